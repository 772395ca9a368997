package import TerrariumBasics

/// The facts about a pattern that the tests check; nil if they do not apply to its category.
package struct LibraryFacts: Hashable, Sendable {
  /// The generations until it repeats, emits or leaves the next object, or copies itself; for a
  /// pattern that comes to rest, the period of its population afterwards.
  package var period: Int?

  /// The displacement per period, to the right and down.
  package var moves: Cell?

  /// The number of cells that it grows by in a period.
  package var grows: Int?

  /// The number of generations for that growth, if its trail has a longer period than the pattern.
  package var every: Int?

  /// The generation from which it grows so; nil if it does from the start.
  package var after: Int?

  /// The generation at which it has come to rest.
  package var lifespan: Int?

  /// The number of live cells at that time.
  package var population: Int?

  /// The number of copies after a period.
  package var copies: Int?

  /// Parses facts from words such as `period=30`.
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
    let x = moves.x / shared
    let y = moves.y / shared
    let time = period / shared
    let distance = x == y || y == 0 ? (x == 1 ? "" : "\(x)") : "(\(x),\(y))"
    return "\(distance)c\(time == 1 ? "" : "/\(time)")\(x == y ? " slanting" : "")"
  }
}
