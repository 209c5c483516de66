# Ce que le moteur et les règles montrent à la table et sur les plateaux d’analyse.

help-tools = Aide pour cette position
help-hint = Conseil
help-why = Pourquoi ?
help-threats = Menaces
help-thinking = Le moteur cherche un coup…
help-piece = Conseil : { $piece } en { $cell }.
help-drop = Conseil : parachuter { $piece }.
help-threatened = Menaces :
help-no-threats = Rien n’est menacé.
keys-hint = conseil : la pièce, puis le chemin et la raison
keys-threats = montrer ce que menace l’autre camp
