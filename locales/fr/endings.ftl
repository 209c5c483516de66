# Les fins de partie. Pour les variables, voir le fichier anglais.

own-wins =
    { $winner ->
        [w] Les Blancs gagnent
        [red] Les Rouges gagnent
        [sente] Sente gagne
        [gote] Gote gagne
       *[b] Les Noirs gagnent
    }
own-of-loser =
    { $winner ->
        [b] des Blancs
        [black-of-red] des Rouges
        [gote] de Sente
        [sente] de Gote
       *[w] des Noirs
    }
own-loser-has =
    { $winner ->
        [b] les Blancs ont
        [black-of-red] les Rouges ont
        [gote] Sente a
        [sente] Gote a
       *[w] les Noirs ont
    }
own-loser-has-only =
    { $winner ->
        [b] les Blancs n’ont plus que leur
        [black-of-red] les Rouges n’ont plus que leur
        [gote] Sente n’a plus que sa
        [sente] Gote n’a plus que sa
       *[w] les Noirs n’ont plus que leur
    }

ending-checkmate =
    { $winner ->
        [none] Partie nulle par échec et mat.
       *[other] { own-wins } par échec et mat.
    }
ending-stalemate =
    { $winner ->
        [none] Partie nulle par pat.
       *[other] { own-wins } par pat.
    }
ending-not-home = { own-wins } : la pièce royale { own-of-loser } n’est pas rentrée à temps.
ending-marriage = { own-wins } par mariage.
ending-extinction = { own-wins } : { own-loser-has } perdu la dernière pièce d’un groupe qui devait survivre.
ending-bare =
    { $winner ->
        [none] Partie nulle : chaque camp n’a plus que sa pièce royale.
       *[other] { own-wins } : { own-loser-has-only } pièce royale.
    }
ending-dead =
    { $winner ->
        [none] Partie nulle : aucun camp n’a les pièces pour gagner.
       *[other] { own-wins } : aucun camp n’a les pièces pour mater.
    }
ending-repetition =
    { $winner ->
        [none] Partie nulle par répétition.
       *[other] { own-wins } par répétition.
    }
ending-impasse =
    { $winner ->
        [none] Partie nulle : une pièce royale est entrée dans sa zone, mais les points ne décident pas.
       *[other] { own-wins } : la pièce royale est entrée dans sa zone avec assez de pièces et de points.
    }
ending-explosion = { own-wins } : la pièce royale adverse a sauté.
ending-goal =
    { $winner ->
        [none] Partie nulle : le but est atteint.
       *[other] { own-wins } : le but est atteint.
    }
ending-checks =
    { $winner ->
        [none] Partie nulle par le nombre d’échecs.
       *[other] { own-wins } par le nombre d’échecs.
    }
ending-numbers =
    { $winner ->
        [none] Partie nulle par le nombre de pièces.
       *[other] { own-wins } par le nombre de pièces.
    }
ending-passes =
    { $winner ->
        [none] Partie nulle : les joueurs ont passé.
       *[other] { own-wins } : les joueurs ont passé.
    }
ending-full-board =
    { $winner ->
        [none] Partie nulle : le plateau est plein.
       *[other] { own-wins } : le plateau est plein.
    }
ending-castling =
    { $winner ->
        [none] Partie nulle par le roque.
       *[other] { own-wins } par le roque.
    }
ending-connection =
    { $winner ->
        [none] Partie nulle par connexion.
       *[other] { own-wins } par connexion.
    }
ending-perpetual-check = { own-wins } : l’échec perpétuel est interdit.
ending-perpetual-chase = { own-wins } : la poursuite perpétuelle est interdite.
ending-quiet-turns =
    { $winner ->
        [none] Partie nulle : trop de coups sans prise, parachutage ni coup de pion.
       *[other] { own-wins } : trop de coups sans prise, parachutage ni coup de pion.
    }
ending-counting =
    { $winner ->
        [none] Partie nulle : les coups permis pour mater ont été comptés.
       *[other] { own-wins } : les coups permis pour mater ont été comptés.
    }
ending-resignation = { own-wins } : { own-loser-has } abandonné.
ending-agreement = Partie nulle par accord mutuel.
ending-time =
    { $winner ->
        [none] Partie nulle : le temps est écoulé, mais l’autre camp ne peut pas gagner.
       *[other] { own-wins } au temps.
    }
ending-turn-limit = Partie nulle : la partie a atteint sa longueur maximale.
ending-aborted = La partie a été annulée.
ending-no-start = La partie a été annulée : le premier coup n’a pas été joué à temps.
ending-withdrawn = Le défi a été retiré.
ending-expired = Le défi a expiré.
