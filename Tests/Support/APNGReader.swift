package import TerrariumEncoding
internal import TerrariumGD

/// An animated PNG read back: each frame becomes a PNG of its own, is decoded by gd, and placed by
/// its control chunk.
package struct APNGReader {
  package struct Frame {
    /// Width times height colours, as `0xAARRGGBB`.
    package var shown: [UInt32]
    package var delay: FrameDelay
    package var area: [Int]
  }

  package struct Broken: Error {
    package var what: String
  }

  package private(set) var frames: [Frame] = []
  package private(set) var announcedFrames = 0
  package private(set) var plays = 0
  package let width: Int
  package let height: Int

  private let beginning: [PNGChunk]
  private var canvas: [UInt32]
  private var sequence = 0

  /// Reads a whole animated PNG.
  package init(_ bytes: [UInt8]) throws {
    let chunks = pngChunks(bytes)
    guard chunks.first?.type == "IHDR", chunks.last?.type == "IEND" else {
      throw Broken(what: "no PNG")
    }
    guard try pngFile(chunks) == bytes else { throw Broken(what: "check sum") }
    let size = Array(chunks[0].data)
    (width, height) = (number(size[0..<4]), number(size[4..<8]))
    canvas = [UInt32](repeating: 0, count: width * height)
    beginning = chunks.filter { ["IHDR", "PLTE", "tRNS"].contains($0.type) }
    var control: [UInt8]?
    var data: [UInt8] = []
    for chunk in chunks {
      switch chunk.type {
      case "acTL":
        announcedFrames = number(chunk.data.prefix(4))
        plays = number(chunk.data.suffix(4))
      case "fcTL":
        if let control { try show(control, data) }
        try expect(chunk)
        (control, data) = (Array(chunk.data), [])
      case "IDAT": data += chunk.data
      case "fdAT":
        try expect(chunk)
        data += chunk.data.dropFirst(4)
      default: break
      }
    }
    if let control { try show(control, data) }
  }

  /// Checks the sequence number of a control or data chunk.
  private mutating func expect(_ chunk: PNGChunk) throws {
    guard number(chunk.data.prefix(4)) == sequence else { throw Broken(what: "sequence") }
    sequence += 1
  }

  private mutating func show(_ control: [UInt8], _ data: [UInt8]) throws {
    let parts = (1..<5).map { number(control[4 * $0..<4 * $0 + 4]) }
    let (width, height, left, top) = (parts[0], parts[1], parts[2], parts[3])
    guard left + width <= self.width, top + height <= self.height, control[24] == 0 else {
      throw Broken(what: "area")
    }
    let header = control[4..<12] + beginning[0].data.dropFirst(8)
    let still =
      [PNGChunk(type: "IHDR", data: ArraySlice(Array(header)))] + beginning.dropFirst()
      + [PNGChunk(type: "IDAT", data: data[...]), PNGChunk(type: "IEND", data: [])]
    let pixels = try DecodedPicture(pngFile(still)).pixels
    for (i, pixel) in pixels.enumerated() where control[25] == 0 || pixel >> 24 != 0 {
      canvas[(top + i / width) * self.width + left + i % width] = pixel
    }
    let delay = FrameDelay(number(control[20..<22]), over: number(control[22..<24]))
    frames.append(Frame(shown: canvas, delay: delay, area: [left, top, width, height]))
  }
}

private func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
