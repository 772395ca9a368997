internal import TerrariumSimulation

/// A rule like Life's: a name or notation, or a function of your own.
///
/// ```swift
/// let highLife: LifeRule = "B36/S23"
/// let seeds = LifeRule { around in !around.isAlive && around.liveNeighbours == 2 }
/// ```
///
/// In either form the rule runs on all engines, also on unbounded planes, and pictures store it in
/// their recipe.
public struct LifeRule: Hashable, Sendable {
  /// A cell and the eight around it.
  public struct Around: Hashable, Sendable {
    private let cells: TerrariumSimulation.Neighbourhood

    fileprivate init(_ cells: TerrariumSimulation.Neighbourhood) { self.cells = cells }

    /// True if the cell itself is live.
    public var isAlive: Bool { cells.isAlive }

    /// The number of live cells among the eight around it.
    public var liveNeighbours: Int { cells.liveNeighbours }

    /// True if the cell at an offset is live: `x` grows to the right and `y` downwards, both from
    /// −1 to 1. Cells further away count as dead.
    public subscript(x: Int, y: Int) -> Bool { -1...1 ~= x && -1...1 ~= y && cells[x, y] }
  }

  /// The rule as text.
  public let text: String

  /// Creates a rule from its name or any notation, such as `B3/S23`, `highlife`, `B2-a/S12`.
  public init(_ text: String) { self.text = text }

  /// Creates a rule of your own from a function that is true if the centre cell is live in the next
  /// generation.
  ///
  /// It is called once for each of the 512 states that a cell and the eight around it can have.
  public init(_ livesNext: (Around) -> Bool) { text = RuleTable { livesNext(Around($0)) }.text }
}

extension LifeRule: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(text) }
}
