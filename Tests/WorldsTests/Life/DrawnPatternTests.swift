import Foundation
import TerrariumBasics
import TerrariumFilmSupport
import TerrariumPatterns
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// Cells as text: what films and files write is read again, under every kind of rule.
struct DrawnPatternTests {
  private let folder = TemporaryFolder()

  /// Rules of every kind: two states, neighbourhoods, lattices, blocks, Generations, Larger than
  /// Life, rules that remember, cyclic ones and tables.
  private static let rules = [
    "B3/S23", "B36/S23", "B2-a/S12", "B2/S", "B1357/S02468", "B3/S012345678", "B4678/S35678",
    "B2/S013V", "B2/S34H", "B03/S23", "B0123478/S34678", "M0,8,4,3,2,5,9,7,1,6,10,11,12,13,14,15",
    "M15,14,13,3,11,5,6,1,7,9,10,2,12,4,8,0", "/2/3", "345/2/4", "2367/3457/5", "3467/25/6",
    "12345/45678/8", "345/24/15", "345/24/16", "2/13/21", "345/24/25", "345/26/26", "/2/30",
    "/2/100", "/2/256", "34/2/3H", "R2,C0,S5-9,B7-8", "R5,C0,M1,S34..58,B34..45,NM",
    "R2,C4,S5-9,B7-8", "R1,C2,S3-6,B4,NL", "R1,C2,S3-6,B4-5,NH", "LifeHistory", "LifeInvestigator",
    "LifeSuper", "WireWorld", "Langtons-Loops", "Langtons-Ant", "JvN29", "Hutton32",
  ]

  @Test(arguments: rules.indices)
  func `random drawings written as text or as files are read again`(number: Int) async throws {
    let rule = Self.rules[number]
    let states = try CellRule(rule).stateCount
    var stream = Seed(UInt64(number)).stream("drawings")
    let size = GridSize(columns: 8, rows: 6)
    var cells = (0..<size.area).map { _ in
      stream.happens(1, in: 2) ? 0 : UInt8(stream.draw(below: states))
    }
    // Live corners keep the box of files that only list live cells.
    cells[0] = 1
    cells[size.area - 1] = 1
    let drawn = Pattern(states: StateGrid(size: size, states: cells))
    let text = String(decoding: drawn.rle(rule: rule, stateCount: states), as: UTF8.self)
    try folder.write(text, to: "in.rle")
    let settings = "world: life\nrule: '\(rule)'\nsize: 8x6\nframes: 1\n"
    let outputs = ["out.txt", "out.cells", "out.rle", "out.mc"]
    try await folder.run(
      settings + "pattern: in.rle\nat: [0, 0]", out: "[\(outputs.joined(separator: ", "))]")
    for output in outputs {
      try await folder.run(settings + "pattern: \(output)\nat: [0, 0]", out: "[again.txt]")
      #expect(try folder.text("again.txt") == folder.text("out.txt"), "\(rule) \(output)")
    }
  }

  @Test func `each frame of a film in letters is a start`() async throws {
    let settings = "world: life\nrule: WireWorld\nsize: 7x5\nedges: wall\n"
    try await folder.run(
      settings + "pattern: |\n  CCCCC\n  C...B\n  CCCCA\nframes: 4", out: "[film.txt]")
    let frames = try folder.text("film.txt").components(separatedBy: "\n\n")
    #expect(frames.count == 4)
    for (number, frame) in frames.enumerated() {
      let start = "pattern: film.txt\nframes: 1\npattern-frame: \(number)"
      try await folder.run(settings + start, out: "[one.txt]")
      #expect(try folder.text("one.txt").trimmed == frame.trimmed, "frame \(number)")
    }
    let first = try await folder.run(settings + "pattern: film.txt\nframes: 1", out: "[one.txt]")
    #expect(try folder.text("one.txt").trimmed == frames[0].trimmed)
    #expect(
      first.notices.map(\.sentence).contains { $0.contains("film.txt' has 4 frames") }, "\(first)")
  }

  @Test(arguments: [
    ("key: {w: wire, h: head, t: electron tail}", "wwht\n"),
    ("key: {w: 3, h: 1, t: 2}", "wwht\n"), ("key: {w: C, h: a, t: b}", "wwht\n"), ("", "CCAB\n"),
  ])
  func `a drawing in a scenario takes names, letters or numbers of states`(
    key: String, row: String
  ) async throws {
    try await folder.run(
      "world: life\nrule: WireWorld\nsize: 4x1\nframes: 1\n\(key)\npattern: |\n  \(row)",
      out: "[a.txt]")
    #expect(try folder.text("a.txt") == "CCAB\n")
  }

  @Test(arguments: [
    ("rule: WireWorld\npattern: |\n  ww\nkey: {w: wires}", "there is no state 'wires'"),
    ("rule: WireWorld\npattern: |\n  AO\n  .A", "line 1, column 2: the rule has no state 15"),
    ("rule: WireWorld\npattern: |\n  w.\nkey: {w: 9}", "there is no state '9'"),
    ("pattern: glider\nkey: {w: 1}", "key has no effect here"),
    ("pattern: 'bo$2bo$3o!'\npattern-frame: 1", "pattern-frame has no effect here"),
    ("pattern: |\n  .O\n  OO\npattern-frame: 1", "there is no frame 1"),
    ("rule: WireWorld\npattern: |\n  ww\nkey: {word: wire}", "key cannot be"),
  ])
  func `what a drawing does not have is told`(settings: String, message: String) {
    let faults = folder.faults(of: "world: life\nout: a.png\n\(settings)\n")
    #expect(
      faults.contains { $0.text.contains(message) }, "\(faults.map(\.text))")
  }

  @Test(arguments: ["30", "110", "C1599K3R1", "C7K5R1"])
  func `a row of a line in letters is a start`(rule: String) async throws {
    let settings = "world: wolfram\nrule: \(rule)\nedges: wrap\nsize: 31x1\nframes: 1\n"
    try await folder.run(settings + "start: random", out: "[a.txt, a.cells]")
    for name in ["a.txt", "a.cells"] {
      try await folder.run(settings + "pattern: \(name)", out: "[b.txt]")
      #expect(try folder.text("b.txt") == folder.text("a.txt"), "\(rule) \(name)")
    }
  }
}
