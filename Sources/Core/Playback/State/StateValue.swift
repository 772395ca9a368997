package import TerrariumBasics
package import TerrariumVocabulary

/// A value in a state file.
package protocol StateValue {
  /// Parses a value; nil if the text is invalid.
  init?(stateText text: String)

  /// The value as text.
  var stateText: String { get }
}

extension StateValue where Self: LosslessStringConvertible {
  package init?(stateText text: String) { self.init(text) }
  package var stateText: String { description }
}

extension StateValue where Self: RawRepresentable<String> {
  package init?(stateText text: String) { self.init(rawValue: text) }
  package var stateText: String { rawValue }
}

extension Int: StateValue {}
extension UInt64: StateValue {}
extension Edges: StateValue {}

extension Optional: StateValue where Wrapped: StateValue {
  package init?(stateText text: String) {
    if text == "none" {
      self = .none
    } else {
      guard let value = Wrapped(stateText: text) else { return nil }
      self = value
    }
  }

  package var stateText: String { self?.stateText ?? "none" }
}

/// Values separated by commas.
extension Array: StateValue where Element: StateValue {
  package init?(stateText text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    self = parts.compactMap { Element(stateText: String($0)) }
    guard count == parts.count else { return nil }
  }

  package var stateText: String { map(\.stateText).joined(separator: ",") }
}

extension StateText {
  /// The value of a name.
  package func value<Value: StateValue>(_ name: String) throws(StateFault) -> Value {
    guard let value = self[name].flatMap(Value.init(stateText:)) else { throw .badValue(name) }
    return value
  }
}
