import{t as e}from"./shared-rolldown-runtime.js";var t=e({default:()=>n}),n=`# Les fins de partie. Pour les variables, voir le fichier anglais.

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
ending-not-home = { own-wins }\xA0: la pièce royale { own-of-loser } n’est pas rentrée à temps.
ending-marriage = { own-wins } par mariage.
ending-extinction = { own-wins }\xA0: { own-loser-has } perdu la dernière pièce d’un groupe qui devait survivre.
ending-bare =
    { $winner ->
        [none] Partie nulle\xA0: chaque camp n’a plus que sa pièce royale.
       *[other] { own-wins }\xA0: { own-loser-has-only } pièce royale.
    }
ending-dead =
    { $winner ->
        [none] Partie nulle\xA0: aucun camp n’a les pièces pour gagner.
       *[other] { own-wins }\xA0: aucun camp n’a les pièces pour mater.
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
        [none] Partie nulle\xA0: les joueurs ont passé.
       *[other] { own-wins }\xA0: les joueurs ont passé.
    }
ending-full-board =
    { $winner ->
        [none] Partie nulle\xA0: le plateau est plein.
       *[other] { own-wins }\xA0: le plateau est plein.
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
ending-perpetual-check = { own-wins }\xA0: l’échec perpétuel est interdit.
ending-perpetual-chase = { own-wins } : la poursuite perpétuelle est interdite.
ending-quiet-turns =
    { $winner ->
        [none] Partie nulle\xA0: trop de coups sans prise, parachutage ni coup de pion.
       *[other] { own-wins }\xA0: trop de coups sans prise, parachutage ni coup de pion.
    }
ending-counting =
    { $winner ->
        [none] Partie nulle\xA0: les coups permis pour mater ont été comptés.
       *[other] { own-wins }\xA0: les coups permis pour mater ont été comptés.
    }
ending-resignation = { own-wins }\xA0: { own-loser-has } abandonné.
ending-agreement = Partie nulle par accord mutuel.
ending-time =
    { $winner ->
        [none] Partie nulle\xA0: le temps est écoulé, mais l’autre camp ne peut pas gagner.
       *[other] { own-wins } au temps.
    }
ending-turn-limit = Partie nulle\xA0: la partie a atteint sa longueur maximale.
ending-aborted = La partie a été annulée.
ending-no-start = La partie a été annulée\xA0: le premier coup n’a pas été joué à temps.
ending-withdrawn = Le défi a été retiré.
ending-expired = Le défi a expiré.
`,r=e({default:()=>i}),i=`# Errors, one message each; a test compares the ids and variables with the English file.
# From “Why a password is too easy to guess” on, most sentences follow a colon or a line number: begin them with a small letter and end
# them without a full stop.

# A side, within a sentence. $side: white, black, and where the game has other names red, black-of-red, sente, gote
side-name = { $side ->
    [white] les Blancs
    [red] les Rouges
    [sente] Sente
    [gote] Gote
   *[black] les Noirs
}

# Why a game is over, in a few words. $reason: see endings.ftl
reason-name = { $reason ->
    [checkmate] échec et mat
    [stalemate] pat
    [not-home] la pièce royale n’est pas rentrée à temps
    [marriage] mariage
    [extinction] la dernière pièce d’un groupe a disparu
    [bare] une pièce royale seule
    [explosion] la pièce royale a sauté
    [goal] le but est atteint
    [checks] les échecs ont été comptés
    [numbers] les pièces ont été comptées
    [passes] les joueurs ont passé
    [full-board] le plateau est plein
    [castling] un joueur a roqué
    [connection] des pièces sont reliées
    [dead] aucun camp ne peut gagner
    [impasse] une pièce royale entrée dans sa zone avec assez de points
    [repetition] répétition
    [perpetual-check] échec perpétuel
    [perpetual-chase] poursuite perpétuelle
    [counting] les coups permis pour mater ont été comptés
   *[quiet-turns] trop longtemps sans prise, parachutage ni coup de pion
}

# The title of a picture.
picture-title = { $game }\xA0: { $side ->
    [white] trait aux Blancs
    [red] trait aux Rouges
    [sente] trait à Sente
    [gote] trait à Gote
   *[black] trait aux Noirs
}

# A row of a position text; in space, a rank on one level. $row-rank: number; $row-level: letter, or none
position-row = { $row-level ->
    [none] rangée { $row-rank }
   *[other] rangée { $row-rank }, étage { $row-level }
}

# A number in a position text. $field: halfmove-clock, move-number
position-field = { $field ->
    [halfmove-clock] le compteur de demi-coups
   *[move-number] le numéro du coup
}

# Pieces off the board, before a colon. $stock: hand, lost
position-stock = { $stock ->
    [hand] main
   *[lost] pièces perdues
}

## Answers of the server

error-bad-request = { $request }
error-impossible = { $obstacle }
error-login-needed = Veuillez d’abord vous connecter.
error-forbidden = { $forbidden }
error-not-found = { $missing }
error-no-method = Cette adresse n’accepte pas ce type de requête.
error-too-slow = La requête n’est pas arrivée à temps.
error-too-large = La requête est trop volumineuse.
error-not-json = La requête doit être de type application/json.
error-too-many-requests = Vous envoyez trop de requêtes ; veuillez attendre { $wait ->
    [one] une seconde
   *[other] { $wait } secondes
}.
error-internal = Une erreur s’est produite sur le serveur.
error-busy = { $busy }
error-storage-full = Le disque du serveur est plein. Rien n’a été modifié ; veuillez réessayer plus tard.
error-storage-disk = Le disque du serveur est défaillant. Rien n’a été modifié ; veuillez réessayer plus tard.
error-storage-read-only = La base de données du serveur n’accepte aucune modification pour le moment.
error-storage-damaged = La base de données du serveur est endommagée ; l’administrateur doit la réparer.
error-storage-locked = Un autre programme a verrouillé la base de données du serveur ; veuillez réessayer dans quelques secondes.
error-storage-unreachable = La base de données du serveur ne répond pas. Veuillez vérifier dans quelques secondes avant de recommencer.
error-read-only = L’administrateur intervient sur ce site\xA0: pour le moment, vous pouvez tout consulter, mais rien ne peut être modifié.
error-network-blocked = L’administrateur de ce site a bloqué votre réseau.
error-no-session = Cette partie n’est pas en cours, ou n’existe pas.
error-old-rules = { $rules }
error-game-gone = C’est une partie du jeu «\xA0{ $game }\xA0», qui n’est plus sur ce serveur. Elle pourra être rouverte quand le fichier du jeu sera de retour.
error-moved-on = La partie a continué entre-temps.
error-illegal-turn = { $illegal }
error-game-over = La partie est terminée.
error-not-over = La partie n’est pas encore terminée.
error-not-your-turn = C’est à votre adversaire de jouer.
error-engines-turn = C’est au moteur de jouer.
error-seat-free = Une place est encore libre\xA0: attendez un adversaire.
error-seat-taken = Il n’y a plus de place libre dans cette partie. Vous pouvez la regarder.
error-seated = Vous avez déjà une place dans cette partie.
error-no-seat = Vous n’avez pas de place dans cette partie.
error-invitation-needed = Cette partie est privée\xA0: pour jouer, ouvrez l’invitation que son créateur vous a envoyée.
error-blocked = Vous ne pouvez pas jouer contre cette personne\xA0: l’un de vous a bloqué l’autre.
error-time-over = Votre temps est écoulé.
error-begun = La partie a commencé\xA0: vous pouvez abandonner, mais plus l’annuler.
error-no-offer = Cette proposition n’existe pas.
error-declined = Cela a été refusé\xA0: jouez un coup avant de le proposer à nouveau.
error-no-claim = On ne peut pas réclamer la nulle dans cette position.
error-nothing-to-take-back = Il n’y a aucun coup à reprendre.
error-rated = On ne peut pas reprendre de coup dans une partie classée.
error-engine-declines = Le moteur n’accepte pas la nulle.
error-no-help = Les conseils et les menaces ne s’affichent que dans les parties non classées contre le moteur.
error-no-game = Le jeu «\xA0{ $game }\xA0» n’existe pas.{ $suggestion ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire «\xA0{ $suggestion }\xA0» ?
}
error-bad-position = { $start }
error-rated-needs-login = Connectez-vous pour jouer des parties classées.
error-rated-terms = Une partie classée demande un adversaire, une pendule et la position de départ habituelle.
error-too-many-challenges = Vous avez assez de défis en attente ; retirez-en un d’abord.
error-full = { $full }
error-chat-empty = Écrivez d’abord quelque chose.
error-chat-too-long = Un message compte au plus { $most } caractères.
error-chat-too-fast = Vous écrivez trop vite ; attendez quelques secondes.
error-chat-closed = Un joueur a fermé le chat de cette partie.
error-link-needed = Cette partie est privée : pour écrire, ouvrez le lien des spectateurs, qu’un joueur peut vous donner.
error-chat-too-new = Attendez une minute avant d’écrire dans le chat, ou connectez-vous.
error-no-cookie = Votre navigateur n’a pas envoyé de cookie\xA0: rechargez la page pour écrire.
error-wrong-password = { $wrong }
error-too-many-attempts = Trop de tentatives ; veuillez attendre cinq minutes.
error-too-many-accounts = Trop de comptes ont été créés depuis votre adresse ; veuillez réessayer plus tard.
error-name-taken = Ce nom, ou un autre qui lui ressemble, est déjà pris.
error-name-length = Un nom compte de { $least } à { $most } caractères.
error-name-letters = { $letters }
error-name-reserved = Ce nom n’est pas disponible. Veuillez en choisir un autre.
error-password-length = Un mot de passe compte de { $least } à { $most } caractères.
error-password-easy = Ce mot de passe est trop facile à deviner\xA0: { $weakness }.
error-account-locked = Ce compte est verrouillé. Veuillez vous adresser à l’administrateur de ce site.
error-no-player = Aucun joueur ne porte ce nom.
error-record-too-large = { $limit }
error-no-line = Ce message du chat n’existe pas, ou il est trop ancien.
error-report-unclear = { $report }
error-too-many-reports = Vous avez envoyé assez de signalements pour l’instant ; merci.
error-too-many-blocks = Vous pouvez bloquer au plus { $most } joueurs.
error-too-many-analyses = Trop d’analyses sont en cours depuis votre adresse ; veuillez en arrêter une.
error-engine-busy = Le moteur a trop de requêtes ; veuillez réessayer dans une minute.
error-too-many-sockets = { $sockets }
error-closing = Le serveur est en cours d’arrêt.

## Why a request is not as it is described: error-bad-request

request-broken-off = La requête a été interrompue.
request-unreadable-body = La requête est illisible\xA0: { $detail }.
request-unreadable-message = Le message est illisible\xA0: { $detail }.
request-unreadable-query = Les paramètres de cette adresse sont illisibles\xA0: { $detail }.
request-two-starts = Indiquez soit une position, soit le numéro d’une position de départ, mais pas les deux.
request-level = Le niveau doit être compris entre { $least } et { $most }.
request-line-too-long = Une suite compte au plus { $most } coups.
request-typed-too-long = Une ligne tapée compte au plus { $most } caractères.
request-line-count = Le nombre de variantes doit être compris entre 1 et { $most }.
request-depth = La profondeur doit être comprise entre 1 et { $most }.
request-seconds = Le temps doit être compris entre 1 et { $most } secondes.
request-tag-name = Le nom d’une balise ne contient que des lettres, des chiffres et «\xA0_\xA0».
request-clock-too-long = Une pendule affiche au plus { $most } millisecondes.
request-not-in-range = «\xA0{ $name }\xA0» doit être un nombre de { $least } à { $most }.
request-not-a-flag = «\xA0{ $name }\xA0» doit être 1 ou 0.
request-theme = «\xA0theme\xA0» doit être light, dark ou print.
request-piece-style = «\xA0pieces\xA0» doit être figures, counters, blocks ou letters.
request-unknown-parameter = Les images n’ont pas de paramètre «\xA0{ $name }\xA0».
request-animation-too-wide = Une animation a une largeur d’au plus { $most } pixels.
request-no-page = Cette page n’existe pas.
request-too-many-skipped = La liste des exercices à écarter compte au plus { $most } caractères.
request-socket-version = Ce serveur utilise la version { $version } du protocole des sockets.
request-not-a-socket = Cette adresse est réservée aux WebSockets.

## What cannot be done: error-impossible

obstacle-block-yourself = Vous ne pouvez pas vous bloquer vous-même.
obstacle-clock = Cette pendule n’est pas possible\xA0: { $clock }.
obstacle-no-own-seat = Si une place reste libre, prenez vous-même l’autre.
obstacle-line-too-long = Une suite compte au plus { $most } coups.
obstacle-no-cell = Le plateau n’a pas cette case.
obstacle-puzzle-turns = Cet exercice demande de 1 à { $most } tours.
obstacle-no-task = L’étape { $step } de la partie guidée n’a pas de tâche.
obstacle-position-or-pieces = La requête doit contenir soit «\xA0position\xA0», soit «\xA0pieces\xA0».
obstacle-empty-cell = Il n’y a pas de pièce en { $cell }.
obstacle-too-many-pieces = Un diagramme compte au plus { $most } pièces.
obstacle-unreadable-piece = «\xA0{ $found }\xA0» n’est pas une pièce de ce jeu sur une case de son plateau ; écrivez par exemple wK@e1.
obstacle-too-many-arrows = Une image compte au plus { $most } flèches.
obstacle-unreadable-arrow = «\xA0{ $found }\xA0» n’est pas une flèche sur ce plateau, comme e2-e4.
obstacle-animation-too-long = Une animation montre au plus { $most } coups.
obstacle-picture-too-high = L’image serait trop haute\xA0: demandez une largeur plus petite.
obstacle-node-without-parent = Le nœud { $node } n’a pas de coup, ou son parent ne le précède pas.
obstacle-unwritable = La partie ne peut pas être écrite\xA0: { $record }.

## error-busy

busy-logging-in = Trop de personnes se connectent en ce moment ; veuillez réessayer.
busy-changed-elsewhere = La partie a été modifiée ailleurs ; veuillez réessayer.
busy-put-away = La partie est en cours d’enregistrement ; veuillez réessayer.
busy-picture-abandoned = L’image n’a pas été terminée, car plus personne ne l’attendait ; veuillez réessayer.

## error-full

full-games-in-progress = Ce serveur a déjà { $most } parties en cours et n’en accepte pas d’autres pour le moment.
full-games-in-memory = Trop de parties sont ouvertes ; veuillez réessayer plus tard.
full-sockets = Trop de navigateurs sont connectés ; veuillez réessayer plus tard.
full-reports = L’administrateur a déjà trop de signalements à lire.

## error-forbidden

forbidden-host = Ce serveur ne répond pas à ce nom d’hôte.
forbidden-origin = Seules les pages de Variorum peuvent modifier des parties.

## error-not-found

missing-request = Il n’y a rien à cette adresse.
missing-thing = Rien ne porte cet identifiant.
missing-puzzle = Cet exercice n’existe pas.
missing-file = Ce fichier n’existe pas.
missing-contact = L’administrateur de ce site n’a indiqué aucun contact.

## error-bad-position

start-faulty = Ce n’est pas une position de ce jeu\xA0: { LIST($position, type: "errors") }.
start-no-such-number = Le jeu n’a pas de position de départ portant ce numéro.

## error-illegal-turn

illegal-now = { $turn }.
illegal-in-line = Coup { $number }\xA0: { $play }.
illegal-first-part = «\xA0{ $first }\xA0» n’est pas ici une première partie de coup légale.

## error-old-rules

rules-turns = Cette partie a été jouée avec d’autres règles que celles d’aujourd’hui et ne peut plus être ouverte.
rules-ending = Cette partie a une fin que cette version de Variorum ne connaît pas.

## error-record-too-large

limit-nodes = Une partie à écrire compte au plus { $most } nœuds, mais celle-ci en compte { $found }.
limit-siblings = Un coup peut avoir au plus { $most } suites, mais le nœud { $node } en a davantage.
limit-tags = Une partie à écrire compte au plus { $most } balises, mais celle-ci en compte { $found }.
limit-bytes = Le texte d’une partie compte au plus { $most } octets, mais celui-ci en compterait { $found }.
limit-text = On peut lire au plus { $most } Mio de texte à la fois. Envoyez les parties en plusieurs fois, ou lisez le fichier avec « variorum record », qui lit des fichiers de toute taille.

## Why a password is too easy to guess; follows a colon

weakness-has-name = il contient votre nom ou celui du site
weakness-common = il ressemble à un mot de passe très répandu
weakness-pattern = il se compose de répétitions, de suites ou de rangées de touches
weakness-one-word = un mot, un nom ou une date ne suffit pas ; ajoutez encore un mot ou deux
weakness-short = ajoutez encore un mot ou deux

## error-name-letters

letters-other = Un nom ne contient que des lettres de A à Z, des chiffres, «\xA0-\xA0» et «\xA0_\xA0».
letters-first = Un nom commence par une lettre ou un chiffre.

## error-report-unclear

report-too-long = Un signalement compte au plus { $most } caractères.
report-no-subject = Un signalement concerne soit un joueur, soit un message du chat.

## error-wrong-password

wrong-log-in = Le nom ou le mot de passe est incorrect.
wrong-confirmation = Le mot de passe est incorrect.
wrong-recovery = Le nom ou le code de secours est incorrect, ou le code a déjà servi.

## error-too-many-sockets

sockets-connections = Trop de connexions viennent de votre adresse.
sockets-watched = Trop de parties sont suivies depuis votre adresse.
sockets-games-on-socket = Une connexion peut suivre au plus { $most } parties.

## Fields of the position editor

setup-no-side = le camp au trait doit être «\xA0w\xA0» ou «\xA0b\xA0»
setup-no-cell = le plateau n’a pas de case «\xA0{ $found }\xA0»
setup-no-piece = le jeu n’a pas de pièce «\xA0{ $found }\xA0»
setup-no-neutral = le jeu n’a pas de pièce neutre «\xA0{ $found }\xA0»
setup-two-pieces = il y a deux pièces en { $cell }
setup-no-hands = dans ce jeu, personne n’a de pièces en main

## What is wrong with a position

position-too-long = le texte est bien trop long pour une position
position-empty = le texte est vide ; une position commence par les pièces sur le plateau, la rangée la plus haute d’abord, avec «\xA0/\xA0» entre les rangées
position-not-shuffled = les positions de départ de ce jeu ne sont pas mélangées, ses dispositions n’ont donc pas de numéro
position-no-such-shuffle = aucune position de départ de ce jeu nommée « { $name } » n’est mélangée
position-no-such-array = il n’y a pas de disposition { $number } : les { $count } dispositions sont numérotées à partir de 0
position-side-unknown = «\xA0{ $found }\xA0» devrait être le camp au trait\xA0: «\xA0w\xA0» ou «\xA0b\xA0»
position-side-missing = le camp au trait manque\xA0: écrivez «\xA0w\xA0» ou «\xA0b\xA0» après le plateau
position-not-a-number = «\xA0{ $found }\xA0» devrait être { position-field }, un nombre entier
position-extra-field = «\xA0{ $found }\xA0» est un champ de trop
position-unknown-field = «\xA0{ $found }=\xA0» n’a pas de sens dans ce jeu
position-hands-unclosed = la liste des pièces en main doit se terminer par «\xA0]\xA0», sans rien après
position-no-hands = dans ce jeu, personne n’a de pièces en main
position-never-in-hand = { PIECE($piece, article: "indefinite") } ne peut pas être en main
position-not-counted = pièces perdues\xA0: on ne compte pas { PIECE($piece, article: "definite", number: "plural") }
position-rank-count = le plateau a { $expected } rangées, mais le texte en a { $found }
position-level-count = rangée { $rank }\xA0: le plateau a { $expected } étages, mais le texte en a { $found }
position-cell-count = { position-row }\xA0: elle a { $expected } cases, mais le texte en remplit { $found }
position-empty-cells = { position-row }\xA0: «\xA0{ $found }\xA0» n’est pas un nombre possible de cases vides
position-unknown-piece = { position-row }\xA0: «\xA0{ $found }\xA0» n’est pas une pièce de ce jeu
position-unknown-stock = { position-stock }\xA0: «\xA0{ $found }\xA0» n’est pas une pièce de ce jeu
position-stock-count = { position-stock }\xA0: un nombre de pièces doit être compris entre 1 et { $most }
position-castling-unreadable = roque : « { $found } » devrait être « - », des lettres comme « KQkq » ou les cases des partenaires, séparées par des virgules
position-castling-twice = roque\xA0: { $cell } figure deux fois
position-too-many-rights = roque\xA0: trop de cases
position-castling-impossible = le roque avec la pièce en { $cell } est impossible\xA0: les deux pièces ne sont pas là où il est permis
position-castling-royal-unnamed = roque\xA0: il faut nommer aussi { $cell }\xA0: dans ce jeu, la pièce royale est nommée avec ses partenaires tant qu’elle n’a pas bougé
position-passing-unreadable = en passant : « { $found } » devrait être « - » ou les cases qu’une pièce vient de franchir, comme « e3 » ou « e3:e4 »
position-too-many-passed = en passant\xA0: trop de cases
position-no-double-step = il n’y a en { $cell } aucune pièce qui aurait pu faire un double pas au coup précédent
position-passed-occupied = la case de prise en passant { $cell } n’est pas vide
position-ko-unreadable = ko\xA0: «\xA0{ $found }\xA0» devrait être «\xA0DÉPART>ARRIVÉE\xA0»
position-ko-empty = ko\xA0: il n’y a pas de pièce neutre en { $cell }
position-count-unreadable = compte : « { $found } » devrait être les coups comptés et leur limite, comme « 6/32 »
position-home-unreadable = retour\xA0: «\xA0{ $found }\xA0» devrait être un camp et un nombre de coups, comme «\xA0W2\xA0»
position-home-too-long = retour\xA0: { side-name } ont au plus { $most ->
    [one] { $most } coup
   *[other] { $most } coups
}
position-home-guarded = retour\xA0: { side-name } ont encore une pièce qui garde la pièce royale
position-checks-unreadable = échecs : « { $found } » devrait être un camp et le nombre d’échecs qu’il a donnés, comme « W2 »
position-castled-unreadable = roque : « { $found } » devrait nommer les camps qui ont roqué, comme « W » ou « WB »
position-struck-unreadable = prise : « { $found } » devrait être la case où le dernier coup a pris une pièce, comme « e5 »
position-made-unreadable = joués : « { $found } » devrait être le nombre de coups que le joueur au trait a déjà joués de suite, comme « 1 »
position-made-too-many = joués : { side-name } ont { $most ->
    [one] { $most } coup
   *[other] { $most } coups
} dans cette série, ce serait donc à l’autre camp
position-passes-unreadable = coups passés\xA0: «\xA0{ $found }\xA0» devrait être le nombre de coups passés de suite, comme «\xA01\xA0»
position-facing-unreadable = face à face : « { $found } » devrait être le nombre de coups de suite après lesquels des pièces royales se faisaient face, comme « 2 »
position-wrong-side = { side-name } ne peuvent pas avoir { PIECE($piece, article: "indefinite") }
position-royal-count = { side-name } { $found ->
    [0] n’ont { PIECE($piece, article: "no") }
   *[other] ont { $found } { PIECE($piece, number: "plural") }
} sur le plateau ; il en faut exactement { GENDER($piece) ->
    [feminine] une
   *[masculine] un
}
position-no-royal = { side-name } n’ont aucune pièce royale sur le plateau
position-opponent-in-check = c’est { $side ->
    [white] aux Blancs
   *[black] aux Noirs
} de jouer, mais { PIECE($piece, article: "definite") } de l’autre camp est en prise\xA0: aucun coup ne peut l’y laisser

## What a reader of positions guessed or left out, and what cannot occur in a game

remark-side-assumed = le texte ne dit pas qui joue : on suppose que ce sont { side-name }
remark-side-read = « { $found } » est lu ainsi : { side-name } jouent
remark-sides-exchanged = le texte est lu comme un SFEN, où « { $found } » veut dire : { side-name } jouent
remark-other-letters = « { $letter } » est lu comme une pièce du type { PIECE($piece) }, car le texte emploie d’autres lettres que les nôtres
remark-digits-added = « { $found } » est lu comme { $empty } cases vides
remark-neutral-sign = « { $found } » est lu comme « { $token } »
remark-no-partner = roque : pour { $letter }, il n’y a pas de pièce du type { PIECE($piece) } ; le droit est omis
remark-no-castling-from = roque : la pièce en { $cell } ({ PIECE($piece) }) ne peut pas roquer comme le dit { $letter } ; le droit est omis
remark-no-castling = ce jeu n’a pas de roque ; « { $found } » est omis
remark-nothing-passed = en passant : aucune pièce ne vient de franchir { $found } ; le champ est omis
remark-count-left-out = le compte { $count } sur { $limit } est omis
remark-operations-left-out = ces opérations sont omises : { $found }
remark-field-left-out = « { $found } » n’a pas de sens dans ce jeu et est omis
remark-moves-left-out = seule la position est lue, pas les coups qui la suivent
remark-out-of-reach = { side-name } ne peuvent pas, dans une partie, avoir une pièce du type { PIECE($piece) } en { $cells }
remark-file-shared = { side-name } ne peuvent pas, dans une partie, avoir deux pièces du type { PIECE($piece) } sur la colonne { $file }
remark-too-many = le jeu a { $most } pièces du type { PIECE($piece) } et de ses formes promues, mais il y en a ici { $found }
remark-too-many-of-side = { side-name } : { $found } pièces du type { PIECE($piece) } et de ses formes promues, alors que { $most } sont possibles

## Why a text is not a legal turn

turn-too-long = ce texte est trop long pour un coup
turn-illegal = «\xA0{ $turn }\xA0» n’est pas un coup légal ici
turn-illegal-second = après «\xA0{ $first }\xA0», «\xA0{ $second }\xA0» n’est pas une seconde partie légale
turn-ambiguous = « { $turn } » correspond à plusieurs coups, dont « { $one } »
turn-second-missing = «\xA0{ $first }\xA0» demande une seconde partie, après une virgule

## Why something cannot be done in a game

play-over = la partie est terminée
play-turn = { $turn }
play-no-claim = on ne peut pas réclamer la nulle dans cette position

## Why there is no such clock

clock-too-long = une pendule a au plus trois heures, et au plus trois minutes d’incrément ou de délai par coup
clock-too-short = une pendule demande au moins dix secondes, ou une seconde d’incrément ou de délai par coup
clock-both = une pendule a un incrément ou un délai, mais pas les deux

## What is wrong with a text of games

text-tag-form = cette ligne devrait avoir la forme [Nom "valeur"]
text-tag-twice = la balise { $tag } figure deux fois
text-too-many-tags = la partie a trop de balises
text-comment-open = ce commentaire n’est pas fermé\xA0: il manque «\xA0{"}"}\xA0»
text-comment-unopened = «\xA0{"}"}\xA0» sans «\xA0{"{"}\xA0»
text-variation-unopened = «\xA0)\xA0» sans «\xA0(\xA0»
text-variation-open = une variante n’est pas fermée\xA0: il manque «\xA0)\xA0»
text-variation-first = une variante doit suivre le coup qu’elle remplace
text-command = [%{ $found }] est illisible
text-not-a-glyph = «\xA0{ $found }\xA0» n’est pas un glyphe comme «\xA0$1\xA0»
text-not-a-mark = «\xA0{ $found }\xA0» n’est pas une annotation comme «\xA0!?\xA0»
text-glyph-beyond = « { $found } » n’est pas un signe de la norme et est ignoré
text-not-a-turn = « { $found } » n’est pas un coup ; la suite de cette ligne est ignorée
text-glyph-first = un glyphe doit suivre un coup
text-too-many-turns = la partie a trop de coups
text-encoding = ce n’est pas de l’UTF-8 ; la lecture se fait en { $encoding }
text-quotes = la valeur de { $tag } contient des guillemets sans « \\ »
text-numbers-restart = la numérotation recommence ici ; la suite est lue comme la partie suivante
text-result-contradicts = la balise Result indique « { $tag } », mais la partie se termine par { $found }
text-game-too-large = cette partie a plus de { $most }\xA0Mio de texte ; le reste est omis
text-too-many-games = il y a plus de { $most } parties ; le reste est omis
text-more-errors = à partir d’ici, { $count ->
    [one] { $count } autre erreur est omise
   *[other] { $count } autres erreurs sont omises
}
text-no-game = la partie n’a pas de ligne [Game "…"] avec l’identifiant d’un jeu
text-unknown-game = le jeu « { $game } » n’existe pas ici
text-no-board = aucun jeu noté ainsi ne se joue sur un plateau de { $files } cases sur { $ranks }
text-assumed-game = le jeu n’est pas nommé ; la partie est lue comme { $game }
text-null-in-check = « { $turn } » : un camp en échec ne peut pas passer
text-start-remark = position de départ : { $remark }
text-ranks-from-zero = les rangées sont lues comme numérotées à partir de 0
text-placement = « { $found } » ne place aucune pièce de ce jeu
text-start = la position de départ est inutilisable\xA0: { LIST($position, type: "errors") }
text-after-the-end = «\xA0{ $turn }\xA0»\xA0: la partie est terminée ({ reason-name })
text-unclaimed = « { $turn } » : d’après les règles d’ici, la partie était déjà terminée ({ reason-name }), mais personne ne l’a fait valoir
text-no-variations = les fichiers { $format } n’ont pas de variantes ; nombre de coups omis : { $turns }
text-turn = { $turn }

## Why a game cannot be written

record-not-a-turn = «\xA0{ $found }\xA0» n’est pas un coup
record-tag = la balise { $tag } ne peut pas être écrite
`,a=e({default:()=>o}),o=`account-title = Compte · Variorum
account-heading = Compte
account-log-in = Se connecter
account-sign-up = Créer un compte
account-log-out = Se déconnecter
account-log-out-everywhere = Se déconnecter de tous les appareils
account-lead = Nul besoin d’un compte pour jouer. Avec un compte, vous retrouvez vos parties sur d’autres appareils et vous pouvez jouer des parties classées.
account-choice = Que voulez-vous faire ?
account-name = Nom
account-name-hint = De 3 à 20 caractères\xA0: lettres de A à Z, chiffres, «\xA0-\xA0» et «\xA0_\xA0». Tout le monde peut le voir.
account-password = Mot de passe
account-password-hint = Au moins 8 caractères, et difficile à deviner\xA0: quelques mots font bien l’affaire. Ce site n’envoie pas de courriel : si vous l’oubliez, il vous faut un de vos codes de secours, que vous obtenez à tout moment.
account-old-password = Mot de passe actuel
account-new-password = Nouveau mot de passe
account-show = Afficher le mot de passe
account-faults-short = Un nom compte au moins 3 caractères.
account-faults-long = Un nom compte au plus 20 caractères.
account-faults-letters = Un nom ne peut contenir que des lettres de A à Z, des chiffres, «\xA0-\xA0» et «\xA0_\xA0».
account-faults-begin = Un nom commence par une lettre ou un chiffre.
account-password-faults-short = Un mot de passe compte au moins 8 caractères.
account-password-faults-long = Un mot de passe compte au plus 200 caractères.
account-password-faults-name = Ce mot de passe est trop facile à deviner\xA0: il contient votre nom.
account-password-faults-same = Ce mot de passe est trop facile à deviner.
account-wrong = Le nom ou le mot de passe est incorrect.
account-wrong-password = Le mot de passe est incorrect.
account-taken = Ce nom, ou un autre qui lui ressemble, est déjà pris.
account-too-often = Trop de tentatives. Veuillez patienter un peu et réessayer.
account-welcome = Bienvenue, { $name }.
account-changed = Mot de passe modifié. Vos autres appareils ont été déconnectés.
account-removed = Votre compte a été supprimé.
account-since = Membre depuis le { DATETIME($day, dateStyle: "medium") }
account-my-page = Ma page
account-my-games = Mes parties
account-devices-heading = Appareils connectés
account-devices-on = { $browser } sous { $system }
account-devices-unknown = Appareil inconnu
account-devices-here = Cet appareil
account-devices-lately = utilisé ces dernières heures
account-devices-used = dernière utilisation\xA0: { $ago }
account-devices-since = connecté le { DATETIME($day, dateStyle: "medium") }
account-devices-end = Déconnecter
account-devices-end-one = Déconnecter\xA0: { $device }
account-devices-ended = { $device }\xA0: déconnecté.
account-devices-password-changed = Le mot de passe a été modifié le { DATETIME($day, dateStyle: "medium") }.
account-devices-password-reset = L’administrateur de ce site a modifié le mot de passe le { DATETIME($day, dateStyle: "medium") }. Veuillez en choisir un nouveau.
account-data = Télécharger mes données
account-data-lead = Un seul fichier (JSON) avec tout ce qui est enregistré sur votre compte\xA0: appareils, classements et leur évolution, parties avec leurs coups, et ce que vous y avez écrit.
account-data-get = Télécharger le fichier
account-change-password = Changer de mot de passe
account-change = Modifier
account-lost = Mot de passe oublié ?
account-lost-lead = Avec un de vos codes de secours, vous pouvez choisir un nouveau mot de passe. Le code est alors consommé, et tous vos appareils sont déconnectés.
account-code = Code de secours
account-recover = Définir le nouveau mot de passe
account-wrong-code = Le nom ou le code de secours est incorrect, ou le code a déjà servi.
account-recovered = Votre nouveau mot de passe est en vigueur. Tous les autres appareils sont déconnectés.
account-codes = Codes de secours
account-codes-about = Ce site n’envoie pas de courriel : qui oublie son mot de passe a besoin d’un code de secours. Chaque code permet une fois de choisir un nouveau mot de passe.
account-codes-left =
    { $count ->
        [0] Vous n’avez pas de code de secours.
        [one] Vous avez { $count } code de secours non utilisé.
       *[other] Vous avez { $count } codes de secours non utilisés.
    }
account-codes-make = Créer de nouveaux codes
account-codes-make-hint = Vos codes précédents ne seront plus valables.
account-codes-new = Vos codes de secours
account-codes-lead = Gardez ces codes en lieu sûr, pas seulement sur cet appareil : ils ne sont montrés que maintenant. Si vous oubliez votre mot de passe, chacun d’eux permet une fois d’en choisir un nouveau. Qui possède un code peut prendre votre compte.
account-codes-copy = Copier
account-codes-save = Enregistrer dans un fichier
account-codes-kept = Je les ai gardés
account-codes-copied = Les codes sont copiés.
account-codes-not-copied = Les codes n’ont pas pu être copiés.
account-codes-file = Codes de secours de { $name } sur { $site }. Chacun permet une fois de choisir un nouveau mot de passe.
account-remove = Supprimer le compte
account-remove-lead = Votre nom, votre mot de passe, vos appareils et vos classements sont supprimés définitivement. Les parties que vous avez jouées restent, sans votre nom.
account-remove-now = Supprimer définitivement
account-report-button = Signaler
account-report-player = Signaler { $name }
account-report-line = Signaler ce que { $name } a écrit
account-report-lead = Votre signalement est transmis à l’administrateur de ce site. L’autre joueur n’en est pas informé.
account-report-reason = Motif
account-report-reasons-abuse = Insultes ou menaces
account-report-reasons-spam = Publicité indésirable
account-report-reasons-cheating = Triche
account-report-reasons-name = Nom offensant
account-report-reasons-other = Autre chose
account-report-words = Que doit savoir l’administrateur ? (facultatif)
account-report-send = Envoyer le signalement
account-report-sent = Merci. L’administrateur a reçu votre signalement.
account-blocks-heading = Joueurs bloqués
account-blocks-lead = Ces joueurs et vous ne pouvez pas jouer l’un contre l’autre, et leurs messages vous sont masqués.
account-blocks-none = Vous n’avez bloqué personne. On peut bloquer un joueur depuis sa page.
account-blocks-block = Bloquer
account-blocks-unblock = Débloquer
account-blocks-unblock-who = Débloquer { $name }
account-blocks-blocked = { $name }\xA0: bloqué.
account-blocks-unblocked = { $name }\xA0: débloqué.
account-player-title = { $name } · Variorum
account-player-missing = Ce joueur n’existe pas
account-player-ratings = Classements
account-player-none = Aucune partie classée pour l’instant.
account-player-game = Jeu
account-player-rating = Classement
account-player-played = Parties classées
account-player-range = probablement de { $low } à { $high }
account-player-course = Évolution du classement
account-player-course-of =
    { $count ->
        [one] { $game }\xA0: de { NUMBER($from, useGrouping: 0) } à { NUMBER($to, useGrouping: 0) } en { $count } partie classée
       *[other] { $game }\xA0: de { NUMBER($from, useGrouping: 0) } à { NUMBER($to, useGrouping: 0) } en { $count } parties classées
    }
account-player-provisional = provisoire
account-player-games = Parties
account-player-no-games = Aucune partie pour l’instant.
account-player-more = Afficher plus
`,s=e({default:()=>c}),c=`# L’analyse\xA0: moteur, arbre des variantes, notations de parties.

analysis-title = Analyse\xA0: { $game } · Variorum
analysis-heading = { $game }\xA0: analyse
analysis-short = Analyser
analysis-link = Plateau d’analyse
analysis-fetching = Préparation du plateau d’analyse…
analysis-missing = Il n’y a rien à analyser ici
analysis-running = Vous êtes en train de jouer cette partie. Vous pourrez l’analyser ici quand elle sera terminée.
analysis-cut-short = La suite s’arrête avant un coup illégal. { $error }
analysis-side = Analyse
analysis-start = Position de départ
analysis-after = Après { $number } { $turn }
analysis-would-end = Dans une partie, ce serait la fin\xA0: { $words }
analysis-choose-title = Analyse · Variorum
analysis-choose-heading = Analyse
analysis-choose-lead = Choisissez un jeu, ou chargez la notation d’une partie.
analysis-choose-edit = composer une position

analysis-value-even = À peu près égal
analysis-value-better =
    { $side ->
        [w] Avantage de { NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) } pour les Blancs
        [red] Avantage de { NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) } pour les Rouges
        [sente] Avantage de { NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) } pour Sente
        [gote] Avantage de { NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) } pour Gote
       *[b] Avantage de { NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) } pour les Noirs
    }
analysis-value-wins =
    { $side ->
        [w] Les Blancs gagnent
        [red] Les Rouges gagnent
        [sente] Sente gagne
        [gote] Gote gagne
       *[b] Les Noirs gagnent
    } en { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
analysis-value-won =
    { $side ->
        [w] Les Blancs ont gagné
        [red] Les Rouges ont gagné
        [sente] Sente a gagné
        [gote] Gote a gagné
       *[b] Les Noirs ont gagné
    }
analysis-value-none = Pas encore évalué
analysis-value-bar = Évaluation\xA0: { $words }

analysis-engine-heading = Moteur
analysis-engine-lines = Variantes
analysis-engine-arrows = Flèches
analysis-engine-off = Le moteur est arrêté.
analysis-engine-asking = Démarrage du moteur…
analysis-engine-queued =
    { $count ->
        [one] File d’attente\xA0: { $count } personne devant vous…
       *[other] File d’attente\xA0: { $count } personnes devant vous…
    }
analysis-engine-next = Bientôt votre tour…
analysis-engine-thinking = Réflexion…
analysis-engine-lost = Connexion perdue. Nouvelle tentative…
analysis-engine-over = La partie est terminée ici.
analysis-engine-ended-finished = Le moteur a atteint sa profondeur maximale.
analysis-engine-ended-time = Le temps prévu pour cette position est écoulé.
analysis-engine-ended-crowded = En pause : d’autres attendent le moteur. Choisissez « Continuer » pour vous remettre dans la file d’attente.
analysis-engine-ended-replaced = Arrêté\xA0: le moteur a été lancé sur une autre position, peut-être dans une autre fenêtre.
analysis-engine-ended-over = La partie est terminée ici.
analysis-engine-ended-closing = Le serveur est en cours d’arrêt.
analysis-engine-ended-failed = Le moteur est tombé en panne.
analysis-engine-more = Continuer
analysis-engine-depth = profondeur { $depth }
analysis-engine-speed = { NUMBER($thousands) } milliers de positions par seconde
analysis-engine-line = Variante { $rank }
analysis-engine-play-to = Jouer jusqu’à { $turn }

analysis-tree-heading = Coups et variantes
analysis-tree-none = Jouez un coup sur le plateau, pour l’un ou l’autre camp.
analysis-tree-promote = Monter
analysis-tree-promote-hint = Monte cette variante d’un rang
analysis-tree-main = En variante principale
analysis-tree-cut = Supprimer à partir d’ici
analysis-tree-evaluate = Évaluer toute la suite
analysis-tree-evaluating = { $done } sur { $all } évalués. Arrêter
analysis-tree-comment = Commentaire
analysis-tree-comment-on = Commentaire sur { $turn }
analysis-tree-comment-start = Commentaire sur la partie
analysis-tree-glyphs = Juger le coup
analysis-tree-glyph-1 = bon coup
analysis-tree-glyph-2 = erreur
analysis-tree-glyph-3 = excellent coup
analysis-tree-glyph-4 = gaffe
analysis-tree-glyph-5 = coup intéressant
analysis-tree-glyph-6 = coup douteux
analysis-tree-back = Un coup en arrière
analysis-tree-forward = Un coup en avant
analysis-tree-to-start = Au début
analysis-tree-to-end = À la fin

analysis-graph-heading = Évaluation
analysis-graph-label = Évaluation coup par coup
analysis-graph-at = { $turn }\xA0: { $value }

analysis-tools-heading = Plateau
analysis-tools-flip = Retourner le plateau
analysis-tools-edit = Composer une position
analysis-tools-play = Jouer à partir d’ici
analysis-tools-learn = Règles

analysis-save-heading = Copier et enregistrer
analysis-save-position = Copier la position
analysis-save-fen = Copier le FEN
analysis-save-sfen = Copier le SFEN
analysis-save-link = Copier le lien
analysis-save-record = Copier la notation
analysis-save-pgn = Copier le PGN
analysis-save-file = Enregistrer la notation
analysis-save-svg = Image (SVG)
analysis-save-png = Image (PNG)
analysis-save-gif = Animation (GIF)
analysis-save-copied-position = Position copiée.
analysis-save-copied-link = Lien copié.
analysis-save-copied-record = Notation copiée.
analysis-save-not-copied = La copie a échoué. Utilisez «\xA0Enregistrer la notation\xA0», ou copiez l’adresse de cette page.
analysis-save-too-long = La suite est trop longue pour un lien. Enregistrez plutôt la notation.

analysis-load-heading = Charger
analysis-load-label = Une position (aussi en FEN ou SFEN) ou la notation d’une partie
analysis-load-record-label = La notation d’une partie
analysis-load-which-game = Choisissez d’abord un jeu ci-dessous\xA0: une position ne dit pas à quel jeu elle appartient.
analysis-load-file = Depuis un fichier…
analysis-load-go = Charger
analysis-load-empty = Collez d’abord une position ou une notation.
analysis-load-too-long = Le site lit au plus { NUMBER($most) } caractères à la fois. Chargez les parties en plusieurs fois, ou lisez le fichier avec « variorum record », qui lit des fichiers de toute taille.
analysis-load-encoding = Le fichier n’est pas en UTF-8 ; il est lu en Windows-1252.
analysis-load-choose = Quelle partie ?
analysis-load-game = { $white } – { $black } { $result }
analysis-load-nameless = Partie { $number } { $result }
analysis-load-faults = Une partie du texte n’a pas pu être lue\xA0:
analysis-load-line = Ligne { $line }\xA0: { $text }
analysis-load-more = … et { NUMBER($count) } de plus.
analysis-load-omitted-turns =
    { $turns ->
        [one] Ce texte est trop long pour être affiché en entier\xA0: il manque { $turns } coup.
       *[other] Ce texte est trop long pour être affiché en entier\xA0: il manque { $turns } coups.
    }
analysis-load-omitted-games =
    Ce texte est trop long pour être affiché en entier\xA0: il manque { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } et { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }.
analysis-load-unreadable = Ce texte ne contient aucune partie.
`,l=e({default:()=>u}),u=`# Le plateau\xA0: ses parties, et ce qui est dit d’une case.

board-board = Plateau
board-with-joins = { $name }. { $joins }.
board-joined-sides = Les bords gauche et droit se rejoignent
board-joined-ends = Le bord proche et le bord lointain se rejoignent
board-joined-both = Les bords opposés se rejoignent
board-plane-level = Étage { $name }
board-plane-rank = Rangée { $name }
board-plane-file = Pile { $name }
board-planes-level = Étages
board-planes-rank = Rangées
board-planes-file = Piles
board-with-targets =
    { $count ->
        [one] { $plane }, { $count } case d’arrivée
       *[other] { $plane }, { $count } cases d’arrivée
    }
board-targets =
    { $count ->
        [one] { $piece } en { $cell }, { $count } cible :
       *[other] { $piece } en { $cell }, { $count } cibles :
    }
board-target-taken = { $cell } prend { $piece }
board-view = Vue du plateau
board-views-block = Bloc
board-views-one = Un étage
board-views-levels = Étages
board-views-ranks = Rangées
board-views-files = Piles
board-views-space = Tourner librement
board-view-hints-block = Tous les étages à la fois, en rayons, avec des pièces debout
board-view-hints-one = Un étage en grand, avec ceux du dessus et du dessous
board-view-hints-levels = Chaque étage vu d’en haut
board-view-hints-ranks = Coupes le long des rangées 1, 2, 3…\xA0: tous les étages de chaque rangée
board-view-hints-files = Coupes le long des piles a, b, c… : tous les étages de chaque pile
board-view-hints-space = Tous les étages empilés, à faire tourner ; cliquez à nouveau sur une pièce pour choisir celle de derrière
board-chip-hint = Étage { $name } ; appuyez encore pour le voir seul
board-level-above = ▲ { $name }, au-dessus
board-level-below = ▼ { $name }, en dessous
board-seam-above = au-dessus de { $level } : { $next }
board-seam-below = sous { $level } : { $next }
board-second-view = Seconde vue
board-two-views = Deux vues côte à côte
board-all-at-once = Tout afficher
board-size = Taille du plateau
board-smaller = Plus petit
board-larger = Plus grand
board-no-space = Ce navigateur ne peut pas afficher le plateau en 3D. Les vues planes montrent aussi tout le plateau.
board-space-coming = Préparation du plateau en 3D…
board-directions = Direction du regard
board-directions-home = Retour
board-directions-top = Dessus
board-directions-front = Face
board-directions-side = Côté
board-focus = Étages montrés
board-focus-all = Tous les étages
board-focus-level = Étage { $name } et ses voisins
board-whole = Plateau entier
board-start-of = Position de départ\xA0: { $name }
board-start-of-level = Position de départ\xA0: { $name }, étage { $letter }
board-empty = vide
board-picked-up = sélectionnée
board-can-be-taken = prise possible
board-can-swap = échange possible
board-can-go-here = case d’arrivée
board-in-check = en échec
board-key = Ce que veulent dire les marques
board-key-straight = droit : une coordonnée change
board-key-diagonal = diagonal : deux changent
board-key-triagonal = triagonal : les trois changent
board-key-other = tout autre pas
board-key-capture = une prise
board-key-column = les cases juste au-dessus et au-dessous
board-key-last = le dernier tour
board-key-ring = l’anneau de la pièce choisie ; R montre les rangées, où les anneaux sont des carrés
board-look-slant = Inclinaison
board-look-rise = Hauteur du regard
board-look-usual = Vue habituelle
board-tour = Ces échiquiers sont un seul bloc
board-tour-offer = Un bloc en 20 secondes
board-tour-dismiss = Ne plus proposer
board-tour-row = { $count } échiquiers côte à côte. Chacun est un étage.
board-tour-stack = L’un sur l’autre, les { $count } échiquiers sont un bloc de { $cells } cases.
board-tour-racks = Pour que rien ne soit caché, le bloc est posé en rayons. Il se lit de haut en bas, rayon après rayon.
board-tour-straight = ● Droit, comme { $piece } : une coordonnée change, la colonne, la rangée ou l’étage.
board-tour-diagonal = ◆ Diagonal, comme { $piece } : deux coordonnées changent ensemble, sur un étage ou d’un étage à l’autre.
board-tour-triagonal = ▲ Triagonal, comme { $piece } : les trois coordonnées changent à chaque pas.
board-tour-back = Retour
board-tour-play = Lire
board-tour-pause = Pause
board-tour-next = Suite
board-tour-skip = Passer
board-tour-close = Fermer
`,d=e({default:()=>f}),f=`# La ligne de commande : des coups et des questions en texte. Les réponses du serveur sont dans commands.ftl.

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
`,p=e({default:()=>m}),m=`# L’éditeur de positions.

editor-title = Éditeur de positions\xA0: { $game } · Variorum
editor-heading = { $game }\xA0: composer une position
editor-fetching = Préparation de l’éditeur…
editor-missing = Il n’y a rien à composer ici
editor-side = Position
editor-palette = Effet d’un clic
editor-move = Déplacer
editor-move-hint = Cliquez sur une pièce, puis sur sa nouvelle case. Faites-la glisser hors du plateau pour l’enlever.
editor-erase = Enlever
editor-erase-hint = Cliquez sur les pièces à enlever.
editor-put =
    { $side ->
        [w] Placer\xA0: { $piece } (Blancs)
        [red] Placer\xA0: { $piece } (Rouges)
        [sente] Placer\xA0: { $piece } (Sente)
        [gote] Placer\xA0: { $piece } (Gote)
        [black-of-red] Placer\xA0: { $piece } (Noirs)
        [b] Placer\xA0: { $piece } (Noirs)
       *[n] Placer\xA0: { $piece } (neutre)
    }
editor-puts =
    { $side ->
        [w] Chaque clic place\xA0: { $piece } (Blancs). Cliquez sur la même pièce pour l’enlever.
        [red] Chaque clic place\xA0: { $piece } (Rouges). Cliquez sur la même pièce pour l’enlever.
        [sente] Chaque clic place\xA0: { $piece } (Sente). Cliquez sur la même pièce pour l’enlever.
        [gote] Chaque clic place\xA0: { $piece } (Gote). Cliquez sur la même pièce pour l’enlever.
        [black-of-red] Chaque clic place\xA0: { $piece } (Noirs). Cliquez sur la même pièce pour l’enlever.
        [b] Chaque clic place\xA0: { $piece } (Noirs). Cliquez sur la même pièce pour l’enlever.
       *[n] Chaque clic place\xA0: { $piece } (neutre). Cliquez sur la même pièce pour l’enlever.
    }
editor-pieces =
    { $side ->
        [w] Pièces blanches
        [red] Pièces rouges
        [sente] Pièces de Sente
        [gote] Pièces de Gote
        [black-of-red] Pièces noires
        [b] Pièces noires
       *[n] Pièces neutres
    }
editor-turn = Trait
editor-undo = Annuler
editor-clear = Vider le plateau
editor-start = Position de départ
editor-other-side = Retourner le plateau
editor-hands = { side }, en main
editor-lost = { side }, pièces perdues
editor-one = { $piece }, { $where }
editor-castling = Roques encore possibles
editor-castling-with = { side } avec { $cell }
editor-passing = En passant
editor-passing-hint = Une pièce qui peut être prise en passant, et les cases où c’est possible.
editor-victim = Pièce en
editor-passing-cells = Prise en
editor-ko = Retour interdit
editor-ko-from = De
editor-ko-to = à
editor-ko-add = En ajouter un
editor-ko-remove = Retirer
editor-home = Coups restants pour rentrer
editor-checks = Échecs donnés
editor-count = Compte vers la nulle
editor-count-on = Les coups sont comptés
editor-count-turns = Comptés, les deux camps ensemble
editor-count-limit = Limite
editor-counters = Compteurs
editor-halfmove = Coups sans progrès
editor-number = Numéro du coup
editor-struck = Case d’une prise qui en interdit d’autres
editor-castled = Ont roqué
editor-made = Coups de cette série déjà joués
editor-more = Pièces en main, droits et compteurs
editor-text = Texte de la position
editor-read = Lire
editor-faults = Position pas encore valable
editor-sound = Cette position est jouable.
editor-checking = Vérification…
editor-analyse = Analyser
editor-play = Jouer à partir d’ici
editor-copy-text = Copier le texte
editor-copy-link = Copier le lien
editor-no-cell = La case «\xA0{ $text }\xA0» n’existe pas.
editor-keys = Clavier : les flèches mènent de case en case, Entrée équivaut à un clic, Suppr enlève une pièce.
`,h=e({default:()=>g}),g=`gallery-title = Variorum : des variantes d’échecs qu’aucun autre programme ne joue
gallery-heading = Les échecs, et ce qu’ils auraient pu être
gallery-lead = Jouez contre le moteur, un ami ou qui est là. Sans compte.
gallery-lead-all = { NUMBER($count) } jeux contre le moteur, un ami ou qui est là. Sans compte.
gallery-now = Jouer
gallery-now-engine = { $name } contre le moteur, niveau { $level }
gallery-now-people = { $name } contre qui est là
gallery-invite = Inviter un ami
gallery-lobby-waiting = Salon · { NUMBER($count) } en attente
gallery-start-here =
    { $count ->
        [one] Pour commencer : votre première partie
       *[other] Pour commencer : { NUMBER($count) } premières parties, du plus simple au plus complet
    }
gallery-start-done = { NUMBER($done) } sur { NUMBER($count) }
gallery-first = Première partie
gallery-first-progress = { NUMBER($done) } étapes sur { NUMBER($steps) }
gallery-first-done = Terminé
gallery-first-again = Recommencer
gallery-shown = En cours
gallery-shown-all = Toutes les parties à suivre
gallery-watch-game = Suivre cette partie de { $name }
# Le moteur joue contre lui-même pour qu’il y ait quelque chose à voir.
gallery-demo = Démonstration du moteur
gallery-demo-of = Le moteur fait une démonstration de { $name }. Jouer soi-même
gallery-search = Chercher jeux et pièces
gallery-fetching = Chargement des jeux…
gallery-count = { NUMBER($count) } sur { NUMBER($all) }
gallery-none = Aucun jeu ne correspond à « { $query } ».
gallery-none-chosen = Aucun jeu n’est tout cela à la fois.
gallery-filter-in-flat = À plat
gallery-filter-in-space = Dans l’espace
gallery-filter-size-small = Moins de 100 cases
gallery-filter-length-short = Courtes
gallery-filter-length-long = Longues
gallery-filter-level-easy = Facile
gallery-filter-level-middle = Moyen
gallery-filter-level-hard = Difficile
gallery-filter-drops-yes = Les prises reviennent
gallery-filter-neutral-yes = Pierres et relais
gallery-filter-by = Inventeur
gallery-filter-none = Tout montrer
gallery-order = Ordre
gallery-order-level = Les plus faciles d’abord
gallery-order-family = Par famille
gallery-order-name = Par nom
gallery-order-size = Les plus petits d’abord
gallery-level-easy = Facile à apprendre
gallery-level-middle = Quelques nouveautés à apprendre
gallery-level-hard = Beaucoup à apprendre
# Les mots par lesquels la recherche trouve des jeux, outre leurs noms : dans cette langue, sans ponctuation.
gallery-words-space = 3d 3-d espace spatial tridimensionnel niveaux étages
gallery-words-flat = 2d plat
gallery-words-drops = parachutage main retour réserve
gallery-play = Jouer
gallery-play-game = Jouer à { $name }
gallery-rules = Règles
gallery-rules-of = Règles de { $name }
gallery-other-family = Autres jeux
gallery-go-on = Continuer
gallery-own-waiting =
    { $count ->
        [one] À vous de jouer dans { $count } partie
       *[other] À vous de jouer dans { $count } parties
    }
gallery-own-all = Toutes mes parties
`,_=e({default:()=>v}),v=`# Listes de parties en cours.

games-title = Mes parties · Variorum
games-heading = Mes parties
games-none = Vous n’avez pas encore joué ici.
games-find = Trouver un jeu
games-nameless = Ces parties sont liées à ce navigateur. Avec un compte, vous les retrouvez partout.
games-analyse = Analyser cette partie ({ $game })
games-your-turn = À vous de jouer
games-their-turn = À l’adversaire de jouer
games-waiting = En attente d’un adversaire
games-going = En cours
games-over = Terminée
games-verdict-won = Gagnée
games-verdict-lost = Perdue
games-verdict-drawn = Nulle
games-one-screen = Les deux camps sur un écran
games-sections-turn = À vous de jouer
games-sections-other = À l’adversaire de jouer
games-sections-waiting = En attente d’un adversaire
games-sections-ended = Terminées
games-against = contre { $name }
games-pair = { $white } – { $black }
`,y=e({default:()=>b}),b=`# A first game, guided step by step.

guide-first = Votre première partie
guide-first-of = { $name } : votre première partie
guide-title = Première partie : { $game }
guide-page-title = Première partie : { $game } · Variorum
guide-plain-title = Première partie · Variorum
guide-fetching = Préparation de votre première partie…
guide-missing = Il n’y a pas de jeu à apprendre ici
guide-heading = Guide
guide-count = { $at } sur { $of }
guide-bar = Étape { $at } : { $title }
guide-bar-done = Étape { $at } : { $title }, accomplie
guide-right = C’est cela.
guide-shown = Comme ceci : { $turn }. À vous.
guide-wrong = { $turn } est un coup légal, mais pas celui que nous cherchons. Essayez encore.
guide-wrong-more = { $turn } est un coup légal, mais pas celui-ci. { $more }
guide-show = Montrez-moi
guide-back = Retour
guide-skip = Passer
guide-next = Suivant
guide-rule = Règle
guide-rules = Toutes les règles
guide-made = Ces étapes ont été tirées des règles du jeu et de parties au hasard.
guide-end-title = Bravo
guide-end-all = Vous avez accompli toutes les tâches. Vous êtes prêt pour une partie de { $game }.
guide-end-some = Vous avez accompli { $done } tâches sur { $all }. Les autres vous attendent.
guide-play = Jouer maintenant
guide-again = Recommencer
`,x=e({default:()=>S}),S=`# Ce que le moteur et les règles montrent à la table et sur les plateaux d’analyse.

help-tools = Aide pour cette position
help-hint = Conseil
help-why = Pourquoi ?
help-threats = Menaces
help-thinking = Le moteur cherche un coup…
help-piece = Conseil : { $piece } en { $cell }.
help-drop = Conseil : parachuter { $piece }.
help-threatened = Menaces :
help-no-threats = Rien n’est menacé.
keys-hint = conseil : la pièce, puis le chemin et la raison
keys-threats = montrer ce que menace l’autre camp

exact-draw = Nulle, si les deux camps jouent au mieux
exact-coming = La table de finales de ces pièces est en cours de calcul …
exact-turns = Ce que donnent les coups
exact-winning =
    { $count ->
        [one] { $count } coup gagne
       *[other] { $count } coups gagnent
    }
exact-drawing =
    { $count ->
        [one] { $count } coup annule
       *[other] { $count } coups annulent
    }
exact-losing =
    { $count ->
        [one] { $count } coup perd
       *[other] { $count } coups perdent
    }
exact-unknown =
    { $count ->
        [one] { $count } coup mène là où aucune table ne répond
       *[other] { $count } coups mènent là où aucune table ne répond
    }
exact-turn-wins = gagne en { $count }
exact-turn-draws = annule
exact-turn-loses = perd en { $count }
exact-play = Jouer le coup { $turn } : { $words }
help-exact = Résultat exact
`,C=e({default:()=>w}),w=`# Apprendre un jeu, et la liste de toutes les pièces.

learn-story = Contexte
learn-examples = Sur le plateau
learn-examples-lead = Parcourez pas à pas les règles qui diffèrent de celles d’autres jeux. Cliquez sur une pièce pour voir où elle peut aller.
learn-rules = Règles
learn-begins = La position au début.
learn-legal = Permis maintenant\xA0:
learn-illegal = Interdit\xA0:
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
learn-legends-leap = Un point\xA0: elle y va d’un pas ou d’un saut.
learn-legends-move = Creux ou en pointillé\xA0: seulement sans prendre.
learn-legends-take = Une croix\xA0: seulement pour prendre.
learn-legends-lame = Un trait fin\xA0: les cases du chemin doivent être vides.
learn-legends-hop = Une barre\xA0: elle prend en sautant par-dessus une pièce exactement.
learn-legends-elsewhere = Une croix dans un cercle : elle prend ce qui s’y trouve sans s’y rendre.
learn-legends-swap = Un losange : elle échange sa place avec une pièce qui s’y trouve.
learn-legends-twice = Deux points : elle y arrive en deux pas, et le premier peut prendre, lui aussi.
learn-legends-space = Plateaux en trois dimensions\xA0: au milieu, le même étage ou la même rangée ; à droite, celui du dessus ou de devant, et celui du dessous ou de derrière.
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
learn-pieces-lead = Toutes les pièces de tous les jeux\xA0: leur aspect, leur marche et les jeux où on les trouve.
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
learn-card-frozen = Elle est figée\xA0: elle ne peut pas bouger maintenant.
learn-card-here = Ici
learn-card-alone = Sur un plateau vide
learn-card-close = Fermer
learn-card-attacked = Attaquée par
learn-card-kept = Protégée par
learn-no-check = Personne n’est en échec.
learn-card-safe = Rien ne l’attaque.
learn-why-not = Pourquoi pas ?
learn-card-hint = Points\xA0: elle peut y aller. Cercles\xA0: elle peut y prendre.
learn-card-bound = Cases rouges\xA0: elle pourrait y aller, mais son roi serait en échec.
learn-card-led = Cases bleues\xA0: elle y arrive par un relais ou une porte.
`,T=e({default:()=>E}),E=`lobby-title = Salon · Variorum
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
lobby-cancel-of = Retirer le défi\xA0: { $game }
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
`,D=e({default:()=>O}),O=`new-game-eyebrow = Nouvelle partie
new-game-opponent = Adversaire
new-game-opponents-engine = Le moteur
new-game-opponents-here = Quelqu’un à côté
new-game-opponents-friend = Un ami, par lien
new-game-opponents-open = N’importe qui, dans le salon
new-game-opponents-watch = Personne\xA0: regarder
new-game-hints-engine = Huit niveaux, des premiers pas à la pleine force.
new-game-hints-here = Les deux camps jouent sur cet écran.
new-game-hints-friend = Vous recevez un lien à envoyer. La première personne qui l’ouvre joue contre vous ; personne d’autre ne voit la partie.
new-game-hints-open = Votre défi reste dans le salon jusqu’à ce que quelqu’un l’accepte.
new-game-hints-watch = Le moteur joue les deux camps.
new-game-you-play = Vous jouez
new-game-either = Au hasard
new-game-level = Niveau { $level }
new-game-clock = Temps par camp
new-game-no-clock = Sans pendule
new-game-preset = { $minutes } min + { $seconds } s
new-game-own-clock = Autre cadence
new-game-minutes = Minutes
new-game-kind = Puis
new-game-increment = Secondes d’incrément par coup
new-game-delay = Secondes de délai par coup
new-game-per-turn = Secondes par coup
new-game-clock-hint = La pendule compte les coups entiers, à partir du deuxième coup de chaque camp.
new-game-rated = Partie classée
new-game-rated-hint = Compte pour le classement des deux joueurs. Il faut une pendule et la position de départ habituelle.
new-game-start-position = Position de départ
new-game-random-start = Départ aléatoire
new-game-random-start-hint = Les pièces changent de place ; { $count } dispositions, numérotées à partir de 0
new-game-array = Numéro
new-game-draw-again = Retirer au sort
new-game-own-position = Partir d’une position de votre choix
new-game-position-text = Texte de la position
new-game-paste-here = Collez une position ici
new-game-start = Commencer
new-game-invite = Créer le lien
new-game-offer = Publier dans le salon
new-game-starting = Préparation…
`,k=e({default:()=>A}),A=`# La page d’une partie.

play-title = { $game }\xA0: { $status } · Variorum
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
play-lost-count = { $piece }, perdues\xA0: { $count }
play-count-of = { $piece }\xA0: { $count }
play-any-piece = une pièce
play-marked-pieces = une des pièces marquées
play-second-may-move = Vous pouvez encore déplacer\xA0: { $pieces }.
play-second-may-place = Vous pouvez encore placer\xA0: { $pieces }.
play-second-may-promote = Vous pouvez encore promouvoir\xA0: { $pieces }.
play-second-must-move = Déplacez maintenant\xA0: { $pieces }.
play-second-must-place = Placez maintenant\xA0: { $pieces }.
play-second-must-promote = Promouvez maintenant\xA0: { $pieces }.
play-where-to = { $piece } en { $cell }\xA0: choisissez la case d’arrivée.
play-cell-for = { $piece }\xA0: choisissez une case.
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
        [w] À vous de jouer, avec les Blancs\xA0: vous êtes en échec
        [red] À vous de jouer, avec les Rouges\xA0: vous êtes en échec
        [sente] À vous de jouer, avec Sente\xA0: vous êtes en échec
        [gote] À vous de jouer, avec Gote\xA0: vous êtes en échec
       *[b] À vous de jouer, avec les Noirs\xA0: vous êtes en échec
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
play-ko = { $piece }\xA0: retour en { $cell } interdit à ce coup.
play-no-chess-clock = sans pendule
play-premove = Coup anticipé\xA0: { $turn }
play-premove-gone = Votre coup anticipé n’est plus possible.
play-then-second = Vous pouvez ajouter une seconde partie\xA0: cliquez sur sa pièce, puis sur sa case.
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
play-join-rated = Cette partie est classée\xA0: il faut un compte pour jouer.
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
play-said = { side }\xA0: { $turn }.
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
`,j=e({default:()=>M}),M=`puzzles-title = Exercices · Variorum
puzzles-page-title = Exercice : { $game } · Variorum
puzzles-heading = Exercices
puzzles-lead = Des positions où une seule voie gagne, ou un seul coup sauve la partie.
puzzles-fetching = Recherche d’un exercice…
puzzles-missing = Aucun exercice trouvé
puzzles-none = Ce serveur n’a pas encore d’exercices.
puzzles-of = Exercice : { $game }
puzzles-daily = Exercice du jour
puzzles-daily-of = { $game } : { $aim }.
puzzles-win =
    { $count ->
        [one] { side } : gagner en un coup
       *[other] { side } : gagner en { $count } coups
    }
puzzles-save =
    { $count ->
        [one] Trouvez le seul coup qui évite une perte immédiate ({ side })
       *[other] Trouvez le seul coup qui empêche l’adversaire ({ side }) de gagner en { $count } coups
    }
puzzles-daily-solve = Résoudre
puzzles-daily-again = Revoir
puzzles-daily-done = Résolu aujourd’hui
puzzles-game = Jeu
puzzles-any-game = Tous les jeux
puzzles-theme = Thème
puzzles-any-theme = Tous les thèmes
puzzles-theme-count = { $theme } ({ $count })
puzzles-start = Commencer
puzzles-standing = Vos résultats
puzzles-by-game = Par jeu
puzzles-count =
    { $count ->
        [one] { $count } exercice
       *[other] { $count } exercices
    }
puzzles-your-rating = Votre classement : { NUMBER($rating, useGrouping: 0) }.
puzzles-your-rating-about = Votre classement : environ { NUMBER($rating, useGrouping: 0) }.
puzzles-your-record = Résolus au premier essai : { $solved } sur { $attempts }.
puzzles-log-in = Sans compte, les exercices ne sont pas classés, et seul ce navigateur s’en souvient.
puzzles-run = Résolus à la suite
puzzles-days = Jours de suite avec l’exercice du jour
puzzles-streak = { $now } (record : { $best })
puzzles-all = Tous les exercices
puzzles-of-game = Exercices
puzzles-rating = Classement { NUMBER($rating, useGrouping: 0) }
puzzles-right = Juste. Réponse ({ side }) : { $turn }.
puzzles-solved = Résolu.
puzzles-solved-late = Résolu, mais pas au premier essai.
puzzles-wrong = Ce n’est pas { $turn }. Essayez encore.
puzzles-shown = La solution : { $line }
puzzles-hint-cell = C’est la pièce en { $cell } qui joue.
puzzles-hint-hand = C’est une pièce en main qui joue : { $piece }.
puzzles-rated = Votre classement : { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) } ({ $change })
puzzles-rated-before = Vous aviez déjà essayé cet exercice : votre classement reste le même.
puzzles-unrated = Non classé : vous n’êtes pas connecté.
puzzles-themes = Thèmes : { $themes }
puzzles-source = Source : { $source }
puzzles-source-self-play = une partie du moteur contre lui-même, coup { $turn }
puzzles-source-endings = une finale du moteur contre lui-même, coup { $turn }
puzzles-source-training = une partie dont le moteur a appris, coup { $turn }
puzzles-source-problems = une suite d’un problème composé, coup { $turn }
puzzles-source-records = { $file }, coup { $turn }
puzzles-source-beside = { $source }, après une autre réponse
puzzles-source-changed = { $source }, avec des pièces modifiées
puzzles-hint = Indice
puzzles-give-up = Montrer la solution
puzzles-counts = Compte comme non résolu si c’est votre premier essai
puzzles-skip = Un autre
puzzles-next = Exercice suivant
puzzles-again = Recommencer

puzzles-theme-capture = prise
puzzles-theme-check = échec
puzzles-theme-quiet = coup tranquille
puzzles-theme-sacrifice = sacrifice de pièce
puzzles-theme-zugzwang = zugzwang (obligation de jouer)
puzzles-theme-drop = parachutage
puzzles-theme-promotion = promotion de la pièce jouée
puzzles-theme-promotion-elsewhere = promotion d’une autre pièce
puzzles-theme-second-part = seconde partie d’un coup
puzzles-theme-relay = pièces neutres
puzzles-theme-level-change = changement de niveau
puzzles-theme-castling = roque
puzzles-theme-en-passant = prise en passant
puzzles-theme-swap = échange de places
puzzles-theme-gate = entrée depuis la main
puzzles-theme-save = seul coup
puzzles-theme-long = longue suite

mistakes-heading = Erreurs
mistakes-lead = Trouvez de meilleurs coups que ceux de la partie. Le moteur évalue d’abord toute la partie.
mistakes-find = Chercher les erreurs
mistakes-finding = Évaluation de la position { $done } sur { $all }…
mistakes-own = Rejouer vos erreurs ({ $count })
mistakes-of = Rejouer les erreurs : { side } ({ $count })
mistakes-none = Aucune erreur trouvée.
mistakes-title = Erreurs : { $game }
mistakes-task = Coup joué ici ({ side }) : { $turn }. Trouvez mieux.
mistakes-count = Erreur { $at } sur { $of }
mistakes-judging = Le moteur examine { $turn }…
mistakes-right = { $turn } est meilleur.
mistakes-wrong = { $turn } n’est pas meilleur. Essayez encore.
mistakes-shown = Un bon coup : { $turn }
mistakes-show = Montrer un bon coup
mistakes-next = Erreur suivante
mistakes-last = Retour à la partie
mistakes-leave = Arrêter
`,N=e({default:()=>P}),P=`rules-title = Règles\xA0: { $name } · Variorum
rules-plain-title = Règles · Variorum
rules-fetching = Chargement des règles…
rules-missing = Il n’y a pas de règles ici
rules-contents = Sur cette page
rules-pieces = Pièces et symboles
rules-neutrals = Pièces neutres
rules-rulings = Interprétations
rules-rulings-lead = Ce qui a été décidé quand le texte de l’inventeur se tait ou se contredit.
rules-sources = Sources
rules-royal = royale
rules-hexagons = { $cells } hexagones
rules-size =
    { $pieces ->
        [one] { $size } · { $pieces } pièce
       *[other] { $size } · { $pieces } pièces
    }
rules-size-with-neutral =
    { $pieces ->
        [one] { $size } · { $pieces } pièce et { NUMBER($neutral) } neutres
       *[other] { $size } · { $pieces } pièces et { NUMBER($neutral) } neutres
    }
rules-play-this = Jouer à ce jeu
rules-start = Position de départ
rules-rings = Les traits doubles marquent les anneaux\xA0: un pas au-delà mène sur une colonne d’un autre anneau. Un court trait double sous une colonne veut dire la même chose pour le pas vers l’étage suivant.
rules-regions = Les traits fins sont des frontières que certaines pièces ne peuvent pas franchir ; la description de chaque pièce le précise.

endings-title = Les pièces qui gagnent seules
endings-lead = Une pièce et la pièce royale contre une pièce royale seule, sur toutes les positions, si les deux camps jouent au mieux.
endings-piece = Pièce
endings-to-move = Gagne, au trait
endings-waiting = Gagne, l’autre camp au trait
endings-longest-title = Gain le plus long
endings-longest =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
endings-never = jamais
endings-share = { NUMBER($percent, maximumFractionDigits: 2) }\xA0%
`,F=e({default:()=>I}),I=`# Textes pour ce que le serveur désigne par un nombre ou un mot. Là où il n’y en a pas, le texte du serveur est affiché.

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
`,L=e({default:()=>R}),R=`settings-title = Apparence et sons
settings-theme = Page
settings-themes-auto = Comme le système
settings-themes-light = Claire
settings-themes-dark = Sombre
settings-palette = Plateau
settings-palettes-sage = Sauge
settings-palettes-wood = Bois
settings-palettes-slate = Ardoise
settings-palettes-safe = Pour daltoniens
settings-contrast = Contraste élevé
settings-coordinates = Coordonnées au bord du plateau
settings-motion = Animer les coups
settings-turns = Écriture des coups
settings-turns-figurines = Figurines
settings-turns-letters = Lettres
settings-turns-cells = Cases
settings-sound = Sons
settings-letters = Les lettres seules sont des touches de la table
settings-told = Dire ce que font les coups du moteur
settings-rail = Téléphone couché : panneau à gauche
settings-sets-wedges = Pièces du shogi et de sa famille
settings-sets-discs = Pièces du xiangqi et de sa famille
settings-set-characters = Caractères
settings-set-international = Caractères avec déplacements
settings-set-pictures = Images
settings-boards = Plateaux des jeux d’Asie orientale
settings-boards-own = Comme dans leur pays
settings-boards-chequered = Quadrillés en deux couleurs
`,z=e({default:()=>B}),B=`# Ce que toutes les pages ont en commun.

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
site-to-board = Au plateau
site-menu = Menu
site-close = Fermer
site-offline = Vous êtes hors ligne. Ce que vous avez déjà lu reste lisible ; les parties reprennent avec la connexion.
site-offline-works = Disponible hors ligne
site-offline-nothing = Rien encore : les règles d’un jeu se lisent hors ligne une fois qu’on les a ouvertes.
`,V=e({default:()=>H}),H=`# Les camps, les pièces, et ce qu’un clic peut vouloir dire. Les noms des pièces viennent sans leur genre\xA0:
# les phrases se passent d’article.

side =
    { $side ->
        [w] Blancs
        [red] Rouges
        [sente] Sente
        [gote] Gote
        [black-of-red] Noirs
        [b] Noirs
       *[n] Neutre
    }
words-turns =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
words-piece = pièce
words-piece-of = { $piece }, { side }
words-piece-on = { $piece } en { $cell }
words-castle-with = Roquer avec { $partner }
words-castle-to = Roquer avec { $partner }, en { $cell }
words-swap-with = Échanger avec { $partner }
words-put-on = Placer { $piece } en { $cell }
words-stay-on = Rester en { $cell }\xA0: c’est le coup
words-promote-to = Promouvoir\xA0: { $piece }
words-do-not-promote = Ne pas promouvoir
words-take-on = Prendre en { $cell }
words-move-to = Aller en { $cell }
words-through = en passant par { $cell }
words-through-exposed = en passant par { $cell }, où elle peut être prise
words-directly = directement
words-put-down = Reposer
words-pick-instead = Choisir plutôt\xA0: { $piece }
words-turn-into = Promouvoir { $piece }\xA0: { $other }
words-move-piece-to = Déplacer { $piece } en { $cell }
words-thinking =
    { $side ->
        [w] Les Blancs réfléchissent…
        [red] Les Rouges réfléchissent…
        [sente] Sente réfléchit…
        [gote] Gote réfléchit…
       *[b] Les Noirs réfléchissent…
    }
words-to-move =
    { $side ->
        [w] Trait aux Blancs
        [red] Trait aux Rouges
        [sente] Trait à Sente
        [gote] Trait à Gote
       *[b] Trait aux Noirs
    }
words-to-move-in-check =
    { $side ->
        [w] Trait aux Blancs, en échec
        [red] Trait aux Rouges, en échec
        [sente] Trait à Sente, en échec
        [gote] Trait à Gote, en échec
       *[b] Trait aux Noirs, en échec
    }

words-number = { NUMBER($value) }
words-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
words-day = { DATETIME($at, dateStyle: "medium") }
words-time = { DATETIME($at, timeStyle: "short") }
`;export{l as _,N as a,r as b,D as c,x as d,y as f,d as g,p as h,F as i,T as l,h as m,z as n,j as o,_ as p,L as r,k as s,V as t,C as u,s as v,t as x,a as y};