import Simulation
import Testing

/// The kernels for Larger than Life agree with a twin that adds up weight by weight, whatever rests.
struct LargerKernelTests {
  /// A rule, told anew: what each place of the square counts for and which sums bear and keep.
  private struct Twin {
    let range: Int
    let states: Int
    let wraps: Bool
    let births: ClosedRange<Int>
    let survivals: ClosedRange<Int>
    let weight: @Sendable (_ i: Int, _ j: Int) -> Int
    var value: @Sendable (UInt8) -> Int = { $0 == 1 ? 1 : 0 }

    func stepped(_ cells: StateGrid) -> StateGrid {
      var next = cells
      let (w, h) = (cells.size.columns, cells.size.rows)
      for y in 0..<h {
        for x in 0..<w {
          var sum = 0
          for j in -range...range {
            for i in -range...range {
              var (column, row) = (x + i, y + j)
              if wraps { (column, row) = ((column + 4 * w) % w, (row + 4 * h) % h) }
              let isInside = 0..<w ~= column && 0..<h ~= row
              sum += weight(i, j) * value(isInside ? cells[column, row] : 0)
            }
          }
          switch cells[x, y] {
          case 0: next[x, y] = births.contains(sum) ? 1 : 0
          case 1: next[x, y] = survivals.contains(sum) ? 1 : states > 2 ? 2 : 0
          case let state: next[x, y] = Int(state) + 1 < states ? state + 1 : 0
          }
        }
      }
      return next
    }
  }

  private func soup(_ size: GridSize, _ states: Int, _ stream: inout RandomStream) -> StateGrid {
    var cells = StateGrid(size: size)
    for place in cells.states.indices { cells.states[place] = UInt8(stream.draw(below: states)) }
    return cells
  }

  private func expect(
    _ text: String, _ twin: Twin, _ size: GridSize, stream: inout RandomStream,
    generations: Int = 3
  ) throws {
    let rule = try CellRule("\(text):\(twin.wraps ? "T" : "P")\(size.columns),\(size.rows)")
    for kernel in Kernel.available {
      var cells = soup(size, twin.states, &stream)
      var options = LifeOptions(workers: WorkerPool(jobs: 1 + stream.draw(below: 3)))
      options.kernel = kernel
      var world = LifeWorld(rule: rule, size: size, options: options)
      #expect(world.size == size)
      world.write(cells, at: Cell(0, 0))
      for generation in 1...generations {
        cells = twin.stepped(cells)
        try world.advance(by: 1)
        try #require(
          world.states(in: CellRect(size)) == cells, "\(kernel), \(text), \(generation)")
      }
    }
  }

  @Test(arguments: [1, 2, 5, 14, 15, 16])
  func `weights that fall to all sides agree`(range r: Int) throws {
    var stream = RandomStream(key: UInt64(r))
    let whole = (r + 1) * (r + 1) * (r + 1) * (r + 1)
    for wraps in [false, true] {
      let births = whole / 4...whole / 2
      let twin = Twin(
        range: r, states: wraps ? 2 : 5, wraps: wraps, births: births,
        survivals: whole / 5...whole / 2,
        weight: { (r + 1 - abs($0)) * (r + 1 - abs($1)) })
      try expect(
        "R\(r),C\(twin.states),S\(whole / 5)-\(whole / 2),B\(births.lowerBound)-\(births.upperBound),NG",
        twin,
        GridSize(columns: 2 * r + 1 + stream.draw(below: 20), rows: 2 * r + stream.draw(below: 9)),
        stream: &stream)
    }
  }

  @Test func `weights of cells and of states agree`() throws {
    var stream = RandomStream(key: 5)
    for round in 0..<60 {
      let r = 1 + stream.draw(below: 3)
      let side = 2 * r + 1
      // Two digits a weight; with the heaviest states a sum takes more than two bytes.
      let heavy = round % 4 == 3
      let weights = (0..<side * side).map { _ in
        heavy ? 120 + stream.draw(below: 8) : stream.draw(below: 15) - 7
      }
      let digits = weights.map { weight in
        let number = weight < 0 ? 128 - weight : weight
        return (number < 16 ? "0" : "") + String(number, radix: 16)
      }
      let states = 2 + stream.draw(below: 4)
      let values = (0..<states).map { $0 == 0 ? round % 3 : heavy ? 15 : stream.draw(below: 16) }
      let most = weights.reduce(0) { $0 + max(0, $1) } * (values.max() ?? 1)
      guard most > 8 else { continue }
      // The sums of an empty field and of a full one, where cells are born of nothing.
      let empty = max(0, weights.reduce(0, +) * values[0])
      let full = max(0, weights.reduce(0, +) * values[1])
      let bears = round % 5 == 0
      let births = bears ? empty...min(most, empty + most / 5) : max(1, most / 8)...most / 3
      let survivals =
        bears && round % 2 == 0 ? full / 2...full : max(1, most / 6)...most / 2
      // Where two states end, outside is the background.
      let wraps = states == 2 || round % 2 == 0
      let twin = Twin(
        range: r, states: states, wraps: wraps, births: births, survivals: survivals,
        weight: { weights[($1 + r) * side + $0 + r] }, value: { values[Int($0)] })
      let ofStates = values.map { String($0, radix: 16) }.joined()
      try expect(
        "R\(r),C\(states),S\(survivals.lowerBound)-\(survivals.upperBound),"
          + "B\(births.lowerBound)-\(births.upperBound),NW\(digits.joined()),\(ofStates)",
        twin, GridSize(columns: 6 + stream.draw(below: 80), rows: 6 + stream.draw(below: 20)),
        stream: &stream)
    }
  }

  @Test(arguments: [1, 2, 3, 5, 8, 11])
  func `single cells agree`(range r: Int) throws {
    var stream = RandomStream(key: UInt64(100 + r))
    for wraps in [false, true] {
      let side = 2 * r + 1
      var digits: [Int]
      repeat {
        digits = (0..<(side * side - 1) / 4).map { _ in stream.draw(below: 16) }
      } while digits.reduce(0, { $0 + $1.nonzeroBitCount }) < 4
      let bits = digits.flatMap { digit in (0..<4).map { digit >> (3 - $0) & 1 } }
      let count = bits.reduce(0, +)
      let twin = Twin(
        range: r, states: wraps ? 2 : 256, wraps: wraps, births: count / 3...count / 2,
        survivals: count / 3...2 * count / 3,
        weight: { i, j in
          let place = (j + r) * side + i + r
          if 2 * place == side * side - 1 { return 0 }
          return bits[place > side * side / 2 ? place - 1 : place]
        })
      try expect(
        "R\(r),C\(twin.states),S\(count / 3)-\(2 * count / 3),B\(count / 3)-\(count / 2),"
          + "N@\(digits.map { String($0, radix: 16) }.joined())",
        twin,
        GridSize(
          columns: 2 * r + 3 + stream.draw(below: 99), rows: 2 * r + 1 + stream.draw(below: 9)),
        stream: &stream)
    }
  }

  /// The live cells of rectangles are the difference of four sums from the corner.
  @Test(arguments: [7, 8, 60, 127, 128, 140])
  func `squares of all sizes agree`(range r: Int) throws {
    var stream = RandomStream(key: UInt64(200 + r))
    let size = GridSize(columns: 2 * r + 3, rows: 2 * r + 37)
    let whole = 4 * r * (r + 1)
    let rule = try CellRule(
      "R\(r),C0,M0,S\(whole * 2 / 5)..\(whole / 2),B\(whole * 49 / 100)..\(whole / 2),NM:P\(size.columns),\(size.rows)"
    )
    for kernel in Kernel.available {
      var cells = soup(size, 2, &stream)
      var options = LifeOptions(workers: WorkerPool(jobs: 2))
      options.kernel = kernel
      var world = LifeWorld(rule: rule, size: size, options: options)
      world.write(cells, at: Cell(0, 0))
      for generation in 1...3 {
        var corner = [[Int]](
          repeating: [Int](repeating: 0, count: size.columns + 1), count: size.rows + 1)
        for y in 0..<size.rows {
          for x in 0..<size.columns {
            corner[y + 1][x + 1] =
              corner[y][x + 1] + corner[y + 1][x] - corner[y][x] + Int(cells[x, y])
          }
        }
        let before = cells
        for y in 0..<size.rows {
          for x in 0..<size.columns {
            let (left, right) = (max(0, x - r), min(size.columns, x + r + 1))
            let (top, bottom) = (max(0, y - r), min(size.rows, y + r + 1))
            let sum =
              corner[bottom][right] - corner[top][right] - corner[bottom][left]
              + corner[top][left] - Int(before[x, y])
            let range =
              before[x, y] == 0 ? whole * 49 / 100...whole / 2 : whole * 2 / 5...whole / 2
            cells[x, y] = range.contains(sum) ? 1 : 0
          }
        }
        try world.advance(by: 1)
        try #require(
          world.states(in: CellRect(size)) == cells, "\(kernel), range \(r), \(generation)")
      }
    }
  }

  /// The columns that a shape has in a row, the cell itself among them.
  private func columns(_ letter: Character, _ r: Int, row j: Int) -> ClosedRange<Int> {
    func half(_ most: Int) -> Int { (0...r).last { $0 * $0 + j * j <= most } ?? 0 }
    switch letter {
    case "N": return -(r - abs(j))...r - abs(j)
    case "C": return -half(r * r + r)...half(r * r + r)
    case "2": return -half(r * r)...half(r * r)
    case "H": return max(-r, j - r)...min(r, j + r)
    default: return -r...r
    }
  }

  /// A row is the difference of two of its sums from the left end.
  @Test(arguments: Array("MNC2H"), [6, 15, 63, 64, 126])
  func `shapes with long edges agree`(letter: Character, range r: Int) throws {
    var stream = RandomStream(key: UInt64(300 + r))
    let spans = (-r...r).map { (row: $0, columns: columns(letter, r, row: $0)) }
    let count = spans.reduce(0) { $0 + $1.columns.count } - 1
    let (births, survivals) = (count * 9 / 20...count / 2, count * 2 / 5...count * 11 / 20)
    for (wraps, states) in [(false, 2), (true, 4), (true, 2)].prefix(r > 60 ? 2 : 3) {
      let size = GridSize(
        columns: 2 * r + 1 + stream.draw(below: 70), rows: 2 * r + stream.draw(below: 20))
      let rule = try CellRule(
        "R\(r),C\(states),M0,S\(survivals.lowerBound)..\(survivals.upperBound),"
          + "B\(births.lowerBound)..\(births.upperBound),N\(letter):"
          + "\(wraps ? "T" : "P")\(size.columns),\(size.rows)")
      for kernel in Kernel.available {
        var cells = soup(size, states, &stream)
        var options = LifeOptions(workers: WorkerPool(jobs: 1 + stream.draw(below: 3)))
        options.kernel = kernel
        var world = LifeWorld(rule: rule, size: size, options: options)
        world.write(cells, at: Cell(0, 0))
        for generation in 1...(r > 60 ? 1 : 2) {
          let before = cells
          // Sums of each row with as many columns as a shape reaches beyond its ends.
          let sums = (0..<size.rows).map { y in
            (-r..<size.columns + r).reduce(into: [0]) { sums, x in
              let column = wraps ? (x + size.columns) % size.columns : x
              let lives = 0..<size.columns ~= column && before[column, y] == 1
              sums.append((sums.last ?? 0) + (lives ? 1 : 0))
            }
          }
          for y in 0..<size.rows {
            var line = [Int](repeating: 0, count: size.columns)
            for span in spans {
              let row = wraps ? (y + span.row + size.rows) % size.rows : y + span.row
              guard 0..<size.rows ~= row else { continue }
              let (sums, first, last) = (sums[row], r + span.columns.lowerBound, span.columns.count)
              for x in line.indices { line[x] += sums[x + first + last] - sums[x + first] }
            }
            for x in line.indices {
              let state = before[x, y]
              let sum = line[x] - (state == 1 ? 1 : 0)
              switch state {
              case 0: cells[x, y] = births.contains(sum) ? 1 : 0
              case 1: cells[x, y] = survivals.contains(sum) ? 1 : states > 2 ? 2 : 0
              default: cells[x, y] = Int(state) + 1 < states ? state + 1 : 0
              }
            }
          }
          try world.advance(by: 1)
          try #require(
            world.states(in: CellRect(size)) == cells, "\(kernel), \(rule.text), \(generation)")
        }
      }
    }
  }
}
