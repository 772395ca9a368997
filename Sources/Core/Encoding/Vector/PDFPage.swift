internal import TerrariumPictures

/// The content of a PDF page (ISO 32000-1, 8): a sketch's items as operators.
struct PDFPage {
  private(set) var text: String
  private let parts: SketchParts
  /// The current colours.
  private var filled: Colour?
  private var stroked: Colour?
  private var opacity = 1.0
  /// All opacities in use, except full opacity.
  private var opacities: [Double] = []

  /// Creates a page of a height in pixels, with a number of units per pixel; coordinates are in
  /// pixels from the top.
  init(parts: SketchParts, height: Int, unit: Double) {
    self.parts = parts
    let (side, top) = (ShortNumbers.text(unit), ShortNumbers.text(Double(height) * unit))
    text = "/G0 gs \(side) 0 0 -\(side) 0 \(top) cm\n"
  }

  /// The page's graphics states, by name.
  var states: String {
    let all = ([1] + opacities).enumerated().map { number, opacity in
      let share = ShortNumbers.text(ofShare: opacity)
      // Lines keep their exact width instead of being snapped to whole pixels.
      return "/G\(number)<</ca \(share)/CA \(share)/SA false>>"
    }
    return "/ExtGState<<\(all.joined())>>"
  }

  private mutating func line(_ line: String) { text += line + "\n" }

  /// Draws items in order, each over the one before.
  mutating func write(_ items: [Sketch.Item]) { for item in items { write(item) } }

  private mutating func write(_ item: Sketch.Item) {
    switch item {
    case .squares(let rects, let ink):
      fill(ink, rects.map { "\($0.left) \($0.top) \($0.width) \($0.height) re" })
    case .discs(let centres, let radius, let ink):
      fillEach(ink, centres.map { Sketch.Box(around: $0, radius) }, radius)
    case .rounded(let boxes, let radius, let ink):
      fillEach(ink, boxes, radius)
    case .area(let polygons, let ink):
      fill(ink, polygons.map { Self.path($0) + " h" }, operator: "f*")
    case .line(let points, let width, let ink):
      stroke(ink, width)
      line("1 J 1 j " + Self.path(points) + " S")
    case .ring(let centre, let radius, let width, let ink):
      stroke(ink, width)
      line(Self.rounded(Sketch.Box(around: centre, radius), radius) + " s")
    case .letters(let row, let ink): write(row, ink)
    case .picture(let picture, let box, let isMirrored): write(picture, box, isMirrored)
    case .group(let group): write(group)
    }
  }
}

extension PDFPage {
  private mutating func fill(_ ink: Sketch.Ink, _ paths: [String], operator name: String = "f") {
    prepare(ink)
    for path in paths { line(path) }
    line(name)
  }

  /// Fills rounded rectangles. Rectangles of one size share one path, so hundreds of them take
  /// little more room than one.
  private mutating func fillEach(_ ink: Sketch.Ink, _ boxes: [Sketch.Box], _ radius: Double) {
    guard boxes.count > 1 else { return fill(ink, boxes.map { Self.rounded($0, radius) }) }
    prepare(ink)
    line("q")
    var here = SIMD2(0, 0)
    for box in boxes {
      let place = SIMD2(ShortNumbers.parts(box.left), ShortNumbers.parts(box.top))
      let way = place &- here
      here = place
      let own = Sketch.Box(left: 0, top: 0, width: box.width, height: box.height)
      let (x, y) = (ShortNumbers.text(ofParts: way.x), ShortNumbers.text(ofParts: way.y))
      line("1 0 0 1 \(x) \(y) cm " + Self.rounded(own, radius) + " f")
    }
    line("Q")
  }

  /// Sets the fill colour.
  private mutating func prepare(_ ink: Sketch.Ink) {
    set(ink.opacity)
    guard filled != ink.colour else { return }
    filled = ink.colour
    line(ink.colour.pdf + " rg")
  }

  /// Sets the colour and width of lines.
  private mutating func stroke(_ ink: Sketch.Ink, _ width: Double) {
    set(ink.opacity)
    line(ShortNumbers.text(width) + " w")
    guard stroked != ink.colour else { return }
    stroked = ink.colour
    line(ink.colour.pdf + " RG")
  }

  private mutating func set(_ opacity: Double) {
    guard opacity != self.opacity else { return }
    self.opacity = opacity
    if opacity < 1, !opacities.contains(opacity) { opacities.append(opacity) }
    let number = opacities.firstIndex(of: opacity).map { $0 + 1 } ?? 0
    line("/G\(number) gs")
  }

  private mutating func write(_ group: Sketch.Group) {
    let before = (filled, stroked, opacity)
    line("q")
    if let clip = group.clip {
      line("\(clip.left) \(clip.top) \(clip.width) \(clip.height) re W n")
    }
    if group.scale != 1 || group.origin != Sketch.Point() {
      let scale = ShortNumbers.text(ofFactor: group.scale)
      line("\(scale) 0 0 \(scale) \(Self.pair(group.origin)) cm")
    }
    write(group.items)
    line("Q")
    (filled, stroked, opacity) = before
  }

  private mutating func write(_ row: LetterRow, _ ink: Sketch.Ink) {
    let isHalo = row.spread > 0
    if isHalo { stroke(ink, row.spread * 2000 / row.size) } else { prepare(ink) }
    let scale = row.size / 1000
    // The directions of a letter's axes: along the row, and up from it.
    let (along, up) = (
      row.place(along: scale, down: 0) - row.pen, row.place(along: 0, down: -scale) - row.pen
    )
    let turn = [along.x, along.y, up.x, up.y].map { ShortNumbers.text(ofFactor: $0) }
      .joined(separator: " ")
    for (letter, pen) in row.letters where !letter.outline.contours.isEmpty {
      line("q \(turn) \(Self.pair(row.place(along: pen * scale, down: 0))) cm")
      line((isHalo ? "1 j " : "") + letter.outline.pdfPath + (isHalo ? "S Q" : "f Q"))
    }
  }

  private mutating func write(_ picture: SketchPicture, _ box: Sketch.Box, _ isMirrored: Bool) {
    set(1)
    let (width, height) = (ShortNumbers.text(box.width), ShortNumbers.text(box.height))
    let left = isMirrored ? box.left + box.width : box.left
    line(
      "q \(isMirrored ? "-" : "")\(width) 0 0 -\(height) "
        + Self.pair([left, box.top + box.height])
        + " cm /P\(parts.number(of: picture)) Do Q")
  }
}

extension PDFPage {
  private static func pair(_ point: Sketch.Point) -> String {
    ShortNumbers.text(point.x) + " " + ShortNumbers.text(point.y)
  }

  private static func path(_ points: [Sketch.Point]) -> String {
    points.enumerated().map { pair($1) + ($0 == 0 ? " m" : " l") }.joined(separator: "\n")
  }

  /// The distance of a quarter circle's control points from its ends, in radii. The error is at
  /// most one part in four thousand.
  private static let handle = 0.5523

  private static func rounded(_ box: Sketch.Box, _ radius: Double) -> String {
    let (left, top) = (box.left, box.top)
    let (right, bottom) = (left + box.width, top + box.height)
    // The incoming and outgoing direction of each corner.
    let corners: [(Sketch.Point, Sketch.Point, Sketch.Point)] = [
      ([right, top], [1, 0], [0, 1]), ([right, bottom], [0, 1], [-1, 0]),
      ([left, bottom], [-1, 0], [0, -1]), ([left, top], [0, -1], [1, 0]),
    ]
    var path = pair([left + radius, top]) + " m"
    for (corner, into, out) in corners {
      let (from, to) = (corner - into * radius, corner + out * radius)
      let (first, second) = (from + into * radius * handle, to - out * radius * handle)
      path += " \(pair(from)) l \(pair(first)) \(pair(second)) \(pair(to)) c"
    }
    return path + " h"
  }
}

extension Sketch.Box {
  fileprivate init(around centre: Sketch.Point, _ radius: Double) {
    self.init(
      left: centre.x - radius, top: centre.y - radius, width: 2 * radius, height: 2 * radius)
  }
}

extension Colour {
  fileprivate var pdf: String {
    [red, green, blue].map { ShortNumbers.text(ofShare: Double($0) / 255) }.joined(separator: " ")
  }
}

extension GlyphOutline {
  /// The outline as a path, upwards from the baseline.
  fileprivate var pdfPath: String {
    func pair(_ point: Point) -> String { "\(point.x) \(point.y) " }
    return contours.map { contour in
      pair(contour.start) + "m "
        + contour.parts.map { part in
          switch part {
          case .line(let end): pair(end) + "l "
          case .curve(let first, let second, let end): pair(first) + pair(second) + pair(end) + "c "
          }
        }.joined() + "h "
    }.joined()
  }
}
