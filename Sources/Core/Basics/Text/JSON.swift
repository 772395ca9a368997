/// A JSON value; fields keep their order.
///
///     let schema: JSON = ["type": "integer", "minimum": 1]
///     schema.written()  // {"type": "integer", "minimum": 1}
package indirect enum JSON: Hashable, Sendable {
  /// A name and its value.
  package struct Field: Hashable, Sendable {
    package let name: String
    package let value: JSON

    package init(_ name: String, _ value: JSON) { (self.name, self.value) = (name, value) }
  }

  case text(String)
  /// A number, as its digits.
  case number(String)
  case truth(Bool)
  case null
  case list([JSON])
  case object([Field])

  /// Returns a whole number.
  package static func number(_ value: some BinaryInteger) -> JSON { .number(String(value)) }

  /// Returns a list of texts.
  package static func texts(_ words: [String]) -> JSON { .list(words.map(JSON.text)) }

  /// Returns the value as a text in one line.
  package func written(_ style: JSONWriter.Style = .spaced) -> String {
    var writer = JSONWriter(style)
    writer.value(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The values of a list, one per line.
  package static func lines(_ items: [JSON]) -> String { lines(items.map { $0.written() }) }

  /// Values that are already written, one per line.
  package static func lines(_ items: [String]) -> String {
    items.isEmpty ? "[]\n" : "[\n" + items.map { "  \($0)" }.joined(separator: ",\n") + "\n]\n"
  }

  /// Returns the object with another field at its end, or unchanged without a value.
  package func with(_ name: String, _ value: JSON?) -> JSON {
    guard case .object(let fields) = self, let value else { return self }
    return .object(fields + [Field(name, value)])
  }

  /// Returns the object with more fields at its end.
  package func with(_ more: [Field]) -> JSON { more.reduce(self) { $0.with($1.name, $1.value) } }

  /// The text in quotation marks, with reserved characters escaped.
  package static func quoted(_ text: String) -> String { quoted(text) { _ in false } }

  /// The text in quotation marks, with further characters of up to four hexadecimal digits escaped.
  package static func quoted(_ text: String, escaping isEscaped: (Unicode.Scalar) -> Bool) -> String
  {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar < " " || isEscaped(scalar):
        quoted += "\\u" + scalar.value.hexadecimal(digits: 4)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }

  package init(integerLiteral value: Int) { self = .number(value) }

  package init(booleanLiteral value: Bool) { self = .truth(value) }

  package init(arrayLiteral elements: JSON...) { self = .list(elements) }

  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Field($0, $1) })
  }
}
