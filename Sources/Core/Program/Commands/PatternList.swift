internal import TerrariumBasics
package import TerrariumPatterns
internal import TerrariumPlayback

/// Lists patterns of the library as lines, JSON, tables and files.
package enum PatternList {
  /// The patterns grouped by kind and rule.
  private static func groups(
    of entries: [LibraryEntry]
  ) -> [(heading: String, entries: [LibraryEntry])] {
    PatternCategory.allCases.flatMap { category in
      let ofKind = entries.filter { $0.category == category }
      return ofKind.map(\.rule).unique.map { rule in
        let heading = category.heading + (rule == "B3/S23" ? "" : " of \(rule)")
        return (heading, ofKind.filter { $0.rule == rule })
      }
    }
  }

  /// The patterns as lines: names, distinguishing facts and summaries.
  static func text(of entries: [LibraryEntry]) -> String {
    groups(of: entries).map { group in
      let rows = group.entries.map { ["  \($0.name)", brief($0)] + [$0.summary].compactMap { $0 } }
      return "\(group.heading)\n" + TextTable(rows).text
    }.joined(separator: "\n")
  }

  /// A fact or two, abbreviated.
  private static func brief(_ entry: LibraryEntry) -> String {
    let facts = entry.facts
    switch entry.category {
    case .stillLife: return entry.pattern.population.counted("cell")
    case .oscillator, .gun, .growth, .breeder, .replicator:
      return facts.period.map { "period \($0)" } ?? ""
    case .spaceship, .puffer, .rake: return "\(facts.speed ?? ""), period \(facts.period ?? 1)"
    case .methuselah, .predecessor, .fuse, .device:
      return facts.lifespan?.counted("generation") ?? ""
    }
  }
}

extension PatternList {
  /// Tables of all patterns, one for each kind and rule.
  package static func markdown(of entries: [LibraryEntry]) -> String {
    groups(of: entries).map { group in
      let rows = group.entries.map { entry in
        let size = entry.pattern.size
        let found = [entry.author, entry.year.map(String.init)].compactMap { $0 }
        let others = entry.aliases.isEmpty ? "" : " (\(entry.aliases.joined(separator: ", ")))"
        return "| `\(entry.name)`\(others) | \(entry.pattern.population) | "
          + "\(size.columns)×\(size.rows) | \(entry.category == .stillLife ? "" : brief(entry)) | "
          + "\(found.joined(separator: ", ")) |"
      }
      return """
        ### \(group.heading)

        | pattern | cells | box | facts | found by |
        | --- | ---: | --- | --- | --- |
        \(rows.joined(separator: "\n"))

        """
    }.joined(separator: "\n")
  }

  /// A pattern as an RLE file with its facts in comments, ready to save.
  static func file(of entry: LibraryEntry) -> String {
    var comments = ["N \(entry.name)"]
    let found = [entry.author, entry.year.map(String.init)].compactMap { $0 }
    if !found.isEmpty { comments.append("O \(found.joined(separator: ", "))") }
    comments += [entry.summary].compactMap { $0 }.map { "C \($0)" }
    comments.append("C \(entry.category.rawValue)\(facts(of: entry))")
    if let code = entry.apgcode { comments.append("C apgcode \(code)") }
    if !entry.aliases.isEmpty {
      comments.append("C also called \(entry.aliases.joined(separator: ", "))")
    }
    return String(decoding: entry.pattern.rle(rule: entry.rule, comments: comments), as: UTF8.self)
  }

  /// The cells of an apgcode, as a file or as JSON.
  static func file(of code: Apgcode, isJSON: Bool) -> String {
    let names = PatternLibrary.names(ofApgcode: code.text)
    var comments = ["N \(code.text)"]
    if !names.isEmpty { comments.append("C called \(names.joined(separator: ", "))") }
    let rle = code.pattern.rle(rule: "B3/S23", comments: comments)
    let text = String(decoding: rle, as: UTF8.self)
    guard isJSON else { return text }
    let size = code.pattern.size
    let fields: JSON = [
      "apgcode": .text(code.text), "width": .number(size.columns), "height": .number(size.rows),
      "cells": .number(code.pattern.population),
    ]
    return fields.with("names", names.isEmpty ? nil : .texts(names)).with("rle", .text(text))
      .written()
  }

  private static func facts(of entry: LibraryEntry) -> String {
    let facts = entry.facts
    var words: [String] = []
    if let period = facts.period, period > 1 { words.append("period \(period)") }
    if let moves = facts.moves { words.append("moves \(moves.x),\(moves.y)") }
    if let speed = facts.speed { words.append("speed \(speed)") }
    if let grows = facts.grows {
      let every = facts.every.map { " in \($0.counted("generation"))" } ?? ""
      words.append("grows by \(grows.counted("cell"))\(every)")
    }
    if let after = facts.after { words.append("from generation \(after) on") }
    if let lifespan = facts.lifespan { words.append("rests at generation \(lifespan)") }
    if let population = facts.population { words.append("with \(population.counted("cell"))") }
    return words.isEmpty ? "" : ": " + words.joined(separator: ", ")
  }

  /// Patterns as JSON, followed by rows of other lists.
  static func json(
    of entries: [LibraryEntry], _ rules: LibraryRules, and others: [String]
  ) -> String {
    JSON.lines(entries.map { object($0, rules).written() } + others)
  }

  static func object(_ entry: LibraryEntry, _ rules: LibraryRules) -> JSON {
    let facts = entry.facts
    let base: JSON = [
      "name": .text(entry.name), "category": .text(entry.category.rawValue),
      "rule": .text(entry.rule), "states": .number(rules.of(entry).states),
      "width": .number(entry.pattern.size.columns),
      "height": .number(entry.pattern.size.rows), "cells": .number(entry.pattern.population),
    ]
    return
      base.with("summary", entry.summary?.json).with("apgcode", entry.apgcode?.json)
      .with("aliases", entry.aliases.isEmpty ? nil : .texts(entry.aliases))
      .with("author", entry.author?.json).with("year", entry.year?.json)
      .with("period", facts.period?.json)
      .with("moves", facts.moves.map { [$0.x.json, $0.y.json] }).with("speed", facts.speed?.json)
      .with("grows", facts.grows?.json).with("every", facts.every?.json)
      .with("after", facts.after?.json).with("lifespan", facts.lifespan?.json)
      .with("population", facts.population?.json).with("copies", facts.copies?.json)
      .with("rle", entry.pattern.rleBody.json)
  }
}

extension PatternCategory {
  /// The category's plural name.
  var heading: String {
    switch self {
    case .stillLife: "Still lifes"
    case .oscillator: "Oscillators"
    case .spaceship: "Spaceships"
    case .gun: "Guns"
    case .puffer: "Puffers"
    case .rake: "Rakes"
    case .breeder: "Breeders"
    case .growth: "Endless growth"
    case .methuselah: "Methuselahs"
    case .predecessor: "Predecessors"
    case .fuse: "Fuses"
    case .replicator: "Replicators"
    case .device: "Devices"
    }
  }
}
