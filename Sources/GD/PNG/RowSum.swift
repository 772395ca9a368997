internal import CZLIB

/// The checksum of a zlib stream (Adler-32), of rows that may repeat.
package struct RowSum {
  private static let modulus: UInt64 = 65_521
  private var low: UInt64 = 1
  private var high: UInt64 = 0

  package init() {}

  /// The sum as it ends the stream.
  package var value: UInt32 { UInt32(high << 16 | low) }

  /// Adds a row so many times, at the cost of one.
  @unsafe package mutating func add(_ row: UnsafePointer<UInt8>, count: Int, times: Int) {
    let sum = UInt64(unsafe adler32_z(0, row, count))
    let (rowLow, rowHigh) = (sum & 0xffff, sum >> 16)
    let (bytes, times) = (UInt64(count) % Self.modulus, UInt64(times))
    let pairs = times * (times - 1) / 2 % Self.modulus
    let each = times % Self.modulus
    high += bytes * (each * low % Self.modulus + pairs * rowLow % Self.modulus) + each * rowHigh
    high %= Self.modulus
    low = (low + each * rowLow) % Self.modulus
  }
}
