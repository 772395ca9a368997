// Made by Scripts/embed-patterns.sh from assets/patterns/methuselah.rle. Do not edit.
// swift-format-ignore-file

extension LibraryText {
  /// The blocks of assets/patterns/methuselah.rle.
  package static let methuselah = ##"""
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

#N bookend
#D methuselah lifespan=102 population=15
x = 4, y = 3, rule = B3/S23
2b2o$o2bo$3o!

#N century
#C Stands after about a hundred generations.
#D methuselah lifespan=103 population=15
x = 4, y = 3, rule = B3/S23
2b2o$3o$bo!

#N wing
#A r-loaf
#D methuselah lifespan=104 population=9
x = 4, y = 4, rule = B3/S23
b2o$o2bo$bobo$2b2o!

#N block-and-glider
#C A block and a glider that touch.
#D methuselah lifespan=106 population=9
x = 4, y = 3, rule = B3/S23
2o$obo$2b2o!

#N herschel-descendant
#D methuselah lifespan=106 population=19
x = 4, y = 5, rule = B3/S23
2o$ob2o$3bo$bobo$b2o!

#N nine
#D methuselah lifespan=107 population=9
x = 3, y = 4, rule = B3/S23
o$o$obo$b2o!

#N herschel
#C What conduits carry: it leaves a glider.
#D methuselah lifespan=128 population=24
x = 3, y = 4, rule = B3/S23
o$obo$3o$2bo!

#N herschel-parent
#D methuselah lifespan=129 population=24
x = 5, y = 4, rule = B3/S23
2bo$2o$2bobo$4bo!

#N diehard
#A die-hard
#C Nothing is left after 130 generations.
#D methuselah lifespan=130 population=0
x = 8, y = 3, rule = B3/S23
6bo$2o$bo3b3o!

#N herschel-grandparent
#D methuselah lifespan=130 population=24
x = 5, y = 4, rule = B3/S23
obo$o$obo$3b2o!

#N b-heptomino
#C Common in the growth of others.
#D methuselah lifespan=148 population=28
x = 4, y = 3, rule = B3/S23
ob2o$3o$bo!

#N c-heptomino
#D methuselah lifespan=148 population=28
x = 4, y = 3, rule = B3/S23
b3o$3o$bo!

#N house
#D methuselah lifespan=170 population=55
x = 5, y = 3, rule = B3/S23
b3o$o3bo$2ob2o!

#N pi-heptomino
#O John Conway, 1970
#C Shaped like the letter.
#D methuselah lifespan=173 population=55
x = 3, y = 3, rule = B3/S23
3o$obo$obo!

#N worm
#D methuselah lifespan=174 population=34
x = 6, y = 4, rule = B3/S23
b2o$obo$o4bo$b5o!

#N gliders-by-the-dozen
#D methuselah lifespan=184 population=124
x = 5, y = 3, rule = B3/S23
2o2bo$o3bo$o2b2o!

#N dove
#D methuselah lifespan=200 population=18
x = 5, y = 4, rule = B3/S23
2b2o$bo2bo$o2bo$3o!

#N skewed-pre-pulsar
#D methuselah lifespan=233 population=48
x = 9, y = 5, rule = B3/S23
6b3o$6bobo$3o3b3o$obo$3o!

#N unidimensional-nothing
#O Paul Callahan
#D methuselah lifespan=233 population=0
x = 149, y = 1, rule = B3/S23
6ob4ob3ob7ob5ob4ob4o71b4ob4ob5ob7ob3ob4ob6o!

#N thunderbird
#C A blinker over a pole.
#D methuselah lifespan=243 population=46
x = 3, y = 5, rule = B3/S23
3o2$bo$bo$bo!

#N unidimensional-four-gliders
#D methuselah lifespan=246 population=100
x = 56, y = 1, rule = B3/S23
56o!

#N h-heptomino
#D methuselah lifespan=247 population=39
x = 4, y = 4, rule = B3/S23
2o$bo$b3o$2bo!

#N i-heptomino
#D methuselah lifespan=247 population=39
x = 4, y = 4, rule = B3/S23
2o$bo$b2o$2b2o!

#N e-heptomino
#D methuselah lifespan=343 population=52
x = 4, y = 3, rule = B3/S23
b3o$2o$b2o!

#N f-heptomino
#D methuselah lifespan=437 population=61
x = 4, y = 4, rule = B3/S23
2o$bo$bo$b3o!

#N omnibus-predecessor
#D methuselah lifespan=644 population=252
x = 14, y = 3, rule = B3/S23
7b3o$3o4bo3b3o$7b3o!

#N r-pentomino
#A r-pent, rpentomino
#O John Conway, 1969
#C Five cells that took the first watchers of Life many weeks to follow.
#D methuselah lifespan=1103 population=116
x = 3, y = 3, rule = B3/S23
b2o$2o$bo!

#N diehard-1192
#D methuselah lifespan=1192 population=0
x = 16, y = 16, rule = B3/S23
obobo2b5ob3o$2b3o2b2obob2obo$obobo2b2o2bob2o$o9bob2obo$4o4b2o3bobo$2bo
b5o5bo$2b2o3bo3bo3bo$2bob2obobo3b2o$ob4obo2b2o2bo$3o6bobo$5b2ob2o2b2o$
obobob2ob2o3b2o$6bo2b3ob2o$3bo2b3ob3ob2o$obob4obo2b2obo$b4o2bob4ob2o!

#N diehard-1340
#D methuselah lifespan=1340 population=0
x = 31, y = 31, rule = B3/S23
bo2b6ob4ob4ob6o2bo$2obobo5bo3bo3bo5bobob2o$2bobobobobo2bo3bo2bobobobob
o$bo2b2obobo5bo5bobob2o2bo$ob4obob3obo3bob3obob4obo$2ob3o4bobobobobobo
4b3ob2o$obo3b2o2bob7obo2b2o3bobo$o2b2obo2bobo3bo3bobo2bob2o2bo$obo5b2o
bo7bob2o5bobo$o2b2o2b4o2bo3bo2b4o2b2o2bo$2bob3o2b2ob2obob2ob2o2b3obo$
2o2bo2b2o2b2o2bo2b2o2b2o2bo2b2o$o4b2o3b2obo3bob2o3b2o4bo$obobobo2b2obo
bobobob2o2bobobobo$o4b2o6b5o6b2o4bo$bobo2b2o2b2o2bobo2b2o2b2o2bobo$o4b
2o6b5o6b2o4bo$obobobo2b2obobobobob2o2bobobobo$o4b2o3b2obo3bob2o3b2o4bo
$2o2bo2b2o2b2o2bo2b2o2b2o2bo2b2o$2bob3o2b2ob2obob2ob2o2b3obo$o2b2o2b4o
2bo3bo2b4o2b2o2bo$obo5b2obo7bob2o5bobo$o2b2obo2bobo3bo3bobo2bob2o2bo$o
bo3b2o2bob7obo2b2o3bobo$2ob3o4bobobobobobo4b3ob2o$ob4obob3obo3bob3obob
4obo$bo2b2obobo5bo5bobob2o2bo$2bobobobobo2bo3bo2bobobobobo$2obobo5bo3b
o3bo5bobob2o$bo2b6ob4ob4ob6o2bo!

#N diehard-1583
#D methuselah lifespan=1583 population=0
x = 32, y = 32, rule = B3/S23
ob2obo2bo2b4o2bo4bobob2ob3o$2ob3ob2ob4o2bob5obo4b2o$2ob2o7b3o4bobo2b3o
bo2bo$2b2ob3obob6o2bo3b2ob6o$o2bo2b2obobob2ob2obobobob2o2b2o$ob5ob4o2b
ob2o2bob3obobob2o$2bobob2o2b2ob2o3bobobo2b4o$4obo5b3obobob3o3bob2obo$
3b3o2b2o2bo2bo5bobo2bo3b2o$2o3b2o2b8obobob2o2b3o$b2obo2b2o2bobob3o4bo
2b2o3bo$bo3b3obobob4ob5ob5ob2o$b4o2bo3b2o2b2o2bo2b3o3b4o$bo4bo2bobob2o
2b2ob3ob2ob5o$o3b2obo2bo2b6obobo2b5obo$bob3o3b4ob4ob6o3bo$3bo3b6ob4ob
4o3b3obo$ob5o2bobob6o2bo2bob2o3bo$5ob2ob3ob2o2b2obobo2bo4bo$4o3b3o2bo
2b2o2b2o3bo2b4o$2ob5ob5ob4obobob3o3bo$bo3b2o2bo4b3obobo2b2o2bob2o$3b3o
2b2obobob8o2b2o3b2o$2o3bo2bobo5bo2bo2b2o2b3o$bob2obo3b3obobob3o5bob4o$
3b4o2bobobo3b2ob2o2b2obobo$2obobob3obo2b2obo2b4ob5obo$b2o2b2obobobob2o
b2obobob2o2bo2bo$6ob2o3bo2b6obob3ob2o$o2bob3o2bobo4b3o7b2ob2o$b2o4bob
5obo2b4ob2ob3ob2o$3ob2obobo4bo2b4o2bo2bob2obo!

#N unidimensional-six-gliders
#D methuselah lifespan=3183 population=1059
x = 15, y = 1, rule = B3/S23
4o2b3ob5o!

#N switch-engine
#O Charles Corderman, 1971
#C The naked engine; its own remains stop it in the end.
#D methuselah lifespan=3911 population=842
x = 6, y = 4, rule = B3/S23
bobo$o$bo2bo$3b3o!

#N nonomino-switch-engine-predecessor
#D methuselah lifespan=3911 population=842
x = 6, y = 3, rule = B3/S23
3o$2bobo$2b4o!

#N multum-in-parvo
#O Charles Corderman, 1971
#C Much in little.
#D methuselah lifespan=3933 population=633
x = 6, y = 4, rule = B3/S23
3b3o$2bo2bo$bo$o!

#N acorn
#O Charles Corderman, 1971
#C Seven cells.
#D methuselah lifespan=5206 population=633
x = 7, y = 3, rule = B3/S23
bo$3bo$2o2b3o!

#N jaydot
#O Tanner Jacobi
#D methuselah lifespan=6929 population=1124
x = 3, y = 6, rule = B3/S23
b2o$3o2$bo$b2o$o!

#N 7468m
#O Tomas Rokicki, 2005
#C Eight cells.
#D methuselah lifespan=7468 population=952
x = 6, y = 4, rule = B3/S23
4bo$4b2o$2ob2o$o!

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

#N bunnies-9
#O Paul Callahan
#D methuselah lifespan=17410 population=1744
x = 8, y = 7, rule = B3/S23
bo$2o5bo$6bo$6bo$5bo$4bo$4bo!

#N bunnies-10
#O Tomas Rokicki
#D methuselah lifespan=17423 population=1749
x = 6, y = 6, rule = B3/S23
bo$2obo$4b2o$o2bo$o$o!

#N bunnies-11
#O Tomas Rokicki
#D methuselah lifespan=17465 population=1749
x = 6, y = 4, rule = B3/S23
ob3o$o4bo$obobo$bo2bo!

#N blom
#O Dean Hickerson, 2002
#C Thirteen cells in a box of twelve by five.
#D methuselah lifespan=23314 population=2740
x = 12, y = 5, rule = B3/S23
o10bo$b4o6bo$2b2o7bo$10bo$8bobo!

#N 23334m
#O Tomas Rokicki
#D methuselah period=2 lifespan=23334 population=2898
x = 5, y = 8, rule = B3/S23
2bo$2o$bo$o2bo$4bo$bo2bo$2bobo$bo!

#N 24827m
#O Simon Ekström, 2017
#D methuselah lifespan=24827 population=5151
x = 8, y = 7, rule = B3/S23
6bo$3bobo$o4bo$b2o$2bobo$3bo$5b3o!

#N justyna
#O Andrzej Okrasinski, 2004
#C Twenty cells that live very long.
#D methuselah period=2 lifespan=26458 population=3548
x = 22, y = 17, rule = B3/S23
17bo$16bo2bo$17b3o$17bo2bo2$2o16bo$bo16bo$18bo8$19b3o$11b3o!

#N iwona
#O Andrzej Okrasinski, 2004
#C Nineteen cells that live very long.
#D methuselah lifespan=28786 population=3091
x = 20, y = 21, rule = B3/S23
14b3o6$2bo$3b2o$3bo14bo$18bo$18bo$19bo$18b2o$7b2o$8bo5$2o$bo!

#N lidka
#O Andrzej Okrasinski and David Bell, 2005
#C Thirteen cells that live very long.
#D methuselah period=2 lifespan=29055 population=1625
x = 9, y = 15, rule = B3/S23
bo$obo$bo8$8bo$6bobo$5b2obo2$4b3o!

#N eve
#O Andrzej Megier
#C Twenty cells that live very long.
#D methuselah period=3 lifespan=30046 population=3034
x = 16, y = 10, rule = B3/S23
14bo$14bo$15bo$9bo3b2o$7bo4b3o$7bo3bo$9b2o$bo$3o$obo!

#N edna-26
#O Erik de Neve and Matthias Merzenich
#D methuselah period=2 lifespan=31082 population=3600
x = 43, y = 26, rule = B3/S23
2o$o$o11bo$12b3o14b3o5$3b2o$3bo12$29bo11bo$29b3o10bo$42bo$25bo15b2o$
24b2o!

#N edna
#O Erik de Neve
#D methuselah period=2 lifespan=31192 population=3600
x = 20, y = 20, rule = B3/S23
2bo2bo2bo5bo4bo$2b2o4bo2bo2b2obo$b4ob2ob4obobobo$2obo5b2ob2o2b3o$8bo2b
o2b3o$3ob2o3bo2bo2bo3bo$b4o5bo2b3o2b2o$obo2bo3bo5bobo$2obob2ob3obo$2bo
2b2o5bobo2bobo$2o2bobob2o3bo2b2o$4bobo3bobo4b2o$bo2bobo4bo2b2o$3o3bo3b
o4b4o$2ob2o6bo4bo2bo$5bo3bobo6b2o$6bo2bo5bobo$8bo2bo2bobo$2b4obo2bob2o
5bo$ob2o2bo6b2ob3o!

#N 32829m
#D methuselah lifespan=32829 population=3413
x = 23, y = 31, rule = B3/S23
3o20$3bo$3bo$3bo5$20b3o$9b3o10bo$22bo$21bo!

#N 35201m
#O Andrzej Okrasinski
#D methuselah period=2 lifespan=35201 population=5828
x = 20, y = 20, rule = B3/S23
4o2b2o3b2ob2o3bo$2obo2b2ob3obobo2b2o$bob2o4bo5b2ob2o$bo4bo4bo4bob2o$o
5bobobo4bobo$b3obo2b5obobob2o$ob2o2b4obob2ob4o$2bo6b2obobobobo$b4o4bo
4b2obobo$b2o6b3o3b3o$bo3bo2bo6b5o$3o3bo2bo4bob3o$b2obobob2o4b4o$obo2b
2obo2bobob4o$2o4bobob2obo2bobo$b2o3bobob7o$o3bobo6b3o2b2o$2b2o2bo2bobo
b2obo2bo$3bobobobobo4b2o$2o2b2obobo2bo!

#N fred
#O Schneelocke
#D methuselah lifespan=35426 population=3259
x = 20, y = 20, rule = B3/S23
5bo8bo2b2o$bo5b6o2bobo$3b6ob2o2bobo$o2bo2b2obo3bo4b2o$obob3o2bobo6bo$b
ob4o2b3o5b2o$bo2b3ob2obob3o$o2bo4bo3bo6bo$b2o2b3o3bo3bo$obo3b2obo3bo2b
obo$bo6bobo5b2o$6o2b3o2bo$2bo4b3o5bobo$2b2ob2o5bo3b3o$3bo2b4obobo2bob
2o$o4bo6b2obobo$o2bo2b2obobo$bo5bo2bo2bobobo$b3ob2obo$ob3obo6bo3b2o!

#N wilma
#O Rob Liston
#D methuselah period=2 lifespan=39693 population=3522
x = 20, y = 20, rule = B3/S23
o2bob2o2bobo2bo$2o2b2ob3obob2o2b3o$b2o2bo3bob6o$2obo4b4obo3b2o$obob2ob
o2b3ob5o$b2ob3ob4o2b2ob3o$b2o6bo2b5ob2o$bo6bobob3obo2bo$o3bob3ob3o3bob
o$b2o2b2obob3o$b4o3bo4b2obo$2o2b6obo5bobo$bob3ob3obobo4bo$obobobobo3b
3o3b2o$2obobob2o3b2ob4o$ob2ob2o6bobo2bo$o3b2ob2ob2obo4bo$7o6bo4bo$2b2o
bo7b2o2b3o$o3b3o2bo3b3o2bo!

#N 40514m
#O Emerson J. Perkins, 2011
#D methuselah period=2 lifespan=40514 population=3731
x = 78, y = 54, rule = B3/S23
77bo$77bo$77bo21$3o20$3bo$3bo$3bo5$20b3o$9b3o10bo$22bo$21bo!

#N 42100m
#O Dave Greene
#D methuselah period=2 lifespan=42100 population=4884
x = 16, y = 16, rule = B3/S23
obobobobo3b2o$2bo3bo2bo3b3o$2bobo3bo5b2o$o3bo2b6ob2o$3ob2obobobo$6bo2b
obob3o$2ob2o2bo2bob4o$o2bob2ob3o4bo$o4bob3o5bo$bobo2bob2ob2ob2o$3b3obo
b2ob4o$obob4o3b3o$obo3b2ob2obobo$ob2ob3obob2o2bo$o3b3o2b2obo2bo$3ob2o
2b2ob2obo!

#N 42883m
#O Adam P. Goucher, 2018
#D methuselah lifespan=42883 population=4333
x = 16, y = 16, rule = B3/S23
obo6b5obo$2b3obobob2o2bo$b2o2bobo2b2o3bo$2bobo2b2obo2b2o$o2bo4b3o3bo$
3bob3obo$6obobob2obo$6b2ob2ob2o$2b3ob8o$3b2ob4o4b2o$6obo2bo2bo$bo3b3ob
3o2b2o$5obo3bob2obo$2o6bo2bo$2ob3o2bob6o$2b2obobob2o2b2o!

#N 16-cell-47487m
#D methuselah lifespan=47487 population=4054
x = 22, y = 17, rule = B3/S23
19b3o$20bo$6bo$6bo$6bo8$11bo$o10b2o$o$obo$b2o!

#N 47575m
#O Adam P. Goucher, 2019
#D methuselah lifespan=47575 population=4054
x = 16, y = 16, rule = B3/S23
5b2ob2o2bob2o$2bo2bo4b3obo$o2b2obobob2o3bo$bob2o3b2o2b3o$3o8b2o2bo$bob
3o4b3ob2o$bob4obob3o$ob2obo2bo3b3o$2b4o2b4o2bo$6b2o2bobob2o$o3bo2bo2b
5o$2b4o3b7o$o2b2o2bob2ob3o$o2bo3b2o3bobo$2ob2obob8o$6o3bobo!
"""##
}
