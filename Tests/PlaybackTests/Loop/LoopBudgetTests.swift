import Synchronization
import TerrariumBasics
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import Testing

/// Searches for a period that would take too long.
struct LoopBudgetTests {
  private static let window = CellRect(GridSize(columns: 60, rows: 40))

  @Test(arguments: [
    ("world: wolfram\nrule: C777K3R1", LoopField.cells(window, areAll: false)),
    ("world: life\nrule: bbm\nfill: 10%", .moving),
    ("world: life\nrule: B2/S\nfill: 30%\nedges: wrap", .cells(window, areAll: true)),
  ])
  func `a search ends when its work is done, and tells how far it got`(
    settings: String, field: LoopField
  ) throws {
    let plan = try plan(of: settings + "\nsize: 60x40\nframes: 9\nout: a.gif\n")
    let stage = try plan.worldStart.stage(seed: plan.seed, threads: 1, window: plan.window).stage
    let heard = Mutex<[SearchProgress.Step?]>([])
    let progress = SearchProgress { step in heard.withLock { $0.append(step) } }
    var search = LoopSearch(
      of: stage, field: field, every: 1, skip: nil, traced: nil, work: 1 << 22, progress: progress)
    guard case .failure(.none(let ticks, _, _)) = try search.loop() else {
      Issue.record("found")
      return
    }
    #expect(100..<3000 ~= ticks)
    let told = [1024, 2048].filter { $0 <= ticks }.map(SearchProgress.Step.ticks)
    #expect(heard.withLock { $0 } == told + [nil])
  }

  @Test(arguments: [false, true])
  func `a film that is measured before it is drawn tells how far that is`(isQuiet: Bool) throws {
    let heard = Mutex<[SearchProgress.Step?]>([])
    let progress = SearchProgress { step in heard.withLock { $0.append(step) } }
    // Its window is not the largest, so every frame may make it grow.
    let text = "world: life\npattern: glider\nframes: 50\nout: a.gif\nquiet: \(isQuiet)\n"
    _ = try WorkContext.current.with(progress).run { try plan(of: text) }
    let told = (1...50).map { SearchProgress.Step.frames($0, of: 50) } as [SearchProgress.Step?]
    #expect(heard.withLock(\.self) == (isQuiet ? [] : told + [nil]))
  }
}
