import TerrariumFilmSupport
import TerrariumSupport
import Testing

/// Films with more colours than a palette holds: each picture still refers to its own colours.
struct FewColoursTests {
  private let folder = TemporaryFolder()

  /// Worlds with two, few and very many states, some with a texture.
  private static let worlds = [
    "world: life\nrule: B3/S23\nedges: wrap", "world: life\nrule: WireWorld\nedges: wrap",
    "world: life\nrule: JvN29\nedges: wrap", "world: life\nrule: 3/2/200\nedges: wrap",
    "world: wolfram\nrule: C777K3R1\nstart: random", "world: sea",
  ]
  private static let visibleAreas = [
    "{camera: [3, 5, 17, 9]}", "{camera: [-9, -7, 90, 70], over: 2}", "{camera: [40, 70, 1, 1]}",
  ]

  @Test(arguments: worlds, [2, 3, 16, 255])
  func `a camera's pictures have the colours of its film`(world: String, most: Int) async throws {
    let fill = world.contains("life") ? "fill: 30%\n" : ""
    let settings = "\(world)\n\(fill)size: 60x44\nfit: 120x90\nmax-colors: \(most)"
    // A WebP holds the same pictures, and is not read here: one of each world is enough.
    let films = "[f.gif, \(most == 16 ? "f.webp, " : "")f.apng, f.svg, f-%d.png]"
    try await folder.run(settings, out: films, ["run: 4"] + Self.visibleAreas)
    let gif = try folder.gif("f.gif")
    let stills = try gif.frames.indices.map { try folder.picture("f-\($0).png") }
    var seen: Set<UInt32> = []
    for (frame, still) in zip(gif.frames, stills) {
      let isSame = frame.picture(width: gif.width, height: gif.height) == still
      #expect(isSame)
      seen.formUnion(still.colours)
    }
    #expect(seen.count > 1 && seen.count <= most)
  }

  @Test(arguments: [("frames: 5", 8), ("frames: 5\ncell: 4", 8), ("frames: 24", 64)])
  func `the table of a short film has its colours`(frames: String, most: Int) async throws {
    try await folder.run(
      "world: life\npattern: glider\nsize: 20x20\nfade: 3\n\(frames)", out: "f.gif")
    #expect(try folder.gif("f.gif").palette.count == most)
  }

  @Test(arguments: worlds, [2, 3, 16, 255])
  func `so are pictures whose pixels are many cells`(world: String, most: Int) async throws {
    let fill = world.contains("life") ? "fill: 30%\n" : ""
    let settings = "\(world)\n\(fill)size: 240x176\nfit: 60x44\nmax-colors: \(most)"
    try await folder.run(settings, out: "[f.gif, f.webp, f.svg, f.png]", ["run: 4"])
    let still = try folder.picture("f.png")
    let gif = try folder.gif("f.gif")
    // A diagram's picture has all rows.
    let isLast = gif.frames.last?.picture(width: gif.width, height: gif.height) == still
    #expect(isLast != world.contains("wolfram"))
    #expect((2...most).contains(Set(still.colours).count))
  }

  @Test func `of more states than can be mixed, each is as the colour next to it`() async throws {
    // Whole blocks of one state: background, a transition's state, a confluent one.
    let rows = (0..<32).map { $0 < 16 ? "32.32L" : "32C32D" }.joined(separator: "$")
    let settings =
      "world: life\nrule: JvN29\nsize: 64x32\nedges: wrap\npattern: '\(rows)!'\nat: [0, 0]"
    try await folder.run(settings + "\nfit: 32x16", out: "far.png", ["hold: 1"])
    try await folder.run(settings + "\ncell: 1", out: "near.png", ["hold: 1"])
    let far = try folder.picture("far.png")
    let near = try folder.picture("near.png")
    for (x, y) in [(4, 4), (24, 4), (4, 12), (24, 12)] {
      let away = zip(rgb(far[x, y]), rgb(near[2 * x, 2 * y])).map { abs($0 - $1) }.max() ?? 0
      #expect(away < 100, "\(x), \(y)")
    }
    #expect(Set([far[4, 4], far[24, 4], far[4, 12]]).count == 3)
  }

  private func rgb(_ colour: UInt32) -> [Int] {
    [16, 8, 0].map { Int(colour >> $0 & 0xff) }
  }
}
