# Texts for things that the server names by a number or a word. The server’s own text is shown where there is none here.

level-1 = First steps
level-1-description = Knows the rules and plays whatever comes to mind.
level-2 = Beginner
level-2-description = Looks one turn ahead and overlooks a lot.
level-3 = Learner
level-3-description = Looks two turns ahead, with lapses.
level-4 = Casual
level-4-description = Sees short threats; its judgement wavers.
level-5 = Regular
level-5-description = Seldom gives anything away.
level-6 = Strong
level-6-description = Plans a little and punishes mistakes.
level-7 = Expert
level-7-description = Thinks for up to two seconds.
level-8 = Full strength
level-8-description = Thinks for up to six seconds per turn.

notice-engine-failed = The engine could not make its turn. Take a turn back or reload the page.
