language-name = Français
language-dates = fr-FR
