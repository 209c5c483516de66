# Wie eine Partie endet. Erklärung der Variablen: siehe die englische Datei.

own-winner =
    { $winner ->
        [w] Weiß
        [red] Rot
        [sente] Sente
        [gote] Gote
       *[b] Schwarz
    }
own-loser =
    { $winner ->
        [b] Weiß
        [black-of-red] Rot
        [gote] Sente
        [sente] Gote
       *[w] Schwarz
    }

ending-checkmate =
    { $winner ->
        [none] Remis durch Matt.
       *[other] { own-winner } gewinnt durch Matt.
    }
ending-stalemate =
    { $winner ->
        [none] Remis durch Patt.
       *[other] { own-winner } gewinnt durch Patt.
    }
ending-not-home = { own-winner } gewinnt: Die königliche Figur von { own-loser } ist nicht rechtzeitig heimgekehrt.
ending-marriage = { own-winner } gewinnt durch Hochzeit.
ending-extinction = { own-winner } gewinnt: { own-loser } hat die letzte Figur einer Gruppe verloren, die überleben musste.
ending-bare =
    { $winner ->
        [none] Remis: Beide Seiten haben nur noch ihre königliche Figur.
       *[other] { own-winner } gewinnt: { own-loser } hat nur noch die königliche Figur.
    }
ending-dead =
    { $winner ->
        [none] Remis: Keine Seite hat die Figuren, um zu gewinnen.
       *[other] { own-winner } gewinnt: Keine Seite hat die Figuren zum Mattsetzen.
    }
ending-repetition =
    { $winner ->
        [none] Remis durch Stellungswiederholung.
       *[other] { own-winner } gewinnt durch Stellungswiederholung.
    }
ending-impasse =
    { $winner ->
        [none] Remis: Eine königliche Figur steht in ihrer Zone, aber die Punkte entscheiden nicht.
       *[other] { own-winner } gewinnt: Die königliche Figur steht mit genug Figuren und Punkten in ihrer Zone.
    }
ending-explosion = { own-winner } gewinnt: Die königliche Figur von { own-loser } wurde gesprengt.
ending-goal =
    { $winner ->
        [none] Remis: Das Ziel ist erreicht.
       *[other] { own-winner } gewinnt: Das Ziel ist erreicht.
    }
ending-checks =
    { $winner ->
        [none] Remis durch die Zahl der Schachs.
       *[other] { own-winner } gewinnt durch die Zahl der Schachs.
    }
ending-numbers =
    { $winner ->
        [none] Remis durch die Zahl der Figuren.
       *[other] { own-winner } gewinnt durch die Zahl der Figuren.
    }
ending-passes =
    { $winner ->
        [none] Remis: Die Spieler haben gepasst.
       *[other] { own-winner } gewinnt: Die Spieler haben gepasst.
    }
ending-full-board =
    { $winner ->
        [none] Remis: Das Brett ist voll.
       *[other] { own-winner } gewinnt: Das Brett ist voll.
    }
ending-castling =
    { $winner ->
        [none] Remis durch Rochade.
       *[other] { own-winner } gewinnt durch Rochade.
    }
ending-connection =
    { $winner ->
        [none] Remis durch Verbindung.
       *[other] { own-winner } gewinnt durch Verbindung.
    }
ending-perpetual-check = { own-winner } gewinnt: Dauerschach ist verboten.
ending-perpetual-chase = { own-winner } gewinnt: Ewiges Jagen ist verboten.
ending-quiet-turns =
    { $winner ->
        [none] Remis: zu viele Züge ohne Schlagen, Einsetzen oder Bauernzug.
       *[other] { own-winner } gewinnt: zu viele Züge ohne Schlagen, Einsetzen oder Bauernzug.
    }
ending-counting =
    { $winner ->
        [none] Remis: Die für das Matt erlaubten Züge sind abgezählt.
       *[other] { own-winner } gewinnt: Die für das Matt erlaubten Züge sind abgezählt.
    }
ending-resignation = { own-winner } gewinnt: { own-loser } hat aufgegeben.
ending-agreement = Remis durch Vereinbarung.
ending-time =
    { $winner ->
        [none] Remis: Die Zeit ist abgelaufen, aber die andere Seite kann nicht gewinnen.
       *[other] { own-winner } gewinnt durch Zeitüberschreitung.
    }
ending-turn-limit = Remis: Die Partie hat ihre größte erlaubte Länge erreicht.
ending-aborted = Die Partie wurde abgebrochen.
ending-no-start = Die Partie wurde abgebrochen: Der erste Zug kam nicht rechtzeitig.
ending-withdrawn = Die Herausforderung wurde zurückgezogen.
ending-expired = Die Herausforderung ist abgelaufen.
