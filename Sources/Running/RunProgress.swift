package import Vocabulary

/// What is heard of a job while it is done.
package enum RunProgress: Sendable {
  /// So many more frames are out.
  case frames(Int)
  /// A run of a table of runs is done, or has failed.
  case run(isWhole: Bool)
  /// So many more runs were done by earlier work.
  case earlierRuns(Int)
  /// Something that is worth knowing before the end.
  case note(Notice)

  /// How many more frames, or runs of a table of runs, are done.
  package var count: Int {
    switch self {
    case .frames(let count), .earlierRuns(let count): count
    case .run: 1
    case .note: 0
    }
  }
}
