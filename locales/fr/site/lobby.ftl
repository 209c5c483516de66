lobby-title = Salon · Variorum
lobby-heading = Salon
lobby-lead = Les défis de personnes qui veulent jouer maintenant. Acceptez-en un ou lancez le vôtre.
lobby-challenges = Défis en attente
lobby-none = Personne n’attend pour le moment. Lancez un défi, puis laissez cette page ouverte ou faites autre chose.
lobby-by = Joueur
lobby-game = Jeu
lobby-colour = Vous jouez
lobby-clock = Cadence
lobby-action = Action
lobby-rated = classée
lobby-custom = position de départ particulière
lobby-either = Couleur au hasard
lobby-no-clock = Sans pendule
lobby-join = Jouer
lobby-join-of = Jouer à { $game } contre { $name }
lobby-cancel = Retirer
lobby-cancel-of = Retirer le défi : { $game }
lobby-yours = Vous
lobby-make = Nouveau défi
lobby-pick-game = Jeu
lobby-watch = Parties à regarder
lobby-none-to-watch = Aucune partie publique n’est en cours.
lobby-count =
    { $count ->
        [one] { $count } défi en attente
       *[other] { $count } défis en attente
    }
