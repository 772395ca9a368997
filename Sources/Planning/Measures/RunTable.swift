package import Playback
internal import Basics
internal import Vocabulary

/// A table with a row for each run: its measures.
package struct RunTable: Hashable, Sendable {
  /// The measures of a row, in the order of its columns.
  package let measures: [Measure]

  /// The table that settings ask for; nil where tables have a row for each frame, or where something
  /// is wrong, which is then noted.
  init?(from draft: inout Draft, of world: any WorldKind) {
    let rows = draft.value(.rows)
    guard rows == .runs else {
      if rows == .frames, draft.isGiven(.measures) {
        draft.refuse(.needs("measures", "rows: runs"), for: "measures")
      }
      if rows == .frames { draft.refuseResume() }
      return nil
    }
    let all = Measure.all(of: world)
    guard draft.isGiven(.measures) else {
      measures = all.filter(\.isUsual)
      return
    }
    guard let names = draft.value(.measures) else { return nil }
    var measures: [Measure] = []
    for name in names {
      guard let measure = all.first(where: { $0.name == name }) else {
        draft.refuse(.noMeasure(name, of: world.name, all.map(\.name)), for: "measures")
        return nil
      }
      guard !measures.contains(measure) else {
        draft.refuse(.given(twice: "measure \(name)"), for: "measures")
        return nil
      }
      measures.append(measure)
    }
    self.measures = measures
  }
}

extension Problem {
  /// A name that no measure of a world has.
  static func noMeasure(_ name: String, of world: String, _ all: [String]) -> Problem {
    let advice =
      NearestMatch.of(name, in: all).map { "did you mean '\($0)'?" }
      ?? "the measures are \(all.joined(separator: ", "))"
    return .said(WorldMessage("\(world) has no measure '\(name)'", advice))
  }
}

extension Draft {
  /// Notes that nothing can be gone on with where tables have a row for each frame.
  mutating func refuseResume() {
    if isGiven(.resume), value(.resume) == true {
      refuse(.needs("resume", "rows: runs"), for: "resume")
    }
  }

  /// Notes what asks for a table of many runs where nothing varies.
  mutating func refuseTableSettings() {
    if isGiven(.rows), value(.rows) == .runs { refuse(.needs("rows: runs", "vary"), for: "rows") }
    if isGiven(.measures) { refuse(.needs("measures", "vary and rows: runs"), for: "measures") }
    refuseResume()
    if isGiven(.sort) { refuse(.needs("sort", "vary"), for: "sort") }
    if isGiven(.top) { refuse(.needs("top", "vary"), for: "top") }
  }
}
