// Made by Scripts/embed-assets.sh from assets/themes.txt. Do not edit.
// swift-format-ignore-file

extension Assets {
  /// The themes' text source.
  package static let themes = ##"""
# The themes. A line is a word and what belongs to it: the theme's name, a few words about it,
# and a colour for each part of a picture and each state of a cell.
#
# theme, about              a name; what it looks like
# safe                      the colour-blind tell apart in it what pictures tell by colour: tests
#                           see it with the eyes of the three kinds of dichromats
# tint                      sprites are drawn in its own colours, light and dark
# background, text, muted   the margin around the field and what is written there
# grid                      lines between cells
# mark                      the frame around a selection
# ground, alive             automata
# young, old                a live cell in its first tick, and at the end of ageing
# trace                     a cell that has just died; it fades into ground
# water, penguin, orca      the sea
# healthy, ill, fresh       an infection; fresh is who fell ill last
# plot, axis                the ground of a chart; its lines and ticks
# table, card, track        scenes: what lies below, what is written on, what a bar fills
# player1, player2          the two who play a game
# felt, die, pip, one       what dice are thrown on, a die, its points, that of a 1
# land, park, lake, house   a map: what all stands on, green, water, buildings
# street, walker, trail     its ways; who walks there, and where he came from
# button, lit, off          buttons: one that works, the pressed one, one that does not work
#
# Penguins, the ill and player 2 are orange, orcas, player 1 and the walker blue, the healthy
# between blue and green, in all themes but those of one hue, which have a tint; tests see to it.
# Automata are drawn in what each theme likes best.
#
# colorblind and colorblind-dark are built on the eight colours that Masataka Okabe and Kei Ito
# chose for all kinds of eyes (Color Universal Design, 2002): black, orange #e69f00, sky blue
# #56b4e9, bluish green #009e73, yellow #f0e442, blue #0072b2, vermilion #d55e00 and reddish
# purple #cc79a7; some are darker or lighter here, where contrast demands it.

theme light
about blue and rust on white
safe
background #ffffff
text #1b2430
muted #5c6773
grid #d9dee5
mark #d9480f
ground #f4f6f9
alive #1f3a5f
young #c2570c
old #1b2f6b
trace #b9c6d6
past #d6dee7
water #8fd3ea
penguin #bc4208
orca #0b1c3c
healthy #abc9cc
ill #b3341c
fresh #e4572e
plot #fafbfc
axis #a9b4c0
table #e6ecf3
card #ffffff
track #dbe3ec
player1 #2466c2
player2 #b8480f
felt #2a7355
die #fffdf6
pip #20293a
one #c0271f
land #f2efe7
park #cbe3b8
lake #a8d5ee
house #e0d9cd
street #ffffff
walker #1f63d6
trail #6f93d8
button #1d5fb8
lit #f6bd3a
off #d5dce5

theme dark
about sea green and amber on deep blue
safe
background #0e1420
text #e8edf4
muted #98a5b8
grid #27324a
mark #ffd43b
ground #131b2a
alive #7fd1b9
young #fff0b8
old #3f8fbf
trace #2f4a5c
past #213243
water #0f3c62
penguin #c66c1e
orca #d5e7ff
healthy #2c5763
ill #f2994a
fresh #ffd08a
plot #111928
axis #46546e
table #0e1420
card #1a2436
track #2e3b54
player1 #6aa5f8
player2 #f29a5c
felt #1d5340
die #f6f1e4
pip #20293a
one #c0271f
land #232b36
park #2b4436
lake #1f4c6b
house #303a47
street #465261
walker #5aa2ff
trail #4a76b0
button #3574d6
lit #f6bd3a
off #2e394e

theme paper
about brown and blue inks on old paper
safe
background #f7efdf
text #3b2a1a
muted #755c3c
grid #e0d2b6
mark #a8321e
ground #f0e6d1
alive #5a3a22
young #b4561f
old #2c3a44
trace #cdb994
past #decfb2
water #a9cfc4
penguin #b5481f
orca #0f1733
healthy #aec6c9
ill #94301c
fresh #c4521f
plot #fbf6ea
axis #b3a07a
table #e8dabd
card #faf4e6
track #e2d3b3
player1 #1f5f7d
player2 #a03c16
felt #4a6446
die #fffaf0
pip #33261a
one #b02a1a
land #ebe0cc
park #bbbba4
lake #bad3c6
house #d6cab7
street #fdfdfb
walker #1f5f7d
trail #7293a5
button #7a4a25
lit #e8b44c
off #dccdab

theme print
about black and greys, for printed pages
tint
background #ffffff
text #111111
muted #5a5a5a
grid #d2d2d2
mark #707070
ground #f8f8f8
alive #000000
young #808080
old #000000
trace #cccccc
past #e2e2e2
water #e4e4e4
penguin #757575
orca #0a0a0a
healthy #c6c6c6
ill #202020
fresh #6c6c6c
plot #fcfcfc
axis #9e9e9e
table #eeeeee
card #ffffff
track #dedede
player1 #1c1c1c
player2 #6e6e6e
felt #4d4d4d
die #fffffe
pip #1b1b1b
one #777777
land #f1f1f1
park #c0c0c0
lake #e7e7e7
house #d6d6d6
street #fefefe
walker #1c1c1c
trail #717171
button #333333
lit #a8a8a8
off #e0e0e0

theme pastel
about lilac, rose and mint
background #fff8fc
text #4a3a5c
muted #6e5a85
grid #e0c6e2
mark #c23a78
ground #faeff7
alive #9565cb
young #e0559c
old #3f4596
trace #dcc0ea
past #ebd7f0
water #b9e2f7
penguin #c0502f
orca #121b3f
healthy #bddbde
ill #9d3a2d
fresh #d9624a
plot #fffcfe
axis #bfa9cc
table #f5e6f2
card #fffcfe
track #ecdcee
player1 #3c63c3
player2 #bb4c33
felt #cfeede
die #7b56c8
pip #fffdf8
one #ffd88a
land #f5eaf2
park #eaebec
lake #c8e4f6
house #e0d5e0
street #fefdfe
walker #3c63c3
trail #8e99d6
button #7b56c8
lit #ffd36e
off #e6d6e9

theme meadow
about leaves and earth by day
safe
background #f6faf1
text #20331f
muted #51684d
grid #d2e0c6
mark #b4371c
ground #ebf4e1
alive #2f6b34
young #b8610f
old #17474a
trace #b9d4a4
past #d2e4c2
water #9cd8d8
penguin #b4501a
orca #00243c
healthy #b7d5d8
ill #a0322a
fresh #cf5430
plot #fbfdf8
axis #a3b899
table #dfecd4
card #fafdf6
track #d5e4c9
player1 #1f6f9a
player2 #a84a12
felt #2f6b3f
die #fffef5
pip #22331f
one #c22f1f
land #e5eedb
park #aec7ac
lake #aeded9
house #cdd8c4
street #fdfefc
walker #1f6f9a
trail #75a2ba
button #2d7a3e
lit #f2cf4a
off #d0dcc5

theme midnight
about a golden moon over a navy sea
background #0b0f2a
text #eaeafc
muted #9a9fd0
grid #2b336e
mark #ff8fb1
ground #11163a
alive #f4cf6b
young #fff6d8
old #8f7fe0
trace #3a3f78
past #252a59
water #1a2669
penguin #ba6015
orca #aedbff
healthy #005481
ill #ff9e6d
fresh #ffdcb0
plot #0f1434
axis #4f579c
table #0b0f2a
card #171d47
track #2b3268
player1 #8fb4ff
player2 #ffae73
felt #2d3a86
die #fdf6e4
pip #1d2150
one #c62a4b
land #202548
park #263067
lake #1d265a
house #34395a
street #505473
walker #8fb4ff
trail #637bb6
button #5a66d6
lit #f4cf6b
off #2a3060

theme forest
about lichen and moss under old trees
background #0f1a12
text #eaf1e0
muted #9db396
grid #283c2c
mark #f2b84b
ground #142218
alive #a6d860
young #f7f29a
old #4fa56f
trace #34552f
past #243b23
water #17454a
penguin #c67539
orca #e1f0ff
healthy #365457
ill #ee8f4c
fresh #ffd095
plot #121f16
axis #4a6650
table #0f1a12
card #1b2c20
track #2e4634
player1 #81bddb
player2 #eba25f
felt #20573a
die #f7f1dc
pip #22301f
one #b8321f
land #233026
park #224430
lake #1c3c3a
house #374339
street #535e53
walker #81bddb
trail #668799
button #3a8345
lit #f0c64f
off #2c4032

theme ember
about glowing coals on wine-red ash
background #1d0f13
text #fbeee0
muted #c79f98
grid #4a2a31
mark #7fd4ff
ground #271418
alive #ff7849
young #ffe9a8
old #cf4a63
trace #60303a
past #432229
water #3a2040
penguin #d26003
orca #d2e4ff
healthy #36424e
ill #ff9440
fresh #ffdf9a
plot #221115
axis #70474d
table #1d0f13
card #2f1a1f
track #502d34
player1 #9cc9e4
player2 #ff8070
felt #6a2230
die #fbf1de
pip #2d161b
one #c2301c
land #362326
park #50222b
lake #382134
house #4a3739
street #655453
walker #9cc9e4
trail #757890
button #c04a2c
lit #ffd36a
off #482a30

theme neon
about signs of cyan and magenta at night
background #140a26
text #f6edff
muted #b29ad6
grid #44307a
mark #f9f871
ground #1a0e33
alive #2de2e6
young #fdfbc0
old #b45cf0
trace #4c2c7c
past #331d57
water #26175c
penguin #d26003
orca #d2e4ff
healthy #0c3f60
ill #ff6a4d
fresh #ffc3ad
plot #170c2d
axis #5f4496
table #140a26
card #22123f
track #3d2768
player1 #87d8ff
player2 #ff7052
felt #4a1f86
die #fdf4ff
pip #2a1450
one #d6217a
land #291e41
park #3a1e64
lake #271a50
house #3e3354
street #5a506f
walker #87d8ff
trail #4b8dab
button #a02fd0
lit #f9f871
off #36225c

theme chalk
about chalks on a blackboard
background #26302d
text #f4f3ea
muted #b4bdb3
grid #3e4c47
mark #ff9f8a
ground #2b3632
alive #f2efe0
young #ffe07a
old #8fc0dc
trace #5d6d65
past #44514b
water #1c3f4b
penguin #bd723c
orca #d8eaff
healthy #486366
ill #ffa08a
fresh #ffdba6
plot #222b28
axis #6b7a73
table #26302d
card #313d39
track #47554f
player1 #8fc7f0
player2 #f5a99a
felt #1e4a3c
die #f7f4e6
pip #2b2f2c
one #c63b2a
land #39433f
park #2c463e
lake #2b4449
house #4c5550
street #666d68
walker #8fc7f0
trail #6d92a9
button #4f93b0
lit #ffe08a
off #44514c

theme blueprint
about white lines on draughtsman's blue
safe
background #123a6b
text #f2f8ff
muted #b3cdea
grid #2c5c97
mark #ffcf5c
ground #14407a
alive #f4fbff
young #ffe27a
old #8fc4ff
trace #4a78b0
past #2f5c95
water #0f3463
penguin #bd6624
orca #bae1ff
healthy #06699f
ill #ffc963
fresh #ffeac6
plot #103562
axis #5b86bb
table #123a6b
card #17457d
track #2c5c97
player1 #a8d8ff
player2 #ffc27a
felt #0d2c54
die #f7fbff
pip #123a6b
one #c8392b
land #244d83
park #183c6c
lake #183f71
house #395e8f
street #5576a1
walker #a8d8ff
trail #73a0cd
button #cfe4ff
lit #ffd166
off #2a568c

theme amber
about the glow of an amber screen
tint
background #140c02
text #ffcf7a
muted #c9913f
grid #402b0e
mark #fff2cf
ground #1a1003
alive #ffb000
young #ffe9b8
old #b56d00
trace #4e3207
past #342105
water #281904
penguin #ffdf9a
orca #a86a10
healthy #5a3a0a
ill #ffb733
fresh #ffe9b8
plot #180f03
axis #6a4710
table #140c02
card #221604
track #4a300b
player1 #ffdf9e
player2 #dd8a1e
felt #3b2606
die #ffd27a
pip #241703
one #8a2a00
land #2a1d0b
park #322208
lake #291b07
house #3f2f16
street #5d4826
walker #ffdf9e
trail #aa9163
button #e79a1c
lit #ffefc4
off #3d2909

theme phosphor
about the glow of a green screen
tint
background #04110a
text #a8ffc0
muted #4fb573
grid #123a21
mark #f0ffe8
ground #05170d
alive #39ff7a
young #e0ffe8
old #17a04a
trace #11472a
past #0b2f1b
water #052216
penguin #c9ffd8
orca #2f9c5c
healthy #145c30
ill #6dfb9a
fresh #e3ffec
plot #051509
axis #1d6b3c
table #04110a
card #082014
track #124228
player1 #b4ffca
player2 #25b45e
felt #0a3d22
die #b9f7cc
pip #06210f
one #0d7a3c
land #10271a
park #0d321e
lake #0a2418
house #1f3d2b
street #345b42
walker #b4ffca
trail #72a984
button #29c765
lit #d9ffe3
off #0f3a22

theme contrast
about the strongest colours on black
safe
background #000000
text #ffffff
muted #d6d6d6
grid #4a4a4a
mark #ff5cff
ground #0a0a0a
alive #ffff00
young #fffffe
old #3b82ff
trace #5a5a5a
past #323232
water #00129c
penguin #d26003
orca #d2e4ff
healthy #06699f
ill #ffb000
fresh #ffeac0
plot #0a0a0a
axis #8c8c8c
table #000000
card #141414
track #404040
player1 #6fd2ff
player2 #ffb52e
felt #004d24
die #fffffe
pip #000000
one #d00000
land #1b1b1b
park #0e3420
lake #0c1662
house #323232
street #525252
walker #6fd2ff
trail #518aa5
button #ffe600
lit #fffffe
off #333333

theme colorblind
about blue and vermilion on white, after Okabe and Ito
safe
background #ffffff
text #1a1a1a
muted #595959
grid #c3cdd6
mark #9c3f73
ground #f3f5f7
alive #0072b2
young #d55e00
old #06324d
trace #bcd3e3
past #d7e4ed
water #b5def5
penguin #bf5300
orca #001a40
healthy #a6c8de
ill #a34700
fresh #d55e00
plot #fcfdfe
axis #a5adb5
table #e8edf1
card #fffffe
track #d9e0e6
player1 #0069a5
player2 #ad4b00
felt #00664b
die #fffdf6
pip #141414
one #c25500
land #eceef0
park #a5c5be
lake #c3e2f4
house #d3d5d6
street #fdfefe
walker #0069a5
trail #5e9ec3
button #0072b2
lit #f0e442
off #d9dde1

theme colorblind-dark
about sky blue and orange on black, after Okabe and Ito
safe
background #101418
text #f2f2f2
muted #a9b0b8
grid #31414f
mark #cc79a7
ground #151b21
alive #56b4e9
young #f0e442
old #0a7ec2
trace #2f4556
past #22303b
water #0a3654
penguin #d26003
orca #d2e4ff
healthy #1d4f70
ill #e69f00
fresh #ffcf33
plot #12181d
axis #4d5a66
table #101418
card #1a2128
track #323e49
player1 #56b4e9
player2 #e69f00
felt #005c44
die #f6f4ea
pip #14181c
one #b34700
land #242a30
park #12433a
lake #163144
house #393e43
street #555a5f
walker #56b4e9
trail #427d9f
button #0072b2
lit #f0e442
off #2e3841
"""##
}
