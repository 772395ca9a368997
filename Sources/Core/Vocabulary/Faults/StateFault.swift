/// A reason why a file is not a usable state.
package enum StateFault: Error, Hashable, Sendable {
  /// It does not begin as state files do.
  case notAState
  case otherVersion(String)
  /// Its checksum does not match.
  case damaged
  case otherWorld(String, expected: String)
  /// It is of another rule, for which the film has no colours or columns.
  case otherRule(String, expected: String)
  /// A value is missing, or none that a world can have.
  case badValue(String)
}
