// Made by Scripts/embed-patterns.sh from assets/patterns/puffer.rle. Do not edit.
// swift-format-ignore-file

extension LibraryText {
  /// The blocks of assets/patterns/puffer.rle.
  package static let puffer = ##"""
#N blinker-puffer-1
#O Robert Wainwright
#C Leaves a row of blinkers.
#D puffer period=8 moves=4,0 grows=3
x = 9, y = 18, rule = B3/S23
5bo$3bo3bo$8bo$3bo4bo$4b5o4$6b2o$3b3ob2o$4b4o$5b2o2$2b2o$o4bo$6bo$o5bo
$b6o!

#N blinker-puffer-2
#O David Bell, 1992
#C Leaves a row of blinkers, quickly.
#D puffer period=8 moves=4,0 grows=3
x = 17, y = 25, rule = B3/S23
b3o$5o$3ob2o$3b2o3$5bobo$5bo2bo5bo$5bobo3b5o$7b2ob2o3b2o$7bo7bo$7bo2bo
2b2o$6bo$7bo2bo2b2o$7bo7bo$7b2ob2o3b2o$5bobo3b5o$5bo2bo5bo$5bobo3$3b2o
$3ob2o$5o$b3o!

#N hivenudger-2
#O Hartmut Holzwart, 1992
#D puffer period=8 moves=4,0 grows=3
x = 30, y = 27, rule = B3/S23
18bobo$18bo2bo$21b2o$19bo3bo$20bob3o$26b2o$o2bo5b4o7b5o3bo$4bo3bo3bo
12bo3bo$o3bo7bo9b2o5bo$b4o3bo2bo8b4o3b3o$20bo7bo$6b2o19b2o$6b2o18bobo$
6b2o2bobo8bob2o2b2o$6b2o2bob4obo3bob3obo$3o3b2o3bo2b2obob2o$3o3b2o2b4o
3b2ob6o$3o3b2o2bo6b3o4bo$6b2o3b2o2b2o5b2o$6b2o2b4o5bo2bo$6b2o2bo5b2obo
bo$6b2o2$b4o3bo2bo$o3bo7bo$4bo3bo3bo$o2bo5b4o!

#N bi-block-puffer
#D puffer period=8 moves=4,0 grows=8
x = 59, y = 29, rule = B3/S23
45bobo$45bo2bo$30b6o4bo7b2o$29bo5bo4bob2o6bo$35bo7bo2b6o$29bo4bo3b4o3b
o7b2o$31b2o9bo4bob3o3bo$36bo2bob2o2bob2o3bo3bo$33bobo3bo5bo3b2o5bo$32b
o4bo7bob4o3b3o$26bo5bo4bo9bo$25bo6b2o2b2o7bobo6b3o$2o2b2o2b2o2b2o2b2o
2b2o3b3o6b2o9bo5bo5bo$2o2b2o2b2o2b2o2b2o2b2o24b2o3bob2o3bo$45b3o6bo3bo
$2o2b2o2b2o2b2o2b2o2b2o24b2o3bob2o3bo$2o2b2o2b2o2b2o2b2o2b2o3b3o6b2o9b
o5bo5bo$25bo6b2o2b2o7bobo6b3o$26bo5bo4bo9bo$32bo4bo7bob4o3b3o$33bobo3b
o5bo3b2o5bo$36bo2bob2o2bob2o3bo3bo$31b2o9bo4bob3o3bo$29bo4bo3b4o3bo7b
2o$35bo7bo2b6o$29bo5bo4bob2o6bo$30b6o4bo7b2o$45bo2bo$45bobo!

#N pufferfish
#O Richard Schank, 2014
#C Came out of a soup, nearly whole.
#D puffer period=12 moves=6,0 grows=8
x = 12, y = 15, rule = B3/S23
3b2o$3bo5bo$5bo3b2o$bo6bob2o$o5bobobo$bo3bo2b2o$2b3o2$2b3o$bo3bo2b2o$o
5bobobo$bo6bob2o$5bo3b2o$3bo5bo$3b2o!

#N c4-diagonal-puffer
#O Hartmut Holzwart
#D puffer period=28 moves=7,7 grows=10 after=161
x = 84, y = 60, rule = B3/S23
79b2o$80bo$75b3o5bo$76b2o3bobo$39b2o32b3o6b2o$38bo2bo30b3o$39b2o5bo23b
2obo$45bobo22bo$46bo2$69b3o$46b2o18b3ob2o$45bo2bo16bo3bobo$46b2o5bo11b
o5b2o$52bobo11b2o2b2o$53bo9bobo$62bo2bo$63b3o$54b5o3bo$42bo9b9ob2o$42b
2o6b3o6bob2o$41bobo6b3o2b2obobo$45bo9b2o$39bo5b2ob5obo$33b2o2bo2bobob
2o3bob4o$32bo3b4o2bo8bobo$35bo2bo3bo6bobo$32bo2bo14b2o$31bobo16bo$31bo
bo$33bo2$33bo$27bob5o$30bo$26bo$23bo2bo2bo$22bo2bob3o$20b5o$18bob2o$
18bo3bo$17bo3b2o$17bo3b2o$13bob3o$13bo5b2o$11bobo4b3o$12b2o3bo$17bobo$
11b3ob3o2bo$18b3o$12bo$8b4obo$7b4o3bo$7b5o$14bo$7bo4b3o$3b2o2bobo$3b2o
2bobo$bob2o4b2o$2o6b2o!

#N pufferfish-with-companion
#O Ivan Fomichev
#D puffer period=36 moves=18,0 grows=22
x = 27, y = 18, rule = B3/S23
18b2o$18bo5bo$20bo3b2o$16bo6bob2o$3b2o4b2o4bo5bobobo$3b2o4b2o5bo3bo2b
2o$17b3o2$17b3o$9b2o5bo3bo2b2o$9b2o4bo5bobobo$bo3bo10bo6bob2o$o19bo3b
2o$b2ob2o2b2o8bo5bo$2bo7bo7b2o$10b2o$6bo2b2o$7b3o!

#N c3-puffer
#O David Bell
#D puffer period=54 moves=18,0 grows=11
x = 38, y = 87, rule = B3/S23
11bo$10bobo$10bobo$12bo2$12b2o$10bobo$11bobo$11b3o2$10bobo$11b2o$11bo$
9bobo$9bobo$5b2o2b2o$5b3o2$5b3o$4bob3o9bo$4bo14b2o$6bob2o9b2o$4bo3b2o
8bobo$5b3o$7bo9bobob2o$3b3o11bob3o$2bo2bo14bo$4bo14bobo$2bobo11bob3obo
$2bob3o12bo2bo$3bob3o10b2o2bo$7bo10b2o$b5o11bo2bob2o$3o2bo10b4ob2o$2bo
14bo4bo8bo$2o2b2o11bo3bo3bo6b2o$3b2o13b5o3b2o4b2o$4o13b2o7b2o3bo$9bo7b
o15bo$o7bob2o5b2o6bobo3bobo$2obo2bo2bobo2b2o2bo6bo2bo2bobo$o3bo3bo4b4o
3b2o9b3obo$o3b2o3b3obo4bob4o2bob2o2bo3bo$o14b2o7bo12bo$o3b2o3b3obo4bob
4o2bob2o2bo3bo$o3bo3bo4b4o3b2o9b3obo$2obo2bo2bobo2b2o2bo6bo2bo2bobo$o
7bob2o5b2o6bobo3bobo$9bo7bo15bo$4o13b2o7b2o3bo$3b2o13b5o3b2o4b2o$2o2b
2o11bo3bo3bo6b2o$2bo14bo4bo8bo$3o2bo10b4ob2o$b5o11bo2bob2o$7bo10b2o$3b
ob3o10b2o2bo$2bob3o12bo2bo$2bobo11bob3obo$4bo14bobo$2bo2bo14bo$3b3o11b
ob3o$7bo9bobob2o$5b3o$4bo3b2o8bobo$6bob2o9b2o$4bo14b2o$4bob3o9bo$5b3o
2$5b3o$5b2o2b2o$9bobo$9bobo$11bo$11b2o$10bobo2$11b3o$11bobo$10bobo$12b
2o2$12bo$10bobo$10bobo$11bo!

#N glider-train
#O Bill Gosper
#D puffer period=64 moves=32,0 grows=28
x = 68, y = 33, rule = B3/S23
32b2o$31b2o$33bo17b6o6b2o$50bo5bo4bo4bo$56bo10bo$26b5o19bo4bo5bo5bo$
25bo4bo21b2o8b6o$30bo$18b2o5bo3bo23bo$18b2o7bo24bobo$14b3o4bo29bo5bo$
13bob2o5b2o11b2o15bobobobo6bo$b2o9b2obobo3b2o11bo2bo13b2o2bo3bo5b2o$o
2bo9b6o9b2o4bobo7b2o5b2o3b2obo4bob2o$b2o11b4o10b2o5bo8b2o7bo5bo4bobo$
50bobo11b2o2$50bobo11b2o$b2o11b4o10b2o5bo8b2o7bo5bo4bobo$o2bo9b6o9b2o
4bobo7b2o5b2o3b2obo4bob2o$b2o9b2obobo3b2o11bo2bo13b2o2bo3bo5b2o$13bob
2o5b2o11b2o15bobobobo6bo$14b3o4bo29bo5bo$18b2o7bo24bobo$18b2o5bo3bo23b
o$30bo$25bo4bo21b2o8b6o$26b5o19bo4bo5bo5bo$56bo10bo$50bo5bo4bo4bo$33bo
17b6o6b2o$31b2o$32b2o!

#N frothing-puffer
#O Paul Tooke, 2001
#D puffer period=78 moves=39,0 grows=38
x = 23, y = 33, rule = B3/S23
14bo$14b4o$15b3o$15bo3bo$17b3o$4bo10bo4bo$4bob2o8b6o$7b4o10b2o$9b2o5b
2o3bo$3bob2obo3bo2bo2b2o$2bo2bo4b3o4bobo$o2b2o2b2o5bo3b3o$b3o8b3o5bo$o
5bobo7bo3bo$2b2o4bo5b2o3bo$bo2b5o8b2o$2bo11b2o$bo2b5o8b2o$2b2o4bo5b2o
3bo$o5bobo7bo3bo$b3o8b3o5bo$o2b2o2b2o5bo3b3o$2bo2bo4b3o4bobo$3bob2obo
3bo2bo2b2o$9b2o5b2o3bo$7b4o10b2o$4bob2o8b6o$4bo10bo4bo$17b3o$15bo3bo$
15b3o$14b4o$14bo!

#N puffer-1
#A puffer1
#O Bill Gosper, 1971
#C The first puffer.
#D puffer period=128 moves=64,0 grows=26
x = 7, y = 27, rule = B3/S23
5bo$6bo$o5bo$b6o3$3o$2o$4bo$4b2o$5b2o$4b2o4$4b2o$5b2o$4b2o$4bo$2o$3o3$
b6o$o5bo$6bo$5bo!

#N puffer-train
#A puffer-2, puffer2
#O Bill Gosper, 1971
#C A B-heptomino between two light ships.
#D puffer period=140 moves=70,0 every=420 grows=1320 after=5600
x = 5, y = 18, rule = B3/S23
3bo$4bo$o3bo$b4o4$o$b2o$2bo$2bo$bo3$3bo$4bo$o3bo$b4o!

#N slow-puffer-2
#O David Bell
#D puffer period=240 moves=120,0 grows=8
x = 22, y = 21, rule = B3/S23
7b2o9bo$4b3ob2o6bo3bo$4b5o12bo$5b3o8bo4bo$17b5o3$bo$obo2bob2o10b2o$ob
4obobo6b3ob2o$9bob3o3b4o$ob4obobo8b2o$obo2bob2o$bo13b2o$13bo4bo$19bo$
13bo5bo$5b3o6b6o$4b5o$4b3ob2o$7b2o!

#N block-laying-switch-engine
#A blse
#O Charles Corderman, 1971
#C A slanting puffer that leaves blocks.
#D puffer period=288 moves=24,24 grows=32
x = 29, y = 28, rule = B3/S23
12b2o$12b2o7$20b2o$20b2o11$2o7bo$2o7bo$8bobo11b2o$9b3o9b2ob2o$9b2o2b4o
9b2o$9bo7bo6bo3bo$10bo5bo8b3o$10bo!

#N slow-puffer-1
#O David Bell
#D puffer period=744 moves=372,0 grows=3
x = 82, y = 73, rule = B3/S23
4b2o$4ob2o$6o$b4o$15b3o$14b5o$14b3ob2o$17b2o9b2o$24b4ob2o$24b6o$25b4o
3$36b2o$6b2o26b2ob2o$4bo4bo24b4o$10bo24b2o$4bo5bo41b6o$5b6o40bo5bo$57b
o$51bo4bo$53b2o2$24b4o$23b6o$23b4ob2o$27b2o49bo$76bo3bo$81bo$76bo4bo$
77b5o3$61bo$60bobo2bob2o10b2o$60bob4obobo6b3ob2o$69bob3o3b4o$60bob4obo
bo8b2o$60bobo2bob2o$61bo13b2o$73bo4bo$79bo$73bo5bo$74b6o3$27b2o$23b4ob
2o$23b6o$24b4o2$53b2o$51bo4bo$57bo$5b6o40bo5bo$4bo5bo41b6o$10bo24b2o$
4bo4bo24b4o$6b2o26b2ob2o$36b2o3$25b4o$24b6o$24b4ob2o$17b2o9b2o$14b3ob
2o$14b5o$15b3o$b4o$6o$4ob2o$4b2o!

#N 2x2-line-puffer
#O Nathaniel Johnston
#D puffer period=8 moves=1,1 grows=1
x = 5, y = 9, rule = B36/S125
o$bo$2bo2$4bo$bo2bo$2bobo2$2bo!

#N morley-puffer
#D puffer period=170 moves=13,0 grows=8
x = 2, y = 6, rule = B368/S245
bo$o$o$o$o$bo!
"""##
}
