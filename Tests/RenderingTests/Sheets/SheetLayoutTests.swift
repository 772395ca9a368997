import TerrariumRendering
import TerrariumSimulation
import Testing

struct SheetLayoutTests {
  private func axis(_ name: String, _ labels: [String]) -> SheetAxis {
    SheetAxis(name: name, labels: labels)
  }

  private func numbers(_ range: ClosedRange<Int>) -> [String] { range.map(String.init) }

  /// Returns the rectangle of a line's letters.
  private func box(_ line: SheetLayout.Line) -> CellRect {
    CellRect(
      x: line.left, y: line.top + line.font.baseline - line.font.metrics.capitals,
      width: line.font.width(of: line.text), height: line.font.metrics.capitals)
  }

  private func rects(_ layout: SheetLayout) -> [CellRect] {
    layout.corners.map { CellRect(corner: $0, size: layout.tile) } + layout.lines.map(box)
  }

  @Test(arguments: [1, 2, 3, 40, 300], [(65_535, 9), (9, 65_535), (1, 1), (300, 9), (640, 300)])
  func `a room of any shape has columns of tiles`(count: Int, room: (columns: Int, rows: Int)) {
    let axes = [axis("seed", numbers(1...count))]
    for shape in [GridSize(columns: 16, rows: 16), GridSize(columns: 1, rows: 300)] {
      let filled = SheetLayout.filling(
        GridSize(columns: room.columns, rows: room.rows), withTiles: shape, axes: axes, titles: nil,
        columns: nil, labels: SheetLabels())
      #expect(1...count ~= filled.columns)
      #expect(filled.tile.columns > 0 && filled.tile.rows > 0)
    }
  }

  @Test(arguments: [
    (["R5,C0,S3..5", "R5,C0,S3..6", "R5,C0,S34"], "rule R5,C0,…", ["S3..5", "S3..6", "S34"]),
    (["a long name 1", "a long name 12"], "rule a long name …", ["1", "12"]),
    (["B3/S23", "B3/S2"], "rule", ["B3/S23", "B3/S2"]), (["turtles"], "rule", ["turtles"]),
    (["gliders", "gliders"], "rule", ["gliders", "gliders"]),
  ])
  func `what labels have in common stands in the heading`(
    labels: [String], name: String, rest: [String]
  ) {
    #expect([axis("rule", labels)].sharingBeginnings == [axis(name, rest)])
    let table = [axis("rule", labels), axis("seed", numbers(1...2))]
    #expect(table.sharingBeginnings == table)
  }

  @Test(arguments: [9, 14, 28])
  func `the parentheses of panels do not touch the tiles below them`(size: Int) {
    for axes in [[axis("", ["(a) t = 0"])], [axis("seed", ["1"]), axis("", ["(a) t = 0"])]] {
      let layout = SheetLayout(
        tile: GridSize(columns: 200, rows: 200), axes: axes,
        style: SheetLabels(style: TextStyle(size: size)))
      let bottom = layout.lines.filter { $0.text.hasPrefix("(") }.map { $0.top + $0.font.height }
      #expect(bottom.count == 1 && bottom[0] + size / 6 <= layout.corners[0].y)
    }
  }

  @Test func `nothing on a sheet overlaps or leaves it`() {
    var random = Seed(5).stream("sheets")
    let words = ["", "7", "B36/S23", "hold-20,optimal", "a value that is longer than its tile"]
    for round in 0..<300 {
      let tile = GridSize(columns: 1 + random.draw(below: 200), rows: 1 + random.draw(below: 200))
      let axes = (0..<1 + random.draw(below: 3)).map { number in
        axis(
          words[1 + random.draw(below: 4)],
          (0..<1 + random.draw(below: 5)).map { words[random.draw(below: 5)] + "\($0)" })
      }
      let count = axes.reduce(1) { $0 * $1.labels.count }
      let titles = (0..<count).map { _ in words[random.draw(below: 5)] }
      var layout = SheetLayout(
        tile: tile, axes: axes, titles: random.happens(1, in: 2) ? titles : nil,
        columns: random.happens(1, in: 2) ? 1 + random.draw(below: 9) : nil,
        style: SheetLabels(areTurned: round % 2 == 1))
      if random.happens(1, in: 2) {
        let room = GridSize(
          columns: layout.width + random.draw(below: 300),
          rows: layout.height + random.draw(below: 300))
        layout = SheetLayout(
          tile: tile, axes: axes, columns: layout.columns,
          style: SheetLabels(areTurned: round % 2 == 1), room: room)
        #expect(layout.width == room.columns && layout.height == room.rows)
      }
      #expect(layout.corners.count == axes.reduce(1) { $0 * $1.labels.count })
      let page = CellRect(GridSize(columns: layout.width, rows: layout.height))
      let rects = rects(layout)
      var misplaced: [CellRect] = []
      for (number, rect) in rects.enumerated() where rect.width > 0 {
        let (right, bottom) = (rect.x + rect.width, rect.y + rect.height)
        let isHit = rects[..<number].contains { other in
          max(rect.x, other.x) < min(right, other.x + other.width)
            && max(rect.y, other.y) < min(bottom, other.y + other.height)
        }
        if isHit || rect.intersection(page) != rect { misplaced.append(rect) }
      }
      #expect(misplaced.isEmpty, "round \(round): on \(page) of tiles of \(tile)")
    }
  }

  @Test(arguments: [
    (1, 64, 64, 1), (9, 64, 64, 3), (12, 64, 64, 4), (16, 64, 64, 4), (256, 64, 64, 16),
    (19, 40, 40, 5), (50, 70, 56, 10), (186, 40, 50, 17), (12, 64, 40, 4), (10, 10, 100, 10),
    (2, 100, 100, 2), (2, 300, 100, 1), (3, 64, 64, 2), (16, 80, 120, 6), (16, 387, 192, 4),
    (256, 129, 64, 16),
  ])
  func `sheets are about four by three, with as few holes as that lets them`(
    count: Int, width: Int, height: Int, columns: Int
  ) {
    let tile = GridSize(columns: width, rows: height)
    #expect(layout(count, tile).columns == columns)
  }

  /// Returns the layout of tiles of a size under their numbers.
  private func layout(_ count: Int, _ tile: GridSize, columns: Int? = nil) -> SheetLayout {
    SheetLayout(tile: tile, axes: [axis("rule", numbers(0...count - 1))], columns: columns)
  }

  @Test func `no columns of the right shape have fewer holes`() {
    var random = Seed(8).stream("columns")
    for _ in 0..<150 {
      let count = 1 + random.draw(below: 80)
      let tile = GridSize(columns: 1 + random.draw(below: 99), rows: 1 + random.draw(below: 99))
      func facts(_ columns: Int) -> (isGood: Bool, holes: Int, strain: Double) {
        let rows = (count + columns - 1) / columns
        let whole = layout(count, tile, columns: columns)
        let aspect = Double(whole.width) / Double(whole.height)
        let own = Double(columns * tile.columns) / Double(rows * tile.rows)
        let strain = aspect * 3 / 4
        return (
          0.97...1.83 ~= aspect || 1...16.0 / 9 ~= own, columns * rows - count,
          max(strain, 1 / strain)
        )
      }
      let all = (1...count).map(facts)
      let own = facts(layout(count, tile).columns)
      let rivals = all.contains(where: \.isGood) ? all.filter(\.isGood) : all
      #expect(own.isGood || !all.contains(where: \.isGood))
      #expect(own.holes == rivals.map(\.holes).min())
      #expect(own.strain == rivals.filter { $0.holes == own.holes }.map(\.strain).min())
    }
  }

  /// The largest share of a shape at which all its tiles fit a room with whole labels, found by
  /// laying out tiles of every size in any number of columns.
  private func naiveScale(
    _ axes: [SheetAxis], _ shape: GridSize, in room: GridSize, atLeast least: Double
  ) -> Double {
    let count = axes.reduce(1) { $0 * $1.labels.count }
    var best = least
    for columns in 1...count {
      for lines in 1...2 {
        func fits(_ scale: Double) -> Bool {
          let tile = GridSize(
            columns: max(1, Int(Double(shape.columns) * scale)),
            rows: max(1, Int(Double(shape.rows) * scale)))
          let layout = SheetLayout(
            tile: tile, axes: axes, columns: columns, style: SheetLabels(lines: lines), room: room)
          let page = CellRect(room)
          return !layout.dropsLabels && !layout.lines.contains { $0.text.hasSuffix("…") }
            && rects(layout).allSatisfy { $0.intersection(page) == $0 }
        }
        while fits(best * 1.06) { best *= 1.06 }
      }
    }
    return best
  }

  @Test(arguments: [
    (12, 64, 40, 1920, 1080), (12, 64, 64, 1920, 1080), (16, 64, 64, 1920, 1080),
    (16, 64, 64, 1080, 1080), (64, 64, 64, 1920, 1080), (12, 64, 64, 1080, 1920),
    (17, 64, 64, 1920, 1080), (2, 64, 64, 1280, 720), (2, 64, 64, 720, 1280),
    (1, 9, 9, 100, 100), (5, 64, 64, 1080, 1080), (7, 64, 64, 800, 600),
    (11, 64, 64, 1280, 720), (13, 64, 64, 1080, 1080), (26, 64, 64, 1920, 1080),
    (50, 40, 60, 900, 300), (19, 32, 24, 400, 300), (3, 79, 77, 400, 300),
  ])
  func `tiles fill a picture of a size as well as in any other columns`(
    count: Int, width: Int, height: Int, columns: Int, rows: Int
  ) {
    let axes = [axis("rule", (1...count).map { "rule number \($0)" })]
    let (room, shape) = (
      GridSize(columns: columns, rows: rows), GridSize(columns: width, rows: height)
    )
    let filling = SheetLayout.filling(
      room, withTiles: shape, axes: axes, titles: nil, columns: nil, labels: SheetLabels())
    let layout = SheetLayout(
      tile: filling.tile, axes: axes, columns: filling.columns, style: filling.labels, room: room)
    #expect(layout.width == columns && layout.height == rows)
    let page = CellRect(room)
    #expect(rects(layout).allSatisfy { $0.intersection(page) == $0 })
    let own = min(
      Double(filling.tile.columns) / Double(width), Double(filling.tile.rows) / Double(height))
    let naive = naiveScale(axes, shape, in: room, atLeast: own * 0.9)
    // Labels may get smaller than the search assumes.
    #expect(naive <= own * 1.15, "\(filling.columns) columns of \(filling.tile)")
  }

  @Test(arguments: [(1200, 400, 3), (400, 1200, 2), (600, 600, 2)])
  func `a table lies as its room does, if it may`(columns: Int, rows: Int, across: Int) {
    let axes = [axis("orcas", numbers(1...3)), axis("seed", numbers(1...2))]
    let room = GridSize(columns: columns, rows: rows)
    func filling(_ mayTurn: Bool) -> SheetLayout.Filling {
      SheetLayout.filling(
        room, withTiles: GridSize(columns: 64, rows: 64), axes: axes, titles: nil, columns: nil,
        labels: SheetLabels(), mayTurn: mayTurn)
    }
    #expect(filling(false).columns == 2)
    let filling = filling(true)
    #expect(filling.columns == across)
    let layout = SheetLayout(
      tile: filling.tile, axes: axes, columns: filling.columns, style: filling.labels, room: room)
    // The tiles stay in the order of the films: the second setting changes fastest.
    let (first, second, third) = (layout.corners[0], layout.corners[1], layout.corners[2])
    #expect(across == 3 ? first.x == second.x : first.y == second.y)
    #expect(across == 3 ? first.y == third.y : first.x == third.x)
  }

  @Test func `a label is broken before it is shortened`() {
    let axes = [axis("rule", ["B3/S23", "B03/S23", "B36/S125"])]
    func texts(_ lines: Int) -> [String] {
      SheetLayout(
        tile: GridSize(columns: 30, rows: 24), axes: axes, columns: 3,
        style: SheetLabels(lines: lines)
      ).lines.dropFirst().map(\.text)
    }
    #expect(texts(1).contains { $0.hasSuffix("…") })
    #expect(texts(2) == ["B3/", "S23", "B03/", "S23", "B36/", "S125"])
  }

  @Test func `a label stands centred over its tile, the setting's name above all`() {
    let layout = SheetLayout(
      tile: GridSize(columns: 64, rows: 64), axes: [axis("rule", numbers(0...255))])
    #expect(layout.lines.first?.text == "rule")
    #expect(layout.lines.first?.isName == true)
    #expect(layout.lines.dropFirst().map(\.text) == numbers(0...255))
    for (line, corner) in zip(layout.lines.dropFirst(), layout.corners) {
      let width = line.font.width(of: line.text)
      #expect(abs(2 * line.left + width - (2 * corner.x + 64)) <= 1)
      #expect(line.top + line.font.height == corner.y)
    }
    #expect(layout.lines.allSatisfy { $0.font.size == 14 })
    #expect(layout.lines.allSatisfy { $0.font.isBold == $0.isName })
  }

  @Test func `a tile's own title stands in the place of its label`() {
    let tile = GridSize(columns: 90, rows: 50)
    let one = [axis("seed", numbers(1...3))]
    let titles = ["Sea 1", "Sea 2", "Sea 3"]
    #expect(
      SheetLayout(tile: tile, axes: one, titles: titles).lines.map(\.text) == ["seed"] + titles)
    let table = SheetLayout(tile: tile, axes: one + [axis("orcas", ["5"])], titles: titles)
    for (title, corner) in zip(titles, table.corners) {
      let line = table.lines.first { $0.text == title }
      #expect(line.map { $0.top + $0.font.height } == corner.y)
    }
    #expect(table.lines.count == 2 + 4 + 3)
  }

  @Test func `text is as large on every sheet, and smaller only where it would be cut`() {
    func size(_ side: Int, _ label: String, _ style: TextStyle = TextStyle()) -> Int? {
      SheetLayout(
        tile: GridSize(columns: side, rows: side),
        axes: [axis("rule", [String](repeating: label, count: 12))],
        style: SheetLabels(style: style)
      ).lines.last?.font.size
    }
    #expect(size(100, "B3/S23") == 14 && size(400, "B3/S23") == 14)
    #expect(size(100, "B3/S23", TextStyle(size: 12, scale: 2)) == 24)
    let long = String(repeating: "n", count: 14)
    #expect(size(400, long) == 14)
    #expect(size(100, long).map { (9..<14).contains($0) } == true)
  }

  @Test func `two settings make a table: the first one down, the second one across`() throws {
    let layout = SheetLayout(
      tile: GridSize(columns: 80, rows: 50),
      axes: [axis("factor", ["1", "2"]), axis("seed", ["7", "8", "9"])])
    #expect(layout.columns == 3 && layout.corners.count == 6)
    for (number, corner) in layout.corners.enumerated() {
      #expect(corner.x == layout.corners[number % 3].x)
      #expect(corner.y == layout.corners[number / 3 * 3].y)
    }
    #expect(layout.lines.filter(\.isName).map(\.text) == ["seed", "factor"])
    let heads = layout.lines.filter { ["7", "8", "9"].contains($0.text) }
    #expect(Set(heads.map(\.top)).count == 1 && heads.count == 3)
    for (head, corner) in zip(heads, layout.corners) {
      #expect(head.top < corner.y && (corner.x..<corner.x + 80).contains(head.left))
    }
    let sides = layout.lines.filter { ["1", "2"].contains($0.text) }
    let ends = Set(sides.map { $0.left + $0.font.width(of: $0.text) })
    #expect(ends.count == 1 && (ends.first ?? 0) < layout.corners[0].x)
    let factor = try #require(layout.lines.first { $0.text == "factor" })
    #expect(factor.top == heads[0].top)
  }

  @Test func `of three settings each tile has all values`() {
    let layout = SheetLayout(
      tile: GridSize(columns: 90, rows: 50),
      axes: [axis("a", ["1", "2"]), axis("b", ["x", "y"]), axis("c", ["k"])])
    #expect(
      layout.lines.map(\.text) == ["a · b · c", "1 · x · k", "1 · y · k", "2 · x · k", "2 · y · k"])
  }

  @Test func `labels that would say nothing are left out, longer ones are shortened`() {
    let narrow = SheetLayout(
      tile: GridSize(columns: 8, rows: 8), axes: [axis("seed", numbers(1...400))])
    #expect(narrow.dropsLabels && narrow.lines.map(\.text) == ["seed"])
    let roomy = SheetLayout(
      tile: GridSize(columns: 60, rows: 8), axes: [axis("seed", ["1", "a very long value"])])
    #expect(!roomy.dropsLabels)
    #expect(roomy.lines.last?.text.hasSuffix("…") == true)
    let ticks = ["(a) t = 1000000", "(b) t = 2000000"]
    for other in [[], [axis("seed", ["1", "2"])]] {
      let panels = SheetLayout(
        tile: GridSize(columns: 48, rows: 32), axes: other + [axis("", ticks)])
      #expect(panels.lines.map(\.text).filter(ticks.contains) == ticks)
      #expect(rects(panels).allSatisfy { $0.x >= 8 && $0.x + $0.width <= panels.width - 8 })
    }
    let table = SheetLayout(
      tile: GridSize(columns: 9, rows: 3),
      axes: [axis("a", numbers(1...20)), axis("b", numbers(1...20))])
    #expect(table.dropsLabels && table.lines.allSatisfy(\.isName))
  }
}
