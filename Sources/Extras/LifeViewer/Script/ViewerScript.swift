package import TerrariumBasics
package import TerrariumPatterns

/// The script of a pattern file, in double brackets, as LifeViewer reads it: the timing of the
/// film, its colours and camera, its labels, and the cells pasted during it.
///
/// It holds only the values that the script sets, without defaults. Nothing in it is checked
/// against the pattern.
package struct ViewerScript: Hashable, Sendable {
  /// The values that apply from a moment of the film on.
  package struct Moment: Hashable, Sendable {
    /// The beginning of a moment.
    package enum Start: Hashable, Sendable {
      case film
      case tick(Int)
      /// A number of seconds after the moment before.
      case pause(Double)
    }

    package let start: Start
    package var x: Double?
    package var y: Double?
    /// The size of a cell in pixels.
    package var zoom: Double?
    package var angle: Int?
    package var theme: String?
    package var stepsASecond: Int?
    package var step: Int?
    package var message: String?
    package var isFitted: Bool?
    /// The parts of the camera's path that are even or not; nil if not set.
    package var evenX: Bool?
    package var evenY: Bool?
    package var evenZoom: Bool?
    /// The words whose values return to those of the film's start.
    package var restored: Set<String> = []
    /// The position of the word that began it.
    package var position = TextPosition(line: 1, column: 1)

    init(_ start: Start) { self.start = start }

    /// Takes the camera values that another moment sets.
    mutating func takeCamera(of other: Moment) {
      x = other.x ?? x
      y = other.y ?? y
      zoom = other.zoom ?? zoom
      angle = other.angle ?? angle
    }
  }

  /// The movement of the camera with its view, in cells a tick.
  package enum Tracking: Hashable, Sendable {
    case drift(x: Double, y: Double)
    /// The speeds of the edges of the view.
    case box(east: Double, south: Double, west: Double, north: Double)
  }

  /// A colour of the script and what it is for.
  package struct Paint: Hashable, Sendable {
    /// The item as written: a part, or a state's number or name.
    package let item: String
    /// `#rrggbb`.
    package let colour: String
    package let position: TextPosition
  }

  /// The shape of cells.
  package enum Shape: String, Hashable, Sendable { case square, hexagon, triangle }

  /// Words of the script that had no effect, each with its number of occurrences.
  package struct Words: Hashable, Sendable {
    package private(set) var list: [String] = []
    package private(set) var count = 0
    private var known: Set<String> = []

    private static let limit = 100

    mutating func note(_ word: String) {
      count += 1
      if list.count < Self.limit, known.insert(word).inserted { list.append(word) }
    }
  }

  /// A fault: the word, its position, and the mistake.
  package struct Fault: Hashable, Sendable {
    package let word: String
    package let position: TextPosition
    package let reason: String

    package init(word: String, position: TextPosition, reason: String) {
      self.word = word
      self.position = position
      self.reason = reason
    }
  }

  /// The moments of the film, the first one its start.
  package internal(set) var moments = [Moment(.film)]
  package internal(set) var width: Int?
  package internal(set) var height: Int?
  package internal(set) var loop: Int?
  package internal(set) var stop: Int?
  package internal(set) var first: Int?
  package internal(set) var isStill = false
  package internal(set) var tracking: Tracking?
  /// The ticks after which a tracking film repeats.
  package internal(set) var trackingPeriod: Int?
  package internal(set) var isHistoryFit = false
  /// True if a view that fits ignores marked cells.
  package internal(set) var fitsFirstState = false
  package internal(set) var hasGrid: Bool?
  package internal(set) var majorLines: Int?
  package internal(set) var ageStates: Int?
  package internal(set) var historyStates: Int?
  package internal(set) var hasCellBorders = false
  package internal(set) var shape: Shape?
  package internal(set) var hasGraph = false
  package internal(set) var paints: [Paint] = []
  package internal(set) var drawings: [Drawing] = []
  package internal(set) var pastes: [Paste] = []
  package internal(set) var random: Random?
  /// The columns and rows by which cells are moved.
  package internal(set) var offset = Cell(0, 0)
  /// Known words that are not drawn, and unknown words.
  package internal(set) var undrawn = Words()
  package internal(set) var unknown = Words()
  package internal(set) var faults: [Fault] = []
  /// The number of faults, of which the first are listed.
  package internal(set) var faultCount = 0
  /// True if there was a block at all.
  package internal(set) var isEmpty = true

  init() {}
}
