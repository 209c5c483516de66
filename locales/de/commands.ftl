# Was man in der Befehlszeile der Seite und in `variorum play` tippt, und die Antworten. Bildschirmleser sprechen sie: kurze, einfache Sätze.
#
# Variablen: $cell: ein Feld, $piece: eine Figurenart, $side: white oder black, $items: Figuren mit ihren Feldern (command-item),
# $text: das Getippte, $turn: ein Zug

## Die Wörter, die jeden Befehl rufen, das kürzeste zuerst. Die englischen Wörter gelten außerdem in jeder Sprache.

command-words-piece = p figur
command-words-square = s feld
command-words-rank = r reihe
command-words-file = f linie
command-words-level = l ebene
command-words-attacks = a angriffe
command-words-reach = m züge ziele
command-words-last = last letzter
command-words-clock = c uhr
command-words-captured = geschlagen
command-words-hand = hand
command-words-material = material
command-words-count = zählung
command-words-why = warum
command-words-pass = passen
command-words-undo = zurück
command-words-draw = remis
command-words-resign = aufgeben
command-words-board = b brett
command-words-position = stellung
command-words-help = h ? hilfe

## Die Liste der Befehle. $words: die Wörter oben; $token: der Buchstabe einer Figur

# $parts: one: Züge haben einen Teil; optional: ein zweiter Teil darf folgen; two: er muss folgen
command-help = Tippe einen Zug, etwa { $turn }, in irgendeiner Notation dieses Spiels{ $parts ->
        [one] { "" }
        [optional] , dann den zweiten Teil oder „passen“; oder beide auf einmal, mit einem Komma dazwischen
       *[two] , dann den zweiten Teil; oder beide auf einmal, mit einem Komma dazwischen
    }. Oder tippe eines von diesen:
command-help-piece = { $words }: wo Figuren einer Art stehen: p { $token }; nur die von { $first }: p { $token } w.
command-help-square = { $words }: was auf einem Feld steht, oder auf einer Reihe, Linie oder Ebene: s { $cell }.
command-help-rank = { $words }: was auf einer Reihe steht: r 1.
command-help-file = { $words }: was auf einer Linie steht: f a.
command-help-level = { $words }: was auf einer Ebene steht: l { $level }. Allein nennt l den letzten Zug.
command-help-attacks = { $words }: was ein Feld angreift und was die Figur dort deckt: a { $cell }.
command-help-reach = { $words }: wohin eine Figur ziehen kann: m { $cell }. Allein: alle legalen Züge.
command-help-last = { $words }: der letzte Zug.
command-help-clock = { $words }: die Uhren.
command-help-captured = { $words }: was jede Seite geschlagen hat.
command-help-hand = { $words }: die Figuren in der Hand.
command-help-material = { $words }: wie viele Figuren jede Seite hat.
command-help-count = { $words }: wie viele Züge gezählt sind.
command-help-why = { $words }: warum ein Zug nicht legal ist: warum { $turn }.
command-help-pass = { $words }: den Zug ohne zweiten Teil beenden oder, wo das Spiel es erlaubt, ganz passen.
command-help-undo = { $words }: zurücknehmen.
command-help-draw = { $words }: Remis anbieten oder annehmen.
command-help-resign = { $words }: aufgeben.
command-help-board = { $words }: das ganze Brett, Reihe für Reihe.
command-help-position = { $words }: die Stellung als Text.
command-help-help = { $words }: diese Liste.

## Antworten

# Eine Seite für sich. $side: white, black
command-side = { side-name }
# Eine Figur mit Feld und Besitzer, in Listen. $side: white, black, neutral
command-item = { $cell } { PIECE($piece) }{ $side ->
        [neutral] { "" }
       *[other] { " " }{ command-side }
    }
# $side: white, black, neutral
command-pieces = { $side ->
        [neutral] { PIECE($piece) }
       *[other] { command-side }, { PIECE($piece) }
    }: { COUNT($cells) ->
        [0] nirgends
       *[other] { LIST($cells, type: "plain") }
    }.
command-stands = { $item }.
command-empty = { $cell } ist leer.
command-rank = Reihe { $rank }
command-file = Linie { $file }
command-level = Ebene { $level }
command-level-rank = Ebene { $level }, Reihe { $rank }
command-line = { $line }: { COUNT($items) ->
        [0] leer
       *[other] { LIST($items, type: "errors") }
    }.
command-attacks = { $item }. Angegriffen von: { COUNT($attackers) ->
        [0] nichts
       *[other] { LIST($attackers, type: "errors") }
    }. Gedeckt von: { COUNT($keepers) ->
        [0] nichts
       *[other] { LIST($keepers, type: "errors") }
    }.
command-attacks-empty = { $cell } ist leer. { $first } greift es an mit: { COUNT($white) ->
        [0] nichts
       *[other] { LIST($white, type: "errors") }
    }. { $second }: { COUNT($black) ->
        [0] nichts
       *[other] { LIST($black, type: "errors") }
    }.
command-attacks-neutral = { $item }. Niemand schlägt diese Figur.
# $legal: false: die Seite ist nicht am Zug, Schach und Fesselungen sind also nicht berücksichtigt
command-reach = { $item } { $legal ->
        [true] kann ziehen nach
       *[false] könnte ziehen nach
    }: { COUNT($cells) ->
        [0] kein leeres Feld
       *[other] { LIST($cells, type: "plain") }
    }{ COUNT($victims) ->
        [0] { "" }
       *[other] . { $legal ->
            [true] Kann schlagen
           *[false] Könnte schlagen
        }: { LIST($victims, type: "errors") }
    }.
command-frozen = { $item } ist erstarrt und kann nicht ziehen.
# $more: wie viele nicht genannt sind
command-moves = { LIST($turns, type: "cells") }{ $more ->
        [0] { "" }
       *[other] { " " }… und { $more } weitere
    }
command-no-moves = Es gibt keinen legalen Zug.
command-no-moves-from = Kein legaler Zug beginnt mit { $text }.
command-from = Von { $cell }: { LIST($turns, type: "cells") }

command-turn = { command-side }: { COUNT($parts) ->
        [0] passt
       *[other] { LIST($parts, type: "plain") }
    }.
command-begun = Dieser Zug bisher: { LIST($parts, type: "plain") }.
command-no-turn = Noch ist kein Zug gemacht.
command-goes = { PIECE($piece) } { $from } nach { $to }
command-goes-through = { PIECE($piece) } { $from } über { $via } nach { $to }
command-shoots = { PIECE($piece) } { $from } schlägt { PIECE($victim) } { $to } und bleibt stehen
# $beside: true: sie zieht nach $to, neben die geschlagene Figur
command-takes = { PIECE($piece) } { $from } schlägt { PIECE($victim) } { $on }{ $beside ->
        [true] { " " }und zieht nach { $to }
       *[false] { "" }
    }
command-stays = { PIECE($piece) } bleibt auf { $from }
command-put = { PIECE($piece) } auf { $to } gesetzt
command-castles = { PIECE($piece) } { $from } rochiert mit { PIECE($partner) } { $to }{ $via ->
        [none] { "" }
       *[other] { " " }nach { $via }
    }
command-swaps = { PIECE($piece) } { $from } tauscht mit { PIECE($partner) } { $to }
command-becomes = wird { PIECE($piece) }
command-turns-into = { PIECE($piece) } { $to } wird { PIECE($into) }
command-check = { command-side } steht im Schach durch: { COUNT($attackers) ->
        [0] die andere königliche Figur
       *[other] { LIST($attackers, type: "errors") }
    }.

command-number = { $count ->
        [one] { $count } { PIECE($piece) }
       *[other] { $count } { PIECE($piece, number: "plural") }
    }
command-captured = { command-side } hat geschlagen: { COUNT($items) ->
        [0] nichts
       *[other] { LIST($items, type: "plain") }
    }.
command-hand = { command-side } hat in der Hand: { COUNT($items) ->
        [0] nichts
       *[other] { LIST($items, type: "plain") }
    }.
command-lost = { command-side } hat verloren und kann zurückbekommen: { COUNT($items) ->
        [0] nichts
       *[other] { LIST($items, type: "plain") }
    }.
command-no-hands = In diesem Spiel kommen geschlagene Figuren nicht zurück.
command-material = { command-side }: { COUNT($items) ->
        [0] nichts
       *[other] { LIST($items, type: "plain") }
    }.
# Wie viele Züge gezählt sind. $side: white, black, …; none: beide zählen
command-counted = { $side ->
        [none] Gezählt
       *[other] { command-side } zählt
    }: { $turns } von { $limit }.
command-uncounted = Es werden keine Züge gezählt.
command-home = { command-side } muss die königliche Figur heimbringen: { $turns ->
        [one] ein Zug bleibt
       *[other] { $turns } Züge bleiben
    }.
command-position = { $text }

## Das Getippte ist nicht verstanden

command-unknown = „{ $text }“ ist hier weder ein legaler Zug noch ein Befehl. „hilfe“ nennt die Befehle.
command-no-kind = Keine Figur heißt „{ $text }“. Es gibt: { LIST($kinds, type: "plain") }.
command-kind = { $token } { PIECE($piece) }
command-no-cell = Ein Feld „{ $text }“ gibt es nicht. Felder heißen { $first } bis { $last }.
command-no-rank = Eine Reihe „{ $text }“ gibt es nicht. Es gibt die Reihen { $first } bis { $last }.
command-no-file = Eine Linie „{ $text }“ gibt es nicht. Es gibt die Linien { $first } bis { $last }.
command-no-level = Eine Ebene „{ $text }“ gibt es nicht. Es gibt die Ebenen { LIST($levels, type: "plain") }.
command-no-levels = Dieses Brett hat nur eine Ebene.
command-no-pass = Nur der zweite Teil eines Zuges kann entfallen.
command-not-your-turn = Du bist nicht am Zug.
command-why-unreadable = „{ $text }“ nennt keine Felder oder Figuren dieses Spiels.
command-turn-too-long = Das ist zu lang für einen Zug.
command-ambiguous = „{ $text }“ passt auf mehrere Züge, darunter { $one }.
command-second-missing = Nach { $first } kommt noch ein zweiter Teil.
command-no-second = Nach { $first } ist „{ $second }“ kein legaler zweiter Teil.
