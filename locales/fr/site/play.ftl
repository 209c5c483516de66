# La page d’une partie.

play-title = { $game } : { $status } · Variorum
play-setting = Préparation du plateau…
play-missing = Il n’y a pas de partie ici
play-rules = Règles
play-chooser = Que voulez-vous faire en { $cell } ?
play-turns = Coups
play-no-turns = Aucun pour l’instant.
play-number = Numéro
play-in-hand =
    { $side ->
        [w] Pièces en main des Blancs
        [red] Pièces en main des Rouges
        [sente] Pièces en main de Sente
        [gote] Pièces en main de Gote
       *[b] Pièces en main des Noirs
    }
play-count-in-hand = { $piece }, { $count } en main
play-captured =
    { $side ->
        [w] Les Blancs ont pris : { $pieces }.
        [red] Les Rouges ont pris : { $pieces }.
        [sente] Sente a pris : { $pieces }.
        [gote] Gote a pris : { $pieces }.
       *[b] Les Noirs ont pris : { $pieces }.
    }
play-captured-count = { $count } × { $piece }
play-surplus = De plus que l’adversaire : { $pieces }.
play-ahead =
    { $value ->
        [one] Avance : environ { $value } pion.
       *[other] Avance : environ { $value } pions.
    }
play-nothing-in-hand = aucune pièce en main
play-lost-pieces =
    { $side ->
        [w] Pièces perdues des Blancs
        [red] Pièces perdues des Rouges
        [sente] Pièces perdues de Sente
        [gote] Pièces perdues de Gote
       *[b] Pièces perdues des Noirs
    }
play-lost-count = { $piece }, perdues : { $count }
play-count-of = { $piece } : { $count }
play-any-piece = une pièce
play-marked-pieces = une des pièces marquées
play-second-may-move = Vous pouvez encore déplacer : { $pieces }.
play-second-may-place = Vous pouvez encore placer : { $pieces }.
play-second-may-promote = Vous pouvez encore promouvoir : { $pieces }.
play-second-must-move = Déplacez maintenant : { $pieces }.
play-second-must-place = Placez maintenant : { $pieces }.
play-second-must-promote = Promouvez maintenant : { $pieces }.
play-where-to = { $piece } en { $cell } : choisissez la case d’arrivée.
play-cell-for = { $piece } : choisissez une case.
play-take-back = Reprendre
play-new-game = Nouvelle partie
play-what-you-can-do = Actions
play-undo = Annuler le coup
play-takeback = Demander à reprendre
play-offer-draw = Proposer nulle
play-agree-draw = Nulle
play-yes-draw = Oui, nulle
play-abort = Annuler la partie
play-rematch = Revanche
play-next-game = Vers la partie suivante
play-offers = Propositions
play-offered-draw = { $who } propose la nulle.
play-offered-takeback = { $who } demande à reprendre le dernier coup.
play-offered-rematch = { $who } propose une revanche.
play-offering-draw = Vous avez proposé la nulle.
play-offering-takeback = Vous avez demandé à reprendre votre dernier coup.
play-offering-rematch = Vous avez proposé une revanche.
play-accept = Accepter
play-decline = Refuser
play-withdraw = Retirer
play-your-turn =
    { $side ->
        [w] À vous de jouer, avec les Blancs
        [red] À vous de jouer, avec les Rouges
        [sente] À vous de jouer, avec Sente
        [gote] À vous de jouer, avec Gote
       *[b] À vous de jouer, avec les Noirs
    }
play-your-turn-in-check =
    { $side ->
        [w] À vous de jouer, avec les Blancs : vous êtes en échec
        [red] À vous de jouer, avec les Rouges : vous êtes en échec
        [sente] À vous de jouer, avec Sente : vous êtes en échec
        [gote] À vous de jouer, avec Gote : vous êtes en échec
       *[b] À vous de jouer, avec les Noirs : vous êtes en échec
    }
play-waiting-for = En attente d’un adversaire
play-spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
play-you = Vous
play-nameless = Visiteur
play-free = place libre
play-computer = Moteur, niveau { $level }
play-rating = classement { NUMBER($rating, useGrouping: 0) }
play-present = en ligne
play-absent = hors ligne
play-clock-of =
    { $side ->
        [w] Pendule des Blancs
        [red] Pendule des Rouges
        [sente] Pendule de Sente
        [gote] Pendule de Gote
       *[b] Pendule des Noirs
    }
play-first-turn = Premier coup d’ici { $time }
play-home =
    { $count ->
        [one] { $count } coup pour rentrer
       *[other] { $count } coups pour rentrer
    }
play-checks =
    { $count ->
        [one] { $count } échec donné
       *[other] { $count } échecs donnés
    }
play-checks-explained = Les échecs que ce camp a donnés. Les règles disent combien d’échecs décident la partie.
play-counts =
    { $side ->
        [w] Les Blancs comptent : { $turns } sur { $limit }
        [red] Les Rouges comptent : { $turns } sur { $limit }
        [sente] Sente compte : { $turns } sur { $limit }
        [gote] Gote compte : { $turns } sur { $limit }
        [black-of-red] Les Noirs comptent : { $turns } sur { $limit }
        [b] Les Noirs comptent : { $turns } sur { $limit }
       *[none] Compte : { $turns } sur { $limit }
    }
play-counts-explained = Le joueur qui n’a plus que son roi compte les coups. Sans mat en { $limit } coups, la partie est nulle.
play-row = Coup { $turn } sur { $of } de suite
play-home-explained = La pièce royale doit rentrer en ce nombre de coups, sinon la partie est perdue.
play-ko = { $piece } : retour en { $cell } interdit à ce coup.
play-no-chess-clock = sans pendule
play-premove = Coup anticipé : { $turn }
play-premove-gone = Votre coup anticipé n’est plus possible.
play-then-second = Vous pouvez ajouter une seconde partie : cliquez sur sa pièce, puis sur sa case.
play-reviewing = Après le coup { $turn } sur { $all }
play-at-start = Position de départ
play-back-to-now = Revenir à la partie
play-to-start = Première position
play-back = Un coup en arrière
play-forward = Un coup en avant
play-to-end = Position actuelle
play-steps = Positions précédentes
play-chat = Chat
play-chat-players = Seuls les deux joueurs peuvent lire ceci.
play-chat-spectators = Réservé aux spectateurs ; les joueurs ne peuvent pas le lire.
play-chat-none = Aucun message pour l’instant.
play-chat-closed = Le chat de cette partie est fermé.
play-close-chat = Fermer le chat
play-open-chat = Ouvrir le chat
play-say-label = Écrire un message
play-send = Envoyer
play-mute = Masquer { $name }
play-unmute = Ne plus masquer { $name }
play-muted = masqué
play-blocked = bloqué
play-report = Signaler { $name }
play-chat-needs-link = Pour le chat des spectateurs, il faut le lien des spectateurs. Un joueur peut vous le donner.
play-spectator = Spectateur { $mark }
play-invite-heading = Inviter un adversaire
play-invite-lead = Envoyez ce lien à votre adversaire. La personne qui l’ouvre peut prendre l’autre camp.
play-invite-listed = Ce défi est dans le salon. Vous pouvez aussi envoyer ce lien.
play-invite-link = Lien vers cette partie
play-invite-spectators = Lien des spectateurs
play-invite-spectators-lead = La personne qui ouvre ce lien peut regarder et discuter avec d’autres spectateurs, mais pas jouer.
play-invite-spectators-copy = Copier le lien des spectateurs
play-invite-copy = Copier
play-invite-copied = Lien copié.
play-invite-not-copied = La copie a échoué. Sélectionnez le lien et copiez-le vous-même.
play-invite-code = Code QR du lien
play-invite-cancel = Retirer
play-invite-wait = La partie commence ici dès que quelqu’un la rejoint.
play-join-heading = { $name } vous invite à jouer
play-join-waits = { $name } attend une personne invitée
play-join-play = Jouer
play-join-watch = La place est encore libre. Vous pouvez attendre ici et regarder.
play-join-uninvited = Cette partie est privée. Pour jouer, ouvrez le lien d’invitation ; vous pouvez aussi attendre ici et regarder.
play-join-colour =
    { $side ->
        [w] Vous jouez les Blancs.
        [red] Vous jouez les Rouges.
        [sente] Vous jouez Sente.
        [gote] Vous jouez Gote.
       *[b] Vous jouez les Noirs.
    }
play-join-random = Les couleurs sont tirées au sort.
play-join-rated = Cette partie est classée : il faut un compte pour jouer.
play-unrated = non classée
play-rated = classée
play-flip = Retourner le plateau
play-resign = Abandonner
play-yes-resign = Oui, abandonner
play-no = Non
play-copy-position = Copier la position
play-copy-fen = Copier le FEN
play-copy-pgn = Copier le PGN
play-copied = Position copiée.
play-not-copied = La position n’a pas pu être copiée.
play-game-copied = Partie copiée.
play-game-not-copied = La partie n’a pas pu être copiée.
# Annonces pour les lecteurs d’écran.
play-taken-back =
    { $side ->
        [w] Coup repris. Trait aux Blancs.
        [red] Coup repris. Trait aux Rouges.
        [sente] Coup repris. Trait à Sente.
        [gote] Coup repris. Trait à Gote.
       *[b] Coup repris. Trait aux Noirs.
    }
play-put = { $who } placé en { $to }
play-takes = { $who } { $from } prend { $victim } { $to }
play-goes = { $who } { $from } en { $to }
play-becomes = { $gone }, devient { $who }
play-said = { side } : { $turn }.
play-check = Échec.

play-rules-page = Page entière
play-now = À faire maintenant
play-not-sent = Pas encore envoyé : la connexion est perdue.
play-pass = Passer
play-accept-rematch = Accepter la revanche
play-accept-draw = Accepter la nulle
play-accept-undo = Permettre l’annulation
play-about = Partie
play-marks = Marques
play-place = À propos du plateau
play-place-hint = Cliquez sur une pièce pour lire ici comment elle se déplace et ce qui l’attaque, ou sur une case vide pour voir ce qui attaque celle-ci. Un clic là où la pièce prise ne peut pas aller en donne la raison.
play-more = Plus
play-more-hint = Abandon, analyse, copies, plein écran, touches
play-full-screen = Plein écran
play-zen = Zen : le plateau seul
play-zen-off = Quitter le zen
play-keys = Touches
play-rating-change = classement { NUMBER($before, useGrouping: 0) }, maintenant { NUMBER($after, useGrouping: 0) }
play-rating-provisional = classement { NUMBER($rating, useGrouping: 0) }, encore incertain
marks-move = peut y aller
marks-capture = peut y prendre
marks-partner = change de place avec la pièce
marks-first = première partie de votre coup
marks-last = dernier coup
marks-ahead = prévu, pas encore envoyé
marks-check = en échec
marks-ko = fermé pour ce coup
keys-arrows = de case en case
keys-planes = au niveau au-dessus, au-dessous
keys-name = à la case de ce nom
keys-enter = prendre, poser ; passer la seconde partie
keys-escape = un pas en arrière
keys-targets = à la cible suivante, à la précédente
keys-card = ce que peut la pièce
keys-attackers = ce qui attaque la case
keys-level = à ce niveau
keys-views = un niveau seul, coupes le long des rangées, retour à tous les niveaux
keys-hand = prendre une pièce en main
keys-checks = qui donne échec
keys-command = à la ligne de commande : coups et questions en texte
keys-shift = Là où le nom d’une case commence par la lettre, maintenez Maj. Les réglages désactivent les lettres seules.
keys-zoom = agrandir, réduire, plateau entier
keys-steps = à travers les coups, hors du plateau
