// Segments in which the freedom of transparency is used up in one of several ways. A phrase that
// occurs twice must be written alike twice. So for many pictures a fixed rule makes smaller files
// than the longest phrase at each point, which varies in kind.

/// The choice of unchanged pixels that are written as transparent.
package enum TransparentPixels: Hashable, Sendable {
  /// None.
  case none
  /// Those of unchanged stretches that have at least this many segments of one colour.
  case stretches(ofAtLeast: Int)
  /// Those of unchanged stretches of at least this many pixels.
  case lengths(ofAtLeast: Int)
  /// Those of colours that no new pixel has.
  case otherColours
  /// Those of segments that no new one of their colour continues.
  case unlessGoneOn
  /// Those of segments that are not next to a new one of their colour, if that makes the longer
  /// phrase.
  case freeApart
  /// Those of stretches of several colours, and of others if that makes the longer phrase.
  case mixed
  /// Those for which it makes the longer phrase.
  case free

  /// True if some pixels may be written in two ways.
  package var leavesChoice: Bool { [.free, .mixed, .freeApart].contains(self) }
}

/// Segments with their transparent pixels, and the symbols that they use.
package struct MaskedSegments: ~Copyable {
  package let segments: PixelSegments
  package let transparent: UInt8?
  /// One more than the largest symbol.
  let bound: Int
}

extension PixelSegments {
  /// Returns the segments with the pixels of a mask transparent. Their symbol fits into a table of
  /// a size and is not used otherwise; nil if there is none.
  ///
  /// If some unchanged pixels are already transparent (`given`), so are the others.
  package func masked(
    by mask: TransparentPixels, tableSize: Int, given: UInt8? = nil
  ) -> MaskedSegments? {
    var used = SymbolSet()
    if let given {
      if mask == .otherColours { used = newSymbols }
      let covered = cover(mask, transparent: given, used: &used)
      return MaskedSegments(
        segments: covered, transparent: given, bound: max(used.bound, Int(given) + 1))
    }
    guard mask != .none else {
      let plain = cover(mask, transparent: 0, used: &used)
      return MaskedSegments(segments: plain, transparent: nil, bound: used.bound)
    }
    if mask == .otherColours {
      used = newSymbols
      guard used.count < symbols.count, let spare = used.spare(tableSize: tableSize) else {
        return nil
      }
      let covered = cover(mask, transparent: spare, used: &used)
      let bound = covered.bound
      return MaskedSegments(segments: covered, transparent: spare, bound: bound)
    }
    // Any symbol that no segment has will do, unless the remaining ones have a shorter code. A
    // symbol that stands for no pixel is never examined.
    let likely = symbols.spare(tableSize: tableSize)
    let covered = cover(mask, transparent: likely ?? 0, used: &used)
    guard let spare = used.spare(tableSize: tableSize) else { return nil }
    func bound(with spare: UInt8) -> Int { max(used.bound, Int(spare) + 1) }
    if let likely,
      tableDepth(colours: bound(with: likely)) == tableDepth(colours: bound(with: spare))
    {
      return MaskedSegments(segments: covered, transparent: likely, bound: bound(with: likely))
    }
    let again = cover(mask, transparent: spare, used: &used)
    return MaskedSegments(segments: again, transparent: spare, bound: bound(with: spare))
  }

  /// The symbols of new pixels.
  private var newSymbols: SymbolSet {
    var found = SymbolSet()
    for k in 0..<count where unsafe !segments[k].isUnchanged {
      unsafe found.insert(segments[k].symbol)
    }
    return found
  }

  private func cover(
    _ mask: TransparentPixels, transparent: UInt8, used: inout SymbolSet
  ) -> PixelSegments {
    guard mask != .free else {
      used = symbols
      return copy()
    }
    var result = PixelSegments(like: self, insets: mask == .none ? 0 : 1)
    result.count = unsafe withAll { segments in
      var cover = unsafe MaskWriter(result.segments)
      var k = 0
      var start: UInt32 = 0
      while k < segments.count {
        let first = unsafe segments[k]
        guard first.isUnchanged else {
          unsafe cover.put(first.symbol, to: first.end)
          (k, start) = (k &+ 1, first.end)
          continue
        }
        let stretch = unsafe UnsafeBufferPointer(rebasing: segments[k...Int(first.lastUnchanged)])
        let isCovered = mask.covers(stretch.count, pixels: Int(first.stretchEnd &- start))
        if isCovered {
          unsafe cover.put(transparent: transparent, to: first.stretchEnd)
        } else if mask.looksAtNeighbours {
          let before = k > 0 ? unsafe segments[k - 1].symbol : nil
          k &+= stretch.count
          let after = k < segments.count ? unsafe segments[k].symbol : nil
          unsafe cover.put(stretch, between: before, and: after, mask, transparent)
          k &-= stretch.count
        } else {
          for place in stretch.indices {
            let own = unsafe stretch[place]
            if mask == .otherColours, !used.has(own.symbol) {
              unsafe cover.put(transparent: transparent, to: own.end)
            } else {
              unsafe cover.put(own.symbol, to: own.end, isFree: mask.leavesChoice)
            }
          }
        }
        (k, start) = (k &+ stretch.count, first.stretchEnd)
      }
      unsafe used = cover.used
      return unsafe cover.count(from: result.segments)
    }
    if mask.leavesChoice { result.linkUnchanged() }
    result.bound = mask == .none ? used.bound : max(used.bound, Int(transparent) + 1)
    return result
  }
}

/// Writes segments one after the other, and joins those of one symbol.
@unsafe private struct MaskWriter {
  private var next: UnsafeMutablePointer<PixelSegment>
  private var isFirst = true
  private(set) var used = SymbolSet()

  init(_ start: UnsafeMutablePointer<PixelSegment>) { unsafe next = start - 1 }

  func count(from start: UnsafeMutablePointer<PixelSegment>) -> Int { unsafe next - start + 1 }

  /// Adds pixels of a symbol that stays in use.
  @inline(__always) mutating func put(_ symbol: UInt8, to end: UInt32, isFree: Bool = false) {
    unsafe used.insert(symbol)
    unsafe put(PixelSegment(end: end, symbol: symbol, isUnchanged: isFree))
  }

  /// Adds pixels that are transparent.
  @inline(__always) mutating func put(transparent symbol: UInt8, to end: UInt32) {
    unsafe put(PixelSegment(end: end, symbol: symbol, isUnchanged: false))
  }

  /// Adds an unchanged stretch by a mask that depends on the neighbouring symbols.
  mutating func put(
    _ stretch: UnsafeBufferPointer<PixelSegment>, between before: UInt8?, and after: UInt8?,
    _ mask: TransparentPixels, _ transparent: UInt8
  ) {
    for place in stretch.indices {
      let own = unsafe stretch[place]
      let followsItsLike = place == 0 && before == own.symbol
      let isGoneOn = place == stretch.count - 1 && after == own.symbol
      if mask == .freeApart || isGoneOn {
        unsafe put(
          own.symbol, to: own.end, isFree: mask == .freeApart && !followsItsLike && !isGoneOn)
      } else {
        unsafe put(transparent: transparent, to: own.end)
      }
    }
  }

  @inline(__always) private mutating func put(_ segment: PixelSegment) {
    let isNew = unsafe isFirst || !next.pointee.isLike(segment)
    unsafe next += isNew ? 1 : 0
    unsafe next.pointee = segment
    unsafe isFirst = false
  }
}

extension TransparentPixels {
  /// True if it depends on the segments next to an unchanged stretch.
  fileprivate var looksAtNeighbours: Bool { self == .unlessGoneOn || self == .freeApart }

  /// True if an unchanged stretch is made transparent, given its number of segments and pixels.
  @inline(__always) fileprivate func covers(_ segments: Int, pixels: Int) -> Bool {
    switch self {
    case .none, .free, .otherColours, .unlessGoneOn, .freeApart: false
    case .stretches(let least): segments >= least
    case .lengths(let least): pixels >= least
    case .mixed: segments >= 2
    }
  }
}

/// A set of symbols below 256.
struct SymbolSet {
  private var marks = [Bool](repeating: false, count: 256)

  @inline(__always) mutating func insert(_ symbol: UInt8) { marks[Int(symbol)] = true }

  @inline(__always) func has(_ symbol: UInt8) -> Bool { marks[Int(symbol)] }

  /// The number of symbols.
  var count: Int {
    var count = 0
    for symbol in marks.indices where marks[symbol] { count += 1 }
    return count
  }

  /// One more than the largest.
  var bound: Int {
    var bound = marks.count
    while bound > 1, !marks[bound - 1] { bound -= 1 }
    return bound
  }

  /// Returns the transparent symbol for a table: one that is not used, if possible one that makes
  /// codes no longer; nil if all are used.
  func spare(tableSize: Int) -> UInt8? {
    var symbol = 0
    while symbol < tableSize, marks[symbol] { symbol += 1 }
    return symbol < tableSize ? UInt8(symbol) : nil
  }
}
