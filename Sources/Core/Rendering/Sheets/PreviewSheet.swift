package import TerrariumBasics

/// Many small pictures under their names, in groups: a page to choose from.
package struct PreviewSheet: Sendable {
  /// A small picture: its name, its time below that on tiles, and its cells.
  package struct Preview: Sendable {
    package let name: String
    let time: String
    package let cells: StateGrid
    /// The place of the first of them in the world.
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
    /// Tiles of one size, a number of side by side, each picture as large as it fits.
    case tiles(columns: Int)
    /// Pictures with cells of one size, in lines of a width, the low ones of a group first.
    case lines(width: Int)
    /// The same, with as many of each group as have room in half a line.
    case overview(width: Int)
  }

  private let theme: Theme
  private let arrangement: Arrangement
  private let lattice: CellLattice
  private let ground: Tone
  /// The pixels of the picture in one of its measures.
  private let scale: Int
  /// The tone of each state, and whether something is drawn for it.
  private let states: [(tone: Tone, isDrawn: Bool)]
  private let font: Font
  private let headingFont: Font
  /// The colours of the states, and which of them, behind the others, each has.
  private let colours: [Colour]
  private let inks: [UInt8]

  private enum Ink: UInt8, CaseIterable {
    case background, ground, faint

    /// The index of the first colour of a state, after those of text.
    static let states = UInt8(allCases.count + InkRamp.steps)

    /// The ink of names.
    static let text = InkRamp(
      indices: (allCases.count..<allCases.count + InkRamp.steps).map(UInt8.init))
  }

  /// A sheet in a theme's colours; with a subject the cells have the colours of its states.
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

  /// The sheet of some groups, empty ones left out.
  package func picture(of groups: [Group]) -> IndexedPicture {
    let layout = layout(of: groups)
    return page(of: layout).picture { draw(layout, on: &$0) }
  }

  /// The number of previews that are shown of some groups.
  package func shown(of groups: [Group]) -> Int { layout(of: groups).places.count }

  /// The same as shapes.
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
  /// The colours of states, each once, and the ink of each state. Of more colours than a picture
  /// has room for, the later ones have the nearest of those before.
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
    guard lattice == .squares else { return drawTiling(place, on: &page) }
    // Where a pixel is several cells, some of two states are shown as a mixture.
    let isMixed = place.scale.block > 1 && states.count == 2
    page.draw(place.preview.cells, at: place.scale, in: place.tile) { state in
      guard states[Int(state)].isDrawn else { return nil }
      return isMixed ? Ink.faint.rawValue : inks[Int(state)]
    }
  }

  /// Draws cells that are no squares, in stretches of pixels: each has the colour of the cell in
  /// its middle.
  private func drawTiling(_ place: PreviewLayout.Place, on page: inout some Paper) {
    let cells = place.preview.cells
    let room = place.scale.room(of: cells.size, in: place.tile)
    let window = CellRect(corner: place.preview.corner, size: cells.size)
    let corner = VisibleArea(window, in: lattice)
    let scale = Double(place.scale.cell) / Double(place.scale.block)
    let tiling = lattice.tiling
    for y in 0..<room.height {
      var start = 0
      func ink(_ x: Int) -> UInt8? {
        guard x < room.width else { return nil }
        let cell = tiling.cell(
          at: PixelPoint(
            corner.x + (Double(x) + 0.5) / scale, corner.y + (Double(y) + 0.5) / scale))
        guard window.contains(cell) else { return nil }
        let state = cells[cell.x - window.x, cell.y - window.y]
        return states[Int(state)].isDrawn ? inks[Int(state)] : nil
      }
      while start < room.width {
        let own = ink(start)
        var end = start + 1
        while end < room.width, ink(end) == own { end += 1 }
        if let own {
          page.fill(
            PixelRect(left: room.left + start, top: room.top + y, width: end - start, height: 1),
            own)
        }
        start = end
      }
    }
  }
}

extension Paper {
  /// Draws squares in the middle of a tile; `ink` is that of a state, nil where it is not seen.
  mutating func draw(
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
