internal import TerrariumBasics
package import TerrariumPlayback
internal import TerrariumVocabulary

/// Marks work that is planned and not done, so that no run is played to be measured.
package struct DryRun: Sendable {
  package init() {}
}

/// The runs that a table or a sheet shows, and their order.
package struct RunChoice: Hashable, Sendable {
  /// The measure by which runs are sorted; nil for the order of variants.
  package let key: Measure?
  package let isDownwards: Bool
  /// The measure by which only the first of runs that look alike is shown; nil to show all.
  private let likeness: Measure?
  package let top: Int?
  /// The condition on the shown runs, as a measure that is 1 if they meet it.
  package let condition: Measure?

  /// The measures that decide the choice; without any, it is the first runs.
  package var measures: [Measure] {
    [key, likeness, condition].compactMap(\.self)
  }

  /// True to show only the first of runs that look alike.
  var isDistinct: Bool { likeness != nil }

  /// Reads the choice from the settings, given the available measures; nil if there is none, or if
  /// a fault was recorded.
  init?(from reader: inout SettingsReader, among all: [Measure]) {
    guard
      reader.isGiven(.sort) || reader.isGiven(.top) || reader.isGiven(.where)
        || reader.isSet(named: Setting.distinct.name)
    else { return nil }
    condition = reader.value(.where).flatMap {
      reader.share(of: $0, among: all, for: Setting.where.name)
    }
    if condition == nil, reader.isGiven(.where) { return nil }
    let text = reader.value(.sort)
    if text == nil, reader.isGiven(.sort) { return nil }
    top = reader.value(.top)
    if top == nil, reader.isGiven(.top) { return nil }
    isDownwards = text?.hasPrefix("-") ?? false
    let isDistinct = reader.value(.distinct) ?? false
    likeness = isDistinct ? reader.likeness(among: all) : nil
    if isDistinct, likeness == nil { return nil }
    key = text.flatMap { text in
      reader.measure(text.hasPrefix("-") ? String(text.dropFirst()) : text, among: all, for: "sort")
    }
    if text != nil, key == nil { return nil }
  }
}

extension SettingsReader {
  /// The measure of runs that look alike; nil if there is none, which is recorded.
  fileprivate mutating func likeness(among all: [Measure]) -> Measure? {
    let likeness = Measure.likeness(in: extras)
    if let likeness, all.contains(where: \.isOfCells) { return likeness }
    let fault =
      likeness == nil
      ? "distinct needs measures of cells, and this program has none"
      : "distinct compares cells, and \(world.name) has none"
    refuse(.said(fault, "leave it out"), for: "distinct")
    return nil
  }
}

/// Collects runs in the order of a choice, and keeps no more than are shown.
///
/// Equal runs keep the order of variants, and runs without a value come last.
package struct ChosenRuns<Row: Sendable>: Sendable {
  private struct Entry: Sendable {
    let key: Double?
    let likeness: Double?
    let number: Int
    let row: Row
  }

  private let choice: RunChoice
  private var entries: [Entry] = []
  /// The number of entries at which those not shown are dropped.
  private var room = 1024

  package init(_ choice: RunChoice) { self.choice = choice }

  /// Adds a run by its number and the values of the choice's measures.
  package mutating func add(_ number: Int, _ values: [Double?], _ row: Row) {
    if choice.condition != nil, values.last != 1 { return }
    entries.append(
      Entry(
        key: choice.key == nil ? nil : values[0],
        likeness: choice.isDistinct ? values[choice.key == nil ? 0 : 1] : nil, number: number,
        row: row))
    guard choice.isDistinct || choice.top != nil, entries.count >= room else { return }
    cut()
    room = 2 * entries.count + 1024
  }

  package mutating func rows() -> [Row] {
    cut()
    return entries.map(\.row)
  }

  /// Drops the runs that are not shown. A dropped run never returns, because its replacement is
  /// only dropped for one before it.
  private mutating func cut() {
    entries.sort(by: stands)
    if choice.isDistinct {
      var seen: Set<Double> = []
      entries = entries.filter { $0.likeness.map { seen.insert($0).inserted } ?? true }
    }
    if let top = choice.top { entries.removeLast(max(0, entries.count - top)) }
  }

  private func stands(_ one: Entry, before other: Entry) -> Bool {
    guard one.key != other.key else { return one.number < other.number }
    guard let key = one.key, let otherKey = other.key else { return one.key != nil }
    return choice.isDownwards ? key > otherKey : key < otherKey
  }
}

extension RunChoice {
  private static let atOnce = 1024

  /// The numbers of the chosen runs in order, with the values by which they are sorted, if any. Each
  /// run is played once and measured. In a dry run, the first runs stand for the chosen ones.
  ///
  /// - Throws: The fault of the first run that cannot be planned or played.
  func runs(
    among count: Int, _ make: @Sendable (Int) throws(Faults) -> Plan
  ) throws(Faults) -> [(number: Int, value: MeasureValue?)] {
    guard !measures.isEmpty, WorkContext.current[DryRun.self] == nil else {
      return (0..<min(count, top ?? count)).map { ($0, nil) }
    }
    var chosen = ChosenRuns<(number: Int, value: MeasureValue?)>(self)
    let pool = WorkerPool(threads: WorkerPool.cores)
    for start in stride(from: 0, to: count, by: Self.atOnce) {
      let size = min(Self.atOnce, count - start)
      let values = try pool.results(size) { place throws(Faults) -> [MeasureValue?] in
        let plan = try make(start + place)
        do throws(Fault) { return try plan.values(of: measures) } catch { throw Faults([error]) }
      }
      for (place, values) in values.enumerated() {
        let value = key == nil ? nil : values[0]
        chosen.add(start + place, values.map { $0?.number }, (start + place, value))
      }
    }
    return chosen.rows()
  }
}
