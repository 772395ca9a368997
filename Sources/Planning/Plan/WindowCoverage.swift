package import Basics
internal import Playback
internal import Rendering
package import Vocabulary

/// The window of a film, and the cells that have room for all that lives in its frames.
package struct WindowCoverage: Hashable, Sendable {
  let window: CellRect
  let cells: CellRect
  var scale = Look.Scale.automatic
  /// True if the window, which nobody has chosen, has fewer cells.
  let cutsOff: Bool
}

extension Plan {
  /// The coverage of a film whose frames have life in a box.
  package func windowCoverage(ofLife box: CellRect?) -> WindowCoverage {
    guard mayCutOff, let box else {
      return WindowCoverage(window: window, cells: window, cutsOff: false)
    }
    return WindowCoverage(
      window: window, cells: spanning(Rehearsal.roomy(box)), scale: film.looks[0].scale,
      cutsOff: window.intersection(box) != box)
  }
}

extension [WindowCoverage] {
  /// The notice of a film or a sheet that cuts off cells that live; none if it does not.
  package var notices: [Notice] {
    guard let cut = first(where: \.cutsOff) else { return [] }
    let view = map(\.cells).reduce(cut.cells) { $0.union($1) }
    guard [view.x, view.y, view.width, view.height].allSatisfy({ abs($0) <= Limits.reach }) else {
      return [.cutOff(size: cut.window.size, view: nil, needsFit: false)]
    }
    switch cut.scale {
    case .fit: return [.cutOff(size: cut.window.size, view: view, needsFit: false)]
    case .automatic:
      return [.cutOff(size: cut.window.size, view: view, needsFit: isLarge(view, cell: 1))]
    case .pixelsACell(let cell):
      let isLarge = isLarge(view, cell: cell)
      return [.cutOff(size: cut.window.size, view: isLarge ? nil : view, needsFit: false)]
    }
  }

  /// True if pictures of the cells may be too large, side by side and with margins of half the size.
  private func isLarge(_ view: CellRect, cell: Int) -> Bool {
    let side = cell * count * Swift.max(view.width, view.height)
    return side > Limits.pictureSide / 2
      || cell * cell * count * view.size.area > Limits.pictureArea / 2
  }
}
