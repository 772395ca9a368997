internal import TerrariumEncoding
internal import TerrariumPictures
internal import TerrariumZlib

/// Writes a segment. The layout is described at the top of `assets/page/player.js`: a head, the
/// control, tiles, pixels.
struct SegmentWriter<Pixel: FixedWidthInteger & UnsignedInteger & Sendable> {
  private let grid: TileGrid?
  /// The tiles of the first frame.
  private let start: [UInt16]
  /// The frames after the first, of which only the patches are used.
  private let frames: [FrameChanges<Pixel>]
  private let colours: Int
  private let tileBytes: Int
  /// The bits of a tile's number: 1 << bits.
  private let bits: Int

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
    self.colours = colours
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
  }

  /// Returns the segment, deflated: with all pixels of its patches, which repeat where a picture
  /// moves, or without those that stay, whichever is shorter.
  func bytes() -> [UInt8] {
    let whole = deflated(written(leavesSame: false), as: .bare)
    guard frames.contains(where: { $0.patches.contains { $0.isSame.contains(true) } }) else {
      return whole
    }
    let changes = deflated(written(leavesSame: true), as: .bare)
    return changes.count < whole.count ? changes : whole
  }

  private func written(leavesSame: Bool) -> [UInt8] {
    let numbers = colours + (leavesSame ? 1 : 0)
    let colourBytes = numbers <= 1 << 8 ? 1 : numbers <= 1 << 16 ? 2 : 3
    var control: [UInt8] = []
    var tiles: [UInt8] = []
    var pixels: [UInt8] = []
    var plane = start
    var guesser = grid.map { TileGuesser($0) }
    for (number, frame) in frames.enumerated() {
      let changes = grid != nil && (number == 0 || !frame.cells.isEmpty)
      control.append(changes ? 1 : 0)
      if changes, number == 0 {
        pack(start, into: &tiles)
      } else if changes {
        let before = plane
        for change in frame.cells { plane[Int(change.cell)] = change.tile }
        pack(guesser?.differences(from: before, to: plane) ?? [], into: &tiles)
      }
      control.append(variable: frame.patches.count)
      for patch in frame.patches {
        for number in [patch.area.left, patch.area.top, patch.area.width, patch.area.height] {
          control.append(variable: number)
        }
        let isFlat = patch.pixels.allSatisfy { $0 == patch.pixels.first }
        let leaves = leavesSame && !isFlat && patch.isSame.contains(true)
        control.append(variable: isFlat ? 1 : leaves ? 2 : 0)
        for (place, pixel) in (isFlat ? patch.pixels.prefix(1) : patch.pixels[...]).enumerated() {
          // The largest number stands for a pixel that stays.
          let isLeft = leaves && patch.isSame[place]
          pixels.append(isLeft ? .max : Int(truncatingIfNeeded: pixel), bytes: colourBytes)
        }
      }
    }
    var bytes = [UInt8(colourBytes), UInt8(tileBytes), UInt8(bits)]
    bytes.append(variable: control.count)
    bytes.append(variable: tiles.count)
    return bytes + control + tiles + pixels
  }

  /// Appends the numbers of all cells, in as few bits each as the largest needs.
  private func pack(_ numbers: [UInt16], into bytes: inout [UInt8]) {
    guard bits < 4 else {
      for number in numbers { bytes.append(Int(number), bytes: 2) }
      return
    }
    let (size, perByte) = (1 << bits, 8 >> bits)
    for place in stride(from: 0, to: numbers.count, by: perByte) {
      var byte = 0
      for part in place..<place + perByte {
        byte = byte << size | (part < numbers.count ? Int(numbers[part]) : 0)
      }
      bytes.append(UInt8(byte))
    }
  }
}
