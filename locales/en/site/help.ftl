# What the engine and the rules show at the table and on analysis boards.

help-tools = Help on this position
help-hint = Hint
help-why = Why?
help-threats = Threats
help-thinking = The engine is looking for a turn…
help-piece = Hint: { $piece } on { $cell }.
help-drop = Hint: drop { $piece }.
help-threatened = Threats:
help-no-threats = Nothing is threatened.
keys-hint = hint: the piece, then the way and the reason
keys-threats = show what the other side threatens
