internal import Simulation

/// What a film's opening card tells: its title, and the settings that make it what it is.
package struct CoverFacts: Hashable, Sendable {
  package let title: String
  package let subtitle: String
  package let settings: [Row]

  /// A setting and its value.
  package struct Row: Hashable, Sendable {
    let name: String
    let value: String

    package init(_ name: String, _ value: String) {
      (self.name, self.value) = (name, value)
    }
  }

  package init(title: String, subtitle: String, settings: [Row]) {
    (self.title, self.subtitle, self.settings) = (title, subtitle, settings)
  }
}

/// The opening card of a film: a title over a line, and the settings under it.
struct CoverCard: Hashable, Sendable {
  private let title: String
  private let subtitle: [String]
  private let rows: [CoverFacts.Row]
  /// The font pixels of the widest name, and the gap behind it.
  private let indent: Int
  private let scale: Int
  private let titleScale: Int
  private let size: GridSize

  private static let font = BitmapFont.builtIn
  private static let lineHeight = font.height + 3
  private static let gap = 12

  /// The tones that a card is drawn in.
  static func tones(_ accent: Tone) -> [Tone] { [.background, .text, .muted, accent] }

  /// A card that fills a picture: as large as all fits, else smaller, else without the last settings;
  /// nil where not even the title has room.
  init?(_ facts: CoverFacts, in size: GridSize) {
    let largest = max(1, min(size.columns, size.rows) / 200)
    for scale in stride(from: largest, through: 1, by: -1) {
      self.init(facts, in: size, scale: scale)
      if height <= size.rows, rows.count == facts.settings.count || scale == 1 { return }
    }
    return nil
  }

  private init(_ facts: CoverFacts, in size: GridSize, scale: Int) {
    let font = Self.font
    (self.size, self.scale) = (size, scale)
    let room = max(0, size.columns - 2 * Self.margin(size)) / scale
    let doubled = 2 * font.width(of: facts.title) <= room
    titleScale = doubled ? 2 * scale : scale
    title = font.shortened(facts.title, to: room * scale / titleScale)
    let lines = FittedText.broken(facts.subtitle, to: max(font.height, room))
    subtitle = (lines.prefix(1) + [lines.dropFirst().joined(separator: " ")])
      .map { font.shortened($0, to: room) }.filter { !$0.isEmpty }
    let widest = facts.settings.map { font.width(of: $0.name) }.max() ?? 0
    indent = widest + Self.gap
    let valueRoom = room - indent
    let head =
      (font.height + 4) * titleScale + subtitle.count * Self.lineHeight * scale + 2 * Self.gap
      * scale
    let lineCount = max(0, (size.rows - 2 * Self.margin(size) - head) / (Self.lineHeight * scale))
    rows =
      valueRoom < font.height
      ? []
      : facts.settings.prefix(lineCount).map {
        CoverFacts.Row($0.name, font.shortened($0.value, to: valueRoom))
      }
  }

  private static func margin(_ size: GridSize) -> Int { min(size.columns, size.rows) / 16 + 2 }

  private var headHeight: Int {
    (Self.font.height + 4) * titleScale + subtitle.count * Self.lineHeight * scale
  }

  private var height: Int {
    headHeight + (rows.isEmpty ? 0 : 2 * Self.gap * scale + rows.count * Self.lineHeight * scale)
  }

  /// Draws it over the whole picture.
  func draw(text: UInt8, muted: UInt8, accent: UInt8, into raster: inout Raster) {
    let left = Self.margin(size)
    var top = max(0, (size.rows - height) / 2)
    raster.write(title, left: left, top: top, scale: titleScale, text)
    top += (Self.font.height + 4) * titleScale
    for line in subtitle {
      raster.write(line, left: left, top: top, scale: scale, muted)
      top += Self.lineHeight * scale
    }
    guard !rows.isEmpty else { return }
    raster.fill(
      PixelRect(
        left: left, top: top + Self.gap * scale - scale, width: size.columns - 2 * left,
        height: 2 * scale), accent)
    top += 2 * Self.gap * scale
    for row in rows {
      raster.write(row.name, left: left, top: top, scale: scale, muted)
      raster.write(row.value, left: left + indent * scale, top: top, scale: scale, text)
      top += Self.lineHeight * scale
    }
  }
}
