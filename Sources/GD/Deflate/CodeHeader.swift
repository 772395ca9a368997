/// The lengths of a block's codes as they are written before its tokens: in runs, with a code of
/// their own (RFC 1951, 3.2.7).
@safe struct CodeHeader: ~Copyable {
  private let literals: Int
  private let distances: Int
  private var runs: [(symbol: Int, rest: Int)] = []
  private let code: HuffmanCode
  private let written: Int

  /// The bits of the header.
  let bits: Int

  init(_ near: borrowing HuffmanCode, _ far: borrowing HuffmanCode) {
    literals = used(near, atLeast: 257)
    distances = used(far, atLeast: 1)
    var lengths: [UInt8] = []
    lengths.reserveCapacity(literals + distances)
    for symbol in 0..<literals { unsafe lengths.append(near.lengths[symbol]) }
    for symbol in 0..<distances { unsafe lengths.append(far.lengths[symbol]) }
    runs.reserveCapacity(lengths.count)
    var from = 0
    while from < lengths.count {
      let end = lengths[from...].firstIndex { $0 != lengths[from] } ?? lengths.count
      appendRun(of: Int(lengths[from]), end - from, to: &runs)
      from = end
    }
    var counts = [UInt32](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    code = HuffmanCode(counts, longest: 7)
    var written = 19
    while written > 4, unsafe code.lengths[order[written - 1]] == 0 { written -= 1 }
    self.written = written
    var bits = 14 + 3 * written
    for run in runs { bits += unsafe Int(code.lengths[run.symbol]) + restBits(run.symbol) }
    self.bits = bits
  }

  /// Writes it; the caller has reserved room.
  func write(to writer: inout BitWriter) {
    writer.put(UInt64(literals - 257), 5)
    writer.put(UInt64(distances - 1), 5)
    writer.put(UInt64(written - 4), 4)
    for place in 0..<written { unsafe writer.put(UInt64(code.lengths[order[place]]), 3) }
    for run in runs {
      unsafe writer.put(UInt64(code.words[run.symbol]), Int(code.lengths[run.symbol]))
      writer.put(UInt64(run.rest), restBits(run.symbol))
    }
  }
}

/// The order in which the lengths of the lengths' own code are written.
private let order: InlineArray<19, Int> = [
  16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
]

/// The further bits of a run.
private func restBits(_ symbol: Int) -> Int {
  switch symbol {
  case 16: 2
  case 17: 3
  case 18: 7
  default: 0
  }
}

/// The number of symbols up to the last that has a word.
private func used(_ code: borrowing HuffmanCode, atLeast least: Int) -> Int {
  var count = code.symbols
  while count > least, unsafe code.lengths[count - 1] == 0 { count -= 1 }
  return count
}

/// Splits a run of one length into deflate's symbols.
private func appendRun(of length: Int, _ count: Int, to runs: inout [(symbol: Int, rest: Int)]) {
  var left = count
  if length == 0 {
    while left >= 3 {
      let part = min(left, 138)
      runs.append(part < 11 ? (17, part - 3) : (18, part - 11))
      left -= part
    }
  } else {
    runs.append((length, 0))
    left -= 1
    while left >= 3 {
      // 7 are 4 and 3, not 6 and one by itself
      let part = left == 7 ? 4 : min(left, 6)
      runs.append((16, part - 3))
      left -= part
    }
  }
  for _ in 0..<left { runs.append((length, 0)) }
}
