// The same segments with the freedom of transparency used up in one way or another. A phrase that is
// seen twice must be written alike twice: so a fixed rule makes smaller files of many pictures than
// the longest phrase at each point does, which is now of this kind, now of that.

/// The choice of unchanged pixels that are written as transparent.
enum TransparentPixels: Hashable, Sendable {
  /// None.
  case none
  /// Those of unchanged stretches that have at least so many segments of one colour.
  case stretches(ofAtLeast: Int)
  /// Those of unchanged stretches of at least so many pixels.
  case lengths(ofAtLeast: Int)
  /// Those of segments that no new one of their colour goes on.
  case unlessGoneOn
  /// Those of segments that lie beside no new one of their colour, where it makes the longer phrase.
  case freeApart
  /// Those of stretches of several colours, and of others where it makes the longer phrase.
  case mixed
  /// Those for which it makes the longer phrase.
  case free

  /// True if some pixels may be written in two ways.
  var leavesChoice: Bool { [.free, .mixed, .freeApart].contains(self) }
}

/// Segments as they are written under a veil, and the symbols that this takes.
struct MaskedSegments: ~Copyable {
  let segments: PixelSegments
  let transparent: UInt8?
  /// One more than the largest symbol.
  let bound: Int
}

extension PixelSegments {
  /// The segments under a veil, the transparent symbol being one that a table of a size has and
  /// that nothing else needs; nil if there is none.
  func under(_ veil: TransparentPixels, tableSize: Int) -> MaskedSegments? {
    guard veil != .none else {
      var used = SymbolSet()
      let plain = cover(veil, transparent: nil, used: &used)
      return MaskedSegments(segments: plain, transparent: nil, bound: used.bound)
    }
    // A symbol that no segment has is right, unless those that are left have a shorter code.
    let likely = symbols.spare(tableSize: tableSize)
    var used = SymbolSet()
    let covered = cover(veil, transparent: likely, used: &used)
    guard let spare = used.spare(tableSize: tableSize) else { return nil }
    func bound(with spare: UInt8) -> Int { max(used.bound, Int(spare) + 1) }
    if let likely,
      tableDepth(colours: bound(with: likely)) == tableDepth(colours: bound(with: spare))
    {
      return MaskedSegments(segments: covered, transparent: likely, bound: bound(with: likely))
    }
    let again = cover(veil, transparent: spare, used: &used)
    return MaskedSegments(segments: again, transparent: spare, bound: bound(with: spare))
  }

  /// The symbols of all segments.
  private var symbols: SymbolSet {
    var all = SymbolSet()
    for k in 0..<count { unsafe all.insert(segments[k].symbol) }
    return all
  }

  private func cover(
    _ veil: TransparentPixels, transparent: UInt8?, used: inout SymbolSet
  ) -> PixelSegments {
    var result = PixelSegments(capacity: count + 1)
    unsafe withAll { segments in
      var k = 0
      var start: UInt32 = 0
      while k < segments.count {
        let segment = unsafe segments[k]
        let last = segment.isUnchanged ? Int(segment.lastUnchanged) : k
        let end = unsafe segments[last].end
        if segment.isUnchanged, veil.looksAtNeighbours {
          for place in k...last {
            let own = unsafe segments[place]
            let followsItsLike = unsafe place == k && k > 0 && segments[k - 1].symbol == own.symbol
            let isGoneOn =
              unsafe place == last && last + 1 < segments.count
              && segments[last + 1].symbol == own.symbol
            let isFree = veil == .freeApart && !followsItsLike && !isGoneOn
            let isOwn = veil == .freeApart || isGoneOn
            if isOwn { used.insert(own.symbol) }
            result.append(isOwn ? own.symbol : transparent ?? 0, to: own.end, isUnchanged: isFree)
          }
        } else if segment.isUnchanged, veil.covers(last - k + 1, pixels: Int(end - start)) {
          // what stands for the transparent symbol before it is known is never looked at
          result.append(transparent ?? 0, to: end)
        } else {
          for k in k...last {
            let segment = unsafe segments[k]
            used.insert(segment.symbol)
            result.append(
              segment.symbol, to: segment.end,
              isUnchanged: veil.leavesChoice && segment.isUnchanged)
          }
        }
        (k, start) = (last + 1, end)
      }
    }
    if veil.leavesChoice { result.linkUnchanged() }
    return result
  }

  /// Calls every symbol by another name.
  mutating func rename(_ names: [UInt8]) {
    for k in 0..<count { unsafe segments[k].symbol = names[Int(segments[k].symbol)] }
  }

  private mutating func append(_ symbol: UInt8, to end: UInt32, isUnchanged: Bool = false) {
    let segment = PixelSegment(
      end: end, lastUnchanged: 0, symbol: symbol, isUnchanged: isUnchanged)
    if count > 0, unsafe segments[count - 1].isLike(segment) {
      unsafe segments[count - 1].end = end
      return
    }
    unsafe segments[count] = segment
    count += 1
  }
}

extension TransparentPixels {
  /// True if it hangs on the segments beside an unchanged stretch.
  fileprivate var looksAtNeighbours: Bool { self == .unlessGoneOn || self == .freeApart }

  /// True if an unchanged stretch of so many segments and pixels is transparent as a whole.
  fileprivate func covers(_ segments: Int, pixels: Int) -> Bool {
    switch self {
    case .none, .free, .unlessGoneOn, .freeApart: false
    case .stretches(let least): segments >= least
    case .lengths(let least): pixels >= least
    case .mixed: segments >= 2
    }
  }
}

/// A set of symbols below 256.
struct SymbolSet {
  private var words = SIMD4<UInt64>()

  @inline(__always) mutating func insert(_ symbol: UInt8) {
    words[Int(symbol >> 6)] |= 1 &<< UInt64(symbol & 63)
  }

  private func has(_ symbol: Int) -> Bool { words[symbol >> 6] &>> UInt64(symbol & 63) & 1 == 1 }

  /// One more than the largest.
  var bound: Int { ((0..<256).last(where: has) ?? 0) + 1 }

  /// The symbol to be the transparent one of a table: one that is not used, and of those one that
  /// makes codes no longer if there is such a one; nil if all are used.
  func spare(tableSize: Int) -> UInt8? {
    (0..<tableSize).first { !has($0) }.map { UInt8($0) }
  }
}
