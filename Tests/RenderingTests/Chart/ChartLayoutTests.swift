import Simulation
import Testing

@testable import Rendering

struct ChartLayoutTests {
  /// What is written in a chart, the numbers at the left first, then those below, then names.
  private func texts(_ sample: ChartSample, _ width: Int, _ height: Int) -> [String] {
    sample.chart(in: PixelRect(left: 0, top: 0, width: width, height: height))
      .layout.labels.map(\.text)
  }

  @Test func `a film's axes have round numbers, and the names of what is counted`() {
    let sample = ChartSample(history: seaHistory(frames: 240))
    #expect(
      texts(sample, 480, 144) == [
        "0", "50", "100", "150", "200", "250", "300", "0", "50", "100", "150", "200", "tick",
        "penguins", "orcas",
      ])
  }

  @Test func `time is told in seconds, in the language of the picture`() {
    var sample = ChartSample(history: infectionHistory(people: 100, frames: 9))
    sample.series = infectionSeries
    for (language, name, ill) in [
      (Language.en, "time, s", "ill"), (.ru, "время, с", "больны"), (.es, "tiempo, s", "enfermos"),
    ] {
      (sample.measure, sample.language) = (ChartMeasure(.seconds(1, over: 4)), language)
      let texts = texts(sample, 360, 80)
      #expect(texts.contains(name) && texts.contains("0.5") && texts.contains("2"))
      #expect(texts.last == ill)
    }
    sample.measure = .turns
    #expect(texts(sample, 360, 80).contains("turno"))
  }

  @Test func `counts of few are whole, and a census of nothing has an axis too`() {
    let few = ChartSample(history: history([SIMD2(0, 0), SIMD2(2, 1)]))
    #expect(texts(few, 300, 400).prefix(4) == ["0", "1", "2", "0"])
    let none = ChartSample(history: history([SIMD2(0, 0), SIMD2(0, 0)]))
    #expect(texts(none, 300, 120) == ["0", "1", "0", "1", "tick", "penguins", "orcas"])
  }

  @Test func `one moment stands in the middle`() {
    let sample = ChartSample(history: history([SIMD2(340, 120)], from: 12))
    let layout = sample.chart(in: PixelRect(left: 0, top: 0, width: 200, height: 120)).layout
    #expect(layout.labels.map(\.text).contains("12"))
    #expect(layout.x(of: 12) == Double(layout.plot.left) + Double(layout.plot.width) / 2)
  }

  @Test func `where the last number and the name would meet, the plot ends earlier`() {
    let wide = ChartSample(history: history(Array(repeating: SIMD2(5, 5), count: 90)))
    let tight = ChartSample(history: history(Array(repeating: SIMD2(5, 5), count: 101)))
    let room = PixelRect(left: 0, top: 0, width: 480, height: 144)
    let layouts = [wide, tight].map { $0.chart(in: room).layout }
    #expect(layouts[0].plot.right > layouts[1].plot.right)
    for layout in layouts { #expect(layout.labels.map(\.text).contains("tick")) }
    #expect(layouts[1].labels.map(\.text).contains("100"))
  }

  @Test func `what has no room is left out, the lines last of all`() {
    let sample = ChartSample(history: seaHistory(frames: 240))
    #expect(texts(sample, 30, 20) == [])
    #expect(!texts(sample, 64, 40).contains("orcas") && texts(sample, 64, 40).contains("200"))
    #expect(texts(sample, 100, 144).contains("200") && !texts(sample, 100, 144).contains("orcas"))
    #expect(sample.inRoom(30, 20).raster(upTo: 240).pixels.filter { $0 > 1 }.count > 20)
  }

  @Test func `a chart of a chosen size has axes and a key, up to its least size axes`() {
    for scale in 1...6 {
      var sample = ChartSample(history: seaHistory(frames: 60))
      sample.scale = scale
      let least = Chart.minimumSize(scale: scale)
      #expect(texts(sample, least.width, least.height).count >= 4)
      let width = 240 * scale
      let height = Chart.preferredHeight(width: width, scale: scale)
      #expect(texts(sample, width, height).suffix(2) == ["penguins", "orcas"])
    }
  }
}
