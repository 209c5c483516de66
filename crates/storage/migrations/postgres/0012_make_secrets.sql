-- Private games that are not over get the secret behind their links. Both functions draw random bits anew for each row.
UPDATE session SET secret = replace(CAST(gen_random_uuid() AS TEXT) || CAST(gen_random_uuid() AS TEXT), '-', '')
WHERE listed = 0 AND phase <> 'ended';
