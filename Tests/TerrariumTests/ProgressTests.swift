import Synchronization
import Terrarium
import TerrariumSupport
import Testing

/// The progress of a film, and ending it early.
@Suite(.ownThread) struct ProgressTests {
  private let folder = TemporaryFolder()

  @Test func `progress grows to its end`() async throws {
    let film = Film(.sea(), frames: 200)
    var last = 0
    for try await progress in film.writing(to: folder.path("sea.csv")) {
      #expect(progress.total == 200)
      #expect(progress.frames > last)
      last = progress.frames
    }
    #expect(last == 200)
    #expect(try folder.lines("sea.csv").count == 201)
  }

  @Test func `faults come out of the loop`() async throws {
    await #expect(throws: FilmError.self) {
      for try await _ in Film(.sea(), frames: 0).writing(to: folder.path("sea.csv")) {}
    }
  }

  /// Worlds that would run for hours: in frames, in ticks between two frames, in ticks of their
  /// own.
  private static let endless: [Film] = [
    Film(.sea(), frames: 100_000_000),
    Film(.sea(), frames: 2, settings: ["every": 1_000_000_000_000]),
    Film(of: Forest.init, frames: 2, settings: ["every": 1_000_000_000_000]),
    Film(.sea(), frames: 100_000_000, settings: ["vary": "seed=1..3"]),
  ]

  @Test(arguments: endless.indices, ["csv", "gif"])
  func `a cancelled film leaves the old file, and nothing half written`(
    number: Int, ending: String
  ) async throws {
    let name = "film." + ending
    try folder.write("old", to: name)
    let path = folder.path(name)
    let watch = FolderWatch(folder.path)
    let task = Task { try await Self.endless[number].write(to: path) }
    #expect(watch.wait { folder.names.count == 2 })
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(folder.names == [name])
    #expect(try folder.text(name) == "old")
  }

  // A chart is measured before anything is drawn, on the threads of a pool.
  @Test func `a film whose variants are still measured can be cancelled`() async throws {
    let film = Film(
      .sea(), frames: 1_000_000,
      settings: ["vary": "orcas=1,2,3,4,5,6,7,8", "chart": "under"])
    let path = folder.path("sea.gif")
    let task = Task { try await film.write(to: path) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(folder.names == [])
  }

  @Test func `who leaves the loop ends the film`() async throws {
    try folder.write("old", to: "sea.csv")
    let watch = FolderWatch(folder.path)
    for try await _ in Self.endless[0].writing(to: folder.path("sea.csv")) { break }
    #expect(watch.wait { folder.names.count == 1 })
    #expect(try folder.text("sea.csv") == "old")
  }

  @Test func `a loop whose task is cancelled throws that, and is over then`() async throws {
    let path = folder.path("sea.csv")
    let task = Task {
      for try await _ in Self.endless[0].writing(to: path) {
        withUnsafeCurrentTask { $0?.cancel() }
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(folder.names == [])
  }

  @Test func `a task that is cancelled before does nothing`() async throws {
    let path = folder.path("sea.csv")
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try await Film(.sea(), frames: 2).write(to: path)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(folder.names == [])
  }
}
