package import TerrariumBasics
package import TerrariumEncoding
package import TerrariumPatterns
package import TerrariumRendering
package import TerrariumVocabulary

/// The description of a world: its words, its look, its steps, and its start.
///
/// What else a world can do it says by conforming to more: `ChangingKind` (settings that change on
/// the way), `RuledKind` (rules next to one), `StoredKind` (state files), `PatternKind` (pattern
/// files). What its state can do, such as cells to edit or rows to tell, the state's type says by the
/// protocols of worlds in `Basics`.
///
/// A kind is a value: one of the catalogue gives, for some settings, the one that starts
/// (`resolved(by:)`), whose states and look are final.
package protocol WorldKind: Sendable {
  /// The world itself.
  associatedtype State: World

  /// The world's name and settings.
  var words: WorldWords { get }

  /// The look of its states and the names of its census.
  var subject: Subject { get }

  /// The steps that not every world has.
  var steps: [StepKind] { get }

  /// Reads the settings on which its states and its look depend, and returns the kind that they
  /// determine. Faults are noted; a kind read from faulty settings does not start.
  func resolved(by draft: inout Draft) -> any WorldKind

  /// Reads its settings; nil if some are wrong, which the draft has then noted.
  func start(_ draft: inout Draft) -> WorldStart?

  /// Completes how it is drawn by settings of its own; titles and captions are none of them.
  func complete(_ look: inout Look, from draft: inout Draft)

  /// The note on the draft's rule that its legend has beside the names of its states; nil if there is
  /// none.
  func note(_ draft: inout Draft) -> RuleNote?

  /// The lattice of the draft's rule; nil if all its cells are squares.
  func lattice(_ draft: inout Draft) -> CellLattice?

  /// Its own measures, listed after all others.
  var ownMeasures: [CensusMeasure] { get }

  /// True if it reports the events of a tick.
  var hasHappenings: Bool { get }

  /// The names of its own table's values, where it has one that is not of frames.
  var tableColumns: [String]? { get }

  /// True if it has a whole history to show.
  var hasHistory: Bool { get }

  /// True if it can come to rest.
  var mayRest: Bool { get }

  /// True if its runs are measured by their cells.
  var hasCells: Bool { get }

  /// True if a single cell of its worlds can be flipped.
  var canFlip: Bool { get }

  /// True if its cells form objects that can be counted.
  var hasObjects: Bool { get }
}

extension WorldKind {
  package var steps: [StepKind] { [] }

  package func resolved(by draft: inout Draft) -> any WorldKind { self }

  package func complete(_ look: inout Look, from draft: inout Draft) {}

  package func note(_ draft: inout Draft) -> RuleNote? { nil }

  package func lattice(_ draft: inout Draft) -> CellLattice? { nil }

  package var ownMeasures: [CensusMeasure] { [] }
}

extension WorldKind {
  package var name: String { words.name }

  /// True if its pictures show scenes and no cells.
  package var isScene: Bool { subject.isScene }

  /// The words of a setting that it takes.
  package func choices(of setting: any SettingDeclaration) -> [String] {
    switch setting.name {
    case Setting.format.name: Format.all.filter { canWrite($0, hasRunRows: true) }.map(\.ending)
    // What repeats are cells.
    case Setting.frames.name where isScene: []
    case Setting.rows.name where !hasObjects:
      setting.choices.filter { $0 != RowChoice.objects.rawValue }
    default: words.choices[setting.name] ?? setting.choices
    }
  }

  /// True if it has what a format holds; rows of runs can have happenings, too.
  package func canWrite(_ format: Format, hasRunRows: Bool) -> Bool {
    switch format.content {
    case .happenings: hasHappenings || hasRunRows
    case .letters: !isScene
    case .pattern: self is any PatternKind
    default: true
    }
  }

  /// Every step that it understands.
  package var script: [StepKind] { StepKind.common + steps }

  /// The settings that may change during a film, those of all worlds first.
  package var changeable: [any SettingDeclaration] {
    let changesItself = self is any ChangingKind
    let vocabulary = words.commonVocabulary + words.settings
    return vocabulary.filter { $0.changes == .look }
      + vocabulary.filter { $0.changes == .world && changesItself }
  }
}

/// The abilities that the state's type gives a kind: none, unless it has the protocol.
extension WorldKind {
  package var hasHappenings: Bool { false }
  package var tableColumns: [String]? { nil }
  package var hasHistory: Bool { false }
  package var mayRest: Bool { false }
  package var hasCells: Bool { false }
  package var canFlip: Bool { false }
  package var hasObjects: Bool { false }
}

extension WorldKind where State: TellingWorld {
  package var hasHappenings: Bool { true }
}

extension WorldKind where State: TableWorld {
  package var tableColumns: [String]? { State.columns }
}

extension WorldKind where State: HistoryWorld {
  package var hasHistory: Bool { true }
}

extension WorldKind where State: RestingWorld {
  package var mayRest: Bool { true }
}

extension WorldKind where State: MeasuredWorld {
  package var hasCells: Bool { true }
}

extension WorldKind where State: FlippingWorld {
  package var canFlip: Bool { true }
}

/// A world some of whose own settings may change during a film.
package protocol ChangingKind: WorldKind {
  /// Reads the new values of some settings, and returns the change that they make; nil if something
  /// is wrong, which the draft has then noted.
  func change(_ draft: inout Draft, names: [String]) -> Change?

  /// A change of a state.
  typealias Change = @Sendable (inout State) throws(WorldError) -> Void
}

/// A world whose rules have neighbours: rules that differ in few answers.
package protocol RuledKind: WorldKind {
  /// The rules that differ from the given one in at most a number of answers, the given one
  /// included; nil if there are none, which is then noted.
  func rulesNearby(_ draft: inout Draft, steps: Int) -> [String]?

  /// The family of the given rule, if it is small enough to be listed; nil if it is not, or if the
  /// rule is invalid, which is then noted.
  func ruleFamily(_ draft: inout Draft) -> RuleFamily?

  /// The kind and the start under another rule of the family of its own, where nothing else would
  /// be another; nil if more would, or where the text is not the shortest for that rule.
  func ruled(by text: String) -> (kind: any WorldKind, start: WorldStart)?

  /// The rules that have names, in the order of the alphabet, how each is written, and other
  /// spellings of its name.
  var namedRules: [(name: String, text: String, spellings: [String])] { get }
}

extension RuledKind {
  package func ruled(by text: String) -> (kind: any WorldKind, start: WorldStart)? { nil }

  package var namedRules: [(name: String, text: String, spellings: [String])] { [] }
}

/// The rules of a family.
package struct RuleFamily: Sendable {
  /// The family, in the plural, as messages name it.
  package let name: String
  /// The number of rules; nil if they are too many to be listed.
  package let count: Int?
  /// The text of a rule by its number.
  package let rule: @Sendable (Int) -> String
  private let draw: @Sendable (inout RandomStream) -> String

  /// A family that can be listed.
  package init(_ name: String, count: Int, rule: @escaping @Sendable (Int) -> String) {
    (self.name, self.count, self.rule) = (name, count, rule)
    draw = { rule($0.draw(below: count)) }
  }

  /// A family of too many rules to list them.
  package init(_ name: String, draw: @escaping @Sendable (inout RandomStream) -> String) {
    (self.name, count, self.draw) = (name, nil, draw)
    rule = { number in preconditionFailure("rule \(number) of a family without numbers") }
  }

  /// Some of the rules, each once, in the order in which a seed draws them; fewer where there are no
  /// more, which many draws in vain tell.
  package func random(_ count: Int, seed: Seed) -> [String] {
    var stream = seed.stream("rules")
    var (rules, seen): ([String], Set<String>) = ([], [])
    var inVain = 0
    while rules.count < count, self.count != nil || inVain < 1000 {
      let rule = draw(&stream)
      if seen.insert(rule).inserted {
        rules.append(rule)
        inVain = 0
      } else {
        inVain += 1
      }
    }
    return rules
  }
}

extension [String] {
  /// The same rules with the neighbours of each, each rule once.
  package func withNeighbours(_ nearby: (String) -> [String]) -> [String] {
    var seen = Set(self)
    return self + flatMap { nearby($0).filter { seen.insert($0).inserted } }
  }
}

/// A world whose rules are those of the library's figures.
package protocol FigureKind: WorldKind {
  /// The facts about a rule, whose file may belong to a pattern; nil if there is no such rule.
  func rule(written text: String, of source: PatternSource?) -> FigureRule?
}

/// The facts about the rule of a figure.
package struct FigureRule {
  /// The one way in which it is written.
  package let text: String
  package let states: Int
  /// The text of its rule file; nil if it is known by its name alone.
  package let file: String?

  /// A rule as it is written, with so many states.
  package init(text: String, states: Int, file: String? = nil) {
    (self.text, self.states, self.file) = (text, states, file)
  }
}

/// A world that can be saved as a pattern file.
package protocol PatternKind: WorldKind {
  /// A state as a pattern file.
  func patternFile(of state: State, as format: Format) throws(Problem) -> [UInt8]

  /// The world's state from a pattern file.
  func state(
    of pattern: Pattern, onto field: FieldShape, window: CellRect
  ) throws(Problem) -> LoadedState
}

/// A world that has its whole history in one picture and one table.
package protocol HistoryWorld: World {
  /// The diagram of the world, including lines still to come; pictures show the part of it in
  /// `view`, if that is given.
  func history(view: CellRect?) throws(WorldError) -> Diagram
}

/// A world's whole history in one picture and one table.
package struct Diagram: Sendable {
  /// The number of its lines. There may be millions, so a line is turned into a row of the table
  /// only when it is needed.
  package let lineCount: Int
  package let line: @Sendable (Int) -> Frame
  package private(set) var picture: Frame

  package init(lineCount: Int, picture: Frame, line: @escaping @Sendable (Int) -> Frame) {
    self.lineCount = lineCount
    self.picture = picture
    self.line = line
    self.picture.isHistory = true
    self.picture.time = picture.tick
  }
}
