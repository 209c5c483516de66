# Names of zones, by the ids of their games. CONTRIBUTING.md, “A language”.

-camp = camp
-end-ranks = end ranks
-ends = ends
-far-half = far half
-far-rank = far rank
-first-rank = first rank
-fortress = fortress
-goal = goal
-hill = hill
-home = home
-king-home = king home
-left-rook-home = left rook home
-own-half = own half
-palace = palace
-right-rook-home = right rook home
-second-rank = second rank
-third-rank = third rank
