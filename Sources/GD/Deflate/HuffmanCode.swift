// The lengths of a Huffman code's words are found in place: A. Moffat and J. Katajainen,
// "In-Place Calculation of Minimum-Redundancy Codes", 1995. Deflate limits them to 15 bits, or 7.

/// A Huffman code of deflate: a word for each symbol, its bits reversed as they are written.
@safe package struct HuffmanCode: ~Copyable {
  let symbols: Int
  package let lengths: UnsafeMutablePointer<UInt8>
  package let words: UnsafeMutablePointer<UInt16>

  /// The shortest code for symbols that occur so often; those that do not have no word.
  package init(_ counts: [UInt32], longest: Int) {
    symbols = counts.count
    unsafe lengths = .allocate(capacity: symbols)
    unsafe words = .allocate(capacity: symbols)
    unsafe lengths.initialize(repeating: 0, count: symbols)
    unsafe words.initialize(repeating: 0, count: symbols)
    fit(counts, longest: longest)
    number()
  }

  deinit {
    unsafe lengths.deallocate()
    unsafe words.deallocate()
  }

  private func fit(_ counts: [UInt32], longest: Int) {
    var leaves: [UInt64] = []
    leaves.reserveCapacity(symbols)
    for (symbol, count) in counts.enumerated() where count > 0 {
      leaves.append(UInt64(count) << 16 | UInt64(symbol))
    }
    guard leaves.count > 1 else {
      for leaf in leaves { unsafe lengths[Int(leaf & 0xffff)] = 1 }
      return
    }
    leaves.sort()
    var free = wordsPerLength(leaves.map { UInt32($0 >> 16) }, longest: longest)
    // the rarest come first and get the longest words
    var length = longest
    for leaf in leaves {
      while free[length] == 0 { length -= 1 }
      free[length] -= 1
      unsafe lengths[Int(leaf & 0xffff)] = UInt8(length)
    }
  }

  /// Gives each symbol its word, in deflate's order (RFC 1951, 3.2.2).
  func number() {
    var next = InlineArray<17, UInt16>(repeating: 0)
    for symbol in 0..<symbols { unsafe next[Int(lengths[symbol]) + 1] += 1 }
    next[1] = 0
    for length in 2...16 { next[length] = (next[length] &+ next[length - 1]) &<< 1 }
    for symbol in 0..<symbols {
      let length = unsafe Int(lengths[symbol])
      guard length > 0 else { continue }
      unsafe words[symbol] = reversed(next[length], length)
      next[length] &+= 1
    }
  }
}

private func reversed(_ word: UInt16, _ length: Int) -> UInt16 {
  var (word, result) = (word, UInt16(0))
  for _ in 0..<length {
    result = result << 1 | word & 1
    word >>= 1
  }
  return result
}

/// The number of words of each length, for two or more symbols of ascending weight.
private func wordsPerLength(_ weights: [UInt32], longest: Int) -> [Int] {
  var nodes = weights
  let count = nodes.count
  joinPairs(&nodes)
  // from parents to depths, the root's first
  nodes[count - 2] = 0
  for node in stride(from: count - 3, through: 0, by: -1) {
    nodes[node] = nodes[Int(nodes[node])] + 1
  }
  var words = [Int](repeating: 0, count: longest + 1)
  var (free, inner, depth) = (1, count - 2, 0)
  while free > 0 {
    var used = 0
    while inner >= 0, Int(nodes[inner]) == depth {
      used += 1
      inner -= 1
    }
    words[min(depth, longest)] += free - used
    free = 2 * used
    depth += 1
  }
  shorten(&words, longest: longest)
  return words
}

/// Joins the two lightest again and again: weights become the places of their parents.
private func joinPairs(_ nodes: inout [UInt32]) {
  var (root, leaf) = (0, 0)
  for next in 0..<nodes.count - 1 {
    var weight: UInt32 = 0
    for _ in 0..<2 {
      if leaf >= nodes.count || (root < next && nodes[root] < nodes[leaf]) {
        weight += nodes[root]
        nodes[root] = UInt32(next)
        root += 1
      } else {
        weight += nodes[leaf]
        leaf += 1
      }
    }
    nodes[next] = weight
  }
}

/// Makes room for words that were cut to the longest length: others become longer.
private func shorten(_ words: inout [Int], longest: Int) {
  var room = 0
  for length in 1...longest { room += words[length] << (longest - length) }
  while room > 1 << longest {
    var length = longest - 1
    while words[length] == 0 { length -= 1 }
    words[length] -= 1
    words[length + 1] += 2
    words[longest] -= 1
    room -= 1
  }
}
