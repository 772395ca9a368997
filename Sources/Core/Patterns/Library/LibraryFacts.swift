package import TerrariumBasics

/// The facts about a figure that the tests check; what does not apply to its category is nil.
package struct LibraryFacts: Hashable, Sendable {
  /// The generations until it returns to itself, emits or leaves the next object, or copies itself;
  /// for a figure that comes to rest, those after which the population is the same again.
  package var period: Int?

  /// The displacement in a period, to the right and down.
  package var moves: Cell?

  /// By how many cells it grows in a period.
  package var grows: Int?

  /// The number of generations for that growth, if its trail has a longer period than itself.
  package var every: Int?

  /// The generation from which on it grows like that; nil if it does from the start.
  package var after: Int?

  /// The generation at which it has come to rest.
  package var lifespan: Int?

  /// The number of cells that live then.
  package var population: Int?

  /// The number of copies after a period.
  package var copies: Int?

  /// Facts from words such as `period=30`.
  init(words: some Sequence<Substring>) {
    for word in words {
      let parts = word.split(separator: "=")
      let numbers = parts.dropFirst().first?.split(separator: ",").compactMap { Int($0) } ?? []
      guard let number = numbers.first else {
        preconditionFailure("a fact without number: \(word)")
      }
      switch parts[0] {
      case "period": period = number
      case "moves": moves = Cell(number, numbers.count > 1 ? numbers[1] : 0)
      case "grows": grows = number
      case "every": every = number
      case "after": after = number
      case "lifespan": lifespan = number
      case "population": population = number
      case "copies": copies = number
      default: preconditionFailure("the library knows no fact \(word)")
      }
    }
  }

  /// The speed, relative to the speed of light: `c/2`, `2c/5`, `c/4 slanting`, `(2,1)c/6`.
  package var speed: String? {
    guard let moves, let period else { return nil }
    let shared = greatestCommonDivisor(greatestCommonDivisor(moves.x, moves.y), period)
    let (x, y, time) = (moves.x / shared, moves.y / shared, period / shared)
    let distance = x == y || y == 0 ? (x == 1 ? "" : "\(x)") : "(\(x),\(y))"
    return "\(distance)c\(time == 1 ? "" : "/\(time)")\(x == y ? " slanting" : "")"
  }
}
