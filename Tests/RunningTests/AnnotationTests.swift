import TerrariumBasics
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// Annotations in films: they leave the rest unchanged, and all routes to a picture agree.
struct AnnotationTests {
  private func picture(_ scenario: String) async throws -> TruePicture {
    let folder = TemporaryFolder()
    try await folder.run(scenario, out: "a.png")
    return try folder.picture("a.png")
  }

  @Test(arguments: [
    "world: life\nsize: 40x20\ncell: 8\nframes: 3\nseed: 4",
    "world: life\nsize: 40x20\ncell: 8\nframes: 3\nmax-colors: 2",
    "world: life\nrule: 2/2/24\nsize: 40x20\nedges: wrap\ncell: 8\nframes: 9\nmax-colors: 24",
    "world: life\nrule: B2/S34H\nsize: 40x20\ncell: 8\nframes: 3",
    "world: life\nsize: 40x20\nframes: 3\nview: [2, 2, 30, 14]\nfit: 320x200",
    "world: sea\nsize: 14x9\ncell: 16\nframes: 2",
    "world: wolfram\nrule: C777K3R1\nsize: 40x20\ncell: 8",
    "world: infection\npeople: 300\nframes: 4\ncounters: true\nlegend: true",
  ])
  func `cost no state its colour`(scenario: String) async throws {
    let plain = try await picture(scenario)
    let label = try await picture(
      scenario + "\nannotate: [{label: Name, at: [8, 6], color: '#d01020'}]")
    #expect((plain.width, plain.height) == (label.width, label.height))
    let changed = plain.colours.indices.filter { plain.colours[$0] != label.colours[$0] }
    let columns = changed.map { $0 % plain.width }
    let rows = changed.map { $0 / plain.width }
    #expect((columns.max() ?? 0) - (columns.min() ?? 0) < 60, "all lies around the label")
    #expect((rows.max() ?? 0) - (rows.min() ?? 0) < 30)
    #expect(!changed.isEmpty || scenario.contains("max-colors: 2\n"))
  }

  @Test func `take the place of shades and not of states where colours are few`() async throws {
    let scenario = "world: life\nsize: 40x20\ncell: 8\nframes: 3\nmax-colors: 4\nshape: circle"
    let label = "\nannotate: [{label: Name, at: [8, 6], color: '#d01020'}]"
    let plain = try await picture(scenario).colours
    let colours = Set(try await picture(scenario + label).colours)
    #expect(colours.count <= 4 && colours.contains(0xd01020))
    let common = Set(plain).sorted { one, other in
      plain.count { $0 == one } > plain.count { $0 == other }
    }
    #expect(colours.isSuperset(of: common.prefix(2)), "those of cells and of the ground")
  }

  @Test func `cells are seen through an area`() async throws {
    let scenario = "world: life\nsize: 20x20\ncell: 10\nframes: 1\nseed: 1\n"
    let plain = try await picture(scenario)
    let area = try await picture(
      scenario + "annotate: {area: [[2, 2], [17, 2], [17, 17], [2, 17]], color: orange}")
    var seen: [UInt32: Set<UInt32>] = [:]
    for y in 40..<160 {
      for x in 40..<160 { seen[plain[x, y], default: []].insert(area[x, y]) }
    }
    #expect(seen.count == 2 && seen.values.allSatisfy { $0.count == 1 })
    #expect(Set(seen.values.flatMap(\.self)).count == 2, "alive and dead are told apart")
  }

  @Test(arguments: [(1, 0.5), (1, 0.3), (0.4, 0.7), (0.2, 0.2)])
  func `areas are seen through areas`(below: Double, above: Double) async throws {
    let area = "area: [[2, 2], [12, 2], [12, 12], [2, 12]], halo: false"
    let picture = try await picture(
      "world: life\npattern: block\nsize: 20x20\ncell: 10\nframes: 1\ntheme: dark\nannotate: "
        + "[{\(area), color: '#0000ff', opacity: \(below)}, "
        + "{\(area), color: '#ff0000', opacity: \(above)}]")
    for (shift, ink) in [(16, (0.0, 255.0)), (8, (0, 0)), (0, (255, 0))] {
      let (ground, seen) = (picture[5, 5] >> shift & 0xff, picture[65, 65] >> shift & 0xff)
      let laid = Double(ground) * (1 - below) + ink.0 * below
      #expect(abs(laid * (1 - above) + ink.1 * above - Double(seen)) <= 2, "bits \(shift)")
    }
  }

  @Test(arguments: [
    ("fade: 10, opacity: 1", 1, 10), ("fade: 5, opacity: 0.4", 0.4, 5), ("opacity: 0.4", 0.4, 1),
    ("fade: 16", 0.3125, 16),
  ])
  func `an area appears in equal steps`(words: String, full: Double, fade: Double) async throws {
    let folder = TemporaryFolder()
    try await folder.run(
      "world: life\npattern: block\nsize: 20x20\ncell: 10\nframes: 16\n"
        + "annotate: {area: [[2, 2], [12, 2], [12, 12], [2, 12]], color: '#000000', from: 0, "
        + "halo: false, \(words)}", out: "n-%d.png")
    for frame in 0..<16 {
      let picture = try folder.picture("n-\(frame).png")
      let (ground, seen) = (Double(picture[5, 5] & 0xff), Double(picture[65, 65] & 0xff))
      let opacity = full * min(1, Double(frame + 1) / fade)
      #expect(abs(ground * (1 - opacity) - seen) <= 1, "\(frame)")
    }
  }

  @Test func `a line is seen from its first frame on`() async throws {
    let scenario = "world: life\npattern: block\nsize: 20x20\ncell: 10\nframes: 1\n"
    let line = "annotate: {line: [[2, 2], [12, 2]], size: 9, from: 0, to: 12, fade: 12}"
    #expect(try await picture(scenario) != picture(scenario + line))
  }

  @Test(arguments: [
    "frames: 1", "frames: 60\nframe: 0", "frames: 60\nframe: 0\nfit: 500x400",
    "frames: 60\nframe: 0\nsmooth: 1\ncaption: c",
  ])
  func `a box is round the pattern on a plane, wherever this begins`(settings: String) async throws
  {
    let picture = try await picture(
      "world: life\npattern: r-pentomino\ncell: 8\n\(settings)\n".replacing(
        settings.contains("fit") ? "cell: 8\n" : "none", with: "")
        + "colors: {alive: '#0000ff'}\nannotate: {box: [0, 0, 3, 3], color: '#ff0000', halo: false}"
    )
    let (cells, frame) = (try picture.box(of: 0x0000ff), try picture.box(of: 0xff0000))
    #expect(frame.x.contains(cells.x.lowerBound) && frame.x.contains(cells.x.upperBound))
    #expect(frame.y.contains(cells.y.lowerBound) && frame.y.contains(cells.y.upperBound))
    #expect(frame.x.count < cells.x.count + 12 && frame.y.count < cells.y.count + 12)
  }

  @Test(arguments: ["B2/S34H", "'R1,C2,S0-6,B6,NL'"], [0, 90, 217])
  func `a box turns with its cell`(rule: String, turn: Int) async throws {
    let picture = try await picture(
      "world: life\nrule: \(rule)\npattern: o!\nat: [7, 3]\nsize: 13x9\ncell: 20\nframes: 1\n"
        + "turn: \(turn)\ncolors: {alive: '#0000ff'}\n"
        + "annotate: {box: [7, 3, 1, 1], color: '#ff0000', halo: false}")
    let (cell, frame) = (try picture.box(of: 0x0000ff), try picture.box(of: 0xff0000))
    for (inner, outer) in [(cell.x, frame.x), (cell.y, frame.y)] {
      #expect(1..<9 ~= inner.lowerBound - outer.lowerBound)
      #expect(1..<9 ~= outer.upperBound - inner.upperBound)
    }
  }

  @Test(arguments: ["B2/S34H", "'R1,C2,S0-6,B6,NL'"])
  func `a box that has moved by whole cells is that around those cells`(rule: String) async throws {
    let head = "world: life\nrule: \(rule)\npattern: oo!\nat: [6, 3]\nsize: 13x9\ncell: 20\n"
    for (frames, box) in [(1, "[6, 3, 2, 1]"), (2, "[7, 3, 2, 1]"), (5, "[10, 3, 2, 1]")] {
      let scenario = head + "frames: \(frames)\nannotate: {box: "
      let moved = try await picture(scenario + "[6, 3, 2, 1], move: [1, 0]}")
      #expect(try await picture(scenario + "\(box)}") == moved, "\(frames)")
    }
  }

  @Test(arguments: 1...4, ["", "\nscale: 2", "\ngrid: true"])
  func `a box is sharp in every width`(size: Int, look: String) async throws {
    let world = "world: life\npattern: block\nat: [9, 7]\nsize: 12x9\ncell: 10\nframes: 1\(look)\n"
    let (plain, picture) = try await (
      picture(world),
      picture(world + "annotate: {box: [2, 1, 3, 4], color: '#ff0000', halo: false, size: \(size)}")
    )
    let scale = look.contains("scale") ? 2 : 1
    let box = try picture.box(of: 0xff0000)
    let (across, down) = (box.x.count, box.y.count)
    let inner = (across - 2 * size * scale) * (down - 2 * size * scale)
    // All pixels of the frame except its round corners, and no shade next to them.
    let seen = picture.colours.count { $0 == 0xff0000 }
    #expect(0...4 * size * size * scale * scale / 2 ~= across * down - inner - seen)
    let middle = picture.width * (box.y.lowerBound + down / 2)
    let shades = Set(picture.colours[middle..<middle + picture.width])
    #expect(shades.isSubset(of: [0xff0000] + plain.colours))
  }

  @Test(arguments: [(0.0, 0.0), (0.5, 0.5), (1.5, 2.3), (2, 2.5)], ["left", "center", "right"])
  func `a view shows of an annotation what the whole picture shows there`(
    at place: (x: Double, y: Double), anchor: String
  ) async throws {
    let world = "world: life\npattern: block\nat: [9, 7]\nsize: 14x9\ncell: 5\nframes: 1\n"
    let annotate =
      "annotate: [{label: Label, at: [\(place.x), \(place.y)], anchor: \(anchor)}, "
      + "{box: [1, 1, 3, 3]}, {line: [[0, 0], [\(place.x), 7], [12, 5]]}]\n"
    let whole = try await picture(world + annotate)
    let view = try await picture(world + annotate + "view: [2, 2, 9, 6]\n")
    let differing = view.colours.indices.filter { pixel in
      let (x, y) = (pixel % view.width, pixel / view.width)
      return view.colours[pixel] != whole[x + 10, y + 10]
    }
    #expect(view.width == 45 && differing.isEmpty)
  }

  @Test func `a line of a scrolling diagram keeps its mark`() async throws {
    let folder = TemporaryFolder()
    try await folder.run(
      "world: wolfram\nsize: 31x10\ncell: 8\nframes: 16\nannotate: {box: [3, 8, 4, 1], color: red}",
      out: "n-%02d.png")
    func rows(_ frame: String) throws -> [Int] {
      let picture = try folder.picture("n-\(frame).png")
      return picture.colours.indices.filter { picture.colours[$0] == 0xff0000 }
        .map { $0 / picture.width }
    }
    let (still, moved) = (try rows("09"), try rows("13"))
    #expect(still.min() == 63 && moved.min() == 31)
    #expect(try rows("15").max() ?? 0 < still.max() ?? 0)
  }

  @Test func `a smooth film moves them between frames`() async throws {
    let folder = TemporaryFolder()
    try await folder.run(
      "world: life\nsize: 30x6\ncell: 8\nsmooth: 4\n"
        + "annotate: {box: [1, 1, 2, 2], move: [4, 0], color: red}",
      out: "a.apng", ["run: 2"])
    let lefts = try APNGReader(folder.bytes("a.apng")).frames.map { frame in
      frame.shown.indices.filter { frame.shown[$0] & 0xffffff == 0xff0000 }
        .map { $0 % 240 }.min() ?? -1
    }
    #expect(lefts == [7, 15, 23, 31, 39, 47, 55, 63, 71])
  }

  /// Returns a random scenario: a world on some lattice, a view of it, and annotations.
  private func scenario(_ stream: inout RandomStream) -> (settings: String, annotate: String) {
    func one(_ texts: [String]) -> String { texts[stream.draw(below: texts.count)] }
    let world = one([
      "world: life\nsize: 16x12\nfill: 30%",
      "world: life\nrule: B2/S34H\nsize: 14x10\nfill: 20%",
      "world: life\nrule: 'R1,C2,S3-6,B4,NL'\nsize: 16x12\nfill: 30%", "world: sea\nsize: 10x8",
      "world: wolfram\nsize: 25x9", "world: infection\npeople: 60",
      "world: life\npattern: glider",
    ])
    let look = one([
      "", "theme: dark", "max-colors: 5", "shape: circle", "scale: 2", "counters: true",
      "title: 'At {tick} of {seed}'", "caption: '{size} {{'", "grid: true",
    ])
    let view = one(["cell: 6", "cell: 9", "fit: 130x110", "view: [1, 1, 7, 6]\nfit: 120x90"])
    func number() -> String { one(["-2", "0", "3", "4.5", "7", "12"]) }
    func point() -> String { "[\(number()), \(number())]" }
    let items = (0...stream.draw(below: 3)).map { _ in
      let pattern = one([
        "label: a name, at: \(point())", "label: '{tick} {seed}', at: \(point()), size: 11",
        "arrow: [\(point()), \(point())], label: tail", "line: [\(point()), \(point())], size: 1",
        "area: [\(point()), \(point()), \(point())], color: orange", "box: [1, 2, 4, 3]",
      ])
      let way = one([
        "", ", from: 2", ", to: 1, fade: 2", ", move: [0.5, 1]", ", turn: 33", ", color: '#ffe'",
      ])
      return "{\(pattern)\(way)}"
    }
    return ("\(world)\n\(look)\n\(view)", "[\(items.joined(separator: ", "))]")
  }

  @Test func `all routes to a picture agree`() async throws {
    var stream = Seed(20).stream("annotations")
    var compared = 0
    for number in 0..<25 {
      let (settings, annotate) = scenario(&stream)
      let said = "\(settings)\nframes: 4\nannotate: \(annotate)"
      let film = TemporaryFolder()
      guard (try? await film.run(said, out: "[a.png, n-%d.png, a.gif]")) != nil else { continue }
      compared += 1
      let last = try film.bytes("a.png")
      // From its recipe.
      let recipe = try PictureRecipe.scenario(ofPictureAt: film.path("a.png")).text
      let again = TemporaryFolder()
      try await again.scenario(recipe).plans()[0].run(threads: 1)
      #expect((try again.bytes("a.png") == last) as Bool, "\(number): \(recipe)")
      guard !settings.contains("wolfram") else { continue }
      // As a frame of its film.
      let picture = try TruePicture(png: last)
      #expect((try film.picture("n-3.png") == picture) as Bool, "\(said)")
      // By a step, and by one that replaces others.
      let stepped = TemporaryFolder()
      try await stepped.run(
        "\(settings)\nannotate: {box: [0, 0, 1, 1]}", out: "a.png",
        ["annotate: none", "annotate: \(annotate)", "run: 3"])
      let isSame = try stepped.picture("a.png").isNear(picture)
      #expect(isSame, "\(said)")
    }
    #expect(compared > 15, "\(compared)")
  }
}

extension TruePicture {
  /// Returns the columns and rows from the first pixel of a colour to the last.
  func box(of colour: UInt32) throws -> (x: ClosedRange<Int>, y: ClosedRange<Int>) {
    let places = colours.indices.filter { colours[$0] == colour }
    let (columns, rows) = (places.map { $0 % width }, places.map { $0 / width })
    return try (
      #require(columns.min())...#require(columns.max()), #require(rows.min())...#require(rows.max())
    )
  }

  /// True if another picture is equal except for shades: if the palette of a film has more colours,
  /// edges may have others.
  fileprivate func isNear(_ other: TruePicture) -> Bool {
    meanDifference(from: other) ?? 255 < 0.5
  }
}
