/// The numbers that counters show: the tick and the census.
package struct CounterValues: Hashable, Sendable {
  package let tick: Int
  package let census: [UInt128]

  package init(tick: Int, census: [UInt128]) {
    self.tick = tick
    self.census = census
  }

  /// The tick, then the census, as text.
  func texts(_ clock: Clock) -> [String] { [clock.text(of: tick)] + census.map(\.description) }
}

/// The strip below a field where the tick and the census stand, each at a place of its own that
/// is wide enough for the largest number of the film.
struct CounterStrip: MarginBlock, Hashable, Sendable {
  /// One counter: a swatch of its colour, its name, and the place of its left end.
  struct Item: Hashable, Sendable {
    var name: String
    var tone: Tone?
    var left = 0
    var line = 0
  }

  /// The pixels of a font pixel's side.
  let scale: Int
  private(set) var items: [Item]
  private(set) var lineCount = 1
  /// The first column behind the last counter of the last line, after a gap.
  private(set) var end = 0

  /// The first row of the last line's text.
  var lastLineTop: Int { (2 + (lineCount - 1) * Self.lineHeight) * scale }

  private static let font = BitmapFont.builtIn
  private static let lineHeight = font.height + 2
  static let margin = 4

  /// The pixels from its top to its bottom.
  var height: Int { (lineCount * Self.lineHeight + 4) * scale }

  /// Which counters have a name; the swatches tell the others apart.
  private enum Naming { case all, theClock, none }

  /// The counters in one or two lines: large if there is room, else smaller, else in more lines, or
  /// where a legend `explains` the swatches without names; nil where there is no room even so.
  static func fitted(
    subject: Subject, facts: FilmFacts, look: Look, room: MarginRoom
  ) -> CounterStrip? {
    let names =
      [facts.clock.wording.text(look.language)]
      + subject.census.map { $0.wording?.text(look.language) ?? $0.name }
    let values = facts.widest.texts(facts.clock)
    let tones = [Tone?.none] + subject.census.map(\.tone)
    // Sprites do not show the swatches' colours.
    let explains = look.hasLegend && look.shape != .sprite
    let lean: [(Naming, lineLimit: Int)] = [(.theClock, 2), (.theClock, 5), (.none, 5)]
    let small = [(Naming.all, 2)] + (explains ? lean : [(.all, 5)] + lean)
    for scale in stride(from: room.largestScale, through: 1, by: -1) {
      for (naming, lineLimit) in scale == 1 ? small : [(.all, 2)] {
        let items = zip(names, tones).map { name, tone in
          let hasName = naming == .all || naming == .theClock && tone == nil
          return Item(name: hasName ? name : "", tone: tone)
        }
        let strip = CounterStrip(
          items: items, values: values, width: room.width, scale: scale, lineLimit: lineLimit)
        if let strip, strip.height <= room.rows { return strip }
      }
    }
    return nil
  }

  /// Fills lines from the left, with the same gap between all.
  private init?(items: [Item], values: [String], width: Int, scale: Int, lineLimit: Int) {
    self.scale = scale
    self.items = items
    let room = width / scale - 2 * Self.margin
    var pen = 0
    var line = 0
    for index in items.indices {
      let itemWidth = Self.width(of: items[index], value: values[index])
      if pen > 0, pen + itemWidth > room {
        pen = 0
        line += 1
      }
      guard itemWidth <= room, line < lineLimit else { return nil }
      self.items[index].left = (Self.margin + pen) * scale
      self.items[index].line = line
      pen += itemWidth + 10
    }
    lineCount = line + 1
    end = (Self.margin + pen) * scale
  }

  private static let swatchSide = 7

  private static func width(of item: Item, value: String) -> Int {
    let swatch = item.tone == nil ? 0 : swatchSide + 4
    let name = item.name.isEmpty ? 0 : font.width(of: item.name) + 4
    return swatch + name + font.width(of: value)
  }

  /// Draws the counters of a frame into their place.
  func draw(_ texts: [String], in place: PixelRect, ink: CounterInk, into raster: inout Raster) {
    let font = Self.font
    for (item, value) in zip(items, texts) {
      let y = place.top + (2 + item.line * Self.lineHeight) * scale
      var pen = place.left + item.left
      if let tone = item.tone, let colour = ink.swatches[tone] {
        let side = Self.swatchSide * scale
        let swatchTop = y + (font.baseline - Self.swatchSide) * scale
        raster.fill(PixelRect(left: pen, top: swatchTop, width: side, height: side), colour)
        pen += side + 4 * scale
      }
      if !item.name.isEmpty {
        raster.write(item.name, left: pen, top: y, scale: scale, ink.name)
        pen += (font.width(of: item.name) + 4) * scale
      }
      raster.write(value, left: pen, top: y, scale: scale, ink.value)
    }
  }
}

/// The palette's indices that counters are drawn in.
struct CounterInk: Hashable, Sendable {
  let name: UInt8
  let value: UInt8
  let swatches: [Tone: UInt8]
}

extension CounterInk {
  /// The indices of a theme's colours in the palette of its field.
  init(_ theme: Theme, _ census: [Subject.Count], in field: FieldPainter) {
    name = field.index(of: theme[.muted])
    value = field.index(of: theme[.text])
    swatches = Dictionary(
      census.map { ($0.tone, field.index(of: theme[$0.tone])) },
      uniquingKeysWith: { first, _ in first })
  }
}
