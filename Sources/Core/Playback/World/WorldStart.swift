package import TerrariumBasics
package import TerrariumEncoding
package import TerrariumFiles
package import TerrariumPatterns
package import TerrariumPictures
package import TerrariumVocabulary

/// The start of a world: its checked settings, before the world is made.
package struct WorldStart: Sendable {
  /// The cells in pictures and texts.
  package let window: CellRect
  /// True if the window is only the box of the initial cells, around which planning finds one.
  package let findsWindow: Bool
  /// The field, for checking steps.
  package let field: FieldShape?
  /// The largest possible numbers of its census, which determine the width of counters.
  package let widestCensus: [UInt128]
  /// The length of a film without a given number of frames.
  package let length: OwnLength
  /// The model time of a tick, if it has one; it determines the delay of frames and the counters.
  package let tickTime: FrameDelay?
  /// The delay of moments without model time, if it differs from others.
  package var momentDelays: MomentDelays?
  /// The legend's note on the rule.
  package let note: RuleNote?
  /// The painter of scenes, if the world has no cells.
  package let scenery: Scenery?
  /// The pictures drawn beside the film.
  package let beside: [PictureBeside]
  /// The known facts about the first cells.
  package var firstCells = InitialCells()
  /// The special ways to measure its runs.
  package var measuring = Measuring()
  /// True if another seed may give another field or window.
  package var isOfOneSeed = false
  /// The ledger that outlives the run, if there is one.
  package var ledger: (any Ledger)?
  private let maker: Maker

  /// Makes the world of a seed, with a number of threads; in another size, if a step has changed
  /// the size.
  package typealias Maker =
    @Sendable (Seed, _ threads: Int, GridSize?) throws(WorldError) -> InitialWorld

  package init(
    window: CellRect = CellRect(GridSize(columns: 1, rows: 1)), findsWindow: Bool = false,
    field: FieldShape? = nil, widestCensus: [UInt128], length: OwnLength = .usual,
    tickTime: FrameDelay? = nil, note: RuleNote? = nil, scenery: Scenery? = nil,
    beside: [PictureBeside] = [], make: @escaping Maker
  ) {
    self.window = window
    self.findsWindow = findsWindow
    self.field = field
    self.widestCensus = widestCensus
    self.length = length
    self.tickTime = tickTime
    self.note = note
    self.scenery = scenery
    self.beside = beside
    maker = make
  }

  /// Makes the world of a seed, with a number of threads.
  package func make(
    _ seed: Seed, _ threads: Int, size: GridSize? = nil
  ) throws(WorldError) -> InitialWorld { try maker(seed, threads, size) }

  /// The stage of a film before its first step, and the notices about its start.
  ///
  /// - Throws: If there is not enough memory for the world.
  package func stage(
    seed number: UInt64, threads: Int, window: CellRect? = nil
  ) throws(Fault) -> (stage: Stage, notices: [Notice]) {
    let seed = Seed(number)
    let beginning = try Fault.ofWorld { () throws(WorldError) in try make(seed, threads) }
    var stage = Stage(self, beginning.world, seed: seed, threads: threads)
    stage.window = window
    return (stage, beginning.notices)
  }

  /// True if its cells are on an unbounded plane.
  package var isOnPlane: Bool { field?.isPlane ?? false }

  /// The number of cells that may be alive after some ticks, limited to about the square of the
  /// largest number of `widestCensus`; nil if it is unlimited.
  func cells(reachedAfter ticks: Int) -> UInt128? {
    guard let growth = firstCells.growth, let limit = widestCensus.max() else { return nil }
    let around = 2 * UInt128(growth.aTick) * UInt128(ticks)
    // Each side is limited, so that their product does not overflow.
    let sides = [growth.start.width, growth.start.height].map {
      min(limit, UInt128(max(0, $0)) + around)
    }
    return sides[0] * sides[1]
  }

  /// The clock of pictures.
  package var clock: Clock {
    tickTime.map { .seconds($0.numerator, over: $0.denominator) } ?? .ticks
  }
}

/// The length of a world's film without a given number of frames.
package enum OwnLength: Hashable, Sendable {
  /// The general number of frames.
  case usual
  case frames(Int)
  /// The film ends by itself.
  case untilOver
}

/// The known facts about the first cells of a world.
package struct InitialCells: Sendable {
  /// The kind of the only pattern, if known.
  package var category: PatternCategory?
  /// The cells of a plane that may be alive at the start, and the speed of growth in cells per
  /// tick; nil if that is unlimited.
  package var growth: (start: CellRect, aTick: Int)?
  /// True if the background changes with every tick.
  package var alternates = false
  /// The advice that replaces the ending's if there are no cells.
  package var emptyAdvice: String?
}

/// The special ways to measure the runs of a world.
package struct Measuring: Sendable {
  /// Starts runs without a film, if there is a quick way to play them.
  package var quick: QuickStart?
  /// The counter of objects, or the reason why there is none; nil in worlds without objects.
  package var objects: Result<ObjectCounting, Problem>?
}

/// The delay of moments without model time.
package typealias MomentDelays = (press: FrameDelay, screen: FrameDelay)

/// A record that outlives a run and grows with its events, such as a team file.
package protocol Ledger: Sendable {
  /// The path of its file.
  var path: String { get }

  /// A text of everything that its facts depend on, except the seed.
  var scenario: String { get }

  /// Its place in the scenario.
  var place: Place? { get }

  /// Records the facts of a world to keep.
  mutating func note(_ world: any World, seed: Seed)

  /// Writes the recorded facts to the disk; it can be called repeatedly.
  func keep() throws(FileError)
}

/// A picture beside a film: its file and its drawing.
package struct PictureBeside: Sendable {
  /// The setting for it.
  package let setting: String
  /// The settings that do not affect it.
  package let unrelated: [String]
  package let output: OutputPlan
  /// Its size in pixels.
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
