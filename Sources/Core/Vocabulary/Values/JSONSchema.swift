/// Parts of JSON Schemas.
package enum JSONSchema {
  /// The start of a pattern for numbers above 0.
  static let positive = "(?=.*[1-9])"
  /// The pattern for what `Decimals` reads before a unit.
  package static let decimals = "[0-9]{1,9}([.][0-9]{1,9})?"

  /// The pattern for the whole numbers of a range, decade by decade.
  static func digits(of range: ClosedRange<Int>) -> String {
    (range.lowerBound / 10...range.upperBound / 10).map { ten in
      let part = range.clamped(to: ten * 10...ten * 10 + 9)
      return "\(ten > 0 ? "\(ten)" : "")[\(part.lowerBound % 10)-\(part.upperBound % 10)]"
    }.joined(separator: "|")
  }

  /// A list of a number of numbers, or the same as a text with commas.
  package static func list(of count: Int, _ type: String) -> String {
    let number = type == "integer" ? " *-?[0-9]+" : " *[-+]?[0-9.]+([eE][-+]?[0-9]+)?"
    let list =
      #"{"type": "array", "items": {"type": "\#(type)"}, "minItems": \#(count), "maxItems": \#(count)}"#
    return
      #"{"oneOf": [\#(list), {"type": "string", "pattern": "^\#(number)(,\#(number)){\#(count - 1)}$"}]}"#
  }
}
