import TerrariumPictures
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport

/// A chart drawn alone, on a background of a colour that no chart has.
struct ChartPicture {
  let chart: Chart
  let width: Int
  let height: Int
  /// The palette: the background, then the chart's colours.
  var palette: [Colour] { [Colour(0x123456)] + chart.colours }

  /// Returns the indices of the palette after a number of frames, in some of the rows.
  func raster(upTo frames: Int, rows: Range<Int>? = nil) -> Raster {
    var raster = Raster(width: width, rows: rows ?? 0..<height, filledWith: 0)
    let palette = palette
    chart.draw(upTo: frames, into: &raster) { colour in
      UInt8(palette.firstIndex(of: colour) ?? 0)
    }
    return raster
  }

  /// The visible texts.
  func picture(upTo frames: Int) -> TruePicture {
    TruePicture(
      IndexedPicture(
        width: width, height: height, palette: palette, pixels: raster(upTo: frames).pixels))
  }
}

/// The parts that a chart needs to be drawn in a picture of its own: of one run, or of many.
struct ChartSample {
  var history = CensusHistory()
  var bands: CensusBands?
  var series = seaSeries
  var style = ChartStyle.lines
  var theme = "light"
  var unit = ChartUnit(.ticks)
  var titles = AxisTitles()
  var size = 14
  var language = Language.en
  var isKeyed = false

  /// Returns the chart in a space of a size.
  func inRoom(_ width: Int, _ height: Int) -> ChartPicture {
    let room = PixelRect(left: 0, top: 0, width: width, height: height)
    return ChartPicture(chart: chart(in: room), width: width, height: height)
  }

  func chart(in room: PixelRect) -> Chart {
    Chart(
      room: room, data: bands.map { ChartData($0) } ?? ChartData(history), series: series,
      style: style,
      theme: Theme.named(theme) ?? Theme.all[0], unit: unit, titles: titles,
      font: Font(size: size), language: language, isKeyed: isKeyed)
  }
}

let seaSeries = [
  Subject.Count("penguins", .penguins, tone: .penguin), Subject.Count("orcas", .orcas, tone: .orca),
]
let infectionSeries = [
  Subject.Count(
    "healthy", LocalizedText(en: "healthy", ru: "здоровы", es: "sanos"), tone: .healthy),
  Subject.Count("ill", LocalizedText(en: "ill", ru: "больны", es: "enfermos"), tone: .ill),
]

extension Tone {
  static let healthy = Tone("healthy")
}

extension ChartUnit {
  /// The turns of a game.
  static let turns = ChartUnit(counting: LocalizedText(en: "turn", ru: "ход", es: "turno"))
}

/// Returns the counts of a history, one per frame.
func history(_ counts: [SIMD2<Float>], from: Double = 0) -> CensusHistory {
  var history = CensusHistory()
  for (frame, counts) in counts.enumerated() {
    history.append(x: from + Double(frame), counts: [counts.x, counts.y])
  }
  return history
}

/// Returns predators and prey that follow each other, after Lotka and Volterra.
func seaHistory(frames: Int, step: Float = 0.08) -> CensusHistory {
  var state = SIMD2<Float>(10, 5)
  return history(
    (0..<frames).map { _ in
      for _ in 0..<8 {
        let (prey, hunters) = (state.x, state.y)
        state.x += step / 8 * prey * (1.1 - 0.1 * hunters)
        state.y += step / 8 * hunters * (0.05 * prey - 0.6)
      }
      return (state * 11).rounded(.down)
    })
}

/// Returns an infection that spreads through a group: healthy and ill.
func infectionHistory(people: Float, frames: Int) -> CensusHistory {
  var ill: Float = 1
  return history(
    (0..<frames).map { _ in
      defer {
        ill = min(people, ill + max(1, (0.3 * ill * (people - ill) / people).rounded(.down)))
      }
      return SIMD2(people - ill, ill)
    })
}

/// Returns counts that go up and down at random.
func randomHistory(
  frames: Int, seriesCount: Int, below limit: Int, using random: inout RandomStream
) -> CensusHistory {
  var history = CensusHistory()
  // Late ones too, whose numbers are long.
  var x: Double = [0, 0, 770, 10_000_019, 123_456_789_012][random.draw(below: 5)]
  for _ in 0..<frames {
    let counts = (0..<seriesCount).map { _ in UInt128(random.draw(below: limit)) }
    history.append(x: x, census: counts)
    // Some frames stand still.
    x += Double(random.draw(below: 4))
  }
  return history
}
