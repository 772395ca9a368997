/// A reason why a state file cannot be used.
package enum StateFault: Error, Hashable, Sendable {
  /// The file does not begin like a state.
  case notAState
  case otherVersion(String)
  /// Its checksum does not match.
  case damaged
  case otherWorld(String, expected: String)
  /// The state is of another rule, which the film's colours or columns do not support.
  case otherRule(String, expected: String)
  /// A value is missing or invalid.
  case badValue(String)
}
