/// A flag of a command that is no setting.
package struct CommandOption: Sendable {
  package let name: String
  package let help: String
  /// The words that it takes; nil for a switch.
  package var choices: [String]?
  /// The placeholder of its value in help and the values that it takes, where it takes any.
  package var placeholder: String?
  package var expected: String?

  /// True if a value follows.
  package var takesValue: Bool { choices != nil || placeholder != nil }

  package init(
    name: String, help: String, choices: [String]? = nil, placeholder: String? = nil,
    expected: String? = nil
  ) {
    self.name = name
    self.help = help
    self.choices = choices
    self.placeholder = placeholder
    self.expected = expected
  }
}
