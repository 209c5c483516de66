# Les règles d’un jeu, telles que `variorum explain` et le site les racontent. Les identifiants en own- sont des parties d’autres messages de cette seule langue.

explain-section-board = Plateau
explain-section-pieces = Pièces
explain-section-neutral-pieces = Pièces neutres
explain-section-turn = Le coup
explain-section-promotion = Promotion
explain-section-captured-pieces = Pièces prises
explain-section-castling = Roque
explain-section-royal-piece = Règles particulières de la pièce royale
explain-section-end = Fin de la partie
explain-section-rulings = Interprétations
explain-section-sources = Sources
explain-section-reach = Portée depuis { $cell } sur un plateau vide

explain-sentences = { LIST($sentences, type: "sentences") }
explain-in-parentheses = { " " }({ $text })

## Plateau et cases

explain-board-flat = { CAPITAL(own-files) } (a à { $last-file }) et { own-ranks } : { $cells } cases.
explain-board-hexagons = Un plateau de { $cells } hexagones en { SPELL($files) } colonnes (a à { $last-file }), longues de { SPELL($ranks) } cases au milieu ; chaque colonne a une case de moins que sa voisine vers le milieu. Les rangées se comptent dans la colonne.
explain-board-in-space = { CAPITAL(SPELL($levels)) } { $levels ->
        [one] étage
       *[other] étages
    } (de { $top } en haut à { $bottom } en bas), { SPELL($files, gender: "feminine") } { $files ->
        [one] pile
       *[other] piles
    } (a à { $last-file }) et { own-ranks } : { $cells } cases. Une case porte le nom de son étage, de sa pile et de sa rangée, par exemple { $example }.
own-files = { SPELL($files, gender: "feminine") } { $files ->
        [one] colonne
       *[other] colonnes
    }
own-ranks = { SPELL($ranks, gender: "feminine") } { $ranks ->
        [one] rangée
       *[other] rangées
    }
# $sides: white-black, red-black, sente-gote
own-first-side = { $sides ->
        [red-black] les Rouges
        [sente-gote] Sente
       *[white-black] les Blancs
    }
own-second-side = { $sides ->
        [sente-gote] Gote
       *[white-black] les Noirs
    }
own-of-first-side = { $sides ->
        [red-black] des Rouges
        [sente-gote] de Sente
       *[white-black] des Blancs
    }
own-of-second-side = { $sides ->
        [sente-gote] de Gote
       *[white-black] des Noirs
    }
explain-board-sides = La rangée 1 est du côté { own-of-first-side }, la rangée { $ranks } du côté { own-of-second-side }. « Vers l’avant » signifie en s’éloignant de son joueur. Les cases et les zones sont données pour { own-first-side } ; celles { own-of-second-side } sont symétriques{ $levels ->
        [true] { " " }(rangées et étages)
       *[false] { "" }
    }.
explain-board-sides-same = Les deux camps jouent dans le même sens : « vers l’avant » signifie pour tous deux vers la rangée { $ranks }, et les cases et les zones sont les mêmes pour tous deux.
explain-board-sides-half-turn = Les deux camps jouent dans le même sens : « vers l’avant » signifie pour tous deux vers la rangée { $ranks }. Les cases et les zones sont données pour { own-first-side } ; celles { own-of-second-side } se trouvent un demi-tour plus loin.
explain-board-half-turn-too = Les cases et les zones { own-of-second-side } se trouvent en outre un demi-tour plus loin.
explain-board-ends = Les premières cases des colonnes sont du côté { own-of-first-side }, les dernières du côté { own-of-second-side }. « Vers l’avant » signifie en s’éloignant de son joueur. Les cases et les zones sont données pour { own-first-side } ; celles { own-of-second-side } sont symétriques.
explain-board-ends-same = Les deux camps jouent dans le même sens : « vers l’avant » signifie pour tous deux vers les dernières cases des colonnes, et les cases et les zones sont les mêmes pour tous deux.
explain-board-hexagon-steps = Un pas droit mène à l’une des six cases voisines. Un pas diagonal passe entre deux d’entre elles et mène à la plus proche case de même couleur. Les cases ont trois couleurs.
explain-board-holes = { $count ->
        [1] Une case manque
       *[other] { CAPITAL(SPELL($count)) } cases manquent
    }{ $named ->
        [true] { " " }: { LIST($cells) }
       *[false] { "" }
    }.
explain-board-steps-in-space = Un pas droit change l’un de ces trois éléments : étage, pile ou rangée. Un pas diagonal en change deux, un pas triagonal les trois. « Dans sa rangée » signifie que l’étage ou la pile changent, ou les deux, mais pas la rangée.
explain-board-crosses = Un coup se joue sur un étage. Puis la pièce, et au roque chacune des deux, passe à la même case de l’autre étage, qui doit être vide. Avant ce passage, la pièce royale ne doit pas être attaquée si elle est à l’étage du coup ; après, elle ne doit l’être nulle part.
explain-board-wraps = La dernière colonne touche la première : les pièces passent de l’une à l’autre.
explain-board-wraps-ranks = La dernière rangée touche la première : les pièces passent de l’une à l’autre.
explain-board-rings = Une colonne est une suite de cases d’un joueur à l’autre. Autour du milieu du plateau, les colonnes forment des anneaux, de { LIST($sizes) } colonnes de l’intérieur vers l’extérieur. « Le long de son anneau » signifie vers une colonne du même anneau ; « vers un autre anneau », vers une colonne d’un autre.
explain-board-turning = En suivant les coins : une ligne qui longe un anneau continue après chaque coin de cet anneau, toujours dans le même sens de rotation, et toujours vers l’avant ou toujours vers l’arrière.
explain-board-reflecting = En pliant aux coins et au milieu : une ligne vers un autre anneau qui arrive au coin d’un anneau tourne à angle droit et repart vers l’extérieur (si elle changeait d’étage, elle change ensuite de pile, et inversement). Celle qui arrive à la colonne centrale continue tout droit ou tourne d’un côté ou de l’autre.
explain-board-zone = { CAPITAL(ZONE($zone)) } : { $cells }.
explain-shuffle = Pour un départ aléatoire, les pièces de chaque camp qui occupent { ZONE($zone, article: "definite") }{ $zone-cells } échangent leurs places{ $apart ->
        [true] , chaque camp à part.
       *[other] { $turned ->
            [true]  ; celles du second camp sont celles du premier tournées d’un demi-tour.
           *[other]  ; celles du second camp sont l’image de celles du premier.
        }
    }
explain-shuffle-colours = L’une occupe une case claire et l’autre une case foncée : { LIST($pieces, type: "or") }.
explain-shuffle-between = { CAPITAL(PIECE($piece, article: "definite")) } se tient entre deux { PIECE($others, number: "plural") }.
explain-shuffle-on = Seulement dans { ZONE($zone, article: "definite") }{ $zone-cells } : { LIST($pieces) }.
# $pieces: each of these. $others: at least one of these stands beside it.
explain-shuffle-beside = À côté de chacune de ces pièces ({ LIST($pieces) }) se tient { LIST($others, type: "or", article: "indefinite") }.
explain-shuffle-not-beside = À côté d’aucune de ces pièces ({ LIST($pieces) }) ne se tient { LIST($others, type: "or", article: "indefinite") }.
explain-shuffle-before = Vues par leur camp, ces pièces ({ LIST($pieces) }) sont sur une rangée inférieure ou plus à gauche que celles-ci : { LIST($others) }.
explain-shuffle-guarded = Chacune de ces pièces est protégée par une autre : { LIST($pieces) }.

explain-cells-all = tout le plateau
explain-cells-far = la dernière case de chaque colonne
explain-cells-near = la première case de chaque colonne
explain-cells-edge = les cases du bord
explain-cells-dark = de couleur foncée
explain-cells-light = de couleur claire
explain-cells-medium = de la troisième couleur
explain-cells-but = tout le plateau sauf { $cells }
explain-cells-of-zones = { LIST($zones, type: "or") }
explain-cells-named = { LIST($cells) }
explain-cells-one-of = { LIST($cells, type: "or") }
explain-cells-counted = { $count } cases
explain-cells-in-words = « { $words } »
explain-cells-block = { LIST($parts, type: "plain") }
explain-cells-of-sides = { $white } pour { own-first-side } ; { $black } pour { own-second-side }
explain-cells-of-sides-inline = { $white } ({ own-second-side } : { $black })
explain-lines-range = { own-lines } { $first } à { $last }
explain-lines = { COUNT($names) ->
        [1] { $line ->
            [file] colonne
            [filestack] pile
            [level] étage
           *[rank] rangée
        }
       *[other] { own-lines }
    } { LIST($names) }
explain-lines-one-of = { $line ->
        [file] colonne
        [filestack] pile
        [level] étage
       *[rank] rangée
    } { LIST($names, type: "or") }
own-lines = { $line ->
        [file] colonnes
        [filestack] piles
        [level] étages
       *[rank] rangées
    }

## Directions

explain-straight = en ligne droite
explain-diagonal = en diagonale
explain-triagonal = en triagonale
explain-other-shape = autrement
explain-straight-adjective = droite
explain-diagonal-adjective = diagonale
explain-triagonal-adjective = triagonale
explain-other-shape-adjective = autre

explain-way = { $rank ->
        [sideways] { $file ->
            [left] vers la gauche
            [right] vers la droite
           *[other] de côté
        }
       *[other] { LIST($shapes, type: "or") }{ own-way }
    }
explain-way-of-several = { LIST($shapes, type: "or") }, toujours{ own-way }
explain-way-any = dans toute direction { LIST($shapes, type: "or") }
explain-way-all = { $which ->
        [without-triagonal] dans 18 directions
        [space] dans les 26 directions
       *[flat] dans toutes les directions
    }, { LIST($shapes, type: "or") }
explain-ways = { LIST($ways, type: "or-clauses") }

# Ce qui suit la forme d’un pas, avec une espace devant.
own-way = { $way ->
        [none] { "" }
       *[some] { own-lengthwise }{ $ring ->
            [keeping] { " le long de son anneau" }
            [changing] { " vers un autre anneau" }
           *[none] { "" }
        }{ $bend ->
            [turning] { " " }(en suivant les coins)
            [reflecting] { " " }(en pliant aux coins et au milieu)
           *[none] { "" }
        }
    }
own-lengthwise = { $rank ->
        [forward] { " vers l’avant" }
        [backward] { " vers l’arrière" }
        [lengthwise] { " vers l’avant ou l’arrière" }
        [sideways] { " de côté" }
        [across] { " dans sa rangée" }
       *[none] { "" }
    }{ $file ->
        [left] { " vers la gauche" }
        [right] { " vers la droite" }
        [keeping] { " le long de sa colonne" }
        [changing] { " vers une autre colonne" }
       *[none] { "" }
    }{ $level ->
        [up] { $rank ->
            [none] { " vers le haut" }
           *[other] { " et vers le haut" }
        }
        [down] { $rank ->
            [none] { " vers le bas" }
           *[other] { " et vers le bas" }
        }
        [flat] { " à son étage" }
       *[none] { "" }
    }

## Sauts et trajets de plusieurs pas

explain-one-cell = d’une case { $ways }
explain-one-step = d’un pas { $shape }
explain-several-steps = de { SPELL($steps) } pas { $shape }
explain-paths = { LIST($paths, type: "or-clauses") }
explain-path-repeated = de { SPELL($steps) } pas { $shape }{ own-way } dans une même direction
explain-path-steps = { LIST($steps, type: "then") }
explain-step-times = { $step } ({ $most ->
        [0] autant de fois que l’on veut
       *[other] jusqu’à { SPELL($most) } fois
    })
explain-times-steps = { $most ->
        [0] d’un nombre quelconque de pas
       *[other] d’un à { SPELL($most) } pas
    } { $shape }
explain-times-cells = { $most ->
        [0] d’un nombre quelconque de cases
       *[other] d’une à { SPELL($most) } cases
    } { $shape }{ own-way }
explain-path-in-all = { $path }, en tout { $along }
explain-path-ending = { $path }, soit en tout un déplacement { $size }
explain-path-step = { $turn ->
        [onward] { $step } en continuant{ $way ->
            [none] { "" }
           *[some] ,{ own-way }
        }
        [back] { $step } en revenant{ $way ->
            [none] { "" }
           *[some] ,{ own-way }
        }
        [aside] { $step } en obliquant{ $way ->
            [none] { "" }
           *[some] ,{ own-way }
        }
        [right-angle] { $step }{ own-way }{ $way ->
            [none] { "" }
           *[some] ,
        } à angle droit avec le premier
       *[none] { $step }{ own-way }
    }
explain-leap = { $size }{ own-way }
explain-leap-along = { $along }{ own-way }
explain-leap-aside = { $along } et { $space ->
        [true] { $aside ->
            [1] d’une pile ou d’un étage
           *[other] de { SPELL($aside) } piles ou étages
        }
       *[false] { $aside ->
            [1] d’une colonne
           *[other] de { SPELL($aside) } colonnes
        }
    } de côté{ own-way }
explain-leap-aside-and-up = { $along }, { $aside ->
        [1] d’une case
       *[other] de { SPELL($aside) } cases
    } de côté et { $up ->
        [1] d’une
       *[other] de { SPELL($up) }
    } vers le haut ou le bas{ own-way }
explain-along = { $direction ->
        [forward] { own-along } vers l’avant
        [backward] { own-along } vers l’arrière
       *[none] en restant dans sa rangée
    }
own-along = { $ranks ->
        [1] d’une rangée
       *[other] de { SPELL($ranks) } rangées
    }
explain-size-alike = { $a ->
        [1] d’une case
       *[other] de { SPELL($a) } cases
    } { $shape }
explain-size-two = de { SPELL($a) } cases dans une direction et { $b ->
        [1] d’une
       *[other] de { SPELL($b) }
    }{ $grid ->
        [hexagons] { " " }dans une direction voisine
       *[squares] { " " }à angle droit
    }{ $knight ->
        [true] { " " }(le saut du cavalier des échecs)
       *[false] { "" }
    }
explain-size-three = de { SPELL($a) } cases dans une direction, { $b ->
        [1] d’une
       *[other] de { SPELL($b) }
    } dans une deuxième et { $c ->
        [1] d’une
       *[other] de { SPELL($c) }
    } dans la troisième
explain-zigzag-steps = { LIST($steps) }
explain-zigzag-alike = { $step } d’un côté et de l’autre
explain-zigzag-leap = { $size }{ own-way }

## Déplacements

explain-moves = { $from-side ->
        [inside] Depuis { ZONE($from, article: "definite") }{ $from-cells } : { own-moves }
        [outside] Hors { ZONE($from, article: "of") }{ $from-cells } : { own-moves }
       *[none] { CAPITAL(own-moves) }
    }{ $to-side ->
        [inside] , seulement vers les cases { ZONE($to, article: "of") }{ $to-cells }
        [outside] , mais pas vers les cases { ZONE($to, article: "of") }{ $to-cells }
       *[none] { "" }
    }{ $staying ->
        [true] , sans quitter sa case
       *[false] { "" }
    }{ $unmoved ->
        [true] , tant que la pièce n’a pas bougé
       *[false] { "" }
    }{ $through-check ->
        [leaping] , mais pas en échec
        [never] , ni en échec, ni si tous les chemins passent par une case attaquée
       *[any] { "" }
    }{ $swaps ->
        [true] , pour échanger sa place avec { $swapping }
       *[false] { "" }
    }{ $prey ->
        [some] , seulement ces pièces adverses : { LIST($prey-pieces, type: "and") }
       *[all] { "" }
    }{ $takes ->
        [true] { " ;" } prend aussi { LIST($taking, type: "and") }
       *[false] { "" }
    }{ $en-passant ->
        [true] { " ;" } prend aussi en passant une pièce qui vient de franchir cette case par un double pas
       *[false] { "" }
    }{ $then ->
        [step] { " ;" } peut ensuite avancer aussitôt d’une case { $ways }, ou rester
        [on] { " ;" } peut ensuite refaire aussitôt le même pas, ou rester
        [back] { " ;" } peut ensuite revenir aussitôt, ou rester
       *[none] { "" }
    }.
# $over : de qui sont les pièces, `own`, `enemy` ou `all`. $which : tous les types (`all`), seulement certains (`some`, $hurdles), ou tous sauf ceux-là (`but`).
explain-swapping = { $over ->
        [own] une autre pièce de son camp
        [enemy] une pièce adverse
       *[all] une pièce d’un des camps
    }{ $which ->
        [some] { " " }({ LIST($hurdles, type: "or") })
        [but] { " " }(sauf : { LIST($hurdles, type: "and") })
       *[all] { "" }
    }
# $which: `all` or `some` kinds of piece ($pieces). $place: where they stand. $whose: `all` or `some` of the player’s own kinds ($own). $ways: the directions.
explain-taking = une pièce adverse{ $which ->
        [some] { " " }({ LIST($pieces, type: "or") })
       *[all] { "" }
    } { $place ->
        [behind] sur la case derrière celle qu’elle quitte
        [ahead] sur la case suivante dans sa direction
        [hopped] sur son chemin, par-dessus laquelle elle saute
        [passed] sur son chemin, qu’elle franchit si la case derrière est vide
        [between] à côté d’elle ({ $ways }), si la case suivante porte { $whose ->
            [some] une pièce de son camp ({ LIST($own, type: "or") })
           *[all] une autre pièce de son camp
        }
       *[cornered] là où sa rangée croise la colonne, ou sa colonne la rangée, { $whose ->
            [some] d’une pièce de son camp ({ LIST($own, type: "or") })
           *[all] d’une autre pièce de son camp
        }
    }
own-moves = { $without-capture ->
        [before] sans prendre, { $moves }
        [after] { $moves }, sans prendre
       *[none] { $moves }
    }
explain-steps = { $captures ->
        [true] prend à une case
       *[false] se déplace d’une case
    } { $ways }
explain-slides = { $span ->
        [at-least] { own-slides } d’au moins { $least ->
            [1] une case
           *[other] { SPELL($least) } cases
        }
        [exactly] { own-slides } d’exactement { own-most } ({ $most ->
            [2] la case intermédiaire doit être vide
           *[other] les cases intermédiaires doivent être vides
        })
        [up-to] { own-slides } d’au plus { own-most }
        [between] { own-slides } de { SPELL($least, gender: "feminine") } à { own-most }
       *[any] { $captures ->
            [true] prend à une distance quelconque
           *[false] se déplace d’un nombre quelconque de cases
        }
    } { $ways }
own-slides = { $captures ->
        [true] prend à une distance
       *[false] se déplace
    }
own-most = { $most ->
        [1] une case
       *[other] { SPELL($most) } cases
    }
explain-leaps = { $captures ->
        [true] prend en sautant par-dessus tout obstacle,
       *[false] saute par-dessus tout obstacle,
    } { $paths }
explain-leaps-anywhere = { $captures ->
        [true] prend en sautant
       *[false] saute
    } sur n’importe quelle case du plateau
explain-repeats = { $captures ->
        [true] prend en répétant
       *[false] répète
    } { $times ->
        [any] autant de fois que l’on veut
       *[other] jusqu’à { SPELL($times) } fois
    }, toujours dans la même direction, un saut { $paths } ; toute case touchée avant la dernière doit être vide
explain-lame = { $captures ->
        [true] prend en se déplaçant
       *[false] se déplace
    } { $paths } ; { $several ->
        [true] les cases intermédiaires doivent être vides
       *[false] la case intermédiaire doit être vide
    }
explain-walks = { $captures ->
        [true] prend en faisant
       *[false] fait
    } jusqu’à { SPELL($most) } pas, chacun { $touching ->
        [true] d’une case { $ways }
       *[false] un saut : { $ways }
    }, et peut tourner après chacun ; toutes les cases avant la dernière doivent être vides
explain-planes = { $captures ->
        [true] prend
       *[false] se déplace
    } { $most ->
        [any] à toute distance { $ways }, non seulement sur la ligne mais aussi loin qu’elle veut le long de chaque axe
        [1] à une case de distance { $ways }
       *[other] à { own-most } de distance au plus { $ways }, non seulement sur la ligne mais d’une à { SPELL($most, gender: "feminine") } le long de chaque axe, comme elle veut
    } ; toutes les autres cases du bloc intermédiaire doivent être vides
explain-zigzags = { $captures ->
        [true] prend en zigzag{ $most ->
            [any] { "" }
           *[other] , en { SPELL($most) } pas au plus,
        }
       *[false] zigzague { $most ->
            [any] sur toute distance
           *[other] en { SPELL($most) } pas au plus
        }
    } par des cases vides, en alternant { LIST($paths, type: "or-clauses") }, et commence par l’un ou l’autre
explain-hops = { $captures ->
        [true] prend en sautant
       *[false] saute
    } par-dessus exactement une { own-hurdle }, { $paths } ; { $behind ->
        [any] il peut y avoir autant de cases vides que l’on veut avant et après cette pièce
        [1] il peut y avoir autant de cases vides que l’on veut avant cette pièce, et le coup finit sur la case juste derrière
       *[other] il peut y avoir autant de cases vides que l’on veut avant cette pièce, et le coup finit au plus { SPELL($behind) } cases derrière
    }{ $within ->
        [any] { "" }
       *[other] , et le coup ne dépasse pas { SPELL($within) } pas
    }{ $sparing ->
        [true] , mais jamais par-dessus ni sur une pièce de son propre type, quel que soit son camp
       *[false] { "" }
    }
own-hurdle = { $over ->
        [neutral] pièce neutre
        [own] pièce de son camp{ own-hurdle-types }
        [enemy] pièce adverse{ own-hurdle-types }
        [anyone] pièce d’un camp quelconque ou neutre{ own-hurdle-types }
       *[all] pièce d’un camp quelconque{ own-hurdle-types }
    }
own-hurdle-types = { $which ->
        [some] { " " }({ LIST($hurdles, type: "or") })
        [but] { " " }(sauf { LIST($hurdles, type: "and") })
       *[all] { "" }
    }
explain-same-lines = sur les mêmes lignes
explain-double-step = { $steps ->
        [free] fait deux pas d’un coup { $ways }, le second dans la même direction ou dans une autre de celles-ci, par des cases vides
        [several] fait deux pas d’un coup { $ways }, tous deux dans la même direction, par des cases vides
       *[one] se déplace de deux cases { $ways } par des cases vides
    }, sans prendre (et peut alors être pris en passant)
explain-advance = se déplace de deux { $most ->
        [3] ou trois
       *[other] à { SPELL($most) }
    } cases { $ways } par des cases vides, sans prendre (et peut alors être pris en passant sur chaque case franchie)

## Pièces

# « Roi (K) : Se déplace d’une case … »
explain-piece = { PIECE($piece) } ({ $token }) : { $explanation }
explain-moves-none = N’a aucun coup propre.
explain-moves-as = Se déplace comme { PIECE($piece, article: "indefinite") }.
explain-confined = { CAPITAL(own-it) } ne peut se déplacer que vers les cases { ZONE($zone, article: "of") }{ $zone-cells }.
explain-barred = { CAPITAL(own-it) } ne peut jamais se déplacer vers les cases { ZONE($zone, article: "of") }{ $zone-cells }.
explain-frozen = Tant que { LIST($tests) }, { own-it } est { GENDER($piece) ->
        [masculine] figé
       *[other] figée
    } : { own-it } ne se déplace pas, ne prend pas et ne donne pas échec.
explain-frozen-test = { $owner ->
        [own] son camp
       *[enemy] le camp adverse
    } { $limit ->
        [none] n’a { $kinds ->
            [all] aucune pièce
           *[some] { COUNT($pieces) ->
                    [1] { LIST($pieces, article: "no") }
                   *[other] ni { LIST($pieces, type: "nor") }
                }
        }
        [some] a { $kinds ->
            [all] une pièce
           *[some] { LIST($pieces, type: "or", article: "indefinite") }
        }
       *[other] a { $most ->
            [1] { own-test-limit } { $kinds ->
                [all] une pièce
               *[some] { LIST($pieces, type: "or", article: "indefinite") }
            }
           *[other] { own-test-number } { $kinds ->
                [all] pièces
               *[some] { LIST($pieces, type: "or", number: "plural") }
            }
        }
    }{ $place ->
        [cells] { " " }sur les cases { $cells }
        [zone] { " " }dans { ZONE($zone, article: "definite") }{ $zone-cells }
       *[board] { "" }
    }
explain-freezes = Immobilise { $on ->
        [some] toute pièce adverse de ces types ({ LIST($pieces, type: "or") })
       *[all] toute pièce adverse
    } à une distance { $place } : une pièce immobilisée ne se déplace pas, ne prend pas et ne donne pas échec.
explain-lends = { CAPITAL(own-friends) } { $listed ->
        [true] a, outre les siens, les coups que voici. { $moves }
       *[false] peut aussi se déplacer et prendre comme elle, mais sans pas double, roque ni prise en passant.
    }
explain-replaces = { CAPITAL(own-friends) } { $listed ->
        [true] a, au lieu des siens, les coups que voici. { $moves }
       *[false] se déplace et prend comme elle et non à sa propre façon, mais sans pas double, roque ni prise en passant.
    }
explain-shields = { CAPITAL(own-friends) } ne peut pas être prise.
own-friends = { $on ->
        [some] toute pièce de son camp de ces types ({ LIST($pieces, type: "or") })
       *[all] toute pièce de son camp
    } à une distance { $place }
own-mated = { $result ->
        [wins] gagnée
        [draw] nulle
       *[loses] perdue
    }
explain-royal = Pièce royale : aucun coup ne peut la laisser attaquée, et la partie est { own-mated } quand elle est mate.
explain-royal-last = Pièce royale quand c’est la dernière : tant que son camp en a plusieurs, chacune peut être prise ; aucun coup ne peut laisser la dernière attaquée, et la partie est { own-mated } quand elle est mate.
explain-royal-together = Pièce royale avec les autres : aucun coup ne peut laisser attaquées à la fois toutes celles de son camp ; une seule attaquée peut être prise. Quand toutes sont attaquées et qu’aucun coup n’y remédie, la partie est { own-mated }.
# $piece : la pièce. $side : `white` ou `black`.
explain-piece-side = Seuls { $side ->
        [white] { own-first-side }
       *[black] { own-second-side }
    } peuvent l’avoir.
# $which: `all` captures, or `some`; $by: `some` captors ($captors) or `all`; $of: `some` victims ($victims) or `all`; $choice: whether any of several may be made.
explain-compulsory-capture = { $which ->
        [all] La prise est obligatoire : un joueur qui peut prendre doit le faire
       *[some] Certaines prises sont obligatoires : un joueur qui peut prendre { $of ->
            [some] { LIST($victims, type: "or", article: "indefinite") }
           *[all] quelque chose
        }{ $by ->
            [some] { " " }avec { LIST($captors, type: "or", article: "indefinite") }
           *[all] { "" }
        } doit faire une telle prise
    }{ $choice ->
        [true] , et choisit entre plusieurs
       *[false] { "" }
    }.
explain-best-capture = De plusieurs prises de ce genre, seules celles de la pièce la plus précieuse sont permises, dans cet ordre : { LIST($pieces, type: "plain") } ; toutes les autres comptent moins.
# $by: `all` captors, `these` ($captors) or all `but` these; $conditions: when; $lifted: `none`, or what the turn has captured before: `all`, `these` ($lifting) or all `but` these.
explain-capture-barred = { $by ->
        [these] Avec { LIST($captors, type: "or", article: "indefinite") }, nul ne peut
        [but] Sauf avec { LIST($captors, type: "or", article: "indefinite") }, nul ne peut
       *[all] Nul ne peut
    } prendre { LIST($victims, type: "or", article: "indefinite") } si { LIST($conditions) }{ $lifted ->
        [these] , à moins que le même coup n’ait pris auparavant { LIST($lifting, type: "or", article: "indefinite") }
        [but] , à moins que le même coup n’ait pris auparavant une autre pièce, hormis { LIST($lifting, type: "or", article: "indefinite") }
        [all] , à moins que le même coup n’ait pris auparavant une autre pièce
       *[none] { "" }
    }.
explain-capture-barred-afar = la victime n’est pas à côté de la case où le coup a commencé
explain-capture-barred-protected = la pièce qui prend pourrait alors être prise
explain-capture-barred-in-return = l’autre camp vient de prendre de la même façon, sur une autre case
explain-blast = Toute prise provoque une explosion. La pièce prise, celle qui prend et toutes les pièces des deux camps à une case de son arrivée ({ $ways }) quittent le plateau{ $spares ->
        [none] .
       *[some] , mais à côté de l’explosion ces pièces restent : { LIST($pieces, number: "plural") }.
    }
explain-blast-royal = Personne ne peut faire sauter sa propre pièce royale ({ PIECE($royal) }). Qui fait sauter celle de l’adversaire gagne, même en échec. Il n’y a pas d’échec tant que l’explosion atteindrait aussi la pièce royale de l’attaquant.
# $pieces: the captors that perish; $remains: `neutral` ($neutral stands there then) or `nothing`.
explain-perish = Quand { LIST($pieces, type: "or", article: "indefinite") } prend, la pièce qui prend quitte aussi le plateau{ $remains ->
        [neutral] { " ;" } { PIECE($neutral, article: "indefinite") } reste là où elle est arrivée
       *[nothing] { "" }
    }.
explain-blast-remains = Là où une pièce qui prend a péri, il reste { PIECE($neutral, article: "indefinite") }.
explain-blast-survivors = Survivent à leurs propres prises : { LIST($pieces, number: "plural") }.
explain-flips = Quand une pièce s’est déplacée ou a été parachutée, des pièces adverses changent de camp : { $which ->
        [enclosed] celles qui remplissent une ligne droite, en ligne ou en diagonale, d’elle à une autre pièce de son camp
        [around] celles à côté d’elle, en ligne ou en diagonale
       *[around-joined] celles à côté d’elle, en ligne ou en diagonale ; après un parachutage, seulement si une autre pièce de son camp est à côté d’elle
    }.
own-it = { GENDER($piece) ->
        [masculine] il
       *[other] elle
    }

## Promotion

own-by-step = { $by ->
        [step] { " " }d’un pas { $ways }
        [leap] { " " }d’un saut { $ways }
       *[none] { "" }
    }
# $quiet: whether captures are promoted otherwise
own-quiet = { $quiet ->
        [true] { " " }sans prendre
       *[false] { "" }
    }
explain-promotion-of-it = Quand { $when ->
        [touch] son déplacement commence ou finit dans { ZONE($zone, article: "definite") }{ $zone-cells }
        [capture] { own-it } prend et que son déplacement commence ou finit dans { ZONE($zone, article: "definite") }{ $zone-cells }
        [capture-anywhere] { own-it } prend
        [anywhere] { own-it } se déplace
        [entry] { own-it } entre dans { ZONE($zone, article: "definite") }{ $zone-cells }, ou y commence une prise
       *[arrival] { own-it } atteint { ZONE($zone, article: "definite") }{ $zone-cells }
    }{ own-by-step }{ own-quiet }, { own-it } { own-becomes }{ $duty ->
        [when-stuck] { " ;" } { own-it } y est { GENDER($piece) ->
            [masculine] obligé
           *[other] obligée
        } quand { own-it } ne pourrait plus jamais se déplacer autrement
        [when-moveless] { " ;" } { own-it } y est { GENDER($piece) ->
            [masculine] obligé
           *[other] obligée
        } quand { own-it } n’aurait autrement aucun coup sur un plateau vide
       *[other] { "" }
    }.
explain-promotion-of-pieces = Quand { LIST($pieces, type: "or", article: "indefinite") } { $when ->
        [touch] commence ou finit un déplacement dans { ZONE($zone, article: "definite") }{ $zone-cells }
        [capture] fait une prise qui commence ou finit dans { ZONE($zone, article: "definite") }{ $zone-cells }
        [capture-anywhere] prend
        [anywhere] se déplace
        [entry] entre dans { ZONE($zone, article: "definite") }{ $zone-cells }, ou y commence une prise
       *[arrival] atteint { ZONE($zone, article: "definite") }{ $zone-cells }
    }{ own-by-step }{ own-quiet }, { own-they } { own-becomes }{ $duty ->
        [when-stuck] { " ;" } c’est obligatoire quand { own-they } ne pourrait plus jamais se déplacer autrement
        [when-moveless] { " ;" } c’est obligatoire quand { own-they } n’aurait autrement aucun coup sur un plateau vide
       *[other] { "" }
    }.
own-they = { GENDER($pieces) ->
        [masculine] il
        [feminine] elle
       *[other] cette pièce
    }
own-becomes = { $duty ->
        [chosen] doit devenir
        [when-stuck] peut devenir
        [when-moveless] peut devenir
        [never] peut devenir
       *[always] devient
    } { LIST($choices, type: "or-clauses") }{ $as-captured ->
        [true] , selon la pièce prise
       *[false] { "" }
    }{ $conditional ->
        [true] { " " }(compté avant le coup)
       *[false] { "" }
    }{ $pool ->
        [lost] , mais seulement une sorte de pièce que son camp a perdue, et la pièce perdue est consommée
        [or-no-move] , mais seulement une sorte de pièce que son camp a perdue ; la pièce perdue est consommée, et sans elle le coup est impossible
       *[none] { "" }
    }
explain-promotion-of-group = Quand une de ces pièces { $when ->
        [touch] commence ou finit un déplacement dans { ZONE($zone, article: "definite") }{ $zone-cells }
        [capture] fait une prise qui commence ou finit dans { ZONE($zone, article: "definite") }{ $zone-cells }
        [capture-anywhere] prend
        [anywhere] se déplace
        [entry] entre dans { ZONE($zone, article: "definite") }{ $zone-cells }, ou y commence une prise
       *[arrival] atteint { ZONE($zone, article: "definite") }{ $zone-cells }
    }, elle { $duty ->
        [when-stuck] peut être promue, et doit l’être quand elle ne pourrait plus jamais se déplacer autrement
        [when-moveless] peut être promue, et doit l’être quand elle n’aurait autrement aucun coup sur un plateau vide
        [never] peut être promue
       *[always] doit être promue
    } : { LIST($pairs, type: "plain") }.
explain-promotion-pair = { PIECE($piece) } en { LIST($into, type: "or") }
explain-promotion-notation-chosen = On le note par = et la lettre de la nouvelle pièce à la fin du coup.
explain-promotion-notation-fixed = On le note par + à la fin du coup{ $duty ->
        [always] { "" }
       *[never] { " ;" } sans +, la pièce reste ce qu’elle est, si elle en a le droit
    }.
explain-choice = { LIST($pieces, type: "or", article: "indefinite") }
explain-choice-if = { LIST($pieces, type: "or", article: "indefinite") } si son camp a { LIST($conditions) }
explain-condition = { $kind ->
        [none] zéro { PIECE($piece) }
        [exactly] exactement { own-most-pieces }
        [any] un nombre quelconque { PIECE($piece, article: "de", number: "plural") }
        [at-most] au plus { own-most-pieces }
        [between] { SPELL($least, $piece) } à { own-most-pieces }
       *[at-least] au moins { $least ->
            [1] { PIECE($piece, article: "indefinite") }
           *[other] { SPELL($least) } { PIECE($piece, number: "plural") }
        }
    }
own-most-pieces = { $most ->
        [1] { PIECE($piece, article: "indefinite") }
       *[other] { SPELL($most) } { PIECE($piece, number: "plural") }
    }
explain-remote-promotion = { $way ->
        [both] Quand { LIST($movers, type: "or", article: "indefinite") } passe de { ZONE($from, article: "definite") }{ $from-cells } à { ZONE($to, article: "definite") }{ $to-cells }
        [from] Quand { LIST($movers, type: "or", article: "indefinite") } quitte { ZONE($from, article: "definite") }{ $from-cells }
        [to] Quand { LIST($movers, type: "or", article: "indefinite") } entre dans { ZONE($to, article: "definite") }{ $to-cells }
       *[any] Quand { LIST($movers, type: "or", article: "indefinite") } se déplace
    }, son joueur peut dans le même coup promouvoir ailleurs { LIST($promotes, type: "or", article: "indefinite") } { $where ->
        [zone] dans { ZONE($zone, article: "definite") }{ $zone-cells } en
       *[anywhere] en
    } { LIST($into, type: "or") }{ $pool ->
        [lost] , si son camp a perdu une telle pièce. La pièce perdue est consommée.
       *[any] .
    }
explain-remote-promotion-guards = Ensuite, { ZONE($zone, article: "definite") }{ $zone-cells } doit encore contenir { LIST($pieces, type: "or", article: "indefinite") } de ce camp.
explain-remote-promotion-notation = On le note après une virgule, par exemple { $sample }.

## Pièces prises

explain-hand = { $to ->
        [owner] Une pièce prise va dans la main de son propriétaire.
       *[captor] Une pièce prise change de camp et va dans la main du joueur qui l’a prise.
    } Au lieu de déplacer une pièce, un joueur peut en parachuter une de sa main sur une case vide d’où elle pourrait encore se déplacer.
explain-hand-of-owner = Vont dans la main de leur propriétaire : { LIST($pieces) }.
explain-hand-as-before = Les pièces promues reviennent telles qu’elles étaient avant.
explain-hand-changed = Certaines reviennent sous une autre forme : { LIST($pairs) }.
explain-hand-pair = { PIECE($piece) } comme { PIECE($into) }
explain-hand-vanishing = Celles-ci ne reviennent pas : { LIST($pieces) }.
explain-hand-from-start = Celles-ci commencent en main : { LIST($pieces) }. Au lieu de jouer un coup, un joueur peut en poser une sur une case vide où elle aurait encore un coup.
explain-returns = Une fois { GENDER($piece) ->
        [masculine] pris, il
       *[other] prise, elle
    } va{ $changed ->
        [true] { " comme " }{ PIECE($into) }
       *[false] { "" }
    } dans la main { $to ->
        [owner] de son camp
       *[captor] de l’adversaire
    }.
explain-drop-limits = { CAPITAL(PIECE($piece, article: "indefinite")) } ne peut pas être { own-dropped } { LIST($limits, type: "or-clauses") }.
explain-drop-limits-of-it = { CAPITAL(own-it) } ne peut pas être { own-dropped } { LIST($limits, type: "or-clauses") }.
own-dropped = { GENDER($piece) ->
        [masculine] parachuté
       *[other] parachutée
    }
explain-drop-inside = dans { ZONE($zone, article: "definite") }{ $zone-cells }
explain-drop-outside = hors { ZONE($zone, article: "of") }{ $zone-cells }
explain-drop-beside = sur une colonne où son camp en a déjà { $most ->
        [1] { GENDER($piece) ->
            [masculine] un
           *[other] une
        }
       *[other] { SPELL($most) }
    }
explain-drop-mate = là où { own-it } ferait mat aussitôt
explain-drop-check = là où le parachutage donnerait échec
explain-drop-opening = hors { ZONE($zone, article: "of") }{ $zone-cells } tant qu’une case y est vide
explain-drop-needs = là où { $need ->
        [enclosing] aucune pièce adverse ne remplirait une ligne droite jusqu’à une autre pièce de son camp
        [beside-own] aucune pièce de son camp n’est à côté, en ligne ou en diagonale
        [apart] une pièce adverse est à côté en ligne droite
       *[supported] la case de derrière est vide
    }{ $opening ->
        [true] { " " }ensuite
       *[false] { "" }
    }
explain-drop-as = À la place d’une pièce en main, on peut parachuter son autre forme : { LIST($pairs) }.
explain-drop-stuck = Ces pièces peuvent aussi être parachutées là où elles ne pourraient jamais bouger : { LIST($pieces) }.
explain-drop-endless = Un parachutage n’épuise pas ces pièces ; une seule en main suffit pour tous : { LIST($pieces) }.
explain-drop-first = Tant qu’un joueur a en main une de ces pièces et peut la parachuter, il ne peut rien faire d’autre : { LIST($pieces) }.
explain-gating = Quand une pièce qui n’a pas encore bougé quitte une case { ZONE($zone, article: "of") }{ $zone-cells }, son camp peut aussitôt poser sur cette case une de ces pièces de sa main : { LIST($pieces) }. Le déplacement doit être permis en lui-même. Au roque, l’une ou l’autre des deux cases convient. On note le coup avec une virgule, par exemple { $sample }.
explain-drop-notation = On note un parachutage par la lettre de la pièce, un @ et la case, par exemple { $sample }.

## Pièces neutres et coup

explain-neutral-lead = Elles n’appartiennent à aucun camp, ne sont jamais prises et ne prennent rien.
explain-neutral-side = { GENDER($piece) ->
        [masculine] Il n’appartient à aucun camp et n’est jamais pris.
       *[other] Elle n’appartient à aucun camp et n’est jamais prise.
    }
explain-neutral-blocker = Bloque tout sauf les sauts.
explain-neutral-relay = Aucune pièce ne peut s’y arrêter. Un déplacement qui atteint { PIECE($piece, article: "indefinite") } peut continuer de là comme si la pièce s’y trouvait, dans chacune de ses propres directions ; il en va de même au suivant. Les pièces attaquent et donnent échec de la même façon.
explain-neutral-gate = Un long déplacement qui atteint { PIECE($piece, article: "indefinite") } ressort par l’autre dans la même direction et continue de là ; il ne peut s’arrêter sur { GENDER($piece) ->
        [masculine] aucun
       *[other] aucune
    } des deux. Les autres déplacements sont bloqués, mais le double pas d’un pion peut passer au travers.
explain-neutral-own-cell = Une pièce autre qu’un pion qui revient ainsi sur sa propre case a joué un coup.
explain-turn = { $compulsory ->
        [true] Un coup a deux parties, toutes deux obligatoires. Le joueur déplace d’abord une de ses pièces, puis fait l’une de ces actions :
       *[false] Un coup a deux parties. Le joueur déplace d’abord une de ses pièces, ce qui est obligatoire ; il peut ensuite faire l’une de ces actions :
    }
explain-turn-ko = Pas de retour : ce que l’adversaire vient de déplacer de A à B ne peut pas revenir de B à A au coup suivant.
explain-turn-check = L’échec compte quand le coup entier est joué. Qui ne peut déplacer aucune de ses pièces ne peut rien jouer.
explain-turn-notation = On note une virgule entre les parties, par exemple { LIST($samples, type: "or") }.
explain-action = { CAPITAL($action) }.
explain-action-after-move = Après un déplacement : { $action }.
explain-action-step = { LIST($neutrals, type: "or", article: "indefinite") } se déplace d’une case { $ways } vers une case vide{ $relayed ->
        [true] { " ;" } si ce pas finissait sur un relais, un autre pas semblable peut suivre de là
       *[false] { "" }
    }
explain-action-vault = { LIST($neutrals, type: "or", article: "indefinite") } saute : dans une ligne droite ininterrompue d’au moins deux { LIST($neutrals, number: "plural") }, la pièce d’un bout va sur la case vide juste après l’autre bout
explain-action-swap = { LIST($neutrals, type: "or", article: "indefinite") } échange sa place avec une pièce du joueur juste à côté en ligne droite
explain-action-swap-limited = { LIST($neutrals, type: "or", article: "indefinite") } échange sa place avec une pièce du joueur juste à côté en ligne droite ; les { LIST($pawns, number: "plural") } ne peuvent pas arriver ainsi sur ces cases : { $cells }
explain-action-anywhere = { LIST($neutrals, type: "or", article: "indefinite") } va sur n’importe quelle case vide, même depuis l’extérieur du plateau
explain-action-put = { LIST($neutrals, type: "or", article: "indefinite") } est posée { $spot ->
    [left] sur la case que la pièce déplacée a quittée
    [reached] sur une case vide où la pièce déplacée pourrait ensuite aller sans capturer
    [edge] sur une case vide au bord du plateau ou juste à côté d’une autre pièce neutre en ligne droite
   *[anywhere] sur une case vide
} et y reste ; la réserve est sans fin{ $limited ->
    [true] {" "}; seules ces cases sont possibles : { $cells }
   *[false] {""}
}

## Roque, échange, refuge

explain-castling = { CAPITAL(PIECE($royal, article: "definite")) } ({ $royal-from }) peut roquer avec { LIST($partners, type: "or", article: "indefinite") } ({ $partner-from }){ $side ->
        [right] { " à sa droite" }
        [left] { " à sa gauche" }
       *[any] { "" }
    } si { LIST($conditions) } : { $goal }.
explain-castling-unmoved = aucune des deux pièces n’a bougé
explain-castling-never-left = aucune des deux pièces n’a quitté ces cases
explain-castling-distance = elles sont éloignées d’au moins { SPELL($cells) } cases
explain-castling-cells-between = toutes les cases entre elles sont vides
explain-castling-way-clear = aucune autre pièce n’occupe les cases qu’elles franchissent ou atteignent
explain-castling-not-frozen = le partenaire n’est pas figé
explain-castling-unattacked = { PIECE($royal, article: "definite") } n’est pas en échec et ne franchit ni n’atteint aucune case attaquée
explain-castling-shift = { PIECE($royal, article: "definite") } va de { $cells ->
        [1] une case
       *[other] { SPELL($cells) } cases
    } vers son partenaire, et celui-ci sur la case franchie en dernier
explain-castling-choice = { PIECE($royal, article: "definite") } va { $least ->
        [1] d’une
       *[other] de { SPELL($least) }
    } à { SPELL($most) } cases vers son partenaire, au choix du joueur, et celui-ci sur la case franchie en dernier
explain-castling-fixed = { PIECE($royal, article: "definite") } va en { $royal-to }, son partenaire en { $partner-to }
explain-castling-notation = Ce sont les cases { own-of-first-side } ; celles { own-of-second-side } sont symétriques. On note le roque par les cases des deux pièces, d’abord celle de la pièce qui mène.{ $chosen ->
        [true] { " " }Si la distance est au choix, la case d’arrivée est écrite entre les deux.
       *[false] { "" }
    }
explain-swap = Au lieu de se déplacer, { PIECE($royal, article: "definite") } peut échanger sa place avec { LIST($partners, type: "or", article: "indefinite") } de son camp à une case de distance, { $ways }{ $unattacked ->
        [true] , si aucune des deux pièces n’est attaquée avant
       *[false] { "" }
    }. On le note par la case { PIECE($royal, article: "of") }, puis par celle de l’autre pièce.
explain-refuge = { CAPITAL(PIECE($royal, article: "definite")) } va partout tant que son camp a { LIST($guards, type: "or", article: "indefinite") } sur le plateau. Sinon, { own-royal } ne peut plus quitter { ZONE($zone, article: "definite") }{ $zone-cells }. En dehors, { own-royal } doit y être à la fin du { ORDINAL($turn) } coup de son camp à partir de là ; qui n’y parvient pas perd.
own-royal = { GENDER($royal) ->
        [masculine] il
       *[other] elle
    }

## Fin de la partie

explain-checkmate = Mat : un joueur dont { LIST($royals, type: "or", article: "definite") } est { GENDER($royals) ->
        [masculine] attaqué
       *[other] attaquée
    } et qui n’a aucun coup légal { $result ->
        [wins] gagne
        [draw] annule
       *[loses] perd
    }.
explain-checkmate-of-several = Mat : un joueur en échec qui n’a aucun coup légal { $result ->
        [wins] gagne
        [draw] annule
       *[loses] perd
    }. Pièces royales : { LIST($royals) }.
explain-extinction = { COUNT($pieces) ->
        [1] Un joueur au trait qui n’a plus { LIST($pieces, article: "no") } perd.
       *[other] Un joueur au trait qui n’a plus aucune de ces pièces perd : { LIST($pieces) }.
    }
explain-facing = Les deux { LIST($royals, number: "plural") } ne peuvent pas se faire face : à toute distance { $ways }, sans rien entre les deux, chacune de ces pièces attaque l’autre.
explain-face-to-face = { LIST($royals, number: "plural") } des deux camps se font face si l’une de ces pièces se trouve { $ways } de l’autre, sans rien entre elles. Ce n’est pas un échec.
explain-bare = Un joueur qui n’a plus que la pièce royale à la fin de son propre coup perd. Si les deux joueurs n’ont plus qu’elle, la partie est nulle.
# Une fin dans les mots du fichier du jeu. $tests : ce qu’un joueur a ou fait ; $result : un mot du langage ; $even-turns : true ou false.
explain-ending = { $result ->
        [forbidden] Aucun coup ne peut mener à une position où son joueur { LIST($tests) }.
        [draw] La partie est nulle dès qu’un joueur { LIST($tests) }.
        [loses] Un joueur qui { LIST($tests) } perd.
        [most-pieces] La partie se termine dès qu’un joueur { LIST($tests) }. Celui qui a plus de pièces sur le plateau gagne ; à égalité, elle est nulle.
        [fewest-pieces] La partie se termine dès qu’un joueur { LIST($tests) }. Celui qui a moins de pièces sur le plateau gagne ; à égalité, elle est nulle.
        [most-points] La partie se termine dès qu’un joueur { LIST($tests) }. Celui dont les pièces sur le plateau ont plus de points gagne ; à égalité, elle est nulle.
       *[wins] Un joueur qui { LIST($tests) } gagne.
    }{ $even-turns ->
        [true] { " " }On n’en juge que lorsque les deux joueurs ont joué le même nombre de coups, ou que le joueur au trait n’a aucun coup légal. Si cela vaut alors pour les deux, la partie est nulle.
       *[false] { "" }
    }
own-test-number = { $limit ->
        [at-least] au moins { $least }
        [at-most] au plus { $most }
        [exactly] exactement { $most }
       *[between] { $least } à { $most }
    }
own-test-limit = { $limit ->
        [at-most] au plus
       *[exactly] exactement
    }
explain-test-pieces = { $owner ->
        [own] { $limit ->
            [none] n’a { $kinds ->
                [all] aucune pièce
               *[some] { COUNT($pieces) ->
                    [1] { LIST($pieces, article: "no") }
                   *[other] ni { LIST($pieces, type: "nor") }
                }
            }
            [some] a { $kinds ->
                [all] une pièce
               *[some] { LIST($pieces, type: "or", article: "indefinite") }
            }
           *[other] a { $most ->
                [1] { own-test-limit } { $kinds ->
                    [all] une pièce
                   *[some] { LIST($pieces, type: "or", article: "indefinite") }
                }
               *[other] { own-test-number } { $kinds ->
                    [all] pièces
                   *[some] { LIST($pieces, type: "or", number: "plural") }
                }
            }
        }
       *[enemy] affronte un adversaire qui { $limit ->
            [none] n’a { $kinds ->
                [all] aucune pièce
               *[some] { COUNT($pieces) ->
                    [1] { LIST($pieces, article: "no") }
                   *[other] ni { LIST($pieces, type: "nor") }
                }
            }
            [some] a { $kinds ->
                [all] une pièce
               *[some] { LIST($pieces, type: "or", article: "indefinite") }
            }
           *[other] a { $most ->
                [1] { own-test-limit } { $kinds ->
                    [all] une pièce
                   *[some] { LIST($pieces, type: "or", article: "indefinite") }
                }
               *[other] { own-test-number } { $kinds ->
                    [all] pièces
                   *[some] { LIST($pieces, type: "or", number: "plural") }
                }
            }
        }
    } { $stance ->
        [held] en main
        [safe] { own-test-place } sans que l’autre camp l’attaque
       *[on-board] { own-test-place }
    }
own-test-place = { $place ->
        [cells] dans la zone « { $cells } »
        [zone] dans { ZONE($zone, article: "definite") }{ $zone-cells }
       *[board] sur le plateau
    }
explain-test-checks = { $limit ->
        [none] n’a donné aucun échec
        [some] a donné un échec
       *[other] a donné { own-test-number } échecs
    }
explain-test-castled = a roqué
explain-test-checking = donne échec
explain-test-passes = a vu { $limit ->
        [none] aucun coup passé
        [some] un coup passé
       *[other] { own-test-number } coups passés
    } de suite
explain-test-facing = voit les pièces royales face à face { $limit ->
        [none] après aucun coup
        [some] après le dernier coup
       *[other] après { own-test-number } coups de suite
    }
explain-test-full = ne voit aucune case vide sur le plateau
explain-test-full-zone = ne voit aucune case vide parmi { $cells }
explain-test-to-move = est au trait
explain-test-just-moved = vient de jouer
explain-test-beside = { $owner ->
        [own] { "" }
       *[enemy] affronte un adversaire qui{ " " }
    }{ $limit ->
        [none] n’a { $kinds ->
            [all] aucune pièce
           *[some] { COUNT($pieces) ->
                    [1] { LIST($pieces, article: "no") }
                   *[other] ni { LIST($pieces, type: "nor") }
                }
        }
       *[some] a { $kinds ->
            [all] une pièce
           *[some] { LIST($pieces, type: "or", article: "indefinite") }
        }
    } à côté d’{ $other-kinds ->
        [all] une pièce
       *[some] { LIST($others, type: "or", article: "indefinite") }
    } { $side ->
        [same] du même camp
       *[other] de l’autre camp
    } (à une case, { $ways })
own-formation-pieces = { $kinds ->
        [all] pièces
       *[some] { LIST($pieces, type: "or", number: "plural") }
    }
explain-test-formation = { $owner ->
        [own] a
       *[enemy] affronte un adversaire qui a
    } { $form ->
        [row] { SPELL($size) } { own-formation-pieces } côte à côte en ligne
        [line] au moins { SPELL($size) } { own-formation-pieces } sur une même ligne
        [square] des { own-formation-pieces } sur toutes les cases d’un carré de { SPELL($size) } sur { SPELL($size) }
        [group] au moins { SPELL($size) } { own-formation-pieces } dans un groupe relié
        [joins] un groupe relié de { own-formation-pieces } de { $from } à { $to }
       *[connected] toutes ses { own-formation-pieces } reliées en un seul groupe
    }{ $directed ->
        [true] { " " }({ $ways })
       *[false] { "" }
    }
explain-dead = La partie est nulle dès qu’il ne reste que les { LIST($royals, number: "plural") }{ $limit ->
        [nothing] { "" }
        [one] { " " }et au plus { LIST($pieces, type: "or", article: "indefinite") } en tout
        [some] { " " }et au plus { $most } { LIST($pieces, number: "plural") } en tout
       *[any] { " " }et, en nombre quelconque, des { LIST($pieces, number: "plural") }
    }{ $one-colour ->
        [true] , sur des cases d’une seule couleur
       *[false] { "" }
    }{ $hands ->
        [true] { " " }et que personne n’a de pièce en main
       *[false] { "" }
    }.
explain-impasse = Entrée : au début de son coup, un joueur qui n’est pas en échec et dont la pièce royale, { PIECE($royal, article: "definite") }, est dans { ZONE($zone, article: "definite") }{ $zone-cells } avec au moins { $pieces } autres pièces de son camp gagne, avec { $white } points pour { own-first-side } ou { $black } pour { own-second-side }.{ $draws ->
        [none] { "" }
       *[other] { " " }Avec moins de points, mais au moins { $draws }, la partie est nulle.
    } Seules comptent les pièces de la zone et de la main : { LIST($points) } ; la pièce royale ne compte pas.
explain-impasse-points = { PIECE($piece) } { $points }
explain-impasse-others = toute autre pièce 1
explain-stalemate = Un joueur qui { $check ->
        [true] n’est pas en échec mais n’a aucun coup légal
       *[false] n’a aucun coup légal
    } { $result ->
        [wins] gagne
        [loses] perd
        [most-pieces] termine la partie : celui qui a plus de pièces sur le plateau gagne ; à égalité, la partie est nulle
        [fewest-pieces] termine la partie : celui qui a moins de pièces sur le plateau gagne ; à égalité, la partie est nulle
        [most-points] termine la partie : celui dont les pièces ont plus de points gagne ; à égalité, la partie est nulle
       *[draw] est pat : la partie est nulle
    }.
# Une nulle que quelqu’un gagne.
explain-draws = { $tally ->
        [most-pieces] Au lieu d’une nulle, celui qui a plus de pièces sur le plateau gagne.
        [fewest-pieces] Au lieu d’une nulle, celui qui a moins de pièces sur le plateau gagne.
        [most-points] Au lieu d’une nulle, celui dont les pièces sur le plateau ont plus de points gagne.
        [white] Au lieu d’une nulle, victoire : { own-first-side }.
       *[black] Au lieu d’une nulle, victoire : { own-second-side }.
    }
explain-points = Points : { LIST($points) }.{ $half ->
        [0] { "" }
        [1] { " " }Un demi-point de plus : { own-second-side }.
       *[other] { " " }{ $half } demi-points de plus : { own-second-side }.
    }
explain-points-of = { PIECE($piece) } { $points }
explain-in-a-row = { $white ->
    [1] Les Blancs jouent un coup
    [2] Les Blancs jouent deux coups de suite
   *[other] Les Blancs jouent { $white } coups de suite
}, { $black ->
    [1] les Noirs un
    [2] les Noirs deux
   *[other] les Noirs { $black }
}. Chacun est un coup à part entière.
explain-in-a-row-grows = Chaque série d’un joueur a { $turns ->
    [one] un coup
   *[other] { $turns } coups
} de plus que la précédente.
explain-in-a-row-legal = Chaque coup doit être légal en soi : en échec, le premier coup de la série doit y parer.
explain-in-a-row-check-ends = Un coup qui donne échec met fin à la série.
explain-in-a-row-check-last = Seul le dernier coup d’une série peut donner échec.
explain-in-a-row-passing = Ce que les doubles pas ont franchi peut être pris en passant par le premier coup de la série suivante, sauf si la pièce a continué ou qu’une autre s’y trouve.
explain-series = Un tour a deux coups{ $other ->
        [true] , joués par deux pièces différentes
       *[false] {""}
    }.
explain-series-first = Le premier tour des Blancs n’a qu’un coup.
explain-series-legal = Chacun des deux coups doit être légal par lui-même : le premier doit parer un échec.
explain-series-check = Un premier coup qui donne échec met fin au tour.
explain-series-passing = Ce qu’un double pas de l’un des deux coups a franchi peut être pris en passant par le premier coup du tour suivant, et une seconde pièce par le second, si le premier en a pris une.
explain-series-stuck = Qui n’a pas de second coup légal ne joue que le premier. Un premier coup qui finit la partie n’est suivi d’aucun autre.
explain-series-notation = Le second coup s’écrit après le premier, séparé par une virgule.
explain-pass = { $when ->
        [always] Au lieu de jouer, on peut passer, si sa pièce royale n’est pas alors en échec.
       *[when-stuck] Un joueur qui n’a aucun autre coup légal et n’est pas en échec passe.
    } On le note { $text }.
explain-repetition = Quand la même position se présente pour la { ORDINAL($times, gender: "feminine") } fois, { $loser ->
        [first] le joueur qui a joué le premier dans la partie perd
        [second] le joueur qui a joué le second dans la partie perd
        [repeating] le joueur dont le coup l’a ramenée perd
       *[nobody] la partie est nulle
    }{ $perpetual-check ->
        [loses] { " ;" } mais un joueur qui a donné échec à chaque coup depuis sa première apparition perd
       *[draw] { "" }
    }.
explain-chase = Un joueur qui, à chaque coup de la répétition, menace à nouveau la même pièce et pourrait la prendre sans perte perd aussi, sauf si l’autre fait de même ou donne échec à chaque coup.
explain-chase-free = Peuvent poursuivre sans fin : { LIST($pieces) }.
explain-chase-prey = Peuvent être poursuivies sans fin : { LIST($pieces) }.
explain-chase-prey-in = Peuvent être poursuivies sans fin dans { ZONE($zone, article: "definite") }{ $zone-cells } : { LIST($pieces) }.
explain-chase-precious = Sont poursuivies par toute autre pièce même si elles sont protégées : { LIST($pieces) }.
explain-counting-open = Compte : tant qu’il n’y a sur le plateau { COUNT($without) ->
        [1] { LIST($without, article: "no") }
       *[other] aucune de ces pièces : { LIST($without) }
    }, les coups sont comptés, et après { $turns } coups de chaque camp sans mat la partie est nulle.
explain-counting-bare = { $open ->
        [true] Quand un camp n’a plus que sa pièce royale, un nouveau compte commence
       *[false] Compte : quand un camp n’a plus que sa pièce royale et qu’il n’y a sur le plateau { COUNT($without) ->
            [1] { LIST($without, article: "no") }
           *[other] aucune de ces pièces : { LIST($without) }
        }, les coups sont comptés
    }{ $from-pieces ->
        [true] { " " }à partir du nombre de pièces sur le plateau
       *[false] { "" }
    }. Sa limite dépend de ce que l’autre camp a quand il commence : { LIST($limits, type: "or") }.
explain-counting-limit = { $turns } coups s’il a { LIST($conditions) }
explain-counting-limit-otherwise = { $turns } coups sinon
explain-quiet-turns = Après { $turns ->
        [1] un coup
       *[other] { $turns } coups
    } de chaque camp sans { LIST($resets, type: "or") }, la partie est nulle.
explain-reset-capture = prise
explain-reset-drop = parachutage
explain-reset-pawn = coup { COUNT($pawns) ->
        [1] { LIST($pawns, article: "de") }
       *[other] d’une de ces pièces ({ LIST($pawns) })
    }

explain-rulings-lead = Choix faits là où les sources se taisent ou se contredisent :
explain-source = { $link ->
        [none] { $text }
       *[other] { $text }: { $link }
    }
explain-ruling = { $rule ->
        [none] { $text }
       *[other] { $text } ({ $rule })
    }

## Portée

explain-reach = { PIECE($piece) } ({ $token }){ $side ->
        [white] { " pour " }{ own-first-side }
        [black] { " pour " }{ own-second-side }
       *[both] { "" }
    } : { LIST($parts, type: "plain") }{ $hops ->
        [alone] { " " }(faute d’une pièce par-dessus laquelle sauter)
        [besides] { " " }(et d’autres avec une pièce par-dessus laquelle sauter)
       *[none] { "" }
    }
explain-reach-both = { $listed ->
        [none] ne se déplace et ne prend nulle part
        [named] se déplace et prend en { LIST($cells, type: "cells") }
       *[counted] se déplace et prend sur { $count } cases
    }
explain-reach-moves = { $listed ->
        [none] ne se déplace nulle part
        [named] se déplace en { LIST($cells, type: "cells") }
       *[counted] se déplace sur { $count } cases
    }
explain-reach-captures = { $listed ->
        [none] ne prend nulle part
        [named] prend en { LIST($cells, type: "cells") }
       *[counted] prend sur { $count } cases
    }
