package import Encoding
package import Patterns
package import Rendering
package import Simulation

/// A world as the rest of the program knows it: commands, help, schema and completions read the
/// list of these. A new world adds a line to the list, and a folder of its own.
package struct WorldEntry: Sendable {
  package let name: String
  /// One line, without a full stop.
  package let summary: String
  /// Command lines to start from, the best first.
  package let examples: [String]
  /// The settings that are its own.
  package let settings: [any SettingDeclaration]
  /// Where a setting's value differs from everyone's if nobody gives one.
  package let defaults: [String: String]
  /// Where it takes fewer of a setting's words.
  package let choices: [String: [String]]
  /// How its states look and its census is called.
  package internal(set) var subject: Subject
  /// Whether it tells what happens in a tick.
  package let hasHappenings: Bool
  /// Reads its settings; nil if some are wrong, which the draft has then noted.
  package let start: @Sendable (inout Draft) -> Genesis?
  /// What a scenario to start from sets, so that there is something to see.
  package var starters: [(name: String, value: String)] = []
  /// The steps that not every world has.
  package var steps: [StepKind] = []
  /// Its settings that `set` may change on the way.
  package var changeable: [String] = []
  /// Reads what such settings then are, and says what those of some names change.
  package var change: (@Sendable (inout Draft, _ names: [String]) -> WorldChange?)?

  /// What its legend says of a rule that was given.
  package var note: (@Sendable (inout Draft) -> RuleNote?)?

  /// How its states are written into files and read again, where they are.
  package var state: StateForm?
  /// What a pattern file makes of it, where it reads such files as states.
  package var patternState:
    (@Sendable (Pattern, FieldShape, CellRect) throws(Problem) -> LoadedState)?

  /// The rules that are next to the one that was asked for, and it among them; nil if there are
  /// none, which is then noted.
  package var rulesNearby: (@Sendable (inout Draft) -> [String]?)?

  /// The settings of every other world that have no meaning in this one.
  package var lacking: [String] = []
  /// Whether its table and its happenings are the rows of games.
  package var hasGameTable = false

  /// Writes a state as a pattern file, where the world has such files.
  package var pattern: (@Sendable (any World, Format) throws(Problem) -> [UInt8])?

  /// All worlds, in the order in which help lists them.
  package static let all: [WorldEntry] = [.sea, .life, .wolfram, .infection, .pig]

  /// The world of a name.
  package static func named(_ name: String) -> WorldEntry? {
    all.first { $0.name == name }
  }

  /// Every setting of any world, each name once.
  package static var wholeVocabulary: [any SettingDeclaration] {
    var names: Set<String> = []
    return (commonSettings + all.flatMap(\.settings)).filter { names.insert($0.name).inserted }
  }

  /// The worlds that have a setting.
  package static func having(setting name: String) -> [WorldEntry] {
    all.filter { world in world.vocabulary.contains { $0.name == name } }
  }

  /// Whether its pictures show scenes and no cells.
  package var isScene: Bool { subject.isScene }

  /// The settings that it shares with other worlds.
  package var commonVocabulary: [any SettingDeclaration] {
    commonSettings.filter { !lacking.contains($0.name) }
  }

  /// Every setting that it understands.
  package var vocabulary: [any SettingDeclaration] { settings + commonVocabulary }
}

/// Makes of a world the one that a changed setting asks for.
package typealias WorldChange = @Sendable (any World) throws(WorldError) -> any World

/// How a world begins: everything that was asked for, checked, and nothing made yet.
package struct Genesis: Sendable {
  /// The cells that pictures and texts show.
  package let window: CellRect
  /// The largest numbers that its census may reach, as wide as counters must be.
  package let widestCensus: [UInt128]
  /// The model's time of a tick, where it has one: then frames stand as long, and counters show it.
  package let tickTime: FrameDelay?
  /// What its legend says of its rule.
  package let note: RuleNote?
  /// How its states look, where that follows from its settings.
  package var subject: Subject?
  /// How many frames a film has if nobody says; nil for everyone's number.
  package let frames: Int?
  /// Whether a film ends by itself if nobody says how many frames it has.
  package let endsByItself: Bool
  /// How its scenes are painted, where it is no grid of cells.
  package let scenery: Scenery?
  /// Pictures that are drawn beside the film.
  package let beside: [PictureBeside]
  /// The field, as steps on its cells must know it.
  package let field: FieldShape?
  /// Where the plan is to find a window of its own: the box that is there at the start.
  package let windowSearch: CellRect?
  /// Where a still, a text and a table show the whole history instead of the film: makes that of
  /// the world as it is, what is to come included.
  package let diagram: (@Sendable (any World, _ view: CellRect?) throws -> Diagram)?
  /// Makes the world of a seed, which may use so many threads.
  package let make: @Sendable (Seed, _ jobs: Int) -> Beginning

  package init(
    window: CellRect, widestCensus: [UInt128], tickTime: FrameDelay? = nil, note: RuleNote? = nil,
    frames: Int? = nil,
    endsByItself: Bool = false, scenery: Scenery? = nil, beside: [PictureBeside] = [],
    field: FieldShape? = nil, subject: Subject? = nil, windowSearch: CellRect? = nil,
    diagram: (@Sendable (any World, _ view: CellRect?) throws -> Diagram)? = nil,
    make: @escaping @Sendable (Seed, _ jobs: Int) -> Beginning
  ) {
    self.window = window
    self.widestCensus = widestCensus
    (self.tickTime, self.note) = (tickTime, note)
    self.frames = frames
    (self.endsByItself, self.scenery, self.beside) = (endsByItself, scenery, beside)
    self.field = field
    self.subject = subject
    self.windowSearch = windowSearch
    self.diagram = diagram
    self.make = make
  }

  /// How pictures tell the time.
  var clock: Clock {
    tickTime.map { .seconds($0.numerator, over: $0.denominator) } ?? .ticks
  }
}

/// A picture beside a film: where it goes, and how it is drawn.
package struct PictureBeside: Sendable {
  /// The setting that asks for it.
  package let setting: String
  package let output: OutputPlan
  package let draw: @Sendable () throws -> IndexedPicture
}

/// A world's whole history in one picture and one table.
package struct Diagram: Sendable {
  /// A row of the table for each line.
  package let lines: [Frame]
  package let picture: Frame
}

/// A world at its start, and what is to be said of that start.
package struct Beginning {
  package let world: any World
  package let notices: [Notice]

  package init(_ world: any World, notices: [Notice] = []) {
    self.world = world
    self.notices = notices
  }
}
