package import TerrariumBasics
package import TerrariumEncoding
package import TerrariumPictures

extension ValueType where Value == Int {
  /// A whole number in a range.
  package static func whole(_ range: ClosedRange<Int>, placeholder: String = "N") -> Self {
    word(
      placeholder: placeholder,
      expected: range.upperBound == .max
        ? "a whole number from \(range.lowerBound)"
        : "a whole number from \(range.lowerBound) to \(range.upperBound)",
      schema: #"{"type": "integer", "minimum": \#(range.lowerBound)"#
        + (range.upperBound == .max ? "}" : #", "maximum": \#(range.upperBound)}"#),
      write: { String($0) }
    ) { text in Int(plain: text).flatMap { range.contains($0) ? $0 : nil } }
  }

  /// A length on a screen, `14px`; the unit is optional.
  package static func pixels(_ range: ClosedRange<Int>) -> Self {
    word(
      placeholder: "SIZE",
      expected: "a size from \(range.lowerBound)px to \(range.upperBound)px, such as 14px",
      schema: #"{"type": ["string", "integer"], "#
        + #""pattern": "^0*(\#(JSONSchema.digits(of: range)))(px)?$", "#
        + #""minimum": \#(range.lowerBound), "maximum": \#(range.upperBound)}"#,
      write: { "\($0)px" }
    ) { text in
      Int(plain: text.hasSuffix("px") ? String(text.dropLast(2)) : text)
        .flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueType where Value == Double {
  /// The largest absolute coordinate.
  static var reach: Double { Double(Limits.reach) }

  /// A number in a range, in any notation.
  package static func number(
    _ placeholder: String, _ expected: String, in range: ClosedRange<Double>
  ) -> Self {
    word(
      placeholder: placeholder, expected: expected,
      schema: #"{"type": "number", "minimum": \#(range.lowerBound.written), "#
        + #""maximum": \#(range.upperBound.written)}"#, write: \.written
    ) { text in Double(number: text).flatMap { range.contains($0) ? $0 : nil } }
  }

  /// An angle.
  package static var degrees: Self {
    number("DEGREES", "degrees clockwise, such as 90", in: -reach...reach)
  }
}

extension FixedWidthInteger {
  /// Parses a number of digits only, with an optional minus sign.
  package init?(plain text: String) {
    guard text.first != "+", let value = Self(text) else { return nil }
    self = value
  }
}

extension ValueType where Value == String {
  /// One of some words.
  package static func choice(_ words: [String], placeholder: String) -> Self {
    word(among: words, placeholder: placeholder) { words.contains($0) ? $0 : nil }
  }

  /// A text short enough for a picture; an empty one means none.
  package static var caption: Self {
    let limit = 1000
    return word(
      placeholder: "TEXT", expected: "a text of at most \(limit) letters",
      schema: #"{"type": ["string", "number", "boolean", "null"], "maxLength": \#(limit)}"#,
      write: { $0 }
    ) { text in text.utf8.count <= 4 * limit && text.count <= limit ? text : nil }
  }

  /// A path for the system, or a number in place of one.
  package static func path(placeholder: String, orNumber: Bool = false) -> Self {
    let type = orNumber ? #"["string", "integer"]"# : #""string""#
    return word(
      placeholder: placeholder, expected: "a path", schema: #"{"type": \#(type), "minLength": 1}"#
    ) { text in
      // The limit of the systems.
      text.isEmpty || text.utf8.count > 4096 || text.utf8.contains(0) ? nil : text
    }
  }

  /// A name given by the user: one path component, so that it can be a file name.
  package static var name: Self {
    word(
      placeholder: "NAME", expected: "a name without / and line breaks, at most 100 letters",
      schema: #"{"type": ["string", "number"], "minLength": 1, "maxLength": 100}"#
    ) { text in
      guard !text.isEmpty, text.count <= 100, text != ".", text != "..",
        text.unicodeScalars.allSatisfy({ $0 != "/" && $0.value >= 32 && $0.value != 127 })
      else { return nil }
      return text
    }
  }

  /// Any text.
  package static func text(placeholder: String) -> ValueType<String> {
    word(
      placeholder: placeholder, expected: "a text of at least one letter",
      schema: #"{"type": ["string", "integer"], "minLength": 1}"#
    ) { $0.isEmpty ? nil : $0 }
  }
}

extension ValueType where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the cases of an enumeration, by its name.
  package static func named(placeholder: String) -> Self {
    word(
      among: Value.allCases.map { $0.rawValue }, placeholder: placeholder, write: { $0.rawValue }
    ) { Value(rawValue: $0) }
  }
}

extension ValueType where Value == Bool {
  /// On or off; as a flag it has no value.
  package static var toggle: Self {
    ValueType(
      placeholder: "", expected: "true or false", choices: ["true", "false"],
      schema: #"{"type": "boolean"}"#, isSwitch: true, write: { Node(made: String($0)) },
      parse: { node in
        // The first three are those of YAML 1.2.
        ["true", "True", "TRUE", "yes", "on"].contains(node.text)
          ? true : ["false", "False", "FALSE", "no", "off"].contains(node.text) ? false : nil
      })
  }
}

extension ValueType where Value == ChartPlace {
  /// On, off, or a place; as a flag its value is optional.
  package static var chartPlace: ValueType<ChartPlace> {
    ValueType(
      placeholder: "", expected: "true or false, under or beside",
      choices: ["true", "false", "under", "beside"],
      schema: #"{"enum": [true, false, "under", "below", "beside"]}"#, isSwitch: true,
      write: { Node(made: $0 == .off ? "false" : $0 == .under ? "true" : "beside") },
      parse: { node in
        if ["under", "below"].contains(node.text) { return .under }
        if node.text == "beside" { return .beside }
        return (try? ValueType<Bool>.toggle.read(node)).map { $0 ? .under : .off }
      })
  }
}

extension ValueType where Value == GridSize {
  /// Columns and rows, `10x15`; each side from 1 to a limit.
  package static func size(limit: Int, placeholder: String, example: String) -> ValueType<GridSize>
  {
    word(
      placeholder: placeholder,
      expected: "\(placeholder), such as \(example), each from 1 to \(limit)",
      schema: #"{"type": "string", "pattern": "^0*[1-9][0-9]*x0*[1-9][0-9]*$"}"#,
      write: { "\($0.columns)x\($0.rows)" }
    ) { text in
      let sides = text.split(separator: "x", omittingEmptySubsequences: false)
        .map { Int(plain: String($0)) }
      guard sides.count == 2, let columns = sides[0], let rows = sides[1],
        1...limit ~= columns, 1...limit ~= rows
      else { return nil }
      return GridSize(columns: columns, rows: rows)
    }
  }
}

extension ValueType where Value == FrameDelay {
  /// A time with its unit: `80ms`, `1s`, `5m`, above 0 and up to an hour.
  package static var time: ValueType<FrameDelay> {
    word(
      placeholder: "TIME",
      expected: "a time with its unit, such as 80ms, 1.5s or 5m, above 0 and at most 1h",
      schema: #"{"type": "string", "pattern": "^\#(JSONSchema.positive)"#
        + #"\#(JSONSchema.decimals)(ms|s|m|h)$"}"#,
      write: \.written
    ) { text in
      guard let time = FrameDelay(written: text), time.numerator > 0,
        time.numerator <= 3600 * time.denominator
      else { return nil }
      return time
    }
  }

  /// Frames per second, as the delay of one.
  package static var rate: ValueType<FrameDelay> {
    word(
      placeholder: "RATE", expected: "frames a second, a number from 0.01 to 1000",
      schema: #"{"type": "number", "minimum": 0.01, "maximum": 1000}"#,
      write: { Decimals.text(of: $0.denominator, over: $0.numerator) }
    ) { text in
      guard let rate = Double(number: text), 0.01...1000 ~= rate else { return nil }
      return FrameDelay(1_000_000_000, over: Int((rate * 1e9).rounded()))
    }
  }
}

extension FrameDelay {
  /// The time as written: in seconds if they are whole, otherwise in milliseconds.
  package var written: String {
    guard denominator > 1 else { return "\(numerator)s" }
    let divisor = denominator % 1000 == 0 ? 1000 : 1
    let rest = numerator % denominator * (1000 / divisor)
    return Decimals.text(
      of: rest, over: denominator / divisor, after: 1000 * (numerator / denominator)) + "ms"
  }

  /// Parses a time such as `1.5s`: a number and `ms`, `s`, `m` or `h`.
  package init?(written text: String) {
    let units = ["ms": 1, "s": 1000, "m": 60 * 1000, "h": 3600 * 1000]
    guard let milliseconds = Decimals(text, units: units) else { return nil }
    self.init(milliseconds.digits, over: 1000 * milliseconds.scale)
  }
}

extension Decimals {
  /// A terminating decimal fraction, with the whole number before it.
  package static func text(
    of numerator: Int, over denominator: Int, after whole: Int = 0
  ) -> String {
    var rest = numerator % denominator
    var decimals = ""
    while rest > 0, decimals.count < 18 {
      decimals += String(10 * rest / denominator)
      rest = 10 * rest % denominator
    }
    return "\(whole + numerator / denominator)" + (decimals.isEmpty ? "" : ".\(decimals)")
  }
}

/// An exact number of units: its digits, over a power of ten.
package struct Decimals {
  package let digits: Int
  package let scale: Int

  /// Parses a number such as `12` or `12.5`, with at most nine digits on either side, and a unit
  /// that is a multiple of the smallest.
  package init?(_ text: String, units: [String: Int]) {
    let number = text.prefix { $0.isNumber || $0 == "." }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard let unit = units[String(text.dropFirst(number.count))], parts.count <= 2,
      parts.allSatisfy({ 1...9 ~= $0.count && $0.allSatisfy(\.isASCII) }),
      let written = Int(plain: parts.joined())
    else { return nil }
    let (digits, isTooLarge) = written.multipliedReportingOverflow(by: unit)
    guard !isTooLarge else { return nil }
    self.digits = digits
    scale = parts.count == 1 ? 1 : (0..<parts[1].count).reduce(1) { power, _ in power * 10 }
  }
}

extension ValueType where Value == [Int] {
  /// Ticks, as a list or separated by commas.
  package static var ticks: Self {
    let tick = ValueType<Int>.whole(0...Limits.ticksAtOnce)
    return ValueType(
      placeholder: "TICKS", expected: "ticks such as 0,30,60",
      schema: #"{"oneOf": [{"type": "array", "items": \#(tick.schema), "minItems": 1}, "#
        + #"\#(tick.schema), {"type": "string", "pattern": "^ *[0-9]+(, *[0-9]+)*$"}]}"#,
      write: { Node(made: $0) }
    ) { node throws(Refusal) in
      let parts = node.parts
      guard 1...mostPanels ~= parts.count else { throw .unexpected }
      return try tick.read(each: parts)
    }
  }

  private static var mostPanels: Int { 10_000 }
}

extension ValueType {
  /// A list of values, which may also be a single one; as a flag it is repeatable.
  package static func list<Element>(of element: ValueType<Element>) -> ValueType<[Element]>
  where Value == [Element] {
    var writeList: (@Sendable ([Element]) -> Node)?
    if let write = element.write { writeList = { Node(.list($0.map(write))) } }
    return ValueType<[Element]>(
      placeholder: element.placeholder, expected: element.expected, choices: element.choices,
      schema: #"{"oneOf": [\#(element.schema), "#
        + #"{"type": "array", "items": \#(element.schema), "minItems": 1}]}"#, write: writeList
    ) { node throws(Refusal) in
      guard case .list(let items) = node.content else { return [try element.read(node)] }
      return try element.read(each: items)
    }
  }
}
