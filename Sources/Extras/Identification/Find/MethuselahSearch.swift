internal import TerrariumPictures
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// Searches for small fields that come to rest late.
struct MethuselahSearch: Search {
  private let options: FindOptions

  init(_ options: FindOptions) { self.options = options }

  var varied: String { "pattern" }
  var ofCandidates: [String] { ["size", "fill", "symmetry"] }

  var candidates: [WrittenSettings.Entry] {
    Soup.settings(options, runs: 1000) + [.init(adding: "size", "10x10")]
  }

  func finding(_ candidate: Candidate) throws(Fault) -> Finding? {
    guard let soup = try Soup(candidate.plan),
      let identity = soup.identity(ticks: options.ticks ?? 30_000),
      let rest = identity.rest, rest > 0
    else { return nil }
    let objects = identity.objects.reduce(0) { $0 + $1.count }
    let words = ["seed": candidate.values[0], "rest": "\(rest)"]
    return Finding(
      score: Double(rest), value: soup.cells.pattern,
      label: LocalizedText.foundMethuselah.text(options.language, words),
      facts: [
        .init(name: "seed", value: candidate.values[0]),
        .init(name: "generations", value: "\(rest)"),
        .init(name: "cells", value: "\(soup.cells.count)"),
        .init(name: "objects", value: "\(objects)"),
        .init(name: "pattern", value: soup.cells.pattern, isLong: true),
      ], side: soup.cells.side)
  }

  func sheet(of findings: [Finding], moves: Bool) -> [WrittenSettings.Entry] { [] }
}

extension LocalizedText {
  fileprivate static let foundMethuselah = LocalizedText(
    en: "{rest} generations (seed {seed})",
    ru: "поколений: {rest} (зерно {seed})",
    es: "{rest} generaciones (semilla {seed})")
}
