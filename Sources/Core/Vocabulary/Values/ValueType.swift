/// The type of a setting's values: a description from which the parsing, the help, the completions
/// and the schema are derived.
package struct ValueType<Value: Sendable>: Sendable {
  /// The placeholder for the value in help: `COLUMNSxROWS`.
  package let placeholder: String
  /// The allowed values, as the end of a sentence: `a whole number from 1 to 100`.
  package var expected: String { texts().expected }
  /// The valid words, if there is a list of them.
  package var choices: [String] { texts().choices }
  /// The value as JSON Schema describes it.
  package var schema: String { texts().schema }
  private let texts: @Sendable () -> (expected: String, choices: [String], schema: String)
  /// True if a flag has no value.
  package let isSwitch: Bool
  package let read: @Sendable (Node) throws(Refusal) -> Value
  /// Writes a value in the canonical form of recipes; nil to keep the written form.
  package let write: (@Sendable (Value) -> Node)?

  package init(
    placeholder: String, expected: String, choices: [String] = [], schema: String,
    isSwitch: Bool = false, write: (@Sendable (Value) -> Node)? = nil,
    read: @escaping @Sendable (Node) throws(Refusal) -> Value
  ) {
    self.placeholder = placeholder
    texts = { (expected, choices, schema) }
    self.isSwitch = isSwitch
    self.read = read
    self.write = write
  }

  /// Creates a type whose values are right or wrong as a whole: `parse` returns nil for wrong ones.
  package init(
    placeholder: String, expected: String, choices: [String] = [], schema: String,
    isSwitch: Bool = false, write: (@Sendable (Value) -> Node)? = nil,
    parse: @escaping @Sendable (Node) -> Value?
  ) {
    self.init(
      placeholder: placeholder, expected: expected, choices: choices, schema: schema,
      isSwitch: isSwitch, write: write
    ) { node throws(Refusal) in
      guard let value = parse(node) else { throw .unexpected }
      return value
    }
  }

  /// Creates a type that is made anew for each use, because extras may add words to it.
  package init(_ make: @escaping @Sendable () -> ValueType) {
    let first = make()
    placeholder = first.placeholder
    isSwitch = first.isSwitch
    write = first.write
    texts = { make().texts() }
    read = { node throws(Refusal) in try make().read(node) }
  }

  /// The values of some nodes; the first invalid one is reported.
  package func read(each nodes: [Node]) throws(Refusal) -> [Value] {
    var values: [Value] = []
    for node in nodes {
      do throws(Refusal) {
        values.append(try read(node))
      } catch .unexpected {
        throw .unexpectedPart(node)
      }
    }
    return values
  }
}

/// A reason why a value is invalid.
package enum Refusal: Error {
  /// The value does not have the type's form.
  case unexpected
  /// A part of it does not have the type's form.
  case unexpectedPart(Node)
  /// A problem with a message of its own.
  case problem(Problem, at: Place?)
  case faults(Faults)
}

extension ValueType {
  /// Creates a type whose values are written as one word.
  package static func word(
    placeholder: String, expected: String, choices: [String] = [], schema: String,
    write: (@Sendable (Value) -> String)? = nil, parse: @escaping @Sendable (String) -> Value?
  ) -> ValueType {
    var writeNode: (@Sendable (Value) -> Node)?
    if let write { writeNode = { Node(made: write($0)) } }
    return ValueType(
      placeholder: placeholder, expected: expected, choices: choices, schema: schema,
      write: writeNode,
      parse: { node in if case .scalar(let text) = node.content { parse(text) } else { nil } })
  }

  /// Creates a type of a list of words.
  package static func word(
    among words: [String], placeholder: String, write: (@Sendable (Value) -> String)? = nil,
    parse: @escaping @Sendable (String) -> Value?
  ) -> ValueType {
    word(
      placeholder: placeholder, expected: words.oneOfThem, choices: words,
      schema: #"{"enum": [\#(words.map { "\"\($0)\"" }.joined(separator: ", "))]}"#,
      write: write, parse: parse)
  }
}
