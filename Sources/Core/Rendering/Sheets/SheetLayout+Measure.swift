internal import TerrariumBasics

// Lays out a sheet's tiles and labels, with text of one size.
//
// Labels are above their tiles; in a table, those of the first setting are left of the rows.

extension SheetLayout {
  /// The rows above capitals, which look like a gap.
  private var headroom: Int { font.baseline - font.metrics.capitals }
  private var lineHeight: Int { font.height }
  private var isTable: Bool { axes.count == 2 }
  private var rows: Int { (labels.count + columns - 1) / columns }
  /// The fewest letters that remain of a label; fewer are meaningless.
  private static let fewestLetters = 3
  /// The largest width of labels beside rows of narrower tiles, in letter sizes.
  private static let sideLimit = 9

  /// Measures tiles of a size. In a room they are spread as far as possible and centred; elsewhere
  /// their distance follows from the width of labels. `isTight` is true for the least space between
  /// them, which is also the minimum in a room.
  init(
    tile: GridSize, axes: [SheetAxis], titles: [String]?, columns: Int, font: Font, room: GridSize?,
    widest: Int = 0, isTight: Bool = false
  ) {
    (self.tile, self.axes, self.titles, self.columns) = (tile, axes, titles, columns)
    labels = titles ?? Self.labels(of: axes)
    (self.font, self.room) = (font, room)
    nameFont = Font(font.face, size: font.size, isBold: true)
    let usual = isTight || room != nil ? max(4, Self.gap(tile, font) / 2) : Self.gap(tile, font)
    gap = (max(usual, widest + font.size / 3 - tile.columns), usual)
    margin = (max(gap.x, 8), max(usual, 8))
    if isTable { layTable() } else { layTiles() }
  }

  private static func gap(_ tile: GridSize, _ font: Font) -> Int {
    max(4, min(font.size * 8 / 7, min(tile.columns, tile.rows) / 10))
  }

  private func corner(_ column: Int, _ row: Int) -> Cell {
    Cell(
      margin.x + textBeside + column * (tile.columns + gap.x),
      margin.y + textAbove + row * (textOfRow + tile.rows + gap.y) + textOfRow)
  }

  /// The size of a sheet with a number of columns and rows.
  func size(columns: Int, rows: Int) -> GridSize {
    GridSize(
      columns: 2 * margin.x + textBeside + columns * (tile.columns + gap.x) - gap.x,
      rows: 2 * margin.y + textAbove + rows * (textOfRow + tile.rows + gap.y) - gap.y)
  }

  /// Places the tiles, once the room for text is known.
  private mutating func layCorners() {
    let whole = size(columns: columns, rows: rows)
    (width, height) = (whole.columns, whole.rows)
    if let room {
      gap.x += max(0, min((room.columns - width) / (columns + 1), tile.columns / 4 - gap.x))
      gap.y += max(0, min((room.rows - height) / (rows + 1), tile.rows / 4 - gap.y))
      let roomy = size(columns: columns, rows: rows)
      margin.x += (room.columns - roomy.columns) / 2
      margin.y += (room.rows - roomy.rows) / 2
      (width, height) = (room.columns, room.rows)
    }
    corners = labels.indices.map { corner($0 % columns, $0 / columns) }
    let left = corner(0, 0).x
    span = left..<left + columns * (tile.columns + gap.x) - gap.x
  }

  private mutating func add(_ text: String, left: Int, top: Int, isName: Bool = false) {
    lines.append(
      .init(text: text, left: left, top: top, font: isName ? nameFont : font, isName: isName))
  }
}

extension SheetLayout {
  /// Places tiles in reading order, with a heading above all and a label above each.
  private mutating func layTiles() {
    let texts = fitted(labels, to: tile.columns + gap.x - font.size / 3)
    textOfRow = dropsLabels || labels.allSatisfy(\.isEmpty) ? 0 : lineHeight
    let width = columns * (tile.columns + gap.x) - gap.x
    let heading = heading(to: width)
    textAbove = heading == nil ? 0 : lineHeight
    narrowGap()
    layCorners()
    addHeading(heading)
    if textOfRow > 0 { addOverTiles(texts) }
  }

  /// Labels also separate rows, so that each is nearer to its own tile than to the one above.
  private mutating func narrowGap() { if textOfRow > 0 { gap.y = max(4, gap.y * 5 / 8) } }

  /// Writes texts centred above columns: in a table's head, or above each tile.
  private mutating func addOverTiles(_ texts: [String], top: Int? = nil) {
    for (text, corner) in zip(texts, corners) {
      add(
        text, left: corner.x + (tile.columns - font.width(of: text)) / 2,
        top: top ?? corner.y - lineHeight)
    }
  }

  /// The names of the varying settings, above all tiles.
  private func heading(to width: Int) -> String? {
    let name = axes.map(\.name).filter { !$0.isEmpty }.joined(separator: " · ")
    guard !name.isEmpty else { return nil }
    let text = nameFont.shortened(name, to: width)
    return text == name || text.count > Self.fewestLetters ? text : nil
  }

  private mutating func addHeading(_ text: String?) {
    guard let text else { return }
    add(text, left: span.lowerBound, top: max(0, margin.y - headroom), isName: true)
  }

  /// Labels shortened to a width; all are dropped if one of them would be meaningless.
  private mutating func fitted(_ labels: [String], to room: Int) -> [String] {
    let texts = labels.map { [font] in font.shortened($0, to: max(0, room)) }
    for (text, label) in zip(texts, labels) where text != label {
      cutLabels += 1
      if text.count <= Self.fewestLetters { dropsLabels = true }
    }
    return texts
  }

  /// Places the first setting's values vertically, and the second one's horizontally.
  private mutating func layTable() {
    let (down, across) = (axes[0], axes[1])
    let heads = fitted(across.labels, to: tile.columns + gap.x - font.size / 3)
    let sides = fitted(down.labels, to: max(tile.columns, Self.sideLimit * font.size))
    if tile.rows + gap.y < lineHeight - headroom { dropsLabels = true }
    guard !dropsLabels else {
      let heading = heading(to: columns * (tile.columns + gap.x) - gap.x)
      textAbove = heading == nil ? 0 : lineHeight
      layCorners()
      return addHeading(heading)
    }
    let titles = titles.map { fitted($0, to: tile.columns + gap.x - font.size / 3) }
    textOfRow = titles == nil ? 0 : lineHeight
    narrowGap()
    let besides = gap.x
    textBeside = ((sides.map(font.width) + [nameFont.width(of: down.name)]).max() ?? 0) + besides
    let second = across.name.isEmpty ? 0 : lineHeight + font.size / 7
    textAbove = second + lineHeight - headroom
    layCorners()
    let first = max(0, margin.y - headroom)
    let name = nameFont.shortened(across.name, to: span.count)
    if !name.isEmpty {
      add(
        name, left: span.lowerBound + (span.count - nameFont.width(of: name)) / 2, top: first,
        isName: true)
    }
    let right = span.lowerBound - besides
    add(down.name, left: right - nameFont.width(of: down.name), top: first + second, isName: true)
    addOverTiles(heads, top: first + second)
    if let titles { addOverTiles(titles) }
    for (row, text) in sides.enumerated() {
      add(
        text, left: right - font.width(of: text),
        top: corners[row * columns].y + (tile.rows - lineHeight) / 2)
    }
  }
}
