import Foundation
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// The settings that all worlds share, compared with the schema in the documents.
struct DocumentedSettingsTests {
  @Test func `the documents have each setting's limits, meaning and default`() throws {
    let path = Command.packageFolder + "/Documentation/terrarium.schema.json"
    let document = try String(contentsOfFile: path, encoding: .utf8)
    var count = 0
    // The words for formats, charts and measures come from other modules.
    for setting in commonSettings where !["format", "out"].contains(setting.name) {
      count += 1
      let property = "\"\(setting.name)\": {\"description\": \"\(setting.help)"
      let lines = document.split(separator: "\n").filter { $0.contains(property) }
      #expect(!lines.isEmpty, "\(setting.name)")
      // Some worlds have their own defaults and choices.
      #expect(
        lines.contains { $0.contains(setting.schema.dropFirst().dropLast()) }, "\(setting.name)")
      guard let value = setting.fallback else { continue }
      #expect(lines.contains { $0.contains("\(setting.help) (\(value))\"") }, "\(setting.name)")
    }
    #expect(count > 50)
  }

  @Test func `some flags are repeatable, some are no part of a recipe, and steps change looks`() {
    func names(_ holds: (any SettingDeclaration) -> Bool) -> [String] {
      commonSettings.filter(holds).map(\.name).sorted()
    }
    #expect(names(\.isRepeatable) == ["annotate", "out", "vary"])
    #expect(
      names { !$0.isOfRecipe } == [
        "alt", "font", "format", "frame", "jobs", "max-size", "measures", "memory", "out", "quiet",
        "resume", "vary",
      ])
    #expect(
      names { $0.changes == .look } == [
        "annotate", "caption", "cell", "chart", "colors", "counters", "delay", "fade", "fps",
        "grid", "language", "legend", "shape", "texture", "theme", "title", "turn", "view",
      ])
    #expect(names { $0.changes == .world } == ["size"])
    #expect(names { $0.isOfOrigin || $0.writesPicture || $0.growsFile } == [])
    let switches = [
      "calm", "chart", "counters", "cover", "difference", "distinct", "grid", "legend", "quiet",
      "resume",
    ]
    #expect(names(\.isSwitch) == switches)
  }
}
