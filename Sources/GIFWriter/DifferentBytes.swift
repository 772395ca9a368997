// A kernel: the bytes that differ between two arrays, 32 at a time.

/// The number of bytes that differ.
package func differentBytes(_ a: [UInt8], _ b: [UInt8]) -> Int {
  precondition(a.count == b.count, "pictures of one size")
  return unsafe a.withUnsafeBytes { a in
    unsafe b.withUnsafeBytes { b in unsafe differentBytes(a, b) }
  }
}

private typealias Lanes = SIMD4<UInt64>
private let low = Lanes(repeating: 0x7f7f_7f7f_7f7f_7f7f)
private let ones = Lanes(repeating: 0x0101_0101_0101_0101)

@unsafe private func differentBytes(
  _ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer
) -> Int {
  if unsafe a.baseAddress == b.baseAddress { return 0 }
  let width = 32
  let whole = a.count / width * width
  var total = 0
  var i = 0
  while i < whole {
    // A byte counts to 255 before it would overflow.
    let end = min(whole, i + 255 * width)
    var counts = Lanes.zero
    while i < end {
      let change =
        unsafe a.loadUnaligned(fromByteOffset: i, as: Lanes.self)
        ^ b.loadUnaligned(fromByteOffset: i, as: Lanes.self)
      // A byte's highest bit is set if any of its bits is; the addition carries into no other byte.
      let isOther = ((change & low) &+ low) | change
      counts = counts &+ ((isOther &>> 7) & ones)
      i += width
    }
    for lane in counts.indices { total += sumOfBytes(counts[lane]) }
  }
  while i < a.count {
    unsafe total += a[i] == b[i] ? 0 : 1
    i += 1
  }
  return total
}

private func sumOfBytes(_ word: UInt64) -> Int {
  let even = word & 0x00ff_00ff_00ff_00ff
  let odd = (word &>> 8) & 0x00ff_00ff_00ff_00ff
  return Int(((even &+ odd) &* 0x0001_0001_0001_0001) &>> 48)
}
