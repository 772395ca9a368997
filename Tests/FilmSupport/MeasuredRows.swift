import TerrariumSupport
import Testing

/// Returns the table of runs that a scenario makes.
package func measuredTable(_ settings: String, _ name: String = "t.csv") async throws -> String {
  try await TemporaryFolder(madeBy: settings + "\nrows: runs\nout: \(name)\n").text(name)
}

/// Returns the rows of the table of runs that a scenario makes, by their columns.
package func measuredRows(_ settings: String) async throws -> [[String: String]] {
  let lines = try await measuredTable(settings).split(separator: "\n").map { line -> [String] in
    // Every second part is quoted.
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    let words = parts.map { $0 % 2 == 0 ? $1.replacing(",", with: "\n") : $1 }.joined()
    return words.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
  return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(lines[0], $0)) }
}

/// A run of a small random field, played cell by cell, and the row that the program makes of it.
package struct SmallField {
  package let place: String
  package let slow: SlowRun
  package let row: [String: String]

  /// Rules of two and more states, and of blocks.
  package static let rules = [
    "B3/S23", "B36/S23", "B2/S", "/2/3", "M0,8,4,3,2,5,9,7,1,6,10,11,12,13,14,15",
  ]

  /// Returns fields of six sizes under a rule, each measured after 40 frames.
  package static func all(
    rule: String, edges: String, measures: String
  ) async throws -> [SmallField] {
    var fields: [SmallField] = []
    for (index, size) in ["4x6", "6x4", "8x8", "10x6", "2x8", "6x2"].enumerated() {
      let words =
        "world: life\nrule: \"\(rule)\"\nsize: \(size)\nedges: \(edges)\nframes: 40\n"
      let rows = try await measuredRows(
        words + "vary: {seed: [\(index + 1)]}\nmeasures: \(measures)")
      fields.append(
        SmallField(
          place: "\(rule) \(edges) seed \(index + 1)",
          slow: try SlowRun(words + "seed: \(index + 1)\n"), row: try #require(rows.first)))
    }
    #expect(fields.count == 6)
    return fields
  }
}
