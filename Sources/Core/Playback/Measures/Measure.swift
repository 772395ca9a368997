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

extension Measure: Hashable {
  package static func == (one: Measure, other: Measure) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A measure that a world derives from its census, tick by tick.
package struct CensusMeasure: Sendable {
  package let name: String
  /// One line of description, without a full stop.
  package let help: String
  /// The label of an axis.
  let title: LocalizedText
  /// Returns the value after a tick; nil as long as there is none.
  ///
  /// It receives the value so far, the tick, and the census before and after it; before the first
  /// tick both are the same.
  package let value:
    @Sendable (_ soFar: Int?, _ tick: Int, _ before: [UInt128], _ now: [UInt128]) -> Int?

  package init(
    _ name: String, _ help: String, title: LocalizedText,
    _ value: @escaping @Sendable (Int?, Int, [UInt128], [UInt128]) -> Int?
  ) {
    self.name = name
    self.help = help
    self.title = title
    self.value = value
  }
}

extension Measure {
  /// The measure that is equal for runs that look alike; nil if no extra has it.
  package static func likeness(in extras: [any Extra]) -> Measure? {
    extras.adding((any CellMeasures).self).first.map { Measure(of: $0.likeness) }
  }

  /// The measures of a world's runs, in the order of tables.
  package static func all(of kind: any WorldKind, with extras: [any Extra]) -> [Measure] {
    var all = ofEveryRun
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
  }

  /// True if tables have it by default; slower measures must be requested.
  package var isUsual: Bool {
    if case .cells(let measure) = kind { measure.isUsual } else { true }
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
    guard case .repetition(let number) = kind else { return nil }
    return repetition.map { .whole(Int128(number($0))) }
  }

  /// True if it depends on the tick from which a run repeats.
  package var isOfRest: Bool {
    if case .repetition = kind { true } else { false }
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
    case .own: (name, help, name, true)
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
    guard case .census(let column, _) = kind else { return label.text(language) }
    let count = subject.census.first { $0.name == column }
    return label.text(language, ["name": count?.name(in: language) ?? column])
  }
}
