package import TerrariumBasics

/// The layout of a page of previews.
package struct PreviewLayout {
  /// A preview, its background, and the lines of its name below.
  package struct Place {
    package let preview: PreviewSheet.Preview
    package var tile: PixelRect
    package let scale: PreviewScale
    package let label: [String]
  }

  package private(set) var headings: [(text: String, left: Int, top: Int)] = []
  package private(set) var places: [Place] = []
  private(set) var width: Int
  package private(set) var height: Int

  static let gap = 12
  private static let headingHeight = 44
  private static let padding = 6

  private static func headingHeight(_ group: PreviewSheet.Group) -> Int {
    group.heading.isEmpty ? 0 : headingHeight
  }
}

/// The scale of a preview: the size of cells in pixels, or the cells per pixel.
package struct PreviewScale: Hashable {
  package let cell: Int
  let block: Int
  let lattice: CellLattice

  /// Creates the largest scale that fits a room, up to a size.
  init(_ cells: GridSize, in room: GridSize, largest: Int, lattice: CellLattice) {
    self.lattice = lattice
    let size = lattice.extent(of: cells)
    let fitting = min(largest, room.columns / max(1, size.columns), room.rows / max(1, size.rows))
    cell = max(1, fitting)
    block =
      fitting > 0
      ? 1
      : max(
        (size.columns + room.columns - 1) / room.columns, (size.rows + room.rows - 1) / room.rows)
  }

  /// The size of a picture in pixels.
  package func size(of cells: GridSize) -> GridSize {
    if lattice != .squares {
      let whole = VisibleArea(CellRect(cells), in: lattice)
      func span(_ length: Double) -> Int {
        Int((length * Double(cell) / Double(block)).rounded(.up))
      }
      return GridSize(columns: span(whole.width), rows: span(whole.height))
    }
    let points = ShareGrid.size(of: CellRect(cells), blockSide: block)
    return GridSize(columns: points.columns * cell, rows: points.rows * cell)
  }

  /// The rectangle of a picture centred in a tile.
  func room(of cells: GridSize, in tile: PixelRect) -> PixelRect {
    let size = size(of: cells)
    return PixelRect(
      left: tile.left + (tile.width - size.columns) / 2,
      top: tile.top + (tile.height - size.rows) / 2, width: size.columns, height: size.rows)
  }
}

extension PreviewLayout {
  package static let tile = GridSize(columns: 160, rows: 160)
  private static let largestCell = 16

  /// Lays out tiles of one size, wide enough for their letters, each with its name and, on a
  /// separate line, its time.
  package init(
    tiles groups: [PreviewSheet.Group], columns: Int, _ font: Font, scale: Int = 1,
    lattice: CellLattice = .squares
  ) {
    let previews = groups.flatMap(\.previews)
    let widest = previews.map { font.width(of: $0.time) }.max() ?? 0
    let tile = GridSize(
      columns: max(widest, 10 * font.size, Self.tile.columns * scale),
      rows: Self.tile.rows * scale)
    let (gap, padding) = (Self.gap * scale, Self.padding * scale)
    let room = GridSize(columns: tile.columns - 2 * padding, rows: tile.rows - 2 * padding)
    func label(_ preview: PreviewSheet.Preview) -> [String] {
      Self.label(preview.name, tile.columns, font, lines: 2)
        + (preview.time.isEmpty ? [] : [preview.time])
    }
    let lines = previews.map { label($0).count }.max() ?? 0
    let rowHeight = tile.rows + 4 + lines * font.height + gap
    width = gap + columns * (tile.columns + gap)
    height = gap
    for group in groups {
      headings.append((group.heading, gap, height + 8))
      height += Self.headingHeight(group)
      for (index, preview) in group.previews.enumerated() {
        places.append(
          Place(
            preview: preview,
            tile: PixelRect(
              left: gap + index % columns * (tile.columns + gap),
              top: height + index / columns * rowHeight, width: tile.columns, height: tile.rows),
            scale: PreviewScale(
              preview.cells.size, in: room, largest: Self.largestCell * scale, lattice: lattice),
            label: label(preview)))
      }
      height += (group.previews.count + columns - 1) / columns * rowHeight
    }
  }

  /// A name in at most some lines, broken after hyphens and spaces; empty without a name.
  private static func label(
    _ name: String, _ width: Int, _ font: Font, lines most: Int = .max
  ) -> [String] {
    var (lines, rest) = ([String](), name[...])
    while !rest.isEmpty {
      let end = rest.firstIndex { "- ".contains($0) }.map(rest.index(after:)) ?? rest.endIndex
      let part = rest[..<end]
      rest = rest[end...]
      if let line = lines.last, lines.count == most || font.width(of: line + part) <= width {
        lines[lines.count - 1] += part
      } else {
        lines.append(String(part))
      }
    }
    return lines.map { font.shortened($0.hasSuffix(" ") ? String($0.dropLast()) : $0, to: width) }
  }
}

extension PreviewLayout {
  private static let cell = 4
  /// The least width of a tile, so that most names fit.
  private static let leastWidth = 84
  /// The most rows of pixels: higher patterns get smaller cells, or their line would be half a
  /// page.
  private static let mostRows = 420

  /// Lays out pictures of one scale in lines, those of a group from low to high. Groups that fit
  /// are placed side by side. In an overview each group has one line of its smallest, at most half
  /// the page wide.
  package init(
    lines groups: [PreviewSheet.Group], width: Int, _ font: Font, lattice: CellLattice = .squares,
    isOverview: Bool = false
  ) {
    self.width = width
    height = Self.gap
    let room = width - 2 * Self.gap
    var (left, bottom) = (0, height)
    for group in groups {
      let most = isOverview ? (room - 3 * Self.gap) / 2 : room
      let all = Self.lines(of: group, width: most, font, lattice) {
        isOverview ? max($0.columns, $0.rows) : $0.rows
      }
      let lines = isOverview ? Array(all.prefix(1)) : all
      let wide = Self.width(of: lines.first ?? [])
      if left > 0, lines.count > 1 || left + wide > room { (left, height) = (0, bottom) }
      headings.append((group.heading, Self.gap + left, height + 8))
      let end = add(lines, left: Self.gap + left, top: height + Self.headingHeight(group), font)
      bottom = max(left > 0 ? bottom : 0, end)
      if lines.count > 1 { (left, height) = (0, bottom) } else { left += wide + 3 * Self.gap }
    }
    height = bottom
  }

  private static func width(of line: [Place]) -> Int {
    line.reduce(0) { $0 + $1.tile.width } + gap * max(0, line.count - 1)
  }

  /// A group's previews from the smallest on, as many in a line as fit.
  private static func lines(
    of group: PreviewSheet.Group, width: Int, _ font: Font, _ lattice: CellLattice,
    by rank: (GridSize) -> Int
  ) -> [[Place]] {
    let sorted = group.previews.enumerated().sorted {
      (rank($0.element.cells.size), $0.offset) < (rank($1.element.cells.size), $1.offset)
    }
    var lines: [[Place]] = [[]]
    for place in sorted.map({ Self.place($0.element, width, font, lattice) }) {
      let last = lines[lines.count - 1]
      if last.isEmpty || Self.width(of: last) + gap + place.tile.width <= width {
        lines[lines.count - 1].append(place)
      } else {
        lines.append([place])
      }
    }
    return lines
  }

  private static func place(
    _ preview: PreviewSheet.Preview, _ width: Int, _ font: Font, _ lattice: CellLattice
  ) -> Place {
    let cells = preview.cells.size
    let room = GridSize(columns: width - 2 * padding, rows: mostRows)
    let scale = PreviewScale(cells, in: room, largest: cell, lattice: lattice)
    let size = scale.size(of: cells)
    let longest = preview.name.split(separator: "-").map { font.width(of: "\($0)-") }.max() ?? 0
    let wide = max(leastWidth, longest, size.columns + 2 * padding)
    let tile = PixelRect(left: 0, top: 0, width: wide, height: size.rows + 2 * padding)
    return Place(preview: preview, tile: tile, scale: scale, label: label(preview.name, wide, font))
  }

  /// Places lines below each other, and returns their end. All but the last are as wide as the
  /// page; remaining columns go to the tiles.
  private mutating func add(_ lines: [[Place]], left: Int, top: Int, _ font: Font) -> Int {
    var top = top
    for (number, line) in lines.enumerated() {
      let spare = number < lines.count - 1 ? width - 2 * Self.gap - Self.width(of: line) : 0
      let high = line.map(\.tile.height).max() ?? 0
      var pen = left
      for (index, place) in line.enumerated() {
        var place = place
        place.tile = PixelRect(
          left: pen, top: top,
          width: place.tile.width + spare * (index + 1) / line.count - spare * index / line.count,
          height: high)
        pen += place.tile.width + Self.gap
        places.append(place)
      }
      let lines = line.map(\.label.count).max() ?? 0
      top += high + 4 + lines * font.height + Self.gap
    }
    return top
  }
}
