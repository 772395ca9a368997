internal import Simulation

/// The names of the states beside their colours, and what else is to be said of a world's rule.
struct Legend: MarginBlock, Hashable, Sendable {
  /// A state's swatch and name, and where it stands in font pixels.
  struct Item: Hashable, Sendable {
    /// The state whose tile is shown; nil where it is a flat swatch.
    let state: Int?
    let tone: Tone
    /// Whether its colour is the ground's, so that only a line shows where it is.
    let isFaint: Bool
    let name: String
    var wording: Wording?
    var left = 0
    var line = 0
  }

  private var items: [Item]
  private let note: [String]
  private let scale: Int
  private var itemLines: Int

  private static let font = BitmapFont.builtIn
  private static let lineHeight = font.height + 2
  private static let margin = 4
  private static let gap = 10
  /// The font pixels of a swatch's side, and from its left to its name's.
  private let swatch: Int
  private var indent: Int { swatch + 4 }

  /// The pixels of a swatch's side.
  var swatchSide: Int { swatch * scale }
  /// The states whose tiles are shown.
  var states: [Int] { items.compactMap(\.state) }

  var height: Int { ((itemLines + note.count) * Self.lineHeight + 4) * scale }

  /// The tones that a legend of a subject is drawn in.
  static func tones(of subject: Subject) -> [Tone] {
    listed(subject, in: nil).map(\.tone) + [.text, .muted]
  }

  /// The legend of a subject: large if there is room, else smaller; nil where there is none.
  static func fitted(_ subject: Subject, look: Look, room place: MarginRoom) -> Legend? {
    let texts = look.note?.texts(look.language) ?? []
    let swatch = look.shape == .sprite ? 12 : 8
    for scale in stride(from: place.largestScale, through: 1, by: -1) {
      let room = place.width / scale - 2 * margin
      guard room > 3 * (swatch + 4) else { continue }
      // A note that has too little room is said more shortly, or cut.
      let fitting = texts.first { font.width(of: $0) <= room }
      let broken = fitting.map { [$0] } ?? FittedText.broken(texts.first ?? "", to: room)
      if scale > 1, fitting == nil, broken.count > 2 { continue }
      let note = texts.isEmpty ? [] : broken.prefix(2).map { font.shortened($0, to: room) }
      let items = listed(subject, in: look).map { item in
        let name = item.wording?.text(look.language) ?? item.name
        return Item(
          state: item.state, tone: item.tone, isFaint: item.isFaint,
          name: font.shortened(name, to: room - swatch - 4))
      }
      let legend = Legend(items, note: note, swatch: swatch, room: room, scale: scale)
      if legend.itemLines <= (scale > 1 ? 2 : 4), legend.height <= place.rows { return legend }
    }
    return nil
  }

  /// The states that have a name and are seen in a look, or where there are none what the census
  /// counts.
  private static func listed(_ subject: Subject, in look: Look?) -> [Item] {
    guard !subject.isScene else {
      return subject.census.map {
        Item(state: nil, tone: $0.tone, isFaint: false, name: $0.name, wording: $0.wording)
      }
    }
    let seen = subject.states.indices.filter {
      subject.states[$0].isListed && (look.map(subject.shows($0)) ?? true)
    }
    return seen.map {
      let style = subject.states[$0]
      return Item(
        state: $0, tone: style.tone, isFaint: style.figure == 0, name: style.name,
        wording: style.wording)
    }
  }

  /// Fills lines from the left, with the same gap between all.
  private init(_ items: [Item], note: [String], swatch: Int, room: Int, scale: Int) {
    (self.items, self.note, self.swatch, self.scale) = (items, note, swatch, scale)
    itemLines = 0
    var pen = 0
    var line = 0
    for index in items.indices {
      let width = indent + Self.font.width(of: items[index].name)
      if pen > 0, pen + width > room {
        pen = 0
        line += 1
      }
      (self.items[index].left, self.items[index].line) = (Self.margin + pen, line)
      pen += width + Self.gap
    }
    itemLines = items.isEmpty ? 0 : line + 1
  }

  /// Draws it into its place.
  func draw(in place: PixelRect, ink: LegendInk, into raster: inout Raster) {
    for item in items {
      let top = place.top + (2 + item.line * Self.lineHeight) * scale
      let left = place.left + item.left * scale
      let place = PixelRect(
        left: left, top: top + (Self.font.baseline + (swatch - 8) / 2 - swatch) * scale,
        width: swatchSide, height: swatchSide)
      if let state = item.state, let tile = ink.tiles[state] {
        raster.lay(tile, width: swatchSide, left: place.left, top: place.top)
      } else {
        raster.fill(place, ink.colours[item.tone] ?? ink.text)
      }
      if item.isFaint {
        raster.frame(place.inset(by: 1), width: 1, ink.faint)
      }
      raster.write(item.name, left: left + indent * scale, top: top, scale: scale, ink.text)
    }
    for (number, line) in note.enumerated() {
      raster.write(
        line, left: place.left + Self.margin * scale,
        top: place.top + (2 + (itemLines + number) * Self.lineHeight) * scale, scale: scale,
        ink.faint)
    }
  }
}

/// The palette's indices that a legend is drawn in.
struct LegendInk: Hashable, Sendable {
  let text: UInt8
  let faint: UInt8
  let colours: [Tone: UInt8]
  /// The pixels of the states' tiles.
  let tiles: [Int: [UInt8]]
}

/// What a legend says of a world's rule.
package enum RuleNote: Hashable, Sendable {
  /// The results of the eight neighbourhoods of an elementary rule.
  case neighbourhoods(UInt8)
  /// A rule by its name, and with how many neighbours cells are born and survive.
  case counts(name: String, births: [Int], survivals: [Int])
  /// A text of its own.
  case text(String)

  /// It in words, the longest first.
  func texts(_ language: Language) -> [String] {
    switch self {
    case .neighbourhoods: []
    case .text(let text): [text]
    case .counts(let name, let births, let survivals):
      Wording.births.texts(
        language,
        [
          "rule": name, "births": Self.list(births, language),
          "survivals": Self.list(survivals, language),
        ])
    }
  }

  /// Some numbers as people say them: ranges of three or more with a dash.
  private static func list(_ numbers: [Int], _ language: Language) -> String {
    guard !numbers.isEmpty else { return Wording.noNumber.text(language) }
    var parts: [String] = []
    var rest = numbers[...]
    while let first = rest.first {
      let run = zip(rest, first...).prefix { $0 == $1 }.map(\.0)
      let isRange = run.count > 2
      parts += isRange ? ["\(first)–\(run[run.count - 1])"] : ["\(first)"]
      rest = rest.dropFirst(isRange ? run.count : 1)
    }
    guard parts.count > 1 else { return parts.joined() }
    return parts.dropLast().joined(separator: ", ") + " \(Wording.or.text(language)) "
      + parts[parts.count - 1]
  }
}
