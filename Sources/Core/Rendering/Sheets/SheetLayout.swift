package import TerrariumBasics

/// The form of the labels of tiles.
package struct SheetLabels: Hashable, Sendable {
  /// The size and the typeface of labels, which are smaller if they would be shortened.
  package let style: TextStyle
  /// The most lines that a line of a label is broken into.
  package let lines: Int
  /// True if labels are below their tiles instead of above.
  let areBelow: Bool
  /// True if a table has the values of its first setting above it instead of beside it.
  let areTurned: Bool

  package init(
    style: TextStyle = TextStyle(), lines: Int = 1, areBelow: Bool = false, areTurned: Bool = false
  ) {
    self.style = style
    self.lines = lines
    self.areBelow = areBelow
    self.areTurned = areTurned
  }
}

/// The layout of labelled tiles on a page: films, stills and previews. It is fixed for a film.
///
/// One varying setting makes tiles in reading order, each below its value. Two make a table: the
/// first one's values vertically, the second one's horizontally, which is the order of the films; or
/// turned, where tiles are much larger so.
/// With more settings, each tile has all values above it. A label has more than one line if it
/// contains line breaks, or if it may be broken to fit.
package struct SheetLayout: Sendable {
  /// A line of text and its top left.
  package struct Line: Hashable, Sendable {
    package let text: String
    package fileprivate(set) var left: Int
    package fileprivate(set) var top: Int
    package let font: Font
    /// True if it is the name of a setting.
    package let isName: Bool
    /// True if its ink is muted: that of a name, and of all but the first line of a label.
    let isMuted: Bool
  }

  package private(set) var width = 0
  package private(set) var height = 0
  /// The room of each tile; a smaller picture is centred in it.
  package let tile: GridSize
  /// The number of tiles in a row.
  package let columns: Int
  /// The top left of each tile, in the order of the films.
  package private(set) var corners: [Cell] = []
  package private(set) var lines: [Line] = []
  /// The columns of pixels that the tiles need.
  package private(set) var span = 0..<0
  /// The least size with these tiles.
  private(set) var least = GridSize(columns: 0, rows: 0)
  /// The free rows above and below everything in a room.
  private(set) var spareRows = 0
  /// The number of shortened labels.
  private(set) var cutLabels = 0
  /// True if the labels do not fit.
  package private(set) var dropsLabels = false

  private let axes: [SheetAxis]
  private let labels: [String]
  /// The tiles' own titles, if they have any.
  private let titles: [String]?
  private let font: Font
  private let nameFont: Font
  private let room: GridSize?
  private let style: SheetLabels
  /// The gap between tiles, horizontally and vertically.
  private var gap: (x: Int, y: Int)
  /// The space around everything.
  private var margin: (x: Int, y: Int)
  /// The space for text left of the tiles, above all of them, and above each row, in pixels.
  private var textBeside = 0
  private var textAbove = 0
  private var textOfRow = 0

  /// Lays tiles out.
  ///
  /// - Parameters:
  ///   - tile: The size of a tile.
  ///   - axes: The varying settings with their values.
  ///   - titles: The titles of tiles, which replace their labels.
  ///   - asked: The number of columns, if given.
  ///   - style: How labels are written.
  ///   - room: The size of the whole sheet, if given.
  package init(
    tile: GridSize, axes: [SheetAxis], titles: [String]? = nil, columns asked: Int? = nil,
    style: SheetLabels = SheetLabels(), room: GridSize? = nil
  ) {
    func fitted(_ columns: Int, in room: GridSize?) -> SheetLayout {
      Self.fitted(tile, axes, titles, columns: columns, style, room: room)
    }
    if let given = Self.given(asked, axes, style) {
      self = fitted(given, in: room)
      return
    }
    let count = Self.count(of: axes)
    let layout = fitted(max(1, count), in: nil)
    let best = Self.columns(of: count) { columns, rows in
      let tiles = GridSize(columns: columns * tile.columns, rows: rows * tile.rows)
      return (layout.size(columns: columns, rows: rows), tiles)
    }
    self = fitted(best, in: room)
  }

  /// The layout with the largest labels that does not shorten more of them than the smallest would.
  /// Panels shrink for theirs, as only these tell the ticks.
  private static func fitted(
    _ tile: GridSize, _ axes: [SheetAxis], _ titles: [String]?, columns: Int,
    _ style: SheetLabels, room: GridSize?
  ) -> SheetLayout {
    func layout(_ size: Int, widest: Int = 0) -> SheetLayout {
      SheetLayout(
        tile: tile, axes: axes, titles: titles, columns: columns,
        style: style, size: size, room: room, widest: widest)
    }
    let text = style.style
    var least = layout(text.least)
    if room == nil, least.cutLabels > 0, let across = axes.last, across.name.isEmpty {
      least = layout(text.least, widest: across.labels.map(least.font.width).max() ?? 0)
    }
    let largest = text.label(forTilesOf: tile.rows)
    let best = text.sizes.lazy.filter { $0 <= largest }.map { layout($0) }.first {
      $0.cutLabels <= least.cutLabels
    }
    return best ?? least
  }

  /// The number of tiles.
  static func count(of axes: [SheetAxis]) -> Int { axes.reduce(1) { $0 * $1.labels.count } }

  /// The labels of the tiles: the values, with the last setting's changing fastest.
  package static func labels(of axes: [SheetAxis]) -> [String] {
    axes.reduce([""]) { labels, axis in
      labels.flatMap { label in axis.labels.map { label.isEmpty ? $0 : "\(label) · \($0)" } }
    }
  }

  /// The layout without free rows above and below everything.
  var withoutSpareRows: SheetLayout {
    var layout = moved(right: 0, down: -spareRows / 2)
    layout.height -= spareRows
    layout.spareRows = 0
    return layout
  }

  /// The layout moved to the right and down.
  func moved(right: Int, down: Int) -> SheetLayout {
    var layout = self
    layout.corners = corners.map { Cell($0.x + right, $0.y + down) }
    layout.span = span.lowerBound + right..<span.upperBound + right
    for index in lines.indices {
      layout.lines[index].left += right
      layout.lines[index].top += down
    }
    return layout
  }
}

extension SheetLayout {
  /// The rows above capitals, which look like a gap.
  private var headroom: Int { font.baseline - font.metrics.capitals }
  private var lineHeight: Int { font.height }
  /// The rows between labels and the tiles below them: the parentheses of panels reach below the
  /// line.
  private var lift: Int { axes.last?.name.isEmpty ?? false && !style.areBelow ? font.size / 6 : 0 }
  private var isTable: Bool { axes.count == 2 }
  /// The axes of a table: vertically, and horizontally.
  private var down: SheetAxis { axes[style.areTurned ? 1 : 0] }
  private var across: SheetAxis { axes[style.areTurned ? 0 : 1] }
  private var rows: Int { (labels.count + columns - 1) / columns }
  /// The fewest letters that remain of a label; fewer are meaningless.
  private static let fewestLetters = 3
  /// The largest width of labels beside rows of narrower tiles, in letter sizes.
  private static let sideLimit = 9

  /// Measures tiles of a size. In a room they are spread as far as possible and centred; elsewhere
  /// their distance follows from the width of labels. `isTight` is true for the least space between
  /// them, which is also the minimum in a room.
  init(
    tile: GridSize, axes: [SheetAxis], titles: [String]?, columns: Int, style: SheetLabels,
    size: Int, room: GridSize?, widest: Int = 0, isTight: Bool = false
  ) {
    self.tile = tile
    self.axes = axes
    self.titles = titles
    self.columns = columns
    labels = titles ?? Self.labels(of: axes)
    font = style.style.font(.label, at: size)
    self.room = room
    self.style = style
    nameFont = Font(font.face, size: font.size, isBold: true)
    let isTight = isTight || room != nil
    let usual = isTight ? max(4, font.size / 4) : Self.gap(tile, font)
    let least = isTight ? font.size / 2 : 8
    gap = (max(usual, widest + font.size / 3 - tile.columns), usual)
    margin = (max(gap.x, least), max(usual, least))
    if isTable { layTable() } else { layTiles() }
  }

  private static func gap(_ tile: GridSize, _ font: Font) -> Int {
    max(4, min(font.size * 8 / 7, min(tile.columns, tile.rows) / 10))
  }

  private func corner(_ column: Int, _ row: Int) -> Cell {
    Cell(
      margin.x + textBeside + column * (tile.columns + gap.x),
      margin.y + textAbove + row * (textOfRow + tile.rows + gap.y)
        + (style.areBelow ? 0 : textOfRow))
  }

  /// The size of a sheet with a number of columns and rows.
  func size(columns: Int, rows: Int) -> GridSize {
    GridSize(
      columns: 2 * margin.x + textBeside + columns * (tile.columns + gap.x) - gap.x,
      rows: 2 * margin.y + textAbove + rows * (textOfRow + tile.rows + gap.y) - gap.y)
  }

  /// Places the tiles, once the room for text is known.
  private mutating func layCorners() {
    least = size(columns: columns, rows: rows)
    (width, height) = (least.columns, least.rows)
    if let room {
      gap.x += max(0, min((room.columns - width) / (columns + 1), tile.columns / 4 - gap.x))
      gap.y += max(0, min((room.rows - height) / (rows + 1), tile.rows / 8 - gap.y))
      let roomy = size(columns: columns, rows: rows)
      margin.x += (room.columns - roomy.columns) / 2
      margin.y += (room.rows - roomy.rows) / 2
      spareRows = max(0, room.rows - roomy.rows)
      (width, height) = (room.columns, room.rows)
    }
    corners = labels.indices.map { number in
      isTable && style.areTurned
        ? corner(number / rows, number % rows) : corner(number % columns, number / columns)
    }
    let left = corner(0, 0).x
    span = left..<left + columns * (tile.columns + gap.x) - gap.x
  }

  private mutating func add(
    _ text: String, left: Int, top: Int, isName: Bool = false, isMuted: Bool = false
  ) {
    lines.append(
      .init(
        text: text, left: left, top: top, font: isName ? nameFont : font, isName: isName,
        isMuted: isName || isMuted))
  }
}

extension SheetLayout {
  /// Places tiles in reading order, with a heading above all and a label above each.
  private mutating func layTiles() {
    let texts = fitted(labels, lines: style.lines)
    let lines = labels.allSatisfy(\.isEmpty) ? 0 : texts.map(\.count).max() ?? 0
    textOfRow =
      dropsLabels || lines == 0 ? 0 : lines * lineHeight + (style.areBelow ? font.size / 3 : lift)
    let width = columns * (tile.columns + gap.x) - gap.x
    let heading = heading(to: width)
    textAbove = heading == nil ? 0 : lineHeight
    narrowGap()
    layCorners()
    addHeading(heading)
    if textOfRow > 0 { addOverTiles(texts, at: corners) }
  }

  /// Labels also separate rows, so that each is nearer to its own tile than to the one above.
  private mutating func narrowGap() {
    if textOfRow > 0, !style.areBelow { gap.y = max(4, gap.y * 5 / 8) }
  }

  /// Writes texts centred on columns: in a table's head, or above or below each tile.
  private mutating func addOverTiles(_ labels: [Label], at corners: [Cell], top: Int? = nil) {
    for (label, corner) in zip(labels, corners) {
      let own =
        style.areBelow
        ? corner.y + tile.rows + font.size / 3 : corner.y - label.count * lineHeight - lift
      for (number, line) in label.enumerated() {
        add(
          line.text, left: corner.x + (tile.columns - font.width(of: line.text)) / 2,
          top: (top ?? own) + number * lineHeight, isMuted: line.isMuted)
      }
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

  /// The lines of a label; those after a line break are muted.
  private typealias Label = [(text: String, isMuted: Bool)]

  /// Labels of tiles, shortened if they would touch their neighbours; all are dropped if one of
  /// them would be meaningless.
  private mutating func fitted(_ labels: [String], lines: Int) -> [Label] {
    let room = max(0, tile.columns + gap.x - font.size / 3)
    return labels.map { label in
      let parts = label.split(separator: "\n", omittingEmptySubsequences: false)
      return parts.enumerated().flatMap { number, part in
        fitted(String(part), to: room, lines: lines).map { ($0, number > 0) }
      }
    }
  }

  private mutating func fitted(_ text: String, to room: Int, lines most: Int = 1) -> [String] {
    let lines = font.lines(of: text, to: room, atMost: most)
    let isCut = lines.contains { $0.last == "…" } && !text.contains("…")
    if isCut {
      cutLabels += 1
      if lines.reduce(0, { $0 + $1.count }) <= Self.fewestLetters { dropsLabels = true }
    }
    return lines
  }

  /// Places one setting's values vertically, and the other one's horizontally.
  private mutating func layTable() {
    let heads = fitted(across.labels, lines: 1)
    let sides = down.labels.flatMap {
      fitted($0, to: max(tile.columns, Self.sideLimit * font.size))
    }
    if tile.rows + gap.y < lineHeight - headroom { dropsLabels = true }
    guard !dropsLabels else {
      let heading = heading(to: columns * (tile.columns + gap.x) - gap.x)
      textAbove = heading == nil ? 0 : lineHeight
      layCorners()
      return addHeading(heading)
    }
    let titles = titles.map { fitted($0, lines: 1) }
    textOfRow = titles == nil ? 0 : lineHeight
    narrowGap()
    let besides = gap.x
    textBeside = ((sides.map(font.width) + [nameFont.width(of: down.name)]).max() ?? 0) + besides
    let second = across.name.isEmpty ? 0 : lineHeight + font.size / 7
    textAbove = second + lineHeight - headroom + lift
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
    addOverTiles(heads, at: heads.indices.map { corner($0, 0) }, top: first + second)
    if let titles { addOverTiles(titles, at: corners) }
    for (row, text) in sides.enumerated() {
      add(
        text, left: right - font.width(of: text),
        top: corner(0, row).y + (tile.rows - lineHeight) / 2)
    }
  }
}
