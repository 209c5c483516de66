# Die Regeln eines Spiels, wie `variorum explain` und die Website sie erzählen. Ids, die mit own- beginnen, sind Teile anderer Texte nur dieser Sprache.

explain-section-board = Brett
explain-section-pieces = Figuren
explain-section-neutral-pieces = Neutrale Figuren
explain-section-turn = Der Zug
explain-section-promotion = Umwandlung
explain-section-captured-pieces = Geschlagene Figuren
explain-section-castling = Rochade
explain-section-royal-piece = Besondere Regeln für die königliche Figur
explain-section-end = Ende der Partie
explain-section-rulings = Auslegungen
explain-section-sources = Quellen
explain-section-reach = Reichweite von { $cell } aus auf einem leeren Brett

explain-sentences = { LIST($sentences, type: "sentences") }
explain-in-parentheses = { " " }({ $text })

## Brett und Felder

explain-board-flat = { CAPITAL(own-files) } (a bis { $last-file }) und { own-ranks }: { $cells } Felder.
explain-board-hexagons = Ein Brett aus { $cells } Sechsecken in { SPELL($files, gender: "feminine") } Linien (a bis { $last-file }), in der Mitte { SPELL($ranks, gender: "neuter") } Felder lang; jede Linie ist um ein Feld kürzer als ihre Nachbarin zur Mitte hin. Reihen zählen innerhalb der Linie.
explain-board-in-space = { CAPITAL(own-levels) } ({ $top } oben bis { $bottom } unten), { own-filestacks } (a bis { $last-file }) und { own-ranks }: { $cells } Felder. Ein Feld ist nach Ebene, Säule und Reihe benannt, etwa { $example }.
own-files = { SPELL($files, gender: "feminine") } { $files ->
        [one] Linie
       *[other] Linien
    }
own-filestacks = { SPELL($files, gender: "feminine") } { $files ->
        [one] Säule
       *[other] Säulen
    }
own-ranks = { SPELL($ranks, gender: "feminine") } { $ranks ->
        [one] Reihe
       *[other] Reihen
    }
own-levels = { SPELL($levels, gender: "feminine") } { $levels ->
        [one] Ebene
       *[other] Ebenen
    }
# $sides: white-black, red-black, sente-gote
own-first-side = { $sides ->
        [red-black] Rot
        [sente-gote] Sente
       *[white-black] Weiß
    }
own-second-side = { $sides ->
        [sente-gote] Gote
       *[white-black] Schwarz
    }
explain-board-sides = { own-first-side } beginnt auf Reihe 1, { own-second-side } auf Reihe { $ranks }. „Vorwärts“ heißt: weg vom eigenen Spieler. Felder und Bereiche sind für { own-first-side } angegeben und gelten für { own-second-side } gespiegelt{ $levels ->
        [true] { " " }(Reihen und Ebenen)
       *[false] { "" }
    }.
explain-board-sides-same = Beide Seiten spielen in dieselbe Richtung: „Vorwärts“ heißt für beide zur Reihe { $ranks } hin, und Felder und Bereiche sind für beide dieselben.
explain-board-sides-half-turn = Beide Seiten spielen in dieselbe Richtung: „vorwärts“ heißt für beide zur { $ranks }. Reihe hin. Felder und Bereiche sind für { own-first-side } angegeben; die von { own-second-side } liegen eine halbe Runde weiter.
explain-board-half-turn-too = Die Felder und Bereiche von { own-second-side } liegen außerdem eine halbe Runde weiter.
explain-board-ends = { own-first-side } beginnt auf den ersten Feldern der Linien, { own-second-side } auf den letzten. „Vorwärts“ heißt: weg vom eigenen Spieler. Felder und Bereiche sind für { own-first-side } angegeben und gelten für { own-second-side } gespiegelt.
explain-board-ends-same = Beide Seiten spielen in dieselbe Richtung: „Vorwärts“ heißt für beide zu den letzten Feldern der Linien hin, und Felder und Bereiche sind für beide dieselben.
explain-board-hexagon-steps = Ein gerader Schritt führt auf eines der sechs Nachbarfelder. Ein schräger Schritt führt zwischen zweien hindurch auf das nächste Feld derselben Farbe. Die Felder haben drei Farben.
explain-board-holes = { $count ->
        [one] Ein Feld fehlt
       *[other] { CAPITAL(SPELL($count, gender: "neuter")) } Felder fehlen
    }{ $named ->
        [true] : { LIST($cells) }
       *[false] { "" }
    }.
explain-board-steps-in-space = Ein gerader Schritt ändert Ebene, Säule oder Reihe, ein schräger zwei davon, ein doppelt schräger alle drei. „Innerhalb der Reihe“ heißt: Ebene oder Säule ändern sich oder beide, die Reihe nicht.
explain-board-crosses = Ein Zug wird innerhalb einer Ebene gemacht. Dann wechselt die Figur, bei einer Rochade jede der beiden, auf dasselbe Feld der anderen Ebene, das leer sein muss. Vor dem Wechsel darf die königliche Figur nicht angegriffen sein, wenn sie auf der Ebene des Zuges steht; danach nirgends.
explain-board-wraps = Die letzte Linie liegt neben der ersten: Figuren gehen von der einen auf die andere über.
explain-board-wraps-ranks = Die letzte Reihe liegt neben der ersten: Figuren gehen von der einen auf die andere über.
explain-board-rings = Eine Linie ist eine Folge von Feldern von einem Spieler zum anderen. Um die Mitte des Bretts bilden die Linien Ringe, von innen nach außen aus { LIST($sizes) } Linien. „Im selben Ring“ heißt: auf eine Linie desselben Rings; „in einen anderen Ring“: auf eine Linie eines anderen.
explain-board-turning = Um die Ecken des Rings herum: Ein Weg in einem Ring geht um jede Ecke dieses Rings weiter, immer in derselben Drehrichtung und immer vorwärts oder immer rückwärts.
explain-board-reflecting = An Ringecken und in der Mitte abknickend: Ein Weg in einen anderen Ring, der an die Ecke eines Rings kommt, biegt rechtwinklig ab und führt wieder nach außen (kam er über Ebenen, geht er über Säulen weiter, und umgekehrt). Einer, der auf die mittlere Linie kommt, geht geradeaus weiter oder nach einer der beiden Seiten.
explain-board-zone = { CAPITAL(ZONE($zone)) }: { $cells }.
explain-shuffle = Für einen zufälligen Anfang tauschen die Figuren jeder Seite auf { ZONE($zone, article: "definite", case: "dative") }{ $zone-cells } ihre Plätze{ $apart ->
        [true] , jede Seite für sich.
       *[other] { $turned ->
            [true] ; die der zweiten Seite stehen wie die der ersten nach einer halben Drehung des Bretts.
           *[other] ; die der zweiten Seite stehen spiegelbildlich zu denen der ersten.
        }
    }
explain-shuffle-colours = Eine steht auf einem hellen und eine auf einem dunklen Feld: { LIST($pieces, type: "or") }.
explain-shuffle-between = { CAPITAL(PIECE($piece, article: "definite")) } steht zwischen zwei { PIECE($others, number: "plural", case: "dative") }.
explain-shuffle-on = Nur innerhalb { ZONE($zone, article: "definite", case: "genitive") }{ $zone-cells } stehen: { LIST($pieces) }.
# $pieces: each of these. $others: at least one of these stands beside it.
explain-shuffle-beside = Neben jeder dieser Figuren ({ LIST($pieces) }) steht { LIST($others, type: "or", article: "indefinite") }.
explain-shuffle-not-beside = Neben keiner dieser Figuren ({ LIST($pieces) }) steht { LIST($others, type: "or", article: "indefinite") }.
explain-shuffle-before = Aus der Sicht ihrer Seite stehen diese Figuren auf einer niedrigeren Reihe oder weiter links ({ LIST($pieces) }) als diese: { LIST($others) }.
explain-shuffle-guarded = Jede dieser Figuren ist durch eine andere gedeckt: { LIST($pieces) }.

explain-cells-all = das ganze Brett
explain-cells-far = das letzte Feld jeder Linie
explain-cells-near = das erste Feld jeder Linie
explain-cells-edge = die Felder am Rand
explain-cells-dark = „dunkle Felder“
explain-cells-light = „helle Felder“
explain-cells-medium = „Felder der dritten Farbe“
explain-cells-but = das ganze Brett außer { $cells }
explain-cells-of-zones = { LIST($zones, type: "or") }
explain-cells-named = { LIST($cells) }
explain-cells-one-of = { LIST($cells, type: "or") }
explain-cells-counted = { $count } Felder
explain-cells-in-words = „{ $words }“
explain-cells-block = { LIST($parts, type: "plain") }
explain-cells-of-sides = { $white } für { own-first-side }; { $black } für { own-second-side }
explain-cells-of-sides-inline = { $white } ({ own-second-side }: { $black })
explain-lines-range = { own-lines } { $first } bis { $last }
explain-lines = { COUNT($names) ->
        [one] { $line ->
            [file] Linie
            [filestack] Säule
            [level] Ebene
           *[rank] Reihe
        }
       *[other] { own-lines }
    } { LIST($names) }
explain-lines-one-of = { $line ->
        [file] Linie
        [filestack] Säule
        [level] Ebene
       *[rank] Reihe
    } { LIST($names, type: "or") }
own-lines = { $line ->
        [file] Linien
        [filestack] Säulen
        [level] Ebenen
       *[rank] Reihen
    }

## Wohin

explain-straight = gerade
explain-diagonal = schräg
explain-triagonal = doppelt schräg
explain-other-shape = anders
explain-straight-adjective = gerade
explain-diagonal-adjective = schräge
explain-triagonal-adjective = doppelt schräge
explain-other-shape-adjective = andere

explain-way = { $rank ->
        [sideways] { $file ->
            [left] nach links
            [right] nach rechts
           *[other] seitwärts
        }
       *[other] { LIST($shapes, type: "or") }{ own-way }
    }
explain-way-of-several = { LIST($shapes, type: "or") }, immer{ own-way }
explain-way-any = in jede { LIST($shapes, type: "or") } Richtung
explain-way-all = { $which ->
        [without-triagonal] in 18 Richtungen
        [space] in alle 26 Richtungen
       *[flat] in jede Richtung
    }, { LIST($shapes, type: "or") }
explain-ways = { LIST($ways, type: "or-clauses") }

# Was auf die Form eines Schrittes folgt, mit einem Leerzeichen davor.
own-way = { $way ->
        [none] { "" }
       *[some] { own-lengthwise }{ $ring ->
            [keeping] { " im selben Ring" }
            [changing] { " in einen anderen Ring" }
           *[none] { "" }
        }{ $bend ->
            [turning] { " " }(um die Ecken des Rings herum)
            [reflecting] { " " }(an Ringecken und in der Mitte abknickend)
           *[none] { "" }
        }
    }
own-lengthwise = { $rank ->
        [forward] { " vorwärts" }
        [backward] { " rückwärts" }
        [lengthwise] { " vorwärts oder rückwärts" }
        [sideways] { " seitwärts" }
        [across] { " innerhalb der Reihe" }
       *[none] { "" }
    }{ $file ->
        [left] { " nach links" }
        [right] { " nach rechts" }
        [keeping] { " auf der eigenen Linie" }
        [changing] { " auf eine andere Linie" }
       *[none] { "" }
    }{ $level ->
        [up] { $rank ->
            [none] { " nach oben" }
           *[other] { " und nach oben" }
        }
        [down] { $rank ->
            [none] { " nach unten" }
           *[other] { " und nach unten" }
        }
        [flat] { " auf derselben Ebene" }
       *[none] { "" }
    }

## Sprünge und Wege aus mehreren Schritten

explain-one-cell = ein Feld { $ways }
explain-one-step = einen Schritt { $shape }
explain-several-steps = { SPELL($steps) } Schritte { $shape }
explain-paths = { LIST($paths, type: "or-clauses") }
explain-path-repeated = { SPELL($steps) } Schritte { $shape }{ own-way } in einer Richtung
explain-path-steps = { LIST($steps, type: "then") }
explain-step-times = { $step } ({ $most ->
        [0] beliebig oft
       *[other] bis zu { SPELL($most) } Mal
    })
explain-times-steps = { $most ->
        [0] beliebig viele Schritte
       *[other] einen bis { SPELL($most) } Schritte
    } { $shape }
explain-times-cells = { $most ->
        [0] beliebig viele Felder
       *[other] ein bis { SPELL($most) } Felder
    } { $shape }{ own-way }
explain-path-in-all = { $path }, insgesamt { $along }
explain-path-ending = { $path }, mit dem Ziel { $size } vom Ausgangsfeld
explain-path-step = { $turn ->
        [onward] { $step } weiter{ $way ->
            [none] { "" }
           *[some] ,{ own-way }
        }
        [back] { $step } zurück{ $way ->
            [none] { "" }
           *[some] ,{ own-way }
        }
        [aside] { $step } zur Seite abbiegend{ $way ->
            [none] { "" }
           *[some] ,{ own-way }
        }
        [right-angle] { $step }{ own-way }{ $way ->
            [none] { "" }
           *[some] ,
        } im rechten Winkel zum ersten
       *[none] { $step }{ own-way }
    }
explain-leap = { $size }{ own-way }
explain-leap-along = { $along }{ own-way }
explain-leap-aside = { $along } und { $space ->
        [true] { $aside ->
            [one] eine Säule oder Ebene
           *[other] { SPELL($aside) } Säulen oder Ebenen
        }
       *[false] { $aside ->
            [one] eine Linie
           *[other] { SPELL($aside) } Linien
        }
    } zur Seite{ own-way }
explain-leap-aside-and-up = { $along }, { $aside ->
        [one] ein Feld
       *[other] { SPELL($aside) } Felder
    } zur Seite und { SPELL($up, form: "pronoun") } nach oben oder unten{ own-way }
explain-along = { $direction ->
        [forward] { own-along } vorwärts
        [backward] { own-along } rückwärts
       *[none] auf derselben Reihe
    }
own-along = { $ranks ->
        [one] eine Reihe
       *[other] { SPELL($ranks) } Reihen
    }
explain-size-alike = { $a ->
        [one] ein Feld
       *[other] { SPELL($a) } Felder
    } { $shape }
explain-size-two = { SPELL($a) } Felder in eine Richtung und { SPELL($b, form: "pronoun") } { $grid ->
        [hexagons] in eine benachbarte
       *[squares] im rechten Winkel dazu
    }{ $knight ->
        [true] { " " }(Springersprung)
       *[false] { "" }
    }
explain-size-three = { SPELL($a) } Felder in eine Richtung, { SPELL($b, form: "pronoun") } in eine zweite und { SPELL($c, form: "pronoun") } in die dritte
explain-zigzag-steps = { LIST($steps) }
explain-zigzag-alike = { $step } nach der einen und nach der anderen Seite
explain-zigzag-leap = um { $size }{ own-way }

## Züge

explain-moves = { $from-side ->
        [inside] Von { ZONE($from, article: "definite", case: "dative") }{ $from-cells } aus: { own-moves }
        [outside] Von außerhalb { ZONE($from, article: "definite", case: "genitive") }{ $from-cells }: { own-moves }
       *[none] { CAPITAL(own-moves) }
    }{ $to-side ->
        [inside] , nur auf Felder { ZONE($to, article: "definite", case: "genitive") }{ $to-cells }
        [outside] , nicht auf Felder { ZONE($to, article: "definite", case: "genitive") }{ $to-cells }
       *[none] { "" }
    }{ $staying ->
        [true] { " " }und bleibt dabei stehen
       *[false] { "" }
    }{ $unmoved ->
        [true] , solange die Figur noch nicht gezogen hat
       *[false] { "" }
    }{ $through-check ->
        [leaping] , nicht aus dem Schach heraus
        [never] , nicht aus dem Schach heraus und nicht, wenn jeder Weg über ein angegriffenes Feld führt
       *[any] { "" }
    }{ $swaps ->
        [true] , um mit { $swapping } den Platz zu tauschen
       *[false] { "" }
    }{ $prey ->
        [some] , nur feindliche { LIST($prey-pieces, type: "and", number: "plural") }
       *[all] { "" }
    }{ $takes ->
        [true] ; schlägt auch { LIST($taking, type: "and") }
       *[false] { "" }
    }{ $en-passant ->
        [true] ; schlägt auch en passant eine Figur, die eben mit einem Doppelschritt über dieses Feld gegangen ist
       *[false] { "" }
    }{ $then ->
        [step] ; darf danach gleich noch ein Feld { $ways } gehen oder stehen bleiben
        [on] ; darf danach denselben Schritt gleich noch einmal gehen oder stehen bleiben
        [back] ; darf danach gleich wieder zurückgehen oder stehen bleiben
       *[none] { "" }
    }.
# $over: wessen Figuren, `own`, `enemy` oder `all`. $which: `all` Arten, nur `some` ($hurdles), oder alle `but` diese.
explain-swapping = { $over ->
        [own] einer anderen Figur der eigenen Seite
        [enemy] einer gegnerischen Figur
       *[all] einer Figur einer der Seiten
    }{ $which ->
        [some] { " " }({ LIST($hurdles, type: "or") })
        [but] { " " }(außer: { LIST($hurdles, type: "and") })
       *[all] { "" }
    }
# $which: `all` or `some` kinds of piece ($pieces). $place: where they stand. $whose: `all` or `some` of the player’s own kinds ($own). $ways: the directions.
explain-taking = { $which ->
        [some] feindliche { LIST($pieces, type: "or", number: "plural") }
       *[all] feindliche Figuren
    } { $place ->
        [behind] auf dem Feld hinter dem, das sie verlässt
        [ahead] auf dem nächsten Feld in ihrer Richtung
        [hopped] auf ihrem Weg, über die sie springt
        [passed] auf ihrem Weg, über die sie hinwegzieht, wenn das Feld dahinter leer ist
        [between] neben ihr ({ $ways }), hinter denen auf dem nächsten Feld { $whose ->
            [some] eigene { LIST($own, type: "or", number: "plural") } stehen
           *[all] eine weitere eigene Figur steht
        }
       *[cornered] dort, wo ihre Reihe die Linie oder ihre Linie die Reihe { $whose ->
            [some] eigener Figuren dieser Art kreuzt: { LIST($own, type: "or", number: "plural") }
           *[all] einer anderen eigenen Figur kreuzt
        }
    }
own-moves = { $without-capture ->
        [before] ohne zu schlagen: { $moves }
        [after] { $moves }, ohne zu schlagen
       *[none] { $moves }
    }
explain-steps = { $captures ->
        [true] schlägt
       *[false] geht
    } ein Feld { $ways }
explain-slides = { own-slides } { $span ->
        [at-least] mindestens { $least ->
            [one] ein Feld
           *[other] { SPELL($least) } Felder
        } weit
        [exactly] genau { own-most } weit ({ $most ->
            [2] das Feld dazwischen muss
           *[other] alle Felder dazwischen müssen
        } leer sein)
        [up-to] bis zu { own-most } weit
        [between] { SPELL($least, form: "pronoun") } bis { own-most } weit
       *[any] beliebig weit
    } { $ways }
own-slides = { $captures ->
        [true] schlägt
       *[false] zieht
    }
own-most = { $most ->
        [one] ein Feld
       *[other] { SPELL($most) } Felder
    }
explain-leaps = { $captures ->
        [true] schlägt im Sprung
       *[false] springt
    } über alles hinweg { $paths }
explain-leaps-anywhere = { $captures ->
        [true] schlägt im Sprung auf ein beliebiges Feld des Bretts
       *[false] springt auf ein beliebiges Feld des Bretts
    }
explain-repeats = { own-slides } mit demselben Sprung { $times ->
        [any] beliebig oft
       *[other] bis zu { SPELL($times) } Mal
    } in gleicher Richtung: { $paths }; jedes Feld, das vor dem letzten berührt wird, muss leer sein
explain-lame = { own-slides } { $paths }; { $several ->
        [true] alle Felder dazwischen müssen
       *[false] das Feld dazwischen muss
    } leer sein
explain-walks = { $captures ->
        [true] schlägt mit bis zu { SPELL($most) } Schritten
       *[false] macht bis zu { SPELL($most) } Schritte
    }, jeder { $touching ->
        [true] ein Feld { $ways }
       *[false] ein Sprung: { $ways }
    }, und darf nach jedem abbiegen; alle Felder vor dem letzten müssen leer sein
explain-planes = { $captures ->
        [true] schlägt
       *[false] zieht
    } { $most ->
        [any] beliebig weit { $ways }, nicht nur auf der Linie, sondern entlang jeder Achse so weit sie will
        [1] ein Feld weit { $ways }
       *[other] bis zu { own-most } weit { $ways }, nicht nur auf der Linie, sondern entlang jeder Achse eines bis { SPELL($most) }, wie sie will
    }; alle anderen Felder im Kasten dazwischen müssen leer sein
explain-zigzags = { own-slides } im Zickzack { $most ->
        [any] beliebig weit
        [1] einen Schritt weit
       *[other] bis zu { SPELL($most) } Schritte weit
    } über leere Felder, abwechselnd { LIST($paths, type: "or-clauses") }, und beginnt mit einem von beiden
explain-hops = { $captures ->
        [true] schlägt
       *[false] springt
    } über genau eine { own-hurdle } hinweg, { $paths }; { $behind ->
        [any] davor und dahinter dürfen beliebig viele leere Felder liegen
        [1] davor dürfen beliebig viele leere Felder liegen, und der Zug endet auf dem Feld gleich dahinter
       *[other] davor dürfen beliebig viele leere Felder liegen, und der Zug endet höchstens { SPELL($behind) } Felder dahinter
    }{ $within ->
        [any] { "" }
       *[other] , und der Zug geht höchstens { SPELL($within) } Schritte weit
    }{ $sparing ->
        [true] , aber nie über oder auf eine Figur der eigenen Art, gleich welcher Seite
       *[false] { "" }
    }
own-hurdle = { $over ->
        [neutral] neutrale Figur
        [own] eigene Figur{ own-hurdle-types }
        [enemy] feindliche Figur{ own-hurdle-types }
        [anyone] Figur einer beliebigen Seite oder neutrale Figur{ own-hurdle-types }
       *[all] Figur einer beliebigen Seite{ own-hurdle-types }
    }
own-hurdle-types = { $which ->
        [some] { " " }({ LIST($hurdles, type: "or") })
        [but] { " " }(außer { LIST($hurdles, type: "and", case: "dative") })
       *[all] { "" }
    }
explain-same-lines = auf denselben Linien
explain-double-step = { $steps ->
        [free] macht zwei Schritte auf einmal { $ways }, den zweiten in derselben oder einer anderen dieser Richtungen, über leere Felder
        [several] macht zwei Schritte auf einmal { $ways }, beide in derselben Richtung, über leere Felder
       *[one] geht zwei Felder { $ways } über leere Felder
    }, ohne zu schlagen (und kann dann en passant geschlagen werden)
explain-advance = geht zwei { $most ->
        [3] oder drei
       *[other] bis { SPELL($most) }
    } Felder { $ways } über leere Felder, ohne zu schlagen (und kann dann auf jedem überquerten Feld en passant geschlagen werden)

## Figuren

# „König (K): Geht ein Feld …“
explain-piece = { PIECE($piece) } ({ $token }): { $explanation }
explain-moves-none = Hat keine eigenen Züge.
explain-moves-as = Zieht wie { PIECE($piece, article: "indefinite") }.
explain-confined = { CAPITAL(own-it) } darf nur auf Felder { ZONE($zone, article: "definite", case: "genitive") }{ $zone-cells } ziehen.
explain-barred = { CAPITAL(own-it) } darf nie auf Felder { ZONE($zone, article: "definite", case: "genitive") }{ $zone-cells } ziehen.
explain-frozen = Solange { LIST($tests) }, ist { own-it } erstarrt: { CAPITAL(own-it) } zieht nicht, schlägt nicht und gibt kein Schach.
explain-frozen-test = { $owner ->
        [own] { own-its } Seite
       *[enemy] die Gegenseite
    } { $place ->
        [cells] auf { $cells }{ " " }
        [zone] innerhalb { ZONE($zone, article: "definite", case: "genitive") }{ $zone-cells }{ " " }
       *[board] { "" }
    }{ $limit ->
        [none] { $kinds ->
            [all] keine Figur
           *[some] { COUNT($pieces) ->
                    [one] { LIST($pieces, article: "no", case: "accusative") }
                   *[other] weder { LIST($pieces, type: "nor", article: "indefinite", case: "accusative") }
                }
        }
        [some] { $kinds ->
            [all] eine Figur
           *[some] { LIST($pieces, type: "or", article: "indefinite", case: "accusative") }
        }
       *[other] { $most ->
            [one] { own-test-limit } { $kinds ->
                [all] eine Figur
               *[some] { LIST($pieces, type: "or", article: "indefinite", case: "accusative") }
            }
           *[other] { own-test-number } { $kinds ->
                [all] Figuren
               *[some] { LIST($pieces, type: "or", number: "plural", case: "accusative") }
            }
        }
    } hat
explain-freezes = Lässt { $on ->
        [some] jede gegnerische Figur dieser Arten ({ LIST($pieces, type: "or") })
       *[all] jede gegnerische Figur
    } { $place } von sich erstarren: Eine erstarrte Figur zieht nicht, schlägt nicht und gibt kein Schach.
explain-lends = { CAPITAL(own-friends) } { $listed ->
        [true] hat außer den eigenen diese Züge. { $moves }
       *[false] kann auch so ziehen und schlagen wie diese, aber ohne Doppelschritte, Rochade und Schlagen en passant.
    }
explain-replaces = { CAPITAL(own-friends) } { $listed ->
        [true] hat statt der eigenen diese Züge. { $moves }
       *[false] zieht und schlägt so wie diese und nicht auf die eigene Art, aber ohne Doppelschritte, Rochade und Schlagen en passant.
    }
explain-shields = { CAPITAL(own-friends) } kann nicht geschlagen werden.
own-friends = { $on ->
        [some] jede Figur der eigenen Seite von diesen Arten ({ LIST($pieces, type: "or") })
       *[all] jede Figur der eigenen Seite
    } { $place } von dieser entfernt
own-mated = { $result ->
        [wins] gewonnen
        [draw] remis
       *[loses] verloren
    }
explain-royal = Königlich: Kein Zug darf { own-it-accusative } angegriffen lassen; wird { own-it } mattgesetzt, ist die Partie { own-mated }.
explain-royal-last = Königlich als letzte: Solange ihre Seite mehrere davon hat, darf jede geschlagen werden; die letzte darf kein Zug angegriffen lassen, und wird sie mattgesetzt, ist die Partie { own-mated }.
explain-royal-together = Königlich mit den anderen zusammen: Kein Zug darf alle, die ihre Seite davon hat, zugleich angegriffen lassen; eine allein angegriffene darf geschlagen werden. Sind alle angegriffen und hilft kein Zug, ist die Partie { own-mated }.
# $piece: die Figur. $side: `white` oder `black`.
explain-piece-side = Nur { $side ->
        [white] { own-first-side }
       *[black] { own-second-side }
    } kann { own-it-accusative } haben.
# $which: `all` captures, or `some`; $by: `some` captors ($captors) or `all`; $of: `some` victims ($victims) or `all`; $choice: whether any of several may be made.
explain-compulsory-capture = { $which ->
        [all] Es herrscht Schlagzwang: Wer schlagen kann, muss schlagen
       *[some] Für manche Züge herrscht Schlagzwang: Wer { $by ->
            [some] mit { LIST($captors, type: "or", article: "indefinite", case: "dative") }{ " " }
           *[all] { "" }
        }{ $of ->
            [some] { LIST($victims, type: "or", article: "indefinite", case: "accusative") }
           *[all] etwas
        } schlagen kann, muss so schlagen
    }{ $choice ->
        [true] , und wählt unter mehreren Möglichkeiten
       *[false] { "" }
    }.
explain-best-capture = Von mehreren solchen Zügen ist nur erlaubt, was die wertvollste Figur schlägt, in dieser Reihenfolge: { LIST($pieces, type: "plain") }; alle anderen zählen weniger.
# $by: `all` captors, `these` ($captors) or all `but` these; $conditions: when; $lifted: `none`, or what the turn has captured before: `all`, `these` ($lifting) or all `but` these.
explain-capture-barred = { $by ->
        [these] Mit { LIST($captors, type: "or", article: "indefinite", case: "dative") } darf niemand
        [but] Außer mit { LIST($captors, type: "or", article: "indefinite", case: "dative") } darf niemand
       *[all] Niemand darf
    } { LIST($victims, type: "or", article: "indefinite", case: "accusative") } schlagen, wenn { LIST($conditions) }{ $lifted ->
        [these] , außer wenn derselbe Zug zuvor { LIST($lifting, type: "or", article: "indefinite", case: "accusative") } geschlagen hat
        [but] , außer wenn derselbe Zug zuvor eine andere Figur geschlagen hat, aber nicht { LIST($lifting, type: "or", article: "indefinite", case: "accusative") }
        [all] , außer wenn derselbe Zug zuvor eine andere Figur geschlagen hat
       *[none] { "" }
    }.
explain-capture-barred-afar = das Opfer nicht neben dem Anfangsfeld des Zuges steht
explain-capture-barred-protected = die schlagende Figur dann geschlagen werden könnte
explain-capture-barred-in-return = die andere Seite eben erst so geschlagen hat, auf einem anderen Feld
explain-blast = Jedes Schlagen ist eine Explosion. Die geschlagene Figur, die schlagende und alle Figuren beider Seiten ein Feld neben ihrem Zielfeld ({ $ways }) verschwinden vom Brett{ $spares ->
        [none] .
       *[some] ; nur { LIST($pieces, number: "plural") } neben der Explosion bleiben stehen.
    }
explain-blast-royal = Niemand darf die eigene königliche Figur ({ PIECE($royal) }) sprengen. Wer die des Gegners sprengt, gewinnt, auch im Schach. Es gibt kein Schach, solange die Explosion auch die königliche Figur des Angreifers träfe.
# $pieces: the captors that perish; $remains: `neutral` ($neutral stands there then) or `nothing`.
explain-perish = Wenn { LIST($pieces, type: "or", article: "indefinite") } schlägt, verschwindet auch die schlagende Figur vom Brett{ $remains ->
        [neutral] , und auf ihrem Zielfeld steht { PIECE($neutral, article: "indefinite") }
       *[nothing] { "" }
    }.
explain-blast-remains = Wo eine schlagende Figur umgekommen ist, steht { PIECE($neutral, article: "indefinite") }.
explain-blast-survivors = Diese überstehen ihr eigenes Schlagen: { LIST($pieces, number: "plural") }.
explain-flips = Wenn eine Figur gezogen hat oder eingesetzt wurde, wechseln gegnerische Figuren die Seite: { $which ->
        [enclosed] die eine gerade oder schräge Linie von ihr zu einer anderen Figur ihrer Seite füllen
        [around] die gerade oder schräg neben ihr stehen
       *[around-joined] die gerade oder schräg neben ihr stehen; nach dem Einsetzen nur, wenn auch eine andere Figur ihrer Seite neben ihr steht
    }.
own-it = { GENDER($piece) ->
        [masculine] er
        [neuter] es
       *[other] sie
    }
own-it-accusative = { GENDER($piece) ->
        [masculine] ihn
        [neuter] es
       *[other] sie
    }
own-its = { GENDER($piece) ->
        [masculine] seine
        [neuter] seine
       *[other] ihre
    }

## Umwandlung

own-by-step = { $by ->
        [step] { " " }mit einem Schritt { $ways }
        [leap] { " " }mit einem Sprung { $ways }
       *[none] { "" }
    }
# $quiet: whether captures are promoted otherwise
own-quiet = { $quiet ->
        [true] { " " }ohne zu schlagen
       *[false] { "" }
    }
explain-promotion-of-it = Wenn { $when ->
        [touch] { GENDER($piece) ->
            [feminine] ihr
           *[other] sein
        } Zug innerhalb { ZONE($zone, article: "definite", case: "genitive") }{ $zone-cells }{ own-by-step } beginnt oder endet
        [capture] { own-it } schlägt und { GENDER($piece) ->
            [feminine] ihr
           *[other] sein
        } Zug innerhalb { ZONE($zone, article: "definite", case: "genitive") }{ $zone-cells }{ own-by-step } beginnt oder endet
        [capture-anywhere] { own-it } schlägt
        [anywhere] { own-it }{ own-by-step }{ own-quiet } zieht
        [entry] { own-it } { ZONE($zone, article: "definite", case: "accusative") }{ $zone-cells }{ own-by-step } betritt oder einen Schlag innerhalb davon beginnt
       *[arrival] { own-it } { ZONE($zone, article: "definite", case: "accusative") }{ $zone-cells }{ own-by-step }{ own-quiet } erreicht
    }, { $duty ->
        [chosen] muss { own-it } sich umwandeln:
        [when-stuck] darf { own-it } sich umwandeln:
        [when-moveless] darf { own-it } sich umwandeln:
        [never] darf { own-it } sich umwandeln:
       *[always] wird { own-it }
    } { own-choices }{ $duty ->
        [when-stuck] ; { own-it } muss es, wenn { own-it } sonst nie wieder ziehen könnte
        [when-moveless] ; { own-it } muss es, wenn { own-it } sonst auf leerem Brett keinen Zug hätte
       *[other] { "" }
    }.
explain-promotion-of-pieces = Wenn { LIST($pieces, type: "or", article: "indefinite") } { $when ->
        [touch] einen Zug innerhalb { ZONE($zone, article: "definite", case: "genitive") }{ $zone-cells }{ own-by-step } beginnt oder beendet
        [capture] mit einem Zug schlägt, der innerhalb { ZONE($zone, article: "definite", case: "genitive") }{ $zone-cells }{ own-by-step } beginnt oder endet
        [capture-anywhere] schlägt
        [anywhere] { own-by-step }{ own-quiet } zieht
        [entry] { ZONE($zone, article: "definite", case: "accusative") }{ $zone-cells }{ own-by-step } betritt oder einen Schlag innerhalb davon beginnt
       *[arrival] { ZONE($zone, article: "definite", case: "accusative") }{ $zone-cells }{ own-by-step }{ own-quiet } erreicht
    }, { $duty ->
        [chosen] muss { own-they } sich umwandeln:
        [when-stuck] darf { own-they } sich umwandeln:
        [when-moveless] darf { own-they } sich umwandeln:
        [never] darf { own-they } sich umwandeln:
       *[always] wird { own-they }
    } { own-choices }{ $duty ->
        [when-stuck] ; { own-they } muss es, wenn { own-they } sonst nie wieder ziehen könnte
        [when-moveless] ; { own-they } muss es, wenn { own-they } sonst auf leerem Brett keinen Zug hätte
       *[other] { "" }
    }.
own-they = { GENDER($pieces) ->
        [masculine] er
        [neuter] es
        [feminine] sie
       *[other] die Figur
    }
own-choices = { LIST($choices, type: "or-clauses") }{ $as-captured ->
        [true] , je nachdem, was geschlagen wurde
       *[false] { "" }
    }{ $conditional ->
        [true] { " " }(gezählt vor dem Zug)
       *[false] { "" }
    }{ $pool ->
        [lost] , aber nur zu einer Art, von der die eigene Seite eine Figur verloren hat; diese wird dabei verbraucht
        [or-no-move] , aber nur zu einer Art, von der die eigene Seite eine Figur verloren hat; diese wird dabei verbraucht, und ohne sie ist der Zug nicht möglich
       *[none] { "" }
    }
explain-promotion-of-group = Wenn { $when ->
        [touch] der Zug einer dieser Figuren innerhalb { ZONE($zone, article: "definite", case: "genitive") }{ $zone-cells } beginnt oder endet
        [capture] eine dieser Figuren schlägt und ihr Zug innerhalb { ZONE($zone, article: "definite", case: "genitive") }{ $zone-cells } beginnt oder endet
        [capture-anywhere] eine dieser Figuren schlägt
        [anywhere] eine dieser Figuren zieht
        [entry] eine dieser Figuren { ZONE($zone, article: "definite", case: "accusative") }{ $zone-cells } betritt oder einen Schlag innerhalb davon beginnt
       *[arrival] eine dieser Figuren { ZONE($zone, article: "definite", case: "accusative") }{ $zone-cells } erreicht
    }, { $duty ->
        [when-stuck] darf sie sich umwandeln, und sie muss es, wenn sie sonst nie wieder ziehen könnte
        [when-moveless] darf sie sich umwandeln, und sie muss es, wenn sie sonst auf leerem Brett keinen Zug hätte
        [never] darf sie sich umwandeln
       *[always] muss sie sich umwandeln
    }: { LIST($pairs, type: "plain") }.
explain-promotion-pair = { PIECE($piece) } zu { LIST($into, type: "or", case: "dative") }
explain-promotion-notation-chosen = Notiert wird das mit = und dem Buchstaben der neuen Figur am Ende des Zuges.
explain-promotion-notation-fixed = Notiert wird das mit + am Ende des Zuges{ $duty ->
        [always] { "" }
       *[never] ; ohne + bleibt die Figur, was sie ist, wo sie das darf
    }.
explain-choice = zu { LIST($pieces, type: "or", article: "indefinite", case: "dative") }
explain-choice-if = zu { LIST($pieces, type: "or", article: "indefinite", case: "dative") }, wenn die eigene Seite { LIST($conditions) } hat
explain-condition = { $kind ->
        [none] { PIECE($piece, article: "no", case: "accusative") }
        [exactly] genau { own-most-pieces }
        [any] beliebig viele { PIECE($piece, number: "plural") }
        [at-most] höchstens { own-most-pieces }
        [between] { SPELL($least) } bis { own-most-pieces }
       *[at-least] mindestens { $least ->
            [one] { PIECE($piece, article: "indefinite", case: "accusative") }
           *[other] { SPELL($least) } { PIECE($piece, number: "plural") }
        }
    }
own-most-pieces = { $most ->
        [one] { PIECE($piece, article: "indefinite", case: "accusative") }
       *[other] { SPELL($most) } { PIECE($piece, number: "plural") }
    }
explain-remote-promotion = { $way ->
        [both] Zieht { LIST($movers, type: "or", article: "indefinite") } aus { ZONE($from, article: "definite", case: "dative") }{ $from-cells } in { ZONE($to, article: "definite", case: "accusative") }{ $to-cells }
        [from] Zieht { LIST($movers, type: "or", article: "indefinite") } aus { ZONE($from, article: "definite", case: "dative") }{ $from-cells }
        [to] Zieht { LIST($movers, type: "or", article: "indefinite") } in { ZONE($to, article: "definite", case: "accusative") }{ $to-cells }
       *[any] Zieht { LIST($movers, type: "or", article: "indefinite") }
    }, darf der Spieler im selben Zug anderswo { $where ->
        [zone] innerhalb { ZONE($zone, article: "definite", case: "genitive") }{ $zone-cells } { LIST($promotes, type: "or", article: "indefinite", case: "accusative") }
       *[anywhere] { LIST($promotes, type: "or", article: "indefinite", case: "accusative") }
    } umwandeln: zu { LIST($into, type: "or", article: "indefinite", case: "dative") }{ $pool ->
        [lost] , soweit seine Seite eine solche Figur verloren hat. Die verlorene wird dabei verbraucht.
       *[any] .
    }
explain-remote-promotion-guards = Danach muss innerhalb { ZONE($zone, article: "definite", case: "genitive") }{ $zone-cells } noch { LIST($pieces, type: "or", article: "indefinite") } dieser Seite stehen.
explain-remote-promotion-notation = Notiert wird das nach einem Komma, etwa { $sample }.

## Geschlagene Figuren

explain-hand = { $to ->
        [owner] Eine geschlagene Figur kommt in die Hand ihres Besitzers.
       *[captor] Eine geschlagene Figur wechselt die Seite und kommt in die Hand des Spielers, der sie geschlagen hat.
    } Statt zu ziehen, darf ein Spieler eine Figur aus der Hand auf einem leeren Feld einsetzen, von dem aus sie noch ziehen könnte.
explain-hand-of-owner = In die Hand ihres Besitzers kommen: { LIST($pieces) }.
explain-hand-as-before = Umgewandelte Figuren kehren als das zurück, was sie vorher waren.
explain-hand-changed = Manche kehren als eine andere Art zurück: { LIST($pairs) }.
explain-hand-pair = { PIECE($piece) } als { PIECE($into) }
explain-hand-vanishing = Diese kehren nicht zurück: { LIST($pieces) }.
explain-hand-from-start = Diese beginnen in der Hand: { LIST($pieces) }. Statt zu ziehen, darf ein Spieler eine davon auf ein leeres Feld setzen, auf dem sie noch einen Zug hätte.
explain-returns = Geschlagen kommt { own-it }{ $changed ->
        [true] { " als " }{ PIECE($into) }
       *[false] { "" }
    } in die Hand { $to ->
        [owner] der eigenen Seite
       *[captor] des Spielers, der { own-it-accusative } geschlagen hat
    }.
explain-drop-limits = { CAPITAL(PIECE($piece, article: "indefinite")) } darf nicht eingesetzt werden: { LIST($limits, type: "or-clauses") }.
explain-drop-limits-of-it = { CAPITAL(own-it) } darf nicht eingesetzt werden: { LIST($limits, type: "or-clauses") }.
explain-drop-inside = innerhalb { ZONE($zone, article: "definite", case: "genitive") }{ $zone-cells }
explain-drop-outside = außerhalb { ZONE($zone, article: "definite", case: "genitive") }{ $zone-cells }
explain-drop-beside = auf einer Linie, auf der die eigene Seite schon { $most ->
        [1] { GENDER($piece) ->
            [masculine] einen
            [neuter] eines
           *[other] eine
        }
       *[other] { SPELL($most) }
    } hat
explain-drop-mate = wo { own-it } sofort mattsetzt
explain-drop-check = wo das Einsetzen Schach gibt
explain-drop-opening = außerhalb { ZONE($zone, article: "definite", case: "genitive") }{ $zone-cells }, solange dort ein Feld leer ist
explain-drop-needs = wo { $need ->
        [enclosing] keine gegnerischen Figuren eine gerade Linie von dort zu einer anderen eigenen füllen
        [beside-own] weder gerade noch schräg eine eigene Figur daneben steht
        [apart] gerade daneben eine gegnerische Figur steht
       *[supported] das Feld dahinter leer ist
    }{ $opening ->
        [true] { " " }(danach)
       *[false] { "" }
    }
explain-drop-as = Anstelle einer Figur in der Hand darf ihre andere Form eingesetzt werden: { LIST($pairs) }.
explain-drop-stuck = Diese Figuren dürfen auch dort eingesetzt werden, wo sie nie ziehen könnten: { LIST($pieces) }.
explain-drop-endless = Diese Figuren werden beim Einsetzen nicht verbraucht; eine in der Hand reicht für alle Einsätze: { LIST($pieces) }.
explain-drop-first = Solange ein Spieler eine dieser Figuren in der Hand hat und einsetzen kann, darf er nichts anderes tun: { LIST($pieces) }.
explain-gating = Verlässt eine Figur, die noch nicht gezogen hat, ein Feld { ZONE($zone, article: "definite", case: "genitive") }{ $zone-cells }, darf der Spieler sogleich eine dieser Figuren aus der Hand auf das verlassene Feld stellen: { LIST($pieces) }. Der Zug muss für sich erlaubt sein. Bei der Rochade geht es auf einem der beiden Felder. Notiert wird mit Komma, etwa { $sample }.
explain-drop-notation = Notiert wird das Einsetzen mit dem Buchstaben der Figur, einem @ und dem Feld, etwa { $sample }.

## Neutrale Figuren und der Zug

explain-neutral-lead = Sie gehören keiner Seite, werden nie geschlagen und schlagen nichts.
explain-neutral-side = { CAPITAL(own-it) } gehört keiner Seite und wird nie geschlagen.
explain-neutral-blocker = Steht allem außer Sprüngen im Weg.
explain-neutral-relay = Keine Figur kann darauf stehen bleiben. Ein Zug, der { PIECE($piece, article: "indefinite", case: "accusative") } erreicht, darf von dort weitergehen, als stünde die Figur dort, in jede ihrer eigenen Richtungen; dasselbe gilt danach wieder. Figuren greifen auch so an und geben so Schach.
explain-neutral-gate = Ein weiter Zug, der { PIECE($piece, article: "indefinite", case: "accusative") } erreicht, kommt aus dem Gegenstück wieder heraus und geht von dort in derselben Richtung weiter; enden kann er auf keinem von beiden. Andere Züge sind versperrt; nur der Doppelschritt eines Bauern darf hindurchführen.
explain-neutral-own-cell = Eine Figur (nur kein Bauer), die so auf ihr eigenes Feld zurückkommt, hat einen Zug gemacht.
explain-turn = { $compulsory ->
        [true] Ein Zug hat zwei Teile, und beide sind Pflicht. Erst zieht der Spieler eine eigene Figur, dann tut er eines davon:
       *[false] Ein Zug hat zwei Teile. Erst zieht der Spieler eine eigene Figur, das ist Pflicht; dann darf er eines davon tun:
    }
explain-turn-ko = Kein Zurück: Was der Gegner eben von A nach B gebracht hat, darf im unmittelbar folgenden Zug nicht von B nach A.
explain-turn-check = Schach zählt erst, wenn der ganze Zug gemacht ist. Wer keine eigene Figur ziehen kann, kann überhaupt nicht ziehen.
explain-turn-notation = Notiert wird mit einem Komma zwischen den Teilen, etwa { LIST($samples, type: "or") }.
explain-action = { CAPITAL($action) }.
explain-action-after-move = Nach einem Zug: { CAPITAL($action) }.
explain-action-step = { LIST($neutrals, type: "or", article: "indefinite") } geht ein Feld { $ways } auf ein leeres Feld{ $relayed ->
        [true] ; würde der Schritt auf einem Relais enden, darf von dort ein weiterer solcher Schritt folgen
       *[false] { "" }
    }
explain-action-vault = { LIST($neutrals, type: "or", article: "indefinite") } springt: Von zweien oder mehr, die lückenlos in gerader Linie stehen, kommt das eine Ende auf das leere Feld gleich hinter dem anderen
explain-action-swap = { LIST($neutrals, type: "or", article: "indefinite") } tauscht den Platz mit einer eigenen Figur des Spielers, die in gerader Richtung direkt daneben steht
explain-action-swap-limited = { LIST($neutrals, type: "or", article: "indefinite") } tauscht den Platz mit einer eigenen Figur des Spielers, die in gerader Richtung direkt daneben steht; { LIST($pawns, number: "plural") } dürfen so nicht auf diese Felder kommen: { $cells }
explain-action-anywhere = { LIST($neutrals, type: "or", article: "indefinite") } kommt auf ein beliebiges leeres Feld, auch von außerhalb des Bretts
explain-action-put = { LIST($neutrals, type: "or", article: "indefinite") } kommt { $spot ->
    [left] auf das Feld, das die gezogene Figur verlassen hat,
    [reached] auf ein leeres Feld, auf das die gezogene Figur als Nächstes ohne Schlag ziehen könnte,
    [edge] auf ein leeres Feld am Rand des Bretts oder gerade neben einer anderen neutralen Figur
   *[anywhere] auf ein leeres Feld
} und bleibt dort; der Vorrat ist ohne Ende{ $limited ->
    [true] ; nur diese Felder sind möglich: { $cells }
   *[false] {""}
}

## Rochade, Platztausch, Zuflucht

explain-castling = { CAPITAL(PIECE($royal, article: "definite")) } auf { $royal-from } darf mit { LIST($partners, type: "or", article: "indefinite", case: "dative") } auf { $partner-from }{ $side ->
        [right] { " rechts davon" }
        [left] { " links davon" }
       *[any] { "" }
    } rochieren, wenn { LIST($conditions) }: { CAPITAL($goal) }.
explain-castling-unmoved = keine der beiden Figuren schon gezogen hat
explain-castling-never-left = keine der beiden Figuren diese Felder je verlassen hat
explain-castling-distance = sie mindestens { SPELL($cells) } Felder voneinander entfernt stehen
explain-castling-cells-between = alle Felder dazwischen leer sind
explain-castling-way-clear = auf den Feldern, die sie überqueren oder betreten, nichts anderes steht
explain-castling-not-frozen = die Partnerfigur nicht erstarrt ist
explain-castling-unattacked = { PIECE($royal, article: "definite") } nicht im Schach steht und kein angegriffenes Feld überquert oder betritt
explain-castling-shift = { PIECE($royal, article: "definite") } geht { $cells ->
        [one] ein Feld
       *[other] { SPELL($cells) } Felder
    } auf die Partnerfigur zu, und diese auf das Feld, das dabei zuletzt überquert wurde
explain-castling-choice = { PIECE($royal, article: "definite") } geht nach Wahl des Spielers { $least ->
        [one] ein
       *[other] { SPELL($least) }
    } bis { SPELL($most) } Felder auf die Partnerfigur zu, und diese auf das Feld, das dabei zuletzt überquert wurde
explain-castling-fixed = { PIECE($royal, article: "definite") } geht nach { $royal-to }, die Partnerfigur nach { $partner-to }
explain-castling-notation = Genannt sind die Felder von { own-first-side }; die von { own-second-side } liegen gespiegelt. Notiert wird die Rochade mit den Feldern der beiden Figuren, zuerst mit dem der führenden.{ $chosen ->
        [true] { " " }Wo die Weite frei ist, steht das Zielfeld zwischen beiden.
       *[false] { "" }
    }
explain-swap = Statt zu ziehen, darf { PIECE($royal, article: "definite") } den Platz mit { LIST($partners, type: "or", article: "indefinite", case: "dative") } der eigenen Seite tauschen, ein Feld entfernt, { $ways }{ $unattacked ->
        [true] , wenn vorher keine der beiden Figuren angegriffen ist
       *[false] { "" }
    }. Notiert wird das mit dem Feld { PIECE($royal, article: "definite", case: "genitive") } und dann dem der anderen Figur.
explain-refuge = { CAPITAL(PIECE($royal, article: "definite")) } geht überallhin, solange die eigene Seite { LIST($guards, type: "or", article: "indefinite", case: "accusative") } auf dem Brett hat. Danach darf { own-royal } { ZONE($zone, article: "definite", case: "accusative") }{ $zone-cells } nicht mehr verlassen. Steht { own-royal } außerhalb, muss { own-royal } bis zum Ende des { ORDINAL($turn, form: "weak") } Zuges von da an dort sein; wer das nicht schafft, verliert.
own-royal = { GENDER($royal) ->
        [masculine] er
        [neuter] es
       *[other] sie
    }

## Ende der Partie

explain-checkmate = Matt: Wer keinen erlaubten Zug hat, während { GENDER($royals) ->
        [masculine] sein { LIST($royals, type: "or") }
        [neuter] sein { LIST($royals, type: "or") }
       *[other] { LIST($royals, type: "or", article: "indefinite") } seiner Seite
    } angegriffen ist, { $result ->
        [wins] gewinnt
        [draw] spielt remis
       *[loses] verliert
    }.
explain-checkmate-of-several = Matt: Wer im Schach steht und keinen erlaubten Zug hat, { $result ->
        [wins] gewinnt
        [draw] spielt remis
       *[loses] verliert
    }. Königlich: { LIST($royals) }.
explain-extinction = { COUNT($pieces) ->
        [one] Wer am Zug ist und { LIST($pieces, article: "no", case: "accusative") } mehr hat, verliert.
       *[other] Wer am Zug ist und keine dieser Figuren mehr hat, verliert: { LIST($pieces) }.
    }
explain-facing = Die beiden { LIST($royals, number: "plural") } dürfen einander nicht gegenüberstehen: Aus jeder Entfernung { $ways }, wenn nichts dazwischensteht, greift jede dieser Figuren die andere an.
explain-face-to-face = { LIST($royals, number: "plural") } beider Seiten stehen einander gegenüber, wenn die eine Figur { $ways } von der anderen steht und nichts dazwischen. Das ist kein Schach.
explain-bare = Wer am Ende des eigenen Zuges nur noch die königliche Figur hat, verliert. Haben beide nur noch sie, ist die Partie remis.
# Ein Ende in den Worten der Spieldatei. $tests: was ein Spieler hat oder tut; $result: ein Wort der Sprache; $even-turns: true oder false.
explain-ending = { $result ->
        [forbidden] Kein Zug darf dazu führen, dass sein Spieler { LIST($tests) }.
        [draw] Die Partie ist remis, sobald ein Spieler { LIST($tests) }.
        [loses] Ein Spieler verliert, sobald er { LIST($tests) }.
        [most-pieces] Die Partie endet, sobald ein Spieler { LIST($tests) }. Wer mehr Figuren auf dem Brett hat, gewinnt; gleich viele sind remis.
        [fewest-pieces] Die Partie endet, sobald ein Spieler { LIST($tests) }. Wer weniger Figuren auf dem Brett hat, gewinnt; gleich viele sind remis.
        [most-points] Die Partie endet, sobald ein Spieler { LIST($tests) }. Wessen Figuren auf dem Brett mehr Punkte haben, gewinnt; gleich viele sind remis.
       *[wins] Ein Spieler gewinnt, sobald er { LIST($tests) }.
    }{ $even-turns ->
        [true] { " " }Das wird erst geprüft, wenn beide gleich oft gezogen haben oder wer am Zug ist, keinen erlaubten Zug hat. Gilt es dann für beide, ist die Partie remis.
       *[false] { "" }
    }
own-test-number = { $limit ->
        [at-least] mindestens { SPELL($least) }
        [at-most] höchstens { SPELL($most) }
        [exactly] genau { SPELL($most) }
       *[between] { SPELL($least) } bis { SPELL($most) }
    }
own-test-limit = { $limit ->
        [at-most] höchstens
       *[exactly] genau
    }
explain-test-pieces = { $owner ->
        [own] { "" }
       *[enemy] einen Gegner mit{ " " }
    }{ $limit ->
        [none] { $owner ->
            [own] { $kinds ->
                [all] keine Figur
               *[some] { COUNT($pieces) ->
                    [one] { LIST($pieces, article: "no", case: "accusative") }
                   *[other] weder { LIST($pieces, type: "nor", article: "indefinite", case: "accusative") }
                }
            }
           *[enemy] { $kinds ->
                [all] keiner Figur
               *[some] { COUNT($pieces) ->
                    [one] { LIST($pieces, article: "no", case: "dative") }
                   *[other] weder { LIST($pieces, type: "nor", article: "indefinite", case: "dative") }
                }
            }
        }
        [some] { $owner ->
            [own] { $kinds ->
                [all] eine Figur
               *[some] { LIST($pieces, type: "or", article: "indefinite", case: "accusative") }
            }
           *[enemy] { $kinds ->
                [all] einer Figur
               *[some] { LIST($pieces, type: "or", article: "indefinite", case: "dative") }
            }
        }
       *[other] { $most ->
            [one] { own-test-limit } { $owner ->
                [own] { $kinds ->
                    [all] eine Figur
                   *[some] { LIST($pieces, type: "or", article: "indefinite", case: "accusative") }
                }
               *[enemy] { $kinds ->
                    [all] einer Figur
                   *[some] { LIST($pieces, type: "or", article: "indefinite", case: "dative") }
                }
            }
           *[other] { own-test-number } { $kinds ->
                [all] Figuren
               *[some] { LIST($pieces, type: "or", number: "plural") }
            }
        }
    } { $stance ->
        [held] auf der Hand
        [safe] unangegriffen { own-test-place }
       *[on-board] { own-test-place }
    } hat
own-test-place = { $place ->
        [cells] auf { $cells }
        [zone] innerhalb { ZONE($zone, article: "definite", case: "genitive") }{ $zone-cells }
       *[board] auf dem Brett
    }
explain-test-checks = { $limit ->
        [none] kein Schach
        [some] ein Schach
       *[other] { own-test-number } Schachs
    } gegeben hat
explain-test-castled = rochiert hat
explain-test-checking = Schach gibt
explain-test-passes = { $limit ->
        [none] kein Passen
        [some] ein Passen
       *[other] { own-test-number } Züge mit Passen
    } in Folge erlebt
explain-test-facing = die königlichen Figuren { $limit ->
        [none] nach keinem Zug
        [some] nach dem letzten Zug
       *[other] nach { own-test-number } Zügen in Folge
    } einander gegenüberstehen sieht
explain-test-full = kein leeres Feld auf dem Brett sieht
explain-test-full-zone = kein leeres Feld unter diesen sieht: { $cells }
explain-test-to-move = am Zug ist
explain-test-just-moved = gerade gezogen hat
explain-test-beside = { $owner ->
        [own] { "" }
       *[enemy] einen Gegner mit{ " " }
    }{ $limit ->
        [none] { $owner ->
            [own] { $kinds ->
                [all] keine Figur
               *[some] { COUNT($pieces) ->
                    [one] { LIST($pieces, article: "no", case: "accusative") }
                   *[other] weder { LIST($pieces, type: "nor", article: "indefinite", case: "accusative") }
                }
            }
           *[enemy] { $kinds ->
                [all] keiner Figur
               *[some] { COUNT($pieces) ->
                    [one] { LIST($pieces, article: "no", case: "dative") }
                   *[other] weder { LIST($pieces, type: "nor", article: "indefinite", case: "dative") }
                }
            }
        }
       *[some] { $owner ->
            [own] { $kinds ->
                [all] eine Figur
               *[some] { LIST($pieces, type: "or", article: "indefinite", case: "accusative") }
            }
           *[enemy] { $kinds ->
                [all] einer Figur
               *[some] { LIST($pieces, type: "or", article: "indefinite", case: "dative") }
            }
        }
    } neben { $other-kinds ->
        [all] einer Figur
       *[some] { LIST($others, type: "or", article: "indefinite", case: "dative") }
    } { $side ->
        [same] derselben
       *[other] der anderen
    } Seite hat (ein Feld entfernt, { $ways })
own-formation-pieces = { $kinds ->
        [all] Figuren
       *[some] { $owner ->
            [own] { LIST($pieces, type: "or", number: "plural", case: "accusative") }
           *[enemy] { LIST($pieces, type: "or", number: "plural", case: "dative") }
        }
    }
explain-test-formation = { $owner ->
        [own] { "" }
       *[enemy] einen Gegner mit{ " " }
    }{ $form ->
        [row] { SPELL($size) } { own-formation-pieces } nebeneinander in einer Reihe
        [line] mindestens { SPELL($size) } { own-formation-pieces } auf einer Geraden
        [square] { own-formation-pieces } auf allen Feldern eines Quadrats von { SPELL($size) } mal { SPELL($size) }
        [group] mindestens { SPELL($size) } { own-formation-pieces } in einer verbundenen Gruppe
        [joins] { $owner ->
            [own] eine verbundene Gruppe
           *[enemy] einer verbundenen Gruppe
        } aus { $kinds ->
            [all] Figuren
           *[some] { LIST($pieces, type: "or", number: "plural", case: "dative") }
        } von { $from } bis { $to }
       *[connected] { $owner ->
            [own] alle
           *[enemy] allen
        } { own-formation-pieces } in einer verbundenen Gruppe
    }{ $directed ->
        [true] { " " }({ $ways })
       *[false] { "" }
    } hat
explain-dead = Remis ist die Partie, sobald nur noch die { LIST($royals, number: "plural") } da sind{ $limit ->
        [nothing] { "" }
        [one] { " " }und insgesamt höchstens { LIST($pieces, type: "or", article: "indefinite") }
        [some] { " " }und insgesamt höchstens { $most } { LIST($pieces, number: "plural") }
       *[any] { " " }und beliebig viele { LIST($pieces, number: "plural") }
    }{ $one-colour ->
        [true] , alle auf Feldern einer Farbe
       *[false] { "" }
    }{ $hands ->
        [true] { " " }und niemand eine Figur in der Hand hat
       *[false] { "" }
    }.
explain-impasse = Eindringen: Wer zu Beginn eines eigenen Zuges nicht im Schach steht und { PIECE($royal, article: "definite", case: "accusative") } in { ZONE($zone, article: "definite", case: "dative") }{ $zone-cells } hat, mit mindestens { $pieces } anderen eigenen Figuren dort, gewinnt, wenn { own-first-side } { $white } oder { own-second-side } { $black } Punkte hat.{ $draws ->
        [none] { "" }
       *[other] { " " }Mit weniger Punkten, aber wenigstens { $draws }, ist die Partie remis.
    } Nur Figuren dort und in der Hand zählen: { LIST($points) }; { PIECE($royal, article: "definite") } zählt nichts.
explain-impasse-points = { PIECE($piece) } { $points }
explain-impasse-others = jede andere Figur 1
explain-stalemate = Wer { $check ->
        [true] nicht im Schach steht, aber keinen erlaubten Zug hat
       *[false] keinen erlaubten Zug hat
    }, { $result ->
        [wins] gewinnt
        [loses] verliert
        [most-pieces] beendet die Partie: Wer mehr Figuren auf dem Brett hat, gewinnt; gleich viele sind remis
        [fewest-pieces] beendet die Partie: Wer weniger Figuren auf dem Brett hat, gewinnt; gleich viele sind remis
        [most-points] beendet die Partie: Wessen Figuren mehr Punkte haben, gewinnt; gleich viele sind remis
       *[draw] ist patt: remis
    }.
# Ein Remis, das jemand gewinnt.
explain-draws = { $tally ->
        [most-pieces] Statt eines Remis gewinnt, wer mehr Figuren auf dem Brett hat.
        [fewest-pieces] Statt eines Remis gewinnt, wer weniger Figuren auf dem Brett hat.
        [most-points] Statt eines Remis gewinnt, wessen Figuren auf dem Brett mehr Punkte haben.
        [white] Statt eines Remis gewinnt { own-first-side }.
       *[black] Statt eines Remis gewinnt { own-second-side }.
    }
explain-points = Punkte: { LIST($points) }.{ $half ->
        [0] { "" }
        [one] { " " }{ own-second-side } hat außerdem einen halben Punkt.
       *[other] { " " }{ own-second-side } hat außerdem { $half } halbe Punkte.
    }
explain-points-of = { PIECE($piece) } { $points }
explain-in-a-row = { $white ->
    [1] Weiß zieht einmal
    [2] Weiß zieht zweimal in Folge
   *[other] Weiß zieht { $white }-mal in Folge
}, { $black ->
    [1] Schwarz einmal
    [2] Schwarz zweimal
   *[other] Schwarz { $black }-mal
}. Jedes Mal ist ein Zug für sich.
explain-in-a-row-grows = Jede Folge eines Spielers ist { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
} länger als die vorige.
explain-in-a-row-legal = Jeder Zug muss für sich regelgerecht sein: Wer im Schach steht, muss es mit dem ersten Zug der Folge beenden.
explain-in-a-row-check-ends = Ein Zug, der Schach gibt, beendet die Folge.
explain-in-a-row-check-last = Nur der letzte Zug einer Folge darf Schach geben.
explain-in-a-row-passing = Was Doppelschritte übersprungen haben, kann der erste Zug der nächsten Folge en passant schlagen, wenn die Figur nicht weitergezogen ist und dort keine andere steht.
explain-series = Wer an der Reihe ist, macht zwei Züge{ $other ->
        [true] {" "}mit zwei verschiedenen Figuren
       *[false] {""}
    }.
explain-series-first = Beim ersten Mal hat Weiß nur einen Zug.
explain-series-legal = Jeder der beiden Züge muss für sich erlaubt sein: Ein Schach muss schon der erste abwehren.
explain-series-check = Gibt der erste Zug Schach, so folgt kein zweiter.
explain-series-passing = Was ein Doppelschritt in einem der beiden Züge überschritten hat, darf der erste Zug des Gegners en passant schlagen, und sein zweiter eine zweite Figur, wenn der erste so geschlagen hat.
explain-series-stuck = Wer keinen erlaubten zweiten Zug hat, macht nur den ersten. Beendet der erste Zug die Partie, so folgt kein zweiter.
explain-series-notation = Der zweite Zug steht hinter dem ersten, nach einem Komma.
explain-pass = { $when ->
        [always] Statt zu ziehen, darf ein Spieler passen, wenn seine königliche Figur danach nicht im Schach steht.
       *[when-stuck] Wer keinen anderen erlaubten Zug hat und nicht im Schach steht, passt.
    } Notiert wird das { $text }.
explain-repetition = Kommt dieselbe Stellung zum { ORDINAL($times, form: "weak") } Mal vor, { $loser ->
        [first] verliert, wer in der Partie zuerst zog
        [second] verliert, wer in der Partie als Zweiter zog
        [repeating] verliert, wessen Zug sie herbeigeführt hat
       *[nobody] ist die Partie remis
    }{ $perpetual-check ->
        [loses] ; wer aber seit ihrem ersten Auftreten mit jedem Zug Schach gab, verliert
       *[draw] { "" }
    }.
explain-chase = Auch wer in der Wiederholung mit jedem Zug dieselbe Figur aufs Neue bedroht und sie ohne Verlust schlagen könnte, verliert, es sei denn, der andere tut das auch oder gibt ständig Schach.
explain-chase-free = Ewig jagen dürfen: { LIST($pieces) }.
explain-chase-prey = Ewig gejagt werden dürfen: { LIST($pieces) }.
explain-chase-prey-in = Ewig gejagt werden dürfen in { ZONE($zone, article: "definite", case: "dative") }{ $zone-cells }: { LIST($pieces) }.
explain-chase-precious = Von allen anderen Figuren auch dann gejagt, wenn sie gedeckt sind, werden: { LIST($pieces) }.
explain-counting-open = Zählung: Solange auf dem Brett { COUNT($without) ->
        [one] { LIST($without, article: "no") } ist
       *[other] keine dieser Figuren ist ({ LIST($without) })
    }, wird gezählt, und nach { $turns } Zügen jeder Seite ohne Matt ist die Partie remis.
explain-counting-bare = { $open ->
        [true] Hat eine Seite nur noch ihre königliche Figur, beginnt eine neue Zählung
       *[false] Zählung: Hat eine Seite nur noch ihre königliche Figur und ist auf dem Brett { COUNT($without) ->
            [one] { LIST($without, article: "no") }
           *[other] keine dieser Figuren ({ LIST($without) })
        }, wird gezählt
    }{ $from-pieces ->
        [true] , und zwar von der Zahl der Figuren auf dem Brett an
       *[false] { "" }
    }. Ihre Grenze hängt davon ab, was die andere Seite zu Beginn hat: { LIST($limits, type: "or") }.
explain-counting-limit = { $turns } Züge, wenn sie { LIST($conditions) } hat
explain-counting-limit-otherwise = sonst { $turns } Züge
explain-quiet-turns = Nach { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    } jeder Seite ohne { LIST($resets, type: "or") } ist die Partie remis.
explain-reset-capture = Schlagen
explain-reset-drop = Einsetzen
explain-reset-pawn = Zug { COUNT($pawns) ->
        [one] { LIST($pawns, article: "indefinite", case: "genitive") }
       *[other] einer dieser Figuren ({ LIST($pawns) })
    }

explain-rulings-lead = Entschieden, wo die Quellen schweigen oder sich widersprechen:
explain-source = { $link ->
        [none] { $text }
       *[other] { $text }: { $link }
    }
explain-ruling = { $rule ->
        [none] { $text }
       *[other] { $text } ({ $rule })
    }

## Reichweite

explain-reach = { PIECE($piece) } ({ $token }){ $side ->
        [white] { " von " }{ own-first-side }
        [black] { " von " }{ own-second-side }
       *[both] { "" }
    }: { LIST($parts, type: "plain") }{ $hops ->
        [alone] { " " }(ohne eine Figur zum Überspringen)
        [besides] { " " }(und weitere mit einer Figur zum Überspringen)
       *[none] { "" }
    }
explain-reach-both = zieht und schlägt { $listed ->
        [none] nirgends hin
        [named] nach { LIST($cells, type: "cells") }
       *[counted] auf { $count } Felder
    }
explain-reach-moves = zieht { $listed ->
        [none] nirgends hin
        [named] nach { LIST($cells, type: "cells") }
       *[counted] auf { $count } Felder
    }
explain-reach-captures = schlägt { $listed ->
        [none] nirgends
        [named] auf { LIST($cells, type: "cells") }
       *[counted] auf { $count } Feldern
    }
