# Was `variorum import` über Dateien mit Varianten und über Züge in Betza-Notation sagt. Was in Backquotes steht, gehört zu den Dateien und bleibt, wie es ist.

## The report

import-translated = { $name }: übersetzt
import-not-translated = { $name }: nicht übersetzt
import-partial = { $name }: teilweise übersetzt
# In place of file and line: the option is not in the file, but a default or from a variant that is built in
import-inherited = geerbt
# Before a remark
import-remark = Anmerkung
import-faulty = die Spieldatei hat Fehler; `variorum check` findet sie, wenn sie mit `--partial` geschrieben ist
# After the phrases of Betza notation
import-first-zone = in `{ $zone }` beginnen erste Züge; schreib ihre Felder unter `[zones]`, wie in `{ $zone } = "rank 2"`
# The last line
import-figures = { $translated } von { $all } Varianten übersetzt

## What is wrong with a file of variants

variants-file-too-long = die Datei hat { $bytes } Bytes; erlaubt sind { $most }
variants-too-many-variants = die Datei hat mehr als { $most } Varianten
variants-line-too-long = die Zeile hat mehr als { $most } Bytes
variants-no-option = das ist keine Zeile `option = value`
variants-no-section = diese Option gehört zu keiner Variante: davor steht keine Überschrift `[name]`
variants-bracket-open = die Klammer der Überschrift ist nicht geschlossen
variants-name-missing = die Variante hat keinen Namen
variants-name-taken = eine andere Variante heißt `{ $name }`
variants-no-base = vor dieser gibt es keine Variante `{ $base }`

## Why an option cannot be translated; after its name and a colon

gap-no-word = das kann die Sprache noch nicht sagen
gap-unknown-option = eine solche Option ist nicht bekannt
# $advice: did you mean …?
gap-misspelt-option = eine solche Option ist nicht bekannt; { $advice }
gap-bad-value = `{ $value }` ist kein Wert für diese Option
# $variants: what is wrong with the line
gap-line = { $variants }
gap-piece-letter = `{ $value }`, Zeichen 1: hier sollte der Buchstabe der Figur stehen, oder `-`, wenn es sie nicht gibt
gap-piece-moves = `{ $value }`, Zeichen { $character }: auf den Buchstaben sollten ein Doppelpunkt und Züge in Betza-Notation folgen, wie in `{ $letter }:NB`
# $betza: why the part cannot be said
gap-moves = `{ $part }` aus `{ $moves }`, Zeichen { $character }: { $betza }
gap-off-the-board = nicht auf dem Brett mit { $files } Linien und { $ranks } Reihen: `{ $places }`
gap-board-too-large = ein Brett mit { $files } Linien und { $ranks } Reihen ist zu groß
gap-start = die Anfangsstellung passt nicht zu Brett und Figuren: { LIST($position, type: "errors") }
gap-several-royal = die Zahl der königlichen Figuren zählt auf eine Art, die die Sprache noch nicht sagen kann
gap-royal-value = wer die königliche Figur verliert, muss die Partie verlieren
gap-hand-counts = hier zählen Figuren in der Hand; das kann die Sprache noch nicht sagen
gap-checks-differ = Weiß und Schwarz brauchen verschieden viele Schachs; das kann die Sprache noch nicht sagen

## Why moves in Betza notation cannot be said; after the part of the notation and a colon

betza-too-long = die Notation hat mehr als { $most } Zeichen
betza-not-an-atom = so wird kein Atom geschrieben
betza-not-a-modifier = so wird kein Zusatz geschrieben
betza-atom-missing = es folgt kein Atom
betza-no-direction = eine solche Richtung hat das Atom nicht
betza-turns-back = der Weg biegt so ab, wie es die Sprache nicht sagen kann
betza-exact-walk = genau { $steps } Schritte, die abbiegen können; in einer Spieldatei darf ein solcher Gang auch früher enden, wie in `{ $walk }`
betza-captures-on-the-way = ein Schlag unterwegs, nach dem es weitergehen muss; in einer Spieldatei darf eine Figur einen Schritt weitergehen, aber auch stehen bleiben
betza-second-step = ein zweiter Schritt, der nur zieht oder nur schlägt; das kann die Sprache noch nicht sagen
betza-hops-on-the-way = ein Sprung über eine Figur unterwegs, hinter der sich Richtung oder Reichweite ändern; das kann die Sprache noch nicht sagen
betza-passing-on-the-way = ein Schlag en passant in mehreren Teilen; das kann die Sprache noch nicht sagen
betza-mixed = ein Weg, auf dem manche Felder leer sein müssen und andere nicht; das kann die Sprache noch nicht sagen
betza-path-too-long = ein Weg von mehr als { $most } Schritten, mehr als eine Spieldatei haben darf
betza-too-many-paths = mehr als { $most } Wege
betza-passes = die Figur käme dorthin zurück, wo sie begann, ohne den Schritt auch allein zu können; in einer Spieldatei steht das Passen unter `[turn]`
betza-oblique-turn = ein schräger Sprung nach einem anderen Schritt kann hier nur weiter oder zurück führen
betza-range-alone = eine Änderung der Reichweite braucht einen weiteren Teil, mit `a`
betza-bracket = Teile in Klammern werden mit `-` oder `?` verbunden, wie in `[W-F]`; Zusätze stehen innen
betza-repeats = eine Wiederholung mehrerer Teile; schreibe die Teile aus
betza-tame = `t` hat mehrere Bedeutungen, von denen die Sprache keine sagen kann; einen Knick schreibt man `[F-R]`
betza-own-capture = ein Schlag gegen eigene Figuren; das kann die Sprache noch nicht sagen
betza-unloads = die Figur setzt ab, was sie genommen hat; das kann die Sprache noch nicht sagen
betza-lends = die Figur leiht anderen Züge; in einer Spieldatei sagt das `[[influence]]` mit `effect = "add-moves"`
betza-royal-only = ein Schlag nur gegen königliche Figuren; in einer Spieldatei nennt `capturing enemy` die Figurenarten
betza-skips = ein Sprung, der eine Figur unterwegs braucht, oder eine Fahrt, die ein Feld überspringt; das kann die Sprache noch nicht sagen
betza-short-hop = ein Sprung mit einem einzigen Schritt, was die Sprache noch nicht sagen kann
betza-hopping-leap = ein Sprung über eine Figur mit solchen Schritten; das kann die Sprache noch nicht sagen
betza-passing-leap = ein erster Sprung, der im Vorbeigehen geschlagen werden kann; das kann die Sprache noch nicht sagen
betza-castling = die Rochade steht in einer Spieldatei unter `[[castling]]`
betza-round = um den Rand herum: schreib in einer Spieldatei beim Brett `wraps = true`

## What a game file leaves out or does in another way; after the option and a colon

remark-random-start = die Anfangsstellung wird ausgelost; die Spieldatei hat die gewöhnliche
remark-off-the-board = nicht auf dem Brett mit { $files } Linien und { $ranks } Reihen und weggelassen: `{ $places }`
remark-counting = die Zählregeln sind weggelassen
remark-chasing = von den Regeln über das Jagen werden die klaren Fälle entschieden
remark-repetition = in der Spieldatei ist eine Wiederholung remis
remark-to-and-fro = die Regel gegen das Hin- und Herziehen ist weggelassen
remark-split = `{ $letter }` ist in der Spieldatei für Schwarz eine eigene Art mit dem Kürzel `{ $token }`, weil ihre Regeln abweichen
