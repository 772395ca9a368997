extension FixedWidthInteger {
  /// The number in lower-case hexadecimal, padded with zeros to a number of digits.
  package func hexadecimal(digits count: Int) -> String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
  }
}
