-- Turns that lay in one text become rows.
INSERT INTO turn (session, ply, text)
WITH RECURSIVE part (session, ply, text, rest) AS (
    SELECT id, -1, '', trim(turns) || ' ' FROM session WHERE ply > 0
    UNION ALL
    SELECT session, ply + 1, substr(rest, 1, instr(rest, ' ') - 1), ltrim(substr(rest, instr(rest, ' ') + 1))
    FROM part WHERE rest <> ''
)
SELECT session, ply, text FROM part WHERE ply >= 0 AND text <> '';
