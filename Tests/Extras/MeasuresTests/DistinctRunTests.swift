import TerrariumFilmSupport
import TerrariumMeasures
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRunning
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// Tables and sheets without runs that look like others.
@Suite(.planning(with: CellStatistics())) struct DistinctRunTests {
  private func lines(_ settings: String) async throws -> [String] {
    try await measuredTable(settings).split(separator: "\n").map(String.init)
  }

  /// Returns the class of each run, and its sort key.
  private func classes(_ settings: String) throws -> [(key: Double, likeness: Double)] {
    let job = try #require(Scenario(settings + "rows: runs\nout: t.csv").jobs().first)
    let extras = [CellStatistics()]
    let measures = Measure.all(of: job.world, with: extras)
    let key = try #require(measures.first { $0.name == "complexity" })
    let likeness = try #require(Measure.likeness(in: extras))
    return try (0..<job.runs.count).map { number in
      let values = try job.runs.plan(number).values(of: [key, likeness]).map { $0?.number }
      return (try #require(values[0]), try #require(values[1]))
    }
  }

  @Test(
    arguments: [
      "wolfram\nstart: random\nframes: 30\nsize: 12x9\nvary: {rule: 60..160}",
      "life\nframes: 12\nsize: 8x8\nvary: {rule: random:2500}",
      "life\nframes: 4\nsize: 8x8\nrule: /2/3\nvary: {seed: 1..40}",
    ], ["", "sort: complexity", "sort: -complexity", "sort: -complexity\ntop: 4", "top: 4"])
  func `distinct runs are the first of each class`(world: String, choice: String) async throws {
    let text = "world: \(world)\nedges: wrap\nmeasures: [complexity]\n"
    let classes = try classes(text)
    let all = Array(try await lines(text).dropFirst())
    var order = Array(classes.indices)
    if choice.contains("sort") {
      order.sort { one, other in
        let (a, b) = (classes[one].key, classes[other].key)
        return a == b ? one < other : choice.contains("-") ? a > b : a < b
      }
    }
    var seen: Set<Double> = []
    let distinct = order.filter { seen.insert(classes[$0].likeness).inserted }
    let found = try await lines(text + "distinct: true\n" + choice).dropFirst()
    let shown = choice.contains("top") ? 4 : .max
    #expect(Array(found) == distinct.prefix(shown).map { all[$0] })
    #expect(seen.count > 1 && seen.count < classes.count)
  }

  @Test func `a sheet and its recipe show the distinct runs of a table`() async throws {
    let base =
      "world: life\nsize: 16x16\nedges: wrap\nframes: 20\nvary: {rule: near}\n"
      + "sort: -complexity\ntop: 5\ndistinct: true\n"
    let order = try await lines(base + "measures: [complexity]").dropFirst()
      .map { String($0.prefix { $0 != "," }) }
    #expect(order.count == 5)
    let sheet = try #require(Scenario(base + "out: s.png").jobs().first)
    #expect((0..<5).map { sheet.labels(ofRun: $0, try! sheet.runs.plan($0))[0] } == order)
    #expect(sheet.renditions[0].recipe.text().contains("distinct: true"))
  }

  @Test(arguments: ["pig", "monsters"])
  func `runs without cells cannot be compared`(world: String) throws {
    let text = "world: \(world)\nvary: {seed: 1..2}\nrows: runs\ndistinct: true\nout: t.csv"
    let told = try #require(Scenario.faults(text).first).text
    #expect(told == "distinct compares cells, and \(world) has none; leave it out")
  }
}
