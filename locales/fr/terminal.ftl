# Ce que dit `variorum play`, outre les réponses aux questions et aux commandes (commands.ftl).
#
# $side : white, black et les autres noms des camps, $turn : un coup

terminal-two-players = Deux joueurs à un terminal.
# $you, $engine : les noms des camps ; $how : l’un des deux textes qui suivent
terminal-sides = Vous : { $you }. L’ordinateur : { $engine }, { $how }.
terminal-at-level = au niveau { $level }
terminal-thinking-time = avec { $seconds } s par coup
terminal-begin = Tapez un coup, par exemple { $turn }, ou : aide.
terminal-blind = Le plateau n’est pas affiché ; plateau le décrit.
terminal-help-hint = hint : ce que jouerait l’ordinateur.
terminal-help-flip = flip : tourner le plateau.
terminal-help-quit = quit : quitter.
terminal-after-the-end = (annuler ou quit)
terminal-plays = { command-side } : { $turn }
terminal-engine-plays = { command-side } (ordinateur) : { $turn }
terminal-engine-resigns = { command-side } (ordinateur) : abandon.
terminal-second = Maintenant la seconde partie{ $example ->
        [none] { "" }
       *[other] , par exemple { $example }
    }{ $passes ->
        [true] , ou passer
       *[false] { "" }
    }.
terminal-first-taken-back = La première partie est reprise.
terminal-nothing-to-undo = Vous n’avez pas de coup à reprendre.
terminal-no-clock = Il n’y a pas de pendule.
terminal-over = La partie est finie.
terminal-hint = Indice : { $turn }
terminal-no-move = Il n’y a pas de coup.
terminal-thinking = réflexion …
terminal-refused = { CAPITAL($error) }.

## L’état de la partie, sous le plateau

terminal-in-hand = { command-side }, en main : { COUNT($pieces) ->
        [0] rien
       *[other] { LIST($pieces, type: "plain") }
    }
terminal-lost = { command-side }, pièces perdues : { COUNT($pieces) ->
        [0] rien
       *[other] { LIST($pieces, type: "plain") }
    }
terminal-piece = { $count ->
        [one] { PIECE($piece) }
       *[other] { $count } { PIECE($piece, number: "plural") }
    } ({ $token })
terminal-to-move = { command-side } : au trait.
terminal-in-check = { command-side } : au trait, en échec.
terminal-ended = La partie est finie. { $outcome }
