# Textes pour ce que le serveur désigne par un nombre ou un mot. Là où il n’y en a pas, le texte du serveur est affiché.

level-1 = Premiers pas
level-1-description = Connaît les règles et joue ce qui lui passe par la tête.
level-2 = Nouveau venu
level-2-description = Joue presque un coup sur deux au hasard.
level-3 = Débutant
level-3-description = Voit un coup à l’avance et laisse passer beaucoup de choses.
level-4 = Apprenti
level-4-description = Voit un coup à l’avance, avec des moments d’inattention.
level-5 = Joueur
level-5-description = Voit la réponse, mais pas toujours ce qu’elle vaut.
level-6 = Amateur
level-6-description = Voit les menaces directes, avec des moments d’inattention.
level-7 = Habitué
level-7-description = Voit de courtes combinaisons ; son jugement vacille.
level-8 = Joueur de club
level-8-description = Fait rarement des cadeaux.
level-9 = Fort
level-9-description = Prévoit un peu et punit les erreurs.
level-10 = Expert
level-10-description = Voit loin, en une ou deux secondes.
level-11 = Maître
level-11-description = Réfléchit jusqu’à deux secondes.
level-12 = Pleine force
level-12-description = Réfléchit jusqu’à six secondes par coup.

notice-engine-failed = Le moteur n’a pas pu jouer son coup. Reprenez un coup ou rechargez la page.
