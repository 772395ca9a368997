// Made by Scripts/embed-patterns.sh from assets/patterns/breeder.rle. Do not edit.
// swift-format-ignore-file

extension LibraryText {
  /// The blocks of assets/patterns/breeder.rle.
  package static let breeder = ##"""
#N spacefiller
#O Hartmut Holzwart, 1998
#C Fills the plane to one half, as fast as anything can grow.
#D breeder period=4
x = 49, y = 26, rule = B3/S23
20b3o3b3o$19bo2bo3bo2bo$4o18bo3bo18b4o$o3bo17bo3bo17bo3bo$o8bo12bo3bo
12bo8bo$bo2bo2b2o2bo25bo2b2o2bo2bo$6bo5bo7b3o3b3o7bo5bo$6bo5bo8bo5bo8b
o5bo$6bo5bo8b7o8bo5bo$bo2bo2b2o2bo2b2o4bo7bo4b2o2bo2b2o2bo2bo$o8bo3b2o
4b11o4b2o3bo8bo$o3bo9b2o17b2o9bo3bo$4o11b19o11b4o$16bobo11bobo$19b11o$
19bo9bo$20b9o$24bo$20b3o3b3o$22bo3bo2$21b3ob3o$21b3ob3o$20bob2ob2obo$
20b3o3b3o$21bo5bo!

#N switch-engine-breeder
#O Helmut Postl, 1997
#C A puffer that leaves a switch engine every 80 generations.
#D breeder period=720 after=720
x = 85, y = 164, rule = B3/S23
58b2o5b4o$56b2ob2o3bo3bo$56b4o8bo$57b2o5bo2bo2$52b2o9bo$50b5o8b3o$50b
2o4bo5bo3bo$50b2o5b5o4bo$52b2o4b4obob2o$55b3ob2o3bo$61bobo$24b2o$22b2o
b2o14bo$22b4o13b2o24b4o$23b2o15b2o22bo3bo$18bo28b4o17bo$11b2o6b2o25bo
3bo13bo2bo$7b4ob2o12bo23bo$7b6o11b2o20bo2bo9b2o$8b4o13b2o2b2o24b4ob2o$
29bobo23b6o$29bo26b4o5b4o$11bo52bo3bo$9b2o30b2o25bo$10b2o29bobo11bobo
9bo$41bo22b2o$54b2o$54b2o6b2o3b2o$54bo7bob3ob2o$54b2o7b6o$64b4o3$54b6o
$53bo5bo$59bo$6bo46bo4bo$4bobo48b2o$5b2o4$58b2o$49b4o4b4o$48bo3bo4b2ob
2o$52bo6b2o$48bo2bo3$56b2o$56bobo$56bob2o$57b2o$57bo2$15b4o$14bo3bo39b
2o$18bo38b4o$14bo2bo22b2o15b2ob2o$39b4o16b2o$39b2ob2o$41b2o$48b6o$47bo
5bo$53bo4b2o$47bo4bo4b4o$49b2o6b2ob2o$59b2o$17b2o$16b4o32bo$16b2ob2o
30b6o$18b2o30bo3b8o$51b2o8bo$52b3o6bo$53b2o5bo$57b2o$47b4o$46b6o$46b4o
b2o$50b2o5$26b2o$24b2ob2o$24b4o$25b2o3$70b4o$69b6o$69b4ob2o$73b2o$27bo
$27b2o$26bobo$79b6o$75b4o5bo$63bobo9b2obo5bo$63b2o10b2o2bo3bo$64bo16bo
$81b2o$80b4o$80b2ob2o$82b2o$71b6o$70bo5bo$63b2o11bo$62b4o4bo4bo$62b2ob
2o5b2o7b2o$64b2o14b4o$80b2ob2o$38b4o17b2o21b2o$37bo3bo16b2o$41bo$37bo
2bo16b2o$79b2o$73b3o3bobo$70b3o6bob2o$70bo9b2o$70b3o7bo3$48b4o29b2o$
47b6o19b4o4b4o$47b4ob2o17bo3bo4b2ob2o$51b2o22bo6b2o$71bo2bo2$53bo$8bo
42bo3bob6o$8b2o40b3o3bo5bo$7bobo40bo5bo5bo$38bobo9bob2o3bo3bo$38b2o11b
3o5bo$39bo19b2o$58b4o$26bobo29b2ob2o$26b2o32b2o$27bo21b6o$48bo5bo$b6o
34b2o11bo$o5bo33b4o4bo4bo$6bo33b2ob2o5b2o7b2o$o4bo25b2o9b2o14b4o$2b2o
27bobo24b2ob2o$16b4o11bo28b2o$15bo3bo$19bo$15bo2bo29b2o$47bo2bo$42b3o
13b2o$41bo2bo8bo5b2o$41b2ob2o3bo3bo4b2o$49bo4bo3bo$51bo2$59b2o$50b4o4b
4o$49bo3bo4b2ob2o$53bo6b2o$49bo2bo!
"""##
}
