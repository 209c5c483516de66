-- When logins were last used is not known: those that exist count as used now.
UPDATE login SET used = CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT);
