internal import TerrariumBasics
internal import TerrariumLibC

/// Paths as texts, which are bytes to the system.
///
/// A byte that is not part of a character in UTF-8 stands in a text as one of the last 128
/// characters that Unicode leaves to everybody's own use, U+10FF80 to U+10FFFF, and is that byte
/// again when the system hears of the path. So every name there is can be read and written.
extension Path {
  private static let firstStandIn: UInt32 = 0x10FF80 - 0x80

  /// The path with these bytes.
  package static func text(of bytes: some Collection<UInt8>) -> String {
    let bytes = Array(bytes)
    // What begins with this byte may be a stand-in itself, and then is taken byte by byte.
    if !bytes.contains(0xF4), let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = String.UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.first {
      if let scalar = firstScalar(of: rest) {
        text.append(scalar)
        rest = rest.dropFirst(UTF8.width(scalar))
      } else {
        if let standIn = Unicode.Scalar(firstStandIn + UInt32(first)) { text.append(standIn) }
        rest = rest.dropFirst()
      }
    }
    return String(text)
  }

  /// The path that a text of C has: a word of the command line, a variable of the environment.
  package static func text(ofWord word: UnsafePointer<CChar>) -> String {
    unsafe text(
      of: UnsafeBufferPointer(start: word, count: strlen(word)).map { UInt8(bitPattern: $0) })
  }

  /// The first character of some bytes; nil if they begin with none, or with a substitute.
  private static func firstScalar(of bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    for width in 1...4 where width <= bytes.count {
      guard let text = String(validating: bytes.prefix(width), as: UTF8.self) else { continue }
      guard let scalar = text.unicodeScalars.first, byte(of: scalar) == nil else { return nil }
      return scalar
    }
    return nil
  }

  /// The byte for which a character is the substitute; nil for all other characters.
  private static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    scalar.value >= 0x10FF80 ? UInt8(scalar.value - firstStandIn) : nil
  }

  /// The path as the system takes it: its bytes and a zero. One that has a zero inside would be cut
  /// there and mean another file: it becomes the empty path, at which nothing can be.
  package static func bytes(of path: String) -> [CChar] {
    guard !path.utf8.contains(0) else { return [0] }
    guard path.utf8.contains(0xF4) else { return Array(path.utf8CString) }
    var bytes: [CChar] = []
    for scalar in path.unicodeScalars {
      if let byte = byte(of: scalar) {
        bytes.append(CChar(bitPattern: byte))
      } else {
        bytes += String(scalar).utf8.map { CChar(bitPattern: $0) }
      }
    }
    return bytes + [0]
  }

  /// A text with paths in it as people can read it: a byte that is no character as `\xE9`.
  package static func shown(_ text: String) -> String {
    guard text.utf8.contains(0xF4) else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard let byte = byte(of: scalar) else {
        shown.append(scalar)
        continue
      }
      shown += "\\x\(String(byte, radix: 16, uppercase: true))".unicodeScalars
    }
    return String(shown)
  }

  /// A path as a URI has it: percent-encoded but for unreserved characters.
  package static func encodedForURI(_ path: String) -> String {
    bytes(of: path).dropLast().map { byte in
      let letter = Unicode.Scalar(UInt8(bitPattern: byte))
      let isPlain =
        letter.isASCII && (letter.properties.isAlphabetic || "0"..."9" ~= letter)
        || "-._~/".unicodeScalars.contains(letter)
      if isPlain { return String(letter) }
      return "%" + letter.value.hexadecimal(digits: 2).uppercased()
    }.joined()
  }

  /// A part of a URI without its percent-encoding; nil if that is none.
  package static func decodedFromURI(_ part: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(part.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, let value = UInt8(digits, radix: 16), !digits.hasPrefix("+")
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
