internal import TerrariumBasics
package import TerrariumPictures

/// Returns a sketch as an SVG 1.1, which all viewers and printers of SVG support.
///
/// - Throws: If a picture in it cannot be encoded.
package func svgBytes(_ sketch: Sketch, recipe: String?) throws -> [UInt8] {
  var writer = SVGWriter(parts: SketchParts(of: sketch))
  try writer.write(sketch, recipe: recipe)
  return Array(writer.text.utf8)
}

/// Writes the elements of a sketch, each on its own line.
struct SVGWriter {
  private(set) var text = ""
  let parts: SketchParts
  private var clips: [PixelRect: Int] = [:]
  private var sizes: [SizedPicture: Int] = [:]

  private struct SizedPicture: Hashable {
    let number: Int
    let width: Double
    let height: Double
  }

  init(parts: SketchParts) { self.parts = parts }

  private mutating func line(_ line: String) { text += line + "\n" }

  /// Writes all of it.
  mutating func write(_ sketch: Sketch, recipe: String?) throws {
    let (width, height) = (sketch.width, sketch.height)
    line(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
        + " width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">")
    if let recipe {
      line("<metadata \(RecipeElement.namespace)>\(RecipeElement.text(of: recipe))</metadata>")
    }
    try writeParts()
    for item in sketch.items { write(item) }
    line("</svg>")
  }

  private mutating func writeParts() throws {
    guard !parts.letters.isEmpty || !parts.pictures.isEmpty else { return }
    line("<defs>")
    for (number, letter) in parts.letters.enumerated() {
      line("<path id=\"l\(number)\" d=\"\(letter.outline.svgPath)\"/>")
    }
    for (number, picture) in parts.pictures.enumerated() {
      // The attribute is for programs with SVG 1.1, the style for browsers.
      let grain =
        picture.isSmooth
        ? "" : " image-rendering=\"optimizeSpeed\" style=\"image-rendering:pixelated\""
      line(
        "<image id=\"p\(number)\" width=\"\(picture.width)\" height=\"\(picture.height)\""
          + " preserveAspectRatio=\"none\"\(grain)"
          + " xlink:href=\"data:image/png;base64,\(Base64.text(of: try picture.png()))\"/>")
    }
    line("</defs>")
  }
}

extension SVGWriter {
  private mutating func write(_ item: Sketch.Item) {
    switch item {
    case .squares(let rects, let ink):
      var path = PathText()
      for rect in rects { path.rectangle(rect) }
      // Edges between pixels are not antialiased; otherwise the background would show through.
      line("<path\(fill(ink)) shape-rendering=\"crispEdges\" d=\"\(path.text)\"/>")
    case .discs(let centres, let radius, let ink):
      write(centres.map { Self.circle($0, radius) }, ink)
    case .rounded(let boxes, let radius, let ink):
      let corner = " rx=\"\(ShortNumbers.text(radius))\""
      write(boxes.map { "rect" + Self.place($0) + corner }, ink)
    case .area(let polygons, let ink):
      var path = PathText()
      for polygon in polygons { path.line(through: polygon, closed: true) }
      line("<path\(fill(ink)) fill-rule=\"evenodd\" d=\"\(path.text)\"/>")
    case .line(let points, let width, let ink):
      var path = PathText()
      path.line(through: points, closed: false)
      line(
        "<path fill=\"none\"\(stroke(ink, width)) stroke-linecap=\"round\""
          + " stroke-linejoin=\"round\" d=\"\(path.text)\"/>")
    case .ring(let centre, let radius, let width, let ink):
      line("<\(Self.circle(centre, radius)) fill=\"none\"\(stroke(ink, width))/>")
    case .letters(let row, let ink): write(row, ink)
    case .picture(let picture, let box, let isMirrored): write(picture, box, isMirrored)
    case .group(let group): write(group)
    }
  }

  private mutating func write(_ elements: [String], _ ink: Sketch.Ink) {
    if elements.count == 1 {
      line("<\(elements[0])\(fill(ink))/>")
    } else {
      line("<g\(fill(ink))>")
      for element in elements { line("<\(element)/>") }
      line("</g>")
    }
  }

  private static func circle(_ centre: Sketch.Point, _ radius: Double) -> String {
    "circle cx=\"\(ShortNumbers.text(centre.x))\" cy=\"\(ShortNumbers.text(centre.y))\""
      + " r=\"\(ShortNumbers.text(radius))\""
  }

  private static func place(_ box: Sketch.Box) -> String {
    " x=\"\(ShortNumbers.text(box.left))\" y=\"\(ShortNumbers.text(box.top))\""
      + " width=\"\(ShortNumbers.text(box.width))\" height=\"\(ShortNumbers.text(box.height))\""
  }

  private func fill(_ ink: Sketch.Ink) -> String {
    " fill=\"\(ink.colour.svg)\""
      + (ink.opacity < 1 ? " fill-opacity=\"\(ShortNumbers.text(ofShare: ink.opacity))\"" : "")
  }

  private func stroke(_ ink: Sketch.Ink, _ width: Double) -> String {
    " stroke=\"\(ink.colour.svg)\""
      + (ink.opacity < 1 ? " stroke-opacity=\"\(ShortNumbers.text(ofShare: ink.opacity))\"" : "")
      + " stroke-width=\"\(ShortNumbers.text(width))\""
  }

  /// The style of letters' outlines, which are transparent as a whole even if they overlap.
  private func outline(_ ink: Sketch.Ink, _ width: Double) -> String {
    let opacity = ink.opacity < 1 ? " opacity=\"\(ShortNumbers.text(ofShare: ink.opacity))\"" : ""
    let colour = Sketch.Ink(ink.colour)
    return fill(colour) + stroke(colour, width) + " stroke-linejoin=\"round\"" + opacity
  }

  /// Writes a line of text, with a label for screen readers.
  private mutating func write(_ row: LetterRow, _ ink: Sketch.Ink) {
    let place = "\(ShortNumbers.text(row.pen.x)) \(ShortNumbers.text(row.pen.y))"
    let turn = row.turn == 0 ? "" : "rotate(\(ShortNumbers.text(row.turn)))"
    let scale = ShortNumbers.text(ofFactor: row.size / 1000)
    let isHalo = row.spread > 0
    let style = isHalo ? outline(ink, row.spread * 2000 / row.size) : fill(ink)
    let label = isHalo ? "" : " aria-label=\"\(xmlEscaped(row.text, quoted: true))\""
    line("<g\(style) transform=\"translate(\(place))\(turn)scale(\(scale))\"\(label)>")
    for (letter, pen) in row.letters where !letter.outline.contours.isEmpty {
      let x = Int(pen.rounded())
      let place = x == 0 ? "" : " x=\"\(x)\""
      line("<use xlink:href=\"#l\(parts.number(of: letter))\"\(place)/>")
    }
    line("</g>")
  }

  private mutating func write(_ group: Sketch.Group) {
    let (isMoved, isScaled) = (group.origin != Sketch.Point(), group.scale != 1)
    if let clip = group.clip { line("<g clip-path=\"url(#c\(number(of: clip)))\">") }
    if isMoved || isScaled {
      let place = "\(ShortNumbers.text(group.origin.x)) \(ShortNumbers.text(group.origin.y))"
      let scale = isScaled ? "scale(\(ShortNumbers.text(ofFactor: group.scale)))" : ""
      line("<g transform=\"translate(\(place))\(scale)\">")
    }
    for item in group.items { write(item) }
    if isMoved || isScaled { line("</g>") }
    if group.clip != nil { line("</g>") }
  }

  private mutating func number(of clip: PixelRect) -> Int {
    if let number = clips[clip] { return number }
    let number = clips.count
    clips[clip] = number
    line("<clipPath id=\"c\(number)\"><rect\(Self.place(Sketch.Box(clip)))/></clipPath>")
    return number
  }

  private mutating func write(_ picture: SketchPicture, _ box: Sketch.Box, _ isMirrored: Bool) {
    let (x, y) = (ShortNumbers.text(box.left), ShortNumbers.text(box.top))
    let name = name(of: picture, width: box.width, height: box.height)
    guard isMirrored else { return line("<use xlink:href=\"#\(name)\" x=\"\(x)\" y=\"\(y)\"/>") }
    let right = ShortNumbers.text(box.left + box.width)
    line("<use xlink:href=\"#\(name)\" transform=\"matrix(-1 0 0 1 \(right) \(y))\"/>")
  }

  /// Writes a picture's definition at a size, once, and returns its name.
  private mutating func name(of picture: SketchPicture, width: Double, height: Double) -> String {
    let number = parts.number(of: picture)
    if width == Double(picture.width), height == Double(picture.height) { return "p\(number)" }
    let sized = SizedPicture(number: number, width: width, height: height)
    if let place = sizes[sized] { return "s\(place)" }
    let place = sizes.count
    sizes[sized] = place
    let (across, down) = (width / Double(picture.width), height / Double(picture.height))
    line(
      "<defs><use id=\"s\(place)\" xlink:href=\"#p\(number)\" transform=\"scale("
        + "\(ShortNumbers.text(ofFactor: across)) \(ShortNumbers.text(ofFactor: down)))\"/></defs>")
    return "s\(place)"
  }
}

extension Colour {
  /// The colour in SVG, with three digits if these suffice.
  fileprivate var svg: String {
    let digits = Array(written)
    guard digits[1] == digits[2], digits[3] == digits[4], digits[5] == digits[6] else {
      return written
    }
    return "#" + String([digits[1], digits[3], digits[5]])
  }
}

extension GlyphOutline {
  /// The outline as a path, downwards from the baseline.
  fileprivate var svgPath: String {
    var text = ""
    var here = Point()
    func pair(_ point: Point) -> String {
      let (x, y) = (point.x - here.x, here.y - point.y)
      return y < 0 ? "\(x)\(y)" : "\(x) \(y)"
    }
    for contour in contours {
      text += (text.isEmpty ? "M" : "m") + pair(contour.start)
      here = contour.start
      for part in contour.parts {
        switch part {
        case .line(let end):
          text += "l" + pair(end)
          here = end
        case .curve(let first, let second, let end):
          text += "c" + [first, second, end].map(pair).joined(separator: " ")
          here = end
        }
      }
      text += "z"
      here = contour.start
    }
    return text
  }
}
