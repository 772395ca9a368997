import TerrariumPictures
import TerrariumRendering
import TerrariumSimulation
import Testing

struct ChartLayoutTests {
  /// Returns the texts of a chart: first the numbers at the left, then those below, then names.
  private func texts(_ sample: ChartSample, _ width: Int, _ height: Int) -> [String] {
    let chart = sample.chart(in: PixelRect(left: 0, top: 0, width: width, height: height))
    return (chart.layout.labels + chart.names(upTo: sample.history.count)).map(\.text)
  }

  @Test func `a film's axes have round numbers, and the names stand at the lines' ends`() {
    let sample = ChartSample(history: seaHistory(frames: 240))
    #expect(
      texts(sample, 480, 180) == [
        "0", "100", "200", "300", "400", "0", "50", "100", "150", "200", "tick", "penguins",
        "orcas",
      ])
    let layout = sample.inRoom(480, 180).chart.layout
    #expect(layout.swatches.isEmpty, "no key beside names at the ends")
    #expect(
      sample.chart(in: layout.room).names(upTo: 240).allSatisfy { $0.box.left > layout.plot.right })
  }

  @Test func `own titles stand at both axes, and without a title there is none`() {
    var sample = ChartSample(history: seaHistory(frames: 240))
    let usual = texts(sample, 480, 180)
    sample.titles = AxisTitles(x: "day", y: "animals")
    #expect(
      Set(usual.filter { $0 != "tick" } + ["day", "animals"]) == Set(texts(sample, 480, 180)))
    let layout = sample.inRoom(480, 180).chart.layout
    let title = layout.labels.first { $0.text == "animals" }
    #expect(title.map { $0.box.bottom <= layout.plot.top } == true)
    sample.titles = AxisTitles(x: "", y: "")
    #expect(texts(sample, 480, 180).filter { !$0.isEmpty } == usual.filter { $0 != "tick" })
    // The name of a single line is a title, too.
    sample.series = [seaSeries[0]]
    #expect(texts(sample, 480, 180).contains("penguins") == false)
    sample.titles.y = "animals"
    #expect(texts(sample, 480, 180).filter { $0 == "animals" }.count == 1)
  }

  @Test func `a line's name stands at its dot in each frame, moved where names would overlap`() {
    let sample = ChartSample(history: seaHistory(frames: 240))
    let chart = sample.inRoom(480, 180).chart
    let layout = chart.layout
    var apart = 0
    for frames in 1...240 {
      let names = chart.names(upTo: frames).sorted { $0.box.top < $1.box.top }
      let counts = (0..<2).map { sample.history.count($0, frames - 1) }
      let dots = zip(seaSeries, counts).map { series, count in
        (name: series.name, y: layout.y(of: Double(count)))
      }
      let x = layout.x(of: Double(frames - 1))
      #expect(names.allSatisfy { (0...12).contains(Double($0.box.left) - x) }, "frame \(frames)")
      #expect(names.allSatisfy { $0.box.right <= layout.room.right })
      #expect(names[1].box.top - names[0].box.top >= 14)
      guard abs(dots[0].y - dots[1].y) > 14, dots.allSatisfy({ $0.y < layout.y(of: 30) }) else {
        continue
      }
      apart += 1
      for dot in dots {
        let box = names.first { $0.text == dot.name }?.box
        #expect(box.map { abs(Double($0.top + 11) - dot.y) < 4 } == true, "frame \(frames)")
      }
    }
    #expect(apart > 60, "\(apart) of 240 frames")
  }

  @Test func `places that are too near stand round the mean of their wishes`() {
    func apart(_ wishes: [Double]) -> [Double] {
      ChartLayout.apart(wishes, by: 10, from: 0, to: 100)
    }
    #expect(apart([20, 50]) == [20, 50])
    #expect(apart([50, 50]) == [45, 55])
    #expect(apart([40, 50, 54]) == [38, 48, 58])
    #expect(apart([0, 1]) == [0, 10])
    #expect(apart([99, 100, 100]) == [80, 90, 100])
  }

  @Test func `bands say what they are, as far as there is room`() {
    let sample = ChartSample(bands: CensusBands(of: (1...50).map { _ in seaHistory(frames: 60) }))
    func texts(_ width: Int) -> [String] {
      sample.inRoom(width, 180).chart.layout.labels.map(\.text)
    }
    #expect(texts(480).contains("median of 50, middle 80%"))
    #expect(texts(240).contains("median, middle 80%"))
    #expect(texts(180).contains("middle 80%"))
  }

  @Test(arguments: ChartStyle.allCases)
  func `the axis goes as far as what is drawn: to the sum of stacked areas`(style: ChartStyle) {
    func top(_ series: Int, isOfMany: Bool) -> Double {
      var history = CensusHistory(series: series)
      for tick in 0..<9 {
        history.append(x: Double(tick), counts: Array(repeating: 400, count: series))
      }
      let bands = isOfMany ? CensusBands(of: [history, history]) : nil
      var sample = ChartSample(history: history, bands: bands, style: style)
      sample.series = (0..<series).map { Subject.Count("\($0)", tone: .alive) }
      return sample.inRoom(480, 200).chart.layout.marks.last
    }
    #expect(top(2, isOfMany: false) == (style == .stacked ? 800 : 400))
    #expect(top(2, isOfMany: true) == 400)
    #expect(top(3, isOfMany: false) == 400 && top(3, isOfMany: true) == 400)
  }

  @Test func `lines that would be a solid block are medians over ranges`() {
    var random = Seed(4).stream("block")
    let noise = randomHistory(frames: 20_000, seriesCount: 2, below: 100, using: &random)
    let slow = history((0..<20_000).map { SIMD2(Float($0 / 100), 50) })
    func layout(_ data: CensusHistory) -> [String] {
      ChartSample(history: data).inRoom(480, 180).chart.layout.labels.map(\.text)
    }
    #expect(layout(noise).contains { $0.hasPrefix("median of ") })
    #expect(!layout(slow).contains { $0.hasPrefix("median of ") })
    let short = randomHistory(frames: 900, seriesCount: 2, below: 100, using: &random)
    #expect(!layout(short).contains { $0.hasPrefix("median of ") })
  }

  @Test func `where names are too wide for the ends there is a key, if nobody told it before`() {
    var sample = ChartSample(history: seaHistory(frames: 240))
    sample.language = .ru
    #expect(sample.inRoom(220, 180).chart.layout.swatches.count == 2)
    sample.isKeyed = true
    let keyed = sample.inRoom(220, 180).chart.layout
    #expect(keyed.swatches.isEmpty && !keyed.labels.map(\.text).contains("косатки"))
  }

  @Test(arguments: [1, 2, 3])
  func `names that are too long for a key are shortened alike`(count: Int) {
    var history = CensusHistory(series: count)
    for tick in 0..<2 {
      history.append(x: Double(tick), counts: Array([3, 1, 2].prefix(count)))
    }
    var sample = ChartSample(history: history)
    let long = String(repeating: "incomprehensible ", count: 5)
    sample.series = [long, "ж", "A" + long].prefix(count).map { Subject.Count($0, tone: .alive) }
    let layout = sample.inRoom(480, 180).chart.layout
    let names = layout.labels.map(\.text).filter { $0.contains("…") || $0 == "ж" }
    #expect(names.count == count && layout.swatches.count == (count > 1 ? count : 0))
    #expect(names.allSatisfy { $0 == "ж" || $0.count > 15 })
    #expect(layout.labels.allSatisfy { layout.room.contains($0.box) })
    #expect(sample.inRoom(80, 180).chart.layout.swatches.isEmpty, "nor are they cut to nothing")
  }

  @Test func `a key has as many lines as it needs, and no row where it has no room`() {
    var history = CensusHistory(series: 7)
    for tick in 0..<2 { history.append(x: Double(tick), counts: (1...7).map { Float($0) }) }
    var sample = ChartSample(history: history)
    sample.series = (1...7).map { Subject.Count("\($0)", tone: .alive) }
    let layout = sample.inRoom(200, 136).chart.layout
    #expect(Set(layout.swatches.map(\.top)).count == 2 && layout.swatches.count == 7)
    #expect(!layout.leavesKeyOut)
    let narrow = sample.inRoom(60, 136).chart.layout
    sample.isKeyed = true
    #expect(narrow.swatches.isEmpty && narrow.leavesKeyOut)
    #expect(narrow.plot.height == sample.inRoom(60, 136).chart.layout.plot.height)
  }

  @Test func `one series needs no key: its name is the axis' own`() {
    var sample = ChartSample(history: history([SIMD2(3, 0), SIMD2(9, 0)]))
    sample.series = [Subject.Count("alive", tone: .alive)]
    let layout = sample.inRoom(300, 160).chart.layout
    let name = layout.labels.first { $0.text == "alive" }
    #expect(layout.swatches.isEmpty)
    #expect(name.map { $0.box.bottom <= layout.plot.top && $0.box.left < layout.plot.left } == true)
  }

  @Test func `time is told in seconds on a line of its own, in the language of the picture`() {
    var sample = ChartSample(history: infectionHistory(people: 100, frames: 9))
    sample.series = infectionSeries
    for (language, name, ill, half) in [
      (Language.en, "time, s", "ill", "0.5"), (.ru, "время, с", "больны", "0,5"),
      (.es, "tiempo, s", "enfermos", "0,5"),
    ] {
      (sample.unit, sample.language) = (ChartUnit(.seconds(1, over: 4)), language)
      let layout = sample.inRoom(360, 140).chart.layout
      let texts = layout.labels.map(\.text)
      #expect(texts.contains(half) && texts.contains("2"))
      #expect(self.texts(sample, 360, 140).contains(ill))
      #expect(texts.contains("0") && texts.contains("100") && !texts.contains("500"))
      let title = layout.labels.first { $0.text == name }?.box
      let numbers = layout.labels.first { $0.text == half }?.box
      #expect(title.flatMap { title in numbers.map { title.top >= $0.bottom } } == true)
    }
    sample.unit = .turns
    #expect(texts(sample, 360, 140).contains("turno"))
  }

  @Test func `counts of few are whole, and a census of nothing has an axis too`() {
    let few = ChartSample(history: history([SIMD2(0, 0), SIMD2(2, 1)]))
    #expect(texts(few, 300, 400).prefix(3) == ["0", "1", "2"])
    let none = ChartSample(history: history([SIMD2(0, 0), SIMD2(0, 0)]))
    #expect(texts(none, 300, 140) == ["0", "1", "0", "1", "tick", "penguins", "orcas"])
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
      #expect(layout.marks.last >= Double(sample.history.extent.largest.max() ?? 0) * (1 - 1e-9))
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
