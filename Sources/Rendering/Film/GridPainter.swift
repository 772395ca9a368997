public import Simulation

/// Paints grids of dead and living cells for programs that use this module as a library.
///
///     let painter = try GridPainter(of: GridSize(columns: 20, rows: 10), shape: .circle, cell: 8)
///     let picture = painter.picture(of: world.states(in: CellRect(world.size)))  // 160 × 80 pixels
public struct GridPainter: Sendable {
  private let artist: Artist

  /// The names of the themes that a painter can use.
  public static var themes: [String] { Theme.names }

  /// A painter of grids of a size, in one of the themes; nil stands for `light`.
  ///
  /// - Throws: that the picture would be too large.
  public init(
    of size: GridSize, theme: String? = nil, shape: CellShape = .square, cell: Int = 8
  ) throws(DrawingError) {
    guard let theme = Theme.named(theme ?? "light") else { throw .unknownTheme }
    let subject = Subject(
      states: [
        StateStyle("dead", letter: ".", tone: .ground, figure: 0),
        StateStyle("alive", letter: "O", tone: .alive),
      ],
      ground: .ground, census: [])
    artist = try Artist(
      look: Look(theme: theme, shape: shape, scale: .pixelsACell(max(1, cell))), subject: subject,
      window: size,
      facts: FilmFacts(clock: .ticks, widest: CounterValues(tick: 0, census: [])))
  }

  /// The picture of a grid; its pixels are indices into its palette.
  public func picture(of grid: StateGrid) -> IndexedPicture {
    artist.draw(Frame(number: 0, tick: 0, cells: grid, census: []))
  }
}
