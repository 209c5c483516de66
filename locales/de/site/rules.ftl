rules-title = Regeln von { $name } · Variorum
rules-plain-title = Regeln · Variorum
rules-fetching = Die Regeln werden geladen …
rules-missing = Hier sind keine Regeln
rules-contents = Auf dieser Seite
rules-pieces = Die Figuren und ihre Zeichen
rules-neutrals = Neutrale Figuren
rules-rulings = Auslegungen
rules-rulings-lead = Was gilt, wo der Text des Erfinders schweigt oder sich widerspricht.
rules-sources = Quellen
rules-royal = königlich
rules-hexagons = { $cells } Sechsecke
rules-size =
    { $pieces ->
        [one] { $size } · { $pieces } Figur
       *[other] { $size } · { $pieces } Figuren
    }
rules-size-with-neutral =
    { $pieces ->
        [one] { $size } · { $pieces } Figur und { $neutral } neutrale
       *[other] { $size } · { $pieces } Figuren und { $neutral } neutrale
    }
rules-play-this = Dieses Spiel spielen
rules-start = Anfangsstellung
rules-rings = Doppelte Linien trennen die Ringe: Ein Schritt darüber führt auf eine Linie eines anderen Rings. Kurze Doppellinien unter einer Linie bedeuten dasselbe für den Schritt zur nächsten Ebene.
rules-regions = Dünne Linien sind Grenzen, die manche Figuren nicht überschreiten dürfen; das steht bei der jeweiligen Figur.

endings-title = Welche Figuren allein gewinnen
endings-lead = Eine Figur und die königliche gegen eine königliche allein, über alle Stellungen, wenn beide Seiten so gut wie möglich spielen.
endings-piece = Figur
endings-to-move = Gewinnt, am Zug
endings-waiting = Gewinnt, andere Seite am Zug
endings-longest-title = Längster Gewinn
endings-longest =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
endings-never = nie
endings-share = { NUMBER($percent, maximumFractionDigits: 2) } %
