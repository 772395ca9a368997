import TerrariumRendering
import TerrariumSimulation
import Testing

struct ChartLawTests {
  private func sample(using random: inout RandomStream) -> ChartSample {
    let count = 1 + random.draw(below: 2)
    let frames = [0, 1, 2, 3, 20, 300, 3000][random.draw(below: 7)]
    let limit = [1, 2, 5, 100, 12_345, 1 << 40, 1 << 62][random.draw(below: 7)]
    var sample = ChartSample(
      history: randomHistory(frames: frames, seriesCount: count, below: limit, using: &random))
    sample.series = Array((random.happens(1, in: 2) ? seaSeries : infectionSeries).prefix(count))
    sample.style = [.lines, .filled, .stacked][random.draw(below: 3)]
    sample.theme = Theme.names[random.draw(below: Theme.names.count)]
    sample.unit =
      [
        ChartUnit(.ticks), .turns, ChartUnit(.seconds(1, over: 3)),
        ChartUnit(.seconds(7, over: 2)),
      ][random.draw(below: 4)]
    sample.size = 9 + random.draw(below: 34)
    sample.language = Language.allCases[random.draw(below: 3)]
    return sample
  }

  private func room(_ run: Int, using random: inout RandomStream) -> PixelRect {
    // Most are small, because parts collide in small charts.
    let sides = run % 40 == 39 ? (4000, 1000) : run % 4 == 3 ? (900, 400) : (200, 150)
    return PixelRect(
      left: random.draw(below: 9), top: random.draw(below: 9),
      width: 48 + random.draw(below: sides.0 - 47), height: 32 + random.draw(below: sides.1 - 31))
  }

  @Test func `nothing runs out of the room, and no two things meet`() {
    var random = Seed(1).stream("rooms")
    var labels = 0
    for run in 0..<240 {
      let sample = sample(using: &random)
      let room = room(run, using: &random)
      let chart = sample.chart(in: room)
      let layout = chart.layout
      let boxes = layout.labels.map(\.box) + layout.swatches
      labels += layout.labels.count
      for (place, box) in boxes.enumerated() {
        #expect(room.contains(box), "run \(run): \(layout.labels)")
        #expect(!box.overlaps(layout.canvas), "run \(run): \(box) in \(layout.canvas)")
        for other in boxes[..<place] { #expect(!box.overlaps(other), "run \(run)") }
      }
      #expect(room.contains(layout.canvas) || layout.canvas.width * layout.canvas.height == 0)
      let picture = ChartPicture(chart: chart, width: room.right + 5, height: room.bottom + 5)
      let raster = picture.raster(upTo: random.draw(below: sample.history.count + 2))
      var strays = 0
      for y in 0..<picture.height {
        for x in 0..<picture.width where raster.pixels[y * picture.width + x] != 0 {
          if !room.contains(PixelRect(left: x, top: y, width: 1, height: 1)) { strays += 1 }
        }
      }
      #expect(strays == 0, "run \(run)")
    }
    #expect(labels > 240, "\(labels)")
  }

  @Test func `letters stay in the boxes that are kept for them`() {
    var random = Seed(2).stream("letters")
    var labels = 0
    for run in 0..<60 {
      let sample = sample(using: &random)
      let room = room(run % 3, using: &random)
      let layout = sample.chart(in: room).layout
      labels += layout.labels.count
      for label in layout.labels {
        var raster = Raster(width: room.right, rows: 0..<room.bottom, filledWith: 0)
        raster.write(
          label.text, left: label.box.left, top: label.top(layout.font), font: layout.font,
          InkRamp(indices: [1]))
        let written = raster.pixels.filter { $0 == 1 }.count
        raster.fill(label.box, 0)
        #expect(written > 0 && !raster.pixels.contains(1), "\(label)")
      }
    }
    #expect(labels > 60, "\(labels)")
  }

  @Test func `a chart tells all colours that it draws in, and they are few`() {
    var random = Seed(4).stream("colours")
    for run in 0..<60 {
      let sample = sample(using: &random)
      let room = room(run % 3, using: &random)
      let chart = sample.chart(in: room)
      #expect(Set(chart.colours).count == chart.colours.count && chart.colours.count <= 50)
      var raster = Raster(width: room.right, rows: 0..<room.bottom, filledWith: 0)
      var strangers: [Colour] = []
      chart.draw(upTo: .max, into: &raster) { colour in
        if !chart.colours.contains(colour) { strangers.append(colour) }
        return 1
      }
      #expect(strangers == [])
    }
  }

  @Test func `bands of rows make the whole picture`() {
    var random = Seed(5).stream("rows")
    for run in 0..<40 {
      let sample = sample(using: &random)
      let room = room(run % 4, using: &random)
      let frames = random.draw(below: sample.history.count + 1)
      let picture = ChartPicture(
        chart: sample.chart(in: room), width: room.right + 1, height: room.bottom + 1)
      let side = 1 + random.draw(below: 40)
      var pixels: [UInt8] = []
      for top in stride(from: 0, to: picture.height, by: side) {
        pixels +=
          picture.raster(upTo: frames, rows: top..<min(top + side, picture.height)).pixels
      }
      #expect(pixels == picture.raster(upTo: frames).pixels, "run \(run)")
    }
  }

  @Test func `what is left of the newest point never changes again`() {
    var random = Seed(7).stream("growth")
    var samples = 0
    for run in 0..<40 {
      let sample = sample(using: &random)
      let picture = sample.inRoom(60 + random.draw(below: 300), 40 + random.draw(below: 100))
      let layout = picture.chart.layout
      guard sample.history.count > 1 else { continue }
      samples += 1
      for _ in 0..<6 {
        let frames = 1 + random.draw(below: sample.history.count - 1)
        let newest = sample.history.x(frames - 1) * sample.unit.length
        let old = Int(layout.x(of: newest)) - layout.reach - 1
        let images = [frames, frames + 1].map { picture.raster(upTo: $0).pixels }
        let differ = images[0].indices.filter {
          $0 % picture.width < old && images[0][$0] != images[1][$0]
        }
        #expect(differ.isEmpty, "run \(run), frame \(frames)")
      }
    }
    #expect(samples > 20)
  }
}
