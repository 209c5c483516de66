# Words that the functions of messages use: CONTRIBUTING.md, “A language”.

# Letters that make an article before them “an”. A name that sounds otherwise has an attribute of its own in pieces.ftl.
-vowels = aeiou

-article-definite = the
-article-indefinite = a
    .vowel = an
    .plural = { "" }

# A piece whose name is not in pieces.ftl, such as one of a user's own game.
-piece-unknown = { $name }
    .plural = { $name }s

# A zone whose name is not in zones.ftl.
-zone-unknown = { $name }
# Cells in place of a zone’s name, such as “ranks 2 and 3”.
-zone-cells = { $name }

# Lists: the last two items; .more: the items before; .two: the only two; .two-commas: the only two if there are commas in them.
-list-and = { $first } and { $last }
    .more = { $first }, { $last }
-list-or = { $first } or { $last }
    .more = { $first }, { $last }
-list-sentences = { $first } { $last }
-list-plain = { $first }, { $last }
-list-cells = { $first } { $last }
-list-then = { $first } and then { $last }
-list-errors = { $first }; { $last }
    .more = { $first }; { $last }
-list-and-clauses = { $first }; and { $last }
    .more = { $first }; { $last }
    .two = { $first }, and { $last }
    .two-commas = { $first }; and { $last }
-list-or-clauses = { $first }; or { $last }
    .more = { $first }; { $last }
    .two = { $first }, or { $last }
    .two-commas = { $first }; or { $last }

-number-0 = no
-number-1 = one
-number-2 = two
-number-3 = three
-number-4 = four
-number-5 = five
-number-6 = six
-number-7 = seven
-number-8 = eight
-number-9 = nine
-number-10 = ten
-number-11 = eleven
-number-12 = twelve

-ordinal-1 = first
-ordinal-2 = second
-ordinal-3 = third
-ordinal-4 = fourth
-ordinal-5 = fifth
-ordinal-6 = sixth
-ordinal-other = { $number }th
