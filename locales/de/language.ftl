language-name = Deutsch
language-dates = de-DE
