import TerrariumBasics
import TerrariumLifeViewer
import TerrariumPatterns
import Testing

/// The scripts of LifeViewer in pattern files.
struct ViewerScriptTests {
  private func read(_ text: String, _ format: PatternFormat = .rle) -> ViewerScript? {
    ViewerScript(ScriptWord.all(in: Array(text.utf8), format: format))
  }

  private func script(of words: String) throws -> ViewerScript {
    try #require(read("#C [[ \(words.replacing("\n", with: " ")) ]]\nx = 1, y = 1\no!\n"))
  }

  @Test func `scripts stand before and behind the cells`() throws {
    let text = "#C [[ ZOOM 8\n#C GPS 10 ]] words\nx = 3, y = 1\n3o!\n[[ GRID ]]\n"
    let script = try #require(read(text))
    #expect(script.moments[0].zoom == 8 && script.moments[0].stepsASecond == 10)
    #expect(script.hasGrid == true && script.faults.isEmpty)
    #expect(read("#C [[ZOOM 8 ]]\nx = 1, y = 1\no!") == nil)
    #expect(read("x = 1, y = 1\no! [[ GRID ]]")?.hasGrid == true)
    #expect(read("! [[ GRID ]]\nO", .plaintext)?.hasGrid == true)
    #expect(read("[M2]\n#C [[ GRID ]]\n$*$$$$$$$\n", .macrocell)?.hasGrid == true)
    #expect(read("#R [[ GRID ]]\nx = 1, y = 1\no!") == nil)
    #expect(read("x = 1, y = 1\no!") == nil)
  }

  @Test func `what is wrong is told, and the rest is read`() throws {
    let script = try script(of: "STOP -3 SPIN 2 ANGLE 400")
    #expect(script.stop == nil && script.moments[0].angle == nil)
    #expect(script.unknown.list == ["SPIN"])
    #expect(script.faults.map(\.word) == ["STOP", "ANGLE"])
    #expect(script.faults[0].position == TextPosition(line: 1, column: 7))
  }

  @Test(arguments: [
    ("TRACKLOOP 36 0 -1/4 T 20 X 5", ["TRACKLOOP"]), ("TRACKBOX 1 1 0 0 PAUSE 1", ["TRACKBOX"]),
    ("VIEWONLY STARTFROM 10 AUTOSTART LOOP OFF", ["STARTFROM", "AUTOSTART"]),
    ("POI LOOP 3 VIEWONLY", []), ("AUTOFIT X 3 Z 4 T 5 Y 2", ["X", "Z"]), ("ANGLE 359.5", []),
    ("STEP 0.5", ["STEP"]), ("SHADER AGE", []), ("TRACKLOOP 30000000 1/2 0", ["TRACKLOOP"]),
    ("TRACK east 0 1 GRID", ["TRACK"]), ("LABELT -1 9 LABELSIZE 2 FIXED", ["LABELT", "LABELSIZE"]),
    ("LABEL 0 99999 8 FIXED \"a\" GRID", ["LABEL"]), ("ARROW 0 0 5 5 0.01 FIXED", ["ARROW"]),
    // A wrong value sets nothing that a later word could replace.
    ("THEME 20 THEME foo", ["THEME", "THEME"]), ("WIDTH 10 WIDTH 100000", ["WIDTH", "WIDTH"]),
    ("STOP 0 STOP 5 STOP 6", ["STOP", "STOP"]), ("GPS 0 GPS 5 GPS 0", ["GPS", "GPS"]),
    ("X INITIAL X a X INITIAL", ["X", "X"]), ("POI INITIAL X 1 POI INITIAL Y 2", ["POI"]),
    ("POI INITIAL X 10 Z 4 T 4", []),
  ])
  func `words that exclude each other are told in place`(words: String, told: [String]) throws {
    let script = try script(of: words)
    #expect(script.faults.map(\.word) == told && script.undrawn.list.allSatisfy { $0 == "POI" })
    #expect(script.unknown.count == 0 && script.moments.allSatisfy { $0.message == nil })
    let all = "#C [[ \(words)"
    for fault in script.faults {
      let start = all.index(all.startIndex, offsetBy: fault.position.column - 1)
      #expect(fault.position.line == 1 && all[start...].hasPrefix(fault.word))
    }
    #expect(script.first == nil && script.tracking == nil && script.trackingPeriod == nil)
    #expect(script.moments[0].x == nil && script.moments[0].zoom == nil)
  }

  @Test(arguments: [
    ("5", 5.0), ("-1.5", -1.5), (".1", 0.1), ("1/4", 0.25), ("-2/5", -0.4), ("3/0", 0), ("5.", 5),
  ])
  func `numbers are read`(word: String, number: Double) {
    #expect(ViewerNumber.read(word) == number)
  }

  @Test(arguments: ["", "-", ".", "1e5", "x", "1.2.3", "1/", "/2", "0x10", "½", "1/2/3"])
  func `other words are none`(word: String) { #expect(ViewerNumber.read(word) == nil) }

  @Test func `a point of interest may give the film's start its camera, and nothing else`() throws {
    let script = try script(
      of: "X 1 GPS 5 POI INITIAL X 3 Z 4 GPS 9 LOOP 3 THEME 3 \"text\" POI Y 7")
    let start = try #require(script.moments.first)
    #expect(start.x == 3 && start.y == nil && start.zoom == 4 && start.stepsASecond == 5)
    #expect(start.theme == nil && start.message == nil && script.loop == nil)
    #expect(script.moments.count == 1 && script.faults.isEmpty && script.undrawn.count == 1)
  }

  @Test(arguments: [
    ("TRACKLOOP 36 0 -1/4 LOOP 20", 20, nil), ("LOOP 20 TRACKLOOP 36 0 -1/4", 20, 36),
  ])
  func `the later loop holds`(words: String, loop: Int?, period: Int?) throws {
    let script = try script(of: words)
    #expect(script.loop == loop && script.trackingPeriod == period && script.faults.count == 1)
  }

  @Test func `strings are texts`() throws {
    let script = try script(
      of: "LABEL 1 2 4 \"a  ]] {b}\\nc\" \"message\" T 10 \"\" TITLE \"never\" THEME Blues")
    #expect(script.drawings.map(\.kind) == [.label("a ]] b\nc")])
    #expect(script.moments.map(\.message) == ["message", ""])
    #expect(script.moments[1].theme == "Blues")
    #expect(try self.script(of: "\"open").faults.count == 1)
  }

  @Test func `moments follow each other`() throws {
    let script = try script(of: "X 1 PAUSE 1 T 100 X 40 T 50 Z 16 LINEAR ALL T 200")
    #expect(script.moments.map(\.start) == [.film, .pause(1), .tick(100), .tick(200)])
    #expect(script.moments[2].zoom == 16 && script.moments[2].evenX == true)
    #expect(script.faults.map(\.word) == ["T"])
  }

  @Test func `the values of the start are copied where they are asked for`() throws {
    let script = try script(of: "Z 8 T 10 X 5 T 20 X 7 X INITIAL TILT INITIAL T 30 ALL INITIAL")
    #expect(script.moments[2].x == nil && script.moments[2].restored == ["X"])
    #expect(script.moments[3].restored.contains("ZOOM") && script.unknown.count == 0)
  }

  @Test func `what is said twice is told, and the later one holds`() throws {
    #expect(try script(of: "X 1 X 2").faults.count == 1)
  }

  @Test(arguments: [
    ("GPS 5 SUPPRESS GPS 6", []), ("Z 4 LOOP 9 SUPPRESS ZOOM 8 LOOP OFF", []),
    ("X 1 SUPPRESS X 2 X 3", ["X"]), ("SUPPRESS X 1 X 2", ["X"]), ("X 1 SUPPRESS", []),
    ("GRID SUPPRESS 5 GRID", ["5"]),
  ])
  func `what is to be suppressed is that the next of each setting is told`(
    words: String, faults: [String]
  ) throws {
    #expect(try script(of: words).faults.map(\.word) == faults)
  }

  @Test func `of settings that are set twice without a word the later one holds`() throws {
    let moment = try script(of: "GPS 5 X 1 SUPPRESS GPS 6 X 2").moments[0]
    #expect(moment.stepsASecond == 6 && moment.x == 2)
  }

  @Test func `styles hold for what follows`() throws {
    let script = try script(
      of: """
        LABEL 0 0 10 "A" LABELALPHA 0.5 COLOR LABEL red LABELT 20 115 5 LABEL 1 1 10 FIXED "B"
        LABELT 0 5 3 ARROW 0 0 5 5 -2 POLYFILL 0 0 1 0 1 1 8 LABELSIZE 30 FIXED LABEL 2 2 4 "C"
        """)
    let drawings = script.drawings
    #expect(drawings.count == 5 && drawings[0].style == ViewerScript.Style())
    #expect(drawings[1].style.opacity == 0.5 && drawings[1].style.colour == "#ff0000")
    #expect(drawings[1].isPinned && drawings[2].zoom == 0.5 && drawings[3].points.count == 3)
    #expect(drawings[4].style.times == .init(from: 20, to: 115, fade: 5))
    #expect(drawings[4].style.isSizeFixed && script.faults.map(\.word) == ["LABELT"])
  }

  @Test func `words of the browser say nothing`() throws {
    let script = try script(
      of: "NOGUI POPUPWIDTH 600 AUTOIDENTIFY STARS LAYERS 10 STARS OFF COLOR UIBG 1 2 3 POI X 4 Z 2"
    )
    #expect(script.faults.isEmpty && script.unknown.count == 0 && script.paints.isEmpty)
    #expect(script.undrawn.list == ["STARS", "LAYERS", "POI"])
    #expect(script.moments[0].x == nil)
  }

  @Test func `pastes are read`() throws {
    let script = try script(
      of: """
        RLE g bo$2bo$3o! RECIPE r 5 6 PASTEMODE XOR PASTET 3 r PASTE g 1 2 RCW
        PASTEMODE 0100 PASTET EVERY 30 0 90 PASTEDELTA 5 0 PASTE 3o$ 2b o![4] XT 5 10
        """)
    #expect(script.pastes.count == 3 && script.faults.isEmpty, "\(script.faults)")
    #expect(script.pastes[0].times == .list([3, 8, 14]) && script.pastes[0].mode == 6)
    #expect(script.pastes[0].transform == .right && script.pastes[0].corner == Cell(1, 2))
    #expect(script.pastes[1].cells == "3o$2bo!" && script.pastes[1].age == 4)
    #expect(script.pastes[1].times == .every(30, from: 0, to: 90) && script.pastes[1].mode == 4)
    #expect(script.pastes[2].delay == 10 && script.pastes[2].corner == Cell(5, 0))
  }

  @Test(arguments: [
    ("RLE n 3o 0 0 RCW PASTE n 0 0 RCW", ViewerScript.Transform.flip, Cell(0, 0)),
    ("RLE n 3o$o$bo 2 1 PASTE n 0 0 RCW", .right, Cell(-1, 2)),
    ("RLE n 3o 3 4 RCCW PASTE n 1 2 IDENTITY", .left, Cell(4, 6)),
    ("RLE n 3o 0 1 RCW PASTE n 2 3 SWAPXY", .flipY, Cell(3, 3)),
    ("RLE n 3o 1 0 SWAPXY PASTE n[2] 0 0 RCW", .flipX, Cell(0, 1)),
    ("RLE n 3o 1 0 FLIP PASTE n", .flip, Cell(1, 0)),
  ])
  func `pastes turn named cells once more`(
    words: String, transform: ViewerScript.Transform, corner: Cell
  ) throws {
    let paste = try #require(try script(of: words).pastes.first)
    #expect(paste.transform == transform && paste.corner == corner)
  }

  @Test func `chains of pastes move the time of those behind them`() throws {
    let script = try script(
      of: """
        PASTET 2 4 PASTE o! 0 0 YT 5 3 6 1 PASTE o! 9 9
        PASTET EVERY 3 1 20 PASTE o! XT 1 2 PASTE o!
        """)
    #expect(script.faults.isEmpty && script.pastes.map(\.delay) == [0, 3, 4, 4, 0, 2, 2])
    let (list, every) = (
      ViewerScript.Paste.Times.list, ViewerScript.Paste.Times.every(3, from: 1, to: 20)
    )
    #expect(
      script.pastes.map(\.times) == [
        list([2, 6]), list([2]), list([2]), list([2, 6]), every, list([1]), every,
      ])
    let corners = [(0, 0), (0, 5), (0, 11), (9, 9), (0, 0), (1, 0), (0, 0)].map { Cell($0, $1) }
    #expect(script.pastes.map(\.corner) == corners)
  }

  @Test func `randomness is LifeViewer's`() {
    var one = KeyStream(key: Array("1".utf8))
    let numbers = (0..<3).map { _ in one.draw() }
    for (number, known) in zip(numbers, [0.448_887_323_8, 0.955_572_562_9, 0.200_961_079_2]) {
      #expect(abs(number - known) < 1e-9)
    }
    var random = ViewerScript.Random()
    random.seed = "life"
    #expect(ViewerRandom.pattern(random, states: 2).population == 2066)
    (random.columns, random.rows) = (8, 8)
    let body = ViewerRandom.pattern(random, states: 2).rleBody
    #expect(body.filter { !$0.isNewline } == "2ob3o$8o$o3b2o$b5obo$6bo$obobobo$obob3o$o4b2o!")
  }

  @Test func `no bytes trap, and reading ends`() {
    let words =
      ViewerWords.silent.keys.sorted() + ViewerWords.undrawn.keys.sorted()
      + [
        "X", "Y", "Z", "ANGLE", "THEME", "GPS", "STEP", "LOOP", "STOP", "T", "PAUSE", "LABEL",
        "ARROW", "POLYLINE", "POLYFILL", "COLOR", "PASTE", "PASTET", "EVERY", "PASTEMODE", "RLE",
        "RECIPE", "TRACK", "TRACKBOX", "LABELT", "ARROWSIZE", "[[", "]]", "\"", "\"a", "b\"", "OFF",
        "INITIAL", "FIXED", "ALL", "1", "-1", "2.5", "1/0", "99999999999999999999", "#ff0000",
        "bo$2bo$3o!", "bo$[9", "o[99999999]", "XT", "RCW", "é", "LINEAR", "POI", "SUPPRESS",
        "VIEWONLY",
      ]
    for seed in UInt64(0)..<300 {
      var stream = Seed(seed).stream("words")
      let text = (0..<60).map { _ in words[stream.draw(below: words.count)] }
      let script = read("#C [[ \(text.joined(separator: " "))\nx = 1, y = 1\no!\n]] [[ GRID")
      #expect(script != nil, "seed \(seed)")
    }
  }
}
