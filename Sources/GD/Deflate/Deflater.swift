internal import LibC

/// Compresses the rows of a picture as deflate (RFC 1951).
///
/// Rows are compressed when the window is full or all have come, so it does not matter in what
/// strips they come.
@safe package struct Deflater: ~Copyable {
  /// The bytes of the window beside the farthest distance.
  private static let piece = 1 << 18
  /// The tokens of a block that ends where the window slides. A smaller one goes on, though its
  /// first bytes are no longer at hand and it cannot be stored as it is.
  private static let large = 4096
  /// A picture of so few bytes is compressed in three ways, and the shortest is taken.
  private static let small = 800

  private var writer = BitWriter()
  private var parser: TokenParser
  private let window: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  private let row: Int
  private let level: Int
  /// The end of the bytes in the window.
  private var end = 0
  /// The first byte of the block, if the window still holds it.
  private var start: Int? = 0
  /// True until bytes are parsed.
  private var isNew = true

  /// A compressor for a number of rows of a number of bytes; levels go from 0 to 9.
  package init(row: Int, rows: Int, level: Int) {
    (self.row, self.level) = (row, level)
    let (total, isTooLarge) = row.multipliedReportingOverflow(by: rows)
    let most = DistanceSymbols.farthest + Self.piece
    capacity = isTooLarge ? most : min(total, most)
    unsafe window = .allocate(capacity: capacity + 32)
    unsafe parser = TokenParser(window, row: row, depth: depths[level])
  }

  deinit {
    unsafe window.deallocate()
  }

  /// Adds a row so many times.
  @unsafe package mutating func append(_ bytes: UnsafePointer<UInt8>, times: Int) {
    guard times > 0 else { return }
    var isRepeat = unsafe end >= row && memcmp(window + end - row, bytes, row) == 0
    for _ in 0..<times {
      unsafe add(bytes)
      if isRepeat, row <= DistanceSymbols.farthest { parser.add(repeated: end - row..<end) }
      isRepeat = true
    }
  }

  /// The bytes compressed since they were last taken.
  package mutating func take() -> [UInt8] { writer.take() }

  /// Compresses the rest and ends the stream.
  package mutating func finish() {
    unsafe (window + end).initialize(repeating: 0, count: 32)
    let isWhole = isNew
    parse(until: end)
    let isOneBlock = isWhole && writer.isEmpty
    flush(isLast: true)
    guard isOneBlock, writer.count < Self.small, level > 0, end > 0 else { return }
    for worth: Int32 in [16, 8] {
      var best = BitWriter()
      swap(&best, &writer)
      parser.restartPreferringNear(worth: worth)
      start = 0
      parse(until: end)
      flush(isLast: true)
      if best.count <= writer.count { swap(&best, &writer) }
    }
  }

  @unsafe private mutating func add(_ bytes: UnsafePointer<UInt8>) {
    var done = 0
    while done < row {
      if end == capacity { slide() }
      let part = min(row - done, capacity - end)
      unsafe (window + end).update(from: bytes + done, count: part)
      end += part
      done += part
    }
  }

  /// Compresses most of the window and moves the rest to its front.
  private mutating func slide() {
    // a match that is looked for may be as long
    parse(until: end - 2 * MatchFinder.longest)
    if level == 0 || parser.block.count >= Self.large { flush(isLast: false) }
    // chains of places stay in order
    let farthest = DistanceSymbols.farthest
    let shift = (parser.place - farthest) / farthest * farthest
    unsafe window.update(from: window + shift, count: end - shift)
    parser.slide(shift)
    end -= shift
    start = start.flatMap { $0 < shift ? nil : $0 - shift }
  }

  private mutating func parse(until limit: Int) {
    guard level > 0 else { return parser.store(until: limit) }
    if isNew { parser.rehearse(until: limit, end: end) }
    isNew = false
    parser.parse(until: limit, end: end)
    while parser.place < limit {
      flush(isLast: false)
      parser.parse(until: limit, end: end)
    }
  }

  private mutating func flush(isLast: Bool) {
    unsafe writer.write(parser.block, source: start.map { unsafe window + $0 }, isLast: isLast)
    if isLast {
      writer.reserve(8)
      writer.align()
    }
    parser.clear()
    start = parser.place
  }
}

/// The number of places searched for a match, by level.
private let depths: InlineArray<10, Int> = [0, 4, 8, 16, 32, 64, 96, 128, 256, 1024]
