internal import TerrariumBasics
internal import TerrariumEncoding
package import TerrariumPlayback

/// A pass over the runs of a job, for some of its outputs.
package enum Pass: Hashable, Sendable {
  /// The run of a film.
  case film
  /// The whole history of the only run.
  case history
  /// The films of all runs in step.
  case filmsInStep
  /// The film of each run separately, for an explorable page.
  case explored
  /// The moment of each run for single pictures.
  case moments
  /// The measures of each run, for a table and a picture of their numbers.
  case measures
  /// The objects of all runs, for a table and a picture.
  case objects
  /// The frames or events of each run, one run after the other.
  case rows
}

extension Job {
  package var passes: [Pass] {
    guard isSheet else { return passesOfFilm }
    if exploration != nil { return [.explored] }
    let outputs = renditions[0].outputs
    let hasRows = outputs.contains { !$0.format.isPicture }
    var passes: [Pass] = outputs.contains(where: isInStep) ? [.filmsInStep] : []
    if table?.isOfObjects ?? false { return passes + [.objects] }
    if graph != nil {
      passes.append(.measures)
    } else if outputs.contains(where: isMoment) {
      passes.append(.moments)
    }
    if hasRows, table == nil { return passes + [.rows] }
    return hasRows && graph == nil ? passes + [.measures] : passes
  }

  private var passesOfFilm: [Pass] {
    let files = renditions.flatMap { $0.outputs + $0.stills }
    let isPlayed =
      runs.first.film.hasSteps || files.contains { $0.format.isPattern || !showsHistory($0) }
    return (isPlayed ? [.film] : []) + (files.contains(where: showsHistory) ? [.history] : [])
  }

  /// The number of frames or runs that all passes count; nil if it is only known at the end.
  package var workInFrames: Int? { passes.map(work).cappedSum }

  /// The number of frames or runs that a pass counts; nil if it is only known at its end.
  private func work(of pass: Pass) -> Int? {
    switch pass {
    case .film: runs.first.film.frames
    case .history: 0
    case .filmsInStep: frames
    case .explored: framesOfAll
    case .moments:
      frames.map { _ in
        momentsAreHistories && !runs.first.film.hasSteps ? 0 : framesOfAll
      }
    case .measures, .objects:
      // Unless runs are chosen by a measure, only the first ones are played.
      isTableOfRuns
        ? min(runs.count, choice.flatMap { $0.measures.isEmpty ? $0.top : nil } ?? .max)
        : runs.count
    case .rows:
      frames.map { _ in
        rowRuns.total { world.hasHistory ? $0.window.size.rows : $0.film.frames ?? 0 }
      }
    }
  }

  private var framesOfAll: Int { runs.total { $0.film.frames ?? 0 } }

  /// True if the only result is a table with a row for each run.
  package var isTableOfRuns: Bool {
    table != nil && renditions[0].outputs.allSatisfy { !$0.format.isPicture }
  }

  /// True if a file shows the world's whole history instead of the film.
  package func showsHistory(_ file: OutputPlan) -> Bool {
    !isSheet && runs.first.showsHistory(file) && !renditions.contains { $0.stills.contains(file) }
  }

  /// True if the sheet shows the whole histories of its runs.
  package var momentsAreHistories: Bool {
    world.hasHistory && renditions[0].shownFrame == nil && !renditions[0].marksMoment
  }
}
