// Made by Scripts/embed-patterns.sh from assets/patterns/growth.rle. Do not edit.
// swift-format-ignore-file

extension LibraryText {
  /// The blocks of assets/patterns/growth.rle.
  package static let growth = ##"""
#N 10-cell-growth
#O Paul Callahan, 1997
#C Ten cells that grow for ever; no fewer can.
#D growth period=288 grows=32 after=576
x = 8, y = 6, rule = B3/S23
6bo$4bob2o$4bobo$4bo$2bo$obo!

#N block-laying-switch-engine-predecessor
#D growth period=144 grows=16
x = 16, y = 4, rule = B3/S23
11bobo$2o8bo$2o9bo2bo$13b3o!

#N glider-producing-switch-engine-predecessor
#D growth period=384 grows=59 after=2028
x = 28, y = 6, rule = B3/S23
bobo$o$bo2bo$3b3o$26b2o$26b2o!

#N 5x5-growth
#O Paul Callahan, 1997
#C The only figure in a box of five by five that grows for ever.
#D growth period=288 grows=32 after=864
x = 5, y = 5, rule = B3/S23
3obo$o$3b2o$b2obo$obobo!

#N 2x12-growth
#O DivusIulius
#C The only figure in two rows of twelve that grows for ever.
#D growth period=288 grows=32 after=2880
x = 12, y = 2, rule = B3/S23
o2b2ob4obo$6ob2o2bo!

#N time-bomb
#O Doug Petrie
#D growth period=384 grows=59 after=2050
x = 15, y = 6, rule = B3/S23
bo11b2o$obo4bo6bo$7bo4bo$2bo2bo3bo2bo$2b2o6bo$3bo!

#N one-row-growth
#O Paul Callahan, 1998
#C One row of cells that grows for ever.
#D growth period=288 grows=64 after=2016
x = 39, y = 1, rule = B3/S23
8ob5o3b3o6b7ob5o!

#N crab-tubstretcher
#O Nicolay Beluchenko
#D growth period=4 grows=2
x = 13, y = 15, rule = B3/S23
8b2o$7b2o$9bo$11b2o$10bo2$9bo2bo$b2o5b2o$2o5bo$2bo4bobo$4b2o2bo$4b2o$
8bo$7bobo$8bo!

#N one-per-generation
#O David Bell and Nicolay Beluchenko, 2005
#D growth period=1 grows=1
x = 17, y = 15, rule = B3/S23
8b2o$7b2o$9bo$11b2o$10bo2$9bo2b2o$b2o5b2o4bo$2o5bo5bo$2bo4bobo3b2o$4bo
2bo4b2obo$4b2o7b2o$8bo4bob2o$7bobo2bob2o$8bo!

#N blinker-ship-1
#O Paul Schick
#D growth period=156 grows=3
x = 27, y = 15, rule = B3/S23
10b4o$10bo3bo$10bo$b2o8bo2bo$2ob2o$b4o3bo$2b2o3bob2o8bo4b3o$6bo3bo8bo
4bobo$2b2o3bob2o8bo4b3o$b4o3bo$2ob2o$b2o8bo2bo$10bo$10bo3bo$10b4o!

#N swan-boatstretcher
#O Noam Elkies
#D growth period=4 grows=2
x = 24, y = 15, rule = B3/S23
12b2o$3o9bobo$o2b3o6bo9bo$bobo16b2obo$6bo4b2o2bo3b2o2bo$4bo6b2o2bob2o
2bo$6bob2obo3b5o$15b2o$7bo2b6o$8b7o$10b3o2$13bo$12bobo$13b2o!

#N boatstretcher-1
#O Hartmut Holzwart
#D growth period=4 grows=4
x = 21, y = 21, rule = B3/S23
10bo$9b2o$9bobo3bo$13b2o$14bo2bo$12b2obo2bo$8b3ob2o4bo$7bo2bo4bo$6bo4b
o4b2o$b2o3bo5bobob2o$2o4b2o9bo$2bo5bo9bo$5b2o2bo6b3o$3bob2o11bobo$3b2o
4bo9b2o$2bo2bobo$8b2o2bo$4bo3b3obo$5b2o4b3o$14bo$13b2o!

#N glider-producing-switch-engine
#A gpse
#O Charles Corderman, 1971
#C A switch engine whose remains send gliders out.
#D growth period=384 grows=59
x = 67, y = 60, rule = B3/S23
bo$bo$bo$5bo$b3o2bo$o4bo$o3bo$b3o$15b2o$13b2o2bo$obo10b2o3bo$obo10b2o$
obo$obo17bo$b2o14bo3$22bo2bo$26bo$22bo10b2o$26bo6b2o$22b4o$21bo$22b2o$
23bo3$41b2o$41b2o3$13b2o$13b2o5$36b2o$36b3o9b2o$37bo10bobo$49bo$33bo$
27bo5bo$26bobo11b3o$26bo2bo9bob2o$16b2o9b2o10b2o$15bo2bo$15b2ob2o$18bo
bo$20b2o$17bo3bo$17bo2bo44b2o$18b3o44b2o3$54bo$53bobo$40bo12b2o$39bobo
$39b2o!

#N alternate-wickstretcher-1
#O Paul Tooke
#D growth period=20 grows=8
x = 38, y = 20, rule = B3/S23
26bobo$26bo2bo$10bo15bo3bo$9bobo18b2o$2bo4b3obo5bo14bo$bobo2bo4b2o3bob
o7b2o2bob2o$bobo2bob2o3bo3bo8b3o2b3o3bo$2ob2obobob2o8bo12bo2b2o$bo4b2o
4b2o3bob2o12b2o2bo$bob2o2bo3bobob2o2bob2ob3o$2bo3b3obobo2bo4bo3b3o$3b
2o3bobo2bo5b2o12b2o2bo$5b2obob2obobo3bo13bo2b2o$5bob2obo2bob2o4bo4b3o
2b3o3bo$11b2o7b2o4b2o2bob2o$32bo$30b2o$26bo3bo$26bo2bo$26bobo!

#N wickstretcher-1
#O Hartmut Holzwart and Dean Hickerson
#D growth period=20 grows=8
x = 49, y = 16, rule = B3/S23
10bo19b2o$9bobo17bo4b2o$2bo4b3obo5bo14bob3o$bobo2bo4b2o3bobo7bobob4o3b
o3b2o2b2obo$bobo2bob2o3bo3bo8b3obo8bo2b2o4bo$2ob2obobob2o8bo10bo4b2ob
2o4b2obo$bo4b2o4b2o3bob2o13bo7bo$bob2o2bo3bobob2o2bob2ob3o4bobo9bo$2bo
3b3obobo2bo4bo3b3o4bobo9bo$3b2o3bobo2bo5b2o13bo7bo$5b2obob2obobo3bo11b
o4b2ob2o4b2obo$5bob2obo2bob2o4bo4b3obo8bo2b2o4bo$11b2o7b2o4bobob4o3bo
3b2o2b2obo$32bob3o$29bo4b2o$30b2o!

#N space-nonfiller
#O Jason Summers, 1999
#D growth period=2 grows=8
x = 37, y = 31, rule = B3/S23
19b3o$18bo2bo$12b3o6bo4b3o$12bo2bobo3bo4bo2bo$12bo2bobo3bo4bo2bo$10bo
10bo2bobob3o$10b2o2b2o2bobo4bo5bo$8bo16b2o2b3o$8b3obob2o10bo6bo$6bo8bo
9bobo3b3o$6b3o5bo10bo8bo$3bobo25bob3o$2b5obo26bo$b2o6bo21b5o$2o4b2o18b
obo$bobo3bo2bo15bo2bo3bobo$8bobo18b2o4b2o$b5o21bo6b2o$bo26bob5o$b3obo
25bobo$2bo8bo10bo5b3o$3b3o3bobo9bo8bo$3bo6bo10b2obob3o$5b3o2b2o16bo$5b
o5bo4bobo2b2o2b2o$6b3obobo2bo10bo$7bo2bo4bo3bobo2bo$7bo2bo4bo3bobo2bo$
8b3o4bo6b3o$15bo2bo$15b3o!

#N c5-diagonal-tubstretcher
#O Matthias Merzenich
#D growth period=5 grows=4
x = 55, y = 55, rule = B3/S23
45b2o$45b2o$44bo2bo$41b2obo2bo$47bo$39b2o3bo2bo$39b2o5bo$40bob5o$41bo
3$38b3o$38bo$36b2o$30b2o4bo$30b3o3bo$28bo4bo$28bo3bo$32bo$27b2obobo$
25b2o5bo$25b2o4b2o$27b4o3$20b2o8bo$20b2o7b3o$19bo2bo5bo$16b2obo2bo4bob
obo$22bo3bobo2bobo$14b2o3bo2bo2b2o5bo2bo$14b2o5bo4bob2o3b3o$15bob5o8bo
$16bo12bobo4b2o3b3o$31bo3bo2bo2b3o$30b2o2bob3ob2o$13b3o17bobo4bo$13bo
19bobo4b2ob3o$11b2o21b2o5b3obo$5b2o4bo29bobo2b2o$5b3o3bo23b3o3bob2o2bo
$3bo4bo24b3ob4ob5o3bo$3bo3bo25b2o3bo2bo4bo2bobo$7bo25b2o2b5o8bobo$2b2o
bobo29bo2b2o9bobo$2o5bo29b2o2bo10bobo$2o4b2o31bob2o10bo$2b4o33b2o2$42b
o$41bobo$42bobo$43bobo$44bobo$45bo!

#N wavestretcher
#D growth period=20 grows=8
x = 105, y = 75, rule = B3/S23
72b2o$71b3o$72b2o$69b2o$66b4o$65bo$65b2o$62b2ob3o$60b2ob3o$65bo$59bo3b
3o$62b3ob3o$59b2ob3o$63bo3b2o$59bo5bo$61bobo$60bobo$56b2o$57b2o$53b2o
2bo$51b2obobo$51b2o2bo$52b2o$52b3o$51b2o2$51bo2bo$50b2o2b2o$50b2o2b2o
31bo7bo$50bo2bo27b2obobob2o3b2obobob2o$78b3obob3o9b3obob3o$78bo3bobo5b
obo5bobo3bo$48b2o21bo10b2o6bobo6b2o$42b3o3b2o21b2o6b2o9bobo9b2o$31b2o
8bob3o4bo19bob2o5b2ob2o15b2ob2o$30b2o10bo29bo3bo6bo15bo$31bobo10bob2o
12bo3bo8bo2bo$26bo4b3o9b2o7b2o2bo2bobobob2obo4b2o2bo$25b5ob3o2bob2o3b
3o2bo2bobobo7bo4b2obo$25bo2b2o6bo3b2o2b2o4b2obob2ob5obo4b3o$35bo4b2o4b
2o2b3ob2o10bo$27b2o2b2ob2o2b2o15bo10b2o$35bo30b2o$21b3o3bo5b2o18b2o$
21bo5bo2bob2o19b2o$22bo3b2obo$25b2o3bobo$13b3o10bo$13bo5b3o2b2o$14bo2b
2ob3ob2o$16bo10bo$17bobob2o4bo$19b2obo$17b2o3bobo$16b2o$18bo$15b2o$14b
3o$13b2obo$12b4obo$17b3o$18b2o$10b3ob2o$9bo3b3o$12b3o$8bobobo$7b4o$7bo
$8b2o$9bo2bo$2o$obo3b3o$o3bo4bo$3b2o$3bo5bo!

#N flying-wing
#O knightlife
#D growth period=56 grows=60
x = 159, y = 90, rule = B3/S23
13b3o11b3o99b3o11b3o$12bo3bo9bo3bo97bo3bo9bo3bo$11b2o4bo7bo4b2o95b2o4b
o7bo4b2o$10bobob2ob2o5b2ob2obobo93bobob2ob2o5b2ob2obobo$9b2obo4bob2ob
2obo4bob2o35b3o15b3o35b2obo4bob2ob2obo4bob2o$8bo4bo3bo2bobo2bo3bo4bo4b
o28bo3bo13bo3bo28bo4bo4bo3bo2bobo2bo3bo4bo$20bobo15b3ob2o23b2o4bo11bo
4b2o23b2ob3o15bobo$8b2o7b2obobob2o7b2o2b2o3bob2o20bobob2ob2o3b3o3b2ob
2obobo20b2obo3b2o2b2o7b2obobob2o7b2o$20bobo13b2o2bo4b5o15b2obo4bob2ob
3ob2obo4bob2o15b5o4bo2b2o13bobo$14b3o9b3o5bo2bo5bobobob2ob2o5bo4bo4bo
3bo4bobo4bo3bo4bo4bo5b2ob2obobobo5bo2bo5b3o9b3o$14bo3bo9bo6bo8bo3bo3bo
b2o2b3o15bo5bo15b3o2b2obo3bo3bo8bo6bo9bo3bo$14bobo4b3o26bo4b3ob3o2b2o
7b2o9b2o7b2o2b3ob3o4bo26b3o4bobo$20bo2bo4b2o19bo3bobo5b2o33b2o5bobo3bo
19b2o4bo2bo$23bo30bo6bo2bo29bo2bo6bo30bo$19bo3bo39bo31bo39bo3bo$19bo3b
o111bo3bo$14bo8bo111bo8bo$14bobo3bobo113bobo3bobo$14b2o127b2o4$12bo23b
3o11b3o53b3o11b3o23bo$12bobo20bo3bo9bo3bo51bo3bo9bo3bo20bobo$12b2o20b
2o4bo7bo4b2o49b2o4bo7bo4b2o20b2o$33bobob2ob2o5b2ob2obobo47bobob2ob2o5b
2ob2obobo$32b2obo4bob2ob2obo4bob2o45b2obo4bob2ob2obo4bob2o$31bo4bo3bo
2bobo2bo3bo4bo43bo4bo3bo2bobo2bo3bo4bo$10bo32bobo67bobo32bo$10bobo18b
2o7b2obobob2o7b2o43b2o7b2obobob2o7b2o18bobo$10b2o31bobo67bobo31b2o$37b
3o9b3o55b3o9b3o$37bo3bo9bo55bo9bo3bo$37bobo4b3o65b3o4bobo$8bo34bo2bo4b
2o53b2o4bo2bo34bo$8bobo35bo65bo35bobo$8b2o32bo3bo65bo3bo32b2o$42bo3bo
65bo3bo$37bo8bo65bo8bo$37bobo3bobo67bobo3bobo$6bo30b2o81b2o30bo$6bobo
141bobo$6b2o143b2o2$35bo87bo$35bobo83bobo$4bo30b2o85b2o30bo$4bobo145bo
bo$4b2o147b2o2$33bo91bo$33bobo87bobo$2bo30b2o89b2o30bo$2bobo149bobo$2b
2o151b2o2$31bo95bo$31bobo91bobo$o30b2o93b2o30bo$obo153bobo$2o155b2o2$
29bo99bo$29bobo95bobo$29b2o97b2o$3o153b3o$obo153bobo$3o153b3o$27bo103b
o$6b2o19bobo99bobo19b2o$8bo18b2o101b2o18bo$6b3o141b3o$5bob2o141b2obo$
4bobo145bobo$4bobo18bo107bo18bobo$25bobo103bobo$9b2o14b2o105b2o14b2o$
8bo2bo135bo2bo$9b2o137b2o2$23bo111bo$12b2o9bobo107bobo9b2o$11bo2bo8b2o
109b2o8bo2bo$12b2o131b2o3$21bo115bo$21bobo111bobo$17b2o2b2o113b2o2b2o$
17b2o121b2o!

#N ladder
#C The ladder climbs for ever where no cell dies.
#D growth period=6 grows=13
x = 5, y = 8, rule = B3/S012345678
o$3o$b3o$ob3o$ob2o$b2o$3o$o!

#N maze-wickstretcher
#D growth period=6 grows=8
x = 6, y = 8, rule = B3/S12345
2o$b3o$bob2o$3b3o$3b2o$bobo$b3o$2o!

#N noahs-ark
#O Charles Corderman, 1971
#C Two switch engines side by side, which leave what lives in the wake of both.
#D growth period=1344 grows=560 after=1344
x = 15, y = 15, rule = B3/S23
10bobo$9bo$10bo2bob$12b3o6$bo$obo2$o2bo$2b2o$3bo!

#N sawtooth-177
#O thunk, 2015
#C Its population grows beyond every bound, and comes back to 177 again and again.
#D growth
x = 68, y = 77, rule = B3/S23
59b2o$59b2o3$56b2o$56b2o8b2o$7b2o57bo$7b2o50b2o6bo$59b2o5b2o2$10b2o$2o
8b2o$bo46b3o$o6b2o40bo$2o5b2o40b3o4$17b3o$18bo$16b3o4$48b2o$48b2o2$51b
2o$51b2o2$18b2o$18b2o28b2o$40bo7b2o$15b2o21b3o$15b2o20bo$37b2o2$18b2o
5bobo$18b2o5b2o$26bo5$24bo$24bobo5b2o3b2o$24b2o8b3o$33bo3bo$34bobo$35b
o4$35b2o$6b4o25b2o$4b2o4b2o$4b2o5bo$6b2obobo10bo4bo$11bo8b2ob4ob2o$7bo
3bo10bo4bo$7bo4bo$9b3o3bo$9b2o4bo$15b2o$17bo$17b3o3$20bo$19bob5o$18b2o
5bo$18b2o3bo2bo$26bo$20b2obo2bo$23bo2bo$24b2o$24b2o!

#N gotts-dots
#O Bill Gosper, 2006
#C Sprouts a new switch engine ever more rarely: it grows as time and its logarithm do.
#D growth
x = 187, y = 39, rule = B3/S23
o$o$o9$4bo3bo$5bobo$6bo2bo$9bo$9bo9$185bo$186bo$182bo3bo$183b4o$179bo$
180b2o$179bo$183b4o$182bo3bo$186bo$185bo$175bo$176bo$170bo5bo$171b6o!
"""##
}
