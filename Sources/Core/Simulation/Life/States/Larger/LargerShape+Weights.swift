extension LargerShape {
  /// The weight of the cell at an offset, without the cell itself unless the shape is weighted.
  /// `isOdd` is the parity of the cell's column plus row, which matters for triangles.
  func weight(_ i: Int, _ j: Int, range r: Int, isOdd: Bool) -> Int {
    switch self {
    case .letter(let letter):
      if letter == "G" { return (r + 1 - abs(i)) * (r + 1 - abs(j)) }
      guard i != 0 || j != 0 else { return 0 }
      return Self.holds(letter, i, isOdd && letter == "L" ? -j : j, r) ? 1 : 0
    case .cells(let weights), .weights(let weights):
      let row = isTriangular && isOdd ? -j : j
      return weights.weights[(row + r) * (2 * r + 1) + i + r]
    }
  }

  private static func holds(_ letter: Character, _ i: Int, _ j: Int, _ r: Int) -> Bool {
    let (a, b) = (abs(i), abs(j))
    switch letter {
    case "M": return true
    case "N": return a + b <= r
    case "C": return a * a + b * b <= r * r + r
    case "2": return a * a + b * b <= r * r
    case "+": return a == 0 || b == 0
    case "X": return a == b
    case "*": return a == 0 || b == 0 || a == b
    case "#": return a == 1 || b == 1
    case "B": return (a + b) % 2 == 1
    case "D": return (a + b) % 2 == 0
    case "H": return abs(i - j) <= r
    case "A": return i == 0 || j == 0 || i == j
    case "3": return i == 0 && j < 0 || j == 0 && i < 0 || i == j && i > 0
    case "L": return j < 0 ? a <= 2 * r + 1 - b : a <= 2 * r - b
    default: return false
    }
  }

  /// The reach of the shape to the left and right.
  func reachAcross(range: Int) -> Int { self == .letter("L") ? 2 * range : range }

  /// The sum of all positive weights, and of all negative ones, without the cell itself.
  func sums(range r: Int) -> (most: Int, least: Int) {
    switch self {
    case .letter("M"): return (4 * r * (r + 1), 0)
    case .letter("G"):
      return ((r + 1) * (r + 1) * (r + 1) * (r + 1) - (r + 1) * (r + 1), 0)
    default:
      var (most, least) = (0, 0)
      let across = reachAcross(range: r)
      for j in -r...r {
        for i in -across...across where i != 0 || j != 0 {
          let weight = weight(i, j, range: r, isOdd: false)
          if weight > 0 { most += weight } else { least += weight }
        }
      }
      return (most, least)
    }
  }
}
