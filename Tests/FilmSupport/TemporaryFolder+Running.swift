import TerrariumPlanning
import TerrariumRunning
import TerrariumSupport
import TerrariumVocabulary

/// Scenarios that lie in a folder of a test's own.
extension TemporaryFolder {
  /// A scenario whose paths begin at the folder.
  package func scenario(_ text: String) -> ScenarioFile { ScenarioFile(text, at: path("t.yaml")) }

  /// The problem of a scenario that loads a text as a state; nil if there is none.
  package func fault(loading text: String, world: String) -> Problem? {
    try? write(text, to: "t.state")
    return scenario("world: \(world)\nout: x.csv\nsteps:\n  - load: t.state\n").faults.first?
      .problem
  }

  /// Runs the film of some settings and steps.
  @discardableResult
  package func run(_ settings: String, out: String, _ steps: [String] = []) async throws
    -> RunReport
  {
    let script = steps.isEmpty ? "" : "steps:\n" + steps.map { "  - \($0)\n" }.joined()
    return try await scenario("\(settings)\nout: \(out)\n" + script).plan().run(jobs: 1)
  }

  /// A folder with all that a scenario makes.
  package convenience init(madeBy text: String, jobs: Int = 2) async throws {
    self.init()
    try await runAll(text, jobs: jobs)
  }

  /// The bytes of files that a scenario of some settings makes.
  package static func files(_ names: [String], of settings: String) async throws -> [[UInt8]] {
    let out = "\nout: [\(names.joined(separator: ", "))]\n"
    let folder = try await TemporaryFolder(madeBy: settings + out)
    return try names.map(folder.bytes)
  }

  /// Runs all that a scenario asks for.
  @discardableResult
  package func runAll(_ text: String, jobs: Int = 2) async throws -> [RunReport] {
    var reports: [RunReport] = []
    for job in try scenario(text).jobs() { reports += try await job.run(jobs: jobs) { _ in } }
    return reports
  }
}
