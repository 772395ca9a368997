/// A flag of a command that is no setting.
package struct CommandOption: Sendable {
  package let name: String
  package let help: String
  /// The words that it takes; nil if it takes none, or any value.
  package let choices: [String]?
  /// Its value as help has it; nil for a switch.
  package let placeholder: String?
  /// The values that it takes, as messages have them.
  package let expected: String
  /// True if it may be given without a value.
  package let isValueOptional: Bool

  package init(
    name: String, help: String, choices: [String]? = nil, placeholder: String? = nil,
    expected: String? = nil, isValueOptional: Bool = false
  ) {
    (self.name, self.help, self.choices) = (name, help, choices)
    self.placeholder = placeholder ?? choices?.joined(separator: "|")
    let words = choices.map { "one of \($0.joined(separator: ", "))" }
    self.expected = expected ?? words ?? placeholder ?? ""
    self.isValueOptional = isValueOptional
  }
}
