/// An event of a tick and its facts, in the order in which they are reported.
package struct Happening: Hashable, Sendable {
  /// The value of a fact.
  package enum Value: Hashable, Sendable {
    case number(Int)
    case decimal(Double)
    case text(String)
    case cell(Cell)
  }

  /// A fact: a name and a value.
  package struct Fact: Hashable, Sendable {
    package let name: String
    package let value: Value

    /// Creates a fact.
    package init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  package let event: String
  package let facts: [Fact]

  /// Creates an event with its facts.
  package init(_ event: String, _ facts: [Fact] = []) {
    self.event = event
    self.facts = facts
  }
}
