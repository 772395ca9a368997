import TerrariumPictures
import TerrariumBasics
import TerrariumFilmSupport
import TerrariumLifeViewer
import TerrariumPlanning
import TerrariumRendering
import TerrariumSupport
import Testing

/// Scripts whose films are known to the pixel.
@Suite(.planning(with: LifeViewerScripts()))
struct ViewerExampleTests {
  private static let marked: UInt32 = 0xff0000

  /// Returns the frames of a film of cells with a script, with live cells in one colour.
  private func frames(
    _ words: String, _ cells: String, _ more: String = "colors: {alive: '#ff0000'}\n"
  ) async throws -> [TruePicture] {
    let folder = try TemporaryFolder(["p.rle": "#C [[ NOGUI \(words) ]]\n\(cells)\n"])
    try await folder.run("world: life\npattern: p.rle\n\(more)", out: "f%04d.png")
    return try folder.names.filter { $0.hasPrefix("f") }.map { try folder.picture($0) }
  }

  /// Returns the settings that a file with a script stands for.
  private func settings(of file: String) throws -> String {
    let folder = try TemporaryFolder(["p.rle": file])
    return try ScriptedScenario.text(ofPatternAt: folder.path("p.rle")).text
  }

  /// Returns the looks of a film of a file with a script.
  private func looks(of file: String) throws -> [Look] {
    let folder = try TemporaryFolder(["p.rle": file])
    return try plan(of: "world: life\npattern: \(folder.path)/p.rle\nout: x.gif\n").film.looks
  }

  /// Returns the columns and rows of all pixels of a colour; nil if there are none.
  private func box(
    of picture: TruePicture, _ isSeen: (UInt32) -> Bool = { $0 == marked }
  ) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
    var columns: [Int] = []
    var rows: [Int] = []
    for y in 0..<picture.height {
      for x in 0..<picture.width where isSeen(picture[x, y]) {
        columns.append(x)
        rows.append(y)
      }
    }
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
      let bottom = rows.max()
    else { return nil }
    return (left...right, top...bottom)
  }

  private static let block = "x = 2, y = 2\n2o$2o!"
  private static let row = "x = 3, y = 1\n3o!"

  @Test(arguments: [
    ("X 0 Y 0", block, 30...49, 30...49), ("X 0 Y 0", row, 30...59, 40...49),
    ("X 0.5 Y 0.5", row, 25...54, 35...44), ("X 5 Y 0", block, -20...(-1), 30...49),
    ("X 3 Y 0", block, 0...19, 30...49), ("X 0 Y 0 ANGLE 90", row, 30...39, 30...59),
  ])
  func `cells lie as the camera says`(
    words: String, cells: String, x: ClosedRange<Int>, y: ClosedRange<Int>
  ) async throws {
    let picture = try #require(
      try await frames("WIDTH 80 HEIGHT 80 Z 10 VIEWONLY \(words)", cells).first)
    #expect(picture.width == 80 && picture.height == 80)
    guard let place = box(of: picture) else {
      #expect(x.upperBound < 0)
      return
    }
    #expect(place.x == x && place.y == y, "\(place)")
  }

  private static let still = "x = 8, y = 1, rule = B/S012345678\n8o!"

  @Test(arguments: [12.8, 6.4, 3.2, 1.28, 5])
  func `cells are as large as the zoom`(zoom: Double) async throws {
    let film = try await frames("WIDTH 640 HEIGHT 512 X 0 Y 0 Z \(zoom) VIEWONLY", Self.still)
    let place = try #require(box(of: film[0]) { Int($0 >> 16) - Int($0 & 255) > 60 })
    #expect(abs(Double(place.x.count) - 8 * zoom) < 1.5, "\(place)")
  }

  @Test func `views that fit at first go where later moments say`() async throws {
    let size = "WIDTH 80 HEIGHT 80"
    let placed = try await frames("\(size) X 0 Y 0 Z 8 T 4 X 3 Y 2 Z 5 T 6 X 4", Self.block)
    for words in ["AUTOFIT T 4 X 3 Y 2 Z 5 T 6 X 4", "AUTOFIT T 2 T 4 X 3 Y 2 Z 5 T 6 X 4"] {
      let film = try await frames("\(size) \(words)", Self.block)
      #expect(film.count == 7 && film[4] == placed[4] && film[6] == placed[6])
      #expect(film[0] != placed[0])
    }
  }

  @Test(arguments: [
    ("AUTOFIT T 4 ANGLE 90", true), ("AUTOFIT ANGLE 90 T 4", true), ("AUTOFIT T 4", false),
    ("AUTOFIT T 4 PAUSE 0.1 ANGLE 90", true), ("X 0 Y 0 Z 8 T 2 X 1 T 24 AUTOFIT ANGLE 90", true),
    ("X 0 Y 0 Z 8 ANGLE 90 T 24 AUTOFIT", true), ("AUTOFIT T 4 ANGLE 90 T 6 X 1 ANGLE 0", false),
  ])
  func `views that fit turn`(words: String, isTurned: Bool) async throws {
    let film = try await frames("WIDTH 96 HEIGHT 96 GPS 10 \(words)", Self.still)
    let place = try #require(film.last.flatMap { box(of: $0) })
    #expect((place.y.count > place.x.count) == isTurned, "\(place)")
  }

  @Test func `hexagons never turn`() async throws {
    let film = try await frames(
      "X 0 Y 0 Z 10 WIDTH 96 HEIGHT 96 ANGLE 30 T 4 ANGLE 90", Self.hexagons)
    #expect(film.count == 5 && film.allSatisfy { $0 == film[0] })
  }

  @Test(arguments: ["cell: 20\n", "view: [-4, -4, 12, 12]\n", "steps: [{run: 3}]\n"])
  func `the angle goes with the camera`(more: String) async throws {
    let words = "X 0 Y 0 Z 8 WIDTH 80 HEIGHT 80 STOP 3"
    let film = try await frames("\(words) ANGLE 45", Self.still, more)
    #expect(film == (try await frames(words, Self.still, more)))
  }

  @Test func `tiles of sheets are upright`() async throws {
    let words = "X 0 Y 0 Z 8 STOP 3"
    let folder = try TemporaryFolder([
      "p.rle": "#C [[ \(words) ]]\n\(Self.row)\n",
      "q.rle": "#C [[ \(words) ANGLE 45 ]]\n\(Self.row)\n",
    ])
    for name in ["p", "q"] {
      try await folder.runAll(
        "world: life\npattern: \(name).rle\nout: \(name).png\nvary: {rule: [B3/S23, B36/S23]}\n")
    }
    let upright = try TruePicture(png: folder.bytes("p.png"))
    #expect(try TruePicture(png: folder.bytes("q.png")) == upright)
  }

  @Test func `words are read before and behind the cells`() throws {
    let text = try settings(of: "#C [[ ZOOM 8\n#C GPS 10 ]] words\nx = 3, y = 1\n3o!\n[[ GRID ]]\n")
    for setting in ["cell: 8", "fps: 10", "grid: true"] { #expect(text.contains(setting)) }
    let plain = try? settings(of: "#C [[ZOOM 8 ]]\nx = 3, y = 1\n3o!\n")
    #expect(plain?.contains("cell:") != true)
  }

  @Test(arguments: [(36, 9, 400, 400, 8.8889), (32, 32, 400, 400, 10), (3, 3, 400, 400, 32)])
  func `views fit`(columns: Int, rows: Int, width: Int, height: Int, zoom: Double) throws {
    let full = "\(columns)o"
    let cells = Array(repeating: full, count: rows).joined(separator: "$")
    let text = try settings(
      of: "#C [[ NOGUI WIDTH \(width) HEIGHT \(height) X 1 LOOP 2 ]]\n"
        + "x = \(columns), y = \(rows)\n\(cells)!\n")
    let pattern = /(?:camera|view): \[(.+)\]/
    let numbers = try #require(text.firstMatch(of: pattern)).1.split(separator: ",")
      .compactMap { Double($0.trimmingPrefix(" ")) }
    #expect(numbers.count == 4 && abs(Double(width) / numbers[2] - zoom) < 0.001, "\(numbers)")
  }

  private static let hexagons = "x = 3, y = 1, rule = B6/S0123456H\n3o!"
  private static let triangles = "x = 3, y = 3, rule = R1,C0,S0-12,B12,NL\n3o$3o$3o!"
  private static let column = "x = 3, y = 9, rule = R1,C0,S0-12,B12,NL\no$o$o$o$o$o$o$o$o!"

  @Test(arguments: [
    (hexagons, "Z 8", 24, 9), (hexagons, "Z 8 X 0 Y 0", 24, 9), (hexagons, "Z 8 X 5", 24, 9),
    (hexagons, "Z 7.5 X 0 Y 0", 22, 8), (hexagons, "Z 8 X 0 WIDTH 64 HEIGHT 400", 24, 9),
    (triangles, "Z 16", 64, 83), (triangles, "Z 16 X 0 Y 0", 64, 83),
    (triangles, "Z 60 X 0 Y 0 WIDTH 640 HEIGHT 640", 240, 312),
    (column, "X 0 WIDTH 400 HEIGHT 400", 41, 320),
  ])
  func `cells that are no squares are as large as the zoom`(
    cells: String, words: String, wide: Int, high: Int
  ) async throws {
    let film = try await frames("\(words) VIEWONLY", cells)
    let place = try #require(box(of: film[0]))
    #expect(abs(place.x.count - wide) <= 3 && abs(place.y.count - high) <= 3, "\(place)")
  }

  @Test func `the camera moves by columns of hexagons`() async throws {
    let film = try await frames("Z 8 X 0 Y 0 GPS 10 PAUSE 0.1 X 5", Self.hexagons)
    let first = try #require(box(of: film[0]))
    let last = try #require(box(of: film[film.count - 1]))
    #expect(abs(first.x.lowerBound - last.x.lowerBound - 40) <= 1, "\(first), \(last)")
  }

  @Test func `labels of triangles grow with the zoom`() throws {
    let looks = try looks(of: "#C [[ LABEL 0 0 10 \"A\" ]]\n\(Self.triangles)\n")
    // A triangle is as wide as two columns.
    #expect(looks[0].annotations.map(\.zoom) == [20])
  }

  @Test(arguments: [
    ("LABELSIZE 4.5 LABEL 0 0 10 \"A\"", 4.5), ("POLYSIZE 1.5 POLYLINE 0 0 9 9 10", 1.5),
    ("ARROWSIZE 1.4 0.2 ARROW 0 0 9 9 10", 1.4), ("LABEL 0 0 10 \"A\"", 18),
  ])
  func `sizes may have fractions`(words: String, size: Double) throws {
    let looks = try looks(of: "#C [[ \(words) ]]\n\(Self.block)\n")
    let annotation = try #require(looks[0].annotations.first)
    let whole = try #require(annotation.size), zoom = try #require(annotation.zoom)
    #expect(abs(Double(whole) * 10 / zoom - size) < 1e-6, "\(whole) at \(zoom)")
    #expect(annotation.zoomRange == 2.5...40)
  }

  @Test func `charts take nothing from cells`() async throws {
    let words = "WIDTH 160 HEIGHT 160 X 0 Y 0 Z 8 STOP 3"
    let text = try settings(of: "#C [[ \(words) GRAPH ]]\n\(Self.still)\n")
    #expect(text.contains("cell: 8") && text.contains("chart: true") && !text.contains("fit:"))
    let film = try await frames("\(words) GRAPH", Self.still, "")
    #expect(film[0].width == 160 && film[0].height > 160)
  }

  /// Twenty cells between the ends of two pairs of blocks.
  private static let pair = "x = 20, y = 2\n2o16b2o$2o16b2o!"

  @Test(arguments: [
    ("", 6, 6.25, 4.9674), ("", 11, 20, 8), ("LINEAR ALL", 6, 10, 5.6569),
    ("", 1, 0, 4), ("LINEAR X", 6, 10, 4.9674),
  ])
  func `moments lead to others`(words: String, frame: Int, middle: Double, zoom: Double)
    async throws
  {
    let film = try await frames(
      "X 0 Y 0 Z 4 GPS 20 ]] [[ PAUSE 1 ]] [[ T 20 X 40 Z 16 \(words)", Self.pair)
    #expect(film.count == 22)
    let place = try #require(box(of: film[frame]))
    let left = 320 + (-10 - middle) * zoom
    let right = 320 + (10 - middle) * zoom - 1
    #expect(abs(Double(place.x.lowerBound) - left) < 1.6, "\(place), \(left)")
    #expect(abs(Double(place.x.upperBound) - right) < 1.6, "\(place), \(right)")
  }

  @Test(arguments: ["X 5 T 4 X INITIAL", "ZOOM 5 T 4 Z INITIAL", "Y 2 Z 4 T 4 ALL INITIAL"])
  func `initial values are those of the start`(words: String) async throws {
    let film = try await frames("WIDTH 80 HEIGHT 80 Z 8 T 2 \(words)", Self.block)
    #expect(film.count == 5 && film[2] != film[0] && film[4] == film[0])
  }

  @Test func `the first speed comes back`() throws {
    let text = try settings(of: "#C [[ T 2 T 4 GPS 20 T 6 GPS INITIAL ]]\n\(Self.block)\n")
    #expect(text.contains("set: {fps: 20}") && text.contains("set: {delay: 80ms}"), "\(text)")
  }

  @Test func `boxes are tracked`() async throws {
    let corners = "x = 20, y = 10\n2o16b2o$2o16b2o7$2o16b2o$2o16b2o!"
    let film = try await frames("TRACKBOX 1/4 -1/3 0 -1/3 LOOP 25", corners)
    #expect(film.count == 25)
    let first = try #require(box(of: film[0]))
    for (tick, factor) in [(12, 20.0 / 23), (24, 0.75)] {
      let place = try #require(box(of: film[tick]))
      let widths = (Double(first.x.count), Double(place.x.count))
      #expect(abs(widths.1 / widths.0 - factor) < 0.02, "\(place)")
      let zoom = widths.1 / 20
      let shift = (Double(place.y.lowerBound + place.y.upperBound) / 2 - 255.5) / zoom
      #expect(abs(shift - Double(tick) / 3) < 0.6, "\(shift)")
    }
  }

  @Test func `zooms of tracked boxes bend between ticks`() async throws {
    let film = try await frames(
      "WIDTH 64 HEIGHT 130 X 0 Y 0 Z 9 TRACKBOX 0 0 -0.3 0 STOP 19",
      "x = 1, y = 1, rule = B/S012345678\no!")
    for (tick, side) in [(0, 9), (1, 8.86), (2, 7.2), (5, 4.61), (10, 2.88)] {
      let place = try #require(box(of: film[tick]) { Int($0 >> 16) - Int($0 & 255) > 90 })
      #expect(abs(Double(place.y.count) - side) <= 1, "tick \(tick): \(place)")
    }
  }

  @Test func `strong lines lie at multiples`() async throws {
    let film = try await frames(
      "GRID GRIDMAJOR 5 COLOR GRIDMAJOR Red X 0 Y 0 Z 12 WIDTH 240 HEIGHT 240 VIEWONLY",
      Self.block, "")
    let picture = film[0]
    let columns = (0..<240).filter { picture[$0, 1] == Self.marked }
    let rows = (0..<240).filter { picture[1, $0] == Self.marked }
    // The first column of the file begins one cell left of the centre.
    #expect(columns == [48, 108, 168, 228].map { $0 - 1 } && rows == columns, "\(columns)")
  }

  @Test func `strong lines are seen as long as thin ones`() async throws {
    let words = "GRID GRIDMAJOR 5 COLOR GRIDMAJOR Red WIDTH 160 HEIGHT 160 X 0 Y 0"
    func lines(_ more: String) async throws -> [Int] {
      try await frames("\(words) \(more)", Self.block, "").map { picture in
        (0..<160).count { picture[$0, 1] == Self.marked }
      }
    }
    let tracked = try await lines("Z 16 TRACK 1 0 STOP 40")
    #expect(tracked.count == 41 && tracked.allSatisfy { $0 == 2 }, "\(tracked)")
    let zoomed = try await lines("Z 8 T 4 Z 2")
    #expect(zoomed.first == 4 && zoomed.last == 0, "\(zoomed)")
  }

  @Test(arguments: ["", "THEME Fire"])
  func `borders have the colour of dead cells`(words: String) async throws {
    let bare = try await frames("ZOOM 8 LOOP 1 \(words)", Self.block, "")
    let film = try await frames("ZOOM 8 LOOP 1 CELLBORDERS \(words)", Self.block, "")
    #expect(film[0] != bare[0] && Set(film[0].colours) == Set(bare[0].colours))
  }

  private static let empty = "x = 1, y = 1\nb!"

  @Test(arguments: [(["10", "20", "5", "30", "3"], true), (["41", "2.4"], false)])
  func `labels are seen near their zoom`(zooms: [String], isSeen: Bool) async throws {
    for zoom in zooms {
      let film = try await frames(
        "X 0 Y 0 Z \(zoom) WIDTH 160 HEIGHT 160 VIEWONLY LABEL 0 0 10 \"A\"", Self.block, "")
      let bare = try await frames("X 0 Y 0 Z \(zoom) WIDTH 160 HEIGHT 160 VIEWONLY", Self.block, "")
      #expect((film[0] != bare[0]) == isSeen, "zoom \(zoom)")
    }
  }

  @Test func `labels fade in and out`() async throws {
    let film = try await frames(
      "X 0 Y 0 Z 10 WIDTH 160 HEIGHT 160 COLOR LABEL Red LABELT 20 115 5 "
        + "LABEL 0 0 10 \"HHH\" LOOP 118", Self.empty, "")
    #expect(film.count == 118)
    func strength(_ tick: Int) -> Int {
      film[tick].colours.map { Int($0 >> 16 & 255) - Int($0 & 255) }.max() ?? 0
    }
    let full = strength(60)
    #expect(full > 200)
    for (tick, share) in [
      (19, 0), (20, 0.2), (21, 0.4), (24, 1), (111, 1), (114, 0.4), (115, 0.2), (116, 0),
    ] { #expect(abs(Double(strength(tick)) / Double(full) - share) < 0.12, "\(tick)") }
  }

  @Test(arguments: [
    ("LABEL 0 0 3 FIXED \"x\"", 30), ("LABEL 0 0 3 \"x\"", 0),
    ("LABELTRACK 0 -1/3 LABEL 0 0 3 FIXED \"x\"", 0),
  ])
  func `labels ride or stay`(words: String, pixels: Int) async throws {
    let film = try await frames(
      "TRACK 0 -1/3 X 0 Y 0 Z 3 WIDTH 160 HEIGHT 160 COLOR LABEL Red \(words) LOOP 31",
      Self.empty, "")
    func isRed(_ colour: UInt32) -> Bool { Int(colour >> 16 & 255) - Int(colour & 255) > 120 }
    let (first, last) = (
      try #require(box(of: film[0], isRed)), try #require(box(of: film[30], isRed))
    )
    #expect(last.y.lowerBound - first.y.lowerBound == pixels, "\(first), \(last)")
  }

  @Test func `fixed drawings do not turn with the camera`() async throws {
    let words = "X .5 Y .5 Z 8 WIDTH 160 HEIGHT 160 VIEWONLY"
    let drawings = ["LABEL 1 1 8 \"HHHHH\"", "POLYLINE 1 1 4 1 8"]
    for (drawing, kind) in zip(drawings, ["LABEL", "POLY"]) {
      let colour = "COLOR \(kind) Red"
      func shape(_ more: String) async throws -> (x: Int, y: Int) {
        let film = try await frames("\(words) \(colour) \(more) \(drawing)", Self.empty, "")
        let place = try #require(box(of: film[0]) { $0 >> 16 > 160 && $0 & 255 < 100 })
        return (place.x.count, place.y.count)
      }
      let upright = try await shape("")
      #expect(upright.x > upright.y)
      #expect(try await shape("ANGLE 90 \(kind)ANGLE 0 FIXED") == upright)
      let turned = try await shape("ANGLE 90 \(kind)ANGLE 90 FIXED")
      #expect(turned.x < turned.y)
    }
  }

  @Test func `the first line of a label lies at its point`() throws {
    let looks = try looks(of: "#C [[ LABEL 1 1 10 \"a\\nb\" LABEL 1 1 10 \"c\" ]]\n\(Self.block)\n")
    let texts = looks[0].annotations.map { $0.text?.words(tick: 0, census: []) }
    #expect(texts == ["\na\nb", "c"])
  }

  @Test(arguments: [
    ("THEME Blues", block, 0, 0x00ffff), ("THEME Blues", block, 10, 0x28ffff),
    ("THEME Blues", block, 63, 0xffffff), ("THEME Blues", block, 70, 0xffffff),
    ("THEME Blues", "x = 1, y = 1\no!", 1, 0x0000ff),
    ("THEME Blues", "x = 1, y = 1\no!", 32, 0x000097),
    ("THEME Blues", "x = 1, y = 1\no!", 66, 0x00002f),
    ("THEME Blues AGESTATES 4", block, 1, 0x40ffff),
    ("THEME Blues AGESTATES 4", block, 3, 0xbfffff),
    ("THEME Blues HISTORYSTATES 3", "x = 1, y = 1\no!", 2, 0x000097),
    ("THEME Blues HISTORYSTATES 3", "x = 1, y = 1\no!", 4, 0x00002f),
    ("THEME Blues HISTORYSTATES 1", "x = 1, y = 1\no!", 1, 0x00002f),
    ("THEME Blues HISTORYSTATES 1", "x = 1, y = 1, rule = /2/3\nB!", 1, 0x00002f),
    ("COLOR ALIVE Red", block, 0, 0xff0000),
    ("THEME Mono COLOR ALIVE Red", block, 0, 0xff0000),
    ("THEME Mono COLOR ALIVE Red", block, 64, 0xffffff),
    ("COLOR OFF yellow", "x = 1, y = 1, rule = LifeHistory\nA!", 0, 0xffff00),
    ("THEME 11", "x = 1, y = 1, rule = /2/3\nA!", 0, 0xffff00),
    ("THEME 11", "x = 1, y = 1, rule = /2/3\nB!", 0, 0xff0000),
    ("THEME 11", "x = 1, y = 1, rule = /2/4\nB!", 0, 0xff7f00),
    ("THEME 11", "x = 1, y = 1, rule = /2/4\nC!", 0, 0xff0000),
    ("THEME 11 COLOR ALIVE Blue", dying, 0, 0x5500aa),
    ("THEME 11 COLOR ALIVE Blue", dying, 0, 0xaa0055),
    ("THEME 11 COLOR DYINGRAMP Blue", dying, 0, 0xaaaa55),
    ("THEME 11 COLOR DYING Lime COLOR ALIVE Blue", dying, 0, 0x00ff00),
    ("THEME Catagolue", dying, 0, 0x028102),
    ("THEME Catagolue COLOR TEXT Red", dying, 0, 0x028102),
    ("THEME Catagolue COLOR ALIVE Blue", dying, 0, 0x2040d8),
    ("THEME Golly", "x = 1, y = 1, rule = /2/3\nA!", 0, 0xff0000),
    ("THEME Golly", "x = 1, y = 1, rule = /2/3\nB!", 0, 0xffff00),
    ("THEME Golly", "x = 1, y = 1, rule = R3,C6,S6-12,B7-10\nA!", 0, 0xffff00),
    ("THEME Golly", "x = 1, y = 1, rule = R3,C6,S6-12,B7-10\nB!", 0, 0xffbf00),
    ("THEME Golly", "x = 1, y = 1, rule = R3,C6,S6-12,B7-10\nE!", 0, 0xff0000),
    ("THEME Golly", "x = 1, y = 1, rule = R3,C2,S6-12,B7-10\nA!", 0, 0xffffff),
  ])
  func `themes give the colours`(words: String, cells: String, tick: Int, colour: UInt32)
    async throws
  {
    let film = try await frames("ZOOM 4 \(words) LOOP \(tick + 1)", cells, "")
    let colours = Set(try #require(film.last).colours)
    #expect(
      colours.contains(colour),
      "\(colours.map { String($0, radix: 16) }.sorted()) without \(String(colour, radix: 16))")
  }

  private static let dying = "x = 4, y = 1, rule = B/S012345678/5\nABCD!"

  private static let themes = "T 10 THEME Mono T 30 THEME Blues T 40 THEME Mono"

  @Test(arguments: [
    (themes, block, 10, [0xffffff, 0]), (themes, block, 11, [0x2dffff, 0]),
    (themes, block, 30, [0x79ffff, 0]), (themes, block, 31, [0xffffff, 0]),
    (themes, "x = 1, y = 1\no!", 10, [0]), (themes, "x = 1, y = 1\no!", 32, [0]),
    (themes, "x = 1, y = 1\no!", 11, [0x0000dd, 0]),
    ("T 10 T 20 THEME Blues", block, 20, [0x51ffff, 0]),
    ("AGESTATES 4 \(themes)", block, 11, [0xffffff, 0]),
  ])
  func `later themes have ages and traces`(
    words: String, cells: String, tick: Int, colours: [UInt32]
  ) async throws {
    let film = try await frames("ZOOM 4 \(words) LOOP \(tick + 1)", cells, "")
    #expect(Set(try #require(film.last).colours) == Set(colours))
  }

  @Test(arguments: ["a{b}", "a {b", "a{tick}", "{{}}", "a}"])
  func `names may have braces`(name: String) throws {
    let script = "#C [[ LABEL 0 0 8 \"#N by #O\" \"#N\" STOP 3 ]]\n"
    let looks = try looks(of: "#N \(name)\n#O \(name)\n\(script)\(Self.block)")
    let texts = looks[0].annotations.compactMap(\.text)
    #expect(texts == [PictureText("\(name) by \(name)"), PictureText(name)])
  }

  @Test func `texts of moments never meet`() throws {
    let script = "PAUSE 1 \"a\" T 4 \"b\" PAUSE 1 \"c\" PAUSE 1 \"d\" T 6 \"e\""
    let looks = try looks(of: "#C [[ \(script) ]]\n\(Self.block)\n").map { look in
      look.annotations.map { ($0.text, ($0.first ?? 0)...($0.last ?? 99)) }
    }
    #expect(Set(looks.map(\.count)) == [3, 1])
    for look in looks {
      for tick in 0...6 {
        let seen = look.filter { $0.1.contains(tick) }.map { "\($0.0 as Any)" }
        #expect(seen.count <= 1, "\(tick): \(seen)")
      }
    }
  }

  @Test func `texts of moments stand at the top`() throws {
    let looks = try looks(of: "#C [[ T 4 \"one\\ntwo\" ]]\n\(Self.block)\n")
    let text = try #require(looks[0].annotations.first)
    #expect(text.isOnPicture && text.anchor == .top)
    guard case .label(let place) = text.shape else {
      Issue.record("\(text)")
      return
    }
    #expect(place.x == 50 && place.y < 10)
  }

  @Test(arguments: [
    ("COLOR LABEL 255 255 0 LABEL 0 0 9 \"A\"", "", "dark"),
    ("COLOR POLY Red POLYLINE 0 0 9 9 9", "", "dark"), ("LABEL 0 0 9 \"A\"", "", "light"),
    ("COLOR LABEL Blue LABEL 0 0 9 \"A\" COLOR BACKGROUND White", "", "light"),
    ("THEME Life32 COLOR LABEL Blue LABEL 0 0 9 \"A\"", "", "light"),
    ("THEME Blues COLOR LABEL Blue LABEL 0 0 9 \"A\"", "", "dark"),
    ("COLOR LABEL Blue LABEL 0 0 9 \"A\"", "theme: meadow\n", "meadow"),
  ])
  func `coloured labels stand on dark ground`(words: String, more: String, theme: String) throws {
    let folder = try TemporaryFolder(["p.rle": "#C [[ \(words) ]]\n\(Self.block)\n"])
    let plan = try plan(of: "world: life\npattern: \(folder.path)/p.rle\nout: x.gif\n\(more)")
    let expected = try #require(Theme.all.first { $0.name == theme })
    let look = plan.film.looks[0].theme
    #expect(look[.text] == expected[.text])
  }
}
