/// Something that happened in a world during a tick: an event and its facts, in telling order.
package struct Happening: Hashable, Sendable {
  /// A fact's value.
  package enum Value: Hashable, Sendable {
    case number(Int)
    case decimal(Double)
    case text(String)
    case cell(Cell)
  }

  /// A fact: what it is called, and what it is.
  package struct Fact: Hashable, Sendable {
    package let name: String
    package let value: Value

    /// A named value.
    package init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  package let event: String
  package let facts: [Fact]

  /// An event with its facts.
  package init(_ event: String, _ facts: [Fact] = []) {
    self.event = event
    self.facts = facts
  }
}
