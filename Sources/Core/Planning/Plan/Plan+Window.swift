internal import TerrariumBasics
internal import TerrariumPlayback
internal import TerrariumRendering

extension Plan {
  /// Widens the window until the field fills its part of the picture at the same cell size; if the
  /// film shows its home, that grows.
  mutating func fillPicture() {
    let home = film.looks[0].view.cells
    let shown = home ?? window
    func scale(_ size: GridSize) -> Double {
      let looks = home == nil ? film.looks : film.looks.changed { $0.view.cells = CellRect(size) }
      return FilmArtist.measure(looks: looks, subject: subject, window: size, facts: facts).scale
    }
    let least = scale(shown.size)
    /// The most cells of a side for which cells keep their size.
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
    let rows = shown.height
    let columns = most(from: shown.width) { GridSize(columns: $0, rows: rows) }
    let size = GridSize(
      columns: columns, rows: most(from: rows) { GridSize(columns: columns, rows: $0) })
    if home == nil { widen(to: size) } else { film.goHome(widened(shown, to: size)) }
  }

  /// The pixels of the longer side of a field that is shown because its pattern is large.
  private static let longestSide = 960
  /// The most pixels of that side if the size of cells is given.
  private static let longestOwnSide = 8192

  /// True if a window may contain all of a pattern's start. Cells may become smaller than a pixel,
  /// but those of a given size may not shrink.
  func hasRoom(for start: CellRect) -> Bool {
    guard case .pixelsACell(let cell) = film.looks[0].scale else { return true }
    return start.longerSide <= Self.longestOwnSide / cell
  }

  /// Draws blocks of cells as pixels if a large pattern would make a large picture.
  mutating func shrinkCells() {
    let most = Self.longestSide * film.looks[0].text.scale
    let longer = window.longerSide
    guard longer > most else { return }
    for place in film.looks.indices where film.looks[place].scale == .automatic {
      film.looks[place].scale = .cellsAPixel((longer - 1) / most + 1)
    }
  }

  /// Shows more on all sides, up to a size.
  mutating func widen(to size: GridSize) { window = widened(window, to: size) }

  /// A part of the field with more on all sides, up to a size.
  private func widened(_ area: CellRect, to size: GridSize) -> CellRect {
    spanning(
      CellRect(
        x: area.x - (size.columns - area.width) / 2, y: area.y - (size.rows - area.height) / 2,
        width: size.columns, height: size.rows))
  }

  /// A part of the field, with all of it along bounded axes.
  func spanning(_ area: CellRect) -> CellRect {
    worldStart.field.map { $0.axes.spanning(area, of: $0.size) } ?? area
  }
}

extension CellRect {
  /// The number of cells on the longer side.
  var longerSide: Int { max(width, height) }
}
