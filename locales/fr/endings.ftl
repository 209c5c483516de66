# Les fins de partie. Pour les variables, voir le fichier anglais.

ending-checkmate =
    { $winner ->
        [w] Les Blancs gagnent par échec et mat.
       *[b] Les Noirs gagnent par échec et mat.
    }
ending-stalemate =
    { $winner ->
        [w] Les Blancs gagnent par pat.
        [b] Les Noirs gagnent par pat.
       *[none] Partie nulle par pat.
    }
ending-not-home =
    { $winner ->
        [w] Les Blancs gagnent : la pièce royale des Noirs n’est pas rentrée à temps.
       *[b] Les Noirs gagnent : la pièce royale des Blancs n’est pas rentrée à temps.
    }
ending-marriage =
    { $winner ->
        [w] Les Blancs gagnent par mariage.
       *[b] Les Noirs gagnent par mariage.
    }
ending-extinction =
    { $winner ->
        [w] Les Blancs gagnent : les Noirs ont perdu la dernière pièce d’un groupe qui devait survivre.
       *[b] Les Noirs gagnent : les Blancs ont perdu la dernière pièce d’un groupe qui devait survivre.
    }
ending-bare =
    { $winner ->
        [w] Les Blancs gagnent : les Noirs n’ont plus que leur pièce royale.
        [b] Les Noirs gagnent : les Blancs n’ont plus que leur pièce royale.
       *[none] Partie nulle : chaque camp n’a plus que sa pièce royale.
    }
ending-dead = Partie nulle : aucun camp n’a les pièces pour gagner.
ending-repetition =
    { $winner ->
        [w] Les Blancs gagnent par répétition.
        [b] Les Noirs gagnent par répétition.
       *[none] Partie nulle par répétition.
    }
ending-impasse =
    { $winner ->
        [w] Les Blancs gagnent : la pièce royale est entrée dans sa zone avec assez de pièces et de points.
        [b] Les Noirs gagnent : la pièce royale est entrée dans sa zone avec assez de pièces et de points.
       *[none] Partie nulle : une pièce royale est entrée dans sa zone, mais les points ne décident pas.
    }
ending-perpetual-check =
    { $winner ->
        [w] Les Blancs gagnent : l’échec perpétuel est interdit.
       *[b] Les Noirs gagnent : l’échec perpétuel est interdit.
    }
ending-perpetual-chase =
    { $winner ->
        [w] Les Blancs gagnent : la poursuite perpétuelle est interdite.
       *[b] Les Noirs gagnent : la poursuite perpétuelle est interdite.
    }
ending-quiet-turns = Partie nulle : trop de coups sans prise, parachutage ni coup de pion.
ending-counting = Partie nulle : les coups permis pour mater ont été comptés.
ending-resignation =
    { $winner ->
        [w] Les Blancs gagnent : les Noirs ont abandonné.
       *[b] Les Noirs gagnent : les Blancs ont abandonné.
    }
ending-agreement = Partie nulle par accord mutuel.
ending-time =
    { $winner ->
        [w] Les Blancs gagnent au temps.
        [b] Les Noirs gagnent au temps.
       *[none] Partie nulle : le temps est écoulé, mais l’autre camp ne peut pas gagner.
    }
ending-turn-limit = Partie nulle : la partie a atteint sa longueur maximale.
ending-aborted = La partie a été annulée.
ending-no-start = La partie a été annulée : le premier coup n’a pas été joué à temps.
ending-withdrawn = Le défi a été retiré.
ending-expired = Le défi a expiré.
