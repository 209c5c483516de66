-- Names leave the lines of chat; lines point to the accounts instead. An account made after the line was said only has the same name as
-- its speaker. Lines that are no JSON stay as they are.
CREATE FUNCTION pg_temp.chat_line(line TEXT) RETURNS JSONB LANGUAGE plpgsql AS $$
BEGIN
    RETURN line::JSONB;
EXCEPTION WHEN data_exception THEN
    RETURN NULL;
END $$;
UPDATE chat SET
    account = (
        SELECT id FROM account
        WHERE folded = lower(parsed.line ->> 'name') AND created <= CASE WHEN jsonb_typeof(parsed.line -> 'at') = 'number' THEN CAST(parsed.line ->> 'at' AS NUMERIC) ELSE 0 END
    ),
    line = CAST(jsonb_set(parsed.line, '{name}', 'null') AS TEXT)
FROM (SELECT session, number, pg_temp.chat_line(line) AS line FROM chat) AS parsed
WHERE parsed.session = chat.session AND parsed.number = chat.number AND jsonb_typeof(parsed.line -> 'name') = 'string';
DROP FUNCTION pg_temp.chat_line(TEXT);
