import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

struct ChartGoldenTests {
  @Test func `two lines on a light ground`() throws {
    let sample = ChartSample(history: seaHistory(frames: 240))
    try expectGolden(sample.inRoom(480, 144).picture(upTo: 240), "chart-lines-light")
  }

  @Test func `areas on a dark ground, half way through the film`() throws {
    var sample = ChartSample(history: seaHistory(frames: 240))
    (sample.style, sample.theme, sample.size) = (.filled, "dark", 28)
    try expectGolden(sample.inRoom(640, 240).picture(upTo: 130), "chart-filled-dark")
  }

  @Test func `an infection's parts of the whole, in seconds and in Russian`() throws {
    var sample = ChartSample(history: infectionHistory(people: 1000, frames: 61))
    (sample.style, sample.series, sample.language) = (.stacked, infectionSeries, .ru)
    sample.unit = ChartUnit(.seconds(1, over: 4))
    try expectGolden(sample.inRoom(400, 160).picture(upTo: 48), "chart-stacked-light")
  }

  @Test func `a film of one frame`() throws {
    let sample = ChartSample(history: history([SIMD2(340, 120)], from: 12))
    try expectGolden(sample.inRoom(200, 120).picture(upTo: 1), "chart-one-frame")
  }

  @Test func `a tiny room`() throws {
    let sample = ChartSample(history: seaHistory(frames: 240))
    try expectGolden(sample.inRoom(64, 40).picture(upTo: 240), "chart-tiny")
  }

  @Test func `a large room and many frames to a column of pixels`() throws {
    var random = Seed(6).stream("large")
    var (sea, at) = (CensusHistory(), SIMD2<Float>(9_000, 3_000))
    for frame in 0..<40_000 {
      let chance = SIMD2<Float>(Float(random.draw(below: 201)), Float(random.draw(below: 201)))
      at += chance - 100 + (SIMD2(12_000, 5_000) - at) * 0.002
      sea.append(x: Double(frame) * 25, counts: [at.x, at.y])
    }
    var sample = ChartSample(history: sea)
    sample.size = 28
    try expectGolden(sample.inRoom(1600, 500).picture(upTo: 40_000), "chart-large")
  }

  @Test func `the range of many runs`() throws {
    var random = Seed(6).stream("runs")
    let runs = (0..<50).map { _ in
      seaHistory(frames: 200, step: 0.06 + Float(random.draw(below: 100)) / 3000)
    }
    var sample = ChartSample(bands: CensusBands(of: runs), style: .filled)
    for theme in ["light", "dark"] {
      sample.theme = theme
      try expectGolden(sample.inRoom(480, 180).picture(upTo: 200), "chart-bands-\(theme)")
    }
  }
}
