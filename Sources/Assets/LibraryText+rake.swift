// Made by Scripts/embed-patterns.sh from assets/patterns/rake.rle. Do not edit.
// swift-format-ignore-file

extension LibraryText {
  /// The blocks of assets/patterns/rake.rle.
  package static let rake = ##"""
#N space-rake
#O Bill Gosper
#C A glider every twenty generations.
#D rake period=20 moves=10,0 grows=5
x = 22, y = 19, rule = B3/S23
11b2o5b4o$9b2ob2o3bo3bo$9b4o8bo$10b2o5bo2bo2$8bo$7b2o8b2o$6bo9bo2bo$7b
5o4bo2bo$8b4o3b2ob2o$11bo4b2o4$18b4o$o2bo13bo3bo$4bo16bo$o3bo12bo2bo$b
4o!

#N backrake-1
#O Jason Summers
#C A glider every eight generations, backwards.
#D rake period=8 moves=4,0 grows=5
x = 18, y = 27, rule = B3/S23
10bobo$10bo2bo$13b2o$15bo$13b4o$12bo4bo$6b3o5bo2bo$8bo5bo2bo$6bobo7bo$
10bob4o$7bo2bo3bo$2b2o9bo$o4bo3b5o$6bo$o5bo2b5o$b6o6bo$10bo3bo$10bob4o
$8bo7bo$8bo5bo2bo$5bob2o5bo2bo$5bo6bo4bo$13b4o$15bo$13b2o$10bo2bo$10bo
bo!
"""##
}
