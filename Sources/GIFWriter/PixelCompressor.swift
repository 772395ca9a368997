// A kernel: LZW pixel by pixel, for pictures whose runs are too short to be worth finding, such as
// noise and photographs. Every pixel is written as itself. With few symbols the longer phrase is
// looked up in a table with a place for each pair, with many in a hash table (see PhraseChildren).
//
// In a two-coloured picture, once the table is full and no longer changes, twelve pixels are looked
// up at once: FirstSteps has the phrase for each combination of them.

/// Compresses an area of pixels whose values are below `symbols`.
func compressPixels(_ pixels: [UInt8], width: Int, area: PixelArea, symbols: Int) -> [UInt8] {
  precondition((area.top + area.height) * width <= pixels.count && !area.isEmpty)
  precondition(pixels.allAre(below: symbols), "an index beyond the palette")
  guard symbols > 16 else {
    var compressor = PixelCompressor(symbols: symbols, children: ChildTable(symbols: symbols))
    return compressor.compress(pixels, width: width, area: area)
  }
  var compressor = PixelCompressor(symbols: symbols, children: ChildHash())
  return compressor.compress(pixels, width: width, area: area)
}

@safe private struct PixelCompressor<Children: PhraseChildren & ~Copyable>: ~Copyable {
  private let codeSize: Int
  private let symbols: Int
  private var children: Children
  private var policy = ClearPolicy()
  private var stream: CodeStream
  private var firstSteps = FirstSteps()
  private var next: Int
  private var width: Int

  init(symbols: Int, children: consuming Children) {
    codeSize = max(2, tableDepth(colours: symbols))
    self.symbols = symbols
    self.children = children
    self.children.removeAll()
    stream = CodeStream(codeSize: codeSize)
    (next, width) = (1 << codeSize + 2, codeSize + 1)
  }

  mutating func compress(_ pixels: [UInt8], width: Int, area: PixelArea) -> [UInt8] {
    stream.put(1 << codeSize, bits: self.width)
    var phrase = Int(pixels[area.top * width + area.left])
    for y in area.top..<area.top + area.height {
      let start = y * width + area.left
      let from = y == area.top ? start + 1 : start
      phrase = unsafe pixels.withUnsafeBytes {
        unsafe write($0, from..<start + area.width, after: phrase)
      }
    }
    stream.put(phrase, bits: self.width)
    if next == 1 &<< self.width, self.width < 12 { self.width &+= 1 }
    stream.put(1 << codeSize + 1, bits: self.width)
    return stream.finish()
  }

  /// Writes a row that continues an open phrase; returns the phrase open at its end.
  @unsafe private mutating func write(
    _ pixels: UnsafeRawBufferPointer, _ row: Range<Int>, after open: Int
  ) -> Int {
    var phrase = open
    var x = row.lowerBound
    var started = x
    while x < row.upperBound {
      let symbol = unsafe Int(pixels[x])
      let longer = children[phrase, symbol]
      if longer != 0 {
        phrase = longer
        x &+= 1
        continue
      }
      stream.put(phrase, bits: width)
      if next < 4096 {
        grow(phrase, by: symbol)
      } else if policy.clears(after: x &- started) {
        clear()
      } else if firstSteps.areKnown, x &+ 16 <= row.upperBound {
        let step = unsafe firstSteps[pixels.twelveBits(x)]
        phrase = step.phrase
        started = x
        x &+= step.count
        continue
      }
      phrase = symbol
      started = x
      x &+= 1
    }
    return phrase
  }

  private mutating func grow(_ phrase: Int, by symbol: Int) {
    if next == 1 &<< width { width &+= 1 }
    children[phrase, symbol] = next
    next &+= 1
    if next == 4096, symbols == 2 { firstSteps.learn(from: children) }
  }

  private mutating func clear() {
    stream.put(1 << codeSize, bits: width)
    (next, width) = (1 << codeSize + 2, codeSize + 1)
    children.removeAll()
    firstSteps.areKnown = false
  }
}

/// For each combination of twelve pixels, the longest phrase with which they begin.
private struct FirstSteps {
  var areKnown = false
  private var places: [UInt16] = []

  subscript(pattern: Int) -> (phrase: Int, count: Int) {
    @inline(__always) get {
      let place = places[pattern]
      return (Int(place & 4095), Int(place >> 12))
    }
  }

  mutating func learn(from children: borrowing some PhraseChildren & ~Copyable) {
    places = [UInt16](repeating: 0, count: 4096)
    for symbol in 0...1 { fill(children, symbol, length: 1, bits: symbol) }
    areKnown = true
  }

  /// Enters a phrase for all combinations that begin like it, then the phrases that are longer by a
  /// pixel.
  private mutating func fill(
    _ children: borrowing some PhraseChildren & ~Copyable, _ phrase: Int, length: Int, bits: Int
  ) {
    let first = bits << (12 - length)
    for pattern in first..<first + (1 << (12 - length)) {
      places[pattern] = UInt16(phrase | length << 12)
    }
    guard length < 12 else { return }
    for symbol in 0...1 {
      let longer = children[phrase, symbol]
      if longer != 0 { fill(children, longer, length: length + 1, bits: bits << 1 | symbol) }
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Returns twelve pixels of 0 or 1 as bits, the first in the highest; sixteen must exist.
  @inline(__always) fileprivate func twelveBits(_ offset: Int) -> Int {
    let factor: UInt64 = 0x8040_2010_0804_0201  // moves each byte's bit to its place on top
    let high = unsafe (word(offset) &* factor) &>> 56
    let low = unsafe (word(offset &+ 8) &* factor) &>> 60
    return Int(truncatingIfNeeded: high &<< 4 | low)
  }
}

extension [UInt8] {
  fileprivate func allAre(below bound: Int) -> Bool {
    var largest: UInt8 = 0
    for value in self { largest = Swift.max(largest, value) }
    return Int(largest) < bound
  }
}
