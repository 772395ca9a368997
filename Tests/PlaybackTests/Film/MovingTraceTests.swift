import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumRendering
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// Traces and ages under cameras, in turned pictures, beyond the field and from far.
struct MovingTraceTests {
  private static let soup =
    "world: life\nsize: 24x20\nedges: wrap\nfill: 30%\nseed: 3\nfade: 9\nage: 12\nhistory: true\n"

  /// The last picture of a film of thirteen ticks.
  private func last(_ settings: String, steps: [String]? = nil) async throws -> TruePicture {
    let folder = TemporaryFolder()
    let frames = steps == nil ? "frames: 14\n" : ""
    let film = settings + frames
    if let steps {
      try await folder.run(film, out: "a.png", steps)
    } else {
      try await folder.run(film, out: "a.png")
    }
    return try folder.picture("a.png")
  }

  @Test(arguments: [90, 180, 270])
  func `a picture turned by quarters is the upright one, turned`(turn: Int) async throws {
    let square = Self.soup.replacing("24x20", with: "20x20") + "cell: 4\n"
    let still = try await last(square)
    let turned = try await last(square + "turn: \(turn)\n")
    try #require(turned.width == 80 && turned.height == 80)
    for y in 0..<80 {
      for x in 0..<80 {
        let (column, row) =
          switch turn {
          case 90: (y, 79 - x)
          case 180: (79 - x, 79 - y)
          default: (79 - y, x)
          }
        try #require(turned[x, y] == still[column, row], "\(x), \(y)")
      }
    }
  }

  @Test func `a camera at rest shows what a view does`() async throws {
    let still = try await last(Self.soup + "fit: 80x60\nview: [3, 2, 16, 12]\n")
    let seen = try await last(
      Self.soup + "fit: 80x60\n", steps: ["{camera: [3, 2, 16, 12], over: 5}", "{run: 8}"])
    #expect(seen == still)
    let gone = try await last(
      Self.soup + "fit: 80x60\n",
      steps: ["{camera: [20, 20, 4, 3]}", "{run: 9}", "{camera: [3, 2, 16, 12], over: 4}"])
    #expect(gone == still, "wherever the camera was")
  }

  @Test func `a view beyond the field has the traces of the cells in it`() async throws {
    let field = Self.soup.replacing("edges: wrap", with: "edges: wall") + "cell: 3\n"
    let inside = try await last(field)
    let beyond = try await last(field + "view: [-2, -1, 30, 25]\n")
    #expect(beyond.part(left: 6, top: 3, width: 72, height: 60) == inside)
    #expect(beyond[0, 0] == Theme.all[0][.background].code)
  }

  @Test func `a view that follows shows the past of what has left`() async throws {
    let folder = TemporaryFolder()
    try await folder.run(
      "world: life\npattern: glider\nview: follow\nfit: 240x240\nhistory: true\nage: 3\nfade: 4\n"
        + "frames: 25\n", out: "a-%02d.png")
    let theme = Theme.all[0]
    for frame in 0..<25 {
      let colours = try folder.picture("a-\(frame < 10 ? "0" : "")\(frame).png").colours
      // Between two cells a pixel may mix their colours to any other.
      func hasCells(_ tone: Tone) -> Bool { colours.count { $0 == theme[tone].code } > 50 }
      #expect(hasCells(.young), "frame \(frame)")
      #expect(!hasCells(.alive), "every live cell has its age")
      #expect(hasCells(.past) == (frame >= 4), "frame \(frame)")
      #expect(hasCells(.trace) == (frame >= 1), "frame \(frame)")
    }
  }

  /// The colour of a far picture in which all pixels are alike, frame by frame.
  private func farColours(
    _ pattern: String, _ look: String, frames: Int
  ) async throws -> [Colour] {
    let folder = TemporaryFolder()
    try await folder.run(
      "world: life\npattern: \(pattern)\nat: [0, 0]\nsize: 64x64\nedges: wrap\nfit: 16x16\n\(look)\n"
        + "colors: {background: '#000', dead: '#000', trace: '#f00', past: '#00f', young: '#0f0', "
        + "old: '#ff0', alive: '#fff'}\nframes: \(frames)\n", out: "a-%d.png")
    return try (0..<frames).map { frame in
      let colours = Set(try folder.picture("a-\(frame).png").colours)
      #expect(colours.count == 1, "frame \(frame)")
      return Colour(colours.first ?? 0)
    }
  }

  @Test(arguments: ["", "turn: 90"])
  func `from far cells grow old`(more: String) async throws {
    // A block in each pixel.
    let row = String(repeating: "2o2b", count: 16)
    let pattern = Array(repeating: "\(row)$\(row)3$", count: 16).joined() + "!"
    let colours = try await farColours("'\(pattern)'", "age: 10\n\(more)", frames: 12)
    for (frame, colour) in colours.enumerated() {
      #expect(colour.green > 60 && colour.blue < 30, "frame \(frame): some cells live")
      let expected = Double(min(10, frame)) / 10
      let share = Double(colour.red) / Double(colour.green)
      #expect(abs(share - expected) < 0.2, "frame \(frame): \(share)")
    }
  }

  @Test(arguments: [false, true])
  func `from far traces fade to the ground, or to the past`(history: Bool) async throws {
    // A cell in each pixel, which dies at once.
    let row = String(repeating: "o3b", count: 16)
    let pattern = Array(repeating: "\(row)4$", count: 16).joined() + "!"
    let colours = try await farColours("'\(pattern)'", "fade: 8\nhistory: \(history)", frames: 12)
    #expect(colours[0].red > 60 && colours[0].red == colours[0].blue, "alive")
    for (one, next) in zip(colours[1...], colours[2...]) {
      #expect(next.red <= one.red && next.blue >= one.blue && next.green == 0, "\(one), \(next)")
    }
    #expect(colours[1].red > 60 && colours[9].red == 0)
    #expect(colours[11] == (history ? Colour(red: 0, green: 0, blue: colours[11].blue) : .init(0)))
    #expect((colours[11].blue > 60) == history)
  }

  @Test func `from far the shares of a pixel's colours are those of its cells`() async throws {
    // At two cells a pixel no share is raised much: the mean over the picture is about that of near.
    let near = try await last(Self.soup + "cell: 1\n")
    let far = try await last(Self.soup + "fit: 12x10\n")
    func mean(_ picture: TruePicture, _ shift: UInt32) -> Double {
      Double(picture.colours.reduce(0) { $0 + Int($1 >> shift & 255) })
        / Double(picture.colours.count)
    }
    for shift: UInt32 in [16, 8, 0] { #expect(abs(mean(near, shift) - mean(far, shift)) < 40) }
  }
}
