/// Steps any of the 256 elementary rules, 64 cells per word, at equal cost.
///
/// The rule is a polynomial over the field of two elements (Zhegalkin's form) in Horner's scheme:
/// seven steps of the form `a ^ b & x`, whose coefficients are words of all zeros or all ones. So
/// no rule needs branches or its own kernel.
///
/// A line is between two guard words. Bit 63 of the first is the left neighbour of cell 0, and bit
/// 0 of the last is the right neighbour of the last word's last cell.
struct ElementaryKernel: Sendable {
  private let coefficients: InlineArray<8, UInt64>

  /// Creates the kernel of the rule with a number.
  init(_ rule: UInt8) {
    // The Möbius transform turns the table of values into coefficients.
    var bits = rule
    bits ^= (bits & 0b0101_0101) << 1
    bits ^= (bits & 0b0011_0011) << 2
    bits ^= (bits & 0b0000_1111) << 4
    coefficients = InlineArray { index in bits >> UInt8(index) & 1 != 0 ? ~0 : 0 }
  }

  /// Steps every word between the guards of `line` into `next`, which has the same length.
  func step(_ line: borrowing [UInt64], into next: inout [UInt64]) {
    precondition(line.count == next.count && line.count >= 2, "two lines of one length, guarded")
    let words = 1..<line.count - 1
    unsafe line.withUnsafeBufferPointer { from in
      unsafe next.withUnsafeMutableBufferPointer { to in
        guard let from = from.baseAddress, let to = to.baseAddress else { return }
        unsafe run(from, to, words)
      }
    }
  }

  /// The loop, in a form that the compiler vectorises.
  private func run(
    _ from: UnsafePointer<UInt64>, _ to: UnsafeMutablePointer<UInt64>, _ words: Range<Int>
  ) {
    let a0 = coefficients[0]
    let a1 = coefficients[1]
    let a2 = coefficients[2]
    let a3 = coefficients[3]
    let a4 = coefficients[4]
    let a5 = coefficients[5]
    let a6 = coefficients[6]
    let a7 = coefficients[7]
    for index in words {
      let centre = unsafe from[index]
      let left = unsafe centre &<< 1 | from[index &- 1] &>> 63
      let right = unsafe centre &>> 1 | from[index &+ 1] &<< 63
      let still = (a0 ^ a1 & right) ^ centre & (a2 ^ a3 & right)
      let turned = (a4 ^ a5 & right) ^ centre & (a6 ^ a7 & right)
      unsafe to[index] = still ^ left & turned
    }
  }
}
