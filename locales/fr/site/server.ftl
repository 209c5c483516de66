# Textes pour ce que le serveur désigne par un nombre ou un mot. Là où il n’y en a pas, le texte du serveur est affiché.

level-1 = Premiers pas
level-1-description = Connaît les règles et joue ce qui lui passe par la tête.
level-2 = Débutant
level-2-description = Voit un coup à l’avance et laisse passer beaucoup de choses.
level-3 = Apprenti
level-3-description = Voit deux coups à l’avance, avec des moments d’inattention.
level-4 = Amateur
level-4-description = Voit les menaces directes ; son jugement vacille.
level-5 = Joueur de club
level-5-description = Fait rarement des cadeaux.
level-6 = Fort
level-6-description = Prévoit un peu et punit les erreurs.
level-7 = Expert
level-7-description = Réfléchit jusqu’à deux secondes.
level-8 = Pleine force
level-8-description = Réfléchit jusqu’à six secondes par coup.

notice-engine-failed = Le moteur n’a pas pu jouer son coup. Reprenez un coup ou rechargez la page.
