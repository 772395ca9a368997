import TerrariumSimulation
import Testing

/// A run whose states are all kept and compared cell by cell.
package struct SlowRun {
  package let states: [[[UInt8]]]

  package init(_ words: String) throws {
    states = try frames(of: words + "\nout: x.txt").map { frame in
      let grid = try #require(frame.letters ?? frame.cells)
      return (0..<grid.size.rows).map { y in (0..<grid.size.columns).map { grid[$0, y] } }
    }
  }

  /// Creates a ring of eight cells under an elementary rule: each of 41 lines is a state.
  package init(rule: UInt8) throws {
    let first = try frames(
      of: "world: wolfram\nsize: 8x1\nedges: wrap\nstart: random\nframes: 1\nout: x%03d.txt")
    var line = try #require(first.first.flatMap { $0.letters ?? $0.cells }).states
    var states = [[line]]
    for _ in 1..<41 {
      line = line.indices.map { x in
        rule >> (line[(x + 7) % 8] << 2 | line[x] << 1 | line[(x + 1) % 8]) & 1
      }
      states.append([line])
    }
    self.states = states
  }

  package var counts: [Int] { states.map { $0.joined().count { $0 != 0 } } }
  package var mean: Double { Double(counts.reduce(0, +)) / Double(counts.count) }
  package var least: Int { counts.min() ?? 0 }

  /// Returns the first pair of ticks with the same state up to a translation.
  package func repetition(wraps: Bool, isEven: Bool) -> Repetition? {
    for rest in states.indices {
      for later in states.indices.dropFirst(rest + 1) where !isEven || (later - rest) % 2 == 0 {
        if let move = move(from: states[rest], to: states[later], wraps, isEven) {
          return Repetition(rest: rest, period: later - rest, move: move)
        }
      }
    }
    return nil
  }

  private func move(from one: [[UInt8]], to other: [[UInt8]], _ wraps: Bool, _ isEven: Bool)
    -> Cell?
  {
    let (rows, columns) = (one.count, one[0].count)
    var moves: [Cell] = []
    for down in 0..<(wraps ? rows : 1) {
      for right in 0..<(wraps ? columns : 1) where !isEven || (down | right) & 1 == 0 {
        let isSame = (0..<rows).allSatisfy { y in
          (0..<columns).allSatisfy { x in
            one[y][x] == other[(y + down) % rows][(x + right) % columns]
          }
        }
        guard isSame else { continue }
        moves.append(
          Cell(2 * right > columns ? right - columns : right, 2 * down > rows ? down - rows : down))
      }
    }
    return moves.min {
      (abs($0.x) + abs($0.y), abs($0.x), -$0.x, -$0.y) < (
        abs($1.x) + abs($1.y), abs($1.x), -$1.x, -$1.y
      )
    }
  }
}
