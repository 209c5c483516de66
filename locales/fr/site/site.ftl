# Ce que toutes les pages ont en commun.

site-home = Variorum, tous les jeux
site-parts = Site
site-games = Jeux
site-lobby = Salon
site-analysis = Analyse
site-my-games = Mes parties
site-to-login = Connexion
site-line-lost = Connexion perdue. Nouvelle tentative…
site-stale = Variorum a été mis à jour. Veuillez recharger cette page.
site-reload = Recharger
site-language = Langue
site-all-games = Tous les jeux
site-lost-title = Page introuvable
site-lost = Il n’y a pas de page à cette adresse.
site-cancel = Annuler
site-close-message = Fermer ce message
site-coming = Un instant…
site-try-again = Réessayer
site-unreachable = Le serveur ne répond pas. Variorum fonctionne-t-il encore ?
site-logged-out = Vous n’êtes plus connecté.
site-refused = Le serveur a refusé la requête ({ NUMBER($status, useGrouping: 0) }).
site-read-only = Le site est en maintenance : vous pouvez tout consulter, mais rien ne peut être modifié pour le moment.
site-broken = Une erreur s’est produite sur cette page. Veuillez la recharger.
site-moved-on = La partie a continué entre-temps.
