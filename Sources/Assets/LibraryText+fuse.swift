// Made by Scripts/embed-patterns.sh from assets/patterns/fuse.rle. Do not edit.
// swift-format-ignore-file

extension LibraryText {
  /// The blocks of assets/patterns/fuse.rle.
  package static let fuse = ##"""
#N blinker-fuse
#C Burns through its blinkers, and leaves little.
#D fuse lifespan=59 population=18
x = 25, y = 5, rule = B3/S23
2o2bob2o$5obobo$8bob3ob3ob3ob3o$5obobo$2o2bob2o!
"""##
}
