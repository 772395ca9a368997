// Made by Scripts/embed-patterns.sh from assets/patterns/oscillator.rle. Do not edit.
// swift-format-ignore-file

extension LibraryText {
  /// The blocks of assets/patterns/oscillator.rle.
  package static let oscillator = ##"""
#N blinker
#O John Conway, 1970
#C The smallest and commonest oscillator.
#D oscillator period=2
#G xp2_7
x = 3, y = 1, rule = B3/S23
3o!

#N clock
#O Simon Norton, 1970
#C A quarter turn, and back.
#D oscillator period=2
#G xp2_2a54
x = 4, y = 4, rule = B3/S23
2bo$obo$bobo$bo!

#N toad
#O Simon Norton, 1970
#C Two rows that slide past each other.
#D oscillator period=2
#G xp2_7e
x = 4, y = 2, rule = B3/S23
b3o$3o!

#N beacon
#O John Conway, 1970
#C Two blocks whose near corners flash.
#D oscillator period=2
#G xp2_318c
x = 4, y = 4, rule = B3/S23
2o$2o$2b2o$2b2o!

#N bipole
#O John Conway, 1970
#C The barber pole of length two.
#D oscillator period=2
#G xp2_31ago
x = 5, y = 5, rule = B3/S23
2o$obo2$2bobo$3b2o!

#N tripole
#O John Conway, 1970
#C The barber pole of length three.
#D oscillator period=2
#G xp2_g0k053z11
x = 6, y = 6, rule = B3/S23
2o$obo2$2bobo$5bo$4b2o!

#N quadpole
#O John Conway, 1970
#C The barber pole of length four.
#D oscillator period=2
#G xp2_0g0k053z32
x = 7, y = 7, rule = B3/S23
2o$obo2$2bobo2$4bobo$5b2o!

#N pentapole
#D oscillator period=2
#G xp2_wg0k053z642
x = 8, y = 8, rule = B3/S23
2o$obo2$2bobo2$4bobo$7bo$6b2o!

#N cis-beacon-and-table
#D oscillator period=2
#G xp2_318c0f9
x = 4, y = 7, rule = B3/S23
2b2o$3bo$o$2o2$4o$o2bo!

#N fox
#O David Buckingham, 1977
#C Twelve cells that blink.
#D oscillator period=2
#G xp2_g45h1sz03
x = 7, y = 7, rule = B3/S23
4bo$4bo$2bo2bo$2o$4bobo$2bobobo$6bo!

#N hexapole
#D oscillator period=2
#G xp2_xg0k053zca02
x = 9, y = 9, rule = B3/S23
2o$obo2$2bobo2$4bobo2$6bobo$7b2o!

#N killer-toads
#D oscillator period=2
#G xp2_7exe7
x = 4, y = 7, rule = B3/S23
b3o$3o4$3o$b3o!

#N phoenix-1
#O MIT group, 1971
#C Every cell dies in every generation, and the figure lives on.
#D oscillator period=2
#G xp2_882030kgz010602
x = 8, y = 8, rule = B3/S23
3bo$3bobo$bo$6b2o$2o$6bo$2bobo$4bo!

#N traffic-light
#A four-blinkers
#O John Conway, 1970
#C Four blinkers round a centre: a common family.
#D oscillator period=2
#G xp2_ow111woz1w888w1
x = 9, y = 9, rule = B3/S23
3b3o3$o7bo$o7bo$o7bo3$3b3o!

#N trans-beacon-and-table
#D oscillator period=2
#G xp2_wbq23z32
x = 6, y = 7, rule = B3/S23
4b2o$5bo$2bo$2b2o2$4o$o2bo!

#N bipole-on-boat
#D oscillator period=2
#G xp2_xoga13z253
x = 8, y = 8, rule = B3/S23
2o$obo2$2bobo$3b2o$5b2o$5bobo$6bo!

#N by-flops
#O Robert Wainwright
#C A rotor between two fixed tips.
#D oscillator period=2
#G xp2_4k1u1k4zx1
x = 6, y = 7, rule = B3/S23
3bo$bobo$5bo$5o$5bo$bobo$3bo!

#N heptapole
#D oscillator period=2
#G xp2_31a08zy01050ko
x = 10, y = 10, rule = B3/S23
2o$obo2$2bobo2$4bobo2$6bobo$9bo$8b2o!

#N beacon-and-two-tails
#D oscillator period=2
#G xp2_wbq2sgz32
x = 7, y = 7, rule = B3/S23
2o$o$3bob2o$2b2obo$5bo$2b3o$2bo!

#N bipole-tie-snake
#D oscillator period=2
#G xp2_woga13zdb
x = 9, y = 7, rule = B3/S23
2obo$ob2o$4b2o$4bobo2$6bobo$7b2o!

#N boat-on-tripole
#D oscillator period=2
#G xp2_xg8o652zca02
x = 9, y = 9, rule = B3/S23
bo$obo$b2o$3b2o$3bobo2$5bobo$8bo$7b2o!

#N carrier-tie-bipole
#D oscillator period=2
#G xp2_xoga13zc93
x = 9, y = 8, rule = B3/S23
2o$o2bo$2b2o$4b2o$4bobo2$6bobo$7b2o!

#N cis-beacon-and-cap
#D oscillator period=2
#G xp2_318c0f96
x = 4, y = 8, rule = B3/S23
2b2o$3bo$o$2o2$4o$o2bo$b2o!

#N cis-beacon-down-on-long-hook
#D oscillator period=2
#G xp2_318c0fho
x = 5, y = 8, rule = B3/S23
2o$o$3bo$2b2o2$4o$o3bo$3b2o!

#N cis-beacon-up-and-long-hook
#D oscillator period=2
#G xp2_3hu0og26
x = 5, y = 8, rule = B3/S23
2b2o$3bo$o$2o2$4o$o3bo$3b2o!

#N eater-plug
#O Robert Wainwright, 1973
#D oscillator period=2
#G xp2_wo44871z6221
x = 8, y = 8, rule = B3/S23
7bo$5b3o$4bo$5bo$2bo2bo$bob2o$bo$2o!

#N octapole
#D oscillator period=2
#G xp2_y1g0k053zg80a02z11
x = 11, y = 11, rule = B3/S23
9b2o$8bobo2$6bobo2$4bobo2$2bobo2$obo$2o!

#N ship-on-bipole
#D oscillator period=2
#G xp2_xoga13z653
x = 8, y = 8, rule = B3/S23
2o$obo$b2o$3b2o$3bobo2$5bobo$6b2o!

#N test-tube-baby
#D oscillator period=2
#G xp2_31egge13
x = 8, y = 5, rule = B3/S23
2o4b2o$obo2bobo$2bo2bo$2bo2bo$3b2o!

#N trans-beacon-and-cap
#D oscillator period=2
#G xp2_318czw3553
x = 6, y = 8, rule = B3/S23
4b2o$5bo$2bo$2b2o2$4o$o2bo$b2o!

#N trans-beacon-down-on-long-hook
#D oscillator period=2
#G xp2_w8o0uh3z32
x = 7, y = 8, rule = B3/S23
2o$o$3bo$2b2o2$2b4o$2bo3bo$5b2o!

#N trans-beacon-up-on-long-hook
#D oscillator period=2
#G xp2_03lk46z6401
x = 6, y = 8, rule = B3/S23
4b2o$5bo$2bo$2b2o2$4o$o3bo$3b2o!

#N why-not
#O David Buckingham, 1977
#D oscillator period=2
#G xp2_4k1u1k4zw121
x = 7, y = 7, rule = B3/S23
3bo$3bobo$bo$ob5o$bo$3bobo$3bo!

#N blinkers-bit-pole
#O Robert Wainwright, 1977
#D oscillator period=2
#G xp2_k3g4gljz11
x = 7, y = 6, rule = B3/S23
5b2o$3obobo2$bobo2bo$o4bo$2o3bo!

#N boat-on-quadpole
#D oscillator period=2
#G xp2_256o8gzy120ago
x = 10, y = 10, rule = B3/S23
bo$obo$b2o$3b2o$3bobo2$5bobo2$7bobo$8b2o!

#N griddle-and-block
#O Robert Wainwright, 1972
#C Also known as the singular flip flop.
#D oscillator period=2
#G xp2_c8b8aczw33
x = 6, y = 7, rule = B3/S23
3bo$bobo$o4bo$6o2$2b2o$2b2o!

#N muttering-moat-1
#O Dean Hickerson
#D oscillator period=2
#G xp2_0m24gl3z3201
x = 7, y = 7, rule = B3/S23
2o$o3b2o$bobobo2$b2o2bo$3bo2bo$5b2o!

#N nonapole
#D oscillator period=2
#G xp2_y2g0k053zw80a02z321
x = 12, y = 12, rule = B3/S23
10b2o$9bobo2$7bobo2$5bobo2$3bobo2$bobo$o$2o!

#N odd-test-tube-baby
#D oscillator period=2
#G xp2_03544oz4a511
x = 9, y = 6, rule = B3/S23
7bo$2o4bobo$obo2bobo$2bo2bo$2bo2bo$3b2o!

#N ship-on-tripole
#D oscillator period=2
#G xp2_xg8o653zca02
x = 9, y = 9, rule = B3/S23
2o$obo$b2o$3b2o$3bobo2$5bobo$8bo$7b2o!

#N cha-cha
#C Sparks that dance round each other.
#D oscillator period=2
#G xp2_4o6o7o68zx1
x = 8, y = 6, rule = B3/S23
4bo$2bobobo$obobobo$bobobobo$bobobo$3bo!

#N cis-beacon-and-dock
#D oscillator period=2
#G xp2_j1u062goz11
x = 6, y = 8, rule = B3/S23
3b2o$4bo$bo$b2o2$b4o$o4bo$2o2b2o!

#N decapole
#D oscillator period=2
#G xp2_y3g0k053zx80a02z6501
x = 13, y = 13, rule = B3/S23
11b2o$10bobo2$8bobo2$6bobo2$4bobo2$2bobo2$obo$2o!

#N griddle-and-boat
#D oscillator period=2
#G xp2_c8b8acz0253
x = 6, y = 8, rule = B3/S23
3bo$bobo$o4bo$6o2$2b2o$bobo$2bo!

#N hook-test-tube-baby
#D oscillator period=2
#G xp2_321egge123
x = 10, y = 5, rule = B3/S23
obo4bobo$2obo2bob2o$3bo2bo$3bo2bo$4b2o!

#N mangled-1-beacon
#D oscillator period=2
#G xp2_c88b9iczw32
x = 7, y = 7, rule = B3/S23
3b2o$3bobo$o5bo$5obo$5bo$2bo$2b2o!

#N quad
#O Robert Kraus, 1971
#D oscillator period=2
#G xp2_j5g29jz11w11
x = 6, y = 6, rule = B3/S23
2o2b2o$o2bobo$bo$4bo$obo2bo$2o2b2o!

#N ship-on-quadpole
#D oscillator period=2
#G xp2_31a08zy0123cko
x = 10, y = 10, rule = B3/S23
2o$obo$b2o$3b2o$3bobo2$5bobo2$7bobo$8b2o!

#N skewed-quad
#D oscillator period=2
#G xp2_g3l0k26z11w23
x = 7, y = 7, rule = B3/S23
b2o$bo3b2o$2bobobo2$obobo$2o3bo$4b2o!

#N trans-beacon-and-dock
#D oscillator period=2
#G xp2_03lk453z6401
x = 7, y = 8, rule = B3/S23
5b2o$6bo$3bo$3b2o2$b4o$o4bo$2o2b2o!

#N tub-test-tube-baby
#D oscillator period=2
#G xp2_25a88gz8ka221
x = 10, y = 6, rule = B3/S23
bo6bo$obo4bobo$bobo2bobo$3bo2bo$3bo2bo$4b2o!

#N two-cis-griddles-with-two-tubs
#D oscillator period=2
#G xp2_gk2t2kgzw252
x = 8, y = 7, rule = B3/S23
4bo$2bobo$bo4bo$ob4obo$bo4bo$2bobo$4bo!

#N two-trans-griddles-with-two-tubs
#D oscillator period=2
#G xp2_882t2kgz01252
x = 8, y = 7, rule = B3/S23
4bo$2bobo$bo4bo$ob4obo$bo4bo$3bobo$3bo!

#N almosymmetric
#D oscillator period=2
#G xp2_0b1205jgz1140c02
x = 9, y = 8, rule = B3/S23
4bo$2o2bobo$obo$7b2o$bo$o6bo$2obobo$5bo!

#N beehive-test-tube-baby
#D oscillator period=2
#G xp2_03544ozcid11
x = 10, y = 6, rule = B3/S23
b2o$o2bo4b2o$b2obo2bobo$4bo2bo$4bo2bo$5b2o!

#N griddle-and-beehive
#D oscillator period=2
#G xp2_4k1v0ciczw11
x = 6, y = 8, rule = B3/S23
3bo$bobo$o4bo$6o2$2b2o$bo2bo$2b2o!

#N griddle-and-table
#D oscillator period=2
#G xp2_4k1v0f9zw11
x = 6, y = 7, rule = B3/S23
3bo$bobo$o4bo$6o2$4o$o2bo!

#N monoclaw-test-tube-baby
#D oscillator period=2
#G xp2_03544ozoid11
x = 10, y = 6, rule = B3/S23
2o$o2bo4b2o$b2obo2bobo$4bo2bo$4bo2bo$5b2o!

#N 1-beacon
#D oscillator period=2
#G xp2_ca9baiczw32
x = 7, y = 7, rule = B3/S23
2b2o$bobo$o2bob2o$2obo2bo$bobo$bo2bo$2b2o!

#N boat-test-tube-baby
#D oscillator period=2
#G xp2_25b88gzoka221
x = 10, y = 6, rule = B3/S23
2o6bo$obo4bobo$bobo2bob2o$3bo2bo$3bo2bo$4b2o!

#N great-on-off
#D oscillator period=2
#G xp2_g8gid1e8z1226
x = 8, y = 8, rule = B3/S23
2b2o$bo2bo$bobo$2obo2bo$4b2obo$7bo$4b3o$4bo!

#N interchange
#D oscillator period=2
#G xp2_ggg07y270gggzy0ey2e
x = 14, y = 7, rule = B3/S23
2b3o4b3o2$o12bo$o12bo$o12bo2$2b3o4b3o!

#N spark-coil
#C Two tables that flash at each other.
#D oscillator period=2
#G xp2_rhewehr
x = 8, y = 5, rule = B3/S23
2o4b2o$obo2bobo$2bo2bo$obo2bobo$2o4b2o!

#N beacon-on-table-tie-eater
#D oscillator period=2
#G xp2_g9f0318cz1156
x = 8, y = 8, rule = B3/S23
b2ob2o$2bobo$2bo4bo$b2o3b2o$o$3o$3bo$2b2o!

#N griddle-and-blocks
#D oscillator period=2
#G xp2_rb88brz0103
x = 6, y = 7, rule = B3/S23
3bo$bobo$o4bo$6o2$2o2b2o$2o2b2o!

#N claw-test-tube-baby
#D oscillator period=2
#G xp2_3542sws2453zy111
x = 12, y = 6, rule = B3/S23
2o8b2o$o2bo4bo2bo$b2obo2bob2o$4bo2bo$4bo2bo$5b2o!

#N four-boats
#A 4-boats
#C Four boats in a ring, where they cannot lie still.
#D oscillator period=2
#G xp2_8ki1688gzx3421
x = 8, y = 8, rule = B3/S23
3bo$2bobo$bob2o$obo2b2o$b2o2bobo$3b2obo$3bobo$4bo!

#N hive-test-tube-baby
#D oscillator period=2
#G xp2_2552sws2552zy111
x = 12, y = 6, rule = B3/S23
b2o6b2o$o2bo4bo2bo$b2obo2bob2o$4bo2bo$4bo2bo$5b2o!

#N griddle-and-dock
#D oscillator period=2
#G xp2_0c8b8acz651156
x = 7, y = 8, rule = B3/S23
4bo$2bobo$bo4bo$b6o2$b4o$o4bo$2o2b2o!

#N loaf-test-tube-baby
#D oscillator period=2
#G xp2_69a4owo4aiczy01221
x = 12, y = 7, rule = B3/S23
10bo$b2o6bobo$o2bo4bo2bo$obobo2bob2o$bo2bo2bo$4bo2bo$5b2o!

#N boat-on-spark-coil
#D oscillator period=2
#G xp2_xrhewehrz253
x = 8, y = 11, rule = B3/S23
2ob2o$o3bo$b3o3$b3o$o3bo$2ob2o$5b2o$5bobo$6bo!

#N light-bulb
#D oscillator period=2
#G xp2_3p606p3z0c95d
x = 7, y = 9, rule = B3/S23
b2obo$bob2o2$2b3o$bo3bo$bo3bo$2bobo$obobobo$2o3b2o!

#N piston
#D oscillator period=2
#G xp2_rhe44ewehr
x = 11, y = 5, rule = B3/S23
2o7b2o$obo2bo2bobo$2b4o2bo$obo2bo2bobo$2o7b2o!

#N fore-and-back
#O Achim Flammenkamp, 1994
#D oscillator period=2
#G xp2_ca1n0brz330321
x = 7, y = 7, rule = B3/S23
2ob2o$2obobo$6bo$3ob3o$o$bobob2o$2b2ob2o!

#N mango-test-tube-baby
#D oscillator period=2
#G xp2_0ci96zwg9996z6943
x = 14, y = 7, rule = B3/S23
11b2o$2b2o6bo2bo$bo2bo4bo2bo$o2bobo2bob2o$b2o2bo2bo$5bo2bo$6b2o!

#N washing-machine
#A cloverleaf
#O Robert Wainwright
#D oscillator period=2
#G xp2_md321pmz1221321
x = 7, y = 7, rule = B3/S23
b2ob2o$ob2o2bo$2o4bo$bo3bo$o4b2o$o2b2obo$b2ob2o!

#N snake-pit
#O Mark Niemiec, 1972
#D oscillator period=2
#G xp2_db0n1arz3123032
x = 7, y = 7, rule = B3/S23
ob2ob2o$2obobo$6bo$3ob3o$o$bobob2o$2ob2obo!

#N scrubber
#D oscillator period=2
#G xp2_gs2ib88gzx344kjge2zy21
x = 11, y = 11, rule = B3/S23
4bo$2b3o$bo$bo2b3o$2obo3bo$3bo3bo$3bo3bob2o$4b3o2bo$9bo$6b3o$6bo!

#N very-long-clock
#D oscillator period=2
#G xp2_08aalkgz15llaaa2zx211
x = 12, y = 8, rule = B3/S23
6bo$4bobobo$2bobobobobo$obobobobobo$bobobobobobo$bobobobobo$3bobobo$5b
o!

#N cyclic
#D oscillator period=2
#G xp2_g8861dmo8gz123dmgc221
x = 10, y = 10, rule = B3/S23
4b2o$3bo2bo$3bob2o$b2o2bob2o$o5b2obo$ob2o5bo$b2obo2b2o$3b2obo$3bo2bo$
4b2o!

#N laputa
#O Richard Schroeppel, 1992
#D oscillator period=2
#G xp2_g39e0oozdd0va26zx123
x = 12, y = 7, rule = B3/S23
3b2ob2o$3b2obo3b2o$8bo2bo$b6ob3o$o2bobo$2o3bob2o$4b2ob2o!

#N revolver
#D oscillator period=2
#G xp2_1784k871z045g0a2z8e1221e8
x = 14, y = 8, rule = B3/S23
o12bo$3o4bo3b3o$3bobobo2bo$2bo6bobo$2bobo6bo$3bo2bobobo$3o3bo4b3o$o12b
o!

#N negentropy
#D oscillator period=2
#G xp2_gg0gba9jz1107ac87066zx3213
x = 11, y = 12, rule = B3/S23
3b2obo$3bob2o2$4b3o$3bobobob2o$3b2o2bob2o$2obo3bo$2obo3bo$4b3o2$4b2obo
$4bob2o!

#N circle-of-fire
#D oscillator period=2
#G xp2_g48e0v0e84gz295t1u1t592zy11
x = 11, y = 11, rule = B3/S23
4bobo$2bo2bo2bo$3bobobo$b3obob3o$5bo$5ob5o$5bo$b3obob3o$3bobobo$2bo2bo
2bo$4bobo!

#N glasses
#D oscillator period=2
#G xp2_xgbq9jwj9qbgz2egjl653w356ljge2zy01y41
x = 18, y = 11, rule = B3/S23
4bo8bo$2b3o8b3o$bo14bo$bo2b3o4b3o2bo$2obo3bo2bo3bob2o$3bo3b4o3bo$3bo3b
o2bo3bo$4b3o4b3o2$4b2obo2bob2o$4bob2o2b2obo!

#N ring-of-fire
#O Dean Hickerson, 1992
#D oscillator period=2
#G xp2_y4g0o0s0egv0u0s0o0gzx8ikn870121y21w3430fge84gzg49aacyi19lki8z295ligyi6aai41zw142e1u0o4owgy2g8g0s2t592zy5103070f0v1e070301
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
#G xp3_4hh186z07
x = 8, y = 6, rule = B3/S23
2bo$o3b4o$o3bo$o$3bo$b2o!

#N jam
#O Achim Flammenkamp, 1988
#D oscillator period=3
#G xp3_695qc8zx33
x = 6, y = 7, rule = B3/S23
3b2o$2bo2bo$o2bobo$o3bo$o$3bo$b2o!

#N two-eaters
#O Bill Gosper, 1971
#D oscillator period=3
#G xp3_32aczy0354c
x = 9, y = 8, rule = B3/S23
2o$bo$bobo$2b2o$5b2o$5bobo$7bo$7b2o!

#N bent-keys
#O Dean Hickerson, 1989
#D oscillator period=3
#G xp3_2524sws4252
x = 12, y = 5, rule = B3/S23
bo8bo$obo6bobo$bob2o2b2obo$4bo2bo$4bo2bo!

#N candlefrobra
#O Robert Wainwright, 1984
#C A candle with a spark.
#D oscillator period=3
#G xp3_025qz32qq1
x = 10, y = 5, rule = B3/S23
5bo$bob2obob2o$obo3bob2o$bo4bo$5b2o!

#N odd-keys
#O Dean Hickerson, 1989
#D oscillator period=3
#G xp3_2524sws44a4
x = 12, y = 5, rule = B3/S23
10bo$bo7bobo$ob3o2b2obo$bo2bo2bo$4bo2bo!

#N short-keys
#O Dean Hickerson, 1989
#D oscillator period=3
#G xp3_2522ewe2252
x = 12, y = 4, rule = B3/S23
bo8bo$ob3o2b3obo$bo2bo2bo2bo$4bo2bo!

#N trans-block-and-long-hook-eating-tub
#O Robert Wainwright
#D oscillator period=3
#G xp3_025qzrq221
x = 10, y = 5, rule = B3/S23
5bo$bob2obo$obo3bo$bo4bob2o$5b2ob2o!

#N trice-tongs
#O Robert Wainwright, 1982
#D oscillator period=3
#G xp3_04qi3s4z33w1
x = 7, y = 7, rule = B3/S23
2bo$2b3o$2o3bo$bobobo$bo$2b2o2bo$5b2o!

#N cis-boat-and-long-hook-eating-tub
#O Robert Wainwright
#D oscillator period=3
#G xp3_4a422hu06a4
x = 11, y = 5, rule = B3/S23
5bo$bob2obob2o$obo3bobobo$bo4bo2bo$5b2o!

#N beehive-and-long-hook-eating-tub
#O Robert Wainwright
#D oscillator period=3
#G xp3_4a422hu0696
x = 11, y = 5, rule = B3/S23
5bo3bo$bob2obobobo$obo3bobobo$bo4bo2bo$5b2o!

#N cuphook
#O Richard Schroeppel, 1970
#D oscillator period=3
#G xp3_32q4w8ozx11dd
x = 9, y = 8, rule = B3/S23
4b2o$2obobo$2obo$3bo$3bo2bo$4b2obo$7bo$7b2o!

#N french-kiss
#O Robert Wainwright, 1971
#D oscillator period=3
#G xp3_17844ozx3442sg
x = 10, y = 9, rule = B3/S23
o$3o$3bo$2bo2b2o$2bo4bo$3b2o2bo$6bo$7b3o$9bo!

#N pulsar-quadrant
#O David Buckingham, 1973
#D oscillator period=3
#G xp3_4s3ia4oggzw12e
x = 8, y = 8, rule = B3/S23
5bo$3b3o$2bo3b2o$o2bo2bo$o3bobo$o4bo2$2b3o!

#N two-pulsar-quadrants
#O David Buckingham, 1973
#D oscillator period=3
#G xp3_co9na4oggzw12e
x = 9, y = 9, rule = B3/S23
4bo$4bo$3b2o$2bo$o2bo2b3o$o3bobo$o4bo2$2b3o!

#N fire-spitting
#O Nicolay Beluchenko, 2003
#D oscillator period=3
#G xp3_08ean1e8zoga3
x = 8, y = 10, rule = B3/S23
5bo$3b2obo$b2o3bo$4bob2o$bo2bo$2bobo2$bobo$o$2o!

#N runny-nose
#O 83bismuth38, 2017
#D oscillator period=3
#G xp3_bnp0oeu2z128841
x = 8, y = 10, rule = B3/S23
3bo$2b2o2$obo2bo$obobobo$obobo2bo$2bo$5bobo$obo3bo$bo!

#N loading-dock
#O David Buckingham, 1972
#D oscillator period=3
#G xp3_ggc2d2sgz034b43
x = 9, y = 8, rule = B3/S23
4bo$2b3o$bo3b2o$ob2o3bo$bo3b2obo$2b2o3bo$4b3o$4bo!

#N stillater
#O Robert Wainwright, 1985
#D oscillator period=3
#G xp3_0ca1d2sgz321343
x = 8, y = 8, rule = B3/S23
3bo$2bobob2o$2bob2obo$2o$bobob2o$bobo2bo$2bo2bo$3b2o!

#N six-ls
#D oscillator period=3
#G xp3_ca2r4kmz3116221
x = 7, y = 8, rule = B3/S23
3bo$b3o2bo$o3b3o$3o$4b3o$3o3bo$o2b3o$3bo!

#N star
#O Hartmut Holzwart, 1993
#D oscillator period=3
#G xp3_0gs46364sgz13e8ogo8e31zy11
x = 11, y = 11, rule = B3/S23
4b3o2$2bobobobo2$obo5bobo$o9bo$obo5bobo2$2bobobobo2$4b3o!

#N 1-2-3
#O David Buckingham, 1972
#C A small one with a counting shape.
#D oscillator period=3
#G xp3_g0gbb8oz11078aqi6
x = 10, y = 9, rule = B3/S23
2b2o$o2bo$2obob2o$bobo2bo$bo4bob2o$2b3obob2o$5bo$4bo$4b2o!

#N biting-off-more-than-they-can-chew
#O Peter Raynham, 1972
#C Two eaters that cannot swallow each other.
#D oscillator period=3
#G xp3_32aczx4b560o8gzy632
x = 12, y = 12, rule = B3/S23
o$3o$3bo$2b2o$3b2o$4b2o$3bo2bo$3bo2b2o$4b2ob3o$8bobo$10bo$10b2o!

#N candelabra
#O Charles Trawick
#C Two arms with lights at their ends.
#D oscillator period=3
#G xp3_giligz1wui1z3iai21zw1
x = 16, y = 6, rule = B3/S23
4b2o4b2o$bo2bo6bo2bo$obobo6bobobo$bo2bob4obo2bo$4bobo2bobo$5bo4bo!

#N cross
#O Robert Wainwright, 1989
#C A cross in a box of eight by eight.
#D oscillator period=3
#G xp3_s471174sz11744711
x = 8, y = 8, rule = B3/S23
2b4o$2bo2bo$3o2b3o$o6bo$o6bo$3o2b3o$2bo2bo$2b4o!

#N mini-pressure-cooker
#O Robert Wainwright
#D oscillator period=3
#G xp3_g0g8e1e8g0gz11078l87011
x = 11, y = 10, rule = B3/S23
5bo$4bobo$4bobo$3b2ob2o$obo5bobo$2obobobob2o$3bo3bo$3bobobo$4bobo$5bo!

#N new-five
#O Dean Hickerson, 1990
#D oscillator period=3
#G xp3_ciab1e0drzw230f9
x = 9, y = 9, rule = B3/S23
2b2o$bo2bo$bobo2bo$2obob2o$o$b3ob4o$5bo2bo$ob2o$2ob2o!

#N hustler
#O Robert Wainwright, 1971
#D oscillator period=3
#G xp3_g0g88bbgz1107888b426zy033
x = 11, y = 12, rule = B3/S23
5b2o$5b2o2$3b4o$obo4bo$2obo3bo$3bo3bob2o$3bo4bobo$4b4o2$4b2o$4b2o!

#N germ
#O David Buckingham, 1972
#D oscillator period=3
#G xp3_6is0ciib9czw34jq23
x = 10, y = 10, rule = B3/S23
4b2o$5bo$3bo$2bob4o$2bo4bo$b2obo$2bobob4o$obobo4bo$2o3b3o$7b2o!

#N cousins
#D oscillator period=3
#G xp3_g88b5oz5t0rkldzw56
x = 13, y = 7, rule = B3/S23
5bob2o$3b3obobo$obo6bo$2ob2ob2obob2o$3bobo4bobo$3bobob3o$4b2obo!

#N killer-candlefrobras
#O Robert Wainwright
#D oscillator period=3
#G xp3_660uh224a404a422hu066
x = 21, y = 5, rule = B3/S23
4bo11bo$2obob2obo3bob2obob2o$2obo3bobobobo3bob2o$3bo4bo3bo4bo$3b2o11b
2o!

#N snake-dance
#O Robert Wainwright, 1972
#D oscillator period=3
#G xp3_kc0f1ab8oz11d58f032
x = 9, y = 9, rule = B3/S23
3b2obo$3bob2o$2obo$bo2bob3o$o2bobo2bo$3obo2bo$5bob2o$2b2obo$2bob2o!

#N 33p3-1
#D oscillator period=3
#G xp3_031egge0156zo4q26k9gz01x121
x = 11, y = 12, rule = B3/S23
4bo$3bobo3bo$3bobo2bobo$4bo3bobo$9bo$5b4o2$4b3o$7bo$2o3bobo$o2bobobobo
$b2o5b2o!

#N pressure-cooker
#O MIT group, 1971
#D oscillator period=3
#G xp3_xgba9jz624bo2ob426zy0121
x = 11, y = 12, rule = B3/S23
5bo$4bobo$4bobo$3b2ob2o$obo5bobo$2obobobob2o$3bo3bo$3bo3bo$4b3o2$3bob
2o$3b2obo!

#N surprise
#O David Buckingham, 1972
#D oscillator period=3
#G xp3_3iab2p6o8z23cj8qa9o
x = 10, y = 9, rule = B3/S23
3bo4b2o$3b3o2bo$b2o3bobo$o2b2obob2o$bo6bo$2obob2o2bo$bobo3b2o$bo2b3o$
2o4bo!

#N diamond-ring
#O David Buckingham, 1972
#D oscillator period=3
#G xp3_wggc2l2cggz25a8i2d2i8a52zy012521
x = 13, y = 13, rule = B3/S23
6bo$5bobo$4bobobo$4bo3bo$2b2o2bo2b2o$bo4bo4bo$obob2ob2obobo$bo4bo4bo$
2b2o2bo2b2o$4bo3bo$4bobobo$5bobo$6bo!

#N en-retard
#O David Buckingham, 1972
#D oscillator period=3
#G xp3_w3p6g6p3zad1eieie1dazy11
x = 11, y = 11, rule = B3/S23
5bo$4bobo$2obobobob2o$bobo3bobo$o2bobobo2bo$b2o5b2o$3b2ob2o$3bobobo$4b
obo$2bobobobo$2b2o3b2o!

#N protein
#O David Buckingham, 1972
#D oscillator period=3
#G xp3_xc9b88gzc82t1alpgf0cczx1226
x = 13, y = 13, rule = B3/S23
4b2o$4bo$6bo$2b4obob2o$bo5bobo2bo$bo2b2obobob2o$2obo5bo$3bo2b2obo$3bo
4bo$4b4o2$4b2o$4b2o!

#N frog-2
#O David Buckingham, 1972
#D oscillator period=3
#G xp3_w3p6g6p3zad1eiuie1dazx6426
x = 11, y = 13, rule = B3/S23
2b2o3b2o$2bobobobo$4bobo$3bobobo$3b2ob2o$b2o5b2o$o2bobobo2bo$bobo3bobo
$2obo3bob2o$4b3o2$3bob2o$3b2obo!

#N crowd
#O David Buckingham, 1973
#D oscillator period=3
#G xp3_4s0g88b5ozwd83s183chbgzy11ad11w32
x = 14, y = 14, rule = B3/S23
11bo$9b3o$5b2obo$5bo3bo$7b2obo$3b4o3bo$obo5bobob2o$2obobo5bobo$3bo3b4o
$3bob2o$4bo3bo$5bob2o$2b3o$2bo!

#N pulsar
#A cp-48-56-72
#O John Conway, 1970
#C By far the commonest oscillator of a period above two.
#D oscillator period=3
#G xp3_co9nas0san9oczgoldlo0oldlogz1047210127401
x = 13, y = 13, rule = B3/S23
2b3o3b3o2$o4bobo4bo$o4bobo4bo$o4bobo4bo$2b3o3b3o2$2b3o3b3o$o4bobo4bo$o
4bobo4bo$o4bobo4bo2$2b3o3b3o!

#N triple-caterer
#O Dean Hickerson, 1989
#D oscillator period=3
#G xp3_8k91h0l1l091hczw11dkjc22ac0113
x = 16, y = 11, rule = B3/S23
5b2o$4bo2bo2b2o$4b2obo3bo$6bob3o4bo$2b3obobo4b3o$bo2bo2bo4bo$obo2bo3bo
2b2o$bo$2b2ob2ob2ob2o$3bo3bo3bo$3bo3bo3bo!

#N tubber
#O Robert Wainwright
#D oscillator period=3
#G xp3_gg0gbahm44oz25s1688gjc1dazx113426
x = 13, y = 13, rule = B3/S23
4bobo$4b2obo$7b3o$4b2o4bo$2obo2b2o2bo$bobo4bob2o$o3bo3bo3bo$b2obo4bobo
$2bo2b2o2bob2o$2bo4b2o$3b3o$5bob2o$6bobo!

#N star-with-blocks
#D oscillator period=3
#G xp3_3js46364sj3zhje8ogo8ejhz11x1x11
x = 11, y = 11, rule = B3/S23
2o3bo3b2o$2o2b3o2b2o$2b3ob3o$2bo5bo$b2o5b2o$2o7b2o$b2o5b2o$2bo5bo$2b3o
b3o$2o2b3o2b2o$2o3bo3b2o!

#N double-ewe
#O Robert Wainwright
#D oscillator period=3
#G xp3_y2db0ggz6426ge11ho1xggzy011xg3hgge1c84czy5110qm
x = 20, y = 20, rule = B3/S23
6b2o$7bo$6bo$6b2o$9b2o$6b3obo$ob2obo$2obobo$5bo3bo$4bo3b2o4b2o$4b2o4b
2o3bo$10bo3bo$14bobob2o$14bob2obo$9bob3o$9b2o$12b2o$13bo$12bo$12b2o!

#N cross-2
#O Hartmut Holzwart
#D oscillator period=3
#G xp3_s47117471174szt57y375tz1174471744711
x = 15, y = 15, rule = B3/S23
3bo2bobo2bo$3bo2bobo2bo$2b2o2bobo2b2o$3o4bo4b3o$7bo2$3o9b3o$3b2o5b2o$
3o9b3o2$7bo$3o4bo4b3o$2b2o2bobo2b2o$3bo2bobo2bo$3bo2bobo2bo!

#N tritoad
#O David Buckingham, 1977
#D oscillator period=3
#G xp3_wo8bb8ozc84q39uqi2s0ggzx122qjkmip01zy466
x = 18, y = 14, rule = B3/S23
9b2o$9bo$10bo2b2o$7b3obo2bo$6bo4b2obob2o$6bob2o2bobob2o$3b2obo3b2o2bo$
3bo2b2o3bob2o$2obobo2b2obo$2obob2o4bo$3bo2bob3o$3b2o2bo$8bo$7b2o!

#N 62p3-1
#D oscillator period=3
#G xp3_c88ml1eoz35s16o67zmlhcb0jvz1w3543
x = 10, y = 18, rule = B3/S23
4b2o$3bo2bo$o2b2obo$3o3bobo$4b2o$3o2b2o2bo$o3b3obo$b2obo$2bo3bo$2bo3bo
$b2obo$o3b3obo$3o2b2o2bo$4b2o$3o3bobo$o2b2obo$3bo2bo$4b2o!

#N double-caterer
#O Dean Hickerson, 1989
#D oscillator period=3
#G xp3_3pe0mikozw11tcc2t1e8zw2nt0nl5qiczw135a43
x = 19, y = 12, rule = B3/S23
5b2o3bo$4bo2bo2b3o$4b2obo5bo$6bob4obo$2b3obobo3bob2o$bo2bo2bo3bo2bobo$
obo2bo3bob2o4bo$bo10b2ob3o$2b2ob2ob2o3bo$3bo3bo5bob3o$3bo3bo6b2o2bo$
17b2o!

#N skewed-traffic-light
#O Robert Wainwright, 1989
#D oscillator period=3
#G xp3_y43f50ggzxgy11nghy1g88gzo48hd4407ggg0e022bo121z011y1go0e8zy7afc
x = 24, y = 22, rule = B3/S23
13b2o$12bo2bo$13bobo$9b2o3bo$10bob2o$12bo$12bo2$2o8b3o6bo$4obo8bo3b2o$
obo2b3obo4bo$9bo4bob3o2bobo$4b2o3bo8bob4o$4bo6b3o8b2o2$11bo$11bo$10b2o
bo$9bo3b2o$8bobo$8bo2bo$9b2o!

#N quasar
#O Robert Wainwright, 1971
#D oscillator period=3
#G xp3_y4co9nas0san9oczw8ogwokclphxhplckowgo8z36ada70127401x10472107ada63zc65rle0okeigoxogieko0elr56czw11x12jap8g0g8paj21x11zy4319e53035e913
x = 29, y = 29, rule = B3/S23
10b3o3b3o2$8bo4bobo4bo$8bo4bobo4bo$8bo4bobo4bo$10b3o3b3o2$8b3o7b3o$2b
3o2bo4bo3bo4bo2b3o$7bo4bo3bo4bo$o4bobo4bo3bo4bobo4bo$o4bo17bo4bo$o4bo
2b3o7b3o2bo4bo$2b3o19b3o2$2b3o19b3o$o4bo2b3o7b3o2bo4bo$o4bo17bo4bo$o4b
obo4bo3bo4bobo4bo$7bo4bo3bo4bo$2b3o2bo4bo3bo4bo2b3o$8b3o7b3o2$10b3o3b
3o$8bo4bobo4bo$8bo4bobo4bo$8bo4bobo4bo2$10b3o3b3o!

#N rumbling-river-1
#O Dean Hickerson
#D oscillator period=3
#G xp3_0g9f0c26zw1p5lkgkczg8hf8282u1dbz129u1l5kjaiczcicja8a0v4gz0g2vg5h5s343z345s2aa87p4ozdb8nkhk1v81zw3202aa98gzy06430f9
x = 49, y = 12, rule = B3/S23
14b2o6b2o6b2o3bob2o$4bo8bo2bo4bo2bo4bo2bo2b2obo$o2bobo4bo3b2o2bo3b2o2b
o3bobo5bob2o$4obo2b6o2b6o2b6o2b6obobo$5bobo5bobo5bobo5bobo5bobo6b2o$2b
2obobobobo3bobobo3bobobo3bobobo3bobo5bo$bo5bobo3bobobo3bobobo3bobobo3b
obobobob2o$b2o6bobo5bobo5bobo5bobo5bobo$7bobob6o2b6o2b6o2b6o2bob4o$7b
2obo5bobo3bo2b2o3bo2b2o3bo4bobo2bo$10bob2o2bo2bo4bo2bo4bo2bo8bo$10b2ob
o3b2o6b2o6b2o!

#N quasar-2
#O Robert Wainwright, 1971
#D oscillator period=3
#G xp3_ycco9nas0san9oczy68ogwokclphxhplckowgo8zy436ada70127401x10472107ada63zogieko0elr56cyfc65rle0okeigoz0harahxhhyjhhxharahz319e530elrkc6yf6ckrle035e913zy4ocamas0g8s40gxg04s8g0samacozy6231w356ljhxhjl653w132zyc63ita707ati36
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
#G xp4_ssj3744zw3
x = 7, y = 7, rule = B3/S23
3b2o$bobo$o5bo$bo3b2o2$3bobo$4bo!

#N mold
#O Achim Flammenkamp, 1988
#C A small one that soups bring forth.
#D oscillator period=4
#G xp4_37bkic
x = 6, y = 6, rule = B3/S23
3b2o$2bo2bo$o2bobo$4bo$ob2o$bo!

#N monogram
#O Dean Hickerson, 1989
#C Initials that blink.
#D oscillator period=4
#G xp4_hv4a4vh
x = 7, y = 5, rule = B3/S23
2o3b2o$bobobo$b2ob2o$bobobo$2o3b2o!

#N confused-eaters
#O David Buckingham
#D oscillator period=4
#G xp4_xo8wc871zggke33z1
x = 11, y = 11, rule = B3/S23
o$3o$3bo$2bo$2bo2bo$5bo$3bobo$3b2o2b2o$7bobo$9bo$9b2o!

#N eater-block-frob
#O David Buckingham, 1976
#D oscillator period=4
#G xp4_64k8wc871zx1ro
x = 10, y = 10, rule = B3/S23
b2o$2bo$2bobo$3bobo$5b2ob2o$8b2o$2b2o$3bo$3o$o!

#N gray-counter
#D oscillator period=4
#G xp4_wgiligz25a888a52zx252
x = 13, y = 9, rule = B3/S23
6bo$5bobo$4bobobo$bo2bo3bo2bo$obobo3bobobo$bo2bo3bo2bo$4bobobo$5bobo$
6bo!

#N 1-2-3-4
#C A crown that opens and closes.
#D oscillator period=4
#G xp4_xgiligz321egage123zy11
x = 11, y = 11, rule = B3/S23
5bo$4bobo$3bobobo$3bo3bo$2obobobob2o$obo5bobo$3b5o2$5bo$4bobo$5bo!

#N lightweight-emulator
#A lwss-emulator
#O Robert Wainwright
#D oscillator period=4
#G xp4_c4o796z6fvz321e96
x = 14, y = 6, rule = B3/S23
2b2obo2bob2o$2bo8bo$3b2o4b2o$3o2b4o2b3o$o2bo6bo2bo$b2o8b2o!

#N t-nosed-p4
#O Robert Wainwright, 1989
#D oscillator period=4
#G xp4_35s2e0e2s53zx1iqi1
x = 11, y = 10, rule = B3/S23
4b3o$5bo2$4b3o$3bo3bo$2bo5bo$2bobobobo$b2obobob2o$o2b2ob2o2bo$2o7b2o!

#N middleweight-emulator
#A mwss-emulator
#O Robert Wainwright
#D oscillator period=4
#G xp4_c4o796zevvz643sic
x = 15, y = 7, rule = B3/S23
7bo$2b2obo3bob2o$2bo9bo$3b2o5b2o$3o2b5o2b3o$o2bo7bo2bo$b2o9b2o!

#N heavyweight-emulator
#A hwss-emulator
#O Robert Wainwright
#D oscillator period=4
#G xp4_c4o796zuvvzc97o4ozx11
x = 16, y = 7, rule = B3/S23
7b2o$2b2obo4bob2o$2bo10bo$3b2o6b2o$3o2b6o2b3o$o2bo8bo2bo$b2o10b2o!

#N penny-lane
#O David Buckingham, 1972
#D oscillator period=4
#G xp4_o8bbgzxv4v04a4z32qq1
x = 15, y = 10, rule = B3/S23
3b2o5b2o$3bo7bo$2obo2bobo2bob2o$2obobo3bobob2o$4bo2bo2bo$5b5o2$7bo$6bo
bo$7bo!

#N pinwheel
#O Simon Norton, 1970
#D oscillator period=4
#G xp4_gg0g88bbgz11078c9a7066zy033
x = 12, y = 12, rule = B3/S23
6b2o$6b2o2$4b4o$2obo4bo$2obo2bobo$3bo3b2ob2o$3bobo2bob2o$4b4o2$4b2o$4b
2o!

#N wavefront
#O David Buckingham, 1976
#D oscillator period=4
#G xp4_xg886p6o8goz4aalk4896zx56
x = 13, y = 13, rule = B3/S23
8b2o$8bo$9bo$8b2o$5b2o3b2o$4bo2b3o2bo$4bo5b2o$5bo3bo$2obobo3bo$ob2obob
2o$4bobo$4bobo$5bo!

#N thumb-2
#O David Eppstein
#D oscillator period=4
#G xp4_g0696kkmggz1pl519uaa43
x = 11, y = 11, rule = B3/S23
5bo$b2o3bo$bo5bo$2b3obob2o$7b2obo$6o4bo$o4b5o$3bo$2bob4o$2bobo2bo$3bo!

#N overweight-emulator
#O Robert Wainwright
#D oscillator period=4
#G xp4_0697o4czs01wvwsz0gagcjoz0123
x = 17, y = 9, rule = B3/S23
7b3o2$2b2obo5bob2o$2bo11bo$3b2o7b2o$3o2b7o2b3o$o2bo9bo2bo$b2o11b2o$7b
3o!

#N achims-p4
#O Achim Flammenkamp, 1988
#D oscillator period=4
#G xp4_8eh5e0e5he8z178a707a871
x = 11, y = 9, rule = B3/S23
2b2o3b2o$bo2bobo2bo$bob2ob2obo$2o7b2o$2bobobobo$2o7b2o$bob2ob2obo$bo2b
obo2bo$2b2o3b2o!

#N octagon-4
#O Robert Wainwright
#D oscillator period=4
#G xp4_y1g8bb8gzcc0u1y21u0cczy0124kk421zy311
x = 16, y = 16, rule = B3/S23
7b2o$7b2o2$6b4o$5bo4bo$4bo6bo$3bo8bo$2obo8bob2o$2obo8bob2o$3bo8bo$4bo
6bo$5bo4bo$6b4o2$7b2o$7b2o!

#N blocked-p4-4
#O Matthias Merzenich
#D oscillator period=4
#G xp4_c4o796z0vw1wszg8f0j08oz011dd11
x = 19, y = 9, rule = B3/S23
11bo$4bo3bo4bob2o$3bobo10bo$3bobo8b2o$2obobob7o2b3o$2obo11bo2bo$3bo12b
2o$3bobo$4b2o3b3o!

#N boss
#O David Buckingham, 1972
#C A shield with a moving middle.
#D oscillator period=4
#G xp4_wg8e1e8gz3egf090fge3zx17871
x = 11, y = 14, rule = B3/S23
5bo$4bobo$4bobo$3b2ob2o$2bo5bo$bobobobobo$bobo3bobo$2obo3bob2o$o2bobob
o2bo$2bo5bo$3b2ob2o$4bobo$4bobo$5bo!

#N hustler-2
#D oscillator period=4
#G xp4_g0gg3iakg88gz1101cjg88ge1c84czy41226
x = 16, y = 13, rule = B3/S23
4bo$4b3o$7bo$6bo2b2o$ob2obob2o2bo$2obobo5bo$5bo4bo$4bo5bobob2o$4bo2b2o
bob2obo$5b2o2bo$8bo$9b3o$11bo!

#N jack
#O Robert Wainwright, 1984
#D oscillator period=4
#G xp4_8op707po8zgoo555oogzw47074
x = 13, y = 9, rule = B3/S23
3bo5bo$3b2o3b2o$o2b2o3b2o2bo$3o2bobo2b3o$5bobo$3o2bobo2b3o$o2b2o3b2o2b
o$3b2o3b2o$3bo5bo!

#N t-nosed-p4-variant
#O Entity Valkyrie
#D oscillator period=4
#G xp4_w697o4czs021wv08szwhagcjozw123
x = 17, y = 10, rule = B3/S23
7b3o2$6bo3bo$2b2obo5bob2o$2bo11bo$3b2o7b2o$3o2b7o2b3o$o2bo9bo2bo$b2o5b
o5b2o$7b3o!

#N ellison-p4-hw-emulator-hybrid
#O Scot Ellison
#D oscillator period=4
#G xp4_c4o796zuvvxooz0nvgwggz122qr221
x = 20, y = 9, rule = B3/S23
11b2o$4bo3bo5bob2o$3bobo11bo$3bobo9b2o$2obobob8o2b3o$2obo12bo2bo$3bo
13b2o$3bobo4b2o$4b2o4b2o!

#N babbling-brook-1
#O Dean Hickerson
#D oscillator period=4
#G xp4_0gie0ok4ba2s0g8gz121078aq4530e91
x = 16, y = 10, rule = B3/S23
7bo$5b3o4b2o$4bo3b2o2bo$bo2bob2o2bobo$obobo4b2o2b2o$b2o2b2o4bobobo$3bo
bo2b2obo2bo$3bo2b2o3bo$2b2o4b3o$8bo!

#N blocked-p4-2
#O Adam P. Goucher
#D oscillator period=4
#G xp4_g88rb88gz11w1vtz33xvv3z6a8caba4zx33
x = 22, y = 8, rule = B3/S23
4bo3bo4bo3bo$3bobo10bobo$3bobo10bobo$2obobob8obobob2o$2obo14bob2o$3bo
14bo$3bobo4b2o4bobo$4b2o4b2o4b2o!

#N blocked-p4-3
#O Adam P. Goucher
#D oscillator period=4
#G xp4_oo0u1680sssss0861u0oozx346x4a4x643
x = 21, y = 9, rule = B3/S23
4bo3bobobo3bo$3bobo9bobo$3bobo9bobo$2obobob7obobob2o$2obo13bob2o$3bo
13bo$3bobo4bo4bobo$4b2o3bobo3b2o$10bo!

#N blocked-p4-5
#O Matthias Merzenich
#D oscillator period=4
#G xp4_c4o796zhwvw37bkicz8kklggkczx66
x = 18, y = 12, rule = B3/S23
4bo3bo3bob2o$3bobo9bo$3bobo7b2o$2obobob6o2b3o$2obo10bo2bo$3bo11b2o$3bo
bo5b2o$4b2o4b3o$9bob2o$8bobo$8bo2bo$9b2o!

#N blocked-p4-t-nose-hybrid
#O Matthias Merzenich
#D oscillator period=4
#G xp4_0ggx1784cy0c4oz32ql46777777702cgf033zy32e2
x = 21, y = 13, rule = B3/S23
11b3o2$10bo3bo$4bo3bo6bob2o$3bobo12bo$3bobo10b2o$2obobob9o2b3o$2obo13b
o2bo$3bo14b2o$3bobo4bobo$4b2o4b2obo$13bo$13b2o!

#N ellison-p4-hw-emulator
#O Scot Ellison
#D oscillator period=4
#G xp4_g88bb88gz11wt118zbdwvx6zo8wb88hz011dd11
x = 24, y = 9, rule = B3/S23
11b2o$4bo3bo6bo3bo$3bobo12bobo$3bobo12bobo$2obobob10obobob2o$2obo16bob
2o$3bo16bo$3bobo4b2obo4bobo$4b2o4bob2o4b2o!

#N turning-toads
#O Dean Hickerson, 1989
#D oscillator period=4
#G xp4_xc9b8oz0609fzggl1z01l5z26mkzwq04zw1qaa8czy023
x = 37, y = 8, rule = B3/S23
15bo6bo$14b2o5b2o6b2o$6b3obobob2obobob2obobo$2b2obo6bobo4bobo4bobo2bob
2o$o2bobo3bo18b4obo2bo$2obobo27bob2o$3bo29bo$3b2o27b2o!

#N windmill
#O Dean Hickerson, 1989
#D oscillator period=4
#G xp4_y13rimz0cc8w8cngwgmm7z733y0f9ox11zy33266
x = 18, y = 18, rule = B3/S23
11bo$9b2obo$7b2o$10b2o$7b3o2$3o$3b2o2b3ob2o$10b7o$b7o$5b2ob3o2b2o$15b
3o2$8b3o$6b2o$9b2o$5bob2o$6bo!

#N blocked-p4-t-nose
#O Adam P. Goucher
#D oscillator period=4
#G xp4_wg88rb88gzogh1w1vtz0cipxvvhee4zwggwgvnzw122rq221
x = 25, y = 13, rule = B3/S23
11b3o2$10bo3bo$4bo3bo7bo3bo$3bobo13bobo$3bobo13bobo$2obobob11obobob2o$
2obo17bob2o$3bo17bo$3bobo4bo2b2o4bobo$4b2o3bobo2bo4b2o$9bo2b2o$8b2o!

#N fountain
#O Dean Hickerson, 1994
#D oscillator period=4
#G xp4_x356k3p1p3k653z354mi419939914im453zx146y3641
x = 19, y = 15, rule = B3/S23
9bo2$3b2obo5bob2o$3bo5bo5bo$4b2ob2ob2ob2o2$6b2o3b2o$2o15b2o$o2bo3bobob
o3bo2bo$b3ob9ob3o$4bo4bo4bo$3b2o9b2o$3bo11bo$5bo7bo$4b2o7b2o!

#N sixty-nine
#O Robert Wainwright, 1978
#D oscillator period=4
#G xp4_y1g8021aozwox10bay0ooez77pos440607jw1166711zy38k0h05czy611
x = 21, y = 21, rule = B3/S23
9bo$8bobo2$6bo3b2o$5bo5bo$6bobo$8b2o6bo$16bo$2bo5b2o4b3o$2bo11b2o$3o7b
2o2b2o2b3o$2o6bob2o4b3o$2o2b3obobo5b3o$2b3o$2b3o6bo$10bobo2$8bo3b2o$7b
o5bo$8bobo$10b2o!

#N blocked-p4-1
#O Adam P. Goucher
#D oscillator period=4
#G xp4_g88br88gkcz0tv1w1q6gz7vvx5t0d552z8lnkogkabgzx66x11
x = 23, y = 14, rule = B3/S23
11bo$4bo3bo5bo3bo$3bobo11bobo$3bobo11bobo$2obobob9obobob2o$2obo15bob2o
$3bo15bo$3bobo4bobo4bobo$4bobob3ob3obobo$2bobob2o7b2obobo$2b2o5b2ob2o
5b2o$10bobo$10bobo$11bo!

#N p4-hw-volcano
#D oscillator period=4
#G xp4_g88b9cwoggowc9b88gz1791hd32622623dh1971zy039iossssoi93
x = 20, y = 18, rule = B3/S23
9b2o$7bo4bo3$5b10o$5b2o6b2o$4b2o8b2o$4bo10bo2$2b3o10b3o$2b4o2bo2bo2b4o
$bo6b4o6bo$b6o6b6o$o5b8o5bo$b5o2bo2bo2b5o$5bo8bo$3bo12bo$3b2o10b2o!

#N superfountain
#O Noam Elkies, 1998
#D oscillator period=4
#G xp4_okox62s0c4530g8k4871wggmk9b88bl4mgei4ozhn204c68331dd2s34lrco4ghmkk2bb40118q3uhm871zvrwra0ahha4ehvea08821p206w67872278a6zht8046c2oogmm870s3qjlm8brz353xc87064kox146w32
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
#G xp5_y2g0k413zwo0a02z32
x = 12, y = 12, rule = B3/S23
10b2o$11bo$9bo$7bobo2$5bobo2$3bobo2$2b2o$o$2o!

#N octagon-2
#O Sol Goodman and Arthur Taber, 1971
#C An eight-cornered ring that breathes.
#D oscillator period=5
#G xp5_idiidiz01w1
x = 8, y = 8, rule = B3/S23
3b2o$2bo2bo$bo4bo$o6bo$o6bo$bo4bo$2bo2bo$3b2o!

#N silvers-p5
#O Stephen Silver, 2000
#D oscillator period=5
#G xp5_wftsw6246z32
x = 11, y = 7, rule = B3/S23
2o$o$bo2bo$3b2o$3bo3bob2o$2bo4b2obo$2b2o!

#N fumarole
#O Dean Hickerson, 1989
#C Throws up a spark of two cells.
#D oscillator period=5
#G xp5_3pmwmp3zx11
x = 8, y = 7, rule = B3/S23
3b2o$bo4bo$bo4bo$bo4bo$2bo2bo$obo2bobo$2o4b2o!

#N elkies-p5
#O Noam Elkies, 1997
#D oscillator period=5
#G xp5_2mq3sggozx346
x = 9, y = 8, rule = B3/S23
bo$o2b3o$2bo$3bobo2bo$2b2ob4o$4bo$4bobo$5b2o!

#N pentoad
#O Bill Gosper, 1977
#D oscillator period=5
#G xp5_y4ca23zwgg3226z6221
x = 13, y = 12, rule = B3/S23
11b2o$11bo$9bobo$9b2o$5b2o$6bo$6bo$6b2o$2b2o$bobo$bo$2o!

#N hooks
#D oscillator period=5
#G xp5_32aczxogf2c84c
x = 11, y = 10, rule = B3/S23
6b2o$ob2obobo$2obobo$4b2o$5bo2$7b2o$7bo$8b3o$10bo!

#N pentoad-1h2
#D oscillator period=5
#G xp5_0jrz3210o88czy46a8o
x = 15, y = 12, rule = B3/S23
8b2o$8bobo2b2o$9b3ob2o2$5b2o$6bo$6bo$6b2o$2b2o$bobo$bo$2o!

#N heart
#O Robert Wainwright, 1982
#D oscillator period=5
#G xp5_giligz36asgv04a4
x = 11, y = 11, rule = B3/S23
5bo$4bo2bo$bo2bo2bo$obobobob2o$bo2bo2bo$4bo5bo$5b5o2$7bo$6bobo$7bo!

#N pentoad-2
#D oscillator period=5
#G xp5_0jrz3210o88czy5e53zy533
x = 12, y = 17, rule = B3/S23
b2o$b2o3$b3o$o$o$bo4b2o$3bo4bo$4b2o4bo$11bo$11bo$8b3o3$9b2o$9b2o!

#N 5blink
#O Scot Ellison
#D oscillator period=5
#G xp5_6a8w7zwor3sn52z04a511
x = 13, y = 9, rule = B3/S23
5bo$4bob2o$o3bo3b2o$o8bo$o3bo$3b3obo3bo$bobo2b2o2bobo$obo8bo$2o!

#N pentant
#O David Buckingham, 1976
#D oscillator period=5
#G xp5_g0giegmp3z11074x6a8o
x = 10, y = 12, rule = B3/S23
2o$bo$bobo$2b2o4b2o$9bo$5b4o$5bo$2bo3b3o$2b4o2bo$5bo$4bo$4b2o!

#N radial-pseudo-barberpole
#O Gabriel Nivasch
#D oscillator period=5
#G xp5_03168gxg8a6z0gg8450dhz32y3346
x = 13, y = 13, rule = B3/S23
10b2o$2o9bo$o8bo$2b2o3bobo2$3bobobo2$5bobobo2$3bobo3b2o$3bo8bo$bo9b2o$
b2o!

#N scots-p5
#O Scot Ellison
#D oscillator period=5
#G xp5_4j8qa606aq8j4zx26x62
x = 13, y = 7, rule = B3/S23
4bo3bo$3bobobobo$2bo7bo2$b3o5b3o$4b2ob2o$3ob2ob2ob3o!

#N technician
#O David Buckingham, 1973
#D oscillator period=5
#G xp5_w3p64koz31255kia952zy0121
x = 11, y = 12, rule = B3/S23
5bo$4bobo$4b2o$2b2o$bo3b3o$o2b2o3bobo$b2o4bob2o$3bobobo$3bo3bo$4b3o$6b
obo$7b2o!

#N montana
#O Scot Ellison
#D oscillator period=5
#G xp5_69d2c0cs0ssz2596078jo
x = 12, y = 10, rule = B3/S23
9b2o$8bo2bo$bo7bobo$o3bob2ob2o$bobobob2o$3bo2bo2b2o$6bobo2bo$4bobobobo
$3bobo3bo$3b2o!

#N mathematician
#O David Buckingham, 1972
#D oscillator period=5
#G xp5_6s1v071c88gz118f0e8311
x = 9, y = 11, rule = B3/S23
4bo$3bobo$3bobo$2b2ob2o$o7bo$3o3b3o2$9o$o7bo$3b4o$3bo2b2o!

#N pipsquirter-3
#O Dongook Lee, 2018
#D oscillator period=5
#G xp5_ggwj9a4ozhhwrw4hlez11wpia43
x = 15, y = 11, rule = B3/S23
6b3o$5bobobo$3b3o3b3o$2bo4bo4bo$bobo7bobo$o2bo7bo2bo$2o2b3ob3o2b2o3$4b
2o3b2o$4b2o3b2o!

#N average
#O David Buckingham, 1973
#D oscillator period=5
#G xp5_xgiligzoe1u2h2u1eozw1226221
x = 13, y = 11, rule = B3/S23
3b2o$4b3o$2bo4bo$bob4obo$bobo4bo2bo$2ob3o2bobobo$bobo4bo2bo$bob4obo$2b
o4bo$4b3o$3b2o!

#N middleweight-volcano
#O Dean Hickerson
#D oscillator period=5
#G xp5_4aab97f79baicz32134b870vi
x = 13, y = 11, rule = B3/S23
4b5o$3bo5bo$b3o5b3o$o11bo$ob3obob4o$bo3b3o$3bo5b2obo$2b2obobobob2o$3bo
bo2bo$3bo2b2o$2b2o!

#N chemist
#O David Buckingham, 1973
#D oscillator period=5
#G xp5_wgjlkmggz470s22r8870s4zy011d5lp1
x = 15, y = 13, rule = B3/S23
7bo$7b3o$10bo$5b3o2bo2b2o$4bobobobobobo$4bo3bobobo$b2obo5bob2o$2bobobo
3bo$obobobobobo$2o2bo2b3o$4bo$5b3o$7bo!

#N siesta
#O David Buckingham, 1973
#D oscillator period=5
#G xp5_0ggr1e8wgs2mz122m1s5wao2d552zx11y1123
x = 16, y = 12, rule = B3/S23
11b2o$3b2o5bobo$3bobo4bo$5bo3b2obo$3bob2o5b3o$b3o5bobo3bo$o3bobo5b3o$b
3o5b2obo$3bob2o3bo$5bo4bobo$3bobo5b2o$3b2o!

#N pedestle
#O David Buckingham, 1973
#D oscillator period=5
#G xp5_0c886ligzgs2t1k0u1s6z10254kia9ozy0121
x = 11, y = 17, rule = B3/S23
5bo$4bobo$bo2b2o$b3o$5b3o$3b2o3bo$2bo4bo2bo$bobobobob2o$bobo3bobo$2obo
bobobo$o2bo4bo$2bo3b2o$3b3o$7b3o$5b2o2bo$4bobo$5bo!

#N toaster
#O Dean Hickerson, 1992
#D oscillator period=5
#G xp5_3iabp22pbai3z8llk6gg6kll8zx11w11
x = 11, y = 12, rule = B3/S23
2bo6b2o$bobob2o2bo$bobobobobo$2obo3bob2o$o2b2ob2o2bo$bo7bo$bo7bo$o2b2o
b2o2bo$2obo3bob2o$bobobobobo$bobob2o2bo$2bo6b2o!

#N 101
#O Achim Flammenkamp, 1994
#C Its phase shows its period in binary, as Bill Gosper saw.
#D oscillator period=5
#G xp5_g88bb88bb88gz11wp55pw11zckggkllkggkczx66w66
x = 18, y = 12, rule = B3/S23
4b2o6b2o$3bobo6bobo$3bo10bo$2obo10bob2o$2obobo2b2o2bobob2o$3bobobo2bob
obo$3bobobo2bobobo$2obobo2b2o2bobob2o$2obo10bob2o$3bo10bo$3bobo6bobo$
4b2o6b2o!

#N harbor
#O David Buckingham, 1978
#D oscillator period=5
#G xp5_y131u0u13z3lkkk21x12kkkl3z32x12s0s21x23zy13210123
x = 17, y = 17, rule = B3/S23
5b2o3b2o$5bobobobo$6bo3bo2$5b2o3b2o$2o2bobo3bobo2b2o$obob2o5b2obobo$bo
13bo2$bo13bo$obob2o5b2obobo$2o2bobo3bobo2b2o$5b2o3b2o2$6bo3bo$5bobobob
o$5b2o3b2o!

#N statorless-p5
#O Josh Ball, 2016
#D oscillator period=5
#G xp5_161baksskab161zwr0ay0a0rzgcgqa5775aqgcg
x = 15, y = 14, rule = B3/S23
o13bo$b2o9b2o$o4b2ob2o4bo$2obo7bob2o$bobo2bobo2bobo$2bobo5bobo$2b3o5b
3o$2b3o5b3o$2bobo5bobo$bobo2bobo2bobo$2obo7bob2o$o4b2ob2o4bo$b2o9b2o$o
13bo!

#N swine
#O Scot Ellison
#D oscillator period=5
#G xp5_g840egnz018og1hggzxetc0kazw6m99tzwgb9p66z0lig3rnzxoo0118gzxe07021
x = 37, y = 10, rule = B3/S23
33bo$9bo2b2o7bo10bobo$o2b2o2bobobo5bo3bo7bo2b2o$o10bo2bobo3bo4bo2bobob
2ob2o$o3bo4bo4b2obobo2bob2obo4b2o$3b2o4bob2obo2bobob2o4bo4bo3bo$2ob2ob
obo2bo4bo3bobo2bo10bo$3b2o2bo7bo3bo5bobobo2b2o2bo$2bobo10bo7b2o2bo$3bo
!

#N voldiag
#D oscillator period=5
#G xp5_wggc6kfbzcd7c2210g8rd44m0gzy13hu3h69h2440560gzy5248dy08k87164kozya135t0gzye11
x = 26, y = 26, rule = B3/S23
6b3o$4b2o$4bo$4bo3bo$b3ob2o$bo2bobo3b2o$o3b2o4bo3bo$o8bo2b3o$o2bo5bo4b
2o$7b2o3bo$5b2o4b3o3bo$5bo4bob3obobo$7bob3o2bo2b2o$7bo2b2o$6b3o2b2o7b
2o$8bo10b2o$11bo8bobo$10bobo5bobob3o$11b2o4bobo5bo$15bo2bo5b2o$14b4o$
14bo$16b2o$17bo$17bobo$18b2o!

#N heavyweight-volcano
#O Scot Ellison, 2007
#D oscillator period=5
#G xp5_gs2qbw2ac4444ca2wbq2sgz0344t1dl1saggas1ld1t443zy0230fgry0rgf032
x = 24, y = 17, rule = B3/S23
11b2o2$4bo3bo6bo3bo$2b3o2bo8bo2b3o$bo3b3o3b2o3b3o3bo$bob2ob5o2b5ob2obo
$2obo6b4o6bob2o$bo2b5obo2bob5o2bo$bo7b2o2b2o7bo$2b3ob2obo4bob2ob3o$4bo
bo2bo4bo2bobo$4bo2bobo4bobo2bo$5bobob6obobo$4b2ob2o2b2o2b2ob2o$7bo8bo$
7bobo4bobo$8b2o4b2o!

#N electric-fence
#O Dean Hickerson
#D oscillator period=5
#G xp5_0g4cy0o48g0g88cggc88ge2yd8k8x8e1mk4owo4ozol56053ot1cb4d1c3moa99gcc0iicc0iicc0iic6ik4884fjd5t4heb0ln871zyc6430eioyc641w330345303213
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
#G xp5_04a9mkiaraikm9a4z311dm80o1o08md113zx78qabobaq87z0rq28q3s2s3q82qrz8s587gehaheg785s8z07uhab4klk4bahu7z0ewedfh0hfdewezy135hhh53
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
#G xp5_x4s0ggowoggo0o808k4baab88c88c88c88c88c88ge9jwggzmk1v81km0lbwauaa2l303tk0lln20lln20lln201lt2i5l801sr8bdwqmggci6o8a6z102js245c23c45d1d92bkja88aabp8aqb9oaar98qaaaaifgmlmkh1d15i0u90fg8szyi3113yd3210784264311d926952101252
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
#G xp6_ccb7w66z066
x = 8, y = 8, rule = B3/S23
b2o$b2o2$bo$obo$o2bo2b2o$4bob2o$2b2o!

#N blonker
#O Nicolay Beluchenko, 2004
#D oscillator period=6
#G xp6_4kwgh52zc553z23
x = 12, y = 8, rule = B3/S23
o2b2o4bo$2o2bob2obo$4bobo$5b2o$7bo$7bo3bo$9bobo$10bo!

#N p6-shuttle
#O Nicolay Beluchenko, 2004
#D oscillator period=6
#G xp6_178czy12fiszy631e8
x = 14, y = 14, rule = B3/S23
o$3o$3bo$2b2o2$6bo$5b4o$6bo2bo$7b3o2$10b2o$10bo$11b3o$13bo!

#N p6-thumb
#O David Eppstein, 2000
#D oscillator period=6
#G xp6_0o4qajck8z118f0ca
x = 9, y = 9, rule = B3/S23
5bo$4bobo$o2b2obo$2o2bo2b2o$5bobo$6obo$o5bo$3b3o$3bo!

#N a-for-all
#O Dean Hickerson, 1993
#D oscillator period=6
#G xp6_g80e55e08gz120ekke021
x = 10, y = 10, rule = B3/S23
4b2o$3bo2bo$3b4o$bobo2bobo$o8bo$o8bo$bobo2bobo$3b4o$3bo2bo$4b2o!

#N 30p6-1
#D oscillator period=6
#G xp6_y131u86246z3lkcw66z056
x = 13, y = 13, rule = B3/S23
6b2o$ob2obobo$2obobo$4b2o2$6bo4b2o$5bo3bo2bo$5bo4b2o$6bobo$10b2o$11bo$
10bo$10b2o!

#N extremely-impressive
#O David Buckingham, 1976
#D oscillator period=6
#G xp6_0ggc2ab1u0ooz32019l91
x = 12, y = 10, rule = B3/S23
4b2o$3bob3o$3bo4bo$2obo3b2o$2obo5b2o$4b5o2bo$10b2o$6bo$5bobo$6bo!

#N bumper
#O Tanner Jacobi, 2016
#C Its spark turns a glider.
#D oscillator period=6
#G xp6_32acy5ccb7w66zy269a4y066
x = 21, y = 9, rule = B3/S23
7b2o$6bo2bo4b2o$6bobo5b2o$7bo2$2b2o9b3o$3bo9b2obo2b2o$3o12b2o2b2o$o14b
2o!

#N rats
#O David Buckingham, 1972
#D oscillator period=6
#G xp6_wgbb88gz320fge8b426zy023
x = 12, y = 11, rule = B3/S23
5b2o$6bo$4bo$2obob4o$2obo5bobo$3bo2b3ob2o$3bo4bo$4b3obo$7bo$6bo$6b2o!

#N jasons-p6
#O Jason Summers
#D oscillator period=6
#G xp6_c0plc71ggoz311gs6lj06
x = 10, y = 10, rule = B3/S23
2b2ob2o$5bo$o2b3o$obobo4bo$2b2o3b3o$3o3b2o$o4bobobo$4b3o2bo$4bo$3b2ob
2o!

#N t-nosed-p6
#O Achim Flammenkamp, 1994
#D oscillator period=6
#G xp6_ggwhlhwggzhah0hhh0hahz11whlhw11
x = 15, y = 11, rule = B3/S23
4b2o3b2o$4bobobobo$5bo3bo2$o3b2o3b2o3bo$obob2o3b2obobo$o3b2o3b2o3bo2$
5bo3bo$4bobobobo$4b2o3b2o!

#N pipsquirter-1
#O Noam Elkies
#D oscillator period=6
#G xp6_oe1dicggz6t1mhmgn8a6zw122qq1
x = 15, y = 11, rule = B3/S23
3b2ob2o$b3obob3o$o4bo4bo$ob2o2b2obobo$bo2b2o3bobo$2b2o2b2obobob2o$4bo
4bobob2o$4b4ob2o$8bo$6bobo$6b2o!

#N sombreros
#O David Buckingham, 1972
#D oscillator period=6
#G xp6_0ggr1e8y08e1rggz122m1s5y05s1m221zx11y411
x = 18, y = 11, rule = B3/S23
3b2o8b2o$3bobo6bobo$5bo6bo$3bob2o4b2obo$b3o10b3o$o3bobo4bobo3bo$b3o10b
3o$3bob2o4b2obo$5bo6bo$3bobo6bobo$3b2o8b2o!

#N unicycle
#D oscillator period=6
#G xp6_ccb7w69115a4ozs224y22443z125a8896wed33
x = 14, y = 14, rule = B3/S23
2b2o3b4o$2b2o2bo4bo$2obo2bo3bobo$3o4bo3bobo$13bo$13bo$b2o7bo2bo$o2bo7b
2o$o$o$obo3bo4b3o$bobo3bo2bob2o$2bo4bo2b2o$3b4o3b2o!

#N pseudo-p6
#O Dean Hickerson, 1995
#D oscillator period=6
#G xp6_y3gbap5a88b5kmz08e1eo05jahqac1pfc1gg0c0i44z4aic0rg6p6hv0sg3t6iw2060ezy11023y147011
x = 27, y = 18, rule = B3/S23
11b2o$11bo6b2o$8b2obo6bo2bo$8bobob2ob2obob2o2bo$bo8bo2bobo2bo2bobobo$b
obo5b2o2bobobob2o2bo2bo$bobobo8b2obobob2ob2o$7bobob3o3bo4b2o$2bo3bo4bo
b2o8bo$4bo3b3o2b2ob3obobob2o$2o2bo6bo10bobo$2bo11b2ob2o3bobo$8bob5o3bo
4bo$8b2o3bo2bo2bo$11b4ob3o$8b3o4bo$8bo2bo2bo2b2o$10b2o3b2obo!

#N 28p7-1
#O Dean Hickerson, 1998
#D oscillator period=7
#G xp7_o8bbc0sz017871x31e8
x = 13, y = 9, rule = B3/S23
2b2o$2bo$7bo$6obo$o$b2ob2o3b2o$2bobo4bobo$2bobo6bo$3bo7b2o!

#N 28p7-2
#O Dean Hickerson
#C Among the smallest of its period.
#D oscillator period=7
#G xp7_o8y2gbdz0dl31w11156z011
x = 12, y = 11, rule = B3/S23
b2o$2bo$bo$b2o7b2o$3bo4bo2bo$b2o2b2o2b2o$o2bo4bo$2o7b2o$10bo$9bo$9b2o!

#N 28p7-3
#O Bullet51, 2017
#D oscillator period=7
#G xp7_5b8b94gszw652y06a8o
x = 10, y = 13, rule = B3/S23
obo$2obo$3bo2b2o$2obobobo$o2bo2bo$2bo$4bo$2b3o2$6b2o$6bobo$8bo$8b2o!

#N burloaferimeter
#O David Buckingham, 1972
#C The first of its period to be found.
#D oscillator period=7
#G xp7_0g88b5oz1255kk3033zy011
x = 10, y = 11, rule = B3/S23
4b2o$5bo$4bo$3bob3o$3bobo2bo$2obo3bobo$2obo4bo$4b4o2$4b2o$4b2o!

#N 37p7-1
#O Scot Ellison
#D oscillator period=7
#G xp7_26xn6n1acz8e12js243123
x = 12, y = 10, rule = B3/S23
4b2o$2o3bo$bo3bobo$bob2obobob2o$2bobobob2obo$4bo$2bo5b3o$o9bo$o3b4obo$
bo5b2o!

#N 38p7-2
#O Nicolay Beluchenko
#D oscillator period=7
#G xp7_wj3y13jz8kbr4u0u4rbk8zy01x1
x = 13, y = 11, rule = B3/S23
4bo3bo$o2bobobobo2bo$obo2bobo2bobo$bo2b2ob2o2bo$5bobo$2b2o5b2o$2bo7bo$
4bo3bo2$bo2bo3bo2bo$2b2o5b2o!

#N 38p7-3
#O Nicolay Beluchenko
#D oscillator period=7
#G xp7_w3rgy0ccz8o090v0s27zx11w345031
x = 13, y = 13, rule = B3/S23
4bo$o2bobo$obo2bo2bo$bo2b2obobo2bo$5bobo2bobo$2b2o3b2o2bo$2bo4bo$4bo4b
2o$10bo$bo2bo3bo$2b2o$8bo2bo$9b2o!

#N 41p7-2
#O Dean Hickerson
#D oscillator period=7
#G xp7_wg886picgc48czoi7o5knzx343
x = 13, y = 14, rule = B3/S23
9b2o$9bo$10bo$9b2o$8bo$9b2o$8bo2bo$3bob5o2bo$b3obo4b2o$o4bobobo$b4o4bo
$5b4o$3bo2bo$3b2o!

#N airforce
#O David Buckingham, 1972
#D oscillator period=7
#G xp7_y0giligz330fg8aa21u0oozy119l91
x = 14, y = 15, rule = B3/S23
7bo$6bobo$7bo2$5b5o$4bo5bob2o$3bob2o3bob2o$3bobo2bobo$2obo3b2obo$2obo
5bo$4b5o2$6bo$5bobo$6bo!

#N 44p7-2
#O David Buckingham
#D oscillator period=7
#G xp7_g88bdggz01130147obbgzy54t1u246zy71
x = 16, y = 16, rule = B3/S23
11bo$10bobo$10bobo$9b2obob2o$12b2obo$8bob2o$11bo$8b3o$5bobo$3bo3bob2o$
b3obobob2o$o4b2o$b4o$4bo$3bo$3b2o!

#N quadruple-burloaferimeter
#O Dannyu NDos, 2016
#D oscillator period=7
#G xp7_xg88baab88gziu0v0e4h39s0v0uizx344lllk443zy21w1
x = 16, y = 16, rule = B3/S23
6bo2bo$6b4o2$4b8o$3bo8bo$3bo3b3o2bo$2obobo2bo3bob2o$bobob2o3bobobo$bob
obo3b2obobo$2obo3bo2bobob2o$3bo2b3o3bo$3bo8bo$4b8o2$6b4o$6bo2bo!

#N pipsquirter-2
#O Noam Elkies
#D oscillator period=7
#G xp7_03iajaqjk46zg2v0er8q6he8zp9gf8ck3sj2zxd55d2odzy2321
x = 13, y = 22, rule = B3/S23
6b2o$6bobo$8bo$3bo2bob2o$3b4o$7b2o2b2o$3b4o$obo3bob2o$2ob2obobo$3bo4bo
$3bobobob2o$2obobobobo$obo4bobo$2bob2obo2b2o$2bobo3bobo$b2o2bob2obo$2b
obo4bo$2bo3b3o$3b2obo$8b3o$b7o2bo$bo2bo2bo!

#N hebdarole
#O Noam Elkies, 1997
#D oscillator period=7
#G xp7_4a40vh4e0ti88it0e4hv04a4zy24a9y29a4zxbd0ehp0c88c0phe0dbzy5312453
x = 24, y = 18, rule = B3/S23
4b2o3bo4bo3b2o$bo2bo2bo2bo2bo2bo2bo2bo$obobob2obo4bob2obobobo$bo2bo2bo
bob2obobo2bo2bo$4b2o3b2o2b2o3b2o$8bo6bo$7bo8bo$6bo10bo$7b2o6b2o2$3b2o
2b2o6b2o2b2o$3bo2bo10bo2bo$4bobo3bo2bo3bobo$3b2obobob4obobob2o$7b2o6b
2o$9b2o2b2o$9bo2bobo$10b2o!

#N blocker
#O Robert Wainwright
#C Its spark stops a glider.
#D oscillator period=8
#G xp8_g3jgz1ut
x = 10, y = 5, rule = B3/S23
6bobo$5bo$2o2bo4bo$2obo2bob2o$4b2o!

#N coes-p8
#O Tim Coe, 1997
#D oscillator period=8
#G xp8_wgovnz234z33
x = 12, y = 6, rule = B3/S23
2o$2o2b2o$5b2o$4bo2bo$7bo2b2o$5bobo2b2o!

#N smiley
#O Achim Flammenkamp, 1994
#D oscillator period=8
#G xp8_2erore2z07x7
x = 7, y = 7, rule = B3/S23
3ob3o$bobobo2$bo3bo2$obobobo$2bobo!

#N achims-p8
#O Achim Flammenkamp, 1994
#D oscillator period=8
#G xp8_25du4szx327ba4
x = 9, y = 9, rule = B3/S23
b2o$o$bo3bo$bo3b2o$3bobo$2b2o3bo$3bo3bo$8bo$6b2o!

#N figure-eight
#A fig-8, figure-8
#O Simon Norton, 1970
#C Two squares that become an eight.
#D oscillator period=8
#G xp8_gk2gb3z11
x = 6, y = 6, rule = B3/S23
3o$3o$3o$3b3o$3b3o$3b3o!

#N r2d2
#O Peter Raynham
#D oscillator period=8
#G xp8_gg0s252s0ggz11078m87011
x = 11, y = 10, rule = B3/S23
5bo$4bobo$3bobobo$3bobobo$2obo3bob2o$2obo3bob2o$3bo3bo$3bobobo$4bobo$
5bo!

#N cauldron
#O Don Woods and Robert Wainwright, 1971
#C A cauldron on the boil.
#D oscillator period=8
#G xp8_xgba9jz624b888b426zy0252
x = 11, y = 13, rule = B3/S23
5bo$4bobo$5bo2$3b5o$obo5bobo$2obo3bob2o$3bo3bo$3bo3bo$4b3o2$4b2obo$4bo
b2o!

#N tumbling-t-tetson
#O Robert Wainwright
#D oscillator period=8
#G xp8_6m048y4g08k9h1ezw1033xk88034441
x = 21, y = 10, rule = B3/S23
b3o$o18b2o$o3bo12bob2o$o2bobo10bo$2bobo2bo11bo$3bo3bo7b2obo$7bo7b2o$4b
3o4bo$9b2o$11bo!

#N hertz-oscillator
#A hertz
#O Conway's group, 1970
#D oscillator period=8
#G xp8_gg0gba9jz11078987066zx3213
x = 11, y = 12, rule = B3/S23
3b2obo$3bob2o2$4b3o$3bobobob2o$3bo3bob2o$2obo3bo$2obo3bo$4b3o2$4b2obo$
4bob2o!

#N roteightor
#O Robert Wainwright, 1972
#D oscillator period=8
#G xp8_032acy1oge2zwggseb6z4701y1354c
x = 14, y = 14, rule = B3/S23
bo$b3o8b2o$4bo7bo$3b2o5bobo$10b2o2$6b2o$5b2obo$6b3o$2b2o3b3o$bobo5b2o$
bo7bo$2o8b3o$12bo!

#N pyrotechnecium
#O David Buckingham, 1972
#D oscillator period=8
#G xp8_0gwo4aa3q2s0g8gz121078boaa43w1
x = 16, y = 10, rule = B3/S23
7bo$5b5o$4bo5bo$bo2bobob2obo$obobobo4bo2bo$bo2bo4bobobobo$4bob2obobo2b
o$5bo5bo$6b5o$8bo!

#N galaxy
#A kok-s-galaxy, koks-galaxy
#O Jan Kok, 1971
#C Four arms that turn.
#D oscillator period=8
#G xp8_4b23021eaz57840c4d2
x = 9, y = 9, rule = B3/S23
6ob2o$6ob2o$7b2o$2o5b2o$2o5b2o$2o5b2o$2o$2ob6o$2ob6o!

#N 76p8
#O Matthias Merzenich, 2013
#D oscillator period=8
#G xp8_2560mkiab8bqa4z09f0ppm60f9vz4a606245d1d552
x = 14, y = 15, rule = B3/S23
6b2o$2b2o6b2o$bo10bo$bobo6bobo$2obob4obob2o$3bob4obo$2obo6bob2o$bobo2b
2o2bobo$bo2bob2obo2bo$2bob2o2b2obo$b2ob2o2b2ob2o2$b2o2b4o2b2o$obo2bo2b
o2bobo$bo10bo!

#N bottle
#O Achim Flammenkamp, 1994
#D oscillator period=8
#G xp8_g8861d688886d1688gz123ty6t321zcim50g0gggg0g05miczx3453y03543
x = 18, y = 18, rule = B3/S23
4b2o6b2o$3bo2bo4bo2bo$3bobo6bobo$b2o2b3o2b3o2b2o$o6bo2bo6bo$ob2o10b2ob
o$bobo10bobo$3b2o8b2o3$3b2o8b2o$bobo10bobo$ob2o10b2obo$o6bo2bo6bo$b2o
2b3o2b3o2b2o$3bobo6bobo$3bo2bo4bo2bo$4b2o6b2o!

#N 209p8
#D oscillator period=8
#G xp8_wg886kkm1h1h1mkk688gzxphjkmkeh0hekmkjhpzwo80u2c6ag0ga6c2u08ozmq22rk51d0v0v0d15kr22qmzxca26qk97079kq62aczy0g0ooy3oo0gzwcd042y5240dc
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
#G xp8_y223u22u32z0g0s4y0rry04s0gzo5t0v9f0gwg0f9v0t5oz0hi2t46y264t2ihz0dd0v0656776560v0ddzo4q2t144gwg441t2q4oz0d5o7oebt44tbeo7o5dzx11wokmmkow11zy3cttttc
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
#G xp9_0c93wmk46z69bo7421
x = 10, y = 10, rule = B3/S23
b2o$2bo$2bob2o$b2obobo$7bo$5b3o$2o6b2o$o2bob2obo$2b2obo2bo$6b2o!

#N worker-bee
#O David Buckingham, 1972
#C A bee that goes to and fro.
#D oscillator period=9
#G xp9_32acxca23zy0cuczggkcxckggz1y51
x = 16, y = 11, rule = B3/S23
2o12b2o$bo12bo$bobo8bobo$2b2o8b2o2$5b6o2$2b2o8b2o$bobo8bobo$bo12bo$2o
12b2o!

#N thumb-1
#O Dean Hickerson
#D oscillator period=9
#G xp9_039e0o4czolnhlla23zw66
x = 13, y = 9, rule = B3/S23
3b2o$3bobob2o2b2o$2obo3bobo2bo$2obo3bob3o$3bo3bo$3bobob3o$4bobo3bo$6bo
2b2o$6b2o!

#N snacker
#O Mark Niemiec, 1972
#C Four eaters round a pentadecathlon, which they shorten.
#D oscillator period=9
#G xp9_32acxca23zy04r4zy04r4zo8a6x6a8o
x = 20, y = 11, rule = B3/S23
2o16b2o$bo16bo$bobo12bobo$2b2o12b2o$7bo4bo$5b2ob4ob2o$7bo4bo$2b2o12b2o
$bobo12bobo$bo16bo$2o16b2o!

#N snacker-2
#O Dean Hickerson
#D oscillator period=9
#G xp9_o8geheg8oz0230o032zx1u1zx16hzy02t2zy02d2zc453x354c
x = 34, y = 11, rule = B3/S23
2o$bo$bobo25b2o$2b2o23bo2bo$7bo4bo14b3o$5b2ob4ob2o3bo4bo6b3o$7bo4bo3b
2ob4ob2o3bo3bo$2b2o14bo4bo6b3o$bobo23b3o$bo25bo2bo$2o27b2o!

#N 68p9
#O carybe, 2018
#D oscillator period=9
#G xp9_6lny6nl6z31912sy0s21913zjmm21y212mmjz123y6321
x = 16, y = 17, rule = B3/S23
b2o10b2o$obo10bobo$3o10b3o2$b2o10b2o$4o8b4o$o3bo6bo3bo$5bo4bo$2bo2bo4b
o2bo$5bo4bo$o3bo6bo3bo$4o8b4o$b2o10b2o2$3o10b3o$obo10bobo$b2o10b2o!

#N bipole-bridge-pseudo-barberpole
#D oscillator period=10
#G xp10_y8oga13zy2g0k413zwo0a02z32
x = 17, y = 17, rule = B3/S23
15b2o$14bobo2$12bobo$12b2o$10b2o$11bo$9bo$7bobo2$5bobo2$3bobo2$2b2o$o$
2o!

#N 24p10
#O Matthias Merzenich
#C Among the smallest of its period.
#D oscillator period=10
#G xp10_c846l3wszy03wca6213
x = 13, y = 9, rule = B3/S23
7b2o$7bo2bo$3bo4bo3bo$4b2o3bob2o2$2obo3b2o$o3bo4bo$2bo2bo$4b2o!

#N 37p10-1
#O Dean Hickerson
#D oscillator period=10
#G xp10_ogjlqgggqljgozwmqy1qm
x = 13, y = 10, rule = B3/S23
2b2o5b2o$2bobo3bobo$3bo5bo$o5bo5bo$5o3b5o$5bobo$2b2o5b2o$2bo7bo$3bo5bo
$2b2o5b2o!

#N 37p10-2
#O Dean Hickerson
#D oscillator period=10
#G xp10_wo8y1bdz64klb111blp13zw56
x = 13, y = 13, rule = B3/S23
2b2o$3bo$2bo$2b2o5b2o$4bo3bobo$4o5bo$o5bo5bo$3b2o3b5o$2bo2bobo$2b2o5b
2o$10bo$9bo$9b2o!

#N 42p10-1
#O David Buckingham, 1976
#C The first of its period to be found.
#D oscillator period=10
#G xp10_xg88bbgz32q5hp1lgn84czx12452
x = 13, y = 13, rule = B3/S23
5b2o$4bo2bo$3bo2bo$2bob2ob3o$2bo2bo4bobo$3bo3bobob2o$3o6bo$o2b5obo$3bo
4bo$4b4o2$6b2o$6b2o!

#N 55p10
#O Bullet51, 2018
#D oscillator period=10
#G xp10_4aab9aio2u0u2oia9baa4zxbdy11y1db
x = 21, y = 9, rule = B3/S23
3b2o11b2o$b3ob2ob2ob2ob2ob3o$o8bobo8bo$b5obobobobob5o$6b2obobob2o$3b2o
5bo5b2o$3bo13bo$4bo11bo$3b2o11b2o!

#N extrovert
#D oscillator period=10
#G xp10_y133x33z33w595x595w33zoowkikxkikwoozy1ooxoo
x = 17, y = 20, rule = B3/S23
5b2o3b2o$5b2o3b2o4$2o2b3o3b3o2b2o$2o13b2o$4bobo3bobo$5bo5bo3$5bo5bo$4b
obo3bobo$2o13b2o$2o2b3o3b3o2b2o4$5b2o3b2o$5b2o3b2o!

#N introvert
#O Dean Hickerson, 1995
#D oscillator period=10
#G xp10_y133x33z66w595x595w66zccwkikxkikwcczy1ooxoo
x = 17, y = 20, rule = B3/S23
5b2o3b2o$5b2o3b2o4$4b3o3b3o$2o13b2o$2o2bobo3bobo2b2o$5bo5bo3$5bo5bo$2o
2bobo3bobo2b2o$2o13b2o$4b3o3b3o4$5b2o3b2o$5b2o3b2o!

#N 128p10-2
#O Nicolay Beluchenko, 2009
#D oscillator period=10
#G xp10_y931y113zy9etie0eitezo8xg8oogwccy3ccwgoo8gx8ozy2raahybhaarz32x12331w66y366w13321x23zy9en9e0e9nezy9ogy1go
x = 35, y = 35, rule = B3/S23
13b2o5b2o$13bobo3bobo4$12bo2bo3bo2bo$13bobo3bobo$14bobobobo$14bobobobo
$14b2o3b2o3$5bo6b2o7b2o6bo$2o4bo5b2o7b2o5bo4b2o$o6b3o15b3o6bo$bo3b2o2b
o15bo2b2o3bo$7b2o17b2o2$7b2o17b2o$bo3b2o2bo15bo2b2o3bo$o6b3o15b3o6bo$
2o4bo5b2o7b2o5bo4b2o$5bo6b2o7b2o6bo3$14b2o3b2o$14bobobobo$14bobobobo$
13bobo3bobo$12bo2bo3bo2bo4$13bobo3bobo$13b2o5b2o!

#N rattlesnake
#O Dean Hickerson, 2016
#D oscillator period=11
#G xp11_y0dbzggci5ld3xog8oz0343
x = 13, y = 15, rule = B3/S23
8b2o$8bo$9bo$8b2o4$5bo$5b2o$2obobob3o$ob2obobobo$6bo2b3o$7b2o3bo$9b3o$
9bo!

#N 38p11-1
#O David Buckingham, 1977
#C The first of its period to be found, and among the smallest.
#D oscillator period=11
#G xp11_0g842130v1oozra888ab43zx33
x = 12, y = 12, rule = B3/S23
2b2ob2o$3bobobo$3bo4bo$2obo5bo$2obo6bo$3bobo5bo$3bob2o3b2o$4bo$5b7o$
11bo$7b2o$7b2o!

#N achims-p11
#O Achim Flammenkamp
#D oscillator period=11
#G xp11_xg8k8x33x8k8gzw121ow111111wo121z33xfy6fx33zw25ak8022222208ka52zy633
x = 22, y = 22, rule = B3/S23
10b2o$10b2o$5bo10bo$4bobo8bobo$3bobo3bo2bo3bobo$2bobo4bo2bo4bobo$3bo5b
o2bo5bo3$4b3o8b3o$2o18b2o$2o18b2o$4b3o8b3o3$3bo5bo2bo5bo$2bobo4bo2bo4b
obo$3bobo3bo2bo3bobo$4bobo8bobo$5bo10bo$10b2o$10b2o!

#N p11-pinwheel
#O Nicolay Beluchenko
#D oscillator period=11
#G xp11_y3316zy17s8apgwiu39hwgkczg88w8g0ocw8pggoz11x44632x42017zy9346
x = 23, y = 23, rule = B3/S23
7b2o$7bobo$9bo3$5bo3bo5b3o$5bo2bo4b3o$5b2o7bo6b2o$6b4o4bobo5bo$6bo2b2o
2b2o2bo2b2o$13bo2$9bo$b2o2bo2b2o2b2o2bo$o5bobo4b4o$2o6bo7b2o$7b3o4bo2b
o$5b3o5bo3bo3$13bo$13bobo$14b2o!

#N merzenichs-p11
#O Matthias Merzenich, 2010
#D oscillator period=11
#G xp11_y1o4o798gzo8al5kc321g34akggzx122ak8h21ggca8bk46zy5345o78611zy711
x = 21, y = 21, rule = B3/S23
11b2o$12bo$12bobo$10b2obobo$9bobobobo$8bobo2bo2b2o$7bo5bo4bo$6bo7b4o$
5bo12b3o$4bo5bo5b2o2bo$3bobo3bobo3bobo$o2b2o5bo5bo$3o12bo$3b4o7bo$2bo
4bo5bo$3b2o2bo2bobo$5bobobobo$5bobob2o$6bobo$8bo$8b2o!

#N jasons-p11
#O Jason Summers, 2003
#D oscillator period=11
#G xp11_y4ra9j0j9arz8o0o8ggw3pb0bp3wgg8o0o8zra0hara0rhy1hr0arah0arz2303211wojq0qjow1123032zy4raip0piar
x = 25, y = 25, rule = B3/S23
8bob2ob2obo$8b2obobob2o2$8b3o3b3o$7bo3bobo3bo$7bobobobobobo$11bobo$4b
2o2b3o3b3o2b2o$2obo3bo9bo3bob2o$bobobobo9bobobobo$o2bo3bo9bo3bo2bo$2o
2b3o11b3o2b2o2$2o2b3o11b3o2b2o$o2bo3bo9bo3bo2bo$bobobobo9bobobobo$2obo
3bo9bo3bob2o$4b2o2b3o3b3o2b2o$11bobo$7bobobobobobo$7bo3bobo3bo$8b3o3b
3o2$8b2obobob2o$8bob2ob2obo!

#N mold-and-long-hook-eating-tub
#D oscillator period=12
#G xp12_07na4oz8k45dz05a4
x = 6, y = 14, rule = B3/S23
bobo$o$bo2bo$bobobo$2bo2bo$3b2o2$b4o$o3bo$bo$bo$2bo$bobo$2bo!

#N dinner-table
#O Robert Wainwright, 1972
#D oscillator period=12
#G xp12_032acy0oge2z0g8ow77ggz23y21226
x = 13, y = 13, rule = B3/S23
bo$b3o7b2o$4bo6bo$3b2o4bobo$9b2o$6bo$4b2obo2$2bo3bo2bo$bob2o4bo$bo6bo$
2o7b3o$11bo!

#N 35p12
#O Matthias Merzenich, 2015
#D oscillator period=12
#G xp12_g88e1u8y0g8oz011313wcc23zxca23
x = 14, y = 14, rule = B3/S23
3b2o$3bo$4b3o$6bo$7b2o$8bo2$3bo2bo3b2o$b3o2bo4bo$o4bo5bobo$b3ob2o5b2o$
3bobo$3bobo$4bo!

#N 44p12-3
#A 44p12-2
#O Nicolay Beluchenko
#D oscillator period=12
#G xp12_xg8kmjgz4630fgmmgfgc62zy2c621
x = 14, y = 14, rule = B3/S23
7bo$6b2o$5b2o$4bo$3bob4o$2bobo4bo$b2obob2obo2b2o$2o2bob2obob2o$4bo4bob
o$5b4obo$9bo$7b2o$6b2o$6bo!

#N bakers-dozen
#O Robert Wainwright, 1989
#D oscillator period=12
#G xp12_2hqz037133zccw6q4wi6zy1oogtozy4bh8
x = 23, y = 11, rule = B3/S23
2o9b2o$4obo5b2o$obo2b3o$11bo$4b2o4bobo$4bo5bo2bo4bo$11b2o4b2o2$15b3o2b
obo$10b2o5bob4o$10b2o9b2o!

#N carnival-shuttle
#O Robert Wainwright, 1984
#C A shuttle between two stalls.
#D oscillator period=12
#G xp12_hv4a4vhzxozw9o9zwccczxozw9o9z06kck6z062326
x = 38, y = 7, rule = B3/S23
33bo3bo$2o3b2o26b5o$bobobo3bo2bo6b2o3bo2bo7bo$b2ob2o2b2o3b2o4b2o2b2o3b
2o4bobo$bobobo3bo2bo6b2o3bo2bo7bo$2o3b2o26b5o$33bo3bo!

#N crown
#O Noam Elkies, 1995
#D oscillator period=12
#G xp12_08o0il96xggzxgjx6is343zw1j3xfvvz460jqx643siczx233
x = 23, y = 14, rule = B3/S23
16b2o$3b2o13bo$2bo12bo$5bo3b3o3bo3bo$bo3bo4bo4bo3b4o$obo2bo11bo$o2bo$b
2o$6b2o8b2o$6bo2b6o2bo$7b2o6b2o$4b3o10b3o$4bo2bobo4bobo2bo$5b2o4b2o4b
2o!

#N p12-cloverleaf-hassler
#D oscillator period=12
#G xp12_y65981aowuk0ggxgg0kuwoa1895zya13x24045054042x31zbg1m0gyb2q202q2ybg0m1gbz08o9p1hyah9h0h9hyah1p9o8zy0680dxe044ew4aa9870789aa4we440exd086zwg0m1gbx70227w255p1u0u1p552w72207xbg1m0gz0h1p9o8ya8p808p8ya8o9p1hzd086yd4540454yd680dzya8swgk2gia0aig2kgws8zy6a91851w72y527w15819a
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
#G xp13_gy1gr3zd5a64210g8c4066zy2kr6og
x = 16, y = 16, rule = B3/S23
4b3o2$6bo$6b2o$5bo$8bo$4bo3bo$9b2o$2o2b3o5bo$2o5bo4b2obo$7bo3bo3bo$7bo
bo5bo3$6b2o$6b2o!

#N 53p13
#O Bullet51, 2015
#D oscillator period=13
#G xp13_0kq2c5jzha8dkllld2sgz11da226943
x = 14, y = 12, rule = B3/S23
3b2o$3bo4b2obo$2obobo3b2obo$obob2obo4bo$2bo3bob4o$2bo3bo4bobo$b2obobob
2o2b2o$o2b2obobo$bo3b2obo$2b2o3bo$4b3o$4bo!

#N 60p13-1
#O Nicolay Beluchenko
#D oscillator period=13
#G xp13_y2amdl5zo6sako0g15wgicz101x8ggcy1cime0ks4zy7ed96zy8723
x = 25, y = 25, rule = B3/S23
9b3o2$9bo$8b2o$10bo$7bo$7bo3bo$5b2o$3bo5b3o2b2o$ob2o4bo5b2o$o3bo3bo$o
5bobo8bo2bo$16bo6bo$16bo7bo$8b2o6bo3b2obo$8b2o7b3o$12b3o$11bo3bo$15bo$
15bo$11bo2bo$14bo2$12bobo$13bo!

#N 64p13-1
#O Nicolay Beluchenko
#D oscillator period=13
#G xp13_gy1gr3y63jzd5a64210g8c4066w4e5310459073zy2kr6ogy3mgj4zye11
x = 17, y = 31, rule = B3/S23
4b3o2$6bo$6b2o$5bo$8bo$4bo3bo$9b2o$2o2b3o5bo$2o5bo4b2obo$7bo3bo3bo$7bo
bo5bo3$6b2o$6b2o2$9bo2bo$8bo6bo$8bo7bo$2o6bo3b2obo$2o7b3o$4b3o$3bo3bo$
7bo$7bo$3bo2bo$6bo2$4bobo$5bo!

#N 64p13-2
#O Nicolay Beluchenko
#D oscillator period=13
#G xp13_y25rc31y466zmkac48g012640ccw8sa7208ai0e6z1y11roy5c068zye331
x = 19, y = 31, rule = B3/S23
7b3o2$9bo$9b2o$8bo$11bo$7bo3bo$12b2o$3b2o2b3o5bo$3b2o5bo4b2obo$10bo3bo
3bo$10bobo5bo3$9b2o$9b2o2$4bo2bo$bo6bo$o7bo$bob2o3bo6b2o$5b3o7b2o$10b
3o$9bo3bo$9bo$9bo$10bo2bo$10bo2$10bobo$11bo!

#N 65p13-1
#O David Buckingham
#D oscillator period=13
#G xp13_g88e1e8z0113033xokczy4araaaa4z0ggo0oox356z122ege2
x = 25, y = 15, rule = B3/S23
4bo15bo$3bobo13bobo$3bobo13bobo$b3ob2o11b2ob3o$o23bo$b3ob2o11b2ob3o$3b
ob2o11b2obo$10bo3bo$11bobo$10b2ob2o$8bo2bobo2bo$7bobobobobobo$7b2o2bob
o2b2o$11bobo$12bo!

#N 128p13-1
#O Jason Summers
#D oscillator period=13
#G xp13_y38i3ry478ngzgo0488wh8s8woows450g0gcg888z11011w1jhy6ii3y0111zgggy0o99y6hpgwgg0ggz222161010k47w33w272hw224031zy31t2sy4ro92
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
#G xp14_j9d0d9j
x = 9, y = 5, rule = B3/S23
bo5bo$obo3bobo$o2bobo2bo$2bo3bo$2b2ob2o!

#N 34p14-shuttle
#O carybe, 2018
#D oscillator period=14
#G xp14_033y133zo4maxam4oz1ppy1pp1
x = 15, y = 11, rule = B3/S23
5b2o$2o2b2obo5b2o$2o3bobo5b2o$7bo$9bo2$9bo$7bo$2o3bobo5b2o$2o2b2obo5b
2o$5b2o!

#N 44p14
#O Dean Hickerson, 1997
#D oscillator period=14
#G xp14_0g88b96k4ozo5d0nlkldz011346
x = 13, y = 10, rule = B3/S23
8b2o$4b2obo2bo$3bobob2obo$3bobobo2b2o$2obo3bobo2bo$o2bo3bobob2o$b2o2bo
bobo$2bob2obobo$2bo2bob2o$3b2o!

#N tetradecathlon
#D oscillator period=14
#G xp14_64wo0k297x66zo8w60ag4oxoozy411zy4uquzy4fbfzy4ggz32wc0a143x33zc4w3058isxcc
x = 40, y = 15, rule = B3/S23
b2o5b2o20b2o5b2o$b2o5b2o20b2o5b2o2$17b6o$bo7bo6bo6bo6bo7bo$3o5b3o4bo8b
o4b3o5b3o$o9bo5bo6bo5bo9bo$b3o3b3o7b6o7b3o3b3o2$4bobo26bobo4$b2o5b2o
20b2o5b2o$b2o5b2o20b2o5b2o!

#N pentadecathlon
#A pentadecathalon
#O John Conway, 1970
#C Ten cells in a row become it.
#D oscillator period=15
#G xp15_4r4z4r4
x = 10, y = 3, rule = B3/S23
2bo4bo$2ob4ob2o$2bo4bo!

#N karels-p15
#O Karel Suhajda, 2002
#D oscillator period=15
#G xp15_14441xvtvz41114x757
x = 10, y = 11, rule = B3/S23
2bo4bo$2b6o$2bo4bo4$2b6o$bo6bo$o8bo$bo6bo$2b6o!

#N jolson
#O Robert Wainwright, 1984
#D oscillator period=15
#G xp15_3v3y64r4z9g9y0jjy04r4zcfcy011
x = 13, y = 19, rule = B3/S23
b2o6b2o$o2bo4bo2bo$o2bo4bo2bo$o2bo4bo2bo$b2o6b2o3$7bo$5bo2bob2o$6b2o2b
2o3$6b4o$5b6o$4b8o$3b2o6b2o$4b8o$5b6o$6b4o!

#N loaflipflop
#O Robert Wainwright, 1990
#D oscillator period=15
#G xp15_y8vtvzy8757zskssssksx80202ozy710221o0227w722227w722zyb9p9zyb8f8zyb2e2
x = 34, y = 34, rule = B3/S23
16bo$15b3o3$15b3o2$15bobo$15bobo2$15b3o3$15b3o$16bo2$bo2bob2obo2bo15b
2o$2o2bo4bo2b2o3b2o7bo4bo$bo2bob2obo2bo3bo2bo5bo6bo$16bobo5bo8bo$17bo
6bo8bo$24bo8bo$25bo6bo$26bo4bo$28b2o$18b3o$17bo3bo$16bo5bo2$15bo7bo$
15bo7bo2$16bo5bo$17bo3bo$18b3o!

#N 112p15
#O thunk
#D oscillator period=15
#G xp15_w8k84166y366148k8z2cdy1g8ie0ei8gy1dc2zy2raahy1haarz86my1129e0e921y1m68zw2524gccy3ccg4252
x = 25, y = 25, rule = B3/S23
6bo11bo$7b2o7b2o$3bobob2o7b2obobo$2bobo15bobo$3bo17bo$2bo19bo$o9b2ob2o
9bo$b2o8bobo8b2o$b2o6bobobobo6b2o$8bobo3bobo$6bo2bo5bo2bo$6b3o7b3o2$6b
3o7b3o$6bo2bo5bo2bo$8bobo3bobo$b2o6bobobobo6b2o$b2o8bobo8b2o$o9b2ob2o
9bo$2bo19bo$3bo17bo$2bobo15bobo$3bobob2o7b2obobo$7b2o7b2o$6bo11bo!

#N achims-p16
#O Achim Flammenkamp, 1994
#D oscillator period=16
#G xp16_g8cgx7964z1110gy08kkczw1347y01
x = 13, y = 13, rule = B3/S23
7b2o$7bobo$2bo4bob2o$b2o5bo$o2bo$3o2$10b3o$9bo2bo$4bo5b2o$2b2obo4bo$3b
obo$4b2o!

#N richs-p16
#O Rich Holmes, 2016
#D oscillator period=16
#G xp16_om999e0e999mozx8kc0ck8
x = 13, y = 10, rule = B3/S23
4bo3bo$2b2obobob2o$bo3bobo3bo$o3b2ob2o3bo$obo7bobo$bo9bo2$4b2ob2o$3bob
obobo$4bo3bo!

#N 68p16
#O carybe, 2018
#D oscillator period=16
#G xp16_oowg8cx33xj3zooxjx31whh032zw8o0hhwgoxpx33zxopxoox621w33
x = 20, y = 20, rule = B3/S23
10b2o3b2o$10b2o3b2o$6bo$2o3b2o$2o2bo10bo$5bo3b2o2b2obo$5bo3bo6b2o2$2o$
2o3bo7b2o$5b2o7bo3b2o$18b2o2$2b2o6bo3bo$3bob2o2b2o3bo$4bo10bo2b2o$13b
2o3b2o$13bo$3b2o3b2o$3b2o3b2o!

#N two-pre-l-hasslers
#O Robert Wainwright
#D oscillator period=16
#G xp16_gj3y63jgz9hgfx8gxfgh9z0ggxco13xggzpo0fy01xf0opz0ccy6cc
x = 24, y = 16, rule = B3/S23
4b2o12b2o$2obo2bob2o4b2obo2bob2o$2o2bo4bo4bo4bo2b2o$5bo12bo$6bobo6bobo
$10bo$9bobo$8bo5bo$9bo5bo$12bobo$13bo$6bobo6bobo$5bo12bo$2o2bo4bo4bo4b
o2b2o$2obo2bob2o4b2obo2bob2o$4b2o12b2o!

#N ship-in-a-bottle
#O Bill Gosper, 1994
#D oscillator period=16
#G xp16_g8861daowoad1688gz12174wokcx47121zcik71ggowogg17kiczx3452y02543
x = 18, y = 18, rule = B3/S23
4b2o6b2o$3bo2bo4bo2bo$3bobo6bobo$b2o2b3o2b3o2b2o$o6bo2bo6bo$ob2o10b2ob
o$bobo10bobo$3b2o3b2o3b2o$7bobo$7b2o$3b2o8b2o$bobo10bobo$ob2o10b2obo$o
6bo2bo6bo$b2o2b3o2b3o2b2o$3bobo6bobo$3bo2bo4bo2bo$4b2o6b2o!

#N achims-other-p16
#O Achim Flammenkamp
#D oscillator period=16
#G xp16_y57ey9e7zgggy58ogy1go8y5gggz0111y0cogx11x11xgocy0111zy6hy9hz0gggy0631xggxggx136y0gggz111y5231y1132y5111zy5sey9es
x = 35, y = 35, rule = B3/S23
9bo15bo$9b2o13b2o$9b2o13b2o$10bo13bo5$12b2o7b2o$3o10b2o5b2o10b3o$b3o
10b2o3b2o10b3o2$8bo17bo$8b2o15b2o$9b2o13b2o$10bo13bo4$10bo13bo$9b2o13b
2o$8b2o15b2o$8bo17bo2$b3o10b2o3b2o10b3o$3o10b2o5b2o10b3o$12b2o7b2o5$
10bo13bo$9b2o13b2o$9b2o13b2o$9bo15bo!

#N sailboat
#O Robert Wainwright, 1984
#D oscillator period=16
#G xp16_y2giligz8k80u146g89gxg08k9h1ezy011w1210g8g34441z0gwo8w8k4o11w8m46042skz121078imggpy1aeg80o8q4zy34a4
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
#G xp17_32acy1ca23zy27rszwo8a6y16a8o
x = 15, y = 15, rule = B3/S23
2o$bo$bobo9b2o$2bobo8bo$11bobo$11b2o$5b2o$5b2ob2o$8b2o$2b2o$bobo$bo8bo
bo$2o9bobo$13bo$13b2o!

#N 54p17-1
#O Dean Hickerson, 1997
#C The first of its period to be found.
#D oscillator period=17
#G xp17_xo4o796o8gzc93s254ll6p7oi6zx11x343
x = 15, y = 13, rule = B3/S23
5bo$4bobo$4bobo3b2o$b2obob2o3bo$2bobo6bob2o$o2bobob3obo2bo$2obobo4bobo
$3bobo2b2o2b2o$3bobo3bobo$4b2obobobo$6bobobo$6bobo$7b2o!

#N 71p17-1
#O Dean Hickerson
#D oscillator period=17
#G xp17_xg88r2q487p8gzci4ra0s254ll6p7oi6z116871y1343
x = 18, y = 14, rule = B3/S23
14bo$5bo7bobo$4bobo6bobo$4bobo5b2o2b2o$b2obob2o3bo2bobo$2bobo6bob2o2bo
$o2bobob3obo3bobo$2obobo4bo2b2obo$3bobo2b2o4bo$3bobo3bobo2bo$4b2obobob
3o$6bobo$6bo2b3o$5b2o4bo!

#N 43p18
#A p18-bi-block-hassler
#O Noam Elkies, 1995
#C Among the smallest of its period.
#D oscillator period=18
#G xp18_66625ak8zy177xcc0cczy1g8mwiozx91gp
x = 20, y = 15, rule = B3/S23
b2o$b2o$b2o$bo13bo2bo$obo12bo$bobob3o6bo4bo$2bob4o5bobo2b2o$3bo7b2obo
2$7bo$6bo4bo2bo$7bo5b2o2$7b2o$7b2o!

#N p18-honey-farm-hassler
#O Nico Brown
#D oscillator period=18
#G xp18_gg032acycok46z0346x888y6imgzy18o032y9gg031e8zx311yd1226
x = 30, y = 18, rule = B3/S23
26bo$3bo20b3o$3b3o17bo$6bo16b2o$5b2o21b2o$28bo$8b2o16bobo$8bo17b2o$20b
3o$7b3o$2b2o17bo$bobo16b2o$bo$2o21b2o$5b2o16bo$6bo17b3o$3b3o20bo$3bo!

#N 56p18
#O Jason Summers
#D oscillator period=18
#G xp18_y632aczyao8ggz178cy0gggx133dumozy4167rscoy631e8zy911zyb354c
x = 29, y = 29, rule = B3/S23
18bo$16b3o$15bo$15b2o5$12b3o$11bo3bo$14bo12b2o$9bo4bo12bo$8bo16bobo$8b
o10bo5b2o$8bob2o5b2obo$2b2o5bo10bo$bobo16bo$bo12bo4bo$2o12bo$13bo3bo$
14b3o5$12b2o$13bo$10b3o$10bo!

#N merzenich-p18
#O Matthias Merzenich
#D oscillator period=18
#G xp18_0o4p784cx8ozp90v064owgabo7p8zw1221ehp5pab421
x = 17, y = 15, rule = B3/S23
3b2o$4bo$2bobob2o$bobobobo3b2o$bobo8bo$2obo8bob2o$3bob2o4b2obo$3bo10bo
$2obobo5b3ob2o$o2bobobo2bo2bobo$2bo2bob4obo2bo$3b2obo4b2obo$6bo2bo3bo$
6bobob3o$7b2obo!

#N 113p18
#O David Buckingham
#D oscillator period=18
#G xp18_wg8gyd8eh6o8zq6hcbaggx3jy36655t243zg9gf99ppy0323ggx33lld2pmz56o3t5y511y2343zx1
x = 21, y = 28, rule = B3/S23
3bob2o4b2obo$3b2o2bo2bo2b2o$b2o3bo4bo3b2o$o3b2ob4ob2o3bo$b3obobo2bobob
3o$3bobobo2bobobo$6bo4bo$7bo2bo$7bo2bo3$14b2o$10b2o2b2o$9b2o$10bo$5b2o
$5b2o3$10bo2bo$10bo2bo$9bo4bo$6bobobo2bobobo$4b3obobo2bobob3o$3bo3b2ob
4ob2o3bo$4b2o3bo4bo3b2o$6b2o2bo2bo2b2o$6bob2o4b2obo!

#N 117p18
#O David Buckingham
#D oscillator period=18
#G xp18_32acxca23zy06e6y7oggy1ggozy0cecy1ggy223ggg32zy1cscy01hoky21j1zy1osoy4ooy0333z0ggkcxckggy7373z01y51y7676zyfc453x354c
x = 39, y = 30, rule = B3/S23
37b2o$8b2o27bo$9bo25bobo$9bobo23b2o$10b2o13bobo2bobo$14bobo2bobo2bo2bo
2bo2bo$13bo2bo2bo2bo2bobo2bobo$14bobo2bobo13b2o$10b2o23bobo$9bobo25bo$
9bo27b2o$8b2o$23b2o$19b2o2b2o$18b2o$19bo$14b2o$14b2o$29b2o$2o27bo$bo
25bobo$bobo23b2o$2b2o13bobo2bobo$6bobo2bobo2bo2bo2bo2bo$5bo2bo2bo2bo2b
obo2bobo$6bobo2bobo13b2o$2b2o23bobo$bobo25bo$bo27b2o$2o!

#N p18-glider-shuttle
#O Dean Hickerson
#D oscillator period=18
#G xp18_yfg08e1eozycml1p5438fg6kk6gzycpk592r85d5kp011zy0gs26gmq0s2my08894mmy0giligz8kkm0lgng6o1o6d0eec0561gg8wghg0261u08k8y0ggzx110iu0dl0346y0ggwg99gwh3gw11y0c4o0lm0f90ggzy511y02520fg4c01i1w130o8k3o7388d3ob03p5l0d552zyh19l91y1eecw1xc960bd1c871zykgg0j5kkl329lk5jzyk1c55c1u0l5kjgldzyp3ege201
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

#N cribbage
#O Mitchell Riley, 2023
#C The first oscillator of period 19.
#D oscillator period=19
#G xp19_0c4gf9gy4c88gz69alld03xoy11108cy2g8oz0643y2c5y47xg0cabk4ozy9354cy3125t38dzym11
x = 32, y = 21, rule = B3/S23
4b2o$4bo$b2obo10bo$bo2b2o9b3o$3bo2bo11bo$bob3obo9b2o$obo4bo$o2b3o15bo$
b2o2bo5bo8b2o7b2o$3b2o6bo16bobo$3bo7bo8bo7bo$bobo16bo6b2o$b2o7b2o8bo5b
o2b2o$10bo15b3o2bo$24bo4bobo$13b2o9bob3obo$13bo11bo2bo$14b3o9b2o2bo$
16bo10bob2o$27bo$26b2o!

#N mold-on-fumarole
#D oscillator period=20
#G xp20_35426ow37bkicz65123
x = 9, y = 14, rule = B3/S23
3b2o$2bo2bo$bobobo$bo2bo$o$bobo2$4b2o$2bo4bo$2bo4bo$2bo4bo$3bo2bo$bobo
2bobo$b2o4b2o!

#N 48p20
#O Dean Hickerson, 2008
#C A ring of sparks at a slant.
#D oscillator period=20
#G xp20_0jhe8gxg8gz122dl56o8ghzy1123cjc32ac
x = 15, y = 15, rule = B3/S23
12b2o$11bobo$11bo$4bo5b2o$3bobo6b2o$4bo4b3o2bo$8bo3b2o$8b4o$6b2o3bo$5b
obo2bo$3bobobobo$b3obob2o$o3bobo$2o2bobo$5bo!

#N 145p20
#O Noam Elkies
#D oscillator period=20
#G xp20_y0o8go4q2s0v9zy04aaqisusiqa96z697o4cxgggxc4o796z0evvy1242y1vvezcis34akgosssogka43siczx3552y32553
x = 28, y = 21, rule = B3/S23
4b2o4bo4b2o$3bo2bobo3bobo2bo$3b3o9b3o$b2o3b2o5b2o$obo2bo2b5o2bo4b2o$ob
obobo7b2o3bo2bo$bobobo13bobo2bo2bo$3bo14b2obob5o$2bo2bo11bo3bo$2bo9bo
4bo4bob2o$2bo3bo3b2ob2o2bo3b2o3bo$2bo9bo4bo4bobobo$2bo2bo11bo3bo3bo$3b
o14b2obob2o$bobobo13bobobo$obobobo7b2o3bobo2bo$obo2bo2b5o2bo4bo2b2o$b
2o3b2o5b2o$3b3o9b3o$3bo2bobo3bobo2bo$4b2o4bo4b2o!

#N 124p21
#O Robert Wainwright
#D oscillator period=21
#G xp21_y5ggdb88gy1au6zy0gbbo7412311x130e2y4gz642u1t6y34r4w4r4y3cngf84czy01y48e0ogxggo8g4s3qq1zy8cfay1122qm11
x = 36, y = 25, rule = B3/S23
11b2o9bo$12bo9bo$11bo10bo$11b4o6b2o$9b2o4bo3bo$5b2obobob3o3bo4bo$5b2ob
o3bo5bo$8b2o10b3o$5b3o$4bo2bo23bo$4b2o14bo9bobo$ob2o10b3o2bobo8bobo$2o
bob2o22b2obob2o$3bobo8bobo2b3o10b2obo$3bobo9bo14b2o$4bo23bo2bo$28b3o$
13b3o10b2o$17bo5bo3bob2o$12bo4bo3b3obobob2o$16bo3bo4b2o$13b2o6b4o$13bo
10bo$13bo9bo$13bo9b2o!

#N 36p22
#C Among the smallest of its period.
#D oscillator period=22
#G xp22_178cwggg2y2oo4kozy235433y28111w62sg
x = 27, y = 10, rule = B3/S23
2o$bo$bobo13b3o$2b2o3bo8bo3bo$6bob2o6bo4bo$5bo4bo6b2obo$6bo3bo8bo3b2o$
7b3o13bobo$25bo$25b2o!

#N champagne-glass
#O Dean Hickerson
#D oscillator period=22
#G xp22_o8bp688gzx1iv0v0e93z32qjc221
x = 15, y = 12, rule = B3/S23
3b2o5b2o$3bo7bo$2obo7bob2o$o2b2o5b2o2bo$b2o6bo2b2o$3b3o4b2o$3bo4bo2bo$
4b7o2$6b3o$6bo2bo$8b2o!

#N 46p22
#O Jason Summers, 2005
#C Four eaters round a pulsing bar.
#D oscillator period=22
#G xp22_31e8w444x8e13zy2nnzwo8wjjgx8oz321y6123
x = 17, y = 16, rule = B3/S23
2o13b2o$o15bo$b3o9b3o$3bo9bo2$6bo3bo$5bobobobo$b3obobobobob3o$6bo3bo4$
3bo9bo$b3o9b3o$o15bo$2o13b2o!

#N 48p22
#A 48p22-1
#O Nicolay Beluchenko, 2009
#D oscillator period=22
#G xp22_occsgwssg0pfezwccey2scczwss602eew2ecc6zx11
x = 16, y = 16, rule = B3/S23
11b2o$10bobo$2bo5bo4bo$2ob2o2b2obobo$o7bo3bo$bobo2$2b3o7bo$3bo7b3o2$
12bobo$3bo3bo7bo$3bobob2o2b2ob2o$2bo4bo5bo$3bobo$3b2o!

#N p22-lumps-of-muck-hassler
#O Aidan F. Pierce
#D oscillator period=22
#G xp22_y2ca23zws21q4zx11zxgc22sy1352zw8o121yfg88cz311y63556wo44488g1hzya4acx324nh10d2zyhgcw2q8ggzyi303558896zygc453
x = 49, y = 31, rule = B3/S23
22b2o7bo$23bo8bo2bo$23bobo4bo4bo4b2o$24b2o13bo2bo$29bo8b2ob2o$28b2ob2o
8bo$28bo2bo13b2o$29b2o4bo4bo4bobo$35bo2bo8bo$39bo7b2o4$23bo8b2o$16bo5b
2o7bobo$15bobo3bo10bo$15b2o5bobo$22bobo2$19b2o$2o16bo2bo$bo16b2obo$bob
o4b3o5bo2b2o$2b2o4bobo4bo$7bo3bo3bo3bo$7bo3bo3bo3bo$11bo4bobo4b2o$6b2o
2bo5b3o4bobo$5bob2o16bo$5bo2bo16b2o$6b2o!

#N pre-pulsar-shuttle-22
#D oscillator period=22
#G xp22_696o8b9cxc9b8o696z065x31x13x56zy18c8x8c8z06agwccxccwga6z69611d93x39d11696
x = 24, y = 19, rule = B3/S23
b2o18b2o$o2bo2b2o8b2o2bo2bo$b2o2bobo8bobo2b2o$3b2o14b2o$3bo16bo$2obo8b
3o5bob2o$o2bob2o5bobob3obo2bo$2b2ob2o5b3ob3ob2o4$2b2ob2o5b3ob3ob2o$o2b
ob2o5bobob3obo2bo$2obo8b3o5bob2o$3bo16bo$3b2o14b2o$b2o2bobo8bobo2b2o$o
2bo2b2o8b2o2bo2bo$b2o18b2o!

#N 168p22-1
#O Noam Elkies
#D oscillator period=22
#G xp22_y1882u0o8b5oxo5b8o0u288zggwo81252w629e1e926w25218owggzd870vix72xgg0ggx27xiv078dzy1gk2t2ogj2s343s2jgo2t2kgzy323x65y156x32
x = 33, y = 23, rule = B3/S23
12b2o5b2o$7b2o3bo7bo3b2o$8bo4bo5bo4bo$5b2obob3obo3bob3obob2o$8bobo3bo
3bo3bobo$6bobo5bobobo5bobo$7bobo2b2obobob2o2bobo$8bo3bo2bobo2bo3bo$4b
2o8b2ob2o8b2o$2o2bo23bo2b2o$obobo4bo13bo4bobobo$2bob2o3b2o11b2o3b2obo$
obobo4bo13bo4bobobo$2o2bo23bo2b2o$4b2o8b2ob2o8b2o$8bo3bo2bobo2bo3bo$7b
obo2b2obobob2o2bobo$6bobo5bobobo5bobo$8bobo3bo3bo3bobo$5b2obob3obo3bob
3obob2o$8bo4bo5bo4bo$7b2o3bo7bo3b2o$12b2o5b2o!

#N caterer-on-figure-eight
#D oscillator period=24
#G xp24_2hqz037133zssszx777
x = 18, y = 6, rule = B3/S23
4b2o6bo$2bob2o4bo3b4o$bo8bo3bo$4bo5bo$2obo9bo$2o9b2o!

#N 38p24
#A p24-shuttle
#O Karel Suhajda, 2002
#C Found by a search through random agars.
#D oscillator period=24
#G xp24_y333zccw8sicx32c8zy6okk8y066zy7po
x = 20, y = 20, rule = B3/S23
7b2o$7b2o3$8bo$7b3o$6bo2bo$2o5b2o$2o2$13b2o$5b2o5bob2o2b2o$6bo5bobo3b
2o$7b2o4bo$8bo4$11b2o$11b2o!

#N dueling-banjos
#O Apple Bottom, 2019
#D oscillator period=24
#G xp24_cc0f9x21hxh12x9f0cczy3699d303d996zzy0o8a6y56a8o
x = 20, y = 25, rule = B3/S23
16b2o$16b2o2$16b4o$2o14bo2bo$bo$bobo$2b2o5bo$8b2o$7b2o6b3o$8b2o4bobo$
14b2o2$14b2o$8b2o4bobo$7b2o6b3o$8b2o$2b2o5bo$bobo$bo$2o14bo2bo$16b4o2$
16b2o$16b2o!

#N boring-p24
#D oscillator period=24
#G xp24_co9nas0san9oczgoldlo0oldlogy0ggz1047210127401y01581qo
x = 26, y = 18, rule = B3/S23
15bo5bo$15bo5bo$15b2o3b2o2$11b3o2b2ob2o2b3o$13bobobobobobo$15b2o3b2o2$
6bo8b2o3b2o$6b2o5bobobobobobo$5b2obo2b3o2b2ob2o2b3o$4bo2b3o$3bobobo7b
2o3b2o$2bobobo8bo5bo$3o2bo9bo5bo$bob2o$2b2o$3bo!

#N uninteresting-p24
#D oscillator period=24
#G xp24_co9nas0san9ocy0ssszgoldlo0oldlogy3777z1047210127401
x = 26, y = 15, rule = B3/S23
15bo5bo$15bo5bo$15b2o3b2o2$3bo7b3o2b2ob2o2b3o$2b2o9bobobobobobo$bob2o
10b2o3b2o$3o2bo$2bobobo8b2o3b2o$3bobobo5bobobobobobo$4bo2b3ob3o2b2ob2o
2b3o$5b2obo$6b2o7b2o3b2o$6bo8bo5bo$15bo5bo!

#N 144p24
#O Noam Elkies
#D oscillator period=24
#G xp24_g8oy4au6y32hqy4o8gz12p61bw130e2y537133wjpu121zwfg083xeeh44xex4ah9aw7fvz69e1230go0e8y7osgoo0321e96zy6afcy58hb
x = 25, y = 35, rule = B3/S23
4b2o10b2o$3bo2bo2b4o2bo2bo$3b3o2b6o2b3o$6b10o$5bo10bo$5b2o8b2o2$11bo7b
o$5bo6bo5b2o$5b2o3bo3bo$16b3o2bobo$bobo2b3obo3bo3bob4o$b4obo4b3o8b2o$b
2o3$11b3o5$5bo$4o3bo11bo$3bo3bo9bo3b4o$7bo3b3o3bo3bo$4bo7bo4bo$5b2o13b
o$18b2o2$5b2o8b2o$5bo2b6o2bo$6b2o6b2o$3b3o10b3o$3bo2bobo4bobo2bo$4b2o
4b2o4b2o!

#N 186p24
#O Bill Gosper
#D oscillator period=24
#G xp24_ogggoyb252y4252ybogggozoadaox225w72w77y177w77y177w27w522xoadaozyeca230owc2gcw70ggkczw6kck6xgg8wogwoow1woowoow1woowgow8ggx6kck6zw62326y11w1x110g8g011w110g8g011x1w1y162326zyj1y61
x = 58, y = 26, rule = B3/S23
22bo10bo$21bobo8bobo$22bo10bo2$3ob3o12bo5bo4bo5bo12b3ob3o$3bo6bo3bo4bo
5bo4bo5bo4bo3bo6bo$2o3b2o3bob3o3bo7bo2bo7bo3b3obo3b2o3b2o$3bo6bo3bo4bo
5bo4bo5bo4bo3bo6bo$3ob3o12bo5bo4bo5bo12b3ob3o2$22bo$20b3o9b3o$19bo7b3o
7b2o$19b2o7b3o7bo$23b3o9b3o$35bo2$2b3ob3o12bo5bo4bo5bo12b3ob3o$5bo6bo
3bo4bo5bo4bo5bo4bo3bo6bo$2b2o3b2o3bob3o3bo7bo2bo7bo3b3obo3b2o3b2o$5bo
6bo3bo4bo5bo4bo5bo4bo3bo6bo$2b3ob3o12bo5bo4bo5bo12b3ob3o2$24bo10bo$23b
obo8bobo$24bo10bo!

#N 88p25
#O Matthias Merzenich, 2016
#D oscillator period=25
#G xp25_y03pmwmp3y533z4s0gx11y9gggxc871zwhhxcca44y411211xc4oz4701ydo8448ox11zy566y5643w346
x = 32, y = 23, rule = B3/S23
4b2o4b2o9b2o$4bobo2bobo9b2o$6bo2bo$5bo4bo$5b2o2b2o$7b2o21b2o$30bo$2o
26bobo$bo26b2o$bobo18b3o$2b2o16b2ob2o$9bo12bo$7b2ob2o16b2o$7b3o18bobo$
2b2o26bo$bobo26b2o$bo$2o21b2o$21b2o2b2o$21bo4bo$22bo2bo$9b2o9bobo2bobo
$9b2o9b2o4b2o!

#N 98p25
#O Noam Elkies
#D oscillator period=25
#G xp25_y53pmwmp3y333zo80ggy311y6gg8gy1o8gkczg99gp6y0ciaey63221y03c84koz11ygo8448ozy866y3643w346
x = 38, y = 23, rule = B3/S23
9b2o4b2o7b2o$9bobo2bobo7b2o$11bo2bo$10bo4bo$10b2o2b2o$12b2o2$36b2o$2o
24bo6b2o2bo$o2b2o19b2obo5bob2o$b2obo19bo2bo4bo$5bo5b3o10b3o5bo$5bo4bo
2bo19bob2o$b2obo5bob2o19b2o2bo$o2b2o6bo24b2o$2o2$24b2o$22b2o2b2o$22bo
4bo$23bo2bo$12b2o7bobo2bobo$12b2o7b2o4b2o!

#N 104p25
#O Noam Elkies
#D oscillator period=25
#G xp25_y53pmwmp3x32aczo80ggy311y6gg8gy1o8gkczg99gp6y0ciaey63221y03c84koz11y8ggy2o8448ozya1226x643w346
x = 38, y = 23, rule = B3/S23
9b2o4b2o3bo$9bobo2bobo3b3o$11bo2bo8bo$10bo4bo6b2o$10b2o2b2o$12b2o2$36b
2o$2o24bo6b2o2bo$o2b2o19b2obo5bob2o$b2obo19bo2bo4bo$5bo5b3o10b3o5bo$5b
o4bo2bo19bob2o$b2obo5bob2o19b2o2bo$o2b2o6bo24b2o$2o2$24b2o$22b2o2b2o$
14b2o6bo4bo$14bo8bo2bo$15b3o3bobo2bobo$17bo3b2o4b2o!

#N 105p25
#D oscillator period=25
#G xp25_8owgg0g8gy13pmggmp3z6r0741470r6y21111y2gg08ozju079c1fge3y24aricy0fvg99gzyq11zye66
x = 34, y = 23, rule = B3/S23
9b2o4b2o$9bobo2bobo$11bo2bo$10bo4bo7bo6b2o$10b2o2b2o6bobob2o2bo$12b2o
8bobobobobo$21b2obo3bob2o$19bo3b2obob2o3bo$2o20bo7bo$o2b2o17bo7bo$b2ob
o14bo3b2obob2o3bo$5bo5b3o7b2obo3bob2o$5bo4bo2bo8bobobobobo$b2obo5bob2o
8bobob2o2bo$o2b2o6bo11bo6b2o$2o6$12b2o$12b2o!

#N 134p25
#O Noam Elkies
#D oscillator period=25
#G xp25_wo8go4q2s0v9zw4aaqi9j9iqa96y0gz8oya6511z0123x8c8x262xo8gzxggkcya32zx1y0ciab9ipi9baa4zy6iv078b43123
x = 35, y = 23, rule = B3/S23
21bo$19b3o$18bo8bo2b2o$9b2o7b2o6bobo2bo$10bo15bobobo$10bobo12b2obob2o$
11b2o11bo3bo3bo$19bo4bo4bobobo$6b2o9b2ob2o2bo3b2o3bo$5bo2bo10bo4bo4bob
2o$o2bo2bobo15bo3bo$5obob2o15b2obob5o$6bo3bo15bobo2bo2bo$2b2obo4bo4bo
10bo2bo$bo3b2o3bo2b2ob2o9b2o$bobobo4bo4bo$2bo3bo3bo11b2o$3b2obob2o12bo
bo$4bobobo15bo$3bo2bobo6b2o7b2o$3b2o2bo8bo$13b3o$13bo!

#N pre-pulsar-shuttle-25
#D oscillator period=25
#G xp25_o8go4q2s0v9y19v0s2q4og8oz4aaqi9j9iqa96069aqi9j9iqaa4zzy5454x454zy1j5oggmmxmmggo5jzy0343w641x146w343
x = 28, y = 27, rule = B3/S23
3b2o2bo$3bo2bobo$4bobobo$3b2obob2o$2bo3bo2bo15b2o$bob2o2b3o10b2o2bo2bo
$bo4b4o10bobo2b2o$2b3o2b3o13b2o$6bo2bo14bo$5obob2o6b3o5bob2o$o2bo2bobo
7bobob3obo2bo$5bo2bo7b3ob3ob2o$6b2o2$6b2o$5bo2bo7b3ob3ob2o$o2bo2bobo7b
obob3obo2bo$5obob2o6b3o5bob2o$6bo2bo14bo$2b3o2b3o13b2o$bo4b4o10bobo2b
2o$bob2o2b3o10b2o2bo2bo$2bo3bo2bo15b2o$3b2obob2o$4bobobo$3bo2bobo$3b2o
2bo!

#N 87p26
#D oscillator period=26
#G xp26_0c4o796kcimkk8goz4aajkm0fomi87kggzca245l4870122c543zy111
x = 17, y = 16, rule = B3/S23
11b2o$6b2o4bo$4b3o3bobob2o$bobo4bob2obobo$b2ob4obo3bo$4bo4bo3bo$4bob2o
bobob3o$3b2o2bobob2o3bo$5bo2b2o4b2o$b3o2b3o2b3o$obo3bobo2b2o$o3b2o2bo
5b2o$b3o4bob4o2bo$3bo5bo5b2o$11bo$10b2o!

#N p26-glider-shuttle
#O Matthias Merzenich
#D oscillator period=26
#G xp26_ymc4go4q9jzypgg01zycgy71687xo8gzggwgy465110ggy78gox32z124bq1xciaa4y0211y71zw32ywgg8gy0oi6zyfocgy64cay012221x4a61aczya2egoy0gy9c453zyh78b4zyf8ko0o80gzyf6421w11
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
#G xp26_y1o4s0f9x1110111x9f0s4ozggml54c32y04o4x4o4y023c45lmggzhw1x8ggwggccxccggwgg8x1whzry2hy0hhy3hhy0hy2rzhwgx211w1166x6611w112xgwhz11dlk46o8y0434x434y08o64kld11zy13470uixggg0gggxiu0743
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
#G xp27_y9330gzyb1789azy08q987yfooz33yfs2ib2zy6ai2sgzy910oo
x = 30, y = 30, rule = B3/S23
15b2o$15b2o5$13b2o$14b2o$10bo4bo$10bo3bo$10b2o7b3o$19bo2$2o21bo$2o5b2o
11bob2o$6b2obo11b2o5b2o$6bo21b2o2$10bo$8b3o7b2o$15bo3bo$14bo4bo$14b2o$
15b2o5$13b2o$13b2o!

#N 94p27-1
#O Jason Summers
#D oscillator period=27
#G xp27_wg88rb8oy5ogz6i2t4mkey1g8wgc73xj9e0o4cz011w346x6fpy5ojhrhla23zyl66
x = 32, y = 18, rule = B3/S23
5b2o$5b2o$17bo$3b6o6bo2bo$2bo5bo10bo$3bo3bo6bo4bo4b2o$3o17bo3bobo$o2b
5o7bo3bo6bo2b2o$3bo3bo9b2o6b2obobo$bobob2o6b2o9bo3bo$b2o2bo6bo3bo7b5o
2bo$5bobo3bo17b3o$6b2o4bo4bo6bo3bo$12bo10bo5bo$13bo2bo6b6o$14bo$25b2o$
25b2o!

#N 123p27-1
#O Noam Elkies
#D oscillator period=27
#G xp27_06ic88c170v18k4ozkf0v5p1p5t445p6o3tgz11w1169m96p5klkwaabgzy712102egm95d
x = 20, y = 22, rule = B3/S23
b2ob2o$2bobobob2o$bo2bobobo$ob2o2bobobo$o9b3obo$b3o9b2o$3bobobo2b2o3b
2o$5bobobo2b2o3bo$4b2obo2b2o2b2obo$3bo3bobo2bobobo$4b3o2bo2bo6bo$7b2o
3bo2b5o$6bo2b4obo$5bob2o3bobo2b3o$6bo2b3o2bo4bo$7b2o5bob2o$9b3o2bobo$
9bo2bobobo$10b5ob2o$15bo2bo$9bob4o2b2o$9b2obo!

#N pre-pulsar-shuttle-28
#D oscillator period=28
#G xp28_g8gcscy333xoge2z1ii1x676x676z34atsy4ggx62sgzy911
x = 22, y = 16, rule = B3/S23
7b2o$2o5b2o8bo$bo14bob2o$bobo16bo$2b2o12bo2bobo$18bo2bo$19b2o2$7bo5bo$
6b3o3b3o4b2o$18bo2bo$2b2o13bobobo$bobo13bo2bo$bo14bo$2o5b2o8bobo$7b2o!

#N 88p28
#O Karel Suhajda
#D oscillator period=28
#G xp28_y633y833zy68sq6y46qs8z33y0ca76yc67acy033zzggy0ckooycookcy0ggz11y2104emoy4ome401y211zy6ggy8ggzy611y811
x = 36, y = 36, rule = B3/S23
10b2o12b2o$10b2o12b2o5$12b2o8b2o$11bo2bo6bo2bo$11bo12bo$11bo12bo$2o10b
o10bo10b2o$2o5b3o16b3o5b2o$6bo3bo14bo3bo$6bo22bo$7bo20bo7$7bo20bo$6bo
22bo$6bo3bo14bo3bo$2o5b3o16b3o5b2o$2o10bo10bo10b2o$11bo12bo$11bo12bo$
11bo2bo6bo2bo$12b2o8b2o5$10b2o12b2o$10b2o12b2o!

#N smaller-newshuttle
#O David Buckingham
#D oscillator period=28
#G xp28_x32acy2ca23zwccy0e4y2cczggy2s8y4ggz12ehry6rhe21zy472zw66y0e4y266zxo8a6y26a8o
x = 35, y = 20, rule = B3/S23
19b2o$18bobo$7b2o7b3o7b2o$2o5b2o6bo3bo6b2o5b2o$bo13b2ob2o13bo$bobo27bo
bo$2b2o27b2o$6b3o3b3o5b3o3b3o$6bobo3bobo5bobo3bobo$6b3o3b3o5b3o3b3o4$
2b2o27b2o$bobo27bobo$bo13b2ob2o13bo$2o5b2o6bo3bo6b2o5b2o$7b2o7b3o7b2o$
18bobo$19b2o!

#N newshuttle
#O David Buckingham
#D oscillator period=28
#G xp28_y34s0gy1ca23wgba9jw32acy1g0s4zwc88gx11w4c4xggg11011gggx4c4w11xg88czy0110ogy71y31y7go011zgs26x10gy7g6q8a6y8g01x62sgzck0o4cx31y1c4ow11y16ao4cy113xc4o0o8zhh0123xs8y132156y0g8ow123y18sx3210ijz0346xogy965156y9gox643zy08o01y7gogy1gogy710o8zw311xg8ow232y2o808oy2232wo8gx113zy323y3354cwc95dxc453y332
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
#G xp29_y8ca23z252y24eexcczg8gy28ssy366xg0s4z01y76e6x6e6w11zzy8252y1252
x = 28, y = 28, rule = B3/S23
15bo$13b3o$12bo$12b2o2$bo$obo4bo$bo5b2o6b2o$7bo7b2o3$19b2o$7bo11b2o5b
2o$bo5b2o17bo$obo4bo16bobo$bo22b2o4$14bo5bo$13b3o3b3o5$13bo7bo$12bobo
5bobo$13bo7bo!

#N pre-pulsar-shuttle-29-v2
#D oscillator period=29
#G xp29_wgg0s4w255202552w4s0ggz320f811w4r4x4r4w118f023zzy4252y1252
x = 27, y = 18, rule = B3/S23
10b2o3b2o$9bo2bobo2bo$5b2o3b2o3b2o3b2o$5bo15bo$2b2obo15bob2o$o2bob2o
13b2obo2bo$2obo19bob2o$3bo19bo$3b2o17b2o$9b3o3b3o$9bobo3bobo$9b3o3b3o
4$9bo7bo$8bobo5bobo$9bo7bo!

#N p29-traffic-farm-hassler
#O Ian Fomichev, 2015
#D oscillator period=29
#G xp29_gy1o8bl4lb8oy1gz11da8k410303014k8ad11zy032x4a4x23zx4a4w34443w4a4zy0gy7gzx121w61h16w121zwggmax121xamggzc45201pkge0egkp10254czy465156
x = 43, y = 21, rule = B3/S23
4b2o31b2o$5bo31bo$5bob2o25b2obo$6bobo8bo7bo8bobo$8bob2o4bobo5bobo4b2ob
o$7bobobo5bo7bo5bobobo$3b2o2bo27bo2b2o$3bobo31bobo$2obo11b2o9b2o11bob
2o$obob3o5bo4bo7bo4bo5b3obobo$2bo8bobo3bo7bo3bobo8bo$obob3o5bo4bo7bo4b
o5b3obobo$2obo11b2o9b2o11bob2o$3bobo31bobo$3b2o2bo27bo2b2o$7bobobo5bo
7bo5bobobo$8bob2o4bobo5bobo4b2obo$6bobo8bo7bo8bobo$5bob2o25b2obo$5bo
31bo$4b2o31b2o!

#N p29-pentadecathlon-hassler
#O Bill Gosper and Dean Hickerson
#D oscillator period=29
#G xp29_y5252y1252ye252y1252zxo8y14c4x4c4x4ewe0aa0ewe4x4c4x4c4y18oz354r2asyac4oy6o4cyasa2r453zy01169bhe88cw33y111y411y133wc88ehb9611zy5123yu321
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
#G xp30_oox8k2s3zy3103y531e8
x = 23, y = 9, rule = B3/S23
9bo$7bobo$6bobo$2o3bo2bo$2o4bobo$7bobo9b2o$9bo9bobo$21bo$21b2o!

#N queen-bee-shuttle
#A p30-shuttle, queen-bee, trans-queen-bee-shuttle
#O Bill Gosper, 1970
#C A queen bee between two blocks; two of them make the first gun.
#D oscillator period=30
#G xp30_w33z8kqrqk8zzzx33
x = 22, y = 7, rule = B3/S23
9b2o$9bobo$4b2o6bo7b2o$2obo2bo2bo2bo7b2o$2o2b2o6bo$9bobo$9b2o!

#N eureka
#A pre-pulsar-shuttle-30
#O David Buckingham, 1980
#D oscillator period=30
#G xp30_252y1252z04r4x4r4zz252y1252
x = 18, y = 11, rule = B3/S23
bo14bo$obo4bo7bobo$bo3b2ob2o6bo$7bo4$7bo$bo3b2ob2o6bo$obo4bo7bobo$bo
14bo!

#N partial-queen-bee-loop
#O Bill Gosper
#D oscillator period=30
#G xp30_y4ss203zy6103y2oooz2aggga2y645x54zw111zw33yccc
x = 24, y = 24, rule = B3/S23
20b2o$20b2o$2b2o$2b2o4$3bo$2bobo$bo3bo$2b3o$2o3b2o$17b2o3b2o$19b3o$18b
o3bo$19bobo$20bo$11bo$9bobo$8bobo$7bo2bo$8bobo$9bobo$11bo!

#N queen-bee-loop
#O Bill Gosper
#D oscillator period=30
#G xp30_y68sul3zggxggy1123z127e721y6oke7ekozy5ckogzy5ca731
x = 24, y = 24, rule = B3/S23
12bo$12bobo$13bobo$13bo2bo$13bobo$12bobo$12bo$3bo$2bobo$bo3bo$2b3o$2o
3b2o$17b2o3b2o$19b3o$18bo3bo$19bobo$20bo$11bo$9bobo$8bobo$7bo2bo$8bobo
$9bobo$11bo!

#N hectic
#O Robert Wainwright, 1984
#D oscillator period=30
#G xp30_yb33zy8gka9akgzyjg8gczyda64w1243cy633zccy63s2k8w265zy8301y1ggxggzyh25952zyicc
x = 39, y = 39, rule = B3/S23
22b2o$22b2o11$9bo10b2o3b2o$7bobo12b3o$6bobo12bo3bo$2o3bo2bo13bobo$2o4b
obo14bo$7bobo6bobo$9bo6b2o$17bo3bo$21b2o6bo$20bobo6bobo$15bo14bobo4b2o
$14bobo13bo2bo3b2o$13bo3bo12bobo$14b3o12bobo$12b2o3b2o10bo11$15b2o$15b
2o!

#N pul-shuttle-v
#O Robert Wainwright, 1985
#D oscillator period=30
#G xp30_y74a4x11ws8x4a4z4evy2ve4y4goy24evy2ve4z0goy2ogy111xhy3goy2ogz137y2731y413y2137y2731z8suy2us8y011w27y28suy2us8zw1y2108k8y3e4x8k801y21zyd11
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
#G xp30_y3c4goxo8y3g8oy0o8yco4km1e8goy2ggz8e1v03lh56o31uhei8ggwh221u1f83asy9ul1k7015iai2asgw14ngcikmicggzx123ciqajc3q90113fkgjli810ob0bvy16952y0flg5s0v0gh3w335js3u1g7o82ah0v0s4zy9123y2624t1qb871yb4701107421y247011629d11011zym1
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
#G xp30_wgg0ggmi8cgg0s4y2g84s0gg0s4y03pmwmp3y4gz470v4hc06bs1s7g7h448ggo91sf0fc156sy111y2gs2qbgn48cy2o8gzy01169d5961t6gx4a99abgo0u6gkc7y063y1u3206701gd5ppl2wg0mbo6pab96o8gzya11y2312egd543y1gg88ggx36ao3vgfj89hw1228egejo3dmgjo2vge2zyvc96w69cy023y0321y323x3146
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
#G xp31_ccy04ajaeweaja4y0cczz66y04apaeweapa4y066
x = 24, y = 13, rule = B3/S23
7b2obo2bob2o$2o4bo2bo4bo2bo4b2o$2o5bobo4bobo5b2o$8bo6bo6$8bo6bo$2o5bob
o4bobo5b2o$2o4bo2bo4bo2bo4b2o$7b2obo2bob2o!

#N gourmet
#O David Buckingham, 1978
#D oscillator period=32
#G xp32_wg4cx178kc0c4gozwdl8y0kksy1ggoz311y82lmzw31460652sgx641
x = 20, y = 20, rule = B3/S23
10b2o$10bo$4b2ob2obo4b2o$2bo2bobobo5bo$2b2o4bo8bo$16b2o2$16b2o$o10bo3b
obo$3o7b3o3bo$3bo6bobo4b3o$2bobo14bo$2b2o2$2b2o$2bo8bo4b2o$4bo5bobobo
2bo$3b2o4bob2ob2o$9bo$8b2o!

#N 68p32-1
#D oscillator period=32
#G xp32_04b3cy5c3b4z4b952y5259b4z2d9a4y54a9d2z02dc3y53cd2
x = 19, y = 19, rule = B3/S23
2b2o11b2o$2b2o11b2o$bo2bo9bo2bo$2bobo9bobo2$b3o11b3o$bo2bo9bo2bo$o2bo
11bo2bo$b2o13b2o2$b2o13b2o$o2bo11bo2bo$bo2bo9bo2bo$b3o11b3o2$2bobo9bob
o$bo2bo9bo2bo$2b2o11b2o$2b2o11b2o!

#N p32-blinker-hassler
#O Noam Elkies
#D oscillator period=32
#G xp32_x66w3b8896zzy0j3x515x3jzcc0v0340eeeee0430v0cczx123x252x321
x = 21, y = 23, rule = B3/S23
10bo$4b2o3bobo3b2o$3bobo4bo4bobo$3bo13bo$2obo13bob2o$2obobob7obobob2o$
3bobo9bobo$3bobo9bobo$4bo3bobobo3bo2$10bo$4b2o4bo4b2o$4b2o4bo4b2o7$12b
o$8b2o2b2ob3o$8b2o4b4o$12b2o!

#N popover
#O Robert Wainwright, 1984
#D oscillator period=32
#G xp32_y24473jssxcczy5gjgw4aicwgy2eoozwccwo4k8y63w1176611zggccsgg10oy079020202d3w66z33ey21w69a4w1p1zy866x77pos44
x = 32, y = 32, rule = B3/S23
21bo$20bobo2$13b2o3bo3b2o$13b2o2bo5bo$18bobo$20b2o$14b2o$3b2o8bo2bo$bo
bo9bobo4bo$o5bo7bo5bo$bo3b2o2b3o8bo2$3bobo16b2o3b2o$4bo12bo3bo2bo2b2o$
8bo7b3o3bobo$7bobo6bobo4bo$3b2o2bo2bo16bo$3b2o3b2o16bobo2$11bo8b3o2b2o
3bo$11bo13bo5bo$11bo5b2o9bobo$16bobo8b2o$16b3o$10b2o$11bobo$8bo5bo2b2o
$8b2o3bo3b2o2$9bobo$10bo!

#N p32-blinker-hassler-2
#O Noam Elkies
#D oscillator period=32
#G xp32_ggy8ooo777y0ooz1cbaqsxoggw111y04aaa22aczojd553x1y0sksy0awvw8k8zy66acy4h88bw8ozyi11dd11
x = 30, y = 24, rule = B3/S23
17b3o$17b3o$17b3o$14b3o7b2o$2o12b3o7b2o$obo11b3o$2b3o17b6o$bo3bo15bo6b
o$b5o3bo12b3o2b2o$4b2o3b3o$b5o3bo14bo$bo3bo15bo2bo$2b3o9b3o7bo3bo$obo
11bobo4bo2bo2bobo$2o12b3o7bo3bo$21bo2bo$10b2o12bo$10bobo$11b2o9b3o2b2o
$21bo6bo$22b6o2$24b2o$24b2o!

#N pi-portraitor
#O Robert Wainwright, 1984
#D oscillator period=32
#G xp32_xo8bl4cssssc4lb8oz31upi1y61ipu13zwvf7x4ary27fvz321e9akgossssogka9e123zy132y423
x = 24, y = 24, rule = B3/S23
11b2o$6b2obo4bob2o$6bo10bo$7b2o6b2o$4b3o2b6o2b3o$4bo2bo8bo2bo$b2obobo
10bobob2o$bobobo12bobobo$3bo16bo$bo2bo14bo2bo$4bo7b3o4bo$o3bo7bobo4bo
3bo$o3bo7bobo4bo3bo$4bo14bo$bo2bo14bo2bo$3bo16bo$bobobo12bobobo$b2obob
o10bobob2o$4bo2bo8bo2bo$4b3o2b6o2b3o$7b2o6b2o$6bo10bo$6b2obo4bob2o$11b
2o!

#N pre-pulsar-shuttle-32
#D oscillator period=32
#G xp32_gggxosq596y1695qsoxgggz333sssydsss333zy48i111i0i111i8zgggeeeydeeegggz333x6em84oy1o48me6x333zy511y311
x = 26, y = 33, rule = B3/S23
5bo14bo$4b2o14b2o$3bob2o12b2obo$2b3o2bo10bo2b3o$4bobobo8bobobo$5bobobo
6bobobo$6bo2b3o2b3o2bo$7b2obo4bob2o$3b2o3b2o6b2o3b2o$2b3o3bo8bo3b3o$bo
b2o16b2obo$obo20bobo$o2bo10b3o5bo2bo$b2o11bobo6b2o$14b3o4$14b3o$b2o11b
obo6b2o$o2bo10b3o5bo2bo$obo20bobo$bob2o16b2obo$2b3o3bo8bo3b3o$3b2o3b2o
6b2o3b2o$7b2obo4bob2o$6bo2b3o2b3o2bo$5bobobo6bobobo$4bobobo8bobobo$2b
3o2bo10bo2b3o$3bob2o12b2obo$4b2o14b2o$5bo14bo!

#N caterer-on-rattlesnake
#D oscillator period=33
#G xp33_8ehe8oy1o8a6zw12ll64x88c04c6ezy056y313
x = 13, y = 20, rule = B3/S23
5bo$5bo$5bo$4b2o$2bo$bo4bo3b2o$bo7bobo$3b3o3bo$8b2o4$5bo$5b2o$2obobob
3o$ob2obobobo$6bo2b3o$7b2o3bo$9b3o$9bo!

#N 60p33
#A jasons-p33
#O Jason Summers, 2000
#C Two engines that keep each other running.
#D oscillator period=33
#G xp33_252y2gz652y2o99gzy4stgc87zy6s261n7zy71ii3y28kczya1y28k8
x = 30, y = 24, rule = B3/S23
bo4b2o$obo2bobo$bo4bo5$12b2o$8b2obo2bo$7bobo5b5o$7bo3bo5bo2bo$7bo3b2o
8bo$8bo8b2o3bo$9bo2bo5bo3bo$10b5o5bobo$15bo2bob2o$16b2o5$23bo4bo$22bob
o2bobo$22b2o4bo!

#N 92p33-1
#O Jason Summers
#D oscillator period=33
#G xp33_0ggq52z044sy4ai2cz0u03y4s4sy84q4z0p99y4110g8oy499pz252y83i3y4s07zya3445y4jiizyk4a5
x = 34, y = 30, rule = B3/S23
21bo$4bo2bo3b5o2b3obo$4bo2bo7bo2bo2bo$bob2o2b5o3bo2bo$obo$bo7$6bobo3b
4o$6bo2bo2bo2bo$6bo5b3o10b2o$7b2o10b3o5bo$18bo2bo2bo2bo$18b4o3bobo7$
32bo$31bobo$15bo2bo3b5o2b2obo$12bo2bo2bo7bo2bo$11bob3o2b5o3bo2bo$12bo!

#N honey-thieves-with-test-tube-baby
#D oscillator period=34
#G xp34_x32acy1ca23zy3sr7zg88a6y16a8oz122ac
x = 16, y = 19, rule = B3/S23
3b2o$4bo$b3o$o$o12bo$b3o7b3o$4bo5bo$3bo6b2o$4bo$7b2o$7b2o2$8b2o$8b2o$
12bo$5b2o6bo$6bo5bo$3b3o7b3o$3bo11bo!

#N p35-honey-farm-hassler
#O Dongook Lee
#D oscillator period=35
#G xp35_y4ok46y3253zooxgcgy47r4xcczxgw33y0ggkczw321y31
x = 24, y = 17, rule = B3/S23
20b2o$11bo7bobo$9b3o8bo$8bo$8b2o$15bo$15bobo$16b3o3b2o$2o20b2o$2o3b3o$
6bobo$8bo$14b2o$15bo$3bo8b3o$2bobo7bo$2b2o!

#N 50p35
#O Jason Summers, 2002
#C Five times seven, in two corners.
#D oscillator period=35
#G xp35_178cz0o4c0111y0e8qqcz11yacmm4sy4c871zyl1110c4ozyr11
x = 33, y = 21, rule = B3/S23
31b2o$31bo$29bobo$29b2o$26bo$26bo$17bobo6bo$16bo3b2o7b2o$16bo3bo8bobo$
16bo14bo$2o29b2o$bo14bo$bobo8bo3bo$2b2o7b2o3bo$6bo6bobo$6bo$6bo$2b2o$b
obo$bo$2o!

#N p35-beehive-hassler
#O Dean Hickerson
#D oscillator period=35
#G xp35_wgg0ggmi8cgg0s4y2g84s0gg0s4y0r16ss61ry4gz470v0ha823s1gfo7pkoowoh10v07k1luy11w1y1gs2qbgn48cy2o8gzy01169d5961t4gw17a89a9kg0s5glfy163y1u3206701gd5ppl2wg0mbo6pab96o8gzya11y2312egd543y1gg88ggx36ao3vgfj89hw1228egejo3dmgjo2vge2zyvc96w69cy023y0321y323x3146
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
#G xp36_32aczy08c8y0131zya354c
x = 14, y = 18, rule = B3/S23
2o$bo$bobo$2b2o$8bo$7b2o$8bo5$5bo$5b2o$5bo$10b2o$10bobo$12bo$12b2o!

#N jasons-p36
#O Jason Summers
#D oscillator period=36
#G xp36_y669lq8ooyeoge2zy910gy3d72z0g8oy5275y2oogs8gz23yj2543
x = 39, y = 18, rule = B3/S23
26b2o$2o23bo2bo$bo21bo2bobo$bobo18bo4bo$2b2o18bo$13b3o8b3o$13bo$13bobo
$14b2o$23b2o$23bobo$25bo$12b3o8b3o$16bo18b2o$11bo4bo18bobo$10bobo2bo
21bo$10bo2bo23b2o$11b2o!

#N p36-shuttle
#O carybe, 2018
#D oscillator period=36
#G xp36_ya33zy6g4217zggxoki0184qlc8gy7ggz11y7126lb42g0953x11zybsg841zyaoo
x = 30, y = 30, rule = B3/S23
14b2o$14b2o4$15b2o$14b2obo$16bo4$15bobo$14b2o2bo4bo$14bo7bobo$2o4bo5b
2o3b2o4b2o3b2o$2o3b2o4b2o3b2o5bo4b2o$5bobo7bo$6bo4bo2b2o$12bobo4$13bo$
12bob2o$13b2o4$14b2o$14b2o!

#N p36-toad-hassler
#O Robert Wainwright
#D oscillator period=36
#G xp36_32acxca23y032acxca23zy04r4y1gy24r4zy04r4y137y14r4zo8a6x6a8oy0o8a6x6a8o
x = 20, y = 26, rule = B3/S23
2o16b2o$bo16bo$bobo12bobo$2b2o12b2o$7bo4bo$5b2ob4ob2o$7bo4bo$2b2o12b2o
$bobo12bobo$bo16bo$2o16b2o$11bo$9bo2bo$9bo2bo$10bo$2o16b2o$bo16bo$bobo
12bobo$2b2o12b2o$7bo4bo$5b2ob4ob2o$7bo4bo$2b2o12b2o$bobo12bobo$bo16bo$
2o16b2o!

#N p36-toadsucker
#O Robert Wainwright
#D oscillator period=36
#G xp36_64koxok46y032acxca23zy0cscy1gy26e6zy0osoy137y1ceczggkcxckggy0o8a6x6a8oz1y51
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
#G xp37_y2gy033y733y0gzy02543y130aic0cia03y13452z66x88yj88x66zy23kl2yd2lk3zggx8b021yd120b8xggz11xggy484o0o48y4ggx11zy01243y13011x1103y13421zy733y733
x = 37, y = 37, rule = B3/S23
11b2o11b2o$11b2o11b2o3$6bo23bo$5bobo5bo9bo5bobo$4bo2bo5bob2o3b2obo5bo
2bo$5b2o10bobo10b2o$15bobobobo$16bo3bo2$2o33b2o$2o33b2o$5b2o23b2o2$6bo
bo19bobo$6bo2bo17bo2bo$7b2o19b2o2$7b2o19b2o$6bo2bo17bo2bo$6bobo19bobo
2$5b2o23b2o$2o33b2o$2o33b2o2$16bo3bo$15bobobobo$5b2o10bobo10b2o$4bo2bo
5bob2o3b2obo5bo2bo$5bobo5bo9bo5bobo$6bo23bo3$11b2o11b2o$11b2o11b2o!

#N 132p37
#O Nicolay Beluchenko
#D oscillator period=37
#G xp37_ylca23zy933xc04zygs211ny166y4ooz8oy533y41223y988z0123y2s44044sy9sih1hisw1zy3a8w12221yn31e8zy1ccy4ggy1n112sy333zyb11y13221g0ozyg8oy633zye311
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
#G xp39_y68kkm0mk13zy91011wgca6zw8e1f0brggy35dll552z355h0nni22q5ic0ccx123z32qj43wgd04bl553zy5dd11
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
#G xp40_33zxs48g69gvzx3021zy833
x = 17, y = 14, rule = B3/S23
2o8b2o$2o7bo$12bo$8b2obo$8b2o5$7b2o$5bob2o$4bo$7bo7b2o$5b2o8b2o!

#N p40-b-heptomino-shuttle
#O David Buckingham
#D oscillator period=40
#G xp40_y53pmwmp3zy24a4wg11x4a4z0oowcepgk0d2y6oozcgc4yec3d8z077yg66
x = 26, y = 23, rule = B3/S23
b2o20b2o$o2bo19b2o$o$o$ob2o20b2o$2b2o18bob2o$22bo$22bo$b2o13b2o4bo2bo$
b2o12bo2bo4b2o$15bo2bo$14b2ob2o$15b2o2$7bo10bo$6bobo8bobo$7bo4b2o4bo$
10bo4bo$10bo4bo$10bo4bo$11bo2bo$9bobo2bobo$9b2o4b2o!

#N pre-pulsar-shuttle-40
#D oscillator period=40
#G xp40_s22i8gy439e0e93y4g8i22szw129887yf788921zy1ggy2sksxsksy2ggz0oq1851y48o0o8y41581qozya3210123
x = 22, y = 35, rule = B3/S23
2b3o$bo16b2o$bo3bo10bob2o$bo2bobo8bo$3bobo2bo9bo$4bo3bo5b2obo$8bo5b2o$
5b3o6$12b3o$2o10bobo5b2o$o2bo8b3o3bo2bo$b3o14b3o2$b3o14b3o$o2bo8b3o3bo
2bo$2o10bobo5b2o$12b3o6$5b3o$8bo5b2o$4bo3bo5b2obo$3bobo2bo9bo$bo2bobo
8bo$bo3bo10bob2o$bo16b2o$2b3o!

#N p42-glider-shuttle
#O Noam Elkies
#D oscillator period=42
#G xp42_y58k8y6nfgzxgwo4iq226y033325210g8mwiozw121074w4a96y3g091gpzy1ssy9hj30ggzccc8ka52wow8276wj10c4gf0252zy244252w23y019l91zy21023
x = 32, y = 32, rule = B3/S23
22b2o$21bo2bo$10bo13bo$9bobo12bo$10bo7bo3bobo$17bo3bobo$8b5o4bo4bo$7bo
4bo5b4o4b2o$6bob2o16b2o2b2o$3bo2bobo15b2obo2b2o$2bobobo9bo7b3o$3bo2bo
4b3o3b2o$6b2o3b2o3b2o$11bo13b2o$25b2o2$10bobo$5b2o4b2o$4bo2bo3bo7b2o$
7bo10bo2bo2b2o$7bo10bobo4bo2bo$bo3bobo11bo5bobobo$o3bobo15b2obo2bo$o4b
o16bo2bo$b4o4b2o8bo4bo$9b2o2b2o4b5o$7b2obo2b2o$7b3o11bo$20bobo$21bo$8b
2o$8b2o!

#N pre-pulsar-shuttle-42
#D oscillator period=42
#G xp42_y2o4k6k9b88gy0g88b9k6k4ozx259am2230311y21130322ma952zo4q4871y2g8w33w8gy21784q4oz012lkmy33ky2k3y3mkl21zcidi8hy378y287y3h8idiczw10gbaky533y5kabg01zx122dhlhn8baa4y04aab8nhlhd221zy51023y63201
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
#G xp43_ylo8bp6o8g0s4gozyfggy31230343zyg346y133zym217wggx2c6ycgzyr1226yd6511zwg4cy7a64yo8acxooxg89fgkczw1plll2y7c871yfgs26y78llljgz651ui21x33x6a2yo4cay7641zy5ggkcydc88gzy51ycc68x11wsg8zyvooy1c4ozyqo4o0o8gy311zyn31470123cjq23
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
#G xp44_y365la8ceeeec8al56zy511y411zzccy7si1isy7cczy9gg0ggz33y734843y733zzy5o8y48ozy36aa5137777315aa6
x = 31, y = 44, rule = B3/S23
9b2o4b2o4b2o$8bo2bobo4bobo2bo$8b3o10b3o$11b2o6b2o$10bo2b6o2bo$10b2o8b
2o12$2o12b3o12b2o$2o11bo3bo11b2o$13b2ob2o5$13b2ob2o$2o11bo3bo11b2o$2o
12b3o12b2o12$10b2o8b2o$10bo2b6o2bo$11b2o6b2o$8b3o10b3o$8bo2bobo4bobo2b
o$9b2o4b2o4b2o!

#N pre-pulsar-shuttle-44
#D oscillator period=44
#G xp44_o8woi6y0g9fgkcz0117gm5asg70m1puzwc9510g88g0s22ny27052y466zw39qowhhwj4kuy2e0a4y466zg88egma530eg68pnz11w146y19f023
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
#G xp44_yfggka9b88gzybc82t2a051w9pzydo55lkg7uoabchrzyb6t1cb8m08fgfhozy83ih30bpvgo48abgzy81248d40gd2eo4fge30ggz08oxo8y5624s0eeaa8880p0v0ccz3egjhihe2ya20202w121zxftfxs0k8y64a0ezy3ss8gyd653zy42543
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
#G xp45_32acxca23zy06e6y3skszy0cecy3vnvzo8a6x6a8o
x = 20, y = 17, rule = B3/S23
6bo4bo$4b2ob4ob2o$6bo4bo4$2o16b2o$bo16bo$bobo12bobo$2b2o12b2o$7bo4bo$
5b2ob4ob2o$7bo4bo$2b2o12b2o$bobo12bobo$bo16bo$2o16b2o!

#N p45-engine
#O Matthias Merzenich
#D oscillator period=45
#G xp45_yb8ow1784czyc123zy8ooy24444440cczwo8y4uyica23wgz622108oy13ycvy4ad11zx311y3oo0ggggggy2cdzzyeog8g031e8zyh32
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
#G xp46_033y133zzzckgsxsgkczz0cc
x = 29, y = 11, rule = B3/S23
17b2o$2o15bobo7b2o$2o17bo7b2o$17b3o4$17b3o$2o17bo$2o15bobo$17b2o!

#N tanners-p46
#O Tanner Jacobi, 2017
#D oscillator period=46
#G xp46_wbdz0ggy2bdz2ddy125b8ozz066wc4ozy311
x = 13, y = 26, rule = B3/S23
2b2o$2bo$3bo$2b2o2$9b2o$9bo$10bo$9b2o$b2o$b2o6b2o$o7bobo$b2o6bo$b2o7b
3o$12bo7$b2o$b2o2b2o$5bobo$7bo$7b2o!

#N twin-bees-shuttle-v2
#O David Bell and Bill Gosper and Heinrich Koenig
#D oscillator period=46
#G xp46_gj3y0g8oz11y1322y9mkk8z66y179dy91z033
x = 27, y = 17, rule = B3/S23
b2o$b2o2$15b2o$2o13bobo$2o15bo$15b3o5bo$23b3o$26bo$23b3o$15b3o5bo$2o
15bo$2o13bobo$15b2o2$b2o$b2o!

#N pre-pulsar-shuttle-47
#D oscillator period=47
#G xp47_y6252y1252zwggweydewggz4701xggw4r4x4r4wggx1074z4s0gx11w4r4x4r4w11xg0s4zw11weydew11zy68k8y18k8
x = 31, y = 30, rule = B3/S23
11bo7bo$10bobo5bobo$11bo7bo4$6bo17bo$6bo17bo$6bo17bo$2b2o23b2o$bobo7b
3o3b3o7bobo$bo8bo3bobo3bo8bo$2o27b2o2$7b2o13b2o$7b2o13b2o2$2o27b2o$bo
8bo3bobo3bo8bo$bobo7b3o3b3o7bobo$2b2o23b2o$6bo17bo$6bo17bo$6bo17bo4$
11bo7bo$10bobo5bobo$11bo7bo!

#N 65p48
#O Matthias Merzenich
#D oscillator period=48
#G xp48_y5690gicgzx3iab8bbgx331w33z8ka2dhkm9b42sgzw113w1
x = 21, y = 16, rule = B3/S23
6bo3b2o$7b2ob2o$5bobo$6bo$2o2b3o5bobo2bo$2o9bob5o2$10bob4o$10bo5bo$11b
2o2b2o$9bobobo3b2o$8bobo2b3o3bo$8bo2b2o4b2obo$7b2o4b3o3bo$13bo2b3o$16b
o!

#N 69p48
#O Noam Elkies
#C Among the smallest of its period.
#D oscillator period=48
#G xp48_31e8xgxgx8e13z0ojd55lkkmkk55d93zwc4gv0pi6221
x = 19, y = 15, rule = B3/S23
2o15b2o$obo13bobo$2bo13bo$2b2o11b2o$4b2o7b2o$2b2obo7bob2o$2bo6bo6bo$3b
12o$bobo10b2o$b2o3b6o$5bo6bo$5bo2b4o$2b2obo3bo$2bo2bobo$4b2ob2o!

#N p48-toadsucker
#O Bill Gosper
#D oscillator period=48
#G xp48_xdby5bdwdby5bdz651326u21312u62311326u21312u623156zx65157cec75156w65157cec75156zy5848x4aa4x848zxg0oow111y61110okcz0cd042xggy12664y6gk2gb3zy43210888y6888w11zy8121x2552x121zy26a8qe373eq8a6w6a8qe373eq8a6zx6a8c46748c84764c88c46748c84764c8a6zy2bdy5dbwbdy5db
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
#G xp49_y6gbd0uik8y5ggozy4622dh5nqlxgg8x32y6ggzy5311x33x246y71784cj4ic84czx178cyn46xe6e853zy5o84cygc846z0g84sosxo8ync4ozc95ci8ic84oy8o8gxggy1gy011zy232w11y2ggx422xbnq82dhhozyc6221y44biv1dl2zyt11
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
#G xp49_yhg88c88q596zyh1i9dgn0qbzyg3egf8ck3si3y2ca23y6ggo8y0ggzyjd55d2ody0256wccwgg0iu0uheq22p6khm0v4zym321ya1226414622d92606415a96zyp361y5634xok8zy62egox66ynccx31e8zyb253x4ocy5gcozciakg4c0c8im88c4g4c88gyag8ozw4v0dh5cj88behf0f9011w66wck8y0m38mkkmzy011y02311y6o8a6y2o97o562u1eozyvqb0t1mi9gzyucikb226221
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
#G xp50_3p6w6p3z0102201xidiidizws01110sw1w1zy0222zx4r4zzzy04r4x8k88k8z0s0220sx252252z643w346
x = 48, y = 16, rule = B3/S23
2o44b2o$o2b3o36b3o2bo$b2o30b3o9b2o$6bo18bo15bo$6bo3bo12b2ob2o3bo5bo3bo
$b2o5b2ob2o12bo5bo5bo7b2o$o2b3o4bo20bo5bo4b3o2bo$2o44b2o$33b3o2$6bo2bo
28bo2bo$5bob2obo26bob2obo$6bo2bo28bo2bo$6bo2bo28bo2bo$5bob2obo26bob2ob
o$6bo2bo28bo2bo!

#N p50-glider-shuttle
#O Dean Hickerson
#D oscillator period=50
#G xp50_y58k8woe1e80gg8gzxgwo4iq226w113233gf023c4gzw1ih074w4a96y5211td6hz255d0nsya714w178d552zx4b5l442g8x62aw753o81v04a4zy111628n8e6im4ko03iai21zyb343y01
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
#G xp51_xoggx32acy1ca23zodbgoab88gy17rszx1067pd2pm0mmy16a8ozy2cglgka221zy366
x = 24, y = 23, rule = B3/S23
15b2o$15b2o2$13b4o$12bo4bo$13bo2bo$10b3obobo$9bo3bo$o8b2ob2o2bo$3o10bo
bo$3bo5b2obo2bo2bo$2bo6b2obobo4bo$3bo9bob3o2bo$6b2o6bo8bo$6b2o7b5obobo
$19b2o2bo$7b2o8b2o2bo$7b2o8bo3b2o$11bo6b3o$4b2o6bo7bo$5bo5bo$2b3o7b3o$
2bo11bo!

#N 112p51
#A beluchenkos-p51
#O Nicolay Beluchenko, 2009
#D oscillator period=51
#G xp51_oo033wgwgggy1gggwgw330oozy04e9130111y11110319e4zy077yf77zy0ooyfoozy09t40gy9g04t9z660gg01310333y133301310gg066zx11yh11
x = 37, y = 37, rule = B3/S23
15b2o3b2o3$6b2o21b2o$6b2o21b2o2$3b2o27b2o$3b2o9b2o5b2o9b2o$9b3ob2o7b2o
b3o$8bobo15bobo$8b2o17b2o$8bo19bo2$8bo19bo$7b2o19b2o$o6bo21bo6bo$o35bo
4$o35bo$o6bo21bo6bo$7b2o19b2o$8bo19bo2$8bo19bo$8b2o17b2o$8bobo15bobo$
9b3ob2o7b2ob3o$3b2o9b2o5b2o9b2o$3b2o27b2o2$6b2o21b2o$6b2o21b2o3$15b2o
3b2o!

#N 35p52
#C Among the smallest of its period.
#D oscillator period=52
#G xp52_4s0gy3ca23zw11w4ed3zy08oy362sgzw311
x = 17, y = 17, rule = B3/S23
2bo$2b3o$5bo9b2o$4b2o9bo$13bobo$8b2o3b2o$7bo$6bo$7bobo$7bo2$2b2o$bobo$
bo9b2o$2o9bo$12b3o$14bo!

#N p54-shuttle
#O David Buckingham, 1973
#D oscillator period=54
#G xp54_32acy5ca23zy1ooxoozx4ossxsso4zzzc453y5354c
x = 29, y = 17, rule = B3/S23
2o25b2o$bo25bo$bobo7bo13bobo$2b2o5bo2bo5bo6b2o$12bo5b2o$8bo10b2o$8bo3b
2o4b2o$9b5o2$9b5o$8bo3b2o4b2o$8bo10b2o$12bo5b2o$2b2o5bo2bo5bo6b2o$bobo
7bo13bobo$bo25bo$2o25b2o!

#N fumarole-on-achims-p11
#D oscillator period=55
#G xp55_03pmwmp3zy01hy0ccy0gzw4a521wewew125a4zccwiiiy4iiiwcczw8k8gxswsxg8k8zy0121xccx121
x = 29, y = 22, rule = B3/S23
10b2o$10b2o$5bo10bo$4bobo8bobo$3bobo10bobo$2bobo3b6o3bobo$3bo14bo2$5bo
10bo$5bo10bo$2o3bo10bo3b2o$2o3bo10bo3b2o$5bo10bo$5bo10bo10b2o$23b3o2bo
$3bo14bo7b2o$2bobo3b6o3bobo2bo$3bobo10bobo3bo$4bobo8bobo8b2o$5bo10bo6b
3o2bo$10b2o15b2o$10b2o!

#N pre-pulsar-shuttle-55
#D oscillator period=55
#G xp55_y2giligwoggy7ggowgiligz8k80u1460g9gx23y532xg9g0641u08k8zy0110gh221y1232x232y1122hg011zy0o8gp2qbyhbq2pg8ozy5320o8a6y76a8o023
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
#G xp55_y2giligy1giligz8k80u1460g9gxg9g0641u08k8zokk81hw1221x1221w1p8zw6511y5s8x321zybogzo8bl4cy51y062sgzg9h0s4w4aicxcia4w4s0g8gz01w349b88cy1c88b943w1zy3252y3252
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
#G xp56_66625dw66zyb66zzy0oow8s26zy61ooo8kkwoozyc1
x = 26, y = 21, rule = B3/S23
23b2o$23b2o3$6b2o16b2o$6b2o14bob2o$22bo$22bo$22bo2bo$6bo16b2o$5bob2o$b
2o2bo2bo$b2o5bo3$2b2o14b2o$ob2o14b2o$o$o$o2bo$b2o!

#N p57-bumper-loop
#O Entity Valkyrie, 2018
#D oscillator period=57
#G xp57_y8o08868y3ca23zy6cb2807x6msy44s0ggzggy0c453yi1044pq0kgz0346ysh3040ezy3r96yk69dzw7gi0soys62sgzy020592ig8gy5ggy6ca23zy832y4366xe01kd3zybc453y3161101
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
#G xp58_wj9ary9ra9jzwdl4cy9c4ldz311yf113z32qkgow262x262wogkq23zw6a8cy9c8a6zw3213y93123
x = 25, y = 27, rule = B3/S23
2b2obo13bob2o$2bob2o13b2obo2$3b3o13b3o$2bo2bo13bo2bo$2b2o17b2o2$2b4o
13b4o$2bo2bo13bo2bo$3bo5bo5bo5bo$3o5b3o3b3o5b3o$o23bo4$o23bo$3o19b3o$
3bo17bo$2bo2bo13bo2bo$2b4o13b4o2$2b2o17b2o$2bo2bo13bo2bo$3b3o13b3o2$2b
ob2o13b2obo$2b2obo13bob2o!

#N p58-toadsucker
#O Bill Gosper
#D oscillator period=58
#G xp58_y8ca23ys32acz252y24eexccyqccxee4y2252zg8gy28ssy366xg0s4y44s0gx66y3ss8y2g8gz01y76e6x6e6w11wggy0ggw11w6e6x6e6y71zyo331w133zy8252g8gw252g8gy14cc8y2252g8gw252g8gzyc1y31y2ggy0ggy21y31zycosoxosoy2331w133y2osoxosozx252y24eey3oox31e8y48e13xooy3ee4y2252zxg8gy28ssxccyqccxss8y2g8gzy01y6ckggysggkcy61zye1ys1
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
#G xp60_vtvy037bkicz757
x = 10, y = 13, rule = B3/S23
2bo4bo$2ob4ob2o$2bo4bo5$6bobo$9bo$5bo2bo$4bobobo$4bo2bo$5b2o!

#N p60-glider-shuttle
#D oscillator period=60
#G xp60_vtvz757zac4zzzy0vtvzy0757
x = 35, y = 7, rule = B3/S23
2bo4bo$2ob4ob2o$2bo4bo$16bo$17b2o8bo4bo$16b2o7b2ob4ob2o$27bo4bo!

#N toad-flipper
#D oscillator period=60
#G xp60_vtvy1esy1vtvz757y8757
x = 18, y = 10, rule = B3/S23
bo14bo$bo14bo$obo12bobo$bo14bo$bo6bo7bo$bo6b2o6bo$bo6b2o6bo$obo6bo5bob
o$bo14bo$bo14bo!

#N toad-sucker
#D oscillator period=60
#G xp60_uquy1sey1vtvzfbfy8757
x = 18, y = 11, rule = B3/S23
bo$bo14bo$obo13bo$bo13bobo$bo6bo7bo$bo6b2o6bo$bo6b2o6bo$obo6bo6bo$bo
13bobo$bo14bo$16bo!

#N twirling-t-tetsons-2
#A twirling-t-tetsons-ii
#O Robert Wainwright
#D oscillator period=60
#G xp60_y37exe7z0gyecg2cz30k3w8sy1s8y1c2gcz3403zy6e7x7e
x = 24, y = 24, rule = B3/S23
7b2o3b2o$6bo7bo$9bobo$7b2o3b2o4$21b3o$20b3o$13bo$3o9b3o$b3o$20b3o$21b
3o2$b3o$3o9b3o$13bo3$10b2o3b2o$12bobo$9bo7bo$10b2o3b2o!

#N pre-pulsar-shuttle-60
#D oscillator period=60
#G xp60_xqh2y52hqz33173y737133zy227zy24ezcc8usy7su8cczx584y5485
x = 21, y = 29, rule = B3/S23
4bo11bo$4bo11bo$4bo11bo$3b2o11b2o$bo17bo$o4bo9bo4bo$o19bo$2b3o11b3o3$
12b3o$12bobo$12b3o4$12b3o$12bobo$12b3o3$2b3o11b3o$o19bo$o4bo9bo4bo$bo
17bo$3b2o11b2o$4bo11bo$4bo11bo$4bo11bo!

#N simkins-p60
#O Michael Simkin, 2015
#D oscillator period=60
#G xp60_y53jzy42levgz0oggy1131y9m24871zwg25cyf15a8oz470123y88smczyf7b52zyg66
x = 33, y = 31, rule = B3/S23
22bo$13b2o5b3o$14bo4bo$14bob2o2bo$15bo5bo$16bo3b2o$17bo2$10bo$2o3bo4b
2o$2o2b2o5b2o$5b2o4bo$6bo3bo6$22bo3bo$21bo4b2o$20b2o5b2o2b2o$21b2o4bo
3b2o$22bo2$15bo$11b2o3bo$11bo5bo$12bo2b2obo$13bo4bo$10b3o5b2o$10bo!

#N p60-b-heptomino-shuttle
#D oscillator period=60
#G xp60_66w7bcczy166y0o88ymg8k8ooozy1nfgx123yfo8gx1utz3332521ym223y0cczyz66qswcc
x = 27, y = 47, rule = B3/S23
2b2o12b2o$o2bo12b2o2$17bo$2obo12bobo$2bobo2b2o2b2o2bo2bo$3bo4bo2b2obo$
4bo10b2o$4bo2bo3$10bo$9b3o$9bob2o3$8bo$8bo12$18bo$18bo3$14b2obo$15b3o$
16bo3$19bo2bo$10b2o10bo$12bob2o2bo4bo$8bo2bo2b2o2b2o2bobo$8bobo12bob2o
$9bo2$9b2o12bo2bo$9b2o12b2o!

#N p60-hassler
#O Noam Elkies
#D oscillator period=60
#G xp60_vtvx14441z757x41114y4o8gzy4888y1jpu121zy270ggg07x7fvzgggxg033gy1321e96zvuvy0iiiz323x2x2
x = 34, y = 23, rule = B3/S23
10b2o10b2o$9bo2bo8bo2bo$9b3o2b6o2b3o$12b2o6b2o$11bo10bo$11b2obo4bob2o$
16b2o2$16bo$16bo$16bo$13bo$2bo4bo3bo2bo3b3o5bo4bo$2b6o3bobo12b6o$2bo4b
o4bo3bo9bo4bo$16bo$16bo2$2b6o18b6o$bo6bo16bo6bo$o8bo14bo8bo$bo6bo16bo
6bo$2b6o18b6o!

#N metamorphosis-ii
#O Robert Wainwright, 1994
#D oscillator period=60
#G xp60_yc33yb33zzy95hg1gh5y75hg1gh5zy8g8g01yd10g8gz33y578g877yd778g87y533zy8g8gy1712y1217y1g8gz66y578g877yd778g87y566zya88488y988488zy95404045y75404045zzyc66yb66
x = 53, y = 51, rule = B3/S23
20b2o9b2o$20b2o9b2o3$20b3o7b3o$20b3o7b3o4$18b2o3b2o3b2o3b2o$19b5o5b5o$
20b3o7b3o$21bo9bo$8bo35bo$7bobo33bobo$6bob2o33b2obo$2o3b2ob2o33b2ob2o
3b2o$2o4bob2o33b2obo4b2o$7bobo33bobo$8bo35bo$23bobo$22bo$22bo$22bo2bo$
22b3o2$22b3o$22bo2bo$22bo$22bo$23bobo$8bo35bo$7bobo33bobo$2o4bob2o33b
2obo4b2o$2o3b2ob2o33b2ob2o3b2o$6bob2o33b2obo$7bobo33bobo$8bo35bo$21bo
9bo$20b3o7b3o$19b5o5b5o$18b2o3b2o3b2o3b2o4$20b3o7b3o$20b3o7b3o3$20b2o
9b2o$20b2o9b2o!

#N p60-traffic-light-hassler
#O Noam Elkies, 2002
#D oscillator period=60
#G xp60_0252y2eaexcczccy2sksxg8gzyb1g80kc44b2uk6mg4o0k4o0o8zy0sgh11y3vvuy0iii1iu1cjic0ujcijzy12152y3350ac88kguboq3870a861641zccy2eaex252y21z0g8gy2sksxcczw1
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
#G xp62_66y025961w16952y066zy4gy2gz33y025434w43452y033zy5ggg0gggzzwccy04ajaeweaja4y0cczzw66y04apaeweapa4y066
x = 41, y = 26, rule = B3/S23
28b2o7b2o$28b2o7b2o$2b2o7b2o$2b2o7b2o3$27b2o9b2o$29bo7bo$bo11bo14b2o7b
2o$b2o9b2o12bob2o7b2obo$ob2o7b2obo5bo5bo13bo$20bo$2o11b2o5bo$bo11bo12b
o13bo$bo11bo6bo5bob2o7b2obo$2o11b2o5bo7b2o7b2o$20bo8bo7bo$ob2o7b2obo
12b2o9b2o$b2o9b2o$bo11bo3$28b2o7b2o$28b2o7b2o$2b2o7b2o$2b2o7b2o!

#N 34p64
#O Matthias Merzenich, 2010
#C Found with Nicolay Beluchenko's search of random agars.
#D oscillator period=64
#G xp64_y1j3zy031d8ey633zggy6s4c0gz11y8hj1zya11
x = 21, y = 21, rule = B3/S23
5b2o$5b2o3$8b2o$9b2o8b2o$19b2o2$10bobo$9bo3bo$8bo3bo$7bo3bo$8bobo2$2o$
2o8b2o$11b2o3$14b2o$14b2o!

#N p64-thunderbird-hassler
#O carybe, 2018
#D oscillator period=64
#G xp64_y7civiczgk2gb3y3fy33bg2kgz11y6888y611
x = 15, y = 27, rule = B3/S23
3b2o$3b2obo$7bo$4bo$5bob2o$7b2o6$12bo$o5b2o3bobo$o4bo2bobo3bo$o5b2o3bo
bo$12bo6$7b2o$5bob2o$4bo$7bo$3b2obo$3b2o!

#N pre-pulsar-shuttle-64
#D oscillator period=64
#G xp64_ybj9ary9ra9jzy8gwdl4exe8x8exe4ldwgzy811ddy2s51015sy2dd11zccy5gyngy5cczy077xqhbxssydssxbhqx77zy51y566y566y51zy166yx66
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
#G xp66_x3pa344oxjjzc9b8f0dc3xgdpxccz0252y98k8z066xggy1a60u2qi6zy2ppx256pajo
x = 25, y = 21, rule = B3/S23
16b2o$7b2o4bo2bo2bo$7b2o3bobobob2o$13bo2bo6b2o$16b6o2bo$21bobo$2o2b2o
2b2o6b2o2bo2b2o$2o2b2ob2o7bobo2b2o$9bo10bobo$21bo2$3b2o$2bo2b2o$2bo4b
2o10b2o2b2o$2o3bob2o10b2o2b2o$bobo$o2b6o$2o6bo2bo$5b2obobobo3b2o$5bo2b
o2bo4b2o$7b2o!

#N p68-glider-loop
#O Mike Playle
#D oscillator period=68
#G xp68_yho8bp6o8g0s4gozybggy31230343zyc346y133yggzyi2a6wggya6511zx8oyi1226y38acxooxg89fgkczw3iaaa4y7oge2y6gs26y78llljgzca2t553x66xck4y3oggyj641zx11y28oya23wokgzy5311yeggy1o8gzylg8g0gh1y332zyi628f0347o7k46zyr11
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
#G xp70_y132acy9ca23z178cyjc871zy75fhvhvhukzgs26yj62sgzy1o8a6y96a8o
x = 31, y = 25, rule = B3/S23
5bo19bo$5b3o15b3o$8bo13bo$7b2o13b2o2$2o27b2o$bo11b2o14bo$bobo9b2o12bob
o$2b2o23b2o$19bobo$18bo2bo$18bo2bo$11bo7bo$9bo2bo$9bo2bo$9bobo$2b2o23b
2o$bobo12b2o9bobo$bo14b2o11bo$2o27b2o2$7b2o13b2o$8bo13bo$5b3o15b3o$5bo
19bo!

#N 47p72
#O Robert Wainwright, 1990
#C The first of its period to be found.
#D oscillator period=72
#G xp72_66625dw66y66664abw66zy3ccy8cczyd6995
x = 30, y = 15, rule = B3/S23
11bo$9b2obo$9b2obo$10b2o2$7b2o12b2o$7b2o12b2o3$21bobo$4b2o18bo$2obo2bo
b2o10bo4bo2b2o$o4bo2b2o10b2obo2bob2o$4bo19b2o$bobo!

#N 60p72
#D oscillator period=72
#G xp72_32acyeca23zy1cmy48ogzy2343y3210cczxc48c2egoy0oge2c84c
x = 26, y = 20, rule = B3/S23
o24bo$3o20b3o$3bo18bo$2b2o18b2o3$19bo$19b2o$9b2o9bo$8b2o9bo$8bo8bobo$
9bo7bobo$5b2o11bo$5b2o3$7b2o8b2o$3b2obobo8bobob2o$3bob2obobo4bobob2obo
$9b2o4b2o!

#N p72-quasi-shuttle
#O Jason Summers, 2005
#D oscillator period=72
#G xp72_gk2gb3y8ggggy1oomewccz11yc168972y0cczoo0gyaomhpe4xgjjz0240dcyh1167w33
x = 37, y = 23, rule = B3/S23
30bo$29b2o$28bob2o$b4o22b3o2bo$o4bo23bobobo$o3bobo23bobobo$bo3bobo6b2o
15bo2b3o$7bo5bobo16b2obo$7bo5bo19b2o$4bo2bo5b3o17bo$5b2o2$5b2o$4bo2bo
5b3o17bo$7bo5bo19b2o$7bo5bobo16b2obo$bo3bobo6b2o15bo2b3o$o3bobo23bobob
o$o4bo23bobobo$b4o22b3o2bo$28bob2o$29b2o$30bo!

#N 6-bits
#O Robert Wainwright
#D oscillator period=75
#G xp75_vtvz757zac4zyaeaeeeeaezzy29f9zy2brbzy2232
x = 40, y = 23, rule = B3/S23
21bo$21bo$20bobo$21bo$21bo$21bo$21bo$20bobo$21bo$21bo5$2bo2bo4bo2bo$3o
2b6o2b3o$2bo2bo4bo2bo$22b2o$21b2o$23bo$32bo4bo$30b2ob4ob2o$32bo4bo!

#N 77p77
#C As many cells as generations.
#D oscillator period=77
#G xp77_wo8gwog4cgcip688gzxgbao8y2nk5o7ioz4s3s57y1642sj43zw1
x = 16, y = 21, rule = B3/S23
8b2o$6bo2bo$4b4o$3bo4b4o$3bobobo4bo$b2o4bob3o2bo$o2b5obo2b3o$bo2bo6bo$
2b2o8bo$4bo6b2o$2b2o$2bo$4bo$3b2o3bo$8b2o$6bobob3o$4b3obobobo$3bo5bo2b
3o$3b2o5b2o3bo$12b3o$12bo!

#N 126p78-1
#D oscillator period=78
#G xp78_cc0c48cgf94mhfg4cz355d871mkhfge8l3y2s8ozx3303egna0v1s6y1emiczy811x33y269de0574zyj66
x = 23, y = 34, rule = B3/S23
2b2ob2o$2b2obobo$5bobo$2b2obob2ob2o$2bo5bob2o$3bob2o$2b2obob2ob2o$4bob
o4b3o$4o5bo4bo$o2bobo3bob2obo$2bo2b3obobobo$b2obo$o3b2o3b7o$4o2b2o7bo$
4b2o6b3o$2bo2bo6bo$2b2o2b6o$15b2o$15b2o2$10bo2bo$7bo6bo$6bo7bo$7bob2o
3bo6b2o$11b3o7b2o$16b3o$15bo3bo$15bo$15bo$16bo2bo$16bo2$16bobo$17bo!

#N 122p80-1
#D oscillator period=80
#G xp80_y866042h14ezyd1zy8ooy2s803g80ooy6oozxo08gyb11y2o08gzx7421ci1vy54ehvey17421ci1vzooy6oo0g844goy2oozyd6w1zyggwczyg314421033
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
#G xp84_y3kcx178cxg08ehe8zw4s0g8llc2k4o8x75ll21zwj9c3k7o6430f9y0641zkn071aq54cz146w346
x = 23, y = 26, rule = B3/S23
3bo$b3o$o3b2o$b3o2bo$3bobobob2o$4bo2bobo2bo$6b2o3b2o$8bo3$2b2o4bo$3bo
2bo3bo2bo$3o4bob5o$o$7b5o$6bo5bo$7b2o2b2o4b2o$2b2obobobo3b2o2bo$2bob2o
bob4o2bobo3b2o$8bo3bobobob2o2bo$9b3o4bobob2o$12b2obo$7b4o2bob3o$7bo2b
2o2bo6b2o$15b3obo2bo$17bob2o!

#N 84p87
#O Tanner Jacobi, 2016
#D oscillator period=87
#G xp87_ya32aczyfg8gw33y466zxg8gy81221zggw1oogyesscz11y2deeyd1266x33zycggy9252z0ooy4ggw3421zy711y2ckggzyi1
x = 37, y = 41, rule = B3/S23
14bo$14b3o$17bo$16b2o2$24b2o$24b2o8b2o$34b2o$20bo$19bobo$18bo2bo$19b2o
2$4bo$3bobo$4bo2$9bo$9b2o15b2o$2o3bo5bo15bobo$2o4b3o19b3o4b2o$7bobo15b
o5bo3b2o$9b2o15b2o$27bo2$32bo$31bobo$32bo2$16b2o$15bo2bo$15bobo$16bo$b
2o$b2o8b2o$11b2o2$19b2o$19bo$20b3o$22bo!

#N 49p88
#O Paul Callahan, 1996
#C Four eaters, and something to chew on.
#D oscillator period=88
#G xp88_y0gy8ca23z4s0g1156zw11x4ehrzydggw62sgzy28oy51226zy0311
x = 27, y = 25, rule = B3/S23
19bo$17b3o$16bo$16b2o$2o19b2o$bo19bo$bobo15bobo$2b2o15b2o$14bo$13bobo$
12b2ob2o7$6b2o15b2o$5bobo15bobo$5bo19bo$4b2o19b2o$9b2o$10bo$7b3o$7bo!

#N p88-pi-heptomino-hassler
#O Dean Hickerson
#D oscillator period=88
#G xp88_y6osq596y8695qsozzzz697o4cysc4o796zxvvuy64ehry0rhe4y6uvvzo4o79cysc97o4oz011yy11zyd66y266
x = 43, y = 44, rule = B3/S23
21b2o4b2o4b2o$20bo2bobo4bobo2bo$20b3o10b3o$23b2o6b2o$22bo2b6o2bo$22b2o
8b2o5$4bo$2b2obo$bo$obo2bo$o2bo$b2o2$26b3o12b2o$25bo3bo11b2o$25b2ob2o
5$25b2ob2o$25bo3bo11b2o$26b3o12b2o2$b2o$o2bo$obo2bo$bo$2b2obo$4bo5$22b
2o8b2o$22bo2b6o2bo$23b2o6b2o$20b3o10b3o$20bo2bobo4bobo2bo$21b2o4b2o4b
2o!

#N original-diuresis
#O David Eppstein
#D oscillator period=90
#G xp90_4r4yb4r4z4r4yb4r4zzy03d8ey1e8d3zz0oydoz1u1yb1u1z161yb161
x = 44, y = 21, rule = B3/S23
bo2b2o4b2o2bo14bo2b2o4b2o2bo$o3b3o2b3o3bo12bo3b3o2b3o3bo$bo2b2o4b2o2bo
14bo2b2o4b2o2bo2$24b2o$23bobo$23b2o$23bo6$23bo$23b2o$23bobo$24b2o2$bo
2b2o4b2o2bo14bo2b2o4b2o2bo$o3b3o2b3o3bo12bo3b3o2b3o3bo$bo2b2o4b2o2bo
14bo2b2o4b2o2bo!

#N pre-pulsar-shuttle-90
#D oscillator period=90
#G xp90_xguxjpuwupjxugz618882y01w1y0288816zy5ee4zy5ss8zo0444gy8g4440oz0102uxi6vwv6ixu201zy411y011
x = 24, y = 31, rule = B3/S23
8b2o4b2o$4bo3bobo2bobo3bo$4bo5bo2bo5bo$4bo4bo4bo4bo$3b2o4b6o4b2o$bo8b
4o8bo$o4bo12bo4bo$o22bo$2b3o14b3o2$9b2o$9b2o4b3o$8bobo4bobo$15b3o4$15b
3o$8bobo4bobo$9b2o4b3o$9b2o2$2b3o14b3o$o22bo$o4bo12bo4bo$bo8b4o8bo$3b
2o4b6o4b2o$4bo4bo4bo4bo$4bo5bo2bo5bo$4bo3bobo2bobo3bo$8b2o4b2o!

#N diuresis
#O David Eppstein and Dean Hickerson, 1998
#D oscillator period=90
#G xp90_8k80u178cy8c871s6zwg85ligx6asy4gil9abgzw11da0hyah0ad11zw31pl91xca7y419lp13zy1gs26y862sg
x = 29, y = 25, rule = B3/S23
5b2o16b2o$6bo16bo$6bobo12bobo$7b2o12b2o2$4b2o18b2o$4bobo10b2o4bobo$5bo
10bobo5bo$2bo13b2o9bo$2b6o8bo5b6o$7bo14bo$4b2o18b2o$4bo20bo$5bo18bo$2b
3o2bo14bo2b3o$2bo2b3o8bo5b3o3bo$3bo12b2o7b3o$4b2o10bobo5bo$6bo10b2o4bo
2b2o$4b2o18b2obo$bo2bo20bo$obobo2b2o12b2o2bo$bo2bobobo12bobob2o$4bobo
16bo2bo$5b2o16b2o!

#N twin-bees-shuttles-hassling-blinker
#D oscillator period=92
#G xp92_66yb7pe4y266y666y3e9byb66zooybo6s8y8syas4kyboozyd11yq11
x = 68, y = 11, rule = B3/S23
17b2o31bo$2o15bobo7b2o10b2o8b2o15b2o$2o17bo7b2o10b2o7b2o16b2o$17b3o29b
2o2b2o4$17b3o29b2o2b2o$2o17bo12b3o13b2o16b2o$2o15bobo29b2o15b2o$17b2o
31bo!

#N centinal
#O Bill Gosper, 1987
#C Two shuttles, of the periods 54 and 46, that make a hundred.
#D oscillator period=100
#G xp100_178cyao8gy0ccy0g8oyac871zye1m31y5322z0g8oyae972xooy079dyao8gz23yzy532
x = 52, y = 17, rule = B3/S23
2o48b2o$bo48bo$bobo21b2o21bobo$2b2o8bo12b2o12b2o7b2o$11b2o26bobo$10b2o
29bo$11b2o2b2o22b3o4$11b2o2b2o22b3o$10b2o29bo$11b2o26bobo$2b2o8bo12b2o
12b2o7b2o$bobo21b2o21bobo$bo48bo$2o48b2o!

#N traffic-circle
#D oscillator period=100
#G xp100_yh3pmggmp3zyj111hx4q0i8gzy48k4oy688803088801221zggy17721yb7z1ii1vux7052y64a0ey2888y2os48a6z32011ym70ggg07y03742aczydggg070gggy6o48me6zy8cia408xeyb11zya1121woccccozyf643w346
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
#G xp104_66625dw66x695qsozy0ggz64ko11zwgya8k8z0121y0699ay1ggzy2cicy2oo1226zwgggzw135a96x66625dw66
x = 39, y = 21, rule = B3/S23
b2o8b2o$o2bo8bo7bo$o11bobo4bobo12bobo$o12b2o5bo12bo$ob2o5b2o23bo2bo$2b
2o5b2o23bobobo$35bo2bo$36b2o$b2o14bo$b2o6b3o5b2o$9bo6bo4bo$9bobo7bob2o
13b2o$10b2o3bo2b3ob2o11bo2bo$b2o13bo4bo13bo$o2bo31bo$obobo23b2o5bob2o$
bo2bo23b2o7b2o$5bo12bo5b2o$2bobo12bobo4bobo$18bo7bo9b2o$26b2o8b2o!

#N figure-eight-on-pentadecathlon
#D oscillator period=120
#G xp120_4r4y13bg2kgz4r4y511
x = 14, y = 10, rule = B3/S23
bo6b2o$bo6b2obo$obo9bo$bo7bo$bo8bob2o$bo10b2o$bo$obo$bo$bo!

#N p124-lumps-of-muck-hassler
#O Dean Hickerson
#D oscillator period=124
#G xp124_y7gx33y2o8zy0oox1612y4321z0ca22iaa4y1goy9g88br88gz8k80uuuy04670cosy8tv1w1hz0o801598gyg1fvx121zw11dd11yh255lm453zyao4cy44o68x11zy911y2cc
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
#G xp130_y133y9ggyd33z33x6952y6322oo488oy6756x33zwml2yc1mkkk2ya2lmzw121g8gy92dcg89cy6ggg121z33x1221y6355yc321x33zy133ys33
x = 46, y = 27, rule = B3/S23
5b2o32b2o$5b2o32b2o3$20b2o$2o4b2o11bo18b2o4b2o$2o3bo2bo10b3o16bobo3b2o
$5bobo16bo13b3o$6bo15b2ob3o$22b2o3bo$3bo17bo20bo$2bobo17bo3bo14bobo$2b
2o18b4o16b2o2$2b2o18b4o16b2o$2bobo17bo3bo14bobo$3bo17bo20bo$22b2o3bo$
6bo15b2ob3o$5bobo16bo13b3o$2o3bo2bo10b3o16bobo3b2o$2o4b2o11bo18b2o4b2o
$20b2o3$5b2o32b2o$5b2o32b2o!

#N p132-hans-leo-hassler
#O Noam Elkies
#D oscillator period=132
#G xp132_y7gjjycozy71167w33y3o40238wo8geiczy4ugyehppwo201uzo4s0gg0288816ya13771wqgcj8gzg503s1x8sy3757y2681hh4y0321z1k0o7gx8880gyd7z347011w1s4021y3ccwemoozy51yccc
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
#G xp135_xskssssksx4ocy333y3co4xsksssskszzs88s0ss0s88sy8ggy8s88s0ss0s88szyk11zyevtvy4vtvzye757y4757
x = 54, y = 29, rule = B3/S23
26b2o$26b2o$6bo4bo30bo4bo$4b2ob4ob2o26b2ob4ob2o$6bo4bo30bo4bo5$25bo2bo
$23bobo2bobo$24b2o2b2o$2bo2bo4bo2bo26bo2bo4bo2bo$3o2b6o2b3o22b3o2b6o2b
3o$2bo2bo4bo2bo12b2o12bo2bo4bo2bo$26b2o4$21bo10bo$21bo10bo$20bobo8bobo
$21bo10bo$21bo10bo$21bo10bo$21bo10bo$20bobo8bobo$21bo10bo$21bo10bo!

#N gabriels-p138
#O Gabriel Nivasch, 2002
#D oscillator period=138
#G xp138_w8gw259r84z79431y1go4iszx42rik8w12
x = 21, y = 21, rule = B3/S23
8b3o$7bo2bo$7bo2bo$7b2o4$17b3o$17bo2bo$20bo$3o15b3o$o$o2bo$b3o4$12b2o$
10bo2bo$10bo2bo$10b3o!

#N achims-p144
#O Achim Flammenkamp
#D oscillator period=144
#G xp144_33y18kk8yb33zy8equzy9757wggzccyb1221y1cc
x = 28, y = 19, rule = B3/S23
2o24b2o$2o24b2o$18b2o$17bo2bo$18b2o$14bo$13bobo$12bo3bo$12bo2bo2$12bo
2bo$11bo3bo$12bobo$13bo$8b2o$7bo2bo$8b2o$2o24b2o$2o24b2o!

#N p144-hans-leo-hassler
#O Noam Elkies
#D oscillator period=144
#G xp144_g8oy2f80gw64koz1a16p3w144403ydoz380gfy04eyco40238y0ggz69e1230g4440oy2sksy3h11w6ic3k3zy4u201yd31y0vwg6zyho8x681hh4w643siczyi113y17
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
#G xp156_yg33zy1ogg178cy2iey6c871ggozy323yk32zy2ogg8z33yq844cy033zzy1c453g8oy6o4y2o8g354czy423y811y432zyg33
x = 42, y = 42, rule = B3/S23
20b2o$20b2o4$8b2o22b2o$9bo12b2o8bo$9bobo10bo7bobo$5bo4b2o10bo7b2o4bo$
5b3o15bo10b3o$8bo24bo$7b2o24b2o7$32bo2bo$33b3o$2o38b2o$2o38b2o$6b3o$6b
o2bo7$7b2o24b2o$8bo24bo$5b3o10bo15b3o$5bo4b2o7bo10b2o4bo$9bobo7bo10bob
o$9bo8b2o12bo$8b2o22b2o4$20b2o$20b2o!

#N p156-hans-leo-hassler
#O Noam Elkies
#D oscillator period=156
#G xp156_g8oy12hqy064koz1a16p3x3n133ycg8gz380gfx2wee4y9oo8usy1ggz69e123woshooybg0hxm2cj43zy38hby3ckgsy3302106gwvzyho8x664vex643siczyi113y0242
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
#G xp168_yyg0e1gegggzygggy6g8882u1dd1uh4442zy2ggy811y7222t21t13z0oo0jbaafggggyl1z34747obb870fc3yx66zy135533zzyvca2248gy2gg06mlluzy433ylckgh843y169f8fgmmgf1vp6zyho40oyn7aa66zyd8o6kl4q5iii8y6cczy92999kb4l5c32zyd3043
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
#G xp168_y965la8ceeeec8al56zy3888o040o11wo4xg190ggggy2ccy6szy72441x161x38841ydc2ghh4y0o8gzy3ggywo0cgy0jpu121zy311yw10jggx7fvzy5syv3408o2w321e96z697o4cw4hhg2cyv3zxvvuy0gc0oyh27dod72y4oozo4o79cwggg301z011y02o8043yagggo211sx8m8xo224gzy43y633y7p8y021w8o10201111zyq6aa5137777315aa6
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
#G xp177_y3343x6bacy6cab6x343zkk8yy8kkzgo8gywg8ogz0123yw321zzgo4syws4ogzgh1yy1hgz221yy122zy3c2cx6d53y635d6xc2c
x = 46, y = 46, rule = B3/S23
16bo12bo$9b2o24b2o$8b3o3b2o14b2o3b3o$14b2ob2o8b2ob2o$16bo12bo4$2bo40bo
$b2o40b2o$b2o40b2o4$2b2o38b2o$2b2o38b2o$o3bo36bo3bo$3bo38bo$3bo38bo9$
3bo38bo$3bo38bo$o3bo36bo3bo$2b2o38b2o$2b2o38b2o4$b2o40b2o$b2o40b2o$2bo
40bo4$16bo12bo$14b2ob2o8b2ob2o$8b3o3b2o14b2o3b3o$9b2o24b2o$16bo12bo!

#N p230-glider-shuttle
#O Dean Hickerson
#D oscillator period=230
#G xp230_y58k8woe1e80gg8gyag8gg08e1eow8k8zxgwo4iq226w113233gf023y6320fg332311w622qi4owgzw1ih074w4a96yu69a4w470hi1z255d0nsyj66yjsn0d552zx4b5l442yzx244l5b4zy111g8imggydccydggmi8g11zy1ggo3muw1ggyqgg1wum3oggzy0122643gg02gjgy9ooy9gjg20gg346221zy22520fg4c12jw513x4oy4o4x315wj21c4gf0252zy819l910cq2r9374b413w314b4739r2qc019l91zyf121ye121
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
#G xp246_y4giligy2ccb7w66y266w7bccy2giligzw8k80u146g8pwkgow66yc66wogkwp8g641u08k8zy211081p1ycooyc1p18011zy1jjgw11yw11wgjjz33w7611yhggyh1167w33zo444k8gyi11yig8k444oz01w8hgfyzy1fgh8w1zy2ggwg88gyb33ybg88gwggzw2520fg4c01i1y1o448ya844oy11i10c4gf0252zy419l91y234akggicy2ciggka43y219l91
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
#G xp312_yg33zy1g8gy6ieyag8gzy1121ym121zy2ogg8z33yq844cy033zzy1696yao4y6696zyi11zyg33
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
#G xp2_12
x = 2, y = 2, rule = B2/S
bo$o!

#N seeds-p4
#D oscillator period=4
#G xp4_ah
x = 5, y = 2, rule = B2/S
o3bo$bobo!

#N live-free-or-die-p2
#D oscillator period=2
#G xp2_12
x = 2, y = 2, rule = B2/S0
o$bo!

#N live-free-or-die-p12
#D oscillator period=12
#G xp12_ahxh
x = 5, y = 6, rule = B2/S0
bobo$o3bo4$o3bo!

#N live-free-or-die-p19
#D oscillator period=19
#G xp19_7w7
x = 4, y = 3, rule = B2/S0
o2bo$o2bo$o2bo!

#N 34-life-p3
#D oscillator period=3
#G xp3_272
x = 3, y = 3, rule = B34/S34
bo$3o$bo!

#N 34-life-p4
#D oscillator period=4
#G xp4_2e7
x = 4, y = 4, rule = B34/S34
bo$b3o$o$2bo!

#N 34-life-p6
#D oscillator period=6
#G xp6_2f4
x = 4, y = 5, rule = B34/S34
bo$bo$o2bo$2bo$2bo!

#N 34-life-p8
#D oscillator period=8
#G xp8_3r34
x = 5, y = 4, rule = B34/S34
3b2o$2ob2o$3b2o$2bo!

#N 34-life-p12
#D oscillator period=12
#G xp12_137
x = 4, y = 4, rule = B34/S34
2bo$2bo$2obo$2bo!

#N 34-life-p20
#D oscillator period=20
#G xp20_o62hp7z111
x = 6, y = 6, rule = B34/S34
2o3bo$3o$bo$4bo$3b3o$o3b2o!

#N bacteria-p4
#D oscillator period=4
#G xp4_4lere
x = 6, y = 5, rule = B34/S456
bobo$2b2obo$o2b2o$2b2obo$bobo!

#N bacteria-p6
#D oscillator period=6
#G xp6_454r4kzx1
x = 6, y = 6, rule = B34/S456
4bo$2bobo$b2o2bo$3bo$2o2bo$2bo!

#N bacteria-p8
#D oscillator period=8
#G xp8_6ubdbu6
x = 5, y = 7, rule = B34/S456
b2o$b4o$bob2o$obo$bob2o$b4o$b2o!

#N bacteria-p10
#D oscillator period=10
#G xp10_4vrrv
x = 6, y = 5, rule = B34/S456
3b2o$2b4o$2o3bo$2b4o$3b2o!

#N bacteria-p14
#D oscillator period=14
#G xp14_66ffff66
x = 6, y = 6, rule = B34/S456
2b2o$6o$o4bo$o4bo$6o$2b2o!

#N long-life-p4
#D oscillator period=4
#G xp4_5hhl
x = 5, y = 4, rule = B345/S5
obo$o3bo$o3bo$obobo!

#N long-life-p6
#D oscillator period=6
#G xp6_40e0r0e
x = 5, y = 7, rule = B345/S5
b3o2$o3bo2$2ob2o2$2bo!

#N long-life-p12
#D oscillator period=12
#G xp12_4kh114kzx222
x = 7, y = 7, rule = B345/S5
2bo$2bobo$o3bo$o5bo$o5bo$2bo3bo$2bobo!

#N long-life-p14
#D oscillator period=14
#G xp14_gk41114kgzw22822
x = 9, y = 9, rule = B345/S5
4bo$2bobo$2bo3bo$o5bo$o7bo$o5bo$2bo3bo$2bobo$4bo!

#N pseudo-life-p8
#D oscillator period=8
#G xp8_rar
x = 3, y = 7, rule = B357/S238
bo$3o4$3o$bo!

#N pseudo-life-p12
#D oscillator period=12
#G xp12_fggzf
x = 3, y = 9, rule = B357/S238
o$o$o$o$b2o$o$o$o$o!

#N pseudo-life-p36
#D oscillator period=36
#G xp36_alev
x = 7, y = 7, rule = B357/S238
2b3o$bo3bo$o5bo4$2b3o!

#N geology-p4
#D oscillator period=4
#G xp4_27
x = 3, y = 2, rule = B3578/S24678
3o$bo!

#N geology-p12
#D oscillator period=12
#G xp12_ocirt8gozx5621
x = 8, y = 8, rule = B3578/S24678
3b2o$4b2o$3bo2bo$ob3ob2o$2ob3obo$bo2bo$2b2o$3b2o!

#N geology-p30
#D oscillator period=30
#G xp30_27f6
x = 4, y = 4, rule = B3578/S24678
2bo$b3o$4o$b2o!

#N 2x2-p2
#D oscillator period=2
#G xp2_156
x = 3, y = 3, rule = B36/S125
2bo$obo$2o!

#N 2x2-p4
#D oscillator period=4
#G xp4_18f
x = 4, y = 3, rule = B36/S125
4o$o$3bo!

#N 2x2-p5
#D oscillator period=5
#G xp5_84k0110k48z2450gg0542
x = 10, y = 10, rule = B36/S125
3bo2bo$2bo4bo$2bob2obo2$o8bo$o8bo2$2bob2obo$2bo4bo$3bo2bo!

#N 2x2-block-oscillator
#C A bar of eight by two.
#D oscillator period=6
#G xp6_vvz77
x = 8, y = 2, rule = B36/S125
8o$8o!

#N 2x2-p10
#D oscillator period=10
#G xp10_hrrrh
x = 9, y = 5, rule = B36/S125
2b2ob2o$4bo$o7bo$4bo$2b2ob2o!

#N 2x2-p14
#D oscillator period=14
#G xp14_23s44
x = 5, y = 5, rule = B36/S125
2b2o2$o3bo$o2bo$2bo!

#N 2x2-p22
#D oscillator period=22
#G xp22_17w71
x = 3, y = 6, rule = B36/S125
o$3o3$3o$o!

#N 2x2-p26
#D oscillator period=26
#G xp26_36c
x = 5, y = 4, rule = B36/S125
b2o$o$4bo$2b2o!

#N highlife-p7
#D oscillator period=7
#G xp7_13090c8
x = 4, y = 7, rule = B36/S23
3bo$2b2o2$o2bo2$2o$o!

#N highlife-p10
#D oscillator period=10
#G xp10_9hr
x = 5, y = 3, rule = B36/S23
2ob2o$o3bo$o2bo!

#N stains-p3
#D oscillator period=3
#G xp3_46vc4
x = 5, y = 5, rule = B3678/S235678
2bo$b2o$5o$2b2o$2bo!

#N stains-p4
#D oscillator period=4
#G xp4_137e
x = 4, y = 4, rule = B3678/S235678
3bo$2b2o$b3o$3o!

#N day-and-night-p3
#D oscillator period=3
#G xp3_hvvh
x = 4, y = 5, rule = B3678/S34678
4o$b2o$b2o$b2o$4o!

#N day-and-night-cross
#C A plus sign that swells.
#D oscillator period=4
#G xp4_272
x = 3, y = 3, rule = B3678/S34678
bo$3o$bo!

#N day-and-night-p5
#D oscillator period=5
#G xp5_6mfvsczx11
x = 7, y = 7, rule = B3678/S34678
2b2o$2b5o$4obo$4o$bo$b2o$bo!

#N day-and-night-p6
#D oscillator period=6
#G xp6_gkakb2z01
x = 6, y = 6, rule = B3678/S34678
3bobo$4bo$3bobo$obo$bo$obo!

#N day-and-night-p8
#D oscillator period=8
#G xp8_c7vsz6sv7
x = 10, y = 4, rule = B3678/S34678
2b2o2b2o$4o2b4o$3ob2ob3o$2b2o2b2o!

#N day-and-night-p10
#D oscillator period=10
#G xp10_8stvudrz01131
x = 7, y = 7, rule = B3678/S34678
3bo$b4o$b4obo$7o$b5o$3b2obo$2b2ob2o!

#N day-and-night-p13
#D oscillator period=13
#G xp13_2fau8
x = 5, y = 5, rule = B3678/S34678
2bobo$3bo$obobo$bo$obo!

#N day-and-night-p16
#C Six cells and a long period, in a rule that treats day and night alike.
#D oscillator period=16
#G xp16_37
x = 3, y = 3, rule = B3678/S34678
2o$3o$o!

#N day-and-night-p36
#D oscillator period=36
#G xp36_16qsc
x = 5, y = 5, rule = B3678/S34678
o$b2o$bob2o$2b3o$2b2o!

#N morley-p2
#D oscillator period=2
#G xp2_7
x = 1, y = 3, rule = B368/S245
o$o$o!

#N morley-p3
#D oscillator period=3
#G xp3_1eeeg
x = 5, y = 5, rule = B368/S245
3b2o$2bobo$b3o$obo$2o!

#N morley-p4
#D oscillator period=4
#G xp4_37
x = 2, y = 3, rule = B368/S245
o$2o$2o!

#N drylife-p32
#D oscillator period=32
#G xp32_1orq4
x = 5, y = 5, rule = B37/S23
o$3b2o$2ob2o$bob2o$2bo!

#N electrified-maze-p3
#D oscillator period=3
#G xp3_69hic
x = 5, y = 5, rule = B45/S12345
b2o$o2bo$o3bo$bo2bo$2b2o!

#N electrified-maze-p4
#D oscillator period=4
#G xp4_69he
x = 4, y = 5, rule = B45/S12345
b2o$o2bo$o2bo$bobo$2bo!

#N electrified-maze-p5
#D oscillator period=5
#G xp5_4ah96
x = 5, y = 5, rule = B45/S12345
b2o$o2bo$o3bo$bobo$2bo!

#N electrified-maze-p7
#D oscillator period=7
#G xp7_359h96
x = 6, y = 5, rule = B45/S12345
3bo$2bobo$bo3bo$o4bo$5o!

#N electrified-maze-p11
#D oscillator period=11
#G xp11_4ahh97
x = 6, y = 5, rule = B45/S12345
2b2o$bo2bo$o4bo$bo3bo$2b4o!

#N electrified-maze-p13
#D oscillator period=13
#G xp13_eh11hfzw11
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

#N metapixel
#A otca-metapixel, otcametapixel, unit-cell
#O Brice Due, 2006
#C A cell made of cells: tiles of 2048x2048 play Life, a generation in 35328. This one is dead.
#D oscillator period=35328
x = 2048, y = 2048, rule = B3/S23
170b2o$170b2o3$2011b2o5b2o$2007b2o2b2o5b2o2b2o$2007b2o13b2o2$1788bo$
74b2o4b3o1703bo2bo$74b2o3bo3bo1702b5o$79b2ob2o1702b3ob2o16b2o$80bobo
1694bo9b2obo16bo$163b3o3b3o1603b3o10b2o16bo2b2o$80bobo80b3o3b3o1602bo
31bo2bo$79b2ob2o78bob2o3b2obo1602b3o10b2o16bobo10bo$79bo3bo78bob2o3b2o
bo1604bo9b2obo16b2o10b3o189b3o3b3o$80b3o80b2o5b2o1614b3ob2o30bo188bo2b
obo2bo$164bo5bo1615b5o16b2o10b3o189b2obobob2o$179b2o8b3o14b2o1578bo2bo
16bobo10bo191b2o5b2o$179b2o8bo3bo12b2o1580bo17bo2bo$189bo4bo1611bo2b2o
$190bo3bo1612bo$1772bo16bo18b2o$5b2o152b2o13b2o14bo3bo7b3o1567b3o14bob
o221b2ob2o$5b2o152b2o2b2o5b2o2b2o13bo4bo5b2obob2o1568bo13b2o220bo2bobo
2bo$73b3o5b3o79b2o5b2o7b2o8bo3bo5bo5b2o1567b2o235bobo3bobo$10bo3b2o57b
o2b2ob2o2bo95b2o8b3o8b2obob2o1804b3o3b3o$4b2o2b2obob3o13b2o43b3o3b3o
119b3o1813b2o$4b2o2bo4b3o13b2o44bo5bo1936b2o$8bo3bo2005b2o$9b3o$23b2o
3b2o$9b3o10b3o3b3o39b2o13b2o$8bo3bo7b3o7b3o37b2o2b2o5b2o2b2o$4b2o2bo4b
3o4b3o7b3o41b2o5b2o1701b2o$4b2o2b2obob3o4b3o7b3o1743b2o6bobo$10bo3b2o
6b3o3b3o1744bobo6bo$23b2o3b2o1745bo191b2o5b2o$5b2o1767b2o187b2o2b2o5b
2o2b2o$5b2o958b2o967b2o27b2o13b2o$219b2o743bo2bo832bo3b2o127bo2bo$219b
2o744b2o831b2obob3o128b2o$1798bo4b3o$1787bobo2b2o4bo3bo14bo$1786bo3bob
3o4b3o15b3o$60b2o5b2o1718bo6b2o24bo$56b2o2b2o5b2o2b2o1702bo12b5obo4b3o
15b3o$56b2o2b2o5b2o2b2o1700b3o15b3o4bo3bo14bo150bo5bo$60b3o3b3o1703bo
25bo4b3o161bobo3bobo$59bo2bo3bo2bo1703b3o15b3o4b2obob3o160bo3bobo3bo$
63bobo1709bo12b5obo5bo3b2o160bo3bobo3bo$59b2o7b2o26b2o115bo5bo756b2o
809bo6b2o170bo9bo$59b2o7b2o26bo2bobo110b3o3b3o755bo2bobo804bo3bob3o$
62bo3bo31b2ob3o107b2o2bobo2b2o756b2ob3o803bobo2b2o173b2o5b2o$62b2ob2o
37bo105bob4ob4obo761bo$60b3o3b3o29b2ob3o108b3o3b3o757b2ob3o1015b2o$60b
2o5b2o16bo3bo8b2obo109b3o5b3o750b2obo2b2obo995bo21b2o$60bo7bo15bo5bo
876b3o2b2o2bo992bo3bob2o2bo8b2o$90bo877b2o6bo997bo4bo10bo$76bo8bo3b2o
865bo12b3o3b2o988b2o3bobo2bo2bob2o5b2o2bo8b2o$74b3o9b3o865b3o13bo3bo
995bobo3b2o3bo6bo2bo8b2o$73bo879bo1019bob7o7bobo$74b3o9b3o19bo845b3o
13bo3bo13bo976bo2bo8b3o9b2o$76bo8bo3b2o7bo7b3o847bo12b3o3b2o9b3o978b2o
$90bo4bo2bob2o3bo102b2o13b2o743b2o6bo8bo992b2o9b2o$84bo5bo10bo4bo101b
2o2b2o5b2o2b2o742b3o2b2o2bo9bo989bo3b2o7bobo$85bo3bo10bo4b2o105b2o5b2o
751b2obo9b2o989bo4bo6bo2bo8b2o$39b2o27b2o1906bo3b2o5b2o2bo8b2o$39b2o
25b2ob2o25b5o1877b2o10bo$64bo2bobo27b4o1887b2o23b2o$44bo3b2o14bo34bo
1899b2o12b2o$38b2o2b2obob3o14bo4bo1929b2o29bo$38b2o2bo4b3o15bo3bo1915b
o39bo3bo$42bo3bo15b2o2b3o1915bobo25b2o10bo8b2o2b2o$43b3o16b2o1920bobo
25b2o10bo2b2o5bo2b2o$1983b2ob2o37b2o5bobo$43b3o1980b3o3b2o$42bo3bo$38b
2o2bo4b3o13b2o150b2o5b2o31b2o5b2o31b2o5b2o31b2o5b2o31b2o5b2o31b2o5b2o
31b2o5b2o31b2o5b2o31b2o5b2o31b2o5b2o31b2o5b2o31b2o5b2o31b2o5b2o31b2o5b
2o31b2o5b2o31b2o5b2o31b2o5b2o31b2o5b2o31b2o5b2o31b2o5b2o31b2o5b2o31b2o
5b2o31b2o5b2o31b2o5b2o31b2o5b2o31b2o5b2o31b2o5b2o31b2o5b2o31b2o5b2o31b
2o5b2o31b2o5b2o31b2o5b2o31b2o5b2o31b2o5b2o31b2o5b2o31b2o5b2o31b2o5b2o
31b2o5b2o31b2o5b2o31b2o5b2o31b2o5b2o31b2o5b2o31b2o5b2o78bo5bo37b3o3b2o
$38b2o2b2obob3o13b2o146b2o2b2o5b2o2b2o23b2o2b2o5b2o2b2o23b2o2b2o5b2o2b
2o23b2o2b2o5b2o2b2o23b2o2b2o5b2o2b2o23b2o2b2o5b2o2b2o23b2o2b2o5b2o2b2o
23b2o2b2o5b2o2b2o23b2obo2bo3bo2bob2o23b2o2b2o5b2o2b2o23b2o2b2o5b2o2b2o
23b2o2b2o5b2o2b2o23b2obobo5bobob2o23b2o2b2o5b2o2b2o23b2o2b2o5b2o2b2o
23b2o2b2o5b2o2b2o23b2o2b2o5b2o2b2o23b2o2b2o5b2o2b2o23b2o2b2o5b2o2b2o
23b2o2b2o5b2o2b2o23b2o2b2o5b2o2b2o23b2o2b2o5b2o2b2o23b2o2b2o5b2o2b2o
23b2o2b2o5b2o2b2o23b2o2b2o5b2o2b2o23b2o2b2o5b2o2b2o23b2o2b2o5b2o2b2o
23b2o2b2o5b2o2b2o23b2o2b2o5b2o2b2o23b2o2b2o5b2o2b2o23b2o2b2o5b2o2b2o
23b2obo2bo3bo2bob2o23b2o2b2o5b2o2b2o23b2o2b2o5b2o2b2o23b2o2b2o5b2o2b2o
23b2obobo5bobob2o23b2o2b2o5b2o2b2o23b2o2b2o5b2o2b2o23b2o2b2o5b2o2b2o
23b2o2b2o5b2o2b2o23b2o2b2o5b2o2b2o23b2o2b2o5b2o2b2o23b2o2b2o5b2o2b2o
73b3o3b3o35b2o5bobo$44bo3b2o161b2o13b2o23b2o13b2o23b2o13b2o23b2o13b2o
23b2o13b2o23b2o13b2o23b2o13b2o23b2o13b2o23b2obo9bob2o23b2o13b2o23b2o
13b2o23b2o13b2o23bo15bo23b2o13b2o23b2o13b2o23b2o13b2o23bo15bo23b2o13b
2o23b2o13b2o23b2o13b2o23b2o13b2o23b2o13b2o23b2o13b2o23b2o13b2o23b2o13b
2o23b2o13b2o23b2o13b2o23b2o13b2o23b2o13b2o23b2o13b2o23b2o13b2o23b2obo
9bob2o23b2o13b2o23b2o13b2o23b2o13b2o23bo15bo23b2o13b2o23b2o13b2o23b2o
13b2o23bo15bo23b2o13b2o23b2o13b2o23b2o13b2o72bo2b2ob2o2bo21b2o10bo2b2o
5bo$376bo5bo151bo2bo3bo2bo147b2o4bobo4b2o589bo5bo151bo2bo3bo2bo147b2o
4bobo4b2o353bo3bobo3bo21b2o10bo8b2o$39b2o175bo5bo152b3o3b3o151bob2ob2o
bo151bo2bobo2bo432bo5bo152b3o3b3o151bob2ob2obo151bo2bobo2bo358bobobobo
36bo3bo$39b2o174b3o3b3o150b2o2bobo2b2o149b2o7b2o431bo5bo152b3o3b3o150b
2o2bobo2b2o149b2o7b2o431bo5bo127bo$214bo2b2ob2o2bo149b2ob2ob2ob2o149b
2o7b2o271bo5bo152b3o3b3o150bo2b2ob2o2bo149b2ob2ob2ob2o149b2o7b2o271bo
5bo152b3o3b3o75b2ob2o3b2ob2o21b2o$214bo3bobo3bo152b2ob2o152b3o5b3o111b
o5bo152b3o3b3o150b2o2bobo2b2o149bo3bobo3bo152b2ob2o152b3o5b3o111bo5bo
152b3o3b3o150b2o2bobo2b2o76bo7bo23b2o$127b2o23b2o62bobobobo152bobo3bob
o112bo5bo33b3ob3o112b3o3b3o31bo7bo110bo2b2ob2o2bo149bo3bobo3bo30b2o5b
2o112bobobobo152bobo3bobo112bo5bo33b3ob3o112b3o3b3o31bo7bo110bo2b2ob2o
2bo149bo3bobo3bo$128bo22bobo182bo5bo31bo2bo3bo2bo30bo7bo71b3o3b3o34bob
o113b2obo3bob2o31bobobobo111b3o5b3o30b3o3b3o110bob2o3b2obo271bo5bo31bo
2bo3bo2bo30bo7bo71b3o3b3o34bobo113b2obo3bob2o31bobobobo111b3o5b3o30b3o
3b3o110bob2o3b2obo$128bobo82b2ob2o3b2ob2o29bo7bo71b3o3b3o33bo3bo32bo2b
o3bo2bo70bob2ob2obo31bo2bobo2bo152bobobobo151bo9bo109b2o7b2o29bo9bo71b
o5bo30b2ob2o3b2ob2o29bo7bo71b3o3b3o33bo3bo32bo2bo3bo2bo70bob2ob2obo31b
o2bobo2bo152bobobobo151bo9bo109b2o7b2o$129b2o84bo7bo29bob2o5b2obo68b2o
2bobo2b2o29bobo5bobo33bobo76b2ob2o32bo2bo3bo2bo32b2ob2o113bob2ob2obo
150bo3bobo3bo70b3o3b3o70bo3bobo3bo70b3o3b3o31bo7bo29bob2o5b2obo68b2o2b
obo2b2o29bobo5bobo33bobo76b2ob2o32bo2bo3bo2bo32b2ob2o113bob2ob2obo150b
o3bobo3bo70b3o3b3o$142b4o8bo98bo3b2ob2o3bo67bob4ob4obo29bo7bo34bobo34b
o7bo33b2ob2o33b2o5b2o32bo5bo32b2o5b2o33bo3bo33b2o5b2o71b3o3b3o71b3o3b
3o71b3o3b3o70bo3bobo3bo69b2ob2ob2ob2o68bo3b2ob2o3bo67bob4ob4obo29bo7bo
34bobo34bo7bo33b2ob2o33b2o5b2o32bo5bo32b2o5b2o33bo3bo33b2o5b2o71b3o3b
3o71b3o3b3o71b3o3b3o$142bob2o7b2o99bo3bobo3bo29b3o5b3o30b3o3b3o74bobo
34b2o5b2o33b2ob2o112bo2bo3bo2bo32bo3bo113bo2bobo2bo72bo5bo71bob2o3b2ob
o70bobo3bobo69b3o7b3o68bo3bobo3bo29b3o5b3o30b3o3b3o74bobo34b2o5b2o33b
2ob2o112bo2bo3bo2bo32bo3bo113bo2bobo2bo72bo5bo71bob2o3b2obo$142bo112b
3o3b3o30b3o5b3o29b3o5b3o69bo2bo3bo2bo30b3o3b3o111bo7bo33b2ob2o153b2obo
bob2o111bo7bo30bob2o3b2obo71bo5bo31b3o5b3o110b3o3b3o30b3o5b3o29b3o5b3o
69bo2bo3bo2bo30b3o3b3o111bo7bo33b2ob2o153b2obobob2o111bo7bo30bob2o3b2o
bo$143b2o150b2o5b2o111b3o3b3o33b2ob2o113bo2bobo2bo32bobobobo111b2obo3b
ob2o30b2o5b2o110b4o3b4o30b2o5b2o109b2ob2o3b2ob2o29bo7bo111b2o5b2o111b
3o3b3o33b2ob2o113bo2bobo2bo32bobobobo111b2obo3bob2o30b2o5b2o110b4o3b4o
30b2o5b2o$297bo3bo155bo3bo113b3o3b3o32bobobobo111bo2bo3bo2bo149bo3bobo
3bo31bo5bo110b2obobobobob2o151bo3bo155bo3bo113b3o3b3o32bobobobo111bo2b
o3bo2bo149bo3bobo3bo31bo5bo116b2o$143b2o150bo2bobo2bo150b2o7b2o149bo9b
o110b3o3b3o151bo2bobo2bo150bo3bobo3bo150bo2bobo2bo150b2o7b2o149bo9bo
110b3o3b3o151bo2bobo2bo155bo14b2o$142bo151bo3bobo3bo53b2o41bo42bo9b2o
7b2o17b2o78bo50bo11bo210bo58b3o3b3o150bo2bo3bo2bo149bo3bobo3bo53b2o41b
o42bo9b2o7b2o17b2o78bo50bo11bo210bo58b3o3b3o154b2o15bo$113b2o2bobo22bo
b2o7b2o43b2o40b2o42b4o7bo2bobo2bo18b3o31b5o40b2o41bo2b2o9bobo20bo11b4o
19bo3b2o38bo2bo39bobo2b2o30bo3bo29bob2o85bo3b3o67bo3bo43bo72b2o85b2o8b
3o3b3o19b2o33b2o40b2o42b4o7bo2bobo2bo18b3o31b5o40b2o41bo2b2o9bobo20bo
11b4o19bo3b2o38bo2bo39bobo2b2o30bo3bo29bob2o85bo3b3o67bo3bo43bo72b2o
99bo2bo7b2obo$106b2o4b3obo3bo21b4o8bo41b2ob2o38bo2b2o40bo2b2o6b3o3b3o
17bo4bo5b3obo18bo4bo38bob3o39bo5bo4bo2bo3bo2bo15bo2b2o7b6o16b2obob3o
38b5o37bo3bob3o6b2ob2o17bo5bo5bo21bo2b2o2b3o41b2o36bobo2b5o5b2ob2o16b
3o33bo7bo42b2o35b2o2bo4b2o4b2ob2o15bobo39b4o42bobo34bo2bo9b2o19b2ob2o
38bo2b2o40bo2b2o6b3o3b3o17bo4bo5b3obo18bo4bo38bob3o39bo5bo4bo2bo3bo2bo
15bo2b2o7b6o16b2obob3o38b5o37bo3bob3o6b2ob2o17bo5bo5bo21bo2b2o2b3o41b
2o36bobo2b5o5b2ob2o16b3o33bo7bo42b2o35b2o2bo4b2o4b2ob2o15bobo100b3o7b
2ob2o$106b2o3b2o6bo76bo2bo38b6o41bo2b2o30bo5bo5b2obob2o16bo2b3o42b2o
39bobo2b2o4b3o3b3o16bo2bo7b2o2b3o16bo4b3o38b3ob2o37bo6b2o3bo2bobo2bo
15bo33bo6b2o43b2o35bo3b2o3b2o2bo2bobo2bo14bo3bo29bo5b2o2bo43b2o34bob2o
6bo3bo5bo14bo35bo5b2obo42bob2o32b2o2bo6b2ob3o18bo2bo38b6o41bo2b2o30bo
5bo5b2obob2o16bo2b3o42b2o39bobo2b2o4b3o3b3o16bo2bo7b2o2b3o16bo4b3o38b
3ob2o37bo6b2o3bo2bobo2bo15bo33bo6b2o43b2o35bo3b2o3b2o2bo2bobo2bo14bo3b
o29bo5b2o2bo43b2o34bob2o6bo3bo5bo14bo102b3o$112bob5o72bo4bo2bo31bo3bo
4b4o27bo13bo2bo22bo9bo9bob2ob3o12bo3b2o2bo31bobobo6b2o27bo12bo3b2o21bo
8bobo7b3o4b2o12bo2bo3bo32bo9b2obo26bo12b5obo4b3o3b3o7bo7b2o3bo26b4o3b
3o30bo9b5o25bo11bo2bo3b2o3bobo3bobo7bo6bo4bo27bob2o5b2o29bo9b2o2b2o24b
o11bo6bob4ob2ob5o6bo5b3o31bo2b2o6bo28bo14b2o23bo10bo2bo4bob2obobo13bo
4bo2bo31bo3bo4b4o27bo13bo2bo22bo9bo9bob2ob3o12bo3b2o2bo31bobobo6b2o27b
o12bo3b2o21bo8bobo7b3o4b2o12bo2bo3bo32bo9b2obo26bo12b5obo4b3o3b3o7bo7b
2o3bo26b4o3b3o30bo9b5o25bo11bo2bo3b2o3bobo3bobo7bo6bo4bo27bob2o5b2o29b
o9b2o2b2o24bo11bo6bob4ob2ob5o6bo5b3o110b2ob2o$113b3o35bobo35b3o5b2o15b
o14b7o33b3o14b2o21b3o10b2o7b3obobo11b3o5b2o11b3o16b3obobo6bo26b3o14b3o
20b3o9b2o7b2o5b2o10b3o3b3o12bo18b3o10b2o25b3o15b3o19b3o9b3o25b3o3bo3bo
10bo18b3o9b4o24b3o12b3o3bo4b3o3b3o5b3o7bo3bo25b3ob2o3b3o9bo18b3o37b3o
11b3o4b2o2b2ob2ob3ob2o3b3o22bo14b6o5b2o6b2obo17b3o14bo22b3o11bo6bobo3b
obo10b3o5b2o15bo14b7o33b3o14b2o21b3o10b2o7b3obobo11b3o5b2o11b3o16b3obo
bo6bo26b3o14b3o20b3o9b2o7b2o5b2o10b3o3b3o12bo18b3o10b2o25b3o15b3o19b3o
9b3o25b3o3bo3bo10bo18b3o9b4o24b3o12b3o3bo4b3o3b3o5b3o7bo3bo25b3ob2o3b
3o9bo18b3o37b3o11b3o4b2o2b2ob2ob3ob2o3b3o22bo96bobo$152b2o34bo21b5o13b
o18b2o2b2o15bo39bo23b4o12bo21b6o12bo39bo39bo20b3o4b3o9bo20b2o3b2o12bo
39bo39bo22b2o15bo20bob2obo13bo39bo33b2o4bo22bob2o13bo19b2o18bo39bo27bo
6b3o2bo21b2o2bo13bo19b5o15bo39bo23bo3b2o10bo21b5o13bo18b2o2b2o15bo39bo
23b4o12bo21b6o12bo39bo39bo20b3o4b3o9bo20b2o3b2o12bo39bo39bo22b2o15bo
20bob2obo13bo39bo33b2o4bo22bob2o13bo19b2o18bo39bo27bo6b3o2bo21b2o2bo
30bo65bobo$113b3o73b3o5b2o10bo2b3o7b2o5b7o26b2o5b3o14b2o14b2o5b3o10b2o
5b2o3b4o4b2o5b3o5b2o10bo3b2o7b2o5b3obobo6bo19b2o5b3o14b3o13b2o5b3o9b2o
13b2o4b2o5b3o3b3o11b2o3b2o6b2o5b3o10b2o18b2o5b3o15b3o12b2o5b3o9b3o6b3o
bo7b2o5b3o3bo3bo9bob3o8b2o5b3o9b4o17b2o5b3o12b3o3bo11b2o5b3o7bo3bo5b2o
3b2o6b2o5b3ob2o3b3o7bo2b3o8b2o5b3o30b2o5b3o11b3o4b2o10bobo4b3o17bo2bo
2bo6b2o5b6o5b2o5bo2b3o9b2o5b3o14bo15b2o5b3o11bo6b3o3bo5b2o5b3o5b2o10bo
2b3o7b2o5b7o26b2o5b3o14b2o14b2o5b3o10b2o5b2o3b4o4b2o5b3o5b2o10bo3b2o7b
2o5b3obobo6bo19b2o5b3o14b3o13b2o5b3o9b2o13b2o4b2o5b3o3b3o11b2o3b2o6b2o
5b3o10b2o18b2o5b3o15b3o12b2o5b3o9b3o6b3obo7b2o5b3o3bo3bo9bob3o8b2o5b3o
9b4o17b2o5b3o12b3o3bo11b2o5b3o7bo3bo5b2o3b2o6b2o5b3ob2o3b3o7bo2b3o8b2o
5b3o30b2o5b3o11b3o4b2o10bobo4b3o17bo2bo2bo6b2o21b3o64bo$112bob5o14b2o
56bo4bo2bo10b2o10b2o7bo3bo4b4o18b2o7bo13bo2bo13b2o7bo9bo8bob2o8b2o7bo
3b2o2bo10b4o8b2o7bobobo6b2o18b2o7bo12bo3b2o12b2o7bo8bobo9b2obo6b2o7bo
2bo3bo10b2o3bo7b2o7bo9b2obo17b2o7bo12b5obo11b2o7bo7b2o3bo8bob2o5b2o7b
4o3b3o8b2o3bo7b2o7bo9b5o16b2o7bo11bo2bo3b2o10b2o7bo6bo4bo7bob3o6b2o7bo
b2o5b2o6b6o8b2o7bo9b2o2b2o15b2o7bo11bo6bobo9b2o7bo5b3o10b2o10b2o7bo2b
2o6bo19b2o7bo14b2o14b2o7bo10bo2bo4bob2o8b2o7bo4bo2bo10b2o10b2o7bo3bo4b
4o18b2o7bo13bo2bo13b2o7bo9bo8bob2o8b2o7bo3b2o2bo10b4o8b2o7bobobo6b2o
18b2o7bo12bo3b2o12b2o7bo8bobo9b2obo6b2o7bo2bo3bo10b2o3bo7b2o7bo9b2obo
17b2o7bo12b5obo11b2o7bo7b2o3bo8bob2o5b2o7b4o3b3o8b2o3bo7b2o7bo9b5o16b
2o7bo11bo2bo3b2o10b2o7bo6bo4bo7bob3o6b2o7bob2o5b2o6b6o8b2o7bo9b2o2b2o
15b2o7bo11bo6bobo9b2o7bo5b3o10b2o10b2o24bo51bobo$106b2o3b2o6bo8bo5bo
61bo2bo38b6o41bo2b2o30bo5bo4bo2bo20bo2b3o10b2o30b2o39bobo2b2o29bo2bo5b
o4b2o18bo4b3o38b3ob2o37bo6b2o27bo10bo4b2o16bo6b2o43b2o35bo3b2o3b2o25bo
3bo9b2o18bo5b2o2bo7b3o33b2o34bob2o6b2o23bo35bo5b2obo42bob2o32b2o2bo8bo
21bo2bo38b6o41bo2b2o30bo5bo4bo2bo20bo2b3o10b2o30b2o39bobo2b2o29bo2bo5b
o4b2o18bo4b3o38b3ob2o37bo6b2o27bo10bo4b2o16bo6b2o43b2o35bo3b2o3b2o25bo
3bo9b2o18bo5b2o2bo7b3o33b2o34bob2o6b2o23bo49b2o51b2obo$106b2o4b3obo3bo
7bo4bo4b2o56b2ob2o38bo2b2o40bo2b2o32bo4bo4bo2bo20bo4bo38bob3o39bo5bo
30bo2b2o5b2o2bo19b2obob3o38b5o37bo3bob3o28bo5bo8b2o17bo2b2o2b3o41b2o
36bobo2b5o26b3o12bobo18bo7bo42b2o35b2o2bo4b2o24bobo39b4o42bobo34bo2bo
6b2o22b2ob2o38bo2b2o40bo2b2o32bo4bo4bo2bo20bo4bo38bob3o39bo5bo30bo2b2o
5b2o2bo19b2obob3o38b5o37bo3bob3o28bo5bo8b2o17bo2b2o2b3o41b2o36bobo2b5o
26b3o12bobo18bo7bo42b2o35b2o2bo4b2o24bobo103bo$113b2o2bobo12b3o3b2o58b
2o40b2o42b4o34b3o7b2o22b5o40b2o41bo2b2o32bo10b2o22bo3b2o38bo2bo39bobo
2b2o30bo3bo5bo2b2o19bob2o85bo3b3o42b2obo21bo3bo43bo72b2o12bobo70b2o36b
2o7bo25b2o40b2o42b4o34b3o7b2o22b5o40b2o41bo2b2o32bo10b2o22bo3b2o38bo2b
o39bobo2b2o30bo3bo5bo2b2o19bob2o85bo3b3o42b2obo21bo3bo43bo72b2o12bobo
88b2o$129bob2ob2o77bo144b2o41bo42bo37b2o78bo89bo160bo22bo135bobo158bo
144b2o41bo42bo37b2o78bo89bo160bo22bo135bobo$131bo81bo759bo159bo759bo$
41bo86bo2b3o11b2o$40bobo65b2o18b2o2b2o9bo4bo$40bobo65b2o20bo2bo15bo$
41bo88b3o10bo5bo$122b2o20b6o$107b2o13bobo$107b2o13bob2o$123b2o$123bo
13b2o1802b2o$136bobo1802bobo$123bo13bo67b2o1736bo$123b2o80b2o1736b2o$
107b2o13bob2o29b2o2bo4b2o16b2o3b2o8bo$107b2o13bobo30bob2o6b2o14bo2bobo
2bo7bo2b2o$122b2o20bo11bo6bobo14bo9bo5bo5bo3b2o$142b3o11b3o4b2o14b2o9b
2o5bobo2b2o2b2o$108b2o31bo38bo9bo6bo3b2o$108b2o32b3o11b3o4b2o16bo2bobo
2bo9b3o$144bo11bo6bobo16b2o3b2o$130bo24bob2o6b2o32b3o$129b3o23b2o2bo4b
2o31bo3b2o$129bob2o35bo12b2o14bobo2b2o2b2o$130b3o11b2o22b2o11b2o13bo5b
o3b2o$130b3o11bobo20bobo27bo2b2o$126b3ob3o13bo50bo$130b3o11b3o5bo52b2o
$130b2o20b3o50b2o$108b2o45bo$108b2o19bo22b3o$117bo10bo15b3o5bo1813b2o$
113b2o2bo10bo17bo1819b2o$107b2o3bo5bo25bobo$107b2o2b2o2bobo12bo13b2o
1812b4o$112b2o3bo38b2o1784b2o14bo2b2o4b2o$113b3o41b2o1783b2o15bo2b2o3b
2o$156bo1802bo2bo$113b3o1844b2o$112b2o3bo$107b2o2b2o2bobo1842b2o$107b
2o3bo5bo48b2o1790bo2bo$113b2o2bo13b2o34b2o1790bo2b2o3b2o$117bo13bobo
1809bo14bo2b2o4b2o$108b2o23bo16b3o3bo1781b2o4b2o12b4o$108b2o23b2o13b5o
2bobo10b2o1767bo$147b2o3b2o3bo10b2o1768b2o3bo22b2o$148b2o3bo2bo1785bob
o21b2o$149bo3b3o1786bobo$1943bo$149bo3b3o1866b2o$148b2o3bo2bo1865b2o$
147b2o3b2o3bo10b2o1873bo$148b5o2bobo10b2o1859b2o9b2o3bo$148bob3o3bo
1864b2o5bobo9b2obob2o$146b2o1873b2o5bo10bo6b2o$140b2o4b3o18b2o1859b3o
9b2obob2o$140b2o3bo3bo17b2o1871b2o3bo$144bo5bo1892bo$145b2ob2o1789b2ob
o3bob2o$1939bo2bo3bo2bo78b3o$145b2ob2o1790b3o3b3o72b2o5bo17b2o$144bo5b
o1870b2o5bobo15b2o$145bo3bo1879b2o$146b3o$146b3o1873b2o$2022b2o$1942b
2ob2o$1943bobo$1943bobo$1944bo75b2o5b2o$1966b2o52b2o5b2o$139b2o7b2o
1816b2o$139bob2o3b2obo1794b2o$139bo3bobo3bo1793b4o7b2o$139b2o2bobo2b2o
1792bobobo6bo2b2o9b2o$140b3o3b3o1793b2ob3o4b6o9b2o$141bo5bo1797b2obo5b
4o$1945b2obo2$1945b2obo$1945b2obo5b4o$1944bo2bo4b6o9b2o$140b2o5b2o
1796b2o6bo2b2o9b2o$140b2o5b2o1796b2o7b2o$1941bo4bo$1940b3o3b3o17b2o51b
3o5b3o$146bo2bo1790bo2bobo2bo17b2o50b2ob2o3b2ob2o$136b3o7bo1795b2ob2o
71b2obobobobob2o$122b2o11bo4bo9bo1868bo3bobo3bo$122b2o10bo5bo8b2o1868b
o2bo3bo2bo$135bo8bo1875b3o3b3o$136b2o8b2o1792bo7bo$1941bobobobo$136b2o
8b2o1793bobobobo$135bo8bo3bo1791bob2ob2obo$122b2o10bo5bo4bo2bo1791b2o
5b2o$122b2o11bo4bo4bo2bo1878b2o$136b3o7b2o1879b2o$1981b2o$1981b2o2$
185b2o1801b2o9b2o3b2o$184bo2bo1792b2o5bobo8bob2ob2obo$179bo7bo1792b2o
4b2obo8bo7bo$178bobo3bo2bo1799b2o9bob2ob2obo$128bo48b2ob2ob2ob2o1800bo
10b2o3b2o$126b3o52bobo1758b2ob2o$125bo54b2ob2o1758bobo42bo$125b2o1816b
obo41b2o$139bo1804bo35b2o4b2obo15b2o$137b3o1826b2o12b2o5bobo15b2o$120b
2o14bo1829b2o20b2o$121bo14b2o40b3o3b3o$121b2obo17b2o33bo9bo1764b2o27b
2o$124bo17bo34bo3bobo3bo1754b2o6b2ob2o12b2o12b2o$125b2o13bobo35b3o3b3o
1755b2o6bo2bo13b2o$121b3o2b2o12b2o37bo5bo1764bo2bo$123b2o1826b2o$121bo
2bo4bo$120bobobo3bo1822b2o$119bo4bo1825bo2bo$111b2o6bo2bob3o5bo1817bo
2bo13b2o$110bobo7bo3b3ob2o3bo64b2o5b2o1743b2ob2o12b2o$110bo10b2o5bo4bo
64b2o5b2o1745b2o$109b2o10b2o3b2o2bobo$121bo4bo1839b2o$126b3o51b2ob2o
1781b2o$122b2o57bobo$181bobo$118b2o2b3o57bo$119bobobo1817bo5bo$120b4o
1816b3o3b3o$115b2o4bo1817b2obo3bob2o$114bobo$114bo$113b2o7bobo1817bo3b
o$123b2o1817bo3bo$123bo$197b2o7b2o$197bob2o3b2obo$113b2o82bo3bobo3bo$
114bo51b2o5b2o22b2o2bobo2b2o$114bobo49b2o5b2o23b3o3b3o$115b2o82bo5bo2$
119bob2o$119bob2o1819b2ob2o$167bo5bo1769bobo$128bo37b3o3b3o1768bobo$
118b2o4bob2obo35bo2b2ob2o2bo22b2o1744bo$118b2o2bo5bo36bo3bobo3bo22b2o
1766b2o$109b2o11bo5bo38bobobobo1793bo$110bo7b2o6b2o4b2o$110bobo5b2o4bo
bo5b2o30b2ob2o3b2ob2o1780b2o$111b2o11b2o40bo7bo1767b2o12bo2bo7b2o$
1942b2o11b2o2bo7b2o$1956bo2bo$1957bo2$140b2o25bo1789bo$140bobo23b3o
1787bo2bo$142bo22bo3bo1785b2o2bo7b2o$142b2o20bo5bo1785bo2bo7b2o$136b2o
26bo5bo1786b2o$136bo28bo3bo1772b2o$137b3o1801b3o23bo$139bo25bo3bo1771b
3o22b2o$125b2o37bo5bo1770b2o2bo$125bo38bo5bo2b2o1767bobo$126b3o36bo3bo
3b2o1767b3o$128bo37b3o$140b2o7b2o16bo$138b2o2bo6b2o$138b6o4bo2bo$128bo
9b4o5bob2o$126b3o18bob2o1789b2o5b2o$125bo1813bo2bo3bo2bo$126b3o18bob2o
1791b2ob2o$128bo9b4o5bob2o14b2o1774bobobobo$138b6o4b3ob2o11bo1775bobob
obo$138b2o2bo6bobobo12b3o1770bo9bo$140b2o7b4o15bo1769bo11bo$150b2o$
1940bob2ob2obo$1942b2ob2o$1941bo5bo$1942b2ob2o$1943bobo$1943bobo$1944b
o$1966b2o$1966b2o2$1959b2o$1942b2o15bobo5b2o$1942b2o15bob2o4b2o$1960b
2o$1960bo2$1960bo$1960b2o$133b2o1824bob2o4b2o$135bo1803b2ob2o15bobo5b
2o$120b2o10b2o2bo10b2o1793b3o14b2o$120b2o11bo2bo10b2o1789b5obo$134bobo
1802bobo24b2o$134b2o1806bobo21b2o$1943bo$134b2o1807bo$134bobo$120b2o
11bo2bo$120b2o10b2o2bo$135bo$133b2o$1942b2ob2o$1941bo5bo2$1940bo7bo$
1940bo2bobo2bo$1940b3o3b3o6$167b4o$166b2o2bo14b2o1755b2ob2o$165b2o2bo
15b2o1756bobo$166bo2bo1773bobo$167b2o1775bo$1966b2o$167b2o1797b2o$166b
o2bo$158b2o5b2o2bo15b2o$158b2o6b2o2bo14b2o1755b6o5b4o10b2o$167b4o1771b
4o7b2obo10b2o$1945b2obo7bo$1947b2o5b2o2$1947b2o5b2o$1945b2obo7bo$1945b
o7b2obo10b2o$1945b3o5b4o10b2o3$1941bo5bo18b2o$1940b3o3b3o17b2o$1940bob
2ob2obo$1939b2o7b2o$1939b2o7b2o$1939b3o5b3o$1941b3ob3o$1943bobo$1940bo
2bobo2bo$1939bo2bo3bo2bo$1940b2o5b2o11$1942b2ob2o$1943bobo$1943bobo$
1944bo$1966b2o$1966b2o2$1952b2o$1942b2o7bobo13b2o$1942b2o7bo15b2o$
1951b3o4$1951b3o$1951bo15b2o$1951bobo13b2o$1952b2o2$1966b2o$1966b2o5$
86b2o13bo7bo1831bo5bo$85bo2bo10b3o5b3o1830b3o3b3o$84bobobo9bo7bo14b2o
1817bob2ob2obo$83b3obo10b2o6b2o13bobo1818b2ob2o$83b3o29bo6b3o1817b2ob
2o$113b2ob2ob3ob2o1817b2ob2o$113b2ob2ob5o$115bo5bo$85b2o29b2ob2o$85b2o
3$115bo5bo$114b2o5b2o$113bob2o3b2obo$113bob2o3b2obo1818b2ob2o$114b3o3b
3o1820bobo$114b3o3b3o1820bobo$1944bo$1966b2o$1965bobo$104bo1860bo$102b
3o1862bo$101bo1840b2o12b2o2bo3bo3bo$101b2o1839b2o12bob2o7b2o$1957bo$
1957b3o4b2o$116b2ob2o$117bobo1837b3o4b2o$104bo12bobo1837bo$102b3o13bo
1837bob2o7b2o$101bo1854b2o2bo3bo3bo$101b2o1839bobo22bo$1943bo21bo$
1943b2o20bobo$1943b2o21b2o$1942bo2bo$104bo1837b3o$102b3o$101bo$101b2o
4$1940bo7bo$104bo1835b2o5b2o$102b3o1835b3o3b3o$101bo1840b2ob2o$101b2o
1839bo3bo$1939b2o7b2o$1939b2o7b2o$1943bobo$1939bo2bo3bo2bo$104bo1835b
3o3b3o$102b3o1837bo3bo$101bo1840b2ob2o$101b2o1840bobo$1943bobo$1944bo$
1966b2o$1966b2o$104bo$102b3o1854bo$101bo1840b2o15b2o6b2o$101b2o1839b2o
16b2o5b2o$1955b2o2b2o4$104bo1850b2o2b2o$102b3o1836b2o17b2o5b2o$101bo
1838b3o16b2o6b2o$101b2o1836b2o2bo15bo$1939bo2bo$1938bo4b2o21b2o$1943b
2o3bo17b2o$1939bobobo$104bo$102b3o$101bo$101b2o$1940bo7bo$1939bo2bo3bo
2bo$1943bobo$1943bobo$104bo1838bobo$102b3o1834bo2bo3bo2bo$101bo1838b3o
3b3o$101b2o5$104bo$102b3o$101bo1840b2ob2o$101b2o1840bobo$1943bobo$
1944bo$1966b2o$1966b2o$104bo1845bo$102b3o1846bo3bo$101bo1840b2o2b2o8bo
10b2o$101b2o1839b2o2bo5b2o2bo10b2o$1946bobo5b2o$1947b2o3b3o2$1947b2o3b
3o$104bo1841bobo5b2o$102b3o1841bo5b2o2bo10b2o$101bo1844b2o8bo10b2o$
101b2o1848bo3bo$1950bo$1966b2o$1941bo5bo18b2o$1940b3o3b3o$104bo1834b2o
2bobo2b2o$102b3o1834b2ob2ob2ob2o$101bo1840b2ob2o$101b2o1837bobo3bobo$
1939bo2bo3bo2bo$1942bo3bo$1939bobo5bobo$1940bo7bo$104bo$102b3o$101bo$
101b2o5$104bo$102b3o$101bo1840b2ob2o$101b2o1840bobo$1943bobo$1944bo$
1966b2o$1966b2o$104bo$102b3o$101bo1840b2o8b3o12b2o$101b2o1839b2o8bo3bo
10b2o$1952bo4bo$1953bo3bo2$1953bo3bo$104bo1847bo4bo$102b3o1847bo3bo10b
2o$101bo1850b3o12b2o$101b2o2$1966b2o$1966b2o2$104bo$102b3o$101bo$101b
2o$1941bo5bo$1940b3o3b3o$1939b2o2bobo2b2o$1938bob4ob4obo$104bo1835b3o
3b3o$102b3o1834b3o5b3o$101bo$101b2o5$104bo$102b3o$101bo1840b2ob2o$101b
2o1840bobo$1943bobo$1944bo$1966b2o$1966b2o$104bo$102b3o1852bo3b3ob3o$
101bo1840b2o12bobo2b4o3bo$101b2o1839b2o12bo3b2o6bo$1957bo2bo3b2obo$
1958b3o3bo2$1958b3o3bo$104bo1852bo2bo3b2obo$102b3o1851bo3b2o6bo$101bo
1841b2o11bobo2b4o3bo$101b2o1839b3o12bo3b3ob3o2$1966b2o$1966b2o$1942b4o
$104bo1837b3o$102b3o$101bo$101b2o5$104bo1834b3o5b3o$102b3o1834b3o5b3o$
101bo1838b2o5b2o$101b2o1839bo3bo$1940bo2bobo2bo$1939bo3bobo3bo$1940bo
2bobo2bo$1940b3o3b3o$104bo$102b3o$101bo1840b2ob2o$101b2o1840bobo$1943b
obo$1944bo$1966b2o$1966b2o$104bo$102b3o$101bo1840b2o14b2o7b2o$101b2o
1839b2o15b2o6b2o$1955b5o$1955b4o2$1944b3o8b4o$104bo1838b6o6b5o$102b3o
1838b2o2b3o9b2o6b2o$101bo1839b2o4b3o8b2o7b2o$101b2o1837b2o6b2o$1939bo
2bo5b2o$1939bo2bo3b3o17b2o$1940bo3b4o18b2o$1940bo3b3o$104bo1836bo2bo$
102b3o$101bo$101b2o2$1940bo7bo$1938bob2o5b2obo$1938bo3b2ob2o3bo$104bo
1834bo3bobo3bo$102b3o1835b3o3b3o$101bo$101b2o5$104bo$102b3o$101bo1840b
2ob2o$101b2o1840bobo$1943bobo$1944bo$1966b2o$1966b2o$104bo$102b3o1843b
ob2o$101bo1840b2o3bo2b2o2b3o10b2o$101b2o1839b2o3bo6b2o11b2o$1947b2o3b
3o$1949bo3bo2$1949bo3bo$104bo1842b2o3b3o$102b3o1842bo6b2o11b2o$101bo
1845bo2b2o2b3o10b2o$101b2o1845bob2o2$1966b2o$1966b2o$1941bo5bo$104bo
1835b3o3b3o$102b3o1834bo2b2ob2o2bo$101bo1837bo3bobo3bo$101b2o1838bobob
obo2$1938b2ob2o3b2ob2o$1940bo7bo2$104bo$102b3o$101bo$101b2o5$104bo$
102b3o$101bo1840b2ob2o$101b2o1840bobo$1943bobo$1944bo$1966b2o$1966b2o$
104bo$102b3o1849bo3bo$101bo1840b2o9bo5bo7b2o$101b2o1839b2o9bo13b2o$
1953b2o3bo$1955b3o2$1955b3o$104bo7bo7bo37b2o1793b2o3bo$102b3o5b3o5b3o
39bo1792bo13b2o$101bo7bo7bo27b2o10b2o2bo1791bo5bo7b2o$101b2o6b2o6b2o
26b2o11bo2bo1792bo3bo$159bobo8bo$159b2o9b3o1793b2o$173bo1792b2o$148b2o
9b2o9b3o$146bo3b2o7bobo8bo$146bo4bo6bo2bo$146bo3b2o5b2o2bo$148b2o10bo$
158b2o$1941bo5bo$1940b3o3b3o$19b2o1918b2ob2ob2ob2o$19b2o1917b3o7b3o$
25b3o132bo$24bo3bo131b3o1777bo7bo$24b2ob2o134bo$162b2o$24b2ob2o120bo$
26bo122b3o1790b2ob2o$109b2o5b2o34bo$104bo4b2o5b2o33b2o1789b2ob2o$102b
3o$19bo7bo73bo1840b2ob2o$18bo2bo3bo2bo72b2o50b2o1788bobo$22bobo126bo3b
o5b2o9b2o1769bobo$22bobo125bo5bo3bo2bo4b3o2bo1770bo$22bobo125bo4bo5bo
4bo2b5o1792b2o$18bo2bo3bo2bo121bo2bo7bo2b4o1798b2o$19b3o3b3o76bo46bobo
8bob2o3bo$102b3o47bo8b2obob3o7b2o1779bobo2b2o$101bo61bo3bo8bobo1763b2o
12bo3bob3o2b2o$101b2o57b3o15bo1763b2o13bo6b2ob2o$161bo16b2o1778b5obo$
109bo7bo1843b3o$109b2o5b2o$109b3o3b3o1843b3o$21b2ob2o78bo6b2ob2o45b2o
1795b5obo$22bobo77b3o6bo3bo22b2o21b2o1794bo6b2ob2o$22bobo76bo6b2o7b2o
20bo1804bo11bo3bob3o2b2o$23bo77b2o5b2o7b2o17b3o1804b2o12bobo2b2o$112bo
bo21bo35b2o1768b3o$108bo2bo3bo2bo53bobo1766b2ob2o20b2o$109b3o3b3o56bo
1766b2ob2o20b2o$174b2o1766bob2o$104bo63b2o1773bo$102b3o63bo$101bo7b2o
25b2o31b3o$101b2o6b2o25b2o33bo2$127b2o$125b2o2bo7b2o$125b6o6b2o$104bo
20b4o$102b3o1834b3o5b3o$101bo1836b2ob2o3b2ob2o$101b2o1835b2obobobobob
2o$125b4o1810bo3bobo3bo$125b6o6b2o1800bo2bo3bo2bo$125b2o2bo7b2o1801b3o
3b3o$127b2o$104bo$102b3o31b2o$101bo18bobo13b2o1804b2ob2o$101b2o18b2o
1820bobo$121bo1821bobo$1944bo$1966b2o$1966b2o$104bo1851bo$102b3o20b2o
1827bo2bo$101bo23b2o1815b2o10b5o8b2o$101b2o1839b2o10b3ob2o7b2o$1955b2o
bo$1956b2o2$1946b2o8b2o$104bo1838bob3o7b2obo$102b3o1838bo2bobo5b3ob2o
7b2o$101bo1841b3obo6b5o8b2o$101b2o1837b2ob2obobo5bo2bo$1939bo2bob5o7bo
$1939bo2bob2ob2o17b2o$1940b2o3b2o19b2o$1942b2o$104bo1838bo$102b3o$101b
o$101b2o1837b2o5b2o2$157bo3b3o1775bo9bo$156bobo2b5o3b2o1768bo3bobo3bo$
156bo3b2o3b2o2b2o1768bo3bobo3bo$104bo52bo2bo3b2o1774bobo3bobo$102b3o
53b3o3bo1776bo5bo$101bo$101b2o55b3o3bo$157bo2bo3b2o$142b2o12bo3b2o3b2o
2b2o$142b2o12bobo2b5o3b2o$157bo3b3o3$1942b2ob2o$1943bobo$147bo1795bobo
$125b3o19b3o1794bo$125bo2bo21bo1815b2o$125bo23b2o1815b2o$125bo10bo$
126bobo7b3o1811bo3b2o$139bo1802b2o4b2obob3o11b2o$138b2o1802b2o4bo4b3o
11b2o$151bo3bo1792bo3bo$150b5obo1792b3o$149b3o4b2o$149b2ob5o1792b3o$
151b3o1794bo3bo$1948bo4b3o11b2o$153bo1794b2obob3o11b2o$149bo2b3o1795bo
3b2o$148b2obo3bo7b2o$142b2o3b2ob3obo2b2o4bobo1800b2o$142b2o3b3ob2o4b2o
6bo1800b2o$147b3o15b2o$104bo1836bo5bo$102b3o1835b3o3b3o$101bo1837b2o2b
obo2b2o$101b2o46bo1789bo3bobo3bo$149bob3o1785bob2o3b2obo$150bo3bo1784b
2o7b2o$121b2o3b2o8bo17bo$120bo2bobo2bo7bo2b2o10b2obo4b2o$104bo14bo9bo
5bo5bo11bo5bobo$102b3o13b2o9b2o5bobo2b2o18bo$101bo17bo9bo6bo3b2o3bo15b
2o$101b2o17bo2bobo2bo9b3o4b3o7b2o$121b2o3b2o20bo6bo$138b3o4b3o8b3o$
136bo3b2o3bo12bo$120b2o14bobo2b2o$104bo15b2o13bo5bo$102b3o31bo2b2o$
101bo34bo1805b2ob2o$101b2o1840bobo$1943bobo$1944bo$1966b2o$1966b2o$
104bo1851b2o$102b3o1850bo$101bo1840b2o10bo2b2o8b2o$101b2o1839b2o10bo2b
o9b2o$1954bobo$1955b2o2$1955b2o$104bo1849bobo$102b3o1849bo2bo9b2o$101b
o1852bo2b2o8b2o$101b2o1852bo$1956b2o$1944bo21b2o$1944bo21b2o2$104bo$
102b3o1839bo$101bo1842bo$101b2o3$1940b3o3b3o$1940b3o3b3o$104bo1834bob
2o3b2obo$102b3o1834bob2o3b2obo$101bo1838b2o5b2o$101b2o1838bo5bo3$1942b
2ob2o$1943bobo$104bo1838bobo$102b3o1838bobo$101bo1840b2ob2o$101b2o
1840bobo$1943bobo$1944bo$1966b2o$1966b2o$104bo1853bo$102b3o1853bo2b2o$
101bo1840b2o13bo5bo3b2o$101b2o1839b2o14bobo2b2o2b2o$1958bo3b2o$1960b3o
2$1960b3o$104bo1853bo3b2o$102b3o1853bobo2b2o2b2o$101bo1855bo5bo3b2o$
101b2o1840b3o12bo2b2o$1937b2o4b2o13bo$1943b2o21b2o$1942bobo21b2o$1942b
obo$104bo1838bo$102b3o$101bo$101b2o5$104bo$102b3o1835bo7bo$101bo1837b
4o3b4o$101b2o1836bo3bobo3bo$1940bo2bobo2bo$1940b3o3b3o3$104bo$102b3o$
101bo1840b2ob2o$101b2o1840bobo$1943bobo$1944bo$1966b2o$1966b2o$104bo
1850bo$102b3o1850b2o$101bo1840b2o9bob3o9b2o$101b2o1839b2o13b2o8b2o$
1956b2o$1956bo2$1945bo10bo$104bo1839bob2o8b2o$102b3o1838b3ob2o8b2o8b2o
$101bo1844b3o4bob3o9b2o$101b2o1838bo13b2o28bo$1940bobo3b2o7bo28bobo$
1939b2ob6o18b2o16bobo$1943bo22b2o15b2ob2o$1942b2ob2o$104bo46b2o5b2o$
102b3o46b2o5b2o$101bo$101b2o$1940b3o3b3o$1939bo9bo$1939bo3bobo3bo56bo$
1940b3o3b3o32bo7bo15bobo$104bo47bo5bo1782bo5bo31bob2o5b2obo13bobo$102b
3o46b3o3b3o1819bo3b2ob2o3bo14bo$101bo48bo2b2ob2o2bo1819bo3bobo3bo$101b
2o47b3o5b3o1820b3o3b3o4$23bo$22b2o80bo7bo7bo$21b3obo9b2o65b3o5b3o5b3o$
20b2o13b2o64bo7bo7bo1824b2ob2o32b4o11b2o$11bo9b2o78b2o6b2o6b2o1824bobo
32b2o3bo11bo$9b3o10bo128b3o1789bobo32bo11b2obo$8bo141bo3bo1789bo33b4ob
2o5b2ob2o$9b3o10bo10bo116b2ob2o1811b2o10b2o$11bo9b2o8b2obo116bobo1812b
2o10b2obo8b2ob2o$20b2o8b2ob3o1916b2o26b3o8bobo$21b3obo5bo2bo116bobo
1796b5o25b3o8bobo$22b2o8b2o116b2ob2o1787b2o5bo4bo12b2o12bo10bo$23bo
126bo3bo3b2o1782b2o5bo2b3o12b2o11bobo$151b3o4b2o1789b2o2bo26b2obo$
1951b2o30bo$1983b2o$1951b2o$1949b2o2bo$1949bo2b3o12b2o$1949bo4bo12b2o$
1950b5o$1952b2o$1966b2o$1966b2o2$104bo60b2o$102b3o50b2o6b2ob2o14b2o
1757bo5bo$101bo53b2o6bo2bo15b2o1756b3o3b3o$101b2o60bo2bo1772bo2b2ob2o
2bo$164b2o1773b3o5b3o2$164b2o$163bo2bo$104bo58bo2bo15b2o$102b3o58b2ob
2o14b2o$101bo27bobo2b2o29b2o$101b2o11b2o12bo3bob3o4b2o$114b2o13bo6b2o
3b2o$130b5obo$133b3o2$104bo28b3o$102b3o25b5obo$101bo12b2o13bo6b2o1804b
2ob2o$101b2o11b2o12bo3bob3o1806bobo$129bobo2b2o1807bobo$1944bo$1966b2o
$1966b2o$104bo$102b3o1851b3o$101bo40b2o1798b2o11bo4bo6b2o$101b2o39b2o
1798b2o10bo5bo6b2o$1955bo$1956b2o2$1956b2o$104bo1850bo$102b3o1849bo5bo
6b2o$101bo1853bo4bo6b2o$101b2o1853b3o2$1943b2o21b2o$143bo5bo1793b3o20b
2o$142bobo3bobo1792b2o$104bo36bo3bobo3bo1792b2o$102b3o36bo3bobo3bo
1792b2o$101bo39bo9bo1791bo$101b2o$142b2o5b2o3$144b2ob2o1791b3o3b3o$
104bo40bobo1792bo2bobo2bo$102b3o39b2ob2o1791b2obobob2o$101bo43bobo
1792b2o5b2o$101b2o41b2ob2o$145bobo$145bobo$146bo1795bo3bo$1942b2ob2o$
104bo1836bobobobo$102b3o1838bobo$101bo1840b2ob2o$101b2o1840bobo$1943bo
bo$63b2o23bo41bo1813bo$64bo22b3o40b3o1833b2o$64bob2o18b2obo43bo1832b2o
$65bobo18b3o15bo27b2o50bo$55bo30b3o13b3o21b2o54b3o1773b4o$54bobo30b2o
12bo25bo53bo1760b2o14bo2b2o4b2o$54bobo39bo4b2o24bobo51b2o1759b2o15bo2b
2o3b2o$53b2ob2o37b3o30b2o57b2o1770bo2bo$56bo37b2obo66b2o21bo1772b2o$
53b2o2bo7bo28b3o67bo20bobo$54bo2bo7bobo27b2o52bo12bobo20b2o1773b2o$52b
o8b3o40bo44b3o10b2o1795bo2bo$52b2o9b3o2bo33b3o47bo1806bo2b2o3b2o$61b2o
4b2o32bo49b2o1790bo14bo2b2o4b2o$65b2o34b2o1835b2o4b2o12b4o$122b2o1813b
o$123bo22bo1791b2o3bo22b2o$123bobo19b2o1795bobo21b2o$124b2o10bo4bo49b
2o1749bobo$104bo30b2o3b2o30bo18bo1751bo$60bo3bo37b3o29b2o3b2o29b4o15bo
bo$60bo3bo36bo33b2o4bo27b2o3b2o13b2o$101b2o33b2o34bo3bo$172bo3bo$57b2o
bo3bob2o104bo2b2o$58b3o3b3o103bo3bo$59bo5bo$47bo56bo44b2o$46bobo53b3o
44bo$46bobo52bo48b3o1786b2obo3bob2o$47bo53b2o49bo11b2o1773bo2bo3bo2bo$
138b2o25bo1774b3o3b3o$60b2ob2o73bo23b3o$61bobo71bo3b3o20bo$61bobo69b3o
5bo33b2o$62bo41bo27bo43bo$102b3o27b2o39b3o8bo$101bo44bo26bo8b3o1757b2o
b2o$101b2o41b3o34bo1761bobo$143bo37b2o1760bobo$143b2o42b2o1755bo$164b
2o21bo1778b2o$133b2ob2o26bo20bobo1778b2o$104bo28b2ob2o11bo12bobo20b2o
1757b2o$102b3o44b3o10b2o1779b4o7b2o$101bo38b2o10bo1789bobobo6bo2b2o9b
2o$101b2o37b2o9b2o21b2o1766b2ob3o4b6o9b2o$174b2o1769b2obo5b4o$132b2o
1811b2obo$118b2o11b2obo15bo$117bobo12bob4o13bo1793b2obo$104bo12bo15bo
2b3o10b3o39b2o1752b2obo5b4o$102b3o11b2o16bo3bo52bo1752bo2bo4b6o9b2o$
101bo32b4o51bobo1753b2o6bo2b2o9b2o$101b2o33bo8b3o34b2o5b2o1754b2o7b2o$
147bo21b3o7bo2b3o1756bo4bo$133b2o11bo21b2ob2o2b4o2bo2bo1755b3o3b3o17b
2o$133b2o15b2o15bo4b2ob4ob2o2bo1755bo2bobo2bo17b2o$150b2o16b6o6b2obo
1758b2ob2o$104bo64b2o2bo8bo$102b3o17b2o49b2obo$101bo19bobo50bobo$101b
2o18bo52bo1765bo7bo$120b2o42b2o1775bobobobo$126b2o37bo1775bobobobo$
127bo34b3o1775bob2ob2obo$124b3o35bo1777b2o5b2o$104bo19bo50b2o$102b3o
71bo$101bo71b3o$101b2o21bo48bo$122bobo$123bobo$123bo2$104bo30b2o$102b
3o30b2o$101bo1840b2ob2o$101b2o1840bobo$1943bobo$118b2o13b2o1809bo$119b
o11bo2bo1831b2o$119bobo9bo2bo1831b2o$104bo15b2o8b2ob2o$102b3o24b2ob2o
1818b2o$101bo26b2o3b2o1807b2o6b2ob2o12b2o$101b2o26b3o2bo1807b2o6bo2bo
13b2o$134bo1815bo2bo$131bobo15b2o1800b2o$132bo16bobo$151bo1799b2o$104b
o46b2o1797bo2bo$88bo13b3o40b2o1803bo2bo13b2o$87b3o11bo43bo1804b2ob2o
12b2o$51bo34b2obo11b2o43b3o1803b2o$50bobo33b3o59bo$22bo27bobo33b3o45b
2o1830b2o$21bobo25b2ob2o33b2o45bo1831b2o$21bobo72bo33bo4b3o$20b2ob2o
70b3o6bo25b3o4bo$94b2obo4b3o28bo$94b3o4bo30b2o50bo1756bo5bo$95b2o4b2o
23b2o54b3o1755b3o3b3o$127bo53bo1757b2obo3bob2o$127bobo51b2o$128b2o57b
2o$164b2o21bo1754bo3bo$19bo5bo78bo59bo20bobo1754bo3bo$18b3o3b3o75b3o
34b2o8bo12bobo20b2o$17b2o2bobo2b2o18b3o5b3o44bo37b2o8b3o10b2o$16bob4ob
4obo17b3o5b3o44b2o49bo$18b3o3b3o20b2o5b2o95b2o21b2o$17b3o5b3o21bo3bo
120b2o$47bo2bobo2bo66b2o16bo$46bo3bobo3bo66bo15b3o$47bo2bobo2bo48bo18b
obo8bo3bo$47b3o3b3o46b3o19b2o7b3obob2o8bo41b2o$101bo30bo3b2obo8bobo19b
o20bo1750b2ob2o$101b2o31b4o2bo7bo2bo17bobo3bobo4bo6bobo1751bobo$51bo5b
o70b5o2bo4bo5bo4bo16bo3b3obobo2bobo5b2o1752bobo$50b3o3b3o69bo2b3o4bo2b
o3bo5bo15b2o2bo4bobobo3b2o1758bo$49b2o2bobo2b2o68b2o9b2o5bo3bo15b2ob3o
5bo3b2o1783b2o$24bo24b2ob2ob2ob2o87b2o16bo4bo1796bo$22bobo27b2ob2o47bo
61b4o6b2o4bo2bo$23b2o25bobo3bobo43b3o62b2o6bo6bobo1772b2o$49bo2bo3bo2b
o41bo47b2o24b3o4b2o1758b2o12bo2bo7b2o$52bo3bo44b2o46bo24b2o1766b2o11b
2o2bo7b2o$15bo7bo25bobo5bobo90b3o21bo1781bo2bo$14bo2bo3bo2bo16bo8bo7bo
93bo11b2o1791bo$18bobo19bo89bo7b2o25bo$18bobo19b3o87b3o5bo23b3o1792bo$
18bobo83bo28bo5b3o20bo1793bo2bo$14bo2bo3bo2bo77b3o27b2o7bo33b2o7bo
1770b2o2bo7b2o$15b3o3b3o11bo65bo24b2o48bo5b3o1771bo2bo7b2o$36bo64b2o
24bo45b3o5bo1775b2o$34b3o90bobo43bo7b2o1759b2o$128b2o57b2o1752b3o23bo$
164b2o21bo1753b3o22b2o$134b2o28bo20bobo1753b2o2bo$31b2o19b2ob2o47bo29b
2o13bo12bobo20b2o1755bobo$32bo20bobo46b3o44b3o10b2o1778b3o$17b2ob2o7b
3o10b2o9bobo45bo34bo15bo26b2o$18bobo8bo12bobo9bo46b2o27b3o3b2ob2o10b2o
26b2o$18bobo23bo85b2o5bobobo32bo$19bo24b2o76b2o8bo4bob2o31b2obo$123bo
12b3o37bo5b2o$123bobo6b2o2bobo33b2o2bo5b2o1756b2o5b2o$104bo19b2o6b6o
37bob2o12b2o1746bo2bo3bo2bo$102b3o27b3o4b2o32bobob2o3b2o7bo1750b2ob2o$
101bo37b2o34bo2bo3b2o5bobo1749bobobobo$101b2o70bob2o12b2o1750bobobobo$
175bob2o1760bo9bo$176b2o1760bo11bo2$1940bob2ob2obo$104bo1837b2ob2o$
102b3o44b2o1790bo5bo$101bo47bo1792b2ob2o$11b2o5b2o81b2o47b3o1790bobo$
11b2o5b2o132bo11b2o1777bobo$130bo7b2o25bo1778bo$130b3o5bo23b3o1801b2o$
133bo5b3o20bo1803b2o$104bo27b2o7bo33b2o7bo$102b3o21b2o48bo5b3o1774b2o$
101bo25bo45b3o5bo1760b2o15bobo5b2o$101b2o24bobo43bo7b2o1759b2o15bob2o
4b2o$128b2o57b2o1771b2o$164b2o21bo1772bo$164bo20bobo$149bo12bobo20b2o
1773bo$104bo44b3o10b2o1796b2o$102b3o47bo1806bob2o4b2o$101bo49b2o1786b
2ob2o15bobo5b2o$101b2o1839b3o14b2o$10b3o5b3o101b2o1814b5obo$10bo2b2ob
2o2bo102bo10b3o8b2o1792bobo24b2o$11b3o3b3o103bobo7bo2bo4bo3b2o1795bobo
21b2o$12bo5bo105b2o6bo3bo3bobo48b2o1750bo$104bo27bo7bobo25bo22bo1751bo
$102b3o30bo32b2o19bobo$101bo30b2obo37bo4bo10b2o$101b2o70b2o3b2o$174b2o
3b2o$88bo46bob2o34bo4b2o$11b2o74b3o45b3o39b2o1763b2ob2o$11b2o73b2obo
46bo1804bo5bo$86b3o15bo44b2o$86b3o13b3o44bo1790bo7bo$87b2o12bo48b3o
1787bo2bobo2bo$96bo4b2o49bo11b2o1774b3o3b3o$95b3o40b2o25bo$94b2obo40bo
23b3o$94b3o38bo3b3o20bo$95b2o36b3o5bo33b2o$104bo27bo43bo$102b3o27b2o
39b3o8bo$101bo44bo26bo8b3o1757b2ob2o$101b2o41b3o34bo1761bobo$143bo37b
2o1760bobo$143b2o42b2o1755bo$164b2o21bo1778b2o$133b2ob2o26bo20bobo
1778b2o$104bo28b2ob2o11bo12bobo20b2o$102b3o44b3o10b2o$101bo30b2o6b2o
10bo1789b6o5b4o10b2o$101b2o27bo3bo5b2o9b2o21b2o1766b4o7b2obo10b2o$129b
o4b2o38b2o1769b2obo7bo$129bo5bo1811b2o5b2o$118b2o$39bo77bobo10bo4bo
1811b2o5b2o$37b5o10bo51bo12bo12b2obob2obo34b3o15b2o1752b2obo7bo$36bo2b
ob2o9b2o8b2o38b3o11b2o30bo2b3o19b4o14bo1753bo7b2obo10b2o$35bo7bo9b2o7b
2o37bo45bo3bobo14b2o3b2ob2o3b2o6bobo1753b3o5b4o10b2o$36bo2bob2o5b2o2b
2o47b2o45bob3o14bo7bo5b3o5b2o$37b5o123bo2bo5b3o3bob3o$39bo125bo2bo5b2o
bo2b2obo1757bo5bo18b2o$150b2o12bo3bo8b2ob2obo1756b3o3b3o17b2o$48b2o2b
2o96b2o13b3o7bobo3bobo1756bob2ob2obo$35b2o16b2o7b2o40bo71bo4bo2bo1754b
2o7b2o$35b2o15b2o8b2o38b3o17b2o57b3o1755b2o7b2o$52bo48bo19bobo50b2o6bo
1756b3o5b3o$101b2o18bo52b2o1765b3ob3o$120b2o42b2o1777bobo$126b2o37bo
1774bo2bobo2bo$127bo34b3o1774bo2bo3bo2bo$124b3o35bo1777b2o5b2o$104bo
19bo50b2o$102b3o71bo$101bo71b3o$101b2o21bo48bo$122bobo$123bobo$123bo2$
104bo30b2o$102b3o30b2o$101bo1840b2ob2o$101b2o1840bobo$1943bobo$118b2o
1824bo$119bo1846b2o$119bobo1844b2o$104bo15b2o4b4o$102b3o20b2o2bo5b2o
1815b2o$101bo22b2o2bo4bobob2o1803b2o7bobo13b2o$101b2o22bo2bo2b2o5bo
1803b2o7bo15b2o$126b2o6bo3bo1812b3o$131bo5bo11b2o$132b4o13bobo$134bo
16bo$104bo46b2o1798b3o$102b3o40b2o1804bo15b2o$101bo43bo1805bobo13b2o$
101b2o43b3o1803b2o$148bo$134b2o1830b2o$134bo1831b2o$135b3o4bo$104bo32b
o3bobo$102b3o36bobo$101bo38b2ob2o$101b2o1838bo5bo$1940b3o3b3o$1940bob
2ob2obo$1942b2ob2o$1942b2ob2o$104bo1837b2ob2o$102b3o$101bo$101b2o2$
138bo7bo22b2o5b2o$57bo2bo76bobo5bobo21b2o5b2o$47b3o7bo82bo3bo$46bo4bo
9bo42bo7bo7bo16bo2bo3bo2bo$45bo5bo8b2o26bo13b3o5b3o5b3o17bobo3bobo$36b
o9bo8bo31b3o11bo7bo7bo22b2ob2o1797b2ob2o$34b3o10b2o8b2o27b2obo11b2o6b
2o6b2o18b2ob2ob2ob2o1795bobo$33bo52b3o48b2o2bobo2b2o1795bobo$34b3o10b
2o8b2o27b3o49b3o3b3o1797bo$36bo9bo8bo3bo27b2o50bo5bo23b3o3b3o1788b2o$
45bo5bo4bo2bo36bo71bo2bo3bo2bo1786bobo$46bo4bo4bo2bo35b3o70b2obo3bob2o
1786bo$47b3o7b2o35b2obo1869bo$94b3o48b2o1795b2o12b2o2bo3bo3bo$95b2o48b
2o1795b2o12bob2o7b2o$1957bo$1957b3o4b2o$39b2o5b2o$35b2o2b2o5b2o2b2o
1905b3o4b2o$35b2o13b2o1905bo$170bo1785bob2o7b2o$39b3o3b3o120b2ob2o
1783b2o2bo3bo3bo$39bo2bobo2bo120b2ob2o15b2o5b2o1745bobo22bo$38bo3bobo
3bo139b2o5b2o1746bo21bo$39bo2bobo2bo119bobobobo1769b2o20bobo$41bo3bo
1897b2o21b2o$39b2o5b2o120b2ob2o1769bo2bo$38b3o5b3o55bo64b3o4b2o1764b3o
$38b3o5b3o53b3o65bo5b2o$101bo$101b2o2$189bo5bo$45b3o140b3o3b3o$45b3o
140bob2ob2obo1743bo7bo$44b5o55bo7bo77b2ob2o1745b2o5b2o$43b2o3b2o52b3o
5b3o77b2ob2o1745b3o3b3o$43b2o3b2o51bo7bo80b2ob2o1747b2ob2o$101b2o6b2o
1831bo3bo$1939b2o7b2o$1939b2o7b2o$43b2o3b2o1893bobo$39b2o2b2o3b2o1889b
o2bo3bo2bo$39b2o3b5o139b3o1749b3o3b3o$45b3o140b3o1751bo3bo$45b3o1894b
2ob2o$187b2ob2o1751bobo$187bo3bo1751bobo$188b3o1753bo$189bo5b2o1769b2o
$195b2o1769b2o$104bo$102b3o1854bo$101bo22bo1817b2o15b2o6b2o$101b2o20bo
bo1816b2o16b2o5b2o$123bobo1829b2o2b2o$124bo3$104bo1850b2o2b2o$102b3o
1836b2o17b2o5b2o$101bo1838b3o16b2o6b2o$101b2o1836b2o2bo15bo$124bo1814b
o2bo$123bobo1812bo4b2o21b2o$123bobo1817b2o3bo17b2o$124bo1814bobobo$
104bo$102b3o$101bo$101b2o$1940bo7bo$1939bo2bo3bo2bo$124bo1818bobo$123b
obo1817bobo$104bo18bobo1817bobo$102b3o19bo1814bo2bo3bo2bo$101bo1838b3o
3b3o$101b2o5$104bo$102b3o$101bo1840b2ob2o$101b2o1840bobo$181bo1761bobo
$180bobo1761bo$180bobo1783b2o$181bo1784b2o$104bo1845bo$102b3o1846bo3bo
$101bo1840b2o2b2o8bo10b2o$101b2o1839b2o2bo5b2o2bo10b2o$1946bobo5b2o$
88bo1858b2o3b3o$87b3o91bo$86b2obo90bobo1764b2o3b3o$86b3o15bo19bo55bobo
1763bobo5b2o$86b3o13b3o18bobo55bo1764bo5b2o2bo10b2o$87b2o12bo21bobo
1820b2o8bo10b2o$96bo4b2o21bo1826bo3bo$95b3o1852bo$94b2obo1868b2o$94b3o
1844bo5bo18b2o$95b2o1843b3o3b3o$104bo76bo1757b2o2bobo2b2o$102b3o75bobo
1756b2ob2ob2ob2o$101bo22bo55bobo1759b2ob2o$101b2o20bobo55bo1758bobo3bo
bo$123bobo1813bo2bo3bo2bo$124bo1817bo3bo$1939bobo5bobo$1940bo7bo$104bo
$102b3o$101bo$101b2o$124bo$123bobo$123bobo$124bo$104bo$102b3o$101bo
1840b2ob2o$101b2o1840bobo$1943bobo$1944bo$1966b2o$1966b2o$104bo$102b3o
$101bo79bo1760b2o8b3o12b2o$101b2o77bobo1759b2o8bo3bo10b2o$180bobo1769b
o4bo$145bo35bo1771bo3bo$145b3o$148bo1804bo3bo$104bo42b2o1803bo4bo$102b
3o1847bo3bo10b2o$101bo60b2o1788b3o12b2o$101b2o59bo$163b3o15bo$165bo14b
obo1783b2o$124bo55bobo1783b2o$123bobo55bo$104bo18bobo$102b3o19bo$101bo
$101b2o$1941bo5bo$1940b3o3b3o$181bo1757b2o2bobo2b2o$180bobo1755bob4ob
4obo$104bo19bo55bobo1757b3o3b3o$102b3o18bobo55bo1757b3o5b3o$101bo21bob
o$101b2o21bo5$104bo$102b3o$101bo22bo1817b2ob2o$101b2o20bobo1817bobo$
123bobo36b2o1779bobo$124bo37bo1781bo$163b3o1800b2o$165bo1800b2o$104bo$
102b3o1852bo3b3ob3o$101bo1840b2o12bobo2b4o3bo$101b2o1839b2o12bo3b2o6bo
$1957bo2bo3b2obo$1958b3o3bo2$1958b3o3bo$104bo76bo1775bo2bo3b2obo$102b
3o75bobo1773bo3b2o6bo$101bo78bobo1760b2o11bobo2b4o3bo$101b2o78bo1760b
3o12bo3b3ob3o2$1966b2o$1966b2o$1942b4o$104bo1837b3o$88bo13b3o$87b3o11b
o79bo$86b2obo11b2o77bobo$86b3o91bobo$86b3o92bo$87b2o$96bo$95b3o6bo
1834b3o5b3o$94b2obo4b3o1834b3o5b3o$94b3o4bo1838b2o5b2o$95b2o4b2o1839bo
3bo$181bo1758bo2bobo2bo$180bobo1756bo3bobo3bo$180bobo1757bo2bobo2bo$
181bo1758b3o3b3o$104bo$102b3o$101bo1840b2ob2o$101b2o56b2o1782bobo$159b
o26b3o1754bobo$160b3o23b3o4b2o1749bo$162bo22bo3bo3b2o1771b2o$184bo5bo
1775b2o$104bo80b2ob2o$102b3o$101bo83b2ob2o1752b2o14b2o7b2o$101b2o81bo
5bo1751b2o15b2o6b2o$141b2o42bo3bo1765b5o$140bo2bo42b3o1766b4o$140bo7bo
37b3o$140bo2bo3bobo1794b3o8b4o$104bo35b2ob2ob2ob2o1792b6o6b5o$102b3o
39bobo1796b2o2b3o9b2o6b2o$101bo41b2ob2o1793b2o4b3o8b2o7b2o$101b2o1837b
2o6b2o$1939bo2bo5b2o$185b2o7b2o1743bo2bo3b3o17b2o$185bob2o3b2obo1744bo
3b4o18b2o$141b3o3b3o35bo3bobo3bo1744bo3b3o$104bo35bo9bo34b2o2bobo2b2o
1745bo2bo$102b3o35bo3bobo3bo35b3o3b3o$101bo39b3o3b3o37bo5bo$101b2o39bo
5bo2$1940bo7bo$1938bob2o5b2obo$1938bo3b2ob2o3bo$104bo81b2o5b2o1744bo3b
obo3bo$102b3o81b2o5b2o1745b3o3b3o$101bo$101b2o2$143b2ob2o$144bobo$144b
obo$104bo40bo$102b3o$101bo1840b2ob2o$101b2o1840bobo$1943bobo$1944bo$
159bo1806b2o$158bobo1805b2o$104bo53bobo$102b3o52b2ob2o1786bob2o$101bo
1840b2o3bo2b2o2b3o10b2o$101b2o1839b2o3bo6b2o11b2o$1947b2o3b3o$1949bo3b
o2$1949bo3bo$104bo1842b2o3b3o$102b3o1842bo6b2o11b2o$101bo1845bo2b2o2b
3o10b2o$101b2o1845bob2o2$1966b2o$155bo7bo1802b2o$154b4o3b4o1776bo5bo$
104bo49bo3bobo3bo1775b3o3b3o$102b3o50bo2bobo2bo1775bo2b2ob2o2bo$101bo
53b3o3b3o1775bo3bobo3bo$101b2o1838bobobobo2$1938b2ob2o3b2ob2o$1940bo7b
o2$104bo$102b3o50b2o$101bo53b2o$101b2o2$88bo$87b3o$86b2obo$86b3o15bo$
86b3o13b3o$87b2o12bo1840b2ob2o$96bo4b2o67b3ob3o9b2o1755bobo$95b3o71bob
2ob2obo7b2ob2o6b2o1745bobo$94b2obo70b2o7b2o7bo2bo6b2o1746bo$94b3o72bob
2ob2obo8bo2bo1776b2o$95b2o73b3ob3o10b2o1777b2o2$187b2o1765bo3bo$186bo
2bo1752b2o9bo5bo7b2o$169b2o15bo2bo6b2o1744b2o9bo13b2o$169b2o14b2ob2o6b
2o1755b2o3bo$186b2o1767b3o2$1955b3o$104bo1848b2o3bo$102b3o1848bo13b2o$
101bo86b2o5b2o1756bo5bo7b2o$101b2o85b2o5b2o1757bo3bo2$1966b2o$1966b2o
2$104bo$102b3o$101bo$101b2o2$1941bo5bo$189bo5bo1744b3o3b3o$188bobo3bob
o1742b2ob2ob2ob2o$104bo7bo7bo66bo3bobo3bo1740b3o7b3o$102b3o5b3o5b3o66b
o3bobo3bo$101bo7bo7bo69bo9bo1742bo7bo$101b2o6b2o6b2o$188b2o5b2o2$1942b
2ob2o2$190bo3bo1747b2ob2o$188b2o$187bo3bobo3b2o1743b2ob2o$187bo3bobo
1749bobo$188b3o1752bobo$195bo2bo1745bo$195b2o1769b2o$25b2o1939b2o$25b
2o$1957bobo2b2o$37bobo2b2o1898b2o12bo3bob3o2b2o$24b2o10bo3bob3o1897b2o
13bo6b2ob2o$24b2o11bo6b2o1912b5obo$38b5obo1916b3o$41b3o$1961b3o$41b3o
1914b5obo$38b5obo1912bo6b2ob2o$24b2o11bo6b2o3b2o65b2o1826bo11bo3bob3o
2b2o$24b2o10bo3bob3o4b2o65b2o1825b2o12bobo2b2o$37bobo2b2o1898b3o$1941b
2ob2o20b2o$25b2o1914b2ob2o20b2o$25b2o1915bob2o$1943bo$50b2o$50b2o6$
104bo4b2o5b2o$102b3o3bo2bo3bo2bo1820b3o5b3o$101bo7bo2bobo2bo1820b2ob2o
3b2ob2o$101b2o9bobo1823b2obobobobob2o$110b3ob3o1822bo3bobo3bo$108b3o5b
3o1820bo2bo3bo2bo$50b3o3b3o49b2o7b2o1821b3o3b3o$50b3o3b3o49b2o7b2o$49b
ob2o3b2obo44bo4bob2ob2obo$49bob2o3b2obo42b3o4bob2ob2obo$50b2o5b2o42bo
1840b2ob2o$51bo5bo43b2o8b2ob2o1827bobo$112bobo1828bobo$112bobo1829bo$
52b2ob2o56bo1852b2o$53bobo1910b2o$53bobo48bo1851bo$53bobo32bo13b3o
1849bo2bo$52b2ob2o30b3o11bo1840b2o10b5o8b2o$53bobo30b2obo11b2o1839b2o
10b3ob2o7b2o$53bobo30b3o1866b2obo$54bo31b3o1867b2o$87b2o$96bo1849b2o8b
2o$95b3o6bo1838bob3o7b2obo$94b2obo4b3o1838bo2bobo5b3ob2o7b2o$94b3o4bo
1841b3obo6b5o8b2o$95b2o4b2o1837b2ob2obobo5bo2bo$1939bo2bob5o7bo$1939bo
2bob2ob2o17b2o$1940b2o3b2o19b2o$1942b2o$104bo1838bo$102b3o$101bo$101b
2o1837b2o5b2o2$1939bo9bo$1939bo3bobo3bo$1939bo3bobo3bo$104bo12bo1822bo
bo3bobo$102b3o11bobo1822bo5bo$101bo14bobo$101b2o12b2ob2o5$104bo$102b3o
$101bo1840b2ob2o$101b2o1840bobo$1943bobo$1944bo$113b2o5b2o1844b2o$112b
o2bo3bo2bo1843b2o$104bo10b2ob2o$102b3o9bobobobo1829bo3b2o$101bo12bobob
obo1821b2o4b2obob3o11b2o$101b2o9bo9bo1819b2o4bo4b3o11b2o$111bo11bo
1824bo3bo$1949b3o$115b2ob2o$113bo2bobo2bo1827b3o$104bo8b3o3b3o1826bo3b
o$102b3o1843bo4b3o11b2o$101bo1846b2obob3o11b2o$101b2o10b2o1835bo3b2o$
113b2o$1966b2o$1966b2o2$104bo1836bo5bo$102b3o1835b3o3b3o$101bo1837b2o
2bobo2b2o$101b2o1836bo3bobo3bo$1939bob2o3b2obo$1939b2o7b2o3$104bo$102b
3o$101bo$65b2o34b2o$65b2o2$1998bo24b2o$41b2o14b2o7b2o1929bobo23bo$41b
2o15b2o6b2o1929bobo8bo12bobo9bo$54b5o1937b2ob2o7b3o10b2o9bobo$54b4o
1884b2ob2o50bobo11bo6bo13bobo$1943bobo51bobo10b2o6b2o11b2ob2o$44b2o8b
4o1885bobo49bobobobo15bobo$43bobob2o5b5o1885bo51b2ob2o$42b2o3b2o9b2o6b
2o1898b2o$43bobob2o8b2o7b2o1898b2o48bo$44b2o58bo1851b2o57b2o13bo5bo$
102b3o1850bo38b3o3b3o12bobo11b3o3b3o$65b2o34bo1840b2o10bo2b2o8b2o24bo
9bo24bo2b2ob2o2bo$65b2o34b2o1839b2o10bo2bo9b2o24bo3bobo3bo24b3o5b3o$7b
2o5bo1939bobo37b3o3b3o$7b2o4bobo1939b2o38bo5bo$12bo3bo1989b2o$12bo3bo
1938b2o50b2o$11b3ob3o86bo1849bobo49bo$12bo3bo85b3o1849bo2bo9b2o$12b2ob
2o84bo16bo1835bo2b2o8b2o$13bobo85b2o14bobo28bo1806bo71b2o$14bo102bobo
21b2o4bobo1806b2o68b2o$88bo27b2ob2o20bo5bobo1794bo21b2o60bo$87b3o49bob
o4b2ob2o1793bo21b2o$86b2obo36b2o11b2o$86b3o15bo22bo18b2ob2o$9bo3bo72b
3o13b3o22bobo1814bo$9bo3bo73b2o12bo26b2o16b2ob2o1793bo$96bo4b2o$95b3o$
6b2obo3bob2o77b2obo33b2o$7b3o3b3o78b3o33bobo11bo7bo1787b3o3b3o$8bo5bo
80b2o35bo1807b3o3b3o$104bo9b2o5b2o19b3o7b3o1784bob2o3b2obo47b3o3b3o$
102b3o8bo2bo3bo2bo19b2ob2ob2ob2o1785bob2o3b2obo47bo2bobo2bo$101bo12bo
2bobo2bo15b2o4b3o3b3o1787b2o5b2o48b2obobob2o$101b2o14bobo18bobo4bo5bo
1789bo5bo49b2o5b2o$115b3ob3o16bo$113b3o5b3o1901b2obo3bob2o$113b2o7b2o
1818b2ob2o78bo2bo3bo2bo$7b2o5b2o97b2o7b2o1819bobo53bo3bo22b3o3b3o$7b2o
5b2o88bo9bob2ob2obo1820bobo53b2ob2o$102b3o9b3o3b3o1820bobo52bobobobo$
101bo13bo5bo1820b2ob2o53bobo$101b2o14b3o3b3o1817bobo53b2ob2o$24b2o90bo
2bo3bo2bo1816bobo54bobo$24b2o94bobo1821bo55bobo25b2ob2o$116b2o7b2o
1839b2o33bo27bobo$116b2o7b2o1839b2o61bobo$2o14b3o6b2o77bo14bo3bo1834bo
71bo$2o12bo3bo6b2o75b3o14b2ob2o1834bo2b2o$13bo4bo82bo15b3o3b3o1816b2o
13bo5bo3b2o$13bo3bo83b2o14b2o5b2o16bo5bo1793b2o14bobo2b2o2b2o$117bo7bo
15bobo3bobo1808bo3b2o$3b3o7bo3bo122bo3bobo3bo1809b3o$b2obob2o5bo4bo
121bo3bobo3bo$b2o5bo5bo3bo6b2o113bo9bo1809b3o$b2obob2o8b3o6b2o77bo
1853bo3b2o$3b3o96b3o36b2o5b2o1808bobo2b2o2b2o$101bo1855bo5bo3b2o$24b2o
75b2o1840b3o12bo2b2o$24b2o117b2ob2o1789b2o4b2o13bo$144bobo1796b2o21b2o
$143b2ob2o1794bobo21b2o$119b2ob2o20bobo1795bobo$104bo15bobo20b2ob2o
1795bo$102b3o15bobo21bobo$101bo19bo22bobo122b3o1642b2o5b2o$101b2o42bo
121bo4bo11b2o1624b2o2b2o5b2o2b2o$267bo5bo10b2o1624b2o13b2o$260bobobo7b
o$160b2o96b7o5b2o1643bo5bo$159b5o93bo1656b3o3b3o$104bo38b2o14bo4bo5b2o
86b7o5b2o1641bo2b2ob2o2bo$102b3o38b2o14b3o2bo5b2o88bobobo7bo1640bo3bob
o3bo16bo7bo$101bo58bo2b2o102bo5bo1641bobobobo17b4o3b4o$101b2o58b2o104b
o4bo1337bo328bo3bobo3bo$145bo3bo119b3o1337bo2bo299b2ob2o3b2ob2o15bo2bo
bo2bo$143b2obobob2o9b2o1445b5o10b2o289bo7bo17b3o3b3o$142bob2o3b2obo7bo
2b2o76b4o1362b2ob3o10b2o$141bo2bo5bo2bo5b3o2bo5b2o68b2o2bo1363bob2o$
104bo37bob2o3b2obo6bo4bo5b2o67b2o2bo1365b2o72b2o5b2o$102b3o38b2obobob
2o7b5o71bo4bo2bo25b2o1408b2o3bo5bo3b2o$101bo43bo3bo10b2o71b3o5b2o25b2o
b2o1336b2o68bo15bo225bo20b2ob2o$101b2o129bo36bo2bo1335bob2o68bo13bo
225b3o20bobo$233b3o5b2o26bo2bo4bo1318b2o9b2ob3o10b2o294bo3bo19bobo$
235bo4bo2bo26b2o5b3o1316b2o10b5o10b2o293bo5bo19bo$239b2o2bo36bo1328bo
2bo210b2o7b4o82bo5bo$240b2o2bo25b2o5b3o1330bo211bo2bo6bo3bo82bo3bo$
104bo136b4o7bo16bo2bo4bo1543b2o2bo10bo$102b3o145b2o17bo2bo1410b2o5b2o
119bo10bo2bo4bob2obo83bo3bo$101bo25b2o122b2o15b2ob2o1410b2obobob2o117b
3o11bo6b3o85bo5bo$101b2o23bo2bo139b2o1336b2o74bo2bobo2bo116bo105b2o2bo
5bo$126bobo2bo1475b2o74b3o3b3o117b3o11bo6b3o81b2o3bo3bo$127bo1683bo10b
o2bo4bob2o86b3o$128b2obo78b2o1404b2o203b2o2bo8bo86bo$130bo79b2o1394b2o
7bo2b2o11b2o189bo2bo6b2o$104bo1486b2o5b2o6b2o6b6o11b2o190b2o7bo$102b3o
118b4o1360b2o2b2o5b2o2b2o12b4o77b2o89bo$101bo27b2o78b2o12bo2b2o1359b2o
13b2o93b2o84bo3bo$101b2o26b2o4b3o71b2o13bo2b2o1052b2o424bo60b2o12bo8b
2o2b2o$135b3o86bo2bo1053bobo423b2o59b2o12bo2b2o5bo2b2o$134bo3bo86b2o
571bo318bo134bobo28bo256bo75b4o76b2o7bob3o11b2o60b2o5bobo$134b2ob2o
575b2o81b2ob2o314b4o9bo123bo29b2o254bobo64b2o6b6o76b2o11b2o10b2o61b3o
3b2o$134bo3bo86b2o15b2ob2o466b5o11b2o54b2o10b2o2bo3b2o217b2o82b2o4b2o
3bo9bo2b2o110b2o13b2o278bobo64b2o7bo2b2o88b2o$104bo30bobo86bo2bo12bobo
3bo466bo4bo11bo53bo2bo11bob2o3bo217bo7b3o5b4o64bo5b2o12bo5bo108b2ob2o
12bo277b2ob2o73b2o90bo75b3o3b2o93b2o5b2o19b2o$102b3o30bobo71b2o13bo2b
2o5b2o3bobo3bo467b3o2bo10bo49bo4bo2b2o9bo2bo3bo219bo6bo7b2obo65bo4b3o
12bobo2b2o108bo2bo11bo430b2o64b2o25b2o5bobo88b2o2b2o5b2o2b2o16b2o$101b
o34bo72b2o12bo2b2o6b2o3bo4bo455bo13bo2b2o11b3o43bo3bo3bo2bo11b2o5b3o
213b3o7b2obo7bo10bo51b3o20bo3b2o3bo91bo13bo2bo4b2o6b3o328b3o3b3o7b2o
81b2o16bo48bo24bo2b2o5bo2b2o84b2o13b2o15bo$101b2o120b4o11b2o5b3o450b3o
14b2o15bo41b7o5bo12bo8bo213bo11b2o5b2o11b3o49bo24b3o4b3o87b3o14b2o15bo
327bo3bobo3bo6b2o99b2o47bobo22bo8b2o2b2o120bo5bo$247bo449bo75bo283bo
83bo85bo361bo3b2ob2o3bo94b2o11b2o47b2o23bo3bo128b3o3b3o$210b2o486b3o
14b2o57b7o5bo34b2o14b2o9b2o184b2o5b2o11b3o74b3o4b3o87b3o14b2o342bob2o
5b2obo94b2o7bob3o78bo127bo2bobo2bo$210b2o376b2o3bo106bo13bo2b2o57bo3bo
3bo2bo33b2o15b2o8b2o184b2o7bo10bo74bo3b2o3bo91bo13bo2bo343bo7bo107b2o
209b2ob2o$63b2o66b2ob2o452b3obob2o4b2o111b3o2bo60bo4bo2b2o45b5o201b2ob
o85bobo2b2o108bo2bo459bo$64bo39bo25bo5bo451b3o4bo4b2o111bo4bo65bo2bo
46b4o202b4o84bo5bo108b2ob2o449b2o$64bob2o20bo13b3o410b2o5b2o52bo14bo3b
o117b5o4b2obo59b2o11b2obo227bo83bob2o12bo2b2o110b2o6b2obo441b2o$65bobo
19b3o11bo27bo7bo377b2o5b2o50b3o15b3o119b2o6b2ob3o70b2ob3o20b2o8b4o189b
6o78b3ob2o12bo122b2ob3o658bo7bo$55bo30b2obo11b2o26bo2bobo2bo435bo154bo
75bo18bobob2o5b5o187bo4bo78bo147bo643bo14bobobobo$54bobo29b3o40b3o3b3o
436b3o15b3o127b2ob3o70b2ob3o18b2o3b2o9b2o8b2o177b3ob2o78b3ob2o135b2ob
3o333b3o291b2o5b2o8b2o13bobobobo$54bobo29b3o487bo14bo3bo124bo2bobo70bo
2bobo21bobob2o8b2o9b2o179bobo2bo78bobo2bo131bo2bobo279b3o5b3o45bobo
290bo2bo3bo2bo6bobo12bob2ob2obo$53b2ob2o29b2o499b3o4bo124b2o74b2o26b2o
207b2o82b2o131b2o282b2ob2o3b2ob2o43bo3bo290bo2bobo2bo15bo6b2o5b2o$96bo
491b3obob2o938b2obobobobob2o43bo3bo293bobo17bobo37b2o5b2o$53b2ob2o7b3o
27b3o6bo483b2o3bo941bo3bobo3bo211b2o127b3ob3o15bobo33b2o3bo5bo3b2o$54b
ob2o6bo2bo26b2obo4b3o1430bo2bo3bo2bo45b3o4b2o156bobo125b3o5b3o12b2ob2o
32bo15bo$52bo13b2o26b3o4bo1434b3o3b3o53b2o155b3o6bo119b2o7b2o50bo13bo$
52b2o9bo3bo27b2o4b2o1652b2ob3ob2ob2o81b2o26bo3bo3b2o7b2o$63bo2b2o1688b
5ob2ob2o81bo2bo11b4o8bobobobo3bob2ob2obo38b3o$65bob2o60b2o5b2o1620bo5b
o76b3o10b2o6b2o2bo6b2o2bobo2bob4o3b3o38bo2bo$129b2o5b2o1621b2ob2o76bo
3bobo7b2o5b2o2bo7b2o7b2o2bo5bo39bo$1840bo3bobo3b2o10bo2bo7b2o2bobo2b2o
21b3o3b3o18bo3bo$104bo409b3o5b3o1011b2o303b2o20b2o10bobobobo22bo2bo3bo
2bo17bo3bo11b2o5b2o$102b3o409b3o5b3o207bo37b2o288b2o474b2o305bo3bo28bo
3bo23b2obo3bob2o3b2ob2o9bo15b2obobob2o$101bo413b2o5b2o203bo3bo28b2o7bo
bo187bo3bo86b2o6b2ob2o14b2o679bo5bo10bo48bo38b2o54bobo11bobo12bo2bobo
2bo$101b2o414bo3bo204bo7bo25b2o6b2obo81bo104bo5bo85b2o6bo2bo15b2o678b
2o5b2o9b3o44b3o37bo2bo53bobo26b3o3b3o$515bo2bobo2bo202bo2b2o5bo32b2o
14bo68bo3bo34bobo2b2o58bo99bo2bo694bob2o3b2obo11bo42bo32b2o5b2o2bo15b
2o37bo$514bo3bobo3bo190bo11b2o5b2obo32bo14b3o57b2o2b2o8bo18b2o12bo3bob
3o4b2o43bo7b2o3bo8bo86b2o695bob2o3b2obo10b2o42b2o18b2o5b2o4b2o6b2o2bo
14b2o$57b2o7b2o447bo2bobo2bo189b3o12b3o3b2ob3o48bo56b2o2bo5b2o2bo18b2o
13bo6b2o3b2o41b3o9b3o9b3o782b3o3b3o5b2o54b2o34b4o72b2o$57bob2o3b2obo
447b3o3b3o188bo27bo29bo14b3o61bobo5b2o11bo23b5obo46bo27bo83b2o10b3ob3o
679b3o3b3o6bo54bo12bo9bo76b2o10b2o$57bo3bobo3bo36bo608b3o12b3o3b2ob3o
29b2o14bo64b2o3b3o12b3o24b3o48b3o9b3o9b3o83bo2bo8bob2ob2obo693bobo50bo
bo12bo3bobo3bo75bobo$57b2o2bobo2b2o34b3o610bo11b2o5b2obo30b2obo17bo83b
o4bobo3bobo63bo7b2o3bo8bo77b2o6bo2bo7b2o7b2o693b2o50b2o13bo3bobo3bo76b
o$58b3o3b3o34bo624bo2b2o5bo32bobo17b3o58b2o3b3o12b3o7bo3bo12b3o58bo91b
2o6b2ob2o7bob2ob2obo762bobo3bobo88bo$59bo5bo35b2o623bo7bo35b2o20bo56bo
bo5b2o11bo5bo11bo5b5obo57bo5bo95b2o9b3ob3o764bo5bo44bo44b2ob2o$522b2o
203bo3bo59b2o56bo5b2o2bo15bo3bo5bo3bo3bo6b2o3b2o52bo3bo820b2o28b2o77b
3o38b3o2b2obo$522b2o208bo116b2o8bo16bo11bo3bo3bob3o4b2o877b2o27bo2bo
79bo14b5o17bob2ob2o$854bo3bo21bo3bo8bobo2b2o995b2o13b7o16bo2b3o$60b2ob
2o788bo24bobo3bobo926bo90bo5b5ob2o15b2o22b2o$61bobo6b2o32bo1683bo26bo
3bo88bo6b2o18bo2bo18bo$61bobo7bo30b3o1654b2ob2o3b2o17b2obo21bo2b2o2bo
12b2o73b2o4bo22b2o3b2o16b3o$62bo5b3o30bo995b2o661bobo5bo16bo2bo22bobo
7bo9bo80bo47bo$68bo32b2o994b2o661bobo5bobo13b2o2bo22b3ob2o4b2o6bobo80b
o$1761bo7b2o12bo31b2o5bo6b2o93bo5bo$117bo2bo1662b2o3bo12b2o5bo6b6o2b2o
98b3o3b3o$65bo54bo7b3o1669b2o4b3obo9b2o19b2o5b2o72bo2b2ob2o2bo$63b3o
50bo9bo4bo1654b2o3b2o9bo3bobobo2b2obobo2bo2bo16b2o5b2o72b3o5b3o$62bo
41bo11b2o8bo5bo35bo1622b2o12b3o4b3o4bobo2b3o$62b2o38b3o17bo8bo36b2o
1636bo8bo2bo7bo113bo7bo$76bo24bo17b2o8b2o24b2o9bob3o1613b2ob2o2b2o14b
2o7b2o121bobo5bobo$74b3o24b2o52b2o13b2o509b2o5b2o105bo7b2o979b2ob2o19b
o88bo7bo36bo3bo$73bo45b2o8b2o38b2o510b2o5b2o104b2o6bo2bo1089b2ob2o3b2o
b2o31bo2bo3bo2bo$73b2o47bo8bo37bo391b2o5b2o96bo71bo54bo8bo2b2o161bob2o
822b2o8b2o134bobo3bobo$59b3o54b2o8bo5bo10b2o412b2o2b2o5b2o2b2o91bobo
69b2o55b2obo4bo2bo10bo150bo2b2o2b3o113b3o3b3o695bo10bo92bobobobo37b2ob
2o$58bo2b2o53bo9bo4bo11b2o24bo387b2o13b2o90bo3bo3b2o62b2o57b3o6bo11b3o
148bo6b2o113bo3bobo3bo695b3o4b3o91bo3bobo3bo32b2ob2ob2ob2o56bo$57bo3b
2o57bo7b3o38b2o493b5o3b2o56bo6b2o2b2o9bo66bo34b2o109b4o3b3o12bo100bo3b
2ob2o3bo696bo4bo93bo2b2ob2o2bo32b2o2bobo2b2o55bobo$58b3o56bo2bo34b2o
13b2o10b2o479bobobobo58b3o21b3o40b3o6bo11b3o35bo108b3o3bo3bo13b3o98bob
2o5b2obo682b2o30b2o80b3o3b3o34b3o3b3o56bobo$58b2o95b2o9bob3o11b2o480bo
3bo58bo27bo36bob2obo4bo2bo10bo38b3o70bo33bo27bo99bo7bo684bo32bo81bo5bo
36bo5bo58bo$61bo106b2o558b3o21b3o36bo10bo2b2o50bo70b3o32b3o3bo3bo13b3o
794b3o26b3o$59b2o107bo495bo3bo61bo6b2o2b2o9bo38bo3bo6bo2bo125bo33b4o3b
3o12bo798bo26bo79b2o13b2o9b2o13b2o$59b2o390b2o210bobobobo66b2o54b4o7b
2o125b2o35bo6b2o917b2o2b2o5b2o2b2o9b2o2b2o5b2o2b2o$48b2o5b2o2b2o389bo
2bo136b2o72b5o68b2o228bo2b2o2b3o584b2o90b2o242b2o5b2o17b2o5b2o8b2o5b2o
$47bobo9b2o8b2o247b2o130bobobo10b2o2bobo90bo5bo21b2o72bo3bo69bo229bob
2o589b2o81b2o7b2o79b2o204b2o5b2o$47bo6b3o12b2o247b2o131bo2bo3b2o4b3obo
3bo12b2o74b3o3b3o95bobo13b3o3b3o954b2o88b2o$46b2o8b4o395bo2b2o3b2o6bo
13b2o73b2ob2ob2ob2o95bo14b3o3b3o891b3o53b3o25bobo2b2o$58b3o391bobo9bob
5o88b3o7b3o108bob2o3b2obo869b2o6b3o8b2obob2o50bo3bo11b2o10bo3bob3o$58b
ob2o403b3o212bob2o3b2obo869b2o6bo3bo5bo5b2o50b2ob2o11b2o11bo6b2o54bo5b
o$57b2o2bo499bo7bo111b2o5b2o878bo4bo5b2obob2o80b5obo54b3o3b3o$57b2ob2o
403b3o214bo5bo401b2o5b2o470bo3bo7b3o52b2ob2o28b3o55bob2ob2obo$58bobo
403bob5o619b2o5b2o539bo87b2o7b2o$59bo403b2o6bo13b2o103b3o3b3o65b3o5b3o
894bo3bo95b3o54b2o7b2o$464b3obo3bo12b2o102bo2bo3bo2bo63b2ob2o3b2ob2o
892bo4bo92b5obo53b3o5b3o$52b2o411b2o2bobo90bo26b2obo3bob2o63b2obobobob
ob2o7b2ob2o872b2o6bo3bo12b2o65b2o11bo6b2o3b2o49b3ob3o$51bobo507b3o100b
o3bobo3bo7bo5bo871b2o6b3o14b2o50bo7bo6b2o10bo3bob3o4b2o51bobo$51bo508b
o2bo66b2o32bo2bo3bo2bo5b5ob2ob2o945bo2bo3bo2bo18bobo2b2o55bo2bobo2bo$
50b2o301b2o205bobobo65bo2bobo29b3o3b3o5b2ob3ob2ob2o949bobo83bo2bo3bo2b
o$56b2o36bo6b2o215b3o3b3o22bobo2bo206b3o68b2ob3o41b3o6bo872b2o77bobo
10b2o72b2o5b2o$57bo37b2o4b2o215bo2bobo2bo20b3ob2o79b2o128bo5b2o68bo41b
obo878b2o77bobo10b2o$54b3o37b2o222b2obobob2o19bo84bo2bo133b2o62b2ob3o
43b2o263b4o5b6o675bo2bo3bo2bo$54bo263b2o5b2o20b4o80bo7bo179bo3bo8b2obo
31b2ob2o219b6o5b4o40bob2o7b4o676b3o3b3o$103bo245bob2o13bo64bo2bo3bobo
177bo5bo43bobo220b4o7b2obo40bo7bob2o$61b2o39bobo261b2o63b2ob2ob2ob2o
182bo43bobo84b2o46b2o89b2obo7bo41b2o5b2o$33b2o25bobo15b2o23bo263b2o66b
obo172bo8bo3b2o44bo84bo2bo44bo2bo90b2o5b2o$33b2o24b2obo15b2o24b3o63b2o
190b2o2b2o6bo42b2o15b2ob2o169b3o9b3o132b2o46b2o142b2o5b2o$54bo5b2o44bo
63b2o148b2ob2o28bobo18b3o40b2o70bo117bo288b2o5b2o41bo7bob2o1049b2o$23b
3o26b3o6bo256bo2bobo2bo26bobo21bo3bo98b2o5b3o118b3o9b3o19bo251b2obo7bo
26b2o12bob2o7b4o1046b2o$22bo4bo6b2o15bo112bo5bo147bobo3bobo15bo10b2o
19b3o4b3o5b2o11b4o53b3o14b2o3bo4bo83b2o20b2ob2o13bo8bo3b2o7bo7b3o248b
4o7b2obo12b2o12b2o12b4o5b6o672b2o13b2o73b2o13b2o$21bo5bo6b2o16b3o6bo
15b2o84b3o3b3o146b3o3b3o15b3o9bo7b2o2b2o6bo9bo4bo3b2o6b2o2bo12b2o39bo
3bo12b2o3bobo3bo82bo22bobo28bo4bo2bob2o3bo251b6o5b4o12b2o713b2o2b2o5b
2o2b2o73b2o2b2o5b2o2b2o253b2o$22bo31bo5b2o15b2o20b2o62bo2bobo2bo146b2o
5b2o18bo5b2obobo10b2o14bo3bobo3b2o5b2o2bo13b2o12b3o3b3o11bo6bo4bo17bob
o3bo82bo21bobo22bo5bo10bo4bo996b2o5b2o81b2o5b2o247b2o7bobo13b2o$23b2o
34b2obo35b2ob2o62b2ob2o148b2o5b2o17bo11bo9b2o14bo3bobo12bo2bo26bo9bo8b
3o7bo3bo18bo3b2o81b2o22bo24bo3bo10bo4b2o1342b2o6b2obo13b2o$60bobo18b3o
15b4o215b2o5b2o17b2o6bo2bo10bo15b2ob2o15b2o27bo3bobo3bo7bo1542b2o$23b
2o36b2o18bobo16b2o252b2o76b3o3b3o9b3o7bo3bo7b3o95b2o58b5o1358bo$22bo
58bobo318b2o29bo5bo12bo6bo4bo5b2obob2o92bobo59b4o1341bo$9b2o10bo5bo6b
2o46bobo78bo7bo229bo2bo54bo3bo5bo5b2o93bo62bo1341b3o15bo$9b2o11bo4bo6b
2o48bo79bobobobo229b2o2bo13b2o39b3o8b2obob2o45b5o1448b2obo13b2o$23b3o
90bo47bobobobo230b2o2bo12b2o52b3o46bo4bo1464b2obo13b2o$116b3o44bob2ob
2obo230b4o120bo1465bobo13b2o$33b2o48bo35bo43b2o5b2o317bo31bo3bo1467b2o
$33b2o48bo34b2o20b2o47b2o226b2o69b2o33bo$105bo35bo46bobo226b2o69bobo
1516b2o$105b3o33bobo44bo30b2o852bo933b2o$108bo33b2o43b2o30b2o226b2o5b
2o605b2o5b6o8b4o293b2o5b2o439b2o5b2o105b2o6b2o7b2o$107b2o102b2o4bo13bo
3b3o55b2o63b2o74b2ob2o4b2obobo5bobob2o45b2o554bo6bobobo9bo2b2o288b2o2b
2o5b2o2b2o431b2o2b2o5b2o2b2o101bo7b2o6bo2b2o$211bo3b3o12bobo2b5o53bo7b
3o5b4o35b2o6b2ob2o15b2o57bobo5b2ob2o7b2ob2o44b2o33bobo2b2o19b2o495bo5b
o4bo9bo2b2o287b2o13b2o431b2o13b2o102bo5bo2bo4b6o18bo5bo$212bo3bobo11bo
3b2o58bo6bo7b2obo35b2o6bo2bo17b2o34b2o5b2o13bobo7b6ob6o47b5o9bo18bo3bo
b3o19bo492b3o7bo13bo2bo4bo847b3o7b2obo5b4o9bo7b3o3b3o$209b3o5b2o12bo2b
o3b2obo49b3o7b2obo7bo10bo32bo2bo16bo7b4o21b2o2b2o5b2o2b2o10bo10bob2ob
2obo34b3o13b4o9b3o17bo6b2o15b3o493bo11b2o11b2o5b3o845bo9b2obo18b3o4b2o
2bobo2b2o$74b2o7b2o11bo24bo87bo22b3o3b2ob3o47bo11b2o5b2o11b3o31b2o25bo
2b2o20b2o13b2o62bo3bo29bo4bo12b5obo16bo530bo855bo23bo3bo3bobo3bo$74bob
2o3b2obo10b3o22b3o121bo81bo58bo2b2o55bo11bo19bo9bo4bo13b4o9b3o3b3o15b
3o538b2o5b3o285b3o3b3o563b2o18b3o4bob2o3b2obo$74bo3bobo3bo9b2obo21b2o
2bo41b2ob2o62b3o3b2ob3o59b2o5b2o11b3o31b2o26bo2bo4bo52bo9bo18b3o9bo3bo
13b5o9bo4bo558bo2bo4bo287bo2bobo2bo563b2o5b4o9bo6b2o7b2o$74b2o2bobo2b
2o9b3o21b2o3b2o11b2o28bobo62bo2bo3b2obo61b2o7bo10bo32bo2bo26b2o5b3o52b
obobobo19bo29b2o19b3o15b3o537bo2b2o290bo3bobo3bo567b6o$75b3o3b3o11b2o
19bobo2bobo13bo10b3o8b2o5bobo61bo3b2o73b2obo35b2o6bo2bo36bo51bobobobo
20b3o9bo3bo13b2o20bo12b5obo535bo2b2o291b4o3b4o568bo2b2o$76bo5bo33b2o3b
2o9b2o3bobo7bo2bo4bo3b2o6bo62bobo2b5o69b4o35b2o6b2ob2o25b2o5b3o53b2ob
2o23bo9bo4bo46bo6b2o3b2o513bob2o12b4o293bo7bo558bob2o8b2o$111b2o19bobo
3b2o6bo3bo3bobo59bob2o11bo3b3o60bo59b2o25bo2bo4bo52bo2bo3bo2bo31bo3bo
45bo3bob3o4b2o511b3ob2o874b3ob2o$111b2o21bo11bo7bobo57b3ob2o76b6o83bo
2b2o23bo7bo25b2o5b2o34b3o46bobo2b2o517bo763bo7bo107bo$71b2o13b2o46b2o
13bo63bo81bo4bo83bo2b2o675b3ob2o756bobo5bobo107b3ob2o$71b2o2b2o5b2o2b
2o58b2obo64b3ob2o76b3ob2o82b4o23b3o7b3o642bobo2bo757bo3bo112bobo2bo$
75b2o5b2o132bobo2bo32bo43bobo2bo108b2ob2ob2ob2o647b2o754bo2bo3bo2bo
113b2o$167b2o51b2o31b2o47b2o109b3o3b3o1405bobo3bobo$149bob2o14bobo82b
2o160bo5bo959bo448b2ob2o$149b3o17bo83b2o2b2o9bo1110b3o444b2ob2ob2ob2o$
86bo63bo18b2o68b3o26b3o21bo1085bo3bo443b2o2bobo2b2o138b2o13b2o$86bo2b
2o72b2o23b2o9b3ob3o31bo3bo29bo16b2o2bo1085b2ob2o444b3o3b3o139b2o2b2o5b
2o2b2o$85bo5bo36b2o33bo22b2ob2o7bob2ob2obo19bo9bo4bo26b3o16bo5bo1084b
2ob2o445bo5bo144b2o5b2o$86bobo2b2o35bobo33b3o19bo2bo7b2o7b2o16b3o9bo3b
o12b2o2b2o9bo17b2o2bobo$73bo12bo3b2o38bo35bo14bo4bo2bo8bob2ob2obo16bo
28b2o33b2o3bo12bo1072b2ob2o$71b3o14b3o39b2o20b2o25b3o5b2o10b3ob3o18b3o
9bo3bo12b2o33b3o14b3o1070b2ob2o$70bo41b2o10b2o26bo25bo47bo9bo4bo12bo
53bo138b2o632b2o295bo3bo3b2o439b2o$71b3o14b3o20bo2bo9bo28b3o23b3o5b2o
48bo3bo46b3o14b3o107b2ob2o27b2o631bo2bo295b3o4b2o439b2o$73bo12bo3b2o
20b2o11b3o27bo25bo4bo2bo49b3o45b2o3bo12bo110bobo662b2o297bo660b2o$86bo
bo2b2o4b2o28bo58bo2bo15b2o59bo13b2o4b2o2bobo123bobo1622b2o$85bo5bo5b2o
87b2ob2o14b2o57b3o13b2o5bo5bo123bo1613bo$86bo2b2o97b2o67bo5bo24b2o2bo
1737bo2bo$86bo168bobo5b2o27bo1736b5o8b2o$256b2o1707b2o5b2o54b2ob3o8b2o
$1961b2o2b2o5b2o2b2o51bob2o$1961b2o13b2o52b2o2$2030b2o$28b2o4b3o1992bo
b2o$28b2o3bo3bo1822bo156b2o9b2ob3o8b2o$33b2ob2o1817bo3bo157b2o10b5o8b
2o$34bobo1817bo8b2o2b2o161bo2bo$234bo31b2o1586bo2b2o5bo2b2o7b2o5b2o80b
o7bo57bo$34bobo193b2o2bo16b2o13bo1588b2o5bobo7b2o2b2o5b2o2b2o75bo2bo3b
o2bo66b2o$33b2ob2o191bo5bo14bobo14b3o1586b3o3b2o8b2o13b2o79bobo70b2o$
33bo3bo190b2o2bobo17bo16bo78b2o2b2o4bo2b2o12b2o1591bobo$34b3o188bo3b2o
3bo22b2o3bo85b2ob2o6b2obo12b2o1479b3o3b2o104bobo$223b3o4b3o24b3obob2o
87bobo6bo1493b2o5bobo99bo2bo3bo2bo$222bo34b3o4bo88b2o4b3o1478b2o12bo2b
2o5bo2b2o96b3o3b3o$223b3o4b3o27bo3bo2bo1572b2o12bo8b2o2b2o$225bo3b2o3b
o26b3o3b3o83b2o4b3o1493bo3bo$228b2o2bobo35bo81bobo6bo1498bo$229bo5bo
25b3o3b3o78b2ob2o6b2obo$230b2o2bo25bo3bo2bo80b2o2b2o4bo2b2o$234bo22b3o
4bo635b2o974b2o5b2o$27b3o5b3o219b3obob2o633b2o2bo972bo2bo3bo2bo$27bo2b
2ob2o2bo219b2o3bo635b6o972bo2bobo2bo$28b3o3b3o861b4o4bo3bo968bobo$29bo
5bo870b7o964b3ob3o88b2o$913bo961b3o5b3o86b2o$906b7o962b2o7b2o$898b4o4b
o3bo964b2o7b2o$24b2o13b2o844b2o11b6o972bob2ob2obo$24b2o2b2o5b2o2b2o
844b2o11b2o2bo973b3o3b3o$28b2o5b2o863b2o975bo5bo3$1876b2o$1876b2o!
"""##
}
