// Made by Scripts/embed-patterns.sh from assets/patterns/spaceship.rle. Do not edit.
// swift-format-ignore-file

extension LibraryText {
  /// The blocks of assets/patterns/spaceship.rle.
  package static let spaceship = ##"""
#N glider
#O Richard Guy, 1969
#C The smallest, commonest and first ship: down to the right.
#D spaceship period=4 moves=1,1
x = 3, y = 3, rule = B3/S23
bo$2bo$3o!

#N lwss
#O John Conway, 1970
#C The lightweight spaceship.
#D spaceship period=4 moves=2,0
x = 5, y = 4, rule = B3/S23
o2bo$4bo$o3bo$b4o!

#N mwss
#O John Conway, 1970
#C The middleweight spaceship.
#D spaceship period=4 moves=2,0
x = 6, y = 5, rule = B3/S23
2bo$o3bo$5bo$o4bo$b5o!

#N hwss
#O John Conway, 1970
#C The heavyweight spaceship.
#D spaceship period=4 moves=2,0
x = 7, y = 5, rule = B3/S23
2b2o$o4bo$6bo$o5bo$b6o!

#N copperhead
#O zdr, 2016
#C The first ship that needs ten generations for a cell.
#D spaceship period=10 moves=1,0
x = 12, y = 8, rule = B3/S23
5bob2o$4bo6bo$3b2o3bo2bo$2obo5b2o$2obo5b2o$3b2o3bo2bo$4bo6bo$5bob2o!

#N loafer
#O Josh Ball, 2013
#C Pushes a loaf along.
#D spaceship period=7 moves=1,0
x = 9, y = 9, rule = B3/S23
2obo2b2o$b2o2bo2bo$5bobo$6bo$o$3o$3bo$2bo$2o!

#N weekender
#O David Eppstein, 2000
#C Two cells in seven generations: two days of a week.
#D spaceship period=7 moves=2,0
x = 11, y = 16, rule = B3/S23
8bo$6b2ob2o$3bobo2bo$3bo$bobo$o2bo$o3b2o$4b2o$4b2o$o3b2o$o2bo$bobo$3bo
$3bobo2bo$6b2ob2o$8bo!

#N turtle
#O Dean Hickerson, 1989
#C The first ship of its speed, a third of a cell a generation.
#D spaceship period=3 moves=1,0
x = 12, y = 10, rule = B3/S23
o7b3o$2ob2obo2b2o$bo4b3o$bo3bobo2bo$bo4bo4bo$bo4bo4bo$bo3bobo2bo$bo4b
3o$2ob2obo2b2o$o7b3o!

#N dart
#O David Bell, 1992
#C Long and pointed, a third of a cell a generation.
#D spaceship period=3 moves=1,0
x = 10, y = 15, rule = B3/S23
bo$obo$2b2o$o$o3bo$4bo2bo$4o2bobo$6bo2bo$4o2bobo$4bo2bo$o3bo$o$2b2o$ob
o$bo!

#N brain
#O David Bell, 1992
#C Two halves, a third of a cell a generation.
#D spaceship period=3 moves=1,0
x = 11, y = 17, rule = B3/S23
8b2o$2o5bo2bo$2b3o3b3o$2b4obo2bo$3bo3b3o$4b3o2bo$b2o4bo$bob5o2$bob5o$b
2o4bo$4b3o2bo$3bo3b3o$2b4obo2bo$2b3o3b3o$2o5bo2bo$8b2o!

#N canada-goose
#O Jason Summers, 1999
#C A slanting ship made of a glider and what follows it.
#D spaceship period=4 moves=1,1
x = 13, y = 12, rule = B3/S23
9b2o$9b2o$4b2o4bo$b2obo2bobo$4b2obobo$3bo3b2o$4bo$8bo$4b2o2b2o$ob3o6bo
$b2o9bo$10b3o!

#N crab
#O Jason Summers, 2000
#C A slanting ship of few cells.
#D spaceship period=4 moves=1,1
x = 13, y = 12, rule = B3/S23
7b2o$4bo2b2o$3bobo4bo$5bo5b2o$3b2o5b2o$o2bo2$2bo$2o$3bo$4b2o$3b2o!

#N 25p3h1v0-1
#O Dean Hickerson, 1989
#C Among the smallest at a third of a cell a generation.
#D spaceship period=3 moves=1,0
x = 5, y = 16, rule = B3/S23
bo$obo$obo$2bo$2b2o$bobo2$2b3o$2bobo$bobo$3b2o2$3bo$bobo$bobo$2bo!

#N 25p3h1v0-2
#O David Bell, 1992
#C The edge-repair ship, as small.
#D spaceship period=3 moves=1,0
x = 8, y = 16, rule = B3/S23
2bo$bobo$3b2o$bobo$2b2o$o$bo2bo$5bo$5b2o$4bobo$6b2o2$6bo$4bobo$4bobo$
5bo!

#N 30p5h2v0
#O Paul Tooke, 2000
#C Among the smallest at two cells in five generations.
#D spaceship period=5 moves=2,0
x = 11, y = 13, rule = B3/S23
4b2o$4b3o$8bo$6bob2o$9b2o$4b3ob2o$8bo$6bo$2bo$bo3bo$2b2ob2o$5bo$2ob2o!

#N 30p4h2v0-4
#C Thirty cells at half a cell a generation.
#D spaceship period=4 moves=2,0
x = 9, y = 14, rule = B3/S23
4bob2o$4bo3bo$8bo$2bo2bob2o$bo$3bob2o$4bo$3bo$2bob2o$o$bo2bob2o$7bo$3b
o3bo$3bob2o!

#N 31p8h4v0
#C A period of eight at half a cell a generation.
#D spaceship period=8 moves=4,0
x = 11, y = 11, rule = B3/S23
5b5o$4bo4bo$9bo$3bo4bo$6bo$bo2b2o$o3bo2bo$bo7bo$bo2bo5bo$5b2o3bo$3b2o
2b4o!

#N 37p4h1v0
#O Josh Ball
#C Among the smallest straight ships at a quarter of a cell a generation.
#D spaceship period=4 moves=1,0
x = 12, y = 19, rule = B3/S23
9bo$6bo3b2o$5b2o2bo$5b2o$6bo$6b2o$6bo$7bo$7b3o$6bo$4b2o4bo2$8b2o$3bo4b
o$4b2obo$5bobo$4b3o$2o2bo$2bo!

#N 44p5h2v0
#O Dean Hickerson, 1991
#C The first at two cells in five generations.
#D spaceship period=5 moves=2,0
x = 11, y = 15, rule = B3/S23
2bobo$2bo4bo$bo4b3o$7bobo$o4b2o2b2o$b5o2b2o4$b5o2b2o$o4b2o2b2o$7bobo$b
o4b3o$2bo4bo$2bobo!

#N 46p4h1v0
#C A wide ship at a quarter of a cell a generation.
#D spaceship period=4 moves=1,0
x = 10, y = 19, rule = B3/S23
b3o$o3b2o$7bo$o3bo3b2o$o3bo2bo$4b2o$o3bo$o3bo$2b3o2$2b3o$o3bo$o3bo$4b
2o$o3bo2bo$o3bo3b2o$7bo$o3b2o$b3o!

#N 54p3h1v0
#O Tomas Rokicki
#C A lopsided ship, a third of a cell a generation.
#D spaceship period=3 moves=1,0
x = 13, y = 13, rule = B3/S23
3bobo$5bo$obo3b2ob2o$2o4b2o3bo$bo3bob2o3bo$bo3bob2o2bo$bo4bobo$b7ob3o$
2bo7b2o$4b6o$2b2o$2bo2b2o$2bo2b2o!

#N 55p9h3v0
#O Paul Tooke, 2001
#C Three cells in nine generations.
#D spaceship period=9 moves=3,0
x = 13, y = 21, rule = B3/S23
9bo$8bobo$10b2o$10bo$9bobo$11bo$12bo$3o7bobo$obo3b2o4bo$bobo4b4o$4bob
2o$bobo4b4o$obo3b2o4bo$3o7bobo$12bo$11bo$9bobo$10bo$10b2o$8bobo$9bo!

#N 56p6h1v0
#O Hartmut Holzwart, 2009
#C Among the smallest at a sixth of a cell a generation.
#D spaceship period=6 moves=1,0
x = 12, y = 26, rule = B3/S23
10bo$10bo$10bo2$8b3o$11bo$11bo$bo3b2o4bo$obobo4bo$4b2o$3b2o2b2o$4bob2o
bo$4bo5bo$4bo5bo$4bob2obo$3b2o2b2o$4b2o$obobo4bo$bo3b2o4bo$11bo$11bo$
8b3o2$10bo$10bo$10bo!

#N dragon
#O Paul Tooke, 2000
#C The first at a sixth of a cell a generation.
#D spaceship period=6 moves=1,0
x = 29, y = 18, rule = B3/S23
16bo$o14b2o$b2o4bobo5b2obo$5bo4bo2b3o3bo3bo$o2b3o5bobo6bo2bo3b2o$5bobo
bo3bo6b2obo3b2o$b2o7bobo10bo3b2o$o6bo14b2o$6bobo12bo$6bobo12bo$o6bo14b
2o$b2o7bobo10bo3b2o$5bobobo3bo6b2obo3b2o$o2b3o5bobo6bo2bo3b2o$5bo4bo2b
3o3bo3bo$b2o4bobo5b2obo$o14b2o$16bo!

#N 58p5h1v1
#O Matthias Merzenich, 2010
#C Among the smallest slanting ones at a fifth of a cell a generation.
#D spaceship period=5 moves=1,1
x = 23, y = 23, rule = B3/S23
17b4o$15b2o4b2o$15bo5b2o$15bobob2o$15bo$15bo3bo$14bo4bo$11bo3b3o$11bo
4b2o$10b2o$9bo$7b3o3$6bo$b5obo$bo5b2o$o2bo3b2o$o$o2bob2o$o2bo$b2o$b2o!

#N 67p5h1v1
#O Nicolay Beluchenko, 2006
#C The first slanting one at a fifth of a cell a generation.
#D spaceship period=5 moves=1,1
x = 22, y = 20, rule = B3/S23
4b2o$6bo$5bo$3b3o$o$o5bo2bo2bo$bo5b5o$3bo2bobo3bo$3b2obo2b2obo$6b2o2b
3o2bo$12b5o$17bo$14b2ob2o$14bo2b2o$10bo6bo2b2o$11b2o4b2obo$13bo5bo$13b
o3b2o$12b2o3bo$14b3o!

#N 60p5h2v0
#O Tim Coe, 1996
#C Two cells in five generations.
#D spaceship period=5 moves=2,0
x = 11, y = 19, rule = B3/S23
2o2b2o$5b2o$2b2obo$2bo6bo$9bo$3bo6bo$4bobob2o$obo5b2o$8o2$8o$obo5b2o$
4bobob2o$3bo6bo$9bo$2bo6bo$2b2obo$5b2o$2o2b2o!

#N 64p2h1v0
#O Dean Hickerson, 1989
#C Among the smallest of period two.
#D spaceship period=2 moves=1,0
x = 8, y = 31, rule = B3/S23
obo$o2bo$3b2o$5bo$3b4o$2bo4bo$4bo2bo$4bo2bo$6bo$ob4o$o3bo$3bo$bobo2$2b
3o$3b2o$2b3o2$bobo$3bo$o3bo$ob4o$6bo$4bo2bo$4bo2bo$2bo4bo$3b4o$5bo$3b
2o$o2bo$obo!

#N 70p5h2v0
#O Hartmut Holzwart, 1992
#C Two cells in five generations.
#D spaceship period=5 moves=2,0
x = 16, y = 18, rule = B3/S23
12b2o$12b3o$9b3o3bo$2bo5bobo2b2o$3o4b2obo2bo$o2bo2b2ob2o$2bo2bo3bo$2bo
3b3o$7bo$7bo$2bo3b3o$2bo2bo3bo$o2bo2b2ob2o$3o4b2obo2bo$2bo5bobo2b2o$9b
3o3bo$12b3o$12b2o!

#N 74p8h2v0
#C Two cells in eight generations.
#D spaceship period=8 moves=2,0
x = 21, y = 15, rule = B3/S23
8bo$8bob2o$11bobo$bobo11bo$o3bo6b3obo2b2o$3bo3b2obo3bob2ob2o$3o3bo3b4o
5bo$6bo12b2o$3bo2bo3b4o5bo$b4o2b2obo3bob2ob2o$o3bo6b3obo2b2o$b2o12bo$
11bobo$8bob2o$8bo!

#N spider
#O David Bell, 1997
#C Among the smallest straight ones at a fifth of a cell a generation.
#D spaceship period=5 moves=1,0
x = 8, y = 27, rule = B3/S23
4b2o$b2o2bo$b2o2bo$6bo$bob4o$2obo$4b3o$5bo$5b2o$7bo$6bo$6bo$2b3o2$2b3o
$6bo$6bo$7bo$5b2o$5bo$4b3o$2obo$bob4o$6bo$b2o2bo$b2o2bo$4b2o!

#N schick-engine
#O Paul Schick, 1972
#C Two light ships that carry a long spark.
#D spaceship period=12 moves=6,0
x = 20, y = 11, rule = B3/S23
15bo2bo$19bo$15bo3bo$5b2o9b4o$4b2o5b3o$3o6b2ob2o$4b2o5b3o$5b2o9b4o$15b
o3bo$19bo$15bo2bo!

#N sir-robin
#O Adam P. Goucher and Tomas Rokicki, 2018
#C The first ship that moves as a knight does in chess.
#D spaceship period=6 moves=2,1
x = 79, y = 31, rule = B3/S23
6bo3bob2o$6b3obo3bo18b3o$5b2o4b3o3b2o15b2o2b2o$5bo3bo6b2o14bo2bobo$o3b
o4b2obo3bo2bobo11bo4bobo$bob3o5b3o2bo4bo13bo4b2o$bo3b4obob2o3bob2obo2b
3o2bo3bobo4bobob2o$6b3o2bo2b2o5b2o2b2obo3b2o2b2o3bobob2o$7b2o2bo2b2o5b
2o2b2obobob2o4bo2bo11b2o$12bobo6b2o2bo2bob2obo5bob2o4bo5bobo$21bobob2o
b2o3b2o3b2o2b2o3bo5bo3bo$20bo5b3o5bob2obo4bo2bo5bo3b4o$20bo3b3o8bo9b2o
3bo2bo3bo5b3o$20bo24bob3obo6bo2bo$22bo22b3o3bo10bobob2o$45b2o2b2o3bo3b
2ob4obobo2b2o$46bob3obo5bo5bo7bo$45b2o2b2obo6bobo4bo5b3o$52b2o6bobobo
3bo4b2o$47bobo4b2obob2o2b3ob2ob2ob2o$48bo11b4obo4b2ob2o2$68bo6b2o$68bo
6bobo$68bo3bo2bo$69bobobo4bo$71bobo2b3o$67bo3bo2bo$67bo3bob2o$69bo2bo$
70bo!

#N 2-engine-cordership
#O Aidan F. Pierce
#C Two switch engines that clear up behind themselves.
#D spaceship period=96 moves=8,8
x = 41, y = 49, rule = B3/S23
19b2o$19b4o$19bob2o2$20bo$19b2o$19b3o$21bo$33b2o$33b2o7$36bo$35b2o$34b
o3bo$35b2o2bo$40bo$37bobo$38bo$38bo$38b2o$38b2o3$13bo10bo$12b5o5bob2o
11bo$11bo10bo3bo9bo$12b2o8b3obo9b2o$13b2o9b2o12bo$2o13bo21b3o$2o35b3o
7$8b2o$8b2o11b2o$19b2o2bo$24bo3bo$18bo5bo3bo$19bo2b2o3bobo$20b3o5bo$
28bo!

#N bomber
#O Nathan Thompson, 1994
#C A replicator that pulls a blinker along and flies.
#D spaceship period=48 moves=8,8
x = 13, y = 9, rule = B36/S23
o10bo$o5b3o3bo$o4bo$5bo$5bo2bo2bo$11bo$11bo$4bo3b3o$5bo!

#N 2x2-glider
#C A slanting ship, an eighth of a cell a generation.
#D spaceship period=8 moves=1,1
x = 4, y = 5, rule = B36/S125
3bo$o2bo$bobo2$bo!

#N seeds-ship
#C As fast as light, in a rule where nothing survives.
#D spaceship period=1 moves=1,0
x = 2, y = 4, rule = B2/S
o$bo$bo$o!

#N 34-life-ship
#C A third of a cell a generation; both counts are 3 and 4.
#D spaceship period=3 moves=1,0
x = 2, y = 4, rule = B34/S34
o$2o$2o$o!
"""##
}
