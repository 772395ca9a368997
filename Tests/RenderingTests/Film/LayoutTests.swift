import TerrariumPictures
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

struct LayoutTests {
  @Test(arguments: awkwardSizes, [1, 2, 7, 32])
  func `without extras a picture is columns by rows of cells exactly`(window: GridSize, cell: Int) {
    let layout = Layout(window, look(.square, .pixelsACell(cell)))
    #expect(layout.width == window.columns * cell && layout.height == window.rows * cell)
    #expect(layout.fieldLeft == 0 && layout.fieldTop == 0 && layout.blockSide == 1)
  }

  @Test(arguments: awkwardSizes)
  func `by default the longer side is as near 480 as whole cells come`(window: GridSize) {
    let layout = Layout(window, look(.square, .automatic))
    #expect(layout.cell == max(1, 480 / max(window.columns, window.rows)))
    #expect(layout.width == window.columns * layout.cell)
  }

  @Test(arguments: awkwardSizes, [1, 5])
  func `the lines of a grid lie between cells only`(window: GridSize, cell: Int) {
    let layout = Layout(window, look(.square, .pixelsACell(cell), grid: true))
    #expect(layout.width == window.columns * (cell + 1) - 1)
    #expect(layout.height == window.rows * (cell + 1) - 1)
  }

  @Test(arguments: awkwardSizes, [(480, 480), (1, 1), (7, 300), (801, 20), (64, 65), (65535, 3)])
  func `a fitted picture has its size, and the field lies in it, centred`(
    window: GridSize, size: (Int, Int)
  ) {
    for grid in [false, true] {
      for counters in [false, true] {
        let layout = Layout(
          window,
          look(.square, .fit(width: size.0, height: size.1), grid: grid, counters: counters))
        #expect(layout.width == size.0 && layout.height == size.1)
        #expect(layout.fieldLeft >= 0 && layout.fieldTop >= 0)
        let right = layout.width - layout.fieldLeft - layout.fieldWidth
        #expect(0...1 ~= right - layout.fieldLeft)
        // The space for the counters is below the field; without them it is also centred
        // vertically.
        let below = layout.height - layout.fieldTop - layout.fieldHeight
        #expect(counters ? below >= layout.fieldTop : 0...1 ~= below - layout.fieldTop)
        #expect(layout.points.columns == (window.columns - 1) / layout.blockSide + 1)
        #expect(layout.points.rows == (window.rows - 1) / layout.blockSide + 1)
      }
    }
  }

  @Test(arguments: awkwardSizes, [(480, 480), (1, 1), (7, 300), (801, 20), (64, 65), (65535, 3)])
  func `a fitted field is as large as can be`(window: GridSize, size: (Int, Int)) {
    let layout = Layout(window, look(.square, .fit(width: size.0, height: size.1)))
    func fits(_ side: Int) -> Bool {
      window.columns * side <= size.0 && window.rows * side <= size.1
    }
    func fits(blocksOf side: Int) -> Bool {
      (window.columns - 1) / side < size.0 && (window.rows - 1) / side < size.1
    }
    if layout.blockSide == 1 {
      #expect(fits(layout.cell) && !fits(layout.cell + 1))
    } else {
      #expect(fits(blocksOf: layout.blockSide) && !fits(blocksOf: layout.blockSide - 1))
    }
  }

  @Test(arguments: [(20, 30, 400, 600), (12, 40, 500, 900)])
  func `a chart leaves a fitted field as much as one of a given size`(
    columns: Int, rows: Int, width: Int, height: Int
  ) {
    let window = GridSize(columns: columns, rows: rows)
    func layout(_ scale: Look.Scale) -> Layout {
      var look = look(.square, scale)
      look.chart.place = .under
      return Layout(window, look)
    }
    let cell = layout(.fit(width: width, height: height)).cell
    #expect(layout(.pixelsACell(cell)).height <= height)
    #expect(layout(.pixelsACell(cell + 1)).height > height)
  }

  @Test(arguments: [Look.Scale.pixelsACell(15), .fit(width: 300, height: 400)])
  func `a title and a chart stay where they are if others come and go`(scale: Look.Scale) throws {
    let window = GridSize(columns: 12, rows: 8)
    let looks = [nil, "Now", "Now two\nlines"].flatMap { caption in
      [false, true].map { hasLegend in
        var look = look(.square, scale)
        (look.texts.title, look.texts.caption) = (PictureText("T"), caption.map { PictureText($0) })
        (look.chart.place, look.texts.hasLegend) = (.under, hasLegend)
        return look
      }
    }
    let layouts = Layout.all(
      of: looks.map { ($0, window) }, subject: seaLike, facts: FilmFacts(window))
    let first = layouts[0]
    for (look, layout) in zip(looks, layouts) {
      #expect(layout.leftOut.isEmpty && layout.fieldTop == first.fieldTop)
      #expect(layout.place(of: .title) == first.place(of: .title))
      #expect(layout.place(of: .chart)?.bottom == first.place(of: .chart)?.bottom)
      let (caption, legend) = (layout.place(of: .caption), layout.place(of: .legend))
      #expect(caption?.bottom == (look.texts.caption == nil ? nil : layout.fieldTop))
      let field = layout.fieldTop + layout.fieldHeight
      #expect(legend?.top == (look.texts.hasLegend ? field : nil))
    }
    let title = try #require(first.place(of: .title))
    #expect(title.bottom < first.fieldTop)
    #expect(layouts.compactMap { $0.place(of: .caption)?.top }.min() == title.bottom)
  }
}
