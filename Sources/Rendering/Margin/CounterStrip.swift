/// The numbers that counters show: the tick and the census.
package struct CounterValues: Hashable, Sendable {
  package let tick: Int
  package let census: [UInt128]

  package init(tick: Int, census: [UInt128]) {
    self.tick = tick
    self.census = census
  }

  /// The tick, then the census, as text in a language.
  func texts(_ clock: Clock, in language: Language) -> [String] {
    [clock.text(of: tick, in: language)] + census.map(\.description)
  }
}

/// The strip below a field with the tick and the census, each at a fixed place that is wide enough
/// for the largest number of the film.
package struct CounterStrip: MarginBlock, Hashable, Sendable {
  /// One counter: a swatch of its colour, its name, and the place of its left end.
  package struct Item: Hashable, Sendable {
    package var name: String
    var tone: Tone?
    var left = 0
    var line = 0
  }

  package let font: Font
  /// The pixels at the sides.
  let margin: Int
  /// The pixels of a swatch's side; larger where it is a picture.
  let swatchSide: Int
  /// True if swatches are pictures of the counted things.
  package let hasPictures: Bool
  package private(set) var items: [Item]
  private(set) var lineCount = 1
  /// The first column after the last counter of the last line, after a gap.
  private(set) var end = 0

  /// The first row of the last line's text.
  var lastLineTop: Int { margin / 2 + (lineCount - 1) * lineHeight }

  private var lineHeight: Int { max(font.height, swatchSide) + font.size / 7 }

  /// The pixels from its top to its bottom.
  var height: Int { lineCount * lineHeight + margin }

  /// The counters that have a name; swatches identify the others.
  private enum Naming { case all, theClock, none }

  /// The tones that it explains: those with a name beside them.
  var explained: Set<Tone> { Set(items.filter { !$0.name.isEmpty }.compactMap(\.tone)) }

  /// The counters in one or two lines: large if there is room, else smaller, else in more lines, or
  /// where a legend `explains` the swatches without names; nil if there is no room even so.
  static func fitted(
    subject: Subject, facts: FilmFacts, look: Look, showsSprites: Bool = false, room: MarginRoom
  ) -> CounterStrip? {
    let names =
      [facts.clock.localized.text(look.language)]
      + subject.shownCensus.map { $0.localized?.text(look.language) ?? $0.name }
    let values = facts.widest.texts(facts.clock, in: look.language)
    let tones = [Tone?.none] + subject.shownCensus.map { $0.tone == .text ? nil : $0.tone }
    let lean: [(Naming, lineLimit: Int)] = [(.theClock, 2), (.theClock, 5), (.none, 5)]
    let small = [(Naming.all, 2)] + (look.hasLegend ? lean : [(.all, 5)] + lean)
    // Where pictures are too wide, there are swatches.
    let kinds =
      room.style.sizes.map { ($0, showsSprites) }
      + (showsSprites ? [(room.style.least, false)] : [])
    for (size, hasPictures) in kinds {
      for (naming, lineLimit) in size == room.style.least ? small : [(.all, 2)] {
        let items = zip(names, tones).map { name, tone in
          let hasName = naming == .all || naming == .theClock && tone == nil
          return Item(name: hasName ? name : "", tone: tone)
        }
        let strip = CounterStrip(
          items: items, values: values, width: room.width, style: room.style, size: size,
          hasPictures: hasPictures, lineLimit: lineLimit)
        if let strip, strip.height <= room.rows { return strip }
      }
    }
    return nil
  }

  /// Fills lines from the left, with the same gap between all.
  private init?(
    items: [Item], values: [String], width: Int, style: TextStyle, size: Int, hasPictures: Bool,
    lineLimit: Int
  ) {
    font = style.font(.label, at: size)
    margin = MarginRoom.margin(at: size)
    swatchSide = hasPictures ? size * 9 / 7 : font.metrics.capitals
    self.hasPictures = hasPictures
    self.items = items
    let room = width - 2 * margin
    let widths = zip(items, values).map { self.width(of: $0, value: $1) }
    let flow = LineFlow(of: widths, room: room, gap: size)
    guard widths.allSatisfy({ $0 <= room }), flow.lineCount <= lineLimit else { return nil }
    for (index, place) in flow.places.enumerated() {
      self.items[index].left = margin + place.left
      self.items[index].line = place.line
    }
    lineCount = flow.lineCount
    end = margin + flow.end
  }

  /// Between a swatch, a name and a number.
  private var gap: Int { font.size * 3 / 7 }

  private func width(of item: Item, value: String) -> Int {
    let swatch = item.tone == nil ? 0 : swatchSide + gap
    let name = item.name.isEmpty ? 0 : font.width(of: item.name) + gap
    return swatch + name + font.width(of: value)
  }

  /// Draws the counters of a frame into their place.
  func draw(
    _ texts: [String], in place: PixelRect, ink: CounterInk, into paper: inout some FilmPaper
  ) {
    for (item, value) in zip(items, texts) {
      let y = place.top + margin / 2 + item.line * lineHeight + (lineHeight - font.height) / 2
      var pen = place.left + item.left
      if let tone = item.tone {
        // A swatch stands on the line on which figures stand, a picture in their middle.
        let middle = font.baseline - font.metrics.capitals + font.metrics.capitals / 2
        ink.key.draw(
          tone,
          in: PixelRect(
            left: pen, top: y + middle - swatchSide / 2, width: swatchSide, height: swatchSide),
          into: &paper)
        pen += swatchSide + gap
      }
      if !item.name.isEmpty {
        paper.write(item.name, left: pen, top: y, font: font, ink.name)
        pen += font.width(of: item.name) + gap
      }
      paper.write(value, left: pen, top: y, font: font, ink.value)
    }
  }
}

/// The inks of counters.
struct CounterInk: Hashable, Sendable {
  let name: InkRamp
  let value: InkRamp
  let key: SwatchInk
}
