import TerrariumFiles
import TerrariumPlanning
import TerrariumPlayback
import TerrariumSupport
import Testing

/// The reference: its tables match the vocabulary, and its examples run.
@Suite(.ownThread) struct ScenarioPageTests {
  private func page() throws -> String {
    let path = Command.packageFolder + "/Documentation/Reference.md"
    return String(decoding: try FileReader.bytes(of: path, limit: 1 << 20), as: UTF8.self)
  }

  @Test(.enabled(if: Command.has(extra: "Page")))
  func `its tables are what the program prints`() throws {
    let page = try page()
    for command in ["list settings --markdown", "list steps --markdown"] {
      let table = try Command.done(command, in: TemporaryFolder()).text
      #expect(page.contains("<!-- render \(command) -->\n\(table)<!-- end -->\n"), "\(command)")
    }
  }

  @Test func `it has all settings that steps change`() throws {
    let text = try #require(try page().split(separator: "**set** changes").last)
      .split(separator: "\n\n")[0...1].joined()
    for setting in Catalogue.builtIn.worlds.flatMap(\.changeable) {
      #expect(text.contains("`\(setting.name)`"))
    }
  }

  @Test func `every example is a scenario without a fault`() throws {
    let examples = try page().split(separator: "```yaml\n").dropFirst()
      .compactMap { $0.split(separator: "```").first.map(String.init) }
    #expect(examples.count >= 4)
    for example in examples { #expect(messages(example) == [], "\(example)") }
  }

  @Test func `its table of frames is as films are`() throws {
    let lines = try page().split(separator: Character("\n"))
      .filter { $0.hasPrefix("| `") && $0.contains(": ") }
    let cells = lines.map { line in
      line.split(separator: Character("|")).map { $0.trimming(" ") }
    }
    let rows = cells.filter { $0.count == 2 && $0[1].allSatisfy { $0.isNumber || $0 == " " } }
    #expect(rows.count == 7)
    for row in rows {
      let pieces = row[0].split(separator: ", ").map { $0.trimming("`") }
      let steps = pieces.filter { $0.hasPrefix("run") || $0.hasPrefix("hold") }
      let settings = pieces.filter { !steps.contains($0) }
      let folder = TemporaryFolder()
      let text = (["world: sea", "out: x.csv"] + settings + ["steps:"] + steps.map { "  - \($0)" })
      try folder.write(text.joined(separator: "\n"), to: "x.yaml")
      try Command.done("run x.yaml --quiet", in: folder)
      let ticks = try folder.lines("x.csv").dropFirst()
        .compactMap { $0.split(separator: ",").first }
      #expect(ticks.joined(separator: " ") == row[1], "\(row[0])")
    }
  }
}

extension StringProtocol {
  /// Returns the text without a character at its ends.
  fileprivate func trimming(_ character: Character) -> String {
    String(drop { $0 == character }.reversed().drop { $0 == character }.reversed())
  }
}
