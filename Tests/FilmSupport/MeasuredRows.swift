import TerrariumSupport

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
