extension Assets {
  /// The bytes that a text in base 64 stands for; line ends and padding are skipped.
  package static func decodedBase64(_ text: String) -> [UInt8] {
    let values = base64Values
    var (text, bits, count, size) = (text, UInt32(0), UInt32(0), 0)
    var bytes = [UInt8](repeating: 0, count: text.utf8.count * 3 / 4)
    text.withUTF8 { letters in
      for place in 0..<letters.count {
        let value = unsafe values[Int(letters[place])]
        guard value < 64 else { continue }
        bits = bits &<< 6 | UInt32(value)
        count &+= 6
        guard count >= 8 else { continue }
        count &-= 8
        bytes[size] = UInt8(truncatingIfNeeded: bits &>> count)
        size &+= 1
      }
    }
    bytes.removeLast(bytes.count - size)
    return bytes
  }
}

/// The six bits of each byte of base 64; 64 of all others.
private let base64Values: [UInt8] = {
  var values = [UInt8](repeating: 64, count: 256)
  let digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
  for (value, digit) in digits.utf8.enumerated() { values[Int(digit)] = UInt8(value) }
  return values
}()
