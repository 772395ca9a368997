import TerrariumPictures
import TerrariumRendering
import TerrariumSimulation
import Testing

struct ChartPlotTests {
  /// Draws a row of `#` and `.` for each row of the picture: `#` where a chart's plot is not bare
  /// background.
  private func inked(_ plot: ChartPlot, upTo frames: Int) -> [Bool] {
    let room = plot.layout.room
    var raster = Raster(width: room.width, rows: 0..<room.height, filledWith: 0)
    let palette = [0] + [UInt8](repeating: 1, count: plot.inks.plot.count - 1)
    plot.draw(upTo: frames, into: &raster, palette)
    return raster.pixels.map { $0 == 1 }
  }

  private func plot(_ sample: ChartSample, _ width: Int, _ height: Int, kept: Int) -> ChartPlot {
    let layout = sample.inRoom(width, height).chart.layout
    let inks = ChartInks(
      tones: sample.series.map(\.tone), theme: Theme.all[0], style: sample.style, hasBands: false)
    return ChartPlot(
      of: sample.history, bands: nil, seriesCount: sample.series.count, style: sample.style,
      layout: layout, inks: inks, keptLimit: kept)
  }

  @Test(arguments: [2, 5, 40, 400, 4000])
  func `a line goes through every point, and nowhere else`(frames: Int) {
    var random = Seed(21).stream("lines")
    for width in [64, 150, 333] {
      var sample = ChartSample(
        history: randomHistory(frames: frames, seriesCount: 1, below: 500, using: &random))
      sample.series = [seaSeries[0]]
      let height = 40 + random.draw(below: 120)
      let plot = plot(sample, width, height, kept: .max)
      let shown = 1 + random.draw(below: frames)
      let inked = inked(plot, upTo: shown)
      var expected = [Bool](repeating: false, count: inked.count)
      var near = expected
      func mark(_ pixels: inout [Bool], _ x: Double, _ y: Double, _ reach: Double) {
        for row in max(0, Int(y - reach))...min(height - 1, Int(y + reach)) {
          for column in max(0, Int(x - reach))...min(width - 1, Int(x + reach)) {
            pixels[row * width + column] = true
          }
        }
      }
      let points = (0..<shown).map { frame in
        SIMD2(
          plot.layout.x(of: sample.history.x(frame)),
          plot.layout.y(of: Double(sample.history.count(0, frame))))
      }
      for (from, to) in zip([points[0]] + points, points) {
        let steps = 2 * Int(max(abs(to.x - from.x), abs(to.y - from.y)) + 1)
        for step in 0...steps {
          let at = from + (to - from) * (Double(step) / Double(steps))
          mark(&expected, at.x, at.y, 0)
          mark(&near, at.x, at.y, plot.layout.stroke / 2 + 0.5)
        }
      }
      mark(&near, points[shown - 1].x, points[shown - 1].y, plot.layout.dot + 0.5)
      #expect(inked.indices.allSatisfy { !inked[$0] || near[$0] })
      let missed = inked.indices.filter { expected[$0] && !inked[$0] }.count
      // A corner of a pixel may contain the line without any of its thickness being counted.
      #expect(missed == 0, "\(frames) frames, \(width) wide")
    }
  }

  @Test func `a plot that is kept and one that is drawn anew look alike`() {
    var random = Seed(22).stream("kept")
    for style in [ChartStyle.lines, .filled, .stacked] {
      for frames in [1, 2, 7, 200, 2000] {
        var sample = ChartSample(
          history: randomHistory(frames: frames, seriesCount: 2, below: 90, using: &random))
        sample.style = style
        let plots = [Int.max, 0].map { plot(sample, 160, 90, kept: $0) }
        for shown in [0, 1, frames / 3, frames / 2, frames - 1, frames] {
          let images = plots.map { plot in
            var raster = Raster(width: 160, rows: 0..<90, filledWith: 0)
            plot.draw(upTo: shown, into: &raster, plot.inks.plot.indices.map(UInt8.init))
            return raster.pixels
          }
          #expect(images[0] == images[1], "\(style), \(shown) of \(frames)")
        }
      }
    }
  }

  @Test func `areas reach from the axis to the line, stacked ones to the next`() throws {
    var sample = ChartSample(history: history([SIMD2(30, 70), SIMD2(30, 70), SIMD2(30, 70)]))
    func colour(_ style: ChartStyle, at count: Double) throws -> Colour {
      sample.style = style
      let picture = sample.inRoom(200, 140)
      let layout = picture.chart.layout
      let place = Int(layout.y(of: count)) * 200 + Int(layout.x(of: 1.5))
      return picture.palette[Int(picture.raster(upTo: 3).pixels[place])]
    }
    let theme = Theme.all[0]
    let ground = try colour(.lines, at: 44)
    let areas = seaSeries.map { ground.mixed(with: theme[$0.tone], share: 0.4) }
    let both = areas[0].mixed(with: theme[.orca], share: 0.4)
    for (count, filled, stacked) in [(14.0, both, theme[.orca]), (44, areas[1], theme[.orca])] {
      #expect(try colour(.lines, at: count) == ground)
      #expect(try colour(.filled, at: count) == filled)
      #expect(try colour(.stacked, at: count) == stacked)
    }
    #expect(try colour(.stacked, at: 85) == theme[.penguin])
    #expect(try colour(.lines, at: 30) == theme[.penguin])
    #expect(try colour(.stacked, at: 70) == theme[.orca])
  }

  @Test func `the range of many runs lies between their tenths, round the median`() {
    let theme = Theme.all[0]
    // Counts of 0, 10 and so on to 100 in all frames: 10, 50 and 90 are drawn.
    let runs = (0...10).map { history(Array(repeating: SIMD2(Float($0) * 10, 0), count: 3)) }
    let subject = Subject(states: [], ground: .ground, census: [.init("healthy", tone: .healthy)])
    let sample = ChartSample(bands: CensusBands(of: runs), series: subject.series, style: .filled)
    let picture = sample.inRoom(200, 140)
    let (chart, raster) = (picture.chart, picture.raster(upTo: 3))
    func colour(_ count: Double) -> Colour {
      let place = Int(chart.layout.y(of: count)) * 200 + Int(chart.layout.x(of: 1.5))
      return picture.palette[Int(raster.pixels[place])]
    }
    let area = theme[.plot].mixed(with: theme[.healthy], share: 0.3)
    // A pale colour of the field is darker as a thin line.
    #expect(colour(50).contrast(with: theme[.plot]) >= 3)
    #expect([14.0, 30, 70, 86].allSatisfy { colour($0) == area })
    #expect([5.0, 92].allSatisfy { colour($0) == theme[.plot] })
    #expect(chart.colours.contains(theme[.healthy]))
  }
}
