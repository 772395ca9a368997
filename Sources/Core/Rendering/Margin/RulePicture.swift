/// The rule of an elementary automaton in pictures: each neighbourhood, from 111 to 000, above the
/// resulting cell.
package struct RulePicture: MarginBlock, Hashable, Sendable {
  private let number: UInt8
  /// The side of a cell in pixels, including its right and lower line.
  private let cell: Int
  /// The number of cases in a row.
  private let columns: Int
  /// The space at its sides in pixels, as beside text.
  private let margin: Int

  private static let count = 8
  /// The distance in cells between two neighbourhoods, and above and below a row of them.
  private static let gap = 2

  var height: Int { Self.count / columns * 3 * cell + cell + cell / 2 }

  /// A picture in one row, or in two if cells would otherwise be too small beside their lines; nil
  /// if it does not fit.
  static func fitted(_ number: UInt8, room: MarginRoom) -> RulePicture? {
    for (columns, smallest) in [(8, 6), (4, 4)] {
      let cell = min(room.width / (columns * (3 + gap) + gap), max(8, room.style.pixels * 4 / 7))
      let picture = RulePicture(
        number: number, cell: cell, columns: columns,
        margin: MarginRoom.margin(at: room.style.pixels))
      if cell >= smallest, picture.height <= room.rows { return picture }
    }
    return nil
  }

  /// Draws it aligned with texts, or centred if it is too wide for that.
  func draw(in place: PixelRect, inks: MarginInks, into paper: inout some Paper) {
    let width = (columns * (3 + Self.gap) - Self.gap) * cell
    let left = place.left + min(margin, (place.width - width) / 2)
    for slot in 0..<Self.count {
      let pattern = Self.count - 1 - slot
      let x = left + slot % columns * (3 + Self.gap) * cell
      let y = place.top + cell * 3 / 4 + slot / columns * 3 * cell
      for column in 0..<3 {
        draw(pattern >> (2 - column) & 1 != 0, x + column * cell, y, inks, into: &paper)
      }
      draw(number >> UInt8(pattern) & 1 != 0, x + cell, y + cell, inks, into: &paper)
    }
  }

  /// Draws a cell with an outline.
  private func draw(
    _ isAlive: Bool, _ left: Int, _ top: Int, _ inks: MarginInks, into paper: inout some Paper
  ) {
    paper.fill(PixelRect(left: left, top: top, width: cell + 1, height: cell + 1), inks.muted.full)
    paper.fill(
      PixelRect(left: left + 1, top: top + 1, width: cell - 1, height: cell - 1),
      isAlive ? inks.alive : inks.dead)
  }
}
