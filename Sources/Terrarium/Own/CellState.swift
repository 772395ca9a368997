/// The states of the cells of your own world: usually an enum. The first state is the ground.
///
/// ```swift
/// enum Tree: CaseIterable, CellState {
///   case bare, tree, fire
///
///   var ink: Ink {
///     switch self {
///     case .bare: .theme("ground")
///     case .tree: Ink(light: 0x2e7d32, dark: 0x81c784)
///     case .fire: 0xff5500
///     }
///   }
/// }
/// ```
///
/// There can be any number of states. Pictures have at most 254 colours for them: with more states,
/// neighbours in the list look alike.
public protocol CellState: Hashable, Sendable {
  /// All states, the ground first; by default the cases of an enum.
  static var states: [Self] { get }

  /// The name in legends, tables and the setting `colors`, which knows the first of states that
  /// look alike; by default the case's name.
  var name: String { get }

  /// Its character in texts; by default `.` for the ground, and letters for the others.
  var letter: Character { get }

  /// The colour in pictures.
  var ink: Ink { get }
}

extension CellState where Self: CaseIterable {
  public static var states: [Self] { Array(allCases) }
}

extension CellState {
  public var name: String { String(describing: self) }

  public var letter: Character {
    let letters = ".ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    let place = Self.states.prefix(letters.count).firstIndex(of: self)
    return place.map { Array(letters)[$0] } ?? "?"
  }
}

/// Two states, as in Life: dead and alive.
extension Bool: CellState {
  public static var states: [Bool] { [false, true] }

  public var name: String { self ? "alive" : "dead" }

  public var letter: Character { self ? "O" : "." }

  public var ink: Ink { .theme(self ? "alive" : "ground") }
}
