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
#O Paul Callahan, 1996
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
#O Brice Due, 2011
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
"""##
}
