import TerrariumFilmSupport
import TerrariumLifeViewer
import TerrariumPlanning
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// Films of pattern files with scripts of LifeViewer.
@Suite(.planning(with: LifeViewerScripts()))
struct ViewerFilmTests {
  private static let glider = "x = 3, y = 3\nbob$2bo$3o!\n"

  /// Returns the ticks that a film of a file with a script shows.
  private func ticks(_ words: String, cells: String = glider, _ more: String = "") throws -> [Int] {
    let folder = try TemporaryFolder(["p.rle": "#C [[ \(words) ]]\n\(cells)"])
    return try ticksShown(by: "world: life\npattern: \(folder.path)/p.rle\nout: t.txt\n\(more)")
  }

  @Test(arguments: [
    ("LOOP 10", "", Array(0..<10)), ("LOOP 10 STEP 4", "", [0, 4, 8]),
    ("STOP 10 STEP 4", "", [0, 4, 8, 10]), ("STOP 8 STEP 4", "", [0, 4, 8]),
    ("LOOP 10", "frames: 3", [0, 1, 2]), ("LOOP 3", "frames: 5", Array(0..<5)),
    ("STARTFROM 5 LOOP 8", "", [5, 6, 7]), ("VIEWONLY", "", [0]),
    ("VIEWONLY STARTFROM 5 STOP 9", "", [0]),
    ("TRACKLOOP 36 0 -1/4 T 4 X 5", "", Array(0...4)),
    ("GPS 120 LOOP 5", "", [0, 2, 4]),
    ("T 4 GPS 20", "", Array(0...4)), ("LOOP 10", "script: ignore\nframes: 4", Array(0..<4)),
    ("PAUSE 1 T 2", "", [0, 0, 1, 2]), ("LOOP 4", "steps: [{run: 1}]", [0, 1]),
    ("TRACKLOOP 36 0 -1/4 LOOP 20", "", Array(0..<20)),
    ("POI INITIAL LOOP 3 T 4", "", Array(0...4)),
    ("TRACKLOOP 4 0 0 GRIDMAJOR 1 STOP 9", "", Array(0..<4)),
    ("STEP 3 LOOP 9", "every: 2", [0, 2, 4, 6, 8]),
    ("STEP 3 GPS 300 STOP 10", "", [0, 5, 10]), ("GPS 300 STEP 3 STOP 6", "", [0, 3, 6]),
    ("STEP 3 T 10 GPS 300", "", [0, 5, 10]), ("STEP 3 T 3 GPS 20", "", [0, 1, 2, 3]),
    ("STEP 3 T 3 STEP INITIAL GPS 20", "", [0, 3]), ("GPS 180 T 3 GPS INITIAL", "", [0, 3]),
    ("GPS 120 GPS 20 STOP 3", "", [0, 1, 2, 3]), ("GPS 90 STOP 2", "", [0, 1, 2]),
    ("LOOP 10", "calm: true", [0, 2, 4, 6, 8]), ("STOP 9", "calm: yes", [0, 2, 4, 6, 8]),
    ("STEP 3 STOP 9", "calm: true", [0, 6]), ("STEP 3 STOP 10", "calm: true", [0, 6, 10]),
    ("PAUSE 1", "calm: true\nframes: 5", [0, 0, 2, 4, 6]),
    ("PASTET 4 PASTE o! 20 20", "calm: true\nframes: 6", [0, 2, 4, 6, 8, 10]),
    ("T 4 GPS 120 GPS INITIAL", "", [0, 1, 2, 3, 4]), ("T 4 STEP INITIAL GPS 120", "", [0, 2, 4]),
  ])
  func `films play as scripts say`(words: String, more: String, shown: [Int]) throws {
    #expect(try ticks(words, more) == shown)
  }

  @Test(arguments: [
    ("PAUSE 1 T 4", [0, 1]), ("T 4 X 3 Z 5", [0, 1]), ("TRACK 0 1", [0, 1]),
    // The cells have the ages of a theme, up to 63.
    ("T 4 THEME 3 T 8 THEME 4", [63, 64]),
  ])
  func `films of scripts close where that is asked`(words: String, shown: [Int]) throws {
    #expect(try ticks(words, cells: "x = 3, y = 1\n3o!\n", "frames: period") == shown)
  }

  @Test(arguments: [
    "STOP 7", "STOP 7 PASTET 3 PASTE 2o$2o 9 0", "T 4 X 5 T 6", "STARTFROM 5 PAUSE 1",
  ])
  func `panels may come after the end of a script`(words: String) async throws {
    let folder = try TemporaryFolder(["p.rle": "#C [[ \(words) ]]\n\(Self.glider)"])
    try await folder.runAll("world: life\npattern: p.rle\npanels: [0, 4, 8]\nout: t.png")
    #expect(folder.names.contains("t.png"))
  }

  @Test(arguments: [
    ("X 0 Y 0 Z 4 WIDTH 64 HEIGHT 64 GPS 20 ]] [[ PAUSE 1 ]] [[ T 10 X 40 Z 16", 155),
    ("GPS 20 PAUSE 1 T 10", 155), ("GPS 20 PAUSE 1 PAUSE 2 T 10", 355),
    ("X 0 Y 0 Z 4 WIDTH 64 HEIGHT 64 GPS 10 PAUSE 0.16 X 3 T 2", 46),
    ("GPS 10 T 20 STEP 1 T 60 STEP 4", 303), ("GPS 10 T 20 STEP 2 T 60 STEP 4", 205),
    ("GPS 10 T 21 STEP 4 T 60 STEP 1", 453), ("T 20 STEP 1 T 60 STEP 4", 242),
    ("GPS 10 T 20 STEP 4 T 40 STEP 4", 110), ("T 20 STEP 4 PAUSE 1 STEP 1", 148),
    ("GPS 10 X 0 Y 0 Z 8 PAUSE 1 AUTOFIT T 5", 160),
    ("GPS 10 PAUSE 3601 T 2", 360_130), ("GPS 20 T 10 PAUSE 1", 155),
    ("STARTFROM 5 GPS 20 T 5 PAUSE 1 T 15", 155),
  ])
  func `a film lasts as long as its moments`(words: String, hundredths: Int) async throws {
    let folder = try TemporaryFolder(["p.rle": "#C [[ \(words) ]]\n\(Self.glider)"])
    try await folder.run("world: life\npattern: p.rle", out: "[t.gif]")
    let film = try folder.gif("t.gif")
    #expect(film.frames.map(\.hundredths).reduce(0, +) == hundredths)
  }

  @Test(arguments: [
    ("GPS 20 PAUSE 1 T 4 GPS 2", [150, 50, 50, 50, 50]),
    ("GPS 2 PAUSE 1 T 4 GPS 20", [105, 5, 5, 5, 5]),
    ("GPS 50 PAUSE 1 PAUSE 2 GPS 4 T 2 GPS 10", [310, 10, 10]),
    ("X 0 T 3 GPS 2 X 4 T 7 GPS 20 X 8 STOP 8", [50, 50, 50, 5, 5, 5, 5, 5, 5]),
    ("T 1 GPS 2 T 3 GPS 20", [50, 5, 5, 5]), ("T 3 GPS 2 T 5 GPS 20 STOP 2", [50, 50, 50]),
    ("T 2 GPS 2 PAUSE 1 GPS 50 T 4 GPS 20", [50, 50, 105, 5, 5]),
    ("T 2 GPS 2 PAUSE 1 GPS 50 STOP 4", [50, 50, 102, 2, 2]),
  ])
  func `a tick stands as long as all on its way`(words: String, hundredths: [Int]) async throws {
    let folder = try TemporaryFolder(["p.rle": "#C [[ \(words) ]]\n\(Self.glider)"])
    try await folder.run("world: life\npattern: p.rle", out: "[t.gif]")
    #expect(try folder.gif("t.gif").frames.map(\.hundredths) == hundredths)
  }

  @Test(arguments: [
    ("T 2 \"A\" PAUSE 2 T 4 STOP 5", [300, 500]),
    ("T 2 PAUSE 2 \"A\" PAUSE 3 T 4", [300, 200, 500]),
    ("T 2 \"A\" PAUSE 2 \"B\" T 4", [300, 200, 200]), ("PAUSE 2 \"A\" PAUSE 3 T 2", [300, 500]),
  ])
  func `texts stand as long as their moments`(words: String, hundredths: [Int]) async throws {
    let folder = try TemporaryFolder([
      "p.rle":
        "#C [[ WIDTH 200 HEIGHT 120 X 0 Y 0 Z 8 GPS 1 \(words) ]]\nx = 2, y = 2\n2o$2o!\n"
    ])
    try await folder.run("world: life\npattern: p.rle", out: "[t.gif]")
    let film = try GIFReader(folder.bytes("t.gif"))
    #expect(film.frames.map(\.hundredths) == hundredths)
  }

  @Test(arguments: [("XOFFSET 2 YOFFSET -1", 5, 2), ("YOFFSET 3", 3, 6)])
  func `offsets move cells on the grid of their rule`(words: String, x: Int, y: Int) throws {
    let cells = "x = 2, y = 2, rule = B3/S23:T8,8\n2o$2o!\n"
    let folder = try TemporaryFolder(["p.rle": "#C [[ \(words) VIEWONLY ]]\n\(cells)"])
    let shown = try lastPicture(of: "world: life\npattern: \(folder.path)/p.rle\nout: t.txt")
    let row = (0..<8).map { x..<x + 2 ~= $0 ? "O" : "." }.joined()
    #expect(shown == (0..<8).map { y..<y + 2 ~= $0 ? row : "........" })
  }

  @Test(arguments: [("WireWorld", 4), ("B2/S/4", 4), ("Wave", 4), ("W30", 1)])
  func `random cells fill one row under the codes of lines, and all rows under other rules`(
    rule: String, rows: Int
  ) throws {
    let words = "RANDOMIZE RANDSEED 1 RANDWIDTH 6 RANDHEIGHT 4 RANDFILL 100 VIEWONLY"
    let folder = try TemporaryFolder([
      "p.rle": "#C [[ \(words) ]]\nx = 1, y = 1, rule = \(rule)\no!\n",
      "Wave.rule": "@RULE Wave\n@TABLE\nn_states:3\nneighborhood:Moore\n"
        + "symmetries:none\n1,0,0,0,0,0,0,0,0,2\n",
    ])
    let shown = try lastPicture(
      of: """
        world: life
        pattern: \(folder.path)/p.rle
        rules: \(folder.path)
        size: 8x6
        out: t.txt
        """)
    #expect(shown.filter { $0.contains("O") }.count == rows)
  }

  @Test(arguments: [
    ("STARTFROM 2000 \"late\"", "late", 2999), ("\"#T #B, #F\"", "LifeViewer 1384, #F", 999),
    ("\"#G #I\"", "7 #I", 999), ("RANDOMIZE RANDSEED me \"#S\"", "me", 999),
    ("STEP 4 \"a\"", "a", 3996), ("GPS 60 \"a\"", "a", 999), ("GPS 150 \"a\"", "a", 1998),
    ("GPS 20 LOOP 500 \"a\"", "a", 333), ("GPS 20 STEP 4 \"a\"", "a", 1332),
    ("GPS 3 STARTFROM 9 \"a\"", "a", 58),
  ])
  func `texts are shown as long as a thousand frames of LifeViewer`(
    words: String, text: String, last: Int
  ) throws {
    let folder = try TemporaryFolder(["p.rle": "#CXRLE Gen=2\n#C [[ \(words) ]]\n\(Self.glider)"])
    let plan = try plan(of: "world: life\npattern: \(folder.path)/p.rle\nout: t.gif")
    let annotation = try #require(plan.film.looks.first?.annotations.first)
    #expect(annotation.text?.words(tick: 7, census: []) == text && annotation.last == last)
  }

  @Test(arguments: [
    ("LAYERS 4 STARS STARS", "3 words of its script are not drawn: LAYERS, STARS"),
    ("SPIN 2 3", "1 word of its script is not known: SPIN"),
    ("STOP 1000000000000", "1:7: 'STOP' of its script 1000000000000 is out of range"),
    ("T 1000000000000", "1:7: 'T' of its script 1000000000000 is out of range"),
    ("TRACKLOOP 1000000000 8 0", "1:7: 'TRACKLOOP' of its script 1000000000 is out of range"),
    ("LABELT 1000000000000 1000000000000 0 TRACK 8 0 LABEL 0 0 8 \"x\"", "1:7: 'LABELT'"),
    ("STARTFROM 2", "1 word of its script is not drawn: LOOP"), ("STARTFROM 1", ""),
    ("ZOOM 0", "1:7: 'ZOOM' of its script 0 is out of range"),
    ("STOP -3", "1:7: 'STOP' of its script -3 is out of range"),
    ("COLOR FOO red", "1:13: 'FOO' of its script is neither a part of the picture nor a state"),
    ("COLOR 7 red", "1:13: '7' of its script is neither"),
    ("COLOR GRAPHBG red", "not drawn: GRAPHBG"),
    ("LABELANGLE 30 FIXED LABEL 0 0 8 \"x\" T 1 ANGLE 90", "not drawn: FIXED"),
    ("COLOR ALIVE red COLOR TEXT red COLOR GRIDMAJOR red COLOR 0 red COLOR STARS red", ""),
    ("NOGUI GPS 10 AUTOSTART", ""), ("PASTE obbo![3] 5 5 RCW", ""),
    ("TRACKLOOP 36 0 -1/4", "'LOOP' of its script was set before"),
    ("WIDTH 160 HEIGHT 160 X 0 Y 0 Z 16 GRID GRIDMAJOR 2 LABEL 90 90 8 \"far\"", ""),
  ])
  func `what nothing comes of is told once`(words: String, note: String) async throws {
    try await expectNote(note, of: words, Self.glider)
  }

  /// Expects a film of a script and cells to report only this note; nothing at all if it is empty.
  private func expectNote(_ note: String, of words: String, _ cells: String) async throws {
    let folder = try TemporaryFolder(["p.rle": "#C [[ \(words) LOOP 2 ]]\n\(cells)"])
    let report = try await folder.run("world: life\npattern: p.rle", out: "[t.txt, t.png]")
    let notes = report.notices.map { $0.sentence(of: nil) }.joined()
    #expect(note.isEmpty ? notes.isEmpty : notes.contains(note), "\(words): \(notes)")
  }

  private static let wires = "x = 1, y = 1, rule = WireWorld\nA!\n"
  private static let marks = "x = 2, y = 1, rule = LifeHistory\nAD!\n"

  private static func block(on grid: String) -> String {
    "x = 2, y = 2, rule = B3/S23:\(grid)\n2o$2o!\n"
  }

  @Test(arguments: [
    ("COLOR DEAD red", wires, "1:13: 'DEAD' of its script is neither a part"),
    ("COLOR DYINGRAMP red", wires, "1:13: 'DYINGRAMP' of its script is neither a part"),
    ("COLOR ALIVE red COLOR GRID red COLOR 3 red", wires, ""),
    ("AUTOFIT STATE1FIT", marks, "not drawn: STATE1FIT"), ("STATE1FIT", marks, ""),
    ("AUTOFIT STATE1FIT", wires, ""),
    ("PASTE 2o$2o! 2 -5", block(on: "T20+3,8"), "not drawn: PASTE"),
    ("PASTE 2o$2o! 30 0", block(on: "K20*,8"), "not drawn: PASTE"),
    ("PASTE 2o$2o! 2 -4", block(on: "T20+3,8"), ""), ("PASTE 2o$2o! 2 -5", block(on: "T20,8"), ""),
    ("PASTE 2o$2o! 2 -5", block(on: "P20,8"), ""),
  ])
  func `what nothing comes of under a rule is told`(
    words: String, cells: String, note: String
  ) async throws { try await expectNote(note, of: words, cells) }

  @Test(arguments: [("B3/S23", 0..<16, []), ("/2/3", 0..<16, [1, 2, 4, 6] + Array(8..<16))])
  func `modes that combine states bit by bit are told`(
    rule: String, modes: Range<Int>, told: [Int]
  ) async throws {
    var found: [Int] = []
    for mode in modes {
      let script = "PASTEMODE \(mode) PASTE 2o! 0 0 LOOP 2"
      let folder = try TemporaryFolder([
        "p.rle": "#C [[ \(script) ]]\nx = 2, y = 1, rule = \(rule)\n2o!\n"
      ])
      let report = try await folder.run("world: life\npattern: p.rle", out: "[t.txt]")
      let notes = report.notices.map { $0.sentence(of: nil) }
      if notes.contains(where: { $0.contains("PASTEMODE") }) { found.append(mode) }
    }
    #expect(found == told)
  }

  @Test(arguments: [
    ("STOP 100", "every: 0", "every cannot be '0'"),
    ("STOP 100", "frames: 2\nskip: 9223372036854775807", "skip cannot be '9223372036854775807'"),
    ("X 0 Y 0 ZOOM 4 PAUSE 2 X 10 T 20 X 20", "fps: 1e308", "fps cannot be '1e308'"),
    ("X 0 Y 0 ZOOM 4 PAUSE 2 X 10 T 20 X 20", "delay: 7h", "delay cannot be '7h'"),
    (
      "PASTET 10 PASTE o! 0 0", "frames: 30\nevery: 1000000000000000000", "the film would have over"
    ),
    ("PASTET 10 PASTE o! 0 0", "frames: 200\nevery: 90000000000000000", "the film would have over"),
    ("\"hello\"", "frames: 30\nevery: 1000000000000000000", "the film would have over"),
  ])
  func `values that a film cannot have are told once, whatever the script`(
    words: String, more: String, told: String
  ) throws {
    let faults = Faults.list { try ticks(words, more) }
    #expect(faults.count == 1 && faults[0].text.contains(told), "\(faults.map(\.text))")
  }

  @Test(arguments: [
    ("PASTET 10 PASTE o! 0 0", "every: 90000000000000\nframes: 200", 200),
    ("\"hello\"", "every: 5000000000000000", 100),
  ])
  func `films of scripts are as long as is asked, however far apart their frames are`(
    words: String, more: String, frames: Int
  ) async throws {
    let folder = try TemporaryFolder(["p.rle": "#C [[ \(words) ]]\n\(Self.glider)"])
    try await folder.run("world: life\npattern: p.rle\n\(more)", out: "[t.csv]")
    #expect(try folder.lines("t.csv").count == 1 + frames)
  }

  @Test func `a camera that tracks something stays within reach`() throws {
    let folder = try TemporaryFolder([
      "p.rle": "#C [[ STARTFROM 1073741824 TRACK 8 0 ]]\n\(Self.glider)"
    ])
    let text = try ScriptedScenario.text(ofPatternAt: folder.path("p.rle")).text
    let places = text.matches(of: /camera: \[([-0-9.]+),/).compactMap { Double($0.1) }
    #expect(places.count == 2 && places.allSatisfy { $0 <= 0x1p30 }, "\(text)")
  }

  @Test func `no strong lines are drawn among cells that are too far apart`() async throws {
    // Each square has two of its corners in common with the one before.
    let squares = (1...59).map { "\($0 + 3) \($0) 0 0 \($0)\n" }
    for count in [40, 59] {
      let tree = squares.prefix(count).joined()
      let folder = try TemporaryFolder(["p.mc": "[M2]\n#C [[ GRID GRIDMAJOR 9 ]]\n*$\n\(tree)"])
      let report = try await folder.run("world: life\npattern: p.mc\nframes: 2", out: "[t.csv]")
      let notes = report.notices.map { $0.sentence(of: nil) }.joined()
      #expect(notes.contains("not drawn: GRIDMAJOR"), "\(notes)")
    }
  }

  @Test(arguments: [
    ("honour", "#N glider\n#O me\n#C text\n"),
    ("ignore", "#N glider [[ ZOOM 8 ]]\n#O me [[ GPS 10 ]]\n#C text\n#C [[ LOOP 9 ]]\n"),
  ])
  func `written files have no script unless it was ignored`(
    script: String, notes: String
  ) async throws {
    let folder = try TemporaryFolder([
      "p.rle":
        "#N glider [[ ZOOM 8 ]]\n#O me [[ GPS 10 ]]\n\(Self.glider)text\n[[ LOOP 9 ]]\n"
    ])
    try await folder.run(
      "world: life\npattern: p.rle\nscript: \(script)\nframes: 1", out: "[q.rle]")
    #expect(try folder.text("q.rle").contains("\n\(notes)x = "))
  }

  @Test func `scripts are honoured in the world's own pattern alone`() async throws {
    let folder = try TemporaryFolder(["p.rle": "#C [[ LOOP 2 ]]\n#C kept\n\(Self.glider)"])
    try await folder.run(
      "world: life\nsize: 9x9\nframes: 4", out: "[t.csv]", ["place: p.rle", "run: 3"])
    #expect(try folder.lines("t.csv").count == 5)
    try await folder.run("world: life\npattern: p.rle", out: "[q.rle]")
    let written = try folder.text("q.rle")
    #expect(!written.contains("[[") && written.contains("#C kept"))
    try await folder.run("world: life\npattern: p.rle\nscript: ignore\nframes: 2", out: "[q.rle]")
    #expect(try folder.text("q.rle").contains("[[ LOOP 2 ]]"))
  }
}
