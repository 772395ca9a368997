package import GIFWriter
package import TerrariumSimulation

/// A GIF written in a simple way, with everything that other programs write: tables of frames,
/// frames that are removed or cleared, interlaced rows, comments, loops. Its codes compress
/// nothing.
package struct NaiveGIF {
  package private(set) var bytes: [UInt8]
  /// The pictures that a player shows.
  package private(set) var frames: [GIFFrame] = []

  private let width: Int
  private let height: Int
  private let palette: [GIFColor]
  private var canvas: [UInt32]

  package enum Disposal: UInt8, CaseIterable {
    case none, keep, clear, restore
  }

  package struct Frame {
    package var (left, top, width, height): (Int, Int, Int, Int)
    package var palette: [GIFColor]?
    package var indices: [UInt8]
    package var transparent: UInt8?
    package var disposal = Disposal.none
    package var hundredths = 0
    package var isInterlaced = false
    package var hasControl = true

    package init(left: Int, top: Int, width: Int, height: Int, indices: [UInt8]) {
      (self.left, self.top, self.width, self.height) = (left, top, width, height)
      self.indices = indices
    }
  }

  package init(width: Int, height: Int, palette: [GIFColor]) {
    (self.width, self.height, self.palette) = (width, height, palette)
    canvas = [UInt32](repeating: 0, count: width * height)
    bytes = Array("GIF89a".utf8) + Self.two(width) + Self.two(height)
    bytes += [palette.isEmpty ? 0 : 0x80 | Self.bits(palette) - 1, 0, 0] + Self.table(palette)
  }

  package mutating func addLoop(repetitions: Int) {
    bytes += [0x21, 0xff, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + Self.two(repetitions) + [0]
  }

  package mutating func add(comment: String) {
    bytes += [0x21, 0xfe] + Self.blocks(Array(comment.utf8))
  }

  package mutating func end() { bytes.append(0x3b) }

  package mutating func add(_ frame: Frame) {
    if frame.hasControl {
      let flags = frame.disposal.rawValue << 2 | (frame.transparent == nil ? 0 : 1)
      bytes += [0x21, 0xf9, 4, flags] + Self.two(frame.hundredths) + [frame.transparent ?? 0, 0]
    }
    bytes += [0x2c] + [frame.left, frame.top, frame.width, frame.height].flatMap(Self.two)
    let flags = frame.palette.map { 0x80 | Self.bits($0) - 1 } ?? 0
    bytes += [flags | (frame.isInterlaced ? 0x40 : 0)] + Self.table(frame.palette ?? [])
    let codeSize = max(2, Self.bits(frame.palette ?? palette))
    bytes += [codeSize] + Self.blocks(Self.codes(rows(of: frame), Int(codeSize)))
    show(frame)
  }

  private mutating func show(_ frame: Frame) {
    let colours = frame.palette ?? palette
    let before = canvas
    for (place, index) in frame.indices.enumerated() {
      guard !frame.hasControl || index != frame.transparent else { continue }
      let (y, x) = place.quotientAndRemainder(dividingBy: frame.width)
      let colour = colours[Int(index)]
      canvas[(frame.top + y) * width + frame.left + x] =
        0xff00_0000 | UInt32(colour.red) << 16 | UInt32(colour.green) << 8 | UInt32(colour.blue)
    }
    frames.append(GIFFrame(pixels: canvas, hundredths: frame.hasControl ? frame.hundredths : 0))
    guard frame.hasControl else { return }
    switch frame.disposal {
    case .none, .keep: break
    case .restore: canvas = before
    case .clear:
      for y in frame.top..<frame.top + frame.height {
        for x in frame.left..<frame.left + frame.width { canvas[y * width + x] = 0 }
      }
    }
  }

  /// Returns the indices in the order in which they are written.
  private func rows(of frame: Frame) -> [UInt8] {
    guard frame.isInterlaced else { return frame.indices }
    var order: [Int] = []
    for (first, step) in [(0, 8), (4, 8), (2, 4), (1, 2)] {
      var row = first
      while row < frame.height {
        order.append(row)
        row += step
      }
    }
    return order.flatMap { frame.indices[$0 * frame.width..<($0 + 1) * frame.width] }
  }

  /// Returns a code for each index; the table is cleared before codes would become longer.
  private static func codes(_ indices: [UInt8], _ size: Int) -> [UInt8] {
    var bits: [Bool] = []
    func put(_ code: Int) { for bit in 0...size { bits.append(code >> bit & 1 == 1) } }
    for (place, index) in indices.enumerated() {
      if place % (1 << size - 2) == 0 { put(1 << size) }
      put(Int(index))
    }
    put(1 << size + 1)
    return stride(from: 0, to: bits.count, by: 8).map { start in
      (0..<8).reduce(0) { $0 | (start + $1 < bits.count && bits[start + $1] ? 1 << $1 : 0) }
    }
  }

  private static func blocks(_ data: [UInt8]) -> [UInt8] {
    stride(from: 0, to: data.count, by: 255).flatMap { start in
      let block = data[start..<min(start + 255, data.count)]
      return [UInt8(block.count)] + block
    } + [0]
  }

  private static func bits(_ palette: [GIFColor]) -> UInt8 {
    var bits: UInt8 = 1
    while 1 << bits < palette.count { bits += 1 }
    return bits
  }

  private static func table(_ palette: [GIFColor]) -> [UInt8] {
    guard !palette.isEmpty else { return [] }
    let colours = palette.flatMap { [$0.red, $0.green, $0.blue] }
    return colours + [UInt8](repeating: 0, count: 3 << Int(bits(palette)) - colours.count)
  }

  private static func two(_ number: Int) -> [UInt8] {
    [UInt8(number & 255), UInt8(number >> 8)]
  }
}

extension NaiveGIF {
  /// Returns a film of everything that a GIF may have.
  package static func random(using random: inout RandomStream) -> NaiveGIF {
    let (width, height) = (1 + random.draw(below: 40), 1 + random.draw(below: 24))
    func palette() -> [GIFColor] {
      let count = [1, 2, 3, 4, 7, 16, 17, 100, 255, 256][random.draw(below: 10)]
      let isDark = random.happens(1, in: 4)
      return (0..<count).map { _ in
        let code = random.draw(below: isDark ? 8 : 1 << 24)
        return GIFColor(
          red: UInt8(code & 255), green: UInt8(code >> 8 & 255), blue: UInt8(code >> 16))
      }
    }
    let common = palette()
    var gif = NaiveGIF(width: width, height: height, palette: common)
    if random.happens(1, in: 2) { gif.addLoop(repetitions: random.draw(below: 4)) }
    let isSteady = random.happens(1, in: 3)
    var last: Frame?
    for _ in 0..<1 + random.draw(below: 9) {
      if random.happens(1, in: 5) { gif.add(comment: "remark \(random.draw(below: 100))") }
      let (left, top) = (random.draw(below: width), random.draw(below: height))
      var frame = Frame(
        left: left, top: top, width: 1 + random.draw(below: width - left),
        height: 1 + random.draw(below: height - top), indices: [])
      if random.happens(1, in: 3) {
        (frame.left, frame.top, frame.width, frame.height) = (0, 0, width, height)
      }
      if random.happens(1, in: 3) { frame.palette = palette() }
      let count = (frame.palette ?? common).count
      let run = 1 + random.draw(below: 9)
      var index = UInt8(0)
      frame.indices = (0..<frame.width * frame.height).map { _ in
        if random.happens(1, in: run) { index = UInt8(random.draw(below: count)) }
        return index
      }
      if random.happens(1, in: 2) { frame.transparent = UInt8(random.draw(below: count)) }
      if !isSteady { frame.disposal = Disposal.allCases[random.draw(below: 4)] }
      frame.hundredths = [0, 1, 2, 4, 10, 40_000][random.draw(below: 6)]
      frame.isInterlaced = random.happens(1, in: 4)
      frame.hasControl = random.happens(7, in: 8)
      if let last, random.happens(1, in: 4) { frame = last }
      gif.add(frame)
      last = frame
    }
    if random.happens(1, in: 6) { gif.add(comment: "the end") }
    gif.end()
    return gif
  }
}
