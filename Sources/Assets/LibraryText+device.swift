// Made by Scripts/embed-patterns.sh from assets/patterns/device.rle. Do not edit.
// swift-format-ignore-file

extension LibraryText {
  /// The blocks of assets/patterns/device.rle.
  package static let device = ##"""
#N blinker-pull
#D device lifespan=48 population=3
x = 14, y = 17, rule = B3/S23
3o14$11b3o$11bo$12bo!

#N block-pull
#D device lifespan=57 population=4
x = 13, y = 19, rule = B3/S23
2o$2o15$10b3o$10bo$11bo!

#N 180-degree-kickback
#D device lifespan=26 population=5
x = 13, y = 18, rule = B3/S23
11bo$10bo$10b3o13$b2o$obo$2bo!

#N kickback-reaction
#D device lifespan=14 population=5
x = 8, y = 7, rule = B3/S23
5bo$6b2o$5b2o2$b2o$obo$2bo!

#N loaf-pull
#D device lifespan=67 population=7
x = 17, y = 19, rule = B3/S23
bo$obo$o2bo$b2o13$14b3o$14bo$15bo!

#N rephaser
#C Two gliders that meet and leave in another phase.
#D device lifespan=39 population=14
x = 20, y = 13, rule = B3/S23
2bo14bo$obo14bobo$b2o14b2o9$9b2o$9b2o!

#N rf28b
#O David Buckingham, 1972
#D device lifespan=176 population=39
x = 13, y = 10, rule = B3/S23
3bo$2bobo7bo$3bo6b3o$9bo$9b2o3$bo$b2o$2o!

#N rf48h
#D device lifespan=853 population=69
x = 28, y = 9, rule = B3/S23
6bo18bo$6b2o17bo$5b2o18b3o$27bo2$b2o$o2bo$obo$bo!

#N brx46b
#O Michael Simkin, 2016
#D device lifespan=194 population=42
x = 13, y = 10, rule = B3/S23
11b2o$2b2o7b2o$2b2o3$o10bo$bo8bobo$b2o7bobo$2o9bo$o!

#N two-glider-mess
#D device lifespan=530 population=144
x = 87, y = 8, rule = B3/S23
84bo$82bo2bo$3bobo80bo$4b2o75bo4bo$4bo76bo4bo$3o78bo3bo$2bo79bobo$bo!

#N b60
#O Michael Simkin, 2015
#D device lifespan=188 population=41
x = 21, y = 13, rule = B3/S23
o11b2o5b2o$3o9b2o5b2o$2bo$2bo12b2o$15b2o5$6bo$6bobo$6b3o$8bo!

#N boat-bit
#D device lifespan=47 population=11
x = 25, y = 24, rule = B3/S23
6bo$7bo$5b3o8$16bo$14bobo$10b2o3b2o$11b2o$10bo10bob2o$21b2obo6$bo$b2o$
obo!

#N fast-forward-force-field
#O Dieter Leithner, 1994
#D device period=2 lifespan=28 population=12
x = 17, y = 7, rule = B3/S23
7bo6bo$8bo6b2o$2b2o2b3o5b2o$2ob2o$4o9bo$b2o9b2o$12bobo!

#N 135-degree-mwss-to-g
#O Matthias Merzenich, 2013
#D device lifespan=12 population=22
x = 14, y = 11, rule = B3/S23
6b2o$6bobob2obo$8bobob2o$8b2o3$b5o5b2o$o4bo5b2o$5bo$o3bo$2bo!

#N buckaroo-180
#D device period=30 lifespan=70 population=34
x = 23, y = 27, rule = B3/S23
20bo$20bobo$20b2o16$10bo$8bobo$7bobo$6bo2bo11b2o$7bobo11b2o$2b2o4bobo$
bobo6bo$bo$2o!

#N fx119
#O David Buckingham, 1996
#D device lifespan=247 population=58
x = 23, y = 24, rule = B3/S23
o$obo$3o$2bo12$9b2o11bo$4b2o3b2o9b3o$4b2o14bo$20bo2$3b2o$4bo4b2o$b3o5b
2o$bo!

#N honeybit
#O Brice Due
#D device lifespan=27 population=18
x = 34, y = 14, rule = B3/S23
o2bo$4bo$o3bo$b4o3$10b2o19bo$9bo2bo18bobo$9bo2bo18b2o$10b2o2$31b2o$11b
2o17bo2bo$11b2o18b2o!

#N century-eater
#D device lifespan=60 population=27
x = 21, y = 21, rule = B3/S23
17b2o$15b3o$16bo2$10bo$9bobo$9bobo$10bo5$2b2o13b2o$bobo13bobo$bo17bo$
2o17b2o2$7b2o$8bo$5b3o$5bo!

#N herschel-transmitter
#O Paul Callahan
#D device lifespan=40 population=36
x = 19, y = 18, rule = B3/S23
6b2o$5bobo$3b3o$2bo3bo6bo$2b2ob2o6b3o$13bobo$15bo3$2obo$ob2o4$15b2o$
15bo$16b3o$18bo!

#N bne14t30
#O Tanner Jacobi, 2016
#D device lifespan=105 population=32
x = 17, y = 22, rule = B3/S23
11b2o$11bobo$13bo$7b2o3bob2o$8bo3bo3bo$8bob2ob2obo$9bobobobo6$o$bo$b2o
$2o$o4$2o$2o!

#N glider-to-block
#O Sergei Petrov
#D device lifespan=95 population=34
x = 24, y = 31, rule = B3/S23
19bo$13bo5b3o$13b3o6bo$16bo4b2o$15b2o6$8b2o$8b2o10b2o$20bobo$21bo4$20b
2o$20bo$21b3o$23bo8$3o$2bo$bo!

#N f116
#O Paul Callahan, 1997
#D device lifespan=244 population=49
x = 35, y = 28, rule = B3/S23
8bo$8b3o$11bo$10b2o11$o$obo29bo$3o29bo$2bo29b3o$34bo5$25b2o$19b2o5bo$
19bobob3o$12b2o7bobo$12b2o7b2o!

#N figure-eight-as-reflector
#D device period=8 lifespan=20 population=44
x = 14, y = 17, rule = B3/S23
2bo4bo$obo4b2o$b2o3bobo4$2o$2o2b2o$4bobo$5bo2$2b2o4b2o$3bo4b2obo$3o9bo
$o8bo$10bob2o$12b2o!

#N demultiplexer
#O Brice Due, 2006
#C A Herschel leaves a boat that turns a glider; found in August 2006.
#D device lifespan=104 population=33
x = 49, y = 43, rule = B3/S23
46bo$46bobo$46b2o19$7b2o$8bo$8bobo$9b2o6$28b2o$9bo18bobo$9bobo18bo$9b
3o12b2o4b2o$11bo12bobo$26bo$26b2o3$2b2o$3bo$3o$o!

#N semi-snark
#A semisnark
#O Sergey Petrov, 2013
#C Lets every second glider through, turned by a right angle.
#D device lifespan=65 population=36
x = 19, y = 19, rule = B3/S23
6bo10b2o$7b2o8bo$6b2o7bobo$15b2o$10bo$2o9b2o$2o8b2o3$17b2o$10b2o5b2o$
10b2o2$5bo$4bobo$4b2o6b2o$12bo$13b3o$15bo!

#N sidecar-eater
#D device lifespan=46 population=19
x = 18, y = 14, rule = B3/S23
13b2o$13bo$11bobo$6bo4b2o$bo5bo$bo5bo$bob5o6b2o$14b2o$2b2o$o4bo$6bo8b
2o$o5bo7bo2bo$b6o7bo2bo$15b2o!

#N stop-and-go
#O Dean Hickerson
#D device period=46 lifespan=83 population=53
x = 42, y = 11, rule = B3/S23
40bo$39bo$2o14b2o9b2o10b3o$2o15b2o8b2o$13b5o$13b4o2$13b4o$13b5o$2o15b
2o$2o14b2o!

#N f117
#O David Buckingham, 1996
#D device lifespan=245 population=60
x = 45, y = 22, rule = B3/S23
22b2o$23bo$10bo11bo$10b3o9b2o$13bo$2o10b2o$bo$bobo$2b2o$25b2o15bo$25b
2o15bo$42b3o$44bo3$2bo$2bobo$2b3o$4bo11b2o$16bo$17b3o$19bo!

#N bx125
#O Paul Callahan, 1998
#D device lifespan=253 population=58
x = 38, y = 27, rule = B3/S23
27bo$2bo23bobo$2bo23bobo$3o9b2o11b2ob3o$o11b2o17bo$25b2ob3o$25b2obo9$
36b2o$36b2o2$9bo$9bobo$9b3o$11bo2$23b2o$23bo$24b3o$26bo!

#N fx119-inserter
#O David Buckingham
#D device lifespan=164 population=45
x = 30, y = 24, rule = B3/S23
9bo$9bobo$9b3o$11bo5$2b2o6b2o$3bo7bo$3o5b3o$o7bo4$18b2o$13b2o3b2o$13b
2o3$12b2o12b2o$13bo4b2o6bo$10b3o5b2o7b3o$10bo18bo!

#N glider-turner
#D device period=2 lifespan=42 population=47
x = 20, y = 21, rule = B3/S23
9b2o$8b2ob4o$bo7b6o$o9b4o$3o5$3bo$bo3bo$o$o4bo$5o3$13b6o$13bo5bo$13bo$
14bo4bo$16b2o!

#N ship-maker
#D device lifespan=105 population=48
x = 41, y = 40, rule = B3/S23
39b2o$38bobo$37bo$36bo$35bo$34bo$33bo$32bo$31bo$30bo$29bo$28bo$27bo$
26bo$25bo$24bo$23bo$22bo$21bo$20bo$19bo$18bo$17bo$16bo$15bo$14bo$13bo$
12bo$11bo$10bo$9bo$8bo$7bo$6bo$6o$5bo$5bo$5bo$5bo$5bo!

#N sw1t43
#O Simon Ekström, 2015
#D device lifespan=32 population=50
x = 17, y = 18, rule = B3/S23
7b2o$7bo$5bobo$4bobo$2o3bo$2o$11b2o$11bobo$13bo$13bob2o$10b2obob2o$o8b
o2bo$obo7b2o$3o$2bo7b4o$11bo2bo$9bo3b2o$9b2o!

#N f171
#O Brice Due, 2006
#D device lifespan=299 population=59
x = 33, y = 35, rule = B3/S23
10bo$10b3o$13bo$12b2o$5bo$5b3o$8bo$7b2o2$30bo$4b2o24bo$5bo24b3o$5bobo
24bo$6b2o3$o$3o$3bo$2b2o7$bo$bobo$b3o$3bo2$10b2o$11bo$8b3o$8bo!

#N l112
#O David Buckingham, 1996
#D device lifespan=240 population=64
x = 24, y = 42, rule = B3/S23
15b2o$15bo$13b3o16$13b2o$13b2o$4b2o$4bo2bo$2o4b2o$bo20b2o$bobo18bo$2b
2o16bobo$20b2o6$2bo$2bobo$2b3o$4bo2$14b2o$14b2o2b2o$18bobo$20bo$20b2o!

#N block-keeper-1
#D device lifespan=304 population=47
x = 47, y = 36, rule = B3/S23
16bo$16b3o5b2o$19bo4b2o$18b2o6$32b2o$31bobo$32bo3$7b2o$8bo$8bobo$9b2o
7$9bo35b2o$9bobo33b2o$9b3o$11bo3$26b2o$26b2o$2b2o$3bo$3o9b2o$o11b2o!

#N pd-pair-reflector
#O Mark Niemiec, 1996
#D device period=15 lifespan=114 population=46
x = 45, y = 30, rule = B3/S23
43bo$42bo$42b3o9$14b3o2$13bo3bo$13bo3bo2$14b3o3$14b3o2$13bo3bo$13bo3bo
$20bo$14b3o3bobo$20b2o2$o2bob2obo2bo$4ob2ob4o$o2bob2obo2bo!

#N r64
#O David Buckingham, 1995
#D device lifespan=256 population=69
x = 23, y = 26, rule = B3/S23
10b2o$10b2o5b2o$17b2o3$15b2o$15b2o$21b2o$21b2o4$bo$bobo$b3o$3bo4$3b2ob
2o$2bobobobo$2bobo2bo$b2obo8b3o$o3b2o7bo$bobo2bobo3b2o$2ob2o2b2o!

#N snark
#O Mike Playle, 2013
#C Turns a glider by a right angle, and is ready again after 43 generations.
#D device lifespan=55 population=57
x = 17, y = 23, rule = B3/S23
6b2o3b2o$6b2o2bob3o$10bo4bo$6b4ob2o2bo$6bo2bobobob2o$9bobobobo$10b2obo
bo$14bo2$2o$bo7b2o$bobo5b2o$2b2o7$12b2o$3b2o7bo$2bobo8b3o$4bo10bo!

#N herschel-receiver
#O Paul Callahan, 1996
#D device lifespan=410 population=72
x = 50, y = 33, rule = B3/S23
21b2o$21b2o3$19b2o$19b2o$6b2o$7bo$7bobo$8b2o$4b2o$4b2o7$17b2o$17b2o29b
2o$10b2o36b2o$5b2o2bo2bo$4bobo3b2o$6bo30bo$36bobo$36b2o$45b2o$45bo$46b
o$45b2o$bo8b2o$b2o7b2o$obo!

#N p8-bouncer
#O Noam Elkies, 1998
#D device period=8 lifespan=162 population=64
x = 61, y = 54, rule = B3/S23
59bo$58bo$58b3o4$53bo$52bo$52b3o12$b2o$2o$2bo4$7b2o24bo$6b2o24bo$8bo
23b3o4$27bo$26bo$26b3o8$24b2o$20b2o2b2o$19bobo$20bo$16bo$15bobo4b2o$
14bo3bo3bo$13bo3bo5b3o$12bo3bo8bo$11bo3bo$12bobo$13bo!

#N p8-bumper
#O Tanner Jacobi, 2016
#D device period=4 lifespan=201 population=59
x = 63, y = 57, rule = B3/S23
60bo$60bobo$60b2o8$50bo$50bobo$50b2o14$34bo$bo32bobo$2o32b2o$obo7$24bo
$11bo12bobo$10b2o12b2o$10bobo7$16b2o$9b2o4bo2bo$9b2o5bobo$9b2o6bo$10bo
$9bobo9b2o$8b2obo9bo$22b3o$24bo$9b2o$9b2o!

#N l156
#O David Buckingham, 1996
#D device lifespan=284 population=78
x = 29, y = 47, rule = B3/S23
19b2o$19bo$17b3o16$17b2o$17b2o2$8b2obo$8bob2o$26b2o$26bo$24bobo$24b2o
2$9bo$9b3o$o11bo$3o8b2o14bo$3bo22bobo$2b2o23bo7$bo20b2o$bobo18bobo$b3o
20bo$3bo11b2o7b2o$15bo$16b3o$18bo!

#N boojum-reflector
#O Dave Greene
#C A glider, and the still lifes that turn it.
#D device lifespan=226 population=65
x = 44, y = 32, rule = B3/S23
4bobo6b2o$5b2o6b2o$5bo7$40bo$39bobo$39bobo$20b2o16b2ob2o$20b2o$38b2ob
2o$2b2o34b2obo$bobo39bo$bo40b2o$2o2$34b2o$34b2o4b2o$11b2o27bobo$10bobo
29bo$10bo31b2o$9b2o23b2o$34b2o3$29bo$28bobo$29bo!

#N cp-semi-cenark
#O Tanner Jacobi, 2017
#D device lifespan=104 population=60
x = 33, y = 32, rule = B3/S23
bo$2bo$3o7$23b2o$22bobo$17b2o2bo$13bo3bo2bob2o$14bo4b2obobo$12b3o8bo$
29b2o$29bo$16b2o9bobo$16b2o9b2o4$13b2o4b2o$12bobo3bobo$12bo6bo$11b2o
15b2o$29bo$29bob2o$26b2ob2obo$27bo$25bobo$25b2o!

#N do-see-do
#O David Bell, 1996
#D device period=46 lifespan=183 population=69
x = 55, y = 38, rule = B3/S23
54bo$52b2o$53b2o17$48b2o$48bo$46bobo$46b2o$31bo$29b2o$30b2o$24bo$10b2o
9b2o3bo$2o7bobo9b2obob2o$2o7bo10bo6b2o$9b3o9b2obob2o$21b2o3bo$24bo2$9b
3o$2o7bo17b2o$2o7bobo15b2o$10b2o!

#N p4-bumper
#O Tanner Jacobi, 2016
#D device period=4 lifespan=189 population=64
x = 60, y = 53, rule = B3/S23
57bo$57bobo$57b2o7$48bo$48bobo$48b2o13$bo$2o30bo$obo29bobo$32b2o6$10bo
$9b2o12bo$9bobo11bobo$23b2o7$10b2o4b2o$9bo2bo2bo2bo$16bobo$17bo$8bo2bo
$8bob2o9b2o$9bob3o7bo$6b3o3bobo7b3o$6bo7bo9bo$14b2o!

#N fx77
#O David Buckingham, 1996
#D device lifespan=205 population=104
x = 30, y = 61, rule = B3/S23
bo$b3o$4bo$3b2o11b2o11bo$16b2o9b3o$27bo$27bo4$2bo$2bobo$2b3o$4bo6$12b
2o6b2o$11bo2bo5b2o$11bo2bo$12b2o16$o$3o$3bo$2b2o11b2o11bo$15b2o9b3o$
26bo$26bo4$bo$bobo$b3o$3bo6$16b2o$16bobo$18bo$18b2o!

#N p3-bumper
#O Arie Paap, 2018
#D device period=3 lifespan=188 population=69
x = 59, y = 52, rule = B3/S23
58bo$56b2o$57b2o7$49bo$47b2o$48b2o14$3o29bo$o31bobo$bo30b2o7$9b3o11bo$
9bo13bobo$10bo12b2o2$2bo$2b3o$5bo$4b2o2$6b2obo6b2o$6bo4bo3bo2bo$7b2o2b
o4bobo$7bo3bo5bo$8bo$8bob2obo7b2o$12bo8bo$12bo9b3o$24bo!

#N f166
#O Paul Callahan, 1997
#D device lifespan=297 population=65
x = 56, y = 31, rule = B3/S23
33b2o$34bo$33bo$33b2o3$b2o$3ob2o$b2ob3ob2o$3ob2o2b2o26b2o15bo$2o34b2o
15bo$53b3o$55bo4$6b2o$5bobo38b2o$5bo41bo$4b2o25b2o11b3o$31b2o11bo3$17b
2o$18bo$15b3o$15bo$27b2o$27bo$28b3o$30bo!

#N cc-semi-cenark
#O Tanner Jacobi, 2017
#D device lifespan=111 population=67
x = 35, y = 35, rule = B3/S23
bo$2bo$3o7$23b2o$22bobo$17b2o2bo$13bo3bo2bob2o$14bo4b2obobo$12b3o8bo$
29b2o$29bo$16b2o9bobo$16b2o9b2o4$13b2o4b2o$12bobo3bobo$12bo6bo$11b2o2$
30b2o$28bo2bo$28b3o2$23b2o3b2obob2o$23b2o4bob2obo$29bo$28b2o!

#N fx158
#O David Buckingham, 1996
#D device lifespan=286 population=84
x = 30, y = 30, rule = B3/S23
9bo4b2o$8bobo2bobo7b2o$7bo2b4o9bo$7bobo4bo6bobo$5b3ob2o2b2o6b2o$4bo$bo
2b4ob2o$b3o3bob2o$4bo$3b2o7$29bo$27b3o$27bo$27bo$o$obo$3o$2bo2$15b2o$
9b2o4bobo$10bo6bo$7b3o7b2o$7bo!

#N 45-degree-mwss-to-g
#O Ivan Fomichev, 2015
#D device lifespan=79 population=69
x = 28, y = 26, rule = B3/S23
14bob2o4bo$14b2obo3bobo$21bobo$12b5o3b2ob3o$11bo2bo2bo8bo$11b2o3b2o2b
2ob3o$21bobo$27bo$25b3o$2bo21bo$o3bo19b2o$5bo$o4bo$b5o2$21b2o$20bo2bo$
21b2o$13b2o$12bobo$12bo$11b2o$24b2o$24bo$25b3o$27bo!

#N p15-bouncer
#O Karel Suhajda, 2002
#D device period=15 lifespan=154 population=82
x = 55, y = 52, rule = B3/S23
53bo$52bo$52b3o6$45bo$45bobo$45b2o11$bo$2o$obo27bo$30bobo$30b2o4$8b2o$
7b2o14bo$9bo12bo$22b3o8$20b2o$4bo4bo6b2o2b2o$4b6o5bobo$4bo4bo6bo2$18b
2o$18bo$4b6o9b3o$3bo6bo10bo$2bo8bo$3bo6bo$4b6o!

#N r190
#O David Buckingham, 1996
#D device lifespan=318 population=86
x = 37, y = 38, rule = B3/S23
10b2o$7b2o2bo$5b3ob2o$4bo$bo2b4ob2o$b3o3bob2o$4bo$3b2o26b2o$31bo$29bob
o$29b2o5$33b2obo$33bob2o2$o25b2o$obo23b2o$3o$2bo3$9b2o3b2o$10bo3bo$7b
3o5b3o$7bo9bo$17bobo$18b2o6$25b3o$25bo$24b2o!

#N syringe
#O Tanner Jacobi, 2015
#C Turns a glider into a Herschel.
#D device lifespan=1088 population=133
x = 41, y = 36, rule = B3/S23
2bo$obo$b2o10$25bo$23b3o$22bo$22b2o$7b2o$8bo$8bob2o$9bo2bo23bo$10b2o
24bo$25b2o9b3o$25b2o11bo4$34bo3b2o$33bobo3bo$32bobo3bo$28b2obobo3bo$
28b2obo2b4obo$32bobo3bobo$28b2ob2o2bo2bobo$29bobo2b2o3bo$17b2o10bobo$
17b2o11bo!

#N p9-bumper
#O Tanner Jacobi, 2016
#D device period=9 lifespan=197 population=81
x = 64, y = 55, rule = B3/S23
61bo$61bobo$61b2o7$52bo$52bobo$52b2o13$bo$2o$obo$34bo$34bobo$34b2o4$
10bo$9b2o$9bobo$25bo$25bobo$25b2o4$11b2o$10bobo$6b2o2bo$6bobob2o6b2o$
8bo3bo4bo2bo$5bo2b5o5bobo$5b3o11bo$8bo3bo$7bo5bo9b2o$8b6o9bo$24b3o$10b
2o14bo$10b2o!

#N lx200
#O Paul Callahan, 1997
#D device lifespan=331 population=80
x = 36, y = 61, rule = B3/S23
21b2o$22bo$22b3o16$23b2o$23b2o2$30bob2o$30b2obo3$14bob2o$14b2obo11$32b
2o$32bobo$b2o31bo$3ob2o28b2o$b2ob3ob2o$3ob2o2b2o$2o4$32b2o$32b2o2$6b2o
$7bo$4b3o25b2o$4bo27b2o$18b2o$17bobo$17bo$16b2o8b2o$26bo$27b3o$29bo!

#N p7-bumper
#O Tanner Jacobi, 2016
#D device period=7 lifespan=208 population=82
x = 65, y = 57, rule = B3/S23
64bo$62b2o$63b2o7$54bo$54bobo$54b2o17$bo34bo$2o32b2o$obo32b2o7$9b2o15b
o$9bobo14bobo$9bo16b2o6$3b2o5b2o$2bo2bo3bo2bo2$5bo3bo7b2o$3bo7bo4bo2bo
$3b2o5b2o5bobo$6bobo9bo$2bo2b2ob2o2bo$bobo2bobo2bobo8b2o$bo2bobobobo2b
o8bo$5bo3bo13b3o$25bo!

#N p15-bumper
#O Tanner Jacobi, 2016
#D device period=15 lifespan=224 population=92
x = 72, y = 64, rule = B3/S23
71bo$69b2o$70b2o9$59bo$58bo$58b3o17$b2o38bo$2o37b2o$2bo37b2o9$12b2o15b
o$12bobo13bo$12bo15b3o9$6b2o4b2o6b2o$5bo2bo2bo2bo4bo2bo$5bo2bo2bo2bo5b
obo$6bob4obo7bo$8bo2bo$25b2o$25bo$5b2o6b2o11b3o$3bo4bo2bo4bo11bo$3bo4b
o2bo4bo$3bo4bo2bo4bo$5b2o6b2o!

#N p6-bouncer
#O Noam Elkies, 1998
#D device period=6 lifespan=178 population=89
x = 61, y = 55, rule = B3/S23
39bo$39b3o10b2o$42bo8bo2bo$41b2o8bobobo$50b2obobo$44bo5bo3bob2o$43bobo
4b3obo2bo$39b2o2b2o5bo2bobobob2o$39b2o9b2o5bo2bo$51bobo4b2o$51bob5o$
52bo4bo$53b4o$55bo$57bo$56b2o7$30b3o$32bo$31bo4$24b3o$26bo$25bo16$6b3o
$8bo$7bo4$3o$2bo$bo!

#N fx176
#O Paul Callahan, 1997
#D device lifespan=304 population=98
x = 50, y = 38, rule = B3/S23
30b2o$30b2o2$17b2o$18bo$18bobo$19b2o3$14b2o$6bo7b2o$6b3o$9bo$8b2o2$2o$
bo$bobo37b2o$2b2o38bo$42bobo$43bobo$44bo3b2o$48b2o3$2bo$2bobo31b2o11bo
$2b3o31b2o9b3o$4bo42bo$47bo$14b2o8b2o$14b2o2b2o5bo$18bobob3o$20bobo$
20b2o4b2o$25bobo4b2o$25bo6b2o$24b2o!

#N bx222
#O Paul Callahan, 1998
#D device lifespan=350 population=101
x = 42, y = 36, rule = B3/S23
13bo$4b2o5b3o7b2o$5bo4bo10bo$5bobo3bo10bo$6bobo3bo8b2o$7bo3b2o17bo6bo$
28b3o5bobo$27bo8bobo$27b2o6b2ob3o$41bo$2bo15b2o15b2ob3o$2bo15b2o15b2ob
o$3o$o3$40b2o$40bo$38bobo$38b2o7$6bo$6bobo$6b3o$8bo20b2o$29bo$18b2o10b
o$18b2o2b2o5b2o$22bobo$24bo$24b2o!

#N p9-bouncer
#O Matthias Merzenich, 2018
#D device period=9 lifespan=182 population=96
x = 63, y = 63, rule = B3/S23
62bo$60b2o$61b2o5$54bo$54bobo$54b2o18$bo33bo$2o31b2o$obo31b2o5$7b2o18b
o$7bobo17bobo$7bo19b2o10$9b2o$9bobo9b2o$9b3o5b2o2b2o$2o14bobo$bo7b2o6b
o$bobo4b4o$2b2o3bo3bo7b2o$6bo12bo$6bo2bo10b3o$6bo15bo$2b2o3bo3bo$bobo
4b4o$bo7b2o$2o$9b3o$9bobo$9b2o!

#N p6-bumper
#D device period=6 lifespan=196 population=100
x = 63, y = 53, rule = B3/S23
62bo$60b2o$61b2o7$53bo$51b2o$52b2o13$2o$obo$o$35bo$33b2o$34b2o4$9b2o$
9bobo$9bo$26bo$24b2o$25b2o3$27bo$6b3o17bobo3bo$26bobo2bobo$6b2o2b2obo
13bo3bobo$6bo4bobo4b2o8b2o2bo$13bo3bo2bo8b3o$4bo13bobo6bo$4bobo4bo7bo
8b2o$4bob2o2b2o15bo2bo$23b2o2bo2bo$9b3o11bo3bo2bobo$24b2o5b2o!

#N p5-bumper
#O Tanner Jacobi, 2016
#D device period=5 lifespan=188 population=96
x = 59, y = 52, rule = B3/S23
58bo$56b2o$57b2o7$48bo$48bobo$48b2o13$bo$2o31bo$obo28b2o$32b2o6$9b2o$
9bobo11bo$9bo13bobo$23b2o3$3b2o2bo$3bo2bobo$4bobobo$3b2obob2o$2bo3b2o
2bo5b2o$bo2b2o3b3o3bo2bo$bobob2o2b3o4bobo$2bob2o3b3o5bo$6b2o2bo$5obob
2o11b2o$o2bo2bobo12bo$5bo2bo13b3o$6b2o16bo!

#N rx202
#O David Buckingham, 1997
#D device lifespan=330 population=114
x = 31, y = 55, rule = B3/S23
14b2o$11b2o2bo$9b3ob2o6bo$8bo10b3o$9b3ob2o3bo$11bob2o3b2o5$23b2o$23bo$
21bobo$21b2o6$3bo$3bobo$3b3o$5bo$22b2o$22b2o8$ob2o$2obo$21b2o$9b2o9bo
2bo2b2o$9b2o9bobo4bo$21bo5bob2o$24b2obobo$24bo2bo2bo$21bo4bo2b2o$21b5o
2$19b7o$19bo2bo2bo$17bobo$17b2o6$9b3o$11bo$11b2o!

#N speed-booster
#D device period=30 lifespan=44 population=120
x = 64, y = 23, rule = B3/S23
bo37bo$2bo37bo$3o35b3o2$46bobo$44bo3bo$36bo7bo$35b4o4bo4bo8b2o$34b2obo
bo4bo12b2o$23b2o8b3obo2bo3bo3bo$23b2o9b2obobo6bobo$35b4o$36bo$45b3o$
45bobo3b2o$44b2o5bo2bo$37bobo5bo9bo6b2o$35bo3bo2b2o11bo6b2o$28b2o5bo
10bo8bo$28b2o4bo4bo7b2o2bo2bo$35bo7bobo2bo2b2o$35bo3bo5b3o$37bobo!

#N centinal-reflector
#O Bill Gosper
#D device period=100 lifespan=22 population=77
x = 52, y = 22, rule = B3/S23
25bo$23b2o$24b2o3$2o48b2o$bo48bo$bobo36bo7bobo$2b2o7b2o5b2o13bo5bo2bo
5b2o$18bobo11b2o5bo$12b2o6bo10b2o10bo$8bobo2bo4b3o11b2o4b2o3bo$9b3obo
24b5o2$9b3obo24b5o$8bobo2bo4b3o11b2o4b2o3bo$12b2o6bo10b2o10bo$18bobo
11b2o5bo$2b2o7b2o5b2o13bo5bo2bo5b2o$bobo36bo7bobo$bo48bo$2o48b2o!

#N glider-duplicator
#C One glider comes, two leave.
#D device period=30 lifespan=114 population=134
x = 50, y = 47, rule = B3/S23
44b2o$44b2o9$41b2obob2o2$41bo5bo2$42b2ob2o$44bo3$38b2o6bo$37bobo5bobo$
12bo26bo4bo3bo$13bo30b5o$11b3o29b2o3b2o$44b5o$45b3o$46bo$24b2o4b3o$24b
2o6bo$31bo5$23b2o$22bobo21b2o$24bo21b2o$13bo$12b4o$11b2obobo6bobo$2o8b
3obo2bo3bo3bo$2o9b2obobo4bo$12b4o4bo4bo$13bo7bo$21bo3bo6b2o$23bobo6bob
o$34bo$34b2o!

#N p11-bumper
#O Tanner Jacobi, 2016
#D device period=11 lifespan=258 population=118
x = 83, y = 77, rule = B3/S23
80bobo$80b2o$81bo9$69bobo$69b2o$70bo22$2o43bo$obo41bo$o43b3o9$11b2o21b
o$11bobo19bo$11bo21b3o12$16b2o4b2o$16b2o3bo2bo$10b2o10bobo$11bo11bo$9b
o5bob2o$9b2o2b3obo9b2o$12bo2bobobo7bo$9b3obo2b2ob3o6b3o$8bo2bobo4bo3bo
7bo$7bobobob4obo2bo$7bobobo4bobobo$8bo2b2ob2o2b2o$9b2o2bobobo$11b4o2bo
$9b2o6b2o$9bo2bo$11b2o!

#N silver-reflector
#A silvers-reflector
#O Stephen Silver, 1998
#C A slow reflector of still lifes.
#D device lifespan=1066 population=131
x = 194, y = 219, rule = B3/S23
182b2o$182b2o$162bo$150bo11b3o$148b3o14bo$132bo14bo16b2o$132b3o12b2o$
135bo$134b2o3$135b2o$135b2o17b2o$154b2o2$192b2o$192b2o3$151b2o$151bo
19b2o$152b3o15bobo$154bo15bo$148b2o19b2o$148bo$149b3o$151bo4$132b2o$
131bobo$131bo25b2o$130b2o25bo$138b2o15bobo$138b2o15b2o12$137b2o$136bob
o$136bo$135b2o9$147b2o$147b2o6$136b2o$137bo19b2o$137bobo17bo$138b2o15b
obo$150bo4b2o$149bobo$149bobo$138b2o10bo$137bobo$137bo$136b2o$151b2o$
151bo$152b3o$154bo12$125b2o$124bobo$126bo122$bo$b2o$obo!

#N p7-bouncer
#O Noam Elkies, 1998
#D device period=7 lifespan=178 population=131
x = 66, y = 65, rule = B3/S23
64bo$63bo$63b3o5$57bo$56bo$56b3o14$b2o$2o$2bo3$36bo$35bo$8b2o25b3o$7b
2o$9bo3$29bo$28bo$28b3o6$12b2o$12bobo$14bo$9bo2bob2o9b2o$9b4o2bo5b2o2b
2o$13b3o4bobo$9b4o2bo5bo$8bo3bob2o$7bob4obo8b2o$7bobo2bobo8bo$6b2obobo
bob2o7b3o$6bo2b3obo2bo9bo$8bo3bobo$9b2obob2o$10bo$8bobob4o$7bob4o2bo$
7bo5bo$8b6obo$10bo3bobo$13bo2bo$14b2o!

#N snark-trombone-slide
#D device lifespan=285 population=218
x = 49, y = 64, rule = B3/S23
22b2o3b2o$22b2o2bob3o$26bo4bo$22b4ob2o2bo$22bo2bobobob2o$25bobobobo$
26b2obobo$30bo2$16b2o$17bo7b2o$17bobo5b2o$18b2o3$45bo$43b3o$42bo$42b2o
$28b2o$28bo$29b3o14b3o$31bo16bo$47bo2$32b2o$4bo26bobo5b2o$2b5o14b2o8bo
7b2o$bo5bo13bo8b2o$bo2b3o12bobo$2obo15b2o23bo$o2b4o33b2obobo$b2o3bo3b
2o27bobobobo$3b3o4b2o24bo2bobobob2o$3bo32b4ob2o2bo$2obo36bo4bo$2ob2o
31b2o2bob3o$36b2o3b2o2$11b2o$12bo20bo$9b3o3b2o14b5o$9bo6bo13bo5bo$16bo
bo12b3o2bo$17b2o15bob2o$31b4o2bo$26b2o3bo3b2o$26b2o4b3o$34bo$34bob2o$
33b2ob2o3$25b2o$25bo$26b3o$28bo5$6b3o$8bo$7bo!

#N p4-bouncer
#O Arie Paap, 2018
#D device period=4 lifespan=111 population=262
x = 47, y = 60, rule = B3/S23
o$b2o$2o4$6bo$7b2o$6b2o2$42b2o$41bobo$43bo4$36b2o$35bobo$18bo18bo$19b
2o$18b2o4$24bo14bo$25b2o11bobo$24b2o12bob3o$33b2o2b2o4bo$33bobo3b2o2bo
$22b2o11b4o2bob2o$22b2o2b2o3b4o3b2ob2o$26bobo2b3o2b3o3bo$27bo3bobobo2b
2o2b2o$22b2o8bo2bo7bo$22b4o7b2obobobo2bob2o$22bo6bo3bob2obob3o2bo$18b
2o3b2obo2bo7bobo5bo$17bo2bo2bob2obobo2bob2o2bo2b3o$17b2obo6b3o3b2obobo
3bo$18bo2b2obo12bo$18bo8b2obo$19b3obobo3b2o$16b3o2bo2b2obo$16bo2bob2o
3bob3o$17b2ob2o3b2obo2bo$18bob2o2bo3bo2bo$18bo4bobo2b3o$19b6o$21bo3b2o
b3o$24b4o3bo$19b5o5b2obo$18bo5bobo3bobo$17bo2b4ob2obobob2o$18b2o2bo5bo
bo$20bo2bo3b2obo$18b2o9bo$18bo4b6o$19bo4bobo$20bobobo$21b2ob2o!

#N goucher-p487-reflector
#O Adam P. Goucher
#D device lifespan=914 population=291
x = 134, y = 95, rule = B3/S23
24b2o$24b2o3$22b2o$22b2o$9b2o$10bo102b2o$10bobo100b2o5b2o$11b2o107b2o$
82b2o$82bobo$84bo14b2o17b2o$2o82b2o14bo17b2o$bo98bobo21b2o$bobo97b2o
21b2o$2b2o2$20b2o37b2o$20b2o37b2o26b2o$87b2o$31b2o$30bo2bo$30bobo$31bo
3$7b3o87b2o$9bo88bo28b2o$8bo73b2o11b3o29bo$13b2o67b2o11bo29bobo$13b2o
110b2o2$68b2o23b2o$69bo23bo$37bo28b3o22bobo$37b3o26bo24b2o$40bo37b2o$
39b2o37bo$79b3o$81bo3$124b2o$108b2o14b2o$49b2o58bo22b2o$42b2o5bobo54b
3o23bo$42b2o7bo54bo23bobo$51b2o77b2o2$103bo$101b3o$100bo11bo$100b2o10b
3o$43b2o70bo$43b2o69b2o$54b2o53bo$37b2o8bo6bo54b3o$36bobo7bobo3bobo57b
o$36bo9b2o4b2o57b2o$35b2o3$38b2o$37bobo$37bo70b2o$36b2o70b2o17b2o$127b
2o2$65b2o$45b2o18bo62b2o$45b2o16bobo62bo$63b2o50b2o12b3o$98b2o16bo14bo
$98bo14b3o$99b3o11bo$54bo46bo$53bobo$54bo$97b2o$82b2o13bobo$82b2o3b2o
10bo$87b2o10b2o2$53b2o$53b2o33b2o$82b2o4bo$82b2o5b3o$91bo2$71b2o$71bob
o$73bo$59b2o12b2o$59b2o!

#N p4-reflector
#O Karel Suhajda, 2012
#D device period=4 lifespan=228 population=373
x = 67, y = 65, rule = B3/S23
65bo$64bo$64b3o11$52bo$51bo$51b3o11$39bo$3o35bo$o37b3o$bo2$45bobo$44bo
b2o$42b3o5bo$41bo3b8o$38bobobo2bo7bo$18bo19b4ob2ob7obo$18b3o18b3o5bobo
2bobo2b2o$21bo19b3obobo3b2obobobo$20b2o4bo8b3o2b2ob5o4bobobo$13b3o9bo
7bobo3b3ob2obo2bob4o2bo2b2o$13bo11b3o3b2o5bo4bo2bo2bo3bo4bo2bo$14bo16b
2obobo2bo6bo2bo4b7o$34bobo2bo2bo2bo9bo$33bo4bo2bo11bo3b2o$32bob7o8b2ob
ob3obo$33bo9bobo4bobobo$21bo13b9ob3o2bobo$20b4o8bo3bo7bo3bobobo$19bobo
b2o6bo2bo3b4o2bo2bobobo$18b2o3bobo7b2o3bo3bobobo2bo$19bobo3b2o6bo5b3ob
obob2o2bo$12b2o6b2obobo3bo3b3o5bo3bo3b3o$7b2o2bo2bo6b4o8bo3b2o2bo2bob
2o$7bo4bobo8bo9bo3b4o3bobob2o$4b2obo5bo16b3o3bo6b2o3bobo$5bobob2o20b3o
5bo2b2o2bobobo$4bo2bo2bo8b2o11b3o2b3ob3o2bobob2o$4b2o2bo4bo5bobo10bo2b
o3bo3bo2bobo$9b5o7bo11bobo2bob2o3b4o$20bo10bobobob3ob3obo$11bo9b3o6bob
2obo2b2o$10bobo10bo6bo5bo6b2obo$11bo19b5o6bo2b2o$33bo8b2o!

#N wireworld-or
#C An electron leaves when one came, or two.
#D device lifespan=15 population=22
x = 12, y = 11, rule = WireWorld
.B$.A$.C$.C$.C$12C$.C$.C$.C$.A$.B!

#N wireworld-xor
#C An electron leaves when one came, and none when two did.
#D device lifespan=6 population=27
x = 12, y = 11, rule = WireWorld
.B$.A$.C$.C$4C$C.10C$4C$.C$.C$.A$.B!

#N wireworld-diode
#C Two diodes: the upper lets its electron through, the lower does not.
#D device lifespan=14 population=34
x = 14, y = 7, rule = WireWorld
5.2C$BA4C.7C$5.2C2$6.2C$BA4C.7C$6.2C!

#N wireworld-not
#C A clock, and a stream of electrons that each take one of its own away.
#D device period=4 lifespan=29 population=39
x = 30, y = 8, rule = WireWorld
3CBA2CBA2CBA2CBAC$18.C$17.3C$18.C$17.C.11C$16.C$15.B.C$16.A!

#N wireworld-and
#C An electron leaves when two came.
#D device lifespan=24 population=42
x = 24, y = 8, rule = WireWorld
4.BA4C$10.C$BA4C5.3C$6.C.C.C3.C$7.3C4.C$8.C.C.C.C$11.3C$12.C.10C!

#N wireworld-flip-flop
#O Ian Woollard, 1990
#C Each electron that comes in turns its output on or off.
#D device period=5 lifespan=14 population=49
x = 11, y = 14, rule = WireWorld
2.C$2.C$2.C$2.C$2.C3.3C$2.C.3C.2C$3.C2.C.C.C$2.3C.3C.C$2.C.C2.C2.C$.2C
.3C2.C$C.3C3.C$C6.C$.6C$6.A!

#N living-metapixel
#A metapixel-on
#O Brice Due, 2006
#C A metapixel that is alive in its next generation; it lights up, and goes out alone.
#D device period=35328
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
obo1821b2o4b2obob3o11b2o$101b2o9bo9bo81bo1737b2o4bo4b3o11b2o$111bo11bo
79b3o1742bo3bo$202b2obo1743b3o$115b2ob2o82b3o$113bo2bobo2bo81b2o1744b
3o$104bo8b3o3b3o1826bo3bo$102b3o1843bo4b3o11b2o$101bo1846b2obob3o11b2o
$101b2o10b2o1835bo3b2o$113b2o$1966b2o$1966b2o2$104bo1836bo5bo$102b3o
1835b3o3b3o$101bo1837b2o2bobo2b2o$101b2o1836bo3bobo3bo$1939bob2o3b2obo
$1939b2o7b2o3$104bo$102b3o$101bo$65b2o34b2o$65b2o2$1998bo24b2o$41b2o
14b2o7b2o1929bobo23bo$41b2o15b2o6b2o1929bobo8bo12bobo9bo$54b5o1937b2ob
2o7b3o10b2o9bobo$54b4o1884b2ob2o50bobo11bo6bo13bobo$1943bobo51bobo10b
2o6b2o11b2ob2o$44b2o8b4o1885bobo49bobobobo15bobo$43bobob2o5b5o1885bo
51b2ob2o$42b2o3b2o9b2o6b2o1898b2o$43bobob2o8b2o7b2o1898b2o48bo$44b2o
58bo1851b2o57b2o13bo5bo$102b3o1850bo38b3o3b3o12bobo11b3o3b3o$65b2o34bo
1840b2o10bo2b2o8b2o24bo9bo24bo2b2ob2o2bo$65b2o34b2o1839b2o10bo2bo9b2o
24bo3bobo3bo24b3o5b3o$7b2o5bo1939bobo37b3o3b3o$7b2o4bobo1939b2o38bo5bo
$12bo3bo1989b2o$12bo3bo1938b2o50b2o$11b3ob3o86bo1849bobo49bo$12bo3bo
85b3o1849bo2bo9b2o$12b2ob2o84bo16bo1835bo2b2o8b2o$13bobo85b2o14bobo28b
o1806bo71b2o$14bo102bobo21b2o4bobo1806b2o68b2o$88bo27b2ob2o20bo5bobo
1794bo21b2o60bo$87b3o49bobo4b2ob2o1793bo21b2o$86b2obo36b2o11b2o$86b3o
15bo22bo18b2ob2o$9bo3bo72b3o13b3o22bobo1814bo$9bo3bo73b2o12bo26b2o16b
2ob2o1793bo$96bo4b2o$95b3o$6b2obo3bob2o77b2obo33b2o$7b3o3b3o78b3o33bob
o11bo7bo1787b3o3b3o$8bo5bo80b2o35bo1807b3o3b3o$104bo9b2o5b2o19b3o7b3o
1784bob2o3b2obo47b3o3b3o$102b3o8bo2bo3bo2bo19b2ob2ob2ob2o1785bob2o3b2o
bo47bo2bobo2bo$101bo12bo2bobo2bo15b2o4b3o3b3o1787b2o5b2o48b2obobob2o$
101b2o14bobo18bobo4bo5bo1789bo5bo49b2o5b2o$115b3ob3o16bo$113b3o5b3o
1901b2obo3bob2o$113b2o7b2o1818b2ob2o78bo2bo3bo2bo$7b2o5b2o97b2o7b2o
1819bobo53bo3bo22b3o3b3o$7b2o5b2o88bo9bob2ob2obo1820bobo53b2ob2o$102b
3o9b3o3b3o1820bobo52bobobobo$101bo13bo5bo1820b2ob2o53bobo$101b2o14b3o
3b3o1817bobo53b2ob2o$24b2o90bo2bo3bo2bo1816bobo54bobo$24b2o94bobo1821b
o55bobo25b2ob2o$116b2o7b2o1839b2o33bo27bobo$116b2o7b2o1839b2o61bobo$2o
14b3o6b2o77bo14bo3bo1834bo71bo$2o12bo3bo6b2o75b3o14b2ob2o1834bo2b2o$
13bo4bo82bo15b3o3b3o1816b2o13bo5bo3b2o$13bo3bo83b2o14b2o5b2o16bo5bo
1793b2o14bobo2b2o2b2o$117bo7bo15bobo3bobo1808bo3b2o$3b3o7bo3bo122bo3bo
bo3bo1809b3o$b2obob2o5bo4bo121bo3bobo3bo$b2o5bo5bo3bo6b2o113bo9bo1809b
3o$b2obob2o8b3o6b2o77bo1853bo3b2o$3b3o96b3o36b2o5b2o1808bobo2b2o2b2o$
101bo1855bo5bo3b2o$24b2o75b2o1840b3o12bo2b2o$24b2o117b2ob2o1789b2o4b2o
13bo$144bobo1796b2o21b2o$143b2ob2o1794bobo21b2o$119b2ob2o20bobo1795bob
o$104bo15bobo20b2ob2o1795bo$102b3o15bobo21bobo$101bo19bo22bobo122b3o
1642b2o5b2o$101b2o42bo121bo4bo11b2o1624b2o2b2o5b2o2b2o$267bo5bo10b2o
1624b2o13b2o$260bobobo7bo$160b2o96b7o5b2o1643bo5bo$159b5o93bo1656b3o3b
3o$104bo38b2o14bo4bo5b2o86b7o5b2o1641bo2b2ob2o2bo$102b3o38b2o14b3o2bo
5b2o88bobobo7bo1640bo3bobo3bo16bo7bo$101bo58bo2b2o102bo5bo1641bobobobo
17b4o3b4o$101b2o58b2o104bo4bo1337bo328bo3bobo3bo$145bo3bo119b3o1337bo
2bo299b2ob2o3b2ob2o15bo2bobo2bo$143b2obobob2o9b2o1445b5o10b2o289bo7bo
17b3o3b3o$142bob2o3b2obo7bo2b2o76b4o228b2o1132b2ob3o10b2o$141bo2bo5bo
2bo5b3o2bo5b2o68b2o2bo226b2ob2o1132bob2o$104bo37bob2o3b2obo6bo4bo5b2o
67b2o2bo227b4o1134b2o72b2o5b2o$102b3o38b2obobob2o7b5o71bo4bo2bo25b2o
201b2o1205b2o3bo5bo3b2o$101bo43bo3bo10b2o71b3o5b2o25b2ob2o1336b2o68bo
15bo225bo20b2ob2o$101b2o129bo36bo2bo1335bob2o68bo13bo225b3o20bobo$233b
3o5b2o26bo2bo4bo1318b2o9b2ob3o10b2o294bo3bo19bobo$235bo4bo2bo26b2o5b3o
1316b2o10b5o10b2o293bo5bo19bo$239b2o2bo36bo1328bo2bo210b2o7b4o82bo5bo$
240b2o2bo25b2o5b3o1330bo211bo2bo6bo3bo82bo3bo$104bo136b4o7bo16bo2bo4bo
1543b2o2bo10bo$102b3o145b2o17bo2bo1410b2o5b2o119bo10bo2bo4bob2obo83bo
3bo$101bo25b2o122b2o15b2ob2o1410b2obobob2o117b3o11bo6b3o85bo5bo$101b2o
23bo2bo139b2o1336b2o74bo2bobo2bo116bo105b2o2bo5bo$126bobo2bo1475b2o74b
3o3b3o117b3o11bo6b3o81b2o3bo3bo$127bo1683bo10bo2bo4bob2o86b3o$128b2obo
78b2o1404b2o203b2o2bo8bo86bo$130bo79b2o1394b2o7bo2b2o11b2o189bo2bo6b2o
$104bo1486b2o5b2o6b2o6b6o11b2o190b2o7bo$102b3o118b4o1360b2o2b2o5b2o2b
2o12b4o77b2o89bo$101bo27b2o78b2o12bo2b2o1359b2o13b2o93b2o84bo3bo$101b
2o26b2o4b3o71b2o13bo2b2o1052b2o424bo60b2o12bo8b2o2b2o$135b3o86bo2bo
1053bobo423b2o59b2o12bo2b2o5bo2b2o$134bo3bo86b2o571bo318bo134bobo28bo
256bo75b4o76b2o7bob3o11b2o60b2o5bobo$134b2ob2o575b2o81b2ob2o314b4o9bo
123bo29b2o254bobo64b2o6b6o76b2o11b2o10b2o61b3o3b2o$134bo3bo86b2o15b2ob
2o466b5o11b2o54b2o10b2o2bo3b2o217b2o82b2o4b2o3bo9bo2b2o110b2o13b2o278b
obo64b2o7bo2b2o88b2o$104bo30bobo86bo2bo12bobo3bo466bo4bo11bo53bo2bo11b
ob2o3bo217bo7b3o5b4o64bo5b2o12bo5bo108b2ob2o12bo277b2ob2o73b2o90bo75b
3o3b2o93b2o5b2o19b2o$102b3o30bobo71b2o13bo2b2o5b2o3bobo3bo467b3o2bo10b
o49bo4bo2b2o9bo2bo3bo219bo6bo7b2obo65bo4b3o12bobo2b2o108bo2bo11bo430b
2o64b2o25b2o5bobo88b2o2b2o5b2o2b2o16b2o$101bo34bo72b2o12bo2b2o6b2o3bo
4bo455bo13bo2b2o11b3o43bo3bo3bo2bo11b2o5b3o213b3o7b2obo7bo10bo51b3o20b
o3b2o3bo91bo13bo2bo4b2o6b3o328b3o3b3o7b2o81b2o16bo48bo24bo2b2o5bo2b2o
84b2o13b2o15bo$101b2o120b4o11b2o5b3o450b3o14b2o15bo41b7o5bo12bo8bo213b
o11b2o5b2o11b3o49bo24b3o4b3o87b3o14b2o15bo327bo3bobo3bo6b2o99b2o47bobo
22bo8b2o2b2o120bo5bo$247bo449bo75bo283bo83bo85bo361bo3b2ob2o3bo94b2o
11b2o47b2o23bo3bo128b3o3b3o$210b2o486b3o14b2o57b7o5bo34b2o14b2o9b2o
184b2o5b2o11b3o74b3o4b3o87b3o14b2o342bob2o5b2obo94b2o7bob3o78bo127bo2b
obo2bo$210b2o376b2o3bo106bo13bo2b2o57bo3bo3bo2bo33b2o15b2o8b2o184b2o7b
o10bo74bo3b2o3bo91bo13bo2bo343bo7bo107b2o209b2ob2o$63b2o66b2ob2o452b3o
bob2o4b2o111b3o2bo60bo4bo2b2o45b5o201b2obo85bobo2b2o108bo2bo459bo$64bo
39bo25bo5bo451b3o4bo4b2o111bo4bo65bo2bo46b4o202b4o84bo5bo108b2ob2o449b
2o$64bob2o20bo13b3o410b2o5b2o52bo14bo3bo117b5o4b2obo59b2o11b2obo227bo
83bob2o12bo2b2o110b2o6b2obo441b2o$65bobo19b3o11bo27bo7bo377b2o5b2o50b
3o15b3o119b2o6b2ob3o70b2ob3o20b2o8b4o189b6o78b3ob2o12bo122b2ob3o658bo
7bo$55bo30b2obo11b2o26bo2bobo2bo435bo154bo75bo18bobob2o5b5o187bo4bo78b
o147bo643bo14bobobobo$54bobo29b3o40b3o3b3o436b3o15b3o127b2ob3o70b2ob3o
18b2o3b2o9b2o8b2o177b3ob2o78b3ob2o135b2ob3o333b3o291b2o5b2o8b2o13bobob
obo$54bobo29b3o487bo14bo3bo124bo2bobo70bo2bobo21bobob2o8b2o9b2o179bobo
2bo78bobo2bo131bo2bobo279b3o5b3o45bobo290bo2bo3bo2bo6bobo12bob2ob2obo$
53b2ob2o29b2o499b3o4bo124b2o74b2o26b2o207b2o82b2o131b2o282b2ob2o3b2ob
2o43bo3bo290bo2bobo2bo15bo6b2o5b2o$96bo491b3obob2o938b2obobobobob2o43b
o3bo293bobo17bobo37b2o5b2o$53b2ob2o7b3o27b3o6bo483b2o3bo941bo3bobo3bo
211b2o127b3ob3o15bobo33b2o3bo5bo3b2o$54bob2o6bo2bo26b2obo4b3o1430bo2bo
3bo2bo45b3o4b2o156bobo125b3o5b3o12b2ob2o32bo15bo$52bo13b2o26b3o4bo
1434b3o3b3o53b2o155b3o6bo119b2o7b2o50bo13bo$52b2o9bo3bo27b2o4b2o1652b
2ob3ob2ob2o81b2o26bo3bo3b2o7b2o$63bo2b2o1688b5ob2ob2o81bo2bo11b4o8bobo
bobo3bob2ob2obo38b3o$65bob2o60b2o5b2o1620bo5bo76b3o10b2o6b2o2bo6b2o2bo
bo2bob4o3b3o38bo2bo$129b2o5b2o1621b2ob2o76bo3bobo7b2o5b2o2bo7b2o7b2o2b
o5bo39bo$1840bo3bobo3b2o10bo2bo7b2o2bobo2b2o21b3o3b3o18bo3bo$104bo409b
3o5b3o1011b2o303b2o20b2o10bobobobo22bo2bo3bo2bo17bo3bo11b2o5b2o$102b3o
409b3o5b3o207bo37b2o288b2o474b2o305bo3bo28bo3bo23b2obo3bob2o3b2ob2o9bo
15b2obobob2o$101bo413b2o5b2o203bo3bo28b2o7bobo187bo3bo86b2o6b2ob2o14b
2o679bo5bo10bo48bo38b2o54bobo11bobo12bo2bobo2bo$101b2o414bo3bo204bo7bo
25b2o6b2obo81bo104bo5bo85b2o6bo2bo15b2o678b2o5b2o9b3o44b3o37bo2bo53bob
o26b3o3b3o$515bo2bobo2bo202bo2b2o5bo32b2o14bo68bo3bo34bobo2b2o58bo99bo
2bo694bob2o3b2obo11bo42bo32b2o5b2o2bo15b2o37bo$514bo3bobo3bo190bo11b2o
5b2obo32bo14b3o57b2o2b2o8bo18b2o12bo3bob3o4b2o43bo7b2o3bo8bo86b2o695bo
b2o3b2obo10b2o42b2o18b2o5b2o4b2o6b2o2bo14b2o$57b2o7b2o447bo2bobo2bo
189b3o12b3o3b2ob3o48bo56b2o2bo5b2o2bo18b2o13bo6b2o3b2o41b3o9b3o9b3o
782b3o3b3o5b2o54b2o34b4o72b2o$57bob2o3b2obo447b3o3b3o188bo27bo29bo14b
3o61bobo5b2o11bo23b5obo46bo27bo83b2o10b3ob3o679b3o3b3o6bo54bo12bo9bo
76b2o10b2o$57bo3bobo3bo36bo608b3o12b3o3b2ob3o29b2o14bo64b2o3b3o12b3o
24b3o48b3o9b3o9b3o83bo2bo8bob2ob2obo693bobo50bobo12bo3bobo3bo75bobo$
57b2o2bobo2b2o34b3o610bo11b2o5b2obo30b2obo17bo83bo4bobo3bobo63bo7b2o3b
o8bo77b2o6bo2bo7b2o7b2o693b2o50b2o13bo3bobo3bo76bo$58b3o3b3o34bo624bo
2b2o5bo32bobo17b3o58b2o3b3o12b3o7bo3bo12b3o58bo91b2o6b2ob2o7bob2ob2obo
762bobo3bobo88bo$59bo5bo35b2o623bo7bo35b2o20bo56bobo5b2o11bo5bo11bo5b
5obo57bo5bo95b2o9b3ob3o764bo5bo44bo44b2ob2o$522b2o203bo3bo59b2o56bo5b
2o2bo15bo3bo5bo3bo3bo6b2o3b2o52bo3bo820b2o28b2o77b3o38b3o2b2obo$522b2o
208bo116b2o8bo16bo11bo3bo3bob3o4b2o877b2o27bo2bo79bo14b5o17bob2ob2o$
854bo3bo21bo3bo8bobo2b2o995b2o13b7o16bo2b3o$60b2ob2o788bo24bobo3bobo
926bo90bo5b5ob2o15b2o22b2o$61bobo6b2o32bo1683bo26bo3bo88bo6b2o18bo2bo
18bo$61bobo7bo30b3o1654b2ob2o3b2o17b2obo21bo2b2o2bo12b2o73b2o4bo22b2o
3b2o16b3o$62bo5b3o30bo995b2o661bobo5bo16bo2bo22bobo7bo9bo80bo47bo$68bo
32b2o994b2o661bobo5bobo13b2o2bo22b3ob2o4b2o6bobo80bo$1761bo7b2o12bo31b
2o5bo6b2o93bo5bo$117bo2bo1662b2o3bo12b2o5bo6b6o2b2o98b3o3b3o$65bo54bo
7b3o1669b2o4b3obo9b2o19b2o5b2o72bo2b2ob2o2bo$63b3o50bo9bo4bo1654b2o3b
2o9bo3bobobo2b2obobo2bo2bo16b2o5b2o72b3o5b3o$62bo41bo11b2o8bo5bo35bo
1622b2o12b3o4b3o4bobo2b3o$62b2o38b3o17bo8bo36b2o1636bo8bo2bo7bo113bo7b
o$76bo24bo17b2o8b2o24b2o9bob3o1613b2ob2o2b2o14b2o7b2o121bobo5bobo$74b
3o24b2o52b2o13b2o509b2o5b2o105bo7b2o979b2ob2o19bo88bo7bo36bo3bo$73bo
45b2o8b2o38b2o510b2o5b2o104b2o6bo2bo1089b2ob2o3b2ob2o31bo2bo3bo2bo$73b
2o47bo8bo37bo391b2o5b2o96bo71bo54bo8bo2b2o161bob2o822b2o8b2o134bobo3bo
bo$59b3o54b2o8bo5bo10b2o412b2o2b2o5b2o2b2o91bobo69b2o55b2obo4bo2bo10bo
150bo2b2o2b3o113b3o3b3o695bo10bo92bobobobo37b2ob2o$58bo2b2o53bo9bo4bo
11b2o24bo387b2o13b2o90bo3bo3b2o62b2o57b3o6bo11b3o148bo6b2o113bo3bobo3b
o695b3o4b3o91bo3bobo3bo32b2ob2ob2ob2o56bo$57bo3b2o57bo7b3o38b2o493b5o
3b2o56bo6b2o2b2o9bo66bo34b2o109b4o3b3o12bo100bo3b2ob2o3bo696bo4bo93bo
2b2ob2o2bo32b2o2bobo2b2o55bobo$58b3o56bo2bo34b2o13b2o10b2o479bobobobo
58b3o21b3o40b3o6bo11b3o35bo108b3o3bo3bo13b3o98bob2o5b2obo682b2o30b2o
80b3o3b3o34b3o3b3o56bobo$58b2o95b2o9bob3o11b2o480bo3bo58bo27bo36bob2ob
o4bo2bo10bo38b3o70bo33bo27bo99bo7bo684bo32bo81bo5bo36bo5bo58bo$61bo
106b2o558b3o21b3o36bo10bo2b2o50bo70b3o32b3o3bo3bo13b3o794b3o26b3o$59b
2o107bo495bo3bo61bo6b2o2b2o9bo38bo3bo6bo2bo125bo33b4o3b3o12bo798bo26bo
79b2o13b2o9b2o13b2o$59b2o390b2o210bobobobo66b2o54b4o7b2o125b2o35bo6b2o
917b2o2b2o5b2o2b2o9b2o2b2o5b2o2b2o$48b2o5b2o2b2o389bo2bo136b2o72b5o68b
2o228bo2b2o2b3o584b2o90b2o242b2o5b2o17b2o5b2o8b2o5b2o$47bobo9b2o8b2o
247b2o130bobobo10b2o2bobo90bo5bo21b2o72bo3bo69bo229bob2o589b2o81b2o7b
2o79b2o204b2o5b2o$47bo6b3o12b2o247b2o131bo2bo3b2o4b3obo3bo12b2o74b3o3b
3o95bobo13b3o3b3o954b2o88b2o$46b2o8b4o395bo2b2o3b2o6bo13b2o73b2ob2ob2o
b2o95bo14b3o3b3o891b3o53b3o25bobo2b2o$58b3o391bobo9bob5o88b3o7b3o108bo
b2o3b2obo869b2o6b3o8b2obob2o50bo3bo11b2o10bo3bob3o$58bob2o403b3o212bob
2o3b2obo869b2o6bo3bo5bo5b2o50b2ob2o11b2o11bo6b2o54bo5bo$57b2o2bo499bo
7bo111b2o5b2o878bo4bo5b2obob2o80b5obo54b3o3b3o$57b2ob2o403b3o214bo5bo
401b2o5b2o470bo3bo7b3o52b2ob2o28b3o55bob2ob2obo$58bobo403bob5o619b2o5b
2o539bo87b2o7b2o$59bo403b2o6bo13b2o103b3o3b3o65b3o5b3o894bo3bo95b3o54b
2o7b2o$464b3obo3bo12b2o102bo2bo3bo2bo63b2ob2o3b2ob2o892bo4bo92b5obo53b
3o5b3o$52b2o411b2o2bobo90bo26b2obo3bob2o63b2obobobobob2o7b2ob2o872b2o
6bo3bo12b2o65b2o11bo6b2o3b2o49b3ob3o$51bobo507b3o100bo3bobo3bo7bo5bo
871b2o6b3o14b2o50bo7bo6b2o10bo3bob3o4b2o51bobo$51bo508bo2bo66b2o32bo2b
o3bo2bo5b5ob2ob2o945bo2bo3bo2bo18bobo2b2o55bo2bobo2bo$50b2o301b2o205bo
bobo65bo2bobo29b3o3b3o5b2ob3ob2ob2o949bobo83bo2bo3bo2bo$56b2o36bo6b2o
215b3o3b3o22bobo2bo206b3o68b2ob3o41b3o6bo872b2o77bobo10b2o72b2o5b2o$
57bo37b2o4b2o215bo2bobo2bo20b3ob2o79b2o128bo5b2o68bo41bobo878b2o77bobo
10b2o$54b3o37b2o222b2obobob2o19bo84bo2bo133b2o62b2ob3o43b2o263b4o5b6o
675bo2bo3bo2bo$54bo263b2o5b2o20b4o80bo7bo179bo3bo8b2obo31b2ob2o219b6o
5b4o40bob2o7b4o676b3o3b3o$103bo245bob2o13bo64bo2bo3bobo177bo5bo43bobo
220b4o7b2obo40bo7bob2o$61b2o39bobo261b2o63b2ob2ob2ob2o182bo43bobo84b2o
46b2o89b2obo7bo41b2o5b2o$33b2o25bobo15b2o23bo263b2o66bobo172bo8bo3b2o
44bo84bo2bo44bo2bo90b2o5b2o$33b2o24b2obo15b2o24b3o63b2o190b2o2b2o6bo
42b2o15b2ob2o169b3o9b3o132b2o46b2o142b2o5b2o$54bo5b2o44bo63b2o148b2ob
2o28bobo18b3o40b2o70bo117bo288b2o5b2o41bo7bob2o1049b2o$23b3o26b3o6bo
256bo2bobo2bo26bobo21bo3bo98b2o5b3o118b3o9b3o19bo251b2obo7bo26b2o12bob
2o7b4o1046b2o$22bo4bo6b2o15bo112bo5bo147bobo3bobo15bo10b2o19b3o4b3o5b
2o11b4o53b3o14b2o3bo4bo83b2o20b2ob2o13bo8bo3b2o7bo7b3o248b4o7b2obo12b
2o12b2o12b4o5b6o672b2o13b2o73b2o13b2o$21bo5bo6b2o16b3o6bo15b2o84b3o3b
3o146b3o3b3o15b3o9bo7b2o2b2o6bo9bo4bo3b2o6b2o2bo12b2o39bo3bo12b2o3bobo
3bo82bo22bobo28bo4bo2bob2o3bo251b6o5b4o12b2o713b2o2b2o5b2o2b2o73b2o2b
2o5b2o2b2o253b2o$22bo31bo5b2o15b2o20b2o62bo2bobo2bo146b2o5b2o18bo5b2ob
obo10b2o14bo3bobo3b2o5b2o2bo13b2o12b3o3b3o11bo6bo4bo17bobo3bo82bo21bob
o22bo5bo10bo4bo996b2o5b2o81b2o5b2o247b2o7bobo13b2o$23b2o34b2obo35b2ob
2o62b2ob2o148b2o5b2o17bo11bo9b2o14bo3bobo12bo2bo26bo9bo8b3o7bo3bo18bo
3b2o81b2o22bo24bo3bo10bo4b2o1342b2o6b2obo13b2o$60bobo18b3o15b4o215b2o
5b2o17b2o6bo2bo10bo15b2ob2o15b2o27bo3bobo3bo7bo1542b2o$23b2o36b2o18bob
o16b2o252b2o76b3o3b3o9b3o7bo3bo7b3o155b5o1358bo$22bo58bobo318b2o29bo5b
o12bo6bo4bo5b2obob2o154b4o1341bo$9b2o10bo5bo6b2o46bobo78bo7bo229bo2bo
54bo3bo5bo5b2o156bo1341b3o15bo$9b2o11bo4bo6b2o48bo79bobobobo229b2o2bo
13b2o39b3o8b2obob2o45b5o1448b2obo13b2o$23b3o90bo47bobobobo230b2o2bo12b
2o52b3o46bo4bo1464b2obo13b2o$116b3o44bob2ob2obo230b4o120bo1465bobo13b
2o$33b2o48bo35bo43b2o5b2o317bo31bo3bo1467b2o$33b2o48bo34b2o20b2o47b2o
226b2o69b2o33bo$105bo35bo46bobo226b2o69bobo1516b2o$105b3o33bobo44bo30b
2o852bo933b2o$108bo33b2o43b2o30b2o226b2o5b2o605b2o5b6o8b4o293b2o5b2o
439b2o5b2o105b2o6b2o7b2o$107b2o102b2o4bo13bo3b3o55b2o63b2o74b2ob2o4b2o
bobo5bobob2o45b2o554bo6bobobo9bo2b2o288b2o2b2o5b2o2b2o431b2o2b2o5b2o2b
2o101bo7b2o6bo2b2o$211bo3b3o12bobo2b5o53bo7b3o5b4o35b2o6b2ob2o15b2o57b
obo5b2ob2o7b2ob2o44b2o33bobo2b2o19b2o495bo5bo4bo9bo2b2o287b2o13b2o431b
2o13b2o102bo5bo2bo4b6o18bo5bo$212bo3bobo11bo3b2o58bo6bo7b2obo35b2o6bo
2bo17b2o34b2o5b2o13bobo7b6ob6o47b5o9bo18bo3bob3o19bo492b3o7bo13bo2bo4b
o847b3o7b2obo5b4o9bo7b3o3b3o$209b3o5b2o12bo2bo3b2obo49b3o7b2obo7bo10bo
32bo2bo16bo7b4o21b2o2b2o5b2o2b2o10bo10bob2ob2obo34b3o13b4o9b3o17bo6b2o
15b3o493bo11b2o11b2o5b3o845bo9b2obo18b3o4b2o2bobo2b2o$74b2o7b2o11bo24b
o87bo22b3o3b2ob3o47bo11b2o5b2o11b3o31b2o25bo2b2o20b2o13b2o62bo3bo29bo
4bo12b5obo16bo530bo855bo23bo3bo3bobo3bo$74bob2o3b2obo10b3o22b3o121bo
81bo58bo2b2o55bo11bo19bo9bo4bo13b4o9b3o3b3o15b3o538b2o5b3o285b3o3b3o
563b2o18b3o4bob2o3b2obo$74bo3bobo3bo9b2obo21b2o2bo41b2ob2o62b3o3b2ob3o
59b2o5b2o11b3o31b2o26bo2bo4bo52bo9bo18b3o9bo3bo13b5o9bo4bo558bo2bo4bo
287bo2bobo2bo563b2o5b4o9bo6b2o7b2o$74b2o2bobo2b2o9b3o21b2o3b2o11b2o28b
obo62bo2bo3b2obo61b2o7bo10bo32bo2bo26b2o5b3o52bobobobo19bo29b2o19b3o
15b3o537bo2b2o290bo3bobo3bo567b6o$75b3o3b3o11b2o19bobo2bobo13bo10b3o8b
2o5bobo61bo3b2o73b2obo35b2o6bo2bo36bo51bobobobo20b3o9bo3bo13b2o20bo12b
5obo535bo2b2o291b4o3b4o568bo2b2o$76bo5bo33b2o3b2o9b2o3bobo7bo2bo4bo3b
2o6bo62bobo2b5o69b4o35b2o6b2ob2o25b2o5b3o53b2ob2o23bo9bo4bo46bo6b2o3b
2o513bob2o12b4o293bo7bo558bob2o8b2o$111b2o19bobo3b2o6bo3bo3bobo59bob2o
11bo3b3o60bo59b2o25bo2bo4bo52bo2bo3bo2bo31bo3bo45bo3bob3o4b2o511b3ob2o
874b3ob2o$111b2o21bo11bo7bobo57b3ob2o76b6o83bo2b2o23bo7bo25b2o5b2o34b
3o46bobo2b2o517bo763bo7bo107bo$71b2o13b2o46b2o13bo63bo81bo4bo83bo2b2o
675b3ob2o756bobo5bobo107b3ob2o$71b2o2b2o5b2o2b2o58b2obo64b3ob2o76b3ob
2o82b4o23b3o7b3o642bobo2bo757bo3bo112bobo2bo$75b2o5b2o132bobo2bo32bo
43bobo2bo108b2ob2ob2ob2o647b2o754bo2bo3bo2bo113b2o$167b2o51b2o31b2o47b
2o109b3o3b3o1405bobo3bobo$149bob2o14bobo82b2o160bo5bo959bo448b2ob2o$
149b3o17bo83b2o2b2o9bo1110b3o444b2ob2ob2ob2o$86bo63bo18b2o68b3o26b3o
21bo1085bo3bo443b2o2bobo2b2o138b2o13b2o$86bo2b2o72b2o23b2o9b3ob3o31bo
3bo29bo16b2o2bo1085b2ob2o444b3o3b3o139b2o2b2o5b2o2b2o$85bo5bo36b2o33bo
22b2ob2o7bob2ob2obo19bo9bo4bo26b3o16bo5bo1084b2ob2o445bo5bo144b2o5b2o$
86bobo2b2o35bobo33b3o19bo2bo7b2o7b2o16b3o9bo3bo12b2o2b2o9bo17b2o2bobo$
73bo12bo3b2o38bo35bo14bo4bo2bo8bob2ob2obo16bo28b2o33b2o3bo12bo1072b2ob
2o$71b3o14b3o39b2o20b2o25b3o5b2o10b3ob3o18b3o9bo3bo12b2o33b3o14b3o
1070b2ob2o$70bo41b2o10b2o26bo25bo47bo9bo4bo12bo53bo138b2o632b2o295bo3b
o3b2o439b2o$71b3o14b3o20bo2bo9bo28b3o23b3o5b2o48bo3bo46b3o14b3o107b2ob
2o27b2o631bo2bo295b3o4b2o439b2o$73bo12bo3b2o20b2o11b3o27bo25bo4bo2bo
49b3o45b2o3bo12bo110bobo662b2o297bo660b2o$86bobo2b2o4b2o28bo58bo2bo15b
2o59bo13b2o4b2o2bobo123bobo1622b2o$85bo5bo5b2o87b2ob2o14b2o57b3o13b2o
5bo5bo123bo1613bo$86bo2b2o97b2o67bo5bo24b2o2bo1737bo2bo$86bo168bobo5b
2o27bo1736b5o8b2o$256b2o1707b2o5b2o54b2ob3o8b2o$1961b2o2b2o5b2o2b2o51b
ob2o$1961b2o13b2o52b2o2$2030b2o$28b2o4b3o1992bob2o$28b2o3bo3bo1822bo
156b2o9b2ob3o8b2o$33b2ob2o1817bo3bo157b2o10b5o8b2o$34bobo1817bo8b2o2b
2o161bo2bo$234bo31b2o1586bo2b2o5bo2b2o7b2o5b2o80bo7bo57bo$34bobo193b2o
2bo16b2o13bo1588b2o5bobo7b2o2b2o5b2o2b2o75bo2bo3bo2bo66b2o$33b2ob2o
191bo5bo14bobo14b3o1586b3o3b2o8b2o13b2o79bobo70b2o$33bo3bo190b2o2bobo
17bo16bo78b2o2b2o4bo2b2o12b2o1591bobo$34b3o188bo3b2o3bo22b2o3bo85b2ob
2o6b2obo12b2o1479b3o3b2o104bobo$223b3o4b3o24b3obob2o87bobo6bo1493b2o5b
obo99bo2bo3bo2bo$222bo34b3o4bo88b2o4b3o1478b2o12bo2b2o5bo2b2o96b3o3b3o
$223b3o4b3o27bo3bo2bo1572b2o12bo8b2o2b2o$225bo3b2o3bo26b3o3b3o83b2o4b
3o1493bo3bo$228b2o2bobo35bo81bobo6bo1498bo$229bo5bo25b3o3b3o78b2ob2o6b
2obo$230b2o2bo25bo3bo2bo80b2o2b2o4bo2b2o$234bo22b3o4bo635b2o974b2o5b2o
$27b3o5b3o219b3obob2o633b2o2bo972bo2bo3bo2bo$27bo2b2ob2o2bo219b2o3bo
635b6o972bo2bobo2bo$28b3o3b3o861b4o4bo3bo968bobo$29bo5bo870b7o964b3ob
3o88b2o$913bo961b3o5b3o86b2o$906b7o962b2o7b2o$898b4o4bo3bo964b2o7b2o$
24b2o13b2o844b2o11b6o972bob2ob2obo$24b2o2b2o5b2o2b2o844b2o11b2o2bo973b
3o3b3o$28b2o5b2o863b2o975bo5bo3$1876b2o$1876b2o!
"""##
}
