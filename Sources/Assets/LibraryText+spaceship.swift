// Made by Scripts/embed-patterns.sh from assets/patterns/spaceship.rle. Do not edit.
// swift-format-ignore-file

extension LibraryText {
  /// The blocks of assets/patterns/spaceship.rle.
  package static let spaceship = ##"""
#N 64p2h1v0
#O Dean Hickerson, 1989
#C Among the smallest of period two.
#D spaceship period=2 moves=1,0
#G xq2_32mmgozg0igke72z1n2q1z0qgm1z31i2bsogzggqq261z1
x = 8, y = 31, rule = B3/S23
obo$o2bo$3b2o$5bo$3b4o$2bo4bo$4bo2bo$4bo2bo$6bo$ob4o$o3bo$3bo$bobo2$2b
3o$3b2o$2b3o2$bobo$3bo$o3bo$ob4o$6bo$4bo2bo$4bo2bo$2bo4bo$3b4o$5bo$3b
2o$o2bo$obo!

#N 70p2h1v0-1
#D spaceship period=2 moves=1,0
#G xq2_jimmgozmgmkqa323ms8zq2qamkgggqe4ziiqq26101z1
x = 12, y = 21, rule = B3/S23
o$4o$2b2o$5bo$6o$6bobo$obob6o$ob2o5b2o$4b2o4b2o$5o4b2o2$5o4b2o$4b2o4b
2o$ob2o5b2o$obob6o$6bobo$6o$5bo$2b2o$4o$o!

#N barge-2-spaceship
#O Hartmut Holzwart
#D spaceship period=2 moves=1,0
#G xq2_rammgozx4iq323ms8zw311x4i6cogzy5aaaarhzwoggx49c631zx49bo8od72zradd13
x = 15, y = 35, rule = B3/S23
obo$o2bo$3b2o$o4bo$ob5o$8b2o$4b3o3bo$7bo3bo$5bo5bo$5bo3b3o$2bob2o$2bo
6b3o$12bo$9bo3bo$11bo2bo$9bo4bo$10b5o2$10b5o$9bo4bo$11bo2bo$9bo3bo$12b
o$2bo6b3o$2bob2o$5bo3b3o$5bo5bo$7bo3bo$4b3o3bo$8b2o$ob5o$o4bo$3b2o$o2b
o$obo!

#N 25p3h1v0-1
#O Dean Hickerson, 1989
#C Among the smallest at a third of a cell a generation.
#D spaceship period=3 moves=1,0
#G xq3_16614e8o4aa82cc2
x = 5, y = 16, rule = B3/S23
bo$obo$obo$2bo$2b2o$bobo2$2b3o$2bobo$bobo$3b2o2$3bo$bobo$bobo$2bo!

#N 25p3h1v0-2
#O David Bell, 1992
#C The edge-repair ship, as small.
#D spaceship period=3 moves=1,0
#G xq3_km92z1d9czxor33zy11
x = 8, y = 16, rule = B3/S23
2bo$bobo$3b2o$bobo$2b2o$o$bo2bo$5bo$5b2o$4bobo$6b2o2$6bo$4bobo$4bobo$
5bo!

#N edge-repair-spaceship-1
#O David Bell
#D spaceship period=3 moves=1,0
#G xq3_061ugzw1cdcz33roz01
x = 7, y = 16, rule = B3/S23
2bo$bobo$3b2o$bobo$2b2o$o$bo2bo$5bo$5b2o$5bo$3b3o$4bo$2bo$3b2o$3b2o$2b
o!

#N dart
#O David Bell, 1992
#C Long and pointed, a third of a cell a generation.
#D spaceship period=3 moves=1,0
#G xq3_mhqkzarahh0heezdhb5
x = 10, y = 15, rule = B3/S23
bo$obo$2b2o$o$o3bo$4bo2bo$4o2bobo$6bo2bo$4o2bobo$4bo2bo$o3bo$o$2b2o$ob
o$bo!

#N turtle
#O Dean Hickerson, 1989
#C The first ship of its speed, a third of a cell a generation.
#D spaceship period=3 moves=1,0
#G xq3_3u0228mc53bgzof0882d6koq1
x = 12, y = 10, rule = B3/S23
o7b3o$2ob2obo2b2o$bo4b3o$bo3bobo2bo$bo4bo4bo$bo4bo4bo$bo3bobo2bo$bo4b
3o$2ob2obo2b2o$o7b3o!

#N wasp
#O David Bell, 1998
#D spaceship period=3 moves=1,0
#G xq3_0keh2ze1k8z7th322az01hs5logzx1221
x = 9, y = 22, rule = B3/S23
2b2o$o3b2o$obob2o$o$2b3o$5bo$4b3o$2bobo2bo2$bobob3o$2b3o3bo$2bo4bo$7bo
$4b2o$7b2o$7bo$5b3o$6bo$4bo$5b2o$5b2o$4bo!

#N 54p3h1v0
#O Tomas Rokicki
#C A lopsided ship, a third of a cell a generation.
#D spaceship period=3 moves=1,0
#G xq3_co410jcsg448gz07c4klmljkcdzw71066
x = 13, y = 13, rule = B3/S23
3bobo$5bo$obo3b2ob2o$2o4b2o3bo$bo3bob2o3bo$bo3bob2o2bo$bo4bobo$b7ob3o$
2bo7b2o$4b6o$2b2o$2bo2b2o$2bo2b2o!

#N 60p3h1v0-3
#O David Bell
#D spaceship period=3 moves=1,0
#G xq3_4ao4os0ikg8a4c0i04umksob117op2cezyc13
x = 8, y = 33, rule = B3/S23
3bo$4bo$4b2o$5bo$2b2ob2o$bo3bo$3b2o$3bo$3b2o$o2b2o$bo3bo$5b2o$4bo2bo$
4bo$4b2obo$4bo2bo$5bobo$4b3o$3b2o$2bobo$4bo$4b2o$3bobo2$4b3o$4bobo$3bo
bo$5b2o2$5bo$3bobo$3bobo$4bo!

#N brain
#O David Bell, 1992
#C Two halves, a third of a cell a generation.
#D spaceship period=3 moves=1,0
#G xq3_07gg2u3t0t3u2gg7zcinjq9630369qjniczw1y71
x = 11, y = 17, rule = B3/S23
8b2o$2o5bo2bo$2b3o3b3o$2b4obo2bo$3bo3b3o$4b3o2bo$b2o4bo$bob5o2$bob5o$b
2o4bo$4b3o2bo$3bo3b3o$2b4obo2bo$2b3o3b3o$2o5bo2bo$8b2o!

#N 126p3h1v0
#O David Bell
#D spaceship period=3 moves=1,0
#G xq3_y24a9a4z8866gh1u0u1hg6688z1so26043034062os1zx8biuxuib8zy1lo949olzxce4c666c4eczy247174
x = 33, y = 17, rule = B3/S23
22bobo$18b3o3bo$18b2o5b2o$4b2o8bo6bo3b2o$4b3o7bob2o2b2obo$5bo2bobob2o
2bo6bo3bo$o3b2o2b2o3b4o3bo6bo2bo$3o2b2o2bo2bo8b6o2bobo$2bo2b2o3bo18bo
2bo$3o2b2o2bo2bo8b6o2bobo$o3b2o2b2o3b4o3bo6bo2bo$5bo2bobob2o2bo6bo3bo$
4b3o7bob2o2b2obo$4b2o8bo6bo3b2o$18b2o5b2o$18b3o3bo$22bobo!

#N turtle-with-tagalong
#O David Bell and Dean Hickerson
#D spaceship period=3 moves=1,0
#G xq3_gb35cm8220u3y7g888y3gg44gy2ggosgy6gz1qok6d2880fow12698wb32x78aooa34x66aggg702w2698wb35oe93506044a2zyf11y61yh11
x = 70, y = 11, rule = B3/S23
15b2o21bo10b2o$11bo14b3o9b2o18bo7b3o$bo7b3o2bo2b2o10bo7b5o6bo2b2o5b2ob
2obo2b2o$2b2obobo2bobo6bo5bo4b2o3bo6bo10bo5bo4b3o$2o3bo2bobo2b2o4b2o2b
obo3b3o4b2o2bobo3b3o4b2o4bo3bobo2bo$7b3o2b3o3bo6bo10bo5bo4b2o3bo2bo3bo
4bo4bo$9bo10b5o6bo2b2o10bo12bo4bo4bo$21b2o20b3o13bo3bobo2bo$21bo10b2o
25bo4b3o$58b2ob2obo2b2o$58bo7b3o!

#N 151p3h1v0
#D spaceship period=3 moves=1,0
#G xq3_g2lew4asz123mm0gi503113u960o88zw542211x251boc0f0e7zyagol5l5l2zw59a2ccx254ug10vgj7zc2ej3wit06446343z0253w121
x = 21, y = 33, rule = B3/S23
bo$2b2o2bo$2b2o3b2o$7b2o$3o9bo$3o6bo2bo$6b2obobo2b3o$3b5o6b2o2bo$4bobo
12bo$3b2ob2o6bo4b2o$2bo3bo5b3o4b2o$3b3o5bo5bo2bo$2b2o8bo2bo2bobo$13bo
2bob3o$15bobo$16b5o$20bo$16b5o$15bobo$13bo2bob3o$2b2o8bo2bo2bobo$3b3o
5bo5bo2bo$2bo3bo5b3o4b2o$3b2ob2o6bo4b2o$4bobo12bo$3b5o6b2o2bo$6b2obobo
2b3o$3o6bo2bo$3o9bo$7b2o$2b2o3b2o$2b2o2bo$bo!

#N fly
#O David Bell, 1992
#D spaceship period=3 moves=1,0
#G xq3_22a0n48bbo88ow88g80k2sy1gzx77t13213v1xvtuu10u60o0oor3zwg7f5kmismnswgndj3c0r3y26imgz222071066y7121y38id5
x = 34, y = 20, rule = B3/S23
31bo$30bobo$bo3bobo22bobo$o2bobob2o23bo$bo9bo8b3o$5b4o2bo3b2obo2b2o9b
2o$2b2o4b2o2bobo2b4o9bobo$5b3o5b3o3bo2bo8b2o$4bo2bo2b2o2b2o2bo4bo7bo$
3b2o4bobob3o2bo4bo3bo2bo$6bo5b4o2bo4b2obo$6bo5b4o2bo4b2o3b2o$3b2o4bobo
b3o2bo4bo3bobo$4bo2bo2b2o2b2o2bo4bo5b2o$5b3o5b3o3bo2bo4bobo$2b2o4b2o2b
obo2b4o7bo$5b4o2bo3b2obo2b2o$bo9bo8b3o$o2bobob2o$bo3bobo!

#N barge-spaceship
#O Hartmut Holzwart and David Bell
#D spaceship period=3 moves=1,0
#G xq3_0gu16zcdc1z0g8br1z111qjjzx6qq084gqu064a20mzy1egcwcdlgmmlrlzy1s2cwcca2qqamazxomm0482mv1o8kh1rzxmiiz135kn1zccc111z03u1ozx1
x = 20, y = 61, rule = B3/S23
15bo$16b2o$16b2o$15bo$17bo$16b3o$18bo$18b2o$18bo$14bo2bo$13bo$15b2o$
16bo$15b3o$18bo$15bo2bo$14b2o2bo$15bo$15b2o$14b2o2$bo2bobobo5b2o$b3ob
2ob2ob2o2b2o$2b2o5b2o4bo$2bo8bo3bo$2b2o3b2o5bo$bo2bo3bo3bo$4b2o2b2o3b
2o$obo5bo4b2o$b7o4bo2$b7o4bo$obo5bo4b2o$4b2o2b2o3b2o$bo2bo3bo3bo$2b2o
3b2o5bo$2bo8bo3bo$2b2o5b2o4bo$b3ob2ob2ob2o2b2o$bo2bobobo5b2o2$14b2o$
15b2o$15bo$14b2o2bo$15bo2bo$18bo$15b3o$16bo$15b2o$13bo$14bo2bo$18bo$
18b2o$18bo$16b3o$17bo$15bo$16b2o$16b2o$15bo!

#N 233p3h1v0
#O Hartmut Holzwart
#D spaceship period=3 moves=1,0
#G xq3_y4owg661ydgmmazos2013rgg10103vacggwgmmawggocb2oznkmpka0421y130g2j407aqq786c2zraq6ak08gy2g13gi80okmmo4ocgz7eg10gm221xgulc22102rqk01226ckg6zy011106103op1yc12qqkzya1
x = 36, y = 31, rule = B3/S23
21bo$3o19b2o$b2o19b2o$o26bo$b3o20bo2bo$4bo16b2obobo2b3o$3b2o6b3o6b3o6b
2o2bo$5bo6b2o5bobo12bo$2bob3o4bo7b3o7bo4b2o$2bo3b3o3b3o2b2o2bo5b3o4b2o
$9bo3bo2bo3bo5bo5bo2bo$5bobob5o2b2o2bo6bo2bo2bobo$6b2obo3bobo12bo2bob
3o$6bobob3o17bobo$10b2o4bobo12b5o$18b2o15bo$10b2o4bobo12b5o$6bobob3o
17bobo$6b2obo3bobo12bo2bob3o$5bobob5o2b2o2bo6bo2bo2bobo$9bo3bo2bo3bo5b
o5bo2bo$2bo3b3o3b3o2b2o2bo5b3o4b2o$2bob3o4bo7b3o7bo4b2o$5bo6b2o5bobo
12bo$3b2o6b3o6b3o6b2o2bo$4bo16b2obobo2b3o$b3o20bo2bo$o26bo$b2o19b2o$3o
19b2o$21bo!

#N glider
#O Richard Guy, 1969
#C The smallest, commonest and first ship: down to the right.
#D spaceship period=4 moves=1,1
#G xq4_153
x = 3, y = 3, rule = B3/S23
bo$2bo$3o!

#N lwss
#A light-weight-spaceship, lightweight-spaceship
#O John Conway, 1970
#C The lightweight spaceship.
#D spaceship period=4 moves=2,0
#G xq4_6frc
x = 5, y = 4, rule = B3/S23
o2bo$4bo$o3bo$b4o!

#N mwss
#A medium-weight-spaceship, middleweight-spaceship
#O John Conway, 1970
#C The middleweight spaceship.
#D spaceship period=4 moves=2,0
#G xq4_27dee6
x = 6, y = 5, rule = B3/S23
2bo$o3bo$5bo$o4bo$b5o!

#N hwss
#A heavy-weight-spaceship, heavyweight-spaceship
#O John Conway, 1970
#C The heavyweight spaceship.
#D spaceship period=4 moves=2,0
#G xq4_27deee6
x = 7, y = 5, rule = B3/S23
2b2o$o4bo$6bo$o5bo$b6o!

#N lwss-on-mwss
#D spaceship period=4 moves=2,0
#G xq4_27de6z4eb776
x = 6, y = 12, rule = B3/S23
bo2bo$5bo$bo3bo$2b4o4$b5o$o4bo$5bo$o3bo$2bo!

#N lwss-on-hwss
#D spaceship period=4 moves=2,0
#G xq4_27de6z4eb7776
x = 7, y = 12, rule = B3/S23
2b2o$o4bo$6bo$o5bo$b6o4$3b4o$2bo3bo$6bo$2bo2bo!

#N sidecar
#O Hartmut Holzwart, 1992
#C A heavyweight spaceship with something at its side.
#D spaceship period=4 moves=2,0
#G xq4_027deee6z4eqscc6
x = 8, y = 10, rule = B3/S23
6bo$bo5bo$bo5bo$bob5o2$2b2o$o4bo$6bo$o5bo$b6o!

#N crab
#O Jason Summers, 2000
#C A slanting ship of few cells.
#D spaceship period=4 moves=1,1
#G xq4_go217z1b6koox84szy323
x = 13, y = 12, rule = B3/S23
7b2o$4bo2b2o$3bobo4bo$5bo5b2o$3b2o5b2o$o2bo2$2bo$2o$3bo$4b2o$3b2o!

#N b29
#O Hartmut Holzwart, 2004
#D spaceship period=4 moves=1,1
#G xq4_go217z1rmkg4szon7z21
x = 8, y = 16, rule = B3/S23
bo$2o$obo$obo$o2bo$o$o2bobo$bo4b2o$3bob2o$o2bo2$2bo$2o$3bo$4b2o$3b2o!

#N 30p4h2v0-4
#C Thirty cells at half a cell a generation.
#D spaceship period=4 moves=2,0
#G xq4_0gggbqiezkig4igzxd547
x = 9, y = 14, rule = B3/S23
4bob2o$4bo3bo$8bo$2bo2bob2o$bo$3bob2o$4bo$3bo$2bob2o$o$bo2bob2o$7bo$3b
o3bo$3bob2o!

#N pushalong-1
#O David Bell
#D spaceship period=4 moves=2,0
#G xq4_a1hhpnzy03mvo2ms8zy211
x = 11, y = 12, rule = B3/S23
7bo$6bo2bo$6bo3bo$6bo3bo$7bob2o$4b2o$4b2o2bo$6bo$b3o$5o$3ob2o$3b2o!

#N orion-2
#O Jason Summers
#D spaceship period=4 moves=1,1
#G xq4_xe3a1zx8e705d4q2cz361
x = 13, y = 13, rule = B3/S23
7b2o$6bo$6bob2o$7bo$5bob2o$5bobo$o$bobob3o$2o4b3o$b3o4bo$10bo$11b2o$
10b2o!

#N x66
#O Hartmut Holzwart, 1992
#D spaceship period=4 moves=2,0
#G xq4_0oorxroozdjio404oijd
x = 9, y = 11, rule = B3/S23
6bo$7b2o$o2b3o2bo$b3o4bo$b2o2b3o2$b2o2b3o$b3o4bo$o2b3o2bo$7b2o$6bo!

#N canada-goose
#A canadian-goose
#O Jason Summers, 1999
#C A slanting ship made of a glider and what follows it.
#D spaceship period=4 moves=1,1
#G xq4_3518ow8c4624zwgc2e0kt288zw33
x = 13, y = 12, rule = B3/S23
9b2o$9b2o$4b2o4bo$b2obo2bobo$4b2obobo$3bo3b2o$4bo$8bo$4b2o2b2o$ob3o6bo
$b2o9bo$10b3o!

#N 37p4h1v0
#O Josh Ball
#C Among the smallest straight ships at a quarter of a cell a generation.
#D spaceship period=4 moves=1,0
#G xq4_720c22z0gotvhz0eso0hozx120640c
x = 12, y = 19, rule = B3/S23
9bo$6bo3b2o$5b2o2bo$5b2o$6bo$6b2o$6bo$7bo$7b3o$6bo$4b2o4bo2$8b2o$3bo4b
o$4b2obo$5bobo$4b3o$2o2bo$2bo!

#N orion
#O Hartmut Holzwart, 1993
#D spaceship period=4 moves=1,1
#G xq4_y1e3a1zg8w80e705d4q2cz111d8b
x = 14, y = 15, rule = B3/S23
7b2o$6bo$6bob2o$7bo$5bob2o$5bobo$o$bobob3o$2o4b3o$b3o6b2obo$8bo4bo$10b
ob2o$10bo$8bobo$9b2o!

#N hivenudger
#O Hartmut Holzwart, 1992
#C Four light ships with what becomes a beehive between them.
#D spaceship period=4 moves=2,0
#G xq4_8444sx5889ezhwh4rrez24447xk22ie
x = 13, y = 13, rule = B3/S23
o2bo5b4o$4bo3bo3bo$o3bo7bo$b4o3bo2bo2$6b2o$6b2o$6b2o2$b4o3bo2bo$o3bo7b
o$4bo3bo3bo$o2bo5b4o!

#N wainwrights-tagalong
#A wainwright-tagalong
#O Robert Wainwright
#D spaceship period=4 moves=1,1
#G xq4_3518ow8c4624zwgc2e0kt2880ej4zw33
x = 16, y = 12, rule = B3/S23
12b2o$12b2o$bo5b2o4bo$2bob2obo2bobo$obo4b2obobo$b2o3bo3b2o$bo5bo$11bo$
7b2o2b2o$3bob3o6bo$4b2o9bo$13b3o!

#N 46p4h1v0
#C A wide ship at a quarter of a cell a generation.
#D spaceship period=4 moves=1,0
#G xq4_2ffo0cscpc0cpcsc0off2zx464y5464
x = 10, y = 19, rule = B3/S23
b3o$o3b2o$7bo$o3bo3b2o$o3bo2bo$4b2o$o3bo$o3bo$2b3o2$2b3o$o3bo$o3bo$4b
2o$o3bo2bo$o3bo3b2o$7bo$o3b2o$b3o!

#N swan
#A swan-spaceship
#O Tim Coe, 1996
#C A slanting ship with useful sparks.
#D spaceship period=4 moves=1,1
#G xq4_bh1cgzw1020msze28aehnfzxopp1zw62
x = 24, y = 12, rule = B3/S23
12bo2$8bo6bo$7bo7bo$5bo4bo3b3o$4bo4bob3o$8b2o6bobo$4b2obo3b2o$ob3o6b2o
5bob2o$b2o7bo8b2o2bo$11b2o6b5o$10b2o10bo!

#N edge-repair-spaceship-2
#O Stephen Silver
#D spaceship period=4 moves=1,0
#G xq4_0cecxg434z0c67p99vze1gaf3z0e542z554
x = 22, y = 11, rule = B3/S23
19bobo$21bo$13bo2bo2bobo$18bo$12bob2obo$12bob3o$6b2obo2bo4bo$6b4obo3b
2o3bo$o4bo4b2obo2bo2b2o$3o2bo4b2o8bo$b2o2bo3b2o3b2o!

#N crane
#O Nicolay Beluchenko, 2005
#D spaceship period=4 moves=1,1
#G xq4_235g88zy0ss02csozy6gcv721160848zy44b92y433451a8
x = 27, y = 19, rule = B3/S23
2o14b2o$3b2o13bo$bo3b2o8bobo$2b2ob2o9b2o$14bobo$5bobo6b2o$6bo2bo3b3o$
9bo2b3o$10b2ob2o$16b2o3b2o$16b3o2b2o$17b2o2b2o$19bo2$23bo$21b2o$24bo$
25b2o$24b2o!

#N non-monotonic-spaceship
#O Hartmut Holzwart
#D spaceship period=4 moves=1,0
#G xq4_w19q0q91zme85c8c58emzbb4okeko4bbzwhqh0hqh
x = 21, y = 11, rule = B3/S23
7bob2o$6b3obob3o$2o3bo10bobo$4o3bo5b2o4b2o$3bob3o4bo2b2obo$7bo4bo$3bob
3o4bo2b2obo$4o3bo5b2o4b2o$2o3bo10bobo$6b3obob3o$7bob2o!

#N big-glider
#O Dean Hickerson, 1989
#C The first slanting ship after the glider.
#D spaceship period=4 moves=1,1
#G xq4_gx18nj88gz662p6401w1eck0gzy0112e68y16jv8zy51675c6
x = 18, y = 18, rule = B3/S23
4bo2bo$4b3obo$3b2o$2bob2o3bo$4o3b2obo$bobo3b4o$bo7bo$o3b2o4bob2o$bo2b
2o6bobo$3bob2o9bo$4b2obo5bo2bo$15b2o$7b2o8bo$7bo2bo4bobo$8bo7b2o$11bob
o$9b3o2bo$12b3o!

#N enterprise
#O Dean Hickerson, 1993
#D spaceship period=4 moves=1,1
#G xq4_wgos64n3h8gzcnh60m323u8hzy011w1013eg0sk4ba6zy7kb3ozy91
x = 21, y = 21, rule = B3/S23
6bobo$7b3o$9bo$7bobo2$4b2obo$b2o4b2o$o2b3ob2o$obobo3bobo$2bo8bo3b2o$9b
o2bo2b2o2bo$11b2o3bo3bo$13bobo3b2o$10b2o3bobo$19bo$9bob3ob2o2bo$10bob
2o4bo$12b2o3bo$11bo3b2o$11bob2o$12bo!

#N welded-geese
#O Stephen Silver
#D spaceship period=4 moves=1,1
#G xq4_y63518ow8c4624zy88k2e0kt288z3518ow8c0222bzwgc2e0kt288zw33
x = 23, y = 22, rule = B3/S23
19b2o$19b2o$14b2o4bo$11b2obo2bobo$14b2obobo$13bo3b2o$14bo$18bo$9bo4b2o
2b2o$14bo6bo$9b4o9bo$9bo10b3o$4b2o3bo$b2obo2bo2bo$4b2obobo$3bo3b2o$4bo
$8bo$4b2o2b2o$ob3o6bo$b2o9bo$10b3o!

#N wing-spaceship
#O Hartmut Holzwart
#D spaceship period=4 moves=1,1
#G xq4_y3ge5be6zy16mo8zy0gocw6bc40gy0mrncz4ca0110cc62w316601zy0361
x = 23, y = 23, rule = B3/S23
12b2o$10bo3bo$14b2o$10b3ob2o2$16bo$16b2o$17bo$14bo2bo$14b3o$bobo8b2o$
3bo9bo$o2bo6bo2bo2b2o$o9b3o3bobo$b3o4b2o$2b2o5bo7b3o$5b2o2bo2b2o7bo$6b
3o3bo2bo6bo$13bobo4b3o$15bo$18bo$16bobo$17b2o!

#N hammerhead
#D spaceship period=4 moves=2,0
#G xq4_osssogy2aghgiszy2fq240m6zy2ub840dcz377731y2a1h197
x = 18, y = 16, rule = B3/S23
13b5o$3b2o7bo4bo$3ob2o11bo$4ob2o9bo$b2o2b2ob2o3b2o$4bo2bo4bo$5bobobobo
$10bo$10bo$5bobobobo$4bo2bo4bo$b2o2b2ob2o3b2o$4ob2o9bo$3ob2o11bo$3b2o
7bo4bo$13b5o!

#N 77p4h1v0-1
#D spaceship period=4 moves=1,0
#G xq4_6cscg0ggo86901ecxozwrrawhy4ve0vhzc676101132ci0ge6x3
x = 21, y = 15, rule = B3/S23
11bobo$o9bo3bo$4o6bo3b2o$b3o4b2obo2b2o3bo$2bobob3o10bo$2b2o3bo8bo2b2o$
2b3o11b2obo$16b2obo$2b3o11b2obo$2b2o3bo8bo2b2o$2bobob3o10bo$b3o4b2obo
2b2o3bo$4o6bo3b2o$o9bo3bo$11bobo!

#N swan-weld-goose
#O Gabriel Nivasch
#D spaceship period=4 moves=1,1
#G xq4_xgc1hbzsm0201zfnhea82ez01ppozy0lskoogwgg0a64zy21p0qf3ppozy31021x26
x = 34, y = 21, rule = B3/S23
22bo2$18bo6bo$17bo7bo$15bo4bo3b3o$14bo4bob3o$18b2o6bobo$9bo4b2obo3b2o$
14bo6b2o5bob2o$9b4o7bo8b2o2bo$9bo11b2o6b5o$4b2o3bo10b2o10bo$b2obo2bo2b
o$4b2obobo$3bo3b2o$4bo$8bo$4b2o2b2o$ob3o6bo$b2o9bo$10b3o!

#N sparky
#D spaceship period=4 moves=1,0
#G xq4_kii2h1h2iikzwml303lmzxkd0dkzrn4264624nrz55icq7qci55zw8d808d8
x = 30, y = 11, rule = B3/S23
2b2o12bob2o$2b3obo8b3obob3o$2bo4bob2o3bo10bobo$2b2o3bob4o3bo5b2o4b2o$b
ob4o5bob3o4bo2b2obo$3o13bo4bo$bob4o5bob3o4bo2b2obo$2b2o3bob4o3bo5b2o4b
2o$2bo4bob2o3bo10bobo$2b3obo8b3obob3o$2b2o12bob2o!

#N lwss-tagalong
#O David Bell
#D spaceship period=4 moves=2,0
#G xq4_8oxvvmxmvvxo8z03b0baksxskab0b3zw224rq8ccc8qr422zy369896zy0uhg9x9ghu
x = 25, y = 19, rule = B3/S23
3bo$3b4o$5b2obo2bo$11bo$5b2obo3bo8b4o$5obobob2ob2o5bo3bo$5o2bobobob2o
9bo$b2obo2b3o3bo2b2o2bo2bo$12b2obo2bo$12b2o4bo$12b2obo2bo$b2obo2b3o3bo
2b2o2bo2bo$5o2bobobob2o9bo$5obobob2ob2o5bo3bo$5b2obo3bo8b4o$11bo$5b2ob
o2bo$3b4o$3bo!

#N 119p4h1v0
#O Dean Hickerson, 1989
#D spaceship period=4 moves=1,0
#G xq4_2580eey3ee0852zx39oky1ko93zwcu0333x3330ucz08gbggy3ggbg8zx8vw3x3wv8zwa8b1ggxgg1b8azy2199g991
x = 35, y = 19, rule = B3/S23
bo$obo15bo$3bo8b2o5bo6bobo$5b2o4b6obo4bo4bo$b3obo2bo10b8obo$b3o4b4o7bo
5bo$7bob3o17b2o$10b2o8b2o7b2o2bo$30bo2bo$34bo$30bo2bo$10b2o8b2o7b2o2bo
$7bob3o17b2o$b3o4b4o7bo5bo$b3obo2bo10b8obo$5b2o4b6obo4bo4bo$3bo8b2o5bo
6bobo$obo15bo$bo!

#N glider-emulator
#O Gabriel Nivasch
#D spaceship period=4 moves=1,1
#G xq4_y5oo8bozy1gsh9602092iu044037ezg2m741xgsa916110gg6eg2z1308ok07e2y08os3w318ci4cdzy5gu6d01xgcs4221zy6110coaec2
x = 30, y = 28, rule = B3/S23
15bob2o$17b2o$17bo$16bo2b2o$6b3o2bo5b2o2bo$5b3o6bo3bo2bo$5b2o4b3obo6bo
$11b2o2b2o5b3o$7bo6bo7b2o$7bo6bo9bobo$15b2o10b2o$6b5o6b3o6b3o$6bo2b2o
7b2o6bobo$6bo4b2o5bobo7b2o$3b3o2bobo16b2o$2obo6bo2bo6bob2o$3bo2bo4bobo
7b2o2bo$3b2o7b3o6b5o$3b2ob2o6bobo7bo$5bo2bo7b3o$5bo3bo5b3o$7b3o$9b2o6b
obo$12bo5b2o$10b3o5bo$11b2obo$11bo3b2o$14b2o!

#N long-canada-goose
#O Gabriel Nivasch
#D spaceship period=4 moves=1,1
#G xq4_wgmg8g0gt6zgg1klc08py7ob8ooz111y3e730440ui2902069hsgzy62ge6gg011619asgx147m2gzy2dc4ic813w3so8y02e70ko8031zy51224scgx10d6ugzyb2ceaoc011
x = 35, y = 34, rule = B3/S23
9b2o$9b2o$4b2o4bo$b2obo2bobo$4b2obobo$3bo3b2o$4bo15bob2o$8bo13b2o$4b2o
2b2o12bo$ob3o16bo2b2o$b2o8b3o2bo5b2o2bo$10b3o6bo3bo2bo$10b2o4b3obo6bo$
16b2o2b2o5b3o$12bo6bo7b2o$12bo6bo9bobo$20b2o10b2o$11b5o6b3o6b3o$11bo2b
2o7b2o6bobo$11bo4b2o5bobo7b2o$8b3o2bobo16b2o$5b2obo6bo2bo6bob2o$8bo2bo
4bobo7b2o2bo$8b2o7b3o6b5o$8b2ob2o6bobo7bo$10bo2bo7b3o$10bo3bo5b3o$12b
3o$14b2o6bobo$17bo5b2o$15b3o5bo$16b2obo$16bo3b2o$19b2o!

#N 30p5h2v0
#O Paul Tooke, 2000
#C Among the smallest at two cells in five generations.
#D spaceship period=5 moves=2,0
#G xq5_88xgxtih8z11dmhmdw111
x = 11, y = 13, rule = B3/S23
4b2o$4b3o$8bo$6bob2o$9b2o$4b3ob2o$8bo$6bo$2bo$bo3bo$2b2ob2o$5bo$2ob2o!

#N 44p5h2v0
#O Dean Hickerson, 1991
#C The first at two cells in five generations.
#D spaceship period=5 moves=2,0
#G xq5_0sg3pnxnp3gsz4s01tve0evt10s4
x = 11, y = 15, rule = B3/S23
2bobo$2bo4bo$bo4b3o$7bobo$o4b2o2b2o$b5o2b2o4$b5o2b2o$o4b2o2b2o$7bobo$b
o4b3o$2bo4bo$2bobo!

#N 58p5h1v1
#O Matthias Merzenich, 2010
#C Among the smallest slanting ones at a fifth of a cell a generation.
#D spaceship period=5 moves=1,1
#G xq5_ybu2919966zy6gsw25cc03zy2g223zs31l1hg76z1661
x = 23, y = 23, rule = B3/S23
17b4o$15b2o4b2o$15bo5b2o$15bobob2o$15bo$15bo3bo$14bo4bo$11bo3b3o$11bo
4b2o$10b2o$9bo$7b3o3$6bo$b5obo$bo5b2o$o2bo3b2o$o$o2bob2o$o2bo$b2o$b2o!

#N spider
#O David Bell, 1997
#C Among the smallest straight ones at a fifth of a cell a generation.
#D spaceship period=5 moves=1,0
#G xq5_ug1hmgc865da808ad568cgmh1guz124w6yb6w421
x = 8, y = 27, rule = B3/S23
4b2o$b2o2bo$b2o2bo$6bo$bob4o$2obo$4b3o$5bo$5b2o$7bo$6bo$6bo$2b3o2$2b3o
$6bo$6bo$7bo$5b2o$5bo$4b3o$2obo$bob4o$6bo$b2o2bo$b2o2bo$4b2o!

#N 60p5h2v0
#O Tim Coe, 1996
#C Two cells in five generations.
#D spaceship period=5 moves=2,0
#G xq5_qv3oowg9v0v9gwoo3vqzw1wuhp43034phuw1
x = 11, y = 19, rule = B3/S23
2o2b2o$5b2o$2b2obo$2bo6bo$9bo$3bo6bo$4bobob2o$obo5b2o$8o2$8o$obo5b2o$
4bobob2o$3bo6bo$9bo$2bo6bo$2b2obo$5b2o$2o2b2o!

#N 67p5h1v1
#O Nicolay Beluchenko, 2006
#C The first slanting one at a fifth of a cell a generation.
#D spaceship period=5 moves=1,1
#G xq5_g8kk9viciiz3wfkpj8w3zy49be8497orkgggzy511y0sr1011
x = 22, y = 20, rule = B3/S23
4b2o$6bo$5bo$3b3o$o$o5bo2bo2bo$bo5b5o$3bo2bobo3bo$3b2obo2b2obo$6b2o2b
3o2bo$12b5o$17bo$14b2ob2o$14bo2b2o$10bo6bo2b2o$11b2o4b2obo$13bo5bo$13b
o3b2o$12b2o3bo$14b3o!

#N 70p5h2v0
#O Hartmut Holzwart, 1992
#C Two cells in five generations.
#D spaceship period=5 moves=2,0
#G xq5_4b1ny6n1b4zw1239lewel9321zwg8s24733742s8gzy211w11
x = 16, y = 18, rule = B3/S23
12b2o$12b3o$9b3o3bo$2bo5bobo2b2o$3o4b2obo2bo$o2bo2b2ob2o$2bo2bo3bo$2bo
3b3o$7bo$7bo$2bo3b3o$2bo2bo3bo$o2bo2b2ob2o$3o4b2obo2bo$2bo5bobo2b2o$9b
3o3bo$12b3o$12b2o!

#N 86p5h1v1
#O Jason Summers, 2005
#D spaceship period=5 moves=1,1
#G xq5_wg044b12u4x6oz6qhigxg8d0iksgesg0gz0ghw14phsy2325c43zx110266da6ogzy51221
x = 23, y = 23, rule = B3/S23
8bo$7bobo$11bo$6bo4bo3b2o$6bob2o5b2o$9b3o$3b2o6bo5bo$bo10bobob2o$o3bo
5bo3b4o$bo2b2o$5bo2bo2b2o2bo3bo$2b2ob2o3bo3b3ob2o2bo$7bo2bo11bo$18bo3b
o$7b2o2bo6bo2bo$3b2o3bob2o8bo$3b2o2b2o2bo$6b3o$11bob2o$10b2o$15bo$14bo
$11b3o!

#N snail
#O Tim Coe, 1996
#C The first straight ship at a fifth of a cell a generation.
#D spaceship period=5 moves=1,0
#G xq5_xg8ud2x2du8gz0ggt884y1488tggz0g804a4y14a408gzw2hb4wo0ow4bh2zy0pnp0v0v0pnpzy25rh0hr5zxgo89b707b98ogz772y9277
x = 38, y = 21, rule = B3/S23
36bo$36bo$37bo$8b3o3b3o17b3o$8b3o6bobo3bo9bob2o$4b4o4bo7bob2o11bo$4b2o
5bob2o3bobo3bo6bo$ob2o8bo9b2o3b3obo2bo$bo17bo5bo5bob2o$20b7obo2$20b7ob
o$bo17bo5bo5bob2o$ob2o8bo9b2o3b3obo2bo$4b2o5bob2o3bobo3bo6bo$4b4o4bo7b
ob2o11bo$8b3o6bobo3bo9bob2o$8b3o3b3o17b3o$37bo$36bo$36bo!

#N 295p5h1v1
#O Jason Summers, 2000
#D spaceship period=5 moves=1,1
#G xq5_0g84i06owcih1d50gggz02244842102jm4c8zs2hh627sg6cc330ce0m640sz1010sx1wqr38y1sg1e648eczy85444op93a10ho0caiikxsggzyc4dews26oy2dswkjf8ozyihgh20664c011x1tvo0c4zyk3665sjsgooo0gg06tie0go8ozysc511655jm53017aco0a4zyy75135e8421zyzw121
x = 52, y = 52, rule = B3/S23
8b2o$10bo$6bo2bo$12bo$7b2o4bo$6b3obo2bo$2bo2b2o3b3o$4b2o7bo$o3b2o12b2o
$obo7bo3bo5bo$bo3b2o2bob2ob2obo$6bo3bo2b2o$3bo2bo3bo5bob2o2bo$4b2obo3b
o3bo2b2ob3o$9b3o9bo4bo$10bo2bo7bobob2o$12bo15bo$10bo12bo4bo$8bo3b2o6b
2o6bo$8bo3b2o8b4o$9bo8bo8bo2bo$13b3o2bo8bo$12b2o5bo8b2o4bo$13bobobobo
8b3o3bo$19bo8b2o4b2o$15bo3bo13bo$14b2o10bo2bo4b2o$20b2o6bo2bo$16b3o3b
3o2bo6bo$22b3obo3bobob2o2b2o$20bo2bo5bo3b4obo$27bo4bo3b2obo6bo$29bobo
5bobo6bo$25bo4bo6b3o8bo$22b3obob3o8bo7bo$24bobo2b2o8b2o5bo3bo$30b2o7bo
2bobo$31b3o5bo3bo3bob3o$29b2o2bo10bo4bobo$29bob7o2b5o3b3o$35bo3bo2bo2b
ob4o$39bo5bo$36bo2b2o3b2o$37bobo4b3o$36bob2o2b2o3bo$40b4o3bob2o$31b2o
2bo7bo5b2o$34bo2bo2bo3b2o2b2o$33bo5b2o6b2o$37b4o4b3o$35bobob2o4b2o$37b
2o!

#N 56p6h1v0
#O Hartmut Holzwart, 2009
#C Among the smallest at a sixth of a cell a generation.
#D spaceship period=6 moves=1,0
#G xq6_eaqqrexcswscxerqqaezy2c330a66a033czy331y213
x = 12, y = 26, rule = B3/S23
10bo$10bo$10bo2$8b3o$11bo$11bo$bo3b2o4bo$obobo4bo$4b2o$3b2o2b2o$4bob2o
bo$4bo5bo$4bo5bo$4bob2obo$3b2o2b2o$4b2o$obobo4bo$bo3b2o4bo$11bo$11bo$
8b3o2$10bo$10bo$10bo!

#N 72p6h2v0
#D spaceship period=6 moves=2,0
#G xq6_8kk46a0734oxo4370a64kk8zy33jbah0habj3zy4c4870784c
x = 14, y = 25, rule = B3/S23
10bo$9bobo$11b2o$11bo$10bobo$12bo$13bo$7b2o2bobo$2o7bo3bo$bo2b2o4b3o$o
2bobobob2o$b4o3b2o2$b4o3b2o$o2bobobob2o$bo2b2o4b3o$2o7bo3bo$7b2o2bobo$
13bo$12bo$10bobo$11bo$11b2o$9bobo$10bo!

#N 77p6h1v1
#O Josh Ball
#D spaceship period=6 moves=1,1
#G xq6_692sozx110836oozy3244eeeewgggzy86cc47ctikszyd6f8wssszyi17903j4c8zyq66m48gzyt11
x = 36, y = 36, rule = B3/S23
33b2o$35bo$34bo$30bo2bo$30bo2bo$31bo2$29b2o$23b2o2b4o$25b2o$26b2o$21bo
$17b3obo3bo$22bobo$19bo3bo$20bo$20b2o$12bo9bo$12bo7b2o$12bobo4b2o$15b
2ob2o$11b2o3bobo$13bo3bo$8bo5bo$8bo4bo$9bo2bo$9b2o$8bobo$8bo$7b2o$3b2o
2b2o$5bo2$o2b2o$obo$bo!

#N dragon
#O Paul Tooke, 2000
#C The first at a sixth of a cell a generation.
#D spaceship period=6 moves=1,0
#G xq6_03m0m3y03m0m3zw3gn3aaaa3ng3zwu97y279uz22qggy2ggq22zxq03q22q30qzxdidy0did
x = 29, y = 18, rule = B3/S23
16bo$o14b2o$b2o4bobo5b2obo$5bo4bo2b3o3bo3bo$o2b3o5bobo6bo2bo3b2o$5bobo
bo3bo6b2obo3b2o$b2o7bobo10bo3b2o$o6bo14b2o$6bobo12bo$6bobo12bo$o6bo14b
2o$b2o7bobo10bo3b2o$5bobobo3bo6b2obo3b2o$o2b3o5bobo6bo2bo3b2o$5bo4bo2b
3o3bo3bo$b2o4bobo5b2obo$o14b2o$16bo!

#N 114p6h1v0
#O Paul Tooke
#D spaceship period=6 moves=1,0
#G xq6_c88y38s0995y8ggz033ru2061ptwuy0uop06w6243uvzgmm6320344lo0jgx30403w321eb7z1y610445
x = 32, y = 16, rule = B3/S23
11bo2b3o$o9bo2bobo$3o5bob4o$2b2o5b2o18b2o$2bo2bo4bo18bobo$bo3bo4bo9b3o
2b2o3bo$7bobo4b2o2b2o3b4o$5b2ob2o3b2o5bo3bo3b3o$5b2ob2o3b2o5bo3bo3b3o$
7bobo4b2o2b2o3b4o$bo3bo4bo9b3o2b2o3bo$2bo2bo4bo18bobo$2b2o5b2o18b2o$3o
5bob4o$o9bo2bobo$11bo2b3o!

#N seal
#O Nicolay Beluchenko, 2005
#C The first slanting ship at a sixth of a cell a generation.
#D spaceship period=6 moves=1,1
#G xq6_8m2bsutbo6sgoooz6g2c0krong7mji2coozw2074o4csc40o3kgg0oozy433xp3bg3263co0nqqy1gzy9106ifwc81fq0pwc5w7zyd12w1j9hzyh7la
x = 34, y = 35, rule = B3/S23
12bo$12b2o$12b2o2$10b3o$10b3o2$14bo$13bobo$8bo2bo$8bobobobob3o$3o2bo4b
o5b2o$4bo2b2obo2bob2o$2ob2o2b2ob2o3b5o$2bo6b3o3bo4bo$16bo3bo$11b2o7bo$
8b6o3bobo4b2o$9bo4bobo$11b3o2b2ob2ob2ob2o$12b2obo5b5obob2o$14bo2b3o4bo
b2o3bo$14bo4b2o2b2o$20b2o9bo$18bo3bo3bo2bob2o$17bo4bo9bo$17bo4b3ob5o2b
o$18bo2bobo8b2o$20b2obo3b2o4bo$21bo2bob2o$21b4obo6bo$21bobo2bo2b2ob2o$
25b2o3bo$26b3ob3o$30b2o!

#N 274p6h1v0
#O Paul Tooke
#D spaceship period=6 moves=1,0
#G xq6_4u2us04jy4e95172y1g0c0ogw84228gg0g0g4o84e73z0323x5d473ca99c8bb4w6c6333w3e0a0e09f3258b971y171e244z0s4sgwqb2ec359931dd2w636cscwsn050709fskahdpeoy1e87422z2747302cy479a8e4y3301x12441y221127ec
x = 58, y = 19, rule = B3/S23
5bo34bo14bo$4bob2o11b2o15b4obo7b3o2bo2bo$7bo3bo7bo5bo9bobob3o12bo2bo$
3bo4bobobo5b3obobo2b3o21bo2bobo$3bo2bo3bo3bo2bo2b6o16bo4bo6b2o$9bo2b2o
bobo2b2o2bo2b2ob2o6b2o3bo5b2o3bobo$o2b2o6bobobo2bo2bobobo4b2o6b2o3bo2b
2obo5bo$ob3o7bo5b2obob3o7b3o9bo2b3o4bo$obo9b4o3b3ob2o8bo3b9o2$obo9b4o
3b3ob2o8bo3b9o$ob3o7bo5b2obob3o7b3o9bo2b3o4bo$o2b2o6bobobo2bo2bobobo4b
2o6b2o3bo2b2obo5bo$9bo2b2obobo2b2o2bo2b2ob2o6b2o3bo5b2o3bobo$3bo2bo3bo
3bo2bo2b6o16bo4bo6b2o$3bo4bobobo5b3obobo2b3o21bo2bobo$7bo3bo7bo5bo9bob
ob3o12bo2bo$4bob2o11b2o15b4obo7b3o2bo2bo$5bo34bo14bo!

#N sir-robin
#A 282p6h2v1
#O Adam P. Goucher and Tomas Rokicki, 2018
#C The first ship that moves as a knight does in chess.
#D spaceship period=6 moves=2,1
#G xq6_yyocxukcy6gocs20h0a38bac2qq73uszyjo4w8y0e4mo0vu0o606s6444u08clav0h03g440qq1333333x11zy9ecec2ik032i210sw3f0hy011w70401011033547442zy0emj896he1e1kif6q2gc50ew9qb30dzgo403gg066m32w11z34407q441n6zy311
x = 79, y = 31, rule = B3/S23
6bo3bob2o$6b3obo3bo18b3o$5b2o4b3o3b2o15b2o2b2o$5bo3bo6b2o14bo2bobo$o3b
o4b2obo3bo2bobo11bo4bobo$bob3o5b3o2bo4bo13bo4b2o$bo3b4obob2o3bob2obo2b
3o2bo3bobo4bobob2o$6b3o2bo2b2o5b2o2b2obo3b2o2b2o3bobob2o$7b2o2bo2b2o5b
2o2b2obobob2o4bo2bo11b2o$12bobo6b2o2bo2bob2obo5bob2o4bo5bobo$21bobob2o
b2o3b2o3b2o2b2o3bo5bo3bo$20bo5b3o5bob2obo4bo2bo5bo3b4o$20bo3b3o8bo9b2o
3bo2bo3bo5b3o$20bo24bob3obo6bo2bo$22bo22b3o3bo10bobob2o$45b2o2b2o3bo3b
2ob4obobo2b2o$46bob3obo5bo5bo7bo$45b2o2b2obo6bobo4bo5b3o$52b2o6bobobo
3bo4b2o$47bobo4b2obob2o2b3ob2ob2ob2o$48bo11b4obo4b2ob2o2$68bo6b2o$68bo
6bobo$68bo3bo2bo$69bobobo4bo$71bobo2b3o$67bo3bo2bo$67bo3bob2o$69bo2bo$
70bo!

#N seal-tagalong
#O Nicolay Beluchenko
#D spaceship period=6 moves=1,1
#G xq6_8m2bsutbo6sgoooz6g2c0krong7mji2coozw2074o4csc40o3kgg0oozy433xp3bg3263co0nqqy1gzy9106ifwc81fq0pwc5w7zyd12w1j9hwgcm601166ggzyh7lawgbpy0gg8p17451424zyn12ejsgb11088k465eipozysccco30kvcj3gl72g088gzyw101x11hrgg012b8a4zyzy110239aa
x = 55, y = 55, rule = B3/S23
7bo$6bo$5b2obo$8b3o$7b2o2bo$2ob2o5bo$5bo4bo$2b2obo$3bo5bo2b2o2bo$6bob
5o4bo$4b3o5bo5b2o$8bo2bo4bo2bo2b2o$9bo3b3o3bo3bo$10b2o2bob2o$15bobo$9b
o4b2obo3b2obo$9b2obobob2o4bob2o$9b2o2bobo5b2o$10bo9b2o2b3o$10b2obo5bob
o4b3o$21bo5bobo3bo$10bo2bo4bobo8bo3b2o$11b2o2bo2b2o13b2o$14b2ob2o9bo$
15bo3bo6b3o2b3o$16bo3bo4bo5b3o$18bob4o3b2o$19bob6o8bo$20bo3bo9bobo$29b
o2bo$29bobobobob3o$21b3o2bo4bo5b2o$25bo2b2obo2bob2o$21b2ob2o2b2ob2o3b
5o$23bo6b3o3bo4bo$37bo3bo$32b2o7bo$29b6o3bobo4b2o$30bo4bobo$32b3o2b2ob
2ob2ob2o$33b2obo5b5obob2o$35bo2b3o4bob2o3bo$35bo4b2o2b2o$41b2o9bo$39bo
3bo3bo2bob2o$38bo4bo9bo$38bo4b3ob5o2bo$39bo2bobo8b2o$41b2obo3b2o4bo$
42bo2bob2o$42b4obo6bo$42bobo2bo2b2ob2o$46b2o3bo$47b3ob3o$51b2o!

#N loafer
#A 20p7h1v0
#O Josh Ball, 2013
#C Pushes a loaf along.
#D spaceship period=7 moves=1,0
#G xq7_3nw17862z6952
x = 9, y = 9, rule = B3/S23
2obo2b2o$b2o2bo2bo$5bobo$6bo$o$3o$3bo$2bo$2o!

#N weekender
#O David Eppstein, 2000
#C Two cells in seven generations: two days of a week.
#D spaceship period=7 moves=2,0
#G xq7_7dfxg88gxfd7zw123u2222u321
x = 11, y = 16, rule = B3/S23
8bo$6b2ob2o$3bobo2bo$3bo$bobo$o2bo$o3b2o$4b2o$4b2o$o3b2o$o2bo$bobo$3bo
$3bobo2bo$6b2ob2o$8bo!

#N lobster
#A 83p7h1v1, lobster-spaceship
#O Matthias Merzenich, 2011
#C A slanting ship, a seventh of a cell a generation.
#D spaceship period=7 moves=1,1
#G xq7_ggg0774wguez1130g06mgcc403ju4y1ooz03331oo31gy112w62ec0ac4zy213111igzy4cc0j6mzy831
x = 26, y = 26, rule = B3/S23
4bo5bo$4b2o5bo$7bo3bo$5bo4bo$2o8bo$bobo5bo3b2o$6b2o4bo2bo$2bo3bo3bo5bo
$9b2o4bobo4b2o$5bo2bo6bo6b2o$o2b2o2b2o6bo3bo$b2o13b2o2bo4bo$6bo13b2obo
bo$5bo13bobo2b2o$5bo$6bob3o$7bo3bo$8bo2bo2$10bo2bo$11b2o$12b2o$8b2o$8b
2o2bo$13bo$11b3o!

#N weekender-tagalong
#O Stephen Silver
#D spaceship period=7 moves=2,0
#G xq7_7dfxg88gxfd7y17dfxg88gxfd7zw123u2222u321wa414aw123u2222u321zy922433033422zya3nco0ocn3zyb2430342
x = 24, y = 37, rule = B3/S23
21bo$19b2ob2o$16bobo2bo$16bo$14bobo$13bo2bo$13bo3b2o$17b2o$17b2o$13bo
3b2o$13bo2bo$14bobo$16bo$16bobo2bo$6b2o2b3o6b2ob2o$ob2o2b2o7bo5bo$o3bo
5bo5bo$b4o6b3ob2o$16b2o$b4o6b3ob2o$o3bo5bo5bo$ob2o2b2o7bo5bo$6b2o2b3o
6b2ob2o$16bobo2bo$16bo$14bobo$13bo2bo$13bo3b2o$17b2o$17b2o$13bo3b2o$
13bo2bo$14bobo$16bo$16bobo2bo$19b2ob2o$21bo!

#N 339p7h1v0
#O Matthias Merzenich
#D spaceship period=7 moves=1,0
#G xq7_y033jg0gj33z0hh10ghxhg01hhz0376fi0v0v0if673zy0134707431zxsi0ab9ba0isz0oqihx7xhiqozwgg3ooxoo3ggz0bo8piq222qip8obzx8koy1ok8z0co4054x4504oczwo6mcy1cm6oz06kn9y39nk6z08cdogy1godc8z31p0hvy1vh0p13zx3dwu0uwd3zy1mu101umzy033og0go33zy1pv4e4vpz0o808oy1o808ozw1w1y11w1
x = 96, y = 17, rule = B3/S23
30bo34bo$2bo25bob3o5bobo6b2o8bob2o3bo2bo17bo$b2o19bo2bobo2bobo3b3o2bo
5bobo5b3ob2o6b3o13b2ob2ob3o$2o25b3o3bo2bobob2obo3bo5bo5b2o4bo3bo2bo10b
o10bo$2o12b2o7bob6obo3bo4b4o6b2o4bo2bo4bo4b2ob2o5bo13bo$bo4bo6bo2bo2b
2ob3o6bo15bo3b2o3b3o2b2o2bo6b2o6b3ob3o2bo5bo$2bo3b2ob3o5bob3ob2o23b2o
7bobobo10bobo3bo6b2o3bo4bo$8bo2bo4bo5b2o35bo9bo3b2o3b7o6b2obo$8bo44bo
3bobobo4bo2bo2bo2bo$8bo2bo4bo5b2o35bo9bo3b2o3b7o6b2obo$2bo3b2ob3o5bob
3ob2o23b2o7bobobo10bobo3bo6b2o3bo4bo$bo4bo6bo2bo2b2ob3o6bo15bo3b2o3b3o
2b2o2bo6b2o6b3ob3o2bo5bo$2o12b2o7bob6obo3bo4b4o6b2o4bo2bo4bo4b2ob2o5bo
13bo$2o25b3o3bo2bobob2obo3bo5bo5b2o4bo3bo2bo10bo10bo$b2o19bo2bobo2bobo
3b3o2bo5bobo5b3ob2o6b3o13b2ob2ob3o$2bo25bob3o5bobo6b2o8bob2o3bo2bo17bo
$30bo34bo!

#N spaghetti-monster
#A 702p7h3v0
#O Tim Coe, 2016
#C The first at three cells in seven generations.
#D spaceship period=7 moves=3,0
#G xq7_y2g4uhe40g04ehu4gzy1gpp1tj77277jt1ppgzy010g2gii8x8iig2g01zy31gpt7x7tpg1zx4uhp1dkogxgokd1phu4zy0a0ogo1y31ogo0azx12313u698g0g896u31321z713ew8s50mc101cm05s8we317z221a90501y510509a122zkm3yh3mkz0decwo2ciscxcsic2owcedzxcs11p9gy3g9p11scz03kgtgf0g1ic272ci1g0fgtgk3zw111011c1da3j3ad1c110111zy3e6os0o1o0so6ezy236hcf01010fch63zy41h1y11h1zy475cro0orc57zy4gk423c324kgzy1gi5pj01x10jp5igzy02444nu4gxg4un4442zy382t0thght0t28zy28k3rm31013mr3k8zy17up10oo808oo01pu7zy1oe0o710ggg017o0eozxocd8cbw2d5d2wbc8dcozy37w139o931w7zy61330331
x = 137, y = 27, rule = B3/S23
87bob2o9b2o$87bo3bo3b3o3b2o$6bobo64bob4o4b4o5bo6bobo9bo$9bo62b2ob6o10b
o3b2o3bo6b2obo$9bo22bo2bo39bo5bo7bo4b3o3bo5bo7b3o10bo$3bo2bo3bo10b2o
13b2o24bo9bo15bo6bobo8bo3bob2obo10bobo$10b6o2b2ob2o7bo5b3o19bo2bo2bo7b
obo7b2ob2o8bo3bo7bo8b2o5b2o3bo3b2o$6bo3b3obob3o4b3o3bo2bo2bobo2b3o15bo
2bo3bo7bob4o3b2o12bob2o8b2o4bob2o5b6o3bo$5b2obo4bob2o7b2o2bo4bo2b4ob2o
6bobo9b2o2b2o2b2o2b4ob2o4b2o13bo2b2ob2o4b2o2bo7bo2bobo4b4o$5b2obo7bo5b
3o2b5ob2o9b2o4bob2o2bob4o4bo2bo4b2obo5bo2bo11b2o2b2o2bobo6bo2b2o4b3ob
3o2bo2bo$3b3o11bo8bo9bo5bo3bo5bo3bo5bob6o2b2o10b2o12b4obo3bo5b2o3bo2bo
bobo5bo2b3o$ob3obo4bo6b3o5b2ob2ob3o6bo6b2ob2o10bo3b2o2bo2b2o8bo17b2o8b
o8bo2bo4bobo$o3bobobobobo15bob3o10bo2b3o9bo3b2obobo4bo3bo25b2o16bo11bo
$3bo6bob2o15bo15bo21b2o2bo4bo54bobo$o3bobobobobo15bob3o10bo2b3o9bo3b2o
bobo4bo3bo25b2o16bo11bo$ob3obo4bo6b3o5b2ob2ob3o6bo6b2ob2o10bo3b2o2bo2b
2o8bo17b2o8bo8bo2bo4bobo$3b3o11bo8bo9bo5bo3bo5bo3bo5bob6o2b2o10b2o12b
4obo3bo5b2o3bo2bobobo5bo2b3o$5b2obo7bo5b3o2b5ob2o9b2o4bob2o2bob4o4bo2b
o4b2obo5bo2bo11b2o2b2o2bobo6bo2b2o4b3ob3o2bo2bo$5b2obo4bob2o7b2o2bo4bo
2b4ob2o6bobo9b2o2b2o2b2o2b4ob2o4b2o13bo2b2ob2o4b2o2bo7bo2bobo4b4o$6bo
3b3obob3o4b3o3bo2bo2bobo2b3o15bo2bo3bo7bob4o3b2o12bob2o8b2o4bob2o5b6o
3bo$10b6o2b2ob2o7bo5b3o19bo2bo2bo7bobo7b2ob2o8bo3bo7bo8b2o5b2o3bo3b2o$
3bo2bo3bo10b2o13b2o24bo9bo15bo6bobo8bo3bob2obo10bobo$9bo22bo2bo39bo5bo
7bo4b3o3bo5bo7b3o10bo$9bo62b2ob6o10bo3b2o3bo6b2obo$6bobo64bob4o4b4o5bo
6bobo9bo$87bo3bo3b3o3b2o$87bob2o9b2o!

#N 31p8h4v0
#C A period of eight at half a cell a generation.
#D spaceship period=8 moves=4,0
#G xq8_06rusxosmcz44cehqr4633
x = 11, y = 11, rule = B3/S23
5b5o$4bo4bo$9bo$3bo4bo$6bo$bo2b2o$o3bo2bo$bo7bo$bo2bo5bo$5b2o3bo$3b2o
2b4o!

#N still-life-tagalong
#D spaceship period=8 moves=4,0
#G xq8_04eb76z08skooooozx111tto08cc0ccicz7911a
x = 19, y = 17, rule = B3/S23
15b2o$13b2ob2o$13b4o$14b2o2$11b5o$10b7o$10b5ob2o$15b2o2$b2o5bobo$o2bo
3bo4bo$o2bobo5b2o$b2o3bob4o2bo2bo$9b2o7bo$14bo3bo$15b4o!

#N 74p8h2v0
#C Two cells in eight generations.
#D spaceship period=8 moves=2,0
#G xq8_x6atw3beczgcxcqcqcxcgz02e4m1u0u1m4e2zxiigmgmgiizy11x1
x = 21, y = 15, rule = B3/S23
8bo$8bob2o$11bobo$bobo11bo$o3bo6b3obo2b2o$3bo3b2obo3bob2ob2o$3o3bo3b4o
5bo$6bo12b2o$3bo2bo3b4o5bo$b4o2b2obo3bob2ob2o$o3bo6b3obo2b2o$b2o12bo$
11bobo$8bob2o$8bo!

#N p8-swan-tagalong
#D spaceship period=8 moves=2,2
#G xq8_w3qoozg0ggkccgy5g42284z320234fvy1e9h41g7zg84ga031z6441xgg80a3137rbp6ewss0gzy1740421y1645y311
x = 28, y = 28, rule = B3/S23
25bo$24b2o2$22b3o$22b3o$7bo$8bo$6bo14b3o$6bo3b3o8b2o$7bo6bo5bo2b3obo$
9b2o9b2obo3bo$12bo7b2ob2ob2o$10bo3bo5b3o$10bo2bo6b2o$11b3o6bo$20b2o$
21bobo$25bo$23bo2bo$24bo2bo$9b7o8bo$7b2ob4ob2o10bo$3b2o2b2o3bo12b3o$3b
2o2bob3o4bobo$bob2o4bobo7b2o$2o7bo7bo4bo$11bo6bo3bo$9b3o7bob2o!

#N 55p9h3v0
#O Paul Tooke, 2001
#C Three cells in nine generations.
#D spaceship period=9 moves=3,0
#G xq9_8k64a2151u0u1512a46k8zy43gbg3zy24b3x3b4
x = 13, y = 21, rule = B3/S23
9bo$8bobo$10b2o$10bo$9bobo$11bo$12bo$3o7bobo$obo3b2o4bo$bobo4b4o$4bob
2o$bobo4b4o$obo3b2o4bo$3o7bobo$12bo$11bo$9bobo$10bo$10b2o$8bobo$9bo!

#N 86p9h3v0
#O David Bell
#D spaceship period=9 moves=3,0
#G xq9_y6eegi12cxc21igeez4334155211w210pppgppp012w1125514334zy951w888w15
x = 13, y = 37, rule = B3/S23
5bo$6b2o$6b2o$5bo$7bo$5bobo$5bobo$6bo$7bo$7bo$9b3o$9b3o$6bobo$obo4b2o
2bo$2bo9bo$3b2o2bo3bo$o2b2o2bob2o$3b2o2bo$o2bo$3b2o2bo$o2b2o2bob2o$3b
2o2bo3bo$2bo9bo$obo4b2o2bo$6bobo$9b3o$9b3o$7bo$7bo$6bo$5bobo$5bobo$7bo
$5bo$6b2o$6b2o$5bo!

#N 117p9h3v0
#O David Bell
#D spaceship period=9 moves=3,0
#G xq9_y24a9a4z8866gh1u0u1hg6688z1so26043034062os1zx8biuxuib8zy1lo949olzxce4c666c4ec
x = 29, y = 17, rule = B3/S23
18bobo$14b3o3bo$14b2o5b2o$2o8bo6bo3b2o$3o7bob2o2b2obo$bo2bobob2o2bo6bo
3bo$2o2b2o3b4o3bo6bo2bo$b2o2bo2bo8b6o2bobo$b2o3bo18bo2bo$b2o2bo2bo8b6o
2bobo$2o2b2o3b4o3bo6bo2bo$bo2bobob2o2bo6bo3bo$3o7bob2o2b2obo$2o8bo6bo
3b2o$14b2o5b2o$14b3o3bo$18bobo!

#N copperhead
#A 28p10h1v0
#O zdr, 2016
#C The first ship that needs ten generations for a cell.
#D spaceship period=10 moves=1,0
#G xq10_o5995ozes88sezw33
x = 12, y = 8, rule = B3/S23
5bob2o$4bo6bo$3b2o3bo2bo$2obo5b2o$2obo5b2o$3b2o3bo2bo$4bo6bo$5bob2o!

#N fireship
#A 72p10h1v0
#O Simon Ekström, 2016
#C A copperhead with more to it.
#D spaceship period=10 moves=1,0
#G xq10_ss1w1ssz0gommogz0r1gg1rzw5445
x = 21, y = 12, rule = B3/S23
3b2o$2b4o$b2ob2o7b2o$b2o2b2o5bob5o$3o10b2o4b2o$3o4b3o3bo$3o4b3o3bo$3o
10b2o4b2o$b2o2b2o5bob5o$b2ob2o7b2o$2b4o$3b2o!

#N cottonmouth
#A 78p10h1v0
#O AforAmpere, 2018
#D spaceship period=10 moves=1,0
#G xq10_wo5995oz0gusoosugzst2y02tszwr4w4rzwos22soz08d0330d8zxc22c
x = 34, y = 10, rule = B3/S23
20b2obo$14bo2b2ob2obo3bob2o$4b3ob2o5bo7bo2bo6bo$bo4b2o2b2o3bobo7b2o3bo
2bo$2o5bo4bo12bo5b2o$2o5bo4bo12bo5b2o$bo4b2o2b2o3bobo7b2o3bo2bo$4b3ob
2o5bo7bo2bo6bo$14bo2b2ob2obo3bob2o$20b2obo!

#N 160p10h2v0
#O Paul Tooke
#D spaceship period=10 moves=2,0
#G xq10_0aihjhggggggghjhiazx9p4p1t0t1p4p9zy1df0v0v0fdzx8u297424792u8zwg0116440446110gzwf2a6y36a2fz6ar0oocwgwcoo0ra6zy23303033
x = 37, y = 19, rule = B3/S23
32bo$2b2o20b2o4b2obo$b3o23b2o4bo$4bo19bo2b2obo2bo$3ob2ob3o7b3o7b2obo$o
3bo4bo2bo3b2o2b2o4bo6b2o$4bo3b2o2b2o4bo6bo7bobo$5bo4bo4b3o4b2o9bob2o$
5b10obo4bo13bo$bo3bo9bo15bo3b2o$5b10obo4bo13bo$5bo4bo4b3o4b2o9bob2o$4b
o3b2o2b2o4bo6bo7bobo$o3bo4bo2bo3b2o2b2o4bo6b2o$3ob2ob3o7b3o7b2obo$4bo
19bo2b2obo2bo$b3o23b2o4bo$2b2o20b2o4b2obo$32bo!

#N schick-engine
#A schick
#O Paul Schick, 1972
#C Two light ships that carry a long spark.
#D spaceship period=12 moves=6,0
#G xq12_fh1i0i1hfzw8sms8zxfjf
x = 20, y = 11, rule = B3/S23
15bo2bo$19bo$15bo3bo$5b2o9b4o$4b2o5b3o$3o6b2ob2o$4b2o5b3o$5b2o9b4o$15b
o3bo$19bo$15bo2bo!

#N p15-pre-pulsar-spaceship
#O Noam Elkies
#D spaceship period=15 moves=3,0
#G xq15_xguhiay2aihugyjguhiay2aihugz075ho4gb6y06bg4oh57y2gy1gy275ho4gb6y06bg4oh57z2350nk0g2iooi2g0kn0532w4elrle0elrle4w2350nk0g2iooi2g0kn0532z0owos286owo682sowoy21y11y2owos286owo682sowoz061k42220vwv02224k16yf61k42220vwv02224k16zwpig611y2116gipyhpig611y2116gipzx2ncccy2cccn2yj2ncccy2cccn2z4s0ooiikeeweekiioo0s4yd4s0ooiikeeweekiioo0s4zx4643y43464yj4643y43464
x = 43, y = 61, rule = B3/S23
11bo25bo$5b3o2b2o6b2ob2o14b3o$5bobo2bobo7bo4bo2b2o$4b2o3bo12bobobo2bob
o6b2o2bo$b4o3b5obo3b2o2bo6b4obo3b2ob2o$o3bo2bo4bobo2b3obo4b2o4b2o2bo2b
o2bo$bo2bo4bo6bo4bo3bo6b2o2bo2b3o$bobob2obo5bo3bo2bo3bo6b2o3bobo$6b2o
3bo4b2o18b3o$11bo2bo3b7o11b3o$13b2o$13b2o$11bo2bo3b7o11b3o$6b2o3bo4b2o
18b3o$bobob2obo5bo3bo2bo3bo6b2o3bobo$bo2bo4bo6bo4bo3bo6b2o2bo2b3o$o3bo
2bo4bobo2b3obo4b2o4b2o2bo2bo2bo$b4o3b5obo3b2o2bo6b4obo3b2ob2o$4b2o3bo
12bobobo2bobo6b2o2bo$5bobo2bobo7bo4bo2b2o$5b3o2b2o6b2ob2o14b3o$11bo25b
o4$7bo$6b2o5bo$5bo5b2ob2o$6bo6bo4$6bo6bo$5bo5b2ob2o$6b2o5bo$7bo4$11bo
25bo$5b3o2b2o6b2ob2o14b3o$5bobo2bobo7bo4bo2b2o$4b2o3bo12bobobo2bobo6b
2o2bo$b4o3b5obo3b2o2bo6b4obo3b2ob2o$o3bo2bo4bobo2b3obo4b2o4b2o2bo2bo2b
o$bo2bo4bo6bo4bo3bo6b2o2bo2b3o$bobob2obo5bo3bo2bo3bo6b2o3bobo$6b2o3bo
4b2o18b3o$11bo2bo3b7o11b3o$13b2o$13b2o$11bo2bo3b7o11b3o$6b2o3bo4b2o18b
3o$bobob2obo5bo3bo2bo3bo6b2o3bobo$bo2bo4bo6bo4bo3bo6b2o2bo2b3o$o3bo2bo
4bobo2b3obo4b2o4b2o2bo2bo2bo$b4o3b5obo3b2o2bo6b4obo3b2ob2o$4b2o3bo12bo
bobo2bobo6b2o2bo$5bobo2bobo7bo4bo2b2o$5b3o2b2o6b2ob2o14b3o$11bo25bo!

#N coe-ship
#O Tim Coe, 1995
#C A ship of the period sixteen that soups bring forth.
#D spaceship period=16 moves=8,0
#G xq16_gcbgzvgg826frc
x = 10, y = 9, rule = B3/S23
4b6o$2b2o5bo$2obo5bo$4bo3bo$6bo$6b2o$5b4o$5b2ob2o$7b2o!

#N ecologist
#C A puffer train with a light ship that clears up behind it.
#D spaceship period=20 moves=10,0
#G xq20_7911ax27de6zwsi0120goe4zgggg1022yaa983z34w5
x = 27, y = 18, rule = B3/S23
15b2o5bo2bo$14b4o8bo$14b2ob2o3bo3bo$16b2o5b4o4$14b2o$13b2o7b3o$14bo2bo
6bo$15bo6bobo$17b2o3b2o$2o$bo$b3o18bo2bo$26bo$22bo3bo$23b4o!

#N asymmetric-pre-pulsar-spaceship
#O Alan Hensel, 1998
#D spaceship period=30 moves=6,0
#G xq30_g84wcybcw48gybsa188bggwggg0gggwggb881aszf1ghd162ckma202amkc261dhg1fyb304430103552x255301034403zyq8o8x262
x = 15, y = 69, rule = B3/S23
2b5o$bobo$o6bo$3bo3bo$3bob2o$2obo$4b2o$4bo$5b2o$5bobo$4b2obo$4bobo$4bo
2$4bo$4bobo$4b2obo$5bobo$5b2o$4bo$4b2o$2obo$3bob2o$3bo3bo$o6bo$bobo$2b
5o4$11bo$11b2o$11bo4$13bo$13b2o$13bo4$4b5o$3bobo$2bo6bo$5bo3bo$5bob2o$
2b2obo$6b2o$6bo$7b2o$7bobo$6b2obo$6bobo$6bo2$6bo$6bobo$6b2obo$7bobo$7b
2o$6bo$6b2o$2b2obo$5bob2o$5bo3bo$2bo6bo$3bobo$4b5o!

#N pre-pulsar-spaceship
#O David Bell
#D spaceship period=30 moves=6,0
#G xq30_yq232x232zug1hmgc865da808ad568cgmh1guybug1hmgc865da808ad568cgmh1guz124w6yb6w421yb124w6yb6w421
x = 13, y = 69, rule = B3/S23
2b5o$bobo$o6bo$3bo3bo$3bob2o$2obo$4b2o$4bo$5b2o$5bobo$4b2obo$4bobo$4bo
2$4bo$4bobo$4b2obo$5bobo$5b2o$4bo$4b2o$2obo$3bob2o$3bo3bo$o6bo$bobo$2b
5o4$11bo$11b2o$11bo4$11bo$11b2o$11bo4$2b5o$bobo$o6bo$3bo3bo$3bob2o$2ob
o$4b2o$4bo$5b2o$5bobo$4b2obo$4bobo$4bo2$4bo$4bobo$4b2obo$5bobo$5b2o$4b
o$4b2o$2obo$3bob2o$3bo3bo$o6bo$bobo$2b5o!

#N glide-symmetric-pre-pulsar-spaceship
#D spaceship period=30 moves=6,0
#G xq30_yq232x232zug1hmgc865da808ad568cgmh1gux4c4y5ug1hmgc865da808ad568cgmh1guz124w6yb6w421yb124w6yb6w421
x = 13, y = 69, rule = B3/S23
2b5o$bobo$o6bo$3bo3bo$3bob2o$2obo$4b2o$4bo$5b2o$5bobo$4b2obo$4bobo$4bo
2$4bo$4bobo$4b2obo$5bobo$5b2o$4bo$4b2o$2obo$3bob2o$3bo3bo$o6bo$bobo$2b
5o4$5bo5bo$4b2o5b2o$5bo5bo4$11bo$11b2o$11bo4$2b5o$bobo$o6bo$3bo3bo$3bo
b2o$2obo$4b2o$4bo$5b2o$5bobo$4b2obo$4bobo$4bo2$4bo$4bobo$4b2obo$5bobo$
5b2o$4bo$4b2o$2obo$3bob2o$3bo3bo$o6bo$bobo$2b5o!

#N pufferfish-spaceship
#O Ivan Fomichev, 2014
#D spaceship period=36 moves=18,0
#G xq36_y1gm11b4o0o4b11mgya7156x6517zy1hh22bb303bb22hhy72246rrp606prr6422zy111wccxccw11z0gom2acwooxoowcr9h6ogy0cj91uo033x33womiicz036ye3443y4t1h8y3uh1zgocogy8224ya1y511729e1z13631yog84ox44zyu3684w44
x = 37, y = 53, rule = B3/S23
6b2o$5bo2bo6b2o$4bo4bo5bob2o$5bo2bo6bobobo$6b2o11b2o$18b2o6b2o4bo$18bo
7b2o3b4o$30bo3b2o$29bobo3b2o$17b2o4b2o2bo5bobo$17b2o4bo3bo3b2obo$29bob
2o2$29bob2o$17b2o4bo3bo3b2obo$17b2o4b2o2bo5bobo$29bobo3b2o$10bo19bo3b
2o$9bobo6b2o6b2o3b4o$18bobo5b2o4bo$9b2o7bob2o$16b2ob2o$14b2o3bo$14b2ob
2o$16bo5$11bob2o3b2o$12bo2bob2obo$12bo4bo2b2o8bo$19b2o8bobo$12bo6bo3b
2o9bo$12bo3b3o10b2o4bo$12bo2bo12bobo4b2o$13bo6b2o5b2o2bo2b2o$14b2o4b2o
6bo2bo2bo$29b2o2$29b2o$14b2o4b2o6bo2bo2bo$14b2o4b2o5b2o2bo2b2o$14bobo
11bobo4b2o$14bo14b2o4bo$14bo2b2o4b2o9bo$14bob2obo9bobo$14bo4b2o9bo$2o
4b2o4b2o4b2o$o6bo3bobo4bo$2o4b2o3b2o$11b3o$12b2o!

#N 2-engine-cordership
#O Aidan F. Pierce, 2017
#C Two switch engines that clear up behind themselves.
#D spaceship period=96 moves=8,8
#G xq96_y8573w8aegvzys33zwg8gyvoozsvv0338gy2442cia049uo239e4z037e8x1z08464ogzy011zy3oozyf51guozyd2451032
x = 41, y = 49, rule = B3/S23
19b2o$19b4o$19bob2o2$20bo$19b2o$19b3o$21bo$33b2o$33b2o7$36bo$35b2o$34b
o3bo$35b2o2bo$40bo$37bobo$38bo$38bo$38b2o$38b2o3$13bo10bo$12b5o5bob2o
11bo$11bo10bo3bo9bo$12b2o8b3obo9b2o$13b2o9b2o12bo$2o13bo21b3o$2o35b3o
7$8b2o$8b2o11b2o$19b2o2bo$24bo3bo$18bo5bo3bo$19bo2b2o3bobo$20b3o5bo$
28bo!

#N 4-engine-cordership
#O David Bell
#D spaceship period=96 moves=8,8
#G xq96_yzy1573w8aegvzyzyl33zyzytoozyzy3442cia049uo239e4zyx848xgg8ggzyx111w166473zzyi8k0szg0gyho4ooz331gy88mgy016663z8babcy6g38i1zybod1j3zy1ggy5131zy111zy9cc
x = 76, y = 76, rule = B3/S23
59b2o$59b2o7$67b2o$67b2o4$56bo$55b3o$55bob2o$54b2o$54b2o$54b2o$58bo13b
o$57b2o10b2o$55bobo11b2ob2o$54bo2bo13bo$55b2o12b2o2$56bo13b2o$56bo$46b
2ob2o5bo16bo$46bo2bo20bobo$48b2o21bo2b2o$47bo$46bobo4$48b4o$48bo10$27b
2o2bo$27bo2bo$29bobo3b2o$27b3o5bo$27bo7bo$35bo3$16b3o3bo$14b5o2bobo$
13b2o8bob3o$14b2o4b3o$15bo3b2o$2o$2o7$8b2o$8b2o$20b2obo$20b2obobo2bo$
22bo2bo3bo$19bobo6bo$21bo5bo$29bo$29bo!

#N 3-engine-cordership
#O Paul Tooke
#C Three switch engines that clear up behind themselves.
#D spaceship period=96 moves=8,8
#G xq96_ya33zy2ooy0ccimzyc73goozgo042kcy7cga3z1h9hyeo0gzw1yboow13631z0guh07zykgoo488y9goggwko8zyk262ybc1e08bzyqgo042kcy5o48zyq1h9hya24y233zys1yboozyrguh07
x = 58, y = 65, rule = B3/S23
42b2o$42b2o5$42b2o$42bob2o$44b2o4b2o$42b2o6b2o$40b2o$40b2o$41bo$37b2o$
37b3o$36bo$36b2o15bo$39bo11b2obo$37bobo11bo4bo$38bo13bo3b2o$54b4o3$35b
o19bo$33bobo18bobo$31b2ob2o19bo$32b3o$33bo$38b2o$38b2o$52bobo$52bo2bo$
52bo2bo$55bo$54b3o3$8bo21bo$6b2o5bo14b2ob2o$7b2o2b4o16b3o$10bo3bo$10bo
2bo17b3o$13bobo16bo$10b2obobo3$23bo$10bo10b2obo$9bobo9bo4bo$11bo10bo3b
2o$2o22b4o$2o7bo$8bo$25bo$24bobo$25bo3$8b2o$8b2o$22bobo$22bo2bo$22bo2b
o$25bo$24b3o!

#N 7-engine-cordership
#O Dean Hickerson
#D spaceship period=96 moves=8,8
#G xq96_yi33zyaooydgs2iczyr77866zy266yrgcc0q996zyyg0j33z0gs8ogyrk1087zxoe2yzybo44oze0333yjg8048gyjeehdc1y1oozyi4aha40782hnezyfg0gyho88gy966zy8ggn723110d74y0oggy6c1g066y1ggzyn11gt5y7137y211zyms0676y8111
x = 71, y = 65, rule = B3/S23
46b2o$46b2o5$34bo$33b2o$33bo20b2o$34bobo17b2o$34bo2bo$35bobo$35bobo$
36bo3$24b2o36b2o$23b2ob2o34b2o$28b2o$26bo3bo$27b3o4$30bo4bo$29b4o3bo$
28bo6bo$29b2o36bo$30b2obo31bobo$32bo31bo2bo$65bo$66b2o$8bo56bo$7b2o54b
3o$7bo56bo$8bobo54bobo$8bo2bo54bo2bo$9bobo58bo$2o7bobo26b2o27bobo$2o8b
o25b2o2bo$41bo3bo$35bo5bo3bo$36bo2b2o3bobo$37b3o5bo$45bo2$8b2o$8b2o$
52bo$24b3o21bo3b2o$24bo2bo19bobob2obo$23bo3bo22bo4bo$24bo2b2o17b3obo3b
o2bo$26bo14bo$16b2o6b2o13bobo13bobo$16b2o5b3o12bo2bo14bo$23b3o13bo$40b
2o$39bo$37b3o$24b3o11bo$39bobo$40bo2bo$44bo$41bobo!

#N 6-engine-cordership
#O Dean Hickerson
#D spaceship period=96 moves=8,8
#G xq96_yk573w8aegvzyzy133zyzy9oozyao0ovogoy14440g8gzyb6ug101y61ycgggy2gw66zg8880gxg8gx4874w11yl231w4578fz34440d9ac8lya2552zyhoozy1ooggy1aghh92yc763zx77glhf2ymgmknozy5ggy9kscx8o0szy511ye11123zydcc
x = 66, y = 61, rule = B3/S23
41b2o$41b2o2$37bo$38b2o$35b2o$36bobo$36b2o$36bo12b2o$34bobo12b2o$34bo
2bo$36b2o$37bo$39b3o3$57b2o$57b2o3$19b2o$15bo$15b5obo$13bo3bo2b3o$14bo
bo$14bo8bo$23bo$9bo13bo37bo$10b2o50b2o$7b2o35bo14b2o$8bobo32bobo14bobo
$8b2o34bo15b2o$8bo51bo$6bobo23bo13bo11bobo$6bo2bo21bobo12bo11bo2bo$8b
2o21bobo12bo13b2o$9bo22bo28bo$11b3o49b3o2$24b2o$24b2o10bo$35bobob2o$
37bo2b2o2bo$2o19bo18bo2b3o$2o20b2o10bo2bo2b4ob2o$19b2obo12bobo5b3o$20b
2o14bo7bo3$32bo$30bo2bo$8b2o20bo3bo$8b2o19bo4bo$16b3o10bo3b2o$18bo11bo
2bo$15b2ob2o11b2o$16bo2bo$17b2o$33bo$31b2ob2o$33bo!

#N 5-engine-cordership
#O David Bell
#D spaceship period=96 moves=8,8
#G xq96_ya33zy2ooy0cijmkzyc468oggzgcgoa0ey8cc53z0mfgydgo8ogyg33zw1yboow34e43y7ooz0mgl53yzyl8acz0111yhg0mczyk7861y5gc0c4ghxowoom2ezyy3x8x21w111x252k0qszyzycggn3mmn1ybo4ozyzyd12721ye1yboozyzyr696zyzyo8c8yd66zyzym7w41e2063236
x = 104, y = 75, rule = B3/S23
88b2o$88b2o5$88b2o$88bob2o$90b2o4b2o$88b2o6b2o$86b2o$86b2o$87bo$83b2o$
83b3o$82bo$82b2o15bo$85bo11b2obo$83bobo11bo4bo$84bo13bo3b2o$56b2o42b4o
$56b2o2$81bo19bo$79bobo18bobo$77b2ob2o19bo$78b3o$79bo$64b2o18b2o$64b2o
18b2o$98bobo$32bo65bo2bo$32bobo63bo2bo$32b2o67bo$100b3o3$76bo$74b2ob2o
$56bob2o17b3o$55bo4bo$60bo16b3o$49b3o3bo6b2o14bo$49bo2bo3bo7b2o$45bo6b
o4bo7bo$42bo3bo3bobo4b2o5b2o$41bo5bo3bo7b5o$42b2ob2o2$o41bo$42b4o$43bo
bo$24bo20bo$23bobo18b3o$23bobo17b2ob2o$24bo19b3o$45bo2$7b2o$7b2o$32bo$
31bobo$31bobo$32bo3$15b2o12b2o$15b2o11bo$33bob2o$28bo6bo$35bo2bo$27b4o
4bo2bo$26bobo2bob3o2bo$27bo4bo2bo$35b2o!

#N 8-engine-cordership
#O Dean Hickerson
#D spaceship period=96 moves=8,8
#G xq96_yzweaa270so80gkue8zyzy16621yb66zyzy7g8gyeggzypgbp16y9oo01221yd11zyq16a1p7xo4ozyfgy88g9y11yg4ario8ggzyb79832p62kggwk8ykgy61111zyg111ggyn270reoz0u2ewggya1221yq33z115sc431y6ccz0osoey42596ydg8c8zx1yr1327566zy2ooyd8s2cozyo3dfzya66
x = 83, y = 83, rule = B3/S23
37b2o$36bob2o7$55b2o$28bo25bo$27bo27b2o10b2o$27b2o38b2o$28bo3$53bo$53b
2o$53bo2bo$75b2o$54bobo18b2o$55bo6$42b3o$10b2o24bo6bo2bo$9bob2o22bobo
9bo$35bobo6bobo20bo12b2o$66bobo10b2o$66bo2bo10bo$67b2o10b2o$80b2o$63b
2o$28b2o33b2o15bo$bo25bo52b3o$o27b2o47bobo$2o74b2o3bo$bo75bo2$58b2o19b
3o$26bo31b2o$26b2o$26bo2bo28bo$58bo$27bobo33bo$28bo33bobo$61bo$60bo2bo
$53b5o2bo2bo$53bo6bo2bob3o$54b4o3b2o$15b3o32b2o$9bo6bo2bo30bobo$8bobo
9bo29bobo$8bobo6bobo30bobo$50bobo$41b2ob2o$41b2o$49b3o$48bo3bo$47bo4bo
$34b2o10bo2b3o$34b2o11bo$51bo$30b2o19bo$10b2o17bo2bo18bo$10b2o18bobo$
31bo6$18b2o$18b2o18bo$37b3o2$30bobo4bo3bo$29b5ob2o4bo$29bo3bo2bobo2bo$
36bo!

#N 6-in-a-row-cordership
#O Dave Greene
#D spaceship period=96 moves=8,8
#G xq96_yzyp573w8aegvzyzytgyb33zyzys343yioozyzyee0oooydo4ozyzyh3e8yd1yj66zyz08880o44owkkkkox17231yx217zyzy049421zyoexgzyn6999421yu42ezynu0uzyc888y2gw11ygg8gy0cczye77264c0d71yh78galg8ggwezg0gyzgy831z331gy18kk8yo322z8babczyd2552zy1ggzy111zy9cczylca8zyh33
x = 95, y = 99, rule = B3/S23
79b2o$79b2o7$87b2o$87b2o7$74b2o12b4o$73bo2bo11bo3b2o$74b2o12bo4bo$58b
2o29b3o$59b2o$58bo$90b3o$90b2o$82b2o7bo$81bo2bo7bo$82b2o3$89b2o$89b2o$
89bobo$89b3o$90bo2bo$78bo11b2ob2o$78bo12bobo$77bo14bo$70b2o6b2obo$69bo
bo6b2ob2o$68b2obo7bobo$56b2o2bobo6bo$55b3obo3bo$54b2o6bo$55bob5o$56b4o
$58bo9$65b2o$61bo$61b5obo$59bo3bo2b3o$42bo17bobo$41b3o16bo8bo$40b2o2bo
24bo$40b2ob2o24bo$19bobo21b3o$19b2o20bob2o12bo$20bo19bo2bo14b2o$43bo
11b2o$40bobo13bobo$41bo14b2o$56bo$54bobo$54bo2bo$56b2o$39bo17bo$38b3o
18b3o$37bo$37b3o2$17bo$16bobo$16bobo$17bo$36bo$34b2ob2o$2o35b3o$2o$25b
o11b3o$24bobo11bo$24bobo$25bo3$8b2o$8b2o6b3o$16bo2bo9b4o$16bo2bo2b2o5b
2ob3o$16bo2bo2b3o6b2ob2o$17bo4bo2bo10bo$17b2o14b3o$34bo!

#N 7-in-a-row-cordership
#O Dean Hickerson
#D spaceship period=96 moves=8,8
#G xq96_yzyy4e1msgzyzyzw167y8cczyzyzciczyzyzy5gyb33zyzyl8s0soyd343y3oggy8oozyzy7sy4gy461yk49dq052zyzy826ik465c12yu321y186czyso8ozyshh9ogy5cgmgogkgb5zyr27d0877y78kgeyegcozylsy4gyfoozym26ik465c12y433yc11259p0cgzyzy9ooya11zyvgoggzy9g0gy3g0ogy04a1951dc72zgo4ogy31303r4y1321z0106ruzw8gy28kk8zw2jjgyo8okz0324447y72552zy2ggzy211zyacc
x = 114, y = 113, rule = B3/S23
89b2o$89b2o6$80b2o$79bobo15b2o$81bo15b2o4$86b3o$86b3o$84b2o3bo$82b2obo
3bo15b2o$82b2obo3bo15b2o$86b2o6$92b2o$91bo2bo$92b2o4$107b2o$106b2ob2o$
100b2o9b2o$99bo2bo6bo3bo$100b2o8b3o3$89b2o2$64b2o$63bobo$65bo2$53b3o
31bobo$53bob2o30bo2bo$55bobo29bo2bo$56b3o31bo$56bobo30b3o2$56bo2bo$57b
obo2$83bo$81bobo$80bo2bo$81bo$82b2o$59b2o13bo6bo$59b2o9b3obo4b3o$49b2o
19b2o8bo$49b2o14b2o3b2o9bobo$64bob2obo12bo2bo$64b3ob2o16bo$69bo13bobo$
69bob2o$70b2o$70b2o$57b2o$57b2o5$41b3o$41bo2bo$20bo19bo3bo22b2o$19bo
21bo2b2o19b2o2bo$19b3o21bo14bo11bo3bo$41b2o13bobo5bo5bo3bo$40b3o12bo2b
o6bo2b2o3bobo$40b3o13bo9b3o5bo$57b2o15bo$56bo$54b3o$55bo$40b2o14bobo$
57bo2bo$39b3o19bo$38b2o18bobo$37b2o2$17bo$16bobo$16bobo$17bo$35bobo$
35bo2bo$2o33bo2bo$2o36bo$25bo11b3o$24bobo$24bobo$25bo3$8b2o7bo$8b2o7bo
$16bobo11b2o$17b3o9b2ob2o$17b2o2b4o9b2o$17bo7bo6bo3bo$18bo5bo8b3o$18bo
!

#N 13-engine-cordership
#O Dean Hickerson
#C The first cordership: thirteen switch engines.
#D spaceship period=96 moves=8,8
#G xq96_yzy94ahhlmzyzyd3453y7cczzyvg848gyz33zyv34607qicylgw4x76y6oozym8k22acycoogy2oogx21026dc22zyo1179a6ya110321yroooy366zyyoooyzy21a6zy6g8gym1a6yh3yhcszy578c0fk4oyhcsyco022y1aa6zg844koy411yh4ah288gy288yc772c84x332z0122eikcy8ee4og8x6644a1i4ggw31y9743gggzy0oyq121yh13lczx1ed8yzy9oozw7y097yzy81zy3ggytee4og8x664zy311zybccyc37bozytgg1zyj33y413
x = 97, y = 98, rule = B3/S23
62bo9b2o$61bo10b2o$62bo5$60b2o$59b3o18b2o$60b2o18b2o$62bo$62bo$62bo4$
51bo36b2o$50b3o35b2o$44bo5b3o$43bobo7b3o5$87b3o4bo$87bo6bo$36bo50bo6bo
$35bo52bo2bo$36bo55bo$91b3o$93b2o$91bob2o$91bobo$34b2o56bo$33b3o$34b2o
23b2o$36bo21bo2bo11bo$36bo24bo3bo6b3o15b2o$36bo21b5o3bo5b3o14bo$39b3o
18bo6bo7b3o11bo$40b2o12bobo4bo3b2o22b7o$53bo2bo4b2o27bo5bo$25bo27bo2b
2o33b3o2bo$24b3o27b3ob2o31bo4bo$18bo5b3o29bo2bo32bo2bo$17bobo7b3o62b3o
$81b3o$55bo2bo21bo2b2o$56bobo21bo2bob2o$29bo27bo25bobob2o$29b2o52bobo
2bo$29b2o52bo4bo$10bo72bo3bo$9bo74b3o$10bo44b2o$54b3o$55b2o$57bo$57bo$
8b2o47bo$7b3o$8b2o$10bo$10bo53b2o$2o8bo34bo17bo$2o42b3o16bo$38bo5b3o
16b7o$37bobo7b3o14bo5bo$65b3o2bo$29b2o34bo4bo$27bobo36bo2bo$27bo38b3o$
8b2o45b3o$8b2o44bo2b2o$21bo32bo2bob2o$22bo34bobob2o$21bo35bobo2bo$57bo
4bo$57bo3bo$58b3o$16b2o$16b2o7$24b2o$24b2o12b2o$37bo$37bo$37b7o$38bo5b
o$39b3o2bo$39bo4bo$40bo2bo$40b3o!

#N brians-brain-ship-p1
#D spaceship period=1 moves=1,0
x = 2, y = 2, rule = /2/3
BA$BA!

#N brians-brain-ship-p2
#D spaceship period=2 moves=2,0
x = 7, y = 4, rule = /2/3
5.BA$2.BA.BA$B2.BA$2.BA!

#N brians-brain-diagonal-ship
#D spaceship period=4 moves=1,1
x = 4, y = 4, rule = /2/3
2.B$2.2A$B.B$.A!

#N brians-brain-ship-p4
#D spaceship period=4 moves=4,0
x = 9, y = 5, rule = /2/3
3.BA$4.BA$B2.A.BA$4.BA.BA$7.BA!

#N brians-brain-ship-p6
#D spaceship period=6 moves=6,0
x = 10, y = 5, rule = /2/3
6.BA$.AB2.A.BA$BA2.BA2.BA$3.AB3.BA$6.BA!

#N frogs-ship
#D spaceship period=5 moves=1,0
x = 3, y = 4, rule = 12/34/3
.2A$A$A$.2A!

#N star-wars-ship-p1
#D spaceship period=1 moves=1,0
x = 3, y = 2, rule = 345/2/4
CBA$CBA!

#N star-wars-ship-p2
#D spaceship period=2 moves=2,0
x = 8, y = 4, rule = 345/2/4
5.CBA$.CBA.CBA$B2.CBA$.CBA!

#N star-wars-ship-p6
#D spaceship period=6 moves=6,0
x = 11, y = 6, rule = 345/2/4
CBA$A.CBA$.B2.CBA$C.AB2.CBA$4.CBA.CBA$8.CBA!

#N transers-ship-p1
#D spaceship period=1 moves=1,0
x = 4, y = 2, rule = 345/26/5
DCBA$DCBA!

#N transers-ship-p2
#D spaceship period=2 moves=2,0
x = 8, y = 4, rule = 345/26/5
D.BC.A$2.CDAB2A$2.CDAB2A$D.BC.A!

#N transers-ship-p4
#D spaceship period=4 moves=4,0
x = 9, y = 5, rule = 345/26/5
2.D$C4.A.A$2D.C2AB2A$.CABDAB2A$.D.BC.A!

#N seeds-ship
#A moon
#C As fast as light, in a rule where nothing survives.
#D spaceship period=1 moves=1,0
#G xq1_69
x = 2, y = 4, rule = B2/S
o$bo$bo$o!

#N live-free-or-die-ship-p6
#D spaceship period=6 moves=6,0
#G xq6_4q11q4z4y04
x = 8, y = 6, rule = B2/S0
o4bo$3b2obo$7bo$7bo$3b2obo$o4bo!

#N 34-life-ship
#C A third of a cell a generation; both counts are 3 and 4.
#D spaceship period=3 moves=1,0
#G xq3_6f
x = 2, y = 4, rule = B34/S34
o$2o$2o$o!

#N 34-life-slanting-ship
#D spaceship period=3 moves=1,1
#G xq3_26d3
x = 4, y = 4, rule = B34/S34
2o$ob2o$b2o$bo!

#N bacteria-ship
#D spaceship period=9 moves=1,1
#G xq9_ssrvf2z01
x = 6, y = 6, rule = B34/S456
2o3bo$ob3o$bob3o$b2o$b2o$obo!

#N pseudo-life-ship
#D spaceship period=5 moves=2,0
#G xq5_359a953
x = 7, y = 5, rule = B357/S238
2b3o$o4bo$b2o3bo$o4bo$2b3o!

#N 2x2-glider
#C A slanting ship, an eighth of a cell a generation.
#D spaceship period=8 moves=1,1
#G xq8_2je4
x = 4, y = 5, rule = B36/S125
3bo$o2bo$bobo2$bo!

#N bomber
#O Nathan Thompson, 1994
#C A replicator that pulls a blinker along and flies.
#D spaceship period=48 moves=8,8
x = 13, y = 9, rule = B36/S23
o10bo$o5b3o3bo$o4bo$5bo$5bo2bo2bo$11bo$11bo$4bo3b3o$5bo!

#N day-and-night-slanting-ship
#D spaceship period=3 moves=1,1
#G xq3_233te
x = 5, y = 5, rule = B3678/S34678
3bo$3b2o$3b2o$3obo$b3o!

#N day-and-night-ship-p14
#D spaceship period=14 moves=2,0
#G xq14_4dvd4
x = 5, y = 5, rule = B3678/S34678
2bo$b2obo$5o$b2obo$2bo!

#N day-and-night-ship-p32
#D spaceship period=32 moves=16,0
#G xq32_4eveea44e
x = 9, y = 5, rule = B3678/S34678
6bo$o2b5o$3ob5o$o2b5o$6bo!

#N day-and-night-fireball
#D spaceship period=40 moves=20,0
#G xq40_eeusstuvtqz13f7vvvvvb3zxbbgri1zwoqsv73z017vvvpkoozcsqsvvvvvukcz37bvvvvf501zy011
x = 51, y = 11, rule = B3678/S34678
17b2o2b2o9b2obo7b2obo$16bo2bobo2bo11bo6b5o$16b4ob3o4bo3bob5o4b6o$14b8o
b8o2b8ob8o$17b11ob22o$4b2o10bob9o4b20o$2o3bo11b10o2b3obo2bo2b11o$bo3bo
10b8ob2o2bo2b3o3bob9o$3b2o11bob5ob2o13b7obo$17bob3obo15b2ob4o$21b2o20b
2o!

#N jellyfish
#D spaceship period=7 moves=1,1
#G xq7_137
x = 4, y = 4, rule = B368/S245
2bo$3bo$obo$bo!

#N morley-ship
#D spaceship period=10 moves=1,0
#G xq10_elalal
x = 7, y = 7, rule = B368/S245
4bo$4b2o$bo2bo$3o3bo$bo2bo$4b2o$4bo!

#N pedestrian-life-oblique-ship
#D spaceship period=190 moves=5,2
x = 28, y = 40, rule = B38/S23
bo$obo$b2o11$4bo$3bob2o$3bob2o$4b2o3$13b3o$13bobo$13b3o8$23bo$21b2obo$
21b2obo$20bo2bo$21b2o$21b2o4$26b2o$26b2o!

#N bosco-bug-1-0-p1
#O Kellie Evans and Dean Hickerson
#D spaceship period=1 moves=1,0
x = 12, y = 11, rule = R5,C0,M1,S34..58,B34..45,NM
4b3o$3b6o$2b9o$b2o3b6o$bo5b5o$2o6b4o$bo5b5o$b2o3b6o$2b9o$3b6o$4b3o!

#N bosco-bug-2-0-p2
#O Kellie Evans and Dean Hickerson
#D spaceship period=2 moves=2,0
x = 11, y = 10, rule = R5,C0,M1,S34..58,B34..45,NM
3b4o$2b7o$b9o$2o3b5o$o5b5o$o5b5o$2o3b5o$b9o$2b7o$3b4o!

#N bosco-bug-1-1-p2
#O Kellie Evans and Dean Hickerson
#D spaceship period=2 moves=1,1
x = 10, y = 11, rule = R5,C0,M1,S34..58,B34..45,NM
3b3o$2b7o$b2o2b5o$2o4b4o$o5b4o$2o4b4o$4ob5o$b8o$b7o$b6o$2b4o!

#N bosco-bug-2-1-p4
#O Kellie Evans and Dean Hickerson
#D spaceship period=4 moves=2,1
x = 10, y = 10, rule = R5,C0,M1,S34..58,B34..45,NM
4b2o$2b7o$b2ob6o$2o3b5o$2o4b4o$2o4b4o$10o$b9o$2b6o$3b4o!

#N bosco-bug-4-0-p5
#O Kellie Evans and Dean Hickerson
#D spaceship period=5 moves=4,0
x = 11, y = 11, rule = R5,C0,M1,S34..58,B34..45,NM
4b2o$3b5o$2b8o$bob8o$2o4b5o$2o4b5o$2o4b5o$bob8o$2b8o$3b5o$4b2o!

#N bosco-bug-5-0-p6
#O Kellie Evans and Dean Hickerson
#D spaceship period=6 moves=5,0
x = 11, y = 12, rule = R5,C0,M1,S34..58,B34..45,NM
4bo$3b4o$2b7o$b10o$2o4b5o$o6b4o$o6b4o$2o4b5o$b10o$2b7o$3b4o$4bo!

#N bosco-bug-6-6-p10
#O Kellie Evans and Dean Hickerson
#D spaceship period=10 moves=6,6
x = 13, y = 12, rule = R5,C0,M1,S34..58,B34..45,NM
5b3o$3b2ob5o$2b2o2b6o$b2o4b5o$bo6b5o$3o6b4o$b3o4b4o$b4o2b5o$2b8o$2b7o$
2b6o$4b3o!

#N bosco-bug-8-0-p12
#O Kellie Evans and Dean Hickerson
#D spaceship period=12 moves=8,0
x = 12, y = 13, rule = R5,C0,M1,S34..58,B34..45,NM
5bo$4b3o$3b6o$2b8o$b3o2b6o$bo5b5o$2o6b4o$bo5b5o$b3o2b6o$2b8o$3b6o$4b3o
$5bo!

#N bosco-bug-7-0-p13
#O Kellie Evans and Dean Hickerson
#D spaceship period=13 moves=7,0
x = 11, y = 12, rule = R5,C0,M1,S34..58,B34..45,NM
4b2o$2b6o$b9o$4o2b4o$2o5b4o$2o5b4o$2o5b4o$3o4b4o$4o2b4o$b9o$2b6o$4b2o!

#N bosco-bug-8-8-p16
#O Kellie Evans and Dean Hickerson
#D spaceship period=16 moves=8,8
x = 11, y = 11, rule = R5,C0,M1,S34..58,B34..45,NM
5bo$3b5o$2b2ob5o$b2o3b5o$bo5b4o$3o4b4o$b3o3b4o$b10o$2b7o$2b6o$3b5o!

#N bosco-bug-23-23-p42
#O Kellie Evans and Dean Hickerson
#D spaceship period=42 moves=23,23
x = 11, y = 11, rule = R5,C0,M1,S34..58,B34..45,NM
4b2o$3b5o$2bo2b5o$bo4b5o$2o5b4o$2o5b4o$3o4b4o$b9o$b8o$2b6o$3b4o!
"""##
}
