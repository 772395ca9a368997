// Made by Scripts/embed-patterns.sh from assets/patterns/predecessor.rle. Do not edit.
// swift-format-ignore-file

extension LibraryText {
  /// The blocks of assets/patterns/predecessor.rle.
  package static let predecessor = ##"""
#N pre-block
#D predecessor lifespan=1 population=4
x = 2, y = 2, rule = B3/S23
o$2o!

#N grin
#C What is left of the Cheshire cat: a block a generation later.
#D predecessor lifespan=1 population=4
x = 4, y = 2, rule = B3/S23
o2bo$b2o!

#N pre-pre-block
#A hook
#D predecessor lifespan=2 population=4
x = 2, y = 3, rule = B3/S23
2o$bo$o!

#N tail
#D predecessor lifespan=3 population=6
x = 2, y = 3, rule = B3/S23
o$o$2o!

#N feather
#D predecessor lifespan=3 population=4
x = 3, y = 4, rule = B3/S23
2o$o$bo$2bo!

#N o-pentomino
#D predecessor lifespan=6 population=12
x = 5, y = 1, rule = B3/S23
5o!

#N p-pentomino
#D predecessor lifespan=4 population=0
x = 2, y = 3, rule = B3/S23
2o$2o$o!

#N q-pentomino
#D predecessor lifespan=9 population=12
x = 4, y = 2, rule = B3/S23
4o$3bo!

#N s-pentomino
#D predecessor lifespan=5 population=0
x = 4, y = 2, rule = B3/S23
2b2o$3o!

#N t-pentomino
#D predecessor lifespan=10 population=12
x = 3, y = 3, rule = B3/S23
3o$bo$bo!

#N u-pentomino
#D predecessor lifespan=4 population=0
x = 3, y = 2, rule = B3/S23
obo$3o!

#N v-pentomino
#D predecessor lifespan=3 population=7
x = 3, y = 3, rule = B3/S23
o$o$3o!

#N w-pentomino
#D predecessor lifespan=2 population=7
x = 3, y = 3, rule = B3/S23
o$2o$b2o!

#N x-pentomino
#D predecessor lifespan=6 population=12
x = 3, y = 3, rule = B3/S23
bo$3o$bo!

#N y-pentomino
#D predecessor lifespan=3 population=0
x = 4, y = 2, rule = B3/S23
2bo$4o!

#N z-pentomino
#D predecessor lifespan=3 population=0
x = 3, y = 3, rule = B3/S23
2o$bo$b2o!

#N claw
#D predecessor lifespan=2 population=5
x = 4, y = 3, rule = B3/S23
2b2o$o2bo$b2o!

#N pre-beehive
#D predecessor lifespan=1 population=6
x = 3, y = 2, rule = B3/S23
3o$3o!

#N stairstep-hexomino
#D predecessor lifespan=63 population=16
x = 4, y = 3, rule = B3/S23
2o$b2o$2b2o!

#N table
#D predecessor lifespan=15 population=0
x = 4, y = 2, rule = B3/S23
4o$o2bo!

#N z-hexomino
#D predecessor lifespan=45 population=0
x = 3, y = 4, rule = B3/S23
2o$bo$bo$b2o!

#N bullet-heptomino
#D predecessor lifespan=8 population=12
x = 3, y = 3, rule = B3/S23
bo$3o$3o!

#N bun
#D predecessor lifespan=17 population=24
x = 4, y = 3, rule = B3/S23
b2o$o2bo$b3o!

#N cap
#D predecessor lifespan=22 population=18
x = 4, y = 3, rule = B3/S23
b2o$o2bo$4o!

#N long-hook
#D predecessor lifespan=44 population=4
x = 5, y = 3, rule = B3/S23
3b2o$o3bo$4o!

#N pre-pulsar-predecessor
#D predecessor period=3 lifespan=24 population=48
x = 9, y = 2, rule = B3/S23
bo5bo$3o3b3o!

#N teardrop
#D predecessor lifespan=20 population=12
x = 4, y = 4, rule = B3/S23
b3o$o2bo$o2bo$b2o!

#N dock
#D predecessor lifespan=7 population=0
x = 6, y = 3, rule = B3/S23
b4o$o4bo$2o2b2o!

#N unidimensional-pentadecathlon
#D predecessor period=15 lifespan=2 population=18
x = 10, y = 1, rule = B3/S23
10o!

#N bookend-siamese-table
#D predecessor lifespan=39 population=14
x = 7, y = 3, rule = B3/S23
2o$o2bo2bo$b6o!

#N pre-sidewalk
#D predecessor lifespan=2 population=14
x = 7, y = 4, rule = B3/S23
5b2o$2o2b2o$b2o2b2o$2o!

#N racetrack
#D predecessor lifespan=40 population=0
x = 6, y = 4, rule = B3/S23
3b2o$b3obo$o4bo$b4o!

#N very-long-house
#D predecessor lifespan=6 population=12
x = 7, y = 3, rule = B3/S23
b5o$o2bo2bo$2o3b2o!

#N anvil
#D predecessor lifespan=42 population=7
x = 7, y = 4, rule = B3/S23
b4o$o4bo$b3obo$3bob2o!

#N pre-pulsar
#D predecessor period=3 lifespan=20 population=48
x = 9, y = 3, rule = B3/S23
3o3b3o$obo3bobo$3o3b3o!

#N cheshire-cat
#O C. R. Tompkins
#C The cat goes, the grin stays, and then only a paw.
#D predecessor lifespan=7 population=4
x = 6, y = 6, rule = B3/S23
bo2bo$b4o$o4bo$ob2obo$o4bo$b4o!
"""##
}
