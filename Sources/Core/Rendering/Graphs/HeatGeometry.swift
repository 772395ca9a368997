internal import TerrariumBasics

/// The sizes of a heat map's parts: its cells, the values along its sides, and its colour bar.
struct HeatGeometry: Sendable {
  let names: RunGraphNames
  let size: GridSize
  /// The numbers at the bar.
  let bar: [String]
  let font: Font

  static func barWidth(_ font: Font) -> Int { font.size * 9 / 7 }

  /// The widest name along a side.
  static func longest(_ font: Font) -> Int { font.size * 9 }

  private var rowWidth: Int { min(Self.longest(font), names.rows.map(font.width).max() ?? 0) }

  private var keyWidth: Int {
    let numbers = (bar.map(font.width).max() ?? 3 * font.size)
    return font.size + Self.barWidth(font) + font.size * 3 / 7 + numbers
  }

  private func numbersHeight(cell: Double) -> Int? {
    guard Self.standsUpwards(names.columns, cell: cell, font) else { return nil }
    return min(Self.longest(font), names.columns.map(font.width).max() ?? 0) + font.size / 3
  }

  /// True if names below columns are written vertically, because they do not fit horizontally and
  /// each column is wide enough for a line.
  static func standsUpwards(_ texts: [String], cell: Double, _ font: Font) -> Bool {
    let widest = texts.map(font.width).max() ?? 0
    return Double(widest) + Double(font.size) * 0.6 > cell && cell >= Double(font.height) * 0.9
      && steps(of: texts) == nil
  }

  /// The default size of the picture: cells are square if both sides have room for them.
  func usualSize() -> GridSize {
    let (columns, rows) = (size.columns, size.rows)
    let unit = Double(font.size) / 14
    func most(_ pixels: Int, _ count: Int) -> Int { Int(Double(pixels) * unit) / max(1, count) }
    let side = max(1, min(most(560, columns), most(420, rows), Int(64 * unit)))
    let width = max(side, min(Int(96 * unit), most(280, columns))) * columns
    let height = max(side, min(Int(64 * unit), most(140, rows))) * rows
    let cell = Double(width) / Double(max(1, columns))
    let (above, below) = GraphLayout.around(font, numbersHeight: numbersHeight(cell: cell))
    return GridSize(
      columns: width
        + GraphLayout.beside(font, numbersWidth: rowWidth, keyWidth: keyWidth),
      rows: height + above + below)
  }

  /// The layout in a room, with equal cells as large as possible.
  func layout(in room: PixelRect) -> GraphLayout {
    func layout(_ height: Int?) -> GraphLayout {
      GraphLayout(
        room: room, font: font, numbersWidth: rowWidth, keyWidth: keyWidth, numbersHeight: height)
    }
    var found = layout(nil)
    let cell = Double(found.plot.width) / Double(max(1, size.columns))
    if let height = numbersHeight(cell: cell) { found = layout(height) }
    let (width, height) = (
      found.plot.width / max(1, size.columns) * size.columns,
      found.plot.height / max(1, size.rows) * size.rows
    )
    if width > 0, height > 0 { (found.plot.width, found.plot.height) = (width, height) }
    return found
  }

  /// The numbers in names, if these are equally spaced.
  private static func steps(of texts: [String]) -> (first: Double, step: Double)? {
    let numbers = texts.compactMap { RunGraphNames.number(of: $0) }
    guard numbers.count == texts.count, numbers.count > 2 else { return nil }
    let step = numbers[1] - numbers[0]
    let isEven = zip(numbers, numbers.dropFirst()).allSatisfy {
      abs($1 - $0 - step) < abs(step) * 1e-6
    }
    return isEven && step != 0 ? (numbers[0], step) : nil
  }

  /// The interval between the names that are written: 1, 2, 5 or ten times these.
  static func step(of texts: [String], room cell: Double, needed: Double) -> Int {
    let step = AxisStep(atLeast: max(1, needed / max(0.001, cell)), whole: true)
    return Int(min(step.value, Double(max(1, texts.count))))
  }

  /// Marks at a fixed interval; for equally spaced numbers, the round ones.
  static func chosen<Mark>(_ marks: [Mark], _ texts: [String], every step: Int) -> [Mark] {
    guard step > 1 else { return marks }
    var first = 0
    if let (start, width) = steps(of: texts) {
      let round = Double(step) * width
      first =
        (0..<min(step, marks.count)).first { place in
          let share = (start + Double(place) * width) / round
          return abs(share - share.rounded()) < 1e-6
        } ?? 0
    }
    return stride(from: first, to: marks.count, by: step).map { marks[$0] }
  }
}

extension HeatGeometry {
  /// Creates the sizes for all values of the names, if the numbers at the bar are unknown.
  init(names: RunGraphNames, font: Font) {
    self.init(
      names: names, size: GridSize(columns: names.columns.count, rows: names.rows.count),
      bar: ["0.001"], font: font)
  }
}

extension RunGraphNames {
  /// The number of a setting's value or percentage; nil if it is not a number, or out of range.
  package static func number(of text: String) -> Double? {
    let digits = text.hasSuffix("%") ? String(text.dropLast()) : text
    guard digits.utf8.allSatisfy("0123456789.eE+-".utf8.contains), let value = Double(digits),
      abs(value) <= Double(UInt128.max)
    else { return nil }
    return value
  }
}
