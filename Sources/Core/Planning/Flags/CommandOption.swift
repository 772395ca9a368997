/// A flag of a command that is not a setting.
package struct CommandOption: Sendable {
  package let name: String
  package let help: String
  /// The words that it takes; nil if it takes none, or any value.
  package let choices: [String]?
  /// The placeholder of its value in help; nil for a switch.
  package let placeholder: String?
  /// The accepted values for messages.
  package let expected: String
  package let isValueOptional: Bool

  package init(
    name: String, help: String, choices: [String]? = nil, placeholder: String? = nil,
    expected: String? = nil, isValueOptional: Bool = false
  ) {
    self.name = name
    self.help = help
    self.choices = choices
    self.placeholder = placeholder ?? choices?.joined(separator: "|")
    let words = choices.map { "one of \($0.joined(separator: ", "))" }
    self.expected = expected ?? words ?? placeholder ?? ""
    self.isValueOptional = isValueOptional
  }
}
