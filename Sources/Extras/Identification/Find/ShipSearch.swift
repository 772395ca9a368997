internal import TerrariumBasics
internal import TerrariumPatterns
internal import TerrariumPictures
internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary
internal import TerrariumWorlds

/// Searches the rules near one for those under which its commonest spaceship flies as under that: the
/// better, the more of them random fields leave.
struct ShipSearch: Search {
  private let options: FindOptions
  /// The ship that rules are to keep.
  private var kept: Ship?
  private var ticks: Int { options.ticks ?? 200 }
  private var near: String { options.near ?? "B3/S23" }

  /// The random fields that are tried under each rule.
  private static let soups = 8
  /// The most times that so many are tried for a ship of the rule that others are near.
  private static let mostTries = 25
  /// Of a rule with more neighbours than this, those at two steps are too many.
  private static let mostNeighbours = 30

  init(_ options: FindOptions) { self.options = options }

  var varied: String { "rule" }
  var ofCandidates: [String] { ["rule"] }

  var candidates: [WrittenSettings.Entry] {
    let neighbours = (try? CellRule(near)).map { LifeRules.nearby($0).count } ?? 0
    return [
      .init(adding: "measures", "ticks"), .init(adding: "size", "12x12"),
      .init(adding: "rule", near),
      .init(adding: "vary", neighbours > Self.mostNeighbours ? "rule=near" : "rule=near:2"),
    ]
  }

  /// The ship that all rules are to keep is the commonest one of the first of them.
  func prepared(by first: Candidate) throws(Fault) -> ShipSearch {
    var search = self
    for start in 0..<Self.mostTries {
      let found = try Self.commonest(
        under: first, seeds: options.seed + start * Self.soups, ticks: ticks)
      guard let found else { continue }
      search.kept = found.ship
      return search
    }
    throw Fault(
      .said("random fields leave no spaceship under \(near)", "give another rule, such as B3/S23"),
      at: .flag("--near"))
  }

  func finding(_ candidate: Candidate) throws(Fault) -> Finding? {
    guard let kept, let rule = try Soup(candidate.plan)?.rule, kept.flies(under: rule) else {
      return nil
    }
    let found = try Self.commonest(under: candidate, seeds: options.seed, ticks: ticks)
    let count = found?.ship.code == kept.code ? found?.count ?? 0 : 0
    let words = ["rule": candidate.values[0], "count": "\(count)"]
    return Finding(
      score: Double(count), value: candidate.values[0],
      label: LocalizedText.foundNear.text(options.language, words),
      facts: [
        .init(name: "rule", value: candidate.values[0]), .init(name: "ships", value: "\(count)"),
        .init(name: "period", value: "\(kept.period)"),
        .init(name: "dx", value: "\(kept.displacement.x)"),
        .init(name: "dy", value: "\(kept.displacement.y)"),
        .init(name: "apgcode", value: kept.code),
      ])
  }

  /// The commonest ship that random fields leave under a rule, and how many of it; nil if they leave
  /// none.
  private static func commonest(
    under candidate: Candidate, seeds: Int, ticks: Int
  ) throws(Fault) -> (ship: Ship, count: Int)? {
    var counts: [String: Int] = [:]
    var rule: CellRule?
    for number in 0..<soups {
      guard let soup = try Soup(candidate.plan, seed: UInt64(seeds + number)) else { return nil }
      rule = soup.rule
      for object in soup.identity(ticks: ticks)?.objects ?? []
      where object.apgcode.hasPrefix("xq") {
        counts[object.apgcode, default: 0] += object.count
      }
    }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let most, let rule, let ship = Ship(most.key, under: rule) else { return nil }
    return (ship, most.value)
  }

  /// Fields of every rule, as large as ships need to be seen.
  func sheet(of findings: [Finding], moves: Bool) -> [WrittenSettings.Entry] {
    [.init(adding: "size", "48x36"), .init(adding: "edges", "wrap")]
  }
}

/// A spaceship of a rule.
private struct Ship: Sendable {
  let code: String
  let cells: [LiveCell]
  let period: Int
  let displacement: Cell

  /// The ship of an apgcode; nil if it is none under the rule.
  init?(_ code: String, under rule: CellRule) {
    guard let cells = (try? Apgcode(code))?.pattern.live,
      let (period, displacement) = Self.flight(of: cells, under: rule)
    else { return nil }
    (self.code, self.cells) = (code, cells)
    (self.period, self.displacement) = (period, displacement)
  }

  /// True if it flies alike under another rule.
  func flies(under other: CellRule) -> Bool {
    Self.flight(of: cells, under: other).map { $0 == (period, displacement) } ?? false
  }

  private static func flight(
    of cells: [LiveCell], under rule: CellRule
  ) -> (period: Int, displacement: Cell)? {
    guard var study = PatternStudy(rule, ticks: mostTicks, options: Soup.options),
      let identity = try? study.identity(of: cells, called: ""), identity.kind == .spaceship,
      let period = identity.period, let displacement = identity.displacement
    else { return nil }
    return (period, displacement)
  }

  /// Ships of longer periods are hardly ever met.
  private static let mostTicks = 200
}

extension LocalizedText {
  fileprivate static let foundNear = LocalizedText(
    en: "{rule}, ships: {count}", ru: "{rule}, кораблей: {count}", es: "{rule}, naves: {count}")
}
