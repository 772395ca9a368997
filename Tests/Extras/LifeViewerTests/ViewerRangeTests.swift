import TerrariumBasics
import TerrariumLifeViewer
import TerrariumPatterns
import Testing

/// The values that each word of LifeViewer's scripts takes.
struct ViewerRangeTests {
  private func script(of words: String) throws -> ViewerScript {
    let text = "#C [[ \(words) ]]\nx = 1, y = 1\no!\n"
    return try #require(ViewerScript(ScriptWord.all(in: Array(text.utf8), format: .rle)))
  }

  /// A word, with `#` for its number; the least and the most; and the value that is kept.
  typealias Row = (words: String, least: Double, most: Double, kept: (ViewerScript) -> Double?)

  private static func moment(_ path: KeyPath<ViewerScript.Moment, Int?>) -> (ViewerScript)
    -> Double?
  {
    { $0.moments.last?[keyPath: path].map { Double($0) } }
  }

  private static func whole(_ path: KeyPath<ViewerScript, Int?>) -> (ViewerScript) -> Double? {
    { $0[keyPath: path].map { Double($0) } }
  }

  private static func random(_ path: KeyPath<ViewerScript.Random, Int>) -> (ViewerScript) -> Double?
  {
    { ($0.random?[keyPath: path]).map { Double($0) } }
  }

  private static func style<Value>(_ path: KeyPath<ViewerScript.Style, Value>) -> (ViewerScript)
    -> Value?
  {
    { $0.drawings.last?.style[keyPath: path] }
  }

  private static func drift(_ script: ViewerScript) -> SIMD2<Double>? {
    guard case .drift(let x, let y)? = script.tracking else { return nil }
    return [x, y]
  }

  // Words of a film, of the camera and of the picture.
  private static var film: [Row] {
    [
      ("GPS #", 1, 1_000_000, moment(\.stepsASecond)), ("STEP #", 1, 64, moment(\.step)),
      ("ANGLE #", 0, 359, moment(\.angle)), ("LOOP #", 1, 100_000_000, whole(\.loop)),
      ("STOP #", 1, 100_000_000, whole(\.stop)), ("STARTFROM #", 0, 0x1p30, whole(\.first)),
      ("WIDTH #", 64, 4096, whole(\.width)), ("HEIGHT #", 64, 4096, whole(\.height)),
      ("GRIDMAJOR #", 0, 32, whole(\.majorLines)), ("AGESTATES #", 0, 63, whole(\.ageStates)),
      ("HISTORYSTATES #", 0, 63, whole(\.historyStates)),
      ("TRACKLOOP # 0 0", 1, 3_125_000, whole(\.trackingPeriod)),
      ("X #", -4096, 4096, { $0.moments[0].x }), ("Y #", -4096, 4096, { $0.moments[0].y }),
      ("MAXGRIDSIZE 9 X #", -256, 256, { $0.moments[0].x }),
      ("MAXGRIDSIZE 14 Y #", -8192, 8192, { $0.moments[0].y }),
      ("TRACK # 0", -8, 8, { drift($0)?.x }), ("TRACK 0 #", -8, 8, { drift($0)?.y }),
    ]
  }

  // Words of pastes, of random cells and of drawings.
  private static var others: [Row] {
    [
      ("XOFFSET #", -4096, 4096, { Double($0.offset.x) }),
      ("YOFFSET #", -4096, 4096, { Double($0.offset.y) }),
      ("PASTEDELTA # 1 PASTE o!", -4096, 4096, { ($0.pastes.last?.delta.x).map { Double($0) } }),
      ("PASTEDELTA 1 # PASTE o!", -4096, 4096, { ($0.pastes.last?.delta.y).map { Double($0) } }),
      ("PASTEMODE # PASTE o!", 0, 15, { ($0.pastes.last?.mode).map { Double($0) } }),
      (
        "PASTET EVERY # PASTE o!", 1, 0x1p30,
        {
          guard case .every(let ticks, _, _)? = $0.pastes.last?.times else { return nil }
          return Double(ticks)
        }
      ),
      ("RANDOMIZE RANDWIDTH #", 1, 4096, random(\.columns)),
      ("RANDOMIZE RANDHEIGHT #", 1, 4096, random(\.rows)),
      ("RANDOMIZE RANDFILL #", 1, 100, random(\.percent)),
      ("LABELSIZE # LABEL 0 0 1 \"a\"", 4, 128, { style(\.size)($0) ?? nil }),
      ("ARROWSIZE # 0.5 ARROW 0 0 1 1 1", 1, 64, { style(\.size)($0) ?? nil }),
      ("POLYSIZE # POLYLINE 0 0 1 1 1", 1, 64, { style(\.size)($0) ?? nil }),
      ("LABELTRACK # 0 LABEL 0 0 1 \"a\"", -8, 8, { style(\.move)($0)?.x }),
      ("LABELTRACK 0 # LABEL 0 0 1 \"a\"", -8, 8, { style(\.move)($0)?.y }),
      ("POLYVIEWDIST # POLYLINE 0 0 1 1 1", 0, 100_000, { style(\.distance)($0) ?? nil }),
      (
        "LABELT # 100000001 0 LABEL 0 0 1 \"a\"", 0, 100_000_000,
        { style(\.times)($0)?.map { Double($0.from) } }
      ),
      ("LABEL # 0 1 \"a\"", -8192, 16384, { $0.drawings.last?.points[0].x }),
      ("ARROW 0 0 1 # 1", -8192, 16384, { $0.drawings.last?.points[1].y }),
    ]
  }

  @Test(arguments: (film + others).indices)
  func `the least and the most value are taken, one beyond is refused in place`(
    index: Int
  ) throws {
    let row = (Self.film + Self.others)[index]
    func words(_ value: Double) -> String {
      row.words.replacing("#", with: String(Int(value)))
    }
    for value in [row.least, row.most] {
      let script = try script(of: words(value))
      #expect(script.faults.isEmpty, "\(words(value)): \(script.faults)")
      #expect(row.kept(script) == value, "\(words(value))")
    }
    for value in [row.least - 1, row.most + 1] where !row.words.hasPrefix("STEP") || value < 1 {
      let script = try script(of: words(value))
      #expect(script.faults.count == 1, "\(words(value))")
      // The fault is at the word itself.
      let before = row.words.split(separator: "#")[0].split(separator: " ").map(String.init)
      let word = before.last { !["0", "1", "9", "14", "EVERY"].contains($0) }
      #expect(script.faults.first?.word == word, "\(words(value))")
      #expect(script.faults.first?.position.line == 1)
      #expect(row.kept(script) != value, "\(words(value))")
    }
  }

  @Test(arguments: [
    ("ZOOM 64", 64.0), ("Z -32", 1.0 / 32), ("ZOOM -1", 1), ("ZOOM 0.5", 0.5),
    ("ZOOM 0.03125", 1.0 / 32), ("ZOOM 65", nil), ("ZOOM -33", nil), ("ZOOM 0.03", nil),
    ("ZOOM -0.5", nil), ("ZOOM 0", nil), ("PAUSE 0 ZOOM 2", 2),
  ])
  func `zooms below -1 are parts`(words: String, zoom: Double?) throws {
    let script = try script(of: words)
    #expect(script.moments.last?.zoom == zoom && script.faults.isEmpty == (zoom != nil))
  }

  @Test(arguments: [
    ("STEP 65", 64), ("STEP 96", 64), ("STEP 97", nil), ("GPS 119 STEP 3", 3),
    ("STEP 3 GPS 119", 3), ("STEP 3 GPS 120", nil),
  ])
  func `steps are of 64 ticks at most, and given by high speeds`(words: String, step: Int?) throws {
    #expect(try script(of: words).moments[0].step == step)
  }

  @Test func `widths are multiples of eight, pauses at least a frame`() throws {
    #expect(try script(of: "WIDTH 71").width == 64)
    #expect(try script(of: "WIDTH 72").width == 72)
    for (pause, seconds) in [("0", 0.016), ("0.01", 0.016), ("0.02", 0.02), ("100000", 100_000)] {
      #expect(try script(of: "PAUSE \(pause)").moments.last?.start == .pause(seconds))
    }
    #expect(try script(of: "PAUSE 100001").faults.count == 1)
    #expect(try script(of: "PAUSE -1").faults.count == 1)
  }

  @Test(arguments: [
    ("TRACKBOX 1 2 -3 -4", [1.0, 2, -3, -4]), ("TRACKBOX 1 1 1 1", [1, 1, 1, 1]),
    ("TRACKBOX 1 2 2 0", nil), ("TRACKBOX 1 2 0 3", nil), ("TRACKBOX 8 8 -8 -8", [8, 8, -8, -8]),
    ("TRACKBOX 8.1 8 0 0", nil),
  ])
  func `the edges of a tracked box do not cross`(words: String, edges: [Double]?) throws {
    let script = try script(of: words)
    let box = edges.map {
      ViewerScript.Tracking.box(east: $0[0], south: $0[1], west: $0[2], north: $0[3])
    }
    #expect(script.tracking == box && script.faults.isEmpty == (edges != nil))
  }

  @Test(arguments: [
    ("LABELALPHA 0", 0.0), ("LABELALPHA 1", 1), ("LABELALPHA 1.01", nil), ("LABELALPHA -0.1", nil),
  ])
  func `opacities are shares`(words: String, opacity: Double?) throws {
    let script = try script(of: words + " LABEL 0 0 1 \"a\"")
    #expect(script.drawings[0].style.opacity == opacity ?? 1)
    #expect(script.faults.isEmpty == (opacity != nil))
  }

  @Test(
    arguments: [
      ("10 20 5", 10, 20, 5), ("10 20 6", nil, nil, nil), ("10 10 0", 10, 10, 0),
      ("10 9 0", nil, nil, nil), ("10 21 5", 10, 21, 5),
    ] as [(String, Int?, Int?, Int?)])
  func `a drawing fades in half of its time at most`(
    words: String, from: Int?, to: Int?, fade: Int?
  ) throws {
    let times = try script(of: "LABELT \(words) LABEL 0 0 1 \"a\"").drawings[0].style.times
    #expect(times?.from == from && times?.to == to && times?.fade == fade)
  }

  @Test(arguments: [
    ("POLYLINE 0 0 1 1", 0, 1), ("POLYLINE 0 0 1 1 2", 2, 0), ("POLYFILL 0 0 1 1 2 2 -4", 3, 0),
    ("POLYLINE 0 0 2", 0, 1), ("POLYLINE 0 0 1 1 65", 0, 1), ("POLYLINE 0 0 1 1 64", 2, 0),
    ("POLYLINE 0 0 1 16385 2", 0, 1), ("POLYLINE 0 0 1 -8192 2", 2, 0),
    ("POLYLINE 0 0 1 1 -32", 2, 0), ("POLYLINE 0 0 1 1 -33", 0, 1),
  ])
  func `lines have two points and a zoom at least`(words: String, points: Int, faults: Int) throws {
    let script = try script(of: words)
    #expect((script.drawings.first?.points.count ?? 0) == points)
    #expect(script.faults.count == faults)
    if words.hasSuffix("-4") { #expect(script.drawings[0].zoom == 0.25) }
  }

  @Test(arguments: [
    ("LABELZOOMRANGE 0.5 2048", ViewerScript.Style.ZoomRange.range(least: 0.5, most: 2048), 0),
    ("LABELZOOMRANGE -2048 -2", .range(least: 1.0 / 2048, most: 0.5), 0),
    ("LABELZOOMRANGE OFF", .all, 0), ("LABELZOOMRANGE 3 2", .usual, 1),
    ("LABELZOOMRANGE 2 2", .range(least: 2, most: 2), 0), ("LABELZOOMRANGE 1 2049", .usual, 1),
    ("LABELZOOMRANGE -2049 1", .usual, 1),
  ])
  func `drawings are seen at some zooms`(
    words: String, range: ViewerScript.Style.ZoomRange, faults: Int
  ) throws {
    let script = try script(of: words + " LABEL 0 0 1 \"a\"")
    #expect(script.drawings[0].style.zoomRange == range && script.faults.count == faults)
  }

  private static let alone = """
    AUTOSTART AUTOHIDEGUI NOGUI NOTHROTTLE NOPERFWARNING NOREPORT NOSTEPBACK NOCOPY NOSOURCE \
    HARDRESET EXCLUSIVEPLAY IGNOREEXCLUSIVE PLAYTIME TIME SHOWTIMING EXTENDEDTIMING SHOWGENSTATS \
    SHOWINFOBAR MAXIMIZE THUMBLAUNCH THUMBSTART AUTOIDENTIFY FASTLOOKUP QUALITY NOGRAPH \
    GRAPHPOINTS RANDREVERSIBLE RANDFIXEDPOP POIRESET POIPLAY POISTOP STARS SNOW ICONS KILLGLIDERS \
    THUMBNAIL POIADDLABELS REVERSESTART
    """
  private static let withNumber = """
    POPUPWIDTH POPUPHEIGHT RANDCHANCE POIT POITRANS LAYERS DEPTH TILT SHADER DELETERANGE THUMBSIZE \
    THUMBZOOM GRAPHOPACITY
    """

  @Test(arguments: [(alone, 0), (withNumber, 1)])
  func `words without an effect take what belongs to them`(words: String, count: Int) throws {
    let drawn = Set(ViewerWords.undrawn.keys)
    for word in words.split(separator: " ").map(String.init) {
      let arguments = [String](repeating: "2", count: count).joined(separator: " ")
      let script = try script(of: "\(word) \(arguments) GRID")
      #expect(script.faults.isEmpty && script.hasGrid == true, "\(word)")
      #expect(script.undrawn.list == (drawn.contains(word) ? [word] : []), "\(word)")
      let more = try self.script(of: "\(word) \(arguments) 3 GRID")
      #expect(more.faults.map(\.word) == ["3"] && more.hasGrid == true, "\(word)")
    }
    let known = words.split(separator: " ").count
    let all = [ViewerWords.silent, ViewerWords.undrawn].joined().count { $0.value == count }
    #expect(known == all)
  }

  @Test(arguments: [
    ("ZERO", 0), ("AND", 1), ("X", 3), ("COPY", 3), ("DIFF", 4), ("Y", 5), ("XOR", 6), ("OR", 7),
    ("NOR", 8), ("XNOR", 9), ("NOTY", 10), ("NOTX", 12), ("NAND", 14), ("ONE", 15), ("0110", 6),
    ("1111", 15), ("0002", 2), ("16", nil), ("01", 1),
  ])
  func `modes have names and numbers`(mode: String, number: Int?) throws {
    let script = try script(of: "PASTEMODE \(mode) PASTE o!")
    #expect(script.pastes[0].mode == number ?? 7 && script.faults.isEmpty == (number != nil))
  }

  @Test func `what comes again comes in order, and stops at limits`() throws {
    #expect(try script(of: "PASTET EVERY 5 1 6 PASTE o!").faults.isEmpty)
    #expect(try script(of: "PASTET EVERY 5 1 5 PASTE o!").faults.count == 1)
    let drawings = [String](repeating: "ARROW 0 0 1 1 1", count: 10_001).joined(separator: " ")
    let script = try script(of: drawings)
    #expect(script.drawings.count == 10_000 && script.faults.count == 1)
    let faults = try self.script(of: [String](repeating: "GPS 0", count: 25).joined(separator: " "))
    #expect(faults.faults.count == 20 && faults.faultCount == 25)
    let unknown = (0..<105).map { "W\($0)" }.joined(separator: " ")
    #expect(try self.script(of: unknown).unknown.list.count == 100)
    #expect(try self.script(of: unknown).unknown.count == 105)
  }
}
