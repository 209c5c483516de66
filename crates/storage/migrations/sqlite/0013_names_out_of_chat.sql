-- Names leave the lines of chat; lines point to the accounts instead. An account made after the line was said only has the same name as
-- its speaker. Lines that are no JSON stay as they are.
UPDATE chat SET
    account = (
        SELECT id FROM account
        WHERE folded = lower(json_extract(chat.line, '$.name')) AND created <= coalesce(json_extract(chat.line, '$.at'), 0)
    ),
    line = json_set(line, '$.name', NULL)
WHERE CASE WHEN json_valid(line) THEN json_type(line, '$.name') = 'text' ELSE FALSE END;
