internal import TerrariumEncoding
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// A search among seeds or rules.
///
/// The candidates are the runs of an ordinary table. Each is tried by itself, so that the result depends
/// on nothing but their number.
protocol Search: Sendable {
  /// The settings of the candidates, beside those that were given.
  var candidates: [WrittenSettings.Entry] { get }

  /// The setting that varies on the sheet.
  var varied: String { get }

  /// The given settings that make the candidates, and mean nothing on the sheet.
  var ofCandidates: [String] { get }

  /// The same, with what it must know of the first candidate.
  func prepared(by first: Candidate) throws(Fault) -> Self

  /// Tries a candidate; nil if it is not what is searched for.
  func finding(_ candidate: Candidate) throws(Fault) -> Finding?

  /// The settings of the sheet, beside those that were given.
  func sheet(of findings: [Finding], moves: Bool) -> [WrittenSettings.Entry]
}

extension Search {
  func prepared(by first: Candidate) throws(Fault) -> Self { self }
}

/// A run among which a search looks.
struct Candidate: Sendable {
  let plan: Plan
  /// The values of the settings that vary.
  let values: [String]
  /// The measures of the table.
  let measures: [Measure]
}

/// A candidate that is what was searched for.
struct Finding: Sendable {
  /// The higher, the better.
  let score: Double
  /// The value of the setting that varies on the sheet.
  let value: String
  /// The reason, in the language of the sheet.
  let label: String
  /// The facts that tables show.
  let facts: [Fact]
  /// The longer side of its tile in cells; nil if the world has a size of its own.
  var side: Int?

  struct Fact: Sendable {
    let name: String
    let value: String
    /// True if it is too long for people to read.
    var isLong = false
  }
}

extension WrittenSettings.Entry {
  /// A setting that the program adds.
  init(adding name: String, _ value: String) { self.init(name, value, at: .word(name)) }
}
