import Simulation
import Testing

@testable import Rendering

struct ChartLayoutTests {
  /// What is written in a chart, the numbers at the left first, then those below, then names.
  private func texts(_ sample: ChartSample, _ width: Int, _ height: Int) -> [String] {
    sample.chart(in: PixelRect(left: 0, top: 0, width: width, height: height))
      .layout.labels.map(\.text)
  }

  @Test func `a film's axes have round numbers, and the names stand at the lines' ends`() {
    let sample = ChartSample(history: seaHistory(frames: 240))
    #expect(
      texts(sample, 480, 180) == [
        "0", "100", "200", "300", "400", "penguins", "orcas", "0", "50", "100", "150", "200",
        "tick",
      ])
    let layout = sample.inRoom(480, 180).chart.layout
    #expect(layout.swatches.isEmpty, "no key beside names at the ends")
    for (name, count) in zip(seaSeries.map(\.name), [sample.history.points[239].counts.x, 0]) {
      let box = layout.labels.first { $0.text == name }?.box
      #expect(box.map { $0.left > layout.plot.right } == true)
      if name == "penguins", let box {
        #expect(box.top...box.bottom ~= Int(layout.y(of: Double(count))))
      }
    }
  }

  @Test func `where names are too wide for the ends there is a key, if nobody told it before`() {
    var sample = ChartSample(history: seaHistory(frames: 240))
    sample.language = .ru
    #expect(sample.inRoom(220, 180).chart.layout.swatches.count == 2)
    sample.isKeyed = true
    let keyed = sample.inRoom(220, 180).chart.layout
    #expect(keyed.swatches.isEmpty && !keyed.labels.map(\.text).contains("косатки"))
  }

  @Test func `one series needs no key: its name is the axis' own`() {
    var sample = ChartSample(history: history([SIMD2(3, 0), SIMD2(9, 0)]))
    sample.series = [Chart.Series("alive", tone: .alive)]
    let layout = sample.inRoom(300, 160).chart.layout
    let name = layout.labels.first { $0.text == "alive" }
    #expect(layout.swatches.isEmpty)
    #expect(name.map { $0.box.bottom <= layout.plot.top && $0.box.left < layout.plot.left } == true)
  }

  @Test func `time is told in seconds on a line of its own, in the language of the picture`() {
    var sample = ChartSample(history: infectionHistory(people: 100, frames: 9))
    sample.series = infectionSeries
    for (language, name, ill) in [
      (Language.en, "time, s", "ill"), (.ru, "время, с", "больны"), (.es, "tiempo, s", "enfermos"),
    ] {
      (sample.measure, sample.language) = (ChartMeasure(.seconds(1, over: 4)), language)
      let layout = sample.inRoom(360, 140).chart.layout
      let texts = layout.labels.map(\.text)
      #expect(texts.contains("0.5") && texts.contains("2") && texts.contains(ill))
      #expect(texts.contains("0") && texts.contains("100") && !texts.contains("500"))
      let title = layout.labels.first { $0.text == name }?.box
      let numbers = layout.labels.first { $0.text == "0.5" }?.box
      #expect(title.flatMap { title in numbers.map { title.top >= $0.bottom } } == true)
    }
    sample.measure = .turns
    #expect(texts(sample, 360, 140).contains("turno"))
  }

  @Test func `counts of few are whole, and a census of nothing has an axis too`() {
    let few = ChartSample(history: history([SIMD2(0, 0), SIMD2(2, 1)]))
    #expect(texts(few, 300, 400).prefix(3) == ["0", "1", "2"])
    let none = ChartSample(history: history([SIMD2(0, 0), SIMD2(0, 0)]))
    #expect(texts(none, 300, 140) == ["0", "1", "penguins", "orcas", "0", "1", "tick"])
  }

  @Test func `one moment stands in the middle`() {
    let sample = ChartSample(history: history([SIMD2(340, 120)], from: 12))
    let layout = sample.chart(in: PixelRect(left: 0, top: 0, width: 200, height: 140)).layout
    #expect(layout.labels.map(\.text).contains("12"))
    #expect(layout.x(of: 12) == Double(layout.plot.left) + Double(layout.plot.width) / 2)
  }

  @Test func `neither axis has more than six marks, at any size`() {
    var random = Seed(19).stream("marks")
    for _ in 0..<200 {
      let sample = ChartSample(
        history: randomHistory(
          frames: 2 + random.draw(below: 400), seriesCount: 2, below: 100_000, using: &random))
      let layout = sample.inRoom(
        80 + random.draw(below: 1500), 60 + random.draw(below: 900)
      ).chart.layout
      #expect(layout.markLefts.count <= 6 && layout.gridTops.count <= 5)
      #expect(layout.marks.last >= Double(sample.history.largest.max()) * (1 - 1e-9))
      #expect(layout.gridTops.allSatisfy { $0 >= layout.plot.top - layout.rule })
    }
  }

  @Test func `where the next mark is near, the axis goes on to it`() {
    let sample = ChartSample(history: history(Array(repeating: SIMD2(5, 5), count: 100)))
    let layout = sample.inRoom(480, 160).chart.layout
    #expect(layout.across == 0...100 && layout.labels.map(\.text).contains("100"))
    let short = ChartSample(history: history(Array(repeating: SIMD2(5, 5), count: 90)))
    #expect(short.inRoom(480, 160).chart.layout.across == 0...89)
  }

  @Test func `what has no room is left out, the lines last of all`() {
    var sample = ChartSample(history: seaHistory(frames: 240))
    #expect(texts(sample, 30, 20) == [])
    #expect(!texts(sample, 100, 60).contains("orcas") && texts(sample, 100, 60).contains("200"))
    sample.size = 9
    #expect(!texts(sample, 64, 42).contains("orcas") && texts(sample, 64, 42).contains("200"))
    #expect(sample.inRoom(30, 20).raster(upTo: 240).pixels.filter { $0 > 1 }.count > 20)
  }

  @Test(arguments: [9, 14, 20, 28, 42])
  func `a chart of a chosen size has axes and names, up to its least size axes`(size: Int) {
    var sample = ChartSample(history: seaHistory(frames: 60))
    sample.size = size
    let font = Font(size: size)
    let least = Chart.minimumSize(font)
    #expect(texts(sample, least.width, least.height).count >= 3)
    let good = Chart.goodSize(font)
    #expect(texts(sample, good.width, good.height).contains("tick"))
    let width = 26 * size
    let height = Chart.preferredHeight(width: width, field: width, font)
    #expect(texts(sample, width, height).contains("penguins"))
    let plot = sample.inRoom(width, height).chart.layout.plot
    #expect(plot.height * 3 >= width)
  }
}
