import TerrariumPictures
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

/// Small cells in a room of a given size are drawn larger and reduced by area.
struct FieldReductionTests {
  private func layout(
    _ window: GridSize, in room: GridSize, counters: Bool = false, grid: Bool = false
  ) -> (layout: Layout, look: Look) {
    var look = look(
      .square, .fit(width: room.columns, height: room.rows), grid: grid, counters: counters)
    look.reducesCells = true
    return (Layout(window, look), look)
  }

  @Test func `a reduced field fills its room, and others have whole pixels`() {
    var random = Seed(92).stream("rooms")
    var reduced = 0
    for _ in 0..<300 {
      let window = GridSize(columns: 1 + random.draw(below: 300), rows: 1 + random.draw(below: 300))
      let room = GridSize(columns: 50 + random.draw(below: 700), rows: 50 + random.draw(below: 700))
      for (counters, grid) in [(false, false), (true, false), (false, true)] {
        let layout = layout(window, in: room, counters: counters, grid: grid).layout
        let share = max(
          Double(layout.fieldWidth) / Double(layout.stage.width),
          Double(layout.fieldHeight) / Double(layout.stage.height))
        #expect(share <= 1, "\(window) in \(room)")
        if layout.reduction < 1 {
          reduced += 1
          #expect(layout.cell < 5 && share > 0.99, "\(window) in \(room)")
        } else if layout.blockSide == 1 {
          #expect(layout.fieldWidth == window.columns * layout.pitch - layout.line)
          #expect(layout.cell > 3 || grid || share > 0.85, "\(window) in \(room)")
        }
      }
    }
    #expect(reduced > 100)
  }

  @Test(arguments: [(60, 40, 150, 300), (100, 60, 95, 90), (33, 44, 121, 70), (90, 90, 50, 50)])
  func `a pixel of a reduced field is the mean of its area`(
    columns: Int, rows: Int, width: Int, height: Int
  ) throws {
    let window = GridSize(columns: columns, rows: rows)
    let (layout, look) = layout(window, in: GridSize(columns: width, rows: height))
    try #require(layout.reduction < 1 && layout.blockSide == 1)
    var whole = look
    whole.scale = .pixelsACell(layout.cell)
    let states = randomStates(window, 2, seed: 7)
    let frame = Frame(number: 0, tick: 0, cells: states, census: [])
    let drawn = TruePicture(try Artist(window, whole, lifeLike).draw(frame))
    let picture = TruePicture(try Artist(window, look, lifeLike).draw(frame))
    /// The shares of drawn pixels in a shown one, along one side.
    func parts(_ pixel: Int, _ shown: Int, _ all: Int) -> [(place: Int, share: Double)] {
      let (from, to) = (
        Double(pixel * all) / Double(shown), Double((pixel + 1) * all) / Double(shown)
      )
      return (Int(from)..<min(all, Int(to.rounded(.up)))).map {
        ($0, (min(to, Double($0 + 1)) - max(from, Double($0))) / (to - from))
      }
    }
    var worst = 0.0
    for y in 0..<layout.fieldHeight {
      let down = parts(y, layout.fieldHeight, drawn.height)
      for x in 0..<layout.fieldWidth {
        var mean = SIMD3<Double>()
        for column in parts(x, layout.fieldWidth, drawn.width) {
          for row in down {
            mean += channels(drawn[column.place, row.place]) * (column.share * row.share)
          }
        }
        let own = channels(picture[x + layout.fieldLeft, y + layout.fieldTop])
        worst = max(worst, abs(own - mean).max())
      }
    }
    // There are five steps between the two colours.
    #expect(worst < 32)
  }

  private func channels(_ code: UInt32) -> SIMD3<Double> {
    [Double(code >> 16 & 255), Double(code >> 8 & 255), Double(code & 255)]
  }

  private func abs(_ vector: SIMD3<Double>) -> SIMD3<Double> {
    vector.replacing(with: -vector, where: vector .< 0)
  }

  @Test func `letters on a reduced field are as large as elsewhere, at the same cell`() throws {
    let window = GridSize(columns: 90, rows: 90)
    let (layout, plain) = layout(window, in: GridSize(columns: 60, rows: 60))
    try #require(layout.reduction < 1)
    var labelled = plain
    var label = Annotation(.label(at: [45, 45]))
    label.text = PictureText("H")
    labelled.annotations = [label]
    let frame = Frame(
      number: 0, tick: 0, cells: StateGrid(size: window), census: [0])
    let without = TruePicture(try Artist(window, plain, lifeLike).draw(frame))
    let with = TruePicture(try Artist(window, labelled, lifeLike).draw(frame))
    let inked = (0..<with.height).flatMap { y in
      (0..<with.width).filter { with[$0, y] != without[$0, y] }.map { Cell($0, y) }
    }
    let (top, bottom) = (inked.map(\.y).min() ?? 0, inked.map(\.y).max() ?? 0)
    #expect(bottom - top + 1 >= Font(size: plain.text.size).metrics.capitals)
    #expect(top < 30 && bottom >= 29)
    let sketch = try Artist(window, labelled, lifeLike).sketch(of: frame)
    let scales = sketch.items.compactMap { item -> Double? in
      guard case .group(let group) = item else { return nil }
      return group.items.contains { if case .letters = $0 { true } else { false } }
        ? group.scale : nil
    }
    #expect(scales == [1])
  }

  @Test func `a reduced field is in files of shapes at its place`() throws {
    let window = GridSize(columns: 60, rows: 40)
    let (layout, look) = layout(
      window, in: GridSize(columns: 150, rows: 300), counters: true)
    let frame = Frame(
      number: 0, tick: 0, cells: StateGrid(size: window, filledWith: 1), census: [1, 1, 1])
    let sketch = try Artist(window, look).sketch(of: frame)
    let groups = sketch.items.compactMap { item in
      if case .group(let group) = item { group } else { nil }
    }
    let group = try #require(groups.first { $0.scale < 1 })
    #expect(group.scale == layout.reduction)
    #expect(group.origin == [Double(layout.fieldLeft), Double(layout.fieldTop)])
  }
}
