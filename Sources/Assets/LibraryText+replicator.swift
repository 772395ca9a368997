// Made by Scripts/embed-patterns.sh from assets/patterns/replicator.rle. Do not edit.
// swift-format-ignore-file

extension LibraryText {
  /// The blocks of assets/patterns/replicator.rle.
  package static let replicator = ##"""
#N fredkin-replicator
#O Edward Fredkin
#C Every figure makes eight copies of itself, this one too.
#D replicator period=4 copies=8
x = 2, y = 2, rule = B1357/S1357
2o$bo!

#N highlife-replicator
#A replicator
#O Nathan Thompson, 1994
#C Makes copies of itself along a diagonal.
#D replicator period=12 copies=2
x = 5, y = 5, rule = B36/S23
2b3o$bo2bo$o3bo$o2bo$3o!

#N langtons-loop
#A langton-loop
#O Christopher Langton, 1984
#C Builds a copy of itself from the instructions that go round in it.
#D replicator period=151
x = 15, y = 10, rule = Langtons-Loops
.8B$BAG.AD.ADB$B.6B.B$BGB4.BAB$BAB4.BAB$B.B4.BAB$BGB4.BAB$BA6BA5B$B.GA
.GA.G5AB$.13B!
"""##
}
