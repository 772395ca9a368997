internal import TerrariumLibC

/// Returns the rectangle that differs between two pictures of the same size, or nil if they are
/// equal.
func changedArea(_ current: [UInt8], _ previous: [UInt8], width: Int) -> PixelArea? {
  precondition(current.count == previous.count && width > 0 && current.count % width == 0)
  return unsafe current.withUnsafeBufferPointer { a in
    unsafe previous.withUnsafeBufferPointer { b in unsafe changedArea(a, b, width: width) }
  }
}

@unsafe private func changedArea(
  _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>, width: Int
) -> PixelArea? {
  guard let startA = a.baseAddress, let startB = b.baseAddress, unsafe startA != startB else {
    return nil
  }
  func isSame(_ place: Int, _ count: Int) -> Bool {
    unsafe memcmp(startA + place, startB + place, count) == 0
  }
  let rows = 0..<a.count / width
  guard let top = rows.first(where: { !isSame($0 * width, width) }),
    let bottom = rows.last(where: { !isSame($0 * width, width) })
  else { return nil }
  var (left, right) = (width, 0)
  for row in stride(from: top * width, through: bottom * width, by: width) {
    if !isSame(row, left) { left = (0..<left).first { unsafe a[row + $0] != b[row + $0] } ?? left }
    if !isSame(row + right, width - right) {
      right = 1 + ((right..<width).last { unsafe a[row + $0] != b[row + $0] } ?? right)
    }
  }
  return PixelArea(left: left, top: top, width: right - left, height: bottom - top + 1)
}
