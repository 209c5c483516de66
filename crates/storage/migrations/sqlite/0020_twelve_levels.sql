-- There are twelve levels of play for eight: each game keeps the level nearest in strength.
UPDATE session SET level = CASE level
    WHEN 2 THEN 4
    WHEN 3 THEN 5
    WHEN 4 THEN 7
    WHEN 5 THEN 8
    WHEN 6 THEN 10
    WHEN 7 THEN 11
    WHEN 8 THEN 12
    ELSE level
END;
