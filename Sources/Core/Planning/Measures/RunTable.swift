internal import TerrariumRendering
package import TerrariumPlayback
internal import TerrariumVocabulary

/// A table with a row for each run and its measures, or for each kind of object in all runs.
package struct RunTable: Hashable, Sendable {
  /// The measures of a row, in the order of its columns.
  package let measures: [Measure]
  /// The statistics of the measures, if it has a row for each group of runs.
  package private(set) var groups: [GroupMeasure]?
  /// True if it has a row for each kind of object.
  package private(set) var isOfObjects = false
  /// The most kinds of objects; nil for all.
  package private(set) var top: Int?

  package var mostShown: Int { top ?? 24 }

  /// Reads the requested table from the settings; nil for tables with a row for each frame, or if a
  /// fault was recorded.
  ///
  /// - Parameters:
  ///   - reader: The settings.
  ///   - all: The available measures.
  ///   - isBesidePage: True if an explorable page shows measures of the same runs.
  init?(from reader: inout SettingsReader, among all: [Measure], isBesidePage: Bool = false) {
    let rows = reader.value(.rows)
    if rows == .objects {
      isOfObjects = true
      measures = []
      top = reader.value(.top)
      reader.refuse(.measures, without: "rows: runs")
      reader.refuse(.sort, without: "rows: runs")
      reader.refuse(.distinct, without: "rows: runs")
      reader.refuse(.where, without: "rows: runs")
      if reader.value(.chartStyle)?.ofRuns != nil {
        reader.refuse(.excludes("chart-style", "rows: objects"), for: "chart-style")
      }
      return
    }
    if rows == .groups {
      guard reader.isGiven(.measures) else {
        reader.refuse(
          .said("rows: groups needs measures", "give some, such as measures: median(ticks)"),
          for: Setting.rows.name)
        return nil
      }
      reader.refuse(.sort, without: "rows: runs")
      reader.refuse(.top, without: "rows: runs")
      let names = reader.value(.measures) ?? []
      let groups = names.compactMap { reader.groupMeasure($0, among: all, for: "measures") }
      guard groups.count == names.count, !groups.isEmpty else { return nil }
      for (place, name) in groups.map(\.name).enumerated()
      where groups[..<place].contains(where: { $0.name == name }) {
        reader.refuse(.given(twice: "measure \(name)"), for: "measures")
        return nil
      }
      measures = groups.map(\.measure)
      self.groups = groups
      return
    }
    guard rows == .runs else {
      if rows == .frames {
        if isBesidePage
          || [Setting.sort.name, Setting.top.name, Setting.distinct.name, Setting.where.name]
            .contains(where: reader.isSet)
        {
          _ = Self.measures(from: &reader, among: all)
        } else {
          reader.refuse(.measures, without: "rows: runs")
        }
      }
      return nil
    }
    guard let measures = Self.measures(from: &reader, among: all) else { return nil }
    self.measures = measures
  }

  /// The requested measures, or the default ones; nil if a fault was recorded.
  static func measures(from reader: inout SettingsReader, among all: [Measure]) -> [Measure]? {
    guard reader.isGiven(.measures) else { return all.filter(\.isUsual) }
    guard let names = reader.value(.measures) else { return nil }
    var measures: [Measure] = []
    for name in names {
      guard let measure = reader.measure(name, among: all, for: "measures") else { return nil }
      guard !measures.contains(measure) else {
        reader.refuse(.given(twice: "measure \(name)"), for: "measures")
        return nil
      }
      measures.append(measure)
    }
    return measures
  }
}

extension Scenario {
  /// The measures that all runs have; census columns may follow from a varying rule. Empty if no
  /// setting can name a measure, because it would require reading rules and patterns.
  func measures(varied: [Variation]) -> [Measure] {
    let asking = [
      Setting.rows.name, Setting.measures.name, Setting.sort.name, Setting.distinct.name,
      Setting.where.name, Setting.chartStyle.name,
    ]
    guard asking.contains(where: { written[$0] != nil }) else { return [] }
    let common = Set(world.words.commonVocabulary.map(\.name))
    let own = varied.filter { !common.contains($0.name) }
    let base = self.varied(by: varied.filter { common.contains($0.name) }, number: 0)
    var shared: [Measure]?
    for number in SheetValues.samples(of: own) {
      var reader = base.varied(by: own, number: number).reader
      let kind = world.resolved(by: &reader)
      // Faults of a value are reported when its run is planned.
      guard reader.faults.list.isEmpty else { continue }
      let all = Measure.all(of: kind, with: catalogue.extras)
      shared = shared?.filter(Set(all).contains) ?? all
    }
    return shared ?? Measure.all(of: world, with: catalogue.extras)
  }
}

extension SettingsReader {
  /// The measure named by a setting; nil if there is none, which is recorded. `others` are other
  /// names that may have been meant.
  mutating func measure(
    _ name: String, among all: [Measure], or others: [String] = [], for setting: String
  ) -> Measure? {
    if let measure = all.first(where: { $0.name == name }) { return measure }
    if name.hasPrefix("share("), name.hasSuffix(")") {
      let text = name.dropFirst("share(".count).dropLast()
      do throws(Refusal) {
        let condition = try ValueType.condition.read(Node(made: String(text)))
        return share(of: condition, among: all, for: setting)
      } catch {
        if case .problem(let problem, _) = error { refuse(problem, for: setting) }
        return nil
      }
    }
    let names = all.map(\.name) + others
    let advice =
      NearestMatch.of(name, in: names).map { "did you mean '\($0)'?" }
      ?? "the measures are \(names.joined(separator: ", "))"
    refuse(.said("\(world.name) has no measure '\(name)'", advice), for: setting)
    return nil
  }

  /// The measure of a condition on other measures; nil if a name in it is wrong, which is recorded.
  mutating func share(
    of condition: Condition, among all: [Measure], for setting: String
  ) -> Measure? {
    if let problem = condition.problem(among: all, of: world.name) {
      refuse(problem, for: setting)
      return nil
    }
    return Measure(
      share: condition, of: condition.names.compactMap { Measure.named($0, among: all) })
  }

  /// Rejects settings for many runs if each film is one run, naming the setting that is missing.
  mutating func refuseTableSettings(without needed: String) {
    if isGiven(.rows), let rows = value(.rows), rows != .frames {
      refuse(.needs("rows: \(rows.rawValue)", needed), for: "rows")
    }
    refuse(.measures, without: "\(needed) and rows: runs")
    refuse(.sort, without: needed)
    refuse(.distinct, without: needed)
    refuse(.where, without: needed)
    refuse(.top, without: needed)
    if let kind = value(.chartStyle)?.ofRuns {
      refuse(.needs("chart-style: \(kind.rawValue)", needed), for: "chart-style")
    } else {
      refuseGraphSettings("\(needed) and chart-style: histogram, scatter or heat")
    }
  }
}
