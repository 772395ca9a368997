extension FixedWidthInteger {
  /// The number in hexadecimal digits, lower case, of which there are at least so many.
  package func hexadecimal(digits count: Int) -> String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
  }
}
