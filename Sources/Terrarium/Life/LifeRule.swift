internal import TerrariumSimulation

/// A rule of Life's kind: a name or notation, or a function of your own.
///
/// ```swift
/// let highLife: LifeRule = "B36/S23"
/// let seeds = LifeRule { around in !around.isAlive && around.liveNeighbours == 2 }
/// ```
///
/// Either way the rule runs on all engines, also on planes without end, and pictures carry it in
/// their recipe.
public struct LifeRule: Hashable, Sendable {
  /// A cell and the eight around it.
  public struct Around: Hashable, Sendable {
    private let cells: TerrariumSimulation.Neighbourhood

    fileprivate init(_ cells: TerrariumSimulation.Neighbourhood) { self.cells = cells }

    /// True if the cell itself lives.
    public var isAlive: Bool { cells.isAlive }

    /// The number of live cells among the eight around it.
    public var liveNeighbours: Int { cells.liveNeighbours }

    /// True if the cell at an offset lives: `x` grows to the right and `y` downwards, both from −1
    /// to 1. Cells further away count as dead.
    public subscript(x: Int, y: Int) -> Bool { -1...1 ~= x && -1...1 ~= y && cells[x, y] }
  }

  /// The rule as it is written.
  public let text: String

  /// A rule by its name or in any notation, such as `B3/S23`, `highlife`, `B2-a/S12`.
  public init(_ text: String) { self.text = text }

  /// A rule of your own, given by a function that is true if the cell in the middle lives in the
  /// next generation.
  ///
  /// It is asked once for each of the 512 forms that a cell and the eight around it can have.
  public init(_ livesNext: (Around) -> Bool) { text = RuleTable { livesNext(Around($0)) }.text }
}

extension LifeRule: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(text) }
}
