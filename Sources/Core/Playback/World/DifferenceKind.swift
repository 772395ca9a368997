package import TerrariumBasics
package import TerrariumPictures
package import TerrariumVocabulary

/// A world whose films lay two of its runs over each other, to show where and when they differ.
package struct DifferenceKind: WorldKind {
  package typealias State = TwoRuns

  package let words: WorldWords
  package let subject: Subject
  private let kinds: [any WorldKind]
  private let runs: [WrittenSettings]
  private let labels: [String]
  /// The kind that each state of a run's cells counts as.
  private let states: [UInt8]

  /// Creates the difference of two runs with settings of their own.
  ///
  /// - Parameters:
  ///   - kind: Their world.
  ///   - runs: All settings of each run.
  ///   - labels: The name of each.
  package init(of kind: any WorldKind, _ runs: [WrittenSettings], labels: [String]) {
    self.init(of: [kind, kind], runs, labels: labels)
  }

  private init(of kinds: [any WorldKind], _ runs: [WrittenSettings], labels: [String]) {
    (self.kinds, self.runs, self.labels) = (kinds, runs, labels)
    var words = kinds[0].words
    words.defaults[Setting.legend.name] = "true"
    // The pictures of animals are not those of differences.
    words.defaults[Setting.shape.name] = CellShape.square.rawValue
    self.words = words
    let subjects = kinds.map(\.subject)
    let all = subjects.max { $0.states.count < $1.states.count }?.states ?? []
    // What letters do not tell apart is alike, and what has none is no cell.
    states = all.map { state in
      guard let letter = state.letter else { return 0 }
      return UInt8(all.firstIndex { $0.letter == letter } ?? 0)
    }
    let (isMany, ground) = (Set(states).count > 2, subjects[0].ground)
    let names = labels.map(Self.only)
    let other = LocalizedText(en: "different", ru: "разные", es: "distintas")
    subject = Subject(
      states: [
        StateStyle("", letter: ".", tone: ground, extent: 0),
        StateStyle("same", .same, letter: "#", tone: .alive).fading(to: ground, share: 0.65),
        StateStyle("first", names[0], letter: "1", tone: .old),
        StateStyle("second", names[1], letter: "2", tone: .young),
        StateStyle(isMany ? "other" : "", other, letter: "x", tone: .text, extent: 55),
      ],
      ground: ground,
      census: [
        .init("same", .same, ofState: 1, isShown: true),
        .init("first", names[0], tone: .old), .init("second", names[1], tone: .young),
        .init("differ", tone: .text, isShown: false),
      ],
      lines: 3)
  }

  private static func only(_ label: String) -> LocalizedText {
    LocalizedText(en: "only \(label)", ru: "только \(label)", es: "solo \(label)")
  }

  package func resolved(by reader: inout SettingsReader) -> any WorldKind {
    var resolved: [any WorldKind] = []
    for (kind, run) in zip(kinds, runs) {
      var own = reader.reading(run)
      resolved.append(kind.resolved(by: &own))
      reader.adopt(own)
    }
    return DifferenceKind(of: resolved, runs, labels: labels)
  }

  package func lattice(_ reader: inout SettingsReader) -> CellLattice? {
    var own = reader.reading(runs[0])
    return kinds[0].lattice(&own)
  }

  package func start(_ reader: inout SettingsReader) -> WorldStart? {
    var starts: [WorldStart] = []
    var lattices: [CellLattice?] = []
    var seeds: [Seed?] = []
    for (kind, run) in zip(kinds, runs) {
      var own = reader.reading(run)
      if let start = kind.start(&own) { starts.append(start) }
      lattices.append(kind.lattice(&own))
      seeds.append(run["seed"] == reader.written["seed"] ? nil : own.ownSeed)
      reader.adopt(own)
    }
    guard starts.count == 2 else { return nil }
    let (one, other) = (starts[0], starts[1])
    let areAlike = one.field == other.field && one.window == other.window
    guard areAlike || one.isOnPlane && other.isOnPlane, lattices[0] == lattices[1] else {
      reader.refuse(
        .said(
          "the runs have no common cells, as their sizes, edges or lattices differ",
          "vary something else"), for: Setting.difference.name)
      return nil
    }
    let window = one.window.union(other.window)
    let isLine = one.field?.isLine ?? false
    let most = (one.widestCensus + other.widestCensus).max() ?? 0
    return WorldStart(
      window: window, findsWindow: one.findsWindow || other.findsWindow, field: one.field,
      widestCensus: [UInt128](repeating: most, count: subject.census.count),
      length: isLine ? .frames(window.height) : one.length, tickTime: one.tickTime
    ) { [states, seeds] seed, threads, size throws(WorldError) in
      let (first, notes) = try one.make(seeds[0] ?? seed, threads, size: size)
      let (second, more) = try other.make(seeds[1] ?? seed, threads, size: size)
      guard let first = first as? any FieldWorld, let second = second as? any FieldWorld else {
        throw .failed("these runs have no cells to compare")
      }
      let runs = TwoRuns(first, second, kinds: states, window: window, isLine: isLine)
      return (runs, (notes + more).unique)
    }
  }
}

extension SettingsReader {
  /// The seed that is given as a number.
  fileprivate var ownSeed: Seed? {
    guard case .number(let number) = given(.seed) else { return nil }
    return Seed(number)
  }
}

extension LocalizedText {
  fileprivate static let same = LocalizedText(en: "in both", ru: "в обоих", es: "en ambos")
}
