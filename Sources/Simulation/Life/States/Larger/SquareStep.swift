/// One generation of a rule of two states that counts in squares, many cells at a time.
///
/// For every column the live cells of as many rows as the square has are kept in a byte; from row
/// to row one is added and one taken away. Sums of these along the row, wrapped to sixteen bits,
/// give a square as the difference of two, and whether a count is among those of births or
/// survivals is a comparison for each run of them.
struct SquareStep: Sendable {
  /// Runs of counts, as the first and the number of further ones.
  private typealias Runs = [(first: UInt16, length: UInt16)]

  private let width: Int
  private let height: Int
  private let wraps: Bool
  private let range: Int
  private let births: [(first: UInt16, length: UInt16)]
  private let survivals: [(first: UInt16, length: UInt16)]

  private static let mostRuns = 6

  /// The step of a plan in a phase; nil where it is not for this.
  init?(_ plan: LargerPlan, phase: Int, width: Int, height: Int, wraps: Bool) {
    guard plan.isSquare, plan.rule.stateCount == 2, plan.range <= 127, plan.range <= width else {
      return nil
    }
    (self.width, self.height, self.wraps, range) = (width, height, wraps, plan.range)
    births = Self.runs(plan.answers[phase][0], offset: 0)
    // The square holds a live cell itself too.
    survivals = Self.runs(plan.answers[phase][1], offset: 1)
    guard births.count <= Self.mostRuns, survivals.count <= Self.mostRuns else { return nil }
  }

  private static func runs(_ answers: [UInt8], offset: Int) -> Runs {
    var runs: Runs = []
    for (count, answer) in answers.enumerated() where answer != 0 {
      let number = UInt16(count + offset)
      if let last = runs.last, last.first + last.length + 1 == number {
        runs[runs.count - 1].length += 1
      } else {
        runs.append((number, 0))
      }
    }
    return runs
  }

  /// Computes some rows of the next generation.
  func step(
    _ rows: Range<Int>, from cells: UnsafePointer<UInt8>, into next: UnsafeMutablePointer<UInt8>
  ) {
    let padded = width + 2 * range
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: padded) { columns in
      unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: padded + 1) { sums in
        guard let columns = columns.baseAddress, let sums = sums.baseAddress else { return }
        unsafe columns.initialize(repeating: 0, count: padded)
        unsafe sums.initialize(repeating: 0, count: padded + 1)
        for row in rows.lowerBound - range..<rows.lowerBound + range {
          if let row = inside(row) { unsafe change(columns + range, cells + row * width, by: 1) }
        }
        for y in rows {
          if let row = inside(y + range) {
            unsafe change(columns + range, cells + row * width, by: 1)
          }
          if wraps { unsafe repeatEnds(columns) }
          unsafe add(columns, into: sums, count: padded)
          unsafe answer(sums, cells + y * width, next + y * width)
          if let row = inside(y - range) {
            unsafe change(columns + range, cells + row * width, by: 255)
          }
        }
      }
    }
  }

  private func inside(_ y: Int) -> Int? {
    if 0..<height ~= y { return y }
    guard wraps else { return nil }
    let row = y % height
    return row < 0 ? row + height : row
  }

  /// Adds a row to the columns, or takes it away.
  private func change(
    _ columns: UnsafeMutablePointer<UInt8>, _ row: UnsafePointer<UInt8>, by factor: UInt8
  ) {
    if factor == 1 {
      for x in 0..<width { unsafe columns[x] &+= row[x] }
    } else {
      for x in 0..<width { unsafe columns[x] &-= row[x] }
    }
  }

  private func repeatEnds(_ columns: UnsafeMutablePointer<UInt8>) {
    for x in 0..<range {
      unsafe columns[x] = columns[x + width]
      unsafe columns[width + range + x] = columns[range + x]
    }
  }

  private func add(
    _ columns: UnsafePointer<UInt8>, into sums: UnsafeMutablePointer<UInt16>, count: Int
  ) {
    var total: UInt16 = 0
    unsafe sums[0] = 0
    for x in 0..<count {
      total &+= unsafe UInt16(columns[x])
      unsafe sums[x &+ 1] = total
    }
  }

  /// Writes what becomes of a row: loops so plain that the compiler makes vectors of them.
  private func answer(
    _ sums: UnsafePointer<UInt16>, _ cells: UnsafePointer<UInt8>,
    _ next: UnsafeMutablePointer<UInt8>
  ) {
    let right = unsafe sums + (2 * range + 1)
    if births.count == 1, survivals.count == 1 {
      let (born, stays) = (births[0], survivals[0])
      for x in 0..<width {
        let square = unsafe right[x] &- sums[x]
        let isBorn: UInt8 = square &- born.first <= born.length ? 1 : 0
        let lasts: UInt8 = square &- stays.first <= stays.length ? 1 : 0
        let lives = unsafe cells[x]
        unsafe next[x] = isBorn ^ ((isBorn ^ lasts) & lives)
      }
      return
    }
    unsafe next.update(repeating: 0, count: width)
    for run in births {
      for x in 0..<width {
        let square = unsafe right[x] &- sums[x]
        let isInside: UInt8 = square &- run.first <= run.length ? 1 : 0
        unsafe next[x] |= isInside & (cells[x] ^ 1)
      }
    }
    for run in survivals {
      for x in 0..<width {
        let square = unsafe right[x] &- sums[x]
        let isInside: UInt8 = square &- run.first <= run.length ? 1 : 0
        unsafe next[x] |= isInside & cells[x]
      }
    }
  }
}
