/// One generation of Larger than Life, if sums are too large for the kernels.
///
/// Each row is first summed from its left end, over all cells and over every second one, so that a
/// span of any length is the difference of two sums. A square only needs the sums of its columns,
/// which lose a row and gain one from each row to the next.
struct LargerStep: Sendable {
  let plan: LargerPlan
  let phase: Int
  let width: Int
  let height: Int
  let wraps: Bool
  let parity: Int

  /// Computes the next generation of a store, row by row.
  func step(_ store: LargerStore, workers: WorkerPool) {
    let parts = workers.count
    let sums = RowSums32(plan: plan, width: width, height: height, wraps: wraps)
    workers.perform { part in
      for y in height * part / parts..<height * (part + 1) / parts {
        unsafe sums.add(store.cells + y * store.stride, row: y)
      }
    }
    workers.perform { part in
      let rows = height * part / parts..<height * (part + 1) / parts
      if rows.isEmpty { return }
      stepRows(rows, sums, store)
    }
  }

  /// Each part of the work writes its own rows.
  private func stepRows(_ rows: Range<Int>, _ sums: RowSums32, _ store: LargerStore) {
    var line = [Int32](repeating: 0, count: width)
    var columns = [Int32](repeating: 0, count: plan.isSquare ? sums.stride : 0)
    unsafe line.withUnsafeMutableBufferPointer { line in
      unsafe columns.withUnsafeMutableBufferPointer { columns in
        guard let line = line.baseAddress else { return }
        for y in rows {
          let (cells, next) = unsafe (
            store.cells + y * store.stride, store.otherCells + y * store.stride
          )
          if plan.isSquare, let columns = columns.baseAddress {
            if y == rows.lowerBound {
              for row in y - plan.range...y + plan.range {
                unsafe sums.change(columns, by: row, sign: 1)
              }
            } else {
              unsafe sums.change(columns, by: y - plan.range - 1, sign: -1)
              unsafe sums.change(columns, by: y + plan.range, sign: 1)
            }
            unsafe squares(columns, cells, line)
          } else {
            unsafe add(sums, y, line)
          }
          unsafe answer(line, cells, next)
        }
      }
    }
  }

  /// The sums of the square around each cell of a row, without the cell itself.
  private func squares(
    _ columns: UnsafePointer<Int32>, _ cells: UnsafePointer<UInt8>,
    _ line: UnsafeMutablePointer<Int32>
  ) {
    let reach = 2 &* plan.range &+ 1
    for x in 0..<width {
      let own: Int32 = unsafe cells[x] == 1 ? 1 : 0
      unsafe line[x] = columns[x &+ reach] &- columns[x] &- own
    }
  }

  private func add(_ sums: RowSums32, _ y: Int, _ line: UnsafeMutablePointer<Int32>) {
    unsafe line.update(repeating: 0, count: width)
    let isMixed = plan.rule.shape.isTriangular
    for (parity, spans) in (isMixed ? plan.spans : [plan.spans[0]]).enumerated() {
      // If triangles alternate between up and down, each shape is summed for every second cell.
      let first = isMixed ? (parity + y + self.parity) & 1 : 0
      for span in spans {
        guard let row = unsafe sums.row(y + span.row, step: span.step) else { continue }
        let from = unsafe row + (plan.across + span.from)
        let to = unsafe from + span.count * span.step
        let weight = Int32(truncatingIfNeeded: span.weight)
        if isMixed {
          for x in stride(from: first, to: width, by: 2) {
            unsafe line[x] &+= (to[x] &- from[x]) &* weight
          }
        } else if weight == 1 {
          for x in 0..<width { unsafe line[x] &+= to[x] &- from[x] }
        } else {
          for x in 0..<width { unsafe line[x] &+= (to[x] &- from[x]) &* weight }
        }
      }
    }
  }

  /// Writes the next states of a row.
  private func answer(
    _ line: UnsafePointer<Int32>, _ cells: UnsafePointer<UInt8>,
    _ next: UnsafeMutablePointer<UInt8>
  ) {
    let least = Int32(truncatingIfNeeded: plan.least)
    let last = plan.rule.stateCount - 1
    unsafe plan.answers[phase][0].withUnsafeBufferPointer { births in
      unsafe plan.answers[phase][1].withUnsafeBufferPointer { survivals in
        for x in 0..<width {
          let state = unsafe cells[x]
          let sum = unsafe Int(line[x] &- least)
          switch state {
          case 0: unsafe next[x] = births[sum]
          case 1: unsafe next[x] = survivals[sum] != 0 ? 1 : last > 1 ? 2 : 0
          default: unsafe next[x] = Int(state) < last ? state &+ 1 : 0
          }
        }
      }
    }
  }
}
