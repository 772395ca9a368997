internal import TerrariumLibC

/// The memory of a field of bytes in two buffers: the current generation, and the previous one,
/// which the next one is written over. Each unit of 64 columns and 16 rows has a flag for changes.
///
/// If a unit and those in its reach equal those of two generations ago, they need not be stepped
/// until something changes, because the buffers contain their future.
///
/// `@unchecked Sendable`: a field writes to its store only while it is the only owner.
@safe final class LargerStore: @unchecked Sendable {
  let size: GridSize

  /// The distance between rows: whole units, the last one padded with zeros.
  let stride: Int

  /// The number of units in a row, and in a column.
  let columns: Int
  let rows: Int

  private let memory: UnsafeMutablePointer<UInt8>
  private let flags: UnsafeMutablePointer<UInt8>

  /// A row with all bits set in the field's columns.
  let inside: UnsafeMutablePointer<UInt8>
  private var now = 0

  /// The width and height of a unit, which the kernels also define.
  static let unit = 64
  static let band = 16

  /// Kernels read whole vectors, also beyond the last row.
  private static let slack = 128

  /// Creates an empty store, aligned so that vectors do not cross cache lines.
  init(size: GridSize) {
    self.size = size
    columns = (size.columns + Self.unit - 1) / Self.unit
    rows = (size.rows + Self.band - 1) / Self.band
    stride = columns * Self.unit
    guard let cells = unsafe aligned_alloc(Self.unit, 2 * stride * size.rows + Self.slack) else {
      preconditionFailure("sizes are checked before a field is made")
    }
    unsafe memset(cells, 0, 2 * stride * size.rows + Self.slack)
    unsafe memory = cells.assumingMemoryBound(to: UInt8.self)
    unsafe flags = zeros(2 * columns * rows + 1)
    unsafe inside = zeros(stride + Self.slack)
    unsafe inside.update(repeating: 0xff, count: size.columns)
  }

  deinit {
    unsafe free(memory)
    unsafe free(flags)
    unsafe free(inside)
  }

  /// The cells of this generation, row by row.
  var cells: UnsafeMutablePointer<UInt8> { unsafe memory + now * stride * size.rows }

  /// The cells of the previous generation, and of the next.
  var otherCells: UnsafeMutablePointer<UInt8> { unsafe memory + (1 - now) * stride * size.rows }

  /// True if each unit differs from two generations ago.
  var changes: UnsafeMutablePointer<UInt8> { unsafe flags + now * columns * rows }

  /// The changes of the previous generation.
  var otherChanges: UnsafeMutablePointer<UInt8> { unsafe flags + (1 - now) * columns * rows }

  /// Marks each unit as changed in the next generation.
  func touchAll() { unsafe memset(otherChanges, 1, columns * rows) }

  /// Makes the other buffer the current one.
  func swap() { now = 1 - now }

  /// Returns a copy with the same cells and changes.
  func copy() -> LargerStore {
    let copy = LargerStore(size: size)
    unsafe memcpy(copy.cells, cells, stride * size.rows)
    unsafe memcpy(copy.otherCells, otherCells, stride * size.rows)
    unsafe memcpy(copy.changes, changes, columns * rows)
    unsafe memcpy(copy.otherChanges, otherChanges, columns * rows)
    return copy
  }

  /// Copies a rectangle of another store to a corner of this one.
  func take(_ area: CellRect, of other: LargerStore, to x: Int, _ y: Int) {
    for row in 0..<max(0, area.height) {
      unsafe memcpy(
        cells + (y + row) * stride + x,
        other.cells + (area.y + row) * other.stride + area.x, max(0, area.width))
    }
  }
}

extension LargerStore {
  /// The smallest rectangle around all cells that are not in state 0.
  var box: CellRect? {
    var left = size.columns
    var right = -1
    var top = 0
    var bottom = 0
    for y in 0..<size.rows {
      let row = unsafe cells + y * stride
      guard let first = unsafe firstLive(row) else { continue }
      if right < 0 { top = y }
      bottom = y + 1
      left = min(left, first)
      var last = size.columns - 1
      while last > right, unsafe row[last] == 0 { last -= 1 }
      right = max(right, last)
    }
    guard right >= 0 else { return nil }
    return CellRect(x: left, y: top, width: right - left + 1, height: bottom - top)
  }

  private func firstLive(_ row: UnsafeMutablePointer<UInt8>) -> Int? {
    var x = 0
    while x < stride {
      if unsafe UnsafeRawPointer(row + x).load(as: UInt64.self) != 0 {
        while unsafe row[x] == 0 { x += 1 }
        return x
      }
      x += 8
    }
    return nil
  }

  /// The number of cells in each state.
  var counts: [Int] {
    // Four tables: adjacent cells rarely increment the same one.
    var tables = InlineArray<4, InlineArray<256, Int>>(repeating: .init(repeating: 0))
    for y in 0..<size.rows {
      let row = unsafe cells + y * stride
      for x in Swift.stride(from: 0, to: stride, by: 4) {
        for place in 0..<4 { unsafe tables[place][Int(row[x + place])] += 1 }
      }
    }
    return (0..<256).map { state in (0..<4).reduce(0) { $0 + tables[$1][state] } }
  }

  /// The number of cells in state 1, if there is no higher state.
  var liveCount: Int {
    var count = 0
    for y in 0..<size.rows {
      let row = unsafe UnsafeRawPointer(cells + y * stride)
      for x in Swift.stride(from: 0, to: stride, by: 8) {
        unsafe count += row.load(fromByteOffset: x, as: UInt64.self).nonzeroBitCount
      }
    }
    return count
  }
}
