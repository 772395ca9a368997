/// A listener for a document's elements, in order.
package protocol XMLListener {
  /// The listener's own kind of fault.
  associatedtype Refusal: Sendable

  /// Begins an element; its name follows that of its namespace and a space, if it has one.
  mutating func begin(
    _ name: String, _ attributes: [(name: String, value: String)]
  ) -> Refusal?

  /// Letters between elements.
  mutating func add(_ letters: some Sequence<UInt8>)

  /// The element that began last ends.
  mutating func end() -> Refusal?
}

/// A reason why a document was not read to its end, and its place.
package struct XMLFault<Refusal: Sendable>: Error {
  package enum Kind: Sendable {
    /// The words of expat.
    case broken(String)
    /// It declares a document type, and might so bring entities.
    case doctype
    /// The listener wants no more of it.
    case refused(Refusal)
    case outOfMemory
  }

  package let kind: Kind
  package let line: Int
  package let column: Int

  package init(kind: Kind, line: Int, column: Int) {
    (self.kind, self.line, self.column) = (kind, line, column)
  }
}

extension XMLFault.Kind: Equatable where Refusal: Equatable {}
