internal import Vocabulary

/// One of several parts into which work is shared out, on machines that know nothing of each other.
package struct Shard: Hashable, Sendable {
  /// Its number, from 1.
  package let number: Int
  package let count: Int

  /// The most parts.
  package static let limit = 100_000
  /// The largest number of a job.
  private static let indexLimit = 1 << 32

  package init?(number: Int, count: Int) {
    guard 1...Self.limit ~= count, 1...count ~= number else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// The part that `K/N` names, or `auto` and `auto/N` where the surroundings tell which it is.
  package init?(_ text: String, environment: (String) -> String?) {
    let halves = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if halves.first == "auto", halves.count <= 2 {
      let count = halves.count == 2 ? Int(plain: halves[1]) : nil
      guard halves.count == 1 || count != nil else { return nil }
      self.init(of: environment, count: count)
      return
    }
    guard halves.count == 2, let number = Int(plain: halves[0]), let count = Int(plain: halves[1])
    else { return nil }
    self.init(number: number, count: count)
  }

  /// The end of the name of this part of an output.
  package var suffix: String { ".\(number)-of-\(count).part" }
}

extension Shard {
  /// The variables by which an environment numbers its jobs.
  private struct Service {
    let index: String
    let first: Int
    let count: String?
  }

  /// Indices begin with 0 or 1, as each service has it.
  private static let services = [
    Service(index: "CI_NODE_INDEX", first: 1, count: "CI_NODE_TOTAL"),
    Service(index: "CIRCLE_NODE_INDEX", first: 0, count: "CIRCLE_NODE_TOTAL"),
    Service(index: "BUILDKITE_PARALLEL_JOB", first: 0, count: "BUILDKITE_PARALLEL_JOB_COUNT"),
    Service(index: "AWS_BATCH_JOB_ARRAY_INDEX", first: 0, count: "AWS_BATCH_JOB_ARRAY_SIZE"),
    Service(index: "JOB_COMPLETION_INDEX", first: 0, count: nil),
  ]

  /// The part that an environment tells of; `count` is said where it does not tell how many.
  private init?(of environment: (String) -> String?, count: Int?) {
    // An index that is no index is none: nothing overflows where it is counted from another.
    func number(_ name: String) -> Int? {
      environment(name).flatMap { Int(plain: $0) }.flatMap { 0...Self.indexLimit ~= $0 ? $0 : nil }
    }
    if let id = number("SLURM_ARRAY_TASK_ID") {
      let step = max(1, number("SLURM_ARRAY_TASK_STEP") ?? 1)
      guard let first = number("SLURM_ARRAY_TASK_MIN"),
        let total = count ?? number("SLURM_ARRAY_TASK_COUNT"), (id - first) % step == 0
      else { return nil }
      self.init(number: (id - first) / step + 1, count: total)
      return
    }
    for service in Self.services {
      guard let index = number(service.index) else { continue }
      guard let total = count ?? service.count.flatMap(number) else { return nil }
      self.init(number: index - service.first + 1, count: total)
      return
    }
    return nil
  }
}
