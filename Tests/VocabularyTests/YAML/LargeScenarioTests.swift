import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumVocabulary
import Testing

/// Texts made to exceed the limits.
struct LargeScenarioTests {
  private func faults(_ text: String) -> [Fault] { Scenario.faults(text) }

  @Test func `a thousand faults are told, and no more looked for`() {
    let text = "world: sea\nout: x.csv\n" + (0..<50_000).map { "k\($0): 1\n" }.joined()
    #expect(faults(text).count == 1000)
    let steps = String(repeating: "  - rnu: 1\n", count: 50_000)
    #expect(faults("world: sea\nout: x.csv\nsteps:\n" + steps).count == 1000)
  }

  @Test func `a value of megabytes is quoted by its beginning`() throws {
    let found = faults("world: " + String(repeating: "a", count: 3_000_000))
    guard case .unknownWorldValue(let word, nil, _) = try #require(found.first).problem else {
      Issue.record("\(found.count) other faults")
      return
    }
    #expect(word == String(repeating: "a", count: 59) + "…")
  }

  @Test func `keys and names have their limits`() {
    let key = "? " + String(repeating: "k", count: 1001) + "\n: 1\n"
    #expect(faults("world: sea\nout: x.csv\n" + key).map(\.problem) == [.yaml(.keyIsNoWord)])
    let path = String(repeating: "p", count: 4097)
    #expect(faults("world: sea\nout: \(path)\n").count == 1)
  }

  @Test func `tens of thousands of steps are read`() throws {
    let steps = String(repeating: "  - run: 1\n  - snapshot\n  - forget\n", count: 5000)
    let film = try plan(of: "world: sea\nout: x.csv\nsteps:\n" + steps).film
    #expect(film.frames == 5001 && film.steps.count == 15_000)
  }
}
