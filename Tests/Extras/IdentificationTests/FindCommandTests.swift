import TerrariumSupport
import Testing

/// The findings of `render find`.
@Suite(.ownThread) struct FindCommandTests {
  private let folder = TemporaryFolder()

  /// The findings, by the names of their facts.
  private func found(_ words: String...) throws -> [[String: Any]] {
    let run = try Command.run(["find"] + words + ["--json", "--quiet"], in: folder)
    #expect(run.code == 0 && run.complaint == "", "\(run.complaint)")
    return try run.objects
  }

  private func identity(of pattern: String, rule: String = "B3/S23") throws -> [String: Any] {
    let run = try Command.run(["identify", pattern, "--rule", rule, "--json"], in: folder)
    return try #require(try run.objects.first)
  }

  @Test func `methuselahs rest when identify says, the longest first`() throws {
    let found = try found("methuselahs", "--runs", "40", "--top", "5")
    #expect(found.count == 5)
    let rests = found.compactMap { $0["generations"] as? Int }
    #expect(rests.count == 5 && rests == rests.sorted(by: >))
    for (one, rest) in zip(found, rests) {
      let identity = try identity(of: try #require(one["pattern"] as? String))
      #expect(identity["rest"] as? Int == rest && identity["kind"] as? String == "methuselah")
    }
  }

  @Test func `loops have the period that is asked for, each once`() throws {
    let found = try found("loops", "--period", "6", "--runs", "6000")
    let patterns = found.compactMap { $0["pattern"] as? String }
    #expect(!patterns.isEmpty && Set(patterns).count == patterns.count)
    try Command.done(
      ["life", "--size", "32x32", "--edges", "wrap", "--rows", "runs", "--measures", "rest,period"]
        + ["--vary", "pattern=" + patterns.joined(separator: ","), "--out", "all.csv"], in: folder)
    for row in try folder.text("all.csv").split(separator: "\n").dropFirst() {
      #expect(row.hasSuffix(",0,6"), "\(row)")
    }
  }

  @Test func `both species survive in a sea that is found`() throws {
    let found = try found("seas", "--runs", "60", "--ticks", "50", "--size", "20x14")
    let seeds = found.compactMap { $0["seed"] as? Int }
    #expect(!seeds.isEmpty)
    try Command.done(
      "sea --size 20x14 --frames 51 --vary seed=1..60 --rows runs --measures extinct --out all.csv",
      in: folder)
    let survivors = try folder.text("all.csv").split(separator: "\n").dropFirst()
      .filter { $0.hasSuffix(",") }.compactMap { Int($0.dropLast()) }
    #expect(Set(seeds).isSubset(of: survivors) && seeds.count == min(12, survivors.count))
  }

  @Test func `rules near one keep its glider`() throws {
    let found = try found("gliders", "--near", "B3/S23", "--runs", "20")
    let rules = found.compactMap { $0["rule"] as? String }
    #expect(rules.contains("B3/S23"))
    for rule in rules {
      let identity = try identity(of: "xq4_153", rule: rule)
      #expect(identity["kind"] as? String == "spaceship" && identity["period"] as? Int == 4)
    }
  }

  @Test func `the same runs find the same with any number of threads`() throws {
    let words = ["find", "loops", "--runs", "900", "--quiet", "--json", "--jobs"]
    let texts = try ["1", "3"].map { try Command.run(words + [$0], in: folder).text }
    #expect(texts[0] == texts[1] && texts[0].contains("period"))
  }
}
