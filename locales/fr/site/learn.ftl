# Apprendre un jeu, et la liste de toutes les pièces.

learn-story = Contexte
learn-examples = Sur le plateau
learn-examples-lead = Parcourez pas à pas les règles qui diffèrent de celles d’autres jeux. Cliquez sur une pièce pour voir où elle peut aller.
learn-rules = Règles
learn-begins = La position au début.
learn-legal = Permis maintenant :
learn-illegal = Interdit :
learn-step = { $at } sur { $of }
learn-back = Précédent
learn-next = Suivant
learn-to-start = Revenir au début
learn-signs = Aspect des pièces
learn-styles-figures = Figures
learn-styles-counters = Jetons
learn-styles-blocks = Formes simples
learn-styles-glyphs = Schémas de marche
learn-styles-letters = Lettres
learn-legend = Comment lire les schémas de marche
learn-legends-slide = Un trait : elle glisse à toute distance sur des cases vides.
learn-legends-leap = Un point : elle y va d’un pas ou d’un saut.
learn-legends-move = Creux ou en pointillé : seulement sans prendre.
learn-legends-take = Une croix : seulement pour prendre.
learn-legends-lame = Un trait fin : les cases du chemin doivent être vides.
learn-legends-hop = Une barre : elle prend en sautant par-dessus une pièce exactement.
learn-legends-elsewhere = Une croix dans un cercle : elle prend ce qui s’y trouve sans s’y rendre.
learn-legends-swap = Un losange : elle échange sa place avec une pièce qui s’y trouve.
learn-legends-twice = Deux points : elle y arrive en deux pas, et le premier peut prendre, lui aussi.
learn-legends-space = Plateaux en trois dimensions : au milieu, le même étage ou la même rangée ; à droite, celui du dessus ou de devant, et celui du dessous ou de derrière.
learn-try-it = Essayer sur le plateau
learn-try-title = Essayer une pièce
learn-try-lead = Cliquez sur une case pour y mettre la pièce. Choisissez une autre pièce pour la mettre sur son chemin ; cliquez à nouveau pour l’enlever.
learn-try-piece = Pièce
learn-click-puts = Un clic place
learn-tools-piece = la pièce
learn-tools-enemy = une pièce adverse
learn-tools-friend = une pièce amie
learn-as-side =
    { $side ->
        [w] Côté blanc
        [red] Côté rouge
        [sente] Côté de Sente
        [gote] Côté de Gote
       *[b] Côté noir
    }
learn-clear = Dégager le chemin
learn-goals =
    { $moves ->
        [one] Elle peut aller sur { $moves } case vide.
       *[other] Elle peut aller sur { $moves } cases vides.
    }
learn-goals-and-captures =
    Elle peut aller sur { $moves ->
        [one] { $moves } case vide
       *[other] { $moves } cases vides
    } et prendre { $captures ->
        [one] { $captures } pièce
       *[other] { $captures } pièces
    }.
learn-pieces = Toutes les pièces
learn-pieces-title = Toutes les pièces · Variorum
learn-pieces-lead = Toutes les pièces de tous les jeux : leur aspect, leur marche et les jeux où on les trouve.
learn-pieces-short = Pièces
learn-fetching = Chargement des pièces…
learn-search = Rechercher une pièce
learn-search-hint = Nom, lettre ou mots de la description
learn-kind-of-move = Elle…
learn-traits-slides = glisse
learn-traits-leaps = saute
learn-traits-steps = fait un pas
learn-traits-hops = prend en sautant
learn-traits-crooked = zigzague
learn-traits-hobbled = peut être bloquée en chemin
learn-traits-swaps = échange sa place avec d’autres
learn-traits-divided = prend autrement qu’elle ne se déplace
learn-traits-forward = ne va que vers l’avant
learn-traits-neutral = n’appartient à aucun camp
learn-found =
    { $count ->
        [one] { $count } type de pièce
       *[other] { $count } types de pièces
    }
learn-more = Afficher plus
learn-card-title = { $name } en { $cell }
learn-card-frozen = Elle est figée : elle ne peut pas bouger maintenant.
learn-card-here = Ici
learn-card-alone = Sur un plateau vide
learn-card-close = Fermer
learn-card-attacked = Attaquée par
learn-card-kept = Protégée par
learn-no-check = Personne n’est en échec.
learn-card-safe = Rien ne l’attaque.
learn-why-not = Pourquoi pas ?
learn-card-hint = Points : elle peut y aller. Cercles : elle peut y prendre.
learn-card-bound = Cases rouges : elle pourrait y aller, mais son roi serait en échec.
learn-card-led = Cases bleues : elle y arrive par un relais ou une porte.
