# Was `variorum export` über Regeln sagt, für die das Format variants.ini keine Option hat, und über Züge, die in Betza-Notation nicht zu sagen sind. Was in
# Backquotes steht, gehört zu den Dateien und bleibt, wie es ist.

## Rules that are missing

export-gap-moves = { $piece }: die Betza-Notation von variants.ini kann `{ $phrase }` nicht sagen
export-gap-piece = { $piece }: für `{ $key }` gibt es keine Option
export-gap-rule = für `{ $key }` gibt es keine Option
export-gap-board = das Brett hat eine andere Form als höchstens 12 Linien und 10 Reihen von Quadraten
export-gap-too-many-pieces = es gibt mehr Figurenarten als Buchstaben

## What is left out without effect on the moves

export-remark-ending = `{ $key }` fällt weg: Partien können zu einem anderen Zeitpunkt enden
export-remark-extra = `{ $key }` fällt weg
