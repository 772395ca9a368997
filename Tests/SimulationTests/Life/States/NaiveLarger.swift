import TerrariumSimulation
import TerrariumSupport
import Testing

/// A naive form of a Larger than Life rule: the sums for birth and survival, and the way in which
/// cells die.
struct NaiveLarger {
  let states: Int
  let births: ClosedRange<Int>
  let survivals: ClosedRange<Int>

  /// True if a cell at an offset counts, computed naively.
  static func counts(
    _ letter: Character, _ i: Int, _ j: Int, _ r: Int, apexDown: Bool = false
  ) -> Bool {
    let (a, b) = (i.magnitude, j.magnitude)
    let range = UInt(r)
    if i == 0 && j == 0 { return false }
    if letter == "L" {
      let down = apexDown ? j : -j
      return b <= range && a <= (down < 0 ? 2 * range + 1 - b : 2 * range - b)
    }
    guard a <= range, b <= range else { return false }
    switch letter {
    case "M": return true
    case "N": return a + b <= range
    case "C": return a * a + b * b <= range * range + range
    case "2": return a * a + b * b <= range * range
    case "+": return i == 0 || j == 0
    case "X": return a == b
    case "*": return i == 0 || j == 0 || a == b
    case "#": return a == 1 || b == 1
    case "B": return (a + b) % 2 == 1
    case "D": return (a + b) % 2 == 0
    case "H": return (i - j).magnitude <= range
    case "A": return i == 0 || j == 0 || i == j
    default: return i == 0 && j < 0 || j == 0 && i < 0 || i == j && i > 0
    }
  }

  /// Returns the next generation, where `sum` is the weighted sum of the cells around a cell.
  func stepped(_ cells: StateGrid, _ sum: (_ x: Int, _ y: Int) -> Int) -> StateGrid {
    StateGrid(size: cells.size) { x, y in
      switch cells[x, y] {
      case 0: births.contains(sum(x, y)) ? 1 : 0
      case 1: survivals.contains(sum(x, y)) ? 1 : states > 2 ? 2 : 0
      case let state: Int(state) + 1 < states ? state + 1 : 0
      }
    }
  }

  /// Steps random cells by some kernels, compared with a twin of them.
  func expectAgreement(
    _ rule: CellRule, _ size: GridSize, by kernels: [Kernel] = Kernel.available,
    generations: Int = 3, using stream: inout RandomStream, next: (StateGrid) -> StateGrid
  ) throws {
    for kernel in kernels {
      var cells = StateGrid(size: size) { _, _ in UInt8(stream.draw(below: states)) }
      var options = LifeOptions(workers: WorkerPool(jobs: 1 + stream.draw(below: 3)))
      options.kernel = kernel
      var world = LifeWorld(rule: rule, size: size, options: options)
      #expect(world.size == size)
      world.write(cells, at: Cell(0, 0))
      for generation in 1...generations {
        cells = next(cells)
        try world.advance(by: 1)
        try #require(
          world.states(in: CellRect(size)) == cells, "\(kernel), \(rule.text), \(generation)")
      }
    }
  }
}

extension StateGrid {
  /// Returns the state of a cell that may lie outside: on the other side of a torus, or behind a
  /// wall.
  func state(_ x: Int, _ y: Int, wraps: Bool) -> UInt8 {
    let (w, h) = (size.columns, size.rows)
    if wraps { return self[((x % w) + w) % w, ((y % h) + h) % h] }
    return 0..<w ~= x && 0..<h ~= y ? self[x, y] : 0
  }
}
