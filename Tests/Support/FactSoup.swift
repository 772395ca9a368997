package import TerrariumSimulation

/// Returns cells that any program can compute: a hash of column and row, modulo a number of states.
package func factHash(_ x: Int, _ y: Int) -> UInt32 {
  var v = UInt32(truncatingIfNeeded: 374_761_393 &* x &+ 668_265_263 &* y)
  v ^= v >> 13
  v = v &* 1_274_126_177
  return v ^ v >> 16
}

/// Returns a box of such cells.
package func factSoup(_ columns: Int, _ rows: Int, _ states: Int) -> StateGrid {
  StateGrid(size: GridSize(columns: columns, rows: rows)) { x, y in
    UInt8(factHash(x, y) % UInt32(states))
  }
}

/// Returns a box of cells from run length encoding, in any number of states.
package func drawn(_ rle: String) -> StateGrid {
  var rows: [[UInt8]] = [[]]
  var count = 0
  var prefix = 0
  for letter in rle.utf8 {
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): count = count * 10 + Int(letter - 48)
    case UInt8(ascii: "$"):
      for _ in 0..<max(1, count) { rows.append([]) }
      count = 0
    case UInt8(ascii: "p")...UInt8(ascii: "y"): prefix = Int(letter - UInt8(ascii: "p") + 1) * 24
    case UInt8(ascii: "A")...UInt8(ascii: "X"), UInt8(ascii: "o"):
      let state = letter == UInt8(ascii: "o") ? 1 : UInt8(prefix + Int(letter) - 64)
      rows[rows.count - 1] += [UInt8](repeating: state, count: max(1, count))
      (count, prefix) = (0, 0)
    case UInt8(ascii: "."), UInt8(ascii: "b"):
      rows[rows.count - 1] += [UInt8](repeating: 0, count: max(1, count))
      count = 0
    default: break
    }
  }
  let width = rows.map(\.count).max() ?? 0
  return StateGrid(
    size: GridSize(columns: width, rows: rows.count),
    states: rows.flatMap { $0 + [UInt8](repeating: 0, count: width - $0.count) })
}

/// The number of cells that are not 0, and the sum of all.
package struct Tally: Hashable, CustomStringConvertible {
  package let population: Int
  package let sum: Int

  package init(_ population: Int, _ sum: Int) { (self.population, self.sum) = (population, sum) }

  /// Creates the tally of counts of the states from 1 on.
  package init(_ counts: [UInt128]) {
    population = Int(counts.reduce(0, +))
    sum = counts.enumerated().reduce(0) { $0 + ($1.offset + 1) * Int($1.element) }
  }

  package var description: String { "\(population)/\(sum)" }
}
