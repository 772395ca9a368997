// Made by Scripts/embed-patterns.sh from assets/patterns/puffer.rle. Do not edit.
// swift-format-ignore-file

extension LibraryText {
  /// The blocks of assets/patterns/puffer.rle.
  package static let puffer = ##"""
#N block-laying-switch-engine
#O Charles Corderman, 1971
#C A slanting puffer that leaves blocks.
#D puffer period=288 moves=24,24 grows=32
x = 29, y = 28, rule = B3/S23
12b2o$12b2o7$20b2o$20b2o11$2o7bo$2o7bo$8bobo11b2o$9b3o9b2ob2o$9b2o2b4o
9b2o$9bo7bo6bo3bo$10bo5bo8b3o$10bo!

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

#N pufferfish
#O Richard Schank, 2014
#C Came out of a soup, nearly whole.
#D puffer period=12 moves=6,0 grows=8
x = 12, y = 15, rule = B3/S23
3b2o$3bo5bo$5bo3b2o$bo6bob2o$o5bobobo$bo3bo2b2o$2b3o2$2b3o$bo3bo2b2o$o
5bobobo$bo6bob2o$5bo3b2o$3bo5bo$3b2o!

#N puffer-1
#O Bill Gosper, 1971
#C The first puffer.
#D puffer period=128 moves=64,0 grows=26
x = 7, y = 27, rule = B3/S23
5bo$6bo$o5bo$b6o3$3o$2o$4bo$4b2o$5b2o$4b2o4$4b2o$5b2o$4b2o$4bo$2o$3o3$
b6o$o5bo$6bo$5bo!

#N puffer-train
#O Bill Gosper, 1971
#C A B-heptomino between two light ships.
#D puffer period=420 moves=210,0 grows=1320 after=5600
x = 5, y = 18, rule = B3/S23
3bo$4bo$o3bo$b4o4$o$b2o$2bo$2bo$bo3$3bo$4bo$o3bo$b4o!
"""##
}
