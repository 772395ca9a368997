internal import Simulation

/// Finds the part of a plane that pictures should show where nobody said: what lives there at any
/// frame of the film, with a margin, but not more than can be looked at.
enum WindowFinder {
  /// The most cells of the window's side.
  static let sideLimit = 200
  private static let margin = 2

  /// Runs a film without drawing it. The window lies round the box that is there at the start.
  static func window(of world: any World, film plan: FilmPlan, start box: CellRect) throws
    -> CellRect
  {
    let around = CellRect(
      x: box.x + (box.width - sideLimit) / 2, y: box.y + (box.height - sideLimit) / 2,
      width: sideLimit, height: sideLimit)
    var world = world
    var seen = box
    try world.advance(by: plan.skip)
    for frame in 0..<plan.frames {
      if frame > 0 { try world.advance(by: plan.every) }
      if let live = world.liveBox { seen = seen.union(live) }
      if seen.covers(around) { break }
    }
    let roomy = CellRect(
      x: seen.x - margin, y: seen.y - margin, width: seen.width + 2 * margin,
      height: seen.height + 2 * margin)
    return roomy.intersection(around)
  }
}

extension CellRect {
  /// Whether another lies wholly inside.
  fileprivate func covers(_ other: CellRect) -> Bool { intersection(other) == other }
}
