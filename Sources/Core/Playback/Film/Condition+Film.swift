internal import TerrariumPictures
internal import TerrariumBasics
package import TerrariumVocabulary

extension Condition {
  /// The names in conditions of every film: its tick, and whether it has settled.
  package static let (tick, settled) = ("tick", "settled")

  /// The problem with its names in films of a world; nil if there is none.
  package func problem(inFilmsOf kind: any WorldKind) -> Problem? {
    let numbers = [Self.tick] + kind.subject.census.map(\.name)
    return problem(in: kind.name, numbers: numbers, others: [Self.settled])
  }

  /// The problem with its names as measures of runs; nil if there is none.
  package func problem(among all: [Measure], of world: String) -> Problem? {
    let numbers = all.filter { !$0.mayLack }.map(\.name)
    let last = [Self.tick] + numbers.compactMap { Measure.column(ofLast: $0) }
    return problem(in: world, numbers: last + numbers, others: all.filter(\.mayLack).map(\.name))
  }

  /// The problem with its names in a world: unknown ones, and numbers that it has in any case and
  /// that stand alone. `others` may be missing.
  package func problem(
    in world: String, numbers: [String], others: [String]
  ) -> Problem? {
    let known = others + numbers
    if let name = names.first(where: { !known.contains($0) }) {
      let nearest = NearestMatch.of(name, in: known)
      return .said(
        "\(world) has no number '\(name)'",
        nearest.map { "did you mean '\($0)'?" } ?? "there are \(known.joined(separator: ", "))")
    }
    if let name = bareNames.first(where: numbers.contains) {
      return .said("'\(name)' is a number", "compare it, such as '\(name) > 0'")
    }
    return nil
  }
}

extension Measure {
  /// The measure of a name in conditions: the tick or a column of the census is that of the last
  /// frame.
  package static func named(_ name: String, among all: [Measure]) -> Measure? {
    all.first { $0.name == name }
      ?? all.first { column(ofLast: $0.name) == name || name == Condition.tick && $0.isTicks }
  }

  private var isTicks: Bool { if case .ticks = kind { true } else { false } }

  fileprivate static func column(ofLast name: String) -> String? {
    let prefix = "\(Statistic.last.rawValue)-"
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
  }

  /// True if some runs have no value.
  fileprivate var mayLack: Bool {
    switch kind {
    case .ticks, .census, .counted: false
    case .repetition, .cells, .own, .settled, .objects, .share: true
    }
  }
}
