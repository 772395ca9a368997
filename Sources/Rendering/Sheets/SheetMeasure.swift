internal import Basics

/// A sheet measured out with text of one size.
struct SheetMeasure {
  private(set) var corners: [Cell] = []
  private(set) var lines: [SheetLayout.Line] = []
  private(set) var columns = 0
  private(set) var width = 0
  private(set) var height = 0
  private(set) var footer: CellRect?
  /// The number of labels that are cut short.
  private(set) var cutLabels = 0
  private(set) var dropsLabels = false

  private let tile: GridSize
  private let axes: [SheetAxis]
  private let font: Font
  private let nameFont: Font
  private let gap: Int
  private let margin: Int

  /// The rows above capitals, which look like a gap.
  private var headroom: Int { font.baseline - font.metrics.capitals }
  /// The letters that are left of a label at least; fewer say nothing.
  private static let fewestLetters = 3

  init(tile: GridSize, axes: [SheetAxis], footer: Int, font: Font) {
    self.tile = tile
    self.axes = axes
    self.font = font
    nameFont = Font(font.face, size: font.size, isBold: true)
    gap = max(4, min(font.size * 8 / 7, min(tile.columns, tile.rows) / 10))
    margin = max(gap, 8)
    if axes.count == 2 {
      layTable()
    } else {
      layTiles()
    }
    guard footer > 0, let right = corners.map(\.x).max(), let left = corners.map(\.x).min() else {
      return
    }
    self.footer = CellRect(
      x: left, y: height - margin + gap, width: right + tile.columns - left, height: footer)
    height += gap + footer
  }

  private var lineHeight: Int { font.height }

  private func add(
    _ text: String, left: Int, top: Int, isName: Bool, to lines: inout [SheetLayout.Line]
  ) {
    lines.append(
      .init(text: text, left: left, top: top, font: isName ? nameFont : font, isName: isName))
  }
}

extension SheetMeasure {
  /// Tiles in reading order, a heading above all, a label below each.
  private mutating func layTiles() {
    let labels = Self.labels(of: axes)
    let texts = fitted(labels, to: tile.columns + gap - font.size / 3)
    let caption = dropsLabels || labels.allSatisfy(\.isEmpty) ? 0 : lineHeight
    let pitch = (x: tile.columns + gap, y: tile.rows + caption + gap)
    columns = SheetLayout.columns(of: labels.count, width: pitch.x, height: pitch.y)
    let rows = (labels.count + columns - 1) / columns
    width = 2 * margin + columns * pitch.x - gap
    let top = heading()
    for (index, text) in texts.enumerated() {
      let corner = Cell(
        margin + index % columns * pitch.x, top + index / columns * pitch.y)
      corners.append(corner)
      guard caption > 0 else { continue }
      add(
        text, left: corner.x + (tile.columns - font.width(of: text)) / 2, top: corner.y + tile.rows,
        isName: false, to: &lines)
    }
    height = top + rows * pitch.y - gap + margin
  }

  /// The names of what varies, above all tiles; gives where these begin.
  private mutating func heading() -> Int {
    let name = axes.map(\.name).joined(separator: " · ")
    let text = nameFont.shortened(name, to: width - 2 * margin)
    guard text == name || text.count > Self.fewestLetters else { return margin }
    add(
      text, left: margin, top: max(0, margin - headroom), isName: true, to: &lines)
    return margin + lineHeight
  }

  /// The labels below the tiles: the values, the last setting's changing fastest.
  private static func labels(of axes: [SheetAxis]) -> [String] {
    axes.reduce([""]) { labels, axis in
      labels.flatMap { label in
        axis.labels.map { label.isEmpty ? $0 : "\(label) · \($0)" }
      }
    }
  }

  /// Labels as they fit a width; all are dropped where one of them would say nothing.
  private mutating func fitted(_ labels: [String], to room: Int) -> [String] {
    let texts = labels.map { [font] in font.shortened($0, to: max(0, room)) }
    for (text, label) in zip(texts, labels) where text != label {
      cutLabels += 1
      if text.count <= Self.fewestLetters { dropsLabels = true }
    }
    return texts
  }
}

extension SheetMeasure {
  /// The first setting's values down, the second one's across.
  private mutating func layTable() {
    let (down, across) = (axes[0], axes[1])
    columns = across.labels.count
    let heads = fitted(across.labels, to: tile.columns + gap - font.size / 3)
    let sides = fitted(down.labels, to: max(tile.columns, Self.sideLimit * font.size))
    if tile.rows + gap < lineHeight - headroom { dropsLabels = true }
    let pitch = (x: tile.columns + gap, y: tile.rows + gap)
    let span = across.labels.count * pitch.x - gap
    let sideWidth = (sides.map(font.width) + [nameFont.width(of: down.name)]).max() ?? 0
    let left = dropsLabels ? margin : margin + sideWidth + gap
    width = left + span + margin
    var top = margin
    if dropsLabels {
      top = heading()
    } else {
      let first = max(0, margin - headroom)
      let name = nameFont.shortened(across.name, to: span)
      add(
        name, left: left + (span - nameFont.width(of: name)) / 2, top: first, isName: true,
        to: &lines)
      let second = first + lineHeight + font.size / 7
      add(
        down.name, left: left - gap - nameFont.width(of: down.name), top: second, isName: true,
        to: &lines)
      for (index, text) in heads.enumerated() {
        let middle = left + index * pitch.x + tile.columns / 2
        add(text, left: middle - font.width(of: text) / 2, top: second, isName: false, to: &lines)
      }
      top = second + lineHeight
    }
    for (row, side) in sides.enumerated() {
      let y = top + row * pitch.y
      for column in heads.indices { corners.append(Cell(left + column * pitch.x, y)) }
      guard !dropsLabels else { continue }
      add(
        side, left: left - gap - font.width(of: side), top: y + (tile.rows - lineHeight) / 2,
        isName: false, to: &lines)
    }
    height = top + sides.count * pitch.y - gap + margin
  }

  /// The widest that labels beside the rows may be, where tiles are narrower, in sizes of letters.
  private static let sideLimit = 9
}
