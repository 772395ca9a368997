import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// By default films end when their worlds come to rest.
struct FilmRestTests {
  private func rows(_ folder: TemporaryFolder) throws -> Int {
    try folder.lines("f.csv").count - 1
  }

  /// Runs a scenario without steps; returns its rows, and its GIF if requested.
  private func film(
    _ settings: String, out: String = "[f.gif, f.csv]"
  ) async throws -> (rows: Int, gif: GIFReader?) {
    let folder = TemporaryFolder()
    try await folder.run(settings, out: out)
    let gif = out.contains("gif") ? try folder.gif("f.gif") : nil
    return (try rows(folder), gif)
  }

  @Test(arguments: [
    // A block is one frame.
    ("world: life\npattern: 2o$2o!", 1),
    // A pattern that dies at once is shown dying.
    ("world: life\npattern: o!", 2), ("world: life\npattern: 2o!\nevery: 5", 2),
    // A blinker goes on for ever, and so does one of which only every second tick is shown.
    ("world: life\npattern: 3o!", 100), ("world: life\npattern: 3o!\nevery: 2", 100),
    ("world: life\npattern: 2o$2o!\nframes: 7", 7),
    ("world: life\npattern: o!\nskip: 3", 1),
    ("world: infection\npeople: 9\nfactor: 8", 2), ("world: infection\npeople: 9\nfactor: 0", 1),
    ("world: infection\npeople: 9\ninfect: 0", 1),
    ("world: sea\nsize: 3x2\npenguins: 0\norcas: 2", 4),
    ("world: sea\nsize: 3x2\npenguins: 0\norcas: 0", 1),
  ])
  func `the last frame is the first from which no tick leads away`(
    settings: String, frames: Int
  ) async throws {
    #expect(try await film(settings).rows == frames)
    #expect(try await film(settings, out: "[f.csv]").rows == frames)
  }

  @Test func `the end of what has come to rest is seen for two seconds`() async throws {
    let dying = "world: life\npattern: o!\nsize: 4x4\n"
    #expect(try await film(dying).gif?.frames.map(\.hundredths) == [8, 200])
    #expect(try await film(dying + "last: 3s").gif?.frames.map(\.hundredths) == [8, 300])
    #expect(try await film(dying + "frames: 2").gif?.frames.map(\.hundredths) == [8, 8])
    // A film that does not come to rest has no hold.
    #expect(
      try await film("world: life\npattern: 3o!\nsize: 4x4").gif?.frames.last?.hundredths == 8)
  }

  @Test func `a film of steps goes on`() async throws {
    let folder = TemporaryFolder()
    try await folder.run("world: life\npattern: 2o$2o!", out: "[f.csv]", ["run: 12"])
    #expect(try rows(folder) == 13)
  }

  @Test func `a frame beyond the rest is not there`() throws {
    let text = "world: life\npattern: o!\nframe: 5\nout: f.png"
    #expect(!Scenario.faults(text).isEmpty)
  }
}
