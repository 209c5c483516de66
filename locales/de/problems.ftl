# Was `variorum solve` zu fehlerhaften Forderungen und Aufgaben sagt.

## Was an einer Forderung falsch ist

stipulation-too-long = eine Forderung hat höchstens { $most } Zeichen
stipulation-unreadable = „{ $text }“ ist keine Forderung; Forderungen sehen aus wie #3, h#2.5, s#4, ser-h#7, x[Q]2, win 3 oder pg 4.0
stipulation-no-turns = die Zahl der Züge muss mindestens 1 sein, im Hilfsspiel 0.5
stipulation-too-many-turns = die Zahl der Züge darf höchstens { $most } sein
stipulation-half-turn = halbe Züge gibt es nur im Hilfsspiel und in Beweispartien
stipulation-help-self-too-short = ein Hilfsselbstspiel braucht mindestens einen Zug jeder Seite
stipulation-no-series = diese Spielart gibt es nicht als Serienzüger
stipulation-turns-in-a-row = zu einem Spiel, in dem jemand mehrere Züge in Folge hat, gibt es keine Aufgaben
stipulation-no-cell = das Brett hat kein Feld „{ $cell }“
stipulation-no-piece = das Spiel hat keine Figur „{ $piece }“
stipulation-no-reason = „{ $reason }“ ist kein Ende, das sich auf dem Brett zeigt
stipulation-no-royal = dieses Spiel hat keine königliche Figur, also weder Schach noch Matt; sein Ziel ist „win“
stipulation-over = in dieser Stellung ist die Partie zu Ende
stipulation-wrong-side = nach so vielen Zügen wäre in der Stellung die andere Seite am Zug

## Warum eine Aufgabe einer Datei nicht bestätigt wurde

unverified-no-problem = die Zeile ist keine Aufgabe: { $detail }
unverified-no-game = Spiel nicht verfügbar: { $detail }
unverified-position = das ist keine Stellung des Spiels: { LIST($position, type: "errors") }
unverified-stipulation = fehlerhafte Forderung: { LIST($stipulation, type: "errors") }
unverified-early = die Suche wurde vorzeitig beendet
unverified-nothing = die Aufgabe sagt nichts über ihre Lösungen: sie hat weder `keys` noch `among`, `lines` oder `solutions`
unverified-count = erwartete Lösungen: { $expected }; gefunden: { $found }
unverified-missing = nicht gefunden: { $missing }
unverified-unexpected = außerdem gefunden: { $unexpected }
unverified-differ = nicht gefunden: { $missing }; außerdem gefunden: { $unexpected }

## Was an einem Rätsel falsch ist

puzzle-no-puzzle = die Zeile ist kein Rätsel: { $detail }
puzzle-position = das ist keine Stellung des Spiels: { LIST($position, type: "errors") }
puzzle-over = in dieser Stellung ist die Partie zu Ende
puzzle-stipulation = „{ $stipulation }“ ist kein Ziel eines Rätsels; Ziele sind win N und save N, mit N von 1 bis { $most }
puzzle-id = die Kennung dieses Rätsels ist „{ $expected }“, nicht „{ $id }“
puzzle-length = die Zugfolge hat { $found } statt { $expected } Züge
puzzle-turn = Zug { $number } der Zugfolge: { $turn }
puzzle-ends-early = die Partie ist vor Zug { $number } der Zugfolge zu Ende
puzzle-not-won = die Zugfolge endet nicht mit einem Gewinn der Seite, die beginnt
puzzle-lost = nach dem Zug ist die Partie verloren
puzzle-theme = es gibt kein Thema „{ $theme }“
puzzle-rating = die Wertung ist { $rating }; Wertungen gehen von { $least } bis { $most }
puzzle-twice = das Rätsel steht schon in Zeile { $line }

## Warum ein Rätsel nicht ist, was seine Datei sagt

unconfirmed-unreached = bei Zug { $number } der Zugfolge erreicht kein Zug das Ziel
unconfirmed-other = bei Zug { $number } der Zugfolge erreicht auch oder nur „{ $turn }“ das Ziel
unconfirmed-sooner = bei Zug { $number } der Zugfolge braucht der Gewinn weniger Züge
unconfirmed-themes = die Themen der Zugfolge sind: { $themes }
unconfirmed-early = die Suche wurde vorzeitig beendet
