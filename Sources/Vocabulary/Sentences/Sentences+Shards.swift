/// A reason why a word names no shard.
package enum ShardFlaw: Error, Hashable, Sendable {
  /// It is no word for one, of at most so many.
  case noShard(limit: Int)
  /// No environment variable has the number of a task.
  case nothingTells
  /// A variable has the number of the task, and none has their total.
  case wholeUnknown(variable: String)
  /// The number of the task is out of range; the words are those that would include it.
  case beyond(task: Int, first: Int, last: Int, words: String)

  func sentence(_ text: String) -> (what: String, advice: String) {
    switch self {
    case .noShard(let limit):
      (
        "shard cannot be '\(text)'",
        "it is K/N with K from 1 to N and N at most \(limit), such as 2/5, or auto, auto/N, or auto/N@0"
      )
    case .nothingTells:
      (
        "nothing here tells which shard '\(text)' is",
        "write K/N, or auto/N where only the number of the job is known"
      )
    case .wholeUnknown(let variable):
      (
        "\(variable) tells the number of this task, and nothing how many the whole has",
        variable.hasPrefix("SLURM")
          ? "write auto/N for an array of 1 to N, auto/N@0 for one of 0 to N-1; a rerun of some tasks "
            + "keeps that N"
          : "write auto/N with their number"
      )
    case .beyond(let task, let first, let last, let words):
      (
        "task \(task) is none of \(first) to \(last), which '\(text)' means",
        "write \(words), or as many as the whole has, in each task"
      )
    }
  }
}
