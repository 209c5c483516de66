# What the language calls itself, for the menu of languages.
language-name = English
# The locale (BCP 47) that numbers, dates, lists and plural forms follow.
language-dates = en-GB
