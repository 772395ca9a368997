// Made by Scripts/embed-patterns.sh from assets/patterns/gun.rle. Do not edit.
// swift-format-ignore-file

extension LibraryText {
  /// The blocks of assets/patterns/gun.rle.
  package static let gun = ##"""
#N gosper-glider-gun
#O Bill Gosper, 1970
#C The first gun: the first figure known to grow for ever.
#D gun period=30 grows=5
x = 36, y = 9, rule = B3/S23
24bo$22bobo$12b2o6b2o12b2o$11bo3bo4b2o12b2o$2o8bo5bo3b2o$2o8bo3bob2o4b
obo$10bo5bo7bo$11bo3bo$12b2o!

#N simkin-glider-gun
#O Michael Simkin, 2015
#C The gun of the fewest cells.
#D gun period=120 grows=5
x = 33, y = 21, rule = B3/S23
2o5b2o$2o5b2o2$4b2o$4b2o5$22b2ob2o$21bo5bo$21bo6bo2b2o$21b3o3bo3b2o$
26bo4$20b2o$20bo$21b3o$23bo!

#N bi-gun
#O Bill Gosper
#C Two gliders a period, one to either side.
#D gun period=46 grows=10
x = 50, y = 15, rule = B3/S23
11bo$10b2o$9b2o$10b2o2b2o$38bo$38b2o8b2o$39b2o7b2o$10b2o2b2o18b2o2b2o$
2o7b2o$2o8b2o$11bo$34b2o2b2o$39b2o$38b2o$38bo!

#N ak-94
#O Mike Playle, 2013
#C A small true gun of its period.
#D gun period=94 grows=5
x = 38, y = 25, rule = B3/S23
7bo7bo7b2o$7b3o5b3o5b2o$10bo7bo$9b2o6b2o16b2o$30b2o2bo2bo$30bobo2b2o$
33b2o$5bo28bo$5b3o26bob2o$8bo22b2obo2bo$7b2o22b2ob2o3$17bo$2b2ob2o9bob
o10b2o$o2bob2o8bo3bo9bo$2obo11bo3bo10b3o$3bo11bo3bo12bo$3b2o11bobo$b2o
2bobo9bo$o2bo2b2o$b2o16b2o$19bo$13b2o5b3o$13b2o7bo!

#N period-201-gun
#O iNoMed, 2023
#C A small gun of an odd period.
#D gun period=201 grows=10
x = 60, y = 32, rule = B3/S23
17bo6b2o$17b3o4b2o28b2o$20bo33b2o$11bo7b2o16b3o$11b3o21bob3o$14bo19bo$
13b2o18b2o$34b2o$35bo$2o$bo$bobo$2b2o7$56b2o$56bobo$58bo$58b2o$24bo$
24b2o$25b2o18b2o$25bo19bo$20b3obo21b3o$20b3o16b2o7bo$4b2o33bo$4b2o28b
2o4b3o$34b2o6bo!
"""##
}
