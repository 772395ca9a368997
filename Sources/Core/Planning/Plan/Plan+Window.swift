internal import Basics
internal import Playback
internal import Rendering

extension Plan {
  /// Widens the window until the field fills its part of the picture, with cells of the same size.
  mutating func fillPicture() {
    func scale(_ size: GridSize) -> Double {
      FilmArtist.measure(looks: film.looks, subject: subject, window: size, facts: facts).scale
    }
    let least = scale(window.size)
    /// The most cells of a side with which cells stay as large.
    func most(from count: Int, _ size: (Int) -> GridSize) -> Int {
      var (fitting, tooMany) = (count, count + 1)
      while tooMany < Limits.farReach, scale(size(tooMany)) >= least {
        (fitting, tooMany) = (tooMany, 2 * tooMany)
      }
      while tooMany - fitting > 1 {
        let middle = (fitting + tooMany) / 2
        if scale(size(middle)) >= least { fitting = middle } else { tooMany = middle }
      }
      return fitting
    }
    let rows = window.height
    let columns = most(from: window.width) { GridSize(columns: $0, rows: rows) }
    widen(
      to: GridSize(
        columns: columns, rows: most(from: rows) { GridSize(columns: columns, rows: $0) }))
  }

  /// Shows more on all sides, up to a size.
  mutating func widen(to size: GridSize) {
    window = spanning(
      CellRect(
        x: window.x - (size.columns - window.width) / 2,
        y: window.y - (size.rows - window.height) / 2, width: size.columns, height: size.rows))
  }

  /// A part of the field, and all of it along an axis that ends.
  func spanning(_ area: CellRect) -> CellRect {
    worldStart.field.map { $0.axes.spanning(area, of: $0.size) } ?? area
  }
}
