# Texts for things that the server names by a number or a word. The server’s own text is shown where there is none here.

level-1 = First steps
level-1-description = Knows the rules and plays whatever comes to mind.
level-2 = Newcomer
level-2-description = Plays almost every other turn at random.
level-3 = Beginner
level-3-description = Looks one turn ahead and overlooks a lot.
level-4 = Learner
level-4-description = Looks one turn ahead, with lapses.
level-5 = Player
level-5-description = Sees the reply, but not always what it is worth.
level-6 = Casual
level-6-description = Sees short threats, with lapses.
level-7 = Regular
level-7-description = Sees short combinations; its judgement wavers.
level-8 = Club player
level-8-description = Seldom gives anything away.
level-9 = Strong
level-9-description = Plans a little and punishes mistakes.
level-10 = Expert
level-10-description = Looks far ahead, within a second or two.
level-11 = Master
level-11-description = Thinks for up to two seconds.
level-12 = Full strength
level-12-description = Thinks for up to six seconds per turn.

notice-engine-failed = The engine could not make its turn. Take a turn back or reload the page.
