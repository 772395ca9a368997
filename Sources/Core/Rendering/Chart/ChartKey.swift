/// The names of a chart's lines above its plot, each after a swatch. A single line needs no swatch,
/// as its name is that of the axis.
struct ChartKey {
  /// A name of the key and its place.
  struct Item {
    let name: String
    let left: Int
    let top: Int
    let swatch: PixelRect?
  }

  /// The names, line by line; empty if they do not fit.
  let lines: [[String]]
  private let font: Font
  /// The distance from a swatch to its name.
  private let mark: Int

  /// Arranges names in one line if they need little shortening, otherwise in as many as needed up
  /// to a limit.
  init(_ names: [String], font: Font, width: Int, atMost limit: Int) {
    self.font = font
    mark = names.count > 1 ? font.metrics.capitals + font.size * 3 / 7 : 0
    let parts = names.count * (mark + font.size) - font.size
    if let names = Self.shortened(names, to: width - parts, font) {
      lines = names.isEmpty ? [] : [names]
      return
    }
    var (lines, end) = ([[String]](), width)
    for name in names {
      guard let name = Self.shortened([name], to: width - mark, font)?.first else {
        self.lines = []
        return
      }
      let taken = mark + font.width(of: name)
      if end + taken > width {
        lines.append([])
        end = 0
      }
      lines[lines.count - 1].append(name)
      end += taken + font.size
    }
    self.lines = lines.count <= limit ? lines : []
  }

  /// All names in a room; a full line begins at the plot's left if it then fits.
  func items(in room: PixelRect, plotLeft: Int) -> [Item] {
    var items: [Item] = []
    let side = font.metrics.capitals
    for (line, names) in lines.enumerated() {
      let top = room.top + line * font.height
      let widths = names.map { mark + font.width(of: $0) }
      let whole = widths.reduce(0, +) + max(0, widths.count - 1) * font.size
      let isOver = mark > 0 && lines.count == 1 && plotLeft + whole <= room.right
      var pen = isOver ? plotLeft : room.left
      for (name, width) in zip(names, widths) {
        let swatch = PixelRect(
          left: pen, top: top + font.baseline - side, width: side, height: side)
        items.append(Item(name: name, left: pen + mark, top: top, swatch: mark > 0 ? swatch : nil))
        pen += width + font.size
      }
    }
    return items
  }

  /// Names shortened to some total pixels, the longest ones alike; nil if too little would be left.
  private static func shortened(_ names: [String], to room: Int, _ font: Font) -> [String]? {
    var (free, limit) = (room, Int.max)
    for (number, width) in names.map(font.width).sorted().enumerated() {
      let share = free / (names.count - number)
      if width > share {
        limit = share
        break
      }
      free -= width
    }
    guard limit >= 4 * font.size else { return nil }
    return names.map { font.shortened($0, to: limit) }
  }
}
