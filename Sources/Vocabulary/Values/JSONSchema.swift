/// Parts of JSON Schemas.
enum JSONSchema {
  /// A list of so many numbers of a type, or the same as a text with commas.
  static func list(of count: Int, _ type: String) -> String {
    let number = type == "integer" ? " *-?[0-9]+" : " *[-+]?[0-9.]+([eE][-+]?[0-9]+)?"
    let list =
      #"{"type": "array", "items": {"type": "\#(type)"}, "minItems": \#(count), "maxItems": \#(count)}"#
    return
      #"{"oneOf": [\#(list), {"type": "string", "pattern": "^\#(number)(,\#(number)){\#(count - 1)}$"}]}"#
  }
}
