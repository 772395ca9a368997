// Made by Scripts/embed-patterns.sh from assets/patterns/rake.rle. Do not edit.
// swift-format-ignore-file

extension LibraryText {
  /// The blocks of assets/patterns/rake.rle.
  package static let rake = ##"""
#N backrake-1
#O Jason Summers
#C A glider every eight generations, backwards.
#D rake period=8 moves=4,0 grows=5
x = 18, y = 27, rule = B3/S23
10bobo$10bo2bo$13b2o$15bo$13b4o$12bo4bo$6b3o5bo2bo$8bo5bo2bo$6bobo7bo$
10bob4o$7bo2bo3bo$2b2o9bo$o4bo3b5o$6bo$o5bo2b5o$b6o6bo$10bo3bo$10bob4o
$8bo7bo$8bo5bo2bo$5bob2o5bo2bo$5bo6bo4bo$13b4o$15bo$13b2o$10bo2bo$10bo
bo!

#N backrake-2
#O David Buckingham
#D rake period=12 moves=6,0 grows=5
x = 26, y = 19, rule = B3/S23
b5o$o4bo16b2o$5bo7b4o4b4o$4bo7bo3bo4b2ob2o$16bo6b2o$15bo3$20b2o$20bobo
$20bob2o$21b2o$21bo$b2o$4o$2ob2o15bo$2b2o17bo$16bo4bo$17b5o!

#N backward-space-rake
#D rake period=20 moves=10,0 grows=5
x = 23, y = 20, rule = B3/S23
12b2o5b4o$10b2ob2o3bo3bo$10b4o8bo$11b2o5bo2bo2$9bo$8b2o8b2o$7bo9bo2bo$
8b5o4bo2bo$9b4o3b2ob2o$12bo4b2o4$19b4o$18bo3bo$b4o17bo$o3bo13bo2bo$4bo
$o2bo!

#N space-rake
#O Bill Gosper
#C A glider every twenty generations.
#D rake period=20 moves=10,0 grows=5
x = 22, y = 19, rule = B3/S23
11b2o5b4o$9b2ob2o3bo3bo$9b4o8bo$10b2o5bo2bo2$8bo$7b2o8b2o$6bo9bo2bo$7b
5o4bo2bo$8b4o3b2ob2o$11bo4b2o4$18b4o$o2bo13bo3bo$4bo16bo$o3bo12bo2bo$b
4o!

#N pufferfish-rake
#O Nico Brown
#D rake period=36 moves=18,0 grows=5
x = 79, y = 58, rule = B3/S23
32bo$23b2o3bobobo$25bo2bobobo$21bo2bobo8b2o$21bobo2b3o5bob2o$27bo2bo3b
3o8b2o$30bo3b2o9bo5bo$26b2o19bo3b2o$25b2o16bo6bob2o$24bo2bo8b2o4bo5bob
obo$23bo2b2o8b2o5bo3bo2b2o$23b4o17b3o$23bo$23b2o19b3o$23b2o11b2o5bo3bo
2b2o$22b3o11b2o4bo5bobobo$43bo6bob2o$47bo3b2o$45bo5bo$33b5o7b2o$34b2ob
2o$23bo11b3o$10bo12bo12bo$8b3o12bo8bo$6b2o15b2o7bo$6bo2bo13b2o$5bo3bo$
8bo34b2o$5bobo35b2o13b3o$6bo50b2ob2o$60bob2o$4b2o47bo9bo$3bo48b2o7bobo
5b2o$6bo45b3o6b2o6b2o3b3o$3bo69bo3b2o$3b3o66bob2o2bo$19b3o38b2o4b2o2b
3o5bo$18bo2b2o37b2o4bobo2bob2ob2o$22b2o48b3o$14bo7bo7b2o$13b2ob2o2b2o
8bo5bo35b3o$12bo19bo3b2o22b2o4bobo2bob2ob2o$13bo3bo10bo6bob2o21b2o4b2o
2b3o5bo$o20b2o4bo5bobobo34bob2o2bo$o20b2o5bo3bo2b2o18b2o16bo3b2o$29b3o
28bo8b2o3b3o$61b2o6b2o$29b3o30bo$21b2o5bo3bo2b2o11b4o6bo3bo$21b2o4bo5b
obobo10b4o6b4o$13b3o12bo6bob2o9b4o7bo$12bob5o13bo3b2o$15bo3b2o9bo5bo$
10bo2bo6b2o8b2o$18bo2b2o$9bo2bo5bo2bo$9b4o6b2o$10b2o!

#N backrake-3
#D rake period=64 moves=32,0 grows=20
x = 103, y = 33, rule = B3/S23
87b2o$85bo4bo$91bo$62bo22bo5bo$60bo3bo21b6o5b6o$2bo62bo30bo5bo$o3bo55b
o4bo36bo$5bo55b5o30bo4bo$o4bo92b2o$b5o$97bo$96bo$95b2o3b2o$95bobo3b2o$
96bo3b2o$100bo2$100bo$96bo3b2o$95bobo3b2o$95b2o3b2o$96bo$97bo$b5o$o4bo
92b2o$5bo55b5o30bo4bo$o3bo55bo4bo36bo$2bo62bo30bo5bo$60bo3bo21b6o5b6o$
62bo22bo5bo$91bo$85bo4bo$87b2o!

#N slow-puffer-2-rake
#D rake period=240 moves=120,0 grows=5
x = 182, y = 78, rule = B3/S23
181bo$166b2o9bo$61b2o15b2o83b3ob2o6bo3bo$57b4ob2o13b4o22b5o55b5o12bo$
57b6o14b2ob2o20bo4bo56b3o8bo4bo$58b4o17b2o26bo68b5o$102bo3bo$104bo$
160bo$59b2o98bobo2bob2o10b2o$58bo2bo97bob4obobo6b3ob2o$59bobo106bob3o
3b4o$60b2o97bob4obobo8b2o$61bo97bobo2bob2o$61bobo96bo13b2o$60b2ob2o
107bo4bo$61bobo34b4o76bo$62bo34b6o69bo5bo$97b4ob2o60b3o6b6o$101b2o60b
5o$163b3ob2o$166b2o3$92b2o$88b4ob2o$88b6o$89b4o4$77b2o$73b4ob2o$73b6o$
74b4o41$bo$2bo$3o!
"""##
}
