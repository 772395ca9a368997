internal import TerrariumBasics

extension RunGraph {
  mutating func lay(heatOf cells: RunGraphCells, _ notes: [String], hasEmpty: Bool) {
    let values = cells.values
    let known = values.compactMap(\.self)
    // Maps of shares are compared with each other.
    let ends = cells.statistic == .share ? [0.0, 1] : []
    let scale = known.isEmpty ? nil : GraphAxis(of: known + ends, gaps: 5)
    let bar = scale?.marks.map { $0.label(in: language) } ?? []
    layout = HeatGeometry(names: names, size: cells.size, bar: bar, font: layout.font)
      .layout(in: layout.room)
    let plot = layout.plot
    fills.append((plot, inks.nothing))
    let size = cells.size
    func left(_ column: Int) -> Int { plot.left + column * plot.width / size.columns }
    func top(_ row: Int) -> Int { plot.top + row * plot.height / size.rows }
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        guard let value = values[row * size.columns + column], let scale else { continue }
        fill(
          shade(value, scale), left: left(column), top: top(row),
          width: left(column + 1) - left(column), height: top(row + 1) - top(row))
      }
    }
    layLabels(size)
    layBar(scale)
    // The note on empty cells is beside their colour.
    layout.name(across: "", down: names.titles.y ?? names.down, notes: notes)
    if hasEmpty, let note = notes.first { layEmptyKey(after: note) }
    nameAcross(notes)
  }

  private func shade(_ value: Double, _ scale: GraphAxis) -> UInt8 {
    let last = Double(inks.heat.count - 1)
    return inks.heat[Int((min(1, max(0, scale.share(value))) * last).rounded())]
  }

  private mutating func layLabels(_ size: GridSize) {
    let plot = layout.plot
    let (wide, high) = (
      Double(plot.width) / Double(size.columns), Double(plot.height) / Double(size.rows)
    )
    let font = layout.font
    let columns = names.columns.enumerated().map { place, text in
      (column: Double(plot.left) + (Double(place) + 0.5) * wide, text: text)
    }
    let widest = names.columns.map(font.width).max() ?? 0
    if HeatGeometry.standsUpwards(names.columns, cell: wide, font) {
      layout.writeUpwards(
        columns.map { ($0.column, font.shortened($0.text, to: HeatGeometry.longest(font))) })
    } else {
      let step = HeatGeometry.step(
        of: names.columns, room: wide, needed: Double(widest) + Double(font.size) * 0.6)
      layout.numberAcross(HeatGeometry.chosen(columns, names.columns, every: step))
    }
    let rows = names.rows.enumerated().map { place, text in
      (
        row: Double(plot.top) + (Double(place) + 0.5) * high,
        text: font.shortened(text, to: HeatGeometry.longest(font))
      )
    }
    let step = HeatGeometry.step(of: names.rows, room: high, needed: Double(font.height))
    layout.numberDown(HeatGeometry.chosen(rows, names.rows, every: step))
    let rule = layout.rule
    // Names are next to their cells; marks connect them only if some are left out.
    guard step > 1 || layout.marksAcross.count < size.columns else { return }
    for left in layout.marksAcross {
      fill(inks.axis, left: left, top: plot.bottom, width: rule, height: layout.markLength)
    }
    for top in layout.marksDown {
      let length = layout.markLength
      fill(inks.axis, left: plot.left - length, top: top, width: length, height: rule)
    }
  }

  /// Draws the colour bar right of the plot, its numbers, and the name of the measure above it.
  private mutating func layBar(_ scale: GraphAxis?) {
    let (plot, font) = (layout.plot, layout.font)
    let width = HeatGeometry.barWidth(font)
    let left = plot.right + font.size
    let height = max(plot.height, min(font.size * 6, layout.room.bottom - plot.top))
    let name = names.titles.value ?? scale.map { named(names.value, $0) } ?? names.value
    let top = layout.room.top + MarginRoom.margin(at: font.size)
    let right = layout.room.right - MarginRoom.margin(at: font.size)
    layout.labels.append(.init(text: name, left: min(left, right - font.width(of: name)), top: top))
    guard let scale else { return }
    let count = inks.heat.count
    for place in 0..<count {
      let (from, to) = (plot.top + place * height / count, plot.top + (place + 1) * height / count)
      fill(inks.heat[count - 1 - place], left: left, top: from, width: width, height: to - from)
    }
    for mark in scale.marks {
      let row = Double(plot.top) + (1 - scale.share(mark.value)) * Double(height)
      let line = Int((row - Double(layout.rule) / 2).rounded())
      fill(
        inks.axis, left: left + width, top: min(line, plot.top + height - layout.rule),
        width: layout.markLength, height: layout.rule)
      layout.labels.append(
        layout.label(
          mark.label(in: language), left: left + width + layout.markLength + font.size * 3 / 14,
          middle: row))
    }
  }

  mutating func layEmptyKey(after note: String) {
    guard let label = layout.labels.last(where: { $0.text == note }) else { return }
    let font = layout.font
    let side = font.metrics.capitals
    let left = label.left + font.width(of: note) + font.size * 3 / 7
    guard left + side <= layout.room.right else { return }
    fill(inks.nothing, left: left, top: label.top + font.baseline - side, width: side, height: side)
  }

  /// Writes the name of the horizontal axis, below the middle of the plot, or right of the note.
  private mutating func nameAcross(_ notes: [String]) {
    let font = layout.font
    let note = layout.labels.last { notes.contains($0.text) }
    let least = note.map { $0.left + font.width(of: $0.text) + 2 * font.size } ?? layout.room.left
    let name = names.titles.x ?? names.across
    let text = font.shortened(name, to: layout.room.right - least)
    guard text.count > 1 || text == name else { return }
    let top = layout.room.bottom - MarginRoom.margin(at: font.size) - font.height
    let left = layout.plot.right - font.width(of: text)
    layout.labels.append(.init(text: text, left: max(least, left), top: top))
  }
}
