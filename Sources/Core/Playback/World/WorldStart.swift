package import TerrariumBasics
package import TerrariumEncoding
package import TerrariumFiles
package import TerrariumPatterns
package import TerrariumRendering
package import TerrariumVocabulary

/// The start of a world: its settings, read and checked, before the world is made.
package struct WorldStart: Sendable {
  /// The cells that pictures and texts show.
  package let window: CellRect
  /// The largest numbers that its census may reach, as wide as counters must be.
  package let widestCensus: [UInt128]
  /// The model time of a tick, if it has one: the delay of frames and the counters follow from it.
  package let tickTime: FrameDelay?
  /// The legend's note on the rule.
  package let note: RuleNote?
  /// The world's default number of frames; nil for everyone's number.
  package let frames: Int?
  /// True if a film without a given number of frames ends by itself.
  package let endsByItself: Bool
  /// The painter of its scenes, if the world has no cells.
  package let scenery: Scenery?
  /// Pictures that are drawn beside the film.
  package let beside: [PictureBeside]
  /// The field, as steps on its cells must know it.
  package let field: FieldShape?
  /// The area around which the plan finds a window of its own: the box that is there at the start.
  package let windowSearch: CellRect?
  /// The kind of its only figure, where that is known.
  package var category: PatternCategory?
  /// The cells of a plane that may live at the start, and how much further life comes in a tick;
  /// nil if that has no bound.
  package var growth: (start: CellRect, aTick: Int)?
  /// True if another seed may give another field or window.
  package var isOfOneSeed = false
  /// True if the background changes with every tick.
  package var alternates = false
  /// The advice in the place of the ending's, where nothing is there at the start.
  package var emptyAdvice: String?
  /// The delay of moments without model time, if it differs from others.
  package var momentDelays: MomentDelays?
  /// The ledger that outlives the run, if there is one.
  package var ledger: (any Ledger)?
  /// Begins runs that are measured without a film, where there is a quick way to play them.
  package var quick: QuickStart?
  /// The counter of its worlds' objects, or the reason why there is none; nil in worlds without
  /// objects.
  package var objects: Result<ObjectCounting, Problem>?
  /// Makes the world of a seed, which may use a number of threads.
  package let make: @Sendable (Seed, _ jobs: Int) throws(WorldError) -> InitialWorld
  /// Makes the world of a seed in another size, for worlds whose size a step can change.
  package var makeResized:
    (@Sendable (Seed, _ jobs: Int, GridSize) throws(WorldError) -> any World)?

  package init(
    window: CellRect = CellRect(GridSize(columns: 1, rows: 1)), widestCensus: [UInt128],
    tickTime: FrameDelay? = nil, note: RuleNote? = nil,
    frames: Int? = nil, endsByItself: Bool = false, scenery: Scenery? = nil,
    beside: [PictureBeside] = [], field: FieldShape? = nil, windowSearch: CellRect? = nil,
    make: @escaping @Sendable (Seed, _ jobs: Int) throws(WorldError) -> InitialWorld
  ) {
    self.window = window
    self.widestCensus = widestCensus
    self.tickTime = tickTime
    self.note = note
    self.frames = frames
    self.endsByItself = endsByItself
    self.scenery = scenery
    self.beside = beside
    self.field = field
    self.windowSearch = windowSearch
    self.make = make
  }

  /// The stage of a film before its first step, and the notices about its start.
  ///
  /// - Throws: that the world has no room in the memory.
  package func stage(
    seed number: UInt64, jobs: Int, window: CellRect? = nil
  ) throws(Fault) -> (stage: Stage, notices: [Notice]) {
    let seed = Seed(number)
    let beginning = try Fault.ofWorld { () throws(WorldError) in try make(seed, jobs) }
    var stage = Stage(self, beginning.world, seed: seed, jobs: jobs)
    stage.window = window
    return (stage, beginning.notices)
  }

  /// True if its cells lie on a plane without end.
  package var isOnPlane: Bool { field?.isPlane ?? false }

  /// The number of cells that life can have reached after some ticks, cut at about the square of
  /// the largest number of `widestCensus`; nil if it has no bound.
  func cells(reachedAfter ticks: Int) -> UInt128? {
    guard let growth, let limit = widestCensus.max() else { return nil }
    let around = 2 * UInt128(growth.aTick) * UInt128(ticks)
    // Either side is cut, so that their product is a number.
    let sides = [growth.start.width, growth.start.height].map {
      min(limit, UInt128(max(0, $0)) + around)
    }
    return sides[0] * sides[1]
  }

  /// The clock of pictures.
  package var clock: Clock { Clock(tickTime) }
}

extension Clock {
  /// The clock of ticks that take some model time, or none.
  init(_ tickTime: FrameDelay?) {
    self = tickTime.map { .seconds($0.numerator, over: $0.denominator) } ?? .ticks
  }
}

/// The delay of moments without model time.
package typealias MomentDelays = (press: FrameDelay, screen: FrameDelay)

/// A record that outlives a run and grows with its events, such as a team in a file.
package protocol Ledger: Sendable {
  /// The path of its file.
  var path: String { get }

  /// A text for all that its facts depend on, the seed aside.
  var scenario: String { get }

  /// The place that names it.
  var place: Place? { get }

  /// Notes the facts of a world that are to be kept.
  mutating func note(_ world: any World, seed: Seed)

  /// Writes the noted facts to the disk; it can be called repeatedly.
  func keep() throws(FileError)
}

/// A picture beside a film: its file, and the way to draw it.
package struct PictureBeside: Sendable {
  /// The setting that names it.
  package let setting: String
  /// The settings that have no part in it.
  package let unrelated: [String]
  package let output: OutputPlan
  /// Its columns and rows of pixels.
  package let size: GridSize
  package let drawing: StillDrawing

  package init(
    setting: String, unrelated: [String], output: OutputPlan, size: GridSize, drawing: StillDrawing
  ) {
    self.setting = setting
    self.unrelated = unrelated
    self.output = output
    self.size = size
    self.drawing = drawing
  }
}

/// A world at its start, with the notices about that start.
package typealias InitialWorld = (world: any World, notices: [Notice])
