# Errors, one message each; a test compares the ids and variables with the English file.
# From “Why a password is too easy to guess” on, most sentences follow a colon or a line number: begin them with a small letter (nouns
# excepted) and end them without a full stop.

# A side. $side: white, black, and where the game has other names red, black-of-red, sente, gote
side-name = { $side ->
    [white] Weiß
    [red] Rot
    [sente] Sente
    [gote] Gote
   *[black] Schwarz
}

# Why a game is over, in a few words. $reason: see endings.ftl
reason-name = { $reason ->
    [checkmate] Matt
    [stalemate] Patt
    [not-home] die königliche Figur ist nicht rechtzeitig heimgekehrt
    [marriage] Hochzeit
    [extinction] die letzte Figur einer Gruppe ist fort
    [bare] eine königliche Figur allein
    [explosion] die königliche Figur wurde gesprengt
    [goal] das Ziel ist erreicht
    [checks] die Schachs wurden gezählt
    [numbers] die Figuren wurden gezählt
    [passes] die Spieler haben gepasst
    [full-board] das Brett ist voll
    [castling] jemand hat rochiert
    [connection] Figuren sind verbunden
    [dead] keine Seite kann gewinnen
    [impasse] königliche Figur mit genug Punkten in ihrer Zone
    [repetition] Stellungswiederholung
    [perpetual-check] Dauerschach
    [perpetual-chase] ewiges Jagen
    [counting] die für das Matt erlaubten Züge sind abgezählt
   *[quiet-turns] zu lange ohne Schlagen, Einsetzen oder Bauernzug
}

# The title of a picture.
picture-title = { $game }: { side-name } am Zug

# A row of a position text; in space, a rank on one level. $row-rank: number; $row-level: letter, or none
position-row = { $row-level ->
    [none] Reihe { $row-rank }
   *[other] Reihe { $row-rank } auf Ebene { $row-level }
}

# A number in a position text. $field: halfmove-clock, move-number
position-field = { $field ->
    [halfmove-clock] der Halbzugzähler
   *[move-number] die Zugnummer
}

# Pieces off the board, before a colon. $stock: hand, lost
position-stock = { $stock ->
    [hand] Hand
   *[lost] verlorene Figuren
}

## Answers of the server

error-bad-request = { $request }
error-impossible = { $obstacle }
error-login-needed = Bitte melde dich zuerst an.
error-forbidden = { $forbidden }
error-not-found = { $missing }
error-no-method = Diese Adresse nimmt Anfragen dieser Art nicht an.
error-too-slow = Die Anfrage ist nicht rechtzeitig angekommen.
error-too-large = Die Anfrage ist zu groß.
error-not-json = Die Anfrage muss vom Typ application/json sein.
error-too-many-requests = Von dir kommen zu viele Anfragen; bitte warte { $wait ->
    [one] eine Sekunde
   *[other] { $wait } Sekunden
}.
error-internal = Im Server ist etwas schiefgegangen.
error-busy = { $busy }
error-storage-full = Die Festplatte des Servers ist voll. Nichts wurde geändert; bitte versuche es später noch einmal.
error-storage-disk = Die Festplatte des Servers ist gestört. Nichts wurde geändert; bitte versuche es später noch einmal.
error-storage-read-only = Die Datenbank des Servers nimmt im Augenblick keine Änderungen an.
error-storage-damaged = Die Datenbank des Servers ist beschädigt; der Betreiber muss sie reparieren.
error-storage-locked = Ein anderes Programm hält die Datenbank des Servers fest; bitte versuche es in ein paar Sekunden noch einmal.
error-storage-unreachable = Die Datenbank des Servers antwortet nicht. Bitte sieh in ein paar Sekunden nach, bevor du es wiederholst.
error-read-only = Der Betreiber arbeitet an dieser Website: Du kannst alles ansehen, aber im Augenblick nichts ändern.
error-network-blocked = Der Betreiber dieser Website hat dein Netz gesperrt.
error-no-session = Diese Partie läuft nicht, oder es gibt sie nicht.
error-old-rules = { $rules }
error-game-gone = Das ist eine Partie des Spiels „{ $game }“, das es auf diesem Server nicht mehr gibt. Sobald seine Datei wieder da ist, lässt sie sich öffnen.
error-moved-on = Die Partie ist inzwischen weitergegangen.
error-illegal-turn = { $illegal }
error-game-over = Die Partie ist zu Ende.
error-not-over = Die Partie ist noch nicht zu Ende.
error-not-your-turn = Dein Gegner ist am Zug.
error-engines-turn = Der Computer ist am Zug.
error-seat-free = Ein Platz ist noch frei: Warte auf einen Gegner.
error-seat-taken = In dieser Partie ist kein Platz mehr frei. Du kannst zusehen.
error-seated = Du hast in dieser Partie schon einen Platz.
error-no-seat = Du hast in dieser Partie keinen Platz.
error-invitation-needed = Diese Partie ist privat: Zum Mitspielen öffne die Einladung, die du von ihrem Ersteller bekommen hast.
error-blocked = Ihr könnt nicht gegeneinander spielen: Einer von euch hat den anderen blockiert.
error-time-over = Deine Zeit ist abgelaufen.
error-begun = Die Partie hat begonnen: Du kannst aufgeben, sie aber nicht mehr abbrechen.
error-no-offer = Dieses Angebot gibt es nicht.
error-declined = Das wurde abgelehnt: Mach erst einen Zug, bevor du es wieder anbietest.
error-no-claim = In dieser Stellung lässt sich kein Remis reklamieren.
error-nothing-to-take-back = Es gibt keinen Zug, der sich zurücknehmen ließe.
error-rated = In einer gewerteten Partie lassen sich keine Züge zurücknehmen.
error-engine-declines = Der Computer nimmt kein Remis an.
error-no-help = Tipps und Drohungen gibt es nur in ungewerteten Partien gegen den Computer.
error-no-game = Das Spiel „{ $game }“ gibt es nicht.{ $suggestion ->
    [none] { "" }
   *[other] { " " }Meintest du „{ $suggestion }“?
}
error-bad-position = { $start }
error-rated-needs-login = Melde dich an, um gewertete Partien zu spielen.
error-rated-terms = Eine gewertete Partie braucht einen Gegner, eine Uhr und die übliche Anfangsstellung.
error-too-many-challenges = Du hast genug offene Herausforderungen; zieh erst eine zurück.
error-full = { $full }
error-chat-empty = Schreib erst etwas.
error-chat-too-long = Eine Nachricht hat höchstens { $most } Zeichen.
error-chat-too-fast = Du schreibst zu schnell; warte ein paar Sekunden.
error-chat-closed = Ein Spieler hat den Chat dieser Partie geschlossen.
error-link-needed = Diese Partie ist privat: Zum Schreiben öffne den Link für Zuschauer, den dir ein Spieler geben kann.
error-chat-too-new = Warte eine Minute, bevor du im Chat schreibst, oder melde dich an.
error-no-cookie = Dein Browser hat kein Cookie gesendet: Lade die Seite neu, um zu schreiben.
error-wrong-password = { $wrong }
error-too-many-attempts = Zu viele Versuche; bitte warte fünf Minuten.
error-too-many-accounts = Von deiner Adresse wurden zu viele Konten angelegt; bitte versuche es später noch einmal.
error-name-taken = Dieser Name oder einer, der genauso aussieht, ist schon vergeben.
error-name-length = Ein Name hat { $least } bis { $most } Zeichen.
error-name-letters = { $letters }
error-name-reserved = Diesen Namen kannst du nicht nehmen. Bitte wähle einen anderen.
error-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
error-password-easy = Dieses Passwort ist zu leicht zu erraten: { $weakness }.
error-account-locked = Dieses Konto ist gesperrt. Bitte wende dich an den Betreiber dieser Website.
error-no-player = Einen Spieler dieses Namens gibt es nicht.
error-record-too-large = { $limit }
error-no-line = Diese Nachricht im Chat gibt es nicht, oder sie ist zu alt.
error-report-unclear = { $report }
error-too-many-reports = Du hast fürs Erste genug gemeldet; danke.
error-too-many-blocks = Du kannst höchstens { $most } Spieler blockieren.
error-too-many-analyses = Von deiner Adresse laufen zu viele Analysen; bitte beende eine davon.
error-engine-busy = Der Computer hat zu viele Anfragen; bitte versuche es in einer Minute noch einmal.
error-too-many-sockets = { $sockets }
error-closing = Der Server wird heruntergefahren.

## Why a request is not as it is described: error-bad-request

request-broken-off = Die Anfrage ist abgebrochen.
request-unreadable-body = Die Anfrage ist nicht zu lesen: { $detail }.
request-unreadable-message = Die Nachricht ist nicht zu lesen: { $detail }.
request-unreadable-query = Die Parameter dieser Adresse sind nicht zu lesen: { $detail }.
request-two-starts = Gib entweder eine Stellung oder die Nummer einer Anfangsstellung an, nicht beides.
request-level = Die Stufe muss zwischen { $least } und { $most } liegen.
request-line-too-long = Eine Zugfolge hat höchstens { $most } Züge.
request-typed-too-long = Eine getippte Zeile hat höchstens { $most } Zeichen.
request-line-count = Die Zahl der Varianten muss zwischen 1 und { $most } liegen.
request-depth = Die Tiefe muss zwischen 1 und { $most } liegen.
request-seconds = Die Zeit muss zwischen 1 und { $most } Sekunden liegen.
request-tag-name = Der Name einer Angabe besteht nur aus Buchstaben, Ziffern und „_“.
request-clock-too-long = Eine Uhr zeigt höchstens { $most } Millisekunden.
request-not-in-range = „{ $name }“ muss eine Zahl von { $least } bis { $most } sein.
request-not-a-flag = „{ $name }“ muss 1 oder 0 sein.
request-theme = „theme“ muss light, dark oder print sein.
request-piece-style = „pieces“ muss figures, counters, blocks oder letters sein.
request-unknown-parameter = Bilder haben keinen Parameter „{ $name }“.
request-animation-too-wide = Eine Animation ist höchstens { $most } Pixel breit.
request-no-page = Diese Seite gibt es nicht.
request-too-many-skipped = Die Liste der Rätsel, die nicht kommen sollen, hat höchstens { $most } Zeichen.
request-socket-version = Dieser Server spricht Version { $version } des Socket-Protokolls.
request-not-a-socket = Diese Adresse ist für WebSockets.

## What cannot be done: error-impossible

obstacle-block-yourself = Du kannst dich nicht selbst blockieren.
obstacle-clock = Diese Uhr ist nicht möglich: { $clock }.
obstacle-no-own-seat = Wenn ein Platz frei bleibt, nimm selbst den anderen.
obstacle-line-too-long = Eine Zugfolge hat höchstens { $most } Züge.
obstacle-no-cell = Dieses Feld hat das Brett nicht.
obstacle-puzzle-turns = Dieses Rätsel verlangt 1 bis { $most } Züge.
obstacle-no-task = Schritt { $step } der geführten Partie hat keine Aufgabe.
obstacle-position-or-pieces = Die Anfrage muss entweder „position“ oder „pieces“ enthalten.
obstacle-empty-cell = Auf { $cell } steht keine Figur.
obstacle-too-many-pieces = Ein Diagramm hat höchstens { $most } Figuren.
obstacle-unreadable-piece = „{ $found }“ ist keine Figur dieses Spiels auf einem Feld seines Bretts; schreib zum Beispiel wK@e1.
obstacle-too-many-arrows = Ein Bild hat höchstens { $most } Pfeile.
obstacle-unreadable-arrow = „{ $found }“ ist auf diesem Brett kein Pfeil wie e2-e4.
obstacle-animation-too-long = Eine Animation zeigt höchstens { $most } Züge.
obstacle-picture-too-high = Das Bild würde zu hoch: Nimm eine kleinere Breite.
obstacle-node-without-parent = Knoten { $node } hat keinen Zug, oder sein Vorgänger steht nicht vor ihm.
obstacle-unwritable = Die Partie lässt sich nicht schreiben: { $record }.

## error-busy

busy-logging-in = Gerade melden sich zu viele an; bitte versuche es noch einmal.
busy-changed-elsewhere = Die Partie wurde anderswo geändert; bitte versuche es noch einmal.
busy-put-away = Die Partie wird gerade gespeichert; bitte versuche es noch einmal.
busy-picture-abandoned = Das Bild wurde nicht fertig, weil niemand mehr darauf gewartet hat; bitte versuche es noch einmal.

## error-full

full-games-in-progress = Auf diesem Server laufen { $most } Partien; mehr nimmt er im Augenblick nicht an.
full-games-in-memory = Zu viele Partien sind geöffnet; bitte versuche es später noch einmal.
full-sockets = Zu viele Browser sind verbunden; bitte versuche es später noch einmal.
full-reports = Der Betreiber hat schon zu viele Meldungen zu lesen.

## error-forbidden

forbidden-host = Unter diesem Hostnamen antwortet dieser Server nicht.
forbidden-origin = Nur die Seiten von Variorum selbst dürfen Partien ändern.

## error-not-found

missing-request = Unter dieser Adresse gibt es nichts.
missing-thing = Es gibt nichts mit dieser Id.
missing-puzzle = Dieses Rätsel gibt es nicht.
missing-file = Diese Datei gibt es nicht.
missing-contact = Der Betreiber dieser Website hat keine Kontaktadresse angegeben.

## error-bad-position

start-faulty = Das ist keine Stellung dieses Spiels: { LIST($position, type: "errors") }.
start-no-such-number = Das Spiel hat keine Anfangsstellung mit dieser Nummer.

## error-illegal-turn

illegal-now = { $turn }.
illegal-in-line = Zug { $number }: { $play }.
illegal-first-part = „{ $first }“ ist hier kein erlaubter erster Teil eines Zuges.

## error-old-rules

rules-turns = Diese Partie wurde nach anderen Regeln gespielt als den heutigen und lässt sich nicht mehr öffnen.
rules-ending = Diese Partie endet auf eine Weise, die diese Version von Variorum nicht kennt.

## error-record-too-large

limit-nodes = Eine Partie darf zum Schreiben höchstens { $most } Knoten haben, diese hat aber { $found }.
limit-siblings = Auf einen Zug dürfen höchstens { $most } Züge folgen, auf Knoten { $node } folgen aber mehr.
limit-tags = Eine Partie darf zum Schreiben höchstens { $most } Angaben haben, diese hat aber { $found }.
limit-bytes = Der Text einer Partie darf höchstens { $most } Bytes haben, dieser hätte aber { $found }.
limit-text = Auf einmal lassen sich höchstens { $most } MiB Text lesen. Sende die Partien in Teilen, oder lies die Datei mit „variorum record“, das Dateien jeder Größe liest.

## Why a password is too easy to guess; follows a colon

weakness-has-name = es enthält deinen Namen oder den dieser Website
weakness-common = es ähnelt einem, das viele verwenden
weakness-pattern = es besteht aus Wiederholungen, Folgen oder Tastenreihen
weakness-one-word = ein Wort, ein Name oder ein Datum reicht nicht; füge noch ein oder zwei Wörter hinzu
weakness-short = füge noch ein oder zwei Wörter hinzu

## error-name-letters

letters-other = Ein Name besteht nur aus Buchstaben von A bis Z, Ziffern, „-“ und „_“.
letters-first = Ein Name beginnt mit einem Buchstaben oder einer Ziffer.

## error-report-unclear

report-too-long = Eine Meldung hat höchstens { $most } Zeichen.
report-no-subject = Eine Meldung nennt entweder einen Spieler oder eine Nachricht im Chat.

## error-wrong-password

wrong-log-in = Name oder Passwort ist falsch.
wrong-confirmation = Das Passwort ist falsch.
wrong-recovery = Name oder Wiederherstellungscode ist falsch, oder der Code ist verbraucht.

## error-too-many-sockets

sockets-connections = Von deiner Adresse kommen zu viele Verbindungen.
sockets-watched = Von deiner Adresse werden zu viele Partien beobachtet.
sockets-games-on-socket = Eine Verbindung kann höchstens { $most } Partien beobachten.

## Fields of the position editor

setup-no-side = die Seite am Zug muss „w“ oder „b“ sein
setup-no-cell = das Brett hat kein Feld „{ $found }“
setup-no-piece = das Spiel hat keine Figur „{ $found }“
setup-no-neutral = das Spiel hat keine neutrale Figur „{ $found }“
setup-two-pieces = auf { $cell } stehen zwei Figuren
setup-no-hands = in diesem Spiel hat niemand Figuren in der Hand

## What is wrong with a position

position-too-long = der Text ist für eine Stellung viel zu lang
position-empty = der Text ist leer; eine Stellung beginnt mit den Figuren auf dem Brett, die höchste Reihe zuerst, die Reihen durch „/“ getrennt
position-not-shuffled = die Anfangsstellungen dieses Spiels werden nicht gemischt, darum haben seine Aufstellungen keine Nummern
position-no-such-shuffle = keine Anfangsstellung dieses Spiels mit dem Namen „{ $name }“ wird gemischt
position-no-such-array = es gibt keine Aufstellung { $number }: Die { $count } Aufstellungen werden von 0 an gezählt
position-side-unknown = „{ $found }“ müsste die Seite am Zug sein: „w“ oder „b“
position-side-missing = die Seite am Zug fehlt: Schreib nach dem Brett „w“ oder „b“
position-not-a-number = „{ $found }“ müsste { position-field } sein, eine ganze Zahl
position-extra-field = „{ $found }“ ist eine Angabe zu viel
position-unknown-field = „{ $found }=“ hat in diesem Spiel keine Bedeutung
position-hands-unclosed = die Liste der Figuren in der Hand muss mit „]“ enden, und danach darf nichts stehen
position-no-hands = in diesem Spiel hat niemand Figuren in der Hand
position-never-in-hand = { PIECE($piece, article: "indefinite") } kann nicht in der Hand sein
position-not-counted = verlorene Figuren: { PIECE($piece, number: "plural") } werden nicht gezählt
position-rank-count = das Brett hat { $expected } Reihen, der Text aber { $found }
position-level-count = Reihe { $rank }: Das Brett hat { $expected } Ebenen, der Text aber { $found }
position-cell-count = { position-row } hat { $expected } Felder, der Text füllt aber { $found }
position-empty-cells = { position-row }: „{ $found }“ ist keine mögliche Zahl leerer Felder
position-unknown-piece = { position-row }: „{ $found }“ ist keine Figur dieses Spiels
position-unknown-stock = { position-stock }: „{ $found }“ ist keine Figur dieses Spiels
position-stock-count = { position-stock }: Eine Anzahl muss zwischen 1 und { $most } liegen
position-castling-unreadable = Rochade: „{ $found }“ müsste „-“ sein, Buchstaben wie „KQkq“ oder die Felder der Partner, durch Kommas getrennt
position-castling-twice = Rochade: { $cell } ist zweimal genannt
position-too-many-rights = Rochade: zu viele Felder
position-castling-impossible = die Rochade mit der Figur auf { $cell } ist nicht möglich: Die beiden Figuren stehen nicht, wo sie erlaubt ist
position-castling-royal-unnamed = Rochade: { $cell } muss auch genannt sein: In diesem Spiel wird die königliche Figur neben ihren Partnern genannt, solange sie nicht gezogen hat
position-passing-unreadable = en passant: „{ $found }“ müsste „-“ sein oder die Felder, über die eine Figur gerade gezogen ist, etwa „e3“ oder „e3:e4“
position-too-many-passed = en passant: zu viele Felder
position-no-double-step = auf { $cell } steht keine Figur, die eben einen Doppelschritt gemacht haben könnte
position-passed-occupied = das En-passant-Feld { $cell } ist nicht leer
position-ko-unreadable = Ko: „{ $found }“ müsste „VON>NACH“ sein
position-ko-empty = Ko: Auf { $cell } steht keine neutrale Figur
position-count-unreadable = Zählung: „{ $found }“ müsste die gezählten Züge und ihre Grenze nennen, etwa „6/32“
position-home-unreadable = Heimkehr: „{ $found }“ müsste eine Seite und eine Zahl von Zügen sein, etwa „W2“
position-home-too-long = Heimkehr: { side-name } hat höchstens { $most ->
    [one] einen Zug
   *[other] { $most } Züge
}
position-home-guarded = Heimkehr: { side-name } hat noch eine Figur, die die königliche Figur bewacht
position-checks-unreadable = Schachs: „{ $found }“ müsste eine Seite und die Zahl der Schachs sein, die sie gegeben hat, etwa „W2“
position-castled-unreadable = Rochiert: „{ $found }“ müsste die Seiten nennen, die rochiert haben, etwa „W“ oder „WB“
position-struck-unreadable = Geschlagen: „{ $found }“ müsste das Feld sein, auf dem der letzte Zug eine Figur geschlagen hat, etwa „e5“
position-made-unreadable = Gemacht: „{ $found }“ müsste die Zahl der Züge sein, die wer am Zug ist schon in Folge gemacht hat, etwa „1“
position-made-too-many = Gemacht: { side-name } hat in dieser Folge { $most ->
    [one] einen Zug
   *[other] { $most } Züge
}, also wäre die andere Seite am Zug
position-passes-unreadable = Passen: „{ $found }“ müsste die Zahl der Züge in Folge sein, in denen gepasst wurde, etwa „1“
position-facing-unreadable = Gegenüberstehen: „{ $found }“ müsste die Zahl der Züge in Folge sein, nach denen königliche Figuren einander gegenüberstanden, etwa „2“
position-wrong-side = { side-name } kann { PIECE($piece, article: "no", case: "accusative") } haben
position-royal-count = { side-name } hat { $found ->
    [0] { PIECE($piece, article: "no", case: "accusative") }
   *[other] { $found } { PIECE($piece, number: "plural") }
} auf dem Brett; es muss genau { GENDER($piece) ->
    [masculine] einer
    [neuter] eines
   *[feminine] eine
} sein
position-no-royal = { side-name } hat keine königliche Figur auf dem Brett
position-opponent-in-check = { side-name } ist am Zug, aber { PIECE($piece, article: "definite") } der anderen Seite ist angegriffen: Das darf kein Zug zulassen

## What a reader of positions guessed or left out, and what cannot occur in a game

remark-side-assumed = der Text sagt nicht, wer am Zug ist: angenommen wird { side-name }
remark-side-read = „{ $found }“ wird gelesen als: { side-name } am Zug
remark-sides-exchanged = der Text wird als SFEN gelesen, wo „{ $found }“ heißt: { side-name } am Zug
remark-other-letters = „{ $letter }“ wird als Figur der Art { PIECE($piece) } gelesen, da der Text andere Buchstaben als unsere verwendet
remark-digits-added = „{ $found }“ wird als { $empty } leere Felder gelesen
remark-neutral-sign = „{ $found }“ wird als „{ $token }“ gelesen
remark-no-partner = Rochade: zu { $letter } fehlt eine Figur der Art { PIECE($piece) }; das Recht entfällt
remark-no-castling-from = Rochade: die Figur auf { $cell } ({ PIECE($piece) }) kann nicht so rochieren, wie { $letter } es sagt; das Recht entfällt
remark-no-castling = dieses Spiel hat keine Rochade; „{ $found }“ entfällt
remark-nothing-passed = en passant: keine Figur kann gerade über { $found } gezogen sein; die Angabe entfällt
remark-count-left-out = die Zählung { $count } von { $limit } entfällt
remark-operations-left-out = diese Operationen entfallen: { $found }
remark-field-left-out = „{ $found }“ hat in diesem Spiel keine Bedeutung und entfällt
remark-moves-left-out = nur die Stellung wird gelesen, nicht die Züge, die ihr folgen
remark-out-of-reach = { side-name } kann im Spiel keine Figur der Art { PIECE($piece) } haben auf { $cells }
remark-file-shared = { side-name } kann im Spiel nicht zwei Figuren der Art { PIECE($piece) } haben auf der Linie { $file }
remark-too-many = das Spiel hat { $most } Figuren der Art { PIECE($piece) } samt ihren umgewandelten Formen, hier aber sind es { $found }
remark-too-many-of-side = { side-name } hat { $found } Figuren der Art { PIECE($piece) } samt ihren umgewandelten Formen, kann aber nur { $most } haben

## Why a text is not a legal turn

turn-too-long = dieser Text ist für einen Zug zu lang
turn-illegal = „{ $turn }“ ist hier kein erlaubter Zug
turn-illegal-second = nach „{ $first }“ ist „{ $second }“ kein erlaubter zweiter Teil
turn-ambiguous = „{ $turn }“ passt auf mehrere Züge, darunter „{ $one }“
turn-second-missing = „{ $first }“ braucht einen zweiten Teil, nach einem Komma

## Why something cannot be done in a game

play-over = die Partie ist zu Ende
play-turn = { $turn }
play-no-claim = in dieser Stellung lässt sich kein Remis reklamieren

## Why there is no such clock

clock-too-long = eine Uhr hat höchstens drei Stunden und für jeden Zug höchstens drei Minuten Zugabe oder Aufschub
clock-too-short = eine Uhr braucht mindestens zehn Sekunden oder für jeden Zug eine Sekunde Zugabe oder Aufschub
clock-both = eine Uhr hat entweder Zugabe oder Aufschub, nicht beides

## What is wrong with a text of games

text-tag-form = diese Zeile müsste aussehen wie [Name "Wert"]
text-tag-twice = die Angabe { $tag } steht zweimal da
text-too-many-tags = die Partie hat zu viele Angaben
text-comment-open = dieser Kommentar ist nicht geschlossen: „{"}"}“ fehlt
text-comment-unopened = „{"}"}“ ohne „{"{"}“
text-variation-unopened = „)“ ohne „(“
text-variation-open = eine Variante ist nicht geschlossen: „)“ fehlt
text-variation-first = eine Variante muss auf den Zug folgen, den sie ersetzt
text-command = [%{ $found }] ist nicht zu lesen
text-not-a-glyph = „{ $found }“ ist kein Bewertungszeichen wie „$1“
text-not-a-mark = „{ $found }“ ist keine Zugbewertung wie „!?“
text-glyph-beyond = „{ $found }“ ist kein Zeichen des Standards und wird weggelassen
text-not-a-turn = „{ $found }“ ist kein Zug; der Rest dieser Zugfolge wird weggelassen
text-glyph-first = ein Bewertungszeichen muss auf einen Zug folgen
text-too-many-turns = die Partie hat zu viele Züge
text-encoding = das ist kein UTF-8 und wird als { $encoding } gelesen
text-quotes = der Wert von { $tag } enthält Anführungszeichen ohne „\“
text-numbers-restart = hier beginnen die Zugnummern von vorn, daher wird es als nächste Partie gelesen
text-result-contradicts = in der Angabe Result steht „{ $tag }“, die Partie endet aber mit { $found }
text-game-too-large = diese Partie hat mehr als { $most } MiB Text; der Rest von ihr wird weggelassen
text-too-many-games = es sind mehr als { $most } Partien; der Rest wird weggelassen
text-more-errors = { $count ->
    [one] ab hier wird ein weiterer Fehler weggelassen
   *[other] ab hier werden { $count } weitere Fehler weggelassen
}
text-no-game = der Partie fehlt eine Zeile [Game "…"] mit der Id eines Spiels
text-unknown-game = das Spiel „{ $game }“ gibt es hier nicht
text-no-board = kein Spiel mit solchen Aufzeichnungen hat ein Brett von { $files } mal { $ranks } Feldern
text-assumed-game = das Spiel ist nicht genannt, daher wird die Partie als { $game } gelesen
text-null-in-check = „{ $turn }“: im Schach kann man nicht aussetzen
text-start-remark = Startstellung: { $remark }
text-ranks-from-zero = die Reihen werden von 0 an gezählt gelesen
text-placement = „{ $found }“ stellt keine Figuren dieses Spiels auf
text-start = die Anfangsstellung ist nicht zu gebrauchen: { LIST($position, type: "errors") }
text-after-the-end = „{ $turn }“: Die Partie ist schon zu Ende ({ reason-name })
text-unclaimed = „{ $turn }“: Nach den Regeln hier war die Partie schon vorher zu Ende ({ reason-name }), doch niemand hat es geltend gemacht
text-no-variations = { $format }-Dateien kennen keine Varianten; weggelassene Züge: { $turns }
text-turn = { $turn }

## Why a game cannot be written

record-not-a-turn = „{ $found }“ ist kein Zug
record-tag = die Angabe { $tag } lässt sich nicht schreiben
