package import Basics
package import Vocabulary

/// The window of a film, and the cells that have room for all that lives in its frames.
package struct Sight: Hashable, Sendable {
  let window: CellRect
  let cells: CellRect
  /// True if the window, which nobody has chosen, has fewer cells.
  let isCut: Bool
}

extension Plan {
  /// The sight of a film in whose frames lives what is in a box.
  package func sight(ofLife box: CellRect?) -> Sight {
    guard mayCutOff, let box else { return Sight(window: window, cells: window, isCut: false) }
    return Sight(
      window: window, cells: Rehearsal.roomy(box), isCut: window.intersection(box) != box)
  }
}

extension [Sight] {
  /// The notice of a film or a sheet that cuts off cells that live; none if it does not.
  package var notices: [Notice] {
    guard let cut = first(where: \.isCut) else { return [] }
    let view = map(\.cells).reduce(cut.cells) { $0.union($1) }
    return [.cutOff(size: cut.window.size, view: view)]
  }
}
