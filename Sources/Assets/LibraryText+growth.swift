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

#N 5x5-growth
#O Paul Callahan, 1997
#C The only figure in a box of five by five that grows for ever.
#D growth period=288 grows=32 after=864
x = 5, y = 5, rule = B3/S23
3obo$o$3b2o$b2obo$obobo!

#N one-row-growth
#O Paul Callahan, 1998
#C One row of cells that grows for ever.
#D growth period=288 grows=64 after=2016
x = 39, y = 1, rule = B3/S23
8ob5o3b3o6b7ob5o!

#N 2x12-growth
#C The only figure in two rows of twelve that grows for ever.
#D growth period=288 grows=32 after=2880
x = 12, y = 2, rule = B3/S23
o2b2ob4obo$6ob2o2bo!

#N ladder
#C The ladder climbs for ever where no cell dies.
#D growth period=6 grows=13
x = 5, y = 8, rule = B3/S012345678
o$3o$b3o$ob3o$ob2o$b2o$3o$o!
"""##
}
