import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumRendering
import TerrariumRunning
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// The chart that all films of a sheet share.
struct SheetChartTests {
  static let seeds = """
    world: sea
    size: 14x12
    shape: square
    cell: 4
    frames: 40
    vary: {seed: 1..9}
    chart: true
    out: [a.png, a.gif, a.csv]

    """

  private static func bare(_ text: String) -> String {
    String(text.split(separator: "\n").filter { $0 != "chart: true" }.joined(separator: "\n"))
  }

  @Test func `where only chance varies, a chart of all stands below the tiles`() async throws {
    let folder = try await TemporaryFolder(madeBy: Self.seeds)
    let without = try await TemporaryFolder(madeBy: Self.bare(Self.seeds))
    let sheet = try folder.picture("a.png")
    let tiles = try without.picture("a.png")
    #expect(sheet.width == tiles.width && sheet.height > tiles.height)
    let (one, other) = (sheet.colours, tiles.colours)
    // The tiles are the same; the last row of the one below is the margin.
    let same = (tiles.height - 8) * tiles.width
    #expect(one.prefix(same).elementsEqual(other.prefix(same)))
    let theme = Theme.all[0]
    let below = Set(one.dropFirst(same))
    #expect(below.contains(theme[.penguin].code) && below.contains(theme[.orca].code))
    // The band is a light mix of the line's colour, which the tiles do not have.
    let band = theme[.plot].mixed(with: theme[.penguin], share: 0.25).code
    #expect(below.contains(band))
    #expect(try folder.bytes("a.csv") == without.bytes("a.csv"))
  }

  @Test func `the chart grows from frame to frame, and the last is the still's`() async throws {
    let folder = try await TemporaryFolder(madeBy: Self.seeds)
    let gif = try folder.gif("a.gif")
    let still = try folder.picture("a.png")
    #expect(gif.frames.last?.shown.map { $0?.code } == still.colours.map { $0 })
    let inks = ChartInks(tones: [.penguin], theme: Theme.all[0], style: .lines, hasBands: true)
    let line = inks.lines[0].code
    let rows = still.width * (still.height * 2 / 3)..<still.width * still.height
    let inked = gif.frames.map { frame in frame.shown[rows].count { $0?.code == line } }
    #expect(inked[5] < inked[12] && inked[12] < inked[30])
  }

  @Test func `where more than chance varies each tile has its own chart`() async throws {
    let text = """
      world: sea
      size: 12x9
      frames: 9
      cell: 8
      vary: {orcas: [1, 9]}
      chart: true
      out: a.png

      """
    let chart = try await TemporaryFolder(madeBy: text).picture("a.png")
    let bare = try await TemporaryFolder(madeBy: Self.bare(text)).picture("a.png")
    #expect(chart.width * chart.height > bare.width * bare.height)
  }
}
