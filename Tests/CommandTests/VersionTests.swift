import Foundation
import TerrariumSupport
import Testing

@Suite(.ownThread) struct VersionTests {
  /// One number, from one place: `Render.version`.
  @Test func `documents cite the version of the program`() throws {
    let said = try Command.run("--version", in: TemporaryFolder()).text
    let version = said.split(whereSeparator: \.isWhitespace)[1]
    let cited = [
      "Documentation/CI.md", "Sources/Terrarium/Terrarium.docc/FirstFilms.md", "CHANGELOG.md",
    ]
    for path in cited {
      let text = try String(contentsOfFile: "\(Command.packageFolder)/\(path)", encoding: .utf8)
      let numbers = text.matches(of: #/(?:@v|rev: v|from: "|\n## )(\d+\.\d+\.\d+)/#).map(\.1)
      #expect(numbers.first == version, "\(path)")
      #expect(path == "CHANGELOG.md" || numbers.allSatisfy { $0 == version }, "\(path)")
    }
  }
}
