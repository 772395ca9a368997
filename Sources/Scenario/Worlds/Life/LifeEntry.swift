internal import Encoding
internal import Rendering
internal import Simulation

extension WorldEntry {
  /// Life and every other two-state rule.
  package static let life = WorldEntry(
    name: "life",
    summary: "Life and every two-state rule on eight neighbours",
    examples: [
      "render life --pattern gosper-glider-gun --theme dark --shape circle --out gun.gif --out gun.csv",
      "render life --rule highlife --size 120x80 --edges wrap --seed 7 --out soup.gif",
      "render life --pattern gosper-glider-gun --every 1000000 --frames 10 --out gun.csv",
      "render life --pattern 'bob$2bo$3o!' --out glider.gif",
    ],
    settings: [
      Setting.rule, Setting.pattern, Setting.at, Setting.fill, Setting.engine, Setting.memory,
    ],
    defaults: ["rule": "B3/S23", "edges": "none", "seed": "1"],
    choices: [:],
    subject: Subject(
      states: [
        StateStyle("dead", letter: ".", tone: .ground, figure: 0),
        StateStyle("alive", letter: "O", tone: .alive),
      ],
      ground: .ground,
      census: [.init("alive", tone: .alive)]),
    hasHappenings: false,
    start: { draft in
      LifeStart(from: &draft)?.genesis
    },
    starters: [("pattern", "gosper-glider-gun")], changeable: ["rule"], change: changeLife,
    pattern: { world, format throws(Problem) in
      try (world as? LifeWorld)?.patternFile(format) ?? []
    })
}

extension Setting where Value == String {
  static let pattern = Setting(
    "pattern", .text(placeholder: "NAME|FILE|RLE"),
    "what lives at the start: a figure of the library, a file, RLE text, or - for standard input")
  static let engine = Setting(
    "engine", .choice(LifeEngine.allCases.map(\.rawValue), placeholder: "ENGINE"),
    "how it is computed; never changes what comes out", fallback: "auto")
}

extension Setting where Value == Cell {
  static let at = Setting(
    "at", .cell, "where the top left of the pattern lies, by default so that it is centred")
}

extension Setting where Value == ByteCount {
  static let memory = Setting(
    "memory", .bytes, "how much memory a plane may take", fallback: "1GB")
}

/// An amount of memory or of a file.
package struct ByteCount: Hashable, Sendable {
  package let bytes: Int
}

extension ValueType where Value == ByteCount {
  /// `500MB`, `1.5GB`, `4096`.
  static var bytes: Self {
    word(
      placeholder: "SIZE", expected: "a size such as 500kB, 64MB or 2GB",
      schema: #"{"type": ["string", "integer"]}"#
    ) { text in
      let number = text.prefix { $0.isNumber || $0 == "." }
      let units = ["": 1, "b": 1, "kb": 1000, "mb": 1_000_000, "gb": 1_000_000_000]
      guard let value = Decimals(String(number)),
        let unit = units[text.dropFirst(number.count).lowercased()]
      else { return nil }
      let (product, isTooLarge) = value.digits.multipliedReportingOverflow(by: unit)
      let bytes = product / value.scale
      return isTooLarge || bytes < 1 || bytes > 1 << 46 ? nil : ByteCount(bytes: bytes)
    }
  }
}

extension ValueType where Value == Cell {
  /// `x,y`, or in files `[x, y]`.
  static var cell: Self {
    ValueType(
      placeholder: "X,Y", expected: "a cell x,y such as 10,4",
      schema: #"{"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2}"#
    ) { node throws(Refusal) in
      let parts: [String] =
        switch node.content {
        case .list(let items): items.map(\.text)
        case .scalar(let text):
          text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        case .map: throw .unexpected
        }
      let numbers = parts.compactMap { Int(plain: $0) }
      guard parts.count == 2, numbers.count == 2, numbers.allSatisfy({ abs($0) <= 1 << 30 }) else {
        throw .unexpected
      }
      return Cell(numbers[0], numbers[1])
    }
  }
}
