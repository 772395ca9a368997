// Made by Scripts/embed-patterns.sh from assets/patterns/methuselah.rle. Do not edit.
// swift-format-ignore-file

extension LibraryText {
  /// The blocks of assets/patterns/methuselah.rle.
  package static let methuselah = ##"""
#N r-pentomino
#O John Conway, 1969
#C Five cells that took the first watchers of Life many weeks to follow.
#D methuselah lifespan=1103 population=116
x = 3, y = 3, rule = B3/S23
b2o$2o$bo!

#N acorn
#O Charles Corderman, 1971
#C Seven cells.
#D methuselah lifespan=5206 population=633
x = 7, y = 3, rule = B3/S23
bo$3bo$2o2b3o!

#N diehard
#C Nothing is left after 130 generations.
#D methuselah lifespan=130 population=0
x = 8, y = 3, rule = B3/S23
6bo$2o$bo3b3o!

#N rabbits
#O Andrew Trevorrow, 1986
#C Nine cells that breed for long.
#D methuselah lifespan=17331 population=1744
x = 7, y = 3, rule = B3/S23
o3b3o$3o2bo$bo!

#N bunnies
#O Robert Wainwright and Andrew Trevorrow
#C Becomes the same as the rabbits.
#D methuselah lifespan=17332 population=1744
x = 8, y = 4, rule = B3/S23
o5bo$2bo3bo$2bo2bobo$bobo!

#N b-heptomino
#C Common in the growth of others.
#D methuselah lifespan=148 population=28
x = 4, y = 3, rule = B3/S23
ob2o$3o$bo!

#N pi-heptomino
#O John Conway, 1970
#C Shaped like the letter.
#D methuselah lifespan=173 population=55
x = 3, y = 3, rule = B3/S23
3o$obo$obo!

#N herschel
#C What conduits carry: it leaves a glider.
#D methuselah lifespan=128 population=24
x = 3, y = 4, rule = B3/S23
o$obo$3o$2bo!

#N thunderbird
#C A blinker over a pole.
#D methuselah lifespan=243 population=46
x = 3, y = 5, rule = B3/S23
3o2$bo$bo$bo!

#N century
#C Stands after about a hundred generations.
#D methuselah lifespan=103 population=15
x = 4, y = 3, rule = B3/S23
2b2o$3o$bo!

#N block-and-glider
#C A block and a glider that touch.
#D methuselah lifespan=106 population=9
x = 4, y = 3, rule = B3/S23
2o$obo$2b2o!

#N 7468m
#O Tomas Rokicki, 2005
#C Eight cells.
#D methuselah lifespan=7468 population=952
x = 6, y = 4, rule = B3/S23
4bo$4b2o$2ob2o$o!

#N multum-in-parvo
#O Charles Corderman, 1971
#C Much in little.
#D methuselah lifespan=3933 population=633
x = 6, y = 4, rule = B3/S23
3b3o$2bo2bo$bo$o!

#N t-tetromino
#O John Conway, 1970
#C Becomes the traffic light.
#D methuselah lifespan=9 population=12
x = 3, y = 2, rule = B3/S23
3o$bo!

#N butterfly
#C Becomes two beehives.
#D methuselah lifespan=33 population=12
x = 4, y = 4, rule = B3/S23
o$2o$obo$b3o!
"""##
}
