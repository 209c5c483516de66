-- Private games that are not over get the secret behind their links.
UPDATE session SET secret = lower(hex(randomblob(32))) WHERE listed = 0 AND phase <> 'ended';
