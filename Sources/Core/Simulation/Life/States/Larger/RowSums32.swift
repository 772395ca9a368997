/// The running sums of a field's rows, with a margin that repeats the far side or is background.
///
/// `@unchecked Sendable`: each row is written by one part of the work, before any is read.
@safe final class RowSums32: @unchecked Sendable {
  private let plan: LargerPlan
  private let width: Int
  private let height: Int
  private let wraps: Bool
  private let hasSteps: Bool

  /// The number of sums of a row: one more than cells with their margins, and as many for every
  /// second cell.
  let stride: Int
  private let sums: UnsafeMutablePointer<Int32>
  private let skipped: UnsafeMutablePointer<Int32>
  private let outside: [Int32]

  init(plan: LargerPlan, width: Int, height: Int, wraps: Bool) {
    self.plan = plan
    self.width = width
    self.height = height
    self.wraps = wraps
    stride = width + 2 * plan.across + 3
    hasSteps = !plan.isSquare && plan.spans.joined().contains { $0.step == 2 }
    unsafe sums = .allocate(capacity: stride * (height + 1))
    unsafe skipped = .allocate(capacity: hasSteps ? stride * (height + 1) : 2)
    outside = plan.weights.map { Int32(truncatingIfNeeded: $0) }
    if outside[0] != 0 { addBeyond() }
  }

  deinit {
    unsafe sums.deallocate()
    unsafe skipped.deallocate()
  }

  /// Sums a row of cells.
  func add(_ cells: UnsafePointer<UInt8>, row: Int) {
    let (across, full) = (plan.across, width + 2 * plan.across)
    let sums = unsafe self.sums + row * stride
    var total: Int32 = 0
    unsafe sums[0] = 0
    unsafe outside.withUnsafeBufferPointer { weights in
      @inline(__always) func weight(_ place: Int) -> Int32 {
        var x = place &- across
        if x < 0 || x >= width {
          guard wraps else { return unsafe weights[0] }
          x = x.wrapped(on: width)
        }
        return unsafe weights[Int(cells[x])]
      }
      for place in 0..<across {
        total &+= weight(place)
        unsafe sums[place &+ 1] = total
      }
      for x in 0..<width {
        total &+= unsafe weights[Int(cells[x])]
        unsafe sums[across &+ x &+ 1] = total
      }
      for place in across + width..<full {
        total &+= weight(place)
        unsafe sums[place &+ 1] = total
      }
    }
    guard hasSteps else { return }
    // The differences of running sums are the cells.
    let skipped = unsafe self.skipped + row * stride
    unsafe skipped[0] = 0
    unsafe skipped[1] = 0
    for place in 0..<full {
      unsafe skipped[place &+ 2] = skipped[place] &+ sums[place &+ 1] &- sums[place]
    }
  }

  /// Sums the row of cells outside, if they have weight.
  private func addBeyond() {
    let start = height * stride
    for place in 0..<stride { unsafe sums[start + place] = Int32(place) &* outside[0] }
    for place in 0..<(hasSteps ? stride : 0) {
      unsafe skipped[start + place] = Int32(place / 2) &* outside[0]
    }
  }

  /// The sums of a row, over all cells or every second; nil for a row outside without weight.
  func row(_ y: Int, step: Int) -> UnsafePointer<Int32>? {
    guard let row = inside(y) ?? (outside[0] == 0 ? nil : height) else { return nil }
    return unsafe UnsafePointer((step == 1 ? sums : skipped) + row * stride)
  }

  private func inside(_ y: Int) -> Int? {
    if 0..<height ~= y { return y }
    return wraps ? y.wrapped(on: height) : nil
  }

  /// Adds the sums of a row to others, or subtracts them.
  func change(_ columns: UnsafeMutablePointer<Int32>, by y: Int, sign: Int32) {
    guard let row = inside(y) else { return }
    let from = unsafe sums + row * stride
    if sign > 0 {
      for x in 0..<stride &- 2 { unsafe columns[x] &+= from[x] }
    } else {
      for x in 0..<stride &- 2 { unsafe columns[x] &-= from[x] }
    }
  }
}
