# Pourquoi un clic ou le texte d’un coup n’est pas un coup légal. Explication des variables : voir le fichier anglais.

refusal-none = C’est permis.
refusal-sentences = { LIST($sentences, type: "sentences") }
refusal-at = { PIECE($piece) } en { $cell }

refusal-game-over = La partie est finie : { reason-name }.
refusal-empty-cell = Il n’y a rien en { $cell }.
refusal-not-to-move = C’est { $side ->
        [white] aux Blancs
        [red] aux Rouges
        [sente] à Sente
        [gote] à Gote
       *[black] aux Noirs
    } de jouer, et { PIECE($piece, article: "definite") } en { $cell } est à l’autre camp.
refusal-neutral-piece = { CAPITAL(PIECE($piece, article: "definite")) } en { $cell } n’est à aucun camp{ $moves ->
        [true] { " " }et ne se déplace que dans la seconde partie d’un coup
       *[false] { "" }
    }.
refusal-first-part-made = Le coup est joué ; il n’en reste que la seconde partie.
refusal-moved-before = { CAPITAL(PIECE($piece, article: "definite")) } en { $cell } a joué le premier coup de ce tour ; le second revient à une autre pièce.
refusal-first-part-missing = Un coup commence par celui d’une de vos pièces ; ceci ne peut que le suivre.
refusal-no-second-part = Rien ne peut suivre ce coup dans le même tour.
refusal-no-pass = Personne ne peut passer dans ce jeu.
refusal-not-stuck = On ne peut passer que sans autre coup légal.
refusal-frozen = { CAPITAL(PIECE($piece, article: "definite")) } en { $cell } ne peut plus bouger, car { LIST($tests) }.
refusal-frozen-by = { CAPITAL(PIECE($piece, article: "definite")) } en { $cell } ne peut pas bouger, à cause de pièces adverses : { LIST($pieces) }.
refusal-moves-as-others = { CAPITAL(PIECE($piece, article: "definite")) } en { $cell } n’y a pas ses propres coups, mais ceux d’autres pièces de son camp : { LIST($pieces) }.
refusal-protected = { CAPITAL(PIECE($piece, article: "definite")) } en { $cell } ne peut pas être pris{ GENDER($piece) ->
        [feminine] e
       *[masculine] { "" }
    }, car d’autres pièces { GENDER($piece) ->
        [feminine] la
       *[masculine] le
    } protègent : { LIST($pieces) }.
refusal-has-moved = { CAPITAL(PIECE($piece, article: "definite")) } n’y va que tant que cette pièce n’a pas bougé, et elle a bougé.
refusal-out-of-check = { CAPITAL(PIECE($king, article: "definite")) } ne se déplace pas ainsi en étant en échec : { LIST($pieces) }.
refusal-through-check = { CAPITAL(PIECE($king, article: "definite")) } ne se déplace pas ainsi par-dessus des cases attaquées : { LIST($pieces) }.
refusal-start-zone = { CAPITAL(PIECE($piece, article: "definite")) } ne se déplace ainsi que { $inside ->
        [true] depuis une case
       *[false] depuis une case hors
    } { ZONE($zone, article: "of") }.
refusal-end-zone = { CAPITAL(PIECE($piece, article: "definite")) } ne se déplace ainsi que { $inside ->
        [true] vers les cases
       *[false] vers les cases hors
    } { ZONE($zone, article: "of") }.
refusal-confined = { CAPITAL(PIECE($piece, article: "definite")) } ne peut aller que sur les cases { ZONE($zone, article: "of") }.
refusal-barred = { CAPITAL(PIECE($piece, article: "definite")) } ne peut pas aller sur les cases { ZONE($zone, article: "of") }.
refusal-refuge = { CAPITAL(PIECE($piece, article: "definite")) } ne peut pas quitter { ZONE($zone, article: "definite") }, car son camp n’a plus de garde : { LIST($guards, type: "or") }.
refusal-shape = { CAPITAL(PIECE($piece, article: "definite")) } ne va pas de { $from } à { $to }.
refusal-null-move = { CAPITAL(PIECE($piece, article: "definite")) } ne peut pas finir son coup là où il a commencé.
refusal-blocked = Le chemin vers { $to } est barré : { LIST($pieces) }.
refusal-own-piece = Une de vos pièces est sur la case d’arrivée : { LIST($pieces) }.
refusal-neutral-target = { CAPITAL(PIECE($target, article: "definite")) } en { $cell } ne peut pas être { GENDER($target) ->
        [feminine] prise
       *[other] pris
    }.
refusal-cannot-capture = { CAPITAL(PIECE($piece, article: "definite")) } ne prend pas ainsi : { $cell } devrait être vide.
refusal-only-captures = { CAPITAL(PIECE($piece, article: "definite")) } ne va ainsi que pour prendre, et il n’y a rien à prendre en { $cell }.
refusal-passing-lapsed = Une prise en passant n’est possible que juste après un double pas : { LIST($pieces) }.
refusal-no-hurdle = { CAPITAL(PIECE($piece, article: "definite")) } doit sauter par-dessus exactement une pièce, et il n’y en a aucune sur le chemin.
refusal-many-hurdles = { CAPITAL(PIECE($piece, article: "definite")) } doit sauter par-dessus exactement une pièce, et il y en a plusieurs sur le chemin : { LIST($pieces) }.
refusal-ko = { CAPITAL(PIECE($piece, article: "definite")) } vient de { $to } et ne peut pas y retourner dans ce tour.
refusal-in-check = { CAPITAL(PIECE($king, article: "definite")) } est en échec, et ceci n’y répond pas : { LIST($pieces) }.
refusal-pinned = { CAPITAL(PIECE($piece, article: "definite")) } ne peut pas quitter { $from } à cause d’un clouage : { PIECE($king, article: "definite") } serait en échec : { LIST($pieces) }.
refusal-exposed = Cela mettrait { PIECE($king, article: "definite") } de votre camp en échec : { LIST($pieces) }.
refusal-into-check = { CAPITAL(PIECE($king, article: "definite")) } serait en échec : { LIST($pieces) }.
refusal-facing = Les pièces royales se feraient face : { LIST($pieces) }.
refusal-must-come-home = { CAPITAL(PIECE($king, article: "definite")) } doit atteindre { ZONE($zone, article: "definite") } avec ce coup.
refusal-castling-right = On ne peut plus roquer avec ce partenaire, car l’une des deux pièces a bougé : { LIST($pieces) }.
refusal-castling-partner = Il n’y a pas de partenaire pour roquer en { $cell }.
refusal-castling-blocked = Pour roquer, ces cases devraient être vides : { LIST($pieces) }.
refusal-castling-in-check = { CAPITAL(PIECE($king, article: "definite")) } ne peut pas roquer en échec : { LIST($pieces) }.
refusal-castling-attacked = { CAPITAL(PIECE($king, article: "definite")) } ne peut pas roquer en passant par une case attaquée ni vers une telle case : { LIST($pieces) }.
refusal-swap-attacked = Les deux pièces n’échangent leurs places que si aucune n’est attaquée : { LIST($pieces) }.
refusal-must-promote = { CAPITAL(PIECE($promoting, article: "definite")) } doit être { GENDER($promoting) ->
        [feminine] promue
       *[other] promu
    } à ce coup.
refusal-no-promotion = { CAPITAL(PIECE($promoting, article: "definite")) } devrait être { GENDER($promoting) ->
        [feminine] promue
       *[other] promu
    } à ce coup, et aucune promotion n’est possible.
refusal-not-promotable = { $named ->
        [true] { CAPITAL(PIECE($promoting, article: "definite")) } ne peut pas devenir { PIECE($into, article: "indefinite") } à ce coup
       *[false] { CAPITAL(PIECE($promoting, article: "definite")) } ne peut pas être { GENDER($promoting) ->
            [feminine] promue
           *[other] promu
        } à ce coup
    }.
refusal-none-lost = Seules des pièces perdues reviennent, et aucune de ce type n’est perdue : { PIECE($into) }.
refusal-promotion-count = Vos pièces ne permettent pas cette promotion : { PIECE($into) }.
refusal-not-in-hand = Vous n’avez { PIECE($into, article: "no") } en main.
refusal-occupied = { $cell } devrait être vide : { LIST($pieces) }.
refusal-drop-barred = { CAPITAL(PIECE($piece, article: "definite")) } ne peut pas être { GENDER($piece) ->
        [feminine] parachutée
       *[other] parachuté
    } sur les cases { ZONE($zone, article: "of") }.
refusal-drop-only = { CAPITAL(PIECE($piece, article: "definite")) } ne peut être { GENDER($piece) ->
        [feminine] parachutée
       *[other] parachuté
    } que sur les cases { ZONE($zone, article: "of") }.
refusal-drop-stuck = { CAPITAL(PIECE($piece, article: "definite")) } ne pourrait plus jamais bouger depuis { $cell }.
refusal-file-taken = Une de vos pièces de ce type est déjà sur cette colonne : { LIST($pieces) }.
refusal-other-level-taken = Après le coup, la pièce passerait à l’autre étage, mais il y a là : { LIST($pieces) }.
refusal-drop-mates = { CAPITAL(PIECE($piece, article: "definite")) } ne peut pas donner mat par un parachutage.
refusal-drop-checks = { CAPITAL(PIECE($piece, article: "definite")) } ne peut pas donner échec par un parachutage.
refusal-drop-needs = { $need ->
        [enclosing] Aucune pièce adverse ne remplit une ligne droite de là à une autre pièce à vous
        [beside-own] Aucune pièce à vous n’est à côté de cette case
        [apart] Une pièce adverse est à côté de cette case en ligne droite
       *[supported] La case de derrière est vide
    } : { PIECE($piece, article: "definite") } ne peut pas y arriver de la main.
refusal-drop-opening = { CAPITAL(PIECE($piece, article: "definite")) } ne peut arriver de la main que dans { ZONE($zone, article: "definite") } tant qu’une case y est vide.
refusal-neutral-fixed = Personne ne déplace { PIECE($into, article: "definite") }.
refusal-not-placed = Aucune autre pièce de ce type n’est mise sur l’échiquier : { PIECE($into) }.
refusal-put-spot = { $spot ->
    [left] Elle n’est posée que sur la case que la pièce déplacée a quittée, et { $cell } en est une autre.
    [reached] La pièce déplacée ne pourrait pas continuer vers { $cell } sans capturer.
   *[edge] { $cell } n’est ni au bord du plateau ni juste à côté d’une pièce neutre en ligne droite.
}
refusal-put-zone = Elle ne peut pas être posée sur { $cell }, seulement sur une case { ZONE($zone, article: "of") }.
refusal-pawn-zone = L’échange ne peut pas amener cette pièce sur une case { ZONE($zone, article: "of") } : { LIST($pieces) }.
refusal-second-needed = On ne peut pas se passer de la seconde partie du coup.
refusal-not-elsewhere = Ce coup ne permet pas de promouvoir une autre pièce : { LIST($pieces) }.
refusal-not-gated = Aucune pièce ne vient de quitter { $cell } pour la première fois ; rien ne peut donc y entrer.
refusal-last-guard = La promotion laisserait { ZONE($zone, article: "definite") } sans garde : { LIST($pieces) }.
refusal-must-capture = Il faut prendre. Peuvent prendre : { LIST($pieces) }.
refusal-must-drop = Il faut d’abord parachuter une de ces pièces : { LIST($pieces) }.
refusal-blown-up = L’explosion atteindrait votre pièce royale : { LIST($pieces) }.
refusal-forbidden = Aucun coup ne peut mener à une position où son joueur { LIST($tests) }.
refusal-checks-too-early = Seul le dernier coup d’une série peut donner échec, et il en reste { $left }.
refusal-capture-barred = On ne peut pas prendre ainsi { PIECE($target, article: "definite") } en { $cell }, car { LIST($conditions) }.
