internal import TerrariumBasics
package import TerrariumPlayback
package import TerrariumVocabulary

/// The JSON Schema of scenarios, for completion and checks in editors.
package enum ScenarioSchema {
  package static func text(of catalogue: Catalogue) -> String {
    let worlds = catalogue.worlds
    let choices = worlds.map { JSON.quoted($0.name) }.joined(separator: ", ")
    return """
      {
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "Terrarium scenario",
      "type": "object",
      "required": ["world"],
      "properties": {
        "world": {"description": "what is simulated", "enum": [\(choices)]}
      },
      "allOf": [
      \(worlds.map { rule(of: $0) }.joined(separator: ",\n"))
      ]
      }

      """
  }

  /// The rule of the schema for scenarios of a world.
  private static func rule(of world: any WorldKind) -> String {
    let settings = world.words.vocabulary.map { "    \(property($0, in: world))" }
    return """
        {"if": {"properties": {"world": {"const": \(JSON.quoted(world.name))}}}, "then": {
          "description": \(JSON.quoted(world.words.summary)),
          \(alone(world.words.vocabulary.map(\.name) + ["steps"], in: world)),
          "properties": {
            "world": true,
            "\(Recipe.key)": {"description": "made from a picture; the version", "enum": [\(Recipe.versionsRead.joined(separator: ", "))]},
        \(settings.joined(separator: ",\n    ")),
            "steps": {"description": "what the film does, in order", "type": "array", "items": \
      {"oneOf": [
        \(steps(of: world).map { "      \($0)" }.joined(separator: ",\n  "))
            ]}}
          }
        }}
      """
  }

  /// The rule that forbids all keys but some settings, and pairs of these that exclude each other.
  private static func alone(_ names: [String], in world: any WorldKind) -> String {
    let pairs = world.words.exclusions.filter { names.contains($0) && names.contains($1) }
    let refused = pairs.map { #"{"required": ["\#($0)", "\#($1)"]}"# }
    return #""additionalProperties": false"#
      + (refused.isEmpty ? "" : #", "not": {"anyOf": [\#(refused.joined(separator: ", "))]}"#)
  }

  private static func property(_ setting: any SettingDeclaration, in world: any WorldKind) -> String
  {
    let schema = withTextOfFile(values(of: setting, in: world), for: setting)
    let fallback = world.words.fallback(of: setting)
    let ending = fallback.map { " (\($0))" } ?? ""
    return "\(JSON.quoted(setting.name)): \(schema.described(as: setting.help + ending))"
  }

  /// The values that a setting takes in a world.
  private static func values(of setting: any SettingDeclaration, in world: any WorldKind) -> String
  {
    let choices = world.choices(of: setting)
    guard choices != setting.choices else { return setting.schema }
    if setting.name == Setting.frames.name { return FrameCount.numbers.schema }
    return #"{"enum": [\#(choices.map(JSON.quoted).joined(separator: ", "))]}"#
  }

  /// The schema of a setting's values, and if it takes files, of their texts.
  package static func withTextOfFile(
    _ schema: String, for setting: any SettingDeclaration
  ) -> String {
    setting.takesFiles ? #"{"oneOf": [\#(schema), \#(textOfFile)]}"# : schema
  }

  /// The text or the hash of a file with its name, as recipes have it.
  private static let textOfFile =
    #"{"type": "object", "required": ["file"], "minProperties": 2, "maxProperties": 2, "#
    + #""additionalProperties": false, "properties": {"file": {"type": "string"}, "#
    + #""text": {"type": "string"}, "sha256": {"type": "string", "pattern": "^[0-9a-fA-F]{64}$"}}}"#

  private static func steps(of world: any WorldKind) -> [String] {
    let alone = world.script.filter(\.isValueOptional).map { JSON.quoted($0.name) }
    let words = #"{"enum": [\#(alone.joined(separator: ", "))]}"#
    return [words] + world.script.map { step($0, in: world) }
  }

  private static func step(_ kind: StepKind, in world: any WorldKind) -> String {
    var schema = kind.name == "set" ? changes(of: world) : kind.main.schema
    if kind.isValueOptional { schema = #"{"oneOf": [\#(schema), {"type": "null"}]}"# }
    let main = "\(JSON.quoted(kind.name)): \(schema.described(as: kind.main.help))"
    let keys = [main] + kind.companions.map(property)
    let needed = ([kind.name] + kind.needed).map(JSON.quoted).joined(separator: ", ")
    return #"{"type": "object", "required": [\#(needed)], "#
      + #""additionalProperties": false, "properties": {\#(keys.joined(separator: ", "))}}"#
  }

  private static func property(_ key: any SettingDeclaration) -> String {
    "\(JSON.quoted(key.name)): \(key.schema.described(as: key.help))"
  }

  private static func changes(of world: any WorldKind) -> String {
    let names = world.changeable.map(\.name)
    let settings = world.words.vocabulary.filter { names.contains($0.name) }
    let properties = settings.map { "\(JSON.quoted($0.name)): \(values(of: $0, in: world))" }
    return #"{"type": "object", "minProperties": 1, \#(alone(names, in: world)), "properties": {"#
      + properties.joined(separator: ", ") + "}}"
  }
}

extension String {
  fileprivate func described(as help: String) -> String {
    "{\"description\": \(JSON.quoted(help)), \(dropFirst())"
  }
}
