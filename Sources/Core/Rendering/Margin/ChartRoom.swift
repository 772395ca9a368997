internal import TerrariumBasics

/// The rows and columns that a chart needs in a picture.
package struct ChartRoom: MarginBlock, Hashable, Sendable {
  /// The rows under the field; 0 if the chart is beside it.
  private(set) var height: Int
  /// The columns beside the field, including the gap.
  private(set) var columnsBeside: Int
  /// The columns between the field and a chart beside it.
  let gap: Int
  /// The size of its letters.
  package private(set) var size: Int
  /// The most rows that improve it.
  private let mostRows: Int
  private var width: Int
  private let style: TextStyle

  /// A chart under a field; nil if it does not fit.
  static func under(_ field: GridSize, room: MarginRoom) -> ChartRoom? {
    let (style, width) = (room.style, room.width)
    let least = Chart.minimumSize(style.font(.label, at: style.least))
    let preferred = Chart.preferredHeight(
      width: width, field: field.rows, style.font(.label, at: style.pixels))
    let height = min(preferred, room.rows)
    guard width >= least.width, height >= least.height else { return nil }
    return ChartRoom(
      height: height, columnsBeside: 0, gap: 0, size: size(style, width: width, rows: height),
      mostRows: max(preferred, width / 2), width: width, style: style)
  }

  /// A chart beside a field on a stage; nil if it does not fit.
  static func beside(
    _ field: GridSize, on stage: GridSize, style: TextStyle, isFixed: Bool
  ) -> ChartRoom? {
    let least = Chart.minimumSize(style.font(.label, at: style.least))
    let gap = style.pixels * 4 / 7
    let preferred = max(13 * style.pixels, min(field.columns, field.rows * 3 / 2)) + gap
    let columns = isFixed ? min(preferred, stage.columns / 2) : preferred
    guard columns - gap >= least.width, stage.rows >= least.height else { return nil }
    return ChartRoom(
      height: 0, columnsBeside: columns, gap: gap,
      size: size(style, width: columns - gap, rows: stage.rows), mostRows: 0,
      width: columns - gap, style: style)
  }

  /// The largest letters with which a chart has more than lines.
  private static func size(_ style: TextStyle, width: Int, rows: Int) -> Int {
    style.sizes.first { size in
      let good = Chart.goodSize(style.font(.label, at: size))
      return good.width <= width && good.height <= rows
    } ?? style.least
  }

  /// The room with more rows if it is under the field, or more columns if it is beside it.
  func larger(rows: Int, columns: Int) -> ChartRoom {
    var room = self
    if columnsBeside > 0 {
      room.columnsBeside += columns
      room.width += columns
    } else {
      room.height += min(rows, max(0, mostRows - height))
      room.size = Self.size(style, width: width, rows: room.height)
    }
    return room
  }
}
