import TerrariumFilmSupport
import TerrariumIdentification
import TerrariumPlanning
import TerrariumSupport
import Testing

/// Films that wait until the objects of a plane no longer meet.
@Suite(.planning(with: LifeObjects())) struct SettlingTests {
  private func rows(_ settings: String) async throws -> [String] {
    let text = try await TemporaryFolder(madeBy: settings + "\nout: t.csv\n").text("t.csv")
    return text.split(separator: "\n").map(String.init)
  }

  /// The generations after which these patterns have settled have long been known.
  @Test(arguments: [
    ("r-pentomino", 1103, 116), ("acorn", 5206, 633), ("diehard", 130, 0), ("glider", 0, 5),
    ("blinker", 0, 3), ("b-heptomino", 148, 28), ("pi-heptomino", 173, 55),
  ])
  func `methuselahs settle when they are known to`(name: String, tick: Int, alive: Int) async throws
  {
    let film = try await rows("world: life\npattern: \(name)\nuntil: settled")
    #expect(film.last == "\(tick),\(alive)" && film.count == tick + 2)
    let run = try await measuredRows(
      "world: life\nvary: {pattern: [\(name)]}\nmeasures: [settled, ticks]\nuntil: settled")
    #expect(run.first?["settled"] == "\(tick)" && run.first?["ticks"] == "\(tick)")
  }

  @Test func `frames that end at rest are those until it has settled`() async throws {
    let base = "world: life\npattern: r-pentomino\n"
    #expect(try await rows(base + "frames: rest") == rows(base + "until: settled"))
  }

  @Test func `steps wait, one after the other`() async throws {
    let film = try await rows(
      """
      world: life
      pattern: r-pentomino
      steps:
        - run: {until: alive > 100}
        - hold: 2
        - run: {until: settled}
        - run: 3
      """)
    #expect(film.last?.hasPrefix("1106,") == true)
    #expect(film.count == 1 + 1107 + 2)
  }
}
