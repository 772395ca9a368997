package import TerrariumBasics
package import TerrariumEncoding
package import TerrariumPatterns
package import TerrariumPictures
package import TerrariumVocabulary

/// The description of a world: its texts, look, steps and start.
///
/// Further abilities are protocols: `ChangingKind` (settings that change during a film),
/// `RuledKind` (neighbouring rules), `StoredKind` (state files), `PatternKind` (pattern files). The
/// state's abilities, such as editable cells or table rows, are protocols of worlds in `Basics`.
///
/// A kind is a value. The catalogue's kind returns the one for some settings (`resolved(by:)`),
/// whose states and look are final.
package protocol WorldKind: Sendable {
  /// The world itself.
  associatedtype State: World

  /// The world's name and settings.
  var words: WorldWords { get }

  /// The look of its states and the names of its census.
  var subject: Subject { get }

  /// The steps that not every world has.
  var steps: [StepKind] { get }

  /// Reads the settings that its states and look depend on, and returns the resulting kind. Faults
  /// are recorded; a kind from faulty settings does not start.
  func resolved(by reader: inout SettingsReader) -> any WorldKind

  /// Reads its settings; nil if some are wrong, which the reader has recorded.
  func start(_ reader: inout SettingsReader) -> WorldStart?

  /// Completes its look by its own settings, except for titles and captions.
  func complete(_ look: inout Look, from reader: inout SettingsReader)

  /// The legend's note on the reader's rule; nil if there is none.
  func note(_ reader: inout SettingsReader) -> RuleNote?

  /// The lattice of the reader's rule; nil for squares.
  func lattice(_ reader: inout SettingsReader) -> CellLattice?

  /// Its own measures, listed after all others.
  var ownMeasures: [CensusMeasure] { get }

  /// The counts that its worlds keep.
  var ownCounts: [WorldCount] { get }

  /// True if it reports events.
  var hasHappenings: Bool { get }

  /// True if it can come to rest.
  var mayRest: Bool { get }

  /// True if its cells form objects that can be counted.
  var hasObjects: Bool { get }
}

extension WorldKind {
  package var steps: [StepKind] { [] }

  package func resolved(by reader: inout SettingsReader) -> any WorldKind { self }

  package func complete(_ look: inout Look, from reader: inout SettingsReader) {}

  package func note(_ reader: inout SettingsReader) -> RuleNote? { nil }

  package func lattice(_ reader: inout SettingsReader) -> CellLattice? { nil }

  package var ownMeasures: [CensusMeasure] { [] }
  package var ownCounts: [WorldCount] { [] }
}

extension WorldKind {
  package var name: String { words.name }

  /// True if its pictures show scenes instead of cells.
  package var isScene: Bool { subject.isScene }

  /// The words accepted by a setting in this world.
  package func choices(of setting: any SettingDeclaration) -> [String] {
    switch setting.name {
    case Setting.format.name: Format.all.filter { canWrite($0, hasRunRows: true) }.map(\.ending)
    // Only cells can repeat.
    case Setting.frames.name where isScene: []
    case Setting.rows.name where !hasObjects:
      setting.choices.filter { $0 != RowChoice.objects.rawValue }
    default: words.choices[setting.name] ?? setting.choices
    }
  }

  /// True if it can provide the content of a format; rows of runs can also contain events.
  package func canWrite(_ format: Format, hasRunRows: Bool) -> Bool {
    switch format.content {
    case .happenings: hasHappenings || hasRunRows
    case .letters: !isScene
    case .pattern: self is any PatternKind
    default: true
    }
  }

  /// All of its steps.
  package var script: [StepKind] { StepKind.common + steps }

  /// The settings that may change during a film, starting with those of all worlds.
  package var changeable: [any SettingDeclaration] {
    let changesItself = self is any ChangingKind
    let vocabulary = words.commonVocabulary + words.settings
    return vocabulary.filter { $0.changes == .look }
      + vocabulary.filter { $0.changes == .world && changesItself }
  }
}

/// The abilities of the state's type.
extension WorldKind {
  package var hasHappenings: Bool { State.self is any TellingWorld.Type }
  package var mayRest: Bool { State.self is any RestingWorld.Type }
  package var hasObjects: Bool { false }

  /// The columns of its own table; nil if its table has a row for each frame.
  package var tableColumns: [String]? { (State.self as? any TableWorld.Type)?.columns }

  /// True if it can show its whole history.
  package var hasHistory: Bool { State.self is any HistoryWorld.Type }

  /// True if its runs can be measured by their cells.
  package var hasCells: Bool { State.self is any MeasuredWorld.Type }

  /// True if a single cell of its worlds can be flipped.
  package var canFlip: Bool { State.self is any FlippingWorld.Type }
}

/// A world with settings that may change during a film.
package protocol ChangingKind: WorldKind {
  /// Reads the new values of some settings, and returns the resulting change; nil if something is
  /// wrong, which the reader has recorded.
  func change(_ reader: inout SettingsReader, names: [String]) -> Change?

  /// A change of a state.
  typealias Change = @Sendable (inout State) throws(WorldError) -> Void
}

/// A world with neighbouring rules, which differ in few answers.
package protocol RuledKind: WorldKind {
  /// The rules that differ from the given one in at most a number of answers, including itself; nil
  /// if there are none, which is recorded.
  func rulesNearby(_ reader: inout SettingsReader, steps: Int) -> [String]?

  /// The family of the given rule, if it is small enough to list; nil if it is not, or if the rule
  /// is invalid, which is recorded.
  func ruleFamily(_ reader: inout SettingsReader) -> RuleFamily?

  /// The kind and the start under another rule of the same family, if nothing else would change;
  /// nil otherwise, or if the text is not the rule's shortest.
  func ruled(by text: String) -> (kind: any WorldKind, start: WorldStart)?

  /// The named rules in alphabetical order, each with its text and other spellings of its name.
  var namedRules: [(name: String, text: String, spellings: [String])] { get }

  /// The title of the rule of a name, as titles write it; nil if it is no name.
  func title(ofRule name: String) -> String?
}

extension RuledKind {
  package func ruled(by text: String) -> (kind: any WorldKind, start: WorldStart)? { nil }

  package var namedRules: [(name: String, text: String, spellings: [String])] { [] }

  package func title(ofRule name: String) -> String? { nil }
}

/// The rules of a family.
package struct RuleFamily: Sendable {
  /// The plural name of the family, for messages.
  package let name: String
  /// The number of rules; nil if there are too many to list.
  package let count: Int?
  /// The text of a rule by its number.
  package let rule: @Sendable (Int) -> String
  private let draw: @Sendable (inout RandomStream) -> String

  /// Creates a family that can be listed.
  package init(_ name: String, count: Int, rule: @escaping @Sendable (Int) -> String) {
    self.name = name
    self.count = count
    self.rule = rule
    draw = { rule($0.draw(below: count)) }
  }

  /// Creates a family with too many rules to list.
  package init(_ name: String, draw: @escaping @Sendable (inout RandomStream) -> String) {
    self.name = name
    count = nil
    self.draw = draw
    rule = { number in preconditionFailure("rule \(number) of a family without numbers") }
  }

  /// Some distinct rules in the order in which a seed draws them; fewer if there are no more, as
  /// many repeated draws suggest.
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
  /// The rules and the neighbours of each, without repetition.
  package func withNeighbours(_ nearby: (String) -> [String]) -> [String] {
    var seen = Set(self)
    return self + flatMap { nearby($0).filter { seen.insert($0).inserted } }
  }
}

/// A world that supports the rules of the library's patterns.
package protocol PatternRules: WorldKind {
  /// The facts about a rule, whose file may belong to a pattern; nil if there is no such rule.
  func rule(written text: String, of source: PatternSource?) -> PatternRule?
}

/// The facts about a pattern's rule.
package struct PatternRule {
  /// The canonical text.
  package let text: String
  package let states: Int
  /// The text of its rule file; nil if its name is enough.
  package let file: String?

  /// Creates a rule from its text and number of states.
  package init(text: String, states: Int, file: String? = nil) {
    self.text = text
    self.states = states
    self.file = file
  }
}

/// A world that can be saved as a pattern file.
package protocol PatternKind: WorldKind {
  /// A state as a pattern file.
  func patternFile(of state: State, as format: Format) throws(Problem) -> [UInt8]

  /// The world's state from a pattern file.
  func state(
    of file: PatternFile, onto field: FieldShape, window: CellRect
  ) throws(Problem) -> LoadedState
}

/// A world that can show its whole history in one picture and one table.
package protocol HistoryWorld: World {
  /// The diagram of the world, including future lines; pictures show its part in `view`, if given.
  func history(view: CellRect?) throws(WorldError) -> Diagram
}

/// A world's whole history, as a picture and a table.
package struct Diagram: Sendable {
  /// The number of its lines. There may be millions, so rows of the table are made on demand.
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
