package import TerrariumBasics

/// Many small pictures with names, in groups: a page to choose from.
package struct PreviewSheet: Sendable {
  /// A small picture: its name, its time (on tiles), and its cells.
  package struct Preview: Sendable {
    package let name: String
    let time: String
    package let cells: StateGrid
    /// The place of the first cell in the world.
    let corner: Cell

    package init(name: String, time: String = "", cells: StateGrid, corner: Cell = Cell(0, 0)) {
      (self.name, self.time) = (name, time)
      self.cells = cells
      self.corner = corner
    }
  }

  /// Some previews under a heading.
  package struct Group: Sendable {
    package let heading: String
    package let previews: [Preview]

    package init(heading: String, previews: [Preview]) {
      self.heading = heading
      self.previews = previews
    }
  }

  /// The layout of previews.
  package enum Arrangement: Hashable, Sendable {
    /// Tiles of one size, a number per row, each picture as large as possible.
    case tiles(columns: Int)
    /// Pictures with cells of one size, in lines of a width, the low ones of a group first.
    case lines(width: Int)
    /// Like lines, but with only as many of each group as fit into half a line.
    case overview(width: Int)
  }

  private let theme: Theme
  private let arrangement: Arrangement
  private let lattice: CellLattice
  private let ground: Tone
  /// The size of the picture in one of its measures, in pixels.
  private let scale: Int
  /// The tone of each state, and if anything is drawn for it.
  private let states: [(tone: Tone, isDrawn: Bool)]
  private let font: Font
  private let headingFont: Font
  /// The colours of the states, and the index of each state's colour among them.
  private let colours: [Colour]
  private let inks: [UInt8]

  private enum Ink: UInt8, CaseIterable {
    case background, ground, faint

    /// The index of the first state colour, after those of text.
    static let states = UInt8(allCases.count + InkRamp.steps)

    /// The ink of names.
    static let text = InkRamp(
      indices: (allCases.count..<allCases.count + InkRamp.steps).map(UInt8.init))
  }

  /// Creates a sheet in a theme's colours; with a subject the cells have the colours of its states.
  package init(
    theme: Theme, _ arrangement: Arrangement, subject: Subject? = nil,
    style: TextStyle = TextStyle(), lattice: CellLattice = .squares
  ) {
    self.lattice = lattice
    scale = style.scale
    // Names are short of room here.
    font = style.font(.note, at: style.label(forTilesOf: PreviewLayout.tile.rows * scale))
    headingFont = style.font(.title, at: style.pixels)
    (self.theme, self.arrangement) = (theme, arrangement)
    ground = subject?.ground ?? .ground
    states = subject?.states.map { ($0.tone, $0.figure > 0) } ?? [(.ground, false), (.alive, true)]
    (colours, inks) = Self.inks(of: states.map { theme[$0.tone] })
  }

  /// Draws the sheet of some groups, leaving out empty ones.
  package func picture(of groups: [Group]) -> IndexedPicture {
    let layout = layout(of: groups)
    return page(of: layout).picture { draw(layout, on: &$0) }
  }

  /// The number of previews shown of some groups.
  package func shown(of groups: [Group]) -> Int { layout(of: groups).places.count }

  /// Draws the sheet as shapes.
  package func sketch(of groups: [Group]) -> Sketch {
    let layout = layout(of: groups)
    return page(of: layout).sketch { draw(layout, on: &$0) }
  }

  private func page(of layout: PreviewLayout) -> BlankPage {
    BlankPage(width: layout.width, height: layout.height, palette: palette)
  }

  private func layout(of groups: [Group]) -> PreviewLayout {
    let groups = groups.filter { !$0.previews.isEmpty }
    return switch arrangement {
    case .tiles(let columns):
      PreviewLayout(tiles: groups, columns: columns, font, scale: scale, lattice: lattice)
    case .lines(let width): PreviewLayout(lines: groups, width: width, font, lattice: lattice)
    case .overview(let width):
      PreviewLayout(lines: groups, width: width, font, lattice: lattice, isOverview: true)
    }
  }

  private var palette: [Colour] {
    Ink.allCases.map { ink in
      switch ink {
      case .background: theme[.background]
      case .ground: theme[ground]
      case .faint: theme[.ground].mixed(with: theme[.alive], share: 0.5)
      }
    } + InkRamp.colours(.text, on: .background, theme) + colours
  }
}

extension PreviewSheet {
  /// The distinct colours of states, and the ink of each state. If there are too many colours, the
  /// later ones are replaced by the nearest earlier ones.
  private static func inks(of states: [Colour]) -> (colours: [Colour], inks: [UInt8]) {
    let colours = Array(states.told(atMost: .max).prefix(256 - Int(Ink.states)))
    return (colours, states.map { Ink.states + UInt8(colours.nearest(to: $0)) })
  }

  private func draw(_ layout: PreviewLayout, on page: inout some Paper) {
    for heading in layout.headings {
      page.write(heading.text, left: heading.left, top: heading.top, font: headingFont, Ink.text)
    }
    for place in layout.places {
      page.fill(place.tile, Ink.ground.rawValue)
      draw(place, on: &page)
      for (line, text) in place.label.enumerated() {
        let left = place.tile.left + (place.tile.width - font.width(of: text)) / 2
        page.write(
          text, left: max(place.tile.left, left),
          top: place.tile.bottom + 4 + line * font.height, font: font, Ink.text)
      }
    }
  }

  /// Centres the cells in their tile.
  private func draw(_ place: PreviewLayout.Place, on page: inout some Paper) {
    // If a pixel covers several cells in two states, a mixture is shown.
    let isMixed = lattice == .squares && place.scale.block > 1 && states.count == 2
    let preview = place.preview
    page.draw(preview.cells, from: preview.corner, at: place.scale, in: place.tile) { state in
      guard states[Int(state)].isDrawn else { return nil }
      return isMixed ? Ink.faint.rawValue : inks[Int(state)]
    }
  }
}

extension Paper {
  /// Draws cells in the middle of a tile, the first of them at a corner; `ink` is that of a state, nil
  /// where it is not seen.
  mutating func draw(
    _ cells: StateGrid, from corner: Cell = Cell(0, 0), at scale: PreviewScale,
    in tile: PixelRect, ink: (UInt8) -> UInt8?
  ) {
    if scale.lattice == .squares {
      drawSquares(cells, at: scale, in: tile, ink: ink)
    } else {
      drawTiling(cells, from: corner, at: scale, in: tile, ink: ink)
    }
  }

  /// Draws cells that are not squares, in runs of pixels with the colour of the cell at their
  /// centre.
  private mutating func drawTiling(
    _ cells: StateGrid, from corner: Cell, at scale: PreviewScale, in tile: PixelRect,
    ink: (UInt8) -> UInt8?
  ) {
    let room = scale.room(of: cells.size, in: tile)
    let window = CellRect(corner: corner, size: cells.size)
    let area = VisibleArea(window, in: scale.lattice)
    let pixels = Double(scale.cell) / Double(scale.block)
    let tiling = scale.lattice.tiling
    for y in 0..<room.height {
      var start = 0
      func own(_ x: Int) -> UInt8? {
        guard x < room.width else { return nil }
        let cell = tiling.cell(
          at: PixelPoint(area.x + (Double(x) + 0.5) / pixels, area.y + (Double(y) + 0.5) / pixels))
        return window.contains(cell) ? ink(cells[cell.x - window.x, cell.y - window.y]) : nil
      }
      while start < room.width {
        let first = own(start)
        var end = start + 1
        while end < room.width, own(end) == first { end += 1 }
        if let first {
          fill(
            PixelRect(left: room.left + start, top: room.top + y, width: end - start, height: 1),
            first)
        }
        start = end
      }
    }
  }

  private mutating func drawSquares(
    _ cells: StateGrid, at scale: PreviewScale, in tile: PixelRect, ink: (UInt8) -> UInt8?
  ) {
    let room = scale.room(of: cells.size, in: tile)
    let side = scale.cell
    let inset = side > 3 ? 1 : 0
    for y in 0..<cells.size.rows {
      for x in 0..<cells.size.columns {
        guard let ink = ink(cells[x, y]) else { continue }
        fill(
          PixelRect(
            left: room.left + x / scale.block * side, top: room.top + y / scale.block * side,
            width: side - inset, height: side - inset), ink)
      }
    }
  }
}
