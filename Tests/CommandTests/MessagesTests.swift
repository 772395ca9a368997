import Foundation
import TerrariumPlayback
import TerrariumRendering
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// Command lines that are wrong, and what is said to them: the exact words.
@Suite(.ownThread) struct MessagesTests {
  private let folder = TemporaryFolder()

  private static let worlds = listed(Catalogue.builtIn.names)
  private static let formats = listed(Setting.format.choices.map { "." + $0 })
  private static let sizes = "it is COLUMNSxROWS, such as 10x15, each from 1 to 16777216"

  @Test(
    arguments: transcript(
      """
      sea --out a.gif --size 0x5
      > size cannot be '0x5'; \(sizes)
      sea --out a.gif --size=-1x3
      > size cannot be '-1x3'; \(sizes)
      sea --out a.gif --size -1x3
      > size cannot be '-1x3'; \(sizes)
      sea --out a.gif --size 99999999x99999999
      > size cannot be '99999999x99999999'; \(sizes)
      sea --out a.gif --size 20,10
      > size cannot be '20,10'; did you mean '20x10'? I\(sizes.dropFirst())
      sea --out a.gif --size 20X10
      > size cannot be '20X10'; did you mean '20x10'? I\(sizes.dropFirst())
      sea --out a.gif --size 10
      > size cannot be '10'; \(sizes)
      sea --out a.csv --size 16777216x5
      > size 16777216x5 is too large; the limit is 67108864 cells
      sea --out a.gif --penguins 80% --orcas 30%
      > 165 animals do not fit into 150 cells; lower penguins or orcas, or raise size
      sea --out a.gif --penguins half
      > penguins cannot be 'half'; it is a number from 0, or a percentage from 0% to 100% with at most three decimals
      sea --out a.gif --thme dark
      > unknown flag '--thme'; did you mean '--theme'?
      sea --out a.gif --colour always
      > unknown flag '--colour'; did you mean '--color'?
      sea --out a.gif --colour orca=#fff
      > unknown flag '--colour'; did you mean '--colors'?
      sea --out a.gif --generations 3
      > unknown flag '--generations'; did you mean '--frames'?
      life --steps 5 --out a.gif
      > there is no flag '--steps'; steps stand in a scenario; 'render new WORLD' prints one
      sea --output a.gif
      > unknown flag '--output'; did you mean '--out'?
      sea --out a.gif --threads 3
      > unknown flag '--threads'; did you mean '--jobs'?
      sea --out a.gif --chart besid
      > chart cannot be 'besid'; did you mean 'beside'? It is true or false, under or beside
      sea --out a.gif --legend maybe
      > legend cannot be 'maybe'; it is true or false
      sea --out a.gif --help=3
      > --help takes no value, '3' was given; write --help alone
      run a.yaml --help yes
      > --help takes no value, 'yes' was given; write --help alone
      sea --out a.gif --json yes
      > --json takes no value, 'yes' was given; write --json alone
      sea --out a.gif --no-grid true
      > --no-grid takes no value, 'true' was given; write --no-grid alone
      sea --out a.gif --no-grid=false
      > --no-grid takes no value, 'false' was given; write --no-grid alone
      life --out a.gif --rule hilife
      > there is no rule 'hilife'; did you mean 'highlife'?
      life --out a.gif --pattern xp2_7_7
      > the pattern, line 1, column 7: state 3 is beyond those of the rule; give one of 4 states or more
      life --out a.gif --pattern yO!
      > the pattern, line 1, column 1: state 255 is beyond those of the rule; give one of 256 states
      life --out a.gif --rule T5
      > there is no rule 'T5'; write it as B3/S23, or name the folder of its .rule file with rules
      sea --out a.gif --frames 1,000
      > frames cannot be '1,000'; did you mean '1000'? It is a whole number from 1 to 1000000000, or period
      life --out a.gif --vary pattern="",glider
      > pattern cannot be ''; it is a text of at least one letter
      pig --out a.csv --vary players=hold-20,hold-25
      > some values of players are parts of one; write that in quotes: "hold-20,hold-25"
      infection --out a.csv --vary infect=[1,2],5
      > some values of infect are parts of one; write that in quotes: "[1,2]"
      life --out a.gif --vary {"view":[0,0,9,9]}
      > some values of view are parts of one; write that in quotes: "0,0,9,9"
      life --out a.gif --vary rule=near,R5,C0,M1,S34..58,B34..45
      > some values of rule are parts of one; write that in quotes: "R5,C0,M1,S34..58,B34..45"
      wolfram --out a.gif --vary rule=30,{1599,{3,1},1}
      > some values of rule are parts of one; write that in quotes: "{1599,{3,1},1}"
      life --out a.gif --rule MAPxx
      > rule 'MAPxx', column 4: a MAP has 86, 22 or 6 characters, not 2; check that all of it was copied
      wolfram --out a.gif --rule {110,{2,{1,2}},1}
      > rule '{110,{2,{1,2}},1}', column 9: there are 2 weights; there should be 3
      wolfram --out a.gif --pattern blinker
      > the pattern's rule 'B3/S23': 'B' in column 1 does not belong there; give a rule, such as --rule=30
      sea --out a.gif --frames 2k
      > frames cannot be '2k'; did you mean '2000'? It is a whole number from 1 to 1000000000, or period
      sea --out a.gif --frames 1.5M
      > frames cannot be '1.5M'; did you mean '1500000'? It is a whole number from 1 to 1000000000, or period
      sea --out a.gif --frames 1e6
      > frames cannot be '1e6'; did you mean '1000000'? It is a whole number from 1 to 1000000000, or period
      sea --out a.gif --frames 36h
      > frames cannot be '36h'; it is a whole number from 1 to 1000000000, or period
      sea --out a.gif --cell 9pt
      > cell cannot be '9pt'; it is a whole number from 1 to 2048
      sea --out a.gif --every 5ticks
      > every cannot be '5ticks'; did you mean '5'? It is a whole number from 1 to 1000000000000000000
      sea --out a.gif --frames 1frame
      > frames cannot be '1frame'; did you mean '1'? It is a whole number from 1 to 1000000000, or period
      sea --out a.gif --fps 30fps
      > fps cannot be '30fps'; did you mean '30'? It is frames a second, a number from 0.01 to 1000
      sea --out a.gif --view 1x2x3x4
      > view cannot be '1x2x3x4'; did you mean '1,2,3,4'? It is a rectangle x,y,w,h such as 2,2,10,5, or follow, or home, or history, or none
      monsters --out a.gif --track [95,37]
      > track cannot be '[95,37]'; it is a GPX file, or places [[lat, lon], …] or [[lat, lon, seconds], …], latitudes from -85 to 85
      monsters --out a.gif --track [[1,2],[3]]
      > track cannot be '[[1,2],[3]]'; it is a GPX file, or places [[lat, lon], …] or [[lat, lon, seconds], …], latitudes from -85 to 85
      monsters --out a.gif --track [[55,37],[55.01,37.01]
      > track cannot be '[[55,37],[55.01,37.01]'; it is a GPX file, or places [[lat, lon], …] or [[lat, lon, seconds], …], latitudes from -85 to 85
      sea --out a.gif --zzz
      > unknown flag '--zzz'; '--help' lists all of them
      sea --out a.gif --dark
      > unknown flag '--dark'; did you mean '--theme=dark'?
      sea out.gif --frames 1 --out a.gif
      > unknown word 'out.gif'; did you mean '--out out.gif'?
      sea --out a.gif --language spanish
      > language cannot be 'spanish'; did you mean 'es'? It is one of en, ru, es
      life --out a.gif --rule conway
      > there is no rule 'conway'; did you mean 'life'?
      sea --out a.gif --theme drak
      > theme cannot be 'drak'; did you mean 'dark'? It is one of \(Theme.names.joined(separator: ", "))
      sea --out a.gif --edges none
      > edges cannot be 'none'; it is one of wall, wrap
      sea --out a.gif --shape star
      > shape cannot be 'star'; it is one of square, circle, rounded, sprite
      sea --out a.gif --size
      > --size needs a value; give \(sizes.dropFirst(6))
      sea --out
      > --out needs a value; give a path
      sea --out a.gif --size 1x1 --size 2x2
      > '--size' is given twice; keep one of them
      new --from a.rle --from b.rle
      > '--from' is given twice; keep one of them
      new --from=
      > --from needs a value; give a pattern file
      life --out a.gif --rule=
      > rule cannot be ''; it is a text of at least one letter
      run a.yaml --time 1s --time=2s
      > '--time' is given twice; keep one of them
      list themes --color always --color never
      > '--color' is given twice; keep one of them
      sea --out a.gif --cell 4 --fit 9x9
      > fit and cell exclude each other; give one of them
      sea --out a.gif --fps 5 --delay 1s
      > fps and delay exclude each other; give one of them
      sea --out a.gif frames=3
      > unknown word 'frames=3'; did you mean '--frames=3'?
      sea --out a.gif theme
      > unknown word 'theme'; did you mean '--theme'?
      sea --out a.gif --jobs 0
      > jobs cannot be '0'; it is a whole number from 1 to 256
      sea --out a.gif --delay 80
      > delay cannot be '80'; did you mean '80ms'? It is a time with its unit, such as 80ms, 1.5s or 5m, above 0 and at most 1h
      sea --out a.gif --seed -1
      > seed cannot be '-1'; it is a whole number from 0 to 18446744073709551615, or random
      sea --out a.gif --colors pengin=#fff
      > there is nothing called 'pengin' to colour; did you mean 'penguin'?
      sea --out a.gif --colors x=#fff
      > there is nothing called 'x' to colour; there are free, penguin, orca, background, grid, text, muted, mark, trace, plot and axis
      sea --out a.gif --colors penguin=blu
      > colors cannot be 'penguin=blu'; did you mean 'penguin=blue'? It is a name and a colour, #ff8800, #f80 or a word such as orange
      infection --out a.gif --infect 5,5,9
      > infect cannot be '5,5,9'; it is a cell x,y, a rectangle x,y,w,h, or a number of random people
      pig --out a.gif --dice [3,1,6
      > dice cannot be '[3,1,6'; did you mean '3,1,6'? It is throws from 1 to 6, such as 3,1,6
      life --out a.gif --rule B36-S125
      > rule 'B36-S125', column 5: 'S' does not belong there; did you mean 'B36/S125'?
      sea --out a.gif --grid=maybe
      > grid cannot be 'maybe'; it is true or false
      sea --out a.gif --json=1
      > --json takes no value, '1' was given; write --json alone
      sea --out a.gif --color red
      > color cannot be 'red'; it is one of auto, always, never
      sea --out a.gif --every 1000000000000000000
      > the film would run over 4000000000000000000 ticks; lower frames, every or skip
      sea --out a.gif --frames 1 --size 2000x2000 --cell 64
      > the picture would have 128000x128000 pixels; at most 268435456 in all and 65535 a side are possible: choose a smaller cell, or fit
      sea
      > nothing is asked for; say where it goes, such as --out film.gif
      sea --out sea.foo
      > 'sea.foo' has an ending that names no format; known are \(formats)
      sea --out sea.gfi
      > 'sea.gfi' has an ending that names no format; did you mean .gif?
      sea --out sea
      > nothing tells the format of 'sea'; add --format, such as --format gif
      sea --out -
      > nothing tells the format of '-'; add --format, such as --format gif
      sea --out /dev/null
      > nothing tells the format of '/dev/null'; add --format, such as --format gif
      sea --out - --format gfi
      > format cannot be 'gfi'; did you mean 'gif'? It is one of \(Setting.format.choices.joined(separator: ", "))
      sea --out a.gif --format png
      > format 'png' is not needed: every output's ending tells its own; leave it out
      sea --out - --out - --format csv
      > only one output can go to standard output; give the others a file
      sea --out a.gif --out a.gif
      > 'a.gif' would be written twice; give every output a name of its own
      sea --out a.gif --out ./a.gif
      > './a.gif' would be written twice; give every output a name of its own
      sea --out a-%03d.gif
      > 'a-%03d.gif': a run has one .gif, numbers have no meaning; leave out the %
      sea --out a-%d-%d.png
      > 'a-%d-%d.png' has several places for a number; keep one, such as %03d
      sea --out a-%3d.png
      > 'a-%3d.png': '%3d' is no place for a number; did you mean '%03d'?
      sea --out 100%-%x-%03D.txt
      > '100%-%x-%03D.txt': '%03D' is no place for a number; did you mean '%03d'?
      sea --frame 2 --out a.gif --out a.csv
      > frame has no meaning here; it goes with a .png, .svg or .pdf
      sea --frame 2 --out a-%03d.png
      > frame has no meaning here; it goes with a .png, .svg or .pdf
      sea --vary seed --out {seed}.gif
      > vary cannot be 'seed'; it is NAME=VALUES with VALUES such as 0..255, 0..100..5 or a,b,"c,d"
      sea --vary seed= --out {seed}.gif
      > vary cannot be 'seed='; it is NAME=VALUES with VALUES such as 0..255, 0..100..5 or a,b,"c,d"
      life --vary title=a,,b --out a.gif
      > a value is missing in 'title=a,,b'; write an empty one as ""
      sea --vary seed=1..3 --out a.txt
      > 'a.txt' would be written by every variant; put {seed} into its name
      sea --out {seed}.gif
      > '{seed}.gif': nothing varies 'seed'; add --vary seed=…
      sea --vary seed=1..3 --out {seed}-{size}.gif
      > '{seed}-{size}.gif': nothing varies 'size'; what varies is seed
      sea --vary sede=1..3 --out {sede}.gif
      > 'sede' cannot vary; did you mean 'seed'?
      sea --vary out=a,b --out {out}.gif
      > 'out' cannot vary; '--help' lists the settings
      sea --vary memory=1GB,2GB --out a.gif
      > 'memory' cannot vary; '--help' lists the settings
      sea --vary measures=ticks,rest --rows runs --vary seed=1..3 --out t.csv
      > 't.csv' would be written by every variant; put {measures} into its name
      sea --vary columns=1,2 --vary seed=1..3 --format png --out -
      > '-' would be written by every variant; write files with {columns} in their names
      sea --vary seed=1..200000 --out {seed}.gif
      > 200000 variants are too many; the limit is 100000
      sea --vary seed=1,x --out {seed}.gif
      > seed cannot be 'x'; it is a whole number from 0 to 18446744073709551615, or random
      sea --vary seed=1,01,1 --out {seed}.gif
      > '1.gif' would be written twice; give every output a name of its own
      sea --vary seed=1 --vary seed=2 --out {seed}.gif
      > 'vary seed' is given twice; keep one of them
      sea.yaml
      > 'sea.yaml' is a scenario and no command; type 'render run sea.yaml'
      deep/sea.yml --jobs 2
      > 'deep/sea.yml' is a scenario and no command; type 'render run deep/sea.yml'
      gif
      > 'gif' is a format and no command; type 'render sea --out film.gif'
      film.gif
      > 'film.gif' is a picture and no command; type 'render sea --out film.gif'
      glider.rle
      > 'glider.rle' is a pattern and no command; type 'render life --pattern glider.rle --out film.gif'
      chekc a.yaml
      > there is no command or world 'chekc'; did you mean 'check'?
      help chekc
      > there is no command or world 'chekc'; did you mean 'check'?
      sae --out a.gif
      > there is no command or world 'sae'; did you mean 'sea'?
      ocean
      > there is no command or world 'ocean'; the worlds are \(worlds), 'render --help' shows the commands
      --verson
      > unknown flag '--verson'; did you mean '--version'?
      --quiet sea
      > '--quiet' stands before any command; give the command first: 'render sea …'
      -- sea
      > '--' stands before any command; give the command first: 'render sea …'
      list themes -q
      > unknown flag '-q'; '--help' lists all of them
      list
      > list needs a value; give one of worlds, themes, settings, steps, rules, schema, limits, man
      list theme
      > what to list cannot be 'theme'; did you mean 'themes'? It is one of worlds, themes, settings, steps, rules, schema, limits, man
      list themes extra
      > unknown word 'extra'; flags begin with --
      help life extra
      > unknown word 'extra'; flags begin with --
      version extra
      > unknown word 'extra'; flags begin with --
      --version extra
      > unknown word 'extra'; flags begin with --
      new sea extra
      > unknown word 'extra'; flags begin with --
      new sea --from x.rle
      > --from and sea exclude each other; give one of them
      list settings --json --markdown
      > --json and --markdown exclude each other; give one of them
      patterns --markdown --json
      > --json and --markdown exclude each other; give one of them
      states list extra
      > unknown word 'extra'; flags begin with --
      sea --out a.gif -- --zzz
      > unknown word '--zzz'; flags begin with --
      sea --resume 4 --out a.csv
      > resume cannot be '4'; it is true or false
      sea --grid 0 --out a.gif
      > grid cannot be '0'; it is true or false
      list themes --jsn
      > unknown flag '--jsn'; did you mean '--json'?
      """))
  func `a wrong setting, output or command is told`(line: String, said: [String]) throws {
    try expect(line, said[0], code: 64)
  }

  @Test(
    arguments: transcript(
      """
      sea --frames 1 --out none/a.gif
      > 'none/a.gif': the folder 'none' does not exist; make it first
      sea --frames 1 --out none/a-%d.png
      > 'none/a-%d.png': the folder 'none' does not exist; make it first
      sea --frames 1 --out .
      > '.' is a folder; give the name of a file
      sea --frames 1 --out folder.gif
      > 'folder.gif' is a folder; give the name of a file
      sea --frames 1 --out file/a.gif
      > 'file/a.gif': 'file' is not a folder; check the path
      run -- --none.yaml
      > '--none.yaml' does not exist; check the name
      run none.yaml
      > 'none.yaml' does not exist; check the name
      run no/none.yaml
      > 'no/none.yaml' does not exist; check the path: there is no folder 'no'
      show no/a.gif
      > 'no/a.gif' does not exist; check the path: there is no folder 'no'
      sea --out a.gif --font no/a.ttf
      > 'no/a.ttf' does not exist; check the path: there is no folder 'no'
      life --out a.gif --pattern no/a.rle
      > there is no figure or file 'no/a.rle'; 'render patterns list' shows the library
      life --out a.gif --pattern gospr
      > there is no figure or file 'gospr'; did you mean 'gosper-glider-gun'?
      patterns show gospr
      > there is no figure or file 'gospr'; did you mean 'gosper-glider-gun'?
      life --out a.gif --pattern file
      > 'file': it draws no cell; check that it is a pattern file
      life --out a.gif --rules none
      > 'none' does not exist; check the name
      life --out a.gif --rules none/deep
      > 'none/deep': the folder 'none' does not exist; make it first
      life --out a.gif --rules file
      > 'file' is not a folder; check the path
      life --out a.gif --rules none --rule Foo
      > 'none' does not exist; check the name
      life --out a-{rule}.gif --rules none --vary rule=Foo,B3/S23
      > 'none' does not exist; check the name
      life --out a-{rule}.gif --rules none --vary rule=Foo,Bar
      > 'none' does not exist; check the name
      life --out a.gif --rules . --rule Foo
      > there is no rule 'Foo' in '.'; check the name
      life --out a.gif --rules . --rule hilife
      > there is no rule 'hilife' in '.'; did you mean 'highlife'?
      life --out a.gif --library none
      > 'none' does not exist; check the name
      wolfram --out a.gif --library file/a
      > 'file/a': 'file' is not a folder; check the path
      run a.yaml --into none
      > 'none' does not exist; check the name
      monsters --out a.gif --backdrop file
      > the photo 'file' cannot be read: it is neither PNG, JPEG nor GIF; give a PNG, JPEG or GIF
      """))
  func `a wrong place is told, and its code is another`(line: String, said: [String]) throws {
    try expect(line, said[0], code: 2)
  }

  @Test(
    arguments: transcript(
      """
      life --out a.gif --rules . --rule Broken
      > render: rule file 'Broken', line 1, column 1: the first line is not '@RULE name'
      life --out a.gif --rules . --rule Kit
      > render: rule file 'Kit', line 1, column 7: the rule there is 'Cat'; write the file's own name, or call the file 'Cat.rule'
      life --out a.gif --pattern mixed.rle
      > render: 'mixed.rle': there is no rule 'Foo2', and the rule after the cells is 'Foo3'; give both one name
      life --out a.gif --rules . --rule Huge
      > render: './Huge.rule' is larger than 16777216 bytes; give a smaller file
      life --out a.gif --pattern nine.rle
      > render: 'nine.rle': rule 'B3/S9', column 5: nobody has 9 neighbours; the most is 8
      wolfram --out a.gif --pattern nine.rle
      > render: 'nine.rle': the pattern's rule 'B3/S9': 'B' in column 1 does not belong there; give a rule, such as --rule=30
      life --out a.gif --pattern wide.rle
      > render: 'wide.rle': the grid :T2000000,2000000 is too large; the limit is 17179869184 cells
      life --out a.gif --pattern far.rle
      > render: 'far.rle': the place of the figure is too far out; the limit is 1073741824
      life --out a.gif --rules . --pattern broken.rle
      > render: 'broken.rle': rule file 'Broken', line 1, column 1: the first line is not '@RULE name'
      life --out a.gif --pattern row.mcl
      > render: 'row.mcl': rule '#GAME 1-D totalistic' names a game, but no rule that is played; give a rule, such as --rule=B3/S23
      wolfram --out a.gif --pattern row.mcl
      > render: 'row.mcl': the pattern's rule '#GAME 1-D totalistic' names a game, but no rule that is played; give a rule, such as --rule=30
      patterns show nine.rle
      > render: 'nine.rle' is a file, no figure of a library; 'render patterns add nine.rle' adds it to yours
      monsters --out a.gif --ground empty
      > empty:1:1: the ground cannot be read: it is empty; give a GeoJSON file of lines and polygons
      monsters --out a.gif --team empty
      > empty:1:1: the team cannot be read: it is empty; correct the file or move it away; it stays as it is
      monsters --out a.gif --track empty
      > empty:1:1: the track cannot be read: it is no XML: no element found; mend it at that place
      """))
  func `a broken file is told, and at which of its places`(line: String, said: [String]) throws {
    for name in ["empty", "Broken.rule", "Huge.rule"] { try folder.write("", to: name) }
    try folder.write("x = 3, y = 1, rule = B3/S9\n3o!\n", to: "nine.rle")
    try folder.write("x = 3, y = 1, rule = Broken\n3o!\n", to: "broken.rle")
    try folder.write("@RULE Cat\n", to: "Kit.rule")
    try folder.write("x = 3, y = 1, rule = Foo2\n3o!\n@RULE Foo3\n@TREE\n", to: "mixed.rle")
    try folder.write("x = 3, y = 1, rule = B3/S23:T2000000\n3o!\n", to: "wide.rle")
    let place = "#CXRLE Pos=99999999999999999999,0"
    try folder.write("\(place)\nx = 3, y = 1, rule = B3/S23:P0,20\n3o!\n", to: "far.rle")
    try folder.write("#MCell 4.00\n#GAME 1-D totalistic\n#L A\n", to: "row.mcl")
    let file = try FileHandle(forWritingTo: URL(filePath: folder.path("Huge.rule")))
    try file.truncate(atOffset: 17 << 20)
    try file.close()
    let run = try Command.run(line, in: folder)
    #expect(run.complaint.split(separator: "\n").first == said[0][...], "\(run.complaint)")
    #expect(run.code == 2 && run.output.isEmpty && folder.names.count == 10)
  }

  @Test(
    arguments: transcript(
      """
      life --pattern shut/x.rle --out a.gif
      > 'shut/x.rle': permission denied; choose another place, or change its rights
      life --pattern ring.rle --out a.gif
      > 'ring.rle': the links there lead in a circle; 
      life --library shut --pattern x --out a.gif
      > 'shut': permission denied; 
      life --out shut/x.gif
      > 'shut/x.gif': permission denied; 
      life --out shut/deep/x.gif
      > 'shut/deep/x.gif': permission denied; 
      """))
  func `what cannot be looked at is not told to be missing`(line: String, said: [String]) throws {
    try folder.makeFolder("shut")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path("shut"))
    try folder.link("ring.rle", to: "ring.rle")
    let run = try Command.runAsNobody(Command.words(line), in: folder)
    #expect(run.code == 2 && run.complaint.contains("render: \(said[0])"), "\(run.complaint)")
  }

  @Test func `a folder that has been removed is told`() throws {
    let script = "mkdir gone && cd gone && rmdir ../gone && exec \"$0\" life --out x.gif"
    let run = try Child.run("/bin/sh", ["-c", script, Command.built], in: folder.path)
    let sentence = "'x.gif': the current folder has been removed; go to another one"
    #expect(run.code == 2 && run.complaint == "render: \(sentence)\n")
  }

  @Test func `strangers are told which folder lies outside`() throws {
    try folder.makeFolder("in")
    try folder.write("world: life\nlibrary: ../\nframes: 2\nout: a.gif\n", to: "in/a.yaml")
    let run = try Command.run("run --safe in/a.yaml", in: folder)
    #expect(run.code == 2 && run.complaint.contains(": '.' lies outside of"), "\(run.complaint)")
  }

  @Test func `a rule's file is no rule`() throws {
    try expect(
      "life --rules . --rule deep/Thing.rule --out a.gif",
      "rule 'deep/Thing.rule': a rule is given by its name, not by its file; "
        + "give the file's folder with rules, and 'Thing' as the rule", code: 64)
  }

  @Test func `everything that is wrong comes in one go`() throws {
    let run = try Command.run("sea --thme dark --size 0x5 --frames x --out a.foo", in: folder)
    #expect(run.code == 64)
    #expect(run.complaint.split(separator: "\n").count == 4, "\(run.complaint)")
  }

  /// `a, b and c`.
  private static func listed(_ words: [String]) -> String {
    words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
  }

  /// One line, the code, and no file.
  private func expect(
    _ line: String, _ sentence: String, code: Int32,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try TemporaryFolder(["file": ""])
    try folder.makeFolder("folder.gif")
    let run = try Command.run(line, in: folder)
    #expect(run.complaint == "render: \(sentence)\n", "\(line)", sourceLocation: sourceLocation)
    #expect(run.code == code, "\(line)", sourceLocation: sourceLocation)
    #expect(
      run.output.isEmpty && folder.names == ["file", "folder.gif"], sourceLocation: sourceLocation)
  }
}
