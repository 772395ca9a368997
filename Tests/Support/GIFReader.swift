package import TerrariumRendering

/// A GIF read back in a simple way: every frame as a player would show it.
package struct GIFReader {
  package struct Frame {
    package var hundredths: Int
    /// Width times height colours; nil if nothing was ever drawn.
    package var shown: [Colour?]
    /// The rectangle that the frame redrew: left, top, width, height.
    package var area: [Int]
    /// True if it is removed before the next one comes.
    package var isTakenAway: Bool
  }

  package struct Broken: Error {
    package var at: Int
    package var what: String
  }

  package private(set) var width = 0
  package private(set) var height = 0
  package private(set) var palette: [Colour] = []
  package private(set) var frames: [Frame] = []
  package private(set) var comments: [String] = []
  /// The NETSCAPE extension's count, if there is one.
  package private(set) var loopCount: Int?

  private let bytes: [UInt8]
  private var at = 0
  private var hundredths = 0
  private var transparent: Int?
  private var isTakenAway = false
  private var isCleared = false
  private var canvas: [Colour?] = []

  /// Reads a whole GIF.
  package init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    guard String(decoding: try take(6), as: UTF8.self) == "GIF89a" else { throw broken("header") }
    width = try take16()
    height = try take16()
    let flags = Int(try take(1)[0])
    _ = try take(2)
    if flags & 0x80 != 0 { palette = try takeTable(bits: flags & 7 + 1) }
    canvas = [Colour?](repeating: nil, count: width * height)
    while try readBlock() {}
    guard at == bytes.count else { throw broken("bytes after the end") }
  }

  private mutating func readBlock() throws -> Bool {
    switch try take(1)[0] {
    case 0x3b: return false
    case 0x21: try readExtension()
    case 0x2c: try readFrame()
    default: throw broken("unknown block")
    }
    return true
  }

  private mutating func readExtension() throws {
    let label = try take(1)[0]
    switch label {
    case 0xf9:
      let control = try takeBlocks()
      guard control.count == 4, control[0] >> 2 & 7 < 4 else { throw broken("control") }
      isTakenAway = control[0] >> 2 & 7 == 3
      isCleared = control[0] >> 2 & 7 == 2
      hundredths = Int(control[1]) | Int(control[2]) << 8
      transparent = control[0] & 1 != 0 ? Int(control[3]) : nil
    case 0xfe: comments.append(String(decoding: try takeBlocks(), as: UTF8.self))
    case 0xff:
      let name = try take(Int(try take(1)[0]))
      let data = try takeBlocks()
      guard String(decoding: name, as: UTF8.self) == "NETSCAPE2.0", data.count == 3, data[0] == 1
      else { throw broken("application") }
      loopCount = Int(data[1]) | Int(data[2]) << 8
    default: throw broken("unknown extension")
    }
  }

  private mutating func readFrame() throws {
    let area = [try take16(), try take16(), try take16(), try take16()]
    let flags = Int(try take(1)[0])
    let table = flags & 0x80 != 0 ? try takeTable(bits: flags & 7 + 1) : palette
    let codeSize = Int(try take(1)[0])
    let data = try takeBlocks()
    let indices = try unpacked(data, codeSize: codeSize)
    guard indices.count == area[2] * area[3] else { throw broken("\(indices.count) pixels") }
    let before = canvas
    for (i, index) in indices.enumerated() where index != transparent {
      let (y, x) = i.quotientAndRemainder(dividingBy: area[2])
      guard index < table.count, area[0] + x < width, area[1] + y < height else {
        throw broken("pixel outside")
      }
      canvas[(area[1] + y) * width + area[0] + x] = table[index]
    }
    frames.append(
      Frame(hundredths: hundredths, shown: canvas, area: area, isTakenAway: isTakenAway))
    if isTakenAway { canvas = before }
    for y in 0..<area[3] where isCleared {
      for x in 0..<area[2] { canvas[(area[1] + y) * width + area[0] + x] = nil }
    }
    (hundredths, transparent, isTakenAway, isCleared) = (0, nil, false, false)
  }

  /// Unpacks LZW with a list of strings, as in the specification.
  private func unpacked(_ data: [UInt8], codeSize: Int) throws -> [Int] {
    let clear = 1 << codeSize
    var strings: [[Int]] = []
    var (position, size) = (0, codeSize + 1)
    var last: [Int]?
    var result: [Int] = []
    func nextCode() throws -> Int {
      guard position + size <= data.count * 8 else { throw broken("codes end early") }
      defer { position += size }
      return (0..<size).reduce(0) { code, bit in
        let at = position + bit
        return code | Int(data[at / 8] >> UInt8(at % 8) & 1) << bit
      }
    }
    while true {
      let code = try nextCode()
      if code == clear {
        strings = (0..<clear).map { [$0] } + [[], []]
        (size, last) = (codeSize + 1, nil)
        continue
      }
      if code == clear + 1 { return result }
      let string: [Int]
      if code < strings.count {
        string = strings[code]
      } else {
        guard let last, code == strings.count, strings.count < 4096 else {
          throw broken("code \(code) of \(strings.count)")
        }
        string = last + [last[0]]
      }
      result += string
      if let last, strings.count < 4096 { strings.append(last + [string[0]]) }
      if strings.count == 1 << size, size < 12 { size += 1 }
      last = string
    }
  }

  private mutating func takeTable(bits: Int) throws -> [Colour] {
    try (0..<1 << bits).map { _ in
      let part = try take(3)
      return Colour(red: part[0], green: part[1], blue: part[2])
    }
  }

  private mutating func takeBlocks() throws -> [UInt8] {
    var data: [UInt8] = []
    while case let count = Int(try take(1)[0]), count > 0 { data += try take(count) }
    return data
  }

  private mutating func take16() throws -> Int {
    let two = try take(2)
    return Int(two[0]) | Int(two[1]) << 8
  }

  private mutating func take(_ count: Int) throws -> [UInt8] {
    guard at + count <= bytes.count else { throw broken("ends early") }
    defer { at += count }
    return Array(bytes[at..<at + count])
  }

  private func broken(_ what: String) -> Broken { Broken(at: at, what: what) }
}
