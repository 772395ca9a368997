/// Something that happened in a world during a tick: an event and its facts, in telling order.
public struct Happening: Hashable, Sendable {
  /// A fact's value.
  public enum Value: Hashable, Sendable {
    case number(Int)
    case decimal(Double)
    case text(String)
    case cell(Cell)
  }

  /// A fact: what it is called, and what it is.
  public struct Fact: Hashable, Sendable {
    public let name: String
    public let value: Value

    /// A named value.
    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  public let event: String
  public let facts: [Fact]

  /// An event with its facts.
  public init(_ event: String, _ facts: [Fact] = []) {
    self.event = event
    self.facts = facts
  }
}
