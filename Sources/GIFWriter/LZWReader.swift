/// Unpacks the codes of a GIF's picture.
struct LZWReader {
  let data: [UInt8]
  let codeSize: Int

  /// Returns the indices of a number of pixels.
  ///
  /// A string of the table is the string of another code and one more index. It is written from its
  /// end, whose position follows from its length.
  func indices(_ count: Int) throws(BrokenGIF.Reason) -> [UInt8] {
    let clear = 1 << codeSize
    var strings = Strings(roots: clear)
    var pixels = [UInt8](repeating: 0, count: count)
    var done = 0
    var bit = 0
    var size = codeSize + 1
    var last = -1
    while done < count {
      guard bit + size <= data.count * 8 else { throw .tooFewPixels }
      let code = self.code(at: bit, size)
      bit += size
      if code == clear {
        strings.reset()
        (size, last) = (codeSize + 1, -1)
        continue
      }
      guard code != clear + 1 else { throw .tooFewPixels }
      guard code < strings.count || code == strings.count && last >= 0 else { throw .badCodes }
      if last >= 0, strings.count < 4096 {
        strings.add(last, strings.first(of: code == strings.count ? last : code))
        if strings.count == 1 << size, size < 12 { size += 1 }
      }
      guard code < strings.count, case let length = strings.length(of: code), done + length <= count
      else { throw .badCodes }
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
