internal import TerrariumBasics
package import TerrariumPlayback
internal import TerrariumVocabulary

/// The order of the runs of a table or a sheet, and how many of them it shows.
package struct RunChoice: Hashable, Sendable {
  /// The measure by which runs are sorted; nil for the order of variants.
  package let key: Measure?
  package let isDownwards: Bool
  /// The number of runs that are shown: the first ones.
  package let top: Int?

  /// Reads the choice from the settings, among the measures that runs have; nil if they make none,
  /// or if one is wrong, which is then noted.
  init?(from draft: inout Draft, among all: [Measure]) {
    guard draft.isGiven(.sort) || draft.isGiven(.top) else { return nil }
    let text = draft.value(.sort)
    if text == nil, draft.isGiven(.sort) { return nil }
    top = draft.value(.top)
    if top == nil, draft.isGiven(.top) { return nil }
    isDownwards = text?.hasPrefix("-") ?? false
    key = text.flatMap { text in
      draft.measure(text.hasPrefix("-") ? String(text.dropFirst()) : text, among: all, for: "sort")
    }
    if text != nil, key == nil { return nil }
  }
}

/// Some runs in the order of a choice; no more of them are kept than are shown.
///
/// What is equal keeps the order of variants, and runs without a value come last.
package struct ChosenRuns<Row: Sendable>: Sendable {
  private struct Entry: Sendable {
    let key: Double?
    let number: Int
    let row: Row
  }

  private let choice: RunChoice
  private var entries: [Entry] = []

  package init(_ choice: RunChoice) { self.choice = choice }

  /// Adds a run by its number and the value of the choice's measure.
  package mutating func add(_ number: Int, key: Double?, _ row: Row) {
    entries.append(Entry(key: key, number: number, row: row))
    if let top = choice.top, entries.count >= 2 * top + 1024 { cut(to: top) }
  }

  /// The rows of the chosen runs in their order.
  package mutating func rows() -> [Row] {
    cut(to: choice.top ?? entries.count)
    return entries.map(\.row)
  }

  private mutating func cut(to count: Int) {
    entries.sort(by: stands)
    entries.removeLast(max(0, entries.count - count))
  }

  private func stands(_ one: Entry, before other: Entry) -> Bool {
    guard one.key != other.key else { return one.number < other.number }
    guard let key = one.key, let otherKey = other.key else { return one.key != nil }
    return choice.isDownwards ? key > otherKey : key < otherKey
  }
}

extension RunChoice {
  private static let atOnce = 1024

  /// The numbers of the chosen runs in their order: each run is played once and measured.
  ///
  /// - Throws: what is wrong with the first run that cannot be planned or played.
  func numbers(
    among count: Int, _ make: @Sendable (Int) throws(Faults) -> Plan
  ) throws(Faults) -> [Int] {
    guard let key else { return Array(0..<min(count, top ?? count)) }
    var chosen = ChosenRuns<Int>(self)
    let pool = WorkerPool(jobs: WorkerPool.cores)
    for start in stride(from: 0, to: count, by: Self.atOnce) {
      let size = min(Self.atOnce, count - start)
      let values = try pool.results(size) { place throws(Faults) -> MeasureValue? in
        let plan = try make(start + place)
        do throws(Fault) { return try plan.values(of: [key])[0] } catch { throw Faults([error]) }
      }
      for (place, value) in values.enumerated() {
        chosen.add(start + place, key: value?.number, start + place)
      }
    }
    return chosen.rows()
  }
}
