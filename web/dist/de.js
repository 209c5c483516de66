import{t as e}from"./shared-rolldown-runtime.js";var t=e({default:()=>n}),n=`# Wie eine Partie endet. Erklärung der Variablen: siehe die englische Datei.

own-winner =
    { $winner ->
        [w] Weiß
        [red] Rot
        [sente] Sente
        [gote] Gote
       *[b] Schwarz
    }
own-loser =
    { $winner ->
        [b] Weiß
        [black-of-red] Rot
        [gote] Sente
        [sente] Gote
       *[w] Schwarz
    }

ending-checkmate =
    { $winner ->
        [none] Remis durch Matt.
       *[other] { own-winner } gewinnt durch Matt.
    }
ending-stalemate =
    { $winner ->
        [none] Remis durch Patt.
       *[other] { own-winner } gewinnt durch Patt.
    }
ending-not-home = { own-winner } gewinnt: Die königliche Figur von { own-loser } ist nicht rechtzeitig heimgekehrt.
ending-marriage = { own-winner } gewinnt durch Hochzeit.
ending-extinction = { own-winner } gewinnt: { own-loser } hat die letzte Figur einer Gruppe verloren, die überleben musste.
ending-bare =
    { $winner ->
        [none] Remis: Beide Seiten haben nur noch ihre königliche Figur.
       *[other] { own-winner } gewinnt: { own-loser } hat nur noch die königliche Figur.
    }
ending-dead =
    { $winner ->
        [none] Remis: Keine Seite hat die Figuren, um zu gewinnen.
       *[other] { own-winner } gewinnt: Keine Seite hat die Figuren zum Mattsetzen.
    }
ending-repetition =
    { $winner ->
        [none] Remis durch Stellungswiederholung.
       *[other] { own-winner } gewinnt durch Stellungswiederholung.
    }
ending-impasse =
    { $winner ->
        [none] Remis: Eine königliche Figur steht in ihrer Zone, aber die Punkte entscheiden nicht.
       *[other] { own-winner } gewinnt: Die königliche Figur steht mit genug Figuren und Punkten in ihrer Zone.
    }
ending-explosion = { own-winner } gewinnt: Die königliche Figur von { own-loser } wurde gesprengt.
ending-goal =
    { $winner ->
        [none] Remis: Das Ziel ist erreicht.
       *[other] { own-winner } gewinnt: Das Ziel ist erreicht.
    }
ending-checks =
    { $winner ->
        [none] Remis durch die Zahl der Schachs.
       *[other] { own-winner } gewinnt durch die Zahl der Schachs.
    }
ending-numbers =
    { $winner ->
        [none] Remis durch die Zahl der Figuren.
       *[other] { own-winner } gewinnt durch die Zahl der Figuren.
    }
ending-passes =
    { $winner ->
        [none] Remis: Die Spieler haben gepasst.
       *[other] { own-winner } gewinnt: Die Spieler haben gepasst.
    }
ending-full-board =
    { $winner ->
        [none] Remis: Das Brett ist voll.
       *[other] { own-winner } gewinnt: Das Brett ist voll.
    }
ending-castling =
    { $winner ->
        [none] Remis durch Rochade.
       *[other] { own-winner } gewinnt durch Rochade.
    }
ending-connection =
    { $winner ->
        [none] Remis durch Verbindung.
       *[other] { own-winner } gewinnt durch Verbindung.
    }
ending-perpetual-check = { own-winner } gewinnt: Dauerschach ist verboten.
ending-perpetual-chase = { own-winner } gewinnt: Ewiges Jagen ist verboten.
ending-quiet-turns =
    { $winner ->
        [none] Remis: zu viele Züge ohne Schlagen, Einsetzen oder Bauernzug.
       *[other] { own-winner } gewinnt: zu viele Züge ohne Schlagen, Einsetzen oder Bauernzug.
    }
ending-counting =
    { $winner ->
        [none] Remis: Die für das Matt erlaubten Züge sind abgezählt.
       *[other] { own-winner } gewinnt: Die für das Matt erlaubten Züge sind abgezählt.
    }
ending-resignation = { own-winner } gewinnt: { own-loser } hat aufgegeben.
ending-agreement = Remis durch Vereinbarung.
ending-time =
    { $winner ->
        [none] Remis: Die Zeit ist abgelaufen, aber die andere Seite kann nicht gewinnen.
       *[other] { own-winner } gewinnt durch Zeitüberschreitung.
    }
ending-turn-limit = Remis: Die Partie hat ihre größte erlaubte Länge erreicht.
ending-aborted = Die Partie wurde abgebrochen.
ending-no-start = Die Partie wurde abgebrochen: Der erste Zug kam nicht rechtzeitig.
ending-withdrawn = Die Herausforderung wurde zurückgezogen.
ending-expired = Die Herausforderung ist abgelaufen.
`,r=e({default:()=>i}),i=`# Errors, one message each; a test compares the ids and variables with the English file.
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
text-quotes = der Wert von { $tag } enthält Anführungszeichen ohne „\\“
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
`,a=e({default:()=>o}),o=`account-title = Konto · Variorum
account-heading = Konto
account-log-in = Anmelden
account-sign-up = Konto anlegen
account-log-out = Abmelden
account-log-out-everywhere = Auf allen Geräten abmelden
account-lead = Zum Spielen brauchst du kein Konto. Mit einem Konto findest du deine Partien auch auf anderen Geräten und kannst gewertete Partien spielen.
account-choice = Was möchtest du tun?
account-name = Name
account-name-hint = 3 bis 20 Zeichen: Buchstaben von A bis Z, Ziffern, „-“ und „_“. Alle können ihn sehen.
account-password = Passwort
account-password-hint = Mindestens 8 Zeichen und nicht leicht zu erraten: Gut sind einige Wörter. Diese Website verschickt keine E-Mails: Vergisst du es, brauchst du einen deiner Wiederherstellungscodes, die du jederzeit bekommst.
account-old-password = Aktuelles Passwort
account-new-password = Neues Passwort
account-show = Passwort zeigen
account-faults-short = Ein Name hat mindestens 3 Zeichen.
account-faults-long = Ein Name hat höchstens 20 Zeichen.
account-faults-letters = Ein Name darf nur Buchstaben von A bis Z, Ziffern, „-“ und „_“ enthalten.
account-faults-begin = Ein Name beginnt mit einem Buchstaben oder einer Ziffer.
account-password-faults-short = Ein Passwort hat mindestens 8 Zeichen.
account-password-faults-long = Ein Passwort hat höchstens 200 Zeichen.
account-password-faults-name = Dieses Passwort ist zu leicht zu erraten: Dein Name steckt darin.
account-password-faults-same = Dieses Passwort ist zu leicht zu erraten.
account-wrong = Name oder Passwort stimmt nicht.
account-wrong-password = Das Passwort stimmt nicht.
account-taken = Dieser Name oder einer, der genauso aussieht, ist schon vergeben.
account-too-often = Zu viele Versuche. Bitte warte ein wenig und versuch es dann noch einmal.
account-welcome = Willkommen, { $name }.
account-changed = Das Passwort ist geändert. Deine anderen Geräte sind abgemeldet.
account-removed = Dein Konto ist gelöscht.
account-since = Dabei seit dem { DATETIME($day, dateStyle: "medium") }
account-my-page = Meine Seite
account-my-games = Meine Partien
account-devices-heading = Wo du angemeldet bist
account-devices-on = { $browser } unter { $system }
account-devices-unknown = Unbekanntes Gerät
account-devices-here = Dieses Gerät
account-devices-lately = in den letzten Stunden benutzt
account-devices-used = zuletzt benutzt: { $ago }
account-devices-since = angemeldet am { DATETIME($day, dateStyle: "medium") }
account-devices-end = Abmelden
account-devices-end-one = Abmelden: { $device }
account-devices-ended = { $device } ist abgemeldet.
account-devices-password-changed = Das Passwort wurde am { DATETIME($day, dateStyle: "medium") } geändert.
account-devices-password-reset = Der Betreiber dieser Website hat das Passwort am { DATETIME($day, dateStyle: "medium") } geändert. Wähle bitte ein eigenes.
account-data = Meine Daten herunterladen
account-data-lead = Eine Datei (JSON) mit allem, was zu deinem Konto gespeichert ist: Geräte, Wertungszahlen und ihr Verlauf, Partien mit ihren Zügen und was du darin geschrieben hast.
account-data-get = Datei herunterladen
account-change-password = Passwort ändern
account-change = Ändern
account-lost = Passwort vergessen?
account-lost-lead = Mit einem deiner Wiederherstellungscodes kannst du ein neues Passwort wählen. Der Code ist danach verbraucht, und alle deine Geräte werden abgemeldet.
account-code = Wiederherstellungscode
account-recover = Neues Passwort setzen
account-wrong-code = Name oder Wiederherstellungscode ist falsch, oder der Code ist verbraucht.
account-recovered = Dein neues Passwort gilt. Alle anderen Geräte sind abgemeldet.
account-codes = Wiederherstellungscodes
account-codes-about = Diese Seite verschickt keine E-Mails: Wer das Passwort vergisst, braucht einen Wiederherstellungscode. Jeder Code setzt einmal ein neues Passwort.
account-codes-left =
    { $count ->
        [0] Du hast keine Wiederherstellungscodes.
        [one] Du hast { $count } unbenutzten Wiederherstellungscode.
       *[other] Du hast { $count } unbenutzte Wiederherstellungscodes.
    }
account-codes-make = Neue Codes erzeugen
account-codes-make-hint = Deine bisherigen Codes gelten dann nicht mehr.
account-codes-new = Deine Wiederherstellungscodes
account-codes-lead = Bewahre diese Codes sicher auf, nicht nur auf diesem Gerät: Sie werden nur jetzt gezeigt. Vergisst du dein Passwort, kannst du mit jedem von ihnen einmal ein neues wählen. Wer einen Code hat, kann dein Konto übernehmen.
account-codes-copy = Kopieren
account-codes-save = Als Datei sichern
account-codes-kept = Ich habe sie aufbewahrt
account-codes-copied = Die Codes sind kopiert.
account-codes-not-copied = Die Codes ließen sich nicht kopieren.
account-codes-file = Wiederherstellungscodes von { $name } auf { $site }. Jeder setzt einmal ein neues Passwort.
account-remove = Konto löschen
account-remove-lead = Name, Passwort, Geräte und Wertungszahlen werden endgültig gelöscht. Gespielte Partien bleiben, ohne deinen Namen.
account-remove-now = Endgültig löschen
account-report-button = Melden
account-report-player = { $name } melden
account-report-line = Melden, was { $name } geschrieben hat
account-report-lead = Die Meldung geht an den Betreiber dieser Website. Der andere Spieler erfährt nichts davon.
account-report-reason = Grund
account-report-reasons-abuse = Beleidigung oder Drohung
account-report-reasons-spam = Werbung oder Spam
account-report-reasons-cheating = Betrug
account-report-reasons-name = Anstößiger Name
account-report-reasons-other = Etwas anderes
account-report-words = Was soll der Betreiber wissen? (freiwillig)
account-report-send = Meldung senden
account-report-sent = Danke. Der Betreiber hat deine Meldung.
account-blocks-heading = Blockierte Spieler
account-blocks-lead = Ihr könnt nicht gegeneinander antreten, und was sie sagen, siehst du nicht.
account-blocks-none = Du hast niemanden blockiert. Blockieren kannst du Spieler auf ihrer Seite.
account-blocks-block = Blockieren
account-blocks-unblock = Nicht mehr blockieren
account-blocks-unblock-who = { $name } nicht mehr blockieren
account-blocks-blocked = { $name } ist blockiert.
account-blocks-unblocked = { $name } ist nicht mehr blockiert.
account-player-title = { $name } · Variorum
account-player-missing = Diesen Spieler gibt es nicht
account-player-ratings = Wertungszahlen
account-player-none = Noch keine gewerteten Partien.
account-player-game = Spiel
account-player-rating = Wertungszahl
account-player-played = Gewertete Partien
account-player-range = wohl zwischen { $low } und { $high }
account-player-course = Verlauf der Wertung
account-player-course-of =
    { $count ->
        [one] { $game }: von { NUMBER($from, useGrouping: 0) } auf { NUMBER($to, useGrouping: 0) } in { $count } gewerteten Partie
       *[other] { $game }: von { NUMBER($from, useGrouping: 0) } auf { NUMBER($to, useGrouping: 0) } in { $count } gewerteten Partien
    }
account-player-provisional = vorläufig
account-player-games = Partien
account-player-no-games = Noch keine Partien.
account-player-more = Mehr zeigen
`,s=e({default:()=>c}),c=`analysis-title = Analyse: { $game } · Variorum
analysis-heading = { $game }: Analyse
analysis-short = Analysieren
analysis-link = Analysebrett
analysis-fetching = Das Analysebrett wird aufgebaut …
analysis-missing = Hier gibt es nichts zu analysieren
analysis-running = Du spielst diese Partie gerade. Hier analysieren kannst du sie, wenn sie zu Ende ist.
analysis-cut-short = Die Zugfolge endet vor einem Zug, der nicht erlaubt ist. { $error }
analysis-side = Analyse
analysis-start = Anfangsstellung
analysis-after = Nach { $number } { $turn }
analysis-would-end = In einer Partie wäre hier Schluss: { $words }
analysis-choose-title = Analysebrett · Variorum
analysis-choose-heading = Analysebrett
analysis-choose-lead = Wähle ein Spiel oder lade die Notation einer Partie.
analysis-choose-edit = Stellung aufbauen

analysis-value-even = Etwa ausgeglichen
analysis-value-better = { side } steht um { NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) } besser
analysis-value-wins =
    { $count ->
        [one] { side } gewinnt in { $count } Zug
       *[other] { side } gewinnt in { $count } Zügen
    }
analysis-value-won = { side } hat gewonnen
analysis-value-none = Noch nicht bewertet
analysis-value-bar = Bewertung: { $words }

analysis-engine-heading = Computer
analysis-engine-lines = Varianten
analysis-engine-arrows = Pfeile
analysis-engine-off = Der Computer ist aus.
analysis-engine-asking = Der Computer wird gestartet …
analysis-engine-queued =
    { $count ->
        [one] Warteschlange: { $count } Person ist vor dir …
       *[other] Warteschlange: { $count } Personen sind vor dir …
    }
analysis-engine-next = Gleich an der Reihe …
analysis-engine-thinking = Rechnet …
analysis-engine-lost = Verbindung verloren. Neuer Versuch …
analysis-engine-over = Hier ist die Partie zu Ende.
analysis-engine-ended-finished = Der Computer hat seine größte Tiefe erreicht.
analysis-engine-ended-time = Die Zeit für diese Stellung ist aufgebraucht.
analysis-engine-ended-crowded = Pause: Andere warten auf den Computer. Mit „Weiter“ stellst du dich wieder an.
analysis-engine-ended-replaced = Angehalten: Der Computer wurde für eine andere Stellung gestartet, vielleicht in einem anderen Fenster.
analysis-engine-ended-over = Hier ist die Partie zu Ende.
analysis-engine-ended-closing = Der Server wird heruntergefahren.
analysis-engine-ended-failed = Der Computer ist ausgefallen.
analysis-engine-more = Weiter
analysis-engine-depth = Tiefe { $depth }
analysis-engine-speed = { $thousands } Tausend Stellungen pro Sekunde
analysis-engine-line = Variante { $rank }
analysis-engine-play-to = Bis { $turn } spielen

analysis-tree-heading = Züge und Varianten
analysis-tree-none = Mach einen Zug auf dem Brett, für eine der beiden Seiten.
analysis-tree-promote = Nach oben
analysis-tree-promote-hint = Rückt diese Variante um eins nach oben
analysis-tree-main = Zur Hauptvariante
analysis-tree-cut = Ab hier löschen
analysis-tree-evaluate = Zugfolge bewerten
analysis-tree-evaluating = { $done } von { $all } bewertet. Anhalten
analysis-tree-comment = Kommentar
analysis-tree-comment-on = Kommentar zu { $turn }
analysis-tree-comment-start = Kommentar zur Partie
analysis-tree-glyphs = Bewertung des Zuges
analysis-tree-glyph-1 = gut
analysis-tree-glyph-2 = Fehler
analysis-tree-glyph-3 = glänzend
analysis-tree-glyph-4 = grober Fehler
analysis-tree-glyph-5 = interessant
analysis-tree-glyph-6 = zweifelhaft
analysis-tree-back = Einen Zug zurück
analysis-tree-forward = Einen Zug vor
analysis-tree-to-start = Zum Anfang
analysis-tree-to-end = Zum Ende

analysis-graph-heading = Bewertung
analysis-graph-label = Bewertung Zug um Zug
analysis-graph-at = { $turn }: { $value }

analysis-tools-heading = Brett
analysis-tools-flip = Brett drehen
analysis-tools-edit = Stellung aufbauen
analysis-tools-play = Ab hier spielen
analysis-tools-learn = Regeln

analysis-save-heading = Kopieren und speichern
analysis-save-position = Stellung kopieren
analysis-save-fen = FEN kopieren
analysis-save-sfen = SFEN kopieren
analysis-save-link = Link kopieren
analysis-save-record = Notation kopieren
analysis-save-pgn = PGN kopieren
analysis-save-file = Notation speichern
analysis-save-svg = Bild (SVG)
analysis-save-png = Bild (PNG)
analysis-save-gif = Animation (GIF)
analysis-save-copied-position = Stellung kopiert.
analysis-save-copied-link = Link kopiert.
analysis-save-copied-record = Notation kopiert.
analysis-save-not-copied = Kopieren nicht möglich. Nimm „Notation speichern“ oder kopiere die Adresse dieser Seite.
analysis-save-too-long = Die Zugfolge ist zu lang für einen Link. Speichere stattdessen die Notation.

analysis-load-heading = Laden
analysis-load-label = Eine Stellung (auch als FEN oder SFEN) oder die Notation einer Partie
analysis-load-record-label = Die Notation einer Partie
analysis-load-which-game = Wähle zuerst unten ein Spiel: Eine Stellung sagt nicht, zu welchem sie gehört.
analysis-load-file = Aus einer Datei …
analysis-load-go = Laden
analysis-load-empty = Füge zuerst eine Stellung oder eine Notation ein.
analysis-load-too-long = Die Website liest höchstens { NUMBER($most) } Zeichen auf einmal. Lade die Partien in Teilen, oder lies die Datei mit „variorum record“, das Dateien jeder Größe liest.
analysis-load-encoding = Die Datei ist kein UTF-8 und wird als Windows-1252 gelesen.
analysis-load-choose = Welche Partie?
analysis-load-game = { $white } gegen { $black } { $result }
analysis-load-nameless = Partie { $number } { $result }
analysis-load-faults = Einiges ließ sich nicht lesen:
analysis-load-line = Zeile { $line }: { $text }
analysis-load-more = … und { $count } weitere.
analysis-load-omitted-turns =
    { $turns ->
        [one] Dieser Text ist zu lang, um ihn ganz zu zeigen: { $turns } Zug fehlt.
       *[other] Dieser Text ist zu lang, um ihn ganz zu zeigen: { $turns } Züge fehlen.
    }
analysis-load-omitted-games =
    Dieser Text ist zu lang, um ihn ganz zu zeigen: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } und { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } fehlen.
analysis-load-unreadable = Dieser Text enthält keine Partie.
`,l=e({default:()=>u}),u=`board-board = Brett
board-with-joins = { $name }. { $joins }.
board-joined-sides = Der linke und der rechte Rand sind verbunden
board-joined-ends = Der vordere und der hintere Rand sind verbunden
board-joined-both = Gegenüberliegende Ränder sind verbunden
board-plane-level = Ebene { $name }
board-plane-rank = Reihe { $name }
board-plane-file = Säule { $name }
board-planes-level = Ebenen
board-planes-rank = Reihen
board-planes-file = Säulen
board-with-targets =
    { $count ->
        [one] { $plane }, { $count } Zielfeld
       *[other] { $plane }, { $count } Zielfelder
    }
board-targets =
    { $count ->
        [one] { $piece } auf { $cell }, { $count } Ziel:
       *[other] { $piece } auf { $cell }, { $count } Ziele:
    }
board-target-taken = { $cell } schlägt { $piece }
board-view = Ansicht des Bretts
board-views-block = Block
board-views-one = Eine Ebene
board-views-levels = Ebenen
board-views-ranks = Reihen
board-views-files = Säulen
board-views-space = Frei drehen
board-view-hints-block = Alle Ebenen zugleich, in Regalen, mit aufrechten Figuren
board-view-hints-one = Eine Ebene groß, mit den Ebenen darüber und darunter
board-view-hints-levels = Jede Ebene von oben
board-view-hints-ranks = Schnitte entlang der Reihen 1, 2, 3 …: alle Ebenen jeder Reihe
board-view-hints-files = Schnitte entlang der Säulen a, b, c …: alle Ebenen jeder Säule
board-view-hints-space = Alle Ebenen als Stapel, der sich drehen lässt; ein weiterer Klick auf eine Figur wählt die dahinter
board-chip-hint = Ebene { $name }; noch einmal drücken zeigt sie allein
board-level-above = ▲ { $name }, darüber
board-level-below = ▼ { $name }, darunter
board-seam-above = über { $level }: { $next }
board-seam-below = unter { $level }: { $next }
board-second-view = Zweite Ansicht
board-two-views = Zwei Ansichten nebeneinander
board-all-at-once = Alle zugleich
board-size = Größe des Bretts
board-smaller = Kleiner
board-larger = Größer
board-no-space = Dieser Browser kann das Brett nicht räumlich darstellen. Auch die flachen Ansichten zeigen das ganze Brett.
board-space-coming = Das 3D-Brett wird aufgebaut …
board-directions = Blickrichtung
board-directions-home = Zurück
board-directions-top = Oben
board-directions-front = Vorn
board-directions-side = Seite
board-focus = Gezeigte Ebenen
board-focus-all = Alle Ebenen
board-focus-level = Ebene { $name } und ihre Nachbarn
board-whole = Ganzes Brett
board-start-of = Anfangsstellung von { $name }
board-start-of-level = Anfangsstellung von { $name }, Ebene { $letter }
board-empty = leer
board-picked-up = ausgewählt
board-can-be-taken = kann geschlagen werden
board-can-swap = kann den Platz tauschen
board-can-go-here = Zielfeld
board-in-check = im Schach
board-key = Was die Zeichen bedeuten
board-key-straight = gerade: eine Koordinate ändert sich
board-key-diagonal = diagonal: zwei ändern sich
board-key-triagonal = triagonal: alle drei ändern sich
board-key-other = jeder andere Schritt
board-key-capture = ein Schlagzug
board-key-column = die Felder genau darüber und darunter
board-key-last = der letzte Zug
board-key-ring = der Ring der ausgewählten Figur; R zeigt die Reihen, in denen Ringe Quadrate sind
board-look-slant = Schräge
board-look-rise = Blickhöhe
board-look-usual = Übliche Ansicht
board-tour = Diese Bretter sind ein Block
board-tour-offer = Ein Block in 20 Sekunden
board-tour-dismiss = Nicht mehr anbieten
board-tour-row = { $count } Bretter nebeneinander. Jedes ist eine Ebene.
board-tour-stack = Übereinander sind die { $count } Bretter ein Block aus { $cells } Feldern.
board-tour-racks = Damit nichts verdeckt ist, steht der Block in Regalen. Man liest ihn von oben nach unten, Regal für Regal.
board-tour-straight = ● Gerade, wie { $piece }: Eine Koordinate ändert sich, die Linie, die Reihe oder die Ebene.
board-tour-diagonal = ◆ Diagonal, wie { $piece }: Zwei Koordinaten ändern sich zugleich, auf einer Ebene oder von Ebene zu Ebene.
board-tour-triagonal = ▲ Triagonal, wie { $piece }: Alle drei Koordinaten ändern sich mit jedem Schritt.
board-tour-back = Zurück
board-tour-play = Abspielen
board-tour-pause = Anhalten
board-tour-next = Weiter
board-tour-skip = Überspringen
board-tour-close = Schließen
`,d=e({default:()=>f}),f=`# Die Befehlszeile: Züge und Fragen als Text. Was der Server antwortet, steht in commands.ftl.

command-title = Befehlszeile
command-label = Zug, Frage oder Befehl
command-placeholder = / Zug oder Frage, etwa hilfe
command-answers = Antworten
command-no-clock = Diese Partie hat keine Uhr.
command-clocks = Weiß { $white }, Schwarz { $black }.
command-watching = Du siehst bei dieser Partie zu.
command-not-now = Das Brett ändert sich gerade. Bitte versuch es noch einmal.
command-taken-back = Zurückgenommen.
command-no-undo = In einer gewerteten Partie wird kein Zug zurückgenommen.
command-nothing-to-undo = Es gibt nichts zurückzunehmen.
command-draw = Remis ist angeboten, oder das Angebot der anderen Seite angenommen.
command-resign-sure = Willst du wirklich aufgeben? Dann tippe noch einmal aufgeben.
command-only-in-games = Das geht nur in einer Partie gegen jemanden.
`,p=e({default:()=>m}),m=`editor-title = Stellung aufbauen: { $game } · Variorum
editor-heading = { $game }: Stellung aufbauen
editor-fetching = Das Brett wird aufgebaut …
editor-missing = Hier gibt es nichts aufzubauen
editor-side = Stellung
editor-palette = Was ein Klick tut
editor-move = Bewegen
editor-move-hint = Klick auf eine Figur, dann auf ihr neues Feld. Vom Brett gezogen, verschwindet sie.
editor-erase = Entfernen
editor-erase-hint = Klick auf Figuren, um sie zu entfernen.
editor-put = Setzen: { $piece }, { side }
editor-puts = Jeder Klick setzt: { $piece }, { side }. Ein Klick auf die gleiche Figur entfernt sie wieder.
editor-pieces = Figuren: { side }
editor-turn = Am Zug
editor-undo = Zurücknehmen
editor-clear = Brett leeren
editor-start = Anfangsstellung
editor-other-side = Brett drehen
editor-hands = { side }, in der Hand
editor-lost = { side }, verlorene Figuren
editor-one = { $piece }, { $where }
editor-castling = Rochade noch möglich
editor-castling-with = { side } mit { $cell }
editor-passing = En passant
editor-passing-hint = Eine Figur, die im Vorbeigehen geschlagen werden kann, und die Felder, auf denen das geht.
editor-victim = Figur auf
editor-passing-cells = Geschlagen auf
editor-ko = Darf nicht zurückziehen
editor-ko-from = Von
editor-ko-to = nach
editor-ko-add = Weitere hinzufügen
editor-ko-remove = Entfernen
editor-home = Züge bis zur Heimkehr
editor-checks = Gegebene Schachs
editor-count = Zählen zum Remis
editor-count-on = Züge werden gezählt
editor-count-turns = Gezählt, beide Seiten zusammen
editor-count-limit = Grenze
editor-counters = Zähler
editor-halfmove = Züge ohne Fortschritt
editor-number = Zugnummer
editor-struck = Feld, auf dem ein Schlag andere verbietet
editor-castled = Haben rochiert
editor-made = Schon gemachte Züge dieser Folge
editor-more = Hände, Rechte und Zähler
editor-text = Stellungstext
editor-read = Lesen
editor-faults = Noch keine gültige Stellung
editor-sound = Diese Stellung lässt sich spielen.
editor-checking = Wird geprüft …
editor-analyse = Analysieren
editor-play = Ab hier spielen
editor-copy-text = Text kopieren
editor-copy-link = Link kopieren
editor-no-cell = Ein Feld „{ $text }“ gibt es nicht.
editor-keys = Tasten: Pfeile führen von Feld zu Feld, Enter wirkt wie ein Klick, Entf entfernt eine Figur.
`,h=e({default:()=>g}),g=`gallery-title = Variorum: Schachvarianten, die sonst kein Programm spielt
gallery-heading = Schach, und was es noch hätte werden können
gallery-lead = Spiel gegen den Computer, gegen Freunde oder wer gerade da ist. Ohne Konto.
gallery-lead-all = { NUMBER($count) } Spiele gegen den Computer, gegen Freunde oder wer gerade da ist. Ohne Konto.
gallery-now = Jetzt spielen
gallery-now-engine = { $name } gegen den Computer, Stufe { $level }
gallery-now-people = { $name } gegen wer gerade da ist
gallery-invite = Freunde einladen
gallery-lobby-waiting = Lobby · { NUMBER($count) } warten
gallery-start-here =
    { $count ->
        [one] Hier anfangen: deine erste Partie
       *[other] Hier anfangen: { NUMBER($count) } erste Partien, von einfach bis alles
    }
gallery-start-done = { NUMBER($done) } von { NUMBER($count) } geschafft
gallery-first = Erste Partie
gallery-first-progress = { NUMBER($done) } von { NUMBER($steps) } Schritten
gallery-first-done = Geschafft
gallery-first-again = Noch einmal
gallery-shown = Wird gerade gespielt
gallery-shown-all = Alle Partien zum Zuschauen
gallery-watch-game = Dieser Partie { $name } zuschauen
# Der Computer spielt gegen sich selbst, damit es etwas zu sehen gibt.
gallery-demo = Vorführung des Computers
gallery-demo-of = Der Computer führt { $name } vor. Selbst spielen
gallery-search = Spiele und Figuren suchen
gallery-fetching = Die Spiele werden geladen …
gallery-count = { NUMBER($count) } von { NUMBER($all) }
gallery-none = Kein Spiel passt zu „{ $query }“.
gallery-none-chosen = Kein Spiel ist all das zugleich.
gallery-filter-in-flat = Flach
gallery-filter-in-space = Im Raum
gallery-filter-size-small = Unter 100 Felder
gallery-filter-length-short = Kurz
gallery-filter-length-long = Lang
gallery-filter-level-easy = Leicht
gallery-filter-level-middle = Mittel
gallery-filter-level-hard = Schwer
gallery-filter-drops-yes = Geschlagene kehren zurück
gallery-filter-neutral-yes = Steine und Relais
gallery-filter-by = Erfinder
gallery-filter-none = Alle zeigen
gallery-order = Reihenfolge
gallery-order-level = Leichte zuerst
gallery-order-family = Nach Familie
gallery-order-name = Nach Namen
gallery-order-size = Kleine zuerst
gallery-level-easy = Leicht zu lernen
gallery-level-middle = Einiges zu lernen
gallery-level-hard = Viel zu lernen
# Wörter, mit denen die Suche Spiele außer an ihren Namen findet: in dieser Sprache, ohne Satzzeichen.
gallery-words-space = 3d 3-d raum räumlich raumschach dreidimensional ebenen
gallery-words-flat = 2d flach
gallery-words-drops = einsetzen hand zurückkehren reserve
gallery-play = Spielen
gallery-play-game = { $name } spielen
gallery-rules = Regeln
gallery-rules-of = Regeln von { $name }
gallery-other-family = Weitere Spiele
gallery-go-on = Weiterspielen
gallery-own-waiting =
    { $count ->
        [one] Du bist am Zug in { $count } Partie
       *[other] Du bist am Zug in { $count } Partien
    }
gallery-own-all = Alle meine Partien
`,_=e({default:()=>v}),v=`games-title = Meine Partien · Variorum
games-heading = Meine Partien
games-none = Du hast hier noch nicht gespielt.
games-find = Ein Spiel suchen
games-nameless = Diese Partien gehören zu diesem Browser. Mit einem Konto findest du sie auch anderswo.
games-analyse = Diese Partie { $game } analysieren
games-your-turn = Du bist am Zug
games-their-turn = Die Gegenseite ist am Zug
games-waiting = Wartet auf jemanden
games-going = Läuft
games-over = Beendet
games-verdict-won = Gewonnen
games-verdict-lost = Verloren
games-verdict-drawn = Remis
games-one-screen = Beide Seiten an einem Bildschirm
games-sections-turn = Du bist am Zug
games-sections-other = Die Gegenseite ist am Zug
games-sections-waiting = Wartet auf jemanden
games-sections-ended = Beendet
games-against = gegen { $name }
games-pair = { $white } – { $black }
`,y=e({default:()=>b}),b=`# A first game, guided step by step.

guide-first = Deine erste Partie
guide-first-of = { $name }: deine erste Partie
guide-title = Erste Partie: { $game }
guide-page-title = Erste Partie: { $game } · Variorum
guide-plain-title = Erste Partie · Variorum
guide-fetching = Deine erste Partie wird aufgebaut …
guide-missing = Hier gibt es kein Spiel zu lernen
guide-heading = Anleitung
guide-count = { $at } von { $of }
guide-bar = Schritt { $at }: { $title }
guide-bar-done = Schritt { $at }: { $title }, erledigt
guide-right = Genau so.
guide-shown = So geht es: { $turn }. Jetzt du.
guide-wrong = { $turn } ist erlaubt, aber nicht der gesuchte Zug. Versuch es noch einmal.
guide-wrong-more = { $turn } ist erlaubt, aber nicht gesucht. { $more }
guide-show = Zeig es mir
guide-back = Zurück
guide-skip = Überspringen
guide-next = Weiter
guide-rule = Regel
guide-rules = Alle Regeln
guide-made = Diese Schritte wurden aus den Regeln des Spiels und aus zufälligen Partien gemacht.
guide-end-title = Gut gemacht
guide-end-all = Du hast alle Aufgaben gelöst und bist bereit für eine Partie { $game }.
guide-end-some = Du hast { $done } von { $all } Aufgaben gelöst. Übersprungene warten auf dich.
guide-play = Jetzt spielen
guide-again = Noch einmal
`,x=e({default:()=>S}),S=`# Was Computer und Regeln am Tisch und auf Analysebrettern zeigen.

help-tools = Hilfe zu dieser Stellung
help-hint = Tipp
help-why = Warum?
help-threats = Drohungen
help-thinking = Der Computer sucht einen Zug …
help-piece = Tipp: { $piece } auf { $cell }.
help-drop = Tipp: { $piece } einsetzen.
help-threatened = Drohungen:
help-no-threats = Es droht nichts.
keys-hint = Tipp: die Figur, dann der Weg und der Grund
keys-threats = zeigen, was die andere Seite droht

exact-draw = Remis, wenn beide Seiten so gut wie möglich spielen
exact-coming = Die Endspieltabelle dieser Figuren entsteht gerade …
exact-turns = Wohin die Züge führen
exact-winning =
    { $count ->
        [one] { $count } Zug gewinnt
       *[other] { $count } Züge gewinnen
    }
exact-drawing =
    { $count ->
        [one] { $count } Zug hält remis
       *[other] { $count } Züge halten remis
    }
exact-losing =
    { $count ->
        [one] { $count } Zug verliert
       *[other] { $count } Züge verlieren
    }
exact-unknown =
    { $count ->
        [one] { $count } Zug führt dorthin, wo keine Tabelle antwortet
       *[other] { $count } Züge führen dorthin, wo keine Tabelle antwortet
    }
exact-turn-wins = gewinnt in { $count }
exact-turn-draws = hält remis
exact-turn-loses = verliert in { $count }
exact-play = Den Zug { $turn } ausführen: { $words }
help-exact = Genaues Ergebnis
`,C=e({default:()=>w}),w=`learn-story = Hintergrund
learn-examples = Auf dem Brett gezeigt
learn-examples-lead = Geh die Regeln, die anders sind als in anderen Spielen, Schritt für Schritt durch. Ein Klick auf eine Figur zeigt, wohin sie ziehen kann.
learn-rules = Regeln
learn-begins = Die Stellung am Anfang.
learn-legal = Jetzt erlaubt:
learn-illegal = Nicht erlaubt:
learn-step = { $at } von { $of }
learn-back = Zurück
learn-next = Weiter
learn-to-start = Zum Anfang
learn-signs = Figuren gezeichnet als
learn-styles-figures = Figuren
learn-styles-counters = Spielmarken
learn-styles-blocks = Einfache Formen
learn-styles-glyphs = Zugbilder
learn-styles-letters = Buchstaben
learn-legend = So liest man die Zugbilder
learn-legends-slide = Eine Linie: Sie zieht beliebig weit über leere Felder.
learn-legends-leap = Ein Punkt: Sie geht oder springt dorthin.
learn-legends-move = Hohl oder gestrichelt: nur ohne zu schlagen.
learn-legends-take = Ein Kreuz: nur zum Schlagen.
learn-legends-lame = Eine dünne Linie: Die Felder auf dem Weg müssen leer sein.
learn-legends-hop = Ein Balken: Sie schlägt über genau eine Figur hinweg.
learn-legends-elsewhere = Ein Kreuz im Kreis: Sie schlägt, was dort steht, ohne dorthin zu ziehen.
learn-legends-swap = Eine Raute: Sie tauscht mit einer Figur dort den Platz.
learn-legends-twice = Zwei Punkte: Sie gelangt in zwei Schritten dorthin, und auch der erste kann schlagen.
learn-legends-space = Räumliche Bretter: in der Mitte dieselbe Ebene oder Reihe, rechts davon die darüber oder davor und die darunter oder dahinter.
learn-try-it = Auf dem Brett ausprobieren
learn-try-title = Eine Figur ausprobieren
learn-try-lead = Klick auf ein Feld, um die Figur dorthin zu stellen. Wähle eine andere, um sie ihr in den Weg zu stellen; ein weiterer Klick entfernt sie wieder.
learn-try-piece = Figur
learn-click-puts = Ein Klick stellt
learn-tools-piece = die Figur
learn-tools-enemy = eine gegnerische Figur
learn-tools-friend = eine eigene Figur
learn-as-side = Als { side }
learn-clear = Weg frei machen
learn-goals =
    { $moves ->
        [one] Sie kann auf { $moves } leeres Feld ziehen.
       *[other] Sie kann auf { $moves } leere Felder ziehen.
    }
learn-goals-and-captures =
    Sie kann auf { $moves ->
        [one] { $moves } leeres Feld
       *[other] { $moves } leere Felder
    } ziehen und { $captures ->
        [one] { $captures } Figur
       *[other] { $captures } Figuren
    } schlagen.
learn-pieces = Alle Figuren
learn-pieces-title = Alle Figuren · Variorum
learn-pieces-lead = Jede Figur jedes Spiels: wie sie aussieht, wie sie zieht und wo sie mitspielt.
learn-pieces-short = Figuren
learn-fetching = Die Figuren werden geladen …
learn-search = Figuren suchen
learn-search-hint = Name, Buchstabe oder Wörter aus der Beschreibung
learn-kind-of-move = Sie …
learn-traits-slides = zieht weit
learn-traits-leaps = springt
learn-traits-steps = geht einen Schritt
learn-traits-hops = schlägt über eine Figur hinweg
learn-traits-crooked = zieht im Zickzack
learn-traits-hobbled = kann unterwegs blockiert werden
learn-traits-swaps = tauscht den Platz mit anderen
learn-traits-divided = schlägt anders, als sie zieht
learn-traits-forward = geht nur vorwärts
learn-traits-neutral = gehört keiner Seite
learn-found =
    { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    }
learn-more = Mehr zeigen
learn-card-title = { $name } auf { $cell }
learn-card-frozen = Sie ist erstarrt und kann jetzt nicht ziehen.
learn-card-here = Hier
learn-card-alone = Auf leerem Brett
learn-card-close = Schließen
learn-card-attacked = Angegriffen von
learn-card-kept = Gedeckt von
learn-no-check = Niemand steht im Schach.
learn-card-safe = Nichts greift es an.
learn-why-not = Warum nicht?
learn-card-hint = Punkte: Dorthin kann sie ziehen. Ringe: Dort kann sie schlagen.
learn-card-bound = Rote Felder: Dorthin könnte sie ziehen, doch dann stünde ihr König im Schach.
learn-card-led = Blaue Felder: Dorthin kommt sie über ein Relais oder ein Tor.
`,T=e({default:()=>E}),E=`lobby-title = Lobby · Variorum
lobby-heading = Lobby
lobby-lead = Offene Herausforderungen von Leuten, die jetzt spielen wollen. Nimm eine an oder stell selbst eine.
lobby-challenges = Offene Herausforderungen
lobby-none = Gerade wartet niemand. Stell eine Herausforderung, lass diese Seite offen oder mach mit etwas anderem weiter.
lobby-by = Spieler
lobby-game = Spiel
lobby-colour = Du spielst
lobby-clock = Bedenkzeit
lobby-action = Aktion
lobby-rated = gewertet
lobby-custom = eigene Anfangsstellung
lobby-either = Zufällige Farbe
lobby-no-clock = Ohne Uhr
lobby-join = Spielen
lobby-join-of = { $game } gegen { $name } spielen
lobby-cancel = Zurückziehen
lobby-cancel-of = Herausforderung zurückziehen: { $game }
lobby-yours = Du
lobby-make = Neue Herausforderung
lobby-pick-game = Spiel
lobby-watch = Partien zum Zuschauen
lobby-none-to-watch = Zurzeit wird keine öffentliche Partie gespielt.
lobby-count =
    { $count ->
        [one] { $count } offene Herausforderung
       *[other] { $count } offene Herausforderungen
    }
`,D=e({default:()=>O}),O=`new-game-eyebrow = Neue Partie
new-game-opponent = Gegner
new-game-opponents-engine = Der Computer
new-game-opponents-here = Jemand hier
new-game-opponents-friend = Ein Freund, per Link
new-game-opponents-open = Beliebig, aus der Lobby
new-game-opponents-watch = Keiner: zuschauen
new-game-hints-engine = Acht Stufen, von den ersten Schritten bis zur vollen Stärke.
new-game-hints-here = Beide Seiten ziehen auf diesem Bildschirm.
new-game-hints-friend = Du bekommst einen Link zum Verschicken. Wer ihn zuerst öffnet, spielt gegen dich; sonst sieht niemand die Partie.
new-game-hints-open = Deine Herausforderung steht in der Lobby, bis jemand sie annimmt.
new-game-hints-watch = Der Computer spielt beide Seiten.
new-game-you-play = Du spielst
new-game-either = Zufällig
new-game-level = Stufe { $level }
new-game-clock = Bedenkzeit für jede Seite
new-game-no-clock = Ohne Uhr
new-game-preset = { $minutes } Min. + { $seconds } s
new-game-own-clock = Eigene
new-game-minutes = Minuten
new-game-kind = Dazu
new-game-increment = Sekunden Zugabe je Zug
new-game-delay = Sekunden Aufschub je Zug
new-game-per-turn = Sekunden je Zug
new-game-clock-hint = Die Uhr läuft für ganze Züge, ab dem zweiten Zug jeder Seite.
new-game-rated = Gewertete Partie
new-game-rated-hint = Zählt für die Wertungszahlen beider Seiten. Braucht eine Uhr und die übliche Anfangsstellung.
new-game-start-position = Anfangsstellung
new-game-random-start = Zufälliger Anfang
new-game-random-start-hint = Die Figuren tauschen ihre Plätze; { $count } Aufstellungen, von 0 an gezählt
new-game-array = Nummer
new-game-draw-again = Neu auslosen
new-game-own-position = Mit einer eigenen Stellung beginnen
new-game-position-text = Stellungstext
new-game-paste-here = Hier eine Stellung einfügen
new-game-start = Beginnen
new-game-invite = Link erstellen
new-game-offer = In die Lobby stellen
new-game-starting = Wird aufgebaut …
`,k=e({default:()=>A}),A=`play-title = { $game }: { $status } · Variorum
play-setting = Das Brett wird aufgebaut …
play-missing = Hier ist keine Partie
play-rules = Regeln
play-chooser = Was willst du auf { $cell } tun?
play-turns = Züge
play-no-turns = Noch keine.
play-number = Nummer
play-in-hand = { side }: Figuren in der Hand
play-count-in-hand = { $piece }, { $count } in der Hand
play-captured = { side } hat geschlagen: { $pieces }.
play-captured-count = { $count } × { $piece }
play-surplus = Mehr als der Gegner hat: { $pieces }.
play-ahead =
    { $value ->
        [one] Vorsprung: etwa { $value } Bauer.
       *[other] Vorsprung: etwa { $value } Bauern.
    }
play-nothing-in-hand = keine Figuren in der Hand
play-lost-pieces = { side }: verlorene Figuren
play-lost-count = { $piece }, verloren: { $count }
play-count-of = { $piece }: { $count }
play-any-piece = eine Figur
play-marked-pieces = eine der markierten Figuren
play-second-may-move = Du darfst noch ziehen: { $pieces }.
play-second-may-place = Du darfst noch setzen: { $pieces }.
play-second-may-promote = Du darfst noch umwandeln: { $pieces }.
play-second-must-move = Jetzt ziehen: { $pieces }.
play-second-must-place = Jetzt setzen: { $pieces }.
play-second-must-promote = Jetzt umwandeln: { $pieces }.
play-where-to = { $piece } auf { $cell }: Wähle ein Zielfeld.
play-cell-for = { $piece }: Wähle ein Feld.
play-take-back = Zurücknehmen
play-new-game = Neue Partie
play-what-you-can-do = Aktionen
play-undo = Zug zurück
play-takeback = Um Rücknahme bitten
play-offer-draw = Remis anbieten
play-agree-draw = Remis
play-yes-draw = Ja, Remis
play-abort = Abbrechen
play-rematch = Revanche
play-next-game = Zur nächsten Partie
play-offers = Angebote
play-offered-draw = { $who } bietet Remis an.
play-offered-takeback = { $who } bittet, den letzten Zug zurücknehmen zu dürfen.
play-offered-rematch = { $who } möchte noch eine Partie.
play-offering-draw = Du hast Remis angeboten.
play-offering-takeback = Du hast gebeten, deinen letzten Zug zurücknehmen zu dürfen.
play-offering-rematch = Du hast um noch eine Partie gebeten.
play-accept = Annehmen
play-decline = Ablehnen
play-withdraw = Zurückziehen
play-your-turn = Du bist am Zug, { side }
play-your-turn-in-check = Du bist am Zug, { side }, und stehst im Schach
play-waiting-for = Warten auf einen Mitspieler
play-spectators =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
play-you = Du
play-nameless = Gast
play-free = freier Platz
play-computer = Computer, Stufe { $level }
play-rating = Wertungszahl { NUMBER($rating, useGrouping: 0) }
play-present = online
play-absent = abwesend
play-clock-of = Uhr von { side }
play-first-turn = Erster Zug innerhalb von { $time }
play-home =
    { $count ->
        [one] noch { $count } Zug zur Heimkehr
       *[other] noch { $count } Züge zur Heimkehr
    }
play-checks =
    { $count ->
        [one] { $count } Schach gegeben
       *[other] { $count } Schachs gegeben
    }
play-checks-explained = So oft hat diese Seite Schach gegeben. Die Regeln sagen, wie viele Schachs die Partie entscheiden.
play-counts =
    { $side ->
        [none] Gezählt: { $turns } von { $limit }
        [w] { side } zählt: { $turns } von { $limit }
       *[b] { side } zählt: { $turns } von { $limit }
    }
play-counts-explained = Wer nur noch den König hat, zählt Züge. Ohne Matt innerhalb von { $limit } ist die Partie remis.
play-row = Zug { $turn } von { $of } in Folge
play-home-explained = Innerhalb so vieler Züge muss die königliche Figur heimkehren, sonst ist die Partie verloren.
play-ko = { $piece } darf in diesem Zug nicht nach { $cell } zurück.
play-no-chess-clock = ohne Uhr
play-premove = Vorausgezogen: { $turn }
play-premove-gone = Dein Vorauszug ist nicht mehr möglich.
play-then-second = Du kannst einen zweiten Teil anfügen: erst die Figur anklicken, dann das Feld.
play-reviewing = Nach Zug { $turn } von { $all }
play-at-start = Anfangsstellung
play-back-to-now = Zurück zur Partie
play-to-start = Erste Stellung
play-back = Einen Zug zurück
play-forward = Einen Zug vor
play-to-end = Aktuelle Stellung
play-steps = Frühere Stellungen
play-chat = Chat
play-chat-players = Das können nur die beiden Spieler lesen.
play-chat-spectators = Nur für Zuschauer; die Spieler können das nicht lesen.
play-chat-none = Noch keine Nachrichten.
play-chat-closed = Der Chat dieser Partie ist geschlossen.
play-close-chat = Chat schließen
play-open-chat = Chat öffnen
play-say-label = Nachricht schreiben
play-send = Senden
play-mute = { $name } stummschalten
play-unmute = { $name } nicht mehr stummschalten
play-muted = stumm
play-blocked = blockiert
play-report = { $name } melden
play-chat-needs-link = Für den Chat der Zuschauer brauchst du den Link für Zuschauer. Ein Spieler kann ihn dir geben.
play-spectator = Zuschauer { $mark }
play-invite-heading = Einen Gegner einladen
play-invite-lead = Schick diesen Link an deinen Gegner. Wer ihn öffnet, kann die andere Seite übernehmen.
play-invite-listed = Diese Herausforderung steht in der Lobby. Du kannst auch diesen Link verschicken.
play-invite-link = Link zu dieser Partie
play-invite-spectators = Link für Zuschauer
play-invite-spectators-lead = Wer diesen Link öffnet, kann zuschauen und mit anderen Zuschauern reden, aber nicht mitspielen.
play-invite-spectators-copy = Link für Zuschauer kopieren
play-invite-copy = Kopieren
play-invite-copied = Link kopiert.
play-invite-not-copied = Kopieren nicht möglich. Markiere den Link und kopiere ihn selbst.
play-invite-code = QR-Code des Links
play-invite-cancel = Zurückziehen
play-invite-wait = Die Partie beginnt hier, sobald jemand beitritt.
play-join-heading = { $name } lädt dich zu einer Partie ein
play-join-waits = { $name } wartet auf einen eingeladenen Gast
play-join-play = Spielen
play-join-watch = Der Platz ist noch frei. Du kannst hier warten und zuschauen.
play-join-uninvited = Diese Partie ist privat. Zum Mitspielen öffne den Einladungslink; du kannst auch hier warten und zuschauen.
play-join-colour = Du spielst { side }.
play-join-random = Die Farben werden ausgelost.
play-join-rated = Diese Partie wird gewertet: Zum Mitspielen brauchst du ein Konto.
play-unrated = ungewertet
play-rated = gewertet
play-flip = Brett drehen
play-resign = Aufgeben
play-yes-resign = Ja, aufgeben
play-no = Nein
play-copy-position = Stellung kopieren
play-copy-fen = FEN kopieren
play-copy-pgn = PGN kopieren
play-copied = Stellung kopiert.
play-not-copied = Die Stellung ließ sich nicht kopieren.
play-game-copied = Partie kopiert.
play-game-not-copied = Die Partie ließ sich nicht kopieren.
play-taken-back = Zug zurückgenommen. { side } ist am Zug.
play-put = { $who } auf { $to } gesetzt
play-takes = { $who } { $from } schlägt { $victim } { $to }
play-goes = { $who } { $from } nach { $to }
play-becomes = { $gone }, wird { $who }
play-said = { side }: { $turn }.
play-check = Schach.

play-rules-page = Ganze Seite
play-now = Was jetzt zu tun ist
play-not-sent = Noch nicht gesendet: Die Verbindung ist unterbrochen.
play-pass = Verzichten
play-accept-rematch = Revanche annehmen
play-accept-draw = Remis annehmen
play-accept-undo = Rücknahme erlauben
play-about = Spiel
play-marks = Zeichen
play-place = Zum Brett
play-place-hint = Ein Klick auf eine Figur zeigt hier, wie sie zieht und was sie angreift, einer auf ein leeres Feld, was dieses angreift. Ein Klick auf ein Feld, auf das die aufgenommene Figur nicht ziehen kann, nennt den Grund.
play-more = Mehr
play-more-hint = Aufgeben, Analyse, Kopien, Vollbild, Tasten
play-full-screen = Vollbild
play-zen = Zen: nur das Brett
play-zen-off = Zen beenden
play-keys = Tasten
play-rating-change = Wertung { NUMBER($before, useGrouping: 0) }, jetzt { NUMBER($after, useGrouping: 0) }
play-rating-provisional = Wertung { NUMBER($rating, useGrouping: 0) }, noch unsicher
marks-move = kann dorthin ziehen
marks-capture = kann dort schlagen
marks-partner = tauscht den Platz mit der Figur dort
marks-first = erster Teil des Zuges
marks-last = letzter Zug
marks-ahead = im Voraus gesetzt, noch nicht gesendet
marks-check = im Schach
marks-ko = in diesem Zug gesperrt
keys-arrows = von Feld zu Feld
keys-planes = zur Ebene darüber, darunter
keys-name = zum Feld mit diesem Namen
keys-enter = aufnehmen, absetzen; auf den zweiten Teil verzichten
keys-escape = einen Schritt zurück
keys-targets = zum nächsten Ziel, zum vorigen
keys-card = was die Figur kann
keys-attackers = was das Feld angreift
keys-level = zu dieser Ebene
keys-views = eine Ebene allein, Schnitte entlang der Reihen, zurück zu allen Ebenen
keys-hand = eine Figur aus der Hand aufnehmen
keys-checks = wer Schach gibt
keys-command = zur Befehlszeile: Züge und Fragen als Text
keys-shift = Wo ein Feldname mit dem Buchstaben beginnt, halte die Umschalttaste. In den Einstellungen lassen sich einzelne Buchstaben abschalten.
keys-zoom = größer, kleiner, ganzes Brett
keys-steps = durch die Züge, außerhalb des Bretts
`,j=e({default:()=>M}),M=`puzzles-title = Rätsel · Variorum
puzzles-page-title = Rätsel: { $game } · Variorum
puzzles-heading = Rätsel
puzzles-lead = Stellungen, in denen nur ein Weg gewinnt oder nur ein Zug die Partie rettet.
puzzles-fetching = Ein Rätsel wird geholt …
puzzles-missing = Kein Rätsel gefunden
puzzles-none = Auf diesem Server gibt es noch keine Rätsel.
puzzles-of = Rätsel: { $game }
puzzles-daily = Rätsel des Tages
puzzles-daily-of = { $game }: { $aim }.
puzzles-win =
    { $count ->
        [one] { side } gewinnt in einem Zug
       *[other] { side } gewinnt in { $count } Zügen
    }
puzzles-save =
    { $count ->
        [one] Finde den einzigen Zug, nach dem { side } nicht sofort gewinnen kann
       *[other] Finde den einzigen Zug, nach dem { side } nicht in { $count } Zügen gewinnen kann
    }
puzzles-daily-solve = Lösen
puzzles-daily-again = Noch einmal ansehen
puzzles-daily-done = Heute gelöst
puzzles-game = Spiel
puzzles-any-game = Alle Spiele
puzzles-theme = Thema
puzzles-any-theme = Alle Themen
puzzles-theme-count = { $theme } ({ $count })
puzzles-start = Los
puzzles-standing = Dein Stand
puzzles-by-game = Nach Spielen
puzzles-count =
    { $count ->
        [one] { $count } Rätsel
       *[other] { $count } Rätsel
    }
puzzles-your-rating = Deine Wertung: { NUMBER($rating, useGrouping: 0) }.
puzzles-your-rating-about = Deine Wertung: etwa { NUMBER($rating, useGrouping: 0) }.
puzzles-your-record = Im ersten Versuch gelöst: { $solved } von { $attempts }.
puzzles-log-in = Ohne Konto werden Rätsel nicht gewertet, und nur dieser Browser merkt sie sich.
puzzles-run = In Folge gelöst
puzzles-days = Tage in Folge mit dem Rätsel des Tages
puzzles-streak = { $now } (Bestwert: { $best })
puzzles-all = Alle Rätsel
puzzles-of-game = Rätsel
puzzles-rating = Wertung { NUMBER($rating, useGrouping: 0) }
puzzles-right = Richtig. { side } antwortet { $turn }.
puzzles-solved = Gelöst.
puzzles-solved-late = Gelöst, wenn auch nicht im ersten Versuch.
puzzles-wrong = { $turn } ist es nicht. Versuch es noch einmal.
puzzles-shown = Die Lösung: { $line }
puzzles-hint-cell = Die Figur auf { $cell } macht den Zug.
puzzles-hint-hand = Eine Figur aus der Hand macht den Zug: { $piece }.
puzzles-rated = Deine Wertung: { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) } ({ $change })
puzzles-rated-before = Du hattest dieses Rätsel schon versucht: Deine Wertung bleibt.
puzzles-unrated = Nicht gewertet: Du bist nicht angemeldet.
puzzles-themes = Themen: { $themes }
puzzles-source = Quelle: { $source }
puzzles-source-self-play = eine Partie der Engine gegen sich selbst, { $turn }. Zug
puzzles-source-endings = ein Endspiel der Engine gegen sich selbst, { $turn }. Zug
puzzles-source-training = eine Partie, aus der die Engine gelernt hat, { $turn }. Zug
puzzles-source-problems = Fortsetzung einer komponierten Aufgabe, { $turn }. Zug
puzzles-source-records = { $file }, { $turn }. Zug
puzzles-source-beside = { $source }, nach einer anderen Antwort
puzzles-source-changed = { $source }, mit geänderten Figuren
puzzles-hint = Hinweis
puzzles-give-up = Lösung zeigen
puzzles-counts = Zählt als nicht gelöst, wenn es dein erster Versuch ist
puzzles-skip = Ein anderes
puzzles-next = Nächstes Rätsel
puzzles-again = Noch einmal

puzzles-theme-capture = Schlagzug
puzzles-theme-check = Schach
puzzles-theme-quiet = stiller Zug
puzzles-theme-sacrifice = Opfer
puzzles-theme-zugzwang = Zugzwang
puzzles-theme-drop = Einsetzen
puzzles-theme-promotion = Umwandlung
puzzles-theme-promotion-elsewhere = Umwandlung einer anderen Figur
puzzles-theme-second-part = zweiter Teil eines Zuges
puzzles-theme-relay = neutrale Figuren
puzzles-theme-level-change = Wechsel der Ebene
puzzles-theme-castling = Rochade
puzzles-theme-en-passant = Schlagen im Vorübergehen
puzzles-theme-swap = Platztausch
puzzles-theme-gate = Nachrücken aus der Hand
puzzles-theme-save = einziger Zug
puzzles-theme-long = lang

mistakes-heading = Fehler
mistakes-lead = Finde bessere Züge als die der Partie. Zuerst bewertet die Engine die ganze Partie.
mistakes-find = Fehler suchen
mistakes-finding = Stellung { $done } von { $all } wird bewertet …
mistakes-own = Deine Fehler noch einmal versuchen ({ $count })
mistakes-of = Fehler noch einmal versuchen: { side } ({ $count })
mistakes-none = Keine Fehler gefunden.
mistakes-title = Fehler: { $game }
mistakes-task = Hier zog { side } { $turn }. Finde einen besseren Zug.
mistakes-count = Fehler { $at } von { $of }
mistakes-judging = Die Engine prüft { $turn } …
mistakes-right = { $turn } ist besser.
mistakes-wrong = { $turn } ist nicht besser. Versuch es noch einmal.
mistakes-shown = Ein guter Zug: { $turn }
mistakes-show = Guten Zug zeigen
mistakes-next = Nächster Fehler
mistakes-last = Zurück zur Partie
mistakes-leave = Beenden
`,N=e({default:()=>P}),P=`rules-title = Regeln von { $name } · Variorum
rules-plain-title = Regeln · Variorum
rules-fetching = Die Regeln werden geladen …
rules-missing = Hier sind keine Regeln
rules-contents = Auf dieser Seite
rules-pieces = Die Figuren und ihre Zeichen
rules-neutrals = Neutrale Figuren
rules-rulings = Auslegungen
rules-rulings-lead = Was gilt, wo der Text des Erfinders schweigt oder sich widerspricht.
rules-sources = Quellen
rules-royal = königlich
rules-hexagons = { $cells } Sechsecke
rules-size =
    { $pieces ->
        [one] { $size } · { $pieces } Figur
       *[other] { $size } · { $pieces } Figuren
    }
rules-size-with-neutral =
    { $pieces ->
        [one] { $size } · { $pieces } Figur und { $neutral } neutrale
       *[other] { $size } · { $pieces } Figuren und { $neutral } neutrale
    }
rules-play-this = Dieses Spiel spielen
rules-start = Anfangsstellung
rules-rings = Doppelte Linien trennen die Ringe: Ein Schritt darüber führt auf eine Linie eines anderen Rings. Kurze Doppellinien unter einer Linie bedeuten dasselbe für den Schritt zur nächsten Ebene.
rules-regions = Dünne Linien sind Grenzen, die manche Figuren nicht überschreiten dürfen; das steht bei der jeweiligen Figur.

endings-title = Welche Figuren allein gewinnen
endings-lead = Eine Figur und die königliche gegen eine königliche allein, über alle Stellungen, wenn beide Seiten so gut wie möglich spielen.
endings-piece = Figur
endings-to-move = Gewinnt, am Zug
endings-waiting = Gewinnt, andere Seite am Zug
endings-longest-title = Längster Gewinn
endings-longest =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
endings-never = nie
endings-share = { NUMBER($percent, maximumFractionDigits: 2) }\xA0%
`,F=e({default:()=>I}),I=`# Texte zu dem, was der Server mit einer Zahl oder einem Wort benennt. Wo hier keiner steht, wird der Text des Servers gezeigt.

level-1 = Erste Schritte
level-1-description = Kennt die Regeln und zieht, was ihm gerade einfällt.
level-2 = Neuling
level-2-description = Zieht fast jedes zweite Mal aufs Geratewohl.
level-3 = Anfänger
level-3-description = Denkt einen Zug voraus und übersieht vieles.
level-4 = Lernender
level-4-description = Denkt einen Zug voraus, mit Aussetzern.
level-5 = Spieler
level-5-description = Sieht die Antwort, aber nicht immer, was sie wert ist.
level-6 = Hobbyspieler
level-6-description = Sieht kurze Drohungen, mit Aussetzern.
level-7 = Fortgeschritten
level-7-description = Sieht kurze Kombinationen; das Urteil schwankt.
level-8 = Vereinsspieler
level-8-description = Verschenkt selten etwas.
level-9 = Stark
level-9-description = Plant ein wenig und bestraft Fehler.
level-10 = Könner
level-10-description = Sieht weit voraus, in ein bis zwei Sekunden.
level-11 = Meister
level-11-description = Denkt bis zu zwei Sekunden nach.
level-12 = Volle Stärke
level-12-description = Denkt bis zu sechs Sekunden je Zug nach.

notice-engine-failed = Der Computer konnte nicht ziehen. Nimm einen Zug zurück oder lade die Seite neu.
`,L=e({default:()=>R}),R=`settings-title = Aussehen und Klang
settings-theme = Seite
settings-themes-auto = Wie das System
settings-themes-light = Hell
settings-themes-dark = Dunkel
settings-palette = Brett
settings-palettes-sage = Salbei
settings-palettes-wood = Holz
settings-palettes-slate = Schiefer
settings-palettes-safe = Für Farbenblinde
settings-contrast = Hoher Kontrast
settings-coordinates = Koordinaten am Brett
settings-motion = Züge animieren
settings-turns = Schreibweise der Züge
settings-turns-figurines = Figurinen
settings-turns-letters = Buchstaben
settings-turns-cells = Felder
settings-sound = Töne
settings-letters = Einzelne Buchstaben sind Tasten am Tisch
settings-told = Sagen, was die Züge des Computers bewirken
settings-rail = Telefon quer: Leiste links
settings-sets-wedges = Figuren von Shogi und seinen Verwandten
settings-sets-discs = Figuren von Xiangqi und seinen Verwandten
settings-set-characters = Schriftzeichen
settings-set-international = Schriftzeichen mit Zügen
settings-set-pictures = Bilder
settings-boards = Bretter ostasiatischer Spiele
settings-boards-own = Wie in der Heimat
settings-boards-chequered = Kariert
`,z=e({default:()=>B}),B=`site-home = Variorum, alle Spiele
site-parts = Seiten
site-games = Spiele
site-lobby = Lobby
site-analysis = Analyse
site-my-games = Meine Partien
site-to-login = Anmelden
site-line-lost = Verbindung verloren. Neuer Versuch …
site-stale = Variorum wurde aktualisiert. Bitte lade diese Seite neu.
site-reload = Neu laden
site-language = Sprache
site-all-games = Alle Spiele
site-lost-title = Seite nicht gefunden
site-lost = Unter dieser Adresse gibt es keine Seite.
site-cancel = Abbrechen
site-close-message = Meldung schließen
site-coming = Einen Augenblick …
site-try-again = Noch einmal versuchen
site-unreachable = Der Server antwortet nicht. Läuft Variorum noch?
site-logged-out = Du bist nicht mehr angemeldet.
site-refused = Der Server hat die Anfrage abgelehnt ({ NUMBER($status, useGrouping: 0) }).
site-read-only = Die Website wird gewartet: Du kannst alles ansehen, aber im Augenblick nichts ändern.
site-broken = Auf dieser Seite ist etwas schiefgegangen. Bitte lade sie neu.
site-moved-on = Die Partie ist inzwischen weitergegangen.
site-to-board = Zum Brett
site-menu = Menü
site-close = Schließen
site-offline = Keine Verbindung. Was du schon gelesen hast, kannst du lesen; Partien gehen weiter, sobald die Verbindung wieder da ist.
site-offline-works = Geht ohne Verbindung
site-offline-nothing = Noch nichts: Die Regeln eines Spiels kann man ohne Verbindung lesen, sobald man sie einmal geöffnet hat.
`,V=e({default:()=>H}),H=`side =
    { $side ->
        [w] Weiß
        [b] Schwarz
        [red] Rot
        [black-of-red] Schwarz
        [sente] Sente
        [gote] Gote
       *[n] Neutral
    }
words-turns =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
words-piece = Figur
words-piece-of = { $piece }, { side }
words-piece-on = { $piece } auf { $cell }
words-castle-with = Rochade mit { $partner }
words-castle-to = Rochade mit { $partner }, nach { $cell }
words-swap-with = Platz tauschen mit { $partner }
words-put-on = { $piece } auf { $cell } einsetzen
words-stay-on = Als Zug auf { $cell } stehen bleiben
words-promote-to = Umwandeln: { $piece }
words-do-not-promote = Nicht umwandeln
words-take-on = Auf { $cell } schlagen
words-move-to = Nach { $cell } ziehen
words-through = über { $cell }
words-through-exposed = über { $cell }, wo sie geschlagen werden kann
words-directly = direkt
words-put-down = Wieder absetzen
words-pick-instead = Stattdessen auswählen: { $piece }
words-turn-into = Umwandeln: { $piece } wird { $other }
words-move-piece-to = { $piece } nach { $cell } ziehen
words-thinking = { side } überlegt …
words-to-move = { side } ist am Zug
words-to-move-in-check = { side } ist am Zug und steht im Schach

words-number = { NUMBER($value) }
words-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
words-day = { DATETIME($at, dateStyle: "medium") }
words-time = { DATETIME($at, timeStyle: "short") }
`;export{l as _,N as a,r as b,D as c,x as d,y as f,d as g,p as h,F as i,T as l,h as m,z as n,j as o,_ as p,L as r,k as s,V as t,C as u,s as v,t as x,a as y};