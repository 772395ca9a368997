// Made by Scripts/embed-patterns.sh from assets/patterns/still-life.rle. Do not edit.
// swift-format-ignore-file

extension LibraryText {
  /// The blocks of assets/patterns/still-life.rle.
  package static let stillLife = ##"""
#N block
#O John Conway, 1970
#C The smallest still life, and the commonest of all remains.
#D still-life
x = 2, y = 2, rule = B3/S23
2o$2o!

#N beehive
#O John Conway, 1970
#C Six cells round a gap of two.
#D still-life
x = 4, y = 3, rule = B3/S23
b2o$o2bo$b2o!

#N loaf
#O John Conway, 1970
#C A beehive with one corner pulled out.
#D still-life
x = 4, y = 4, rule = B3/S23
b2o$o2bo$bobo$2bo!

#N boat
#O John Conway, 1970
#C The only still life of five cells.
#D still-life
x = 3, y = 3, rule = B3/S23
2o$obo$bo!

#N ship
#O John Conway, 1970
#C A boat with both corners filled.
#D still-life
x = 3, y = 3, rule = B3/S23
2o$obo$b2o!

#N tub
#O John Conway, 1970
#C Four cells round an empty one.
#D still-life
x = 3, y = 3, rule = B3/S23
bo$obo$bo!

#N barge
#O John Conway, 1970
#C A tub drawn out by one.
#D still-life
x = 4, y = 4, rule = B3/S23
bo$obo$bobo$2bo!

#N long-boat
#O John Conway, 1970
#C A boat drawn out by one.
#D still-life
x = 4, y = 4, rule = B3/S23
2o$obo$bobo$2bo!

#N long-barge
#C A barge drawn out by one more.
#D still-life
x = 5, y = 5, rule = B3/S23
bo$obo$bobo$2bobo$3bo!

#N long-ship
#O John Conway, 1970
#C A ship drawn out by one.
#D still-life
x = 4, y = 4, rule = B3/S23
2o$obo$bobo$2b2o!

#N pond
#O John Conway, 1970
#C Eight cells round a square of four.
#D still-life
x = 4, y = 4, rule = B3/S23
b2o$o2bo$o2bo$b2o!

#N snake
#O John Conway, 1970
#C Six cells that wind through a box of four by two.
#D still-life
x = 4, y = 2, rule = B3/S23
2obo$ob2o!

#N aircraft-carrier
#O John Conway, 1970
#C A snake with its ends turned the other way.
#D still-life
x = 4, y = 3, rule = B3/S23
2o$o2bo$2b2o!

#N mango
#O John Conway, 1970
#C A beehive drawn out on the slant.
#D still-life
x = 5, y = 4, rule = B3/S23
b2o$o2bo$bo2bo$2b2o!

#N canoe
#C Eight cells on a diagonal.
#D still-life
x = 5, y = 5, rule = B3/S23
3b2o$4bo$3bo$obo$2o!

#N eater
#O Bill Gosper, 1971
#C The fishhook, which swallows gliders and much else and mends itself.
#D still-life
x = 4, y = 4, rule = B3/S23
2o$obo$2bo$2b2o!

#N eater-2
#O David Buckingham
#C An eater for what comes from more than one side.
#D still-life
x = 7, y = 7, rule = B3/S23
3bob2o$b3ob2o$o$b3ob2o$3bobo$3bobo$4bo!

#N hat
#C A tub on a brim.
#D still-life
x = 5, y = 4, rule = B3/S23
2bo$bobo$bobo$2ob2o!

#N integral-sign
#C Nine cells shaped like the sign.
#D still-life
x = 5, y = 5, rule = B3/S23
3b2o$2bobo$2bo$obo$2o!

#N paperclip
#C Fourteen cells, bent twice.
#D still-life
x = 5, y = 6, rule = B3/S23
2b2o$bo2bo$bob2o$2obo$o2bo$b2o!

#N big-s
#C Fourteen cells, shaped like the letter.
#D still-life
x = 7, y = 6, rule = B3/S23
4b2o$3bo2bo$3bob2o$2obo$o2bo$b2o!

#N dead-spark-coil
#C Two tables that hold each other still.
#D still-life
x = 7, y = 5, rule = B3/S23
2o3b2o$obobobo$2bobo$obobobo$2o3b2o!

#N bi-block
#C Two blocks with a line between them: the smallest pseudo still life.
#D still-life
x = 5, y = 2, rule = B3/S23
2ob2o$2ob2o!

#N bi-cap
#C Two caps back to back.
#D still-life
x = 4, y = 7, rule = B3/S23
b2o$o2bo$4o2$4o$o2bo$b2o!

#N bi-pond
#C Two ponds that touch at a corner.
#D still-life
x = 7, y = 7, rule = B3/S23
b2o$o2bo$o2bo$b2ob2o$3bo2bo$3bo2bo$4b2o!

#N boat-tie
#C Two boats, tip to tip.
#D still-life
x = 6, y = 6, rule = B3/S23
bo$obo$b2o$3b2o$3bobo$4bo!

#N boat-ship-tie
#C A ship and a boat, tip to tip.
#D still-life
x = 6, y = 6, rule = B3/S23
2o$obo$b2o$3b2o$3bobo$4bo!

#N ship-tie
#C Two ships, tip to tip; half of a fleet.
#D still-life
x = 6, y = 6, rule = B3/S23
2o$obo$b2o$3b2o$3bobo$4b2o!

#N block-on-table
#C A block over a table.
#D still-life
x = 4, y = 5, rule = B3/S23
2b2o$2b2o2$4o$o2bo!

#N table-on-table
#C Two tables, top to top.
#D still-life
x = 4, y = 5, rule = B3/S23
o2bo$4o2$4o$o2bo!

#N bookends
#C Two bookends side by side.
#D still-life
x = 7, y = 4, rule = B3/S23
2o3b2o$obobobo$2bobo$b2ob2o!

#N moose-antlers
#C Two long tails on one stem.
#D still-life
x = 9, y = 5, rule = B3/S23
2o5b2o$o7bo$b3ob3o$3bobo$4bo!

#N scorpion
#C Sixteen cells with two claws.
#D still-life
x = 7, y = 6, rule = B3/S23
3bo$b3o$o3b2o$obobobo$b2obobo$5bo!

#N honeycomb
#C A beehive with a wall through it.
#D still-life
x = 6, y = 5, rule = B3/S23
2b2o$bo2bo$ob2obo$bo2bo$2b2o!

#N honey-farm
#C Four beehives round a centre: a common family.
#D still-life
x = 15, y = 13, rule = B3/S23
6bo$5bobo$5bobo$6bo2$b2o9b2o$o2bo7bo2bo$b2o9b2o2$6bo$5bobo$5bobo$6bo!

#N blockade
#C Four blocks: a common family.
#D still-life
x = 23, y = 10, rule = B3/S23
2o$2o3$b2o17b2o$b2o17b2o3$21b2o$21b2o!
"""##
}
