internal import GD

/// The pictures of a GIF.
struct GIFPictures: PictureReader {
  let width: Int
  let height: Int
  private(set) var timesToPlay: Int? = 1

  private var reader: ByteReader
  private var palette: [UInt32] = []
  /// Empty before the first picture, so that reading the size alone takes no memory for it.
  private var canvas: [UInt32] = []
  /// The values of the last graphic control block.
  private var control = Control()
  /// The canvas that the next picture is drawn on, where that is another one.
  private var undo: [UInt32]?

  private struct Control {
    var hundredths = 0
    var transparent: Int?
    var disposal = 0
  }

  private static let areaLimit = 1 << 28

  /// True if the file is long enough for pictures of its size.
  private let isLongEnough: Bool

  init(_ bytes: [UInt8]) throws(BrokenPicture) {
    guard bytes.starts(with: "GIF89a".utf8) || bytes.starts(with: "GIF87a".utf8) else {
      throw .otherFormat
    }
    reader = ByteReader(bytes[6...])
    (width, height) = (try reader.number(bytes: 2), try reader.number(bytes: 2))
    let flags = try reader.byte()
    _ = try reader.take(2)
    guard width > 0, height > 0, width * height <= Self.areaLimit else { throw .damaged }
    isLongEnough = width * height / DecodedPicture.pixelsPerByte <= bytes.count
    if flags & 0x80 != 0 { palette = try takeTable(bits: (flags & 7) + 1) }
    // How often it plays stands before the first picture.
    while reader.rest.first == 0x21 {
      _ = try reader.byte()
      try readExtension()
    }
  }

  mutating func next() throws(BrokenPicture) -> ShownPicture? {
    if let undo { canvas = undo }
    undo = nil
    while true {
      switch try reader.byte() {
      case 0x3b: return nil
      case 0x21: try readExtension()
      case 0x2c: return try picture()
      default: throw .damaged
      }
    }
  }

  private mutating func readExtension() throws(BrokenPicture) {
    switch try reader.byte() {
    case 0xf9:
      let facts = try takeBlocks()
      guard facts.count == 4 else { throw .damaged }
      control = Control(
        hundredths: Self.number(facts[1..<3]), transparent: facts[0] & 1 != 0 ? Int(facts[3]) : nil,
        disposal: Int(facts[0] >> 2 & 7))
    case 0xff:
      let name = try reader.take(reader.byte())
      let data = try takeBlocks()
      if name.elementsEqual("NETSCAPE2.0".utf8), data.count >= 3, data[0] & 7 == 1 {
        // The file says how often it is repeated.
        let repeats = Self.number(data[1..<3])
        timesToPlay = repeats == 0 ? 0 : repeats + 1
      }
    default: _ = try takeBlocks()
    }
  }

  private mutating func picture() throws(BrokenPicture) -> ShownPicture {
    let area = try (0..<4).map { (_) throws(BrokenPicture) in try reader.number(bytes: 2) }
    let flags = try reader.byte()
    let table = flags & 0x80 != 0 ? try takeTable(bits: (flags & 7) + 1) : palette
    let codeSize = try reader.byte()
    guard 1...11 ~= codeSize, area[0] + area[2] <= width, area[1] + area[3] <= height else {
      throw .damaged
    }
    let data = try takeBlocks()
    guard isLongEnough else { throw .endsEarly }
    let indices = try LZWReader(data: data, codeSize: codeSize).indices(area[2] * area[3])
    if canvas.isEmpty { canvas = [UInt32](repeating: 0, count: width * height) }
    let before = canvas
    draw(indices, table, area)
    let shown = ShownPicture(pixels: canvas, delay: FrameDelay(control.hundredths, over: 100))
    dispose(area, before)
    control = Control()
    return shown
  }

  private mutating func draw(_ indices: [UInt8], _ table: [UInt32], _ area: [Int]) {
    var from = 0
    for y in area[1]..<area[1] + area[3] {
      let start = y * width + area[0]
      for x in start..<start + area[2] {
        let index = Int(indices[from])
        from += 1
        if index != control.transparent { canvas[x] = index < table.count ? table[index] : 0 }
      }
    }
  }

  private mutating func dispose(_ area: [Int], _ before: [UInt32]) {
    switch control.disposal {
    case 2:
      var cleared = canvas
      for y in area[1]..<area[1] + area[3] {
        for x in area[0]..<area[0] + area[2] { cleared[y * width + x] = 0 }
      }
      undo = cleared
    case 3: undo = before
    default: break
    }
  }
}

extension GIFPictures {
  private mutating func takeTable(bits: Int) throws(BrokenPicture) -> [UInt32] {
    let parts = Array(try reader.take(3 << bits))
    return (0..<1 << bits).map { place in
      0xff00_0000 | parts[3 * place..<3 * place + 3].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  private mutating func takeBlocks() throws(BrokenPicture) -> [UInt8] {
    var data: [UInt8] = []
    while case let count = try reader.byte(), count > 0 { data += try reader.take(count) }
    return data
  }

  private static func number(_ two: some Sequence<UInt8>) -> Int {
    two.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}

/// Unpacks the codes of a GIF's picture.
struct LZWReader {
  let data: [UInt8]
  let codeSize: Int

  /// The indices of a number of pixels.
  ///
  /// A string of the table is the string of another code and one index more: it is written from its
  /// end, whose place its length tells.
  func indices(_ count: Int) throws(BrokenPicture) -> [UInt8] {
    guard count / DecodedPicture.pixelsPerByte <= data.count else { throw .endsEarly }
    let clear = 1 << codeSize
    var strings = Strings(roots: clear)
    var pixels = [UInt8](repeating: 0, count: count)
    var (done, bit, size, last) = (0, 0, codeSize + 1, -1)
    while done < count {
      guard bit + size <= data.count * 8 else { throw .endsEarly }
      let code = self.code(at: bit, size)
      bit += size
      if code == clear {
        strings.reset()
        (size, last) = (codeSize + 1, -1)
        continue
      }
      guard code != clear + 1 else { throw .endsEarly }
      guard code < strings.count || code == strings.count && last >= 0 else { throw .damaged }
      if last >= 0, strings.count < 4096 {
        strings.add(last, strings.first(of: code == strings.count ? last : code))
        if strings.count == 1 << size, size < 12 { size += 1 }
      }
      guard code < strings.count, case let length = strings.length(of: code), done + length <= count
      else { throw .damaged }
      strings.write(code, to: &pixels, endingAt: done + length)
      done += length
      last = code
    }
    return pixels
  }

  private func code(at bit: Int, _ size: Int) -> Int {
    var word = 0
    for place in 0..<3 where bit / 8 + place < data.count {
      word |= Int(data[bit / 8 + place]) << (8 * place)
    }
    return word >> (bit % 8) & (1 << size - 1)
  }

  private struct Strings {
    private var parents: [Int16]
    private var ends: [UInt8]
    private var firsts: [UInt8]
    private var lengths: [Int32]
    private let roots: Int
    private(set) var count: Int

    init(roots: Int) {
      self.roots = roots
      parents = [Int16](repeating: -1, count: 4096)
      ends = (0..<4096).map { UInt8(truncatingIfNeeded: $0) }
      firsts = ends
      lengths = [Int32](repeating: 1, count: 4096)
      count = roots + 2
    }

    mutating func reset() { count = roots + 2 }

    mutating func add(_ parent: Int, _ end: UInt8) {
      parents[count] = Int16(parent)
      ends[count] = end
      firsts[count] = firsts[parent]
      lengths[count] = lengths[parent] + 1
      count += 1
    }

    func first(of code: Int) -> UInt8 { firsts[code] }

    func length(of code: Int) -> Int { Int(lengths[code]) }

    func write(_ code: Int, to pixels: inout [UInt8], endingAt end: Int) {
      var (code, at) = (code, end)
      while true {
        at -= 1
        pixels[at] = ends[code]
        if code < roots { return }
        code = Int(parents[code])
      }
    }
  }
}
