import TerrariumFilmSupport
import TerrariumRendering
import TerrariumSupport
import Testing

/// Between two frames there are as many pictures as `smooth` says, and they show the change.
struct SmoothTests {
  private let folder = TemporaryFolder()

  /// Returns the pictures of a GIF, each as often as its delay says.
  private func pictures(
    _ folder: TemporaryFolder, each hundredths: Int
  ) throws -> (gif: GIFReader, shown: [[Colour?]]) {
    let gif = try folder.gif("f.gif")
    let shown = gif.frames.flatMap { frame in
      [[Colour?]](repeating: frame.shown, count: frame.hundredths / hundredths)
    }
    return (gif, shown)
  }

  private let blinker = "world: life\npattern: 3o!\nsize: 5x5\nat: [1, 2]\ncell: 3\nframes: 3\n"

  @Test(arguments: [2, 3, 4, 8])
  func `each picture stands its part of the time, none after the last`(smooth: Int) async throws {
    try await folder.run(blinker + "delay: 240ms\nsmooth: \(smooth)\n", out: "[f.gif, f.apng]")
    let hundredths = try folder.gif("f.gif").frames.map(\.hundredths)
    #expect(hundredths.reduce(0, +) == 24 * (2 * smooth + 1) / smooth)
    #expect(hundredths.count == 2 * smooth + 1)
  }

  @Test func `cells fade from one state to the other in equal steps`() async throws {
    try await folder.run(blinker + "delay: 400ms\nsmooth: 4\n", out: "[f.gif]")
    let (gif, shown) = try pictures(folder, each: 10)
    #expect(shown.count == 9)
    // The centre of the cell that dies in the first tick, and of one that is never live.
    let (dying, dead) = ((2 * 3 + 1) * gif.width + 3 + 1, gif.width + 1)
    let alive = try #require(shown[0][dying])
    let ground = try #require(shown[0][dead])
    for step in 0...4 {
      let expected = alive.mixed(with: ground, share: Double(step) / 4)
      #expect(shown[step][dying] == expected, "\(step)")
      #expect(shown[step][dead] == ground)
    }
  }

  @Test(arguments: [
    "world: life\nsize: 9x7\nedges: wrap\nframes: 5\ncell: 2\n",
    "world: sea\nsize: 4x3\ncell: 9\nframes: 5\n",
    "world: infection\npeople: 9\nframes: 4\n",
  ])
  func `tables, texts and numbered files know nothing of it`(settings: String) async throws {
    let (plain, smooth) = (TemporaryFolder(), TemporaryFolder())
    let out = "[f.csv, f.txt, f.png, 'f-%d.png']"
    try await plain.run(settings, out: out)
    try await smooth.run(settings + "smooth: 5\n", out: out)
    // Also together with a film.
    let both = TemporaryFolder()
    try await both.run(settings + "smooth: 5\n", out: "[f.csv, f.txt, f.png, 'f-%d.png', f.gif]")
    for name in ["f.csv", "f.txt"] {
      #expect(try plain.bytes(name) == smooth.bytes(name))
      #expect(try plain.bytes(name) == both.bytes(name))
    }
  }

  @Test func `frames themselves are what they are without it`() async throws {
    let settings = "world: sea\nsize: 6x5\ncell: 16\ntexture: none\ndelay: 400ms\nframes: 6\n"
    let (plain, smooth) = (TemporaryFolder(), TemporaryFolder())
    try await plain.run(settings, out: "[f.gif]")
    try await smooth.run(settings + "smooth: 4\n", out: "[f.gif]")
    let (_, frames) = try pictures(plain, each: 40)
    let (_, shown) = try pictures(smooth, each: 10)
    #expect(shown.count == 4 * (frames.count - 1) + 1)
    for (number, frame) in frames.enumerated() { #expect(shown[4 * number] == frame) }
  }

  @Test(arguments: [
    "snapshot", "set: {delay: 80ms}", "set: {caption: \"\"}", "annotate: none", "save: a.state",
    "still: a.png",
  ])
  func `a step that leaves animals where they are stops no glide`(step: String) async throws {
    let settings = "world: sea\nsize: 6x5\ncell: 16\nsmooth: 3\ndelay: 80ms\n"
    let (plain, looking) = (TemporaryFolder(), TemporaryFolder())
    try await plain.run(settings, out: "[f.y4m]", ["run: 3"])
    try await looking.run(settings, out: "[f.y4m]", ["run: 2", step, "run: 1"])
    #expect((try plain.bytes("f.y4m") == looking.bytes("f.y4m")) as Bool)
  }

  @Test(arguments: 1...12)
  func `a penguin glides evenly from cell to cell`(seed: Int) async throws {
    let cell = 16
    try await folder.run(
      "world: sea\nsize: 7x5\npenguins: 1\norcas: 0\ncell: \(cell)\ntexture: none\nframes: 3\n"
        + "delay: 400ms\nsmooth: 4\nseed: \(seed)\n", out: "[f.gif, f.jsonl]")
    let (gif, shown) = try pictures(folder, each: 10)
    let water = try #require(shown[0][corner(of: shown, in: gif)])
    /// Returns the mean position of all pixels that are not water.
    func centre(_ picture: [Colour?]) -> (x: Double, y: Double) {
      let places = picture.indices.filter { picture[$0] != water }
      let count = Double(places.count)
      return (
        Double(places.reduce(0) { $0 + $1 % gif.width }) / count,
        Double(places.reduce(0) { $0 + $1 / gif.width }) / count
      )
    }
    let deeds = try folder.lines("f.jsonl")
    for tick in 1...2 {
      let moved = deeds.first { $0.contains("\"tick\":\(tick),") && $0.contains("moved") }
      let cells = moved.map(Self.cells) ?? [0, 0, 0, 0]
      let end = centre(shown[4 * tick])
      for step in 1..<4 {
        let seen = centre(shown[4 * (tick - 1) + step])
        let left = Double(cell * (4 - step)) / 4
        #expect(abs(end.x - seen.x - left * Double(cells[2] - cells[0])) < 0.6, "\(tick) \(step)")
        #expect(abs(end.y - seen.y - left * Double(cells[3] - cells[1])) < 0.6, "\(tick) \(step)")
      }
    }
  }

  @Test func `a walker glides from place to place, and frames stay what they are`() async throws {
    let settings = "world: monsters\nfrom: [59.9, 30.3]\nspeed: 5\nfit: 180x320\ndelay: 400ms\n"
    let steps = ["walk: {to: [59.9006, 30.3006]}"]
    let (plain, smooth) = (TemporaryFolder(), TemporaryFolder())
    try await plain.run(settings, out: "[f.gif]", steps)
    try await smooth.run(settings + "smooth: 4\n", out: "[f.gif]", steps)
    let (_, frames) = try pictures(plain, each: 40)
    let (_, shown) = try pictures(smooth, each: 10)
    #expect(frames.count > 8 && shown.count == 4 * (frames.count - 1) + 1)
    var between = 0
    for (number, frame) in frames.enumerated() {
      #expect(shown[4 * number] == frame, "\(number)")
      guard number > 0 else { continue }
      let passed = Set(shown[4 * number - 3..<4 * number])
      if passed.count == 3, !passed.contains(frame) { between += 1 }
    }
    #expect(between >= frames.count - 3, "\(between) of \(frames.count): all but the ends")
  }

  /// Returns a corner of the picture that is water in all of the pictures.
  private func corner(of shown: [[Colour?]], in gif: GIFReader) -> Int {
    let corners = [0, gif.width - 1, gif.width * (gif.height - 1), gif.width * gif.height - 1]
    return corners.first { place in shown.allSatisfy { $0[place] == shown[0][place] } } ?? 0
  }

  /// Returns the four numbers of a row's `from` and `to`.
  private static func cells(_ row: String) -> [Int] {
    row.split(separator: "[").dropFirst().flatMap { part in
      part.prefix { $0 != "]" }.split(separator: ",").compactMap {
        Int($0.filter { $0.isNumber || $0 == "-" })
      }
    }
  }
}
