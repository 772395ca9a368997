package import Encoding
package import Planning
internal import Playback
package import Rendering
internal import Basics
package import Vocabulary

extension Job {
  /// True if a file shows the whole history of a world instead of the film.
  func showsHistory(_ file: OutputPlan) -> Bool {
    !isSheet && runs.first.showsHistory(file) && !pages.contains { $0.stills.contains(file) }
  }

  /// True if the moments of a sheet are the whole histories of its runs.
  package var momentsAreHistories: Bool {
    world.hasHistory && pages[0].shownFrame == nil && !pages[0].marksMoment
  }

  /// The number of frames, or of lines of the worlds' histories, that tables have.
  private var rowsOfTables: Int {
    rowRuns.total { world.hasHistory ? $0.window.size.rows : $0.film.frames ?? 0 }
  }

  /// True if all that comes of it is a table with a row for each run.
  package var isTableOfRuns: Bool {
    table != nil && pages[0].outputs.allSatisfy { !$0.format.isPicture }
  }

  /// The number of frames, or of runs in a table of runs, that progress counts; nil if it is not
  /// known before the end.
  package var workInFrames: Int? {
    guard isSheet else { return runs.first.film.frames }
    if isTableOfRuns {
      let most = choice.flatMap { $0.key == nil ? $0.top : nil } ?? .max
      return min(runs.count, most)
    }
    if exploration != nil { return runs.total { $0.film.frames ?? 0 } }
    guard let frames else { return nil }
    let all = runs.total { $0.film.frames ?? 0 }
    let outputs = pages[0].outputs
    let rows = table == nil ? rowsOfTables : runs.count
    if table?.isOfObjects ?? false { return runs.count }
    if graph != nil {
      let hasRows = table == nil && outputs.contains { !$0.format.isPicture }
      return [runs.count, hasRows ? rows : 0].cappedSum
    }
    let playsToMoments = !momentsAreHistories || runs.first.film.hasSteps
    return [
      outputs.contains(where: isInStep) ? frames : 0,
      outputs.contains(where: isMoment) && playsToMoments ? all : 0,
      outputs.contains { !$0.format.isPicture } ? rows : 0,
    ].cappedSum
  }

  /// The picture that the film begins with, as its first page shows it; nil if it shows none.
  package func firstPicture() throws(Fault) -> IndexedPicture? {
    let plan = runs.first
    do {
      let stage = try plan.worldStart.stage(seed: plan.seed, jobs: 1, window: plan.window).stage
      var film = Film(of: self, on: stage)
      while let shot = try film.nextShot() {
        if let frame = shot.frame { return plan.artist?.draw(frame) }
      }
      return nil
    } catch {
      throw Fault(of: error, in: self)
    }
  }

  /// The number of cells of a page's picture with pixels that differ; nil if it shows no cells,
  /// or not each of them in a square of its own.
  package func cells(of difference: Difference, on page: Page) -> Int? {
    guard case .seen(let seen) = difference.kind, case .pixels(let mask) = seen.first,
      !isSheet, !world.isScene, !runs.first.film.looks.contains(where: \.hasCamera),
      let layout = (page.painter as? FilmArtist)?.layout, layout.blockSide == 1,
      layout.lattice == .squares, (layout.width, layout.height) == (mask.width, mask.height)
    else { return nil }
    return mask.squares(
      left: layout.fieldLeft, top: layout.fieldTop, pitch: layout.pitch,
      columns: layout.points.columns, rows: layout.points.rows)
  }
}
