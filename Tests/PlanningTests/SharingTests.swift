import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// The names of shards, and the work that each of them has.
struct SharingTests {
  /// Environments of tasks, arguments, and the result: a shard, or the whole message.
  private static let table: [(environment: [String: String], words: String, answer: String)] = {
    let slurm = [
      "SLURM_ARRAY_TASK_ID": "4", "SLURM_ARRAY_TASK_MIN": "4", "SLURM_ARRAY_TASK_MAX": "4",
      "SLURM_ARRAY_TASK_COUNT": "1", "SLURM_ARRAY_TASK_STEP": "1",
    ]
    let first = ["SLURM_ARRAY_TASK_ID": "0", "SLURM_ARRAY_TASK_COUNT": "20"]
    let gitLab = ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"]
    let circle = ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "3"]
    let buildkite = ["BUILDKITE_PARALLEL_JOB": "2", "BUILDKITE_PARALLEL_JOB_COUNT": "3"]
    let batch = ["AWS_BATCH_JOB_ARRAY_INDEX": "1", "AWS_BATCH_JOB_ARRAY_SIZE": "3"]
    let pod = ["JOB_COMPLETION_INDEX": "8"]
    let noShard =
      "it is K/N with K from 1 to N and N at most 100000, such as 2/5, or auto, auto/N, or auto/N@0"
    let arrays =
      "write auto/N for an array of 1 to N, auto/N@0 for one of 0 to N-1; a rerun of some tasks "
      + "keeps that N"
    func beyond(_ task: Int, _ range: String, _ text: String, _ words: String) -> String {
      "task \(task) is none of \(range), which '\(text)' means; write \(words), or as many as the "
        + "whole has, in each task"
    }
    return [
      ([:], "2/5", "2/5"), ([:], "1/1", "1/1"), ([:], "100000/100000", "100000/100000"),
      (pod, "auto/100000", "9/100000"), (slurm, "2/5", "2/5"),
      // A rerun of one task, or of two, is the same shard as before.
      (slurm, "auto/20", "4/20"), (slurm, "auto/4", "4/4"), (slurm, "auto/20@0", "5/20"),
      (first, "auto/20@0", "1/20"),
      (slurm, "auto/3", beyond(4, "1 to 3", "auto/3", "auto/4")),
      (slurm, "auto/4@0", beyond(4, "0 to 3", "auto/4@0", "auto/5@0")),
      (first, "auto/20", beyond(0, "1 to 20", "auto/20", "auto/20@0")),
      (
        slurm, "auto",
        "SLURM_ARRAY_TASK_ID tells the number of this task, and nothing how many the whole has; "
          + arrays
      ),
      (gitLab, "auto", "2/3"), (circle, "auto", "1/3"), (buildkite, "auto", "3/3"),
      (batch, "auto", "2/3"), (gitLab, "auto/5", "2/5"), (circle, "auto/5@0", "1/5"),
      (pod, "auto/9", "9/9"), (pod, "auto/9@0", "9/9"),
      (pod, "auto/8", beyond(8, "0 to 7", "auto/8", "auto/9")),
      (
        pod, "auto",
        "JOB_COMPLETION_INDEX tells the number of this task, and nothing how many the whole has; "
          + "write auto/N with their number"
      ),
      (
        [:], "auto",
        "nothing here tells which shard 'auto' is; write K/N, or auto/N where only the number of the "
          + "job is known"
      ),
      (
        ["CIRCLE_NODE_INDEX": "9223372036854775807", "CIRCLE_NODE_TOTAL": "3"], "auto/3",
        "nothing here tells which shard 'auto/3' is; write K/N, or auto/N where only the number of "
          + "the job is known"
      ),
    ]
      + [
        "0/5", "6/5", "x", "1", "1/2/3", "auto/0", "auto/0@0", "auto/x", "auto/", "auto/3@1",
        "-1/5", "1/100001", "auto/100001",
      ]
      .map { (pod, $0, "shard cannot be '\($0)'; \(noShard)") }
  }()

  @Test func `a shard is named, or told by its surroundings, or refused in these words`() {
    for row in Self.table {
      var answer: String
      do throws(Problem) {
        let shard = try Shard.named(row.words) { row.environment[$0] }
        answer = "\(shard.number)/\(shard.count)"
      } catch {
        let fault = Fault(error, at: .flag("--shard"))
        answer = String(fault.text.split(separator: ": ", maxSplits: 1).last ?? "")
      }
      #expect(answer == row.answer, "\(row.environment) \(row.words)")
    }
  }

  private func jobs(of world: String, _ settings: [(String, String)]) throws -> [Job] {
    let world = try #require(Catalogue.builtIn[world])
    return try Job.all(world: world, written: WrittenSettings(settings, of: world))
  }

  @Test(arguments: [1, 2, 7])
  func `work without end is shared out, too`(count: Int) throws {
    let jobs = try jobs(
      of: "life",
      [
        ("vary", "seed=1..100000"), ("out", "a.csv"), ("size", "16000x16000"),
        ("frames", "1000000000"),
      ])
    let sharing = Sharing(jobs, among: count, divides: true)
    let runs = (1...count).compactMap { sharing.runs(0, of: Shard(number: $0, count: count)!) }
    #expect(runs.joined().sorted() == Array(0..<100_000))
    let counts = runs.map(\.count)
    #expect((counts.max() ?? 0) - (counts.min() ?? 0) <= 1, "\(counts)")
  }

  @Test func `each run has one shard, and each shard some of each value`() throws {
    for count in 0...30 {
      for shards in 1...9 {
        var all: [Int] = []
        for number in 1...shards {
          let runs = RunNumbers(
            of: try #require(Shard(number: number, count: shards)), among: count)
          #expect(runs.allSatisfy { RunNumbers.shard(ofRun: $0, among: shards) == number - 1 })
          #expect(Array(runs) == runs.sorted())
          all += runs
        }
        #expect(all.sorted() == Array(0..<count), "\(count) runs, \(shards) shards")
      }
    }
    // With as many values as shards, no shard has only one value.
    let part = RunNumbers(of: try #require(Shard(number: 3, count: 8)), among: 64)
    #expect(Set(part.map { $0 % 8 }).count == 8)
    #expect((0..<6).map { RunNumbers.shard(ofRun: $0, among: 3) } == [0, 1, 2, 1, 2, 0])
  }

  @Test func `the first shard of a thousand million runs begins at once`() throws {
    let jobs = try jobs(
      of: "life", [("vary", "seed=1..1000000000"), ("out", "a.csv"), ("frames", "2")])
    let sharing = Sharing(jobs, among: 100_000, divides: true)
    let runs = try #require(sharing.runs(0, of: Shard(number: 1, count: 100_000)!))
    #expect(runs.count == 10_000 && runs.first == 0 && runs[1] == 199_999)
    let (last, seventh) = (try jobs[0].runs.plan(999_999_999), try jobs[0].runs.plan(6))
    #expect(!jobs[0].runs.areMade && last.seed == 1_000_000_000)
    #expect(jobs[0].labels(ofRun: 6, seventh) == ["7"])
  }

  @Test func `no shard is more than a third above the others' mean, if pieces are small`() throws {
    let jobs = try jobs(
      of: "sea", [("vary", "frames=1..40"), ("out", "{frames}.csv"), ("size", "9x9")])
    let sharing = Sharing(jobs, among: 5, divides: true)
    let loads = (1...5).map { number in
      jobs.indices.filter { sharing.isWhole($0, of: Shard(number: number, count: 5)!) }
        .reduce(0) { $0 + (jobs[$1].frames ?? 0) }
    }
    #expect(loads.reduce(0, +) == 820)
    #expect(loads.allSatisfy { (160...168).contains($0) }, "\(loads)")
  }
}
