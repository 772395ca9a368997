/// The numbers in counters: the tick and the census.
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

/// The counters below or beside a field: the tick and the census, each at a fixed place that is wide
/// enough for the film's largest number.
package struct CounterStrip: MarginBlock, Hashable, Sendable {
  /// A counter: a swatch and a name.
  package struct Item: Hashable, Sendable {
    package let name: String
    package let tone: Tone?
  }

  package let items: [Item]
  /// True if swatches are pictures of the counted things.
  package let hasPictures: Bool
  let lines: SwatchLines

  package var font: Font { lines.font }

  /// The columns that they need beside the field; 0 if they are below it.
  let columnsBeside: Int

  /// The rows that they need below the field.
  var height: Int { columnsBeside > 0 ? 0 : rows }

  /// The height in pixels.
  var rows: Int { lines.height + lines.margin }

  /// The counters with names: all, those without a swatch, or of these only the counts.
  private enum Naming { case all, unmarked, counts }

  /// The tones that it explains by a name beside a swatch.
  var explained: Set<Tone> { Set(items.filter { !$0.name.isEmpty }.compactMap(\.tone)) }

  /// The counters in one or two lines: large if possible, otherwise smaller, in more lines, or with
  /// fewer names if a legend `explains` the swatches; nil if they do not fit.
  static func fitted(
    subject: Subject, facts: FilmFacts, look: Look, showsSprites: Bool = false, room: MarginRoom
  ) -> CounterStrip? {
    let names =
      [facts.clock.localized.text(look.language)]
      + subject.shownCensus.map { $0.name(in: look.language) }
    let values = facts.widest.texts(facts.clock, in: look.language)
    let tones = [Tone?.none] + subject.shownCensus.map { subject.swatch(of: $0, in: look) }
    let lean: [(Naming, lineLimit: Int)] = [(.unmarked, 2), (.unmarked, 5), (.counts, 5)]
    let small = [(Naming.all, 2)] + (look.texts.hasLegend ? lean : [(.all, 5)] + lean)
    // If pictures are too wide, there are swatches.
    let isBeside = look.texts.hasCountersBeside
    let kinds =
      room.style.sizes.map { ($0, showsSprites) }
      + (showsSprites ? [(room.style.least, false)] : [])
    for (size, hasPictures) in kinds {
      for (naming, lineLimit) in size == room.style.least ? small : [(.all, 2)] {
        let items = zip(names, tones).enumerated().map { number, item in
          let (name, tone) = item
          let isNamed = naming == .all || tone == nil && (naming == .unmarked || number > 0)
          return Item(name: isNamed ? name : "", tone: tone)
        }
        let strip = CounterStrip(
          items: items, values: values, room: room, size: size, hasPictures: hasPictures,
          lineLimit: isBeside ? items.count : lineLimit, isBeside: isBeside)
        if let strip, strip.rows <= room.rows { return strip }
      }
    }
    return nil
  }

  private init?(
    items: [Item], values: [String], room: MarginRoom, size: Int, hasPictures: Bool, lineLimit: Int,
    isBeside: Bool
  ) {
    let font = room.style.font(.label, at: size)
    (self.items, self.hasPictures) = (items, hasPictures)
    let side = hasPictures ? size * 9 / 7 : font.metrics.capitals
    func lines(_ width: Int) -> SwatchLines {
      SwatchLines(
        in: MarginRoom(width: width, rows: room.rows, style: room.style), font: font,
        swatchSide: side)
    }
    var all = lines(room.width)
    let widths = zip(items, values).map { item, value in
      (item.tone == nil ? 0 : side + all.gap)
        + (item.name.isEmpty ? 0 : font.width(of: item.name) + all.gap) + font.width(of: value)
    }
    let widest = widths.max() ?? 0
    guard widest <= all.room else { return nil }
    columnsBeside = isBeside ? widest + room.width - all.room : 0
    if isBeside { all = lines(columnsBeside) }
    for width in widths { all.add(width: isBeside ? all.room : width) }
    guard all.count <= lineLimit else { return nil }
    self.lines = all
  }

  /// Draws the counters of a frame, or only the first ones if others make room.
  func draw(
    _ texts: [String], first kept: Int = .max, in place: PixelRect, inks: MarginInks,
    into paper: inout some Paper
  ) {
    for (number, (item, value)) in zip(items, texts).enumerated().prefix(kept) {
      let (left, y) = lines.start(of: number, in: place)
      var pen = left
      if let tone = item.tone {
        inks.key.draw(tone, in: lines.swatch(left: pen, top: y), into: &paper)
        pen += lines.swatchSide + lines.gap
      }
      if !item.name.isEmpty {
        paper.write(item.name, left: pen, top: y, font: font, inks.muted)
        pen += font.width(of: item.name) + lines.gap
      }
      paper.write(value, left: pen, top: y, font: font, inks.text)
    }
  }
}

extension PictureText {
  /// Its words for a tick and a census.
  func words(of values: CounterValues) -> String { words(tick: values.tick, census: values.census) }
}
