// Made by Scripts/embed-assets.sh from assets/themes.txt. Do not edit.
// swift-format-ignore-file

extension Assets {
  /// The themes' text source.
  static let themes = ##"""
# The themes: a name, then a colour for each part of a picture and each state of a cell.
#
# background, text, muted   the margin around the field and what is written there
# grid                      lines between cells
# mark                      the frame around a selection
# ground, alive             automata
# water, penguin, orca      the sea
# healthy, ill, fresh       an infection; fresh is who fell ill last
# table, card, track        scenes: what lies below, what is written on, what a bar fills
# player1, player2          the two who play a game
# felt, die, pip, one       what dice are thrown on, a die, its points, that of a 1
# button, lit, off          buttons: one that works, the pressed one, one that does not work

theme light
background #ffffff
text #1b2430
muted #5c6773
grid #d9dee5
mark #d9480f
ground #f4f6f9
alive #1f3a5f
water #8fd3ea
penguin #bc4208
orca #121a27
healthy #a9c9bd
ill #b3341c
fresh #e4572e
table #e6ecf3
card #ffffff
track #dbe3ec
player1 #2466c2
player2 #b8480f
felt #2a7355
die #fffdf6
pip #20293a
one #c0271f
button #1d5fb8
lit #f6bd3a
off #d5dce5

theme dark
background #0e1420
text #e8edf4
muted #98a5b8
grid #27324a
mark #ffd43b
ground #131b2a
alive #7fd1b9
water #12456e
penguin #fffdf5
orca #6296bf
healthy #2c5763
ill #f2994a
fresh #ffd08a
table #0e1420
card #1a2436
track #2e3b54
player1 #6aa5f8
player2 #f29a5c
felt #1d5340
die #f6f1e4
pip #20293a
one #c0271f
button #3d7ede
lit #f6bd3a
off #2e394e
"""##
}
