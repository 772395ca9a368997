package import TerrariumEncoding
internal import TerrariumPictures

/// Plays a segment: returns the picture of each of its frames, as indices of colours.
package struct SegmentReader {
  private let width: Int
  private let height: Int
  private let grid: TileGrid?
  /// The colours of all tiles, tile after tile.
  private let tilePixels: [UInt32]
  private let colourBytes: Int
  private let tileBytes: Int
  /// The bits of a tile's number: 1 << bits.
  private let bits: Int
  private var control: ByteReader
  private var tiles: ByteReader
  private var pixels: ByteReader
  private var plane: [UInt16]
  private var guesser: TileGuesser?
  private var isFirst = true

  /// Creates a reader of a segment's inflated bytes.
  package init(
    _ bytes: [UInt8], width: Int, height: Int, grid: TileGrid?, tilePixels: [UInt32]
  ) throws(BrokenPicture) {
    self.width = width
    self.height = height
    self.grid = grid
    self.tilePixels = tilePixels
    var head = ByteReader(bytes[...])
    colourBytes = try head.byte()
    tileBytes = try head.byte()
    bits = try head.byte()
    guard 1...3 ~= colourBytes, 1...2 ~= tileBytes, 0...4 ~= bits else { throw .damaged }
    let (controlCount, tileCount) = (try head.variable(), try head.variable())
    control = ByteReader(try head.take(controlCount))
    tiles = ByteReader(try head.take(tileCount))
    pixels = ByteReader(head.rest)
    plane = [UInt16](repeating: 0, count: grid?.count ?? 0)
    guesser = grid.map { TileGuesser($0) }
  }

  /// True if there are no more frames.
  package var isAtEnd: Bool { control.isAtEnd }

  /// Advances a picture to the next frame.
  package mutating func next(into picture: inout [UInt32]) throws(BrokenPicture) {
    let before = plane
    try readTiles()
    if let grid {
      for cell in plane.indices where isFirst || plane[cell] != before[cell] {
        try lay(plane[cell], in: grid.area(ofTile: cell), &picture)
      }
    }
    isFirst = false
    for _ in 0..<(try control.variable()) { try patch(&picture) }
  }

  /// The tile number that leaves pixels unchanged.
  private var hole: UInt16 { tileBytes == 1 ? 255 : .max }

  private func lay(
    _ tile: UInt16, in area: PixelRect, _ picture: inout [UInt32]
  ) throws(BrokenPicture) {
    if tile == hole { return }
    let start = Int(tile) * area.width * area.height
    guard start + area.width * area.height <= tilePixels.count else { throw .damaged }
    for y in 0..<area.height {
      let (to, from) = ((area.top + y) * width + area.left, start + y * area.width)
      for x in 0..<area.width { picture[to + x] = tilePixels[from + x] }
    }
  }

  private mutating func readTiles() throws(BrokenPicture) {
    switch try control.byte() {
    case 0: return
    case 1:
      let numbers = try packed()
      plane = isFirst ? numbers : guesser?.next(plane, differences: numbers) ?? plane
    default: throw .damaged
    }
  }

  private mutating func packed() throws(BrokenPicture) -> [UInt16] {
    var packed: [UInt16] = []
    packed.reserveCapacity(plane.count + 8)
    while packed.count < plane.count {
      if bits == 4 {
        packed.append(UInt16(try tiles.number(bytes: 2)))
        continue
      }
      let (byte, size) = (try tiles.byte(), 1 << bits)
      let mask = 1 << size - 1
      for part in 1...8 >> bits { packed.append(UInt16(byte >> (8 - part * size) & mask)) }
    }
    return Array(packed.prefix(plane.count))
  }

  private mutating func patch(_ picture: inout [UInt32]) throws(BrokenPicture) {
    let area = PixelRect(
      left: try control.variable(), top: try control.variable(), width: try control.variable(),
      height: try control.variable())
    let kind = try control.variable()
    guard area.left + area.width <= width, area.top + area.height <= height, 0...2 ~= kind
    else { throw .damaged }
    let flat = kind == 1 ? try colour() : nil
    // The largest number stands for a pixel that stays.
    let same = kind == 2 ? UInt32(1 << (8 * colourBytes) - 1) : nil
    for y in area.top..<area.top + area.height {
      for place in y * width + area.left..<y * width + area.left + area.width {
        let colour = if let flat { flat } else { try colour() }
        if colour != same { picture[place] = colour }
      }
    }
  }

  private mutating func colour() throws(BrokenPicture) -> UInt32 {
    UInt32(try pixels.number(bytes: colourBytes))
  }
}
