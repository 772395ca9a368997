extension RunGraph {
  mutating func lay(scatterOf points: [SIMD2<Double>], _ notes: [String]) {
    let (font, room) = (layout.font, layout.room)
    guard !points.isEmpty else { return layEmpty(names.titles.y ?? names.down, notes) }
    let (above, below) = GraphLayout.around(font)
    let gapsDown = max(1, min(6, (room.height - above - below) / (2 * font.size)))
    let across = GraphAxis(of: points.map(\.x), gaps: max(1, min(8, room.width / (5 * font.size))))
    let down = GraphAxis(of: points.map(\.y), gaps: gapsDown)
    let width = down.marks.map { font.width(of: $0.label(in: language)) }.max() ?? 0
    layout = GraphLayout(room: room, font: font, numbersWidth: width)
    let plot = layout.plot
    let scale = Double(font.size) / 14
    radius = GraphDots.radius(of: points.count) * scale
    // Dots at the ends are completely inside.
    let inset = min(radius + 3 * scale, Double(plot.width) / 4, Double(plot.height) / 4)
    func column(_ value: Double) -> Double {
      Double(plot.left) + inset + across.share(value) * (Double(plot.width) - 2 * inset)
    }
    func row(_ value: Double) -> Double {
      Double(plot.bottom) - inset - down.share(value) * (Double(plot.height) - 2 * inset)
    }
    fillGround(
      rows: down.marks.map { row($0.value) }, columns: across.marks.map { column($0.value) })
    layout.numberDown(down.marks.map { (row($0.value), $0.label(in: language)) })
    layout.numberAcross(across.marks.map { (column($0.value), $0.label(in: language)) })
    let levels = GraphDots(at: points.map { [column($0.x), row($0.y)] }, radius: radius)
    for (level, centres) in levels.dots.enumerated() where !centres.isEmpty {
      dots.append((centres, inks.level(level, of: levels.levelCount)))
    }
    frameAxis()
    let nameDown = names.titles.y ?? named(names.down, down)
    layout.name(
      across: names.titles.x ?? named(names.across, across), down: nameDown, notes: notes)
    layKey(of: levels.levelCount, beside: nameDown)
  }

  /// A name with the kind of its scale, if that is not the default.
  func named(_ name: String, _ axis: GraphAxis) -> String {
    axis.isLogarithmic ? "\(name), \(LocalizedText.logarithmic.text(language))" : name
  }

  /// Adds the key above the plot: the number of runs in dots of each shade.
  private mutating func layKey(of count: Int, beside name: String) {
    guard count > 1 else { return }
    let font = layout.font
    let swatch = font.metrics.capitals
    let title = LocalizedText.runsAtASpot.text(language)
    let labels = (0..<count).map { level in level == 0 ? "1" : "\(GraphDots.levels[level])+" }
    let gap = font.size * 3 / 7
    let widths = labels.map { swatch + gap + font.width(of: $0) + font.size * 5 / 7 }
    let side = MarginRoom.margin(at: font.size)
    let whole = widths.reduce(0, +) - font.size * 5 / 7
    let start = layout.plot.right - whole
    let least = layout.room.left + 2 * side + font.width(of: name) + font.size
    guard start >= least else { return }
    let top = layout.room.top + side
    let titleLeft = start - font.size - font.width(of: title)
    if titleLeft >= least { layout.labels.append(.init(text: title, left: titleLeft, top: top)) }
    var pen = start
    for (level, label) in labels.enumerated() {
      let ink = inks.level(level, of: count).last ?? inks.bar
      fill(ink, left: pen, top: top + font.baseline - swatch, width: swatch, height: swatch)
      layout.labels.append(.init(text: label, left: pen + swatch + gap, top: top))
      pen += widths[level]
    }
  }
}
