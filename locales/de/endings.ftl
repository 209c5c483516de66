# Wie eine Partie endet. Erklärung der Variablen: siehe die englische Datei.

ending-checkmate =
    { $winner ->
        [w] Weiß gewinnt durch Matt.
       *[b] Schwarz gewinnt durch Matt.
    }
ending-stalemate =
    { $winner ->
        [w] Weiß gewinnt durch Patt.
        [b] Schwarz gewinnt durch Patt.
       *[none] Remis durch Patt.
    }
ending-not-home =
    { $winner ->
        [w] Weiß gewinnt: Die königliche Figur von Schwarz ist nicht rechtzeitig heimgekehrt.
       *[b] Schwarz gewinnt: Die königliche Figur von Weiß ist nicht rechtzeitig heimgekehrt.
    }
ending-marriage =
    { $winner ->
        [w] Weiß gewinnt durch Hochzeit.
       *[b] Schwarz gewinnt durch Hochzeit.
    }
ending-extinction =
    { $winner ->
        [w] Weiß gewinnt: Schwarz hat die letzte Figur einer Gruppe verloren, die überleben musste.
       *[b] Schwarz gewinnt: Weiß hat die letzte Figur einer Gruppe verloren, die überleben musste.
    }
ending-bare =
    { $winner ->
        [w] Weiß gewinnt: Schwarz hat nur noch die königliche Figur.
        [b] Schwarz gewinnt: Weiß hat nur noch die königliche Figur.
       *[none] Remis: Beide Seiten haben nur noch ihre königliche Figur.
    }
ending-dead = Remis: Keine Seite hat die Figuren, um zu gewinnen.
ending-repetition =
    { $winner ->
        [w] Weiß gewinnt durch Stellungswiederholung.
        [b] Schwarz gewinnt durch Stellungswiederholung.
       *[none] Remis durch Stellungswiederholung.
    }
ending-impasse =
    { $winner ->
        [w] Weiß gewinnt: Die königliche Figur steht mit genug Figuren und Punkten in ihrer Zone.
        [b] Schwarz gewinnt: Die königliche Figur steht mit genug Figuren und Punkten in ihrer Zone.
       *[none] Remis: Eine königliche Figur steht in ihrer Zone, aber die Punkte entscheiden nicht.
    }
ending-perpetual-check =
    { $winner ->
        [w] Weiß gewinnt: Dauerschach ist verboten.
       *[b] Schwarz gewinnt: Dauerschach ist verboten.
    }
ending-perpetual-chase =
    { $winner ->
        [w] Weiß gewinnt: Ewiges Jagen ist verboten.
       *[b] Schwarz gewinnt: Ewiges Jagen ist verboten.
    }
ending-quiet-turns = Remis: zu viele Züge ohne Schlagen, Einsetzen oder Bauernzug.
ending-counting = Remis: Die für das Matt erlaubten Züge sind abgezählt.
ending-resignation =
    { $winner ->
        [w] Weiß gewinnt: Schwarz hat aufgegeben.
       *[b] Schwarz gewinnt: Weiß hat aufgegeben.
    }
ending-agreement = Remis durch Vereinbarung.
ending-time =
    { $winner ->
        [w] Weiß gewinnt durch Zeitüberschreitung.
        [b] Schwarz gewinnt durch Zeitüberschreitung.
       *[none] Remis: Die Zeit ist abgelaufen, aber die andere Seite kann nicht gewinnen.
    }
ending-turn-limit = Remis: Die Partie hat ihre größte erlaubte Länge erreicht.
ending-aborted = Die Partie wurde abgebrochen.
ending-no-start = Die Partie wurde abgebrochen: Der erste Zug kam nicht rechtzeitig.
ending-withdrawn = Die Herausforderung wurde zurückgezogen.
ending-expired = Die Herausforderung ist abgelaufen.
