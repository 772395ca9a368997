internal import TerrariumBasics

/// A world of your own: cells in states, and a function that computes the next tick.
///
/// ```swift
/// struct Forest: World {
///   var cells: CellGrid<Tree>
///   var random: RandomStream
///
///   mutating func tick() {
///     cells = cells.next { cell, around in
///       switch cell {
///       case .fire: .bare
///       case .tree: around.count(of: .fire) > 0 || random.happens(1, in: 5000) ? .fire : .tree
///       case .bare: random.happens(1, in: 50) ? .tree : .bare
///       }
///     }
///   }
/// }
/// ```
///
/// A world is a value: a copy has the same future, as steps such as `snapshot` need it.
///
/// Abilities that not every world has are protocols of their own: ``TellingWorld`` (happenings),
/// ``RestingWorld`` (an end), ``GrowingWorld`` (a field of another size).
public protocol World: Sendable {
  /// The state of its cells.
  associatedtype State: CellState

  /// The name in messages, and after `own` in recipes; by default the type's name in lower case.
  static var name: String { get }

  /// The quantities in tables, counters and charts; by default the number of cells in each state
  /// but the ground. Equal names are numbered; charts draw the first eight.
  static var census: [Census<Self>] { get }

  /// The current cells. Pictures show the part that the field had at the start; for a field that
  /// changes its size see ``GrowingWorld``.
  var cells: CellGrid<State> { get }

  /// The position of the first cell on the plane; by default 0, 0. A field that grows to the left
  /// or upwards changes it.
  var corner: Cell { get }

  /// Advances by one tick.
  ///
  /// - Throws: the reason why the world cannot go on; that ends the film.
  mutating func tick() throws

  /// Advances by many ticks of which no frame is shown; by default one after the other.
  ///
  /// Implement it for a world that can leap over many ticks at once.
  ///
  /// - Throws: the reason why the world cannot go on; that ends the film.
  mutating func advance(by ticks: Int) throws
}

/// A world of your own that reports events: `.jsonl` has a line for each.
public protocol TellingWorld: World {
  /// The happenings of the last tick, in order.
  var happenings: [Happening] { get }
}

/// A world of your own that may come to rest. A film without a given number of frames ends there,
/// or after 100 frames.
public protocol RestingWorld: World {
  /// True if the next tick, and so every later one, changes nothing.
  var isAtRest: Bool { get }
}

/// A world of your own whose field grows or shrinks.
///
/// Before pictures are drawn, the film is run once to find a picture size that fits every size of
/// the field.
public protocol GrowingWorld: World {}

extension World {
  public static var name: String { String(describing: Self.self).lowercased() }

  public static var census: [Census<Self>] { State.states.dropFirst().map { Census($0) } }

  public var corner: Cell { Cell(0, 0) }

  public mutating func advance(by ticks: Int) throws {
    for _ in 0..<ticks {
      // The player of a film that should end at rest checks this too, and ends it.
      if let interruption = Interruption.current, interruption.isAsked { return }
      try tick()
    }
  }
}

/// A quantity that is counted in a world of your own.
public struct Census<Counted: World>: Sendable {
  let name: String
  let ink: Ink
  /// The counted state; nil if `number` gives the count.
  let state: Counted.State?
  let number: @Sendable (Counted) -> Int

  /// Creates a quantity that counts the cells in a state, under its name or another.
  public init(_ state: Counted.State, name: String? = nil) {
    self.name = name ?? state.name
    ink = state.ink
    self.state = state
    number = { $0.cells.count(of: state) }
  }

  /// Creates a quantity that a function counts; negative results count as 0.
  public init(_ name: String, ink: Ink, _ number: @escaping @Sendable (Counted) -> Int) {
    self.name = name
    self.ink = ink
    state = nil
    self.number = number
  }
}
