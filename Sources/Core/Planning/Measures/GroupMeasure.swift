package import TerrariumBasics
package import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

/// A statistic of a measure over runs that differ only in what is not shown, such as their seeds.
package struct GroupMeasure: Hashable, Sendable {
  package let statistic: RunStatistic
  package let measure: Measure
  /// The name of its column.
  package let name: String

  /// The label of an axis.
  func title(of subject: Subject, in language: Language) -> String {
    let title = measure.title(of: subject, in: language)
    switch statistic {
    case .mean, .share: return title
    case .median: return LocalizedText.median.text(language, ["name": title])
    case .spread: return LocalizedText.spread.text(language, ["name": title])
    }
  }
}

extension LocalizedText {
  fileprivate static let median = LocalizedText(
    en: "{name}, median", ru: "{name}, медиана", es: "{name}, mediana")
  fileprivate static let spread = LocalizedText(
    en: "{name}, standard deviation", ru: "{name}, стандартное отклонение",
    es: "{name}, desviación típica")
}

extension SettingsReader {
  /// The measure of groups that a setting names: a measure, of which the mean is meant, a share, or
  /// a statistic such as `median(ticks)`; nil if it is wrong, which is recorded.
  mutating func groupMeasure(
    _ text: String, among all: [Measure], or others: [String] = [], for setting: String
  ) -> GroupMeasure? {
    let statistics: [RunStatistic] = [.mean, .median, .spread]
    let statistic = statistics.first { text.hasPrefix($0.rawValue + "(") && text.hasSuffix(")") }
    let name =
      statistic.map { String(text.dropFirst($0.rawValue.count + 1).dropLast()).trimmed } ?? text
    guard let measure = measure(name, among: all, or: others, for: setting) else { return nil }
    return GroupMeasure(
      statistic: statistic ?? (measure.isShare ? .share : .mean), measure: measure,
      name: statistic.map { "\($0.rawValue)(\(measure.name))" } ?? measure.name)
  }
}

/// Collects the runs of a table with a row for each group.
package struct RunGroups: Sendable {
  private struct Group: Sendable {
    let values: [String]
    var count = 0
    var numbers: [[Double]]
  }

  private let measures: [GroupMeasure]
  /// The place of the seed among the varying settings, which groups do not have.
  private let seed: Int?
  private var groups: [Group] = []
  private var places: [[String]: Int] = [:]

  package init(_ measures: [GroupMeasure], varied: [String]) {
    self.measures = measures
    seed = varied.firstIndex(of: Setting.seed.name)
  }

  /// The columns before those of measures, of all varying settings' columns.
  package func columns<Column>(_ columns: [Column]) -> [Column] {
    columns.indices.filter { $0 != seed }.map { columns[$0] }
  }

  /// Adds a run: the values of its varying settings, and the numbers of the measures.
  package mutating func add(_ values: [String], _ numbers: some Sequence<Double?>) {
    let own = columns(values)
    let place = places[own] ?? groups.count
    if place == groups.count {
      places[own] = place
      groups.append(Group(values: own, numbers: measures.map { _ in [] }))
    }
    groups[place].count += 1
    for (column, number) in numbers.enumerated() {
      if let number { groups[place].numbers[column].append(number) }
    }
  }

  /// The names of the columns of numbers: of the number of runs, and of each measure with the ends
  /// of its interval.
  package var names: [String] {
    ["runs"] + measures.flatMap { ["\($0.name)", "\($0.name)-low", "\($0.name)-high"] }
  }

  /// The rows: the values of settings, and the numbers.
  package var rows: [(values: [String], numbers: [MeasureValue?])] {
    groups.map { group in
      let numbers = zip(measures, group.numbers).flatMap { measure, numbers in
        let estimate = measure.statistic.estimate(from: numbers)
        return [estimate?.value, estimate?.least, estimate?.most].map { $0.map(MeasureValue.real) }
      }
      return (group.values, [.whole(Int128(group.count))] + numbers)
    }
  }
}
