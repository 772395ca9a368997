internal import TerrariumBasics
internal import TerrariumLibC

/// Paths as texts, although they are bytes to the system.
///
/// Each byte that is invalid in UTF-8 becomes one of the last 128 private-use characters, U+10FF80
/// to U+10FFFF, and is turned back when the path is passed to the system. So any file name can be
/// read and written.
extension Path {
  private static let firstStandIn: UInt32 = 0x10FF80 - 0x80

  /// The path of some bytes.
  package static func text(of bytes: some Collection<UInt8>) -> String {
    let bytes = Array(bytes)
    // Characters that begin with this byte may be substitutes themselves, and are then taken byte
    // by byte.
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

  /// The path in a C string, from the command line or the environment.
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

  /// The byte that a character substitutes; nil for all other characters.
  private static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    scalar.value >= 0x10FF80 ? UInt8(scalar.value - firstStandIn) : nil
  }

  /// The path for the system: its bytes and a terminating zero. A path with a zero inside would be
  /// cut off there and name another file, so it becomes the empty path, which names nothing.
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

  /// The bytes of a path where the process finds it: paths are relative to the working folder.
  static func located(_ path: String) -> [CChar] {
    guard let folder = WorkContext.current[Surroundings.self]?.folder, !path.isEmpty else {
      return bytes(of: path)
    }
    return bytes(of: resolve(path, in: folder))
  }

  /// A text with paths in readable form: invalid bytes appear as `\xE9`.
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

  /// A path for a URI: percent-encoded except for unreserved characters.
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

  /// A part of a URI without its percent-encoding; nil if that is invalid.
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
