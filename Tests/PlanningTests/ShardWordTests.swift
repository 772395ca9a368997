import TerrariumPlanning
import TerrariumVocabulary
import Testing

/// Words for shards, and the numbers of their runs.
struct ShardWordTests {
  @Test(
    arguments: [
      ("1/1", 1, 1), ("2/5", 2, 5), ("5/5", 5, 5), ("100000/100000", 100_000, 100_000),
      ("0/5", nil, nil), ("6/5", nil, nil), ("1/0", nil, nil), ("1/100001", nil, nil),
      ("1", nil, nil), ("1/2/3", nil, nil), ("/2", nil, nil), ("+1/2", nil, nil), ("a/2", nil, nil),
    ] as [(String, Int?, Int?)])
  func `a shard is one of several`(word: String, number: Int?, count: Int?) {
    let shard = Shard(word)
    #expect(shard?.number == number && shard?.count == count)
    if let number, let count { #expect(shard?.suffix == ".\(number)-of-\(count).part") }
  }

  /// The variables of services, a word, and the shard that they mean.
  private static let services: [([String: String], String, Int?, Int?)] = [
    (["SLURM_ARRAY_TASK_ID": "3"], "auto/8", 3, 8),
    (["SLURM_ARRAY_TASK_ID": "0"], "auto/8@0", 1, 8),
    (["SLURM_ARRAY_TASK_ID": "7"], "auto/8@0", 8, 8),
    (["SLURM_ARRAY_TASK_ID": "0"], "auto/8", nil, nil),
    (["SLURM_ARRAY_TASK_ID": "8"], "auto/8@0", nil, nil),
    (["SLURM_ARRAY_TASK_ID": "3"], "auto", nil, nil),
    (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"], "auto", 1, 4),
    (["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "4"], "auto", 4, 4),
    (["CI_NODE_INDEX": "5", "CI_NODE_TOTAL": "4"], "auto", nil, nil),
    (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "4"], "auto", 1, 4),
    (["BUILDKITE_PARALLEL_JOB": "3", "BUILDKITE_PARALLEL_JOB_COUNT": "4"], "auto", 4, 4),
    (["AWS_BATCH_JOB_ARRAY_INDEX": "2", "AWS_BATCH_JOB_ARRAY_SIZE": "9"], "auto", 3, 9),
    (["JOB_COMPLETION_INDEX": "2"], "auto/3", 3, 3),
    (["JOB_COMPLETION_INDEX": "2"], "auto", nil, nil),
    (["JOB_COMPLETION_INDEX": "-1"], "auto/3", nil, nil),
    (["JOB_COMPLETION_INDEX": "4294967297"], "auto/3", nil, nil),
    (["JOB_COMPLETION_INDEX": "0"], "auto/100000", 1, 100_000),
    (["JOB_COMPLETION_INDEX": "0"], "auto/100001", nil, nil),
    (["JOB_COMPLETION_INDEX": "0"], "auto/0", nil, nil), ([:], "auto/3", nil, nil),
    ([:], "2/3", 2, 3), ([:], "auto/3/4", nil, nil),
    (["JOB_COMPLETION_INDEX": "0"], "auto/x", nil, nil),
  ]

  @Test(arguments: services.indices)
  func `services number their tasks from 0 or 1`(index: Int) {
    let (variables, word, number, count) = Self.services[index]
    let shard = try? Shard.named(word) { variables[$0] }
    #expect(shard?.number == number && shard?.count == count, "\(word) \(variables)")
    #expect(Set(variables.keys).isSubset(of: Shard.variables))
  }

  @Test(arguments: [
    ("3", "auto/2", "write auto/3,"), ("0", "auto/2", "write auto/2@0,"),
    ("2", "auto/2@0", "write auto/3@0,"), ("5", "auto/2", "write auto/5,"),
  ])
  func `a task beyond the last is told how many to write`(
    task: String, word: String, remedy: String
  ) {
    let variables = ["SLURM_ARRAY_TASK_ID": task]
    do throws(Problem) {
      _ = try Shard.named(word) { variables[$0] }
      Issue.record("\(word) is taken")
    } catch {
      #expect("\(error.sentence)".contains(remedy), "\(error.sentence)")
    }
  }

  @Test func `each run has one shard, and shards take turns`() {
    for count in 0...30 {
      for shards in 1...9 {
        var seen: [Int] = []
        for number in 1...shards {
          let runs = Shard(number: number, count: shards).map { RunNumbers(of: $0, among: count) }
          let numbers = Array(runs ?? RunNumbers(below: 0))
          #expect(numbers.allSatisfy { RunNumbers.shard(ofRun: $0, among: shards) == number - 1 })
          #expect(numbers == numbers.sorted())
          seen += numbers
        }
        #expect(seen.sorted() == Array(0..<count))
      }
    }
    #expect((0..<6).map { RunNumbers.shard(ofRun: $0, among: 3) } == [0, 1, 2, 1, 2, 0])
    #expect(Array(RunNumbers(below: 4)) == [0, 1, 2, 3])
  }
}
