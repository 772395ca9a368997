// Made by Scripts/embed-patterns.sh from assets/patterns/oscillator.rle. Do not edit.
// swift-format-ignore-file

extension LibraryText {
  /// The blocks of assets/patterns/oscillator.rle.
  package static let oscillator = ##"""
#N spark-coil
#C Two tables that flash at each other.
#D oscillator period=2
x = 8, y = 5, rule = B3/S23
2o4b2o$obo2bobo$2bo2bo$obo2bobo$2o4b2o!

#N blinker
#O John Conway, 1970
#C The smallest and commonest oscillator.
#D oscillator period=2
x = 3, y = 1, rule = B3/S23
3o!

#N toad
#O Simon Norton, 1970
#C Two rows that slide past each other.
#D oscillator period=2
x = 4, y = 2, rule = B3/S23
b3o$3o!

#N beacon
#O John Conway, 1970
#C Two blocks whose near corners flash.
#D oscillator period=2
x = 4, y = 4, rule = B3/S23
2o$2o$2b2o$2b2o!

#N clock
#O Simon Norton, 1970
#C A quarter turn, and back.
#D oscillator period=2
x = 4, y = 4, rule = B3/S23
2bo$obo$bobo$bo!

#N traffic-light
#O John Conway, 1970
#C Four blinkers round a centre: a common family.
#D oscillator period=2
x = 9, y = 9, rule = B3/S23
3b3o3$o7bo$o7bo$o7bo3$3b3o!

#N bipole
#O John Conway, 1970
#C The barber pole of length two.
#D oscillator period=2
x = 5, y = 5, rule = B3/S23
2o$obo2$2bobo$3b2o!

#N tripole
#O John Conway, 1970
#C The barber pole of length three.
#D oscillator period=2
x = 6, y = 6, rule = B3/S23
2o$obo2$2bobo$5bo$4b2o!

#N quadpole
#O John Conway, 1970
#C The barber pole of length four.
#D oscillator period=2
x = 7, y = 7, rule = B3/S23
2o$obo2$2bobo2$4bobo$5b2o!

#N phoenix-1
#O MIT group, 1971
#C Every cell dies in every generation, and the figure lives on.
#D oscillator period=2
x = 8, y = 8, rule = B3/S23
3bo$3bobo$bo$6b2o$2o$6bo$2bobo$4bo!

#N by-flops
#O Robert Wainwright
#C A rotor between two fixed tips.
#D oscillator period=2
x = 6, y = 7, rule = B3/S23
3bo$bobo$5bo$5o$5bo$bobo$3bo!

#N four-boats
#C Four boats in a ring, where they cannot lie still.
#D oscillator period=2
x = 8, y = 8, rule = B3/S23
3bo$2bobo$bob2o$obo2b2o$b2o2bobo$3b2obo$3bobo$4bo!

#N pulsar
#O John Conway, 1970
#C By far the commonest oscillator of a period above two.
#D oscillator period=3
x = 13, y = 13, rule = B3/S23
2b3o3b3o2$o4bobo4bo$o4bobo4bo$o4bobo4bo$2b3o3b3o2$2b3o3b3o$o4bobo4bo$o
4bobo4bo$o4bobo4bo2$2b3o3b3o!

#N caterer
#O Dean Hickerson, 1989
#C A useful spark in every third generation.
#D oscillator period=3
x = 8, y = 6, rule = B3/S23
2bo$o3b4o$o3bo$o$3bo$b2o!

#N cross
#O Robert Wainwright, 1989
#C A cross in a box of eight by eight.
#D oscillator period=3
x = 8, y = 8, rule = B3/S23
2b4o$2bo2bo$3o2b3o$o6bo$o6bo$3o2b3o$2bo2bo$2b4o!

#N 1-2-3
#O David Buckingham, 1972
#C A small one with a counting shape.
#D oscillator period=3
x = 10, y = 9, rule = B3/S23
2b2o$o2bo$2obob2o$bobo2bo$bo4bob2o$2b3obob2o$5bo$4bo$4b2o!

#N candelabra
#O Charles Trawick
#C Two arms with lights at their ends.
#D oscillator period=3
x = 16, y = 6, rule = B3/S23
4b2o4b2o$bo2bo6bo2bo$obobo6bobobo$bo2bob4obo2bo$4bobo2bobo$5bo4bo!

#N candlefrobra
#O Robert Wainwright, 1984
#C A candle with a spark.
#D oscillator period=3
x = 10, y = 5, rule = B3/S23
5bo$bob2obob2o$obo3bob2o$bo4bo$5b2o!

#N biting-off-more-than-they-can-chew
#O Peter Raynham, 1972
#C Two eaters that cannot swallow each other.
#D oscillator period=3
x = 12, y = 12, rule = B3/S23
o$3o$3bo$2b2o$3b2o$4b2o$3bo2bo$3bo2b2o$4b2ob3o$8bobo$10bo$10b2o!

#N mazing
#O David Buckingham, 1973
#C Twelve cells that come round in four generations.
#D oscillator period=4
x = 7, y = 7, rule = B3/S23
3b2o$bobo$o5bo$bo3b2o2$3bobo$4bo!

#N mold
#O Achim Flammenkamp, 1988
#C A small one that soups bring forth.
#D oscillator period=4
x = 6, y = 6, rule = B3/S23
3b2o$2bo2bo$o2bobo$4bo$ob2o$bo!

#N monogram
#O Dean Hickerson, 1989
#C Initials that blink.
#D oscillator period=4
x = 7, y = 5, rule = B3/S23
2o3b2o$bobobo$b2ob2o$bobobo$2o3b2o!

#N boss
#O David Buckingham, 1972
#C A shield with a moving middle.
#D oscillator period=4
x = 11, y = 14, rule = B3/S23
5bo$4bobo$4bobo$3b2ob2o$2bo5bo$bobobobobo$bobo3bobo$2obo3bob2o$o2bobob
o2bo$2bo5bo$3b2ob2o$4bobo$4bobo$5bo!

#N 1-2-3-4
#C A crown that opens and closes.
#D oscillator period=4
x = 11, y = 11, rule = B3/S23
5bo$4bobo$3bobobo$3bo3bo$2obobobob2o$obo5bobo$3b5o2$5bo$4bobo$5bo!

#N octagon-2
#O Sol Goodman and Arthur Taber, 1971
#C An eight-cornered ring that breathes.
#D oscillator period=5
x = 8, y = 8, rule = B3/S23
3b2o$2bo2bo$bo4bo$o6bo$o6bo$bo4bo$2bo2bo$3b2o!

#N fumarole
#O Dean Hickerson, 1989
#C Throws up a spark of two cells.
#D oscillator period=5
x = 8, y = 7, rule = B3/S23
3b2o$bo4bo$bo4bo$bo4bo$2bo2bo$obo2bobo$2o4b2o!

#N 101
#O Achim Flammenkamp, 1994
#C Its phase shows its period in binary, as Bill Gosper saw.
#D oscillator period=5
x = 18, y = 12, rule = B3/S23
4b2o6b2o$3bobo6bobo$3bo10bo$2obo10bob2o$2obobo2b2o2bobob2o$3bobobo2bob
obo$3bobobo2bobobo$2obobo2b2o2bobob2o$2obo10bob2o$3bo10bo$3bobo6bobo$
4b2o6b2o!

#N unix
#O David Buckingham, 1976
#C Two blocks that eat a barge.
#D oscillator period=6
x = 8, y = 8, rule = B3/S23
b2o$b2o2$bo$obo$o2bo2b2o$4bob2o$2b2o!

#N cha-cha
#C Sparks that dance round each other.
#D oscillator period=2
x = 8, y = 6, rule = B3/S23
4bo$2bobobo$obobobo$bobobobo$bobobo$3bo!

#N burloaferimeter
#O David Buckingham, 1972
#C The first of its period to be found.
#D oscillator period=7
x = 10, y = 11, rule = B3/S23
4b2o$5bo$4bo$3bob3o$3bobo2bo$2obo3bobo$2obo4bo$4b4o2$4b2o$4b2o!

#N 28p7-2
#O Dean Hickerson
#C Among the smallest of its period.
#D oscillator period=7
x = 12, y = 11, rule = B3/S23
b2o$2bo$bo$b2o7b2o$3bo4bo2bo$b2o2b2o2b2o$o2bo4bo$2o7b2o$10bo$9bo$9b2o!

#N figure-eight
#O Simon Norton, 1970
#C Two squares that become an eight.
#D oscillator period=8
x = 6, y = 6, rule = B3/S23
3o$3o$3o$3b3o$3b3o$3b3o!

#N galaxy
#O Jan Kok, 1971
#C Four arms that turn.
#D oscillator period=8
x = 9, y = 9, rule = B3/S23
6ob2o$6ob2o$7b2o$2o5b2o$2o5b2o$2o5b2o$2o$2ob6o$2ob6o!

#N blocker
#O Robert Wainwright
#C Its spark stops a glider.
#D oscillator period=8
x = 10, y = 5, rule = B3/S23
6bobo$5bo$2o2bo4bo$2obo2bob2o$4b2o!

#N cauldron
#O Don Woods and Robert Wainwright, 1971
#C A cauldron on the boil.
#D oscillator period=8
x = 11, y = 13, rule = B3/S23
5bo$4bobo$5bo2$3b5o$obo5bobo$2obo3bob2o$3bo3bo$3bo3bo$4b3o2$4b2obo$4bo
b2o!

#N 29p9
#O Dean Hickerson
#C Among the smallest of its period.
#D oscillator period=9
x = 10, y = 10, rule = B3/S23
b2o$2bo$2bob2o$b2obobo$7bo$5b3o$2o6b2o$o2bob2obo$2b2obo2bo$6b2o!

#N worker-bee
#O David Buckingham, 1972
#C A bee that goes to and fro.
#D oscillator period=9
x = 16, y = 11, rule = B3/S23
2o12b2o$bo12bo$bobo8bobo$2b2o8b2o2$5b6o2$2b2o8b2o$bobo8bobo$bo12bo$2o
12b2o!

#N snacker
#O Mark Niemiec, 1972
#C Four eaters round a pentadecathlon, which they shorten.
#D oscillator period=9
x = 20, y = 11, rule = B3/S23
2o16b2o$bo16bo$bobo12bobo$2b2o12b2o$7bo4bo$5b2ob4ob2o$7bo4bo$2b2o12b2o
$bobo12bobo$bo16bo$2o16b2o!

#N 24p10
#O Matthias Merzenich
#C Among the smallest of its period.
#D oscillator period=10
x = 13, y = 9, rule = B3/S23
7b2o$7bo2bo$3bo4bo3bo$4b2o3bob2o2$2obo3b2o$o3bo4bo$2bo2bo$4b2o!

#N 42p10-1
#O David Buckingham, 1976
#C The first of its period to be found.
#D oscillator period=10
x = 13, y = 13, rule = B3/S23
5b2o$4bo2bo$3bo2bo$2bob2ob3o$2bo2bo4bobo$3bo3bobob2o$3o6bo$o2b5obo$3bo
4bo$4b4o2$6b2o$6b2o!

#N 38p11-1
#O David Buckingham, 1977
#C The first of its period to be found, and among the smallest.
#D oscillator period=11
x = 12, y = 12, rule = B3/S23
2b2ob2o$3bobobo$3bo4bo$2obo5bo$2obo6bo$3bobo5bo$3bob2o3b2o$4bo$5b7o$
11bo$7b2o$7b2o!

#N carnival-shuttle
#O Robert Wainwright, 1984
#C A shuttle between two stalls.
#D oscillator period=12
x = 38, y = 7, rule = B3/S23
33bo3bo$2o3b2o26b5o$bobobo3bo2bo6b2o3bo2bo7bo$b2ob2o2b2o3b2o4b2o2b2o3b
2o4bobo$bobobo3bo2bo6b2o3bo2bo7bo$2o3b2o26b5o$33bo3bo!

#N 34p13
#C Among the smallest of its period.
#D oscillator period=13
x = 16, y = 16, rule = B3/S23
4b3o2$6bo$6b2o$5bo$8bo$4bo3bo$9b2o$2o2b3o5bo$2o5bo4b2obo$7bo3bo3bo$7bo
bo5bo3$6b2o$6b2o!

#N tumbler
#O George Collins, 1970
#C Turns upside down and back.
#D oscillator period=14
x = 9, y = 5, rule = B3/S23
bo5bo$obo3bobo$o2bobo2bo$2bo3bo$2b2ob2o!

#N pentadecathlon
#O John Conway, 1970
#C Ten cells in a row become it.
#D oscillator period=15
x = 10, y = 3, rule = B3/S23
2bo4bo$2ob4ob2o$2bo4bo!

#N 54p17-1
#O Dean Hickerson, 1997
#C The first of its period to be found.
#D oscillator period=17
x = 15, y = 13, rule = B3/S23
5bo$4bobo$4bobo3b2o$b2obob2o3bo$2bobo6bob2o$o2bobob3obo2bo$2obobo4bobo
$3bobo2b2o2b2o$3bobo3bobo$4b2obobobo$6bobobo$6bobo$7b2o!

#N 43p18
#C Among the smallest of its period.
#D oscillator period=18
x = 20, y = 15, rule = B3/S23
b2o$b2o$b2o$bo13bo2bo$obo12bo$bobob3o6bo4bo$2bob4o5bobo2b2o$3bo7b2obo
2$7bo$6bo4bo2bo$7bo5b2o2$7b2o$7b2o!

#N 48p20
#O Dean Hickerson, 2008
#C A ring of sparks at a slant.
#D oscillator period=20
x = 15, y = 15, rule = B3/S23
12b2o$11bobo$11bo$4bo5b2o$3bobo6b2o$4bo4b3o2bo$8bo3b2o$8b4o$6b2o3bo$5b
obo2bo$3bobobobo$b3obob2o$o3bobo$2o2bobo$5bo!

#N 36p22
#C Among the smallest of its period.
#D oscillator period=22
x = 27, y = 10, rule = B3/S23
2o$bo$bobo13b3o$2b2o3bo8bo3bo$6bob2o6bo4bo$5bo4bo6b2obo$6bo3bo8bo3b2o$
7b3o13bobo$25bo$25b2o!

#N 46p22
#O Jason Summers, 2005
#C Four eaters round a pulsing bar.
#D oscillator period=22
x = 17, y = 16, rule = B3/S23
2o13b2o$o15bo$b3o9b3o$3bo9bo2$6bo3bo$5bobobobo$b3obobobobob3o$6bo3bo4$
3bo9bo$b3o9b3o$o15bo$2o13b2o!

#N 38p24
#O Karel Suhajda, 2002
#C Found by a search through random agars.
#D oscillator period=24
x = 20, y = 20, rule = B3/S23
7b2o$7b2o3$8bo$7b3o$6bo2bo$2o5b2o$2o2$13b2o$5b2o5bob2o2b2o$6bo5bobo3b
2o$7b2o4bo$8bo4$11b2o$11b2o!

#N 56p27
#O Nicolay Beluchenko, 2010
#C Eight blocks round a hassled ring.
#D oscillator period=27
x = 30, y = 30, rule = B3/S23
15b2o$15b2o5$13b2o$14b2o$10bo4bo$10bo3bo$10b2o7b3o$19bo2$2o21bo$2o5b2o
11bob2o$6b2obo11b2o5b2o$6bo21b2o2$10bo$8b3o7b2o$15bo3bo$14bo4bo$14b2o$
15b2o5$13b2o$13b2o!

#N queen-bee-shuttle
#O Bill Gosper, 1970
#C A queen bee between two blocks; two of them make the first gun.
#D oscillator period=30
x = 22, y = 7, rule = B3/S23
9b2o$9bobo$4b2o6bo7b2o$2obo2bo2bo2bo7b2o$2o2b2o6bo$9bobo$9b2o!

#N buckaroo
#O David Buckingham
#C A queen bee that turns gliders by a right angle.
#D oscillator period=30
x = 23, y = 9, rule = B3/S23
9bo$7bobo$6bobo$2o3bo2bo$2o4bobo$7bobo9b2o$9bo9bobo$21bo$21b2o!

#N 48p31
#O Matthias Merzenich, 2010
#C The first of its period to be found.
#D oscillator period=31
x = 24, y = 13, rule = B3/S23
7b2obo2bob2o$2o4bo2bo4bo2bo4b2o$2o5bobo4bobo5b2o$8bo6bo6$8bo6bo$2o5bob
o4bobo5b2o$2o4bo2bo4bo2bo4b2o$7b2obo2bob2o!

#N 60p33
#O Jason Summers
#C Two engines that keep each other running.
#D oscillator period=33
x = 30, y = 24, rule = B3/S23
bo4b2o$obo2bobo$bo4bo5$12b2o$8b2obo2bo$7bobo5b5o$7bo3bo5bo2bo$7bo3b2o
8bo$8bo8b2o3bo$9bo2bo5bo3bo$10b5o5bobo$15bo2bob2o$16b2o5$23bo4bo$22bob
o2bobo$22b2o4bo!

#N 50p35
#C Five times seven, in two corners.
#D oscillator period=35
x = 33, y = 21, rule = B3/S23
31b2o$31bo$29bobo$29b2o$26bo$26bo$17bobo6bo$16bo3b2o7b2o$16bo3bo8bobo$
16bo14bo$2o29b2o$bo14bo$bobo8bo3bo$2b2o7b2o3bo$6bo6bobo$6bo$6bo$2b2o$b
obo$bo$2o!

#N 22p36
#O Noam Elkies, 1995
#C Few cells for so long a period.
#D oscillator period=36
x = 14, y = 18, rule = B3/S23
2o$bo$bobo$2b2o$8bo$7b2o$8bo5$5bo$5b2o$5bo$10b2o$10bobo$12bo$12b2o!

#N beluchenkos-p37
#O Nicolay Beluchenko, 2009
#C The first of its period to be found.
#D oscillator period=37
x = 37, y = 37, rule = B3/S23
11b2o11b2o$11b2o11b2o3$6bo23bo$5bobo5bo9bo5bobo$4bo2bo5bob2o3b2obo5bo
2bo$5b2o10bobo10b2o$15bobobobo$16bo3bo2$2o33b2o$2o33b2o$5b2o23b2o2$6bo
bo19bobo$6bo2bo17bo2bo$7b2o19b2o2$7b2o19b2o$6bo2bo17bo2bo$6bobo19bobo
2$5b2o23b2o$2o33b2o$2o33b2o2$16bo3bo$15bobobobo$5b2o10bobo10b2o$4bo2bo
5bob2o3b2obo5bo2bo$5bobo5bo9bo5bobo$6bo23bo3$11b2o11b2o$11b2o11b2o!

#N 26p40
#O Nicolay Beluchenko, 2009
#C Few cells for so long a period.
#D oscillator period=40
x = 17, y = 14, rule = B3/S23
2o8b2o$2o7bo$12bo$8b2obo$8b2o5$7b2o$5bob2o$4bo$7bo7b2o$5b2o8b2o!

#N twin-bees-shuttle
#O Bill Gosper, 1971
#C Two bees side by side; it makes guns too.
#D oscillator period=46
x = 29, y = 11, rule = B3/S23
17b2o$2o15bobo7b2o$2o17bo7b2o$17b3o4$17b3o$2o17bo$2o15bobo$17b2o!

#N 69p48
#O Noam Elkies
#C Among the smallest of its period.
#D oscillator period=48
x = 19, y = 15, rule = B3/S23
2o15b2o$obo13bobo$2bo13bo$2b2o11b2o$4b2o7b2o$2b2obo7bob2o$2bo6bo6bo$3b
12o$bobo10b2o$b2o3b6o$5bo6bo$5bo2b4o$2b2obo3bo$2bo2bobo$4b2ob2o!

#N 35p52
#C Among the smallest of its period.
#D oscillator period=52
x = 17, y = 17, rule = B3/S23
2bo$2b3o$5bo9b2o$4b2o9bo$13bobo$8b2o3b2o$7bo$6bo$7bobo$7bo2$2b2o$bobo$
bo9b2o$2o9bo$12b3o$14bo!

#N 110p62
#C Among the smallest of its period.
#D oscillator period=62
x = 41, y = 26, rule = B3/S23
28b2o7b2o$28b2o7b2o$2b2o7b2o$2b2o7b2o3$27b2o9b2o$29bo7bo$bo11bo14b2o7b
2o$b2o9b2o12bob2o7b2obo$ob2o7b2obo5bo5bo13bo$20bo$2o11b2o5bo$bo11bo12b
o13bo$bo11bo6bo5bob2o7b2obo$2o11b2o5bo7b2o7b2o$20bo8bo7bo$ob2o7b2obo
12b2o9b2o$b2o9b2o$bo11bo3$28b2o7b2o$28b2o7b2o$2b2o7b2o$2b2o7b2o!

#N 34p64
#O Matthias Merzenich, 2010
#C Found with Nicolay Beluchenko's search of random agars.
#D oscillator period=64
x = 21, y = 21, rule = B3/S23
5b2o$5b2o3$8b2o$9b2o8b2o$19b2o2$10bobo$9bo3bo$8bo3bo$7bo3bo$8bobo2$2o$
2o8b2o$11b2o3$14b2o$14b2o!

#N 47p72
#O Robert Wainwright, 1990
#C The first of its period to be found.
#D oscillator period=72
x = 30, y = 15, rule = B3/S23
11bo$9b2obo$9b2obo$10b2o2$7b2o12b2o$7b2o12b2o3$21bobo$4b2o18bo$2obo2bo
b2o10bo4bo2b2o$o4bo2b2o10b2obo2bob2o$4bo19b2o$bobo!

#N 77p77
#C As many cells as generations.
#D oscillator period=77
x = 16, y = 21, rule = B3/S23
8b2o$6bo2bo$4b4o$3bo4b4o$3bobobo4bo$b2o4bob3o2bo$o2b5obo2b3o$bo2bo6bo$
2b2o8bo$4bo6b2o$2b2o$2bo$4bo$3b2o3bo$8b2o$6bobob3o$4b3obobobo$3bo5bo2b
3o$3b2o5b2o3bo$12b3o$12bo!

#N 114p84
#O Scorbie
#C Among the smallest of its period.
#D oscillator period=84
x = 23, y = 26, rule = B3/S23
3bo$b3o$o3b2o$b3o2bo$3bobobob2o$4bo2bobo2bo$6b2o3b2o$8bo3$2b2o4bo$3bo
2bo3bo2bo$3o4bob5o$o$7b5o$6bo5bo$7b2o2b2o4b2o$2b2obobobo3b2o2bo$2bob2o
bob4o2bobo3b2o$8bo3bobobob2o2bo$9b3o4bobob2o$12b2obo$7b4o2bob3o$7bo2b
2o2bo6b2o$15b3obo2bo$17bob2o!

#N 49p88
#O Paul Callahan, 1996
#C Four eaters, and something to chew on.
#D oscillator period=88
x = 27, y = 25, rule = B3/S23
19bo$17b3o$16bo$16b2o$2o19b2o$bo19bo$bobo15bobo$2b2o15b2o$14bo$13bobo$
12b2ob2o7$6b2o15b2o$5bobo15bobo$5bo19bo$4b2o19b2o$9b2o$10bo$7b3o$7bo!

#N centinal
#O Bill Gosper, 1987
#C Two shuttles, of the periods 54 and 46, that make a hundred.
#D oscillator period=100
x = 52, y = 17, rule = B3/S23
2o48b2o$bo48bo$bobo21b2o21bobo$2b2o8bo12b2o12b2o7b2o$11b2o26bobo$10b2o
29bo$11b2o2b2o22b3o4$11b2o2b2o22b3o$10b2o29bo$11b2o26bobo$2b2o8bo12b2o
12b2o7b2o$bobo21b2o21bobo$bo48bo$2o48b2o!

#N karels-p177
#O Karel Suhajda, 2007
#C Eight arms and a very long breath.
#D oscillator period=177
x = 46, y = 46, rule = B3/S23
16bo12bo$9b2o24b2o$8b3o3b2o14b2o3b3o$14b2ob2o8b2ob2o$16bo12bo4$2bo40bo
$b2o40b2o$b2o40b2o4$2b2o38b2o$2b2o38b2o$o3bo36bo3bo$3bo38bo$3bo38bo9$
3bo38bo$3bo38bo$o3bo36bo3bo$2b2o38b2o$2b2o38b2o4$b2o40b2o$b2o40b2o$2bo
40bo4$16bo12bo$14b2ob2o8b2ob2o$8b3o3b2o14b2o3b3o$9b2o24b2o$16bo12bo!

#N 2x2-block-oscillator
#C A bar of eight by two.
#D oscillator period=6
x = 8, y = 2, rule = B36/S125
8o$8o!

#N day-and-night-p16
#C Six cells and a long period, in a rule that treats day and night alike.
#D oscillator period=16
x = 3, y = 3, rule = B3678/S34678
2o$3o$o!

#N day-and-night-cross
#C A plus sign that swells.
#D oscillator period=4
x = 3, y = 3, rule = B3678/S34678
bo$3o$bo!
"""##
}
