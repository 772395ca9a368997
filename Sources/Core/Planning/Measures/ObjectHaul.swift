internal import TerrariumBasics
internal import TerrariumPatterns
package import TerrariumPlayback
package import TerrariumRendering
internal import TerrariumVocabulary

/// The objects of many runs: the number of each kind, and the first run with it.
package struct ObjectHaul: Sendable {
  package struct Entry: Hashable, Sendable {
    package let code: String
    package let name: String?
    package fileprivate(set) var count: Int
    /// The varying values of the first run that has it.
    package let values: [String]
  }

  private var entries: [String: Entry] = [:]
  private var runs = 0

  package init() {}

  /// The code of runs that have not settled, as in apgsearch.
  package static let unsettled = "PATHOLOGICAL"

  /// Adds the next run; nil if it has not settled.
  package mutating func add(_ objects: [CountedObject]?, values: [String]) {
    runs += 1
    let objects = objects ?? [CountedObject(apgcode: Self.unsettled, name: nil, count: 1)]
    for object in objects {
      entries[
        object.apgcode,
        default: Entry(code: object.apgcode, name: object.name, count: 0, values: values)
      ].count += object.count
    }
  }

  /// All kinds, the most frequent first, and then by code.
  package var rows: [Entry] { entries.values.sorted { ($1.count, $0.code) < ($0.count, $1.code) } }

  /// The data of the picture: the rarest kinds first, and among these the longest codes.
  package func picture(of job: Job) -> HaulData {
    let shown = rows.filter { $0.code != Self.unsettled }.sorted {
      ($0.count, $1.code.utf8.count, $0.code) < ($1.count, $0.code.utf8.count, $1.code)
    }
    let most = job.table?.mostShown ?? 0
    let names = job.varied.map(\.name)
    let stateCount = job.runs.first.world.subject.states.count
    return HaulData(
      shown.prefix(most).map { entry in
        let cells = (try? Apgcode(entry.code))?.pattern.decoded(ofStates: stateCount).states
        let found = zip(names, entry.values).map { "\($0) \($1)" }.joined(separator: ", ")
        return HaulData.Entry(
          code: entry.code, name: entry.name, count: entry.count, found: found,
          cells: cells ?? StateGrid(size: GridSize(columns: 0, rows: 0)))
      }, runs: runs, kinds: shown.count)
  }
}
