import TerrariumFilmSupport
import TerrariumSupport
import Testing

/// The values of varying settings in the rows of tables.
struct VariedValueTests {
  @Test(arguments: [
    ("title", "'1'", "1", #""1""#), ("caption", "'007'", "007", #""007""#),
    ("title", "'true'", "true", #""true""#), ("seed", "7", "7", "7"),
    ("pattern", "101", "101", #""101""#),
    ("theme", "dark", "dark", #""dark""#),
    (
      "annotate", #"{label: "a, \"b\"", at: [3, 4]}"#,
      #""{label: ""a, \""b\"""", at: [3, 4]}""#, #""{label: \"a, \\\"b\\\"\", at: [3, 4]}""#
    ),
    (
      "annotate", "[{label: x, at: [1, 1]}, {box: [1, 1, 2, 2]}]",
      #""[{label: x, at: [1, 1]}, {box: [1, 1, 2, 2]}]""#,
      #""[{label: x, at: [1, 1]}, {box: [1, 1, 2, 2]}]""#
    ),
    (
      "colors", "{alive: '#ff8800'}", ##""{alive: ""#ff8800""}""##, ##""{alive: \"#ff8800\"}""##
    ),
  ])
  func `are written so that they can be read again`(
    name: String, value: String, field: String, json: String
  ) async throws {
    for rows in ["rows: runs\nmeasures: [ticks]\n", ""] {
      let outputs = rows.isEmpty ? "a.csv" : "[a.csv, a.jsonl]"
      let folder = try await TemporaryFolder(
        madeBy: "world: life\npattern: block\nframes: 2\nvary: {\(name): [\(value)]}\n"
          + "\(rows)out: \(outputs)\n")
      let first = try folder.lines("a.csv")[1]
      #expect(first.hasPrefix(field))
      guard !rows.isEmpty else { continue }
      #expect(try folder.lines("a.jsonl")[0].contains("\"\(name)\":\(json)"))
    }
  }
}
