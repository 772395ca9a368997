internal import TerrariumEncoding
internal import TerrariumPictures
internal import TerrariumZlib

/// Writes a segment in each way of storing its tiles, and keeps the shortest.
///
/// The layout is described at the top of `assets/page/player.js`: a head, the control, tiles,
/// pixels.
struct SegmentWriter<Pixel: FixedWidthInteger & UnsignedInteger & Sendable> {
  private let grid: TileGrid?
  /// The tiles of the first frame.
  private let start: [UInt16]
  /// The frames after the first, of which only the patches are used.
  private let frames: [FrameChanges<Pixel>]
  private let colourBytes: Int
  private let tileBytes: Int
  /// The bits of a tile's number if all tiles are stored: 1 << bits.
  private let bits: Int
  /// The control of each frame's patches, and all their pixels.
  private var patches: [[UInt8]] = []
  private var pixels: [UInt8] = []

  /// The most bytes of planes that are tried.
  private static var longestPlanes: Int { 1 << 22 }

  /// Creates a writer of frames; the cells of the first are all in `start`.
  ///
  /// - Parameters:
  ///   - frames: The changes, by the final numbers of tiles.
  ///   - start: The tiles of the first frame.
  ///   - grid: The grid of tiles; nil if there are none.
  ///   - colours: The number of colours so far.
  ///   - tiles: The number of tiles so far.
  init(
    _ frames: [FrameChanges<Pixel>], from start: [UInt16], grid: TileGrid?, colours: Int, tiles: Int
  ) {
    self.grid = grid
    colourBytes = colours <= 1 << 8 ? 1 : colours <= 1 << 16 ? 2 : 3
    tileBytes = tiles <= 255 ? 1 : 2
    // A reader sees the numbers as written, including the one for no tile.
    let none: UInt16 = tiles <= 255 ? 255 : .max
    self.start = start.map { $0 == .max ? none : $0 }
    var frames = frames
    for number in frames.indices {
      for place in frames[number].cells.indices where frames[number].cells[place].tile == .max {
        frames[number].cells[place].tile = none
      }
    }
    self.frames = frames
    var most = self.start.max() ?? 0
    for frame in frames { for change in frame.cells { most = max(most, change.tile) } }
    bits = most < 2 ? 0 : most < 4 ? 1 : most < 16 ? 2 : most < 256 ? 3 : 4
    for frame in frames { tell(frame.patches) }
  }

  private mutating func tell(_ some: [PixelPatch<Pixel>]) {
    var control: [UInt8] = []
    control.append(variable: some.count)
    for patch in some {
      for number in [patch.area.left, patch.area.top, patch.area.width, patch.area.height] {
        control.append(variable: number)
      }
      let isFlat = patch.pixels.allSatisfy { $0 == patch.pixels.first }
      control.append(variable: isFlat ? 2 : 0)
      for pixel in isFlat ? patch.pixels.prefix(1) : patch.pixels[...] {
        pixels.append(Int(truncatingIfNeeded: pixel), bytes: colourBytes)
      }
    }
    patches.append(control)
  }

  /// Returns the bytes of the shortest way.
  func shortest() -> [UInt8] {
    var best: [UInt8]?
    for way in ways {
      let bytes = deflated(written(in: way), as: .bare)
      if best.map({ bytes.count < $0.count }) ?? true { best = bytes }
    }
    return best ?? []
  }

  private var ways: [TileWay] {
    guard grid != nil, frames.contains(where: { !$0.cells.isEmpty }) else { return [.lists] }
    let planes = frames.count * (start.count << bits) / 8
    var ways: [TileWay] = [bits == 0 ? .toggles : .lists, .guesses]
    if planes <= Self.longestPlanes { ways += [.differences, .whole] }
    return ways
  }

  /// Returns the segment before it is deflated.
  func written(in way: TileWay) -> [UInt8] {
    var (control, tiles): ([UInt8], [UInt8]) = ([], [])
    var plane = start
    var guesser = way == .guesses ? grid.map { TileGuesser($0) } : nil
    for (number, frame) in frames.enumerated() {
      if grid == nil {
        control.append(0)
      } else if number == 0 {
        control.append(UInt8(1 + 8 * bits))
        pack(start, into: &tiles)
      } else if frame.cells.isEmpty {
        control.append(0)
      } else {
        let before = plane
        for change in frame.cells { plane[Int(change.cell)] = change.tile }
        switch way {
        case .whole:
          control.append(UInt8(1 + 8 * bits))
          pack(plane, into: &tiles)
        case .differences:
          control.append(UInt8(2 + 8 * bits))
          pack(into: &tiles) { Int(plane[$0] ^ before[$0]) }
        case .lists:
          control.append(3)
          list(frame.cells.map { Int($0.cell) }, into: &control)
          for change in frame.cells { tiles.append(Int(change.tile), bytes: tileBytes) }
        case .toggles:
          control.append(4)
          list(frame.cells.map { Int($0.cell) }, into: &control)
        case .guesses:
          control.append(5)
          let wrong = guesser?.wrong(before, after: plane) ?? []
          list(wrong, into: &control)
          for cell in wrong { tiles.append(Int(plane[cell]), bytes: tileBytes) }
        }
      }
      control += patches[number]
    }
    var bytes = [UInt8(colourBytes), UInt8(tileBytes)]
    bytes.append(variable: control.count)
    bytes.append(variable: tiles.count)
    return bytes + control + tiles + pixels
  }

  private func pack(_ plane: [UInt16], into bytes: inout [UInt8]) {
    pack(into: &bytes) { Int(plane[$0]) }
  }

  /// Appends all tiles, in as few bits each as the largest needs.
  private func pack(into bytes: inout [UInt8], _ tile: (Int) -> Int) {
    guard bits < 4 else {
      for place in start.indices { bytes.append(tile(place), bytes: 2) }
      return
    }
    let (size, perByte) = (1 << bits, 8 >> bits)
    var place = 0
    while place < start.count {
      var byte = 0
      for part in 0..<perByte {
        byte = byte << size | (place + part < start.count ? tile(place + part) : 0)
      }
      bytes.append(UInt8(byte))
      place += perByte
    }
  }

  private func list(_ cells: [Int], into bytes: inout [UInt8]) {
    bytes.append(variable: cells.count)
    var next = 0
    for cell in cells {
      bytes.append(variable: cell - next)
      next = cell + 1
    }
  }
}
