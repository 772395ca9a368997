internal import TerrariumBasics
internal import TerrariumPictures
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary

/// Searches for random fields on a torus that come to repeat with a period: the better, the more of
/// their cells change.
struct LoopFieldSearch: Search {
  private let options: FindOptions

  /// Films of longer periods are hardly loops.
  private static let longest = 1000

  init(_ options: FindOptions) { self.options = options }

  var varied: String { "pattern" }
  var ofCandidates: [String] { ["fill", "symmetry"] }

  private var field: [WrittenSettings.Entry] {
    [.init(adding: "size", "32x32"), .init(adding: "edges", "wrap")]
  }

  var candidates: [WrittenSettings.Entry] {
    field + [
      .init(adding: "vary", "seed=\(options.seeds(20_000))"),
      .init(adding: "measures", "rest,period,dx,dy"),
    ]
  }

  func finding(_ candidate: Candidate) throws(Fault) -> Finding? {
    let values = try candidate.plan.values(of: candidate.measures).map { $0.map { Int($0.number) } }
    guard let rest = values[0], let period = values[1], values[2] == 0, values[3] == 0,
      options.period.map({ $0 == period }) ?? (3...Self.longest ~= period),
      rest <= options.ticks ?? .max, let soup = try Soup(candidate.plan, after: rest)
    else { return nil }
    let changing = try soup.cellsThatChange(in: period)
    let (seed, pattern) = (candidate.values[0], soup.cells.pattern)
    return Finding(
      score: Double(options.period == nil ? period : 0) + Double(changing) / 1e9, value: pattern,
      label: LocalizedText.foundLoop.text(
        options.language, ["period": "\(period)", "seed": seed]),
      facts: [
        .init(name: "seed", value: seed), .init(name: "period", value: "\(period)"),
        .init(name: "rest", value: "\(rest)"),
        .init(name: "cells", value: "\(soup.cells.count)"),
        .init(name: "changing", value: "\(changing)"),
        .init(name: "pattern", value: pattern, isLong: true),
      ], side: candidate.plan.window.width)
  }

  func sheet(of findings: [Finding], moves: Bool) -> [WrittenSettings.Entry] {
    field + (moves ? [.init(adding: "frames", "period")] : [])
  }
}

extension LocalizedText {
  fileprivate static let foundLoop = LocalizedText(
    en: "period {period}, seed {seed}", ru: "период {period}, зерно {seed}",
    es: "periodo {period}, semilla {seed}")
}
