package import TerrariumFiles
internal import TerrariumPatterns

/// The text of a scenario file, for quoting in messages.
package struct SourceText: Hashable, Sendable {
  /// The path as given; `-` is standard input.
  package let path: String
  package let bytes: [UInt8]
  /// The number of its first line, if it is a part of a file.
  package let firstLine: Int
  /// The place of the whole, if it is a part of another text.
  private let whole: Place?
  /// The offset of each line in bytes.
  private let lineStarts: [Int]

  /// The longest scenario in bytes.
  package static let limit = 4 << 20

  /// Reads a file or standard input.
  package init(at path: String) throws(FileError) {
    self.init(path: path, bytes: try FileReader.bytes(ofScenario: path, limit: Self.limit))
  }

  package init(path: String, bytes: [UInt8], firstLine: Int = 1, at whole: Place? = nil) {
    self.path = path
    self.bytes = bytes
    self.firstLine = firstLine
    self.whole = whole
    lineStarts = Self.lineStarts(of: bytes)
  }

  /// The start.
  package var start: Place { .file(path: path, line: firstLine, column: 1, length: 1) }

  /// The first characters of a line, by its number in the file; nil if there is no such line.
  package func line(_ number: Int, prefix: Int = 400) -> String? {
    guard lineStarts.indices.contains(number - firstLine) else { return nil }
    let line = bytes[lineStarts[number - firstLine]...].prefix(4 * prefix)
      .prefix { $0 != 10 && $0 != 13 }
    return String(String(decoding: line, as: UTF8.self).prefix(prefix))
  }

  /// The comment after a plain value that looks like a part of it, because no space follows its
  /// sign. Nil if there is none, or if the value ends with quotation marks.
  package func comment(behind place: Place) -> String? {
    guard case .file(_, let number, let column, let length) = place,
      let line = line(number)?.unicodeScalars, column <= line.count
    else { return nil }
    let value = line.dropFirst(column - 1)
    guard let first = value.first, first != "\"", first != "'" else { return nil }
    return Self.comment(in: Substring(value.dropFirst(length)))
  }

  /// The comment at the start of a line's rest, if no space follows its sign.
  static func comment(in rest: Substring) -> String? {
    let text = rest.drop { $0 == " " || $0 == "\t" }
    guard text.first == "#", let next = text.dropFirst().first, next != " ", next != "#" else {
      return nil
    }
    return String(text.prefix(40))
  }

  /// The bytes after the optional byte order mark.
  package var content: ArraySlice<UInt8> { bytes[lineStarts[0]...] }

  /// A place in the text.
  package func place(_ mark: YAMLEvent.Mark, length: Int = 1) -> Place {
    whole ?? .file(path: path, line: mark.line, column: mark.column, length: length)
  }

  /// The first byte that is not UTF-8, or the first character that is not allowed in texts.
  ///
  /// libyaml only reports how many bytes come before it.
  func firstFlaw() -> (fault: YAMLFault, mark: YAMLEvent.Mark)? {
    guard let (offset, fault) = flaw else { return nil }
    let line = lineStarts.lastIndex { $0 <= offset } ?? 0
    let before = bytes[min(offset, lineStarts[line])..<offset]
    let column = before.count { $0 & 0xc0 != 0x80 } + 1
    return (fault, YAMLEvent.Mark(line: line + firstLine, column: column))
  }

  private var flaw: (offset: Int, fault: YAMLFault)? {
    let control = bytes.firstIndex { $0 < 32 && !(9...10 ~= $0) && $0 != 13 || $0 == 127 }
    // The whole text is checked first, which is fast and usually enough.
    if control == nil, String(validating: bytes, as: UTF8.self) != nil { return nil }
    if OtherFile(beginning: bytes) == .picture { return (0, .picture) }
    if let broken = brokenUTF8(before: control ?? bytes.count) { return (broken, .notUTF8) }
    return control.map { ($0, .controlCharacter(code: UInt32(bytes[$0]))) }
  }

  private func brokenUTF8(before end: Int) -> Int? {
    var decoder = Unicode.UTF8.ForwardParser()
    var rest = bytes[..<end].makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &rest) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }

  /// The starts of lines, which end with LF, CR, or both.
  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0]
    for (index, byte) in bytes.enumerated() where byte == 10 || byte == 13 {
      let isPair = byte == 13 && index + 1 < bytes.count && bytes[index + 1] == 10
      if !isPair { starts.append(index + 1) }
    }
    return starts
  }
}
