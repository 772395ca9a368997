// Made by Scripts/embed-assets.sh from assets/themes.txt. Do not edit.
// swift-format-ignore-file

extension Assets {
  /// The themes' text source.
  static let themes = ##"""
# The themes: a name, then a colour for each part of a picture and each state of a cell.
#
# background, text, muted   the margin around the field and what is written there
# grid                      lines between cells
# ground, alive             automata
# water, penguin, orca      the sea
# healthy, ill, fresh       an infection; fresh is who fell ill last

theme light
background #ffffff
text #1b2430
muted #5c6773
grid #d9dee5
ground #f4f6f9
alive #1f3a5f
water #8fd3ea
penguin #bc4208
orca #121a27
healthy #a9c9bd
ill #b3341c
fresh #e4572e

theme dark
background #0e1420
text #e8edf4
muted #98a5b8
grid #27324a
ground #131b2a
alive #7fd1b9
water #12456e
penguin #fffdf5
orca #6296bf
healthy #2c5763
ill #f2994a
fresh #ffd08a
"""##
}
