// Made by Scripts/embed-patterns.sh from assets/patterns/still-life.rle. Do not edit.
// swift-format-ignore-file

extension LibraryText {
  /// The blocks of assets/patterns/still-life.rle.
  package static let stillLife = ##"""
#N block
#O John Conway, 1970
#C The smallest still life, and the commonest of all remains.
#D still-life
#G xs4_33
x = 2, y = 2, rule = B3/S23
2o$2o!

#N tub
#O John Conway, 1970
#C Four cells round an empty one.
#D still-life
#G xs4_252
x = 3, y = 3, rule = B3/S23
bo$obo$bo!

#N boat
#O John Conway, 1970
#C The only still life of five cells.
#D still-life
#G xs5_253
x = 3, y = 3, rule = B3/S23
2o$obo$bo!

#N aircraft-carrier
#A carrier
#O John Conway, 1970
#C A snake with its ends turned the other way.
#D still-life
#G xs6_39c
x = 4, y = 3, rule = B3/S23
2o$o2bo$2b2o!

#N barge
#O John Conway, 1970
#C A tub drawn out by one.
#D still-life
#G xs6_25a4
x = 4, y = 4, rule = B3/S23
bo$obo$bobo$2bo!

#N beehive
#O John Conway, 1970
#C Six cells round a gap of two.
#D still-life
#G xs6_696
x = 4, y = 3, rule = B3/S23
b2o$o2bo$b2o!

#N ship
#O John Conway, 1970
#C A boat with both corners filled.
#D still-life
#G xs6_356
x = 3, y = 3, rule = B3/S23
2o$obo$b2o!

#N snake
#O John Conway, 1970
#C Six cells that wind through a box of four by two.
#D still-life
#G xs6_bd
x = 4, y = 2, rule = B3/S23
2obo$ob2o!

#N eater
#A eater-1, eater1, fishhook
#O Bill Gosper, 1971
#C The fishhook, which swallows gliders and much else and mends itself.
#D still-life
#G xs7_178c
x = 4, y = 4, rule = B3/S23
2o$obo$2bo$2b2o!

#N loaf
#O John Conway, 1970
#C A beehive with one corner pulled out.
#D still-life
#G xs7_2596
x = 4, y = 4, rule = B3/S23
b2o$o2bo$bobo$2bo!

#N long-boat
#O John Conway, 1970
#C A boat drawn out by one.
#D still-life
#G xs7_25ac
x = 4, y = 4, rule = B3/S23
2o$obo$bobo$2bo!

#N long-snake
#D still-life
#G xs7_3lo
x = 5, y = 3, rule = B3/S23
2o$obobo$3b2o!

#N bi-block
#C Two blocks with a line between them: the smallest pseudo still life.
#D still-life
#G xs8_rr
x = 5, y = 2, rule = B3/S23
2ob2o$2ob2o!

#N canoe
#C Eight cells on a diagonal.
#D still-life
#G xs8_312ko
x = 5, y = 5, rule = B3/S23
3b2o$4bo$3bo$obo$2o!

#N hook-with-tail
#D still-life
#G xs8_32qk
x = 5, y = 4, rule = B3/S23
2o$bo$bob2o$2bobo!

#N long-barge
#O Conway's group, 1970
#C A barge drawn out by one more.
#D still-life
#G xs8_25ak8
x = 5, y = 5, rule = B3/S23
bo$obo$bobo$2bobo$3bo!

#N long-ship
#O John Conway, 1970
#C A ship drawn out by one.
#D still-life
#G xs8_35ac
x = 4, y = 4, rule = B3/S23
2o$obo$bobo$2b2o!

#N mango
#O John Conway, 1970
#C A beehive drawn out on the slant.
#D still-life
#G xs8_69ic
x = 5, y = 4, rule = B3/S23
b2o$o2bo$bo2bo$2b2o!

#N pond
#O John Conway, 1970
#C Eight cells round a square of four.
#D still-life
#G xs8_6996
x = 4, y = 4, rule = B3/S23
b2o$o2bo$o2bo$b2o!

#N shillelagh
#O Charles Corderman and Hugh Thompson, 1971
#D still-life
#G xs8_3pm
x = 5, y = 3, rule = B3/S23
2o$o2b2o$b2obo!

#N tub-with-tail
#O Charles Corderman and Hugh Thompson, 1971
#D still-life
#G xs8_178k8
x = 5, y = 5, rule = B3/S23
bo$obo$bobo$3bo$3b2o!

#N very-long-snake
#A long-long-snake
#D still-life
#G xs8_31248c
x = 6, y = 4, rule = B3/S23
2o$obo$3bobo$4b2o!

#N block-on-boat
#D still-life
#G xs9_253033
x = 6, y = 3, rule = B3/S23
2ob2o$2obobo$4bo!

#N cis-boat-with-tail
#D still-life
#G xs9_178kc
x = 5, y = 5, rule = B3/S23
3b2o$3bo$2obo$obo$bo!

#N hat
#C A tub on a brim.
#D still-life
#G xs9_4aar
x = 5, y = 4, rule = B3/S23
2bo$bobo$bobo$2ob2o!

#N integral-sign
#A integral
#C Nine cells shaped like the sign.
#D still-life
#G xs9_31ego
x = 5, y = 5, rule = B3/S23
3b2o$2bobo$2bo$obo$2o!

#N long-3-snake
#D still-life
#G xs9_31248go
x = 7, y = 5, rule = B3/S23
2o$obo$3bo$4bobo$5b2o!

#N long-canoe
#D still-life
#G xs9_g0g853z11
x = 6, y = 6, rule = B3/S23
4b2o$5bo$4bo$3bo$obo$2o!

#N long-hook-with-tail
#D still-life
#G xs9_178426
x = 6, y = 4, rule = B3/S23
2o$bo2b2o$bobobo$2bo!

#N long-shillelagh
#D still-life
#G xs9_312453
x = 6, y = 3, rule = B3/S23
2o2b2o$o2bobo$b2o!

#N trans-boat-with-tail
#D still-life
#G xs9_178ko
x = 5, y = 5, rule = B3/S23
2o$obo$bobo$3bo$3b2o!

#N tub-with-long-tail
#D still-life
#G xs9_25a84c
x = 4, y = 6, rule = B3/S23
bo$obo$bobo$3bo$2bo$2b2o!

#N very-long-boat
#A long-long-boat
#D still-life
#G xs9_25ako
x = 5, y = 5, rule = B3/S23
bo$obo$bobo$2bobo$3b2o!

#N barge-siamese-loaf
#A loaf-siamese-barge
#D still-life
#G xs10_4al96
x = 5, y = 5, rule = B3/S23
2b2o$bo2bo$obobo$bobo$2bo!

#N beehive-with-tail
#D still-life
#G xs10_178kk8
x = 6, y = 5, rule = B3/S23
b2o$o2bo$b2obo$4bo$4b2o!

#N bi-boat
#C Two boats side by side; the Life Lexicon calls the boat tie so.
#D still-life
#G xs10_2530352
x = 7, y = 3, rule = B3/S23
bo3bo$obobobo$b2ob2o!

#N block-on-table
#C A block over a table.
#D still-life
#G xs10_32qr
x = 4, y = 5, rule = B3/S23
2b2o$2b2o2$4o$o2bo!

#N boat-tie
#C Two boats, tip to tip.
#D still-life
#G xs10_g8o652z01
x = 6, y = 6, rule = B3/S23
bo$obo$b2o$3b2o$3bobo$4bo!

#N boat-with-long-tail
#D still-life
#G xs10_3215ac
x = 6, y = 4, rule = B3/S23
2o$obo$bo2b2o$2b2obo!

#N broken-snake
#A carrier-siamese-snake
#D still-life
#G xs10_0drz32
x = 3, y = 7, rule = B3/S23
b2o$2bo$bo$b2o$2bo$o$2o!

#N carrier-siamese-carrier
#D still-life
#G xs10_0cp3z32
x = 7, y = 4, rule = B3/S23
2o$o2b2o$2b2o2bo$5b2o!

#N cis-barge-with-tail
#D still-life
#G xs10_178ka4
x = 6, y = 5, rule = B3/S23
3bo$2bobo$bobobo$bo2bo$2o!

#N cis-hook-with-tail
#D still-life
#G xs10_2eg853
x = 5, y = 6, rule = B3/S23
3b2o$2bobo$bo$o$b3o$3bo!

#N cis-shillelagh
#D still-life
#G xs10_358gkc
x = 6, y = 5, rule = B3/S23
4b2o$5bo$2o2bo$o2bo$b2o!

#N claw-with-tail
#D still-life
#G xs10_1784ko
x = 6, y = 5, rule = B3/S23
2o$bo$bob2o$2bo2bo$4b2o!

#N integral-with-hook
#D still-life
#G xs10_31eg8o
x = 6, y = 5, rule = B3/S23
2o$obo$2bo$2bob2o$3bobo!

#N integral-with-tub
#D still-life
#G xs10_g0s252z11
x = 6, y = 6, rule = B3/S23
2o$obo$2bo$2bobo$3bobo$4bo!

#N long-4-snake
#D still-life
#G xs10_wg853z65
x = 8, y = 6, rule = B3/S23
2o$obo$3bo$4bo$5bobo$6b2o!

#N long-integral
#D still-life
#G xs10_3542ac
x = 4, y = 6, rule = B3/S23
2b2o$bobo$bo$2bo$obo$2o!

#N loop
#D still-life
#G xs10_69ar
x = 5, y = 4, rule = B3/S23
b2o$o2bo$bobo$2ob2o!

#N snake-siamese-snake
#D still-life
#G xs10_drz32
x = 7, y = 2, rule = B3/S23
2ob2obo$ob2ob2o!

#N trans-barge-with-tail
#D still-life
#G xs10_ggka52z1
x = 6, y = 6, rule = B3/S23
2o$bo$bobo$2bobo$3bobo$4bo!

#N trans-fuse-with-two-tails
#D still-life
#G xs10_ggka23z1
x = 6, y = 6, rule = B3/S23
2o$bo$bobo$2bobo$4bo$4b2o!

#N tub-with-long-long-tail
#D still-life
#G xs10_25a8426
x = 4, y = 7, rule = B3/S23
bo$obo$bobo$3bo$2bo$bo$b2o!

#N very-long-barge
#A long-long-barge
#D still-life
#G xs10_g8ka52z01
x = 6, y = 6, rule = B3/S23
4bo$3bobo$2bobo$bobo$obo$bo!

#N very-long-canoe
#A long-long-canoe
#D still-life
#G xs10_xg853z321
x = 7, y = 7, rule = B3/S23
5b2o$6bo$5bo$4bo$3bo$obo$2o!

#N very-long-hook-with-tail
#A long-long-hook-with-tail
#D still-life
#G xs10_1784213
x = 7, y = 4, rule = B3/S23
2o3b2o$bo2bobo$bobo$2bo!

#N very-long-shillelagh
#A long-long-shillelagh
#D still-life
#G xs10_0j96z32
x = 4, y = 7, rule = B3/S23
b2o$bobo$3bo$2bo$bo$o$2o!

#N very-long-ship
#A long-long-ship
#D still-life
#G xs10_35ako
x = 5, y = 5, rule = B3/S23
2o$obo$bobo$2bobo$3b2o!

#N amphisbaena
#D still-life
#G xs11_321eg8o
x = 7, y = 5, rule = B3/S23
obo$2obo$3bo$3bob2o$4bobo!

#N barge-with-long-tail
#D still-life
#G xs11_25akg8o
x = 7, y = 5, rule = B3/S23
bo$obo$bobo$2bo2b2o$3b2obo!

#N boat-on-aircraft
#A carrier-tie-boat
#D still-life
#G xs11_08o652z32
x = 6, y = 7, rule = B3/S23
bo$obo$b2o$3b2o$3bo$5bo$4b2o!

#N boat-on-snake
#D still-life
#G xs11_256o8go
x = 7, y = 5, rule = B3/S23
bo$obo$b2o$3b2obo$3bob2o!

#N boat-ship-tie
#C A ship and a boat, tip to tip.
#D still-life
#G xs11_g8o652z11
x = 6, y = 6, rule = B3/S23
2o$obo$b2o$3b2o$3bobo$4bo!

#N boat-with-hooked-tail
#D still-life
#G xs11_178b52
x = 6, y = 4, rule = B3/S23
2ob2o$bobobo$bo2bo$2b2o!

#N boat-with-very-long-tail
#D still-life
#G xs11_35a8426
x = 7, y = 4, rule = B3/S23
2o$obo2b2o$bo2bobo$2b2o!

#N carrier-siamese-eater-head
#A eater-head-siamese-carrier
#D still-life
#G xs11_178c4go
x = 7, y = 5, rule = B3/S23
5b2o$2b2o2bo$bob2o$bo$2o!

#N carrier-siamese-eater-tail
#A eater-tail-siamese-carrier
#D still-life
#G xs11_354c826
x = 4, y = 7, rule = B3/S23
2b2o$bobo$bo$2o$o$2bo$b2o!

#N carrier-siamese-long-snake
#A python-siamese-carrier
#D still-life
#G xs11_0cp3z65
x = 4, y = 8, rule = B3/S23
2b2o$3bo$bo$b2o$2bo$bo$o$2o!

#N carrier-with-feather
#D still-life
#G xs11_31461ac
x = 7, y = 4, rule = B3/S23
2o2bo$o2bobo$2b2o2bo$5b2o!

#N cis-boat-and-table
#A cis-boat-on-table
#D still-life
#G xs11_2530f9
x = 4, y = 6, rule = B3/S23
bo$obo$2o2$4o$o2bo!

#N cis-boat-with-nine
#D still-life
#G xs11_g0s256z11
x = 6, y = 6, rule = B3/S23
4bo$3bobo$2bob2o$2bo$obo$2o!

#N cis-loaf-with-tail
#D still-life
#G xs11_178kic
x = 6, y = 5, rule = B3/S23
3b2o$2bo2bo$bobobo$bo2bo$2o!

#N cis-long-boat-with-tail
#D still-life
#G xs11_178ka6
x = 6, y = 5, rule = B3/S23
2o$bo2b2o$bobobo$2bobo$3bo!

#N claw-with-tub-with-tail
#D still-life
#G xs11_25iczx113
x = 6, y = 7, rule = B3/S23
bo$obo$bobo$3bo$2bo$3b3o$5bo!

#N eater-head-siamese-snake
#D still-life
#G xs11_178c48c
x = 7, y = 4, rule = B3/S23
2b2ob2o$bob2obo$bo$2o!

#N eater-tail-siamese-snake
#D still-life
#G xs11_32132ac
x = 4, y = 7, rule = B3/S23
2b2o$bobo$bo$2o$o$bo$2o!

#N eater-with-cape
#D still-life
#G xs11_31e853
x = 6, y = 4, rule = B3/S23
2o2b2o$o2bobo$bobo$2b2o!

#N eleven-loop
#D still-life
#G xs11_178jd
x = 5, y = 5, rule = B3/S23
bo$obo$o2bo$bobo$2ob2o!

#N elevener
#D still-life
#G xs11_g0s453z11
x = 6, y = 6, rule = B3/S23
4b2o$3bobo$3bo$b3o$o$2o!

#N fuse-with-tail-and-long-tail
#D still-life
#G xs11_3215a8o
x = 7, y = 5, rule = B3/S23
ob2o$2o2bo$3bo$4b3o$6bo!

#N hungry-hat
#D still-life
#G xs11_2ege13
x = 6, y = 5, rule = B3/S23
4b2o$2obobo$bobo$bobo$2bo!

#N integral-with-long-hook
#D still-life
#G xs11_31eg84c
x = 7, y = 5, rule = B3/S23
2o$obo$2bo2b2o$2bobobo$3bo!

#N integral-with-tub-and-hook
#D still-life
#G xs11_g88a52z23
x = 6, y = 7, rule = B3/S23
4bo$3bobo$4bo$b3o$o$bo$2o!

#N integral-with-two-tubs
#D still-life
#G xs11_0g0s252z121
x = 7, y = 7, rule = B3/S23
5bo$4bobo$5bo$2b3o$bo$obo$bo!

#N loaf-siamese-loaf
#D still-life
#G xs11_69lic
x = 5, y = 5, rule = B3/S23
2b2o$bo2bo$obobo$o2bo$b2o!

#N long-3-boat
#D still-life
#G xs11_g8ka52z11
x = 6, y = 6, rule = B3/S23
4bo$3bobo$2bobo$bobo$obo$2o!

#N long-3-canoe
#D still-life
#G xs11_wg84213z65
x = 8, y = 8, rule = B3/S23
6b2o$5bobo$4bo$3bo$2bo$bo$o$2o!

#N long-3-hook-with-tail
#D still-life
#G xs11_03ia4z65
x = 5, y = 8, rule = B3/S23
bo$b3o$4bo$3bo$2bo$bo$o$2o!

#N long-3-shillelagh
#D still-life
#G xs11_69jzx56
x = 5, y = 8, rule = B3/S23
3b2o$4bo$3bo$2bo$bo$o$obo$b2o!

#N long-cis-hook-with-tail
#D still-life
#G xs11_4ai3zx123
x = 6, y = 7, rule = B3/S23
3bo$b3o$o$bo$2bo$3bobo$4b2o!

#N long-cis-shillelagh
#D still-life
#G xs11_69jzx123
x = 6, y = 7, rule = B3/S23
b2o$obo$o$bo$2bo$3bobo$4b2o!

#N long-claw-with-tail
#D still-life
#G xs11_17842ac
x = 7, y = 4, rule = B3/S23
2o$bo2b2o$bobo2bo$2bo2b2o!

#N long-fuse-with-two-tails
#D still-life
#G xs11_17842sg
x = 7, y = 5, rule = B3/S23
2o$bo2bo$bobobo$2bo2bo$5b2o!

#N long-prodigal
#D still-life
#G xs11_25a84ko
x = 7, y = 5, rule = B3/S23
bo$obo$bo2b2o$2b2o2bo$5b2o!

#N python-siamese-snake
#D still-life
#G xs11_0drz65
x = 3, y = 8, rule = B3/S23
b2o$2bo$bo$b2o$2bo$bo$o$2o!

#N snake-with-feather
#D still-life
#G xs11_3586246
x = 7, y = 4, rule = B3/S23
2o$o2b2obo$bobob2o$2bo!

#N trans-boat-and-table
#A trans-boat-on-table
#D still-life
#G xs11_2560ui
x = 6, y = 5, rule = B3/S23
bo$obob2o$b2obo$4bo$4b2o!

#N trans-boat-with-nine
#D still-life
#G xs11_g0s253z11
x = 6, y = 6, rule = B3/S23
2o$obo$bo$2b3o$5bo$4b2o!

#N trans-loaf-with-tail
#D still-life
#G xs11_ggm952z1
x = 6, y = 6, rule = B3/S23
2o$bo$bob2o$2bo2bo$3bobo$4bo!

#N trans-long-boat-with-tail
#D still-life
#G xs11_ggka53z1
x = 6, y = 6, rule = B3/S23
4b2o$3bobo$2bobo$3bo$3o$o!

#N tub-with-cis-tail
#D still-life
#G xs11_358gka4
x = 7, y = 5, rule = B3/S23
2o$o4bo$bo2bobo$2bo2bo$3b2o!

#N tub-with-extra-long-tail
#A tub-with-long-3-tail
#D still-life
#G xs11_25icz65
x = 4, y = 8, rule = B3/S23
bo$obo$bobo$3bo$2bo$bo$o$2o!

#N very-long-integral
#D still-life
#G xs11_3542156
x = 7, y = 3, rule = B3/S23
2o2b2o$o2bo2bo$b2o2b2o!

#N asymmetric-amphisbaena
#D still-life
#G xs12_0gjl8z56
x = 5, y = 8, rule = B3/S23
2b2o$2bo$3bo$4bo$b3o$o$bo$2o!

#N barge-with-very-long-tail
#D still-life
#G xs12_25akg84c
x = 8, y = 5, rule = B3/S23
bo$obo$bobo2b2o$2bo2bobo$3b2o!

#N beehive-and-table
#A beehive-on-table
#D still-life
#G xs12_6960ui
x = 5, y = 6, rule = B3/S23
2b2o$bo2bo$2b2o2$4o$o2bo!

#N beehive-at-beehive
#D still-life
#G xs12_o4q552z01
x = 6, y = 6, rule = B3/S23
4bo$3bobo$3bobo$b2obo$o2bo$b2o!

#N beehive-at-claw
#D still-life
#G xs12_g4q552z11
x = 6, y = 6, rule = B3/S23
3b2o$2bo2bo$bob2o$2bo$obo$2o!

#N beehive-bend-tail
#D still-life
#G xs12_2egm96
x = 5, y = 6, rule = B3/S23
b2o$o2bo$b2obo$4bo$b3o$bo!

#N beehive-with-nine
#D still-life
#G xs12_0ggm96z32
x = 7, y = 6, rule = B3/S23
b2o$o2bo$b2obo$4bo$4bobo$5b2o!

#N block-and-cap
#D still-life
#G xs12_330f96
x = 4, y = 6, rule = B3/S23
b2o$o2bo$4o2$2o$2o!

#N block-and-two-tails
#D still-life
#G xs12_178br
x = 5, y = 5, rule = B3/S23
2ob2o$2obo$3bo$3o$o!

#N boat-amphisbaena
#D still-life
#G xs12_g88b52z23
x = 6, y = 7, rule = B3/S23
3b2o$3bobo$4bo$b3o$o$bo$2o!

#N boat-claw-with-tail
#D still-life
#G xs12_35iczx113
x = 6, y = 7, rule = B3/S23
2o$obo$bobo$3bo$2bo$3b3o$5bo!

#N boat-line-tub
#D still-life
#G xs12_0g0s256z121
x = 7, y = 7, rule = B3/S23
5bo$4bobo$3bob2o$3bo$bobo$obo$bo!

#N boat-on-long-snake
#D still-life
#G xs12_3lozx352
x = 6, y = 8, rule = B3/S23
2o$o$bo$2bo$b2o$3b2o$3bobo$4bo!

#N boat-tie-eater-tail
#A eater-on-boat
#D still-life
#G xs12_256o8a6
x = 5, y = 7, rule = B3/S23
b2o$bobo$3bo$3b2o$b2o$obo$bo!

#N boat-with-cis-tail
#D still-life
#G xs12_358gka6
x = 7, y = 5, rule = B3/S23
2o$o4b2o$bo2bobo$2bo2bo$3b2o!

#N broken-elevener
#D still-life
#G xs12_5b8ozx123
x = 6, y = 7, rule = B3/S23
2o$bo$o$b3o$3bo$3bobo$4b2o!

#N canoe-siamese-snake
#D still-life
#G xs12_312312ko
x = 8, y = 5, rule = B3/S23
2ob2o$ob2obo$6bo$7bo$6b2o!

#N carrier-bridge-carrier
#D still-life
#G xs12_641j4czx11
x = 6, y = 6, rule = B3/S23
2b2o$o2bo$2o2b2o$5bo$3bo$3b2o!

#N carrier-bridge-snake
#D still-life
#G xs12_ck3146z11
x = 6, y = 6, rule = B3/S23
2b2o$2bo2bo$2o2b2o$o$bo$2o!

#N carrier-siamese-canoe
#D still-life
#G xs12_3pczw1246
x = 6, y = 8, rule = B3/S23
2o$o$2bo$b2o$bo$2bo$3bobo$4b2o!

#N carrier-siamese-shillelagh
#D still-life
#G xs12_3pcz643
x = 3, y = 8, rule = B3/S23
2o$o$2bo$b2o$bo$2bo$obo$2o!

#N carrier-siamese-tub-with-tail
#D still-life
#G xs12_25a8og4c
x = 8, y = 5, rule = B3/S23
bo$obo$bo4b2o$2b3o2bo$4b2o!

#N carrier-tie-ship
#D still-life
#G xs12_08o653z32
x = 6, y = 7, rule = B3/S23
4b2o$3bobo$3b2o$b2o$2bo$o$2o!

#N cis-aircraft-on-table
#D still-life
#G xs12_32qj4c
x = 6, y = 5, rule = B3/S23
o2bo$4o$4b2o$2bo2bo$2b2o!

#N cis-barge-with-nine
#D still-life
#G xs12_0gila4z32
x = 6, y = 7, rule = B3/S23
3bo$2bobo$3bobo$4bo$b3o$o$2o!

#N cis-block-on-long-hook
#D still-life
#G xs12_3hu066
x = 5, y = 6, rule = B3/S23
3b2o$o3bo$4o2$2b2o$2b2o!

#N cis-carrier-down-on-table
#D still-life
#G xs12_4s0c93z11
x = 6, y = 6, rule = B3/S23
4b2o$5bo$2obo$bob2o$bo$2o!

#N cis-carrier-tie
#D still-life
#G xs12_0ggc93z641
x = 6, y = 8, rule = B3/S23
4b2o$5bo$3bo$3b2o$b2o$2bo$o$2o!

#N cis-carrier-tie-snake
#D still-life
#G xs12_3123c4go
x = 8, y = 5, rule = B3/S23
2obo$ob2o$4b2o$4bo2bo$6b2o!

#N cis-carrier-up-on-table
#D still-life
#G xs12_39c0f9
x = 6, y = 4, rule = B3/S23
2o2b2o$o3bo$2bobo$b2ob2o!

#N cis-fuse-with-two-tails
#D still-life
#G xs12_4ai3s4zx1
x = 6, y = 6, rule = B3/S23
3bo$b3o$o3b2o$bo2bo$2bobo$3bo!

#N cis-long-barge-with-tail
#D still-life
#G xs12_178ka52
x = 7, y = 5, rule = B3/S23
2o3bo$bo2bobo$bobobo$2bobo$3bo!

#N cis-mango-with-tail
#D still-life
#G xs12_178kia4
x = 7, y = 5, rule = B3/S23
2o$bo2b2o$bobo2bo$2bo2bo$3b2o!

#N cis-ship-on-table
#D still-life
#G xs12_6530f9
x = 6, y = 4, rule = B3/S23
b2ob2o$obobo$2o2bo$4b2o!

#N cis-snake-tie
#D still-life
#G xs12_ggdbz65
x = 4, y = 8, rule = B3/S23
2b2o$3bo$2bo$2b2o$2o$bo$o$2o!

#N claw-siamese-tub-with-cape
#D still-life
#G xs12_358m93
x = 6, y = 5, rule = B3/S23
2o2b2o$o2bobo$bobo$2bobo$3bo!

#N double-claw
#D still-life
#G xs12_651i4ozx11
x = 6, y = 6, rule = B3/S23
b2o$obo$o$bo2b2o$2bo2bo$3b2o!

#N down-snake-on-table
#D still-life
#G xs12_31230f9
x = 7, y = 4, rule = B3/S23
2obob2o$ob2obo$5bo$5b2o!

#N eater-5
#A eater5
#D still-life
#G xs12_08ka23zcc
x = 9, y = 6, rule = B3/S23
7b2o$3bo3b2o$2bobo$bobo$bo$2o!

#N eater-head-siamese-eater-head
#D still-life
#G xs12_32qczx113
x = 6, y = 7, rule = B3/S23
o$3o$3bo$2b2o$2bo$3b3o$5bo!

#N eater-head-siamese-eater-tail
#D still-life
#G xs12_178c453
x = 7, y = 4, rule = B3/S23
2o3b2o$bo4bo$bob3o$2b2o!

#N eater-tail-siamese-eater-tail
#D still-life
#G xs12_31eozx123
x = 6, y = 7, rule = B3/S23
2o$obo$2bo$2b2o$3bo$3bobo$4b2o!

#N eater-tie-boat
#D still-life
#G xs12_0g8o652z23
x = 7, y = 7, rule = B3/S23
5bo$4bobo$4b2o$2b2o$bobo$bo$2o!

#N eater-with-head-feather
#D still-life
#G xs12_178c2ko
x = 7, y = 5, rule = B3/S23
2o$bo2bo$bobobo$2b2o2bo$5b2o!

#N eater-with-tail-feather
#D still-life
#G xs12_354cga6
x = 7, y = 5, rule = B3/S23
2o$o4b2o$b3o2bo$3bobo$4bo!

#N fuse-with-tail-and-integral
#D still-life
#G xs12_0g8ge13z23
x = 7, y = 7, rule = B3/S23
5b2o$4bobo$4bo$2bobo$bobo$bo$2o!

#N fuse-with-two-long-tails
#D still-life
#G xs12_g8jdz56
x = 4, y = 8, rule = B3/S23
2b2o$2bo$3bo$bobo$obo$o$bo$2o!

#N gull-with-tub
#D still-life
#G xs12_0ggs252z32
x = 7, y = 7, rule = B3/S23
5bo$4bobo$3bobo$3bo$b3o$o$2o!

#N honey-barge
#D still-life
#G xs12_358m96
x = 6, y = 5, rule = B3/S23
2o2bo$o2bobo$bobobo$2bobo$3bo!

#N honeycomb
#C A beehive with a wall through it.
#D still-life
#G xs12_4alla4
x = 6, y = 5, rule = B3/S23
2b2o$bo2bo$ob2obo$bo2bo$2b2o!

#N hook-with-nine
#D still-life
#G xs12_0ggm93z32
x = 6, y = 7, rule = B3/S23
4b2o$3bobo$3bo$4bo$b3o$o$2o!

#N hook-with-tail-with-cape
#D still-life
#G xs12_321e853
x = 7, y = 4, rule = B3/S23
obo2b2o$2obo2bo$3bobo$3b2o!

#N hook-with-two-tails
#D still-life
#G xs12_ghn84cz1
x = 6, y = 6, rule = B3/S23
b2o$2bo$2bob2o$3bobo$3o$o!

#N inflected-long-snake
#D still-life
#G xs12_4ap3z65
x = 4, y = 8, rule = B3/S23
2b2o$bobo$o$b2o$2bo$bo$o$2o!

#N inflexion
#D still-life
#G xs12_35861ac
x = 7, y = 4, rule = B3/S23
2o2bo$o2bobo$bobo2bo$2bo2b2o!

#N integral-with-cis-hook
#D still-life
#G xs12_31eg853
x = 7, y = 5, rule = B3/S23
2o3b2o$obo3bo$2bo2bo$2bobo$3bo!

#N integral-with-hook-and-tail
#D still-life
#G xs12_2ege123
x = 7, y = 5, rule = B3/S23
4bobo$2obob2o$bobo$bobo$2bo!

#N integral-with-long-hook-and-tub
#D still-life
#G xs12_8ljgzx252
x = 6, y = 8, rule = B3/S23
b2o$2bo$bo$o$b3o$4bo$3bobo$4bo!

#N integral-with-tub-and-tail
#D still-life
#G xs12_0gbaa4z121
x = 6, y = 7, rule = B3/S23
2bo$2b3o$5bo$2b3o$bo$obo$bo!

#N inverted-double-claw
#D still-life
#G xs12_g4q453z11
x = 6, y = 6, rule = B3/S23
4b2o$2bo2bo$bob2o$2bo$obo$2o!

#N long-3-ship
#D still-life
#G xs12_g8ka53z11
x = 6, y = 6, rule = B3/S23
2o$obo$bobo$2bobo$3bobo$4b2o!

#N long-boat-on-boat
#D still-life
#G xs12_0g8o652z121
x = 7, y = 7, rule = B3/S23
5bo$4bobo$4b2o$2b2o$bobo$obo$bo!

#N long-boat-with-long-tail
#D still-life
#G xs12_3215ako
x = 7, y = 5, rule = B3/S23
ob2o$2o2bo$3bobo$4bobo$5b2o!

#N long-integral-with-boat
#D still-life
#G xs12_3542ako
x = 7, y = 5, rule = B3/S23
2o$o2b2o$b2o2bo$4bobo$5b2o!

#N long-tub-claw-with-tail
#D still-life
#G xs12_17842ak8
x = 8, y = 5, rule = B3/S23
2o$bo2b2o$bobo2bo$2bo2bobo$6bo!

#N r-bee-with-feather
#D still-life
#G xs12_642tic
x = 6, y = 5, rule = B3/S23
3bo$obobo$2obobo$3bobo$3b2o!

#N rotated-table
#D still-life
#G xs12_32qb8o
x = 6, y = 5, rule = B3/S23
o2bo$4o2$2b4o$2bo2bo!

#N shillelagh-siamese-snake
#D still-life
#G xs12_drz346
x = 3, y = 8, rule = B3/S23
2o$bo$o$2o$bo$o$obo$b2o!

#N ship-on-snake
#D still-life
#G xs12_3123cko
x = 7, y = 5, rule = B3/S23
2obo$ob2o$4b2o$4bobo$5b2o!

#N ship-tie
#C Two ships, tip to tip; half of a fleet.
#D still-life
#G xs12_g8o653z11
x = 6, y = 6, rule = B3/S23
2o$obo$b2o$3b2o$3bobo$4b2o!

#N snake-and-table
#D still-life
#G xs12_32130f9
x = 7, y = 4, rule = B3/S23
ob2ob2o$2obobo$5bo$5b2o!

#N snake-bridge-snake
#D still-life
#G xs12_ck3123z11
x = 6, y = 6, rule = B3/S23
4b2o$4bo$5bo$4b2o$2obo$ob2o!

#N snorkel-loop
#D still-life
#G xs12_2egm93
x = 6, y = 5, rule = B3/S23
2b2o$bo2bo$2bobo$obob2o$2o!

#N table-on-table
#A table-and-table
#C Two tables, top to top.
#D still-life
#G xs12_raar
x = 4, y = 5, rule = B3/S23
o2bo$4o2$4o$o2bo!

#N teardrop-with-cape
#D still-life
#G xs12_358mic
x = 6, y = 5, rule = B3/S23
2o$o2b2o$bobobo$2bo2bo$3b2o!

#N teardrop-with-claw
#D still-life
#G xs12_354qic
x = 6, y = 5, rule = B3/S23
2o$o2b2o$b2o2bo$3bobo$3b2o!

#N trans-barge-with-nine
#D still-life
#G xs12_0ggka52z32
x = 7, y = 7, rule = B3/S23
5bo$4bobo$3bobo$4bo$b3o$o$2o!

#N trans-block-on-long-hook
#D still-life
#G xs12_330fho
x = 5, y = 6, rule = B3/S23
3b2o$o3bo$4o2$2o$2o!

#N trans-boat-amphisbaena
#D still-life
#G xs12_g88a53z23
x = 6, y = 7, rule = B3/S23
4b2o$3bobo$4bo$b3o$o$bo$2o!

#N trans-boat-line-tub
#D still-life
#G xs12_0g0s252z321
x = 7, y = 7, rule = B3/S23
5bo$4bobo$3bobo$3bo$bobo$obo$2o!

#N trans-carrier-down-on-table
#D still-life
#G xs12_31460ui
x = 7, y = 5, rule = B3/S23
2o$o2bob2o$2b2obo$5bo$5b2o!

#N trans-carrier-tie
#D still-life
#G xs12_08o6413z32
x = 7, y = 7, rule = B3/S23
5b2o$3bo2bo$3b2o$b2o$2bo$o$2o!

#N trans-carrier-tie-snake
#D still-life
#G xs12_8o6413z32
x = 6, y = 7, rule = B3/S23
4b2o$2bo2bo$2b2o$2o$bo$o$2o!

#N trans-carrier-up-on-table
#D still-life
#G xs12_628c0f9
x = 7, y = 4, rule = B3/S23
5b2o$2o3bo$o2bobo$2b2ob2o!

#N trans-long-barge-with-tail
#D still-life
#G xs12_0g8ka52z23
x = 7, y = 7, rule = B3/S23
5bo$4bobo$3bobo$2bobo$bobo$bo$2o!

#N trans-mango-with-tail
#D still-life
#G xs12_69iczx113
x = 6, y = 7, rule = B3/S23
bo$obo$o2bo$bobo$2bo$3b3o$5bo!

#N trans-ship-on-table
#D still-life
#G xs12_3560ui
x = 6, y = 5, rule = B3/S23
2o$obob2o$b2obo$4bo$4b2o!

#N trans-snake-tie
#D still-life
#G xs12_kc3213z11
x = 6, y = 6, rule = B3/S23
2bob2o$2b2obo$2o$bo$o$2o!

#N tri-block
#D still-life
#G xs12_rrz66
x = 8, y = 2, rule = B3/S23
2ob2ob2o$2ob2ob2o!

#N tub-bend-line-tub
#D still-life
#G xs12_25iczw1252
x = 6, y = 8, rule = B3/S23
bo$obo$bobo$3bo$2bo$2bobo$3bobo$4bo!

#N tub-with-long-cis-tail
#D still-life
#G xs12_ci52zw1246
x = 6, y = 8, rule = B3/S23
2bo$bobo$obo$o$bo$2bo$3bobo$4b2o!

#N tub-with-tail-siamese-snake
#D still-life
#G xs12_25a8og8o
x = 8, y = 5, rule = B3/S23
bo$obo$bo$2b3ob2o$4b2obo!

#N tub-with-tail-with-cape
#D still-life
#G xs12_252sga6
x = 7, y = 5, rule = B3/S23
bo$obo2b2o$bobo2bo$3bobo$3b2o!

#N twelve-loop
#D still-life
#G xs12_31egma
x = 6, y = 5, rule = B3/S23
2o$obob2o$2bobo$2bo2bo$3b2o!

#N very-long-melusine
#D still-life
#G xs12_178421e8
x = 8, y = 4, rule = B3/S23
2o3bo$bo2bobo$bobo2bo$2bo3b2o!

#N very-long-prodigal
#D still-life
#G xs12_25a842ac
x = 8, y = 4, rule = B3/S23
bo$obo2b2o$bo2bo2bo$2b2o2b2o!

#N beehive-at-loaf
#D still-life
#G xs13_g88m96z121
x = 6, y = 7, rule = B3/S23
4bo$3bobo$3bobo$b2obo$o2bo$obo$bo!

#N cis-boat-and-cap
#D still-life
#G xs13_2530f96
x = 7, y = 4, rule = B3/S23
b2ob2o$obobobo$bo2bobo$4b2o!

#N long-boat-tie-ship
#A ship-on-long-boat
#D still-life
#G xs13_0g8o653z121
x = 7, y = 7, rule = B3/S23
5b2o$4bobo$4b2o$2b2o$bobo$obo$bo!

#N ortho-loaf-and-table
#A ortho-loaf-on-table
#D still-life
#G xs13_4a960ui
x = 5, y = 7, rule = B3/S23
2bo$bobo$bo2bo$2b2o2$4o$o2bo!

#N r-bee-and-snake
#D still-life
#G xs13_69e0mq
x = 5, y = 6, rule = B3/S23
2obo$ob2o2$b3o$bo2bo$2b2o!

#N sesquihat
#D still-life
#G xs13_2ege1e8
x = 7, y = 5, rule = B3/S23
4bo$2obobo$bobobo$bobob2o$2bo!

#N beehive-and-cap
#D still-life
#G xs14_6960uic
x = 5, y = 7, rule = B3/S23
b2o$o2bo$4o2$2b2o$bo2bo$2b2o!

#N bi-loaf-1
#A bi-loaf
#D still-life
#G xs14_g88m952z121
x = 7, y = 7, rule = B3/S23
bo$obo$o2bo$b2obo$3bobo$3bo2bo$4b2o!

#N bi-loaf-2
#D still-life
#G xs14_4a9m88gzx121
x = 7, y = 7, rule = B3/S23
2bo$bobo$o2bo$b2ob2o$3bo2bo$3bobo$4bo!

#N bi-loaf-4
#D still-life
#G xs14_69la4ozx11
x = 6, y = 6, rule = B3/S23
3b2o$2bo2bo$bobobo$obobo$o2bo$b2o!

#N big-s
#C Fourteen cells, shaped like the letter.
#D still-life
#G xs14_g88b96z123
x = 7, y = 6, rule = B3/S23
4b2o$3bo2bo$3bob2o$2obo$o2bo$b2o!

#N block-and-dock
#A block-on-dock
#D still-life
#G xs14_j1u066z11
x = 6, y = 6, rule = B3/S23
3b2o$3b2o2$b4o$o4bo$2o2b2o!

#N bookends
#C Two bookends side by side.
#D still-life
#G xs14_39e0e93
x = 7, y = 4, rule = B3/S23
2o3b2o$obobobo$2bobo$b2ob2o!

#N carrier-siamese-dock
#A dock-siamese-carrier
#D still-life
#G xs14_j1u413z11
x = 6, y = 6, rule = B3/S23
2o2b2o$o4bo$b4o$3bo$5bo$4b2o!

#N cis-hook-and-r-bee
#D still-life
#G xs14_39e0e96
x = 4, y = 7, rule = B3/S23
2b2o$o2bo$3o2$3o$o2bo$b2o!

#N cis-mirrored-r-bee
#D still-life
#G xs14_6970796
x = 7, y = 4, rule = B3/S23
b2ob2o$obobobo$obobobo$bo3bo!

#N cis-rotated-hook
#D still-life
#G xs14_6is079c
x = 7, y = 5, rule = B3/S23
b2o$2bo2b2o$obobobo$2o2bo$4b2o!

#N cis-rotated-r-bee
#D still-life
#G xs14_6970sic
x = 7, y = 5, rule = B3/S23
4b2o$bo2bobo$obobobo$obo2bo$b2o!

#N eater-bridge-eater
#D still-life
#G xs14_354cgs26
x = 8, y = 5, rule = B3/S23
2o$o5b2o$b3obobo$3bobo$4b2o!

#N fourteener
#D still-life
#G xs14_69bo8a6
x = 7, y = 5, rule = B3/S23
4b2o$2o2bobo$o5bo$b5o$3bo!

#N paperclip
#C Fourteen cells, bent twice.
#D still-life
#G xs14_69bqic
x = 5, y = 6, rule = B3/S23
2b2o$bo2bo$bob2o$2obo$o2bo$b2o!

#N sidewalk
#D still-life
#G xs14_1no3tg
x = 6, y = 5, rule = B3/S23
b2ob2o$2bobo$bo2bo$bobo$2ob2o!

#N skew-r-bees
#D still-life
#G xs14_o4s0796z01
x = 7, y = 6, rule = B3/S23
bo$obo$obo2bo$b2obobo$4bobo$4b2o!

#N trans-hook-and-r-bee
#D still-life
#G xs14_39e0eic
x = 5, y = 7, rule = B3/S23
3b2o$bo2bo$b3o2$b3o$o2bo$b2o!

#N trans-mirrored-r-bee
#D still-life
#G xs14_69e0eic
x = 7, y = 5, rule = B3/S23
5bo$b2obobo$obobobo$obob2o$bo!

#N trans-rotated-r-bee
#D still-life
#G xs14_g8o0e96z121
x = 7, y = 7, rule = B3/S23
bo$obo$obo$b2ob2o$4bobo$4bobo$5bo!

#N 13-loop
#D still-life
#G xs15_3lkia4z32
x = 6, y = 7, rule = B3/S23
2o$o2b2o$b2o2bo$4bo$b3o$o$2o!

#N bee-hat
#D still-life
#G xs15_3lkm96z01
x = 6, y = 6, rule = B3/S23
b2o$o2bo$b2obo$2bobo$obob2o$2o!

#N cis-boat-and-dock
#A cis-boat-on-dock
#D still-life
#G xs15_j1u06a4z11
x = 6, y = 7, rule = B3/S23
2bo$bobo$b2o2$b4o$o4bo$2o2b2o!

#N cis-r-bee-and-r-loaf
#D still-life
#G xs15_259e0e96
x = 4, y = 8, rule = B3/S23
b2o$o2bo$b3o2$b3o$o2bo$obo$bo!

#N moose-antlers
#C Two long tails on one stem.
#D still-life
#G xs15_354cgc453
x = 9, y = 5, rule = B3/S23
2o5b2o$o7bo$b3ob3o$3bobo$4bo!

#N super-mango
#D still-life
#G xs15_4al5ak8zx11
x = 6, y = 7, rule = B3/S23
2bo$bobo$obobo$o2bobo$bobobo$2bobo$3bo!

#N trans-boat-and-dock
#A trans-boat-on-dock
#D still-life
#G xs15_3lk453z121
x = 6, y = 7, rule = B3/S23
bo$obo$b2o2$b4o$o4bo$2o2b2o!

#N trans-r-bee-and-r-loaf
#D still-life
#G xs15_259e0eic
x = 5, y = 8, rule = B3/S23
2b2o$bo2bo$b3o2$b3o$o2bo$obo$bo!

#N beehive-and-dock
#A beehive-on-dock
#D still-life
#G xs16_j1u0696z11
x = 6, y = 7, rule = B3/S23
3b2o$2bo2bo$3b2o2$b4o$o4bo$2o2b2o!

#N bi-cap
#C Two caps back to back.
#D still-life
#G xs16_69f0f96
x = 4, y = 7, rule = B3/S23
b2o$o2bo$4o2$4o$o2bo$b2o!

#N bi-pond
#C Two ponds that touch at a corner.
#D still-life
#G xs16_g88m996z1221
x = 7, y = 7, rule = B3/S23
b2o$o2bo$o2bo$b2ob2o$3bo2bo$3bo2bo$4b2o!

#N blockade
#C Four blocks: a common family.
#D still-life
#G xs16_0ggydgj3zop1yd11
x = 23, y = 10, rule = B3/S23
2o$2o3$b2o17b2o$b2o17b2o3$21b2o$21b2o!

#N scorpion
#C Sixteen cells with two claws.
#D still-life
#G xs16_69egmiczx1
x = 7, y = 6, rule = B3/S23
3bo$b3o$o3b2o$obobobo$b2obobo$5bo!

#N symmetric-scorpion
#D still-life
#G xs16_69bob96
x = 7, y = 5, rule = B3/S23
3bo$b5o$o5bo$obobobo$b2ob2o!

#N table-and-dock
#D still-life
#G xs16_j1u0uiz11
x = 6, y = 6, rule = B3/S23
2o2b2o$o4bo$b4o2$b4o$bo2bo!

#N up-wing-on-wing
#D still-life
#G xs16_259e0e952
x = 9, y = 4, rule = B3/S23
b2o3b2o$o2bobo2bo$bobobobo$2b2ob2o!

#N alternate-eater-5
#D still-life
#G xs17_624871z25a8o
x = 10, y = 6, rule = B3/S23
3bo3b2o$2bobo3bo$bobo3bo$bo4bo$2o5b3o$9bo!

#N super-loaf
#D still-life
#G xs17_4al5q4ozx121
x = 7, y = 7, rule = B3/S23
2bo$bobo$obobo$obo2bo$bob2obo$2bo2bo$3b2o!

#N twin-hat
#D still-life
#G xs17_2ege1ege2
x = 9, y = 5, rule = B3/S23
2bo3bo$bobobobo$bobobobo$2obobob2o$4bo!

#N cap-and-dock
#D still-life
#G xs18_j1u0uicz11
x = 7, y = 6, rule = B3/S23
5b2o$b2obobo$obobo$obobo$b2obobo$5b2o!

#N dead-spark-coil
#C Two tables that hold each other still.
#D still-life
#G xs18_rhe0ehr
x = 7, y = 5, rule = B3/S23
2o3b2o$obobobo$2bobo$obobobo$2o3b2o!

#N loaf-tie-eater-with-tail
#D still-life
#G xs18_2egm9a4zx346
x = 8, y = 7, rule = B3/S23
2bo$bobo2b2o$o2bo3bo$b2ob3o$4bo$b3o$bo!

#N long-hook-and-dock
#D still-life
#G xs18_j1u0uh3z11
x = 7, y = 6, rule = B3/S23
2o3b2o$obobobo$2bobo$2bobo$b2obobo$5b2o!

#N pond-and-dock
#D still-life
#G xs18_3lk453z3443
x = 8, y = 6, rule = B3/S23
b2o3b2o$o2bobobo$o2bobo$b2o2bo$5bobo$6b2o!

#N r-mango-and-house
#D still-life
#G xs18_m2s0si96z11
x = 8, y = 6, rule = B3/S23
bo$obo3b2o$o2bobobo$bobobo$2b2obobo$6b2o!

#N rotated-c
#D still-life
#G xs18_c4o0ehrz321
x = 7, y = 7, rule = B3/S23
2o$obo$2bo2b2o$obobobo$2o2bo$4bobo$5b2o!

#N up-dove-on-dove
#D still-life
#G xs18_69is0si96
x = 9, y = 5, rule = B3/S23
2b2ob2o$bobobobo$o2bobo2bo$obo3bobo$bo5bo!

#N bts
#O Mark Niemiec
#D still-life
#G xs19_32qb079czw23
x = 7, y = 8, rule = B3/S23
3b2o$3bo2bo$4b3o2$2obob2o$ob2obo$5bo$5b2o!

#N eater-2
#A eater2
#O David Buckingham
#C An eater for what comes from more than one side.
#D still-life
#G xs19_4aar0rbzx121
x = 7, y = 7, rule = B3/S23
3bob2o$b3ob2o$o$b3ob2o$3bobo$3bobo$4bo!

#N longhorn
#D still-life
#G xs19_69b88gz69d11
x = 9, y = 6, rule = B3/S23
b2o3b2o$o2bobo2bo$2obobob2o$3bobo$3bobo$4bo!

#N mirrored-dock
#D still-life
#G xs20_3lkkl3z32w23
x = 6, y = 7, rule = B3/S23
2o2b2o$o4bo$b4o2$b4o$o4bo$2o2b2o!

#N shuriken
#D still-life
#G xs20_cq231eoz012311
x = 7, y = 7, rule = B3/S23
3b2o$b3obo$o4bo$2o3b2o$bo4bo$bob3o$2b2o!

#N sidesnagger
#O Chris Cain, 2015
#D still-life
#G xs20_ck8x33zy02596x33
x = 13, y = 9, rule = B3/S23
6bo$5bobo$4bo2bo3b2o$5b2o4b2o$bo$obo$2o$6b2o$6b2o!

#N small-lake
#D still-life
#G xs20_g8861688gz01168611
x = 9, y = 9, rule = B3/S23
4bo$3bobo$3bobo$b2o3b2o$o7bo$b2o3b2o$3bobo$3bobo$4bo!

#N spiral
#O Robert Wainwright, 1971
#D still-life
#G xs20_178kai3z311w32
x = 7, y = 7, rule = B3/S23
2o4bo$bo2b3o$bobo$2bobo$3bobo$3o2bo$o4b2o!

#N bookends-siamese-tables
#D still-life
#G xs22_09v0v9z3210123
x = 7, y = 7, rule = B3/S23
2o3b2o$obobobo$2bobo$b2ob2o$2bobo$2bobo$b2ob2o!

#N cis-mirrored-worm
#D still-life
#G xs22_69b88cz69d113
x = 6, y = 9, rule = B3/S23
b2o$obo$o4bo$b5o2$b5o$o4bo$obo$b2o!

#N fleet
#D still-life
#G xs24_g8o653wggz11wokc321
x = 10, y = 10, rule = B3/S23
4b2o$3bobo$3b2o$b2o$obo5b2o$2o5bobo$7b2o$5b2o$4bobo$4b2o!

#N honey-farm
#C Four beehives round a centre: a common family.
#D still-life
#G xs24_y1696z2552y12552zy1cic
x = 15, y = 13, rule = B3/S23
6bo$5bobo$5bobo$6bo2$b2o9b2o$o2bo7bo2bo$b2o9b2o2$6bo$5bobo$5bobo$6bo!

#N lake-2
#D still-life
#G xs24_g88611688gz122cggc221
x = 10, y = 10, rule = B3/S23
4b2o$3bo2bo$3bo2bo$b2o4b2o$o8bo$o8bo$b2o4b2o$3bo2bo$3bo2bo$4b2o!

#N super-pond
#D still-life
#G xs24_o4q55q4oz0125521
x = 8, y = 8, rule = B3/S23
3b2o$2bo2bo$bob2obo$obo2bobo$obo2bobo$bob2obo$2bo2bo$3b2o!

#N mickey-mouse
#D still-life
#G xs26_69p6o8gzcijc321
x = 10, y = 7, rule = B3/S23
b2o4b2o$o2bo2bo2bo$o2b4o2bo$b2o4b2o$3b4o$3bo2bo$4b2o!

#N 7x9-eater
#D still-life
#G xs27_j5ogilmzd586221
x = 7, y = 9, rule = B3/S23
bo3b2o$obo3bo$2o3bo$4bo$5obo$o4b2o$b3o$3bob2o$4bobo!

#N hat-siamese-vase
#A vase-siamese-hat
#D still-life
#G xs27_651u0u156zw17871
x = 9, y = 9, rule = B3/S23
b2o3b2o$o2bobo2bo$2obobob2o$3bobo$3bobo$2b2ob2o$3bobo$3bobo$4bo!

#N bakery
#D still-life
#G xs28_g88m952g8gz1218kid221
x = 10, y = 10, rule = B3/S23
4b2o$3bo2bo$3bobo$b2obo3bo$o2bo3bobo$obo3bo2bo$bo3bob2o$4bobo$3bo2bo$
4b2o!

#N o-quadloaf
#A tetraloaf
#D still-life
#G xs28_0g8ka9m88gz122dia521
x = 10, y = 10, rule = B3/S23
5bo$4bobo$3bo2bo$2bob2ob2o$bobo2bo2bo$o2bo2bobo$b2ob2obo$3bo2bo$3bobo$
4bo!

#N z-quadloaf
#D still-life
#G xs28_0g8ka96z1iidia4z3421
x = 7, y = 13, rule = B3/S23
5bo$4bobo$3bo2bo$2bob2o$bobo$o2bo$b2ob2o$3bo2bo$3bobo$b2obo$o2bo$obo$b
o!

#N eater-3
#A eater3
#O David Buckingham
#D still-life
#G xs31_6952gg2u08k8z064k5421zw121
x = 12, y = 12, rule = B3/S23
9b2o$4b2o2bo2bo$bo2bo4bobo$obobo5bo$bo2bob2o$4bo2bo$5bo4bo$6b5o2$8bo$
7bobo$8bo!

#N triple-pseudo-still-life
#O Gabriel Nivasch
#D still-life
#G xs32_bd0mk2sgz1785d0mq
x = 8, y = 10, rule = B3/S23
6b2o$2bobo2bo$bob2obo$bo4b2o$2ob2o$3b2ob2o$2o4bo$bob2obo$o2bobo$2o!

#N quad-pseudo-still-life
#O Gabriel Nivasch
#D still-life
#G xs34_4aar0rq1e8gzx64260bd
x = 11, y = 9, rule = B3/S23
8b2o$3b2obo2bo$3bob2obo$8b2o$3bob2o3bo$b3ob2ob2o$o7bo$b3ob2obo$3bobobo
!

#N eater-4
#A eater4
#O David Buckingham
#D still-life
#G xs40_y2g8o6pb8oz0ggcaa9o74z320f9
x = 14, y = 14, rule = B3/S23
3b2o$3bo$2obo$o2b2o$b2o4bo$3b5o$3bo4b2o$4b2o2bo$6bobo$6bobobo2bo$7b2ob
4o$9bo$9bobo$10b2o!

#N omnibus
#D still-life
#G xs40_gj1u0u1jgzdlgf0fgld
x = 9, y = 10, rule = B3/S23
b2o3b2o$bobobobo$3bobo$3bobo$2obobob2o$2obobob2o$3bobo$2obobob2o$o2bob
o2bo$b2o3b2o!

#N cthulhu
#O Adam P. Goucher
#D still-life
#G xs45_69e0u1u0e96zwcq3ob6z047065
x = 11, y = 13, rule = B3/S23
bo3bo3bo$obobobobobo$obobobobobo$b2obobob2o$4bobo$4bobo$3b2ob2o$2bo4bo
$2b2ob2o$3bobo$2bo2bo$2bobo$b2ob2o!

#N tremi-snark
#O Tanner Jacobi, 2017
#C Lets every third glider through, turned by a right angle.
#D still-life
#G xs53_y732acz8o0u1jgz6b8nk5dx4aa4y3c4ozx146yd11
x = 18, y = 25, rule = B3/S23
15bo$13b3o$12bo$12b2o7$2b2o$bobo8bo$bo9bobo$2o9bobo$12bo4$9b2ob2o$5b2o
2b2obo3b2o$5bo6bobo2bo$6b7ob2o$13bo$8b4obo$8bo2b2o!

#N cloverleaf-interchange
#O Adam P. Goucher
#D still-life
#G xs56_g8861u0u1688gz8ll55o0o55ll8zx3430343
x = 13, y = 13, rule = B3/S23
4bo3bo$3bobobobo$3bobobobo$b2o2bobo2b2o$o4bobo4bo$b4o3b4o2$b4o3b4o$o4b
obo4bo$b2o2bobo2b2o$3bobobobo$3bobobobo$4bo3bo!

#N cp-semi-snark
#O Tanner Jacobi, 2017
#C Lets every second glider through, and keeps its colour.
#D still-life
#G xs68_y0gg0s4x39czy010230f9w33zckgf98gxoozwgjlll8y762sgzw146
x = 23, y = 23, rule = B3/S23
9b2o$10bo$8bo5b2o$8b2o5bo$15bob2o$8b2o2b2obo2bo$8b2o3bob2o$13bo$12b2o
2$18b2o$19bo$19bob2o$11b2o4b3o2bo$11b2o3bo3b2o$16b4o$2b2o15bo$bobo12b
3o$bo13bo$2o14b5o$20bo$18bo$18b2o!

#N quadri-snark
#O Tanner Jacobi, 2017
#C Lets every fourth glider through, turned by a right angle.
#D still-life
#G xs70_0ggc93gyag0s4zju0v1ddy1ccy311zx346y1o8zy2641vg32wbrzya32
x = 25, y = 22, rule = B3/S23
9b2o$10bo$8bo5b2o$8b2o5bo$15bob2o$8b2o2b2obo2bo$8b2o3bob2o$13bo$12b2o$
19b2o$19bobo$21bo$21bob2o$11b2o5b2obobo$11b2o5b2obobo$21bob2o$2b2o14b
4o2bo$bobo14bo3b2o$bo18b2o$2o19bo$19bo$19b2o!
"""##
}
