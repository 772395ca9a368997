package import Basics
internal import Playback
internal import Rendering
package import Vocabulary

/// The window of a film, and the cells that have room for all that lives in its frames.
package struct WindowCoverage: Hashable, Sendable {
  let window: CellRect
  let cells: CellRect
  /// True if the size of the picture is given.
  var isFitted = false
  /// True if the window, which nobody has chosen, has fewer cells.
  let cutsOff: Bool
}

extension Plan {
  /// The coverage of a film whose frames have life in a box.
  package func windowCoverage(ofLife box: CellRect?) -> WindowCoverage {
    guard mayCutOff, let box else {
      return WindowCoverage(window: window, cells: window, cutsOff: false)
    }
    let isFitted = if case .fit = film.looks[0].scale { true } else { false }
    return WindowCoverage(
      window: window, cells: Rehearsal.roomy(box), isFitted: isFitted,
      cutsOff: window.intersection(box) != box)
  }
}

extension [WindowCoverage] {
  /// The notice of a film or a sheet that cuts off cells that live; none if it does not.
  package var notices: [Notice] {
    guard let cut = first(where: \.cutsOff) else { return [] }
    let view = map(\.cells).reduce(cut.cells) { $0.union($1) }
    let isLarge =
      view.width > Limits.pictureSide || view.height > Limits.pictureSide
      || view.size.area > Limits.pictureArea
    return [.cutOff(size: cut.window.size, view: view, needsFit: isLarge && !cut.isFitted)]
  }
}
