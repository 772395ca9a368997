internal import TerrariumBasics
package import TerrariumPlayback
package import TerrariumVocabulary

/// The vocabulary as the tables of a document, made from the same declarations as everything else.
package struct ScenarioTables {
  private let catalogue: Catalogue

  package init(of catalogue: Catalogue) { self.catalogue = catalogue }

  /// Every setting, a row each: those of every world, then each world's own.
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

  /// Every step, a row each: those of every world, then those that not all have. Keys that it needs
  /// are bold.
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

  /// Every measure, a row each.
  package var measures: String {
    let rows = catalogue.measures.map {
      ["`\($0.name)`" + catalogue.ending(for: $0.worlds), $0.help]
    }
    return table(["measure", "value"], rows)
  }

  private func value(_ setting: any SettingDeclaration) -> String {
    let words = setting.choices.map { "`\($0)`" }
    if words.isEmpty { return "`\(setting.placeholder)`" }
    // Where values are of several kinds, words stand beside others, as `random` does beside numbers.
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
  /// The worlds that have something, in parentheses; nothing where all do.
  package func ending(for some: [any WorldKind]) -> String {
    some.count == worlds.count ? "" : " (\(some.map(\.name).joined(separator: ", ")))"
  }
}

extension [any WorldKind] {
  /// The default of a setting: the one of a single world, or that of all and those that some have
  /// in its place.
  package func defaults(of setting: any SettingDeclaration) -> String {
    let own = compactMap { world in
      world.words.defaults[setting.name].map { count == 1 ? $0 : "\($0) (\(world.name))" }
    }
    let common = count == 1 && !own.isEmpty ? nil : setting.fallback
    return ([common].compactMap(\.self) + own).joined(separator: ", ")
  }
}
