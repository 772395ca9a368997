package import TerrariumSimulation
internal import Testing

/// A naive form of a Larger than Life rule: the sums for birth and survival, and the way in which
/// cells die.
package struct NaiveLarger {
  package let states: Int
  let births: ClosedRange<Int>
  let survivals: ClosedRange<Int>

  package init(states: Int, births: ClosedRange<Int>, survivals: ClosedRange<Int>) {
    (self.states, self.births, self.survivals) = (states, births, survivals)
  }

  /// True if a cell at an offset counts, computed naively.
  package static func counts(
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

  /// A place of a neighbourhood, and how much a cell there adds.
  package struct Weight {
    let (x, y): (Int, Int)
    let weight: Int

    package init(_ x: Int, _ y: Int, _ weight: Int = 1) {
      (self.x, self.y) = (x, y)
      self.weight = weight
    }
  }

  /// Returns the weights of a square around a cell that are not 0.
  package static func weights(
    range: Int, _ weight: (_ i: Int, _ j: Int) -> Int
  ) -> [Weight] {
    (-range...range).flatMap { j in
      (-range...range).map { Weight($0, j, weight($0, j)) }
    }.filter { $0.weight != 0 }
  }

  /// Returns the next generation by adding up the weighted values of the states around each cell.
  /// Those weights are `even` for cells with an even sum of column and row. `odd` has those for the
  /// others, if they differ.
  package func stepped(
    _ cells: StateGrid, wraps: Bool, values: [Int], _ even: [Weight], odd: [Weight]? = nil
  ) -> StateGrid {
    stepped(cells) { x, y in
      let weights = (x + y) % 2 == 0 ? even : odd ?? even
      return weights.reduce(0) {
        $0 + $1.weight * values[Int(cells.state(x + $1.x, y + $1.y, wraps: wraps))]
      }
    }
  }

  /// Returns the next generation of live cells in a square, whose number is the difference of four
  /// sums from the corner.
  package func stepped(_ cells: StateGrid, squareOf r: Int) -> StateGrid {
    let size = cells.size
    var corner = [[Int]](
      repeating: [Int](repeating: 0, count: size.columns + 1), count: size.rows + 1)
    for y in 0..<size.rows {
      for x in 0..<size.columns {
        corner[y + 1][x + 1] =
          corner[y][x + 1] + corner[y + 1][x] - corner[y][x] + Int(cells[x, y])
      }
    }
    return stepped(cells) { x, y in
      let (left, right) = (max(0, x - r), min(size.columns, x + r + 1))
      let (top, bottom) = (max(0, y - r), min(size.rows, y + r + 1))
      return corner[bottom][right] - corner[top][right] - corner[bottom][left]
        + corner[top][left] - Int(cells[x, y])
    }
  }

  /// Returns the next generation of live cells in a shape, which has some columns in each row: the
  /// difference of two sums from the left end.
  package func stepped(
    _ cells: StateGrid, wraps: Bool, spans: [(row: Int, columns: ClosedRange<Int>)]
  ) -> StateGrid {
    let (size, r) = (cells.size, spans.count / 2)
    // Sums of each row with as many columns as a shape extends beyond its ends.
    let sums = (0..<size.rows).map { y in
      (-r..<size.columns + r).reduce(into: [0]) { sums, x in
        sums.append((sums.last ?? 0) + (cells.state(x, y, wraps: wraps) == 1 ? 1 : 0))
      }
    }
    return stepped(cells) { x, y in
      spans.reduce(cells[x, y] == 1 ? -1 : 0) { sum, span in
        let row = wraps ? (y + span.row + size.rows) % size.rows : y + span.row
        guard 0..<size.rows ~= row else { return sum }
        let first = x + r + span.columns.lowerBound
        return sum + sums[row][first + span.columns.count] - sums[row][first]
      }
    }
  }

  /// Returns the next generation, where `sum` is the weighted sum of the cells around a cell.
  private func stepped(_ cells: StateGrid, _ sum: (_ x: Int, _ y: Int) -> Int) -> StateGrid {
    StateGrid(size: cells.size) { x, y in
      switch cells[x, y] {
      case 0: births.contains(sum(x, y)) ? 1 : 0
      case 1: survivals.contains(sum(x, y)) ? 1 : states > 2 ? 2 : 0
      case let state: Int(state) + 1 < states ? state + 1 : 0
      }
    }
  }

  /// Steps random cells by some kernels, compared with a twin of them.
  package func expectAgreement(
    _ rule: CellRule, _ size: GridSize, by kernels: [Kernel] = Kernel.available,
    generations: Int = 3, using stream: inout RandomStream, next: (StateGrid) -> StateGrid
  ) throws {
    for kernel in kernels {
      var cells = StateGrid(size: size) { _, _ in UInt8(stream.draw(below: states)) }
      var options = LifeOptions(workers: WorkerPool(threads: 1 + stream.draw(below: 3)))
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
  package func state(_ x: Int, _ y: Int, wraps: Bool) -> UInt8 {
    let (w, h) = (size.columns, size.rows)
    if wraps { return self[((x % w) + w) % w, ((y % h) + h) % h] }
    return 0..<w ~= x && 0..<h ~= y ? self[x, y] : 0
  }
}
