import TerrariumBasics
import TerrariumEncoding
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRendering
import Testing

/// Steps other than `run` and `hold`, whose times are tested in `FilmClockTests`.
struct StepTests {
  private func film(_ steps: [String], settings: String = "") -> String {
    "world: sea\nout: x.csv\n\(settings)steps:\n" + steps.map { "  - \($0)\n" }.joined()
  }

  @Test func `a snapshot holds the whole world: what is restored lives the same future`() throws {
    let once = try frames(of: film(["run: 30"]))
    let twice = try frames(
      of: film(["run: 10", "snapshot: ten", "run: 20", "restore: ten", "run: 20"]))
    #expect(twice.count == 51)
    #expect(Array(twice[31...]).map(\.cells) == Array(once[11...]).map(\.cells))
    #expect(twice.map(\.tick) == Array(0...30) + Array(11...30))
  }

  @Test(arguments: [
    ("xq4_153", "B3/S23"), ("xq1_03_3", "/2/3"), ("xp12_05e4_6_2", "345/2/4"),
    ("xq1_114_66o_228", "345/2/4"), ("xp8_076_68_4_2", "3457/357/5"),
    ("xq2_02ae4_3d4_28_014", "3457/357/5"),
  ])
  func `an apgcode has the same states in a step as in the setting`(
    code: String, rule: String
  ) throws {
    let life = "world: life\nrule: \(rule)\nsize: 16x16\nout: x.txt\n"
    let placed = try frames(of: life + "steps: [{place: \(code), at: [4, 5]}, {run: 5}]\n")
    let given = try frames(of: life + "pattern: \(code)\nat: [4, 5]\nframes: 6\n")
    #expect(placed.count == 6 && placed.map(\.cells) == given.map(\.cells))
  }

  @Test func `restore takes the newest snapshot, or the one of a name, and keeps it`() throws {
    let ticks = try ticksShown(
      by: film([
        "run: 1", "snapshot: a", "run: 1", "snapshot", "run: 1", "restore", "hold: 1", "restore: a",
        "hold: 1", "restore", "hold: 1",
      ]))
    #expect(ticks == [0, 1, 2, 3, 2, 1, 2])
  }

  @Test func `forget drops the newest snapshot, or the one of a name`() throws {
    let ticks = try ticksShown(
      by: film([
        "run: 1", "snapshot: a", "run: 1", "snapshot: b", "run: 1", "snapshot", "forget",
        "restore", "hold: 1", "forget: b", "restore", "hold: 1",
      ]))
    #expect(ticks == [0, 1, 2, 3, 2, 1])
  }

  @Test func `a name that is used again means the later snapshot`() throws {
    let ticks = try ticksShown(
      by: film([
        "run: 1", "snapshot: a", "run: 1", "snapshot: b", "run: 1", "snapshot: a", "run: 1",
        "restore: a", "hold: 1", "forget: a", "restore", "hold: 1",
      ]))
    #expect(ticks == [0, 1, 2, 3, 4, 3, 2])
  }

  @Test func `a restart begins with the seed's next stream, a second one with the next`() throws {
    let shown = try frames(of: film(["run: 2", "restart", "hold: 1", "restart: true", "hold: 1"]))
    #expect(shown.map(\.tick) == [0, 1, 2, 0, 0])
    let starts = [0, 3, 4].map { shown[$0].cells }
    #expect(starts[0] != starts[1] && starts[1] != starts[2] && starts[0] != starts[2])
    #expect(Set(starts.map { _ in shown[0].census }).count == 1)
    let again = try frames(of: film(["run: 2", "restart", "hold: 1", "restart: true", "hold: 1"]))
    #expect(again.map(\.cells) == shown.map(\.cells))
  }

  @Test func `words change nothing else of a look, and nothing else changes words`() throws {
    let settings = "caption: a\ntheme: paper\nfade: 3\n"
    let text = film(
      [
        "set: {title: t, caption: b}", "run: 1", "set: {theme: dark, delay: 70ms}",
        "set: {caption: c}", "run: 1", "set: {caption: \"\"}", "run: 1",
      ], settings: settings)
    let looks = try plan(of: text).film.looks
    let alone = try [
      "title: t\ncaption: b\ntheme: paper\nfade: 3\n",
      "title: t\ncaption: c\ntheme: dark\nfade: 3\n",
      "title: t\ntheme: dark\nfade: 3\n",
    ].map { try #require(try plan(of: film(["run: 1"], settings: $0)).film.looks.first) }
    for look in alone { #expect(looks.contains(look)) }
    #expect(looks.last == alone.last)
    let delays = try shots(of: text).map(\.delay)
    #expect(delays == [200, 200, 70, 70].map { FrameDelay(milliseconds: $0) })
  }

  @Test func `set changes looks and delays from the next frame on`() throws {
    let text = film(
      [
        "run: 2", "set: {theme: dark, delay: 300ms}", "run: 1", "set: {grid: true}", "run: 1",
        "set: {theme: light, grid: false, fps: 50}", "hold: 1",
      ], settings: "shape: square\n")
    let shown = try shots(of: text)
    #expect(shown.compactMap(\.frame?.look) == [0, 0, 0, 1, 2, 0])
    let usual = FrameDelay(milliseconds: 80)
    #expect(
      shown.map { $0.delay ?? usual }
        == [80, 80, 80, 300, 300, 20].map { FrameDelay(milliseconds: $0) })
    let looks = try plan(of: text).film.looks
    #expect(looks.map(\.theme.name) == ["light", "dark", "dark"])
    #expect(looks.map(\.hasGrid) == [false, false, true])
  }

  @Test func `a rule that is set on the way makes the lines from then on`() throws {
    let text = """
      world: wolfram
      size: 31x8
      out: x.gif
      steps:
        - run: 3
        - set: {rule: 0}
        - run: 1
      """
    let shown = try frames(of: text)
    #expect(shown.map(\.census) == [[1], [3], [3], [6], [0]])
  }

  @Test func `what was set stays so after a restart, a restored world has its own rule`() throws {
    let text = """
      world: wolfram
      size: 31x8
      out: x.gif
      steps:
        - snapshot
        - run: 1
        - set: {rule: 0}
        - restart
        - run: 1
        - restore
        - run: 1
      """
    #expect(try frames(of: text).map(\.census) == [[1], [3], [0], [3]])
  }

  @Test(arguments: [
    "life\nedges: wall\npattern: 6o!\nat: [0, 1]\nrule: B/S012345678",
    "life\nedges: wrap\npattern: 6o!\nat: [0, 1]\nrule: B/S012345678",
    "life\nedges: wall\nfill: 90%\nrule: B/S012345678", "life\npattern: 6o!\nat: [0, 1]",
    "life\nedges: wall\nrule: WireWorld\npattern: 6C!\nat: [0, 1]",
    "wolfram\nedges: wrap\nstart: \"111111\"", "wolfram\nstart: \"1011\"",
  ])
  func `a restart begins in the size that was set last`(settings: String) throws {
    func last(_ size: String, _ steps: [String]) throws -> StateGrid? {
      let text = "world: \(settings)\nsize: \(size)\nout: x.gif\nsteps:\n"
      return try frames(of: text + (steps + ["restart", "hold: 1"]).map { "  - \($0)\n" }.joined())
        .last?.cells
    }
    let (narrow, wide) = ("set: {size: 3x3}", "set: {size: 12x6}")
    #expect(try last("6x3", ["hold: 1", narrow, "hold: 1", "set: {size: 6x3}"]) == last("6x3", []))
    #expect(try last("6x3", [narrow, wide]) == last("12x6", []))
  }

  @Test func `a restart in a smaller size leaves out what has no room`() throws {
    let text = """
      world: life
      edges: wall
      size: 6x3
      pattern: 6o!
      at: [0, 1]
      out: x.gif
      steps:
        - set: {size: 4x3}
        - restart
        - hold: 1
      """
    #expect(try frames(of: text).last?.census == [4])
  }

  @Test func `a still is of its moment, and no frame`() throws {
    let shown = try shots(
      of: film(["still: a.png", "run: 2", "still: b.png", "still: c.txt", "run: 1"]))
    #expect(shown.compactMap(\.frame?.tick) == [0, 1, 2, 3])
    let stills = shown.flatMap(\.stills)
    #expect(
      stills.map(\.place) == [.file(0), .file(1), .file(2)]
        && stills.map(\.frame.tick) == [0, 2, 2])
  }

  @Test func `what comes after the cut is not done, what needs no time before it is`() throws {
    let shown = try shots(
      of: film(
        ["run: 2", "still: a.png", "run: 2", "still: b.png"], settings: "frames: 3\n"))
    #expect(shown.compactMap(\.frame?.tick) == [0, 1, 2])
    #expect(shown.flatMap(\.stills).map(\.place) == [.file(0)])
  }

  @Test func `every tick's happenings are told, shown or not`() throws {
    let plain = try shots(of: "world: sea\nout: x.jsonl\nframes: 13\n", reports: true)
    let thinned = try shots(
      of: film(["hold: 2", "run: 12"], settings: "every: 5\n"), reports: true)
    #expect(plain.flatMap(\.reports) == thinned.flatMap(\.reports))
    #expect(thinned.compactMap(\.frame?.tick) == [0, 0, 0, 5, 10])
    #expect(thinned.last?.reports.last?.tick == 12)
  }
}
