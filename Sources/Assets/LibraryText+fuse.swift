// Made by Scripts/embed-patterns.sh from assets/patterns/fuse.rle. Do not edit.
// swift-format-ignore-file

extension LibraryText {
  /// The blocks of assets/patterns/fuse.rle.
  package static let fuse = ##"""
#N baker
#O Keith McClelland
#D fuse lifespan=16 population=25
x = 16, y = 14, rule = B3/S23
14b2o$13bobo$12bo$11bo$10bo$9bo$8bo$7bo$6bo$5bo$4bo$3bo$3o$bo!

#N hive-maker
#D fuse lifespan=18 population=12
x = 17, y = 14, rule = B3/S23
15b2o$14bobo$13bo$12bo$11bo$10bo$9bo$8bo$7bo$6bo$5bo$4bo$3bo$3o!

#N beacon-maker
#D fuse period=2 lifespan=25 population=16
x = 16, y = 15, rule = B3/S23
14b2o$13bobo$12bo$11bo$10bo$9bo$8bo$7bo$6bo$5bo$4bo$3bo$3o$2bo$2bo!

#N boat-maker
#D fuse lifespan=25 population=36
x = 18, y = 17, rule = B3/S23
16b2o$15bobo$14bo$13bo$12bo$11bo$10bo$9bo$8bo$7bo$6bo$5bo$5o$4bo$4bo$
4bo$4bo!

#N harvester
#O David Poyner
#D fuse lifespan=17 population=17
x = 18, y = 15, rule = B3/S23
16b2o$15bobo$14bo$13bo$12bo$11bo$10bo$9bo$8bo$7bo$6bo$5bo$5o$4o$ob2o!

#N hwss-blinker-fuse
#D fuse period=2 lifespan=52 population=13
x = 28, y = 9, rule = B3/S23
b6o$o5bo$6bo$o4bo$2b2o2$3bo3bo3bo3bo3bo3bo3bo$3bo3bo3bo3bo3bo3bo3bo$3b
o3bo3bo3bo3bo3bo3bo!

#N blinker-fuse
#C Burns through its blinkers, and leaves little.
#D fuse lifespan=60 population=18
x = 25, y = 5, rule = B3/S23
2o2bob2o$5obobo$8bob3ob3ob3ob3o$5obobo$2o2bob2o!

#N 6c13-blinker-fuse
#D fuse lifespan=135 population=12
x = 62, y = 3, rule = B3/S23
3o4bo5bo5bo5bo5bo5bo5bo5bo5bo5bo$obo4bo5bo5bo5bo5bo5bo5bo5bo5bo5bo$3o
4bo5bo5bo5bo5bo5bo5bo5bo5bo5bo!

#N beehive-fuse
#D fuse lifespan=490 population=55
x = 30, y = 32, rule = B3/S23
2ob2o$o3bo$b3o3$3b2o$2bo2bo$3b2o6$7bo$6bobo$6bobo$7bo$15b2o$14bo2bo$
15b2o6$19bo$18bobo$18bobo$19bo$27b2o$26bo2bo$27b2o!

#N washerwoman
#O Earl Abbe
#D fuse lifespan=208 population=117
x = 56, y = 5, rule = B3/S23
o$2o4bo5bo5bo5bo5bo5bo5bo5bo5bo$3o2bobo3bobo3bobo3bobo3bobo3bobo3bobo
3bobo3bobo$2o4bo5bo5bo5bo5bo5bo5bo5bo5bo$o!

#N blinker-fuse-3
#D fuse lifespan=80 population=24
x = 48, y = 7, rule = B3/S23
2b3o$bob3o$2o2b3o$b2o4bob3ob3ob3ob3ob3ob3ob3ob3ob3ob3o$b2ob3o$2b4o$3bo
!

#N blinker-fuse-2
#D fuse lifespan=113 population=24
x = 62, y = 5, rule = B3/S23
ob3obo2bob2o$ob3ob4obobo$13bob3ob3ob3ob3ob3ob3ob3ob3ob3ob3ob3ob3o$ob3o
b4obobo$ob3obo2bob2o!

#N bi-block-fuse
#D fuse lifespan=66 population=6
x = 47, y = 5, rule = B3/S23
2o2b2o2b2o2b2o2b2o2b2o2b2o2b2o2b2o2b2o2b2o2b2o$2o2b2o2b2o2b2o2b2o2b2o
2b2o2b2o2b2o2b2o2b2obo2bo$44b2o$2o2b2o2b2o2b2o2b2o2b2o2b2o2b2o2b2o2b2o
2b2o$2o2b2o2b2o2b2o2b2o2b2o2b2o2b2o2b2o2b2o2b2o!

#N cow
#D fuse lifespan=38 population=4
x = 40, y = 7, rule = B3/S23
2o7b2o2b2o2b2o2b2o2b2o2b2o2b2o$2o4bob3o2b2o2b2o2b2o2b2o2b2o2b2o3b2o$4b
2obo29bobo$4b2o3b29o$4b2obo30bo$2o4bob3o2b2o2b2o2b2o2b2o2b2o2b2o2b2o$
2o7b2o2b2o2b2o2b2o2b2o2b2o2b2o!
"""##
}
