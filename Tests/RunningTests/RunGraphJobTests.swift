import Foundation
import TerrariumEncoding
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumRunning
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// Pictures of many runs, as scenarios request them.
@Suite struct RunGraphJobTests {
  private func job(_ settings: String, out: String = "t.png") throws -> Job {
    return try Scenario(settings + "\nout: \(out)\n").job()
  }

  private let soups =
    "world: life\nsize: 12x12\nedges: wrap\nframes: 20\nvary: {fill: [10%, 40%], seed: 1..30}\n"

  @Test(arguments: [
    "chart-style: histogram\nx: last-alive", "chart-style: scatter\nx: rest\ny: last-alive",
    "chart-style: scatter\nx: fill\ny: mean-alive", "chart-style: heat\nvalue: mean-alive",
    "chart-style: scatter\nx: seed\ny: mean-alive\nsort: -mean-alive\ntop: 7",
  ])
  func `a picture alone and beside a table is the same, and its recipe makes it again`(
    words: String
  ) async throws {
    let graph = soups + words
    let alone = try await TemporaryFolder.files(["t.png", "t.svg"], of: graph)
    let beside = try await TemporaryFolder.files(["t.png", "t.csv"], of: graph + "\nrows: runs")
    #expect(alone[0] == beside[0])
    let rows = String(decoding: beside[1], as: UTF8.self).split(separator: "\n")
    #expect(rows.count == (words.contains("top") ? 8 : 61))
    let recipe = try #require(Format.png.recipe?(alone[0]))
    let settings = recipe.split(separator: "\n")
      .filter { !$0.hasPrefix("recipe:") && !$0.hasPrefix("out:") }.joined(separator: "\n")
    let again = try await TemporaryFolder.files(["t.png"], of: settings)
    #expect(again[0] == alone[0], "\(recipe)")
  }

  @Test(arguments: [
    ("seed: 1..2, fill: [10%, 40%], every: 1..3", "x: every\ny: fill"),
    ("fill: [10%, 40%], seed: 1..2, every: 1..3", "x: every\ny: fill"),
    ("seed: 1..2, fill: [10%, 40%]", "x: fill\ny: seed"),
  ])
  func `seeds stand along a heat map where one other setting varies`(
    varied: String, sides: String
  ) async throws {
    let usual =
      "world: life\nsize: 8x8\nedges: wrap\nframes: 3\nvary: {\(varied)}\nchart-style: heat\n"
      + "value: mean-alive\nout: t.png\n"
    let pictures = [
      try await TemporaryFolder(madeBy: usual).picture("t.png"),
      try await TemporaryFolder(madeBy: usual + sides).picture("t.png"),
    ]
    #expect(pictures[0] == pictures[1])
  }

  @Test func `pictures have as many runs as tables may, and are planned as fast`() throws {
    let job = try job(
      "world: life\nsize: 8x8\nframes: 2\nvary: {seed: 1..1000000}\nchart-style: histogram\nx: last-alive"
    )
    #expect(job.runs.count == 1_000_000 && !job.runs.areMade && job.graph?.kind == .histogram)
  }

  @Test(arguments: [
    ("chart-style: scatter\nx: rest", "chart-style: scatter needs y"),
    ("chart-style: scatter\nx: rest\ny: perod", "life has no measure 'perod'"),
    ("chart-style: heat", "chart-style: heat needs value"),
    ("chart-style: heat\nvalue: seed", "life has no measure 'seed'"),
    ("chart-style: heat\nvalue: rest\nx: feel", "'feel' does not vary"),
    ("chart-style: heat\nvalue: rest\nx: fill\ny: fill", "fill along both sides"),
    ("chart-style: heat\nvalue: rest\ntop: 3", "a heat map has no order of runs"),
    ("chart-style: histogram\ny: rest", "y has no effect here"),
    ("x: rest", "x has no effect here"),
    ("chart-style: histogram\ntitle: 'seed {seed}'", "cannot contain what differs"),
    ("chart-style: histogram\nx: rest\nfit: 300x40", "a histogram has no room in this picture"),
  ])
  func `what is wrong with a picture of many runs is told`(words: String, what: String) {
    let faults = Scenario.faults(soups + words + "\nout: t.png\n")
    #expect(faults.contains { $0.sentence.what.contains(what) }, "\(faults)")
  }

  @Test(arguments: [
    ("orcas", "2%, 5%", "orcas, %"), ("caption", "no, 2%", "caption, %"),
    ("orcas", "2%, 1", "orcas"),
  ])
  func `an axis of percentages has their sign`(
    setting: String, values: String, name: String
  ) async throws {
    let graph =
      "world: sea\nsize: 8x8\nframes: 2\nvary: {\(setting): [\(values)], seed: 1..3}\n"
      + "chart-style: scatter\nx: ticks\ny: \(setting)"
    let svg = try await TemporaryFolder.files(["t.svg"], of: graph)[0]
    #expect(String(decoding: svg, as: UTF8.self).contains("aria-label=\"\(name)\""))
  }

  @Test func `a setting of which no value is a number has no axis`() {
    let faults = Scenario.faults(
      "world: sea\nframes: 2\nvary: {delay: [100ms, 1s], title: [no, 7]}\n"
        + "chart-style: scatter\nx: delay\ny: title\nout: t.png\n"
    )
    #expect(faults.map(\.sentence.what) == ["no value of delay is a number"])
  }
}
