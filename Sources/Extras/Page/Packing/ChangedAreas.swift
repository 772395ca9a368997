internal import TerrariumPictures

/// Finds the rectangles in which two pictures of one size differ.
///
/// A rectangle is cut at runs of enough equal rows, and then columns. The parts are cut again until
/// nothing more is gained.
struct ChangedAreas<Pixel: Equatable> {
  private let current: [Pixel]
  private let previous: [Pixel]
  private let width: Int
  private(set) var found: [PixelRect] = []

  /// The number of equal rows or columns that justifies a cut, because each rectangle costs a few
  /// bytes.
  private static var gap: Int { 6 }
  private static var deepest: Int { 4 }

  init(_ current: [Pixel], after previous: [Pixel], width: Int, in areas: [PixelRect]) {
    self.current = current
    self.previous = previous
    self.width = width
    for area in areas { look(in: area, depth: 0) }
  }

  private mutating func look(in area: PixelRect, depth: Int) {
    let rows = stretches(of: (0..<area.height).map { differs(row: $0, of: area) })
    for row in rows {
      let strip = PixelRect(
        left: area.left, top: area.top + row.lowerBound, width: area.width, height: row.count)
      let columns = stretches(of: differingColumns(of: strip))
      for column in columns {
        let part = PixelRect(
          left: strip.left + column.lowerBound, top: strip.top, width: column.count,
          height: strip.height)
        if depth < Self.deepest, part != area, columns.count > 1 || rows.count > 1 {
          look(in: part, depth: depth + 1)
        } else {
          found.append(part)
        }
      }
    }
  }

  private func differs(row: Int, of area: PixelRect) -> Bool {
    let start = (area.top + row) * width + area.left
    for place in start..<start + area.width where current[place] != previous[place] { return true }
    return false
  }

  private func differingColumns(of area: PixelRect) -> [Bool] {
    var columns = [Bool](repeating: false, count: area.width)
    for y in area.top..<area.top + area.height {
      let start = y * width + area.left
      for x in 0..<area.width where current[start + x] != previous[start + x] { columns[x] = true }
    }
    return columns
  }

  /// The ranges of differing rows or columns, joined across small gaps.
  private func stretches(of differing: [Bool]) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    for (place, differs) in differing.enumerated() where differs {
      if let last = stretches.last, place - last.upperBound < Self.gap {
        stretches[stretches.count - 1] = last.lowerBound..<(place + 1)
      } else {
        stretches.append(place..<place + 1)
      }
    }
    return stretches
  }
}
