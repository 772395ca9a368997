package import TerrariumVocabulary

/// One of several parts of the work, each done by another machine without communication.
package struct Shard: Hashable, Sendable {
  /// Its number, from 1.
  package let number: Int
  package let count: Int

  package static let limit = 100_000
  /// The largest number of a job.
  private static let indexLimit = 1 << 32

  package init?(number: Int, count: Int) {
    guard 1...Self.limit ~= count, 1...count ~= number else { return nil }
    self.number = number
    self.count = count
  }

  /// Parses `K/N`; nil for other words.
  package init?(_ text: String) {
    let halves = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard halves.count == 2, let number = Int(plain: halves[0]), let count = Int(plain: halves[1])
    else { return nil }
    self.init(number: number, count: count)
  }

  /// The suffix of this part's output names.
  package var suffix: String { ".\(number)-of-\(count).part" }
}

extension Shard {
  /// The environment variables with the number of a task.
  private struct Service {
    let index: String
    /// The number of the first task; nil if the user chooses it.
    let first: Int?
    /// The variable with the number of tasks, which a rerun of some of them does not change.
    let count: String?
  }

  private static let services = [
    // A rerun of some tasks of an array looks like a smaller array, so its count is meaningless.
    Service(index: "SLURM_ARRAY_TASK_ID", first: nil, count: nil),
    Service(index: "CI_NODE_INDEX", first: 1, count: "CI_NODE_TOTAL"),
    Service(index: "CIRCLE_NODE_INDEX", first: 0, count: "CIRCLE_NODE_TOTAL"),
    Service(index: "BUILDKITE_PARALLEL_JOB", first: 0, count: "BUILDKITE_PARALLEL_JOB_COUNT"),
    Service(index: "AWS_BATCH_JOB_ARRAY_INDEX", first: 0, count: "AWS_BATCH_JOB_ARRAY_SIZE"),
    Service(index: "JOB_COMPLETION_INDEX", first: 0, count: nil),
  ]

  package static var variables: [String] {
    services.flatMap { [$0.index] + ($0.count.map { [$0] } ?? []) }
  }

  /// The part of a word: `K/N`, `auto`, `auto/N` for tasks 1 to N, `auto/N@0` for 0 to N − 1.
  ///
  /// - Parameters:
  ///   - text: The word.
  ///   - environment: The variables of the task.
  /// - Returns: The part.
  /// - Throws: The fault of the word or the environment.
  package static func named(
    _ text: String, environment: (String) -> String?
  ) throws(Problem) -> Shard {
    let halves = text.split(separator: "/", omittingEmptySubsequences: false)
    guard halves[0] == "auto", halves.count <= 2 else {
      guard let shard = Shard(text) else { throw .noShard(text) }
      return shard
    }
    let tail = halves.count == 2 ? String(halves[1]) : nil
    let countsFromZero = tail?.hasSuffix("@0") ?? false
    let count = tail.flatMap { Int(plain: String($0.dropLast(countsFromZero ? 2 : 0))) }
    guard tail == nil || count.map({ 1...limit ~= $0 }) ?? false else { throw .noShard(text) }
    // An invalid index counts as missing, so that arithmetic on it cannot overflow.
    func number(_ name: String) -> Int? {
      environment(name).flatMap { Int(plain: $0) }.flatMap { 0...indexLimit ~= $0 ? $0 : nil }
    }
    for service in services {
      guard let task = number(service.index) else { continue }
      let first = service.first ?? (countsFromZero ? 0 : 1)
      guard let total = count ?? service.count.flatMap(number) else {
        throw .said(
          "\(service.index) tells the number of this task, and nothing how many the whole has",
          service.index.hasPrefix("SLURM")
            ? "write auto/N for an array of 1 to N, auto/N@0 for one of 0 to N-1; a rerun of some "
              + "tasks keeps that N"
            : "write auto/N with their number", isOfFile: true)
      }
      if let shard = Shard(number: task - first + 1, count: total) { return shard }
      // The message mentions arrays from 0 to those who probably meant 1 to N, and a larger N to
      // everyone.
      let startsAtZero = service.first == nil && (task == 0 || countsFromZero)
      let words =
        startsAtZero ? "auto/\(max(total, task + 1))@0" : "auto/\(max(total, task - first + 1))"
      throw .said(
        "task \(task) is none of \(first) to \(first + total - 1), which '\(text)' means",
        "write \(words), or as many as the whole has, in each task", isOfFile: true)
    }
    throw .said(
      "nothing here tells which shard '\(text)' is",
      "write K/N, or auto/N where only the number of the job is known")
  }
}

extension Problem {
  fileprivate static func noShard(_ text: String) -> Problem {
    .said(
      "shard cannot be '\(text)'",
      "it is K/N with K from 1 to N and N at most \(Shard.limit), such as 2/5, or auto, auto/N, or auto/N@0"
    )
  }
}
