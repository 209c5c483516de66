-- Turns that lay in one text become rows.
INSERT INTO turn (session, ply, text)
SELECT session.id, part.number - 1, part.text
FROM session, LATERAL regexp_split_to_table(btrim(session.turns), '\s+') WITH ORDINALITY AS part (text, number)
WHERE session.ply > 0 AND part.text <> '';
