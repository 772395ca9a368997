import TerrariumFilmSupport
import TerrariumMeasures
import Testing

/// The cells of small tori that are run without a film.
@Suite(.planning(with: CellStatistics())) struct QuickCellsTests {
  @Test(arguments: [
    "size: 64x64\nframes: 60", "size: 9x7\nframes: period",
    "size: 16x16\nevery: 3\nskip: 5\nframes: 9",
    "size: 8x8\nrule: B2/S\nframes: 20", "size: 10x10\nrule: B0123478/S01234678\nframes: 30",
    "size: 8x8\nfill: 0%\nframes: 2", "size: 64x2\nframes: 1", "size: 65x9\nframes: 20",
  ])
  func `are measured as those of films`(settings: String) async throws {
    // The twin and the next tick are played after the run, and change no other measure.
    let base =
      "world: life\nedges: wrap\n\(settings)\nvary: {seed: 1..12}\nmeasures: [damage, complexity, "
      + "compress, entropy, activity, density]\nsort: damage\nengine: "
    let table = try await measuredTable(base + "auto")
    #expect(try await measuredTable(base + "dense") == table)
    #expect(table.split(separator: "\n").count == 13)
  }
}
