internal import Simulation

/// Where the chart of a film stands.
package enum ChartPlace: String, CaseIterable, Sendable {
  case off, under, beside
}

/// What a chart takes of a picture.
struct ChartRoom: MarginBlock, Hashable, Sendable {
  /// The rows under the field; none where the chart stands beside it.
  private(set) var height: Int
  /// The columns beside the field, the gap included.
  let columnsBeside: Int
  /// The columns between the field and a chart beside it.
  let gap: Int
  /// The pixels of a font pixel's side.
  private(set) var scale: Int
  /// The most rows that it makes good use of.
  private let mostRows: Int
  private let largestScale: Int

  /// The least rows, in font pixels, of a chart with a key and three marks on its axis.
  private static let goodRows = 72

  /// A chart under a stage; nil where there is no room.
  static func under(_ stage: GridSize, room: MarginRoom) -> ChartRoom? {
    let least = Chart.minimumSize(scale: 1)
    let preferred = Chart.preferredHeight(width: stage.columns, scale: room.largestScale)
    let height = min(preferred, room.rows)
    guard stage.columns >= least.width, height >= least.height else { return nil }
    return ChartRoom(
      height: height, columnsBeside: 0, gap: 0, scale: scale(room.largestScale, rows: height),
      mostRows: max(preferred, stage.columns / 2), largestScale: room.largestScale)
  }

  /// A chart beside a stage; nil where there is no room.
  static func beside(_ stage: GridSize, scale: Int, isFixed: Bool) -> ChartRoom? {
    let least = Chart.minimumSize(scale: 1)
    let gap = 8 * scale
    let preferred = max(120 * scale, min(stage.columns, stage.rows * 3 / 2)) + gap
    let columns = isFixed ? min(preferred, stage.columns / 2) : preferred
    guard columns - gap >= least.width, stage.rows >= least.height else { return nil }
    return ChartRoom(
      height: 0, columnsBeside: columns, gap: gap, scale: Self.scale(scale, rows: stage.rows),
      mostRows: 0, largestScale: scale)
  }

  /// The largest scale at which a chart of some rows is more than bare lines.
  private static func scale(_ largest: Int, rows: Int) -> Int {
    max(1, min(largest, rows / goodRows))
  }

  /// How many more rows it makes good use of.
  var appetite: Int { max(0, mostRows - height) }

  /// The same so many rows higher, if it stands under the field.
  func higher(by rows: Int) -> ChartRoom {
    var room = self
    room.height += min(rows, appetite)
    room.scale = Self.scale(largestScale, rows: room.height)
    return room
  }
}
