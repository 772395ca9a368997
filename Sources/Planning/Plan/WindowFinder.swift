internal import Encoding
internal import Playback
internal import Simulation
internal import Vocabulary

/// Finds the part of a plane that pictures should show where nobody said: what lives there at any
/// frame of the film, with a margin, but not more than can be looked at.
enum WindowFinder {
  /// The most cells of the window's side.
  static let sideLimit = 200
  private static let margin = 2

  /// Runs a film without drawing it. The window lies round the box that is there at the start.
  static func window(
    of stage: Stage, film plan: FilmPlan, start box: CellRect
  ) throws(Fault) -> CellRect {
    let around = CellRect(
      x: box.x + (box.width - sideLimit) / 2, y: box.y + (box.height - sideLimit) / 2,
      width: sideLimit, height: sideLimit)
    let blind = Camera(window: box, files: [], artist: nil, looks: plan.looks)
    var film = Film(plan, on: stage, camera: blind, reports: false)
    var seen = box
    while !seen.covers(around), try film.nextShot() != nil {
      if let live = film.stage.field?.liveBox { seen = seen.union(live) }
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
