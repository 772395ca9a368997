import TerrariumPictures
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

/// Pictures of hexagons and triangles, compared with points in polygons.
struct TilingPainterTests {
  private static let subject = Subject(
    states: lifeLike.states + [StateStyle("other", letter: "X", tone: .trace)], ground: .ground,
    census: lifeLike.census)

  private static func artist(
    _ shape: CellShape, _ scale: Look.Scale, _ window: GridSize, grid: Bool = false,
    camera: Bool = false, subject: Subject = subject, mark: CellRect? = nil
  ) throws -> Artist {
    var look = look(shape, scale, grid: grid)
    (look.hasCamera, look.mark) = (camera, mark)
    return try Artist(
      look: look, subject: subject, window: window,
      facts: FilmFacts(clock: .ticks, widest: CounterValues(tick: 1, census: [1])))
  }

  private static func frame(_ cells: StateGrid, _ visible: VisibleArea) -> Frame {
    Frame(number: 0, tick: 0, cells: cells, census: [1], visible: visible)
  }

  /// Returns a frame of cells that are all in one state.
  private static func frame(filledWith state: UInt8, _ visible: VisibleArea) -> Frame {
    frame(StateGrid(size: visible.cells.size, filledWith: state), visible)
  }

  private static func parts(_ colour: Colour) -> SIMD3<Double> {
    SIMD3(Double(colour.red), Double(colour.green), Double(colour.blue))
  }

  /// Returns the expected content of each pixel, from points in the outlines of cells.
  private static func naive(
    _ artist: Artist, _ frame: Frame, _ visible: VisibleArea
  ) throws -> [SIMD3<Double>] {
    let (window, tiling) = (visible.cells, visible.lattice.tiling)
    let scale = artist.lens.scale(of: visible)
    let cells = try #require(frame.cells)
    let polygons = (0..<window.height).flatMap { y in
      (0..<window.width).map { x in
        let cell = Cell(window.x + x, window.y + y)
        let isThere = visible.field?.contains(cell) ?? true
        let tone = [Tone.ground, .alive, .trace][Int(cells[x, y])]
        return (
          tiling.outline(of: cell).map { ($0 - [visible.x, visible.y]) * scale },
          parts(artist.look.theme[isThere ? tone : .background])
        )
      }
    }
    return try #require(
      NaivePolygons.colours(
        of: polygons, size: (artist.layout.width, artist.layout.height), fine: 16),
      "each point is in one cell")
  }

  @Test(arguments: [CellShape.hexagon, .triangle], UInt64(0)..<10)
  func `pixels are what polygons cover`(shape: CellShape, seed: UInt64) throws {
    var stream = Seed(seed).stream("sizes")
    let view = CellRect(
      x: stream.draw(below: 20) - 10, y: stream.draw(below: 20) - 10,
      width: 1 + stream.draw(below: 9), height: 1 + stream.draw(below: 9))
    let cell = [1, 2, 3, 4, 5, 7, 8, 11, 16, 24][Int(seed)]
    let artist = try Self.artist(shape, .pixelsACell(cell), view.size)
    var visible = artist.lens.own(of: view)
    if seed % 3 > 0 { visible.field = view }
    let states = randomStates(visible.cells.size, seed % 2 == 0 ? 2 : 3, seed: seed)
    let frame = Self.frame(states, visible)
    try Self.expectNear(artist, frame, visible, "\(shape) \(cell) \(view)")
  }

  @Test(arguments: [CellShape.hexagon, .triangle], UInt64(0)..<8)
  func `what a camera sees is, too`(shape: CellShape, seed: UInt64) throws {
    var stream = Seed(seed).stream("visibleAreas")
    let artist = try Self.artist(
      shape, .fit(width: 61, height: 47), GridSize(columns: 9, rows: 9), camera: true)
    let width = 2 + Double(stream.draw(below: 5000)) / 100
    var visible = VisibleArea(
      x: Double(stream.draw(below: 900)) / 100 - 4, y: Double(stream.draw(below: 900)) / 100 - 4,
      width: width, height: width * 47 / 61, lattice: shape.lattice)
    if seed % 2 > 0 { visible.field = CellRect(x: -3, y: -2, width: 12, height: 9) }
    let frame = Self.frame(randomStates(visible.cells.size, 2, seed: seed), visible)
    try Self.expectNear(artist, frame, visible, "\(shape) \(visible)")
  }

  /// Expects pictures to differ no more than a palette of a few blends makes necessary, and on
  /// average much less.
  private static func expectNear(
    _ artist: Artist, _ frame: Frame, _ visible: VisibleArea, _ name: String
  ) throws {
    let picture = artist.draw(frame)
    let expected = try naive(artist, frame, visible)
    // In small cells most pixels lie on an edge.
    let mean = artist.lens.scale(of: visible) < 6 ? 12.0 : 4
    var sum = 0.0
    for (drawn, colour) in zip(picture.colours, expected) {
      let away = parts(drawn) - colour
      let most = max(abs(away.x), abs(away.y), abs(away.z))
      #expect(most < 56, "\(name)")
      sum += most
    }
    #expect(sum / Double(expected.count) < mean, "\(name)")
  }

  @Test(arguments: [
    (CellShape.hexagon, 1, 1, 8, 8, 10), (.hexagon, 10, 1, 8, 80, 10), (.hexagon, 10, 2, 8, 84, 17),
    (.hexagon, 64, 64, 5, 478, 279), (.hexagon, 3, 5, 1, 5, 5), (.hexagon, 3, 5, 100, 500, 462),
    (.triangle, 1, 1, 8, 8, 7), (.triangle, 2, 1, 8, 12, 7), (.triangle, 64, 64, 8, 260, 444),
  ])
  func `a picture is the box around all cells`(
    shape: CellShape, columns: Int, rows: Int, cell: Int, width: Int, height: Int
  ) throws {
    let window = GridSize(columns: columns, rows: rows)
    let layout = try Self.artist(shape, .pixelsACell(cell), window).layout
    #expect([layout.width, layout.height] == [width, height])
    let box = VisibleArea(CellRect(window), in: shape.lattice)
    let exact = (box.width * Double(cell), box.height * Double(cell))
    #expect(Double(width) - exact.0 < 1 && Double(height) - exact.1 < 1)
    // Lines are as wide as among squares, and there is none after the last cell.
    let lined = try Self.artist(shape, .pixelsACell(cell), window, grid: true).layout
    #expect(abs(Double(lined.width) - (box.width * Double(cell + 1) - 1)) < 1)
  }

  @Test(arguments: [CellShape.hexagon, .triangle])
  func `where nobody says, the longer side is nearly 480 pixels`(shape: CellShape) throws {
    for (columns, rows) in [(64, 64), (10, 90), (200, 3), (7, 7), (600, 700)] {
      let window = GridSize(columns: columns, rows: rows)
      let layout = try Self.artist(shape, .automatic, window).layout
      let box = VisibleArea(CellRect(window), in: shape.lattice)
      let longer = max(box.width, box.height)
      #expect(layout.cell == max(1, Int(480 / longer)), "\(columns)x\(rows)")
    }
  }

  @Test(arguments: [CellShape.hexagon, .triangle])
  func `neither states of one colour nor hidden ones take room for blends`(shape: CellShape) throws
  {
    func palette(_ subject: Subject) throws -> Set<Colour> {
      let window = GridSize(columns: 3, rows: 3)
      return Set(try Self.artist(shape, .pixelsACell(20), window, subject: subject).palette)
    }
    func painted(_ times: Int) -> Subject {
      let states = (0..<3 * times).map {
        lifeLike.states[1].oneOfMany(paint: Colour(UInt32($0 % 3) * 0x1c_1408))
      }
      return Subject(states: lifeLike.states + states, ground: .ground, census: lifeLike.census)
    }
    #expect(try palette(painted(1)) == palette(painted(12)))
    var fading = look(shape, .automatic)
    fading.traces.fade = 9
    #expect(try palette(lifeLike.traced(for: [fading])).isSuperset(of: palette(lifeLike)))
  }

  @Test func `cells have no gaps where all live`() throws {
    for shape in [CellShape.hexagon, .triangle] {
      for cell in 1...13 {
        let view = CellRect(x: 0, y: 0, width: 9, height: 8)
        let artist = try Self.artist(shape, .pixelsACell(cell), view.size)
        let visible = artist.lens.own(of: view)
        let picture = artist.draw(Self.frame(filledWith: 1, visible))
        #expect(Set(picture.pixels).count == 1, "\(shape) \(cell)")
        #expect(picture[0, 0] == artist.look.theme[.alive])
      }
    }
  }

  @Test func `lines are drawn between cells of the field, and one pixel wide`() throws {
    let view = CellRect(x: 0, y: 0, width: 4, height: 3)
    let artist = try Self.artist(.hexagon, .pixelsACell(15), view.size, grid: true)
    var visible = artist.lens.own(of: view)
    visible.field = view
    let picture = artist.draw(Self.frame(filledWith: 0, visible))
    let theme = artist.look.theme
    // The first row lies a cell further to the right than the last one.
    let row = (0..<picture.width).map { picture[$0, 8] }
    // Lines of hexagons stand out more than those of squares, which they fill completely.
    let line = theme[.grid].standingOut(from: theme[.ground], by: 1.6, towards: theme[.text])
    let first = row.indices.filter { row[$0] == line }
    #expect(first == [31, 47, 63])
    #expect(row[..<15].allSatisfy { $0 == theme[.background] })
    #expect(row[20] == theme[.ground] && row[picture.width - 1] == theme[.ground])
  }

  @Test func `marked cells have a frame inside of their edges`() throws {
    for shape in [CellShape.hexagon, .triangle] {
      let view = CellRect(x: 0, y: 0, width: 8, height: 6)
      let mark = CellRect(x: 2, y: 1, width: 4, height: 3)
      let artist = try Self.artist(shape, .pixelsACell(18), view.size, mark: mark)
      let visible = artist.lens.own(of: view)
      let picture = artist.draw(Self.frame(filledWith: 0, visible))
      let tiling = shape.lattice.tiling
      var framed: Set<Cell> = []
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          guard picture[x, y] == artist.look.theme[.mark] else { continue }
          framed.insert(
            tiling.cell(
              at: [visible.x + (Double(x) + 0.5) / 18, visible.y + (Double(y) + 0.5) / 18]))
        }
      }
      #expect(framed.allSatisfy(mark.contains))
      let edge = (mark.y..<mark.maxY).flatMap { y in
        (mark.x..<mark.maxX).map { Cell($0, y) }
      }.filter { cell in
        tiling.sides(of: cell).contains {
          !mark.contains(Cell(cell.x + $0.neighbour.x, cell.y + $0.neighbour.y))
        }
      }
      #expect(framed == Set(edge), "\(shape)")
    }
  }

  @Test(arguments: [CellShape.hexagon, .triangle])
  func `marked cells have a frame from afar`(shape: CellShape) throws {
    let view = CellRect(x: 0, y: 0, width: 60, height: 40)
    let mark = CellRect(x: 20, y: 8, width: 30, height: 20)
    let artist = try Self.artist(shape, .pixelsACell(1), view.size, mark: mark)
    let visible = artist.lens.own(of: view)
    let picture = artist.draw(Self.frame(filledWith: 0, visible))
    let framed = (0..<picture.width * picture.height).filter {
      picture[$0 % picture.width, $0 / picture.width] == artist.look.theme[.mark]
    }.map { place in
      shape.lattice.tiling.cell(
        at: [
          visible.x + Double(place % picture.width) + 0.5,
          visible.y + Double(place / picture.width) + 0.5,
        ])
    }
    #expect(60...260 ~= framed.count)
    #expect(framed.allSatisfy(mark.widened(by: 1).contains))
    #expect(!framed.contains { mark.widened(by: -6).contains($0) })
  }

  @Test(arguments: [CellShape.hexagon, .triangle])
  func `strips show what the whole picture does`(shape: CellShape) throws {
    let size = GridSize(columns: 31, rows: 23)
    let world = SeaWorld(size: size, wraps: true, penguins: 200, orcas: 90, seed: Seed(4))
    for (scale, view) in [
      (Look.Scale.pixelsACell(1), CellRect(size)), (.pixelsACell(7), CellRect(size)),
      (.fit(width: 20, height: 9), CellRect(size)),
      (.fit(width: 90, height: 111), CellRect(x: 3, y: -2, width: 12, height: 30)),
    ] {
      let artist = try Self.artist(shape, scale, view.size, grid: scale != .pixelsACell(1))
      var visible = artist.lens.own(of: view)
      visible.field = world.bounds
      let isFar = artist.layout.blockSide > 1
      let whole = Frame(
        number: 0, tick: 3, cells: isFar ? nil : world.states(in: visible.cells),
        shares: isFar ? artist.lens.sample(visible, of: world).shares : nil, census: [1],
        visible: visible)
      let striped = Frame(
        number: 0, tick: 3, source: FieldSource(world, view: visible.cells), census: [1],
        visible: visible)
      let expected = artist.draw(whole).pixels
      for step in [1, 7, 64, artist.layout.height] {
        let rows = artist.pixels(of: striped, inStripsOf: step)
        #expect(rows == expected, "\(scale), strips of \(step)")
      }
    }
  }

  @Test(arguments: [CellShape.hexagon, .triangle])
  func `from afar a cell is seen where it is`(shape: CellShape) throws {
    let size = GridSize(columns: 400, rows: 300)
    let tiling = shape.lattice.tiling
    for cell in [Cell(10, 20), Cell(300, 40), Cell(123, 280)] {
      var world = LifeWorld(rule: .life, size: size, edges: .wall)
      world.set((0..<144).map { Cell(cell.x + $0 % 12, cell.y + $0 / 12) })
      let artist = try Self.artist(shape, .fit(width: 80, height: 80), size, subject: Self.subject)
      let visible = artist.lens.own(of: CellRect(size))
      let frame = Frame(
        number: 0, tick: 0, shares: artist.lens.sample(visible, of: world).shares, census: [1],
        visible: visible)
      let picture = artist.draw(frame)
      let (least, most) = tiling.box(of: CellRect(x: cell.x, y: cell.y, width: 12, height: 12))
      let middle = ((least + most) / 2 - [visible.x, visible.y]) * artist.lens.scale(of: visible)
      let (x, y) = (Int(middle.x) + artist.lens.area.left, Int(middle.y) + artist.lens.area.top)
      let ground = artist.look.theme[.ground]
      #expect(picture[x, y] != ground, "\(cell)")
      let colours = picture.pixels.indices.filter {
        let (x, y) = ($0 % picture.width, $0 / picture.width)
        return artist.lens.area.contains(PixelRect(left: x, top: y, width: 1, height: 1))
          && picture[x, y] != ground
      }
      let reach = (most - least) * artist.lens.scale(of: visible)
      #expect(colours.count <= Int((reach.x + 2) * (reach.y + 2)), "\(cell)")
    }
  }
}
