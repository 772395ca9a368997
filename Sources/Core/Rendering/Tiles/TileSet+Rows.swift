// A kernel that draws rows of tiles. Bytes are copied eight at a time, beyond a tile's end where
// the next tile will be. The last tiles of a row, and tiles with lines between them, are copied
// exactly.

extension TileSet {
  /// The bytes after the last tile, so that eight can be read from any position.
  package static let overrun = 8

  /// Draws one pixel row of a row of cells, tile after tile, `line` pixels apart.
  @unsafe
  func layRow(
    _ y: Int, of states: UnsafeBufferPointer<UInt8>, row: Int, line: Int,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    unsafe pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      let start = unsafe base + (row % period * period * side + y) * side
      if side == 1 && line == 0 && period == 1 {
        unsafe layPoints(states, from: start, into: target)
      } else {
        unsafe layTiles(states, from: start, line: line, into: target)
      }
    }
  }

  /// Draws tiles of a single pixel.
  @unsafe
  private func layPoints(
    _ states: UnsafeBufferPointer<UInt8>, from tiles: UnsafePointer<UInt8>,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    guard pixels.count == 2 + Self.overrun else {
      for x in 0..<states.count { unsafe target[x] = tiles[Int(states[x])] }
      return
    }
    // Two states need no table, and are handled many pixels at a time.
    let first = unsafe tiles[0]
    let change = unsafe first ^ tiles[1]
    for x in 0..<states.count { unsafe target[x] = first ^ (change & (0 &- states[x])) }
  }

  @unsafe
  private func layTiles(
    _ states: UnsafeBufferPointer<UInt8>, from tiles: UnsafePointer<UInt8>, line: Int,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    let side = side
    let pitch = side + line
    let area = side * side
    let areaOfRow = period * area
    let areaOfState = period * areaOfRow
    // Without lines, the next tiles overwrite the excess.
    let roundedSide = (side + 7) & ~7
    let quick = line > 0 ? 0 : max(0, states.count - (roundedSide + side - 1) / side)
    // The tile of the first state on the background of a column.
    var ground = 0
    var place = unsafe target
    for column in 0..<states.count {
      let tile = unsafe tiles + (Int(states[column]) &* areaOfState &+ ground)
      if column < quick {
        var x = 0
        repeat {
          let eight = unsafe UnsafeRawPointer(tile + x).loadUnaligned(as: UInt64.self)
          unsafe UnsafeMutableRawPointer(place + x).storeBytes(of: eight, as: UInt64.self)
          x &+= 8
        } while x < side
      } else {
        for x in 0..<side { unsafe place[x] = tile[x] }
      }
      unsafe place += pitch
      ground &+= area
      if ground == areaOfRow { ground = 0 }
    }
  }
}
