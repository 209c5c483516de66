# La ligne de commande : des coups et des questions en texte. Les réponses du serveur sont dans commands.ftl.

command-title = Ligne de commande
command-label = Coup, question ou commande
command-placeholder = / Coup ou question, par exemple aide
command-answers = Réponses
command-no-clock = Cette partie n’a pas de pendule.
command-clocks = Blancs { $white }, Noirs { $black }.
command-watching = Vous regardez cette partie.
command-not-now = Le plateau est en train de changer. Essayez encore une fois.
command-taken-back = Repris.
command-no-undo = Dans une partie classée, on ne reprend pas de coup.
command-nothing-to-undo = Il n’y a rien à reprendre.
command-draw = La nulle est proposée, ou l’offre de l’autre acceptée.
command-resign-sure = Voulez-vous vraiment abandonner ? Tapez encore une fois abandonner.
command-only-in-games = Cela ne sert que dans une partie contre quelqu’un.
