// Made by Scripts/embed-patterns.sh from assets/patterns/oscillator.rle. Do not edit.
// swift-format-ignore-file

extension LibraryText {
  /// The blocks of assets/patterns/oscillator.rle.
  package static let oscillator = ##"""
#N blinker
#O John Conway, 1970
#C The smallest and commonest oscillator.
#D oscillator period=2
x = 3, y = 1, rule = B3/S23
3o!

#N clock
#O Simon Norton, 1970
#C A quarter turn, and back.
#D oscillator period=2
x = 4, y = 4, rule = B3/S23
2bo$obo$bobo$bo!

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

#N pentapole
#D oscillator period=2
x = 8, y = 8, rule = B3/S23
2o$obo2$2bobo2$4bobo$7bo$6b2o!

#N cis-beacon-and-table
#D oscillator period=2
x = 4, y = 7, rule = B3/S23
2b2o$3bo$o$2o2$4o$o2bo!

#N fox
#O David Buckingham, 1977
#C Twelve cells that blink.
#D oscillator period=2
x = 7, y = 7, rule = B3/S23
4bo$4bo$2bo2bo$2o$4bobo$2bobobo$6bo!

#N hexapole
#D oscillator period=2
x = 9, y = 9, rule = B3/S23
2o$obo2$2bobo2$4bobo2$6bobo$7b2o!

#N killer-toads
#D oscillator period=2
x = 4, y = 7, rule = B3/S23
b3o$3o4$3o$b3o!

#N phoenix-1
#O MIT group, 1971
#C Every cell dies in every generation, and the figure lives on.
#D oscillator period=2
x = 8, y = 8, rule = B3/S23
3bo$3bobo$bo$6b2o$2o$6bo$2bobo$4bo!

#N traffic-light
#A four-blinkers
#O John Conway, 1970
#C Four blinkers round a centre: a common family.
#D oscillator period=2
x = 9, y = 9, rule = B3/S23
3b3o3$o7bo$o7bo$o7bo3$3b3o!

#N trans-beacon-and-table
#D oscillator period=2
x = 6, y = 7, rule = B3/S23
4b2o$5bo$2bo$2b2o2$4o$o2bo!

#N bipole-on-boat
#D oscillator period=2
x = 8, y = 8, rule = B3/S23
2o$obo2$2bobo$3b2o$5b2o$5bobo$6bo!

#N by-flops
#O Robert Wainwright
#C A rotor between two fixed tips.
#D oscillator period=2
x = 6, y = 7, rule = B3/S23
3bo$bobo$5bo$5o$5bo$bobo$3bo!

#N heptapole
#D oscillator period=2
x = 10, y = 10, rule = B3/S23
2o$obo2$2bobo2$4bobo2$6bobo$9bo$8b2o!

#N beacon-and-two-tails
#D oscillator period=2
x = 7, y = 7, rule = B3/S23
2o$o$3bob2o$2b2obo$5bo$2b3o$2bo!

#N bipole-tie-snake
#D oscillator period=2
x = 9, y = 7, rule = B3/S23
2obo$ob2o$4b2o$4bobo2$6bobo$7b2o!

#N boat-on-tripole
#D oscillator period=2
x = 9, y = 9, rule = B3/S23
bo$obo$b2o$3b2o$3bobo2$5bobo$8bo$7b2o!

#N carrier-tie-bipole
#D oscillator period=2
x = 9, y = 8, rule = B3/S23
2o$o2bo$2b2o$4b2o$4bobo2$6bobo$7b2o!

#N cis-beacon-and-cap
#D oscillator period=2
x = 4, y = 8, rule = B3/S23
2b2o$3bo$o$2o2$4o$o2bo$b2o!

#N cis-beacon-down-on-long-hook
#D oscillator period=2
x = 5, y = 8, rule = B3/S23
2o$o$3bo$2b2o2$4o$o3bo$3b2o!

#N cis-beacon-up-and-long-hook
#D oscillator period=2
x = 5, y = 8, rule = B3/S23
2b2o$3bo$o$2o2$4o$o3bo$3b2o!

#N eater-plug
#O Robert Wainwright, 1973
#D oscillator period=2
x = 8, y = 8, rule = B3/S23
7bo$5b3o$4bo$5bo$2bo2bo$bob2o$bo$2o!

#N octapole
#D oscillator period=2
x = 11, y = 11, rule = B3/S23
9b2o$8bobo2$6bobo2$4bobo2$2bobo2$obo$2o!

#N ship-on-bipole
#D oscillator period=2
x = 8, y = 8, rule = B3/S23
2o$obo$b2o$3b2o$3bobo2$5bobo$6b2o!

#N test-tube-baby
#D oscillator period=2
x = 8, y = 5, rule = B3/S23
2o4b2o$obo2bobo$2bo2bo$2bo2bo$3b2o!

#N trans-beacon-and-cap
#D oscillator period=2
x = 6, y = 8, rule = B3/S23
4b2o$5bo$2bo$2b2o2$4o$o2bo$b2o!

#N trans-beacon-down-on-long-hook
#D oscillator period=2
x = 7, y = 8, rule = B3/S23
2o$o$3bo$2b2o2$2b4o$2bo3bo$5b2o!

#N trans-beacon-up-on-long-hook
#D oscillator period=2
x = 6, y = 8, rule = B3/S23
4b2o$5bo$2bo$2b2o2$4o$o3bo$3b2o!

#N why-not
#O David Buckingham, 1977
#D oscillator period=2
x = 7, y = 7, rule = B3/S23
3bo$3bobo$bo$ob5o$bo$3bobo$3bo!

#N blinkers-bit-pole
#O Robert Wainwright, 1977
#D oscillator period=2
x = 7, y = 6, rule = B3/S23
5b2o$3obobo2$bobo2bo$o4bo$2o3bo!

#N boat-on-quadpole
#D oscillator period=2
x = 10, y = 10, rule = B3/S23
bo$obo$b2o$3b2o$3bobo2$5bobo2$7bobo$8b2o!

#N griddle-and-block
#D oscillator period=2
x = 6, y = 7, rule = B3/S23
3bo$bobo$o4bo$6o2$2b2o$2b2o!

#N muttering-moat-1
#O Dean Hickerson
#D oscillator period=2
x = 7, y = 7, rule = B3/S23
2o$o3b2o$bobobo2$b2o2bo$3bo2bo$5b2o!

#N nonapole
#D oscillator period=2
x = 12, y = 12, rule = B3/S23
10b2o$9bobo2$7bobo2$5bobo2$3bobo2$bobo$o$2o!

#N odd-test-tube-baby
#D oscillator period=2
x = 9, y = 6, rule = B3/S23
7bo$2o4bobo$obo2bobo$2bo2bo$2bo2bo$3b2o!

#N ship-on-tripole
#D oscillator period=2
x = 9, y = 9, rule = B3/S23
2o$obo$b2o$3b2o$3bobo2$5bobo$8bo$7b2o!

#N cha-cha
#C Sparks that dance round each other.
#D oscillator period=2
x = 8, y = 6, rule = B3/S23
4bo$2bobobo$obobobo$bobobobo$bobobo$3bo!

#N cis-beacon-and-dock
#D oscillator period=2
x = 6, y = 8, rule = B3/S23
3b2o$4bo$bo$b2o2$b4o$o4bo$2o2b2o!

#N decapole
#D oscillator period=2
x = 13, y = 13, rule = B3/S23
11b2o$10bobo2$8bobo2$6bobo2$4bobo2$2bobo2$obo$2o!

#N griddle-and-boat
#D oscillator period=2
x = 6, y = 8, rule = B3/S23
3bo$bobo$o4bo$6o2$2b2o$bobo$2bo!

#N hook-test-tube-baby
#D oscillator period=2
x = 10, y = 5, rule = B3/S23
obo4bobo$2obo2bob2o$3bo2bo$3bo2bo$4b2o!

#N mangled-1-beacon
#D oscillator period=2
x = 7, y = 7, rule = B3/S23
3b2o$3bobo$o5bo$5obo$5bo$2bo$2b2o!

#N quad
#O Robert Kraus, 1971
#D oscillator period=2
x = 6, y = 6, rule = B3/S23
2o2b2o$o2bobo$bo$4bo$obo2bo$2o2b2o!

#N ship-on-quadpole
#D oscillator period=2
x = 10, y = 10, rule = B3/S23
2o$obo$b2o$3b2o$3bobo2$5bobo2$7bobo$8b2o!

#N skewed-quad
#D oscillator period=2
x = 7, y = 7, rule = B3/S23
b2o$bo3b2o$2bobobo2$obobo$2o3bo$4b2o!

#N trans-beacon-and-dock
#D oscillator period=2
x = 7, y = 8, rule = B3/S23
5b2o$6bo$3bo$3b2o2$b4o$o4bo$2o2b2o!

#N tub-test-tube-baby
#D oscillator period=2
x = 10, y = 6, rule = B3/S23
bo6bo$obo4bobo$bobo2bobo$3bo2bo$3bo2bo$4b2o!

#N two-cis-griddles-with-two-tubs
#D oscillator period=2
x = 8, y = 7, rule = B3/S23
4bo$2bobo$bo4bo$ob4obo$bo4bo$2bobo$4bo!

#N two-trans-griddles-with-two-tubs
#D oscillator period=2
x = 8, y = 7, rule = B3/S23
4bo$2bobo$bo4bo$ob4obo$bo4bo$3bobo$3bo!

#N almosymmetric
#D oscillator period=2
x = 9, y = 8, rule = B3/S23
4bo$2o2bobo$obo$7b2o$bo$o6bo$2obobo$5bo!

#N beehive-test-tube-baby
#D oscillator period=2
x = 10, y = 6, rule = B3/S23
b2o$o2bo4b2o$b2obo2bobo$4bo2bo$4bo2bo$5b2o!

#N griddle-and-beehive
#D oscillator period=2
x = 6, y = 8, rule = B3/S23
3bo$bobo$o4bo$6o2$2b2o$bo2bo$2b2o!

#N griddle-and-table
#D oscillator period=2
x = 6, y = 7, rule = B3/S23
3bo$bobo$o4bo$6o2$4o$o2bo!

#N monoclaw-test-tube-baby
#D oscillator period=2
x = 10, y = 6, rule = B3/S23
2o$o2bo4b2o$b2obo2bobo$4bo2bo$4bo2bo$5b2o!

#N 1-beacon
#D oscillator period=2
x = 7, y = 7, rule = B3/S23
2b2o$bobo$o2bob2o$2obo2bo$bobo$bo2bo$2b2o!

#N boat-test-tube-baby
#D oscillator period=2
x = 10, y = 6, rule = B3/S23
2o6bo$obo4bobo$bobo2bob2o$3bo2bo$3bo2bo$4b2o!

#N great-on-off
#D oscillator period=2
x = 8, y = 8, rule = B3/S23
2b2o$bo2bo$bobo$2obo2bo$4b2obo$7bo$4b3o$4bo!

#N interchange
#D oscillator period=2
x = 14, y = 7, rule = B3/S23
2b3o4b3o2$o12bo$o12bo$o12bo2$2b3o4b3o!

#N spark-coil
#C Two tables that flash at each other.
#D oscillator period=2
x = 8, y = 5, rule = B3/S23
2o4b2o$obo2bobo$2bo2bo$obo2bobo$2o4b2o!

#N beacon-on-table-tie-eater
#D oscillator period=2
x = 8, y = 8, rule = B3/S23
b2ob2o$2bobo$2bo4bo$b2o3b2o$o$3o$3bo$2b2o!

#N griddle-and-blocks
#D oscillator period=2
x = 6, y = 7, rule = B3/S23
3bo$bobo$o4bo$6o2$2o2b2o$2o2b2o!

#N claw-test-tube-baby
#D oscillator period=2
x = 12, y = 6, rule = B3/S23
2o8b2o$o2bo4bo2bo$b2obo2bob2o$4bo2bo$4bo2bo$5b2o!

#N four-boats
#A 4-boats
#C Four boats in a ring, where they cannot lie still.
#D oscillator period=2
x = 8, y = 8, rule = B3/S23
3bo$2bobo$bob2o$obo2b2o$b2o2bobo$3b2obo$3bobo$4bo!

#N hive-test-tube-baby
#D oscillator period=2
x = 12, y = 6, rule = B3/S23
b2o6b2o$o2bo4bo2bo$b2obo2bob2o$4bo2bo$4bo2bo$5b2o!

#N griddle-and-dock
#D oscillator period=2
x = 7, y = 8, rule = B3/S23
4bo$2bobo$bo4bo$b6o2$b4o$o4bo$2o2b2o!

#N loaf-test-tube-baby
#D oscillator period=2
x = 12, y = 7, rule = B3/S23
10bo$b2o6bobo$o2bo4bo2bo$obobo2bob2o$bo2bo2bo$4bo2bo$5b2o!

#N boat-on-spark-coil
#D oscillator period=2
x = 8, y = 11, rule = B3/S23
2ob2o$o3bo$b3o3$b3o$o3bo$2ob2o$5b2o$5bobo$6bo!

#N light-bulb
#D oscillator period=2
x = 7, y = 9, rule = B3/S23
b2obo$bob2o2$2b3o$bo3bo$bo3bo$2bobo$obobobo$2o3b2o!

#N piston
#D oscillator period=2
x = 11, y = 5, rule = B3/S23
2o7b2o$obo2bo2bobo$2b4o2bo$obo2bo2bobo$2o7b2o!

#N fore-and-back
#O Achim Flammenkamp, 1994
#D oscillator period=2
x = 7, y = 7, rule = B3/S23
2ob2o$2obobo$6bo$3ob3o$o$bobob2o$2b2ob2o!

#N mango-test-tube-baby
#D oscillator period=2
x = 14, y = 7, rule = B3/S23
11b2o$2b2o6bo2bo$bo2bo4bo2bo$o2bobo2bob2o$b2o2bo2bo$5bo2bo$6b2o!

#N washing-machine
#A cloverleaf
#O Robert Wainwright
#D oscillator period=2
x = 7, y = 7, rule = B3/S23
b2ob2o$ob2o2bo$2o4bo$bo3bo$o4b2o$o2b2obo$b2ob2o!

#N snake-pit
#D oscillator period=2
x = 7, y = 7, rule = B3/S23
ob2ob2o$2obobo$6bo$3ob3o$o$bobob2o$2ob2obo!

#N scrubber
#D oscillator period=2
x = 11, y = 11, rule = B3/S23
4bo$2b3o$bo$bo2b3o$2obo3bo$3bo3bo$3bo3bob2o$4b3o2bo$9bo$6b3o$6bo!

#N very-long-clock
#D oscillator period=2
x = 12, y = 8, rule = B3/S23
6bo$4bobobo$2bobobobobo$obobobobobo$bobobobobobo$bobobobobo$3bobobo$5b
o!

#N cyclic
#D oscillator period=2
x = 10, y = 10, rule = B3/S23
4b2o$3bo2bo$3bob2o$b2o2bob2o$o5b2obo$ob2o5bo$b2obo2b2o$3b2obo$3bo2bo$
4b2o!

#N laputa
#O Richard Schroeppel, 1992
#D oscillator period=2
x = 12, y = 7, rule = B3/S23
3b2ob2o$3b2obo3b2o$8bo2bo$b6ob3o$o2bobo$2o3bob2o$4b2ob2o!

#N revolver
#D oscillator period=2
x = 14, y = 8, rule = B3/S23
o12bo$3o4bo3b3o$3bobobo2bo$2bo6bobo$2bobo6bo$3bo2bobobo$3o3bo4b3o$o12b
o!

#N negentropy
#D oscillator period=2
x = 11, y = 12, rule = B3/S23
3b2obo$3bob2o2$4b3o$3bobobob2o$3b2o2bob2o$2obo3bo$2obo3bo$4b3o2$4b2obo
$4bob2o!

#N circle-of-fire
#D oscillator period=2
x = 11, y = 11, rule = B3/S23
4bobo$2bo2bo2bo$3bobobo$b3obob3o$5bo$5ob5o$5bo$b3obob3o$3bobobo$2bo2bo
2bo$4bobo!

#N glasses
#D oscillator period=2
x = 18, y = 11, rule = B3/S23
4bo8bo$2b3o8b3o$bo14bo$bo2b3o4b3o2bo$2obo3bo2bo3bob2o$3bo3b4o3bo$3bo3b
o2bo3bo$4b3o4b3o2$4b2obo2bob2o$4bob2o2b2obo!

#N ring-of-fire
#O Dean Hickerson, 1992
#D oscillator period=2
x = 34, y = 30, rule = B3/S23
16bo$14bobobo$12bobobobobo$10bobobobobobobo$8bobobo2b2obobobobo$6bobob
obo6bo2bobobo$4bobobo2bo10bobobobo$5b2obo14bo2bobobo$3bo3bo18bob2o$4b
3o20bo3bo$2bo25b3o$3b2o27bo$bo3bo24b2o$2b4o23bo3bo$o29b3o$b3o29bo$o3bo
23b4o$2b2o24bo3bo$bo27b2o$3b3o25bo$2bo3bo20b3o$4b2obo18bo3bo$3bobobo2b
o14bob2o$5bobobobo10bo2bobobo$7bobobo2bo6bobobobo$9bobobobob2o2bobobo$
11bobobobobobobo$13bobobobobo$15bobobo$17bo!

#N caterer
#O Dean Hickerson, 1989
#C A useful spark in every third generation.
#D oscillator period=3
x = 8, y = 6, rule = B3/S23
2bo$o3b4o$o3bo$o$3bo$b2o!

#N jam
#O Achim Flammenkamp, 1988
#D oscillator period=3
x = 6, y = 7, rule = B3/S23
3b2o$2bo2bo$o2bobo$o3bo$o$3bo$b2o!

#N two-eaters
#O Bill Gosper, 1971
#D oscillator period=3
x = 9, y = 8, rule = B3/S23
2o$bo$bobo$2b2o$5b2o$5bobo$7bo$7b2o!

#N bent-keys
#O Dean Hickerson, 1989
#D oscillator period=3
x = 12, y = 5, rule = B3/S23
bo8bo$obo6bobo$bob2o2b2obo$4bo2bo$4bo2bo!

#N candlefrobra
#O Robert Wainwright, 1984
#C A candle with a spark.
#D oscillator period=3
x = 10, y = 5, rule = B3/S23
5bo$bob2obob2o$obo3bob2o$bo4bo$5b2o!

#N odd-keys
#O Dean Hickerson, 1989
#D oscillator period=3
x = 12, y = 5, rule = B3/S23
10bo$bo7bobo$ob3o2b2obo$bo2bo2bo$4bo2bo!

#N short-keys
#O Dean Hickerson, 1989
#D oscillator period=3
x = 12, y = 4, rule = B3/S23
bo8bo$ob3o2b3obo$bo2bo2bo2bo$4bo2bo!

#N trans-block-and-long-hook-eating-tub
#O Robert Wainwright
#D oscillator period=3
x = 10, y = 5, rule = B3/S23
5bo$bob2obo$obo3bo$bo4bob2o$5b2ob2o!

#N trice-tongs
#O Robert Wainwright, 1982
#D oscillator period=3
x = 7, y = 7, rule = B3/S23
2bo$2b3o$2o3bo$bobobo$bo$2b2o2bo$5b2o!

#N cis-boat-and-long-hook-eating-tub
#O Robert Wainwright
#D oscillator period=3
x = 11, y = 5, rule = B3/S23
5bo$bob2obob2o$obo3bobobo$bo4bo2bo$5b2o!

#N beehive-and-long-hook-eating-tub
#O Robert Wainwright
#D oscillator period=3
x = 11, y = 5, rule = B3/S23
5bo3bo$bob2obobobo$obo3bobobo$bo4bo2bo$5b2o!

#N cuphook
#O Richard Schroeppel, 1970
#D oscillator period=3
x = 9, y = 8, rule = B3/S23
4b2o$2obobo$2obo$3bo$3bo2bo$4b2obo$7bo$7b2o!

#N french-kiss
#O Robert Wainwright, 1971
#D oscillator period=3
x = 10, y = 9, rule = B3/S23
o$3o$3bo$2bo2b2o$2bo4bo$3b2o2bo$6bo$7b3o$9bo!

#N pulsar-quadrant
#O David Buckingham, 1973
#D oscillator period=3
x = 8, y = 8, rule = B3/S23
5bo$3b3o$2bo3b2o$o2bo2bo$o3bobo$o4bo2$2b3o!

#N two-pulsar-quadrants
#O David Buckingham, 1973
#D oscillator period=3
x = 9, y = 9, rule = B3/S23
4bo$4bo$3b2o$2bo$o2bo2b3o$o3bobo$o4bo2$2b3o!

#N fire-spitting
#O Nicolay Beluchenko, 2003
#D oscillator period=3
x = 8, y = 10, rule = B3/S23
5bo$3b2obo$b2o3bo$4bob2o$bo2bo$2bobo2$bobo$o$2o!

#N runny-nose
#O 83bismuth38, 2017
#D oscillator period=3
x = 8, y = 10, rule = B3/S23
3bo$2b2o2$obo2bo$obobobo$obobo2bo$2bo$5bobo$obo3bo$bo!

#N loading-dock
#O David Buckingham, 1972
#D oscillator period=3
x = 9, y = 8, rule = B3/S23
4bo$2b3o$bo3b2o$ob2o3bo$bo3b2obo$2b2o3bo$4b3o$4bo!

#N stillater
#O Robert Wainwright, 1985
#D oscillator period=3
x = 8, y = 8, rule = B3/S23
3bo$2bobob2o$2bob2obo$2o$bobob2o$bobo2bo$2bo2bo$3b2o!

#N six-ls
#D oscillator period=3
x = 7, y = 8, rule = B3/S23
3bo$b3o2bo$o3b3o$3o$4b3o$3o3bo$o2b3o$3bo!

#N star
#O Hartmut Holzwart, 1993
#D oscillator period=3
x = 11, y = 11, rule = B3/S23
4b3o2$2bobobobo2$obo5bobo$o9bo$obo5bobo2$2bobobobo2$4b3o!

#N 1-2-3
#O David Buckingham, 1972
#C A small one with a counting shape.
#D oscillator period=3
x = 10, y = 9, rule = B3/S23
2b2o$o2bo$2obob2o$bobo2bo$bo4bob2o$2b3obob2o$5bo$4bo$4b2o!

#N biting-off-more-than-they-can-chew
#O Peter Raynham, 1972
#C Two eaters that cannot swallow each other.
#D oscillator period=3
x = 12, y = 12, rule = B3/S23
o$3o$3bo$2b2o$3b2o$4b2o$3bo2bo$3bo2b2o$4b2ob3o$8bobo$10bo$10b2o!

#N candelabra
#O Charles Trawick
#C Two arms with lights at their ends.
#D oscillator period=3
x = 16, y = 6, rule = B3/S23
4b2o4b2o$bo2bo6bo2bo$obobo6bobobo$bo2bob4obo2bo$4bobo2bobo$5bo4bo!

#N cross
#O Robert Wainwright, 1989
#C A cross in a box of eight by eight.
#D oscillator period=3
x = 8, y = 8, rule = B3/S23
2b4o$2bo2bo$3o2b3o$o6bo$o6bo$3o2b3o$2bo2bo$2b4o!

#N mini-pressure-cooker
#O Robert Wainwright
#D oscillator period=3
x = 11, y = 10, rule = B3/S23
5bo$4bobo$4bobo$3b2ob2o$obo5bobo$2obobobob2o$3bo3bo$3bobobo$4bobo$5bo!

#N new-five
#O Dean Hickerson, 1990
#D oscillator period=3
x = 9, y = 9, rule = B3/S23
2b2o$bo2bo$bobo2bo$2obob2o$o$b3ob4o$5bo2bo$ob2o$2ob2o!

#N hustler
#O Robert Wainwright, 1971
#D oscillator period=3
x = 11, y = 12, rule = B3/S23
5b2o$5b2o2$3b4o$obo4bo$2obo3bo$3bo3bob2o$3bo4bobo$4b4o2$4b2o$4b2o!

#N germ
#O David Buckingham, 1972
#D oscillator period=3
x = 10, y = 10, rule = B3/S23
4b2o$5bo$3bo$2bob4o$2bo4bo$b2obo$2bobob4o$obobo4bo$2o3b3o$7b2o!

#N cousins
#D oscillator period=3
x = 13, y = 7, rule = B3/S23
5bob2o$3b3obobo$obo6bo$2ob2ob2obob2o$3bobo4bobo$3bobob3o$4b2obo!

#N killer-candlefrobras
#O Robert Wainwright
#D oscillator period=3
x = 21, y = 5, rule = B3/S23
4bo11bo$2obob2obo3bob2obob2o$2obo3bobobobo3bob2o$3bo4bo3bo4bo$3b2o11b
2o!

#N snake-dance
#O Robert Wainwright, 1972
#D oscillator period=3
x = 9, y = 9, rule = B3/S23
3b2obo$3bob2o$2obo$bo2bob3o$o2bobo2bo$3obo2bo$5bob2o$2b2obo$2bob2o!

#N 33p3-1
#D oscillator period=3
x = 11, y = 12, rule = B3/S23
4bo$3bobo3bo$3bobo2bobo$4bo3bobo$9bo$5b4o2$4b3o$7bo$2o3bobo$o2bobobobo
$b2o5b2o!

#N pressure-cooker
#D oscillator period=3
x = 11, y = 12, rule = B3/S23
5bo$4bobo$4bobo$3b2ob2o$obo5bobo$2obobobob2o$3bo3bo$3bo3bo$4b3o2$3bob
2o$3b2obo!

#N surprise
#O David Buckingham, 1972
#D oscillator period=3
x = 10, y = 9, rule = B3/S23
3bo4b2o$3b3o2bo$b2o3bobo$o2b2obob2o$bo6bo$2obob2o2bo$bobo3b2o$bo2b3o$
2o4bo!

#N diamond-ring
#O David Buckingham, 1972
#D oscillator period=3
x = 13, y = 13, rule = B3/S23
6bo$5bobo$4bobobo$4bo3bo$2b2o2bo2b2o$bo4bo4bo$obob2ob2obobo$bo4bo4bo$
2b2o2bo2b2o$4bo3bo$4bobobo$5bobo$6bo!

#N en-retard
#O David Buckingham, 1972
#D oscillator period=3
x = 11, y = 11, rule = B3/S23
5bo$4bobo$2obobobob2o$bobo3bobo$o2bobobo2bo$b2o5b2o$3b2ob2o$3bobobo$4b
obo$2bobobobo$2b2o3b2o!

#N protein
#O David Buckingham, 1972
#D oscillator period=3
x = 13, y = 13, rule = B3/S23
4b2o$4bo$6bo$2b4obob2o$bo5bobo2bo$bo2b2obobob2o$2obo5bo$3bo2b2obo$3bo
4bo$4b4o2$4b2o$4b2o!

#N frog-2
#O David Buckingham, 1972
#D oscillator period=3
x = 11, y = 13, rule = B3/S23
2b2o3b2o$2bobobobo$4bobo$3bobobo$3b2ob2o$b2o5b2o$o2bobobo2bo$bobo3bobo
$2obo3bob2o$4b3o2$3bob2o$3b2obo!

#N crowd
#O David Buckingham, 1973
#D oscillator period=3
x = 14, y = 14, rule = B3/S23
11bo$9b3o$5b2obo$5bo3bo$7b2obo$3b4o3bo$obo5bobob2o$2obobo5bobo$3bo3b4o
$3bob2o$4bo3bo$5bob2o$2b3o$2bo!

#N pulsar
#A cp-48-56-72
#O John Conway, 1970
#C By far the commonest oscillator of a period above two.
#D oscillator period=3
x = 13, y = 13, rule = B3/S23
2b3o3b3o2$o4bobo4bo$o4bobo4bo$o4bobo4bo$2b3o3b3o2$2b3o3b3o$o4bobo4bo$o
4bobo4bo$o4bobo4bo2$2b3o3b3o!

#N triple-caterer
#O Dean Hickerson, 1989
#D oscillator period=3
x = 16, y = 11, rule = B3/S23
5b2o$4bo2bo2b2o$4b2obo3bo$6bob3o4bo$2b3obobo4b3o$bo2bo2bo4bo$obo2bo3bo
2b2o$bo$2b2ob2ob2ob2o$3bo3bo3bo$3bo3bo3bo!

#N tubber
#O Robert Wainwright
#D oscillator period=3
x = 13, y = 13, rule = B3/S23
4bobo$4b2obo$7b3o$4b2o4bo$2obo2b2o2bo$bobo4bob2o$o3bo3bo3bo$b2obo4bobo
$2bo2b2o2bob2o$2bo4b2o$3b3o$5bob2o$6bobo!

#N star-with-blocks
#D oscillator period=3
x = 11, y = 11, rule = B3/S23
2o3bo3b2o$2o2b3o2b2o$2b3ob3o$2bo5bo$b2o5b2o$2o7b2o$b2o5b2o$2bo5bo$2b3o
b3o$2o2b3o2b2o$2o3bo3b2o!

#N double-ewe
#O Robert Wainwright
#D oscillator period=3
x = 20, y = 20, rule = B3/S23
6b2o$7bo$6bo$6b2o$9b2o$6b3obo$ob2obo$2obobo$5bo3bo$4bo3b2o4b2o$4b2o4b
2o3bo$10bo3bo$14bobob2o$14bob2obo$9bob3o$9b2o$12b2o$13bo$12bo$12b2o!

#N cross-2
#O Hartmut Holzwart
#D oscillator period=3
x = 15, y = 15, rule = B3/S23
3bo2bobo2bo$3bo2bobo2bo$2b2o2bobo2b2o$3o4bo4b3o$7bo2$3o9b3o$3b2o5b2o$
3o9b3o2$7bo$3o4bo4b3o$2b2o2bobo2b2o$3bo2bobo2bo$3bo2bobo2bo!

#N tritoad
#O David Buckingham, 1977
#D oscillator period=3
x = 18, y = 14, rule = B3/S23
9b2o$9bo$10bo2b2o$7b3obo2bo$6bo4b2obob2o$6bob2o2bobob2o$3b2obo3b2o2bo$
3bo2b2o3bob2o$2obobo2b2obo$2obob2o4bo$3bo2bob3o$3b2o2bo$8bo$7b2o!

#N 62p3-1
#D oscillator period=3
x = 10, y = 18, rule = B3/S23
4b2o$3bo2bo$o2b2obo$3o3bobo$4b2o$3o2b2o2bo$o3b3obo$b2obo$2bo3bo$2bo3bo
$b2obo$o3b3obo$3o2b2o2bo$4b2o$3o3bobo$o2b2obo$3bo2bo$4b2o!

#N double-caterer
#O Dean Hickerson, 1989
#D oscillator period=3
x = 19, y = 12, rule = B3/S23
5b2o3bo$4bo2bo2b3o$4b2obo5bo$6bob4obo$2b3obobo3bob2o$bo2bo2bo3bo2bobo$
obo2bo3bob2o4bo$bo10b2ob3o$2b2ob2ob2o3bo$3bo3bo5bob3o$3bo3bo6b2o2bo$
17b2o!

#N skewed-traffic-light
#O Robert Wainwright, 1989
#D oscillator period=3
x = 24, y = 22, rule = B3/S23
13b2o$12bo2bo$13bobo$9b2o3bo$10bob2o$12bo$12bo2$2o8b3o6bo$4obo8bo3b2o$
obo2b3obo4bo$9bo4bob3o2bobo$4b2o3bo8bob4o$4bo6b3o8b2o2$11bo$11bo$10b2o
bo$9bo3b2o$8bobo$8bo2bo$9b2o!

#N quasar
#O Robert Wainwright, 1971
#D oscillator period=3
x = 29, y = 29, rule = B3/S23
10b3o3b3o2$8bo4bobo4bo$8bo4bobo4bo$8bo4bobo4bo$10b3o3b3o2$8b3o7b3o$2b
3o2bo4bo3bo4bo2b3o$7bo4bo3bo4bo$o4bobo4bo3bo4bobo4bo$o4bo17bo4bo$o4bo
2b3o7b3o2bo4bo$2b3o19b3o2$2b3o19b3o$o4bo2b3o7b3o2bo4bo$o4bo17bo4bo$o4b
obo4bo3bo4bobo4bo$7bo4bo3bo4bo$2b3o2bo4bo3bo4bo2b3o$8b3o7b3o2$10b3o3b
3o$8bo4bobo4bo$8bo4bobo4bo$8bo4bobo4bo2$10b3o3b3o!

#N rumbling-river-1
#O Dean Hickerson
#D oscillator period=3
x = 49, y = 12, rule = B3/S23
14b2o6b2o6b2o3bob2o$4bo8bo2bo4bo2bo4bo2bo2b2obo$o2bobo4bo3b2o2bo3b2o2b
o3bobo5bob2o$4obo2b6o2b6o2b6o2b6obobo$5bobo5bobo5bobo5bobo5bobo6b2o$2b
2obobobobo3bobobo3bobobo3bobobo3bobo5bo$bo5bobo3bobobo3bobobo3bobobo3b
obobobob2o$b2o6bobo5bobo5bobo5bobo5bobo$7bobob6o2b6o2b6o2b6o2bob4o$7b
2obo5bobo3bo2b2o3bo2b2o3bo4bobo2bo$10bob2o2bo2bo4bo2bo4bo2bo8bo$10b2ob
o3b2o6b2o6b2o!

#N quasar-2
#D oscillator period=3
x = 45, y = 45, rule = B3/S23
18b3o3b3o2$16bo4bobo4bo$16bo4bobo4bo$16bo4bobo4bo$18b3o3b3o2$16b3o7b3o
$10b3o2bo4bo3bo4bo2b3o$15bo4bo3bo4bo$8bo4bobo4bo3bo4bobo4bo$8bo4bo17bo
4bo$8bo4bo2b3o7b3o2bo4bo$10b3o19b3o2$8b3o23b3o$2b3o2bo4bo19bo4bo2b3o$
7bo4bo19bo4bo$o4bobo4bo19bo4bobo4bo$o4bo33bo4bo$o4bo2b3o23b3o2bo4bo$2b
3o35b3o2$2b3o35b3o$o4bo2b3o23b3o2bo4bo$o4bo33bo4bo$o4bobo4bo19bo4bobo
4bo$7bo4bo19bo4bo$2b3o2bo4bo19bo4bo2b3o$8b3o23b3o2$10b3o19b3o$8bo4bo2b
3o7b3o2bo4bo$8bo4bo17bo4bo$8bo4bobo4bo3bo4bobo4bo$15bo4bo3bo4bo$10b3o
2bo4bo3bo4bo2b3o$16b3o7b3o2$18b3o3b3o$16bo4bobo4bo$16bo4bobo4bo$16bo4b
obo4bo2$18b3o3b3o!

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

#N confused-eaters
#O David Buckingham
#D oscillator period=4
x = 11, y = 11, rule = B3/S23
o$3o$3bo$2bo$2bo2bo$5bo$3bobo$3b2o2b2o$7bobo$9bo$9b2o!

#N eater-block-frob
#O David Buckingham, 1976
#D oscillator period=4
x = 10, y = 10, rule = B3/S23
b2o$2bo$2bobo$3bobo$5b2ob2o$8b2o$2b2o$3bo$3o$o!

#N gray-counter
#D oscillator period=4
x = 13, y = 9, rule = B3/S23
6bo$5bobo$4bobobo$bo2bo3bo2bo$obobo3bobobo$bo2bo3bo2bo$4bobobo$5bobo$
6bo!

#N 1-2-3-4
#C A crown that opens and closes.
#D oscillator period=4
x = 11, y = 11, rule = B3/S23
5bo$4bobo$3bobobo$3bo3bo$2obobobob2o$obo5bobo$3b5o2$5bo$4bobo$5bo!

#N lightweight-emulator
#A lwss-emulator
#O Robert Wainwright
#D oscillator period=4
x = 14, y = 6, rule = B3/S23
2b2obo2bob2o$2bo8bo$3b2o4b2o$3o2b4o2b3o$o2bo6bo2bo$b2o8b2o!

#N t-nosed-p4
#O Robert Wainwright, 1989
#D oscillator period=4
x = 11, y = 10, rule = B3/S23
4b3o$5bo2$4b3o$3bo3bo$2bo5bo$2bobobobo$b2obobob2o$o2b2ob2o2bo$2o7b2o!

#N middleweight-emulator
#A mwss-emulator
#O Robert Wainwright
#D oscillator period=4
x = 15, y = 7, rule = B3/S23
7bo$2b2obo3bob2o$2bo9bo$3b2o5b2o$3o2b5o2b3o$o2bo7bo2bo$b2o9b2o!

#N heavyweight-emulator
#A hwss-emulator
#O Robert Wainwright
#D oscillator period=4
x = 16, y = 7, rule = B3/S23
7b2o$2b2obo4bob2o$2bo10bo$3b2o6b2o$3o2b6o2b3o$o2bo8bo2bo$b2o10b2o!

#N penny-lane
#O David Buckingham, 1972
#D oscillator period=4
x = 15, y = 10, rule = B3/S23
3b2o5b2o$3bo7bo$2obo2bobo2bob2o$2obobo3bobob2o$4bo2bo2bo$5b5o2$7bo$6bo
bo$7bo!

#N pinwheel
#O Simon Norton, 1970
#D oscillator period=4
x = 12, y = 12, rule = B3/S23
6b2o$6b2o2$4b4o$2obo4bo$2obo2bobo$3bo3b2ob2o$3bobo2bob2o$4b4o2$4b2o$4b
2o!

#N wavefront
#O David Buckingham, 1976
#D oscillator period=4
x = 13, y = 13, rule = B3/S23
8b2o$8bo$9bo$8b2o$5b2o3b2o$4bo2b3o2bo$4bo5b2o$5bo3bo$2obobo3bo$ob2obob
2o$4bobo$4bobo$5bo!

#N thumb-2
#O David Eppstein
#D oscillator period=4
x = 11, y = 11, rule = B3/S23
5bo$b2o3bo$bo5bo$2b3obob2o$7b2obo$6o4bo$o4b5o$3bo$2bob4o$2bobo2bo$3bo!

#N overweight-emulator
#D oscillator period=4
x = 17, y = 9, rule = B3/S23
7b3o2$2b2obo5bob2o$2bo11bo$3b2o7b2o$3o2b7o2b3o$o2bo9bo2bo$b2o11b2o$7b
3o!

#N achims-p4
#O Achim Flammenkamp, 1988
#D oscillator period=4
x = 11, y = 9, rule = B3/S23
2b2o3b2o$bo2bobo2bo$bob2ob2obo$2o7b2o$2bobobobo$2o7b2o$bob2ob2obo$bo2b
obo2bo$2b2o3b2o!

#N octagon-4
#O Robert Wainwright
#D oscillator period=4
x = 16, y = 16, rule = B3/S23
7b2o$7b2o2$6b4o$5bo4bo$4bo6bo$3bo8bo$2obo8bob2o$2obo8bob2o$3bo8bo$4bo
6bo$5bo4bo$6b4o2$7b2o$7b2o!

#N blocked-p4-4
#O Matthias Merzenich
#D oscillator period=4
x = 19, y = 9, rule = B3/S23
11bo$4bo3bo4bob2o$3bobo10bo$3bobo8b2o$2obobob7o2b3o$2obo11bo2bo$3bo12b
2o$3bobo$4b2o3b3o!

#N boss
#O David Buckingham, 1972
#C A shield with a moving middle.
#D oscillator period=4
x = 11, y = 14, rule = B3/S23
5bo$4bobo$4bobo$3b2ob2o$2bo5bo$bobobobobo$bobo3bobo$2obo3bob2o$o2bobob
o2bo$2bo5bo$3b2ob2o$4bobo$4bobo$5bo!

#N hustler-2
#D oscillator period=4
x = 16, y = 13, rule = B3/S23
4bo$4b3o$7bo$6bo2b2o$ob2obob2o2bo$2obobo5bo$5bo4bo$4bo5bobob2o$4bo2b2o
bob2obo$5b2o2bo$8bo$9b3o$11bo!

#N jack
#O Robert Wainwright, 1984
#D oscillator period=4
x = 13, y = 9, rule = B3/S23
3bo5bo$3b2o3b2o$o2b2o3b2o2bo$3o2bobo2b3o$5bobo$3o2bobo2b3o$o2b2o3b2o2b
o$3b2o3b2o$3bo5bo!

#N t-nosed-p4-variant
#D oscillator period=4
x = 17, y = 10, rule = B3/S23
7b3o2$6bo3bo$2b2obo5bob2o$2bo11bo$3b2o7b2o$3o2b7o2b3o$o2bo9bo2bo$b2o5b
o5b2o$7b3o!

#N ellison-p4-hw-emulator-hybrid
#O Scot Ellison
#D oscillator period=4
x = 20, y = 9, rule = B3/S23
11b2o$4bo3bo5bob2o$3bobo11bo$3bobo9b2o$2obobob8o2b3o$2obo12bo2bo$3bo
13b2o$3bobo4b2o$4b2o4b2o!

#N babbling-brook-1
#O Dean Hickerson
#D oscillator period=4
x = 16, y = 10, rule = B3/S23
7bo$5b3o4b2o$4bo3b2o2bo$bo2bob2o2bobo$obobo4b2o2b2o$b2o2b2o4bobobo$3bo
bo2b2obo2bo$3bo2b2o3bo$2b2o4b3o$8bo!

#N blocked-p4-2
#O Adam P. Goucher
#D oscillator period=4
x = 22, y = 8, rule = B3/S23
4bo3bo4bo3bo$3bobo10bobo$3bobo10bobo$2obobob8obobob2o$2obo14bob2o$3bo
14bo$3bobo4b2o4bobo$4b2o4b2o4b2o!

#N blocked-p4-3
#O Adam P. Goucher
#D oscillator period=4
x = 21, y = 9, rule = B3/S23
4bo3bobobo3bo$3bobo9bobo$3bobo9bobo$2obobob7obobob2o$2obo13bob2o$3bo
13bo$3bobo4bo4bobo$4b2o3bobo3b2o$10bo!

#N blocked-p4-5
#O Matthias Merzenich
#D oscillator period=4
x = 18, y = 12, rule = B3/S23
4bo3bo3bob2o$3bobo9bo$3bobo7b2o$2obobob6o2b3o$2obo10bo2bo$3bo11b2o$3bo
bo5b2o$4b2o4b3o$9bob2o$8bobo$8bo2bo$9b2o!

#N blocked-p4-t-nose-hybrid
#O Matthias Merzenich
#D oscillator period=4
x = 21, y = 13, rule = B3/S23
11b3o2$10bo3bo$4bo3bo6bob2o$3bobo12bo$3bobo10b2o$2obobob9o2b3o$2obo13b
o2bo$3bo14b2o$3bobo4bobo$4b2o4b2obo$13bo$13b2o!

#N ellison-p4-hw-emulator
#O Scot Ellison
#D oscillator period=4
x = 24, y = 9, rule = B3/S23
11b2o$4bo3bo6bo3bo$3bobo12bobo$3bobo12bobo$2obobob10obobob2o$2obo16bob
2o$3bo16bo$3bobo4b2obo4bobo$4b2o4bob2o4b2o!

#N turning-toads
#O Dean Hickerson, 1989
#D oscillator period=4
x = 37, y = 8, rule = B3/S23
15bo6bo$14b2o5b2o6b2o$6b3obobob2obobob2obobo$2b2obo6bobo4bobo4bobo2bob
2o$o2bobo3bo18b4obo2bo$2obobo27bob2o$3bo29bo$3b2o27b2o!

#N windmill
#O Dean Hickerson, 1989
#D oscillator period=4
x = 18, y = 18, rule = B3/S23
11bo$9b2obo$7b2o$10b2o$7b3o2$3o$3b2o2b3ob2o$10b7o$b7o$5b2ob3o2b2o$15b
3o2$8b3o$6b2o$9b2o$5bob2o$6bo!

#N blocked-p4-t-nose
#O Adam P. Goucher
#D oscillator period=4
x = 25, y = 13, rule = B3/S23
11b3o2$10bo3bo$4bo3bo7bo3bo$3bobo13bobo$3bobo13bobo$2obobob11obobob2o$
2obo17bob2o$3bo17bo$3bobo4bo2b2o4bobo$4b2o3bobo2bo4b2o$9bo2b2o$8b2o!

#N fountain
#O Dean Hickerson, 1994
#D oscillator period=4
x = 19, y = 15, rule = B3/S23
9bo2$3b2obo5bob2o$3bo5bo5bo$4b2ob2ob2ob2o2$6b2o3b2o$2o15b2o$o2bo3bobob
o3bo2bo$b3ob9ob3o$4bo4bo4bo$3b2o9b2o$3bo11bo$5bo7bo$4b2o7b2o!

#N sixty-nine
#O Robert Wainwright, 1978
#D oscillator period=4
x = 21, y = 21, rule = B3/S23
9bo$8bobo2$6bo3b2o$5bo5bo$6bobo$8b2o6bo$16bo$2bo5b2o4b3o$2bo11b2o$3o7b
2o2b2o2b3o$2o6bob2o4b3o$2o2b3obobo5b3o$2b3o$2b3o6bo$10bobo2$8bo3b2o$7b
o5bo$8bobo$10b2o!

#N blocked-p4-1
#O Adam P. Goucher
#D oscillator period=4
x = 23, y = 14, rule = B3/S23
11bo$4bo3bo5bo3bo$3bobo11bobo$3bobo11bobo$2obobob9obobob2o$2obo15bob2o
$3bo15bo$3bobo4bobo4bobo$4bobob3ob3obobo$2bobob2o7b2obobo$2b2o5b2ob2o
5b2o$10bobo$10bobo$11bo!

#N p4-hw-volcano
#D oscillator period=4
x = 20, y = 18, rule = B3/S23
9b2o$7bo4bo3$5b10o$5b2o6b2o$4b2o8b2o$4bo10bo2$2b3o10b3o$2b4o2bo2bo2b4o
$bo6b4o6bo$b6o6b6o$o5b8o5bo$b5o2bo2bo2b5o$5bo8bo$3bo12bo$3b2o10b2o!

#N superfountain
#O Noam Elkies, 1998
#D oscillator period=4
x = 46, y = 25, rule = B3/S23
15b2o6b2o6b2o2b2o$9b2o5bo6bo5bo2bo2bo2bob2o$4bo4bobob3o4b2obo5b2o5b3ob
obo$3bobo5bobo5bo2bo8b5o4bo2bo$4bo5bo2bo4bobo6b4o2bo3b2o2bobo$4bo7b4o
2bob2o4bo4b5o3bobo2b2o$4b3o3bo5bobo2bo4b2o2bo3bo2b2obobobo$8b2o2bob2ob
ob2o4b2o2bo4bo6b2obo$4bo3bo6bobo3b2ob2o3b4o4b2obo2bo$3bo5bobo5bo3bobob
5obo6bob3o$4bo3b3o5bo4bo10b3o2bo$4b3ob2o2b2o2bo2b4o2bobob2obobo2bob2o$
o3bo9bo3b2ob2obo2bo6bo2bo2bo$4b3ob2o2b2o2bo2bo3b3o6b2o4b2o$4bo3b3o5bo
3bo3bo$3bo5bobo5bo5bo3bo$4bo3bo6bobo2b3o3b2o$8b2o2bob2obobo3b2o$4b3o3b
o5bo2bobo3b3o$4bo7b4o3bob4o2bo$4bo5bo2bo6bo4bo$3bobo5bobo8bo2b2o$4bo4b
obob3o5b2o$9b2o5bo$15b2o!

#N pseudo-barberpole
#O Achim Flammenkamp, 1994
#D oscillator period=5
x = 12, y = 12, rule = B3/S23
10b2o$11bo$9bo$7bobo2$5bobo2$3bobo2$2b2o$o$2o!

#N octagon-2
#O Sol Goodman and Arthur Taber, 1971
#C An eight-cornered ring that breathes.
#D oscillator period=5
x = 8, y = 8, rule = B3/S23
3b2o$2bo2bo$bo4bo$o6bo$o6bo$bo4bo$2bo2bo$3b2o!

#N silvers-p5
#O Stephen Silver, 2000
#D oscillator period=5
x = 11, y = 7, rule = B3/S23
2o$o$bo2bo$3b2o$3bo3bob2o$2bo4b2obo$2b2o!

#N fumarole
#O Dean Hickerson, 1989
#C Throws up a spark of two cells.
#D oscillator period=5
x = 8, y = 7, rule = B3/S23
3b2o$bo4bo$bo4bo$bo4bo$2bo2bo$obo2bobo$2o4b2o!

#N elkies-p5
#O Noam Elkies, 1997
#D oscillator period=5
x = 9, y = 8, rule = B3/S23
bo$o2b3o$2bo$3bobo2bo$2b2ob4o$4bo$4bobo$5b2o!

#N pentoad
#O Bill Gosper, 1977
#D oscillator period=5
x = 13, y = 12, rule = B3/S23
11b2o$11bo$9bobo$9b2o$5b2o$6bo$6bo$6b2o$2b2o$bobo$bo$2o!

#N hooks
#D oscillator period=5
x = 11, y = 10, rule = B3/S23
6b2o$ob2obobo$2obobo$4b2o$5bo2$7b2o$7bo$8b3o$10bo!

#N pentoad-1h2
#D oscillator period=5
x = 15, y = 12, rule = B3/S23
8b2o$8bobo2b2o$9b3ob2o2$5b2o$6bo$6bo$6b2o$2b2o$bobo$bo$2o!

#N heart
#D oscillator period=5
x = 11, y = 11, rule = B3/S23
5bo$4bo2bo$bo2bo2bo$obobobob2o$bo2bo2bo$4bo5bo$5b5o2$7bo$6bobo$7bo!

#N pentoad-2
#D oscillator period=5
x = 12, y = 17, rule = B3/S23
b2o$b2o3$b3o$o$o$bo4b2o$3bo4bo$4b2o4bo$11bo$11bo$8b3o3$9b2o$9b2o!

#N 5blink
#O Scot Ellison
#D oscillator period=5
x = 13, y = 9, rule = B3/S23
5bo$4bob2o$o3bo3b2o$o8bo$o3bo$3b3obo3bo$bobo2b2o2bobo$obo8bo$2o!

#N pentant
#O David Buckingham, 1976
#D oscillator period=5
x = 10, y = 12, rule = B3/S23
2o$bo$bobo$2b2o4b2o$9bo$5b4o$5bo$2bo3b3o$2b4o2bo$5bo$4bo$4b2o!

#N radial-pseudo-barberpole
#O Gabriel Nivasch
#D oscillator period=5
x = 13, y = 13, rule = B3/S23
10b2o$2o9bo$o8bo$2b2o3bobo2$3bobobo2$5bobobo2$3bobo3b2o$3bo8bo$bo9b2o$
b2o!

#N scots-p5
#O Scot Ellison
#D oscillator period=5
x = 13, y = 7, rule = B3/S23
4bo3bo$3bobobobo$2bo7bo2$b3o5b3o$4b2ob2o$3ob2ob2ob3o!

#N technician
#O David Buckingham, 1973
#D oscillator period=5
x = 11, y = 12, rule = B3/S23
5bo$4bobo$4b2o$2b2o$bo3b3o$o2b2o3bobo$b2o4bob2o$3bobobo$3bo3bo$4b3o$6b
obo$7b2o!

#N montana
#O Scot Ellison
#D oscillator period=5
x = 12, y = 10, rule = B3/S23
9b2o$8bo2bo$bo7bobo$o3bob2ob2o$bobobob2o$3bo2bo2b2o$6bobo2bo$4bobobobo
$3bobo3bo$3b2o!

#N mathematician
#O David Buckingham, 1972
#D oscillator period=5
x = 9, y = 11, rule = B3/S23
4bo$3bobo$3bobo$2b2ob2o$o7bo$3o3b3o2$9o$o7bo$3b4o$3bo2b2o!

#N pipsquirter-3
#O Dongook Lee, 2018
#D oscillator period=5
x = 15, y = 11, rule = B3/S23
6b3o$5bobobo$3b3o3b3o$2bo4bo4bo$bobo7bobo$o2bo7bo2bo$2o2b3ob3o2b2o3$4b
2o3b2o$4b2o3b2o!

#N average
#O David Buckingham, 1973
#D oscillator period=5
x = 13, y = 11, rule = B3/S23
3b2o$4b3o$2bo4bo$bob4obo$bobo4bo2bo$2ob3o2bobobo$bobo4bo2bo$bob4obo$2b
o4bo$4b3o$3b2o!

#N middleweight-volcano
#O Dean Hickerson
#D oscillator period=5
x = 13, y = 11, rule = B3/S23
4b5o$3bo5bo$b3o5b3o$o11bo$ob3obob4o$bo3b3o$3bo5b2obo$2b2obobobob2o$3bo
bo2bo$3bo2b2o$2b2o!

#N chemist
#D oscillator period=5
x = 15, y = 13, rule = B3/S23
7bo$7b3o$10bo$5b3o2bo2b2o$4bobobobobobo$4bo3bobobo$b2obo5bob2o$2bobobo
3bo$obobobobobo$2o2bo2b3o$4bo$5b3o$7bo!

#N siesta
#O David Buckingham, 1973
#D oscillator period=5
x = 16, y = 12, rule = B3/S23
11b2o$3b2o5bobo$3bobo4bo$5bo3b2obo$3bob2o5b3o$b3o5bobo3bo$o3bobo5b3o$b
3o5b2obo$3bob2o3bo$5bo4bobo$3bobo5b2o$3b2o!

#N pedestle
#O David Buckingham, 1973
#D oscillator period=5
x = 11, y = 17, rule = B3/S23
5bo$4bobo$bo2b2o$b3o$5b3o$3b2o3bo$2bo4bo2bo$bobobobob2o$bobo3bobo$2obo
bobobo$o2bo4bo$2bo3b2o$3b3o$7b3o$5b2o2bo$4bobo$5bo!

#N toaster
#O Dean Hickerson, 1992
#D oscillator period=5
x = 11, y = 12, rule = B3/S23
2bo6b2o$bobob2o2bo$bobobobobo$2obo3bob2o$o2b2ob2o2bo$bo7bo$bo7bo$o2b2o
b2o2bo$2obo3bob2o$bobobobobo$bobob2o2bo$2bo6b2o!

#N 101
#O Achim Flammenkamp, 1994
#C Its phase shows its period in binary, as Bill Gosper saw.
#D oscillator period=5
x = 18, y = 12, rule = B3/S23
4b2o6b2o$3bobo6bobo$3bo10bo$2obo10bob2o$2obobo2b2o2bobob2o$3bobobo2bob
obo$3bobobo2bobobo$2obobo2b2o2bobob2o$2obo10bob2o$3bo10bo$3bobo6bobo$
4b2o6b2o!

#N harbor
#O David Buckingham, 1978
#D oscillator period=5
x = 17, y = 17, rule = B3/S23
5b2o3b2o$5bobobobo$6bo3bo2$5b2o3b2o$2o2bobo3bobo2b2o$obob2o5b2obobo$bo
13bo2$bo13bo$obob2o5b2obobo$2o2bobo3bobo2b2o$5b2o3b2o2$6bo3bo$5bobobob
o$5b2o3b2o!

#N statorless-p5
#O Josh Ball, 2016
#D oscillator period=5
x = 15, y = 14, rule = B3/S23
o13bo$b2o9b2o$o4b2ob2o4bo$2obo7bob2o$bobo2bobo2bobo$2bobo5bobo$2b3o5b
3o$2b3o5b3o$2bobo5bobo$bobo2bobo2bobo$2obo7bob2o$o4b2ob2o4bo$b2o9b2o$o
13bo!

#N swine
#O Scot Ellison
#D oscillator period=5
x = 37, y = 10, rule = B3/S23
33bo$9bo2b2o7bo10bobo$o2b2o2bobobo5bo3bo7bo2b2o$o10bo2bobo3bo4bo2bobob
2ob2o$o3bo4bo4b2obobo2bob2obo4b2o$3b2o4bob2obo2bobob2o4bo4bo3bo$2ob2ob
obo2bo4bo3bobo2bo10bo$3b2o2bo7bo3bo5bobobo2b2o2bo$2bobo10bo7b2o2bo$3bo
!

#N voldiag
#D oscillator period=5
x = 26, y = 26, rule = B3/S23
6b3o$4b2o$4bo$4bo3bo$b3ob2o$bo2bobo3b2o$o3b2o4bo3bo$o8bo2b3o$o2bo5bo4b
2o$7b2o3bo$5b2o4b3o3bo$5bo4bob3obobo$7bob3o2bo2b2o$7bo2b2o$6b3o2b2o7b
2o$8bo10b2o$11bo8bobo$10bobo5bobob3o$11b2o4bobo5bo$15bo2bo5b2o$14b4o$
14bo$16b2o$17bo$17bobo$18b2o!

#N heavyweight-volcano
#D oscillator period=5
x = 24, y = 17, rule = B3/S23
11b2o2$4bo3bo6bo3bo$2b3o2bo8bo2b3o$bo3b3o3b2o3b3o3bo$bob2ob5o2b5ob2obo
$2obo6b4o6bob2o$bo2b5obo2bob5o2bo$bo7b2o2b2o7bo$2b3ob2obo4bob2ob3o$4bo
bo2bo4bo2bobo$4bo2bobo4bobo2bo$5bobob6obobo$4b2ob2o2b2o2b2ob2o$7bo8bo$
7bobo4bobo$8b2o4b2o!

#N electric-fence
#O Dean Hickerson
#D oscillator period=5
x = 61, y = 15, rule = B3/S23
10bo$9bobo24b2o$2bo4b3obo5bo19bo3bo2bo6bo5b2o$bobo2bo4b2o3bobo18bob3o
2b3o3bobo4bo$bobo2bob2o7bo20bo3b2o3bobo2bo6bo$2ob2obobob5o5bo18b2o3bo
2bobob2ob2o2b2o$bobo2bo3bo2bo2bo7b2o3b2o3b2o4b2ob2o2bobo2bobobo$bo2b2o
4b2o6b3ob2o3b2o3b2o3b3o5b4ob3obo3b2o$2bo2b3o2bo2bob4o3b2o3b2o3b2o3b3ob
2o2bo4bobo4bo2bo$3b2o3bobo2bo5b2o3b2o3b2o3b2o6bo12bo3b2o$5b2obob2obob
2o2bo22bo8b2obo$5bob2obo2bob2o4bo17b2obobo$11b2o7b2o18bo2b2o$38bobo$
38b2o!

#N t-nosed-p5
#O Nicolay Beluchenko, 2005
#D oscillator period=5
x = 41, y = 17, rule = B3/S23
5b2o15b2ob2o5bo$2bo2bo9b2obob3ob2o6bo$bobobo5bo4bobob3o6b2obo$o2bobob
6o5bo4bobo3b2obo$b2obobo2bo3b3o2bob4o2bobob2ob2o$2bobo2b2obo2bo2bob2o
4b3obobo4b2o$bo2bo3bo2bobob2o4b3o3bo$bobobo3b3obo3b4o3bo2bobo2b2obo2bo
$2obo9b2obo4bobobobo8bob3o$bobobo3b3obo3b4o3bo2bobo2b2obo2bo$bo2bo3bo
2bobob2o4b3o3bo$2bobo2b2obo2bo2bob2o4b3obobo4b2o$b2obobo2bo3b3o2bob4o
2bobob2ob2o$o2bobob6o5bo4bobo3b2obo$bobobo5bo4bobob3o6b2obo$2bo2bo9b2o
bob3ob2o6bo$5b2o15b2ob2o5bo!

#N light-speed-oscillator-1
#O Josh Ball
#D oscillator period=5
x = 69, y = 19, rule = B3/S23
22b2o19bo2bo$22bobo18b4o$24bo3bo2bo2bo2bo2bo6b2o15b2o$23b2ob21o2bob2ob
o2bo2bo3bo$18b2o2bo2bo22bo3bob4o2b3obo$14b2obobo2b2o2b3o2b3o2b3o2b3o2b
2ob2o7b2o3bob2o$b2o2b2o3b2o3bobo6b2o4b2o3b2o3b2o5bobob5o2bo2bo3bo2bo$b
o3bobo2bo3bo3bo3b2o2b2o3b3o2b3o2b3ob2o3bo3bo4bob2o2bob2o$2b3o2bo3bo2b
5o2bo4bo19bo5b4o2bo5b2o$4bobob4o5b2o3bobob2o3b3o2b3o2b3ob2o3bo3bo4bob
2o2bob2o$6bobo3b5o2bo2bo7b2o3b2o3b2o5bobob5o2bo2bo3bo2bo$6bo2bobo6bobo
b7o2b3o2b3o2b3o2b2ob2o7b2o3bob2o$3bo2bo2bo2bobo2b4obo25bo3bob4o2b3obo$
3b2obob2o4bo7bob23o2bob2obo2bo2bo3bo$3bobo3bobo4b6obo4bo2bo2bo2bo2bo6b
2o15b2o$bobobob2o2b5o5bobobo17b4o$obo3bo2b2o4bob2o2bo2b2o17bo2bo$bo5bo
bo2bo3b2obobo$8bo2b2o7bo!

#N unix
#O David Buckingham, 1976
#C Two blocks that eat a barge.
#D oscillator period=6
x = 8, y = 8, rule = B3/S23
b2o$b2o2$bo$obo$o2bo2b2o$4bob2o$2b2o!

#N blonker
#O Nicolay Beluchenko, 2004
#D oscillator period=6
x = 12, y = 8, rule = B3/S23
o2b2o4bo$2o2bob2obo$4bobo$5b2o$7bo$7bo3bo$9bobo$10bo!

#N p6-shuttle
#O Nicolay Beluchenko, 2004
#D oscillator period=6
x = 14, y = 14, rule = B3/S23
o$3o$3bo$2b2o2$6bo$5b4o$6bo2bo$7b3o2$10b2o$10bo$11b3o$13bo!

#N p6-thumb
#D oscillator period=6
x = 9, y = 9, rule = B3/S23
5bo$4bobo$o2b2obo$2o2bo2b2o$5bobo$6obo$o5bo$3b3o$3bo!

#N a-for-all
#O Dean Hickerson, 1993
#D oscillator period=6
x = 10, y = 10, rule = B3/S23
4b2o$3bo2bo$3b4o$bobo2bobo$o8bo$o8bo$bobo2bobo$3b4o$3bo2bo$4b2o!

#N 30p6-1
#D oscillator period=6
x = 13, y = 13, rule = B3/S23
6b2o$ob2obobo$2obobo$4b2o2$6bo4b2o$5bo3bo2bo$5bo4b2o$6bobo$10b2o$11bo$
10bo$10b2o!

#N extremely-impressive
#O David Buckingham, 1976
#D oscillator period=6
x = 12, y = 10, rule = B3/S23
4b2o$3bob3o$3bo4bo$2obo3b2o$2obo5b2o$4b5o2bo$10b2o$6bo$5bobo$6bo!

#N bumper
#O Tanner Jacobi, 2016
#C Its spark turns a glider.
#D oscillator period=6
x = 21, y = 9, rule = B3/S23
7b2o$6bo2bo4b2o$6bobo5b2o$7bo2$2b2o9b3o$3bo9b2obo2b2o$3o12b2o2b2o$o14b
2o!

#N rats
#O David Buckingham, 1972
#D oscillator period=6
x = 12, y = 11, rule = B3/S23
5b2o$6bo$4bo$2obob4o$2obo5bobo$3bo2b3ob2o$3bo4bo$4b3obo$7bo$6bo$6b2o!

#N jasons-p6
#O Jason Summers
#D oscillator period=6
x = 10, y = 10, rule = B3/S23
2b2ob2o$5bo$o2b3o$obobo4bo$2b2o3b3o$3o3b2o$o4bobobo$4b3o2bo$4bo$3b2ob
2o!

#N t-nosed-p6
#O Achim Flammenkamp, 1994
#D oscillator period=6
x = 15, y = 11, rule = B3/S23
4b2o3b2o$4bobobobo$5bo3bo2$o3b2o3b2o3bo$obob2o3b2obobo$o3b2o3b2o3bo2$
5bo3bo$4bobobobo$4b2o3b2o!

#N pipsquirter-1
#O Noam Elkies
#D oscillator period=6
x = 15, y = 11, rule = B3/S23
3b2ob2o$b3obob3o$o4bo4bo$ob2o2b2obobo$bo2b2o3bobo$2b2o2b2obobob2o$4bo
4bobob2o$4b4ob2o$8bo$6bobo$6b2o!

#N sombreros
#O David Buckingham, 1972
#D oscillator period=6
x = 18, y = 11, rule = B3/S23
3b2o8b2o$3bobo6bobo$5bo6bo$3bob2o4b2obo$b3o10b3o$o3bobo4bobo3bo$b3o10b
3o$3bob2o4b2obo$5bo6bo$3bobo6bobo$3b2o8b2o!

#N unicycle
#D oscillator period=6
x = 14, y = 14, rule = B3/S23
2b2o3b4o$2b2o2bo4bo$2obo2bo3bobo$3o4bo3bobo$13bo$13bo$b2o7bo2bo$o2bo7b
2o$o$o$obo3bo4b3o$bobo3bo2bob2o$2bo4bo2b2o$3b4o3b2o!

#N pseudo-p6
#O Dean Hickerson, 1995
#D oscillator period=6
x = 27, y = 18, rule = B3/S23
11b2o$11bo6b2o$8b2obo6bo2bo$8bobob2ob2obob2o2bo$bo8bo2bobo2bo2bobobo$b
obo5b2o2bobobob2o2bo2bo$bobobo8b2obobob2ob2o$7bobob3o3bo4b2o$2bo3bo4bo
b2o8bo$4bo3b3o2b2ob3obobob2o$2o2bo6bo10bobo$2bo11b2ob2o3bobo$8bob5o3bo
4bo$8b2o3bo2bo2bo$11b4ob3o$8b3o4bo$8bo2bo2bo2b2o$10b2o3b2obo!

#N 28p7-1
#D oscillator period=7
x = 13, y = 9, rule = B3/S23
2b2o$2bo$7bo$6obo$o$b2ob2o3b2o$2bobo4bobo$2bobo6bo$3bo7b2o!

#N 28p7-2
#O Dean Hickerson
#C Among the smallest of its period.
#D oscillator period=7
x = 12, y = 11, rule = B3/S23
b2o$2bo$bo$b2o7b2o$3bo4bo2bo$b2o2b2o2b2o$o2bo4bo$2o7b2o$10bo$9bo$9b2o!

#N 28p7-3
#D oscillator period=7
x = 10, y = 13, rule = B3/S23
obo$2obo$3bo2b2o$2obobobo$o2bo2bo$2bo$4bo$2b3o2$6b2o$6bobo$8bo$8b2o!

#N burloaferimeter
#O David Buckingham, 1972
#C The first of its period to be found.
#D oscillator period=7
x = 10, y = 11, rule = B3/S23
4b2o$5bo$4bo$3bob3o$3bobo2bo$2obo3bobo$2obo4bo$4b4o2$4b2o$4b2o!

#N 37p7-1
#O Scot Ellison
#D oscillator period=7
x = 12, y = 10, rule = B3/S23
4b2o$2o3bo$bo3bobo$bob2obobob2o$2bobobob2obo$4bo$2bo5b3o$o9bo$o3b4obo$
bo5b2o!

#N 38p7-2
#O Nicolay Beluchenko
#D oscillator period=7
x = 13, y = 11, rule = B3/S23
4bo3bo$o2bobobobo2bo$obo2bobo2bobo$bo2b2ob2o2bo$5bobo$2b2o5b2o$2bo7bo$
4bo3bo2$bo2bo3bo2bo$2b2o5b2o!

#N 38p7-3
#O Nicolay Beluchenko
#D oscillator period=7
x = 13, y = 13, rule = B3/S23
4bo$o2bobo$obo2bo2bo$bo2b2obobo2bo$5bobo2bobo$2b2o3b2o2bo$2bo4bo$4bo4b
2o$10bo$bo2bo3bo$2b2o$8bo2bo$9b2o!

#N 41p7-2
#D oscillator period=7
x = 13, y = 14, rule = B3/S23
9b2o$9bo$10bo$9b2o$8bo$9b2o$8bo2bo$3bob5o2bo$b3obo4b2o$o4bobobo$b4o4bo
$5b4o$3bo2bo$3b2o!

#N airforce
#O David Buckingham, 1972
#D oscillator period=7
x = 14, y = 15, rule = B3/S23
7bo$6bobo$7bo2$5b5o$4bo5bob2o$3bob2o3bob2o$3bobo2bobo$2obo3b2obo$2obo
5bo$4b5o2$6bo$5bobo$6bo!

#N 44p7-2
#O David Buckingham
#D oscillator period=7
x = 16, y = 16, rule = B3/S23
11bo$10bobo$10bobo$9b2obob2o$12b2obo$8bob2o$11bo$8b3o$5bobo$3bo3bob2o$
b3obobob2o$o4b2o$b4o$4bo$3bo$3b2o!

#N quadruple-burloaferimeter
#D oscillator period=7
x = 16, y = 16, rule = B3/S23
6bo2bo$6b4o2$4b8o$3bo8bo$3bo3b3o2bo$2obobo2bo3bob2o$bobob2o3bobobo$bob
obo3b2obobo$2obo3bo2bobob2o$3bo2b3o3bo$3bo8bo$4b8o2$6b4o$6bo2bo!

#N pipsquirter-2
#O Noam Elkies
#D oscillator period=7
x = 13, y = 22, rule = B3/S23
6b2o$6bobo$8bo$3bo2bob2o$3b4o$7b2o2b2o$3b4o$obo3bob2o$2ob2obobo$3bo4bo
$3bobobob2o$2obobobobo$obo4bobo$2bob2obo2b2o$2bobo3bobo$b2o2bob2obo$2b
obo4bo$2bo3b3o$3b2obo$8b3o$b7o2bo$bo2bo2bo!

#N hebdarole
#O Noam Elkies, 1997
#D oscillator period=7
x = 24, y = 18, rule = B3/S23
4b2o3bo4bo3b2o$bo2bo2bo2bo2bo2bo2bo2bo$obobob2obo4bob2obobobo$bo2bo2bo
bob2obobo2bo2bo$4b2o3b2o2b2o3b2o$8bo6bo$7bo8bo$6bo10bo$7b2o6b2o2$3b2o
2b2o6b2o2b2o$3bo2bo10bo2bo$4bobo3bo2bo3bobo$3b2obobob4obobob2o$7b2o6b
2o$9b2o2b2o$9bo2bobo$10b2o!

#N blocker
#O Robert Wainwright
#C Its spark stops a glider.
#D oscillator period=8
x = 10, y = 5, rule = B3/S23
6bobo$5bo$2o2bo4bo$2obo2bob2o$4b2o!

#N coes-p8
#O Tim Coe, 1997
#D oscillator period=8
x = 12, y = 6, rule = B3/S23
2o$2o2b2o$5b2o$4bo2bo$7bo2b2o$5bobo2b2o!

#N smiley
#O Achim Flammenkamp, 1994
#D oscillator period=8
x = 7, y = 7, rule = B3/S23
3ob3o$bobobo2$bo3bo2$obobobo$2bobo!

#N achims-p8
#O Achim Flammenkamp, 1994
#D oscillator period=8
x = 9, y = 9, rule = B3/S23
b2o$o$bo3bo$bo3b2o$3bobo$2b2o3bo$3bo3bo$8bo$6b2o!

#N figure-eight
#A fig-8, figure-8
#O Simon Norton, 1970
#C Two squares that become an eight.
#D oscillator period=8
x = 6, y = 6, rule = B3/S23
3o$3o$3o$3b3o$3b3o$3b3o!

#N r2d2
#O Peter Raynham
#D oscillator period=8
x = 11, y = 10, rule = B3/S23
5bo$4bobo$3bobobo$3bobobo$2obo3bob2o$2obo3bob2o$3bo3bo$3bobobo$4bobo$
5bo!

#N cauldron
#O Don Woods and Robert Wainwright, 1971
#C A cauldron on the boil.
#D oscillator period=8
x = 11, y = 13, rule = B3/S23
5bo$4bobo$5bo2$3b5o$obo5bobo$2obo3bob2o$3bo3bo$3bo3bo$4b3o2$4b2obo$4bo
b2o!

#N tumbling-t-tetson
#O Robert Wainwright
#D oscillator period=8
x = 21, y = 10, rule = B3/S23
b3o$o18b2o$o3bo12bob2o$o2bobo10bo$2bobo2bo11bo$3bo3bo7b2obo$7bo7b2o$4b
3o4bo$9b2o$11bo!

#N hertz-oscillator
#A hertz
#D oscillator period=8
x = 11, y = 12, rule = B3/S23
3b2obo$3bob2o2$4b3o$3bobobob2o$3bo3bob2o$2obo3bo$2obo3bo$4b3o2$4b2obo$
4bob2o!

#N roteightor
#O Robert Wainwright, 1972
#D oscillator period=8
x = 14, y = 14, rule = B3/S23
bo$b3o8b2o$4bo7bo$3b2o5bobo$10b2o2$6b2o$5b2obo$6b3o$2b2o3b3o$bobo5b2o$
bo7bo$2o8b3o$12bo!

#N pyrotechnecium
#O David Buckingham, 1972
#D oscillator period=8
x = 16, y = 10, rule = B3/S23
7bo$5b5o$4bo5bo$bo2bobob2obo$obobobo4bo2bo$bo2bo4bobobobo$4bob2obobo2b
o$5bo5bo$6b5o$8bo!

#N galaxy
#A kok-s-galaxy, koks-galaxy
#O Jan Kok, 1971
#C Four arms that turn.
#D oscillator period=8
x = 9, y = 9, rule = B3/S23
6ob2o$6ob2o$7b2o$2o5b2o$2o5b2o$2o5b2o$2o$2ob6o$2ob6o!

#N 76p8
#D oscillator period=8
x = 14, y = 15, rule = B3/S23
6b2o$2b2o6b2o$bo10bo$bobo6bobo$2obob4obob2o$3bob4obo$2obo6bob2o$bobo2b
2o2bobo$bo2bob2obo2bo$2bob2o2b2obo$b2ob2o2b2ob2o2$b2o2b4o2b2o$obo2bo2b
o2bobo$bo10bo!

#N bottle
#O Achim Flammenkamp, 1994
#D oscillator period=8
x = 18, y = 18, rule = B3/S23
4b2o6b2o$3bo2bo4bo2bo$3bobo6bobo$b2o2b3o2b3o2b2o$o6bo2bo6bo$ob2o10b2ob
o$bobo10bobo$3b2o8b2o3$3b2o8b2o$bobo10bobo$ob2o10b2obo$o6bo2bo6bo$b2o
2b3o2b3o2b2o$3bobo6bobo$3bo2bo4bo2bo$4b2o6b2o!

#N 209p8
#D oscillator period=8
x = 34, y = 23, rule = B3/S23
14bob2o$14b2obo$2o15bob2o8bo$2obo6b2o5bo2bo3b2o2bobo$4bo5bobob2ob2o5bo
3bobo$bo10bobobo2b4obo2b2o2b2o$2bob2o5b2o3bobo3bobobo2bobo$4b2o3b2obo
5bob2o2bob2obobo$9bobo3b2obo2b2obobo2bob2o$10bo2bo6bobo2b3o5bo$11b9o4b
o3b2o3bo$33bo$11b9o4bo3b2o3bo$10bo2bo6bobo2b3o5bo$9bobo3b2obo2b2obobo
2bob2o$4b2o3b2obo5bob2o2bob2obobo$2bob2o5b2o3bobo3bobobo2bobo$bo10bobo
bo2b4obo2b2o2b2o$4bo5bobob2ob2o5bo3bobo$2obo6b2o5bo2bo3b2o2bobo$2o15bo
b2o8bo$14b2obo$14bob2o!

#N 230p8
#O Arie Paap, 2019
#D oscillator period=8
x = 46, y = 20, rule = B3/S23
16b2o13b2o$12b2obo2bo3b2ob2o3bo2bob2o$13bob3obo2b2ob2o2bob3obo$10b3o6b
o9bo6b3o$10bo2b6ob9ob6o2bo$11bo4bobobo5bo3bo5bo$14b2o3bo3b2o3b2o2b4o8b
2o$bob5o8b2o4bo2bo6b3o7bo2bo$8b2obo3b2o5bo17b3o$o9bo2bo8bo13b2obo2bob
2o$o9bo2bo8bo13b2obo2bob2o$8b2obo3b2o5bo17b3o$bob5o8b2o4bo2bo6b3o7bo2b
o$14b2o3bo3b2o3b2o2b4o8b2o$11bo4bobobo5bo3bo5bo$10bo2b6ob9ob6o2bo$10b
3o6bo9bo6b3o$13bob3obo2b2ob2o2bob3obo$12b2obo2bo3b2ob2o3bo2bob2o$16b2o
13b2o!

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

#N thumb-1
#O Dean Hickerson
#D oscillator period=9
x = 13, y = 9, rule = B3/S23
3b2o$3bobob2o2b2o$2obo3bobo2bo$2obo3bob3o$3bo3bo$3bobob3o$4bobo3bo$6bo
2b2o$6b2o!

#N snacker
#O Mark Niemiec, 1972
#C Four eaters round a pentadecathlon, which they shorten.
#D oscillator period=9
x = 20, y = 11, rule = B3/S23
2o16b2o$bo16bo$bobo12bobo$2b2o12b2o$7bo4bo$5b2ob4ob2o$7bo4bo$2b2o12b2o
$bobo12bobo$bo16bo$2o16b2o!

#N snacker-2
#O Dean Hickerson
#D oscillator period=9
x = 34, y = 11, rule = B3/S23
2o$bo$bobo25b2o$2b2o23bo2bo$7bo4bo14b3o$5b2ob4ob2o3bo4bo6b3o$7bo4bo3b
2ob4ob2o3bo3bo$2b2o14bo4bo6b3o$bobo23b3o$bo25bo2bo$2o27b2o!

#N 68p9
#O carybe, 2018
#D oscillator period=9
x = 16, y = 17, rule = B3/S23
b2o10b2o$obo10bobo$3o10b3o2$b2o10b2o$4o8b4o$o3bo6bo3bo$5bo4bo$2bo2bo4b
o2bo$5bo4bo$o3bo6bo3bo$4o8b4o$b2o10b2o2$3o10b3o$obo10bobo$b2o10b2o!

#N bipole-bridge-pseudo-barberpole
#D oscillator period=10
x = 17, y = 17, rule = B3/S23
15b2o$14bobo2$12bobo$12b2o$10b2o$11bo$9bo$7bobo2$5bobo2$3bobo2$2b2o$o$
2o!

#N 24p10
#O Matthias Merzenich
#C Among the smallest of its period.
#D oscillator period=10
x = 13, y = 9, rule = B3/S23
7b2o$7bo2bo$3bo4bo3bo$4b2o3bob2o2$2obo3b2o$o3bo4bo$2bo2bo$4b2o!

#N 37p10-1
#O Dean Hickerson
#D oscillator period=10
x = 13, y = 10, rule = B3/S23
2b2o5b2o$2bobo3bobo$3bo5bo$o5bo5bo$5o3b5o$5bobo$2b2o5b2o$2bo7bo$3bo5bo
$2b2o5b2o!

#N 37p10-2
#O Dean Hickerson
#D oscillator period=10
x = 13, y = 13, rule = B3/S23
2b2o$3bo$2bo$2b2o5b2o$4bo3bobo$4o5bo$o5bo5bo$3b2o3b5o$2bo2bobo$2b2o5b
2o$10bo$9bo$9b2o!

#N 42p10-1
#O David Buckingham, 1976
#C The first of its period to be found.
#D oscillator period=10
x = 13, y = 13, rule = B3/S23
5b2o$4bo2bo$3bo2bo$2bob2ob3o$2bo2bo4bobo$3bo3bobob2o$3o6bo$o2b5obo$3bo
4bo$4b4o2$6b2o$6b2o!

#N 55p10
#O Bullet51, 2018
#D oscillator period=10
x = 21, y = 9, rule = B3/S23
3b2o11b2o$b3ob2ob2ob2ob2ob3o$o8bobo8bo$b5obobobobob5o$6b2obobob2o$3b2o
5bo5b2o$3bo13bo$4bo11bo$3b2o11b2o!

#N extrovert
#D oscillator period=10
x = 17, y = 20, rule = B3/S23
5b2o3b2o$5b2o3b2o4$2o2b3o3b3o2b2o$2o13b2o$4bobo3bobo$5bo5bo3$5bo5bo$4b
obo3bobo$2o13b2o$2o2b3o3b3o2b2o4$5b2o3b2o$5b2o3b2o!

#N introvert
#O Dean Hickerson, 1995
#D oscillator period=10
x = 17, y = 20, rule = B3/S23
5b2o3b2o$5b2o3b2o4$4b3o3b3o$2o13b2o$2o2bobo3bobo2b2o$5bo5bo3$5bo5bo$2o
2bobo3bobo2b2o$2o13b2o$4b3o3b3o4$5b2o3b2o$5b2o3b2o!

#N 128p10-2
#O Nicolay Beluchenko, 2009
#D oscillator period=10
x = 35, y = 35, rule = B3/S23
13b2o5b2o$13bobo3bobo4$12bo2bo3bo2bo$13bobo3bobo$14bobobobo$14bobobobo
$14b2o3b2o3$5bo6b2o7b2o6bo$2o4bo5b2o7b2o5bo4b2o$o6b3o15b3o6bo$bo3b2o2b
o15bo2b2o3bo$7b2o17b2o2$7b2o17b2o$bo3b2o2bo15bo2b2o3bo$o6b3o15b3o6bo$
2o4bo5b2o7b2o5bo4b2o$5bo6b2o7b2o6bo3$14b2o3b2o$14bobobobo$14bobobobo$
13bobo3bobo$12bo2bo3bo2bo4$13bobo3bobo$13b2o5b2o!

#N rattlesnake
#O Dean Hickerson, 2016
#D oscillator period=11
x = 13, y = 15, rule = B3/S23
8b2o$8bo$9bo$8b2o4$5bo$5b2o$2obobob3o$ob2obobobo$6bo2b3o$7b2o3bo$9b3o$
9bo!

#N 38p11-1
#O David Buckingham, 1977
#C The first of its period to be found, and among the smallest.
#D oscillator period=11
x = 12, y = 12, rule = B3/S23
2b2ob2o$3bobobo$3bo4bo$2obo5bo$2obo6bo$3bobo5bo$3bob2o3b2o$4bo$5b7o$
11bo$7b2o$7b2o!

#N achims-p11
#O Achim Flammenkamp
#D oscillator period=11
x = 22, y = 22, rule = B3/S23
10b2o$10b2o$5bo10bo$4bobo8bobo$3bobo3bo2bo3bobo$2bobo4bo2bo4bobo$3bo5b
o2bo5bo3$4b3o8b3o$2o18b2o$2o18b2o$4b3o8b3o3$3bo5bo2bo5bo$2bobo4bo2bo4b
obo$3bobo3bo2bo3bobo$4bobo8bobo$5bo10bo$10b2o$10b2o!

#N p11-pinwheel
#O Nicolay Beluchenko
#D oscillator period=11
x = 23, y = 23, rule = B3/S23
7b2o$7bobo$9bo3$5bo3bo5b3o$5bo2bo4b3o$5b2o7bo6b2o$6b4o4bobo5bo$6bo2b2o
2b2o2bo2b2o$13bo2$9bo$b2o2bo2b2o2b2o2bo$o5bobo4b4o$2o6bo7b2o$7b3o4bo2b
o$5b3o5bo3bo3$13bo$13bobo$14b2o!

#N merzenichs-p11
#O Matthias Merzenich, 2010
#D oscillator period=11
x = 21, y = 21, rule = B3/S23
11b2o$12bo$12bobo$10b2obobo$9bobobobo$8bobo2bo2b2o$7bo5bo4bo$6bo7b4o$
5bo12b3o$4bo5bo5b2o2bo$3bobo3bobo3bobo$o2b2o5bo5bo$3o12bo$3b4o7bo$2bo
4bo5bo$3b2o2bo2bobo$5bobobobo$5bobob2o$6bobo$8bo$8b2o!

#N jasons-p11
#D oscillator period=11
x = 25, y = 25, rule = B3/S23
8bob2ob2obo$8b2obobob2o2$8b3o3b3o$7bo3bobo3bo$7bobobobobobo$11bobo$4b
2o2b3o3b3o2b2o$2obo3bo9bo3bob2o$bobobobo9bobobobo$o2bo3bo9bo3bo2bo$2o
2b3o11b3o2b2o2$2o2b3o11b3o2b2o$o2bo3bo9bo3bo2bo$bobobobo9bobobobo$2obo
3bo9bo3bob2o$4b2o2b3o3b3o2b2o$11bobo$7bobobobobobo$7bo3bobo3bo$8b3o3b
3o2$8b2obobob2o$8bob2ob2obo!

#N mold-and-long-hook-eating-tub
#D oscillator period=12
x = 6, y = 14, rule = B3/S23
bobo$o$bo2bo$bobobo$2bo2bo$3b2o2$b4o$o3bo$bo$bo$2bo$bobo$2bo!

#N dinner-table
#O Robert Wainwright, 1972
#D oscillator period=12
x = 13, y = 13, rule = B3/S23
bo$b3o7b2o$4bo6bo$3b2o4bobo$9b2o$6bo$4b2obo2$2bo3bo2bo$bob2o4bo$bo6bo$
2o7b3o$11bo!

#N 35p12
#D oscillator period=12
x = 14, y = 14, rule = B3/S23
3b2o$3bo$4b3o$6bo$7b2o$8bo2$3bo2bo3b2o$b3o2bo4bo$o4bo5bobo$b3ob2o5b2o$
3bobo$3bobo$4bo!

#N 44p12-3
#A 44p12-2
#O Nicolay Beluchenko
#D oscillator period=12
x = 14, y = 14, rule = B3/S23
7bo$6b2o$5b2o$4bo$3bob4o$2bobo4bo$b2obob2obo2b2o$2o2bob2obob2o$4bo4bob
o$5b4obo$9bo$7b2o$6b2o$6bo!

#N bakers-dozen
#O Robert Wainwright, 1989
#D oscillator period=12
x = 23, y = 11, rule = B3/S23
2o9b2o$4obo5b2o$obo2b3o$11bo$4b2o4bobo$4bo5bo2bo4bo$11b2o4b2o2$15b3o2b
obo$10b2o5bob4o$10b2o9b2o!

#N carnival-shuttle
#O Robert Wainwright, 1984
#C A shuttle between two stalls.
#D oscillator period=12
x = 38, y = 7, rule = B3/S23
33bo3bo$2o3b2o26b5o$bobobo3bo2bo6b2o3bo2bo7bo$b2ob2o2b2o3b2o4b2o2b2o3b
2o4bobo$bobobo3bo2bo6b2o3bo2bo7bo$2o3b2o26b5o$33bo3bo!

#N crown
#O Noam Elkies, 1995
#D oscillator period=12
x = 23, y = 14, rule = B3/S23
16b2o$3b2o13bo$2bo12bo$5bo3b3o3bo3bo$bo3bo4bo4bo3b4o$obo2bo11bo$o2bo$b
2o$6b2o8b2o$6bo2b6o2bo$7b2o6b2o$4b3o10b3o$4bo2bobo4bobo2bo$5b2o4b2o4b
2o!

#N p12-cloverleaf-hassler
#D oscillator period=12
x = 49, y = 49, rule = B3/S23
10b2obo21bob2o$14bo3bo11bo3bo$10bo7b2o9b2o7bo$11b2ob2o2bo11bo2b2ob2o$
15bo2b2ob2o3b2ob2o2bo$14b2o7bobo7b2o$15bo3bo9bo3bo$20bob2ob2obo3$obo
43bobo$o2bo17b3ob3o17bo2bo$3bo41bo$o21bo3bo21bo$bobobo16bo3bo16bobobo$
3b4o14b3ob3o14b4o3$b4o17bo3bo17b4o$2bobobo14bobobobo14bobobo$7bo13bobo
bobo13bo$4bo6bo3bo3b2o2bobo2b2o3bo3bo6bo$4bo2bo3bob3o2bo4bobo4bo2b3obo
3bo2bo$5bobo3bo3bo3b4o3b4o3bo3bo3bobo2$5bobo3bo3bo3b4o3b4o3bo3bo3bobo$
4bo2bo3bob3o2bo4bobo4bo2b3obo3bo2bo$4bo6bo3bo3b2o2bobo2b2o3bo3bo6bo$7b
o13bobobobo13bo$2bobobo14bobobobo14bobobo$b4o17bo3bo17b4o3$3b4o14b3ob
3o14b4o$bobobo16bo3bo16bobobo$o21bo3bo21bo$3bo41bo$o2bo17b3ob3o17bo2bo
$obo43bobo3$20bob2ob2obo$15bo3bo9bo3bo$14b2o7bobo7b2o$15bo2b2ob2o3b2ob
2o2bo$11b2ob2o2bo11bo2b2ob2o$10bo7b2o9b2o7bo$14bo3bo11bo3bo$10b2obo21b
ob2o!

#N 34p13
#C Among the smallest of its period.
#D oscillator period=13
x = 16, y = 16, rule = B3/S23
4b3o2$6bo$6b2o$5bo$8bo$4bo3bo$9b2o$2o2b3o5bo$2o5bo4b2obo$7bo3bo3bo$7bo
bo5bo3$6b2o$6b2o!

#N 53p13
#O Bullet51, 2015
#D oscillator period=13
x = 14, y = 12, rule = B3/S23
3b2o$3bo4b2obo$2obobo3b2obo$obob2obo4bo$2bo3bob4o$2bo3bo4bobo$b2obobob
2o2b2o$o2b2obobo$bo3b2obo$2b2o3bo$4b3o$4bo!

#N 60p13-1
#O Nicolay Beluchenko
#D oscillator period=13
x = 25, y = 25, rule = B3/S23
9b3o2$9bo$8b2o$10bo$7bo$7bo3bo$5b2o$3bo5b3o2b2o$ob2o4bo5b2o$o3bo3bo$o
5bobo8bo2bo$16bo6bo$16bo7bo$8b2o6bo3b2obo$8b2o7b3o$12b3o$11bo3bo$15bo$
15bo$11bo2bo$14bo2$12bobo$13bo!

#N 64p13-1
#O Nicolay Beluchenko
#D oscillator period=13
x = 17, y = 31, rule = B3/S23
4b3o2$6bo$6b2o$5bo$8bo$4bo3bo$9b2o$2o2b3o5bo$2o5bo4b2obo$7bo3bo3bo$7bo
bo5bo3$6b2o$6b2o2$9bo2bo$8bo6bo$8bo7bo$2o6bo3b2obo$2o7b3o$4b3o$3bo3bo$
7bo$7bo$3bo2bo$6bo2$4bobo$5bo!

#N 64p13-2
#O Nicolay Beluchenko
#D oscillator period=13
x = 19, y = 31, rule = B3/S23
7b3o2$9bo$9b2o$8bo$11bo$7bo3bo$12b2o$3b2o2b3o5bo$3b2o5bo4b2obo$10bo3bo
3bo$10bobo5bo3$9b2o$9b2o2$4bo2bo$bo6bo$o7bo$bob2o3bo6b2o$5b3o7b2o$10b
3o$9bo3bo$9bo$9bo$10bo2bo$10bo2$10bobo$11bo!

#N 65p13-1
#O David Buckingham
#D oscillator period=13
x = 25, y = 15, rule = B3/S23
4bo15bo$3bobo13bobo$3bobo13bobo$b3ob2o11b2ob3o$o23bo$b3ob2o11b2ob3o$3b
ob2o11b2obo$10bo3bo$11bobo$10b2ob2o$8bo2bobo2bo$7bobobobobobo$7b2o2bob
o2b2o$11bobo$12bo!

#N 128p13-1
#O Jason Summers
#D oscillator period=13
x = 32, y = 32, rule = B3/S23
11bo8bo$10bobo7bo$20bo$10bo$10bo2bo7b2o$9bo11b2o$9bo11b3o$9bo3bo5b2obo
$10b3o6b3o3bo$5b3o7b2o3bo3b4o$bob2o3bo6b2o6bob3o$o7bo13b3o4b3o$bo6bo
14b2o$4bo2bo2$9b2o10b2o$9b2o10b2o2$24bo2bo$7b2o14bo6bo$3o4b3o13bo7bo$
4b3obo6b2o6bo3b2obo$4b4o3bo3b2o7b3o$6bo3b3o6b3o$9bob2o5bo3bo$8b3o11bo$
9b2o11bo$9b2o7bo2bo$21bo$11bo$11bo7bobo$11bo8bo!

#N tumbler
#O George Collins, 1970
#C Turns upside down and back.
#D oscillator period=14
x = 9, y = 5, rule = B3/S23
bo5bo$obo3bobo$o2bobo2bo$2bo3bo$2b2ob2o!

#N 34p14-shuttle
#O carybe, 2018
#D oscillator period=14
x = 15, y = 11, rule = B3/S23
5b2o$2o2b2obo5b2o$2o3bobo5b2o$7bo$9bo2$9bo$7bo$2o3bobo5b2o$2o2b2obo5b
2o$5b2o!

#N 44p14
#O Dean Hickerson, 1997
#D oscillator period=14
x = 13, y = 10, rule = B3/S23
8b2o$4b2obo2bo$3bobob2obo$3bobobo2b2o$2obo3bobo2bo$o2bo3bobob2o$b2o2bo
bobo$2bob2obobo$2bo2bob2o$3b2o!

#N tetradecathlon
#D oscillator period=14
x = 40, y = 15, rule = B3/S23
b2o5b2o20b2o5b2o$b2o5b2o20b2o5b2o2$17b6o$bo7bo6bo6bo6bo7bo$3o5b3o4bo8b
o4b3o5b3o$o9bo5bo6bo5bo9bo$b3o3b3o7b6o7b3o3b3o2$4bobo26bobo4$b2o5b2o
20b2o5b2o$b2o5b2o20b2o5b2o!

#N pentadecathlon
#A pentadecathalon
#O John Conway, 1970
#C Ten cells in a row become it.
#D oscillator period=15
x = 10, y = 3, rule = B3/S23
2bo4bo$2ob4ob2o$2bo4bo!

#N karels-p15
#O Karel Suhajda, 2002
#D oscillator period=15
x = 10, y = 11, rule = B3/S23
2bo4bo$2b6o$2bo4bo4$2b6o$bo6bo$o8bo$bo6bo$2b6o!

#N jolson
#O Robert Wainwright, 1984
#D oscillator period=15
x = 13, y = 19, rule = B3/S23
b2o6b2o$o2bo4bo2bo$o2bo4bo2bo$o2bo4bo2bo$b2o6b2o3$7bo$5bo2bob2o$6b2o2b
2o3$6b4o$5b6o$4b8o$3b2o6b2o$4b8o$5b6o$6b4o!

#N loaflipflop
#O Robert Wainwright, 1990
#D oscillator period=15
x = 34, y = 34, rule = B3/S23
16bo$15b3o3$15b3o2$15bobo$15bobo2$15b3o3$15b3o$16bo2$bo2bob2obo2bo15b
2o$2o2bo4bo2b2o3b2o7bo4bo$bo2bob2obo2bo3bo2bo5bo6bo$16bobo5bo8bo$17bo
6bo8bo$24bo8bo$25bo6bo$26bo4bo$28b2o$18b3o$17bo3bo$16bo5bo2$15bo7bo$
15bo7bo2$16bo5bo$17bo3bo$18b3o!

#N 112p15
#O thunk
#D oscillator period=15
x = 25, y = 25, rule = B3/S23
6bo11bo$7b2o7b2o$3bobob2o7b2obobo$2bobo15bobo$3bo17bo$2bo19bo$o9b2ob2o
9bo$b2o8bobo8b2o$b2o6bobobobo6b2o$8bobo3bobo$6bo2bo5bo2bo$6b3o7b3o2$6b
3o7b3o$6bo2bo5bo2bo$8bobo3bobo$b2o6bobobobo6b2o$b2o8bobo8b2o$o9b2ob2o
9bo$2bo19bo$3bo17bo$2bobo15bobo$3bobob2o7b2obobo$7b2o7b2o$6bo11bo!

#N achims-p16
#O Achim Flammenkamp, 1994
#D oscillator period=16
x = 13, y = 13, rule = B3/S23
7b2o$7bobo$2bo4bob2o$b2o5bo$o2bo$3o2$10b3o$9bo2bo$4bo5b2o$2b2obo4bo$3b
obo$4b2o!

#N richs-p16
#O Rich Holmes, 2016
#D oscillator period=16
x = 13, y = 10, rule = B3/S23
4bo3bo$2b2obobob2o$bo3bobo3bo$o3b2ob2o3bo$obo7bobo$bo9bo2$4b2ob2o$3bob
obobo$4bo3bo!

#N 68p16
#O carybe, 2018
#D oscillator period=16
x = 20, y = 20, rule = B3/S23
10b2o3b2o$10b2o3b2o$6bo$2o3b2o$2o2bo10bo$5bo3b2o2b2obo$5bo3bo6b2o2$2o$
2o3bo7b2o$5b2o7bo3b2o$18b2o2$2b2o6bo3bo$3bob2o2b2o3bo$4bo10bo2b2o$13b
2o3b2o$13bo$3b2o3b2o$3b2o3b2o!

#N two-pre-l-hasslers
#O Robert Wainwright
#D oscillator period=16
x = 24, y = 16, rule = B3/S23
4b2o12b2o$2obo2bob2o4b2obo2bob2o$2o2bo4bo4bo4bo2b2o$5bo12bo$6bobo6bobo
$10bo$9bobo$8bo5bo$9bo5bo$12bobo$13bo$6bobo6bobo$5bo12bo$2o2bo4bo4bo4b
o2b2o$2obo2bob2o4b2obo2bob2o$4b2o12b2o!

#N ship-in-a-bottle
#O Bill Gosper, 1994
#D oscillator period=16
x = 18, y = 18, rule = B3/S23
4b2o6b2o$3bo2bo4bo2bo$3bobo6bobo$b2o2b3o2b3o2b2o$o6bo2bo6bo$ob2o10b2ob
o$bobo10bobo$3b2o3b2o3b2o$7bobo$7b2o$3b2o8b2o$bobo10bobo$ob2o10b2obo$o
6bo2bo6bo$b2o2b3o2b3o2b2o$3bobo6bobo$3bo2bo4bo2bo$4b2o6b2o!

#N achims-other-p16
#O Achim Flammenkamp
#D oscillator period=16
x = 35, y = 35, rule = B3/S23
9bo15bo$9b2o13b2o$9b2o13b2o$10bo13bo5$12b2o7b2o$3o10b2o5b2o10b3o$b3o
10b2o3b2o10b3o2$8bo17bo$8b2o15b2o$9b2o13b2o$10bo13bo4$10bo13bo$9b2o13b
2o$8b2o15b2o$8bo17bo2$b3o10b2o3b2o10b3o$3o10b2o5b2o10b3o$12b2o7b2o5$
10bo13bo$9b2o13b2o$9b2o13b2o$9bo15bo!

#N sailboat
#O Robert Wainwright, 1984
#D oscillator period=16
x = 29, y = 25, rule = B3/S23
8bo11bo$7bobo9bobo$8bo11bo2$6b5o7b5o$5bo4bo7bo4bo$4bo2bo13bo2bo$bo2bob
2o13b2obo2bo$obobo5bo7b2o4bobobo$bo2bo4bobo5bo2bo3bo2bo$4b2o2bo2bo6bob
o2b2o$9b2o8bo$13b2o$13bobo$14bo$17b3o$5bobo2bo5bo$5b3obob2o3bo3bo$4bo
6bo4bo2bobo$5bo5b2o5bobo2bo$19bo3bo$4b2o5bo11bo$5bo6bo7b3o$4b2obob3o$
6bo2bobo!

#N honey-thieves
#O Matthias Merzenich
#C Few cells for a prime period.
#D oscillator period=17
x = 15, y = 15, rule = B3/S23
2o$bo$bobo9b2o$2bobo8bo$11bobo$11b2o$5b2o$5b2ob2o$8b2o$2b2o$bobo$bo8bo
bo$2o9bobo$13bo$13b2o!

#N 54p17-1
#O Dean Hickerson, 1997
#C The first of its period to be found.
#D oscillator period=17
x = 15, y = 13, rule = B3/S23
5bo$4bobo$4bobo3b2o$b2obob2o3bo$2bobo6bob2o$o2bobob3obo2bo$2obobo4bobo
$3bobo2b2o2b2o$3bobo3bobo$4b2obobobo$6bobobo$6bobo$7b2o!

#N 71p17-1
#O Dean Hickerson
#D oscillator period=17
x = 18, y = 14, rule = B3/S23
14bo$5bo7bobo$4bobo6bobo$4bobo5b2o2b2o$b2obob2o3bo2bobo$2bobo6bob2o2bo
$o2bobob3obo3bobo$2obobo4bo2b2obo$3bobo2b2o4bo$3bobo3bobo2bo$4b2obobob
3o$6bobo$6bo2b3o$5b2o4bo!

#N 43p18
#A p18-bi-block-hassler
#O Noam Elkies, 1995
#C Among the smallest of its period.
#D oscillator period=18
x = 20, y = 15, rule = B3/S23
b2o$b2o$b2o$bo13bo2bo$obo12bo$bobob3o6bo4bo$2bob4o5bobo2b2o$3bo7b2obo
2$7bo$6bo4bo2bo$7bo5b2o2$7b2o$7b2o!

#N p18-honey-farm-hassler
#O Nico Brown
#D oscillator period=18
x = 30, y = 18, rule = B3/S23
26bo$3bo20b3o$3b3o17bo$6bo16b2o$5b2o21b2o$28bo$8b2o16bobo$8bo17b2o$20b
3o$7b3o$2b2o17bo$bobo16b2o$bo$2o21b2o$5b2o16bo$6bo17b3o$3b3o20bo$3bo!

#N 56p18
#O Jason Summers
#D oscillator period=18
x = 29, y = 29, rule = B3/S23
18bo$16b3o$15bo$15b2o5$12b3o$11bo3bo$14bo12b2o$9bo4bo12bo$8bo16bobo$8b
o10bo5b2o$8bob2o5b2obo$2b2o5bo10bo$bobo16bo$bo12bo4bo$2o12bo$13bo3bo$
14b3o5$12b2o$13bo$10b3o$10bo!

#N merzenich-p18
#O Matthias Merzenich
#D oscillator period=18
x = 17, y = 15, rule = B3/S23
3b2o$4bo$2bobob2o$bobobobo3b2o$bobo8bo$2obo8bob2o$3bob2o4b2obo$3bo10bo
$2obobo5b3ob2o$o2bobobo2bo2bobo$2bo2bob4obo2bo$3b2obo4b2obo$6bo2bo3bo$
6bobob3o$7b2obo!

#N 113p18
#D oscillator period=18
x = 21, y = 28, rule = B3/S23
3bob2o4b2obo$3b2o2bo2bo2b2o$b2o3bo4bo3b2o$o3b2ob4ob2o3bo$b3obobo2bobob
3o$3bobobo2bobobo$6bo4bo$7bo2bo$7bo2bo3$14b2o$10b2o2b2o$9b2o$10bo$5b2o
$5b2o3$10bo2bo$10bo2bo$9bo4bo$6bobobo2bobobo$4b3obobo2bobob3o$3bo3b2ob
4ob2o3bo$4b2o3bo4bo3b2o$6b2o2bo2bo2b2o$6bob2o4b2obo!

#N 117p18
#O David Buckingham
#D oscillator period=18
x = 39, y = 30, rule = B3/S23
37b2o$8b2o27bo$9bo25bobo$9bobo23b2o$10b2o13bobo2bobo$14bobo2bobo2bo2bo
2bo2bo$13bo2bo2bo2bo2bobo2bobo$14bobo2bobo13b2o$10b2o23bobo$9bobo25bo$
9bo27b2o$8b2o$23b2o$19b2o2b2o$18b2o$19bo$14b2o$14b2o$29b2o$2o27bo$bo
25bobo$bobo23b2o$2b2o13bobo2bobo$6bobo2bobo2bo2bo2bo2bo$5bo2bo2bo2bo2b
obo2bobo$6bobo2bobo13b2o$2b2o23bobo$bobo25bo$bo27b2o$2o!

#N p18-glider-shuttle
#O Dean Hickerson
#D oscillator period=18
x = 55, y = 55, rule = B3/S23
31bo$30bobo$30bobo$29b2ob2o$29bo5bo$30bobob4o$25bo2bobobo5bo$25b4obo2b
2o2b2o$30b2o3bo$24bob2obo5bob2o$24b2obob3obob2obo$33b2o$28b4o4b2o$27bo
2bob2obo2bo$27b2o4bo3b2o$23bo9bo$22bobo5b2o8b2o2b2ob2o$23bo6b3o7bobo2b
obobo$33b3o6bobo4bo$21b5o4b2o8bobob3o2b2o$20bo4bo6bobo5bo2bo3bobo$19bo
b2o10bo3b2o2bo3bobo3bo$16bo2bobo11b2ob3ob2o3bobobob3o$15bobobo9bo6b3ob
obobo9bo$9b2o5bo2bo4b3o3b2o10bobob4ob3o$6b2o2bo8b2o3b2o3b2o11bob2o4b2o
$7bobo14bo15bobo4b2o$7bob2o2b2o25b2o2b2obo$6b2o4bobo14b2o14bobo$3b2o4b
2obo10bobo2bo2bo2b2o8bo2b2o$b3ob4obob2o2b2obo4b2o2bobo4bo2bo5b2o$o7bob
obo3b2obo4bo4bo5bobobo$b3ob2o6bo3bo2bo11b2obo2bo$3bo3bo2b2ob3o2bo2b2o
9bo2bo$5bobo3bo6bobobo6bo4bo$4b2o2b3o2bo4bo10b5o$5bo4bobo9b2o$5bobobo
2bobo6b3o7bo$6b2ob2o2b2o6b3o6bobo$31bo$16b2ob2ob2o2b2o$16bo4b2o4bo$17b
3o3b4o$20bo$16bob2o3b3obob2o$16b2obob2o2bob2obo$19bo4bo$16b2o2b3obob4o
$16bo7bobo2bo$17b4obobo$19bo5bo$21b2ob2o$22bobo$22bobo$23bo!

#N mold-on-fumarole
#D oscillator period=20
x = 9, y = 14, rule = B3/S23
3b2o$2bo2bo$bobobo$bo2bo$o$bobo2$4b2o$2bo4bo$2bo4bo$2bo4bo$3bo2bo$bobo
2bobo$b2o4b2o!

#N 48p20
#O Dean Hickerson, 2008
#C A ring of sparks at a slant.
#D oscillator period=20
x = 15, y = 15, rule = B3/S23
12b2o$11bobo$11bo$4bo5b2o$3bobo6b2o$4bo4b3o2bo$8bo3b2o$8b4o$6b2o3bo$5b
obo2bo$3bobobobo$b3obob2o$o3bobo$2o2bobo$5bo!

#N 145p20
#O Noam Elkies
#D oscillator period=20
x = 28, y = 21, rule = B3/S23
4b2o4bo4b2o$3bo2bobo3bobo2bo$3b3o9b3o$b2o3b2o5b2o$obo2bo2b5o2bo4b2o$ob
obobo7b2o3bo2bo$bobobo13bobo2bo2bo$3bo14b2obob5o$2bo2bo11bo3bo$2bo9bo
4bo4bob2o$2bo3bo3b2ob2o2bo3b2o3bo$2bo9bo4bo4bobobo$2bo2bo11bo3bo3bo$3b
o14b2obob2o$bobobo13bobobo$obobobo7b2o3bobo2bo$obo2bo2b5o2bo4bo2b2o$b
2o3b2o5b2o$3b3o9b3o$3bo2bobo3bobo2bo$4b2o4bo4b2o!

#N 124p21
#O Robert Wainwright
#D oscillator period=21
x = 36, y = 25, rule = B3/S23
11b2o9bo$12bo9bo$11bo10bo$11b4o6b2o$9b2o4bo3bo$5b2obobob3o3bo4bo$5b2ob
o3bo5bo$8b2o10b3o$5b3o$4bo2bo23bo$4b2o14bo9bobo$ob2o10b3o2bobo8bobo$2o
bob2o22b2obob2o$3bobo8bobo2b3o10b2obo$3bobo9bo14b2o$4bo23bo2bo$28b3o$
13b3o10b2o$17bo5bo3bob2o$12bo4bo3b3obobob2o$16bo3bo4b2o$13b2o6b4o$13bo
10bo$13bo9bo$13bo9b2o!

#N 36p22
#C Among the smallest of its period.
#D oscillator period=22
x = 27, y = 10, rule = B3/S23
2o$bo$bobo13b3o$2b2o3bo8bo3bo$6bob2o6bo4bo$5bo4bo6b2obo$6bo3bo8bo3b2o$
7b3o13bobo$25bo$25b2o!

#N champagne-glass
#O Dean Hickerson
#D oscillator period=22
x = 15, y = 12, rule = B3/S23
3b2o5b2o$3bo7bo$2obo7bob2o$o2b2o5b2o2bo$b2o6bo2b2o$3b3o4b2o$3bo4bo2bo$
4b7o2$6b3o$6bo2bo$8b2o!

#N 46p22
#O Jason Summers, 2005
#C Four eaters round a pulsing bar.
#D oscillator period=22
x = 17, y = 16, rule = B3/S23
2o13b2o$o15bo$b3o9b3o$3bo9bo2$6bo3bo$5bobobobo$b3obobobobob3o$6bo3bo4$
3bo9bo$b3o9b3o$o15bo$2o13b2o!

#N 48p22
#A 48p22-1
#O Nicolay Beluchenko, 2009
#D oscillator period=22
x = 16, y = 16, rule = B3/S23
11b2o$10bobo$2bo5bo4bo$2ob2o2b2obobo$o7bo3bo$bobo2$2b3o7bo$3bo7b3o2$
12bobo$3bo3bo7bo$3bobob2o2b2ob2o$2bo4bo5bo$3bobo$3b2o!

#N p22-lumps-of-muck-hassler
#O Aidan F. Pierce
#D oscillator period=22
x = 49, y = 31, rule = B3/S23
22b2o7bo$23bo8bo2bo$23bobo4bo4bo4b2o$24b2o13bo2bo$29bo8b2ob2o$28b2ob2o
8bo$28bo2bo13b2o$29b2o4bo4bo4bobo$35bo2bo8bo$39bo7b2o4$23bo8b2o$16bo5b
2o7bobo$15bobo3bo10bo$15b2o5bobo$22bobo2$19b2o$2o16bo2bo$bo16b2obo$bob
o4b3o5bo2b2o$2b2o4bobo4bo$7bo3bo3bo3bo$7bo3bo3bo3bo$11bo4bobo4b2o$6b2o
2bo5b3o4bobo$5bob2o16bo$5bo2bo16b2o$6b2o!

#N pre-pulsar-shuttle-22
#D oscillator period=22
x = 24, y = 19, rule = B3/S23
b2o18b2o$o2bo2b2o8b2o2bo2bo$b2o2bobo8bobo2b2o$3b2o14b2o$3bo16bo$2obo8b
3o5bob2o$o2bob2o5bobob3obo2bo$2b2ob2o5b3ob3ob2o4$2b2ob2o5b3ob3ob2o$o2b
ob2o5bobob3obo2bo$2obo8b3o5bob2o$3bo16bo$3b2o14b2o$b2o2bobo8bobo2b2o$o
2bo2b2o8b2o2bo2bo$b2o18b2o!

#N 168p22-1
#O Noam Elkies
#D oscillator period=22
x = 33, y = 23, rule = B3/S23
12b2o5b2o$7b2o3bo7bo3b2o$8bo4bo5bo4bo$5b2obob3obo3bob3obob2o$8bobo3bo
3bo3bobo$6bobo5bobobo5bobo$7bobo2b2obobob2o2bobo$8bo3bo2bobo2bo3bo$4b
2o8b2ob2o8b2o$2o2bo23bo2b2o$obobo4bo13bo4bobobo$2bob2o3b2o11b2o3b2obo$
obobo4bo13bo4bobobo$2o2bo23bo2b2o$4b2o8b2ob2o8b2o$8bo3bo2bobo2bo3bo$7b
obo2b2obobob2o2bobo$6bobo5bobobo5bobo$8bobo3bo3bo3bobo$5b2obob3obo3bob
3obob2o$8bo4bo5bo4bo$7b2o3bo7bo3b2o$12b2o5b2o!

#N caterer-on-figure-eight
#D oscillator period=24
x = 18, y = 6, rule = B3/S23
4b2o6bo$2bob2o4bo3b4o$bo8bo3bo$4bo5bo$2obo9bo$2o9b2o!

#N 38p24
#A p24-shuttle
#O Karel Suhajda, 2002
#C Found by a search through random agars.
#D oscillator period=24
x = 20, y = 20, rule = B3/S23
7b2o$7b2o3$8bo$7b3o$6bo2bo$2o5b2o$2o2$13b2o$5b2o5bob2o2b2o$6bo5bobo3b
2o$7b2o4bo$8bo4$11b2o$11b2o!

#N dueling-banjos
#O Apple Bottom, 2019
#D oscillator period=24
x = 20, y = 25, rule = B3/S23
16b2o$16b2o2$16b4o$2o14bo2bo$bo$bobo$2b2o5bo$8b2o$7b2o6b3o$8b2o4bobo$
14b2o2$14b2o$8b2o4bobo$7b2o6b3o$8b2o$2b2o5bo$bobo$bo$2o14bo2bo$16b4o2$
16b2o$16b2o!

#N boring-p24
#D oscillator period=24
x = 26, y = 18, rule = B3/S23
15bo5bo$15bo5bo$15b2o3b2o2$11b3o2b2ob2o2b3o$13bobobobobobo$15b2o3b2o2$
6bo8b2o3b2o$6b2o5bobobobobobo$5b2obo2b3o2b2ob2o2b3o$4bo2b3o$3bobobo7b
2o3b2o$2bobobo8bo5bo$3o2bo9bo5bo$bob2o$2b2o$3bo!

#N uninteresting-p24
#D oscillator period=24
x = 26, y = 15, rule = B3/S23
15bo5bo$15bo5bo$15b2o3b2o2$3bo7b3o2b2ob2o2b3o$2b2o9bobobobobobo$bob2o
10b2o3b2o$3o2bo$2bobobo8b2o3b2o$3bobobo5bobobobobobo$4bo2b3ob3o2b2ob2o
2b3o$5b2obo$6b2o7b2o3b2o$6bo8bo5bo$15bo5bo!

#N 144p24
#O Noam Elkies
#D oscillator period=24
x = 25, y = 35, rule = B3/S23
4b2o10b2o$3bo2bo2b4o2bo2bo$3b3o2b6o2b3o$6b10o$5bo10bo$5b2o8b2o2$11bo7b
o$5bo6bo5b2o$5b2o3bo3bo$16b3o2bobo$bobo2b3obo3bo3bob4o$b4obo4b3o8b2o$b
2o3$11b3o5$5bo$4o3bo11bo$3bo3bo9bo3b4o$7bo3b3o3bo3bo$4bo7bo4bo$5b2o13b
o$18b2o2$5b2o8b2o$5bo2b6o2bo$6b2o6b2o$3b3o10b3o$3bo2bobo4bobo2bo$4b2o
4b2o4b2o!

#N 186p24
#O Bill Gosper
#D oscillator period=24
x = 58, y = 26, rule = B3/S23
22bo10bo$21bobo8bobo$22bo10bo2$3ob3o12bo5bo4bo5bo12b3ob3o$3bo6bo3bo4bo
5bo4bo5bo4bo3bo6bo$2o3b2o3bob3o3bo7bo2bo7bo3b3obo3b2o3b2o$3bo6bo3bo4bo
5bo4bo5bo4bo3bo6bo$3ob3o12bo5bo4bo5bo12b3ob3o2$22bo$20b3o9b3o$19bo7b3o
7b2o$19b2o7b3o7bo$23b3o9b3o$35bo2$2b3ob3o12bo5bo4bo5bo12b3ob3o$5bo6bo
3bo4bo5bo4bo5bo4bo3bo6bo$2b2o3b2o3bob3o3bo7bo2bo7bo3b3obo3b2o3b2o$5bo
6bo3bo4bo5bo4bo5bo4bo3bo6bo$2b3ob3o12bo5bo4bo5bo12b3ob3o2$24bo10bo$23b
obo8bobo$24bo10bo!

#N 88p25
#D oscillator period=25
x = 32, y = 23, rule = B3/S23
4b2o4b2o9b2o$4bobo2bobo9b2o$6bo2bo$5bo4bo$5b2o2b2o$7b2o21b2o$30bo$2o
26bobo$bo26b2o$bobo18b3o$2b2o16b2ob2o$9bo12bo$7b2ob2o16b2o$7b3o18bobo$
2b2o26bo$bobo26b2o$bo$2o21b2o$21b2o2b2o$21bo4bo$22bo2bo$9b2o9bobo2bobo
$9b2o9b2o4b2o!

#N 98p25
#O Noam Elkies
#D oscillator period=25
x = 38, y = 23, rule = B3/S23
9b2o4b2o7b2o$9bobo2bobo7b2o$11bo2bo$10bo4bo$10b2o2b2o$12b2o2$36b2o$2o
24bo6b2o2bo$o2b2o19b2obo5bob2o$b2obo19bo2bo4bo$5bo5b3o10b3o5bo$5bo4bo
2bo19bob2o$b2obo5bob2o19b2o2bo$o2b2o6bo24b2o$2o2$24b2o$22b2o2b2o$22bo
4bo$23bo2bo$12b2o7bobo2bobo$12b2o7b2o4b2o!

#N 104p25
#O Noam Elkies
#D oscillator period=25
x = 38, y = 23, rule = B3/S23
9b2o4b2o3bo$9bobo2bobo3b3o$11bo2bo8bo$10bo4bo6b2o$10b2o2b2o$12b2o2$36b
2o$2o24bo6b2o2bo$o2b2o19b2obo5bob2o$b2obo19bo2bo4bo$5bo5b3o10b3o5bo$5b
o4bo2bo19bob2o$b2obo5bob2o19b2o2bo$o2b2o6bo24b2o$2o2$24b2o$22b2o2b2o$
14b2o6bo4bo$14bo8bo2bo$15b3o3bobo2bobo$17bo3b2o4b2o!

#N 105p25
#D oscillator period=25
x = 34, y = 23, rule = B3/S23
9b2o4b2o$9bobo2bobo$11bo2bo$10bo4bo7bo6b2o$10b2o2b2o6bobob2o2bo$12b2o
8bobobobobo$21b2obo3bob2o$19bo3b2obob2o3bo$2o20bo7bo$o2b2o17bo7bo$b2ob
o14bo3b2obob2o3bo$5bo5b3o7b2obo3bob2o$5bo4bo2bo8bobobobobo$b2obo5bob2o
8bobob2o2bo$o2b2o6bo11bo6b2o$2o6$12b2o$12b2o!

#N 134p25
#O Noam Elkies
#D oscillator period=25
x = 35, y = 23, rule = B3/S23
21bo$19b3o$18bo8bo2b2o$9b2o7b2o6bobo2bo$10bo15bobobo$10bobo12b2obob2o$
11b2o11bo3bo3bo$19bo4bo4bobobo$6b2o9b2ob2o2bo3b2o3bo$5bo2bo10bo4bo4bob
2o$o2bo2bobo15bo3bo$5obob2o15b2obob5o$6bo3bo15bobo2bo2bo$2b2obo4bo4bo
10bo2bo$bo3b2o3bo2b2ob2o9b2o$bobobo4bo4bo$2bo3bo3bo11b2o$3b2obob2o12bo
bo$4bobobo15bo$3bo2bobo6b2o7b2o$3b2o2bo8bo$13b3o$13bo!

#N pre-pulsar-shuttle-25
#D oscillator period=25
x = 28, y = 27, rule = B3/S23
3b2o2bo$3bo2bobo$4bobobo$3b2obob2o$2bo3bo2bo15b2o$bob2o2b3o10b2o2bo2bo
$bo4b4o10bobo2b2o$2b3o2b3o13b2o$6bo2bo14bo$5obob2o6b3o5bob2o$o2bo2bobo
7bobob3obo2bo$5bo2bo7b3ob3ob2o$6b2o2$6b2o$5bo2bo7b3ob3ob2o$o2bo2bobo7b
obob3obo2bo$5obob2o6b3o5bob2o$6bo2bo14bo$2b3o2b3o13b2o$bo4b4o10bobo2b
2o$bob2o2b3o10b2o2bo2bo$2bo3bo2bo15b2o$3b2obob2o$4bobobo$3bo2bobo$3b2o
2bo!

#N 87p26
#D oscillator period=26
x = 17, y = 16, rule = B3/S23
11b2o$6b2o4bo$4b3o3bobob2o$bobo4bob2obobo$b2ob4obo3bo$4bo4bo3bo$4bob2o
bobob3o$3b2o2bobob2o3bo$5bo2b2o4b2o$b3o2b3o2b3o$obo3bobo2b2o$o3b2o2bo
5b2o$b3o4bob4o2bo$3bo5bo5b2o$11bo$10b2o!

#N p26-glider-shuttle
#O Matthias Merzenich
#D oscillator period=26
x = 53, y = 53, rule = B3/S23
19b2o$19bobo$22bo2b2o$20b2obo2bo$19bobob2o$20bo4$22b2o$21bo2bo$21bobo$
21bobo$16b2o4bo$15bobo18bo$15bo20b3o$14b2o23bo$38b2o$19bobo$19b2o12b2o
13bo2b2o$20bo11b2o13bobo2bo$34bo5b3o5b2obo$39bo3bo6bo$40b2obo4b2o$42bo
5bo$50bo$2b2o45b2o$2bo$4bo5bo$3b2o4bob2o$2bo6bo3bo$bob2o5b3o5bo$o2bobo
13b2o11bo$2o2bo13b2o12b2o$31bobo$13b2o$13bo23b2o$14b3o20bo$16bo18bobo$
30bo4b2o$29bobo$29bobo$28bo2bo$29b2o4$32bo$28b2obobo$26bo2bob2o$26b2o
2bo$31bobo$32b2o!

#N pre-pulsar-shuttle-26
#O David Buckingham and Noam Elkies
#D oscillator period=26
x = 37, y = 37, rule = B3/S23
16bo3bo$10b2o4bo3bo4b2o$10bo5bo3bo5bo$7b2obo15bob2o$6bobob2o13b2obobo$
6bobo6bo5bo6bobo$4b2o2bo5b3o3b3o5bo2b2o$3bo4b2o17b2o4bo$3b5o21b5o$7bo
21bo$b4o27b4o$bo2bo27bo2bo2$15b2o3b2o$6bo9bo3bo9bo$5b2o6bo9bo6b2o$3o3b
o6b2o7b2o6bo3b3o4$3o3bo6b2o7b2o6bo3b3o$5b2o6bo9bo6b2o$6bo9bo3bo9bo$15b
2o3b2o2$bo2bo27bo2bo$b4o27b4o$7bo21bo$3b5o21b5o$3bo4b2o17b2o4bo$4b2o2b
o5b3o3b3o5bo2b2o$6bobo6bo5bo6bobo$6bobob2o13b2obobo$7b2obo15bob2o$10bo
5bo3bo5bo$10b2o4bo3bo4b2o$16bo3bo!

#N 56p27
#O Nicolay Beluchenko, 2010
#C Eight blocks round a hassled ring.
#D oscillator period=27
x = 30, y = 30, rule = B3/S23
15b2o$15b2o5$13b2o$14b2o$10bo4bo$10bo3bo$10b2o7b3o$19bo2$2o21bo$2o5b2o
11bob2o$6b2obo11b2o5b2o$6bo21b2o2$10bo$8b3o7b2o$15bo3bo$14bo4bo$14b2o$
15b2o5$13b2o$13b2o!

#N 94p27-1
#O Jason Summers
#D oscillator period=27
x = 32, y = 18, rule = B3/S23
5b2o$5b2o$17bo$3b6o6bo2bo$2bo5bo10bo$3bo3bo6bo4bo4b2o$3o17bo3bobo$o2b
5o7bo3bo6bo2b2o$3bo3bo9b2o6b2obobo$bobob2o6b2o9bo3bo$b2o2bo6bo3bo7b5o
2bo$5bobo3bo17b3o$6b2o4bo4bo6bo3bo$12bo10bo5bo$13bo2bo6b6o$14bo$25b2o$
25b2o!

#N 123p27-1
#O Noam Elkies
#D oscillator period=27
x = 20, y = 22, rule = B3/S23
b2ob2o$2bobobob2o$bo2bobobo$ob2o2bobobo$o9b3obo$b3o9b2o$3bobobo2b2o3b
2o$5bobobo2b2o3bo$4b2obo2b2o2b2obo$3bo3bobo2bobobo$4b3o2bo2bo6bo$7b2o
3bo2b5o$6bo2b4obo$5bob2o3bobo2b3o$6bo2b3o2bo4bo$7b2o5bob2o$9b3o2bobo$
9bo2bobobo$10b5ob2o$15bo2bo$9bob4o2b2o$9b2obo!

#N pre-pulsar-shuttle-28
#D oscillator period=28
x = 22, y = 16, rule = B3/S23
7b2o$2o5b2o8bo$bo14bob2o$bobo16bo$2b2o12bo2bobo$18bo2bo$19b2o2$7bo5bo$
6b3o3b3o4b2o$18bo2bo$2b2o13bobobo$bobo13bo2bo$bo14bo$2o5b2o8bobo$7b2o!

#N 88p28
#O Karel Suhajda
#D oscillator period=28
x = 36, y = 36, rule = B3/S23
10b2o12b2o$10b2o12b2o5$12b2o8b2o$11bo2bo6bo2bo$11bo12bo$11bo12bo$2o10b
o10bo10b2o$2o5b3o16b3o5b2o$6bo3bo14bo3bo$6bo22bo$7bo20bo7$7bo20bo$6bo
22bo$6bo3bo14bo3bo$2o5b3o16b3o5b2o$2o10bo10bo10b2o$11bo12bo$11bo12bo$
11bo2bo6bo2bo$12b2o8b2o5$10b2o12b2o$10b2o12b2o!

#N smaller-newshuttle
#O David Buckingham
#D oscillator period=28
x = 35, y = 20, rule = B3/S23
19b2o$18bobo$7b2o7b3o7b2o$2o5b2o6bo3bo6b2o5b2o$bo13b2ob2o13bo$bobo27bo
bo$2b2o27b2o$6b3o3b3o5b3o3b3o$6bobo3bobo5bobo3bobo$6b3o3b3o5b3o3b3o4$
2b2o27b2o$bobo27bobo$bo13b2ob2o13bo$2o5b2o6bo3bo6b2o5b2o$7b2o7b3o7b2o$
18bobo$19b2o!

#N newshuttle
#O David Buckingham
#D oscillator period=28
x = 49, y = 49, rule = B3/S23
19bo2b2obo3bo$17b3o2bob2o3b3o$7b2o7bo15bo7b2o$8bo7b2o5b3o5b2o7bo$8bobo
11bo3bo11bobo$9b2o11b2ob2o11b2o2$2bo10b3o17b3o10bo$2b3o9bo19bo9b3o$5bo
13b3o5b3o13bo$4b2o14bo7bo14b2o3$7bo33bo$7b2o31b2o$7bo33bo$2b2o18b2ob2o
18b2o$bobo18bo3bo18bobo$bo21b3o21bo$2o7bo15bobo11bo7b2o$9b2o15b2o10b2o
$9bo9b2o18bo$4b2o10b2o2bo10b2o10b2o2b2o$2obobo10bob2o10bobo10bobo2bo$b
obo14bo11bo14bobo$o2bobo10bobo10b2obo10bobob2o$2o2b2o10b2o10bo2b2o10b
2o$9bo18b2o9bo$9b2o10b2o15b2o$2o7bo11bobo15bo7b2o$bo21b3o21bo$bobo18bo
3bo18bobo$2b2o18b2ob2o18b2o$7bo33bo$7b2o31b2o$7bo33bo3$4b2o14bo7bo14b
2o$5bo13b3o5b3o13bo$2b3o9bo19bo9b3o$2bo10b3o17b3o10bo2$9b2o11b2ob2o11b
2o$8bobo11bo3bo11bobo$8bo7b2o5b3o5b2o7bo$7b2o7bo15bo7b2o$17b3o3b2obo2b
3o$19bo3bob2o2bo!

#N pre-pulsar-shuttle-29
#O David Buckingham
#D oscillator period=29
x = 28, y = 28, rule = B3/S23
15bo$13b3o$12bo$12b2o2$bo$obo4bo$bo5b2o6b2o$7bo7b2o3$19b2o$7bo11b2o5b
2o$bo5b2o17bo$obo4bo16bobo$bo22b2o4$14bo5bo$13b3o3b3o5$13bo7bo$12bobo
5bobo$13bo7bo!

#N pre-pulsar-shuttle-29-v2
#D oscillator period=29
x = 27, y = 18, rule = B3/S23
10b2o3b2o$9bo2bobo2bo$5b2o3b2o3b2o3b2o$5bo15bo$2b2obo15bob2o$o2bob2o
13b2obo2bo$2obo19bob2o$3bo19bo$3b2o17b2o$9b3o3b3o$9bobo3bobo$9b3o3b3o
4$9bo7bo$8bobo5bobo$9bo7bo!

#N p29-traffic-farm-hassler
#D oscillator period=29
x = 43, y = 21, rule = B3/S23
4b2o31b2o$5bo31bo$5bob2o25b2obo$6bobo8bo7bo8bobo$8bob2o4bobo5bobo4b2ob
o$7bobobo5bo7bo5bobobo$3b2o2bo27bo2b2o$3bobo31bobo$2obo11b2o9b2o11bob
2o$obob3o5bo4bo7bo4bo5b3obobo$2bo8bobo3bo7bo3bobo8bo$obob3o5bo4bo7bo4b
o5b3obobo$2obo11b2o9b2o11bob2o$3bobo31bobo$3b2o2bo27bo2b2o$7bobobo5bo
7bo5bobobo$8bob2o4bobo5bobo4b2obo$6bobo8bo7bo8bobo$5bob2o25b2obo$5bo
31bo$4b2o31b2o!

#N p29-pentadecathlon-hassler
#D oscillator period=29
x = 58, y = 22, rule = B3/S23
10bo7bo20bo7bo$9bobo5bobo18bobo5bobo$10bo7bo20bo7bo4$23bo2bob2obo2bo$
10b3o3b3o3b2o2bo4bo2b2o3b3o3b3o$3b2o6bo5bo5bo2bob2obo2bo5bo5bo6b2o$3bo
50bo$2obo50bob2o$o2b3o46b3o2bo$b2o3bo14b2o12b2o14bo3b2o$3bob2o14bobo
10bobo14b2obo$3bo2bo16bo10bo16bo2bo$4b2ob3o6b2o5b2o8b2o5b2o6b3ob2o$6bo
bobo5b2o22b2o5bobobo$6bo3bo2bo30bo2bo3bo$7b2ob4o30b4ob2o$9bo38bo$9bobo
34bobo$10b2o34b2o!

#N buckaroo
#O David Buckingham
#C A queen bee that turns gliders by a right angle.
#D oscillator period=30
x = 23, y = 9, rule = B3/S23
9bo$7bobo$6bobo$2o3bo2bo$2o4bobo$7bobo9b2o$9bo9bobo$21bo$21b2o!

#N queen-bee-shuttle
#A p30-shuttle, queen-bee, trans-queen-bee-shuttle
#O Bill Gosper, 1970
#C A queen bee between two blocks; two of them make the first gun.
#D oscillator period=30
x = 22, y = 7, rule = B3/S23
9b2o$9bobo$4b2o6bo7b2o$2obo2bo2bo2bo7b2o$2o2b2o6bo$9bobo$9b2o!

#N eureka
#A pre-pulsar-shuttle-30
#O David Buckingham, 1980
#D oscillator period=30
x = 18, y = 11, rule = B3/S23
bo14bo$obo4bo7bobo$bo3b2ob2o6bo$7bo4$7bo$bo3b2ob2o6bo$obo4bo7bobo$bo
14bo!

#N partial-queen-bee-loop
#O Bill Gosper
#D oscillator period=30
x = 24, y = 24, rule = B3/S23
20b2o$20b2o$2b2o$2b2o4$3bo$2bobo$bo3bo$2b3o$2o3b2o$17b2o3b2o$19b3o$18b
o3bo$19bobo$20bo$11bo$9bobo$8bobo$7bo2bo$8bobo$9bobo$11bo!

#N queen-bee-loop
#O Bill Gosper
#D oscillator period=30
x = 24, y = 24, rule = B3/S23
12bo$12bobo$13bobo$13bo2bo$13bobo$12bobo$12bo$3bo$2bobo$bo3bo$2b3o$2o
3b2o$17b2o3b2o$19b3o$18bo3bo$19bobo$20bo$11bo$9bobo$8bobo$7bo2bo$8bobo
$9bobo$11bo!

#N hectic
#O Robert Wainwright, 1984
#D oscillator period=30
x = 39, y = 39, rule = B3/S23
22b2o$22b2o11$9bo10b2o3b2o$7bobo12b3o$6bobo12bo3bo$2o3bo2bo13bobo$2o4b
obo14bo$7bobo6bobo$9bo6b2o$17bo3bo$21b2o6bo$20bobo6bobo$15bo14bobo4b2o
$14bobo13bo2bo3b2o$13bo3bo12bobo$14b3o12bobo$12b2o3b2o10bo11$15b2o$15b
2o!

#N pul-shuttle-v
#O Robert Wainwright, 1985
#D oscillator period=30
x = 42, y = 29, rule = B3/S23
13bo14bo$12bobo7bo4bobo$13bo6b2ob2o3bo$22bo$2b2o6b2o18b2o6b2o$o4bo2bo
4bo14bo4bo2bo4bo$o4bo2bo4bo14bo4bo2bo4bo$o4bo2bo4bo8bo5bo4bo2bo4bo$2b
2o6b2o8b2ob2o5b2o6b2o$22bo3$2b2o6b2o18b2o6b2o$o4bo2bo4bo8bo5bo4bo2bo4b
o$o4bo2bo4bo6b2ob2o3bo4bo2bo4bo$o4bo2bo4bo8bo5bo4bo2bo4bo$2b2o6b2o18b
2o6b2o3$22bo$2b2o6b2o8b2ob2o5b2o6b2o$o4bo2bo4bo8bo5bo4bo2bo4bo$o4bo2bo
4bo14bo4bo2bo4bo$o4bo2bo4bo14bo4bo2bo4bo$2b2o6b2o18b2o6b2o$22bo$13bo6b
2ob2o3bo$12bobo7bo4bobo$13bo14bo!

#N zweiback
#O Mark Niemiec, 1995
#D oscillator period=30
x = 79, y = 21, rule = B3/S23
26bo$25bobo$25bob3o40b2o$22bob2o4bo16b2o4b2o8b2o3bo2bo$14b2o6b2o3b2obo
17bo4bobo8bo3b2o$13bobo9b2obob2o16bob2obo2bo7bob2o2b4ob2o$7b2obo2bo6b
5o3bo3bo14b2obobob2o6b2obobobo3bobobo$6bob2obob2o4bo5bo2b2ob2o13bo3bob
o10bobo3b2obo2bobo$6bo4bo7b2o2bo8bo13b2ob2obo8bobobo2bo6bob2o$4b2ob4ob
2o4b2o2bobo4bob2o13bo5bo3bo2b2obob2o2bo2b2o2bo$3bobo4bobobob4o2b2o2bo
2bob2o5b2o6b2obo2bo2b2o2b4obobobo4bobo$3bo2b2o2bo2b2obob2o2bo3bo5bo4bo
2bo5b2obo4bobo2b2o4b2ob4ob2o$2obo6bo2bobobo8bob2ob2o5bobo5bo8bo2b2o7bo
4bo$bobo2bob2o3bobo10bobo3bo6bo6b2ob2o2bo5bo4b2obob2obo$bobobo3bobobob
2o6b2obobob2o14bo3bo3b5o6bo2bob2o$2b2ob4o2b2obo7bo2bob2obo16b2obob2o9b
obo$9b2o3bo8bobo4bo17bob2o3b2o6b2o$7bo2bo3b2o8b2o4b2o16bo4b2obo$7b2o
40b3obo$51bobo$52bo!

#N p30-beehive-hassler
#O Dean Hickerson
#D oscillator period=30
x = 79, y = 24, rule = B3/S23
35b2o4b2o$35bobo2bobo27b2o$37bo2bo6b2o4b2o8b2o3bo2bo$36bo4bo6bo4bobo8b
o3b2o$26bo9b2o2b2o6bob2obo2bo7bob2o2b4ob2o$25bobo10b2o7b2obobob2o6b2ob
obobo3bobobo$25bob3o16bo3bobo10bobo3b2o4bobo$22bob2o4bo14b3ob2ob2o6b2o
bob2obobobob2ob2o$14b2o6b2o3b2obo14bo3b2ob2ob2o2bo6bob2o2bo2bo$13bobo
9b2obob2o13bo7bo2b3o3bobobobo4bobo$7b2obo2bo6b5obobo3bo12bo8bob2o7b2ob
4ob2o$6bob2obob2o4bo8b2ob3o4bo6bo3b2o3b2o2bo5bo2bo4bo$6bo4bo2bo5bo2b2o
3b2o3bo4b2o5b3ob2o8bo4b2obob2obo$4b2ob4ob2o7b2obo8bo5bo6bo3bobob5o6bo
2bob2o$3bobo4bobobobo3b3o2bo7bo13b2obob2o9bobo$3bo2bo2b2obo6bo2b2ob2ob
2o3bo14bob2o3b2o6b2o$2ob2obobobob2obob2o6b2ob2ob3o14bo4b2obo$bobo4b2o
3bobo10bobo3bo16b3obo$bobobo3bobobob2o6b2obobob2o7b2o10bobo$2b2ob4o2b
2obo7bo2bob2obo6b2o2b2o9bo$9b2o3bo8bobo4bo6bo4bo$7bo2bo3b2o8b2o4b2o6bo
2bo$7b2o27bobo2bobo$36b2o4b2o!

#N 48p31
#O Matthias Merzenich, 2010
#C The first of its period to be found.
#D oscillator period=31
x = 24, y = 13, rule = B3/S23
7b2obo2bob2o$2o4bo2bo4bo2bo4b2o$2o5bobo4bobo5b2o$8bo6bo6$8bo6bo$2o5bob
o4bobo5b2o$2o4bo2bo4bo2bo4b2o$7b2obo2bob2o!

#N gourmet
#O David Buckingham, 1978
#D oscillator period=32
x = 20, y = 20, rule = B3/S23
10b2o$10bo$4b2ob2obo4b2o$2bo2bobobo5bo$2b2o4bo8bo$16b2o2$16b2o$o10bo3b
obo$3o7b3o3bo$3bo6bobo4b3o$2bobo14bo$2b2o2$2b2o$2bo8bo4b2o$4bo5bobobo
2bo$3b2o4bob2ob2o$9bo$8b2o!

#N 68p32-1
#D oscillator period=32
x = 19, y = 19, rule = B3/S23
2b2o11b2o$2b2o11b2o$bo2bo9bo2bo$2bobo9bobo2$b3o11b3o$bo2bo9bo2bo$o2bo
11bo2bo$b2o13b2o2$b2o13b2o$o2bo11bo2bo$bo2bo9bo2bo$b3o11b3o2$2bobo9bob
o$bo2bo9bo2bo$2b2o11b2o$2b2o11b2o!

#N p32-blinker-hassler
#O Noam Elkies
#D oscillator period=32
x = 21, y = 23, rule = B3/S23
10bo$4b2o3bobo3b2o$3bobo4bo4bobo$3bo13bo$2obo13bob2o$2obobob7obobob2o$
3bobo9bobo$3bobo9bobo$4bo3bobobo3bo2$10bo$4b2o4bo4b2o$4b2o4bo4b2o7$12b
o$8b2o2b2ob3o$8b2o4b4o$12b2o!

#N popover
#O Robert Wainwright, 1984
#D oscillator period=32
x = 32, y = 32, rule = B3/S23
21bo$20bobo2$13b2o3bo3b2o$13b2o2bo5bo$18bobo$20b2o$14b2o$3b2o8bo2bo$bo
bo9bobo4bo$o5bo7bo5bo$bo3b2o2b3o8bo2$3bobo16b2o3b2o$4bo12bo3bo2bo2b2o$
8bo7b3o3bobo$7bobo6bobo4bo$3b2o2bo2bo16bo$3b2o3b2o16bobo2$11bo8b3o2b2o
3bo$11bo13bo5bo$11bo5b2o9bobo$16bobo8b2o$16b3o$10b2o$11bobo$8bo5bo2b2o
$8b2o3bo3b2o2$9bobo$10bo!

#N p32-blinker-hassler-2
#O Noam Elkies
#D oscillator period=32
x = 30, y = 24, rule = B3/S23
17b3o$17b3o$17b3o$14b3o7b2o$2o12b3o7b2o$obo11b3o$2b3o17b6o$bo3bo15bo6b
o$b5o3bo12b3o2b2o$4b2o3b3o$b5o3bo14bo$bo3bo15bo2bo$2b3o9b3o7bo3bo$obo
11bobo4bo2bo2bobo$2o12b3o7bo3bo$21bo2bo$10b2o12bo$10bobo$11b2o9b3o2b2o
$21bo6bo$22b6o2$24b2o$24b2o!

#N pi-portraitor
#O Robert Wainwright, 1984
#D oscillator period=32
x = 24, y = 24, rule = B3/S23
11b2o$6b2obo4bob2o$6bo10bo$7b2o6b2o$4b3o2b6o2b3o$4bo2bo8bo2bo$b2obobo
10bobob2o$bobobo12bobobo$3bo16bo$bo2bo14bo2bo$4bo7b3o4bo$o3bo7bobo4bo
3bo$o3bo7bobo4bo3bo$4bo14bo$bo2bo14bo2bo$3bo16bo$bobobo12bobobo$b2obob
o10bobob2o$4bo2bo8bo2bo$4b3o2b6o2b3o$7b2o6b2o$6bo10bo$6b2obo4bob2o$11b
2o!

#N pre-pulsar-shuttle-32
#D oscillator period=32
x = 26, y = 33, rule = B3/S23
5bo14bo$4b2o14b2o$3bob2o12b2obo$2b3o2bo10bo2b3o$4bobobo8bobobo$5bobobo
6bobobo$6bo2b3o2b3o2bo$7b2obo4bob2o$3b2o3b2o6b2o3b2o$2b3o3bo8bo3b3o$bo
b2o16b2obo$obo20bobo$o2bo10b3o5bo2bo$b2o11bobo6b2o$14b3o4$14b3o$b2o11b
obo6b2o$o2bo10b3o5bo2bo$obo20bobo$bob2o16b2obo$2b3o3bo8bo3b3o$3b2o3b2o
6b2o3b2o$7b2obo4bob2o$6bo2b3o2b3o2bo$5bobobo6bobobo$4bobobo8bobobo$2b
3o2bo10bo2b3o$3bob2o12b2obo$4b2o14b2o$5bo14bo!

#N caterer-on-rattlesnake
#D oscillator period=33
x = 13, y = 20, rule = B3/S23
5bo$5bo$5bo$4b2o$2bo$bo4bo3b2o$bo7bobo$3b3o3bo$8b2o4$5bo$5b2o$2obobob
3o$ob2obobobo$6bo2b3o$7b2o3bo$9b3o$9bo!

#N 60p33
#A jasons-p33
#O Jason Summers, 2000
#C Two engines that keep each other running.
#D oscillator period=33
x = 30, y = 24, rule = B3/S23
bo4b2o$obo2bobo$bo4bo5$12b2o$8b2obo2bo$7bobo5b5o$7bo3bo5bo2bo$7bo3b2o
8bo$8bo8b2o3bo$9bo2bo5bo3bo$10b5o5bobo$15bo2bob2o$16b2o5$23bo4bo$22bob
o2bobo$22b2o4bo!

#N 92p33-1
#O Jason Summers
#D oscillator period=33
x = 34, y = 30, rule = B3/S23
21bo$4bo2bo3b5o2b3obo$4bo2bo7bo2bo2bo$bob2o2b5o3bo2bo$obo$bo7$6bobo3b
4o$6bo2bo2bo2bo$6bo5b3o10b2o$7b2o10b3o5bo$18bo2bo2bo2bo$18b4o3bobo7$
32bo$31bobo$15bo2bo3b5o2b2obo$12bo2bo2bo7bo2bo$11bob3o2b5o3bo2bo$12bo!

#N honey-thieves-with-test-tube-baby
#D oscillator period=34
x = 16, y = 19, rule = B3/S23
3b2o$4bo$b3o$o$o12bo$b3o7b3o$4bo5bo$3bo6b2o$4bo$7b2o$7b2o2$8b2o$8b2o$
12bo$5b2o6bo$6bo5bo$3b3o7b3o$3bo11bo!

#N p35-honey-farm-hassler
#O Dongook Lee
#D oscillator period=35
x = 24, y = 17, rule = B3/S23
20b2o$11bo7bobo$9b3o8bo$8bo$8b2o$15bo$15bobo$16b3o3b2o$2o20b2o$2o3b3o$
6bobo$8bo$14b2o$15bo$3bo8b3o$2bobo7bo$2b2o!

#N 50p35
#C Five times seven, in two corners.
#D oscillator period=35
x = 33, y = 21, rule = B3/S23
31b2o$31bo$29bobo$29b2o$26bo$26bo$17bobo6bo$16bo3b2o7b2o$16bo3bo8bobo$
16bo14bo$2o29b2o$bo14bo$bobo8bo3bo$2b2o7b2o3bo$6bo6bobo$6bo$6bo$2b2o$b
obo$bo$2o!

#N p35-beehive-hassler
#O Dean Hickerson
#D oscillator period=35
x = 79, y = 24, rule = B3/S23
35b2o4b2o$35bobo2bobo27b2o$37bo2bo6b2o4b2o8b2o3bo2bo$36bo4bo6bo4bobo8b
o3b2o$26bo9b2o2b2o6bob2obo2bo7bob2o2b4ob2o$25bobo10b2o7b2obobob2o6b2ob
obobo3bobobo$25bob3o16bo3bobo10bobo3b2o4bobo$22bob2o4bo14b3ob2ob2o6b2o
bob2obobobob2ob2o$14b2o6b2o3b2obo14bo3b2ob2ob2o2bo6bob2o2bo2bo$13bobo
9b2obob2o13bo7bo2b3o3bobobobo4bobo$7b2obo2bo6b5o3bo3bo12bo8bob2o7b2ob
4ob2o$6bob2obob2o4bo5bo2b2ob2o5bo6bo3b2o3b2o2bo5bo2bo4bo$6bo4bo7b2o2bo
8bo5b2o5b3ob2o8bo4b2obob2obo$4b2ob4ob2o4b2o2bobo4bob2o6bo6bo3bobob5o6b
o2bob2o$3bobo4bobobob4o2b2o2bo2bob2o14b2obob2o9bobo$3bo2b2o2bo2b2obob
2o2bo3bo5bo15bob2o3b2o6b2o$2obo6bo2bobobo8bob2ob2o15bo4b2obo$bobo2bob
2o3bobo10bobo3bo16b3obo$bobobo3bobobob2o6b2obobob2o6bo2bo9bobo$2b2ob4o
2b2obo7bo2bob2obo5bo2b2o2bo8bo$9b2o3bo8bobo4bo5bo2b2o2bo$7bo2bo3b2o8b
2o4b2o6b4o$7b2o27bobo2bobo$36b2o4b2o!

#N 22p36
#O Noam Elkies, 1995
#C Few cells for so long a period.
#D oscillator period=36
x = 14, y = 18, rule = B3/S23
2o$bo$bobo$2b2o$8bo$7b2o$8bo5$5bo$5b2o$5bo$10b2o$10bobo$12bo$12b2o!

#N jasons-p36
#O Jason Summers
#D oscillator period=36
x = 39, y = 18, rule = B3/S23
26b2o$2o23bo2bo$bo21bo2bobo$bobo18bo4bo$2b2o18bo$13b3o8b3o$13bo$13bobo
$14b2o$23b2o$23bobo$25bo$12b3o8b3o$16bo18b2o$11bo4bo18bobo$10bobo2bo
21bo$10bo2bo23b2o$11b2o!

#N p36-shuttle
#O carybe, 2018
#D oscillator period=36
x = 30, y = 30, rule = B3/S23
14b2o$14b2o4$15b2o$14b2obo$16bo4$15bobo$14b2o2bo4bo$14bo7bobo$2o4bo5b
2o3b2o4b2o3b2o$2o3b2o4b2o3b2o5bo4b2o$5bobo7bo$6bo4bo2b2o$12bobo4$13bo$
12bob2o$13b2o4$14b2o$14b2o!

#N p36-toad-hassler
#O Robert Wainwright
#D oscillator period=36
x = 20, y = 26, rule = B3/S23
2o16b2o$bo16bo$bobo12bobo$2b2o12b2o$7bo4bo$5b2ob4ob2o$7bo4bo$2b2o12b2o
$bobo12bobo$bo16bo$2o16b2o$11bo$9bo2bo$9bo2bo$10bo$2o16b2o$bo16bo$bobo
12bobo$2b2o12b2o$7bo4bo$5b2ob4ob2o$7bo4bo$2b2o12b2o$bobo12bobo$bo16bo$
2o16b2o!

#N p36-toadsucker
#O Robert Wainwright
#D oscillator period=36
x = 21, y = 26, rule = B3/S23
2o16b2o$bo16bo$bobo12bobo$2b2o12b2o$7bo4bo$5b2ob4ob2o$7bo4bo$2b2o12b2o
$bobo12bobo$bo16bo$2o16b2o$11bo$9bo2bo$9bo2bo$10bo$b2o16b2o$2bo16bo$2b
obo12bobo$3b2o12b2o$8bo4bo$6b2ob4ob2o$8bo4bo$3b2o12b2o$2bobo12bobo$2bo
16bo$b2o16b2o!

#N beluchenkos-p37
#A 124p37
#O Nicolay Beluchenko, 2009
#C The first of its period to be found.
#D oscillator period=37
x = 37, y = 37, rule = B3/S23
11b2o11b2o$11b2o11b2o3$6bo23bo$5bobo5bo9bo5bobo$4bo2bo5bob2o3b2obo5bo
2bo$5b2o10bobo10b2o$15bobobobo$16bo3bo2$2o33b2o$2o33b2o$5b2o23b2o2$6bo
bo19bobo$6bo2bo17bo2bo$7b2o19b2o2$7b2o19b2o$6bo2bo17bo2bo$6bobo19bobo
2$5b2o23b2o$2o33b2o$2o33b2o2$16bo3bo$15bobobobo$5b2o10bobo10b2o$4bo2bo
5bob2o3b2obo5bo2bo$5bobo5bo9bo5bobo$6bo23bo3$11b2o11b2o$11b2o11b2o!

#N 132p37
#O Nicolay Beluchenko
#D oscillator period=37
x = 47, y = 47, rule = B3/S23
18bo$18b3o$21bo$20b2o2$32b2o$32b2o$26bobo$28bo2$22b3o$15b2o5bo2bo$15b
2o5bo3bo$5b2o19bo$5b2o15bo3bo$22bo2bo8b2o$22b3o9b2o2$7b2o36b2o$45bo$7b
o4b3o28bobo$11bo3bo27b2o$10bo5bo13b3ob3o$10bo5bo13bo5bo$10b3ob3o13bo5b
o$2b2o27bo3bo$bobo28b3o4bo$bo$2o36b2o2$11b2o9b3o$11b2o8bo2bo$20bo3bo
15b2o$20bo19b2o$20bo3bo5b2o$21bo2bo5b2o$22b3o2$18bo$18bobo$13b2o$13b2o
2$25b2o$25bo$26b3o$28bo!

#N 134p39-1
#O Noam Elkies and David Buckingham
#D oscillator period=39
x = 25, y = 29, rule = B3/S23
14b2o$14b2o2$12b4o$11bo4bo4b2o$12bob3o5bo$9b3ob2o5bo$8bo4b2o4bob4o$8b
3obo6bobo2bo$12bob2o2b2o$8b2obo2bo2bo2bobo$8b2obobo2bo2bo3bo$2b2o8bob
3o4bo2bo$2bobo8bo5b2ob3o$3bo10b3o2bo$5bobo8b3o2b2o$b6o12bobo$o15b2obob
o$b6o9b2ob2o$5bobo$3bo$2bobo$2b2o$8b2obo$8b2ob3o$14bo$8b2ob3o$6bo2bobo
$6b2o!

#N 26p40
#O Nicolay Beluchenko, 2009
#C Few cells for so long a period.
#D oscillator period=40
x = 17, y = 14, rule = B3/S23
2o8b2o$2o7bo$12bo$8b2obo$8b2o5$7b2o$5bob2o$4bo$7bo7b2o$5b2o8b2o!

#N p40-b-heptomino-shuttle
#O David Buckingham
#D oscillator period=40
x = 26, y = 23, rule = B3/S23
b2o20b2o$o2bo19b2o$o$o$ob2o20b2o$2b2o18bob2o$22bo$22bo$b2o13b2o4bo2bo$
b2o12bo2bo4b2o$15bo2bo$14b2ob2o$15b2o2$7bo10bo$6bobo8bobo$7bo4b2o4bo$
10bo4bo$10bo4bo$10bo4bo$11bo2bo$9bobo2bobo$9b2o4b2o!

#N pre-pulsar-shuttle-40
#D oscillator period=40
x = 22, y = 35, rule = B3/S23
2b3o$bo16b2o$bo3bo10bob2o$bo2bobo8bo$3bobo2bo9bo$4bo3bo5b2obo$8bo5b2o$
5b3o6$12b3o$2o10bobo5b2o$o2bo8b3o3bo2bo$b3o14b3o2$b3o14b3o$o2bo8b3o3bo
2bo$2o10bobo5b2o$12b3o6$5b3o$8bo5b2o$4bo3bo5b2obo$3bobo2bo9bo$bo2bobo
8bo$bo3bo10bob2o$bo16b2o$2b3o!

#N p42-glider-shuttle
#O Noam Elkies
#D oscillator period=42
x = 32, y = 32, rule = B3/S23
22b2o$21bo2bo$10bo13bo$9bobo12bo$10bo7bo3bobo$17bo3bobo$8b5o4bo4bo$7bo
4bo5b4o4b2o$6bob2o16b2o2b2o$3bo2bobo15b2obo2b2o$2bobobo9bo7b3o$3bo2bo
4b3o3b2o$6b2o3b2o3b2o$11bo13b2o$25b2o2$10bobo$5b2o4b2o$4bo2bo3bo7b2o$
7bo10bo2bo2b2o$7bo10bobo4bo2bo$bo3bobo11bo5bobobo$o3bobo15b2obo2bo$o4b
o16bo2bo$b4o4b2o8bo4bo$9b2o2b2o4b5o$7b2obo2b2o$7b3o11bo$20bobo$21bo$8b
2o$8b2o!

#N pre-pulsar-shuttle-42
#D oscillator period=42
x = 36, y = 37, rule = B3/S23
11b2o10b2o$9bo2bo10bo2bo$7b4o14b4o$6bo4b4o6b4o4bo$6b2ob2o4bo4bo4b2ob2o
$4b2o2bobob3o6b3obobo2b2o$3bo2b2o2bobo10bobo2b2o2bo$4bo26bo$5b3o3bo12b
o3b3o$10bo14bo$5b2o10b2o10b2o$2bo2bo11b2o11bo2bo$bobobo24bobobo$obobo
26bobobo$obo6b3o12b3o6bobo$bobo5bobo12bobo5bobo$2bo2bo3b3o12b3o3bo2bo$
3b3o24b3o2$3b3o24b3o$2bo2bo3b3o12b3o3bo2bo$bobo5bobo12bobo5bobo$obo6b
3o12b3o6bobo$obobo26bobobo$bobobo24bobobo$2bo2bo11b2o11bo2bo$5b2o10b2o
10b2o$10bo14bo$5b3o3bo12bo3b3o$4bo26bo$3bo2b2o2bobo10bobo2b2o2bo$4b2o
2bobob3o6b3obobo2b2o$6b2ob2o4bo4bo4b2ob2o$6bo4b4o6b4o4bo$7b4o14b4o$9bo
2bo10bo2bo$11b2o10b2o!

#N p43-glider-loop
#O Mike Playle
#D oscillator period=43
x = 65, y = 65, rule = B3/S23
27b2o$27bobo$29bo4b2o$25b4ob2o2bo2bo$25bo2bo3bobob2o$28bobobobo$29b2ob
obo$33bo2$19b2o$20bo8bo$20bobo5b2o$21b2o$35bo$36bo$34b3o2$25bo$25b2o$
24bobo4b2o22bo$31bo21b3o$32b3o17bo$34bo17b2o2$45bo$46b2o12b2o$45b2o14b
o$3b2o56bob2o$4bo9b2o37bo5b3o2bo$2bo10bobo37b2o3bo3b2o$2b5o8bo5b2o35b
2obo$7bo13bo22b2o15bo$4b3o12bobo21bobo12b3o$3bo15b2o22bo13bo$3bob2o35b
2o5bo8b5o$b2o3bo3b2o37bobo10bo$o2b3o5bo37b2o9bo$2obo56b2o$3bo14b2o$3b
2o12b2o$19bo2$11b2o17bo$12bo17b3o$9b3o21bo$9bo22b2o4bobo$38b2o$39bo2$
28b3o$28bo$29bo$42b2o$35b2o5bobo$35bo8bo$44b2o2$31bo$30bobob2o$30bobob
obo$27b2obobo3bo2bo$27bo2bo2b2ob4o$29b2o4bo$35bobo$36b2o!

#N p44-pi-heptomino-hassler
#O David Buckingham
#D oscillator period=44
x = 31, y = 44, rule = B3/S23
9b2o4b2o4b2o$8bo2bobo4bobo2bo$8b3o10b3o$11b2o6b2o$10bo2b6o2bo$10b2o8b
2o12$2o12b3o12b2o$2o11bo3bo11b2o$13b2ob2o5$13b2ob2o$2o11bo3bo11b2o$2o
12b3o12b2o12$10b2o8b2o$10bo2b6o2bo$11b2o6b2o$8b3o10b3o$8bo2bobo4bobo2b
o$9b2o4b2o4b2o!

#N pre-pulsar-shuttle-44
#D oscillator period=44
x = 36, y = 29, rule = B3/S23
22b2o$22bo6b2o$19b2obo6bo$19bo2b2o7bo2b2o$21bo2bo5b2o3bo$21b3obo3bo2b
3o$19b2o2bo2bobobobo$19b3ob2o4bobo$18b2obobo2bo3b2o$18b3o6b4o$11b3o4b
2obo5b2obo$2o9bobo5b3o9bo$2o9b3o5b2o2bo8b2o$21bo4b2o4b2o$21bo3bo2bo$
21bo4b2o4b2o$2o9b3o5b2o2bo8b2o$2o9bobo5b3o9bo$11b3o4b2obo5b2obo$18b3o
6b4o$18b2obobo2bo3b2o$19b3ob2o4bobo$19b2o2bo2bobobobo$21b3obo3bo2b3o$
21bo2bo5b2o3bo$19bo2b2o7bo2b2o$19b2obo6bo$22bo6b2o$22b2o!

#N p44-traffic-light-hassler
#O Matthias Merzenich
#D oscillator period=44
x = 36, y = 53, rule = B3/S23
25b2o$24bo2bo$24bobobo$25bo2bo$29bo$6b2o18bobo$5bobo$5b2o$25bo4b3o$10b
o12b2ob2o$8b2ob2o12bo3bo3bo$10bo18bo3bo2$29bo3bo$28bob3obo$28bo5bo$4bo
22b2obobob2o$3bobo23bob2o2bo$3bobo2b5obo14bo3bo$2obo2bob4obobo12b2o3b
2o$2obo4bo6b2obo$3bo7bob2ob3o$3bobo4bo2bo3bo$4b2o3bob3o$8bobo2bob2ob3o
$8bobo4bo2b2obo$7b2obob2obo2b3obo$7bo2bo2bo7bobo$9bo3b2o7bo$10b3obo3bo
$13bo2bob2o$10b2o3b2obobob2o$10bo4b2obob2obo$7b2obo8bo$7bobob7obo$9bob
ob2o2bob2o$9bob2o3bo3bo$8b2obobo2bob2o$5b2o7b2o2bo$5bob3o8bo$7bo5bob3o
$5bo2b3o3bo$5b2obo2b2o3b2o$8bo6bobo$8b2o7bob2o$14b2obo2bo$12b3obobo$8b
2o3bo3bo$8bo5b3o$9b5o$14bo$11bobo$11b2o!

#N pentadecathlon-on-snacker
#D oscillator period=45
x = 20, y = 17, rule = B3/S23
6bo4bo$4b2ob4ob2o$6bo4bo4$2o16b2o$bo16bo$bobo12bobo$2b2o12b2o$7bo4bo$
5b2ob4ob2o$7bo4bo$2b2o12b2o$bobo12bobo$bo16bo$2o16b2o!

#N p45-engine
#O Matthias Merzenich
#D oscillator period=45
x = 42, y = 42, rule = B3/S23
21b2o$21bo$18b2obo$18bobo4b2o$25bo$23bobo$23b2o5$17bo2bo$13b2o2bo2bo$
13b2o2bo2bo7b2o$28b2o$3bo$3b3o$6bo21b3o$5b2o31b2o$o38bo$3o25b3o7bo$3bo
7b3o25b3o$2bo38bo$2b2o31b2o$11b3o21bo$36b3o$38bo$12b2o$12b2o7bo2bo2b2o
$21bo2bo2b2o$21bo2bo5$17b2o$16bobo$16bo$15b2o4bobo$20bob2o$20bo$19b2o!

#N twin-bees-shuttle
#A p46-shuttle, twin-bees
#O Bill Gosper, 1971
#C Two bees side by side; it makes guns too.
#D oscillator period=46
x = 29, y = 11, rule = B3/S23
17b2o$2o15bobo7b2o$2o17bo7b2o$17b3o4$17b3o$2o17bo$2o15bobo$17b2o!

#N tanners-p46
#O Tanner Jacobi, 2017
#D oscillator period=46
x = 13, y = 26, rule = B3/S23
2b2o$2bo$3bo$2b2o2$9b2o$9bo$10bo$9b2o$b2o$b2o6b2o$o7bobo$b2o6bo$b2o7b
3o$12bo7$b2o$b2o2b2o$5bobo$7bo$7b2o!

#N twin-bees-shuttle-v2
#O David Bell and Bill Gosper and Heinrich Koenig
#D oscillator period=46
x = 27, y = 17, rule = B3/S23
b2o$b2o2$15b2o$2o13bobo$2o15bo$15b3o5bo$23b3o$26bo$23b3o$15b3o5bo$2o
15bo$2o13bobo$15b2o2$b2o$b2o!

#N pre-pulsar-shuttle-47
#D oscillator period=47
x = 31, y = 30, rule = B3/S23
11bo7bo$10bobo5bobo$11bo7bo4$6bo17bo$6bo17bo$6bo17bo$2b2o23b2o$bobo7b
3o3b3o7bobo$bo8bo3bobo3bo8bo$2o27b2o2$7b2o13b2o$7b2o13b2o2$2o27b2o$bo
8bo3bobo3bo8bo$bobo7b3o3b3o7bobo$2b2o23b2o$6bo17bo$6bo17bo$6bo17bo4$
11bo7bo$10bobo5bobo$11bo7bo!

#N 65p48
#O Matthias Merzenich
#D oscillator period=48
x = 21, y = 16, rule = B3/S23
6bo3b2o$7b2ob2o$5bobo$6bo$2o2b3o5bobo2bo$2o9bob5o2$10bob4o$10bo5bo$11b
2o2b2o$9bobobo3b2o$8bobo2b3o3bo$8bo2b2o4b2obo$7b2o4b3o3bo$13bo2b3o$16b
o!

#N 69p48
#O Noam Elkies
#C Among the smallest of its period.
#D oscillator period=48
x = 19, y = 15, rule = B3/S23
2o15b2o$obo13bobo$2bo13bo$2b2o11b2o$4b2o7b2o$2b2obo7bob2o$2bo6bo6bo$3b
12o$bobo10b2o$b2o3b6o$5bo6bo$5bo2b4o$2b2obo3bo$2bo2bobo$4b2ob2o!

#N p48-toadsucker
#O Bill Gosper
#D oscillator period=48
x = 37, y = 54, rule = B3/S23
3b2o9b2o2b2o9b2o$4bo9bo4bo9bo$3bo11bo2bo11bo$3b2o9b2o2b2o9b2o$4bo4bo4b
o4bo4bo4bo$b3ob9ob4ob9ob3o$o2bo3bobobo3bo2bo3bobobo3bo2bo$2o30b2o$6b2o
3b2o8b2o3b2o2$4b2ob2ob2ob2o4b2ob2ob2ob2o$3bo5bo5bo2bo5bo5bo$3b2obo5bob
2o2b2obo5bob2o2$9bo14bo2$16b2o$10bo4bo2bo4bo$10bo5b2o5bo$9bobo10bobo$
10bo12bo$10bo12bo$27b2o$4b3o19bobo$4b3o19b2o$4b3o11bo14b3o$b3o13bo2bo
12b3o$b3o13bo2bo12b3o$b3o15bo10b3o$9b2o19b3o$8bobo19b3o$8b2o$13bo12bo$
13bo12bo$12bobo10bobo$13bo5b2o5bo$13bo4bo2bo4bo$19b2o2$12bo14bo2$6b2ob
o5bob2o2b2obo5bob2o$6bo5bo5bo2bo5bo5bo$7b2ob2ob2ob2o4b2ob2ob2ob2o2$9b
2o3b2o8b2o3b2o$3b2o30b2o$3bo2bo3bobobo3bo2bo3bobobo3bo2bo$4b3ob9ob4ob
9ob3o$7bo4bo4bo4bo4bo4bo$6b2o9b2o2b2o9b2o$6bo11bo2bo11bo$7bo9bo4bo9bo$
6b2o9b2o2b2o9b2o!

#N p49-bumper-loop
#O Entity Valkyrie, 2018
#D oscillator period=49
x = 46, y = 46, rule = B3/S23
11b2o$11bo2b2o$12bobobo$11b2obo2bo11bo$10bo5b2o9b3o$11b2o3bo9bo$8b3o5b
o9b2o$8bo2b3o2bo$11bo9bo$12bobo6bo16b2o$9b3o5bo2bo13b2o3bo$9bo5b2o5bo
12bo3bobo$21b2o12bob2obobob2o$36bobobob2obo2$3b2o34bob4o$4bo29b2o3bobo
2bo$4bobo27b2o2bo4bo$5b2o32bob2o3$35b2o$10b3o20bob2o$9b2obo20b3o$9b2o
3$3b2obo32b2o$2bo4bo2b2o27bobo$bo2bobo3b2o29bo$b4obo34b2o2$ob2obobobo$
2obobob2obo12b2o$4bobo3bo12bo5b2o5bo$6bo3b2o13bo2bo5b3o$6b2o16bo6bobo$
24bo9bo$29bo2b3o2bo$18b2o9bo5b3o$19bo9bo3b2o$16b3o9b2o5bo$16bo11bo2bob
2o$29bobobo$30b2o2bo$33b2o!

#N 400p49
#D oscillator period=49
x = 65, y = 65, rule = B3/S23
21b2o$20bo2bo$17bo3bobo$15b6obo$14bo5bo$14bob2obo2bo$15bo3bob2o$17bobo
$16b2o3b2o$15bo2b2obo$13bo2bo3bo2bo9bo$13b2obo3bob2o7b3o$14bobob2obo8b
o$14bob3o2bo8b2o$15bo3bob2o$16b4o2bo5bo$20bo6bobo$16b4o2bo5b2o2b2o$16b
o2bob2o9b2o$21bo$19bobo31b2o$19b2o6bo23b3o5b2o$25b2o23bo4bo2bo2bo$26b
2o18b2obob4obo2bobo$10b2o5b2o28bobobo4b2obob2o$11bo5b2o28bobob2o2bo5bo
$11bobo29b2ob2ob2obo2bob3obo$12b2o29bo4bo4b2o5b2obo$16b2o26b3o3b3o2b2o
bo3bobo$15bobo20b2o6b2ob2o2bo2bob2obo2bo$16bo20b2o14b2o7b2o$39bo2$25bo
$b2o7b2o14b2o20bo$o2bob2obo2bo2b2ob2o6b2o20bobo$obo3bob2o2b3o3b3o26b2o
$bob2o5b2o4bo4bo29b2o$3bob3obo2bob2ob2ob2o29bobo$3bo5bo2b2obobo28b2o5b
o$2b2obob2o4bobobo28b2o5b2o$3bobo2bob4obob2o18b2o$3bo2bo2bo4bo23b2o$4b
2o5b3o23bo6b2o$10b2o31bobo$43bo$31b2o9b2obo2bo$31b2o2b2o5bo2b4o$35bobo
6bo$36bo5bo2b4o$42b2obo3bo$33b2o8bo2b3obo$34bo8bob2obobo$31b3o7b2obo3b
ob2o$31bo9bo2bo3bo2bo$43bob2o2bo$42b2o3b2o$45bobo$42b2obo3bo$42bo2bob
2obo$44bo5bo$42bob6o$41bobo3bo$41bo2bo$42b2o!

#N p50-traffic-jam
#O Noam Elkies
#D oscillator period=50
x = 48, y = 16, rule = B3/S23
2o44b2o$o2b3o36b3o2bo$b2o30b3o9b2o$6bo18bo15bo$6bo3bo12b2ob2o3bo5bo3bo
$b2o5b2ob2o12bo5bo5bo7b2o$o2b3o4bo20bo5bo4b3o2bo$2o44b2o$33b3o2$6bo2bo
28bo2bo$5bob2obo26bob2obo$6bo2bo28bo2bo$6bo2bo28bo2bo$5bob2obo26bob2ob
o$6bo2bo28bo2bo!

#N p50-glider-shuttle
#O Dean Hickerson
#D oscillator period=50
x = 33, y = 33, rule = B3/S23
16bo$15bobo$10bo4bobo$9bobo2b2ob2o2b2o$10bo3bo5bo2bo$15b3o4bo2bo$8b5o
4bo2bobob2o$7bo4bo5b2o2bo3b2o$6bo2bo11b2o3bo$3bo2bob2o18bo$2bobobo5bo
11b4obo$3bo2bo4bobo4bo5bo4bo$6b2o2bo2bo2bobo7bobo$11b2o4b2o6bo$3b2o20b
o3bo$b3obo20b2ob3o$o4bo6bo14bo4bo$b3ob2o6bo13bob3o$3bo3bo3b3o14b2o$7bo
12b2o$4bobo12bo2bo2b2o$3bo4bo10bobo4bo2bo$3bob4o11bo5bobobo$4bo18b2obo
2bo$6bo3b2o11bo2bo$5b2o3bo2b2o5bo4bo$7b2obobo2bo4b5o$7bo2bo4b3o$9bo2bo
5bo3bo$10b2o2b2ob2o2bobo$15bobo4bo$15bobo$16bo!

#N 92p51
#D oscillator period=51
x = 24, y = 23, rule = B3/S23
15b2o$15b2o2$13b4o$12bo4bo$13bo2bo$10b3obobo$9bo3bo$o8b2ob2o2bo$3o10bo
bo$3bo5b2obo2bo2bo$2bo6b2obobo4bo$3bo9bob3o2bo$6b2o6bo8bo$6b2o7b5obobo
$19b2o2bo$7b2o8b2o2bo$7b2o8bo3b2o$11bo6b3o$4b2o6bo7bo$5bo5bo$2b3o7b3o$
2bo11bo!

#N 112p51
#A beluchenkos-p51
#O Nicolay Beluchenko, 2009
#D oscillator period=51
x = 37, y = 37, rule = B3/S23
15b2o3b2o3$6b2o21b2o$6b2o21b2o2$3b2o27b2o$3b2o9b2o5b2o9b2o$9b3ob2o7b2o
b3o$8bobo15bobo$8b2o17b2o$8bo19bo2$8bo19bo$7b2o19b2o$o6bo21bo6bo$o35bo
4$o35bo$o6bo21bo6bo$7b2o19b2o$8bo19bo2$8bo19bo$8b2o17b2o$8bobo15bobo$
9b3ob2o7b2ob3o$3b2o9b2o5b2o9b2o$3b2o27b2o2$6b2o21b2o$6b2o21b2o3$15b2o
3b2o!

#N 35p52
#C Among the smallest of its period.
#D oscillator period=52
x = 17, y = 17, rule = B3/S23
2bo$2b3o$5bo9b2o$4b2o9bo$13bobo$8b2o3b2o$7bo$6bo$7bobo$7bo2$2b2o$bobo$
bo9b2o$2o9bo$12b3o$14bo!

#N p54-shuttle
#O David Buckingham, 1973
#D oscillator period=54
x = 29, y = 17, rule = B3/S23
2o25b2o$bo25bo$bobo7bo13bobo$2b2o5bo2bo5bo6b2o$12bo5b2o$8bo10b2o$8bo3b
2o4b2o$9b5o2$9b5o$8bo3b2o4b2o$8bo10b2o$12bo5b2o$2b2o5bo2bo5bo6b2o$bobo
7bo13bobo$bo25bo$2o25b2o!

#N fumarole-on-achims-p11
#D oscillator period=55
x = 29, y = 22, rule = B3/S23
10b2o$10b2o$5bo10bo$4bobo8bobo$3bobo10bobo$2bobo3b6o3bobo$3bo14bo2$5bo
10bo$5bo10bo$2o3bo10bo3b2o$2o3bo10bo3b2o$5bo10bo$5bo10bo10b2o$23b3o2bo
$3bo14bo7b2o$2bobo3b6o3bobo2bo$3bobo10bobo3bo$4bobo8bobo8b2o$5bo10bo6b
3o2bo$10b2o15b2o$10b2o!

#N pre-pulsar-shuttle-55
#D oscillator period=55
x = 25, y = 43, rule = B3/S23
16bo$15bobo$16bo2$5b2o7b5o$6bo7bo4bo$5bo11bo2bo$5b2o2b2o6b2obo2bo$8bob
o3bo5bobobo$3b4obo4bobo4bo2bo$3bo2bob2o3bo2bo2b2o$14b2o$2o$bo18b2o$bob
o16bo$2b2o14bobo$18b2o$12b3o$12bobo$12b3o4$12b3o$12bobo$12b3o$18b2o$2b
2o14bobo$bobo16bo$bo18b2o$2o$14b2o$3bo2bob2o3bo2bo2b2o$3b4obo4bobo4bo
2bo$8bobo3bo5bobobo$5b2o2b2o6b2obo2bo$5bo11bo2bo$6bo7bo4bo$5b2o7b5o2$
16bo$15bobo$16bo!

#N pre-pulsar-hassler-55
#O David Buckingham
#D oscillator period=55
x = 43, y = 27, rule = B3/S23
8bo25bo$7bobo23bobo$8bo25bo$13bo15bo$6b5o2b3o11b3o2b5o$5bo4bo5bo9bo5bo
4bo$4bo2bo7b2o9b2o7bo2bo$bo2bob2o27b2obo2bo$obobo5bo21bo5bobobo$bo2bo
4bobo19bobo4bo2bo$4b2o2bo2bo6bo5bo6bo2bo2b2o$9b2o6b3o3b3o6b2o4$9b2o21b
2o$4b2o2bo2bo19bo2bo2b2o$bo2bo4bobo19bobo4bo2bo$obobo5bo21bo5bobobo$bo
2bob2o27b2obo2bo$4bo2bo27bo2bo$5bo4bo3b2o11b2o3bo4bo$6b5o4bo11bo4b5o$
13bobobo7bobobo$8bo3bobob2o7b2obobo3bo$7bobo2bobo13bobo2bobo$8bo4b2o
13b2o4bo!

#N p56-b-heptomino-shuttle
#O David Buckingham
#D oscillator period=56
x = 26, y = 21, rule = B3/S23
23b2o$23b2o3$6b2o16b2o$6b2o14bob2o$22bo$22bo$22bo2bo$6bo16b2o$5bob2o$b
2o2bo2bo$b2o5bo3$2b2o14b2o$ob2o14b2o$o$o$o2bo$b2o!

#N p57-bumper-loop
#O Entity Valkyrie, 2018
#D oscillator period=57
x = 44, y = 44, rule = B3/S23
14bo$14b3o$17bo7b3o$16b2o11bo$26bo2bobo2$12b2o8b2o3b4obo$12bo9bo5b3o2b
o$10bobo8bo9bo$10b2o9b2o8bo2bo$7b2o25bo$5b2obo24bo$3b2obo27b3o$8bo27bo
$3bo$3bob3o34b2o$b2o39bo$3bo36bobo$40b2o$6bobo$6bo2bo$5bo2b2o$34b2o2bo
$34bo2bo$35bobo$2b2o$bobo36bo$bo39b2o$2o34b3obo$40bo$7bo27bo$7b3o27bob
2o$10bo24bob2o$9bo25b2o$9bo2bo8b2o9b2o$12bo9bo8bobo$10bo2b3o5bo9bo$11b
ob4o3b2o8b2o2$12bobo2bo$14bo11b2o$16b3o7bo$27b3o$29bo!

#N pre-pulsar-shuttle-58
#O Tanner Jacobi
#D oscillator period=58
x = 25, y = 27, rule = B3/S23
2b2obo13bob2o$2bob2o13b2obo2$3b3o13b3o$2bo2bo13bo2bo$2b2o17b2o2$2b4o
13b4o$2bo2bo13bo2bo$3bo5bo5bo5bo$3o5b3o3b3o5b3o$o23bo4$o23bo$3o19b3o$
3bo17bo$2bo2bo13bo2bo$2b4o13b4o2$2b2o17b2o$2bo2bo13bo2bo$3b3o13b3o2$2b
ob2o13b2obo$2b2obo13bob2o!

#N p58-toadsucker
#O Bill Gosper
#D oscillator period=58
x = 67, y = 56, rule = B3/S23
15bo32bo$13b3o32b3o$12bo38bo$12b2o36b2o2$bo60bo$obo4bo48bo4bobo$bo5b2o
6b2o30b2o6b2o5bo$7bo7b2o30b2o7bo3$19b2o22b2o$7bo11b2o5b2o8b2o5b2o11bo$
bo5b2o17bo10bo17b2o5bo$obo4bo16bobo10bobo16bo4bobo$bo22b2o12b2o22bo4$
14bo5bo5bo2bob2obo2bo5bo5bo$13b3o3b3o3b2o2bo4bo2b2o3b3o3b3o$26bo2bob2o
bo2bo4$13bo7bo20bo7bo$12bobo5bobo10bo7bobo5bobo$13bo7bo10bo2bo6bo7bo$
16bo7bo7bo2bo9bo7bo$15bobo5bobo8bo9bobo5bobo$16bo7bo20bo7bo4$29bo2bob
2obo2bo$16b3o3b3o3b2o2bo4bo2b2o3b3o3b3o$17bo5bo5bo2bob2obo2bo5bo5bo4$
4bo22b2o12b2o22bo$3bobo4bo16bobo10bobo16bo4bobo$4bo5b2o17bo10bo17b2o5b
o$10bo11b2o5b2o8b2o5b2o11bo$22b2o22b2o3$10bo7b2o30b2o7bo$4bo5b2o6b2o
30b2o6b2o5bo$3bobo4bo48bo4bobo$4bo60bo2$15b2o36b2o$15bo38bo$16b3o32b3o
$18bo32bo!

#N mold-on-pentadecathlon
#D oscillator period=60
x = 10, y = 13, rule = B3/S23
2bo4bo$2ob4ob2o$2bo4bo5$6bobo$9bo$5bo2bo$4bobobo$4bo2bo$5b2o!

#N p60-glider-shuttle
#D oscillator period=60
x = 35, y = 7, rule = B3/S23
2bo4bo$2ob4ob2o$2bo4bo$16bo$17b2o8bo4bo$16b2o7b2ob4ob2o$27bo4bo!

#N toad-flipper
#D oscillator period=60
x = 18, y = 10, rule = B3/S23
bo14bo$bo14bo$obo12bobo$bo14bo$bo6bo7bo$bo6b2o6bo$bo6b2o6bo$obo6bo5bob
o$bo14bo$bo14bo!

#N toad-sucker
#D oscillator period=60
x = 18, y = 11, rule = B3/S23
bo$bo14bo$obo13bo$bo13bobo$bo6bo7bo$bo6b2o6bo$bo6b2o6bo$obo6bo6bo$bo
13bobo$bo14bo$16bo!

#N twirling-t-tetsons-2
#A twirling-t-tetsons-ii
#O Robert Wainwright
#D oscillator period=60
x = 24, y = 24, rule = B3/S23
7b2o3b2o$6bo7bo$9bobo$7b2o3b2o4$21b3o$20b3o$13bo$3o9b3o$b3o$20b3o$21b
3o2$b3o$3o9b3o$13bo3$10b2o3b2o$12bobo$9bo7bo$10b2o3b2o!

#N pre-pulsar-shuttle-60
#D oscillator period=60
x = 21, y = 29, rule = B3/S23
4bo11bo$4bo11bo$4bo11bo$3b2o11b2o$bo17bo$o4bo9bo4bo$o19bo$2b3o11b3o3$
12b3o$12bobo$12b3o4$12b3o$12bobo$12b3o3$2b3o11b3o$o19bo$o4bo9bo4bo$bo
17bo$3b2o11b2o$4bo11bo$4bo11bo$4bo11bo!

#N simkins-p60
#O Michael Simkin, 2015
#D oscillator period=60
x = 33, y = 31, rule = B3/S23
22bo$13b2o5b3o$14bo4bo$14bob2o2bo$15bo5bo$16bo3b2o$17bo2$10bo$2o3bo4b
2o$2o2b2o5b2o$5b2o4bo$6bo3bo6$22bo3bo$21bo4b2o$20b2o5b2o2b2o$21b2o4bo
3b2o$22bo2$15bo$11b2o3bo$11bo5bo$12bo2b2obo$13bo4bo$10b3o5b2o$10bo!

#N p60-b-heptomino-shuttle
#D oscillator period=60
x = 27, y = 47, rule = B3/S23
2b2o12b2o$o2bo12b2o2$17bo$2obo12bobo$2bobo2b2o2b2o2bo2bo$3bo4bo2b2obo$
4bo10b2o$4bo2bo3$10bo$9b3o$9bob2o3$8bo$8bo12$18bo$18bo3$14b2obo$15b3o$
16bo3$19bo2bo$10b2o10bo$12bob2o2bo4bo$8bo2bo2b2o2b2o2bobo$8bobo12bob2o
$9bo2$9b2o12bo2bo$9b2o12b2o!

#N p60-hassler
#O Noam Elkies
#D oscillator period=60
x = 34, y = 23, rule = B3/S23
10b2o10b2o$9bo2bo8bo2bo$9b3o2b6o2b3o$12b2o6b2o$11bo10bo$11b2obo4bob2o$
16b2o2$16bo$16bo$16bo$13bo$2bo4bo3bo2bo3b3o5bo4bo$2b6o3bobo12b6o$2bo4b
o4bo3bo9bo4bo$16bo$16bo2$2b6o18b6o$bo6bo16bo6bo$o8bo14bo8bo$bo6bo16bo
6bo$2b6o18b6o!

#N metamorphosis-ii
#O Robert Wainwright, 1994
#D oscillator period=60
x = 53, y = 51, rule = B3/S23
20b2o9b2o$20b2o9b2o3$20b3o7b3o$20b3o7b3o4$18b2o3b2o3b2o3b2o$19b5o5b5o$
20b3o7b3o$21bo9bo$8bo35bo$7bobo33bobo$6bob2o33b2obo$2o3b2ob2o33b2ob2o
3b2o$2o4bob2o33b2obo4b2o$7bobo33bobo$8bo35bo$23bobo$22bo$22bo$22bo2bo$
22b3o2$22b3o$22bo2bo$22bo$22bo$23bobo$8bo35bo$7bobo33bobo$2o4bob2o33b
2obo4b2o$2o3b2ob2o33b2ob2o3b2o$6bob2o33b2obo$7bobo33bobo$8bo35bo$21bo
9bo$20b3o7b3o$19b5o5b5o$18b2o3b2o3b2o3b2o4$20b3o7b3o$20b3o7b3o3$20b2o
9b2o$20b2o9b2o!

#N p60-traffic-light-hassler
#D oscillator period=60
x = 36, y = 40, rule = B3/S23
15b2o2b2o$13bo2bo2bo2bo$13b2o2b2o2b2o2$13b2ob4ob2o$12bo2b2o2b2o2bo$12b
3o2b2o2b3o$13bo2bo2bo2bo$13b4o2b4o$11b2o4b2o4b2o$14b2o4b2o$11b2obob4ob
ob2o$12bobo6bobo$16bo2bo$12b3o6b3o$10b2o2b3o2b3o2b2o$13bo2bo2bo2bo$11b
obo8bobo2$12bo10bo$12b2o8b2o$13b2o6b2o$2b2o9b10o9b2o$2b2o5bo16bo5b2o$
8bobo14bobo$9bo5bo4bo5bo$17b2o$b3o28b3o$b3o13bo14b3o$2bo4b3o7bo8b3o4bo
$7b3o7bo8b3o$8bo5bo12bo$12bo2bo3b3o$12bobo$13bo3bo$17bo$bo15bo16bo$obo
30bobo$bo5b2o18b2o5bo$7b2o18b2o!

#N 110p62
#A p62-blinker-hassler
#O Noam Elkies
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

#N p64-thunderbird-hassler
#O carybe, 2018
#D oscillator period=64
x = 15, y = 27, rule = B3/S23
3b2o$3b2obo$7bo$4bo$5bob2o$7b2o6$12bo$o5b2o3bobo$o4bo2bobo3bo$o5b2o3bo
bo$12bo6$7b2o$5bob2o$4bo$7bo$3b2obo$3b2o!

#N pre-pulsar-shuttle-64
#D oscillator period=64
x = 33, y = 51, rule = B3/S23
17b2o$17b2o2$26b3o$26b3o$24bo4b4o$23b6ob3o$23bo3b2o$23bob2o$24b2o2$19b
2o$9b2o7b2obo$10bo5b2o3bo$10bob3ob6o$2o2b2ob2obob4o4bo$o2bobobobo6b3o$
bobo3bo8b3o$2ob2o2b2o$26b2o$26b2o$15b3o$15bobo$15b3o4$15b3o$15bobo$15b
3o$26b2o$26b2o$2ob2o2b2o$bobo3bo8b3o$o2bobobobo6b3o$2o2b2ob2obob4o4bo$
10bob3ob6o$10bo5b2o3bo$9b2o7b2obo$19b2o2$24b2o$23bob2o$23bo3b2o$23b6ob
3o$24bo4b4o$26b3o$26b3o2$17b2o$17b2o!

#N p66-glider-shuttle
#O Michael Simkin
#D oscillator period=66
x = 25, y = 21, rule = B3/S23
16b2o$7b2o4bo2bo2bo$7b2o3bobobob2o$13bo2bo6b2o$16b6o2bo$21bobo$2o2b2o
2b2o6b2o2bo2b2o$2o2b2ob2o7bobo2b2o$9bo10bobo$21bo2$3b2o$2bo2b2o$2bo4b
2o10b2o2b2o$2o3bob2o10b2o2b2o$bobo$o2b6o$2o6bo2bo$5b2obobobo3b2o$5bo2b
o2bo4b2o$7b2o!

#N p68-glider-loop
#O Mike Playle
#D oscillator period=68
x = 56, y = 56, rule = B3/S23
22b2o$22bobo$24bo4b2o$20b4ob2o2bo2bo$20bo2bobobobob2o$23bobobobo$24b2o
bobo$28bo2$14b2o$15bo7b2o$15bobo5b2o$16b2o2$31bo$29bobo14bo$30b2o12b3o
$43bo$43b2o$26b2o$26bo$27b3o21b2o$3b2o24bo22bo$4bo9b2o36bob2o$2bo10bob
o28bo5b3o2bo$2b5o8bo5b2o21b2o3bo3b2o$7bo13bo27b2obo$4b3o12bobo13b2o15b
o$3bo15b2o13bobo12b3o$3bob2o27bo13bo$b2o3bo3b2o21b2o5bo8b5o$o2b3o5bo
28bobo10bo$2obo36b2o9bo$3bo22bo24b2o$3b2o21b3o$29bo$28b2o$11b2o$12bo$
9b3o12b2o$9bo14bobo$24bo2$38b2o$31b2o5bobo$31b2o7bo$40b2o2$27bo$26bobo
b2o$26bobobobo$23b2obobobobo2bo$23bo2bo2b2ob4o$25b2o4bo$31bobo$32b2o!

#N 78p70
#O Karel Suhajda
#D oscillator period=70
x = 31, y = 25, rule = B3/S23
5bo19bo$5b3o15b3o$8bo13bo$7b2o13b2o2$2o27b2o$bo11b2o14bo$bobo9b2o12bob
o$2b2o23b2o$19bobo$18bo2bo$18bo2bo$11bo7bo$9bo2bo$9bo2bo$9bobo$2b2o23b
2o$bobo12b2o9bobo$bo14b2o11bo$2o27b2o2$7b2o13b2o$8bo13bo$5b3o15b3o$5bo
19bo!

#N 47p72
#O Robert Wainwright, 1990
#C The first of its period to be found.
#D oscillator period=72
x = 30, y = 15, rule = B3/S23
11bo$9b2obo$9b2obo$10b2o2$7b2o12b2o$7b2o12b2o3$21bobo$4b2o18bo$2obo2bo
b2o10bo4bo2b2o$o4bo2b2o10b2obo2bob2o$4bo19b2o$bobo!

#N 60p72
#D oscillator period=72
x = 26, y = 20, rule = B3/S23
o24bo$3o20b3o$3bo18bo$2b2o18b2o3$19bo$19b2o$9b2o9bo$8b2o9bo$8bo8bobo$
9bo7bobo$5b2o11bo$5b2o3$7b2o8b2o$3b2obobo8bobob2o$3bob2obobo4bobob2obo
$9b2o4b2o!

#N p72-quasi-shuttle
#O Jason Summers, 2005
#D oscillator period=72
x = 37, y = 23, rule = B3/S23
30bo$29b2o$28bob2o$b4o22b3o2bo$o4bo23bobobo$o3bobo23bobobo$bo3bobo6b2o
15bo2b3o$7bo5bobo16b2obo$7bo5bo19b2o$4bo2bo5b3o17bo$5b2o2$5b2o$4bo2bo
5b3o17bo$7bo5bo19b2o$7bo5bobo16b2obo$bo3bobo6b2o15bo2b3o$o3bobo23bobob
o$o4bo23bobobo$b4o22b3o2bo$28bob2o$29b2o$30bo!

#N 6-bits
#O Robert Wainwright
#D oscillator period=75
x = 40, y = 23, rule = B3/S23
21bo$21bo$20bobo$21bo$21bo$21bo$21bo$20bobo$21bo$21bo5$2bo2bo4bo2bo$3o
2b6o2b3o$2bo2bo4bo2bo$22b2o$21b2o$23bo$32bo4bo$30b2ob4ob2o$32bo4bo!

#N 77p77
#C As many cells as generations.
#D oscillator period=77
x = 16, y = 21, rule = B3/S23
8b2o$6bo2bo$4b4o$3bo4b4o$3bobobo4bo$b2o4bob3o2bo$o2b5obo2b3o$bo2bo6bo$
2b2o8bo$4bo6b2o$2b2o$2bo$4bo$3b2o3bo$8b2o$6bobob3o$4b3obobobo$3bo5bo2b
3o$3b2o5b2o3bo$12b3o$12bo!

#N 126p78-1
#D oscillator period=78
x = 23, y = 34, rule = B3/S23
2b2ob2o$2b2obobo$5bobo$2b2obob2ob2o$2bo5bob2o$3bob2o$2b2obob2ob2o$4bob
o4b3o$4o5bo4bo$o2bobo3bob2obo$2bo2b3obobobo$b2obo$o3b2o3b7o$4o2b2o7bo$
4b2o6b3o$2bo2bo6bo$2b2o2b6o$15b2o$15b2o2$10bo2bo$7bo6bo$6bo7bo$7bob2o
3bo6b2o$11b3o7b2o$16b3o$15bo3bo$15bo$15bo$16bo2bo$16bo2$16bobo$17bo!

#N 122p80-1
#D oscillator period=80
x = 45, y = 41, rule = B3/S23
14b2o$14b2o$22bob2o$21b2o3bo$21bob2obo$25bo3$19bo$18bob2obo$18bo3b2o$
19b2obo$14b2o13b2o10b2o$13bo2bo12b2o9bo2bo4$23bo$2b2o10bob2o4bobo4b2o
10bob2o$2bobo9bobo12bobo9bobo$4bo8bo17bo8bo$bobo9bobo6b3o3bobo9bobo$2o
bo10b2o11b2obo10b2o5$bo2bo9b2o12bo2bo$2b2o10b2o13b2o$22bob2o$21b2o3bo$
21bob2obo$25bo3$19bo$18bob2obo$18bo3b2o$19b2obo$29b2o$29b2o!

#N 114p84
#O Scorbie
#C Among the smallest of its period.
#D oscillator period=84
x = 23, y = 26, rule = B3/S23
3bo$b3o$o3b2o$b3o2bo$3bobobob2o$4bo2bobo2bo$6b2o3b2o$8bo3$2b2o4bo$3bo
2bo3bo2bo$3o4bob5o$o$7b5o$6bo5bo$7b2o2b2o4b2o$2b2obobobo3b2o2bo$2bob2o
bob4o2bobo3b2o$8bo3bobobob2o2bo$9b3o4bobob2o$12b2obo$7b4o2bob3o$7bo2b
2o2bo6b2o$15b3obo2bo$17bob2o!

#N 84p87
#D oscillator period=87
x = 37, y = 41, rule = B3/S23
14bo$14b3o$17bo$16b2o2$24b2o$24b2o8b2o$34b2o$20bo$19bobo$18bo2bo$19b2o
2$4bo$3bobo$4bo2$9bo$9b2o15b2o$2o3bo5bo15bobo$2o4b3o19b3o4b2o$7bobo15b
o5bo3b2o$9b2o15b2o$27bo2$32bo$31bobo$32bo2$16b2o$15bo2bo$15bobo$16bo$b
2o$b2o8b2o$11b2o2$19b2o$19bo$20b3o$22bo!

#N 49p88
#O Paul Callahan, 1996
#C Four eaters, and something to chew on.
#D oscillator period=88
x = 27, y = 25, rule = B3/S23
19bo$17b3o$16bo$16b2o$2o19b2o$bo19bo$bobo15bobo$2b2o15b2o$14bo$13bobo$
12b2ob2o7$6b2o15b2o$5bobo15bobo$5bo19bo$4b2o19b2o$9b2o$10bo$7b3o$7bo!

#N p88-pi-heptomino-hassler
#O Dean Hickerson
#D oscillator period=88
x = 43, y = 44, rule = B3/S23
21b2o4b2o4b2o$20bo2bobo4bobo2bo$20b3o10b3o$23b2o6b2o$22bo2b6o2bo$22b2o
8b2o5$4bo$2b2obo$bo$obo2bo$o2bo$b2o2$26b3o12b2o$25bo3bo11b2o$25b2ob2o
5$25b2ob2o$25bo3bo11b2o$26b3o12b2o2$b2o$o2bo$obo2bo$bo$2b2obo$4bo5$22b
2o8b2o$22bo2b6o2bo$23b2o6b2o$20b3o10b3o$20bo2bobo4bobo2bo$21b2o4b2o4b
2o!

#N original-diuresis
#O David Eppstein
#D oscillator period=90
x = 44, y = 21, rule = B3/S23
bo2b2o4b2o2bo14bo2b2o4b2o2bo$o3b3o2b3o3bo12bo3b3o2b3o3bo$bo2b2o4b2o2bo
14bo2b2o4b2o2bo2$24b2o$23bobo$23b2o$23bo6$23bo$23b2o$23bobo$24b2o2$bo
2b2o4b2o2bo14bo2b2o4b2o2bo$o3b3o2b3o3bo12bo3b3o2b3o3bo$bo2b2o4b2o2bo
14bo2b2o4b2o2bo!

#N pre-pulsar-shuttle-90
#D oscillator period=90
x = 24, y = 31, rule = B3/S23
8b2o4b2o$4bo3bobo2bobo3bo$4bo5bo2bo5bo$4bo4bo4bo4bo$3b2o4b6o4b2o$bo8b
4o8bo$o4bo12bo4bo$o22bo$2b3o14b3o2$9b2o$9b2o4b3o$8bobo4bobo$15b3o4$15b
3o$8bobo4bobo$9b2o4b3o$9b2o2$2b3o14b3o$o22bo$o4bo12bo4bo$bo8b4o8bo$3b
2o4b6o4b2o$4bo4bo4bo4bo$4bo5bo2bo5bo$4bo3bobo2bobo3bo$8b2o4b2o!

#N diuresis
#O David Eppstein and Dean Hickerson, 1998
#D oscillator period=90
x = 29, y = 25, rule = B3/S23
5b2o16b2o$6bo16bo$6bobo12bobo$7b2o12b2o2$4b2o18b2o$4bobo10b2o4bobo$5bo
10bobo5bo$2bo13b2o9bo$2b6o8bo5b6o$7bo14bo$4b2o18b2o$4bo20bo$5bo18bo$2b
3o2bo14bo2b3o$2bo2b3o8bo5b3o3bo$3bo12b2o7b3o$4b2o10bobo5bo$6bo10b2o4bo
2b2o$4b2o18b2obo$bo2bo20bo$obobo2b2o12b2o2bo$bo2bobobo12bobob2o$4bobo
16bo2bo$5b2o16b2o!

#N twin-bees-shuttles-hassling-blinker
#D oscillator period=92
x = 68, y = 11, rule = B3/S23
17b2o31bo$2o15bobo7b2o10b2o8b2o15b2o$2o17bo7b2o10b2o7b2o16b2o$17b3o29b
2o2b2o4$17b3o29b2o2b2o$2o17bo12b3o13b2o16b2o$2o15bobo29b2o15b2o$17b2o
31bo!

#N centinal
#O Bill Gosper, 1987
#C Two shuttles, of the periods 54 and 46, that make a hundred.
#D oscillator period=100
x = 52, y = 17, rule = B3/S23
2o48b2o$bo48bo$bobo21b2o21bobo$2b2o8bo12b2o12b2o7b2o$11b2o26bobo$10b2o
29bo$11b2o2b2o22b3o4$11b2o2b2o22b3o$10b2o29bo$11b2o26bobo$2b2o8bo12b2o
12b2o7b2o$bobo21b2o21bobo$bo48bo$2o48b2o!

#N traffic-circle
#D oscillator period=100
x = 48, y = 48, rule = B3/S23
21b2o4b2o$21bobo2bobo$23bo2bo$22b2o2b2o$21b3o2b3o$23bo2bo$31bo$30bob2o
$34bo$26bo3bo2bobo$26bo5bo2bo$26bo6b2o$9b2o$8bo2bo10b3o3b3o$7bobobo$6b
3obo15bo$6b3o17bo$26bo$12b3o$2o2bo16b3o$o2b2o5bo5bo$b5o4bo5bo2bo5bo17b
o2b2o$10bo5bo2bo5bo17b2o2bo$19bo5bo7b3o6b5o$b5o6b3o$o2b2o16b3o7bo5bo$
2o2bo26bo5bo4b5o$31bo5bo5b2o2bo$43bo2b2o$33b3o$39b2o$38b3o$37bob2o$36b
obo$20b3o13bo2bo$37b2o$13b2o4bo2bo$12bo2bo$12bobobo$13bo2bo$17bo$14bob
o$21bo2bo$19b3o2b3o$20b2o2b2o$21bo2bo$19bobo2bobo$19b2o4b2o!

#N p104-b-shuttle
#O David Bell, 1996
#D oscillator period=104
x = 39, y = 21, rule = B3/S23
b2o8b2o$o2bo8bo7bo$o11bobo4bobo12bobo$o12b2o5bo12bo$ob2o5b2o23bo2bo$2b
2o5b2o23bobobo$35bo2bo$36b2o$b2o14bo$b2o6b3o5b2o$9bo6bo4bo$9bobo7bob2o
13b2o$10b2o3bo2b3ob2o11bo2bo$b2o13bo4bo13bo$o2bo31bo$obobo23b2o5bob2o$
bo2bo23b2o7b2o$5bo12bo5b2o$2bobo12bobo4bobo$18bo7bo9b2o$26b2o8b2o!

#N figure-eight-on-pentadecathlon
#D oscillator period=120
x = 14, y = 10, rule = B3/S23
bo6b2o$bo6b2obo$obo9bo$bo7bo$bo8bob2o$bo10b2o$bo$obo$bo$bo!

#N p124-lumps-of-muck-hassler
#O Dean Hickerson
#D oscillator period=124
x = 39, y = 38, rule = B3/S23
20bo$14b2o3bobo3b2o$13bobo4bo4bobo$13bo13bo$10b2obo13bob2o$10b2obobob
7obobob2o$13bobo9bobo$13bobo9bobo$14bo3bobobo3bo$32bo$32bobo$31bobo$
33bo$3bo$3b3o$6bo30b2o$5b2o30b2o3$13b3o$11b2o2bo$2o9bo2b2o16b2o$2o9b3o
18bo$17bo15b3o$16bobo16bo$5bo12b2o$5bobo$4bobo$6bo$12bo11bo$11bobo3b3o
3bobo$11bob4o3b4obo$8b2obo13bob2o$8b2ob2o2b2o3b2o2b2ob2o$11bo13bo$11bo
bo4bo4bobo$12b2o3bobo3b2o$18bo!

#N p130-shuttle
#O David Eppstein, 2004
#D oscillator period=130
x = 46, y = 27, rule = B3/S23
5b2o32b2o$5b2o32b2o3$20b2o$2o4b2o11bo18b2o4b2o$2o3bo2bo10b3o16bobo3b2o
$5bobo16bo13b3o$6bo15b2ob3o$22b2o3bo$3bo17bo20bo$2bobo17bo3bo14bobo$2b
2o18b4o16b2o2$2b2o18b4o16b2o$2bobo17bo3bo14bobo$3bo17bo20bo$22b2o3bo$
6bo15b2ob3o$5bobo16bo13b3o$2o3bo2bo10b3o16bobo3b2o$2o4b2o11bo18b2o4b2o
$20b2o3$5b2o32b2o$5b2o32b2o!

#N p132-hans-leo-hassler
#O Noam Elkies
#D oscillator period=132
x = 40, y = 39, rule = B3/S23
12b2o$12b2o2$30bo$11b3o16bo$11b2obo2b2o11bo$13b2o2b2o10b2o6b2o$13b2o
12bo9bobo$26bo4bo2b2obobo$26bo7bobobo$28b3o5bo$8bo26bo2bo$8bo26bo$8bo
26bo3bo$8b2o19bo5bo3bo$11bo17b2o4bo$7bo4bo6b3o7bo5bo2bo$b2o9bo6bobo14b
o$obo5b3o8b3o12bobobo$obob2o28b2obobo$bobobo23b3o5bobo$3bo5b2o16bo9b2o
$2bo2bo3b3o15bo4bo$2bo5b5o15bo$2bo3bo2b3o18b2o$2bo3bo2b2o20bo$2bo28bo$
2bo2bo25bo$3bo5b3o$bobobo7bo$obob2o2bo4bo$obo9bo12b2o$b2o6b2o10b2o2b2o
$9bo11b2o2bob2o$9bo16b3o$9bo2$26b2o$26b2o!

#N 106p135
#D oscillator period=135
x = 54, y = 29, rule = B3/S23
26b2o$26b2o$6bo4bo30bo4bo$4b2ob4ob2o26b2ob4ob2o$6bo4bo30bo4bo5$25bo2bo
$23bobo2bobo$24b2o2b2o$2bo2bo4bo2bo26bo2bo4bo2bo$3o2b6o2b3o22b3o2b6o2b
3o$2bo2bo4bo2bo12b2o12bo2bo4bo2bo$26b2o4$21bo10bo$21bo10bo$20bobo8bobo
$21bo10bo$21bo10bo$21bo10bo$21bo10bo$20bobo8bobo$21bo10bo$21bo10bo!

#N gabriels-p138
#O Gabriel Nivasch, 2002
#D oscillator period=138
x = 21, y = 21, rule = B3/S23
8b3o$7bo2bo$7bo2bo$7b2o4$17b3o$17bo2bo$20bo$3o15b3o$o$o2bo$b3o4$12b2o$
10bo2bo$10bo2bo$10b3o!

#N achims-p144
#O Achim Flammenkamp
#D oscillator period=144
x = 28, y = 19, rule = B3/S23
2o24b2o$2o24b2o$18b2o$17bo2bo$18b2o$14bo$13bobo$12bo3bo$12bo2bo2$12bo
2bo$11bo3bo$12bobo$13bo$8b2o$7bo2bo$8b2o$2o24b2o$2o24b2o!

#N p144-hans-leo-hassler
#O Noam Elkies
#D oscillator period=144
x = 33, y = 40, rule = B3/S23
15b2o4b2o4b2o$14bo2bobo4bobo2bo$14b3o10b3o$17b2o6b2o$16bo2b6o2bo$16b2o
8b2o2$13bo$8b4o3bo11bo$11bo3bo4bo4bo3b4o$15bo3b3o3bo3bo$12bo12bo$13b2o
13bo$26b2o2$30b2o$30bo$28bobo$17b3o8b2o$17bobo$17b3o$3b2o$2bobo$2bo$b
2o2$5b2o$4bo13b2o$7bo12bo$3bo3bo3b3o3bo$4o3bo4bo4bo3bo$5bo11bo3b4o$19b
o2$5b2o8b2o$5bo2b6o2bo$6b2o6b2o$3b3o10b3o$3bo2bobo4bobo2bo$4b2o4b2o4b
2o!

#N 92p156
#O Jason Summers, 2004
#D oscillator period=156
x = 42, y = 42, rule = B3/S23
20b2o$20b2o4$8b2o22b2o$9bo12b2o8bo$9bobo10bo7bobo$5bo4b2o10bo7b2o4bo$
5b3o15bo10b3o$8bo24bo$7b2o24b2o7$32bo2bo$33b3o$2o38b2o$2o38b2o$6b3o$6b
o2bo7$7b2o24b2o$8bo24bo$5b3o10bo15b3o$5bo4b2o7bo10b2o4bo$9bobo7bo10bob
o$9bo8b2o12bo$8b2o22b2o4$20b2o$20b2o!

#N p156-hans-leo-hassler
#O Noam Elkies
#D oscillator period=156
x = 33, y = 40, rule = B3/S23
15b2o4b2o4b2o$14bo2bobo4bobo2bo$14b3o10b3o$17b2o6b2o$16bo2b6o2bo$16b2o
8b2o2$13bo$8b4o3bo11bo$11bo3bo4bo4bo3b4o$15bo3b3o3bo3bo$12bo12bo$13b2o
13bo$26b2o2$30b2o$30bo$28bobo$28b2o$13b3o$13bobo$3b2o8b3o$2bobo$2bo$b
2o2$5b2o$4bo7bo5b2o$7bo3b3o6bo$3bo3bo2b5o2bo$4o3bo2b5o2bo3bo$5bo6bo4bo
3b4o$19bo$10b2o$5b2obo4bob2o$5bo10bo$6b2o6b2o$3b3o2b6o2b3o$3bo2bo8bo2b
o$4b2o10b2o!

#N alternate-pi-orbital
#O Nicolay Beluchenko
#D oscillator period=168
x = 63, y = 61, rule = B3/S23
20b2o$18b2o2bo$18b5o$22bo$15b2o2b4o$15b2obo4b4o$14bobobob2obobobo$14bo
bobob2obobobo$15b4o4bob2o13b2o$19b4o2b2o13b2o$19bo$19b5o$19bo2b2o$20b
2o34bo$55bo2bo$55bo2bo$55bo2bo$53bo3bob3o$53b4obo$37b2o12b2o4bo4bo$9b
2o26bobo12bob2obob3o$9b2o28b2o7b3obob2obo$37bobo7bo4bo4b2o$22b2o13b2o
12bob4o$25bobo20b3obo3bo$27bo23bo2bo$25bo25bo2bo$21bo29bo2bo$22b2o29bo
4$9bo$8bo2bo$8bo2bo$8bo2bo$6bo3bob3o$6b4obo$4b2o4bo4bo$5bob2obob3o37b
2o$b3obob2obo41b2o$o4bo4b2o$4bob4o$b3obo3bo$4bo2bo$4bo2bo$4bo2bo$6bo
34b2o$39b2o2bo$39b5o$43bo$21b2o13b2o2b4o$21b2o13b2obo4b4o$35bobobob2ob
obobo$35bobobob2obobobo$36b4o4bob2o$40b4o2b2o$40bo$40b5o$40bo2b2o$41b
2o!

#N pi-orbital
#O Noam Elkies, 1995
#D oscillator period=168
x = 59, y = 59, rule = B3/S23
14b2o10b2o$13bo2bo8bo2bo$13b3o2b6o2b3o$16b2o6b2o$15bo10bo$15b2obo4bob
2o$20b2o$12bo25b2o10bo$7b4o3bo4bo6bo11b2o10bo$10bo3bo2b5o2bo3b4o18bo$
14bo2b5o2bo3bo20b2o$11bo6b3o3bo22bo$12b2o5bo7bo18bo4bo$25b2o19bo9b2o$
48b3o5bobo$53b2obobo$53bobobo$55bo$35b2o11bo5bo2bo$7b2o26bobo10b2o4bo$
7b2o28b2o9bo5bo3bo$35bobo16bo3bo$20b2o13b2o17bo$23bobo28bo2bo$25bo21b
3o5bo$23bo21bo7bobobo$19bo25bo4bo2b2obobo$9bo10b2o24bo9bobo$9bo38b2o6b
2o$9bo39bo$b2o6b2o38bo$obo9bo36bo$obob2o2bo4bo$bobobo7bo$3bo5b3o$bo2bo
$4bo$o3bo$o3bo5bo39b2o$4bo4b2o39b2o$bo2bo5bo$3bo$bobobo$obob2o$obo5b3o
$b2o9bo19b2o$7bo4bo18bo7bo5b2o$11bo22bo3b3o6bo$8b2o20bo3bo2b5o2bo$8bo
18b4o3bo2b5o2bo3bo$8bo10b2o11bo6bo4bo3b4o$8bo10b2o25bo$37b2o$32b2obo4b
ob2o$32bo10bo$33b2o6b2o$30b3o2b6o2b3o$30bo2bo8bo2bo$31b2o10b2o!

#N karels-p177
#A 104p177
#O Karel Suhajda, 2007
#C Eight arms and a very long breath.
#D oscillator period=177
x = 46, y = 46, rule = B3/S23
16bo12bo$9b2o24b2o$8b3o3b2o14b2o3b3o$14b2ob2o8b2ob2o$16bo12bo4$2bo40bo
$b2o40b2o$b2o40b2o4$2b2o38b2o$2b2o38b2o$o3bo36bo3bo$3bo38bo$3bo38bo9$
3bo38bo$3bo38bo$o3bo36bo3bo$2b2o38b2o$2b2o38b2o4$b2o40b2o$b2o40b2o$2bo
40bo4$16bo12bo$14b2ob2o8b2ob2o$8b3o3b2o14b2o3b3o$9b2o24b2o$16bo12bo!

#N p230-glider-shuttle
#O Dean Hickerson
#D oscillator period=230
x = 62, y = 52, rule = B3/S23
16bo28bo$15bobo26bobo$10bo4bobo26bobo4bo$9bobo2b2ob2o2b2o16b2o2b2ob2o
2bobo$10bo3bo5bo2bo14bo2bo5bo3bo$15b3o4bo2bo10bo2bo4b3o$8b5o4bo2bobob
2o10b2obobo2bo4b5o$7bo4bo5b2o2bo16bo2b2o5bo4bo$6bo2bo11b2o16b2o11bo2bo
$3bo2bob2o42b2obo2bo$2bobobo5bo36bo5bobobo$3bo2bo4bobo4bo24bo4bobo4bo
2bo$6b2o2bo2bo2bobo24bobo2bo2bo2b2o$11b2o4b2o24b2o4b2o$3b2o52b2o$b3obo
50bob3o$o4bo6bo17b2o17bo6bo4bo$b3ob2o6bo16b2o16bo6b2ob3o$3bo3bo3b3o34b
3o3bo3bo$7bo46bo$4bobo48bobo$3bo4bo44bo4bo$3bob4o44b4obo$4bo52bo$6bo
48bo$5b2o48b2o$9b2o40b2o$10bo19b2o19bo$8bo21b2o21bo$7bob4o36b4obo$7bo
4bo36bo4bo$8bobo40bobo$11bo38bo$7bo3bo38bo3bo$5b3ob2o40b2ob3o$4bo4bo
42bo4bo$5b3obo42bob3o$7b2o44b2o$15b2o13b2o13b2o$10b2o2bo2bo12b2o12bo2b
o2b2o$7bo2bo4bobo26bobo4bo2bo$6bobobo5bo28bo5bobobo$7bo2bob2o34b2obo2b
o$10bo2bo11b2o8b2o11bo2bo$11bo4bo5b2o2bo8bo2b2o5bo4bo$12b5o4bo2bobob2o
2b2obobo2bo4b5o$19b3o4bo2bo2bo2bo4b3o$14bo3bo5bo2bo6bo2bo5bo3bo$13bobo
2b2ob2o2b2o8b2o2b2ob2o2bobo$14bo4bobo18bobo4bo$19bobo18bobo$20bo20bo!

#N p246-glider-shuttle
#O Dean Hickerson
#D oscillator period=246
x = 60, y = 50, rule = B3/S23
10bo11b4o8b4o11bo$9bobo9bo4bo6bo4bo9bobo$10bo9bobo3bo6bo3bobo9bo$19bob
o3bo8bo3bobo$8b5o6bo20bo6b5o$7bo4bo6bo20bo6bo4bo$6bob2o9bo2bo14bo2bo9b
2obo$3bo2bobo11b2o16b2o11bobo2bo$2bobobo9bo26bo9bobobo$3bo2bo4b3o3b2o
22b2o3b3o4bo2bo$6b2o3b2o3b2o24b2o3b2o3b2o$11bo36bo2$29b2o$10bobo16b2o
16bobo$5b2o4b2o34b2o4b2o$4bo2bo3bo36bo3bo2bo$7bo44bo$7bo44bo$bo3bobo
44bobo3bo$o3bobo46bobo3bo$o4bo48bo4bo$b4o50b4o2$29b2o$29b2o2$4b2o48b2o
$2o2b2o48b2o2b2o$2o2bob2o44b2obo2b2o$5b3o44b3o3$5b2o46b2o$5b2o46b2o$
29b2o$29b2o2$11b2o34b2o$6b2o2bo2bo32bo2bo2b2o$3bo2bo4bobo32bobo4bo2bo$
2bobobo5bo34bo5bobobo$3bo2bob2o10b2o16b2o10b2obo2bo$6bo2bo10b2o16b2o
10bo2bo$7bo4bo34bo4bo$8b5o34b5o$19b3o16b3o$10bo8b2obo2b2o6b2o2bob2o8bo
$9bobo9b2o2b2o6b2o2b2o9bobo$10bo10b2o14b2o10bo!

#N 60p312
#O Dave Greene, 2004
#D oscillator period=312
x = 42, y = 42, rule = B3/S23
20b2o$20b2o4$9b2o$8bo2bo10b2o$9b2o11bo$22bo12bo$23bo10bobo$34bobo$35bo
7$32bo2bo$33b3o$2o38b2o$2o38b2o$6b3o$6bo2bo7$6bo$5bobo$5bobo10bo$6bo
12bo$19bo11b2o$18b2o10bo2bo$31b2o4$20b2o$20b2o!

#N frogs-p3
#D oscillator period=3
x = 4, y = 4, rule = 12/34/3
2.2A$.A.B$A.A$AB!

#N frogs-p5
#D oscillator period=5
x = 5, y = 5, rule = 12/34/3
A3.A$.3A$.ABA$.3A$A3.A!

#N frogs-p6
#D oscillator period=6
x = 3, y = 3, rule = 12/34/3
A$2A$.2A!

#N frogs-p18
#D oscillator period=18
x = 5, y = 7, rule = 12/34/3
.B$4.A$.A2.A$2A$.A2.A$4.A$.B!

#N star-wars-p4
#D oscillator period=4
x = 4, y = 5, rule = 345/2/4
.C.A$2.AB$C2A$2.A$.ABC!

#N star-wars-p5
#D oscillator period=5
x = 5, y = 5, rule = 345/2/4
3.C$A.A$B3AC$C.2A$3.B!

#N star-wars-p6
#D oscillator period=6
x = 5, y = 3, rule = 345/2/4
C.A.A$B3AB$A.A.C!

#N star-wars-p8
#D oscillator period=8
x = 4, y = 7, rule = 345/2/4
CBA$.A$.3A$2A.B$.3A$.A$CBA!

#N star-wars-p9
#D oscillator period=9
x = 7, y = 7, rule = 345/2/4
BC2.C$C.A.A$.3ABA$2.A2.A$CAB.3A$2.4A$4.A!

#N star-wars-p10
#D oscillator period=10
x = 7, y = 6, rule = 345/2/4
3.A$2.B.B$B2A.2AB$.2A.2A$.B.B.B$2.A.A!

#N star-wars-p12
#D oscillator period=12
x = 4, y = 4, rule = 345/2/4
2.A$C3A$B.A$.A!

#N star-wars-p13
#D oscillator period=13
x = 7, y = 11, rule = 345/2/4
.C$B.A.A$.3AB$2.A.C$4.2B$3.AC.A$4.2B$2.A.C$.3AB$B.A.A$.C!

#N star-wars-p15
#D oscillator period=15
x = 6, y = 6, rule = 345/2/4
2.AC$2.3A$3A.A$CA2.2A$.4A$3.A!

#N star-wars-p16
#D oscillator period=16
x = 5, y = 6, rule = 345/2/4
2.A$.3A$2A.2A$.3A$2.A.A$2.CB!

#N star-wars-p18
#D oscillator period=18
x = 7, y = 4, rule = 345/2/4
4.CB$.A2.A.A$6A$.A2.A!

#N star-wars-p20
#D oscillator period=20
x = 6, y = 6, rule = 345/2/4
4.AB$4.AC$3.2A$2.A.A$4ABA$BC2.A!

#N star-wars-p21
#D oscillator period=21
x = 5, y = 9, rule = 345/2/4
2.A$C3A$B.A$2.A$2.3A$B.A.B$C4A$2.A$.ABC!

#N star-wars-p24
#D oscillator period=24
x = 11, y = 6, rule = 345/2/4
4.ABA$3.BC.CB$.C2.3A2.C$B.2A.A.2A.B$4A3.4A$2.A5.A!

#N star-wars-p25
#D oscillator period=25
x = 7, y = 9, rule = 345/2/4
4.AB$4.A.C$3.3A$2.2A.2A$CA.2A.C$2.2A.2A$3.3A$4.A.C$4.AB!

#N star-wars-p60
#D oscillator period=60
x = 11, y = 6, rule = 345/2/4
3.C.A.C$A.A.BAB.A.A$B3A3.3AB$C.A.3A.A.C$3.A.A.A$2.C5.C!

#N star-wars-p100
#D oscillator period=100
x = 8, y = 8, rule = 345/2/4
.A2.C$6A$.A.A.A.C$.2A2.2A$CA2.B.A$.3A2.2A$3.4A$2.C2.A!

#N transers-p5
#D oscillator period=5
x = 4, y = 4, rule = 345/26/5
B.CB$C2A$.2AC$BC.B!

#N transers-p6
#D oscillator period=6
x = 5, y = 4, rule = 345/26/5
2.A.B$.C2AC$B.2A$.CDB!

#N transers-p12
#D oscillator period=12
x = 4, y = 4, rule = 345/26/5
.A.A$3AB$.A.C$2.D!

#N transers-p16
#D oscillator period=16
x = 5, y = 6, rule = 345/26/5
2.A$.3A$2A.2A$.3A$2.A.D$.ABC!

#N seeds-p2
#D oscillator period=2
x = 2, y = 2, rule = B2/S
bo$o!

#N seeds-p4
#D oscillator period=4
x = 5, y = 2, rule = B2/S
o3bo$bobo!

#N live-free-or-die-p2
#D oscillator period=2
x = 2, y = 2, rule = B2/S0
o$bo!

#N live-free-or-die-p12
#D oscillator period=12
x = 5, y = 6, rule = B2/S0
bobo$o3bo4$o3bo!

#N live-free-or-die-p19
#D oscillator period=19
x = 4, y = 3, rule = B2/S0
o2bo$o2bo$o2bo!

#N 34-life-p3
#D oscillator period=3
x = 3, y = 3, rule = B34/S34
bo$3o$bo!

#N 34-life-p4
#D oscillator period=4
x = 4, y = 4, rule = B34/S34
bo$b3o$o$2bo!

#N 34-life-p6
#D oscillator period=6
x = 4, y = 5, rule = B34/S34
bo$bo$o2bo$2bo$2bo!

#N 34-life-p8
#D oscillator period=8
x = 5, y = 4, rule = B34/S34
3b2o$2ob2o$3b2o$2bo!

#N 34-life-p12
#D oscillator period=12
x = 4, y = 4, rule = B34/S34
2bo$2bo$2obo$2bo!

#N 34-life-p20
#D oscillator period=20
x = 6, y = 6, rule = B34/S34
2o3bo$3o$bo$4bo$3b3o$o3b2o!

#N bacteria-p4
#D oscillator period=4
x = 6, y = 5, rule = B34/S456
bobo$2b2obo$o2b2o$2b2obo$bobo!

#N bacteria-p6
#D oscillator period=6
x = 6, y = 6, rule = B34/S456
4bo$2bobo$b2o2bo$3bo$2o2bo$2bo!

#N bacteria-p8
#D oscillator period=8
x = 5, y = 7, rule = B34/S456
b2o$b4o$bob2o$obo$bob2o$b4o$b2o!

#N bacteria-p10
#D oscillator period=10
x = 6, y = 5, rule = B34/S456
3b2o$2b4o$2o3bo$2b4o$3b2o!

#N bacteria-p14
#D oscillator period=14
x = 6, y = 6, rule = B34/S456
2b2o$6o$o4bo$o4bo$6o$2b2o!

#N long-life-p4
#D oscillator period=4
x = 5, y = 4, rule = B345/S5
obo$o3bo$o3bo$obobo!

#N long-life-p6
#D oscillator period=6
x = 5, y = 7, rule = B345/S5
b3o2$o3bo2$2ob2o2$2bo!

#N long-life-p12
#D oscillator period=12
x = 7, y = 7, rule = B345/S5
2bo$2bobo$o3bo$o5bo$o5bo$2bo3bo$2bobo!

#N long-life-p14
#D oscillator period=14
x = 9, y = 9, rule = B345/S5
4bo$2bobo$2bo3bo$o5bo$o7bo$o5bo$2bo3bo$2bobo$4bo!

#N pseudo-life-p8
#D oscillator period=8
x = 3, y = 7, rule = B357/S238
bo$3o4$3o$bo!

#N pseudo-life-p12
#D oscillator period=12
x = 3, y = 9, rule = B357/S238
o$o$o$o$b2o$o$o$o$o!

#N pseudo-life-p36
#D oscillator period=36
x = 7, y = 7, rule = B357/S238
2b3o$bo3bo$o5bo4$2b3o!

#N geology-p4
#D oscillator period=4
x = 3, y = 2, rule = B3578/S24678
3o$bo!

#N geology-p12
#D oscillator period=12
x = 8, y = 8, rule = B3578/S24678
3b2o$4b2o$3bo2bo$ob3ob2o$2ob3obo$bo2bo$2b2o$3b2o!

#N geology-p30
#D oscillator period=30
x = 4, y = 4, rule = B3578/S24678
2bo$b3o$4o$b2o!

#N 2x2-p2
#D oscillator period=2
x = 3, y = 3, rule = B36/S125
2bo$obo$2o!

#N 2x2-p4
#D oscillator period=4
x = 4, y = 3, rule = B36/S125
4o$o$3bo!

#N 2x2-p5
#D oscillator period=5
x = 10, y = 10, rule = B36/S125
3bo2bo$2bo4bo$2bob2obo2$o8bo$o8bo2$2bob2obo$2bo4bo$3bo2bo!

#N 2x2-block-oscillator
#C A bar of eight by two.
#D oscillator period=6
x = 8, y = 2, rule = B36/S125
8o$8o!

#N 2x2-p10
#D oscillator period=10
x = 9, y = 5, rule = B36/S125
2b2ob2o$4bo$o7bo$4bo$2b2ob2o!

#N 2x2-p14
#D oscillator period=14
x = 5, y = 5, rule = B36/S125
2b2o2$o3bo$o2bo$2bo!

#N 2x2-p22
#D oscillator period=22
x = 3, y = 6, rule = B36/S125
o$3o3$3o$o!

#N 2x2-p26
#D oscillator period=26
x = 5, y = 4, rule = B36/S125
b2o$o$4bo$2b2o!

#N highlife-p7
#D oscillator period=7
x = 4, y = 7, rule = B36/S23
3bo$2b2o2$o2bo2$2o$o!

#N highlife-p10
#D oscillator period=10
x = 5, y = 3, rule = B36/S23
2ob2o$o3bo$o2bo!

#N stains-p3
#D oscillator period=3
x = 5, y = 5, rule = B3678/S235678
2bo$b2o$5o$2b2o$2bo!

#N stains-p4
#D oscillator period=4
x = 4, y = 4, rule = B3678/S235678
3bo$2b2o$b3o$3o!

#N day-and-night-p3
#D oscillator period=3
x = 4, y = 5, rule = B3678/S34678
4o$b2o$b2o$b2o$4o!

#N day-and-night-cross
#C A plus sign that swells.
#D oscillator period=4
x = 3, y = 3, rule = B3678/S34678
bo$3o$bo!

#N day-and-night-p5
#D oscillator period=5
x = 7, y = 7, rule = B3678/S34678
2b2o$2b5o$4obo$4o$bo$b2o$bo!

#N day-and-night-p6
#D oscillator period=6
x = 6, y = 6, rule = B3678/S34678
3bobo$4bo$3bobo$obo$bo$obo!

#N day-and-night-p8
#D oscillator period=8
x = 10, y = 4, rule = B3678/S34678
2b2o2b2o$4o2b4o$3ob2ob3o$2b2o2b2o!

#N day-and-night-p10
#D oscillator period=10
x = 7, y = 7, rule = B3678/S34678
3bo$b4o$b4obo$7o$b5o$3b2obo$2b2ob2o!

#N day-and-night-p13
#D oscillator period=13
x = 5, y = 5, rule = B3678/S34678
2bobo$3bo$obobo$bo$obo!

#N day-and-night-p16
#C Six cells and a long period, in a rule that treats day and night alike.
#D oscillator period=16
x = 3, y = 3, rule = B3678/S34678
2o$3o$o!

#N day-and-night-p36
#D oscillator period=36
x = 5, y = 5, rule = B3678/S34678
o$b2o$bob2o$2b3o$2b2o!

#N morley-p2
#D oscillator period=2
x = 1, y = 3, rule = B368/S245
o$o$o!

#N morley-p3
#D oscillator period=3
x = 5, y = 5, rule = B368/S245
3b2o$2bobo$b3o$obo$2o!

#N morley-p4
#D oscillator period=4
x = 2, y = 3, rule = B368/S245
o$2o$2o!

#N drylife-p32
#D oscillator period=32
x = 5, y = 5, rule = B37/S23
o$3b2o$2ob2o$bob2o$2bo!

#N electrified-maze-p3
#D oscillator period=3
x = 5, y = 5, rule = B45/S12345
b2o$o2bo$o3bo$bo2bo$2b2o!

#N electrified-maze-p4
#D oscillator period=4
x = 4, y = 5, rule = B45/S12345
b2o$o2bo$o2bo$bobo$2bo!

#N electrified-maze-p5
#D oscillator period=5
x = 5, y = 5, rule = B45/S12345
b2o$o2bo$o3bo$bobo$2bo!

#N electrified-maze-p7
#D oscillator period=7
x = 6, y = 5, rule = B45/S12345
3bo$2bobo$bo3bo$o4bo$5o!

#N electrified-maze-p11
#D oscillator period=11
x = 6, y = 5, rule = B45/S12345
2b2o$bo2bo$o4bo$bo3bo$2b4o!

#N electrified-maze-p13
#D oscillator period=13
x = 6, y = 6, rule = B45/S12345
b5o$o4bo$o4bo$o4bo$bo2bo$2b2o!

#N bosco
#O Kellie Evans
#C A bug that staggers about and comes back.
#D oscillator period=166
x = 12, y = 11, rule = R5,C0,M1,S34..58,B34..45,NM
6bo$4b5o$2b5ob2o$b5o3b2o$b4o5bo$4o5b3o$b4o3b3o$b5ob4o$2b8o$3b7o$4b5o!

#N wireworld-clock
#C A ring in which an electron goes round, and a wire that it feeds.
#D oscillator period=12
x = 13, y = 3, rule = WireWorld
.BA3C$C5.7C$.5C!
"""##
}
