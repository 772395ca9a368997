/// The pictures of the states of a rule, in up to three sizes.
package struct RuleIcons: Hashable, Sendable {
  /// Square pictures of one size, one below the other: that of state 1 first.
  package struct Sheet: Hashable, Sendable {
    /// The pixels of a side: 7, 15 or 31.
    package let side: Int

    /// Row by row, as many pictures as there are; the last one is that of all further states.
    package let pixels: [RuleFile.RGB]

    /// How many pictures there are.
    package var count: Int { pixels.count / (side * side) }

    /// Whether all its colours are grey: then black stands for the colour of state 0, white for
    /// that of the state. Else only black is replaced.
    package var isGrey: Bool {
      pixels.allSatisfy { $0.red == $0.green && $0.green == $0.blue }
    }
  }

  package var sheets: [Sheet] = []

  /// The shape that stands in place of pictures: `circles`, `diamonds`, `hexagons`, `triangles`.
  package var shape: String?

  static let shapes = ["circles", "diamonds", "hexagons", "triangles"]

  /// No pictures.
  package init() {}

  init(reading lines: [RuleLine]) {
    var sheet: [Substring]?
    for line in lines {
      let text = line.text.drop(while: \.isWhitespace)
      if let word = Self.shapes.first(where: { text.hasPrefix($0) }), shape == nil {
        shape = word
      } else if text.hasPrefix("XPM") {
        add(sheet)
        sheet = []
      } else if text.first == "\"" {
        sheet?.append(text.dropFirst().prefix { $0 != "\"" })
      }
    }
    add(sheet)
  }

  private mutating func add(_ strings: [Substring]?) {
    guard let strings, let sheet = Self.sheet(strings) else { return }
    if !sheets.contains(where: { $0.side == sheet.side }) { sheets.append(sheet) }
  }

  private static func sheet(_ strings: [Substring]) -> Sheet? {
    let head = strings.first?.split(separator: " ").compactMap { Int($0) } ?? []
    guard head.count >= 4, [7, 15, 31].contains(head[0]), 1...256 * head[0] ~= head[1],
      head[1] % head[0] == 0, 1...4096 ~= head[2], 1...2 ~= head[3],
      strings.count >= 1 + head[2] + head[1]
    else { return nil }
    var colors: [Substring: RuleFile.RGB] = [:]
    for line in strings[1...head[2]] {
      let digits = line.drop { $0 != "#" }.dropFirst().prefix { $0.isHexDigit }
      guard let color = color(digits) else { return nil }
      colors[line.prefix(head[3])] = color
    }
    var pixels: [RuleFile.RGB] = []
    for row in strings[(1 + head[2])..<(1 + head[2] + head[1])] {
      guard row.count >= head[0] * head[3] else { return nil }
      var rest = row
      for _ in 0..<head[0] {
        guard let color = colors[rest.prefix(head[3])] else { return nil }
        pixels.append(color)
        rest = rest.dropFirst(head[3])
      }
    }
    return Sheet(side: head[0], pixels: pixels)
  }

  private static func color(_ digits: Substring) -> RuleFile.RGB? {
    var digits = digits
    if digits.count == 12 {
      let all = Array(digits)
      digits = Substring(String([0, 1, 4, 5, 8, 9].map { all[$0] }))
    }
    guard digits.count == 6, let number = UInt32(digits, radix: 16) else { return nil }
    return RuleFile.RGB(number)
  }
}
