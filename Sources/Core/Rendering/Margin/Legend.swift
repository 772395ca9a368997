internal import TerrariumBasics

/// The names of the states beside their colours, and the note on a world's rule.
package struct Legend: MarginBlock, Hashable, Sendable {
  /// A state's swatch and name.
  struct Item: Hashable, Sendable {
    /// The state of the tile in the swatch; nil for a flat swatch.
    let state: Int?
    let tone: Tone
    /// True if its tile has an outline.
    let isOutlined: Bool
    var name: String
    let localized: LocalizedText?
    /// The number of skipped states before it.
    var passedOver = 0

    /// The displayed name.
    func name(in language: Language) -> String {
      let more = passedOver > 0 ? Self.more.text(language, ["count": String(passedOver)]) : ""
      return more + (localized?.text(language) ?? name)
    }

    private static let more = LocalizedText(
      en: "… {count} more … ", ru: "… ещё {count} … ", es: "… {count} más … ")
  }

  private let items: [Item]
  private let lines: SwatchLines
  /// The number of items that are left out for want of room, in words.
  private var more: String?
  private let note: [String]
  private let noteFont: Font

  /// The size of its names' letters.
  var size: Int { lines.font.size }

  /// The side of a swatch in pixels.
  var swatchSide: Int { lines.swatchSide }

  /// The states with tiles in swatches.
  package var states: [Int] { items.compactMap(\.state) }

  package var height: Int { lines.height + note.count * (noteFont.height + 1) + lines.margin }

  /// The tones in a legend of a subject.
  static func tones(of subject: Subject) -> [Tone] { listed(subject, in: nil).map(\.tone) }

  /// The names in a legend and the colours beside them.
  package static func key(of subject: Subject, look: Look) -> [String: Colour] {
    Dictionary(
      listed(subject, in: look).map { item in
        (
          item.name(in: look.language),
          item.state.map { subject.states[$0].colour(in: look.theme) } ?? look.theme[item.tone]
        )
      }, uniquingKeysWith: { first, _ in first })
  }

  /// True if it has an entry that the counters beside it do not explain.
  static func hasMore(than explained: Set<Tone>, _ subject: Subject, look: Look) -> Bool {
    look.texts.note != nil || !listed(subject, in: look, beside: explained).isEmpty
  }

  /// True if it has the name of a count beside a swatch of its colour.
  func explains(_ count: Subject.Count, sprites: Bool) -> Bool {
    items.contains { item in
      guard let state = item.state else { return item.tone == count.tone }
      return !sprites && (count.state.map { $0 == state } ?? (item.tone == count.tone))
    }
  }

  /// The legend of a subject, without the entries that counters explain: large if possible,
  /// otherwise smaller, and with shortened names as a last resort; nil if it does not fit.
  static func fitted(
    _ subject: Subject, look: Look, beside explained: Set<Tone> = [], room place: MarginRoom
  ) -> Legend? {
    let texts = look.texts.note?.texts(look.language) ?? []
    let listed = listed(subject, in: look, beside: explained).changed {
      $0.name = $0.name(in: look.language)
    }
    var cut: Legend?
    for size in place.style.sizes {
      let (font, noteFont) = (place.style.font(.label, at: size), place.style.font(.note, at: size))
      var lines = SwatchLines(
        in: place, font: font,
        swatchSide: look.shape == .sprite ? size * 9 / 7 : font.metrics.capitals + 1)
      let room = lines.room
      guard room > 3 * (lines.swatchSide + 4) else { continue }
      let isLeast = size == place.style.least
      // A note that does not fit is shortened.
      let fitting = texts.first { noteFont.width(of: $0) <= room }
      let broken = fitting.map { [$0] } ?? FittedText.broken(texts.first ?? "", to: room, noteFont)
      if !isLeast, fitting == nil, broken.count > 2 { continue }
      let note = texts.isEmpty ? [] : broken.prefix(2).map { noteFont.shortened($0, to: room) }
      let indent = lines.swatchSide + lines.gap
      let items = listed.changed { $0.name = font.shortened($0.name, to: room - indent) }
      let empty = lines
      for item in items { lines.add(width: indent + font.width(of: item.name)) }
      let legend = Legend(items: items, lines: lines, note: note, noteFont: noteFont)
      guard lines.count <= (isLeast ? 4 : 2), legend.height <= place.rows else {
        if isLeast, let short = legend.shortened(to: 4, lines: empty, look.language, place) {
          return short
        }
        continue
      }
      if items == listed { return legend }
      cut = legend
    }
    return cut
  }

  /// The legend with as many items as fit, which says how many it leaves out; nil if none fits.
  private func shortened(
    to most: Int, lines empty: SwatchLines, _ language: Language, _ place: MarginRoom
  ) -> Legend? {
    let indent = swatchSide + lines.gap
    for count in (1..<max(1, items.count)).reversed() {
      let left = ["count": "\(items.count - count)"]
      var lines = empty
      for item in items[..<count] { lines.add(width: indent + lines.font.width(of: item.name)) }
      let words = LocalizedText.moreStates.text(language, left)
      lines.add(width: lines.font.width(of: words))
      let legend = Legend(
        items: Array(items[..<count]), lines: lines, more: words, note: note, noteFont: noteFont)
      if lines.count <= most, legend.height <= place.rows { return legend }
    }
    return nil
  }

  /// The states with a name that occur in a look; for a scene, the counts in charts.
  private static func listed(
    _ subject: Subject, in look: Look?, beside explained: Set<Tone> = []
  ) -> [Item] {
    guard !subject.isScene else {
      return subject.series.map {
        Item(state: nil, tone: $0.tone, isOutlined: false, name: $0.name, localized: $0.localized)
      }
    }
    // States of one name are one item.
    var names: Set<LocalizedText> = []
    let seen = subject.states.indices.filter {
      subject.states[$0].isListed && (look.map(subject.shows($0)) ?? true)
    }
    let counted = subject.census.filter { explained.contains($0.tone) }.compactMap(\.state)
    let items = seen.filter { !counted.contains($0) }.map {
      let style = subject.states[$0]
      let passedOver = subject.states[..<$0].reversed()
        .prefix { $0.isPassedOver && $0.letter != nil }.count
      let isFaint =
        (look?.theme).map {
          SwatchInk.isOutlined(style.colour(in: $0), on: $0[.background])
        } ?? false
      // A place without a cell has no letter.
      return Item(
        state: $0, tone: style.tone, isOutlined: isFaint || style.extent == 0, name: style.name,
        localized: style.localized, passedOver: passedOver)
    }.filter {
      // Mixed colours share their tone with others.
      !explained.contains($0.tone) || subject.states[$0.state ?? 0].blend != nil
    }.filter { item in item.localized.map { names.insert($0).inserted } ?? true }
    // The background needs no name where the counters name everything else.
    let isGroundAlone = !explained.isEmpty && items.allSatisfy { $0.tone == subject.ground }
    return isGroundAlone ? [] : items
  }

  /// Draws it into its place.
  func draw(in place: PixelRect, inks: MarginInks, into paper: inout some Paper) {
    for (number, item) in items.enumerated() {
      let (left, top) = lines.start(of: number, in: place)
      let swatch = lines.swatch(left: left, top: top)
      if let state = item.state, let tile = inks.tiles[state] {
        paper.lay(tile, left: swatch.left, top: swatch.top)
        if item.isOutlined { paper.frame(swatch.inset(by: 1), width: 1, inks.muted.full) }
      } else {
        inks.key.draw(item.tone, in: swatch, into: &paper)
      }
      paper.write(item.name, left: swatch.right + lines.gap, top: top, font: lines.font, inks.text)
    }
    if let more {
      let (left, top) = lines.start(of: items.count, in: place)
      paper.write(more, left: left, top: top, font: lines.font, inks.muted)
    }
    for (number, line) in note.enumerated() {
      paper.write(
        line, left: lines.left(in: place),
        top: place.top + lines.margin / 2 + lines.height + number * (noteFont.height + 1),
        font: noteFont, inks.muted)
    }
  }
}

extension LocalizedText {
  fileprivate static let moreStates = LocalizedText(
    en: "and {count} more", ru: "и ещё {count}", es: "y {count} más")
}
