# Errors, one message each; a test compares the ids and variables with the English file.
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
picture-title = { $game } : { $side ->
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
error-read-only = L’administrateur intervient sur ce site : pour le moment, vous pouvez tout consulter, mais rien ne peut être modifié.
error-network-blocked = L’administrateur de ce site a bloqué votre réseau.
error-no-session = Cette partie n’est pas en cours, ou n’existe pas.
error-old-rules = { $rules }
error-game-gone = C’est une partie du jeu « { $game } », qui n’est plus sur ce serveur. Elle pourra être rouverte quand le fichier du jeu sera de retour.
error-moved-on = La partie a continué entre-temps.
error-illegal-turn = { $illegal }
error-game-over = La partie est terminée.
error-not-over = La partie n’est pas encore terminée.
error-not-your-turn = C’est à votre adversaire de jouer.
error-engines-turn = C’est au moteur de jouer.
error-seat-free = Une place est encore libre : attendez un adversaire.
error-seat-taken = Il n’y a plus de place libre dans cette partie. Vous pouvez la regarder.
error-seated = Vous avez déjà une place dans cette partie.
error-no-seat = Vous n’avez pas de place dans cette partie.
error-invitation-needed = Cette partie est privée : pour jouer, ouvrez l’invitation que son créateur vous a envoyée.
error-blocked = Vous ne pouvez pas jouer contre cette personne : l’un de vous a bloqué l’autre.
error-time-over = Votre temps est écoulé.
error-begun = La partie a commencé : vous pouvez abandonner, mais plus l’annuler.
error-no-offer = Cette proposition n’existe pas.
error-declined = Cela a été refusé : jouez un coup avant de le proposer à nouveau.
error-no-claim = On ne peut pas réclamer la nulle dans cette position.
error-nothing-to-take-back = Il n’y a aucun coup à reprendre.
error-rated = On ne peut pas reprendre de coup dans une partie classée.
error-engine-declines = Le moteur n’accepte pas la nulle.
error-no-help = Les conseils et les menaces ne s’affichent que dans les parties non classées contre le moteur.
error-no-game = Le jeu « { $game } » n’existe pas.{ $suggestion ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire « { $suggestion } » ?
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
error-no-cookie = Votre navigateur n’a pas envoyé de cookie : rechargez la page pour écrire.
error-wrong-password = { $wrong }
error-too-many-attempts = Trop de tentatives ; veuillez attendre cinq minutes.
error-too-many-accounts = Trop de comptes ont été créés depuis votre adresse ; veuillez réessayer plus tard.
error-name-taken = Ce nom, ou un autre qui lui ressemble, est déjà pris.
error-name-length = Un nom compte de { $least } à { $most } caractères.
error-name-letters = { $letters }
error-name-reserved = Ce nom n’est pas disponible. Veuillez en choisir un autre.
error-password-length = Un mot de passe compte de { $least } à { $most } caractères.
error-password-easy = Ce mot de passe est trop facile à deviner : { $weakness }.
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
request-unreadable-body = La requête est illisible : { $detail }.
request-unreadable-message = Le message est illisible : { $detail }.
request-unreadable-query = Les paramètres de cette adresse sont illisibles : { $detail }.
request-two-starts = Indiquez soit une position, soit le numéro d’une position de départ, mais pas les deux.
request-level = Le niveau doit être compris entre { $least } et { $most }.
request-line-too-long = Une suite compte au plus { $most } coups.
request-typed-too-long = Une ligne tapée compte au plus { $most } caractères.
request-line-count = Le nombre de variantes doit être compris entre 1 et { $most }.
request-depth = La profondeur doit être comprise entre 1 et { $most }.
request-seconds = Le temps doit être compris entre 1 et { $most } secondes.
request-tag-name = Le nom d’une balise ne contient que des lettres, des chiffres et « _ ».
request-clock-too-long = Une pendule affiche au plus { $most } millisecondes.
request-not-in-range = « { $name } » doit être un nombre de { $least } à { $most }.
request-not-a-flag = « { $name } » doit être 1 ou 0.
request-theme = « theme » doit être light, dark ou print.
request-piece-style = « pieces » doit être figures, counters, blocks ou letters.
request-unknown-parameter = Les images n’ont pas de paramètre « { $name } ».
request-animation-too-wide = Une animation a une largeur d’au plus { $most } pixels.
request-no-page = Cette page n’existe pas.
request-too-many-skipped = La liste des exercices à écarter compte au plus { $most } caractères.
request-socket-version = Ce serveur utilise la version { $version } du protocole des sockets.
request-not-a-socket = Cette adresse est réservée aux WebSockets.

## What cannot be done: error-impossible

obstacle-block-yourself = Vous ne pouvez pas vous bloquer vous-même.
obstacle-clock = Cette pendule n’est pas possible : { $clock }.
obstacle-no-own-seat = Si une place reste libre, prenez vous-même l’autre.
obstacle-line-too-long = Une suite compte au plus { $most } coups.
obstacle-no-cell = Le plateau n’a pas cette case.
obstacle-puzzle-turns = Cet exercice demande de 1 à { $most } tours.
obstacle-no-task = L’étape { $step } de la partie guidée n’a pas de tâche.
obstacle-position-or-pieces = La requête doit contenir soit « position », soit « pieces ».
obstacle-empty-cell = Il n’y a pas de pièce en { $cell }.
obstacle-too-many-pieces = Un diagramme compte au plus { $most } pièces.
obstacle-unreadable-piece = « { $found } » n’est pas une pièce de ce jeu sur une case de son plateau ; écrivez par exemple wK@e1.
obstacle-too-many-arrows = Une image compte au plus { $most } flèches.
obstacle-unreadable-arrow = « { $found } » n’est pas une flèche sur ce plateau, comme e2-e4.
obstacle-animation-too-long = Une animation montre au plus { $most } coups.
obstacle-picture-too-high = L’image serait trop haute : demandez une largeur plus petite.
obstacle-node-without-parent = Le nœud { $node } n’a pas de coup, ou son parent ne le précède pas.
obstacle-unwritable = La partie ne peut pas être écrite : { $record }.

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

start-faulty = Ce n’est pas une position de ce jeu : { LIST($position, type: "errors") }.
start-no-such-number = Le jeu n’a pas de position de départ portant ce numéro.

## error-illegal-turn

illegal-now = { $turn }.
illegal-in-line = Coup { $number } : { $play }.
illegal-first-part = « { $first } » n’est pas ici une première partie de coup légale.

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

letters-other = Un nom ne contient que des lettres de A à Z, des chiffres, « - » et « _ ».
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

setup-no-side = le camp au trait doit être « w » ou « b »
setup-no-cell = le plateau n’a pas de case « { $found } »
setup-no-piece = le jeu n’a pas de pièce « { $found } »
setup-no-neutral = le jeu n’a pas de pièce neutre « { $found } »
setup-two-pieces = il y a deux pièces en { $cell }
setup-no-hands = dans ce jeu, personne n’a de pièces en main

## What is wrong with a position

position-too-long = le texte est bien trop long pour une position
position-empty = le texte est vide ; une position commence par les pièces sur le plateau, la rangée la plus haute d’abord, avec « / » entre les rangées
position-not-shuffled = les positions de départ de ce jeu ne sont pas mélangées, ses dispositions n’ont donc pas de numéro
position-no-such-shuffle = aucune position de départ de ce jeu nommée « { $name } » n’est mélangée
position-no-such-array = il n’y a pas de disposition { $number } : les { $count } dispositions sont numérotées à partir de 0
position-side-unknown = « { $found } » devrait être le camp au trait : « w » ou « b »
position-side-missing = le camp au trait manque : écrivez « w » ou « b » après le plateau
position-not-a-number = « { $found } » devrait être { position-field }, un nombre entier
position-extra-field = « { $found } » est un champ de trop
position-unknown-field = « { $found }= » n’a pas de sens dans ce jeu
position-hands-unclosed = la liste des pièces en main doit se terminer par « ] », sans rien après
position-no-hands = dans ce jeu, personne n’a de pièces en main
position-never-in-hand = { PIECE($piece, article: "indefinite") } ne peut pas être en main
position-not-counted = pièces perdues : on ne compte pas { PIECE($piece, article: "definite", number: "plural") }
position-rank-count = le plateau a { $expected } rangées, mais le texte en a { $found }
position-level-count = rangée { $rank } : le plateau a { $expected } étages, mais le texte en a { $found }
position-cell-count = { position-row } : elle a { $expected } cases, mais le texte en remplit { $found }
position-empty-cells = { position-row } : « { $found } » n’est pas un nombre possible de cases vides
position-unknown-piece = { position-row } : « { $found } » n’est pas une pièce de ce jeu
position-unknown-stock = { position-stock } : « { $found } » n’est pas une pièce de ce jeu
position-stock-count = { position-stock } : un nombre de pièces doit être compris entre 1 et { $most }
position-castling-unreadable = roque : « { $found } » devrait être « - », des lettres comme « KQkq » ou les cases des partenaires, séparées par des virgules
position-castling-twice = roque : { $cell } figure deux fois
position-too-many-rights = roque : trop de cases
position-castling-impossible = le roque avec la pièce en { $cell } est impossible : les deux pièces ne sont pas là où il est permis
position-castling-royal-unnamed = roque : il faut nommer aussi { $cell } : dans ce jeu, la pièce royale est nommée avec ses partenaires tant qu’elle n’a pas bougé
position-passing-unreadable = en passant : « { $found } » devrait être « - » ou les cases qu’une pièce vient de franchir, comme « e3 » ou « e3:e4 »
position-too-many-passed = en passant : trop de cases
position-no-double-step = il n’y a en { $cell } aucune pièce qui aurait pu faire un double pas au coup précédent
position-passed-occupied = la case de prise en passant { $cell } n’est pas vide
position-ko-unreadable = ko : « { $found } » devrait être « DÉPART>ARRIVÉE »
position-ko-empty = ko : il n’y a pas de pièce neutre en { $cell }
position-count-unreadable = compte : « { $found } » devrait être les coups comptés et leur limite, comme « 6/32 »
position-home-unreadable = retour : « { $found } » devrait être un camp et un nombre de coups, comme « W2 »
position-home-too-long = retour : { side-name } ont au plus { $most ->
    [one] { $most } coup
   *[other] { $most } coups
}
position-home-guarded = retour : { side-name } ont encore une pièce qui garde la pièce royale
position-checks-unreadable = échecs : « { $found } » devrait être un camp et le nombre d’échecs qu’il a donnés, comme « W2 »
position-castled-unreadable = roque : « { $found } » devrait nommer les camps qui ont roqué, comme « W » ou « WB »
position-struck-unreadable = prise : « { $found } » devrait être la case où le dernier coup a pris une pièce, comme « e5 »
position-made-unreadable = joués : « { $found } » devrait être le nombre de coups que le joueur au trait a déjà joués de suite, comme « 1 »
position-made-too-many = joués : { side-name } ont { $most ->
    [one] { $most } coup
   *[other] { $most } coups
} dans cette série, ce serait donc à l’autre camp
position-passes-unreadable = coups passés : « { $found } » devrait être le nombre de coups passés de suite, comme « 1 »
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
} de jouer, mais { PIECE($piece, article: "definite") } de l’autre camp est en prise : aucun coup ne peut l’y laisser

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
turn-illegal = « { $turn } » n’est pas un coup légal ici
turn-illegal-second = après « { $first } », « { $second } » n’est pas une seconde partie légale
turn-ambiguous = « { $turn } » correspond à plusieurs coups, dont « { $one } »
turn-second-missing = « { $first } » demande une seconde partie, après une virgule

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
text-comment-open = ce commentaire n’est pas fermé : il manque « {"}"} »
text-comment-unopened = « {"}"} » sans « {"{"} »
text-variation-unopened = « ) » sans « ( »
text-variation-open = une variante n’est pas fermée : il manque « ) »
text-variation-first = une variante doit suivre le coup qu’elle remplace
text-command = [%{ $found }] est illisible
text-not-a-glyph = « { $found } » n’est pas un glyphe comme « $1 »
text-not-a-mark = « { $found } » n’est pas une annotation comme « !? »
text-glyph-beyond = « { $found } » n’est pas un signe de la norme et est ignoré
text-not-a-turn = « { $found } » n’est pas un coup ; la suite de cette ligne est ignorée
text-glyph-first = un glyphe doit suivre un coup
text-too-many-turns = la partie a trop de coups
text-encoding = ce n’est pas de l’UTF-8 ; la lecture se fait en { $encoding }
text-quotes = la valeur de { $tag } contient des guillemets sans « \ »
text-numbers-restart = la numérotation recommence ici ; la suite est lue comme la partie suivante
text-result-contradicts = la balise Result indique « { $tag } », mais la partie se termine par { $found }
text-game-too-large = cette partie a plus de { $most } Mio de texte ; le reste est omis
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
text-start = la position de départ est inutilisable : { LIST($position, type: "errors") }
text-after-the-end = « { $turn } » : la partie est terminée ({ reason-name })
text-unclaimed = « { $turn } » : d’après les règles d’ici, la partie était déjà terminée ({ reason-name }), mais personne ne l’a fait valoir
text-no-variations = les fichiers { $format } n’ont pas de variantes ; nombre de coups omis : { $turns }
text-turn = { $turn }

## Why a game cannot be written

record-not-a-turn = « { $found } » n’est pas un coup
record-tag = la balise { $tag } ne peut pas être écrite
