internal import TerrariumZlib

/// The number of bits after deflating cells, divided by the number before; nil without cells.
///
/// A cell takes as many bits as the number of the last state, with the first cell in the highest
/// bits; the last byte is padded with zeros.
package func compressedShare(of states: [UInt8], stateCount: Int) -> Double? {
  guard !states.isEmpty else { return nil }
  let width = max(1, Int.bitWidth - max(1, stateCount - 1).leadingZeroBitCount)
  var bytes: [UInt8] = []
  var pending: Int = 0
  var filled: Int = 0
  bytes.reserveCapacity(states.count * width / 8 + 1)
  for state in states {
    pending = pending << width | Int(state) & (1 << width - 1)
    filled += width
    while filled >= 8 {
      filled -= 8
      bytes.append(UInt8(truncatingIfNeeded: pending >> filled))
    }
    pending &= 1 << filled - 1
  }
  if filled > 0 { bytes.append(UInt8(truncatingIfNeeded: pending << (8 - filled))) }
  return Double(8 * deflated(bytes, as: .bare).count) / Double(states.count * width)
}
