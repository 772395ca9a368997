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

#N garden-of-eden-14x14
#O Achim Flammenkamp, 1991
#C A Garden of Eden: nothing comes before it.
#D predecessor period=2 lifespan=206 population=36
x = 14, y = 14, rule = B3/S23
2obobobob2obo$ob3ob3ob2obo$4ob3ob2obo$3obobobob4o$b3obob3ob2o$7ob4obo$
bobob8o$ob3ob2obobobo$6ob6o$ob2ob5obobo$3ob9o$b3obobobob3o$3obobobob2o
bo$ob12o!

#N garden-of-eden-13x12
#O Achim Flammenkamp, 2004
#C A Garden of Eden: nothing comes before it.
#D predecessor period=2 lifespan=19 population=9
x = 13, y = 12, rule = B3/S23
2bob3o$2obob5obo$obob2obobo$b4obob3o$obob2ob3obo$b3ob2obobo$2bo3b3o2b
2o$bob2obobob2o$3ob4obobo$bob4o3bo$bobob2o2bo$b2obo2b2o2bo!

#N garden-of-eden-12x11
#O Achim Flammenkamp, 2004
#C A Garden of Eden: nothing comes before it.
#D predecessor period=2 lifespan=270 population=60
x = 12, y = 11, rule = B3/S23
bob2ob2o2bo$2bob3ob3o$2b2ob3obobo$bob3ob3obo$5o2b4o$b2ob3obo2bo$b3obob
o2bo$b2ob3o2b2o$ob3ob3obo$o2b2o2bobobo$10bo!

#N garden-of-eden-12x12
#O Nicolay Beluchenko, 2006
#C A Garden of Eden: nothing comes before it.
#D predecessor period=2 lifespan=23 population=10
x = 12, y = 12, rule = B3/S23
2bob3o$2obob5obo$obob2obobo$b4obob3o$obob2ob3obo$b3ob2obobo$2bo3b3o2bo
$bob2obobobo$3ob4obobo$2ob4o3bo$bobob2o2bo$b2obo2b2obo!

#N garden-of-eden-11x11
#O Nicolay Beluchenko, 2009
#C A Garden of Eden: nothing comes before it.
#D predecessor lifespan=19 population=0
x = 11, y = 11, rule = B3/S23
b3o2b2o$b2obobob3o$b3o2b5o$obobobobobo$4obobobo$4b3o$bobobob4o$obobobo
bobo$5o2b3o$3obobob2o$3b2o2b3o!

#N garden-of-eden-10x10
#O Marijn Heule, 2013
#C A Garden of Eden: nothing comes before it.
#D predecessor lifespan=6 population=0
x = 10, y = 10, rule = B3/S23
bob3obo$2bobobo2bo$ob3o2b2o$bob5obo$o2bo2b4o$4o2bo2bo$ob5obo$b2o2b3obo
$o2bobobo$2bob3obo!
"""##
}
