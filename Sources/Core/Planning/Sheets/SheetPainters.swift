internal import TerrariumBasics
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

/// The painters of a sheet's pictures.
struct SheetPainters {
  /// The painter of films.
  let film: SheetArtist
  /// The painter of whole histories, if it is another one.
  private(set) var history: SheetArtist?
  /// The notice of a sheet that stays largely empty.
  let emptyRoom: [Notice]

  /// Makes the painters, and gives the films their artists.
  ///
  /// - Parameters:
  ///   - plans: The films.
  ///   - pictures: The files.
  ///   - shownFrame: The index of the shown frame; nil for the last.
  ///   - fit: The size of the whole sheet, if given.
  ///   - drawing: Returns the drawing of some films on a sheet of a size.
  /// - Throws: If a picture is too large.
  init(
    of plans: inout [Plan], for pictures: [OutputPlan], _ shownFrame: Int?, fit: GridSize?,
    _ drawing: ([Plan], _ fit: GridSize?) -> SheetDrawing
  ) throws(DrawingError) {
    let first = plans[0]
    let areHistories = pictures.map { output in
      shownFrame == nil && !first.film.hasSteps && first.showsHistory(output)
    }
    var histories = areHistories.contains(true) ? plans.map(\.ofHistory) : []
    if areHistories.allSatisfy(\.self) { plans = histories }
    self = try SheetPainters(of: &plans, fit: fit, drawing)
    if areHistories.contains(false), !histories.isEmpty {
      let others = try SheetPainters(of: &histories, fit: fit, drawing)
      history = others.history ?? others.film
    }
  }

  private init(
    of plans: inout [Plan], fit: GridSize?, _ drawing: ([Plan], _ fit: GridSize?) -> SheetDrawing
  ) throws(DrawingError) {
    let (drawnPlans, painter) = try drawing(plans, fit).drawn()
    emptyRoom =
      fit.map { room in
        Self.emptyRoom(of: painter, in: room) { size throws(DrawingError) in
          try drawing(plans, size).drawn().painter
        }
      } ?? []
    plans = drawnPlans
    (film, history) = SheetDrawing.charted(painter, &plans)
  }

  /// The notice for a sheet of a given size that stays largely empty, with the largest other size
  /// that is filled: less wide, or less high.
  private static func emptyRoom(
    of painter: SheetArtist, in room: GridSize,
    _ drawn: (GridSize) throws(DrawingError) -> SheetArtist
  ) -> [Notice] {
    guard painter.coveredShare < 0.5 else { return [] }
    let sizes = [80, 65, 50, 40].flatMap { percent in
      [
        GridSize(columns: room.columns * percent / 100, rows: room.rows),
        GridSize(columns: room.columns, rows: room.rows * percent / 100),
      ]
    }
    let filled = sizes.first { ((try? drawn($0).coveredShare) ?? 0) >= 0.55 }
    return filled.map { [.emptyRoom(filledBy: $0)] } ?? []
  }
}
