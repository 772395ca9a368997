/// The pictures of a rule's states in up to three sizes, or a shape that the file names instead.
package struct RuleIcons: Hashable, Sendable {
  /// Square pictures of one size, one below the other, starting with that of state 1.
  package struct Sheet: Hashable, Sendable {
    /// The side in pixels: 7, 15 or 31.
    package let side: Int

    /// The pixels row by row; the last picture is also that of all further states.
    package let pixels: [RuleFile.RGB]

    /// The number of pictures.
    package var count: Int { pixels.count / (side * side) }

    /// True if all its colours are grey: black then stands for the colour of state 0, and white for
    /// that of the state. Otherwise only black is replaced.
    package var isGrey: Bool {
      pixels.allSatisfy { $0.red == $0.green && $0.green == $0.blue }
    }

    /// The picture of a state above 0.
    package func picture(of state: Int) -> ArraySlice<RuleFile.RGB> {
      let start = (max(1, min(state, count)) - 1) * side * side
      return pixels[start..<start + side * side]
    }
  }

  /// Shapes that need no picture.
  package enum Shape: String, CaseIterable, Sendable {
    case circles, diamonds, hexagons
    /// Two triangles in a square: state 1 has the lower left one, state 2 the upper right one, and
    /// state 3 both.
    case triangles
  }

  /// The pictures, by size.
  package private(set) var sheets: [Sheet] = []

  /// The shape in place of pictures.
  package private(set) var shape: Shape?

  static let sides = [7, 15, 31]

  /// The limits of a set of pictures and colours.
  fileprivate static let limits = (pictures: 256, colours: 4096)

  /// True if there are neither pictures nor a shape.
  var isEmpty: Bool { sheets.isEmpty && shape == nil }

  /// Creates an empty set.
  init() {}

  /// Parses a section; of two sets of one size, and of pictures and a shape, the last counts.
  init(reading lines: [RuleLine], stateCount: Int) throws(RuleFileError) {
    var reader: IconSheetReader?
    for line in lines {
      let text = line.text.drop(while: \.isWhitespace)
      if text.isEmpty || text.first == "#" || text.first == "/" { continue }
      if text.first == "\"" {
        guard let sheet = try reader?.read(line) else { continue }
        add(sheet)
        reader = nil
      } else if text.hasPrefix("XPM") {
        try reader?.checkEnd()
        reader = IconSheetReader(first: line)
      } else if let word = Shape(rawValue: String(text.prefix { !$0.isWhitespace })) {
        guard word != .triangles || stateCount == 4 else {
          throw line.fault(.trianglesNeedFourStates)
        }
        (shape, sheets) = (word, [])
      }
    }
    try reader?.checkEnd()
  }

  private mutating func add(_ sheet: Sheet) {
    sheets.removeAll { $0.side == sheet.side }
    sheets.append(sheet)
    sheets.sort { $0.side < $1.side }
    shape = nil
  }
}

/// Parses the strings of a set of pictures of one size.
private struct IconSheetReader {
  private let first: RuleLine
  private var header: (side: Int, rows: Int, colours: Int, letters: Int)?
  /// True if its size is not supported.
  private var isIgnored = false
  private var colours: [[UInt8]: RuleFile.RGB] = [:]
  private var colourCount = 0
  private var pixels: [RuleFile.RGB] = []

  /// Creates a reader of the set that begins with a line.
  init(first: RuleLine) { self.first = first }

  /// Throws if the set has too few strings.
  func checkEnd() throws(RuleFileError) {
    guard !isIgnored else { return }
    let needed = header.map { 1 + $0.colours + $0.rows } ?? 1
    let rows = header.map { pixels.count / $0.side } ?? 0
    throw first.fault(
      .tooFewIconStrings(header == nil ? 0 : 1 + colourCount + rows, needed: needed))
  }

  /// Reads a string; returns the set after the last one.
  mutating func read(_ line: RuleLine) throws(RuleFileError) -> RuleIcons.Sheet? {
    guard !isIgnored else { return nil }
    let indent = line.text.prefix(while: \.isWhitespace).count
    let rest = line.text.dropFirst(indent + 1)
    guard let end = rest.lastIndex(of: "\"") else { throw line.fault(.unreadable) }
    let text = rest[..<end]
    guard let header else {
      try readHeader(text, line, column: indent + 2)
      return nil
    }
    if colourCount < header.colours {
      try readColour(text, line, column: indent + 2, letters: header.letters)
      return nil
    }
    try readRow(Array(text.utf8), line, column: indent + 2, header.side, header.letters)
    guard pixels.count == header.rows * header.side else { return nil }
    return RuleIcons.Sheet(side: header.side, pixels: pixels)
  }

  private mutating func readHeader(
    _ text: Substring, _ line: RuleLine, column: Int
  ) throws(RuleFileError) {
    let words = text.split(whereSeparator: \.isWhitespace)
    let numbers = words.prefix(4).compactMap { Int($0) }
    guard numbers.count == 4, numbers.allSatisfy({ $0 > 0 }) else {
      throw line.fault(.iconNumbers, column: column)
    }
    let side = numbers[0]
    let rows = numbers[1]
    let colours = numbers[2]
    let letters = numbers[3]
    guard rows % side == 0, rows / side <= RuleIcons.limits.pictures else {
      throw line.fault(
        .iconHeight(rows, width: side, limit: RuleIcons.limits.pictures), column: column)
    }
    guard 1...2 ~= letters else { throw line.fault(.outOfRange(1...2), column: column) }
    guard colours <= RuleIcons.limits.colours else {
      throw line.fault(.outOfRange(1...RuleIcons.limits.colours), column: column)
    }
    header = (side, rows, colours, letters)
    isIgnored = !RuleIcons.sides.contains(side)
  }

  private mutating func readColour(
    _ text: Substring, _ line: RuleLine, column: Int, letters: Int
  ) throws(RuleFileError) {
    let digits = text.dropFirst(letters).drop { $0 != "#" }.dropFirst()
      .prefix { $0.isHexDigit && $0.isASCII }
    guard text.utf8.count > letters, let colour = Self.colour(digits) else {
      throw line.fault(.iconColour, column: column)
    }
    colours[Array(text.utf8.prefix(letters))] = colour
    colourCount += 1
  }

  /// A colour of two digits for each component, or four, of which the first two count.
  private static func colour(_ digits: Substring) -> RuleFile.RGB? {
    var digits = String(digits)
    if digits.count == 12 {
      let all = Array(digits)
      digits = String([0, 1, 4, 5, 8, 9].map { all[$0] })
    }
    guard digits.count == 6, let number = UInt32(digits, radix: 16) else { return nil }
    return RuleFile.RGB(number)
  }

  private mutating func readRow(
    _ bytes: [UInt8], _ line: RuleLine, column: Int, _ side: Int, _ letters: Int
  ) throws(RuleFileError) {
    guard bytes.count == side * letters else {
      throw line.fault(.iconRow(bytes.count, needed: side * letters), column: column)
    }
    for place in stride(from: 0, to: bytes.count, by: letters) {
      let name = bytes[place..<place + letters]
      guard let colour = colours[Array(name)] else {
        throw line.fault(
          .iconPixel(String(decoding: name, as: UTF8.self)), column: column + place)
      }
      pixels.append(colour)
    }
  }
}
