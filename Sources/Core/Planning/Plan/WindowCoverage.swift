package import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPlayback
internal import TerrariumRendering
package import TerrariumVocabulary

/// The window of a film, and the cells needed for all live cells of its frames.
package struct WindowCoverage: Hashable, Sendable {
  let window: CellRect
  let cells: CellRect
  /// True if a default window leaves out some of the cells.
  let cutsOff: Bool
  /// True if the size of the picture is given.
  var isFitted = false
  /// The size of a cell in pixels, if given.
  var cell: Int?
  /// The way to show all cells in texts, if there are any.
  var remedyInTexts: WindowRemedy?
  /// True if only texts show the window, because pictures follow a camera.
  var isOfTexts = false
}

extension Plan {
  /// The coverage of a film with live cells in a box.
  package func windowCoverage(ofLife box: CellRect?) -> WindowCoverage {
    let window = lettersWindow ?? window
    guard mayCutOff, let box else {
      return WindowCoverage(window: window, cells: window, cutsOff: false)
    }
    let cells = spanning(Rehearsal.roomy(box))
    var coverage = WindowCoverage(
      window: window, cells: cells, cutsOff: window.intersection(box) != box,
      isFitted: isFitted)
    if hasOwnCell, case .pixelsACell(let cell) = film.looks[0].scale {
      coverage.cell = cell
    }
    if files.contains(where: { $0.format.content == .letters }) {
      let place = movableOrigin.map { Cell($0.x - cells.x, $0.y - cells.y) }
      let hasRoom = cells.width <= Limits.letters / cells.height
      coverage.remedyInTexts = hasRoom ? place.map { .field(cells.size, at: $0) } ?? .file : .file
      coverage.isOfTexts =
        lettersWindow != nil || film.looks.contains(where: \.hasCamera)
    }
    return coverage
  }
}

extension [WindowCoverage] {
  /// The notices of a film or a sheet that cuts off live cells.
  package var notices: [Notice] {
    guard let cut = first(where: \.cutsOff) else { return [] }
    let remedies = [cut.isOfTexts ? nil : remedy(for: cut), cut.remedyInTexts]
    return [.cutOff(size: cut.window.size, remedies.compactMap(\.self))]
  }

  /// The advice for showing the cells of all in pictures of the same kind.
  private func remedy(for cut: WindowCoverage) -> WindowRemedy {
    let view = map(\.cells).reduce(cut.cells) { $0.union($1) }
    guard [view.x, view.y, view.width, view.height].allSatisfy({ abs($0) <= Limits.reach }) else {
      return .follow
    }
    // Pictures may be too large side by side, with margins of half the size.
    let cell = cut.cell ?? 1
    let side = GridSize(columns: cell * count, rows: Swift.max(view.width, view.height)).area
    let isLarge =
      side > Limits.pictureSide / 2
      || cell * cell * count * view.size.area > Limits.pictureArea / 2
    guard isLarge, !cut.isFitted else { return .view(view) }
    return cut.cell == nil ? .fitted(view) : .follow
  }
}
