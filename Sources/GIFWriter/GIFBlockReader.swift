/// Reads the blocks of a GIF in order; frames are not unpacked.
package struct GIFBlockReader: Sendable {
  package enum Block: Sendable {
    case control(GIFControl)
    case `extension`(GIFExtension)
    case frame(GIFFrameBlock)
  }

  package let width: Int
  package let height: Int
  /// The colours of frames without a table of their own; empty if the file has no such table.
  let palette: [GIFColor]
  /// The background: an index into the palette.
  let background: Int
  /// The aspect ratio of a pixel as the file encodes it; 0 is unknown.
  let aspect: UInt8

  let bytes: [UInt8]
  /// The offset of the next byte.
  private(set) var offset = 6
  private var frames = 0
  private var isAtEnd = false

  /// Reads the header.
  package init(_ bytes: [UInt8]) throws(BrokenGIF) {
    guard bytes.starts(with: "GIF89a".utf8) || bytes.starts(with: "GIF87a".utf8) else {
      throw BrokenGIF(.notAGIF, at: 0)
    }
    self.bytes = bytes
    guard bytes.count >= 13 else { throw BrokenGIF(.endsEarly, at: bytes.count) }
    (width, height) = (Self.number(bytes[6..<8]), Self.number(bytes[8..<10]))
    (background, aspect) = (Int(bytes[11]), bytes[12])
    offset = 13
    let size = bytes[10] & 0x80 == 0 ? 0 : 6 << Int(bytes[10] & 7)
    guard bytes.count >= 13 + size else { throw BrokenGIF(.endsEarly, at: bytes.count) }
    palette = Self.colours(bytes[13..<13 + size])
    offset += size
  }

  /// Returns the next block; nil at the end and from then on.
  package mutating func next() throws(BrokenGIF) -> Block? {
    guard !isAtEnd else { return nil }
    let start = offset
    switch try byte() {
    case 0x3b:
      isAtEnd = true
      return nil
    case 0x21: return try takeExtension(from: start)
    case 0x2c: return .frame(try takeFrame(from: start))
    case let other: throw BrokenGIF(.unknownBlock(other), at: start)
    }
  }

  private mutating func takeExtension(from start: Int) throws(BrokenGIF) -> Block {
    let label = try byte()
    if label == 0xf9 {
      let facts = try takeBlocks()
      guard facts.count == 4 else { throw BrokenGIF(.badControl, at: start) }
      return .control(GIFControl(facts))
    }
    var name: [UInt8] = []
    if label == 0xff {
      name = Array(try take(Int(try byte())))
      // The name of an application is a block of its own; an empty one ends the blocks.
      if name.isEmpty { offset -= 1 }
    }
    let data = try takeBlocks()
    return .extension(GIFExtension(label: label, name: name, data: data, bytes: start..<offset))
  }

  private mutating func takeFrame(from start: Int) throws(BrokenGIF) -> GIFFrameBlock {
    frames += 1
    let facts = Array(try take(9))
    let flags = facts[8]
    let table = try take(flags & 0x80 == 0 ? 0 : 6 << Int(flags & 7))
    let codeSize = Int(try byte())
    let data = try takeBlocks()
    let area = PixelArea(
      left: Self.number(facts[0..<2]), top: Self.number(facts[2..<4]),
      width: Self.number(facts[4..<6]), height: Self.number(facts[6..<8]))
    guard area.left + area.width <= width, area.top + area.height <= height else {
      throw BrokenGIF(.frameOutside, at: start, frame: frames)
    }
    guard 1...8 ~= codeSize else { throw BrokenGIF(.badCodes, at: start, frame: frames) }
    return GIFFrameBlock(
      area: area, palette: table.isEmpty ? palette : Self.colours(table),
      isInterlaced: flags & 0x40 != 0, codeSize: codeSize, data: data, number: frames,
      offset: start)
  }

  private mutating func byte() throws(BrokenGIF) -> UInt8 {
    guard offset < bytes.count else { throw BrokenGIF(.endsEarly, at: offset) }
    defer { offset += 1 }
    return bytes[offset]
  }

  private mutating func take(_ count: Int) throws(BrokenGIF) -> ArraySlice<UInt8> {
    guard bytes.count - offset >= count else { throw BrokenGIF(.endsEarly, at: bytes.count) }
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  /// Reads the data of the blocks up to an empty one.
  private mutating func takeBlocks() throws(BrokenGIF) -> [UInt8] {
    var data: [UInt8] = []
    while case let count = Int(try byte()), count > 0 { data += try take(count) }
    return data
  }

  private static func colours(_ bytes: ArraySlice<UInt8>) -> [GIFColor] {
    stride(from: bytes.startIndex, to: bytes.endIndex, by: 3).map {
      GIFColor(red: bytes[$0], green: bytes[$0 + 1], blue: bytes[$0 + 2])
    }
  }

  /// Returns a number of two bytes, the lower one first.
  static func number(_ two: ArraySlice<UInt8>) -> Int {
    two.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}

/// A control block, which tells how the next frame is shown.
package struct GIFControl: Sendable {
  /// The treatment of a frame before the next one is drawn.
  enum Disposal: UInt8 {
    case keep = 1
    case clear = 2
    case restore = 3
  }

  var hundredths = 0
  var transparent: UInt8?
  var disposal = Disposal.keep
  var waitsForInput = false

  init() {}

  init(_ facts: [UInt8]) {
    hundredths = GIFBlockReader.number(facts[1..<3])
    transparent = facts[0] & 1 == 0 ? nil : facts[3]
    disposal = Disposal(rawValue: facts[0] >> 2 & 7) ?? .keep
    waitsForInput = facts[0] & 2 != 0
  }
}

/// A comment, data of an application, or text to draw.
package struct GIFExtension: Sendable {
  package let label: UInt8
  /// The name of the application for its data.
  let name: [UInt8]
  package let data: [UInt8]
  /// The range of the whole block in the file.
  let bytes: Range<Int>

  package var isComment: Bool { label == 0xfe }
  /// True if it is text that a player should draw by itself; hardly any does.
  var isPlainText: Bool { label == 0x01 }

  /// The number of times that a player repeats the film after the first, if the extension gives it.
  var repetitions: Int? {
    guard label == 0xff, data.count >= 3, data[0] & 7 == 1,
      name.elementsEqual("NETSCAPE2.0".utf8) || name.elementsEqual("ANIMEXTS1.0".utf8)
    else { return nil }
    return GIFBlockReader.number(data[1..<3])
  }
}

/// A frame as stored in the file.
package struct GIFFrameBlock: Sendable {
  let area: PixelArea
  /// Its own colours, or those of the whole file.
  let palette: [GIFColor]
  let isInterlaced: Bool
  let codeSize: Int
  let data: [UInt8]
  /// Its number, from 1, and its first byte in the file.
  let number: Int
  let offset: Int

  /// Returns the indices of its pixels, row by row.
  func indices() throws(BrokenGIF) -> [UInt8] {
    do throws(BrokenGIF.Reason) {
      let indices = try LZWReader(data: data, codeSize: codeSize).indices(area.width * area.height)
      return isInterlaced ? deinterlaced(indices) : indices
    } catch {
      throw BrokenGIF(error, at: offset, frame: number)
    }
  }

  /// Returns the rows in order; they are stored as every eighth from the first, then from the
  /// fifth, every fourth from the third, every second from the second.
  private func deinterlaced(_ indices: [UInt8]) -> [UInt8] {
    let order = [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { first, step in
      Array(stride(from: first, to: area.height, by: step))
    }
    var result = indices
    for (place, row) in order.enumerated() where place != row {
      result.replaceSubrange(
        row * area.width..<(row + 1) * area.width,
        with: indices[place * area.width..<(place + 1) * area.width])
    }
    return result
  }
}
