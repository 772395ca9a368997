import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumRendering
import TerrariumRunning
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// Traces of dead cells, and the ages of live ones.
struct TraceTests {
  private static func soup(
    _ fade: Int, _ age: Int, every: Int, frames: Int, history: Bool = false
  ) -> String {
    """
    world: life
    size: 33x20
    edges: wrap
    cell: 1
    fade: \(fade)
    age: \(age)
    history: \(history)
    every: \(every)
    frames: \(frames)
    out: [a-%d.png, a.txt]

    """
  }

  /// Returns the picture that a naive twin expects: the ticks since each cell's last change, by
  /// hand.
  private func expected(
    atTick last: Int, fade: Int, age: Int, history: Bool = false
  ) throws -> [UInt32] {
    let window = CellRect(x: 0, y: 0, width: 33, height: 20)
    let rule = try LifeRule("B3/S23")
    var world = LifeWorld(rule: rule.table, size: window.size, edges: .wrap)
    var stream = Seed(1).stream("init")
    world.fill(window, thousandthsOfPercent: 30_000, using: &stream)
    var alive = world.states(in: window).states.map { $0 != 0 }
    var changed = [Int](repeating: -1_000_000, count: alive.count)
    for cell in alive.indices where alive[cell] { changed[cell] = 0 }
    for tick in 1...max(1, last) where last > 0 {
      try world.advance(by: 1)
      let next = world.states(in: window).states.map { $0 != 0 }
      for cell in next.indices where next[cell] != alive[cell] { changed[cell] = tick }
      alive = next
    }
    let theme = Theme.all[0]
    return alive.indices.map { cell in
      let ticks = last - changed[cell]
      if alive[cell], age > 0 {
        // With more ages than colours by the root: the last whose square is at most that.
        let level =
          age <= 15
          ? min(15, ticks * 15 / age) : (0...15).last { $0 * $0 * age <= ticks * 225 } ?? 0
        return theme[.young].mixed(with: theme[.old], share: Double(level) / 15).code
      }
      if alive[cell] { return theme[.alive].code }
      guard ticks < fade else { return theme[history && changed[cell] >= 0 ? .past : .ground].code }
      let level = ticks * 16 / fade
      return theme[.trace].mixed(with: theme[.ground], share: Double(level) / 16).code
    }
  }

  @Test(
    arguments: [
      (5, 0, false), (0, 9, false), (12, 7, false), (40, 40, false),
      // Cells that were ever live keep the colour of the past, even without a fading trace.
      (0, 0, true), (0, 9, true),
    ], [(1, 8), (3, 5), (29, 3)])
  func `every cell has the colour of its time, whatever lies between frames`(
    trace: (fade: Int, age: Int, history: Bool), film: (every: Int, frames: Int)
  ) async throws {
    let (fade, age, history) = trace
    let folder = try await TemporaryFolder(
      madeBy: Self.soup(fade, age, every: film.every, frames: film.frames, history: history))
    for number in 0..<film.frames {
      let picture = try folder.picture("a-\(number).png")
      let tick = number * film.every
      let expected = try expected(atTick: tick, fade: fade, age: age, history: history)
      #expect(picture.colours == expected, "frame \(number)")
    }
  }

  @Test func `texts know nothing of traces`() async throws {
    let traced = try await TemporaryFolder(madeBy: Self.soup(9, 9, every: 2, frames: 5))
    let plain = try await TemporaryFolder(madeBy: Self.soup(0, 0, every: 2, frames: 5))
    #expect(try traced.bytes("a.txt") == plain.bytes("a.txt"))
  }

  @Test func `what a step clears leaves no trace, and what it sets is young`() async throws {
    let folder = try await TemporaryFolder(
      madeBy: """
        world: life
        size: 8x6
        edges: wall
        cell: 1
        fade: 5
        age: 5
        out: a-%d.png
        steps:
          - toggle: [[1, 1], [2, 1], [1, 2], [2, 2]]
          - run: 3
          - toggle: [[1, 1], [2, 1], [1, 2], [2, 2], [5, 3], [6, 3], [5, 4], [6, 4]]
          - hold: 1

        """)
    let theme = Theme.all[0]
    let third = try folder.picture("a-3.png")
    #expect(
      third.colours[1 * 8 + 1] == theme[.young].mixed(with: theme[.old], share: 9.0 / 15).code)
    let last = try folder.picture("a-4.png")
    #expect(last.colours[1 * 8 + 1] == theme[.ground].code)
    #expect(last.colours[3 * 8 + 5] == theme[.young].code)
  }

  @Test(arguments: [
    ("size: 9x9\nedges: wrap\nrule: 345/2/249", "248 states"),
    ("size: 9x9\nedges: wrap\nrule: 345/2/248\nskip: 300", nil),
    ("size: 99x99\nedges: wrap\nfit: 64x64\nrule: 345/2/249", "248 states"),
    ("size: 300x300\nedges: wrap\nfit: 64x64", nil),
    ("size: 30x30\nedges: wall\nview: [-2, 3, 9, 9]", nil),
    ("size: 30x30\nedges: wrap\nturn: 90", nil),
    ("size: 30x30\nedges: wrap\nfill: 30%\nsteps: [{camera: [1, 1, 9, 9]}, {run: 1}]", nil),
    ("size: 30x30\nedges: wrap", nil), ("size: 30x30\nedges: wall\nview: [2, 3, 9, 9]", nil),
  ])
  func `where cells leave no traces, it is said why`(keys: String, why: String?) async throws {
    let frames = keys.contains("steps") ? "" : "frames: 2\n"
    let report = try await TemporaryFolder().runAll(
      "world: life\n\(keys)\nfade: 4\n\(frames)out: a.png\n")
    #expect(report[0].notices == (why == nil ? [] : [.noTraces]))
    if let why { #expect(Notice.noTraces.sentence.contains(why)) }
  }

  @Test(arguments: ["age: 16, shape: circle", "theme: ember, shape: rounded, fade: 6"])
  func `a short film of several looks has the colours that it shows in one table`(
    change: String
  ) async throws {
    let folder = TemporaryFolder()
    try await folder.run(
      "world: life\npattern: pulsar\nsize: 17x17\ncell: 8\nage: 3\ntheme: dark\n", out: "a.gif",
      ["run: 4", "set: {\(change)}", "run: 30"])
    let read = try folder.gif("a.gif")
    let shown = Set(read.frames.flatMap(\.shown).compactMap(\.self))
    #expect(Set(read.palette).isSuperset(of: shown))
    #expect(read.palette.count <= 2 * shown.count, "no more places than these need")
  }

  @Test(arguments: ["", "vary: {seed: 1..2}\n"])
  func `a picture from far has a legend of ages and traces`(more: String) throws {
    let text =
      "world: life\nsize: 300x300\nedges: wrap\nfade: 4\nage: 8\nlegend: true\n"
      + "fit: 220x200\nframes: 2\nout: a.png\n\(more)"
    let painter = try Scenario(text).jobs()[0].renditions[0].painter
    let frame = (painter as? SheetArtist)?.page.frame ?? (painter as? FilmArtist)?.layout
    #expect(frame?.margins.legend?.states == [0, 2, 18, 33])
  }
}
