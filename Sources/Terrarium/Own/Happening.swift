internal import TerrariumBasics

/// An event in a world of your own during a tick, with its facts.
///
/// ```swift
/// Happening("fire", ["at": .cell(Cell(3, 4)), "trees": 12])
/// ```
public struct Happening: Hashable, Sendable {
  /// The value of a fact.
  public enum Value: Hashable, Sendable {
    /// A whole number.
    case number(Int)
    /// A number with a fraction.
    case decimal(Double)
    /// A word, such as the name of a species.
    case text(String)
    /// A cell, written as `[x, y]`.
    case cell(Cell)
  }

  let inside: TerrariumBasics.Happening

  /// Creates an event with its facts, in the order in which they are written. A fact is omitted if
  /// its name occurred before, or is `tick` or `event`, which every line has.
  public init(_ event: String, _ facts: KeyValuePairs<String, Value> = [:]) {
    var names: Set = ["tick", "event"]
    let own = facts.filter { names.insert($0.key).inserted }
    inside = TerrariumBasics.Happening(event, own.map { .init($0.key, $0.value.inside) })
  }
}

extension Happening.Value: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringInterpolation
{
  public init(integerLiteral number: Int) { self = .number(number) }

  public init(floatLiteral number: Double) { self = .decimal(number) }

  public init(stringLiteral text: String) { self = .text(text) }

  /// The value as one of the modules below; a number that is not finite becomes a word.
  fileprivate var inside: TerrariumBasics.Happening.Value {
    switch self {
    case .number(let number): .number(number)
    case .decimal(let number): number.isFinite ? .decimal(number) : .text("\(number)")
    case .text(let text): .text(text)
    case .cell(let cell): .cell(cell.inside)
    }
  }
}
