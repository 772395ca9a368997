/// A world of one's own: cells in states, and what a tick makes of them.
///
/// ```swift
/// struct Forest: World {
///   var cells: Grid<Tree>
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
/// A world is a value: a copy of it lives the same future, which is what steps such as `snapshot`
/// need.
public protocol World: Sendable {
  /// The state of its cells.
  associatedtype State: CellState

  /// The name in messages and recipes; by default the type's name in small letters.
  static var name: String { get }

  /// The quantities that tables, counters and charts show; by default the cells in each state but
  /// the ground.
  static var census: [Census<Self>] { get }

  /// Its cells now; their size stays the same.
  var cells: Grid<State> { get }

  /// Lets one tick pass.
  ///
  /// - Throws: why the world cannot go on; that ends the film.
  mutating func tick() throws
}

extension World {
  public static var name: String { String(describing: Self.self).lowercased() }

  public static var census: [Census<Self>] { State.states.dropFirst().map { Census($0) } }
}

/// A number that a world of one's own is counted by.
public struct Census<Counted: World>: Sendable {
  let name: String
  let ink: Ink
  /// The state whose cells it counts; nil where `number` tells.
  let state: Counted.State?
  let number: @Sendable (Counted) -> Int

  /// The cells in a state, under its name or another.
  public init(_ state: Counted.State, name: String? = nil) {
    (self.name, ink, self.state) = (name ?? state.name, state.ink, state)
    number = { $0.cells.count(of: state) }
  }

  /// Creates a quantity that a function counts; less than 0 is as 0.
  public init(_ name: String, ink: Ink, _ number: @escaping @Sendable (Counted) -> Int) {
    (self.name, self.ink, state, self.number) = (name, ink, nil, number)
  }
}
