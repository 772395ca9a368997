package import Encoding
package import Files
internal import Patterns
package import Rendering
package import Basics
package import Vocabulary

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
  /// How many frames a film has if nobody says; nil for everyone's number.
  package let frames: Int?
  /// True if a film ends by itself if nobody says how many frames it has.
  package let endsByItself: Bool
  /// How its scenes are painted, where it is no grid of cells.
  package let scenery: Scenery?
  /// Pictures that are drawn beside the film.
  package let beside: [PictureBeside]
  /// The field, as steps on its cells must know it.
  package let field: FieldShape?
  /// Where the plan is to find a window of its own: the box that is there at the start.
  package let windowSearch: CellRect?
  /// How long moments stand that take no time of the model's, where that is not as long as others.
  package var momentDelays: MomentDelays?
  /// What outlives a run and grows by what happens in it.
  package var ledger: (any Ledger)?
  /// Makes the world of a seed, which may use so many threads.
  package let make: @Sendable (Seed, _ jobs: Int) throws(WorldError) -> Beginning

  package init(
    window: CellRect, widestCensus: [UInt128], tickTime: FrameDelay? = nil, note: RuleNote? = nil,
    frames: Int? = nil, endsByItself: Bool = false, scenery: Scenery? = nil,
    beside: [PictureBeside] = [], field: FieldShape? = nil, windowSearch: CellRect? = nil,
    make: @escaping @Sendable (Seed, _ jobs: Int) throws(WorldError) -> Beginning
  ) {
    self.window = window
    self.widestCensus = widestCensus
    (self.tickTime, self.note) = (tickTime, note)
    self.frames = frames
    (self.endsByItself, self.scenery, self.beside) = (endsByItself, scenery, beside)
    self.field = field
    self.windowSearch = windowSearch
    self.make = make
  }

  /// The stage of a film before its first step; what is to be said of its start comes along.
  ///
  /// - Throws: that the world has no room in the memory.
  package func stage(
    seed number: UInt64, jobs: Int, window: CellRect? = nil
  ) throws(Fault) -> (stage: Stage, notices: [Notice]) {
    let seed = Seed(number)
    do throws(WorldError) {
      let beginning = try make(seed, jobs)
      var stage = Stage(self, beginning.world, seed: seed, jobs: jobs)
      stage.window = window
      return (stage, beginning.notices)
    } catch {
      throw Fault(.worldStopped(error))
    }
  }

  /// How pictures tell the time.
  package var clock: Clock {
    tickTime.map { .seconds($0.numerator, over: $0.denominator) } ?? .ticks
  }
}

/// How long moments stand that take no time of the model's.
package struct MomentDelays: Hashable, Sendable {
  package let press: FrameDelay
  package let screen: FrameDelay

  package init(press: FrameDelay, screen: FrameDelay) {
    (self.press, self.screen) = (press, screen)
  }
}

/// What outlives a run and grows by what happens in it, such as a team in a file.
package protocol Ledger: Sendable {
  /// Where somebody asked for it.
  var place: Place? { get }

  /// Takes down what is to be kept of a world as it is now.
  mutating func note(_ world: any World, seed: Seed)

  /// Keeps what was taken down: on the disk, and as often as one likes.
  func keep() throws(FileError)
}

/// A picture beside a film: where it goes, and how it is drawn.
package struct PictureBeside: Sendable {
  /// The setting that asks for it.
  package let setting: String
  /// The settings that have no part in it.
  package let unrelated: [String]
  package let output: OutputPlan
  package let drawing: StillDrawing

  package init(
    setting: String, unrelated: [String], output: OutputPlan, drawing: StillDrawing
  ) {
    (self.setting, self.unrelated) = (setting, unrelated)
    (self.output, self.drawing) = (output, drawing)
  }
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
