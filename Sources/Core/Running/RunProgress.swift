package import TerrariumVocabulary

/// A progress report of a running job.
package enum RunProgress: Sendable {
  case frames(Int)
  /// A run of a table of runs is done or has failed.
  case run(isWhole: Bool)
  /// A number of runs were done by earlier work.
  case earlierRuns(Int)
  case note(Notice)

  /// The number of frames, or of runs of a table, done since the last report.
  package var count: Int {
    switch self {
    case .frames(let count), .earlierRuns(let count): count
    case .run: 1
    case .note: 0
    }
  }
}
