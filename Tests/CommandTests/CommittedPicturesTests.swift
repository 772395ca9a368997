import Foundation
import Support
import Testing

/// The pictures that the documents show are those that their scenarios make now.
struct CommittedPicturesTests {
  @Test func `render check finds no committed picture out of date`() throws {
    let examples = Command.packageFolder + "/examples"
    let scenarios = try FileManager.default.contentsOfDirectory(atPath: examples).sorted()
      .filter { $0.hasSuffix(".yaml") }.map { examples + "/" + $0 }
      .filter { try String(contentsOfFile: $0, encoding: .utf8).contains("Documentation/images") }
    #expect(scenarios.count >= 6)
    let folder = try TemporaryFolder()
    for scenario in scenarios {
      let run = try Command.run(["check", scenario], in: folder)
      #expect(run.code == 0, "\(scenario): \(run.text)\(run.complaint)")
    }
  }
}
