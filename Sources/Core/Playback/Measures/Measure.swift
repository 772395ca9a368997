package import TerrariumBasics
package import TerrariumPictures
package import TerrariumVocabulary

/// A measure of a whole run: a column of a table with a row for each run.
package struct Measure: Sendable {
  /// The kinds of measures.
  package enum Kind: Sendable {
    case ticks
    /// A number of the run's repetition.
    case repetition(@Sendable (Repetition) -> Int)
    /// A statistic of a census column, by name.
    case census(String, Statistic)
    /// A measure of cells, which an extra adds.
    case cells(CellMeasure)
    /// One of the world's own measures.
    case own(CensusMeasure)
    /// A count that the world keeps.
    case counted(WorldCount)
    /// The tick at which the world has settled.
    case settled
    /// The number of objects at the last frame.
    case objects
    /// 1 for runs that meet a condition on other measures, else 0.
    case share(Condition, of: [Measure])
  }

  /// A statistic of a census column over the frames.
  package enum Statistic: String, CaseIterable, Sendable {
    case first, last, least, most, mean
  }

  package let name: String
  /// One line of description, without a full stop.
  fileprivate let help: String
  /// The label of an axis, in which `{name}` is the census column; nil for the name.
  private let label: LocalizedText?
  package let kind: Kind

  private init(_ name: String, _ help: String, _ label: LocalizedText?, _ kind: Kind) {
    self.name = name
    self.help = help
    self.label = label
    self.kind = kind
  }

  private init(of measure: CellMeasure) {
    self.init(measure.name, measure.help, measure.title, .cells(measure))
  }
}

extension Measure {
  /// The measure of a condition, given the measures of its names.
  package init(share condition: Condition, of measures: [Measure]) {
    let text = condition.text
    self.init(
      "share(\(text))", "the share of runs with \(text)",
      LocalizedText(
        en: "share of runs with {name}", ru: "доля прогонов, где {name}",
        es: "proporción de pasadas con {name}"), .share(condition, of: measures))
  }

  package var isShare: Bool { if case .share = kind { true } else { false } }

  /// The measures that must be taken for it.
  package var parts: [Measure] {
    if case .share(_, let measures) = kind { measures } else { [self] }
  }

  /// Its value, given those of its parts.
  package func value(from values: [MeasureValue?]) -> MeasureValue? {
    guard case .share(let condition, _) = kind else { return values[0] }
    let known = Dictionary(
      zip(condition.names, values), uniquingKeysWith: { first, _ in first })
    return .whole(condition.holds { (known[$0] ?? nil)?.number } ? 1 : 0)
  }
}

extension Measure: Hashable {
  package static func == (one: Measure, other: Measure) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Measure {
  /// The measure that is equal for runs that look alike; nil if no extra has it.
  package static func likeness(in extras: [any Extra]) -> Measure? {
    extras.adding((any CellMeasures).self).first.map { Measure(of: $0.likeness) }
  }

  /// The measures of a world's runs, in the order of tables.
  package static func all(of kind: any WorldKind, with extras: [any Extra]) -> [Measure] {
    var all = ofEveryRun + (kind.mayRest || kind.hasCells ? [.settled] : [])
    if kind.hasObjects { all.append(.objects) }
    for column in kind.subject.census.map(\.name) {
      all += Statistic.allCases.map { statistic in
        let (help, label) = statistic.words
        return Measure("\(statistic.rawValue)-\(column)", help, label, .census(column, statistic))
      }
    }
    if kind.hasCells {
      all += extras.adding((any CellMeasures).self).flatMap(\.measures)
        .filter { kind.canFlip || !$0.needs.contains(.twin) }.map { Measure(of: $0) }
    }
    return all + kind.ownMeasures.map { Measure($0.name, $0.help, $0.title, .own($0)) }
      + kind.ownCounts.map { Measure($0.name, $0.help, $0.title, .counted($0)) }
  }

  /// True if tables have it by default; slower measures must be requested.
  package var isUsual: Bool {
    switch kind {
    case .cells(let measure): measure.isUsual
    case .own(let measure): measure.isUsual
    case .settled, .objects, .counted: false
    default: true
    }
  }

  /// True if it is of cells.
  package var isOfCells: Bool {
    if case .cells = kind { true } else { false }
  }

  /// True if it needs something of a run besides the cells at its last frame.
  package func needs(_ need: CellMeasure.Need) -> Bool {
    if case .cells(let measure) = kind { measure.needs.contains(need) } else { false }
  }

  /// The value of a measure of repetition; nil if the run does not repeat, and for other measures.
  package func value(of repetition: Repetition?) -> MeasureValue? {
    switch kind {
    case .repetition(let number): repetition.map { .whole(Int128(number($0))) }
    case .settled: repetition.map { .whole(Int128($0.rest)) }
    default: nil
    }
  }

  /// The same, of a world that may have settled without repeating.
  package func value(of settling: Settling) -> MeasureValue? {
    isSettling ? settling.tick.map { .whole(Int128($0)) } : value(of: settling.repetition)
  }

  package var isOfObjects: Bool { if case .objects = kind { true } else { false } }

  package var isSettling: Bool { if case .settled = kind { true } else { false } }

  /// True if it depends on the tick from which a run repeats.
  package var isOfRest: Bool {
    switch kind {
    case .repetition, .settled: true
    default: false
    }
  }
}

extension Measure {
  /// The measures that every run has.
  private static let ofEveryRun = [
    Measure(
      "ticks", "the tick of the last frame",
      LocalizedText(en: "ticks", ru: "такты", es: "pasos"), .ticks),
    Measure(
      "rest", "the first tick whose state returns; empty if that does not happen by the last tick",
      LocalizedText(
        en: "tick at which it rests", ru: "такт, с которого всё повторяется",
        es: "paso desde el que todo se repite"), .repetition { $0.rest }),
    Measure(
      "period", "the smallest number of ticks until the state returns",
      LocalizedText(en: "period in ticks", ru: "период в тактах", es: "periodo en pasos"),
      .repetition { $0.period }),
    Measure(
      "dx", "how far the cells move to the right in a period",
      LocalizedText(
        en: "cells to the right in a period", ru: "клеток вправо за период",
        es: "celdas a la derecha por periodo"), .repetition { $0.move.x }),
    Measure(
      "dy", "how far the cells move down in a period",
      LocalizedText(
        en: "cells down in a period", ru: "клеток вниз за период", es: "celdas abajo por periodo"),
      .repetition { $0.move.y }),
  ]
}

extension Measure {
  private static let settled = Measure(
    Condition.settled,
    "the first tick from which all parts repeat, or fly on without meeting; empty if there is none",
    LocalizedText(
      en: "tick at which it has settled", ru: "такт, с которого всё успокоилось",
      es: "paso en que se estabiliza"), .settled)
}

extension Measure {
  private static let objects = Measure(
    "objects", "the number of objects at the last frame; empty if they have not settled",
    LocalizedText(en: "objects", ru: "объекты", es: "objetos"), .objects)
}

extension Measure.Statistic {
  /// Its line of description, and the label of an axis with the name of a column.
  fileprivate var words: (help: String, label: LocalizedText) {
    switch self {
    case .first:
      (
        "a column of the census at the first frame, such as first-alive",
        LocalizedText(en: "{name} at the start", ru: "{name}, в начале", es: "{name} al principio")
      )
    case .last:
      (
        "a column of the census at the last frame, such as last-alive",
        LocalizedText(en: "{name} at the end", ru: "{name}, в конце", es: "{name} al final")
      )
    case .least:
      (
        "the smallest value of a column of the census over the frames",
        LocalizedText(en: "{name}, least", ru: "{name}, минимум", es: "{name}, mínimo")
      )
    case .most:
      (
        "the largest value of a column of the census over the frames",
        LocalizedText(en: "{name}, most", ru: "{name}, максимум", es: "{name}, máximo")
      )
    case .mean:
      (
        "the mean of a column of the census over the frames",
        LocalizedText(en: "{name}, mean", ru: "{name}, среднее", es: "{name}, media")
      )
    }
  }
}

/// A row of the list of measures; those of all census columns share one.
package struct MeasureRow: Sendable {
  /// The name, or `last-COLUMN` for a measure of each column.
  package let name: String
  package let help: String
  package let worlds: [any WorldKind]
  /// A valid name in a table.
  package let example: String
}

extension Catalogue {
  /// The measures of all worlds, in the order of tables.
  package var measures: [MeasureRow] {
    let rows = worlds.map { ($0, Measure.all(of: $0, with: extras).map(\.row)) }
    // Those of single worlds come last.
    let common = rows.flatMap(\.1).filter { !$0.isOwn } + rows.flatMap(\.1).filter(\.isOwn)
    var seen: Set<String> = []
    return common.filter { seen.insert($0.name).inserted }.map { row in
      let having = rows.filter { $0.1.contains { $0.name == row.name } }.map(\.0)
      return MeasureRow(name: row.name, help: row.help, worlds: having, example: row.example)
    }
  }
}

extension Measure {
  fileprivate var row: (name: String, help: String, example: String, isOwn: Bool) {
    switch kind {
    case .census(_, let statistic): ("\(statistic.rawValue)-COLUMN", help, name, false)
    case .own, .counted: (name, help, name, true)
    default: (name, help, name, false)
    }
  }
}

/// A value of a measure.
package enum MeasureValue: Hashable, Sendable {
  case whole(Int128)
  case real(Double)

  /// The value as text: a fraction is the shortest decimal that is read as the same number.
  package var text: String {
    switch self {
    case .whole(let number): String(number)
    case .real(let number): number.written
    }
  }

  /// A number to sort by.
  package var number: Double {
    switch self {
    case .whole(let number): Double(number)
    case .real(let number): number
    }
  }
}

extension Measure {
  /// The label of an axis: the column's name in pictures, and the statistic.
  package func title(of subject: Subject, in language: Language) -> String {
    guard let label else { return name }
    if case .share(let condition, _) = kind {
      return label.text(language, ["name": condition.text])
    }
    guard case .census(let column, _) = kind else { return label.text(language) }
    let count = subject.census.first { $0.name == column }
    return label.text(language, ["name": count?.name(in: language) ?? column])
  }
}
