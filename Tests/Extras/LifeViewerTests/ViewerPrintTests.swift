import TerrariumBasics
import TerrariumFilmSupport
import TerrariumLifeViewer
import TerrariumPlanning
import TerrariumSupport
import Testing

/// Scenarios that `new` prints for pattern files with scripts of LifeViewer.
@Suite(.planning(with: LifeViewerScripts()))
struct ViewerPrintTests {
  @Test(arguments: [
    "LOOP 9 STEP 2 GPS 20 THEME Blues", "X 0 Y 0 Z 10 WIDTH 80 HEIGHT 80 LOOP 3",
    "TRACK 0 -1/3 Z 3 WIDTH 96 HEIGHT 96 LABEL 0 0 3 FIXED \"#N #G\" ARROW 0 0 5 5 3 LOOP 6",
    "X 0 Y 0 Z 4 ANGLE 350 GPS 20 WIDTH 96 HEIGHT 96 PAUSE 0.2 T 9 X 4 Z 16 ANGLE 10 \"text\"",
    "TRACKBOX 1/4 -1/3 0 -1/3 LOOP 8 WIDTH 96 HEIGHT 96", "AUTOFIT HISTORYFIT LOOP 6",
    "PASTET 3 PASTEMODE XOR PASTE 3o! 1 1 POLYFILL 0 0 3 0 3 3 8 GRID ZOOM 6 STOP 5",
    "RANDOMIZE RANDSEED life RANDWIDTH 8 RANDHEIGHT 8 LOOP 3",
  ])
  func `what new prints makes the same bytes`(words: String) async throws {
    try await isPrinted(words, "x = 3, y = 3\nbob$2bo$3o!\n")
  }

  @Test(arguments: ["XOFFSET 2 YOFFSET -1", "YOFFSET 3"])
  func `so it does of offsets on the grid of a rule`(words: String) async throws {
    try await isPrinted("\(words) LOOP 2", "x = 2, y = 2, rule = B3/S23:T8,8\n2o$2o!\n")
  }

  /// Scripts of random words, under random rules.
  @Test(arguments: 0..<24)
  func `what new prints of any script makes the same bytes`(key: Int) async throws {
    var stream = Seed(UInt64(key)).stream("scripts")
    func one(of words: [String]) -> String { words[stream.draw(below: words.count)] }
    func number(_ range: ClosedRange<Int>) -> String {
      String(range.lowerBound + stream.draw(below: range.count))
    }
    func point() -> String { "\(number(-6...6)) \(number(-6...6))" }
    func word() -> String {
      switch stream.draw(below: 26) {
      case 0: "X \(number(-5...5))"
      case 1: "Y \(number(-5...5))"
      case 2: "ZOOM \(one(of: ["-2", "0.7", "1", "2", "3.5", "6", "9"]))"
      case 3: "ANGLE \(number(0...359))"
      case 4: "GPS \(one(of: ["1", "12", "30", "60", "150"]))"
      case 5: "STEP \(number(1...4))"
      case 6: "STARTFROM \(number(0...6))"
      case 7: "THEME \(number(0...19))"
      case 8: "COLOR \(one(of: ["ALIVE", "BACKGROUND", "LABEL", "POLY", "DEAD", "GRID", "1"])) Red"
      case 9: "GRID"
      case 10: "AGESTATES \(number(0...9))"
      case 11: "HISTORYSTATES \(number(0...9))"
      case 12: one(of: ["AUTOFIT", "AUTOFIT HISTORYFIT", "CELLBORDERS", "GRAPH"])
      case 13: "TRACK \(one(of: ["0 -1/3", "1/4 1/4", "0.5 0"]))"
      case 14: "TRACKBOX 1/4 -1/3 0 -1/3"
      case 15: "T \(number(1...9)) \(one(of: ["", "\"a b\"", "X 3 Z 5", "LINEAR ALL Y 2"]))"
      case 16: "PAUSE \(one(of: ["0.05", "0.1"])) \(one(of: ["", "\"pause #G\""]))"
      case 17: "LABEL \(point()) \(number(2...8)) \(one(of: ["", "FIXED"])) \"#N #P\""
      case 18: "ARROW \(point()) \(point()) \(number(2...8))"
      case 19: "POLYLINE \(point()) \(point()) \(point()) 4"
      case 20: "POLYFILL \(point()) \(point()) \(point()) 4 POLYALPHA 0.3"
      case 21: "LABELT 1 8 2 LABELSIZE 9 LABELALPHA 0.5"
      case 22: "PASTEMODE \(number(0...15)) PASTE 3o$obo! \(point())"
      case 23: "PASTET \(number(1...6)) PASTEDELTA 1 2 PASTE 2o$2o! \(point())"
      case 24: "RANDOMIZE RANDSEED \(number(1...99)) RANDWIDTH 9 RANDHEIGHT 7"
      default: "XOFFSET \(number(-3...3))"
      }
    }
    let words = (0..<2 + stream.draw(below: 7)).map { _ in word() }
    let rule = one(of: ["", ", rule = B36/S23", ", rule = 345/2/4", ", rule = B2/S34H"])
    let cells = "x = 5, y = 3\(rule)\nobo2b$2bobo$3o!\n"
    let size = one(of: ["WIDTH 64 HEIGHT 64", "WIDTH 96 HEIGHT 72"])
    try await isPrinted("NOGUI \(size) \(words.joined(separator: " ")) LOOP 6", cells)
  }

  @Test(arguments: [
    ("{x}.rle", "-x-.gif"), ("no%03d.rle", "no-03d.gif"), ("50% {.rle", "50% {.gif"),
  ])
  func `the film's name is one that an output can have`(name: String, out: String) async throws {
    let folder = try TemporaryFolder([name: "#C [[ STOP 3 ]]\nx = 3, y = 3\nbob$2bo$3o!\n"])
    try await folder.runAll(ScriptedScenario.text(ofPatternAt: folder.path(name)).text)
    #expect(folder.names.contains(out), "\(folder.names)")
  }

  private func isPrinted(_ words: String, _ cells: String) async throws {
    let folder = try TemporaryFolder(["p.rle": "#N Glider\n#C [[ \(words) ]]\n\(cells)"])
    try await folder.runAll("world: life\npattern: p.rle\nout: [a.gif, a.png]\n")
    let (text, _) = try ScriptedScenario.text(ofPatternAt: folder.path("p.rle"))
    #expect(text.contains("out: p.gif") && !text.contains("[[ "))
    let settings = text.replacing("out: p.gif", with: "out: [b.gif, b.png]")
    try await folder.runAll(settings)
    #expect(try folder.bytes("a.gif") == folder.bytes("b.gif"), "\(words)\n\(text)")
    #expect(try folder.bytes("a.png") == folder.bytes("b.png"))
  }
}
