import Foundation
import Planning
import Running
import Support
import Testing
import Vocabulary

/// A folder in which scenarios run.
package final class RunFolder {
  package let path = TemporaryFolder.newPath()

  package init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The fault of a scenario that loads a text as a state; nil if it has none.
  package func fault(loading text: String, world: String) -> Problem? {
    try? write(text, to: "t.state")
    let source = "world: \(world)\nout: x.csv\nsteps:\n  - load: t.state\n"
    do throws(Faults) {
      _ = try ScenarioFile(SourceText(path: path + "/t.yaml", bytes: Array(source.utf8))).plans()
      return nil
    } catch {
      return error.list.first?.problem
    }
  }

  @discardableResult
  package func run(_ settings: String, out: String, _ steps: [String] = []) async throws
    -> RunReport
  {
    let script = steps.isEmpty ? "" : "steps:\n" + steps.map { "  - \($0)\n" }.joined()
    let text = "\(settings)\nout: \(out)\n" + script
    let source = SourceText(path: path + "/t.yaml", bytes: Array(text.utf8))
    let plan = try #require(try ScenarioFile(source).plans().first)
    return try await plan.run(jobs: 1) { _ in }
  }

  package func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path + "/" + name)))
  }

  package func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  package func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path + "/" + name))
  }
}
