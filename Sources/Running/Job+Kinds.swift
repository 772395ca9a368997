internal import Encoding
package import Planning
internal import Playback
internal import Basics
internal import Vocabulary

extension Job {
  /// True if a file shows the whole history of a world instead of the film.
  func showsHistory(_ file: OutputPlan) -> Bool { !isSheet && runs.first.showsHistory(file) }

  /// True if the moments of a sheet are the whole histories of its runs.
  var momentsAreHistories: Bool {
    world.hasHistory && pages[0].shownFrame == nil && !pages[0].marksMoment
  }

  /// The frames, or the lines of the worlds' own histories, of which tables tell.
  private var rowsOfTables: Int {
    runs.total { world.hasHistory ? $0.window.size.rows : $0.film.frames ?? 0 }
  }

  /// The number of frames that are counted while it is done; nil where nobody knows before the end.
  package var workInFrames: Int? {
    guard isSheet else { return runs.first.film.frames }
    guard let frames else { return nil }
    let all = runs.total { $0.film.frames ?? 0 }
    let outputs = pages[0].outputs
    let rows = table == nil ? rowsOfTables : runs.count
    let playsToMoments = !momentsAreHistories || runs.first.film.hasSteps
    return (outputs.contains(where: isInStep) ? frames : 0)
      + (outputs.contains(where: isMoment) && playsToMoments ? all : 0)
      + (outputs.contains { !$0.format.isPicture } ? rows : 0)
  }
}
