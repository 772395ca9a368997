import TerrariumFilmSupport
import TerrariumPlayback
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// Games of dice in files: a run that continues from one makes the same as the whole run.
struct PigStateTests {
  private let small = "world: pig\nfit: 90x120\n"
  /// A scenario whose own games have nothing in common with those that it loads.
  private let other = "players: hold-9,random\ntarget: 50\ngames: 2\nseed: 8\ndice: 4,4\n"

  /// Plays some steps at once, and cut in two by a state; both parts together must make the same as
  /// the whole.
  private func expectSame(
    _ settings: String, first: [String], then: [String], loading: String
  ) async throws {
    let folder = TemporaryFolder()
    let about = "\(settings)\(first) and \(then)"
    try await folder.run(small + settings, out: "[w.csv, w.jsonl, w.y4m]", first + then)
    try await folder.run(small + settings, out: "[a.csv, a.jsonl]", first + ["save: s.state"])
    try await folder.run(small + loading, out: "[b.csv, b.jsonl, b.y4m]", ["load: s.state"] + then)
    let rows = try folder.lines("a.csv") + folder.lines("b.csv").dropFirst()
    #expect(try rows == folder.lines("w.csv"), "\(about)")
    let happenings = try folder.lines("a.jsonl") + folder.lines("b.jsonl")
    #expect(try happenings == folder.lines("w.jsonl"), "\(about)")
    let rest = try RawFilm(folder.bytes("b.y4m"))
    let isSame = try RawFilm(folder.bytes("w.y4m")).suffix(rest.frames.count) == rest
    #expect(isSame && !rest.frames.isEmpty, "\(about)")
    // Pictures on the way do not change the saved state.
    try await folder.run(small + settings, out: "[v.y4m]", first + ["save: v.state"])
    #expect(try folder.text("v.state") == folder.text("s.state"), "\(about)")
    try await folder.run(small + loading, out: "[c.csv]", ["load: s.state", "save: t.state"])
    #expect(try folder.text("t.state") == folder.text("s.state"), "\(about)")
  }

  @Test(arguments: [
    ("players: random,goal-25\ngames: 2\ndice: 3,1,6,2\n", [0, 1, 2, 3, 50, 200]),
    ("players: optimal,random\nseed: 4\n", [1, 9, 40]),
    ("players: hold-3,hold-4\ntarget: 9\ngames: 5\n", [3, 8, 13, 14, 60, 100]),
  ])
  func `strategies play on, wherever they were cut`(settings: String, cuts: [Int]) async throws {
    for cut in cuts {
      try await expectSame(settings, first: ["run: \(cut)"], then: ["run: 25"], loading: other)
    }
  }

  @Test func `who is told by steps plays on after any of them`() async throws {
    let settings = "players: [steps, steps]\ntarget: 12\ndice: [3, 4, 1, 6, 6, 2, 2]\nseed: 5\n"
    let steps = [
      "roll", "roll", "roll", "roll", "hold: 2", "roll", "bank", "again", "roll", "roll", "roll",
      "run: 2",
    ]
    for cut in 0...steps.count {
      try await expectSame(
        settings, first: Array(steps[..<cut]), then: Array(steps[cut...]), loading: other)
    }
  }

  @Test func `so it is between games, and against one who decides`() async throws {
    let settings = "players: [steps, hold-8]\ntarget: 12\ndice: [6, 6]\nseed: 3\n"
    let steps = ["roll", "roll", "bank", "stop", "roll", "hold: 1"]
    for cut in 0...steps.count {
      try await expectSame(
        settings, first: Array(steps[..<cut]), then: Array(steps[cut...]), loading: other)
    }
  }

  @Test func `ticks after the last game are kept, whoever looks`() async throws {
    let folder = TemporaryFolder()
    try await folder.run("world: pig", out: "[a.csv]", ["run: 700", "save: a.state"])
    try await folder.run(small, out: "[a.gif]", ["run: 700", "save: b.state"])
    let text = try folder.text("a.state")
    #expect(try text.contains("\ntick: 700\n") && text == folder.text("b.state"))
    try await folder.run("world: pig\nframes: 9", out: "[c.csv]", ["run: 700", "save: c.state"])
    #expect(throws: (any Error).self) { try folder.text("c.state") }
  }

  @Test func `within a film a state rolls everything back`() async throws {
    let folder = TemporaryFolder()
    let world = small + "players: random,random\ndice: [3, 3]"
    try await folder.run(
      world, out: "[a.y4m]", ["run: 30", "save: s.state", "run: 9", "load: s.state", "run: 9"])
    try await folder.run(
      world, out: "[b.y4m]", ["run: 30", "snapshot", "run: 9", "restore", "run: 9"])
    #expect((try folder.bytes("a.y4m") == folder.bytes("b.y4m")) as Bool)
  }
}

/// Files that are not games.
struct PigStateFaultTests {
  private let folder = TemporaryFolder()

  /// Returns the fault of a scenario that loads a text.
  private func fault(_ text: String, world: String = "pig") -> Problem? {
    folder.fault(loading: text, world: world)
  }

  private func savedGame() async throws -> String {
    try await folder.run(
      "world: pig\nplayers: hold-20,optimal\ndice: [2, 6, 5]", out: "[x.csv]",
      ["run: 3", "save: s.state"])
    return try folder.text("s.state")
  }

  @Test func `a file that is no whole state of games is refused`() async throws {
    let good = try await savedGame()
    let path = folder.path("t.state")
    func state(_ fault: StateFault) -> Problem { .step(.state(fault, path: path)) }
    #expect(fault(good) == nil)
    #expect(fault("3,1,6\n") == state(.notAState))
    #expect(fault(good.replacing("state 1", with: "state 7")) == state(.otherVersion("7")))
    #expect(fault(String(good.dropLast())) == state(.damaged))
    #expect(fault(good.replacing("total1: 0", with: "total1: 99")) == state(.damaged))
    #expect(fault(good, world: "sea") == state(.otherWorld("pig", expected: "sea")))
    try await folder.run("world: sea", out: "[x.csv]", ["save: sea.state"])
    #expect(fault(try folder.text("sea.state")) == state(.otherWorld("sea", expected: "pig")))
  }

  @Test(arguments: [
    ("players", "hold-20", "players"), ("players", "hold-0,random", "players"),
    ("target", "0", "target"), ("target", "1001", "numbers"), ("games", "0", "games"),
    ("phase", "9", "phase"), ("phase", "alert", "numbers"), ("number", "4", "numbers"),
    ("turn", "2", "numbers"), ("total2", "100", "numbers"), ("turn-points", "-2", "turn-points"),
    ("turn-points", "1000", "numbers"), ("die", "1", "numbers"), ("tick", "-1", "tick"),
    ("told", "cheat", "told"), ("pressed", "", "pressed"), ("throws", "x", "throws"),
    ("choices2", "-1", "choices2"),
  ])
  func `sealed anew, what no games can have is refused`(name: String, value: String, said: String)
    async throws
  {
    var text = try StateText(Array(try await savedGame().utf8))
    text[name] = value
    #expect(
      fault(String(decoding: text.bytes, as: UTF8.self))
        == .step(.state(.badValue(said), path: folder.path("t.state"))))
    text[name] = nil
    #expect(fault(String(decoding: text.bytes, as: UTF8.self)) != nil)
  }

  @Test func `the throws to come are digits from 1 to 6`() async throws {
    var text = try StateText(Array(try await savedGame().utf8))
    #expect(text.body == Array("5\n".utf8))
    for (body, isRight) in [("", true), ("61\n2", true), ("7\n", false), ("5 \n", false)] {
      text.body = Array(body.utf8)
      let problem = fault(String(decoding: text.bytes, as: UTF8.self))
      #expect((problem == nil) == isRight, "\(body)")
    }
  }

  @Test func `random damage makes no games, or games that can be played`() async throws {
    let good = Array(try await savedGame().utf8)
    let names = try StateText(good).fields.map(\.name)
    var random = RandomStream(key: 8)
    var played = 0
    for _ in 0..<400 {
      // It is sealed again, so that the content after the seal is checked.
      var text = try StateText(good)
      for _ in 0...random.draw(below: 3) {
        let values = [
          "0", "1", "2", "3", "4", "5", "100", "4000000000000000000", "start", "-1", "alert", "won",
        ]
        text[names[random.draw(below: names.count)]] = values[random.draw(below: values.count)]
      }
      if let state = try? Pig().state(in: text.bytes) {
        var world: any World = PigWorld(players: (.random, .random), seed: Seed(1))
        try state.make(&world)
        do throws(WorldError) {
          for _ in 0..<40 { try world.advance(by: 1) }
        } catch {
          guard case .notAllowed = error else { throw error }
        }
        played += 1
      }
      var bytes = good
      bytes[random.draw(below: bytes.count)] ^= 1 << UInt8(random.draw(below: 8))
      #expect(throws: StateFault.self) { try Pig().state(in: bytes) }
    }
    #expect(played > 0 && played < 400)
  }
}
