// Made by Scripts/embed-patterns.sh from assets/patterns/replicator.rle. Do not edit.
// swift-format-ignore-file

extension LibraryText {
  /// The blocks of assets/patterns/replicator.rle.
  package static let replicator = ##"""
#N highlife-replicator
#O Nathan Thompson, 1994
#C Makes copies of itself along a diagonal.
#D replicator period=12 copies=2
x = 5, y = 5, rule = B36/S23
2b3o$bo2bo$o3bo$o2bo$3o!

#N fredkin-replicator
#O Edward Fredkin
#C Every figure makes eight copies of itself, this one too.
#D replicator period=4 copies=8
x = 2, y = 2, rule = B1357/S1357
2o$bo!
"""##
}
