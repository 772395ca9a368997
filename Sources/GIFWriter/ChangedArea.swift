internal import TerrariumLibC

// A kernel: the smallest rectangle outside which two pictures are the same. Whole rows are compared
// from the top and the bottom; between them only the columns outside the known changes.

/// Returns the rectangle that differs between two pictures of the same size, or nil if they are
/// equal.
func changedArea(_ current: [UInt8], _ previous: [UInt8], width: Int) -> PixelArea? {
  precondition(current.count == previous.count && width > 0 && current.count % width == 0)
  return unsafe current.withUnsafeBytes { a in
    unsafe previous.withUnsafeBytes { b in unsafe changedArea(a, b, width: width) }
  }
}

@unsafe private func changedArea(
  _ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer, width: Int
) -> PixelArea? {
  guard let startA = a.baseAddress, let startB = b.baseAddress else { return nil }
  if unsafe startA == startB { return nil }
  let height = a.count / width
  func isSame(_ y: Int) -> Bool {
    unsafe memcmp(startA + y * width, startB + y * width, width) == 0
  }
  var top = 0
  while top < height, isSame(top) { top += 1 }
  guard top < height else { return nil }
  var bottom = height - 1
  while isSame(bottom) { bottom -= 1 }
  var (left, right) = (width, 0)
  for y in top...bottom where left > 0 || right < width {
    let row = y * width
    unsafe left = firstDifference(a, b, from: row, count: left)
    unsafe right = width - lastDifference(a, b, end: row + width, count: width - right)
  }
  return PixelArea(left: left, top: top, width: right - left, height: bottom - top + 1)
}

/// Returns the number of equal pixels among the first `count`, up to the first that differs.
@unsafe private func firstDifference(
  _ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer, from start: Int, count: Int
) -> Int {
  var x = 0
  while x + 8 <= count {
    let difference = unsafe a.word(start + x) ^ b.word(start + x)
    if difference != 0 { return x + difference.trailingZeroBitCount / 8 }
    x += 8
  }
  while x < count, unsafe a[start + x] == b[start + x] { x += 1 }
  return x
}

/// Returns the number of equal pixels among the `count` before an end, back to the last that
/// differs.
@unsafe private func lastDifference(
  _ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer, end: Int, count: Int
) -> Int {
  var x = 0
  while x + 8 <= count {
    let difference = unsafe a.word(end - x - 8) ^ b.word(end - x - 8)
    if difference != 0 { return x + difference.leadingZeroBitCount / 8 }
    x += 8
  }
  while x < count, unsafe a[end - x - 1] == b[end - x - 1] { x += 1 }
  return x
}
