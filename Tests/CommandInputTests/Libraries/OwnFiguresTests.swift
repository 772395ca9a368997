import Foundation
import TerrariumPlayback
import TerrariumSupport
import Testing

/// Figures and states of one's own.
@Suite(.ownThread) struct OwnFiguresTests {
  private let folder = TemporaryFolder()

  init() throws {
    try folder.write("#N Little Flyer\nx = 3, y = 3, rule = B3/S23\nbob$2bo$3o!\n", to: "flyer.rle")
    try folder.write("!Name: Bar\nOOO\n", to: "bar.cells")
    try folder.makeFolder("data")
  }

  private func render(_ line: String) throws -> Command.Outcome {
    try Command.run(line, in: folder, environment: library)
  }

  private var library: [String: String] { ["XDG_DATA_HOME": folder.path("data")] }

  private var kept: [String] { folder.names(in: "data/terrarium/patterns") }

  @Test func `figures are added, shown, renamed and removed`() throws {
    let added = try render("patterns add flyer.rle bar.cells pulsar")
    #expect(
      added.text == "added little-flyer@my\nadded bar@my\nadded pulsar@my\n", "\(added.complaint)")
    #expect(kept == ["bar.rle", "little-flyer.rle", "pulsar.rle"])
    let shown = try render("patterns show little-flyer@my")
    #expect(shown.text == "#N Little Flyer\nx = 3, y = 3, rule = B3/S23\nbo$2bo$3o!\n")
    let renamed = try render("patterns rename little-flyer flyer")
    #expect(renamed.text == "renamed little-flyer@my to flyer@my\n")
    #expect(try render("patterns show flyer@my").text.hasPrefix("#N flyer\n"))
    let removed = try render("patterns remove flyer bar@my flyer@my bar")
    #expect(removed.text == "removed flyer@my\nremoved bar@my\n", "\(removed.complaint)")
    #expect(kept == ["pulsar.rle"])
  }

  @Test func `what is told of a figure goes along, and flags tell it better`() throws {
    let words = [
      "patterns", "add", "bar.cells", "--name", "three", "--author", "Ada L.", "--comment",
      "A line\nof three",
    ]
    let run = try Command.run(words, in: folder, environment: library)
    #expect(run.code == 0)
    let text = try folder.text("data/terrarium/patterns/three.rle")
    #expect(text == "#N three\n#O Ada L.\n#C A line of three\nx = 3, y = 1, rule = B3/S23\n3o!\n")
  }

  @Test func `the header that places a figure on its grid is kept`() throws {
    try folder.write("x = 2, y = 1, rule = B3/S23:T9,9\n3o!\n", to: "wide.rle")
    #expect(try render("patterns add wide.rle").code == 0)
    let text = try folder.text("data/terrarium/patterns/wide.rle")
    #expect(text == "#N wide\nx = 2, y = 1, rule = B3/S23:T9,9\n3o!\n")
  }

  @Test func `scripts stay behind, and describe nothing`() throws {
    let notes = "#N Bar [[ ZOOM 8 ]]\n#C [[ STOP 3 ]]\n#C A line [[ GRID ]]\n"
    try folder.write(notes + "x = 3, y = 1, rule = B3/S23\n3o!\n[[ GPS 9 ]]\n", to: "bar.rle")
    _ = try render("patterns add bar.rle")
    let file = "data/terrarium/patterns/bar.rle"
    #expect(try folder.text(file) == "#N Bar\n#C A line\nx = 3, y = 1, rule = B3/S23\n3o!\n")
    let again = ["patterns", "add", "bar.rle", "--force", "--comment", "[[ GPS 5 ]] A line"]
    #expect(try Command.run(again, in: folder, environment: library).code == 0)
    #expect(try folder.lines(file)[1] == "#C A line")
    // A file of somebody else's keeps what stands in it.
    try folder.write(folder.text("bar.rle"), to: file)
    #expect(try render("patterns list my").text == "bar  3x1, B3/S23: A line\n")
    #expect(try render("patterns list my --json").text.contains("\"summary\": \"A line\","))
  }

  @Test func `the place of a figure goes along, on which blocks depend`() throws {
    try folder.write("#CXRLE Pos=1,0\nx = 2, y = 2, rule = bbm\no$bo!\n", to: "blocks.rle")
    _ = try render("patterns add blocks.rle")
    for (name, file) in [("blocks.rle", "a.txt"), ("blocks@my", "b.txt")] {
      let run = try render("life --pattern \(name) --frames 3 --size 6x6 --out \(file)")
      #expect(run.code == 0, "\(run.complaint)")
    }
    #expect(try folder.text("a.txt") == folder.text("b.txt"))
  }

  @Test func `lists have what is one's own behind what comes along`() throws {
    _ = try render("patterns add bar.cells")
    let all = try render("patterns list").text
    #expect(
      all.hasSuffix(
        "\n\nYour own (\(folder.path("data/terrarium/patterns")))\n  bar  3x1, B3/S23\n"))
    #expect(try render("patterns list my").text == "bar  3x1, B3/S23\n")
    #expect(try render("patterns list --kind gun").text.contains("bar") == false)
    let json = try render("patterns list my --json").text
    #expect(
      json.hasPrefix("[\n  {\"name\": \"bar@my\", \"category\": \"own\", \"rule\": \"B3/S23\""))
    #expect(json.contains("\"states\": 2"))
  }

  @Test(arguments: [
    ("my", "bar  3x1, B3/S23\nfly  3x3, B36/S23, Ada L.\n"), ("my --rule highlife", "fly  3x3, "),
    ("my --rule b3s23", "bar  3x1, B3/S23\n"), ("my --states 2 fly", "fly  3x3, "),
    ("my ada", "fly  3x3, "), ("my BA", "bar  3x1, B3/S23\n"),
    ("my --rule highlife --json", "[\n  {\"name\": \"fly@my\", "),
  ])
  func `words, a rule and states choose among figures`(flags: String, start: String) throws {
    try folder.write("#O Ada L.\nx = 3, y = 3, rule = B36/S23\nbo$2bo$3o!\n", to: "fly.rle")
    _ = try render("patterns add bar.cells fly.rle")
    let run = try render("patterns list \(flags)")
    #expect(run.code == 0 && run.complaint == "", "\(run.complaint)")
    #expect(run.text.hasPrefix(start) && run.text.contains("bar") == start.contains("bar"))
    let none = try render("patterns list my --states 3")
    #expect(none.code == 2 && none.text == "")
    #expect(none.complaint.hasPrefix("render: no figure fits all of the words and flags; leave"))
  }

  @Test func `a library that cannot be read is a fault`() throws {
    try folder.makeFolder("shut")
    for rights in [0, 0o444] {
      try FileManager.default.setAttributes(
        [.posixPermissions: rights], ofItemAtPath: folder.path("shut"))
      for words in [["patterns", "list", "my"], ["patterns", "list"], ["states"]] {
        let run = try Command.runAsNobody(words + ["--library", "shut"], in: folder)
        #expect(run.code == 2 && run.text == "", "\(words): \(run.text)")
        #expect(run.complaint.hasPrefix("render: 'shut': permission denied; "), "\(run.complaint)")
      }
    }
  }

  @Test func `a pipe among one's own figures is none, and nobody waits for it`() throws {
    _ = try render("patterns add bar.cells")
    for name in ["pipe.rle", "pipe.state"] {
      try folder.makePipe("data/terrarium/patterns/\(name)")
    }
    #expect(try render("patterns list my").text == "bar  3x1, B3/S23\n")
    #expect(try render("states list").code == 0)
    let shown = try render("patterns show pipe@my")
    #expect(shown.code != 0 && shown.complaint.contains("pipe"), "\(shown.complaint)")
  }

  @Test func `scenarios name a figure of one's own`() throws {
    _ = try render("patterns add bar.cells")
    #expect(try render("life --pattern bar@my --frames 2 --out a.txt").code == 0)
    #expect(try folder.text("a.txt").contains("OOO"))
    try folder.write(
      "world: life\nsize: 9x9\nedges: wrap\nout: b.txt\nsteps:\n  - place: bar@my\n"
        + "  - keep: line\n    area: [0, 0, 9, 9]\n    to: line@my\n  - place: line@my\n"
        + "  - save: start@my\n  - run: 1\n  - load: latest@my\n",
      to: "b.yaml")
    let run = try render("run b.yaml")
    #expect(run.code == 0, "\(run.complaint)")
    #expect(kept == ["bar.rle", "line.rle", "start.state"])
    // A recipe knows nothing of anybody's library.
    _ = try render("life --pattern bar@my --frames 2 --out c.gif")
    #expect(try !render("show c.gif").text.contains("@my"))
  }

  @Test func `another library is a folder`() throws {
    try folder.makeFolder("mine")
    #expect(try render("patterns add bar.cells --library mine").code == 0)
    #expect(kept.isEmpty)
    #expect(try render("patterns show bar --library mine").text.hasPrefix("#N Bar\n"))
    #expect(try render("life --library mine --pattern bar --frames 1 --out d.txt").code == 0)
    #expect(try render("life --library mine --pattern bar@team --frames 1 --out e.txt").code == 0)
  }

  @Test(arguments: ["show fig@my", "show fig", "list my", "list my --rule b3s23"])
  func `pictures show the figures of the library that is given`(words: String) throws {
    try folder.makeFolder("mine")
    _ = try render("patterns add pulsar --name fig")
    _ = try render("patterns add bar.cells --name fig --library mine")
    _ = try render("life --library mine --pattern fig --frames 1 --out bar.png")
    let run = try render("patterns \(words) --library mine --out fig.png")
    #expect(run.code == 0, "\(run.complaint)")
    #expect(try folder.bytes("fig.png") == folder.bytes("bar.png"))
    #expect(try render("patterns add fig@my --name other --library mine").code == 0)
    #expect(try render("patterns show other --library mine").text.hasSuffix("\n3o!\n"))
  }

  @Test func `pictures show what is kept`() throws {
    _ = try render("patterns add flyer.rle pulsar")
    let run = try render("patterns list my --out mine.gif --out mine.png")
    #expect(run.code == 0, "\(run.complaint)")
    #expect(try folder.bytes("mine.png").count > 300)
    #expect(try folder.gif("mine.gif").frames.count > 10)
    // A project's defaults are for scenarios.
    try folder.write("defaults: {title: Mine, life: {skip: 7}, bad: 1}\n", to: "terrarium.yaml")
    try #expect(render("patterns list my --out again.gif").complaint == "")
    #expect(try folder.bytes("again.gif") == folder.bytes("mine.gif"))
  }

  @Test(arguments: [
    ("patterns add", 64, "add needs a value; give a file or a figure"),
    ("patterns add nosuch.rle", 2, "there is no figure or file 'nosuch.rle'"),
    ("patterns add bar.cells --name a/b", 64, "'a/b' is no name for something that"),
    ("patterns add bar.cells --name .hidden", 64, "'.hidden' is no name"),
    ("patterns add bar.cells --name latest", 64, "'latest' means whatever was kept last; choose"),
    ("patterns add bar.cells flyer.rle --name x", 64, "--name is for one figure"),
    ("patterns list my --out m.png", 2, "there is no figure to draw"),
    ("states list --out n.png", 2, "there is no state to draw; leave out --out"),
    ("patterns remove nosuch", 2, "your library has no figure 'nosuch'"),
    ("patterns remove glider", 64, "'glider' is not of your own library"),
    ("patterns rename a", 64, "rename needs a value; give the old name and the new one"),
    ("patterns rename a b c", 64, "unknown word 'c'"),
    ("patterns show x@team", 2, "there is no remote 'team'"),
    ("patterns list @team", 2, "there is no remote 'team'"),
    ("patterns frobnicate", 64, "what to do with patterns cannot be 'frobnicate'"),
    ("patterns list my hello", 2, "no figure has 'hello' in its names or its author's; leave"),
    ("patterns list my --kind gun", 64, "--kind has no meaning here; it goes with"),
    ("patterns list my --period 3", 64, "--period has no meaning here"),
    ("patterns list my --markdown", 64, "--markdown has no meaning here"),
    ("patterns list my --rule B9", 64, "rule cannot be 'B9'"),
    ("patterns rename a b --author X", 64, "--author has no meaning here; it goes with 'add'"),
    ("patterns add bar.cells --kind gun", 64, "--kind has no meaning here; it goes with 'list'"),
    ("patterns remove a --force", 64, "--force has no meaning here; it goes with"),
    ("patterns --author X", 64, "--author has no meaning here; it goes with 'add'"),
    ("states remove a --out b.png", 64, "--out has no meaning here; it goes with"),
    ("states show nosuch", 2, "your library has no state 'nosuch'"),
    (
      "states list --out st.csv", 64,
      "'st.csv' has an ending that this picture cannot have; it can be .png"
    ),
    (
      "patterns --kind gun --out x.gif", 64,
      "'x.gif' has an ending that this picture cannot have; it can be .png, .svg or .pdf"
    ),
    (
      "patterns list glider --out p.csv", 64,
      "'p.csv' has an ending that this picture cannot have; it can be .png, .svg or .pdf\n"
    ),
    (
      "patterns list my --out p.csv", 64,
      "'p.csv' has an ending that this picture cannot have; it can be .gif, .png,"
    ),
    ("patterns list my --out -", 64, "a picture of this command goes into a file"),
    ("patterns --memory 1MB", 64, "--memory has no meaning here; it belongs to sea,"),
    ("states frobnicate", 64, "what to do with states cannot be 'frobnicate'"),
    ("life --pattern x@my --out a.png", 2, "your library has no figure 'x@my'"),
    ("life --pattern x@team --out a.png", 2, "there is no remote 'team'"),
  ])
  func `what is wrong is told in a line`(line: String, code: Int32, start: String) throws {
    let run = try render(line)
    #expect(run.code == code && run.complaint.hasPrefix("render: \(start)"), "\(run.complaint)")
    #expect(run.complaint.filter(\.isNewline).count == 1 && run.text == "", "\(run.text)")
  }

  @Test func `nothing is replaced unasked`() throws {
    _ = try render("patterns add bar.cells")
    try folder.write("!Name: Bar\nOO\n", to: "bar.cells")
    let again = try render("patterns add bar.cells")
    #expect(
      again.code == 2 && again.complaint.contains("'bar' is there already, and is another one"))
    _ = try render("patterns add flyer.rle")
    let taken = try render("patterns rename little-flyer bar")
    #expect(taken.complaint.hasSuffix("; give another name, or --force to replace it\n"))
    let capitals = try render("patterns add bar.cells --name BAR")
    #expect(
      capitals.code == 2 && capitals.complaint.contains("differs from 'bar' by capitals alone"))
    try folder.write(
      "world: life\nsize: 9x9\nout: c.txt\nsteps:\n  - save: s@my\n  - save: S@my\n"
        + "  - keep: BAR\n    area: [0, 0, 5, 5]\n    to: BAR@my\n", to: "c.yaml")
    let steps = try render("run c.yaml").complaint
    for (name, other) in [("S", "s"), ("BAR", "bar")] {
      #expect(steps.contains("'\(name)' differs from '\(other)' by capitals alone"), "\(steps)")
    }
    #expect(try render("patterns add bar.cells --force").code == 0)
    #expect(try render("patterns list my").text.hasPrefix("bar           2x1, B3/S23\n"))
  }

  @Test func `states are listed from the newest on, and drawn`() throws {
    for (age, (world, name)) in [("sea", "one"), ("life", "two"), ("pig", "three")].enumerated() {
      try folder.write("world: \(world)\nout: a.png\nsteps: [{save: \(name)@my}]\n", to: "s.yaml")
      #expect(try render("run s.yaml --force").code == 0)
      let date = Date(timeIntervalSince1970: 1_700_000_000 + Double(age))
      let path = folder.path("data/terrarium/patterns/\(name).state")
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }
    let run = try render("states list --out states.png")
    #expect(
      run.text == "three  pig, tick 0\ntwo    life, tick 0, 64x64\none    sea, tick 0, 10x15\n")
    #expect(try folder.bytes("states.png").count > 5000)
    #expect(try render("states remove two@my three latest two").code == 0)
    #expect(try render("states list --json").text.contains("\"one@my\""))
    #expect(kept == ["one.state"])
  }

  @Test func `rule files of one's own are known by name, but for names that come along`() throws {
    for folder in ["data/terrarium", "data/terrarium/rules"] { try self.folder.makeFolder(folder) }
    // Whatever lives dies, under both names.
    for name in ["Mine", "WireWorld"] {
      try folder.write(
        "@RULE \(name)\n@TABLE\nn_states:4\nneighborhood:Moore\nsymmetries:permute\n"
          + "var a={0,1,2,3}\nvar b=a\nvar c=a\nvar d=a\nvar e=a\nvar f=a\nvar g=a\nvar h=a\n"
          + "3,a,b,c,d,e,f,g,h,0\n", to: "data/terrarium/rules/\(name).rule")
    }
    for (name, cells) in [("Mine", 0), ("WireWorld", 3)] {
      let run = try render("life --rule \(name) --pattern 3C! --frames 2 --out r.csv")
      #expect(run.code == 0, "\(run.complaint)")
      let row = try folder.lines("r.csv").last ?? ""
      #expect(row.split(separator: ",")[1] == "\(cells)", "\(name): \(row)")
    }
  }

  @Test func `a figure brings along the rule file beside it, and is listed by it`() throws {
    try folder.write(
      "@RULE T1\n@TABLE\nn_states:3\nneighborhood:Moore\nsymmetries:permute\n"
        + "1,0,0,0,0,0,0,0,0,2\n", to: "T1.rule")
    try folder.write("x = 3, y = 3, rule = T1\n.A$2A2$B!\n", to: "three.rle")
    _ = try render("patterns add three.rle bar.cells")
    let played = try render("life --pattern three@my --frames 2 --out t.txt")
    #expect(played.code == 0, "\(played.complaint)")
    for flag in ["--rule T1", "--states 3"] {
      #expect(try render("patterns list my \(flag)").text == "three  3x4, T1\n", "\(flag)")
    }
    #expect(try render("patterns list my --json").text.contains("\"states\": 3"))
    #expect(try render("patterns list my --rule T2").code == 64)
  }

  @Test(arguments: ["secret@my", "secret@team", "x!@my", "3o$@my"])
  func `whatever is kept counts as a file, which no recipe of a stranger's may name`(name: String) {
    #expect(PatternSource.meansFile(name))
  }

  @Test func `a figure that cannot be read leaves the others their picture`() throws {
    _ = try render("patterns add bar.cells flyer.rle")
    try folder.write("no figure", to: "data/terrarium/patterns/torn.rle")
    let run = try render("patterns list my --out mine.png")
    #expect(run.code == 0 && run.text.contains("torn          no figure that can be read"))
    #expect(try folder.bytes("mine.png").count > 200)
  }

  @Test func `strangers reach nobody's library`() throws {
    _ = try render("patterns add bar.cells")
    try folder.makeFolder("theirs")
    try folder.write(
      "world: life\nsize: 9x9\nout: b.txt\nsteps: [{place: bar@my}]\n", to: "theirs/b.yaml")
    let run = try render("run --safe theirs/b.yaml")
    #expect(run.code == 2 && run.complaint.hasPrefix("theirs/b.yaml:4:"), "\(run.complaint)")
  }
}
