import Foundation
import TerrariumPlayback
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// The least and the most value that the schema declares for a setting, or for a key of a step.
struct DeclaredLimitsTests {
  private func declaredLimits(
    of setting: any SettingDeclaration
  ) throws -> (least: Double, most: Double?)? {
    let schema = try JSONSerialization.jsonObject(with: Data(setting.schema.utf8))
    let facts = try #require(schema as? [String: Any])
    return (facts["minimum"] as? Double).map { ($0, facts["maximum"] as? Double) }
  }

  private func isTaken(_ value: Double, as setting: any SettingDeclaration) -> Bool {
    let text = value == value.rounded() ? String(format: "%.0f", value) : "\(value)"
    return setting.refusal(of: Node(made: text)) == nil
  }

  @Test func `limits are taken, and one beyond is refused`() throws {
    let catalogue = Catalogue.builtIn
    let keys = catalogue.steps.flatMap { [$0.main] + $0.companions }
    let settings = catalogue.names.compactMap { catalogue[$0] }.flatMap(\.words.vocabulary) + keys
    var count = 0
    for setting in settings {
      guard let (least, most) = try declaredLimits(of: setting) else { continue }
      count += 1
      #expect(isTaken(least, as: setting), "\(setting.name): \(least)")
      #expect(!isTaken(least - 1, as: setting), "\(setting.name): one below \(least)")
      // Numbers far from zero have no neighbours among those of JSON.
      guard let most, most < 0x1p53 else { continue }
      #expect(isTaken(most, as: setting), "\(setting.name): \(most)")
      #expect(!isTaken(most + 1, as: setting), "\(setting.name): one above \(most)")
    }
    #expect(count > 100)
  }
}
