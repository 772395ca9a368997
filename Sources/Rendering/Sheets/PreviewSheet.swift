package import Simulation

/// Many small pictures under their names, in groups: a page to choose from.
package struct PreviewSheet: Sendable {
  /// A small picture: what it is called, and its cells.
  package struct Preview: Sendable {
    package let name: String
    package let cells: StateGrid

    package init(name: String, cells: StateGrid) {
      self.name = name
      self.cells = cells
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

  private let theme: Theme
  private let columns: Int
  private let ground: Tone
  /// The tone of each state, and whether something is drawn for it.
  private let states: [(tone: Tone, isDrawn: Bool)]
  private let font: Font
  private let headingFont: Font

  private static let tile = (width: 124, height: 96)
  private static let gap = 12
  private static let labelLines = 2
  private static let headingHeight = 44
  private static let largestCell = 10

  private enum Ink: UInt8, CaseIterable {
    case background, ground, faint

    /// Where the colours of the states begin, behind those of text.
    static let states = UInt8(allCases.count + InkRamp.steps)

    /// What names are written in.
    static let text = InkRamp(
      indices: (allCases.count..<allCases.count + InkRamp.steps).map(UInt8.init))
  }

  /// A sheet in a theme's colours, so many previews wide.
  ///
  /// With a subject the cells have the colours of its states.
  package init(
    theme: Theme, columns: Int = 7, subject: Subject? = nil, style: TextStyle = TextStyle()
  ) {
    // Names are short of room here.
    font = style.font(.note, at: style.pixels)
    headingFont = style.font(.title, at: style.pixels)
    self.theme = theme
    ground = subject?.ground ?? .ground
    states =
      subject?.states.map { ($0.tone, $0.figure > 0) } ?? [(.ground, false), (.alive, true)]
    self.columns = columns
  }

  /// The sheet of some groups, empty ones left out.
  package func picture(of groups: [Group]) -> IndexedPicture {
    let groups = groups.filter { !$0.previews.isEmpty }
    let width = Self.gap + columns * (Self.tile.width + Self.gap)
    let height = Self.gap + groups.reduce(0) { $0 + self.height(of: $1) }
    var page = Raster(width: width, rows: 0..<height, filledWith: Ink.background.rawValue)
    var top = Self.gap
    for group in groups {
      draw(group, top: top, on: &page)
      top += self.height(of: group)
    }
    return IndexedPicture(width: width, height: height, palette: palette, pixels: page.pixels)
  }

  private var palette: [Colour] {
    Ink.allCases.map { ink in
      switch ink {
      case .background: theme[.background]
      case .ground: theme[ground]
      case .faint: theme[.ground].mixed(with: theme[.alive], share: 0.5)
      }
    } + InkRamp.colours(theme[.text], on: theme[.background]) + states.map { theme[$0.tone] }
  }

  private var rowHeight: Int {
    Self.tile.height + 4 + Self.labelLines * font.height + Self.gap
  }

  private func height(of group: Group) -> Int {
    headingHeight(of: group) + (group.previews.count + columns - 1) / columns * rowHeight
  }

  private func headingHeight(of group: Group) -> Int {
    group.heading.isEmpty ? 0 : Self.headingHeight
  }

  private func draw(_ group: Group, top: Int, on page: inout Raster) {
    page.write(
      group.heading, left: Self.gap, top: top + 8, font: headingFont, Ink.text)
    for (index, preview) in group.previews.enumerated() {
      let left = Self.gap + index % columns * (Self.tile.width + Self.gap)
      let tileTop = top + headingHeight(of: group) + index / columns * rowHeight
      page.fill(
        PixelRect(left: left, top: tileTop, width: Self.tile.width, height: Self.tile.height),
        Ink.ground.rawValue)
      draw(preview.cells, left: left, top: tileTop, on: &page)
      label(preview.name, left: left, top: tileTop + Self.tile.height + 4, on: &page)
    }
  }

  /// Centres the cells in their tile: as large squares as fit, or several cells a pixel.
  private func draw(_ cells: StateGrid, left: Int, top: Int, on page: inout Raster) {
    let room = (width: Self.tile.width - 12, height: Self.tile.height - 12)
    let cell = min(
      Self.largestCell, room.width / max(1, cells.size.columns),
      room.height / max(1, cells.size.rows))
    let block =
      cell > 0
      ? 1
      : max(
        (cells.size.columns + room.width - 1) / room.width,
        (cells.size.rows + room.height - 1) / room.height)
    let side = max(1, cell)
    let points = ShareGrid.size(of: CellRect(cells.size), blockSide: block)
    let x0 = left + (Self.tile.width - points.columns * side) / 2
    let y0 = top + (Self.tile.height - points.rows * side) / 2
    let inset = side > 3 ? 1 : 0
    for y in 0..<cells.size.rows {
      for x in 0..<cells.size.columns where states[Int(cells[x, y])].isDrawn {
        // Where a pixel is several cells, some of two states are shown as a mixture.
        let isMixed = block > 1 && states.count == 2
        let ink = isMixed ? Ink.faint.rawValue : Ink.states + cells[x, y]
        page.fill(
          PixelRect(
            left: x0 + x / block * side, top: y0 + y / block * side, width: side - inset,
            height: side - inset), ink)
      }
    }
  }

  /// A name in at most two lines, centred, parted at its hyphens.
  private func label(_ name: String, left: Int, top: Int, on page: inout Raster) {
    for (index, line) in lines(of: name).enumerated() {
      let x = left + (Self.tile.width - font.width(of: line)) / 2
      page.write(
        line, left: max(left, x), top: top + index * font.height, font: font, Ink.text)
    }
  }

  private func lines(of name: String) -> [String] {
    var lines = [""]
    for part in name.split(separator: "-", omittingEmptySubsequences: false) {
      let joined = lines[lines.count - 1].isEmpty ? String(part) : "-\(part)"
      if font.width(of: lines[lines.count - 1] + joined) <= Self.tile.width
        || lines.count == Self.labelLines
      {
        lines[lines.count - 1] += joined
      } else {
        lines[lines.count - 1] += "-"
        lines.append(String(part))
      }
    }
    return lines.map { font.shortened($0, to: Self.tile.width) }
  }
}
