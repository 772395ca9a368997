// A kernel: a row as bytes becomes differences from its neighbours (PNG, 9: filtering). The caller
// has checked the lengths.

/// Puts before each row of a PNG the number of its prediction, and the differences from it.
@safe struct RowFilter: ~Copyable {
  /// The prediction's number and the row.
  private(set) var line: UnsafeMutablePointer<UInt8>
  let count: Int

  /// True if a prediction is chosen for each row; else no line depends on the row above.
  let isAdaptive: Bool
  private let pixel: Int
  /// The row above, zeros before the first.
  private let above: UnsafeMutablePointer<UInt8>
  private var other: UnsafeMutablePointer<UInt8>

  /// A filter of rows of a length, with pixels of at most a size, both in bytes.
  init(row: Int, pixel: Int, isAdaptive: Bool) {
    (count, self.pixel, self.isAdaptive) = (row + 1, pixel, isAdaptive)
    unsafe line = .allocate(capacity: count)
    unsafe other = .allocate(capacity: count)
    unsafe above = .allocate(capacity: row)
    unsafe above.initialize(repeating: 0, count: row)
  }

  deinit {
    unsafe line.deallocate()
    unsafe other.deallocate()
    unsafe above.deallocate()
  }

  /// Makes the line of a row.
  @unsafe mutating func predict(_ row: UnsafePointer<UInt8>) {
    guard isAdaptive else { return unsafe fill(line, row, .none) }
    unsafe choose(row)
    unsafe above.update(from: row, count: count - 1)
  }

  /// Chooses the prediction with the smallest sum of absolute differences: libpng's rule.
  @unsafe private mutating func choose(_ row: UnsafePointer<UInt8>) {
    var least = Int.max
    for prediction in Prediction.allCases {
      unsafe fill(other, row, prediction)
      var sum = 0
      for i in 1..<count { unsafe sum += Int(Int8(bitPattern: other[i]).magnitude) }
      guard sum < least else { continue }
      least = sum
      unsafe (line, other) = (other, line)
    }
  }

  @unsafe private func fill(
    _ line: UnsafeMutablePointer<UInt8>, _ row: UnsafePointer<UInt8>, _ prediction: Prediction
  ) {
    unsafe line[0] = prediction.rawValue
    let line = unsafe line + 1
    let bytes = count - 1
    let start = min(pixel, bytes)
    switch prediction {
    case .none: unsafe line.update(from: row, count: bytes)
    case .up: for i in 0..<bytes { unsafe line[i] = row[i] &- above[i] }
    case .left:
      unsafe line.update(from: row, count: start)
      for i in start..<bytes { unsafe line[i] = row[i] &- row[i - pixel] }
    case .average:
      for i in 0..<start { unsafe line[i] = row[i] &- above[i] / 2 }
      for i in start..<bytes {
        unsafe line[i] = row[i] &- UInt8((Int(row[i - pixel]) + Int(above[i])) / 2)
      }
    case .paeth:
      for i in 0..<start { unsafe line[i] = row[i] &- above[i] }
      for i in start..<bytes {
        unsafe line[i] = row[i] &- paeth(row[i - pixel], above[i], above[i - pixel])
      }
    }
  }
}

/// The predictions of a PNG, by their numbers.
private enum Prediction: UInt8, CaseIterable {
  case none, left, up, average, paeth
}

/// Of the left, the upper and the upper left byte the one nearest to left + up - upper left.
private func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
  let guess = Int(left) + Int(up) - Int(corner)
  let (a, b, c) = (abs(guess - Int(left)), abs(guess - Int(up)), abs(guess - Int(corner)))
  return a <= b && a <= c ? left : b <= c ? up : corner
}
