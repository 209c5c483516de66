# Was `variorum play` außer den Antworten auf Fragen und Befehle (commands.ftl) sagt.
#
# $side: white, black und wie die Seiten sonst heißen, $turn: ein Zug

terminal-two-players = Zwei Spieler an einem Terminal.
# $you, $engine: Namen der Seiten; $how: einer der nächsten beiden Texte
terminal-sides = Du spielst { $you }, der Computer { $engine }, { $how }.
terminal-at-level = auf Stufe { $level }
terminal-thinking-time = mit { $seconds } s je Zug
terminal-begin = Tippe einen Zug, etwa { $turn }, oder: hilfe.
terminal-blind = Das Brett wird nicht gezeigt; brett sagt es an.
terminal-help-hint = hint: was der Computer spielen würde.
terminal-help-flip = flip: das Brett drehen.
terminal-help-quit = quit: beenden.
terminal-after-the-end = (zurück oder quit)
terminal-plays = { side-name } spielt { $turn }
terminal-engine-plays = { side-name } (Computer) spielt { $turn }
terminal-engine-resigns = { side-name } (Computer) gibt auf.
terminal-second = Jetzt der zweite Teil{ $example ->
        [none] { "" }
       *[other] , etwa { $example }
    }{ $passes ->
        [true] , oder passen
       *[false] { "" }
    }.
terminal-first-taken-back = Der erste Teil ist zurückgenommen.
terminal-nothing-to-undo = Es gibt keinen Zug von dir, der zurückgenommen werden könnte.
terminal-no-clock = Es gibt keine Uhr.
terminal-over = Die Partie ist zu Ende.
terminal-hint = Tipp: { $turn }
terminal-no-move = Es gibt keinen Zug.
terminal-thinking = denkt nach …
terminal-refused = { CAPITAL($error) }.

## Der Stand der Partie, unter dem Brett

terminal-in-hand = { side-name } hat in der Hand: { COUNT($pieces) ->
        [0] nichts
       *[other] { LIST($pieces, type: "plain") }
    }
terminal-lost = { side-name } hat verloren: { COUNT($pieces) ->
        [0] nichts
       *[other] { LIST($pieces, type: "plain") }
    }
terminal-piece = { $count ->
        [one] { PIECE($piece) }
       *[other] { $count } { PIECE($piece, number: "plural") }
    } ({ $token })
terminal-to-move = { side-name } ist am Zug.
terminal-in-check = { side-name } ist am Zug und steht im Schach.
terminal-ended = Die Partie ist zu Ende. { $outcome }
