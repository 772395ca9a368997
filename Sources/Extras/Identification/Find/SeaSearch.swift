internal import TerrariumBasics
internal import TerrariumPictures
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// Searches for seas in which both species survive: the better, the more there are of the scarcer one
/// when it is at its scarcest.
struct SeaSearch: Search {
  private let options: FindOptions
  private var ticks: Int { options.ticks ?? 200 }

  init(_ options: FindOptions) { self.options = options }

  var varied: String { "seed" }
  var ofCandidates: [String] { [] }

  /// In smaller seas a species soon dies out.
  private var size: WrittenSettings.Entry { .init(adding: "size", "24x16") }

  var candidates: [WrittenSettings.Entry] {
    [
      size,
      .init(adding: "vary", "seed=\(options.seeds(1000))"),
      .init(adding: "frames", "\(ticks + 1)"),
      .init(adding: "measures", "extinct,least-penguins,least-orcas,last-penguins,last-orcas"),
    ]
  }

  func finding(_ candidate: Candidate) throws(Fault) -> Finding? {
    let values = try candidate.plan.values(of: candidate.measures)
    guard values[0] == nil else { return nil }
    let counts = values.dropFirst().map { Int($0?.number ?? 0) }
    let words = ["seed": candidate.values[0], "penguins": "\(counts[0])", "orcas": "\(counts[1])"]
    let names = ["seed", "least-penguins", "least-orcas", "penguins", "orcas"]
    return Finding(
      score: Double(min(counts[0], counts[1])) + Double(counts[0]) / 1e12,
      value: candidate.values[0],
      label: LocalizedText.foundSea.text(options.language, words),
      facts: zip(names, candidate.values + counts.map(String.init)).map {
        .init(name: $0, value: $1)
      }, side: candidate.plan.window.width)
  }

  func sheet(of findings: [Finding], moves: Bool) -> [WrittenSettings.Entry] {
    moves ? [size] : [size, .init(adding: "frames", "\(ticks + 1)")]
  }
}

extension LocalizedText {
  fileprivate static let foundSea = LocalizedText(
    en: "{seed}: orcas ≥ {orcas}, penguins ≥ {penguins}",
    ru: "{seed}: косатки ≥ {orcas}, пингвины ≥ {penguins}",
    es: "{seed}: orcas ≥ {orcas}, pingüinos ≥ {penguins}")
}
