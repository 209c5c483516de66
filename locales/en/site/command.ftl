# The command line: moves and questions as text. What the server answers is in commands.ftl.

command-title = Command line
command-label = Move, question or command
command-placeholder = / Move or question, such as help
command-answers = Answers
command-no-clock = This game has no clock.
command-clocks = White { $white }, Black { $black }.
command-watching = You are watching this game.
command-not-now = The board is changing. Please try once more.
command-taken-back = Taken back.
command-no-undo = In a rated game no turn is taken back.
command-nothing-to-undo = There is nothing to take back.
command-draw = A draw is offered, or the other’s offer accepted.
command-resign-sure = Do you really want to resign? Type resign once more.
command-only-in-games = This works only in a game against somebody.
