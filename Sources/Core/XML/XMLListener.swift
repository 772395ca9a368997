/// A listener for a document's elements, in order.
package protocol XMLListener {
  /// The listener's own kind of fault.
  associatedtype Refusal: Sendable

  /// Begins an element; its name follows that of its namespace and a space, if it has one.
  mutating func begin(
    _ name: String, _ attributes: [(name: String, value: String)]
  ) -> Refusal?

  /// Receives letters between elements.
  mutating func add(_ letters: some Sequence<UInt8>)

  /// Ends the element that began last.
  mutating func end() -> Refusal?
}

/// A reason why parsing a document stopped, and its place.
package struct XMLFault<Refusal: Sendable>: Error {
  package enum Kind: Sendable {
    /// expat's message.
    case broken(String)
    /// It declares a document type, which may define entities.
    case doctype
    /// The listener stopped.
    case refused(Refusal)
    case outOfMemory
  }

  package let kind: Kind
  package let line: Int
  package let column: Int

  package init(kind: Kind, line: Int, column: Int) {
    self.kind = kind
    self.line = line
    self.column = column
  }
}

extension XMLFault.Kind: Equatable where Refusal: Equatable {}
