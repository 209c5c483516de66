-- When logins were last used is not known: those that exist count as used now.
UPDATE login SET used = CAST(unixepoch('subsec') * 1000 AS INTEGER);
