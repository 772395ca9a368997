import TerrariumPlanning
import TerrariumRunning
import TerrariumSupport
import TerrariumVocabulary

/// Scenarios in a test's own folder.
extension TemporaryFolder {
  /// Returns a scenario whose paths are relative to the folder.
  package func scenario(_ text: String) throws(Faults) -> Scenario {
    try Scenario(text, at: path("t.yaml"))
  }

  /// Returns the faults of such a scenario.
  package func faults(of text: String) -> [Fault] { Scenario.faults(text, at: path("t.yaml")) }

  /// Returns the problem of a scenario that loads a text as a state; nil if there is none.
  package func fault(loading text: String, world: String) -> Problem? {
    try? write(text, to: "t.state")
    return faults(of: "world: \(world)\nout: x.csv\nsteps:\n  - load: t.state\n").first?.problem
  }

  /// Runs the film of some settings and steps.
  @discardableResult
  package func run(_ settings: String, out: String, _ steps: [String] = []) async throws
    -> RunReport
  {
    let script = steps.isEmpty ? "" : "steps:\n" + steps.map { "  - \($0)\n" }.joined()
    return try await scenario("\(settings)\nout: \(out)\n" + script).plan().run(threads: 1)
  }

  /// Creates a folder with all files that a scenario makes.
  package convenience init(madeBy text: String, threads: Int = 2) async throws {
    self.init()
    try await runAll(text, threads: threads)
  }

  /// Returns the bytes of files that a scenario of some settings makes.
  package static func files(_ names: [String], of settings: String) async throws -> [[UInt8]] {
    let out = "\nout: [\(names.joined(separator: ", "))]\n"
    let folder = try await TemporaryFolder(madeBy: settings + out)
    return try names.map(folder.bytes)
  }

  /// Runs everything that a scenario requests.
  @discardableResult
  package func runAll(_ text: String, threads: Int = 2) async throws -> [RunReport] {
    var reports: [RunReport] = []
    for job in try scenario(text).jobs() { reports += try await job.run(threads: threads) { _ in } }
    return reports
  }
}
