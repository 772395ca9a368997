internal import TerrariumBasics
package import TerrariumPlayback
package import TerrariumVocabulary

/// The vocabulary as tables for a document, generated from the declarations.
package struct ScenarioTables {
  private let catalogue: Catalogue

  package init(of catalogue: Catalogue) { self.catalogue = catalogue }

  /// All settings, one row each: those of every world, then each world's own.
  package var settings: String {
    let rows = catalogue.vocabulary.map { setting in
      [
        "`\(setting.name)`" + catalogue.ending(for: catalogue.having(setting: setting.name)),
        value(setting),
        catalogue.worlds.defaults(of: setting), setting.help,
      ]
    }
    return table(["key", "value", "default", "meaning"], rows)
  }

  /// All steps, one row each: those of every world, then the others. Required keys are bold.
  package var steps: String {
    let rows = catalogue.steps.map { kind in
      let keys = kind.companions.map { key in
        kind.needed.contains(key.name) ? "**`\(key.name)`**" : "`\(key.name)`"
      }
      return [
        "`\(kind.name)`" + catalogue.ending(for: catalogue.having(step: kind.name)),
        value(kind.main) + (kind.isValueOptional ? " or none" : ""),
        keys.joined(separator: " "), kind.main.help,
      ]
    }
    return table(["step", "value", "beside it", "does"], rows)
  }

  package var measures: String {
    let rows = catalogue.measures.map {
      ["`\($0.name)`" + catalogue.ending(for: $0.worlds), $0.help]
    }
    return table(["measure", "value"], rows)
  }

  private func value(_ setting: any SettingDeclaration) -> String {
    let words = setting.choices.map { "`\($0)`" }
    if words.isEmpty { return "`\(setting.placeholder)`" }
    // Words are listed with other kinds of values, such as `random` with numbers.
    let isMixed = setting.schema.contains("\"oneOf\"")
    return isMixed
      ? (["`\(setting.placeholder)`"] + words).joined(separator: " or ")
      : words.joined(separator: " ")
  }

  private func table(_ head: [String], _ rows: [[String]]) -> String {
    let rule = head.map { _ in "---" }
    return ([head, rule] + rows).map { cells in
      "| \(cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |\n"
    }.joined()
  }
}

extension Catalogue {
  /// The worlds that have something, in parentheses; empty if all do.
  package func ending(for some: [any WorldKind]) -> String {
    some.count == worlds.count ? "" : " (\(some.map(\.name).joined(separator: ", ")))"
  }
}

extension [any WorldKind] {
  /// The default of a setting: that of its only world, or the general one and the worlds'
  /// exceptions.
  package func defaults(of setting: any SettingDeclaration) -> String {
    let own = compactMap { world in
      world.words.defaults[setting.name].map { count == 1 ? $0 : "\($0) (\(world.name))" }
    }
    let common = count == 1 && !own.isEmpty ? nil : setting.fallback
    return ([common].compactMap(\.self) + own).joined(separator: ", ")
  }
}
