/// The note on an empty field: in place of the caption, after the counters, or in place of another
/// margin. It is never written over cells, so a field without margins has none.
struct EndNote: Sendable {
  private let text: MarginText
  private let spot: Spot

  /// Creates the first of a sentence and shorter ones that fits into the margins or their chart, in
  /// letters as large as there or smaller; nil if none fits.
  init?(_ ending: LocalizedText, language: Language, in layout: Layout, _ chart: ChartLayout?) {
    let texts = ending.texts(language)
    for spot in Spot.all(in: layout, chart) {
      guard let text = texts.lazy.compactMap(spot.fitted).first else { continue }
      (self.text, self.spot) = (text, spot)
      return
    }
    return nil
  }

  /// The pixels that it may touch.
  var place: PixelRect { spot.place }

  /// The number of counters that stay.
  var keptCounters: Int { spot.keptCounters }

  /// True if it replaces a part.
  func replaces(_ part: MarginPart) -> Bool { part == spot.replaced }

  /// Writes it.
  func draw(_ ink: InkRamp, into paper: inout some Paper) {
    text.draw(in: place, ink, into: &paper)
  }
}

/// A place for the note, and the parts that it replaces.
private struct Spot: Sendable {
  let place: PixelRect
  /// The font of a line of text; nil if there is room for lines of a style.
  var font: Font?
  var style: TextStyle
  /// The rows that its letters must fit.
  var rows = Int.max
  var replaced: MarginPart?
  var keptCounters = Int.max

  /// All places, from those with the least loss to those with smaller letters.
  static func all(in layout: Layout, _ chart: ChartLayout?) -> [Spot] {
    func block(_ part: MarginPart) -> [Spot] {
      Spot(inPlaceOf: part, in: layout).map { [$0] } ?? []
    }
    let lines = lines(of: layout)
    var spots = block(.caption)
    spots += lines.prefix(1)
    spots += block(.title) + block(.legend)
    if let chart { spots += Self.lines(of: chart, layout.margins.style) }
    spots += lines.dropFirst()
    for part in [MarginPart.caption, .title, .legend, .counters] {
      for var spot in block(part) {
        spot.rows = spot.place.height
        spots.append(spot)
      }
    }
    return spots
  }

  /// The last line of counters, after them and in place of them.
  private static func lines(of layout: Layout) -> [Spot] {
    guard let counters = layout.margins.counters, let place = layout.place(of: .counters) else {
      return []
    }
    let (lines, style) = (counters.lines, layout.margins.style)
    return [
      Spot(place: lines.lastLine(in: place, from: lines.end), font: counters.font, style: style),
      Spot(
        place: lines.lastLine(in: place, from: 0), font: counters.font, style: style,
        keptCounters: lines.firstOfLast),
    ]
  }

  /// The line of a chart's unit, beside its name and in place of it.
  private static func lines(of chart: ChartLayout, _ style: TextStyle) -> [Spot] {
    guard let spare = chart.spare else { return [] }
    var whole = spare
    (whole.left, whole.width) = (chart.plot.left, chart.plot.width)
    return [spare, whole].map { Spot(place: $0, font: chart.font, style: style) }
  }

  /// The text at this place; nil if it does not fit.
  func fitted(_ text: String) -> MarginText? {
    if let font {
      guard font.width(of: text) <= place.width else { return nil }
      return MarginText(lines: [text], font: font, side: 0, margin: 0, room: place.width)
    }
    let room = MarginRoom(width: place.width, rows: rows, style: style)
    guard let fitted = MarginText.fitted(text, room: room), fitted.height <= place.height
    else { return nil }
    return fitted
  }
}

extension Spot {
  fileprivate init?(inPlaceOf part: MarginPart, in layout: Layout) {
    guard let place = layout.place(of: part) else { return nil }
    var style = layout.margins.style
    if let font = part == .caption ? layout.margins.caption?.font : layout.margins.counters?.font,
      part == .caption || part == .counters
    {
      (style.size, style.scale) = (font.size, 1)
    }
    self.init(place: place, style: style, replaced: part)
    if part == .counters { keptCounters = 0 }
  }
}
