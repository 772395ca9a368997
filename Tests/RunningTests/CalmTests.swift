import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRunning
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// Films that flash are reported, and can be made calm.
struct CalmTests {
  /// Returns the number of flashes in the notice of a film.
  private func flashes(
    _ settings: String, out: String = "[f.gif]", steps: [String] = ["run: 20"]
  ) async throws -> [Int] {
    let folder = TemporaryFolder()
    let report = try await folder.run(settings, out: out, steps)
    return report.notices.compactMap {
      if case .flashes(_, let times, _) = $0 { times } else { nil }
    }
  }

  /// Every cell is born or dies: a torus that is dead and alive in turns.
  private let blinking = "world: life\nrule: B012345678/S\nsize: 12x9\nedges: wrap\nfill: 0%\n"

  @Test(arguments: [
    ("", [13]), ("delay: 100ms\n", [10]), ("delay: 300ms\n", [4]), ("delay: 334ms\n", []),
    ("delay: 500ms\n", []), ("every: 2\n", []), ("every: 3\n", [6]), ("calm: true\n", []),
    ("calm: true\nevery: 3\n", []), ("theme: dark\ncell: 1\n", [13]),
    // Two greys of nearly the same luminance, and red that is hardly lighter than black.
    ("colors: {alive: '#555', dead: '#444'}\n", []),
    ("colors: {alive: '#000', dead: '#00f'}\n", []),
  ])
  func `a rule that blinks flashes in short frames`(settings: String, times: [Int]) async throws {
    #expect(try await flashes(blinking + settings) == times)
  }

  @Test(arguments: [true, false])
  func `a longer delay is named first, as it always helps`(canBeCalm: Bool) {
    let notice = Notice.flashes(path: "f.gif", timesASecond: 4, canBeCalm: canBeCalm)
    let end = canBeCalm ? ", or try calm: true or a larger every" : ""
    #expect(notice.sentence.hasSuffix("harm people; give a longer delay\(end)"))
  }

  @Test(arguments: ["[f.gif]", "[f.apng]", "[f.y4m]", "[f.csv, f.apng]"])
  func `whatever moves is watched`(out: String) async throws {
    #expect(try await flashes(blinking, out: out) == [13])
  }

  @Test(arguments: ["[f.png]", "[f-%d.png]", "[f.csv]", "[f.txt]"])
  func `what stands still does not flash`(out: String) async throws {
    #expect(try await flashes(blinking, out: out).isEmpty)
  }

  @Test func `a chessboard flashes though as many cells are born as die`() async throws {
    let board = "world: life\nrule: B4/S\nsize: 8x8\nedges: wrap\nfill: 0%\n"
    let rows = "bobobobo$obobobob$bobobobo$obobobob$bobobobo$obobobob$bobobobo$obobobob!"
    let steps = ["{place: '\(rows)', at: [0, 0]}", "run: 20"]
    #expect(try await flashes(board, steps: steps) == [13])
    #expect(try await flashes(board + "calm: true\n", steps: steps).isEmpty)
  }

  @Test(arguments: [
    "world: life\nsize: 64x48\nfill: 50%\nedges: wrap", "world: sea", "world: sea\ntheme: dark",
    "world: infection\npeople: 400\ndelay: 80ms", "world: wolfram\nsize: 41x30",
    "world: life\npattern: gosper-glider-gun\nsize: 40x20\ndelay: 20ms",
  ])
  func `films of the usual kind do not`(settings: String) async throws {
    #expect(try await flashes(settings).isEmpty)
  }

  @Test func `what is held does not flash, and slow stretches count by their time`() async throws {
    #expect(try await flashes(blinking, steps: ["run: 3", "hold: 40", "run: 3"]).isEmpty)
    #expect(try await flashes(blinking, steps: ["run: 3", "hold: 5", "run: 3"]) == [6])
    #expect(
      try await flashes(blinking, steps: ["run: 1", "set: {delay: 600ms}", "run: 20"]).isEmpty)
    #expect(
      try await flashes(
        blinking + "delay: 1s\n", steps: ["run: 9", "set: {delay: 80ms}", "run: 4"]) == [4])
  }

  @Test func `a calm film shows every second generation, in all that it writes`() async throws {
    let folder = TemporaryFolder()
    let world = "world: sea\nsize: 6x5\nseed: 3\n"
    try await folder.run(world + "calm: true", out: "[a.csv, a.y4m]", ["run: 7", "hold: 1"])
    try await folder.run(world + "every: 2", out: "[b.csv, b.y4m]", ["run: 7", "hold: 1"])
    let rows = try folder.text("a.csv")
    let ticks = rows.split(separator: "\n").dropFirst().map { $0.prefix { $0 != "," } }
    #expect(ticks == ["0", "2", "4", "6", "7"])
    #expect(try rows == folder.text("b.csv"))
    #expect((try folder.bytes("a.y4m") == folder.bytes("b.y4m")) as Bool)
    let plan = try plan(of: "world: sea\nout: a.gif\nframes: 5\ncalm: yes\nevery: 3\nskip: 1\n")
    #expect(plan.film.frames == 5 && plan.film.ticks == 25)
    #expect(
      plan.recipe.text() == "recipe: 2\nworld: sea\nframes: 5\nevery: 3\ncalm: true\nskip: 1\n")
  }

  @Test func `pig shows every happening`() {
    #expect(throws: Faults.self) { try plan(of: "world: pig\nout: a.gif\ncalm: true\n") }
  }
}
