# Ce que l’on tape dans la ligne de commande du site et dans `variorum play`, et les réponses. Un lecteur d’écran les dit : des phrases courtes et simples.
#
# Variables : $cell : une case, $piece : une sorte de pièce, $side : white ou black, $items : des pièces avec leurs cases (command-item),
# $text : ce qui a été tapé, $turn : un coup

## Les mots qui appellent chaque commande, le plus court d’abord. Les mots anglais sont compris dans toutes les langues.

command-words-piece = p pièce piece
command-words-square = s case
command-words-rank = r rangée rangee
command-words-file = f colonne
command-words-level = l niveau
command-words-attacks = a attaques
command-words-reach = m coups
command-words-last = last dernier
command-words-clock = c pendule
command-words-captured = prises
command-words-hand = main
command-words-material = matériel materiel
command-words-count = compte
command-words-why = pourquoi
command-words-pass = passer
command-words-undo = annuler
command-words-draw = nulle
command-words-resign = abandonner
command-words-board = b plateau
command-words-position = position
command-words-help = h ? aide

## La liste des commandes. $words : les mots ci-dessus ; $token : la lettre d’une pièce

# $parts : one : les coups ont une partie ; optional : une seconde peut suivre ; two : elle doit suivre
command-help = Tapez un coup, par exemple { $turn }, dans toute notation de ce jeu{ $parts ->
        [one] { "" }
        [optional] , puis la seconde partie, ou « passer » ; ou les deux à la fois, séparées par une virgule
       *[two] , puis la seconde partie ; ou les deux à la fois, séparées par une virgule
    }. Ou tapez une de ces commandes :
command-help-piece = { $words } : où sont les pièces d’une sorte : p { $token } ; d’un seul camp ({ $first }) : p { $token } w.
command-help-square = { $words } : ce qu’il y a sur une case, ou sur une rangée, une colonne, un niveau : s { $cell }.
command-help-rank = { $words } : ce qu’il y a sur une rangée : r 1.
command-help-file = { $words } : ce qu’il y a sur une colonne : f a.
command-help-level = { $words } : ce qu’il y a sur un niveau : l { $level }. Seul, l dit le dernier coup.
command-help-attacks = { $words } : ce qui attaque une case, et ce qui défend la pièce qui s’y trouve : a { $cell }.
command-help-reach = { $words } : où une pièce peut aller : m { $cell }. Seul : tous les coups légaux.
command-help-last = { $words } : le dernier coup.
command-help-clock = { $words } : les pendules.
command-help-captured = { $words } : ce que chaque camp a pris.
command-help-hand = { $words } : les pièces en main.
command-help-material = { $words } : combien de pièces a chaque camp.
command-help-count = { $words } : combien de coups sont comptés.
command-help-why = { $words } : pourquoi un coup n’est pas légal : pourquoi { $turn }.
command-help-pass = { $words } : finir le coup sans seconde partie ou, là où le jeu le permet, sans coup.
command-help-undo = { $words } : reprendre.
command-help-draw = { $words } : proposer la nulle, ou l’accepter.
command-help-resign = { $words } : abandonner.
command-help-board = { $words } : tout le plateau, rangée par rangée.
command-help-position = { $words } : la position en texte.
command-help-help = { $words } : cette liste.

## Réponses

# Un camp, seul. $side : white, black
command-side = { $side ->
    [white] Blancs
    [red] Rouges
    [sente] Sente
    [gote] Gote
   *[black] Noirs
}
# Une pièce avec sa case et son camp, dans les listes. $side : white, black, neutral
command-item = { $cell } { PIECE($piece) }{ $side ->
        [neutral] { "" }
       *[other] { " " }{ command-side }
    }
# $side : white, black, neutral
command-pieces = { $side ->
        [neutral] { PIECE($piece) }
       *[other] { command-side }, { PIECE($piece) }
    } : { COUNT($cells) ->
        [0] nulle part
       *[other] { LIST($cells, type: "plain") }
    }.
command-stands = { $item }.
command-empty = { $cell } est vide.
command-rank = Rangée { $rank }
command-file = Colonne { $file }
command-level = Niveau { $level }
command-level-rank = Niveau { $level }, rangée { $rank }
command-line = { $line } : { COUNT($items) ->
        [0] vide
       *[other] { LIST($items, type: "errors") }
    }.
command-attacks = { $item }. Attaquants : { COUNT($attackers) ->
        [0] aucun
       *[other] { LIST($attackers, type: "errors") }
    }. Défenseurs : { COUNT($keepers) ->
        [0] aucun
       *[other] { LIST($keepers, type: "errors") }
    }.
command-attacks-empty = { $cell } est vide. Attaquants, { $first } : { COUNT($white) ->
        [0] aucun
       *[other] { LIST($white, type: "errors") }
    }. { $second } : { COUNT($black) ->
        [0] aucun
       *[other] { LIST($black, type: "errors") }
    }.
command-attacks-neutral = { $item }. Personne ne la prend.
# $legal : false : ce n’est pas à son camp de jouer, donc échecs et clouages ne sont pas considérés
command-reach = { $item } { $legal ->
        [true] peut aller en
       *[false] pourrait aller en
    } : { COUNT($cells) ->
        [0] aucune case vide
       *[other] { LIST($cells, type: "plain") }
    }{ COUNT($victims) ->
        [0] { "" }
       *[other] . { $legal ->
            [true] Peut prendre
           *[false] Pourrait prendre
        } : { LIST($victims, type: "errors") }
    }.
command-frozen = { $item } est immobilisée.
# $more : combien ne sont pas dits
command-moves = { LIST($turns, type: "cells") }{ $more ->
        [0] { "" }
       *[other] { " " }… et { $more } autres
    }
command-no-moves = Il n’y a aucun coup légal.
command-no-moves-from = Aucun coup légal ne commence par { $text }.
command-from = De { $cell } : { LIST($turns, type: "cells") }

command-turn = { command-side } : { COUNT($parts) ->
        [0] passe
       *[other] { LIST($parts, type: "plain") }
    }.
command-begun = Ce coup jusqu’ici : { LIST($parts, type: "plain") }.
command-no-turn = Aucun coup n’a encore été joué.
command-goes = { PIECE($piece) } { $from } en { $to }
command-goes-through = { PIECE($piece) } { $from } en { $to } par { $via }
command-shoots = { PIECE($piece) } { $from } prend { PIECE($victim) } { $to } sans se déplacer
# $beside : true : elle va en $to, à côté de la pièce prise
command-takes = { PIECE($piece) } { $from } prend { PIECE($victim) } { $on }{ $beside ->
        [true] { " " }et va en { $to }
       *[false] { "" }
    }
command-stays = { PIECE($piece) } reste en { $from }
command-put = { PIECE($piece) } placé en { $to }
command-castles = { PIECE($piece) } { $from } roque avec { PIECE($partner) } { $to }{ $via ->
        [none] { "" }
       *[other] { " " }en { $via }
    }
command-swaps = { PIECE($piece) } { $from } change de place avec { PIECE($partner) } { $to }
command-becomes = devient { PIECE($piece) }
command-turns-into = { PIECE($piece) } { $to } devient { PIECE($into) }
command-check = { command-side } en échec, par : { COUNT($attackers) ->
        [0] l’autre pièce royale
       *[other] { LIST($attackers, type: "errors") }
    }.

command-number = { $count ->
        [one] { $count } { PIECE($piece) }
       *[other] { $count } { PIECE($piece, number: "plural") }
    }
command-captured = Pris par { command-side } : { COUNT($items) ->
        [0] rien
       *[other] { LIST($items, type: "plain") }
    }.
command-hand = En main, { command-side } : { COUNT($items) ->
        [0] rien
       *[other] { LIST($items, type: "plain") }
    }.
command-lost = Perdu par { command-side }, et qui peut revenir : { COUNT($items) ->
        [0] rien
       *[other] { LIST($items, type: "plain") }
    }.
command-no-hands = Dans ce jeu, les pièces prises ne reviennent pas.
command-material = { command-side } : { COUNT($items) ->
        [0] rien
       *[other] { LIST($items, type: "plain") }
    }.
# Combien de coups sont comptés. $side : white, black, … ; none : les deux comptent
command-counted = { $side ->
        [none] Compte
       *[other] Compte, { command-side }
    } : { $turns } sur { $limit }.
command-uncounted = On ne compte pas de coups.
command-home = { command-side } : la pièce royale doit rentrer en { $turns ->
        [one] un coup
       *[other] { $turns } coups
    }.
command-position = { $text }

## Ce qui a été tapé n’est pas compris

command-unknown = « { $text } » n’est ici ni un coup légal ni une commande. Tapez « aide » pour la liste des commandes.
command-no-kind = Aucune pièce ne s’appelle « { $text } ». Il y a : { LIST($kinds, type: "plain") }.
command-kind = { $token } { PIECE($piece) }
command-no-cell = Il n’y a pas de case « { $text } ». Les cases vont de { $first } à { $last }.
command-no-rank = Il n’y a pas de rangée « { $text } ». Les rangées vont de { $first } à { $last }.
command-no-file = Il n’y a pas de colonne « { $text } ». Les colonnes vont de { $first } à { $last }.
command-no-level = Il n’y a pas de niveau « { $text } ». Les niveaux sont { LIST($levels, type: "plain") }.
command-no-levels = Ce plateau n’a qu’un niveau.
command-no-pass = On ne peut omettre que la seconde partie d’un coup.
command-not-your-turn = Ce n’est pas à vous de jouer.
command-why-unreadable = « { $text } » ne nomme ni cases ni pièces de ce jeu.
command-turn-too-long = C’est trop long pour un coup.
command-ambiguous = « { $text } » convient à plusieurs coups, dont { $one }.
command-second-missing = Après { $first } vient une seconde partie.
command-no-second = Après { $first }, « { $second } » n’est pas une seconde partie légale.
