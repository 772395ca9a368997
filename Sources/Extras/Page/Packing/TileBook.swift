/// The distinct tiles of a film: those kept for good, followed by those of the current segment.
struct TileBook<Pixel: FixedWidthInteger & UnsignedInteger & Sendable> {
  /// The pixels of a tile.
  private let width: Int
  private let height: Int
  /// The pixels of all tiles in sequence.
  private(set) var pixels: [Pixel] = []
  /// The number of tiles kept for good.
  private(set) var kept = 0
  private(set) var count = 0
  /// The numbers of tiles by their hashes.
  private var places: [UInt64: [UInt16]] = [:]
  private var last: (hash: UInt64, number: UInt16)?

  /// The most tiles; the next number means no tile.
  static var limit: Int { 65_535 }
  /// The most pixels of the tiles kept for good, and of all.
  private static var keptPixels: Int { 1 << 22 }
  private static var allPixels: Int { 1 << 23 }

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  private var area: Int { width * height }

  /// True if there may be no room for another tile.
  var isFull: Bool { count >= Self.limit || (count + 1) * area > Self.allPixels }

  /// Returns the number of the tile at a place of a picture, adding it if new; nil if there is no
  /// room.
  mutating func number(at origin: Int, of picture: [Pixel], stride: Int) -> UInt16? {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for y in 0..<height {
      let start = origin + y * stride
      for place in start..<start + width {
        hash = (hash ^ UInt64(truncatingIfNeeded: picture[place])) &* 0x0000_0100_0000_01b3
      }
    }
    if let last, last.hash == hash, isTile(last.number, at: origin, picture, stride) {
      return last.number
    }
    if let found = places[hash]?.first(where: { isTile($0, at: origin, picture, stride) }) {
      last = (hash, found)
      return found
    }
    guard count < Self.limit else { return nil }
    for y in 0..<height {
      let start = origin + y * stride
      pixels += picture[start..<start + width]
    }
    let number = UInt16(count)
    count += 1
    places[hash, default: []].append(number)
    last = (hash, number)
    return number
  }

  private func isTile(_ number: UInt16, at origin: Int, _ picture: [Pixel], _ stride: Int) -> Bool {
    var place = Int(number) * area
    for y in 0..<height {
      let start = origin + y * stride
      for from in start..<start + width {
        if picture[from] != pixels[place] { return false }
        place += 1
      }
    }
    return true
  }

  /// The pixels of a tile.
  func pixels(of number: UInt16) -> ArraySlice<Pixel> {
    pixels[Int(number) * area..<(Int(number) + 1) * area]
  }

  /// Keeps the new tiles that were used more than once, the most used first, and drops the others.
  ///
  /// - Parameter uses: The uses of every tile.
  /// - Returns: The final number of each tile; nil for dropped ones.
  mutating func settle(uses: [Int]) -> [UInt16?] {
    let least = area <= 4 ? 1 : 2
    let room = min(Self.limit, max(1, Self.keptPixels / max(1, area)))
    let chosen = (kept..<count).filter { uses[$0] >= least }
      .sorted { (uses[$1], $0) < (uses[$0], $1) }
      .prefix(max(0, room - kept))
    var numbers: [UInt16?] = (0..<count).map { $0 < kept ? UInt16($0) : nil }
    var settled = Array(pixels.prefix(kept * area))
    for (place, tile) in chosen.enumerated() {
      numbers[tile] = UInt16(kept + place)
      settled += pixels(of: UInt16(tile))
    }
    for (hash, some) in places {
      let left = some.compactMap { numbers[Int($0)] }
      places[hash] = left.isEmpty ? nil : left
    }
    pixels = settled
    kept += chosen.count
    (count, last) = (kept, nil)
    return numbers
  }
}
