# Was an Dateien von Spielen falsch ist und was dagegen zu tun ist; `variorum check` gibt diese Sätze aus. Die meisten folgen auf „Fehler: “ oder
# „Hilfe: “ und beginnen klein, auch ohne Punkt am Ende. Was in Backquotes steht, gehört zu den Dateien und bleibt, wie es ist.

## Around the sentences

caption-error = Fehler
caption-warning = Warnung
caption-hint = Hinweis
caption-help = Hilfe
# Under the place of a problem.
caption-here = hier
# $place: file, line and column
caption-place = in { $place }
caption-more = { $file } hat noch mehr Fehler; das sind die ersten { $count }. Berichtige sie und prüfe die Datei noch einmal.
# After a file’s name and a colon. $more: true where there are more of them
caption-summary = { $errors ->
    [0] { $warnings ->
        [0] keine Fehler
        [one] 1 Warnung
       *[other] { $warnings } Warnungen
    }
   *[other] { $errors } Fehler{ $warnings ->
        [0] { "" }
        [one] , 1 Warnung
       *[other] , { $warnings } Warnungen
    }
}{ $more ->
    [true] { " " }und mehr
   *[false] { "" }
}

check-rewritten = neu geschrieben
check-no-language = nennt keine Sprache und wurde als Sprache { $language } gelesen; `--fix` schreibt sie in die Datei
check-lent-weights = die Gewichte von { $base } passen nicht zu diesem Spiel: nimm `weights` aus `base-engine` heraus
check-lent-net = das Netz von { $base } passt nicht zu diesem Spiel, dessen Brett oder Figuren andere sind: nimm `net` aus `base-engine` heraus
check-net-left-out = das Netz daneben wurde für andere Regeln trainiert und bleibt weg: trainiere eins mit `variorum train`, oder behalte es mit `variorum train --keep-net`
check-tables-left-out = die Endspieltabellen daneben gehören zu anderen Regeln oder einer anderen Version und bleiben weg
check-unplayable = das Spiel lässt sich nicht spielen
check-examples = ein Beispiel stimmt nicht
check-guide = ein Schritt der geführten Partie stimmt nicht
check-game-faulty = die Spieldatei daneben, { $game }, hat Fehler
check-refuge-left = `[refuge]` ist die ältere Form von `confined = {"{"} zone = …, while = "no own …", grace = … {"}"}` bei der königlichen Figur; `--fix` lässt es, wie es ist, weil Kommentare oder andere Wörter verloren gingen
check-unreadable = das lässt sich nicht prüfen: { $detail }
check-first-fault = { $path } hat { $summary }, den ersten in Zeile { $line }: { $fault } (`variorum check { $path }` zeigt alle)
check-first-fault-of-base = { $path } hat { $summary }, den ersten in Zeile { $line } von { $file }: { $fault } (`variorum check { $path }` zeigt alle)
check-not-played = { $path } lässt sich nicht spielen: { $fault } (`variorum check { $path }` zeigt alles)

# What `check --fix` has changed
change-renamed = `{ $old }` heißt jetzt `{ $new }` ({ $count } ×)
change-reworded = `{ $old }` heißt jetzt allgemeiner `{ $new }` ({ $count } ×)
change-language = `language = { $language }` wurde ergänzt

## Parts of sentences

# Where a key belongs, at the front of a sentence. $section: such as [board], or none
file-section = { $section ->
    [none] die Datei
   *[other] `{ $section }`
}

# What a value must be. $wanted: text, number, flag, flag-or-text, texts, list, table, tables
value-wanted = { $wanted ->
    [text] Text in Anführungszeichen
    [number] eine ganze Zahl
    [flag] `true` oder `false`
    [flag-or-text] `true`, `false` oder Text in Anführungszeichen
    [texts] eine Liste von Texten in eckigen Klammern
    [list] eine Liste in eckigen Klammern
    [table] eine Tabelle
    [text-or-table] Text in Anführungszeichen oder eine Tabelle
   *[tables] eine Liste von Tabellen
}

# What a value is. $found: text, number, fraction, flag, date, list, table
value-found = { $found ->
    [text] Text
    [number] eine ganze Zahl
    [fraction] eine Zahl mit Nachkommastellen
    [flag] `true` oder `false`
    [date] ein Datum
    [list] eine Liste
   *[table] eine Tabelle
}

# Im Nominativ, mit unbestimmtem Artikel. $thing: piece, neutral, zone, directions
name-thing = { $thing ->
    [piece] eine Figur
    [neutral] eine neutrale Figur
    [zone] ein Bereich
   *[directions] eine Gruppe von Richtungen
}

# Nach „zwei Wörter über“. $part: rank, file, level, ring
path-part = { $part ->
    [rank] die Reihe
    [file] die Linie
    [level] die Ebene
    [ring] den Ring
   *[repetition] die Wiederholung
}

# Im Akkusativ, mit „keine“. $line: rank, file, level
zone-line = { $line ->
    [rank] keine Reihe
    [file] keine Linie
   *[level] keine Ebene
}

## Groups of problems

problem-file = { $cause }
problem-base = { $cause }
problem-toml = { $cause }
problem-key = { $cause }
problem-value = { $cause }
problem-name = { $cause }
problem-board = { $cause }
problem-zone = { $cause }
problem-path = { $cause }
problem-phrase = { $cause }
problem-taking = { $cause }
problem-piece = { $cause }
problem-style = { $cause }
problem-neutral = { $cause }
problem-turn = { $cause }
problem-promotion = { $cause }
problem-castling = { $cause }
problem-endings = { $cause }
problem-test = { $cause }
problem-capture = { $cause }
problem-placement = { $cause }
problem-example = { $cause }
problem-guide = { $cause }
problem-sense = { $cause }

## What is wrong with the file as a whole

file-too-long = das ist für eine Spieldatei zu lang: Sie hat { $bytes } Bytes
file-other-id = die Id ist `{ $id }`, aber die Datei heißt `{ $file }`
file-id-built-in = `{ $id }` ist die Id eines Spiels, das zu Variorum gehört
file-newer-language = diese Datei ist in Sprache { $language } geschrieben, aber diese Version von Variorum liest Sprachen bis { $known }

## What is wrong with the game on which a file builds

base-unknown = es gibt kein Spiel namens `{ $id }`, auf das sich bauen ließe
base-cycle = dieses Spiel würde auf sich selbst aufbauen: { $chain }
base-too-deep = dieses Spiel baut auf zu vielen anderen auf
base-too-many-lenders = dieses Spiel nimmt Namen aus zu vielen anderen
base-nothing-taken = keine Zone und keine Richtungen dieses Spiels werden erwähnt
base-unreadable = die Datei von `{ $id }` ist kein TOML oder zu lang
base-not-in-base = die Grundlage hat kein `{ $name }`
base-nothing-in-base = die Grundlage hat keine Liste `{ $key }`
base-not-as-in-base = `{ $text }` steht nicht für das, was in der Grundlage steht
base-twice-as-in-base = was in der Grundlage steht, ist schon in `{ $key }`

## Why the file is not TOML

toml-twice = `{ $key }` ist zweimal definiert
toml-value-missing = hier fehlt ein Wert
toml-key-alone = dieser Schlüssel hat keinen Wert
toml-text-open = dieser Text ist nicht geschlossen
toml-list-open = diese Liste ist nicht geschlossen
toml-comma-missing = in dieser Liste fehlt ein Komma
toml-other = das ist kein TOML: { $detail }

## What is wrong with a key

key-unknown = { file-section } hat keinen Schlüssel `{ $key }`
key-renamed = der Schlüssel `{ $old }` heißt jetzt `{ $new }`
key-old-and-new = `{ $old }` ist der alte Name von `{ $new }`, das auch angegeben ist
key-section-missing = der Abschnitt `[{ $key }]` fehlt
key-tables-missing = es gibt kein `[[{ $key }]]`
key-inner-tables-missing = { file-section } hat kein `[[{ $tables }]]`
key-missing = { file-section } hat den Schlüssel `{ $key }` nicht
key-missing-beside = mit `{ $given }` ist auch der Schlüssel `{ $key }` nötig
key-not-together = `[{ $one }]` und `[{ $other }]` passen nicht zusammen: Ein Zug hat nur einen zweiten Teil
key-single-brackets = `[{ $section }]` muss `[[{ $section }]]` sein
key-only-with-verb = `{ $key }` ist nur mit `do = "{ $verb }"` möglich

## What is wrong with the value of a key

value-wrong-kind = `{ $key }` muss { value-wanted } sein, nicht { value-found }
value-wrong-item = `{ $key }` muss Texte in Anführungszeichen enthalten, nicht { value-found }
value-out-of-range = `{ $key }` muss zwischen { $least } und { $most } liegen, nicht { $found }
value-too-many-items = `{ $key }` hat { $count } Einträge
value-no-choice = `{ $key }` muss { LIST($choices, type: "or", mark: "`") } sein, nicht `{ $found }`
value-empty = `{ $key }` ist leer
value-no-address = `{ $found }` ist keine Adresse einer Seite
value-empty-list = `{ $key }` ist eine leere Liste
value-listed-twice = `{ $name }` steht zweimal in dieser Liste
value-no-text = { name-thing } wird durch Text in Anführungszeichen beschrieben

## What is wrong with a name

name-unknown = es gibt { $thing ->
    [piece] keine Figur
    [neutral] keine neutrale Figur
    [zone] keinen Bereich
   *[directions] keine Richtungen
} mit dem Namen `{ $name }`
name-unused = { $thing ->
    [piece] die Figur
    [neutral] die neutrale Figur
    [zone] der Bereich
   *[directions] die Gruppe von Richtungen
} `{ $name }` wird nirgends verwendet
name-id-form = `{ $id }` kann keine Id sein
name-id-is-word = `{ $id }` ist ein Wort der Sprache, das statt dieser Id gelesen wird, wo Figuren genannt sind
name-id-taken = die Id `{ $id }` ist vergeben
name-form = `{ $name }` kann kein Name für { $thing ->
    [piece] eine Figur
    [neutral] eine neutrale Figur
    [zone] einen Bereich
   *[directions] eine Gruppe von Richtungen
} sein

## What is wrong with the board

board-too-large = ein Brett mit { $cells } Feldern ist zu groß
board-level-letter = `{ $letter }` kann keine Ebene bezeichnen
board-level-twice = zwei Ebenen heißen `{ $letter }`
board-file-letter = `{ $letter }` kann keine Linie bezeichnen
board-file-twice = zwei Linien heißen `{ $letter }`
board-file-letter-count = das Brett hat { $files } Linien, aber { $letters } Buchstaben
board-hexagon-files = Sechsecke können nicht { $files } Linien und { $ranks } Reihen haben
board-not-on-grid = ein Brett mit `{ $grid }` kann kein `{ $key }` haben
board-one-sided-hole = das Brett muss von beiden Seiten gleich aussehen, aber `{ $cell }` fehlt nur auf einer
board-nothing-left = vom Brett bleibt kein Feld übrig
board-crosses-levels = Figuren wechseln zwischen zwei Ebenen, aber das Brett hat { $levels }
board-crosses-with = wo Figuren auf die andere Ebene wechseln, kann es noch kein `{ $key }` geben
board-mirror-flat = ein flaches Brett hat keine Ebenen zum Spiegeln
board-no-half-turn = dieses Brett lässt sich nicht um die Hälfte drehen
board-tradition-too-large = die Notationen von `{ $tradition }` können nicht jedes Feld dieses Bretts benennen
board-no-cell = das Brett hat kein Feld `{ $cell }`

## Was am Aussehen eines Spiels nicht stimmt

style-in-space = ein Brett im Raum lässt sich nicht als `{ $style }` zeichnen
style-on-grid = ein Brett mit `{ $grid }` lässt sich nicht als `{ $style }` zeichnen
style-no-ring = ein Brett, dessen Linien nicht im Kreis gehen oder dessen Reihen es tun, kann nicht als Ring gezeichnet werden
style-not-drawn = `{ $key }` wird auf diesem Brett nicht gezeichnet
style-river-parts = der Fluss hat zwei Ufer
style-no-river = keine Zone, die eine Figur einschränkt, endet an einer ganzen Reihe; also gibt es keinen Fluss
style-no-outline = von `{ $character }` ist kein Umriss bekannt
style-no-drawing = keine Zeichnung heißt `{ $icon }`, also wird die Figur als ihr Buchstabe gezeichnet

## What is wrong with a zone

zone-too-many = diese Datei beschreibt mehr als { $most } Bereiche
zone-too-many-parts = dieser Bereich hat mehr als { $most } Teile
zone-part-missing = ein Teil des Bereichs fehlt
zone-not-a-part = mit `{ $word }` beginnt kein Teil eines Bereichs
zone-one-only = `{ $word }` steht nur für eines
zone-nothing-follows = auf `{ $word }` folgt nichts
zone-not-a-range = `{ $word }` braucht ein erstes und ein letztes
zone-backwards = `{ $range }` läuft rückwärts
zone-too-much = `{ $word }` ist hier zu viel
zone-no-such-line = das Brett hat { zone-line } `{ $name }`
zone-line-missing = { $line ->
    [rank] hier fehlt eine Reihe
    [file] hier fehlt eine Linie
   *[level] hier fehlt eine Ebene
}
zone-empty = dieser Bereich hat keine Felder
zone-no-such-colour = keine Felder dieses Bretts sind `{ $word }`: Es hat zwei Farben

## What is wrong with paths

path-missing = hier fehlt ein Weg
path-too-many = hier sind mehr als { $most } Wege verbunden
path-too-many-expanded = mit ausgeschriebenen Richtungen sind das mehr als { $most } Wege
path-too-many-steps = dieser Weg hat mehr als { $most } Schritte
path-step-missing = hier fehlt ein Schritt
path-several-steps = ein Weg aus mehreren Schritten ist hier nicht möglich
path-single-step-turns = ein einzelner Schritt geht nicht um Ecken
path-not-a-reach = nur Richtungen oder ein `step` oder `leap` ohne Bedingungen sagen, wo eine Figur wirkt
path-shape-missing = dieser Schritt hat keine Form
path-two-shapes = `{ $first }` und `{ $second }` in einem Schritt
path-ring-grid = `{ $word }` handelt von Ringen, die nur Bretter aus Quadraten haben
path-triagonal-flat = auf einem flachen Brett gibt es kein `triagonal`
path-not-a-shape = `{ $word }` ist keine Form
path-shape-size = `{ $shape }` hat { $count } Zahlen
path-shape-zero = `{ $shape }` führt nirgendwohin
path-two-filters = zwei Wörter über { path-part } eines Schritts
path-level-flat = bei `{ $word }` geht es um Ebenen, und dieses Brett ist flach
path-two-continuations = zwei Wörter darüber, wie der Zug weitergeht
path-too-many-repeated = mehr als { $most } Schritte dieses Weges werden wiederholt
path-repeated-here = hier kann kein Schritt wiederholt werden
path-repeated-total = wie viele Reihen der ganze Weg weiterführt, hängt davon ab, wie oft seine Schritte wiederholt werden
path-rank-total-twice = die Reihe des ganzen Weges ist zweimal angegeben
path-not-a-rank-total = `{ $word }` ist keine Zahl von Reihen
path-no-such-step = einen solchen Schritt gibt es nicht
path-no-such-path = einen solchen Weg gibt es nicht
path-turns-first = `{ $shape }` kehrt um, aber davor ist kein Schritt
path-returns-to-start = dieser Weg führt dahin zurück, wo er beginnt
path-no-corner = `{ $word }` ist hier unmöglich
path-name-in-path = benannte Richtungen können kein Schritt eines längeren Weges sein
path-name-and-shape = `{ $name }` und `{ $word }` in einem Weg
path-name-turns = `{ $word }` kann nicht auf benannte Richtungen folgen
path-nothing-left = von den Richtungen `{ $name }` bleibt nichts übrig
path-motion = `{ $word }` ist kein Teil eines Weges
path-clause = vor `{ $word }` muss ein Komma stehen
path-unknown = `{ $word }` ist kein Wort für Wege

## What is wrong with a phrase of a piece's moves

phrase-empty = diese Phrase ist leer
phrase-incomplete = auf `{ $begun }` muss `{ $next }` folgen
phrase-no-motion = mit `{ $word }` beginnt keine Phrase
phrase-number-missing = hier fehlt eine Zahl von Schritten
phrase-steps-out-of-range = die Zahl der Schritte muss zwischen { $least } und { $most } liegen
phrase-short-hop = ein Sprung hat mindestens zwei Schritte, einen zur übersprungenen Figur und einen dahinter
phrase-advance-steps = ein solcher Vorstoß hat { $least } bis { $most } Schritte
phrase-walk-steps = ein solcher Gang hat { $least } bis { $most } Schritte
phrase-plane-grid = `plane` ist für Bretter aus Quadraten
phrase-plane-step = `plane` braucht diagonale oder triagonale Schritte
phrase-paths-missing = die Wege fehlen
phrase-semicolon = `;` ist nur zwischen den Wegen benannter Richtungen möglich
phrase-too-many-paths = mit dieser Phrase hat das Spiel mehr als { $most } Wege
phrase-repeats-one-step = diese Bewegung wiederholt einen Schritt, und der Weg hat mehrere
phrase-crooked-steps = `crooked` wechselt zwischen zwei Schritten
phrase-repeated-motion = nur `leap` und `lame` wiederholen Schritte ihrer Wege
phrase-lame-steps = `lame` braucht einen Weg aus mindestens zwei Schritten
phrase-no-turning = diese Bewegung geht nicht um Ecken
phrase-condition-missing = hier fehlt eine Bedingung
phrase-double-captures = ein Doppelschritt schlägt nie
phrase-moving-and-capturing = `moving` und `capturing` schließen einander aus
phrase-condition-twice = diese Bedingung ist zweimal angegeben
phrase-two-starts = zwei Bedingungen dafür, wo der Zug beginnt
phrase-two-ends = zwei Bedingungen dafür, wo der Zug endet
phrase-zone-missing = nach `{ $after }` fehlt der Name eines Bereichs
phrase-too-much = `{ $word }` ist hier zu viel
phrase-unknown-condition = `{ $found }` ist keine Bedingung
phrase-sparing-without-hop = nur Sprünge gehen über Figuren, die sie verschonen könnten
phrase-over-without-hop = nur Sprünge gehen über Figuren hinweg
phrase-swapping-motion = bei einem solchen Zug tauschen keine Figuren den Platz
phrase-swapping-and-more = eine Figur, die mit einer anderen den Platz tauscht, tut nichts sonst; daneben gibt es darum nur `from` und `to`
phrase-two-hurdles = zwei Bedingungen dafür, worüber er hinweggeht
phrase-then-after-ride = nur nach einem einzelnen Schritt oder Sprung kann eine Figur weiterziehen
phrase-two-thens = zwei Bedingungen dafür, was folgen darf
phrase-staying-alone = `staying` braucht `capturing`
phrase-staying-and-going = eine Figur, die schlägt, ohne zu ziehen, kann damit weder weitergehen noch en passant schlagen
phrase-taking-without-moving = was ein Zug nebenbei schlägt, braucht `moving`
phrase-taking-off-lines = nur ein gerader Schritt, Gleitzug oder Sprung über eine Figur schlägt etwas nebenbei
phrase-unmoved-motion = nur ein Schritt, ein gerader Gleitzug, `leap` oder `lame` kann davon abhängen, ob die Figur schon gezogen hat
phrase-unmoved-and-more = ein Zug, der davon abhängt, ob die Figur schon gezogen hat, kann noch nicht auf besondere Weise schlagen, nebenbei schlagen oder weitergehen
phrase-through-check-moved = `not through check` braucht `moving` und `unmoved`
phrase-prey-and-more = eine Phrase, die sagt, welche Figuren sie schlägt, kann diese Bedingung noch nicht haben
phrase-en-passant-alone = `en passant` braucht `capturing`
phrase-twice = diese Phrase kommt zweimal vor
phrase-betza = `{ $part }`: { $betza }
phrase-betza-nowhere = diese Züge führen auf diesem Brett nirgendwohin
phrase-betza-board = die Betza-Notation ist für flache Bretter aus Quadraten

taking-not-enemies = `{ $found }`: Solche Figuren werden nicht geschlagen
taking-owner-missing = hier fehlt `{ $owner }`
taking-swapped-missing = hier fehlt, mit wessen Figuren sie den Platz tauscht
taking-swapping-with = in einem Spiel mit `swapping` kann es `{ $key }` noch nicht geben
taking-swapping-others = alle Angaben von `{ $id }` mit `swapping` müssen dieselben Figuren nennen
taking-swapping-and-capturing = `{ $id }` schlägt auch, sodass nicht zu erkennen wäre, ob sie schlägt oder den Platz tauscht
taking-hurdles-missing = hier fehlt, wessen Figuren übersprungen werden
taking-neutral-kind = nach `neutral` kann bisher nur `piece` stehen
taking-piece-missing = hier fehlt eine Figur
taking-nothing-left = keine Figur ist übrig
taking-place-missing = hier fehlt, wo diese Figuren stehen
taking-directions-missing = die Richtungen fehlen
taking-cornered-elsewhere = `cornered by` gibt es nur auf flachen Brettern aus Quadraten
taking-other-prey = die Phrasen einer Figur können noch nicht verschiedene Figuren nennen, die sie schlägt
taking-with = in einem Spiel mit `taking` kann es noch kein `{ $key }` geben
taking-prey-with = in einem Spiel, in dem eine Phrase nennt, was sie schlägt, kann es noch kein `{ $key }` geben
taking-too-much = `{ $word }` ist hier zu viel

## What is wrong with a piece

piece-no-pieces = es gibt keine Figur
piece-token-form = `{ $token }` kann kein Kürzel sein
piece-token-taken = das Kürzel `{ $token }` ist vergeben
piece-mark-too-long = die Aufschrift `{ $mark }` ist zu lang
piece-characters-count = `{ $characters }` passt nicht auf eine Figur
piece-characters-missing = die Figur hat keine `characters`, die diese ersetzen könnten
piece-characters-without-bodies = nichts sagt, worauf die Schriftzeichen der Figuren stehen
piece-confined-and-barred = die Figur darf nur auf Felder, die ihr verboten sind
piece-frozen-without-itself = eine Figur kann nicht erstarren, weil sie selbst fehlt
piece-confined-by-numbers = eine Figur kann bisher nur festgehalten werden, solange bestimmte Figuren ihrer Seite fehlen
piece-confined-not-royal = `{ $id }` ist nicht königlich: Nur eine königliche Figur kann bisher zeitweise festgehalten werden
piece-confined-without-itself = eine Figur kann nicht festgehalten werden, solange sie selbst fehlt
piece-two-refuges = nur eine Figur kann bisher zeitweise festgehalten werden
piece-frozen-twice = zwei Schlüssel sagen, was die Figur erstarren lässt
piece-influence-with = neben `influence` kann es noch kein `{ $key }` geben
piece-influence-moves = `{ $effect }` verleiht keine Züge
piece-staying-with = in einem Spiel mit `staying` kann es noch kein `{ $key }` geben
piece-refuge-with = neben einer Figur, die zeitweise festgehalten wird, kann es noch kein `{ $key }` geben
piece-relays-with = neben Relais und Toren kann es noch kein `{ $key }` geben
piece-unmoved-with = in einem Spiel mit `unmoved` kann es noch kein `{ $key }` geben
piece-royal-from-hand = eine königliche Figur kann nicht aus der Hand hereinkommen
piece-hand-of-other = geschlagen käme `{ $id }` in die Hand der Seite, die es nicht haben kann
piece-not-royal = `{ $id }` ist keine königliche Figur
piece-native-without-tradition = das Brett hat keine `tradition`, also wird nichts so geschrieben
piece-native-taken = eine andere Figur wird `{ $name }` geschrieben
piece-alias-form = `{ $token }` kann kein Alias sein
piece-alias-is-token = `{ $token }` ist das Kürzel von `{ $id }`
piece-two-file-limits = zwei Schlüssel sagen, wie viele auf einer Linie stehen dürfen
piece-alias-value = der Wert eines Alias ist die Id einer Figur
piece-lettering-unseen = nichts zeigt, dass ein Text diese Buchstaben verwendet

## What is wrong with neutral pieces

neutral-token-taken = eine andere neutrale Figur hat dieses Kürzel
neutral-second-gate = es gibt eine zweite Art von Tor
neutral-no-relay = nichts kann weiterleiten: Keine neutrale Figur ist ein Relais

## What is wrong with what turns are made of

turn-one-move = einen Zug hat jeder ohnehin, der an der Reihe ist
turn-many-moves = ein Zug besteht aus höchstens zwei Teilzügen, nicht { $moves }
turn-first-not-fewer = { $first } Züge beim ersten Mal sind nicht weniger als die { $moves } danach
turn-check-without-royal = ohne königliche Figur kann niemand Schach geben
turn-one-in-a-row = beide haben ohnehin einen Zug nach dem anderen
turn-not-in-a-row = `{ $key }` passt nicht zu mehreren Zügen in Folge
turn-check-twice = mit `check-ends` beendet ein Schach die Zugfolge, `check-last` verbietet es
turn-checks-unsaid = es ist nicht gesagt, was ein Schach vor dem letzten Zug einer Folge bewirkt; im nächsten Zug könnte die königliche Figur geschlagen werden
turn-moves-and-parts = `moves` und `{ $key }` passen nicht zusammen: Ein Zug hat höchstens zwei Teile
turn-no-mate-and-parts = in einem Spiel mit `no-mate` kann es noch kein `{ $key }` geben
turn-first-check-unsaid = es ist nicht gesagt, was ein Schach durch den ersten Zug bewirkt; der zweite könnte die königliche Figur schlagen
turn-then-and-parts = `then may …` und `{ $key }` passen nicht zusammen: Ein Zug hat höchstens zwei Teile

## What is wrong with a promotion

promotion-several-pieces = `form` ist nicht `chosen`, aber es stehen { $count } Figuren zur Wahl
promotion-as-captured-elsewhere = ein Zug ohne Schlagen würde in nichts umwandeln
promotion-nothing-to-become = nichts sagt, was aus der Figur wird
promotion-to-and-form = `to` nennt andere Figuren, aber `{ $key }` beschreibt eine umgewandelte Form
promotion-word-between = `{ $word }` verbindet keine zwei Figuren
promotion-piece-missing = hier fehlt die Id einer Figur
promotion-no-pool = verlorene Figuren werden nicht gezählt: Es gibt kein `[pool]`
promotion-not-in-pool = `{ $id }` wird in `[pool]` nicht gezählt
promotion-not-a-condition = `{ $found }` ist keine Bedingung
promotion-not-a-number = `{ $found }` ist keine Zahl von Figuren
promotion-not-a-comparison = `{ $found }` vergleicht keine Zahlen
promotion-never-holds = diese Bedingung ist nie erfüllt
promotion-of-the-mover = mit `after` wandelt sich eine andere Figur um als die ziehende; darum gibt es kein `{ $key }`
promotion-conditions-elsewhere = mit `after` kann das, wozu eine Figur wird, nicht von Bedingungen abhängen
promotion-keeps-other = `keep` kann nur sagen, dass eigene Figuren in einer Zone stehen
promotion-pool-sometimes = `{ $id }` wandelt sich nach manchen Zügen aus dem Vorrat um und nach anderen ohne ihn
promotion-silent-choice = die Umwandlung wird nicht geschrieben, aber der Spieler wählt, ob er umwandelt
promotion-never-first = eine andere Umwandlung von `{ $id }`, die ebenso geschrieben wird, kommt immer zuerst

## What is wrong with castling

castling-own-partner = die königliche Figur kann nicht ihr eigener Partner sein
castling-two-landings = `shift` und `{ $key }` geben beide an, wohin die beiden Figuren gehen
castling-no-landing = die Rochade gibt nicht an, wohin die beiden Figuren gehen
castling-no-range = `max-shift` ist { $most }, aber `shift`, die kleinste Zahl der Felder, ist { $least }
castling-same-cell = die königliche Figur und ihr Partner kämen auf dasselbe Feld
castling-like-swap = die Rochade mit dem Nachbarn würde geschrieben wie ein Tausch mit ihm

## What is wrong with how games end

endings-repetition-of-one = die Partie wäre sofort zu Ende
endings-loser-unseen = durch Wiederholung kann nie jemand verlieren
endings-perpetual-unseen = Dauerschach kann nie bemerkt werden
endings-dead-with-hands = geschlagene Figuren kommen wieder, also ist keine Stellung tot
endings-dead-without-royal = ohne königliche Figur kann niemand mattgesetzt werden
endings-chase-unseen = ewiges Jagen kann nie bemerkt werden
endings-checkmate-without-royal = ohne königliche Figur kann niemand matt werden
endings-facing-unsaid = es steht nicht da, auf welchen Geraden königliche Figuren einander gegenüberstehen
endings-facing-uncounted = nichts zählt, dass königliche Figuren einander gegenüberstehen
endings-points-missing = hier entscheiden Punkte, aber keine Figur hat welche
endings-points-unused = nirgends entscheiden Punkte
endings-group-form = eine Gruppe von Figuren ist eine Liste
endings-group-empty = diese Gruppe ist leer
endings-group-too-large = diese Gruppe nennt { $count } Figurenarten

test-missing = eine Bedingung fehlt
test-unknown = mit `{ $word }` beginnt keine Bedingung
test-whose-pieces = es ist nicht gesagt, wessen Figuren
test-piece-missing = es ist nicht gesagt, welche Figuren
test-zone-missing = es ist nicht gesagt, in welchem Bereich
test-number-missing = `{ $word }` wird mit keiner Zahl verglichen
test-none-and-number = `no` und eine Zahl sagen beide, wie viele
test-nothing-left = keine Figurenart bleibt übrig
test-constant = das gilt immer oder nie
test-too-much = `{ $word }` ist hier zu viel
test-too-many = das sind zu viele Bedingungen
test-no-royal = `{ $word }` bedeutet nichts: Keine Figur ist königlich, also kann niemand im Schach stehen
test-no-castling = `{ $word }` bedeutet nichts: Es gibt keine Rochade
test-no-pass = `{ $word }` bedeutet nichts: Niemand darf passen
test-size-missing = es fehlt, aus wie vielen Figuren
test-size-too-small = jede Figur allein ist schon so eine Formation
test-directions-missing = hinter `along` fehlt, in welche Richtungen
test-second-zone-missing = es fehlt, mit welchem Bereich
test-not-of-the-board = was eine Figur tun darf, kann noch nicht von `{ $word }` abhängen
test-forbidden-later = ein Zug ist verboten, wenn er gemacht wird, nicht später
test-forbidden-in-parts = wo Züge zwei Teile haben, kann die Sprache noch keine Züge verbieten

capture-nothing-to-spare = nichts explodiert, also kann nichts verschont bleiben
capture-nothing-perishes = keine schlagende Figur verschwindet, also bleibt nichts von ihr
capture-remains-not-blocker = nur eine neutrale Figur, die bloß im Weg steht, kann übrig bleiben
capture-royal-captures = `{ $id }` ist königlich und käme bei jedem eigenen Schlagen um
capture-royal-not-spared = `{ $id }` ist königlich und schlägt, aber eine Explosion daneben risse es mit
capture-cannot-flip = `{ $id }` kann die Seite nicht wechseln
capture-barred-royal = `{ $id }` ist königlich: Ob sie geschlagen werden darf, davon handelt das Schach
capture-barred-always = es ist nicht gesagt, wann nicht geschlagen werden darf
capture-two-sets = `{ $these }` und `{ $all-but }` nennen beide die Figuren
capture-flips-in-space = auf einem räumlichen Brett wechselt noch keine Figur die Seite
capture-blast-with = in einem Spiel mit `blast` kann es noch kein `{ $key }` geben

## What is wrong with the placement of a position

placement-no-start = es gibt keine Anfangsstellung
placement-name-taken = eine andere Anfangsstellung heißt `{ $name }`
placement-empty = die Stellung hat keine Figuren
placement-of-base = die Anfangsstellung der Grundlage passt nicht zu diesem Spiel, dessen Brett oder Figuren andere sind
placement-rights-of-base = die Anfangsstellung der Grundlage sagt, wer noch nicht gezogen hat, aber das Spiel hat keine Rochade und nichts anderes, das davon abhängt
placement-turned-apart = mit `apart` bleibt nichts, was `turned` wäre: Jede Seite hat ihre eigene Aufstellung
placement-not-kept = `{ $found }` kann beim Mischen nicht bewahrt werden
placement-kept-twice = für `{ $id }` wird schon etwas anderes bewahrt
placement-rank-count = das Brett hat { $expected } Reihen, die Aufstellung aber { $found }
placement-level-count = Reihe { $rank }: Das Brett hat { $expected } Ebenen, die Aufstellung aber { $found }
placement-cell-count = { position-row } hat { $expected } Felder, die Aufstellung füllt aber { $found }
placement-empty-cells = `{ $found }` ist keine Zahl leerer Felder
placement-brace-open = eine geschweifte Klammer ist nicht geschlossen
placement-plus-in-braces = in `{ $token }` muss das `+` vor den Klammern stehen
placement-no-neutral = keine neutrale Figur hat das Kürzel `{ $token }`
placement-no-piece = keine Figur hat das Kürzel `{ $token }`
placement-braces-missing = die geschweiften Klammern von `{ $token }` fehlen

## What is wrong with an example

example-title-taken = ein anderes Beispiel hat den Titel `{ $title }`
example-no-step = dieses Beispiel hat keinen Schritt

## What is wrong with a step of the guided game

guide-no-task = `{ $key }` gehört zu einer Aufgabe, und dieser Schritt hat keine
guide-no-heading = die Regeln des Spiels haben keine Überschrift `{ $heading }`
guide-no-goal-word = `{ $word }` ist kein Wort für Ziele
guide-goal-empty = das Ziel verlangt nichts
guide-piece-missing = `{ $word }` sagt nicht, welche Figur
guide-cell-missing = `{ $word }` sagt nicht, welches Feld
guide-reason-missing = `end by` sagt nicht, warum die Partie endet
guide-turn-missing = `one of` nennt keinen Zug
guide-not-a-reason = `{ $found }` ist kein Grund für das Ende; die Gründe sind { LIST($reasons, mark: "`") }
guide-and-expected = `{ $found }` steht, wo `and` oder nichts stehen muss

sense-no-win = niemand kann dieses Spiel gewinnen
sense-never-met = diese Bedingungen können nie zusammen gelten
sense-moved-and-to-move = `just-moved` und `to-move` gelten nie für denselben Spieler, denn die Züge wechseln sich ab
sense-hidden = dieses Ende kommt nie: Ende { $earlier } gilt immer, wenn es gilt
sense-check-unseen = `{ $key }` bewirkt nichts: Keine Figur ist königlich, also kann niemand im Schach stehen

## What to do about it

advice-did-you-mean = meintest du `{ $word }`?
advice-known = bekannt: { LIST($known, type: "and", mark: "`") }
advice-known-or-add = bekannt: { LIST($known, type: "and", mark: "`") }; andere kommen unter `{ $section }` hinzu
advice-add-first = diese Datei hat noch keine; füge sie unter `{ $section }` hinzu
advice-take-one-out = nimm eins davon heraus
advice-take-it-out = nimm es heraus
advice-use-or-take-out = verwende es oder nimm es heraus
advice-at-most = höchstens { $most } sind möglich
advice-file-bytes = eine Spieldatei hat höchstens { $most } Bytes
advice-id-or-file-name = schreib `id = "{ $file }"`, oder nenne die Datei `{ $id }.toml`
advice-own-id = wähle eine andere und benenne die Datei genauso: `my-{ $id }` und `my-{ $id }.toml`
advice-newer-variorum = lies sie mit einer neueren Version von Variorum
advice-where-bases-are = Grundlage ist ein Spiel, das zu Variorum gehört, oder eine Datei neben dieser; sie wird mit ihrer Id genannt: `base = "chess"`
advice-other-base = nenne ein anderes Spiel
advice-check-base = prüfe zuerst jene Datei
advice-id-letters = nimm Kleinbuchstaben, Ziffern und Bindestriche, etwa `promoted-rook`
advice-zone-letters = nimm Kleinbuchstaben, Ziffern und Bindestriche, zuerst einen Buchstaben
advice-directions-letters = beginne mit einem Großbuchstaben, damit es kein Wort der Sprache ist; Buchstaben, Ziffern und Bindestriche dürfen folgen
advice-own-id-each = jede Figur und jede neutrale Figur hat ihre eigene Id
advice-brackets = ein Schlüssel oder `[abschnitt]` steht nur einmal da; Abschnitte, die mehrmals vorkommen dürfen, schreibt man `[[abschnitt]]`
advice-quotes = Texte stehen in doppelten Anführungszeichen, Zahlen, `true` und `false` nicht
advice-key-and-value = schreib `schlüssel = wert`
advice-close-text = setz `"` an sein Ende
advice-close-list = setz `]` an ihr Ende
advice-commas = die Einträge einer Liste trennt `,`; die Liste endet mit `]`
advice-toml = wie man solche Dateien schreibt, steht auf https://toml.io
advice-add-section = füge `{ $example }` hinzu: { $meaning }
advice-write-key = schreib zum Beispiel `{ $key } = { $example }`: { $meaning }
advice-write-choice = schreib zum Beispiel `{ $key } = { $example }`: { $meaning } ({ LIST($choices, type: "or", mark: "`") })
advice-choices = { LIST($choices, type: "errors") }
advice-keys = die Schlüssel sind { LIST($keys, type: "and", mark: "`") }
advice-key-elsewhere = `{ $key }` gehört in `{ $section }`; die Schlüssel hier sind { LIST($keys, type: "and", mark: "`") }
advice-check-fix = `variorum check --fix DATEI` schreibt die Datei mit den neuen Namen neu
advice-take-old-out = nimm `{ $old }` heraus
advice-double-brackets = Abschnitte, die mehrmals vorkommen dürfen, stehen in doppelten Klammern: `[[{ $section }]]`
advice-verb = nimm es heraus, oder schreib `do = "{ $verb }"`
advice-text-in-quotes = schreib `{ $key } = "…"`
advice-name-one = nenne mindestens eins, oder nimm den ganzen Abschnitt heraus
advice-not-blank = danach wählt man ein Spiel aus
advice-web-address = schreibe sie, wie der Browser sie zeigt, von `https://` an, oder lass sie weg
advice-board-cells = ein Brett hat höchstens { $most } Felder
advice-level-letters = schreib für jede Ebene einen Kleinbuchstaben, die oberste zuerst, etwa `levels = "tuvwxyz"`
advice-level-letters-or-flat = schreib für jede Ebene einen Kleinbuchstaben, die oberste zuerst, etwa `levels = "tuvwxyz"`; bei einem flachen Brett lass es weg
advice-file-letters = schreib für jede Linie einen Kleinbuchstaben, von links nach rechts, etwa `letters = "abcdefghikl"`
advice-hexagon-files = die Zahl der Linien muss ungerade sein, damit eine in der Mitte liegt; diese hat so viele Felder, wie es Reihen gibt, hier mindestens { $least }
advice-hole-too = nimm auch `{ $cell }` heraus, oder sag in `mirror`, was für Schwarz gespiegelt ist
advice-squares-only = lass es weg, oder nimm ein Brett aus Quadraten
advice-two-levels = gib dem Brett zwei Ebenen, etwa `levels = "ba"`
advice-levels-in-space = ein räumliches Brett hat `levels` in `[board]`
advice-ring-of-files = nimm `wraps-ranks` aus `[board]` heraus: Ein Ring ist ein Brett, bei dem nur die Linien im Kreis gehen
advice-even-files-that-wrap = dafür braucht es `wraps = true` und eine gerade Zahl von Linien
advice-cells = die Felder sind `{ $first }` bis `{ $last }`
advice-cells-in-space = Felder sind nach Ebene, Säule und Reihe benannt, etwa `{ $first }` oder `{ $last }`
advice-cells-in-one-part = nenne mehrere Felder in einem Teil: `cells a1 b3 c5`
advice-zone-part = schreib zum Beispiel `ranks 1-3, files c-e` oder `cells a1 h1`
advice-zone-parts = ein Teil beginnt mit { LIST($words, type: "or", mark: "`") } oder ist der Name eines Bereichs, der vorher steht
advice-write-instead = schreib `{ $text }`
advice-write-either = schreib `{ $one }` oder `{ $other }`
advice-for-example = schreib zum Beispiel `{ $example }`
advice-or-between-parts = setz `or` davor, wenn die Felder von einem der beiden gemeint sind, `,` für die Felder von beiden zugleich; ein Teil sieht so aus: `{ $example }`
advice-or-for-either = Teile mit `,` dazwischen müssen alle zutreffen; für die Felder von einem der beiden schreib `or`
advice-smaller-first = schreib das kleinere zuerst
advice-light-or-dark = schreib `light cells` oder `dark cells`; drei Farben haben nur Sechsecke
advice-top-level-first = Ebenen laufen von der obersten abwärts, in der Reihenfolge von `levels` in `[board]`
advice-ranks = die Reihen sind 1 bis { $last }
advice-files = die Linien sind { $letters }
advice-levels = die Ebenen sind { $levels }, die oberste zuerst
advice-flat-board = dieses Brett ist flach; ein räumliches Brett hat `levels` in `[board]`
advice-more-phrases = schreib weitere Phrasen, oder gib den Wegen in `[directions]` Namen
advice-fewer-directions = fasse weniger Richtungen zusammen, oder schreib weitere Phrasen
advice-fewer-phrases = fasse weniger Richtungen zusammen, oder schreib weniger Phrasen
advice-larger-shape = mit `leap` führt eine Form mit größeren Zahlen, etwa `4:2`, in einem Schritt ebenso weit; keine andere Bewegung kann einen so langen Weg gehen
advice-steps-between = `>` steht zwischen zwei Schritten, etwa `orthogonal > diagonal`
advice-lines = schreib, auf welchen Geraden, etwa `lengthwise orthogonal`
advice-neighbours = schreib, wo der Nachbar stehen darf, etwa `orthogonal and diagonal`
advice-no-continuation = schreib es ohne `turning` und `reflecting`
advice-add-shape = füge eine Form hinzu: { LIST($words, type: "or", mark: "`") } oder Zahlen wie `2:1`
advice-one-shape = setz `and` zwischen Wege und `>` zwischen die Schritte eines Weges
advice-triagonal = ein triagonaler Schritt ändert Linie, Ebene und Reihe zugleich; ein räumliches Brett hat `levels` in `[board]`
advice-flat-shape = auf einem flachen Brett hat eine Form zwei Zahlen von 0 bis 9, etwa `2:1`
advice-shape-in-space = auf einem räumlichen Brett hat eine Form drei Zahlen von 0 bis 9, etwa `2:1:0`
advice-shape-anywhere = eine Form hat für jede Achse des Bretts eine Zahl von 0 bis 9, etwa `2:1`
advice-shape-not-zero = mindestens eine Zahl darf nicht 0 sein
advice-one-filter = eins davon genügt; für die Wege von einem der beiden schreib zwei Ausdrücke mit `and` dazwischen
advice-no-level-word = nimm das Wort heraus; ein räumliches Brett hat `levels` in `[board]`
advice-one-continuation = der Zug geht nur auf eine Weise weiter; nimm eins heraus
advice-one-is-enough = eins davon genügt
advice-rank-total = schreib eine Zahl dahinter, etwa `rank+2` oder `rank-1`
advice-step-contradiction = seine Wörter widersprechen seiner Form: Kein solcher Schritt ändert Reihe, Linie oder Ebene so
advice-path-contradiction = ein Weg ist eine gerade oder schräge Linie: Seine Schritte gehen entlang jeder Achse in dieselbe Richtung und tauschen keine Achsen, sodass zwei orthogonale Schritte nie ein L ergeben; für einen Zug um die Ecke schreib `{ $corner }`; mit einem Minuszeichen kehrt ein Schritt um, wie in `{ $back }`
advice-turn-later = nur spätere Schritte eines Weges haben Zahlen mit einem Minuszeichen; der erste Schritt steht für alle seine Richtungen
advice-corners-in-space = Ringe haben nur auf einem räumlichen Brett Ecken
advice-corners-of-single-steps = nur ein Zug aus einzelnen Schritten geht um Ecken
advice-corners-of-neighbours = nur Schritte auf ein Nachbarfeld gehen um Ecken
advice-corners-never-reached = diese Schritte verlassen ihre Linie nie und kommen deshalb nie an eine Ecke
advice-corners-and-rings = `turning` bleibt im Ring, `reflecting` wechselt ihn
advice-name-alone = ein Name steht für ganze Wege; schreib die Schritte aus
advice-and-between-paths = setz `and` zwischen Wege
advice-turning-in-directions = schreib es bei den Richtungen selbst
advice-directions-contradiction = diese Wörter widersprechen jedem Weg dieser Richtungen
advice-motion-at-front = eine Phrase hat eine Bewegung, am Anfang; Richtungen haben keine
advice-no-path-word = auch dieses Wort kennen Wege nicht
advice-path-words = Wege bestehen aus { LIST($words, type: "and", mark: "`") }, Zahlen wie `2:1` und den Namen in `[directions]`
advice-begin-phrase = beginne damit, was die Figur tut: { LIST($words, type: "or", mark: "`") }
advice-phrase-words = eine Phrase beginnt mit { LIST($words, type: "or", mark: "`") }
advice-motion-first = schreib zuerst, was die Figur tut, zum Beispiel `step { $word } …` oder `slide { $word } …`
advice-step-count = schreib zum Beispiel `slide exactly 2 diagonal`; 1 bis 99 Schritte
advice-which-way = schreib, wohin, zum Beispiel `step orthogonal and diagonal`
advice-repeat-with-lame = für gleiche Schritte schreib `slide`, `slide up to` oder `slide exactly`, für andere Wege mit wiederholten Schritten `lame` oder `leap`
advice-several-step-motions = für einen Weg aus mehreren Schritten schreib `leap`, `lame` oder `crooked`
advice-lame-steps = die Felder zwischen den Schritten müssen leer sein; für einen Schritt schreib `step`
advice-turning-rides = `turning` und `reflecting` geben an, wie `slide` oder `hop` weitergeht
advice-condition-or-no-comma = nach einem Komma kommt { LIST($words, type: "or", mark: "`") }; oder nimm das Komma heraus
advice-conditions = Bedingungen sind { LIST($words, type: "and", mark: "`") }
advice-captures-apart = schreib die Schlagzüge als eigene Phrase
advice-neither-for-both = für beides schreib keins von beiden
advice-one-zone = mach einen Bereich daraus, mit `or` oder `of` dazwischen
advice-name-zone = nenne einen Bereich oder beschreib ihn: `rank 2`, `ranks 1-3 of files c-e`
advice-comma-or-zone-name = setz ein Komma zwischen Bedingungen; Bereiche werden durch `or`, `of` und `but` verbunden
advice-comma-between-conditions = setz ein Komma zwischen Bedingungen
advice-nothing-hidden = das kann die Sprache noch nicht sagen: Beide Spieler sehen das ganze Brett und alles, was in der Hand ist; nur eine Anfangsstellung lässt sich auslosen, mit `shuffle` in `[[start]]`
advice-two-sides = das kann die Sprache noch nicht sagen: Ein Spiel hat zwei Seiten, `white` und `black`; `side` bei einer Figur gibt sie einer von beiden, und `white-in-a-row` und `black-in-a-row` in `[turn]` geben ihnen mehrere Züge hintereinander
advice-no-cards = das kann die Sprache noch nicht sagen: Züge hängen vom Brett und von Figuren in der Hand ab; einer Karte am nächsten kommt eine Figur in der Hand, mit `returns` und `drop`
advice-growing-rows = dass es immer mehr Züge hintereinander werden, sagt `grows` neben `white-in-a-row` und `black-in-a-row` in `[turn]`
advice-cannot-say = das kann die Sprache noch nicht sagen; die Seite „Rules and how to say them“ des Handbuchs zählt auf, was sie sagen kann
advice-round-board = `wraps = true` in `[board]` verbindet die erste und die letzte Linie, und `board = "ring"` in `[style]` zeichnet das Brett als Ring
advice-two-boards = zwei Bretter sind zwei Ebenen von einem, etwa `levels = "ab"`; `holes` verkleinern eines davon, und mit `crosses = true` führt jeder Zug auf das andere hinüber; Bretter mit eigenen Spielern lassen sich noch nicht sagen
advice-no-dice = das kann die Sprache noch nicht sagen: Zufall kann nicht über Züge entscheiden; er kann eine Anfangsstellung auslosen, mit `shuffle` in `[[start]]`
advice-swaps = mit `swapping enemy piece` oder `own piece` in einer Zugangabe tauschen zwei Figuren den Platz; in `[swap]` tun es die königliche Figur und eine Nachbarin, und mit `do = "swap"` in `[[turn.action]]` eine neutrale
advice-pushes = Züge können noch keine anderen Figuren schieben oder ziehen; sie können schlagen, was davor oder dahinter steht: `taking enemy piece ahead`, `taking enemy piece behind`
advice-converts = eine geschlagene Figur kann noch nicht auf dem Brett die Seite wechseln; mit `returns` kommt sie in die Hand des Schlagenden, und `flips` in `[capture]` dreht gegnerische Figuren um eine gezogene herum um
advice-leap-or-hop = `leap` geht geradewegs ans Ende des Weges, was auch dazwischen steht, und `hop` über genau eine Figur
advice-hops-over = schreibe `own`, `enemy`, `any` oder `neutral` und Figuren: `hop orthogonal, over any piece but pawn`
advice-walks = `walk up to 3 orthogonal` macht bis zu drei Schritte und darf nach jedem abbiegen; `crooked` geht im Zickzack, und `then may step` fügt einen zweiten Schritt in beliebiger Richtung an
advice-planes = `plane diagonal` geht auf ein Feld, wenn das Rechteck dazwischen leer ist; auf einem Brett im Raum hält `flat` einen Schritt auf seiner Ebene, `keeping-file` auf seiner Linie und `sideways` auf seiner Reihe
advice-capture-series = `then may step` und `then may go on` erlauben einen zweiten Schlag; längere Folgen wie im Damespiel lassen sich noch nicht sagen
advice-surrounded = das Schlagen umzingelter Gruppen lässt sich noch nicht sagen; `taking enemy piece between own piece` schlägt eine Figur zwischen zweien, und `flips = "enclosed"` in `[capture]` dreht ganze Reihen von ihnen um
advice-paths-by-and = verbinde Wege durch `and`, nicht durch ein Komma
advice-write-phrases = schreib stattdessen Sätze unter `moves`
advice-nearest-phrases = nimm es heraus, oder schreib, was ihm am nächsten kommt, als Satz unter `moves`
advice-only-steps-go-on = schreib `step` oder `leap`, oder nimm das heraus
advice-further-phrase = schreib für das andere einen weiteren Satz
advice-en-passant = schreib `, capturing, en passant`
advice-staying = schreib `, capturing, staying`
advice-goes-on = einen zweiten Schritt im selben Zug sagt `, then may step …`, `, then may go on` oder `, then may go back`
advice-takes-besides = was ein Zug anderswo schlägt, sagt `taking`, etwa `slide orthogonal, moving, taking enemy piece behind`; ein Sprung schlägt mit `taking enemy piece passed`, worüber er geht
advice-capture-effects = was das Schlagen außerdem zerstört, steht in `[capture]`: mit `blast`, oder mit `perish` und `remains`
advice-no-check-condition = schreib `not through check` neben `moving, unmoved`: Dann zieht sie nicht aus dem Schach, wie bei der Rochade; andere Züge können noch nicht vom Schach abhängen
advice-number-behind-motion = die Zahl steht hinter der Bewegung: `slide up to 3 diagonal`
advice-what-follows = auf einen Zug kann `then may step …`, `then may go on` oder `then may go back` folgen; Gleiten danach und zweite Schritte, die Pflicht sind, lassen sich noch nicht ausdrücken
advice-turns-in-endings = schreib `quiet-turns = 50` in `[endings]`: So viele Züge jedes Spielers ohne Schlagen, Einsetzen oder Bauernzug beenden die Partie; andere Züge werden nicht gezählt
advice-repetition-in-endings = schreib `repetition = 3` in `[endings]`
advice-zone-before-number = `in` und seine Zone stehen vor der Zahl: `own pawn in hill >= 3`
advice-turns-in-a-row = für { $turns } Züge nacheinander schreib `white-in-a-row = { $turns }` und `black-in-a-row = { $turns }`
advice-absorbs = Figuren können die Züge anderer noch nicht übernehmen; mit `as-captured = true` in `[[promotion]]` wird eine Figur zu dem, was sie schlägt
advice-flips-without-royal = nimm `royal` bei dieser Figur heraus, und sag mit `[[ending]]`, wer gewinnt
advice-above-sections = schreib es über die erste `[section]`: Darunter gehört `{ $key }` zu dem Abschnitt
advice-without-quotes = schreib `{ $value }` ohne Anführungszeichen
advice-piece-name = Spieler lesen ihn
advice-other-id = wähle eine andere Id, etwa den Namen der Figur
advice-left-or-right = schreib `leftward` oder `rightward`; `sideways` ist beides
advice-swaps-with = schreibe `own`, `enemy` oder `any` und Figuren: `slide diagonal, swapping enemy piece but king`
advice-enemy-instead = schreib `enemy`: Eigene und neutrale Figuren können noch nicht geschlagen werden; mit `over own piece` führt ein Sprung über eine eigene, und mit `swapping own piece` tauscht eine Figur den Platz mit einer
advice-on-hexagons = auf Sechsecken schreib `slide` für Linien oder `walk up to 3 orthogonal` für eine Fläche
advice-taking-moves = schreib einen geraden `step`, `slide` oder `hop` mit `, moving, taking …`
advice-taking-places = nach den Figuren schreib { LIST($words, type: "or", mark: "`") }
advice-same-prey = nenne in jedem dieselben Figuren oder keine
advice-add-pieces = füge für jede Figurenart `[[piece]]` hinzu
advice-token-capital = beginne mit einem Großbuchstaben; der kleine steht für die Figur von Schwarz
advice-token-without-braces = schreib es ohne geschweifte Klammern; die gehören nur in den Text einer Stellung
advice-token-letters = ein Großbuchstabe wie `R` oder mehrere Buchstaben wie `Di`; bei einer umgewandelten Figur darf `+` davor stehen
advice-own-token = jede Figur hat ihr eigenes Kürzel; ein Kürzel darf mehrere Buchstaben haben
advice-own-neutral-token = jede Art neutraler Figuren hat ihr eigenes Kürzel: `*`, `%` oder `#`
advice-mark-letters = es ist Platz für zwei Buchstaben
advice-characters-room = schreibe mindestens ein Schriftzeichen und höchstens { $most }
advice-add-characters = ergänze `characters`, oder nimm dies heraus
advice-add-bodies = ergänze zum Beispiel `bodies = "discs"` in `[style]`
advice-flat-only = nur flache Bretter lassen sich so zeichnen; nimm es heraus
advice-drawn-on = es ist für Bretter, die als { LIST($grounds, type: "or", mark: "`") } gezeichnet werden
advice-two-banks = schreibe zwei Texte, für die linke und die rechte Hälfte: `["楚河", "漢界"]`
advice-drawings = die Zeichnungen sind { LIST($drawings, type: "and", mark: "`") }
advice-readers-font = es wird in einer Schrift des Lesers geschrieben, der vielleicht keine dafür hat
advice-no-cell-left = es bleibt kein Feld, auf das sie ziehen könnte
advice-name-others = nenne andere Arten von Figuren
advice-another-piece = nenne eine andere Art: Solange diese auf dem Brett ist, ist sie nicht erstarrt
advice-make-royal = wenn sie eine ist, schreib bei der Figur `royal = true`
advice-tradition-board = sie sind für flache Bretter mit höchstens { $files } Linien und { $ranks } Reihen
advice-add-tradition = füge zum Beispiel `tradition = "japanese"` zu `[board]` hinzu
advice-own-native-name = Partien unterscheiden Figuren nach ihren Namen und Kürzeln
advice-alias-letters = schreib es wie für Weiß: zuerst ein Großbuchstabe, vielleicht mit `+` davor oder `~` dahinter
advice-one-piece-a-letter = ein Buchstabe kann nur eine Figur bedeuten
advice-alias-example = schreib `{ $token } = "bishop"`
advice-foreign-letter = mindestens einer darf im Spiel weder Kürzel noch Alias sein
advice-one-gate-type = wer in ein Tor zieht, kommt aus dem anderen wieder heraus; deshalb kann es nur eine Art geben
advice-add-relay = gib einer neutralen Figur `role = "relay"`, oder nimm das heraus
advice-promotes-ways = schreibe die Ids von Figuren, `promotes = "gold"`, oder gib `name` und `moves` einer umgewandelten Form an
advice-promotes-defaults = ergänze es hier oder für alle Figuren unter `[promotes]`
advice-joined-by-or = verbinde die Ids der Figuren durch `or`: `"queen or rook"`
advice-chosen-form = niemand könnte sehen, was gewählt wurde: Schreib `form = "chosen"`
advice-compulsory-or-written = schreib `duty = "always"` oder eine andere `form`
advice-return-to-owner = schreib `returns-to = "owner"`, oder lass es als eine Art zurückkehren, die beide Seiten haben können
advice-distant-partner = schreib etwa `min-distance = 2`, oder lass den Partner aus `[swap]` weg
advice-add-pool = füge `[pool]` mit `pieces = ["rook", …]` hinzu, den Arten verlorener Figuren, die gezählt werden
advice-add-to-pool = füge `"{ $id }"` bei `pieces` in `[pool]` hinzu, oder nimm es hier heraus
advice-comparison = schreib die Id einer Figur, eins von { LIST($signs, type: "or", mark: "`") } und eine Zahl: `"prince >= 2"`
advice-other-partner = der Partner ist eine Figur anderer Art
advice-test-words = eine Bedingung beginnt mit { LIST($words, type: "or", mark: "`") }
advice-further-ending = schreib dafür ein weiteres `[[ending]]`; `or` verbindet nur Figurenarten und Bereiche
advice-mate-in-endings = was auf Matt und Patt folgt, sagen `checkmate` und `stalemate` in `[endings]`
advice-tests-by-and = verbinde Bedingungen mit `and`, Figurenarten mit `or`
advice-any-of-them = schreib die Kennung einer Figurenart, mehrere mit `or` verbunden, oder `piece` für jede
advice-bar-or-prey = schreib zum Beispiel `protected = true`; was eine Figur nie schlagen darf, lassen ihre Phrasen aus: `capturing enemy piece but rook`
advice-not-yet = die Sprache kann das noch nicht sagen
advice-add-blast = schreib etwa `blast = "orthogonal and diagonal"`, oder lass es weg
advice-add-perish = schreib etwa `perish = ["knight"]`, oder lass es weg
advice-add-to-spares = füge `"{ $id }"` bei `spares` hinzu, oder schreib `moving` in seine Züge
advice-on-capture = schreib `on = "capture"`, oder lass es weg
advice-only-moving = schreib `moving` in ihre Züge
advice-shift-or-cells = schreib entweder `shift = 2` oder `side`, `royal-to` und `partner-to`
advice-shift-range = schreib zum Beispiel `shift = 1` und `max-shift = 4`: ein bis vier Felder
advice-two-cells = nenne zwei Felder
advice-repetition-count = jede Stellung kommt einmal vor; schreib 2 oder mehr, oder 0 für nie
advice-nothing-is-lost = lass `dead` weg (ist es geerbt, schreib `without = ["endings.dead"]`): Mit geschlagenen Figuren lässt sich immer gewinnen
advice-add-pass = schreib in `[turn]` `pass = "always"` oder `pass = "when-stuck"`
advice-add-face-to-face = schreib in `[endings]` zum Beispiel `face-to-face = "orthogonal"`
advice-count-facing = zähl es in einem Ende, zum Beispiel `when = "facing >= 2"`, oder nimm dies heraus
advice-add-points = gib Figuren unter `[endings.points]` Punkte, zum Beispiel `rook = 5`
advice-count-points = schreib `most-points`, wo Punkte entscheiden, oder nimm dies heraus
advice-nobody-is-mated = lass `dead` weg (ist es geerbt, schreib `without = ["endings.dead"]`) oder schreib bei einer Figur `royal = true`
advice-repetition-for-loser = einen Verlierer gibt es, wenn sich eine Stellung wiederholt; gib `repetition` eine Zahl
advice-repetition-for-perpetual = über Dauerschach wird entschieden, wenn sich eine Stellung wiederholt; gib `repetition` eine Zahl
advice-add-win = schreib `royal = true` bei der Figur, die nicht verloren gehen darf, oder sag unter `[[ending]]`, wann jemand gewinnt
advice-end-long-games = schreib zum Beispiel `repetition = 3` oder `quiet-turns = 50`
advice-end-repetitions = schreib zum Beispiel `repetition = 3`
advice-end-quiet-turns = schreib zum Beispiel `quiet-turns = 50`
advice-end-sooner = verringere die Zahl bei `quiet-turns`, oder lass die Partie anders enden, mit einem `[[ending]]`
advice-name-unmoved = das dritte Feld nennt die Felder der Figuren, die noch nicht gezogen haben, wie in `… w a1,h1,a8,h8 - 0 1`
advice-change-or-take-out = ändere es, oder nimm es heraus
advice-groups = schreib eine Liste von Gruppen, jede eine Liste von Ids: `[["rook", "wing"], ["bishop"]]`
advice-group-piece = nenne mindestens eine Figurenart
advice-ranks-from-top = schreib die Reihen von der höchsten bis zu Reihe 1, getrennt durch `/`
advice-ranks-separated = Reihen trennt `/`, die höchste zuerst
advice-levels-separated = Ebenen trennt `,`, die oberste zuerst
advice-row-cells = ein Kürzel füllt ein Feld, eine Zahl so viele leere Felder; Kürzel aus mehreren Buchstaben stehen in geschweiften Klammern: `{"{"}Di{"}"}`
advice-empty-cells = eine Zahl gibt an, wie viele leere Felder aufeinander folgen, mindestens 1
advice-braces = schreib `{"{"}Di{"}"}`
advice-add-neutral = füge sie unter `[[neutral]]` hinzu
advice-braces-for-token = Kürzel aus mehreren Buchstaben stehen in geschweiften Klammern: Schreib `{ $token }`
advice-not-the-alias = das ist ein Alias, um andere Programme zu lesen; hier schreib `{ $token }`
advice-tokens = die Kürzel sind { LIST($tokens, type: "and", mark: "`") } (für Schwarz mit kleinem Anfangsbuchstaben)
advice-add-start = ein Spiel braucht mindestens eine Anfangsstellung
advice-own-start = schreib ein `[[start]]` mit einer Stellung dieses Spiels
advice-own-start-without-rights = schreib ein `[[start]]` mit der Stellung der Grundlage, dessen drittes Feld `-` ist
advice-take-out-too = die Grundlage verwendet hier `{ $name }`, das diese Datei herausnimmt: Nimm auch heraus, was es verwendet, etwa `"promotion"`, oder schreib es neu
advice-change-start = ändere die Stellung oder was die Figuren in ihr können
advice-chosen-by-name = man wählt nach dem Namen aus
advice-keep-words = schreib zum Beispiel { LIST($examples, type: "or", mark: "`") }
advice-keep-once = eine Figurenart steht in `keep` nur einmal
advice-chosen-by-title = man wählt nach dem Titel aus
advice-add-step = füge `[[example.step]]` mit `text` hinzu, und mit `turn`, wenn ein Zug gemacht wird
advice-say-what-to-see = schreib, was zu sehen ist
advice-add-task = füge `task` hinzu, das sagt, was zu tun ist, und `goal`, das sagt, was die Aufgabe löst
advice-goal-words = die Wörter für Ziele sind { LIST($words, mark: "`") }
advice-after-and = verbinde Bedingungen mit `and`, wie in `check and move rook`

## What keys mean

meaning-language = die Version der Sprache, in der die Datei geschrieben ist; 1, wenn nichts dasteht
meaning-id = die Id des Spiels: der Name der Datei ohne `.toml`, aus Kleinbuchstaben, Ziffern und Bindestrichen
meaning-base = die Id des Spiels, auf dem dieses aufbaut: es erbt alle seine Regeln
meaning-use = die Ids von Spielen, deren benannte Zonen und Richtungen diese Datei erwähnen darf; sonst wird nichts von ihnen übernommen
meaning-without = was nicht von der Grundlage geerbt wird: Schlüssel, Ids von Figuren hinter `piece.`, Namen hinter `zones.`
meaning-base-engine = was die Engine für die Grundlage gelernt hat und auch hier verwendet
meaning-about = was man über das Spiel liest
meaning-board = das Brett
meaning-style = wie das Spiel dort aussieht, wo es zu Hause ist, und wie seine Seiten heißen
meaning-zones = benannte Bereiche aus Feldern, von Weiß aus gesehen: `NAME = "BEREICH"`
meaning-directions = benannte Gruppen von Wegen, für Phrasen; ein Name beginnt mit einem Großbuchstaben: `NAME = "WEGE"`
meaning-piece = die Figurenarten
meaning-neutral = die Arten neutraler Figuren: Sie gehören keiner Seite und können nicht geschlagen werden
meaning-promotes = was für jede Figur mit `promotes` gilt, die nichts anderes sagt
meaning-promotion = wozu Figuren am Ziel ihres Zuges werden
meaning-castling = Rochade und Ähnliches
meaning-swap = der Platztausch der königlichen Figur mit einem Nachbarn
meaning-capture = Regeln über das Schlagen, die alle Figuren betreffen
meaning-turn = woraus Züge bestehen: das Passen, mehrere Züge nacheinander, ein zweiter Teil
meaning-pool = verlorene Figuren, die in der Stellung gezählt werden
meaning-remote-promotion = eine ältere Form von `after` in `[[promotion]]`
meaning-influence = Figuren wirken von ihrem Feld aus auf andere
meaning-gating = Figuren kommen aus der Hand herein, wo andere ihr erstes Feld verlassen
meaning-refuge = die ältere Form von `confined` mit `while`: ein Bereich, in dem die königliche Figur bleiben muss, wenn ihre Wachen fehlen
meaning-endings = wie Partien enden
meaning-ending = Enden in eigenen Worten; nach jedem Zug beendet das erste zutreffende die Partie, für den, der gezogen hat, sonst für den anderen
meaning-start = Anfangsstellungen; die erste ist die übliche
meaning-aliases = Buchstaben, die andere Programme für eine Figur schreiben, nur zum Lesen: `KÜRZEL = "FIGUR"`
meaning-lettering = Buchstaben anderer Programme, die zusammen gelten, nur zum Lesen: für Texte mit einem, der weder Kürzel noch Alias ist
meaning-example = Regeln, Schritt für Schritt auf dem Brett gezeigt
meaning-guide = eine erste Partie, Schritt für Schritt geführt
meaning-about-name = der Name des Spiels
meaning-about-inventor = wer es erfunden hat
meaning-about-year = wann, so wie man es schreibt
meaning-about-family = die Gruppe, in der es auf der Website steht
meaning-about-summary = ein Satz
meaning-about-story = woher das Spiel kommt und worum es geht, in Absätzen
meaning-about-rules = die Regeln für Spieler: Absätze, `# Überschrift`, `- Punkt`
meaning-about-rulings = Entscheidungen, wo der Erfinder nichts sagt
meaning-about-sources = wo seine Regeln beschrieben sind
meaning-about-length = Züge einer üblichen Partie, die beider Seiten zusammen
meaning-about-level = wie viel lernen muss, wer Schach spielt
meaning-about-start-here = sein Platz auf dem Weg für Neulinge, ab 1
meaning-about-rulings-rule = ihre Nummer im Regelbuch
meaning-about-rulings-text = die Entscheidung in Worten
meaning-about-sources-text = Autor, Titel und Ort, wie man sie zitiert
meaning-about-sources-link = wo man es im Netz lesen kann
meaning-board-files = Zahl der Linien (im Raum: der Säulen), 1 bis 26
meaning-board-ranks = Zahl der Reihen, 1 bis 99; kein Brett hat mehr als 1.024 Felder
meaning-board-grid = die Form der Felder; ohne Angabe Quadrate
meaning-board-letters = die Buchstaben der Linien, von links nach rechts; ohne Angabe ab `a`
meaning-board-holes = die Felder innerhalb der Linien und Reihen, die dem Brett fehlen, als Zone
meaning-board-levels = im Raum: die Buchstaben der Ebenen, die oberste zuerst
meaning-board-crosses = eine Figur, die gezogen hat, wechselt auf dasselbe Feld der anderen von zwei Ebenen, das leer sein muss
meaning-board-wraps = die letzte Linie liegt neben der ersten
meaning-board-wraps-ranks = die letzte Reihe liegt neben der ersten
meaning-board-mirror = was Schwarz vom anderen Ende aus sieht; ohne Angabe `["ranks"]`, und `[]`, wo beide in dieselbe Richtung spielen
meaning-board-tradition = die Tradition, deren Notationen auch gelesen und geschrieben werden
meaning-style-board = wie das Brett gezeichnet wird
meaning-style-coordinates = was an den Rändern des Bretts steht
meaning-style-bodies = worauf die Schriftzeichen der Figuren stehen
meaning-style-sides = wie die Seiten heißen
meaning-style-marks = für Weiß markierte Felder, für Schwarz gespiegelt: Winkel auf einem Brett aus Linien, auf einem einfarbigen ein Punkt an der Ecke zur Mitte hin
meaning-style-river = was im Fluss steht, links und rechts
meaning-piece-id = ein Name für diese Datei: Kleinbuchstaben, Ziffern und Bindestriche
meaning-piece-name = ihr Name für Menschen
meaning-piece-token = ihr Kürzel im Text einer Stellung: ein Großbuchstabe, oder mehrere Buchstaben, von denen der erste groß ist; bei einer umgewandelten Figur darf `+` davor stehen
meaning-piece-sign = wie die Website sie zeichnet
meaning-piece-moves = ihre Züge, jeder eine Phrase; nötig ohne `betza`
meaning-piece-betza = ihre Züge in Betza-Notation, oder weitere neben `moves`
meaning-piece-side = die einzige Seite, die sie haben kann
meaning-piece-royal = mit ihr ist die Partie verloren; ein Wort, wenn eine Seite mehrere haben kann
meaning-piece-pawn = sie zählt als Bauer: Ihre Züge setzen die Zahl der stillen Züge zurück, und sie macht keine Nullzüge
meaning-piece-confined = sie darf nur auf Felder dieses Bereichs ziehen; eine Tabelle sagt auch, wann
meaning-piece-confined-zone = der Bereich
meaning-piece-confined-while = sie wird nur festgehalten, solange ihre Seite keine dieser Figuren hat; für eine königliche Figur
meaning-piece-confined-grace = die Zahl der Züge ihrer Seite, in denen sie in den Bereich kommen muss; sonst 0
meaning-piece-barred = sie darf nie auf ein Feld dieses Bereichs ziehen
meaning-piece-frozen = Bedingungen an die Figuren auf dem Brett: Solange sie für ihre Seite gelten, zieht und schlägt sie nicht und gibt kein Schach
meaning-piece-frozen-without = die ältere Form von `frozen` für das Fehlen einer Art: `"prince"` bedeutet `"no own prince"`
meaning-piece-returns = die Art, die der Schlagende in die Hand bekommt, wenn diese geschlagen wird; ohne Angabe verschwindet die Figur
meaning-piece-returns-to = wer sie in die Hand bekommt; sonst `captor`
meaning-piece-promotes = was aus ihr werden kann: Ids, verbunden durch `or`, oder eine Tabelle, die ihre umgewandelte Form beschreibt
meaning-piece-drop = Einschränkungen beim Einsetzen; sie kann in der Hand sein, auch wenn keine geschlagene Figur als sie zurückkehrt
meaning-piece-native = wie Partien der `tradition` des Bretts sie schreiben
meaning-piece-native-names = ihre Namen, die alle gelesen werden; der erste wird geschrieben, für Schwarz im Xiangqi der zweite
meaning-piece-native-code = ihre Buchstaben in CSA (Shogi) oder ihr Buchstabe in WXF (Xiangqi)
meaning-piece-promotes-to = statt einer eigenen Form: die Ids dessen, was aus ihr werden kann
meaning-piece-promotes-name = der Name der umgewandelten Form für Menschen
meaning-piece-promotes-moves = ihre Züge, jeder eine Phrase
meaning-piece-promotes-betza = ihre Züge in Betza-Notation, oder weitere neben `moves`
meaning-piece-promotes-id = ihre Id; sonst `promoted-` und die der Figur
meaning-piece-promotes-token = ihr Kürzel; sonst `+` und das der Figur
meaning-piece-promotes-sign = wie die Seite sie zeichnet, wie bei Figuren; sonst mit der Zeichnung der Figur, dem Zusatz `+` und einem roten Band
meaning-piece-promotes-native = wie Mitschriften sie schreiben, wie bei Figuren
meaning-piece-promotes-zone = wo, wenn nicht wie unter `[promotes]`
meaning-piece-promotes-on = was zählt
meaning-piece-promotes-duty = ob sie sich umwandeln muss
meaning-piece-promotes-form = wie es in der Notation geschrieben wird
meaning-piece-sign-icon = Name einer Zeichnung; ohne einen und bei einem unbekannten wird das Kürzel gezeichnet
meaning-piece-sign-mark = ein oder zwei Buchstaben auf der Zeichnung
meaning-piece-sign-band = ein farbiges Band
meaning-piece-sign-characters = ein oder zwei Schriftzeichen, für die Figurensätze mit Schriftzeichen; das erste steht oben
meaning-piece-sign-characters-black = die von Schwarz, wenn es andere sind
meaning-piece-sign-short = das eine Schriftzeichen für kleine Bretter; ohne Angabe das erste
meaning-piece-drop-barred = kein Einsetzen in diesem Bereich
meaning-piece-drop-only = Einsetzen nur in diesem Bereich
meaning-piece-drop-one-per-file = kein Einsetzen auf einer Linie, auf der schon eine eigene Figur dieser Art steht
meaning-piece-drop-most-per-file = stattdessen: kein Einsetzen auf einer Linie, auf der so viele eigene Figuren der Art stehen
meaning-piece-drop-no-mate = kein Einsetzen, das mattsetzt
meaning-piece-drop-no-check = kein Einsetzen, das Schach gibt
meaning-piece-drop-stuck = Einsetzen auch dort, wo sie nie ziehen könnte
meaning-piece-drop-held-as = sie wird anstelle einer Figur dieser Art in der Hand eingesetzt, als deren andere Form
meaning-piece-drop-endless = Einsetzen verbraucht sie nicht: Eine in der Hand reicht für alle
meaning-piece-drop-needs = was um das Feld herum sein muss
meaning-piece-drop-opening = solange ein Feld dieser Zone leer ist, Einsetzen nur dort
meaning-piece-drop-first = solange eine in der Hand ist und eingesetzt werden kann, darf ihr Besitzer nichts anderes tun
meaning-neutral-id = ein Name für diese Datei
meaning-neutral-name = ihr Name für Menschen
meaning-neutral-token = ihr Kürzel im Text einer Stellung
meaning-neutral-role = was sie mit den Zügen von Figuren macht
meaning-neutral-sign = wie die Website sie zeichnet, wie bei Figuren
meaning-promotes-zone = wo
meaning-promotes-on = was zählt
meaning-promotes-duty = ob sich die Figur umwandeln muss
meaning-promotes-form = wie es in der Notation geschrieben wird; sonst `fixed` bei einer einzigen Wahl und `chosen` bei mehreren
meaning-promotion-pieces = die Arten, die sich umwandeln
meaning-promotion-zone = wo; nötig ohne `after`, mit ihm sonst überall
meaning-promotion-on = was zählt; nötig ohne `after`
meaning-promotion-after = der Zug einer anderen Figur, nach dem sich diese umwandeln dürfen, wo sie auch stehen
meaning-promotion-by = nur mit einem dieser Schritte; ohne Angabe mit jedem Zug
meaning-promotion-into = wozu sie werden: Ids, oder `{"{"} to = …, while = … {"}"}`
meaning-promotion-form = wie es im Text eines Zuges geschrieben wird; nötig ohne `after`
meaning-promotion-duty = muss sie sich umwandeln? Nötig ohne `after`
meaning-promotion-as-captured = mit `on = "capture"`: nur in die Art der Figur, die sie schlägt
meaning-promotion-from-pool = nur in Arten, die der Ziehende verloren hat (braucht `[pool]`)
meaning-promotion-keep = mit `after`: was nach dem Zug gelten muss, nämlich dass eigene Figuren in einer Zone stehen
meaning-promotion-after-pieces = die Arten, deren Zug das erlaubt
meaning-promotion-after-from = die Zone, in der dieser Zug beginnt; sonst überall
meaning-promotion-after-to = die Zone, in der er endet; sonst überall
meaning-promotion-into-to = die Art, zu der sie werden darf
meaning-promotion-into-while = Bedingungen für die Figuren des Ziehenden auf dem Brett vor dem Zug: `FIGUR >= N`, auch `<=`, `=`, `<`, `>`
meaning-castling-royal = die königliche Figur
meaning-castling-royal-from = wo die von Weiß steht: ein Bereich oder der Name eines Bereichs
meaning-castling-partners = die Arten des Partners
meaning-castling-partner-from = wo der Partner von Weiß steht
meaning-castling-shift = die königliche Figur geht so viele Felder auf den Partner zu, der auf das Feld davor kommt
meaning-castling-max-shift = wie weit die königliche Figur geht, wählt der Spieler, von `shift` bis zu so vielen Feldern
meaning-castling-side = mit festen Zielen statt `shift`: wo der Partner steht, von der königlichen Figur aus gesehen
meaning-castling-royal-to = das Ziel der königlichen Figur
meaning-castling-partner-to = das Ziel des Partners
meaning-castling-right = wie lange das Recht besteht
meaning-castling-min-distance = kleinster Abstand der beiden; ohne Angabe 1, also Nachbarn
meaning-swap-royal = die königliche Figur
meaning-swap-partners = die Arten, mit denen sie den Platz tauschen darf
meaning-swap-directions = wo der Partner stehen darf
meaning-swap-unattacked = keine von beiden darf vorher angegriffen sein
meaning-influence-of = die Arten, die wirken; ohne den Schlüssel alle
meaning-influence-on = die Arten von Figuren, auf die sie wirken; ohne den Schlüssel alle
meaning-influence-along = wo diese stehen, von der wirkenden Figur aus gesehen
meaning-influence-effect = was mit diesen Figuren geschieht
meaning-influence-moves = die Züge, die diese Figuren bekommen; ohne den Schlüssel die der wirkenden Figur
meaning-capture-compulsory = wer schlagen kann, muss schlagen
meaning-capture-captors = mit `compulsory`: Nur diese Arten müssen schlagen
meaning-capture-victims = mit `compulsory`: Nur diese Arten müssen geschlagen werden
meaning-capture-best-first = mit `compulsory`: Von mehreren solchen Zügen sind nur die erlaubt, die die Art schlagen, die hier zuerst steht; andere kommen zuletzt
meaning-capture-blast = Schlagen ist eine Explosion: Auch die schlagende Figur und alle auf Feldern in diesen Richtungen um sie herum verschwinden; niemand darf die eigene königliche Figur sprengen
meaning-capture-spares = die Figurenarten, die neben einer Explosion stehen bleiben
meaning-capture-perish = die Figurenarten, die vom Brett verschwinden, wenn sie schlagen; mit `blast` ohne den Schlüssel alle
meaning-capture-remains = die neutrale Figur, die dann auf dem Zielfeld steht
meaning-capture-flips = welche gegnerischen Figuren die Seite wechseln, wenn eine Figur gezogen hat oder eingesetzt wurde, von ihrem Feld aus gesehen
meaning-barred = Schlagzüge, die unter Bedingungen nicht erlaubt sind
meaning-barred-captors = die Arten, die nicht schlagen dürfen; alle ohne den Schlüssel
meaning-barred-captors-but = alle Arten außer diesen
meaning-barred-victims = die Arten, die sie nicht schlagen dürfen
meaning-barred-afar = wenn das Opfer nicht neben dem Feld steht, auf dem die schlagende Figur ihren Zug begann
meaning-barred-protected = wenn die schlagende Figur dann geschlagen werden könnte
meaning-barred-in-return = wenn der letzte Zug der anderen Seite ein solches Schlagen war, auf einem anderen Feld
meaning-barred-lifted-by = die Arten, deren Schlagen mit dem ersten Schritt desselben Zuges das Verbot aufhebt
meaning-barred-lifted-by-but = alle Arten außer diesen
meaning-turn-pass = wann ein Spieler passen darf; ohne den Schlüssel nie
meaning-turn-moves = die Zahl der Züge mit eigenen Figuren, wenn man an der Reihe ist; ohne den Schlüssel 1
meaning-turn-first-moves = mit `moves`: wie viele Züge Weiß beim ersten Mal hat
meaning-turn-check-ends = mit `moves` oder mehreren Zügen in Folge: Ein Schach beendet sie
meaning-turn-other-piece = mit `moves`: Keine Figur zieht zweimal nacheinander
meaning-turn-white-in-a-row = wie viele Züge Weiß in Folge hat; 1 ohne den Schlüssel
meaning-turn-black-in-a-row = wie viele Züge Schwarz in Folge hat; 1 ohne den Schlüssel
meaning-turn-grows = um wie viele Züge jede Folge eines Spielers länger ist als die vorige
meaning-turn-check-last = mit mehreren Zügen in Folge: Nur der letzte darf Schach geben
meaning-turn-second = darf der zweite Teil wegbleiben?
meaning-turn-ko = eine neutrale Figur, die eben gezogen wurde, darf im nächsten Zug nicht zurückgezogen werden
meaning-turn-action = was im zweiten Teil getan werden darf
meaning-turn-action-neutrals = mit welchen Arten neutraler Figuren
meaning-turn-action-do = was
meaning-turn-action-directions = bei `step`: welche Schritte
meaning-turn-action-relayed = bei `step`: Ein Relais leitet sie weiter
meaning-turn-action-pawns-barred = bei `swap`: wohin Figuren, die als Bauern zählen, nicht kommen dürfen
meaning-turn-action-spot = bei `put`: auf welche leeren Felder; ohne Angabe auf alle
meaning-turn-action-zone = bei `put`: nur auf Felder dieser Zone
meaning-gating-pieces = die Arten, die hereinkommen dürfen
meaning-gating-zone = die Felder, auf denen eine Figur, die sie zum ersten Mal verlässt, eine andere hereinlässt
meaning-lettering-letters = die Buchstaben: `KÜRZEL = "FIGUR"`
meaning-pool-pieces = die Arten, die gezählt werden
meaning-remote-promotion-movers = die Arten, deren Zug es erlaubt
meaning-remote-promotion-from = der Bereich, in dem dieser Zug beginnt
meaning-remote-promotion-to = der Bereich, in dem er endet
meaning-remote-promotion-promotes = die Arten, die umgewandelt werden dürfen
meaning-remote-promotion-into = die Arten, zu denen sie werden dürfen, wenn solche verloren sind (braucht `[pool]`)
meaning-remote-promotion-keep = was nach dem Zug noch bewacht sein muss
meaning-remote-promotion-keep-zone = in diesem Bereich …
meaning-remote-promotion-keep-pieces = … muss eine Figur einer dieser Arten stehen
meaning-refuge-royal = die königliche Figur
meaning-refuge-zone = wo sie sein muss
meaning-refuge-guards = solange eine davon auf dem Brett ist, darf sie überallhin
meaning-refuge-grace = in wie vielen Zügen ihrer Seite sie heimgekehrt sein muss
meaning-endings-stalemate = was für einen Spieler gilt, der nicht ziehen kann und nicht im Schach steht
meaning-endings-checkmate = was für einen Spieler gilt, der nicht ziehen kann und im Schach steht; ohne den Schlüssel verliert er
meaning-endings-draws = wer eine Partie gewinnt, die aus irgendeinem Grund remis wäre; ohne den Schlüssel niemand
meaning-endings-points = die Punkte der Figuren auf dem Brett, nach Arten, für `most-points`; die anderen haben keine
meaning-endings-half-points-ahead = halbe Punkte, die Schwarz außerdem hat; bei einer ungeraden Zahl steht es nie gleich
meaning-endings-repetition = wie oft eine Stellung vorkommt, bis die Partie endet; 0: nie
meaning-endings-perpetual-check = was für einen Spieler gilt, der während der Wiederholung mit jedem Zug Schach gab
meaning-endings-repetition-loser = wer verliert, wenn eine Stellung so oft vorgekommen ist und es kein Dauerschach war; ohne den Schlüssel niemand
meaning-endings-quiet-turns = Züge jeder Seite ohne Schlagen, Einsetzen oder Bauernzug, nach denen die Partie remis ist
meaning-endings-bare = wer nur noch die königliche Figur hat, hat verloren
meaning-endings-marriage = die ältere Form eines `[[ending]]` mit `beside`: Wer gezogen hat und wessen königliche Figur neben ihrem Partner steht, gewinnt
meaning-endings-extinction = Gruppen von Arten: Wer am Zug ist und von einer davon keine Figur hat, hat verloren
meaning-endings-facing = königliche Figuren greifen einander auf diesen Geraden an
meaning-endings-face-to-face = königliche Figuren der beiden Seiten stehen einander auf diesen Geraden gegenüber, wenn nichts dazwischensteht; Bedingungen mit `facing` zählen die Züge
meaning-endings-dead = Figuren, mit denen keine Seite je gewinnen kann; sind außer den königlichen nur noch Figuren einer dieser Tabellen da, ist die Partie remis
meaning-endings-dead-pieces = die Arten, die übrig sein dürfen
meaning-endings-dead-most = wie viele davon höchstens, beide Seiten zusammen
meaning-endings-dead-one-colour = nur wenn alle auf Feldern einer Farbe stehen, wie auf einem karierten Brett
meaning-endings-impasse = eine königliche Figur in einer Zone, zu Beginn ihres Zuges und nicht im Schach, gewinnt mit genug Figuren und Punkten
meaning-endings-perpetual-chase = wer in einer Wiederholung mit jedem Zug dieselbe Figur aufs Neue bedroht, verliert
meaning-endings-counting = in Endspielen werden Züge gezählt, und zu viele ergeben Remis
meaning-ending-when = eine Bedingung an die Stellung nach einem Zug, oder mehrere mit `and` verbunden
meaning-ending-result = was folgt, wenn alle Bedingungen für einen Spieler gelten
meaning-ending-even-turns = es wird erst geprüft, wenn beide gleich oft gezogen haben oder wer am Zug ist, keinen erlaubten Zug hat; gilt es dann für beide, ist die Partie remis
meaning-endings-marriage-royal = die königliche Figur
meaning-endings-marriage-partner = ihr Partner
meaning-endings-marriage-directions = was als daneben gilt
meaning-endings-impasse-royal = die königliche Figur
meaning-endings-impasse-zone = wo sie stehen muss
meaning-endings-impasse-pieces = die kleinste Zahl anderer eigener Figuren in der Zone
meaning-endings-impasse-points = Punkte jeder Figur in der Zone oder in der Hand; sonst 1, keine für die königliche Figur
meaning-endings-impasse-white = die Punkte, mit denen Weiß gewinnt
meaning-endings-impasse-black = die Punkte, mit denen Schwarz gewinnt
meaning-endings-impasse-draws = die Punkte, mit denen die Partie remis ist, wenn sie nicht zum Gewinn reichen
meaning-endings-counting-without = solange eine Figur dieser Arten auf dem Brett ist, wird nicht gezählt
meaning-endings-counting-turns = Züge jeder Seite, solange beide mehr als die königliche Figur haben, nach denen die Partie remis ist
meaning-endings-counting-bare = Züge jeder Seite gegen eine königliche Figur allein; es gilt der erste Eintrag, der zu den Figuren der anderen Seite passt
meaning-endings-counting-from-pieces = gegen eine königliche Figur allein beginnt die Zählung mit der Zahl der Figuren auf dem Brett
meaning-endings-counting-bare-turns = die Züge jeder Seite
meaning-endings-counting-bare-while = Bedingungen an die Figuren der anderen Seite auf dem Brett, wie bei Umwandlungen
meaning-endings-perpetual-chase-free = die Arten, die ewig jagen dürfen
meaning-endings-perpetual-chase-prey = die Arten, die ewig gejagt werden dürfen
meaning-endings-perpetual-chase-prey-zone = nur solange sie hier stehen; sonst überall
meaning-endings-perpetual-chase-precious = die Arten, die jede andere Art auch dann jagt, wenn sie gedeckt sind
meaning-start-name = ihr Name für Menschen
meaning-start-position = Text einer Stellung mit allen Angaben
meaning-start-shuffle = wie ihre Figuren für zufällige Anfänge die Plätze tauschen
meaning-start-shuffle-cells = die weißen Figuren hier tauschen untereinander die Plätze, die schwarzen auf den Feldern, die ihnen spiegelbildlich gegenüberliegen
meaning-start-shuffle-keep = was jede Aufstellung bewahrt, etwa `PIECE on both colours`, `PIECE between PIECE` oder `PIECE on ZONE`
meaning-start-shuffle-apart = jede Seite wird für sich gemischt; sonst ist die schwarze Aufstellung das Spiegelbild der weißen
meaning-start-shuffle-turned = die schwarze Aufstellung ist die um eine halbe Drehung gedrehte weiße statt ihr Spiegelbild
meaning-example-title = sein Titel
meaning-example-rules = die Regeln, die es zeigt, mit ihren Nummern im Regelbuch
meaning-example-text = was man vor dem ersten Schritt liest
meaning-example-position = womit es beginnt; ohne Angabe mit der ersten Anfangsstellung
meaning-example-step = seine Schritte
meaning-example-step-turn = der Zug, der gemacht wird, als Text
meaning-example-step-text = was man danach liest
meaning-example-step-show = das Feld einer Figur, deren Reichweite gezeigt wird
meaning-example-step-legal = Züge, die jetzt erlaubt sind; wird geprüft
meaning-example-step-illegal = Züge, die jetzt nicht erlaubt sind; wird geprüft
meaning-example-step-ends = warum die Partie jetzt zu Ende ist; wird geprüft
meaning-guide-title = sein Titel, in ein oder zwei Wörtern
meaning-guide-text = was er lehrt: ein Gedanke
meaning-guide-rule = die Überschrift in den Regeln des Spiels, unter der mehr steht
meaning-guide-position = die Stellung; ohne Angabe die, mit der der vorige Schritt endet, zuerst die erste Anfangsstellung
meaning-guide-turn = ein Zug, der zuerst gemacht und gezeigt wird, als Text
meaning-guide-show = das Feld einer Figur, deren Reichweite gezeigt wird
meaning-guide-task = was zu tun ist, als Aufforderung
meaning-guide-goal = was ein Zug tun muss, um die Aufgabe zu lösen
meaning-guide-reply = die Antwort des Gegners, als Text; nur wenn genau ein Zug die Aufgabe löst
meaning-guide-hint = ein Zug, der die Aufgabe löst; ohne Angabe wird einer gesucht
meaning-guide-wrong = was man nach einem anderen Zug liest

## What the words mean that a key may have as its value. $word: the word

choices-base-file-weights = `{ $word }`: ihre Gewichte, wenn dieses Spiel keine eigenen hat
choices-base-file-net = `{ $word }`: ihr Netz, wenn dieses Spiel kein eigenes hat; nur bei gleichem Brett und gleichen Figuren
choices-grid-squares = `{ $word }`: Quadrate, im Raum Würfel
choices-grid-hexagons = `{ $word }`: Sechsecke in senkrechten Linien; jede Linie ist um ein Feld kürzer als ihre Nachbarin zur Mitte hin
choices-mirror-part-ranks = `{ $word }`: Reihen zählen vom anderen Ende
choices-mirror-part-levels = `{ $word }`: Ebenen sind umgedreht
choices-mirror-part-half-turn = `{ $word }`: Felder liegen eine halbe Runde weiter, auf einem Brett, dessen Linien ringsum gehen
choices-difficulty-easy = `{ $word }`: wer Schach spielt, kann sofort anfangen
choices-difficulty-middle = `{ $word }`: neue Figuren oder eine neue Art Brett sind zu lernen
choices-difficulty-hard = `{ $word }`: vor der ersten Partie ist viel zu lernen
choices-tradition-shogi = `{ $word }`: USI, KIF, CSA und `P-7f`: Linien zählen von rechts, Reihen von oben
choices-tradition-xiangqi = `{ $word }`: WXF, ICCS und Chinesisch: Linien zählen von rechts aus Sicht jedes Spielers
choices-ground-chequered = `{ $word }`: helle und dunkle Felder
choices-ground-plain = `{ $word }`: einfarbige Felder zwischen Linien, wie im Shogi
choices-ground-ring = `{ $word }`: helle und dunkle Felder in Ringen, die erste Reihe außen; die Linien gehen von links nach rechts, wo Weiß sitzt
choices-ground-lines = `{ $word }`: Figuren stehen auf Kreuzungen von Linien, wie im Xiangqi; Zonen, die Figuren einschränken, werden zu Palästen und einem Fluss
choices-coordinate-style-letters = `{ $word }`: Buchstaben unten, Zahlen links
choices-coordinate-style-japanese = `{ $word }`: Linien zählen von rechts und stehen oben; Reihen zählen von oben und stehen rechts
choices-coordinate-style-chinese = `{ $word }`: Linien zählen von rechts aus Sicht jedes Spielers und stehen an beiden Enden
choices-bodies-wedges = `{ $word }`: Keile, die auf den Gegner zeigen, wie im Shogi
choices-bodies-discs = `{ $word }`: runde Scheiben, wie im Xiangqi
choices-bodies-octagons = `{ $word }`: achteckige Scheiben, wie im Janggi
choices-side-names-white-black = `{ $word }`: Weiß und Schwarz
choices-side-names-red-black = `{ $word }`: Rot und Schwarz
choices-side-names-sente-gote = `{ $word }`: Sente und Gote
choices-band-grey = `{ $word }`: ein graues Band
choices-band-purple = `{ $word }`: ein violettes Band
choices-band-orange = `{ $word }`: ein oranges Band
choices-band-green = `{ $word }`: ein grünes Band
choices-band-red = `{ $word }`: ein rotes Band
choices-band-blue = `{ $word }`: ein blaues Band
choices-neutral-token-star = `{ $word }`: meist ein Stein
choices-neutral-token-percent = `{ $word }`: meist ein Relais
choices-neutral-token-hash = `{ $word }`: meist ein Tor
choices-promotion-on-arrival = `{ $word }`: der Zug endet im Bereich
choices-promotion-on-touch = `{ $word }`: der Zug beginnt oder endet im Bereich
choices-promotion-on-entry = `{ $word }`: der Zug führt in die Zone hinein, oder er beginnt in ihr und schlägt
choices-promotion-on-capture = `{ $word }`: Der Zug schlägt und beginnt oder endet im Bereich
choices-castling-side-right = `{ $word }`: zur letzten Linie hin
choices-castling-side-left = `{ $word }`: zur Linie `a` hin
choices-castling-right-unmoved = `{ $word }`: bis eine der beiden Figuren zieht
choices-castling-right-inside = `{ $word }`: solange beide in `royal-from` und `partner-from` bleiben
choices-receiver-captor = `{ $word }`: die Seite, die sie schlägt
choices-receiver-owner = `{ $word }`: die Seite, der sie gehörte
choices-drop-need-enclosing = `{ $word }`: Gegnerische Figuren füllen eine gerade Linie von dem Feld zu einer eigenen Figur
choices-drop-need-beside-own = `{ $word }`: Neben dem Feld steht gerade oder schräg eine eigene Figur
choices-drop-need-apart = `{ $word }`: Gerade neben dem Feld steht keine gegnerische Figur
choices-drop-need-supported = `{ $word }`: Das Feld liegt auf der ersten Reihe des Spielers, oder das Feld dahinter ist besetzt
choices-influence-effect-freeze = `{ $word }`: gegnerische Figuren ziehen nicht, schlagen nicht und geben kein Schach
choices-influence-effect-add-moves = `{ $word }`: eigene Figuren können auch wie die wirkende Figur ziehen
choices-influence-effect-replace-moves = `{ $word }`: eigene Figuren ziehen nur wie die wirkende Figur
choices-influence-effect-shield = `{ $word }`: eigene Figuren können nicht geschlagen werden
choices-flips-enclosed = `{ $word }`: die eine gerade Linie von ihr zu einer anderen eigenen Figur füllen
choices-flips-around = `{ $word }`: die gerade oder schräg neben ihr
choices-flips-around-joined = `{ $word }`: die neben ihr; nach dem Einsetzen nur, wenn auch eine eigene Figur neben ihr steht
choices-second-duty-optional = `{ $word }`: ja
choices-second-duty-compulsory = `{ $word }`: nein
choices-neutral-verb-step = `{ $word }`: ein Schritt auf ein leeres Feld
choices-neutral-verb-vault = `{ $word }`: von einem Ende einer lückenlosen geraden Reihe aus zwei oder mehr Figuren auf das Feld hinter dem anderen Ende
choices-neutral-verb-swap = `{ $word }`: die neutrale Figur und eine eigene Figur gerade daneben tauschen den Platz
choices-neutral-verb-anywhere = `{ $word }`: auf ein beliebiges leeres Feld, auch von außerhalb des Bretts
choices-neutral-verb-put = `{ $word }`: Eine weitere aus einem Vorrat ohne Ende kommt auf ein leeres Feld
choices-put-spot-left = `{ $word }`: auf das Feld, das die gezogene Figur verlassen hat
choices-put-spot-reached = `{ $word }`: auf ein Feld, auf das die gezogene Figur als Nächstes ohne Schlag ziehen könnte
choices-put-spot-edge = `{ $word }`: am Rand des Bretts oder gerade neben einer neutralen Figur
choices-perpetual-check-draw = `{ $word }`: ohne Folgen
choices-perpetual-check-loses = `{ $word }`: dieser Spieler verliert
choices-neutral-role-blocker = `{ $word }`: sie steht im Weg
choices-neutral-role-relay = `{ $word }`: ein Zug, der sie erreicht, darf weitergehen, als hätte er dort begonnen
choices-neutral-role-gate = `{ $word }`: ein Zug, der sie erreicht, kommt aus der anderen wieder heraus
choices-promotion-form-chosen = `{ $word }`: `=KÜRZEL`
choices-promotion-form-fixed = `{ $word }`: `+`, nur bei einer einzigen Möglichkeit
choices-promotion-form-silent = `{ $word }`: gar nicht, nur bei einer einzigen Möglichkeit
choices-promotion-duty-always = `{ $word }`: ja
choices-promotion-duty-when-stuck = `{ $word }`: nur wenn sie nie mehr ziehen oder schlagen könnte
choices-promotion-duty-when-moveless = `{ $word }`: nur wenn sie auf leerem Brett keinen Zug hätte; Schlagen und Hüpfen zählen nicht
choices-promotion-duty-never = `{ $word }`: nein, auch wenn sie dann nie mehr ziehen kann
choices-fate-draw = `{ $word }`: niemand gewinnt
choices-fate-loses = `{ $word }`: der betreffende Spieler verliert
choices-fate-wins = `{ $word }`: der betreffende Spieler gewinnt
choices-stalemate-draw = `{ $word }`: niemand gewinnt
choices-stalemate-loses = `{ $word }`: der betreffende Spieler verliert
choices-stalemate-wins = `{ $word }`: der betreffende Spieler gewinnt
choices-stalemate-most-pieces = `{ $word }`: wer mehr Figuren auf dem Brett hat, gewinnt; bei gleich vielen remis
choices-stalemate-fewest-pieces = `{ $word }`: wer weniger Figuren auf dem Brett hat, gewinnt; bei gleich vielen remis
choices-stalemate-most-points = `{ $word }`: wessen Figuren auf dem Brett mehr Punkte haben, gewinnt; bei gleich vielen remis
choices-tally-most-pieces = `{ $word }`: wer mehr Figuren auf dem Brett hat, gewinnt; bei gleich vielen remis
choices-tally-fewest-pieces = `{ $word }`: wer weniger Figuren auf dem Brett hat, gewinnt; bei gleich vielen remis
choices-tally-most-points = `{ $word }`: wessen Figuren auf dem Brett mehr Punkte haben, gewinnt; bei gleich vielen remis
choices-tally-white = `{ $word }`: wer in der Partie zuerst gezogen hat, gewinnt
choices-tally-black = `{ $word }`: wer in der Partie als Zweiter gezogen hat, gewinnt
choices-pass-always = `{ $word }`: in jedem Zug, wenn die eigene königliche Figur danach nicht im Schach steht
choices-pass-when-stuck = `{ $word }`: nur ohne anderen erlaubten Zug und nicht im Schach
choices-verdict-wins = `{ $word }`: dieser Spieler gewinnt
choices-verdict-loses = `{ $word }`: dieser Spieler verliert
choices-verdict-draw = `{ $word }`: niemand gewinnt
choices-verdict-most-pieces = `{ $word }`: wer mehr Figuren auf dem Brett hat, gewinnt; bei gleich vielen remis
choices-verdict-fewest-pieces = `{ $word }`: wer weniger Figuren auf dem Brett hat, gewinnt; bei gleich vielen remis
choices-verdict-most-points = `{ $word }`: wessen Figuren auf dem Brett mehr Punkte haben, gewinnt; bei gleich vielen remis
choices-verdict-forbidden = `{ $word }`: ein Zug, nach dem sie für seinen Spieler gelten, ist verboten
choices-royalty-always = `{ $word }`: Ein Angriff auf irgendeine von ihnen ist Schach; dasselbe wie `true`
choices-royalty-last = `{ $word }`: Nur die letzte Figur ihrer Seite mit diesem Wort ist königlich; die anderen dürfen geschlagen werden
choices-royalty-together = `{ $word }`: Nur ein Angriff auf alle Figuren ihrer Seite mit diesem Wort zugleich ist Schach
choices-one-side-white = `{ $word }`: nur Weiß kann sie haben
choices-one-side-black = `{ $word }`: nur Schwarz kann sie haben
choices-repetition-loser-first = `{ $word }`: wer in der Partie zuerst zog
choices-repetition-loser-second = `{ $word }`: wer in der Partie als Zweiter zog
choices-repetition-loser-repeating = `{ $word }`: wessen Zug die Stellung wieder herbeigeführt hat
choices-reason-checkmate = `{ $word }`: der Spieler am Zug ist matt
choices-reason-stalemate = `{ $word }`: der Spieler am Zug hat keinen Zug und steht nicht im Schach
choices-reason-not-home = `{ $word }`: die königliche Figur ist nicht rechtzeitig heimgekehrt
choices-reason-extinction = `{ $word }`: die letzte Figur einer Gruppe ist verschwunden
choices-reason-marriage = `{ $word }`: zwei Figuren eines Spielers sind zusammengekommen, etwa die königliche Figur und ihr Partner
choices-reason-bare = `{ $word }`: eine Seite hat nur noch ihre königliche Figur
choices-reason-dead = `{ $word }`: keine Seite hat die Figuren, um zu gewinnen
choices-reason-impasse = `{ $word }`: eine königliche Figur kam mit genug Figuren und Punkten in ihre Zone
choices-reason-explosion = `{ $word }`: eine königliche Figur wurde gesprengt
choices-reason-goal = `{ $word }`: Figuren stehen in einem Bereich, wie es ein Ende des Spiels verlangt
choices-reason-checks = `{ $word }`: es wurde so Schach gegeben, wie es ein Ende des Spiels verlangt
choices-reason-numbers = `{ $word }`: die Zahl der Figuren ist eine, die ein Ende des Spiels nennt
choices-reason-passes = `{ $word }`: die Spieler haben so oft gepasst, wie ein Ende des Spiels sagt
choices-reason-full-board = `{ $word }`: kein Feld ist leer, wie ein Ende des Spiels sagt
choices-reason-castling = `{ $word }`: jemand hat rochiert, wie ein Ende des Spiels sagt
choices-reason-connection = `{ $word }`: Figuren stehen in einer Reihe oder sind verbunden, wie ein Ende des Spiels sagt
choices-reason-repetition = `{ $word }`: die Stellung ist zu oft vorgekommen
choices-reason-perpetual-check = `{ $word }`: ein Spieler gab während der ganzen Wiederholung Schach
choices-reason-perpetual-chase = `{ $word }`: ein Spieler jagte in einer Wiederholung ständig eine Figur
choices-reason-quiet-turns = `{ $word }`: zu viele Züge ohne Schlagen, Einsetzen oder Bauernzug
choices-reason-counting = `{ $word }`: die für das Matt erlaubten Züge sind abgezählt

## What is wrong with a file of texts

translation-too-long = die Datei hat { $bytes } Bytes; höchstens { $most } sind möglich
translation-toml = das ist kein TOML: { $detail }
translation-unknown-key = { file-section } hat keinen Schlüssel `{ $key }`; die Schlüssel sind { LIST($keys, type: "and", mark: "`") }
translation-count = `{ $key }` hat { $found } Einträge, das Spiel aber { $expected }
translation-step-count = „{ $title }“ hat { $found } Schritte, „{ $example }“ aber { $expected }
translation-text-of-one = von „{ $title }“ und „{ $example }“ hat nur eins einen `text`
translation-task-of-one = von „{ $title }“ und „{ $guide }“ hat nur eins `task` oder `wrong`
translation-not-text = `{ $key }` muss Text in Anführungszeichen sein
translation-not-list = `{ $key }` muss eine Liste von Texten sein
translation-empty-text = `{ $key }` darf nur Texte enthalten, die nicht leer sind
translation-not-table = `{ $key }` muss eine Tabelle sein
translation-not-tables = `{ $key }` muss eine Liste von Tabellen sein
translation-no-piece = das Spiel hat keine Figur mit der Id `{ $id }`
translation-no-title = `[[examples]]` hat kein `title`
translation-no-words = `[[guide]]` hat kein `{ $key }`
translation-more = es gibt noch mehr Fehler

## What is wrong with a file of weights

weights-too-long = das ist für eine Datei mit Gewichten zu lang: Sie hat { $bytes } Bytes
weights-unreadable = das lässt sich nicht lesen: { $detail }
weights-unknown-name = hier gibt es { $wanted ->
    [table] keine Tabelle
    [weight] kein Gewicht
    [search-option] keine Option der Suche
   *[term] keinen Term
  } `{ $name }`
weights-no-piece = das Spiel hat keine Figur `{ $id }`
weights-count = `{ $weight }` hat { $found } Zahlen, das Spiel braucht aber { $needed }
weights-too-large = { $number } ist zu groß
weights-not-a-table = `{ $name }` ist keine Tabelle
weights-not-numbers = `{ $weight }` ist weder eine ganze Zahl noch eine Liste ganzer Zahlen
weights-not-a-switch = `{ $name }` ist weder `true` noch `false`
weights-not-a-number = `{ $name }` ist keine ganze Zahl von { $least } bis { $most }
weights-advice-bytes = höchstens { $most } Bytes sind möglich
weights-advice-tables = eine Datei mit Gewichten hat die Tabellen `[search]`, `[terms]`, `[all]` und `[piece.NAME]` mit Zeilen wie `value = 300`; `variorum tune` schreibt eine
weights-advice-near = { $advice }
weights-advice-leave-out = dieses Spiel hat keine davon: Lass die Zeile weg
weights-advice-one-number = schreib eine Zahl: `{ $weight } = { $number }`
weights-advice-several = schreib { $needed } Zahlen zwischen Klammern, mit Kommas
weights-advice-range = Gewichte liegen zwischen -{ $most } und { $most }
weights-advice-switch = `{ $name } = true` oder `{ $name } = false` schreiben
weights-advice-number = eine Zahl schreiben, etwa `{ $name } = { $number }`

## Why a game cannot be compiled

compile-too-many-cells = das Brett hat { $cells } Felder; höchstens { $most } sind möglich
compile-too-many-pieces = es gibt { $pieces } Figurenarten; höchstens { $most } sind möglich
compile-too-many-neutrals = es gibt zu viele Arten neutraler Figuren; höchstens { $most } sind möglich
compile-several-royal = `{ $key }` ist nur für Spiele, in denen jede Seite eine einzige königliche Figur hat
compile-royal-lost = `{ $piece }` ist königlich und würde zu `{ $into }`, das es nicht ist
compile-no-start = es gibt keine Anfangsstellung
compile-faulty-start = Anfangsstellung „{ $start }“: { $position }
compile-nothing-to-shuffle = Anfangsstellung „{ $start }“: Weiß hat auf den Feldern von `shuffle` keine zwei verschiedenen Figuren
compile-shuffled-unlike = Anfangsstellung „{ $start }“: Die schwarzen Figuren auf den Feldern von `shuffle` sind nicht das Spiegelbild der weißen; schreib `turned = true`, wenn sie gedreht sind, oder mische sie mit `apart = true` für sich
compile-shuffled-unturned = Anfangsstellung „{ $start }“: Die schwarzen Figuren auf den Feldern von `shuffle` sind nicht die um eine halbe Drehung gedrehten weißen; lass `turned` weg, wenn sie ihr Spiegelbild sind, oder mische sie mit `apart = true` für sich
compile-no-array = Anfangsstellung „{ $start }“: Keine Aufstellung bewahrt alles, was in `keep` steht
compile-too-many-to-try = Anfangsstellung „{ $start }“: Um die Aufstellungen zu finden, die das bewahren, müssten mehr als { $most } Anordnungen ausprobiert werden; mische weniger Felder, oder halte mehr Figuren mit `on` auf einem Teil davon
compile-cannot-keep = Anfangsstellung „{ $start }“: Diese Figuren können auf diesen Feldern Eintrag { $number } von `keep` nicht bewahren; `on both colours` braucht zwei Figuren und ein Feld jeder Farbe, `between` eine Figur und zwei andere, jeder andere Eintrag die Figuren, die er nennt
compile-too-many-arrays = Anfangsstellung „{ $start }“: Es gibt zu viele Aufstellungen, um sie zu nummerieren; möglich sind höchstens { $most }
compile-too-much-work = das Spiel ist zu verwickelt: Seine Züge zu bestimmen würde zu lange dauern; nimm weniger Wege, weniger Figuren oder ein kleineres Brett
compile-tables-too-large = das Spiel ist zu verwickelt: Seine Tabellen bräuchten mehr als { $most } MiB; nimm weniger Wege, weniger Figuren oder ein kleineres Brett
compile-tree-too-large = das Spiel ist zu verwickelt: Auf den Wegen, die auf einem Feld beginnen oder enden, liegen zusammen mehr als { $most } Felder; nimm weniger Wege
compile-too-many-directions = Züge gehen in mehr als { $most } Richtungen, zu viele für ein Spiel mit Relais oder Toren; nimm weniger Arten von Schritten
compile-too-many-hops = die Sprünge des Spiels haben mehr als { $most } verschiedene Grenzen; nimm weniger
compile-too-many-castlings = die Rochade ist von zu vielen Feldpaaren aus möglich; höchstens { $most } sind möglich
compile-two-castlings = zwei Rochaden mit der königlichen Figur auf { $royal } und ihrem Partner auf { $partner } würden gleich geschrieben; bisher lässt sich nur eine sagen
compile-two-ways = `{ $piece }` kommt von { $from } nach { $to } durch einen Doppelschritt und durch eine andere Phrase, und beides würde gleich geschrieben; überlass das Feld einer von beiden
compile-quietly-or-passing = `{ $piece }` kommt von { $from } nach { $to } ohne zu schlagen und durch Schlagen en passant, und beides würde gleich geschrieben; überlass das Feld einer von beiden Phrasen

## What does not hold in an example

played-position = Beispiel „{ $title }“: Das ist keine Stellung dieses Spiels: { LIST($position, type: "errors") }
played-step = Beispiel „{ $title }“, Schritt { $step }: { $claim }
claim-too-much-work = es macht zu viel Arbeit, die Beispiele zu spielen: nimm weniger Schritte und Angaben oder kleinere Stellungen
claim-turn = { $turn }
claim-ends = angeblich { $claimed }, aber { $actual }
claim-not-legal = angeblich ist „{ $text }“ erlaubt, aber { $turn }
claim-legal = angeblich ist „{ $text }“ nicht erlaubt, ist es aber
claim-no-piece = „{ $text }“ ist kein Zug, den eine Figur versuchen könnte
claim-empty-cell = auf { $cell } steht keine Figur, die gezeigt werden könnte
claimed-goes-on = geht die Partie weiter
claimed-ends = endet die Partie ({ reason-name })

## What does not hold in the guided game

guided-step = geführte Partie, Schritt { $step } „{ $title }“: { $fault }
fault-too-much-work = es macht zu viel Arbeit, die geführte Partie zu spielen: nimm weniger Schritte oder kleinere Stellungen
fault-position = das ist keine Stellung dieses Spiels: { LIST($position, type: "errors") }
fault-over = die Partie ist hier zu Ende: { reason-name }
fault-turn = { $turn }
fault-empty-cell = auf { $cell } steht keine Figur, die gezeigt werden könnte
fault-unsolvable = kein erlaubter Zug löst die Aufgabe
fault-trivial = jeder erlaubte Zug löst die Aufgabe, so lehrt sie nichts
fault-hint = der Hinweis „{ $hint }“ löst die Aufgabe nicht
fault-several = { $count } Züge lösen die Aufgabe; wo geantwortet wird oder der nächste Schritt hier weitergeht, darf es nur einer sein: fass das Ziel enger, oder gib dem nächsten Schritt eine Stellung
actual-goes-on = sie geht weiter
actual-ends = sie endet ({ reason-name })

## What is odd about a game that can be played

oddity-nobody-has = niemand hat je eine Figur der Art `{ $id }`: Keine Anfangsstellung enthält sie, nichts wird zu ihr, und keine geschlagene Figur kehrt als sie zurück
oddity-never-moves = eine Figur der Art `{ $id }` kann von keinem Feld ziehen, auf dem sie stehen kann
oddity-never-promotes = so kann sich nie eine Figur umwandeln
oddity-never-begins = eine Figur der Art `{ $id }` steht nie dort, wo einer dieser Züge beginnt
oddity-never-ends = so kann keine Partie enden: Die verlangten Figuren können dort nie stehen, oder es gibt nie so viele
oddity-nothing-held = so kann keine Partie enden: Nie ist etwas in der Hand
oddity-always-frozen = eine Figur der Art `{ $id }` ist immer erstarrt: Was sie erstarren lässt, gilt stets, wenn sie auf dem Brett steht
oddity-never-unmoved = keine Anfangsstellung enthält eine Figur der Art `{ $id }`, und nur eine Figur der Anfangsstellung hat noch nicht gezogen
oddity-unmoved-unnamed = keine Anfangsstellung sagt, dass `{ $id }` noch nicht gezogen hat: Ihr drittes Feld nennt keine solche Figur
oddity-castling-nowhere = diese Rochade führt nirgendwohin: Auf keinem ihrer Felder stehen die beiden Figuren in einer Linie und weit genug auseinander, oder eine frühere Rochade hat sie alle
oddity-castling-without-right = so rochiert nie jemand: In keiner Anfangsstellung stehen die beiden Figuren auf diesen Feldern und haben das Recht dazu, das ihr drittes Feld gibt
oddity-drop-nowhere = `{ $id }` kann in der Hand sein, aber es gibt kein Feld zum Einsetzen
oddity-leads-nowhere = von jedem Feld führt dieser Zug vom Brett
oddity-acts-nowhere = von jedem Feld führt das vom Brett, also wirkt es auf nichts
oddity-nobody-passes = nichts kann im Vorübergehen geschlagen werden: Keine Figur macht einen Doppelschritt oder rückt mehrere Felder vor
oddity-no-neutral = es gibt nichts zu überspringen: Nie steht eine neutrale Figur auf dem Brett
oddity-start-over = { $winner ->
    [white] Weiß hat gewonnen, bevor die Partie beginnt: { reason-name }
    [black] Schwarz hat gewonnen, bevor die Partie beginnt: { reason-name }
   *[none] die Partie ist unentschieden, bevor sie beginnt: { reason-name }
}
oddity-start-wins-game = schon der erste Zug { $turn } gewinnt die Partie: { reason-name }
oddity-start-wins = schon der erste Zug { $turn } gewinnt eine Figur der Art `{ $id }`
oddity-start-loses = nach jedem ersten Zug gewinnt die Antwort eine starke Figur; nach { $turn } ist es { $reply } und gewinnt eine Figur der Art `{ $id }`
oddity-endless = eine Partie kann ewig dauern: Weder Wiederholung noch eine Zahl ruhiger Züge beendet sie
oddity-no-end = keine von { $games } Zufallspartien war nach { $turns } Zügen zu Ende

## Why a record cannot be played again

replay-other-game = das ist eine Partie des Spiels „{ $game }“
replay-start = ihre Anfangsstellung ist nicht möglich: { LIST($position, type: "errors") }
replay-turn = Zug { $number } ist nicht möglich: { $play }

## What is wrong with a net's file

net-not-a-net = das ist keine Datei eines Netzes
net-version = die Datei dieses Netzes hat Version { $found }, und dieses Programm liest Version { $known }
net-other-game = dieses Netz gehört zu einem Spiel mit anderem Brett oder anderen Figuren; `variorum train` trainiert eins
net-other-rules = dieses Netz wurde für andere Regeln dieses Spiels trainiert: trainiere eins mit `variorum train`, oder behalte dieses mit `variorum train --keep-net`
net-width = dieses Netz hat eine verdeckte Schicht der Breite { $found }; möglich sind 32 und 64
net-length = die Datei dieses Netzes hat { $found } Bytes und müsste { $needed } haben; vielleicht ist sie abgeschnitten
net-scale = eine Einheit der Ausgabe dieses Netzes sind { $found } Hundertstelbauern; möglich sind 1 bis { $most }
