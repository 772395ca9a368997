// A kernel: the places of the window that begin alike, in chains, and the best match among them.
//
// Places within a run of one byte are not entered: a run is found by distance 1, and what follows
// it by where it ends. So a chain holds no more than one place of each run. Three further distances
// are cheap to look at and often the best: 1, the last one used, and that of the row above.
// The caller sees to it that 32 bytes after the window's end may be read.

/// A match that was found; none has the length 0.
struct Match {
  var length = 0
  var distance = 0
  /// The estimated number of bits that it saves.
  var gain: Int32 = 0
}

/// Finds earlier bytes that repeat.
@safe struct MatchFinder: ~Copyable {
  static let longest = 258
  /// The length of a match from which on others are searched less.
  private static let good = 32
  private static let hashBits = 14
  private static let nowhere: Int32 = -1 << 17

  private let window: UnsafeMutablePointer<UInt8>
  private let heads: UnsafeMutablePointer<Int32>
  private let before: UnsafeMutablePointer<Int32>
  private let depth: Int
  /// The number of places of a chain that are searched.
  private var reach = 0
  /// The distance of the row above, or one that is never reached.
  private let row: Int
  private var factor: UInt64 = 0
  private var farFactor: UInt64 = 0

  /// A finder that searches a number of places of a chain.
  @unsafe init(_ window: UnsafeMutablePointer<UInt8>, row: Int, depth: Int) {
    unsafe self.window = window
    self.row = row <= DistanceSymbols.farthest ? row : Int.max
    self.depth = depth
    unsafe heads = .allocate(capacity: 1 << Self.hashBits)
    unsafe before = .allocate(capacity: DistanceSymbols.farthest)
    unsafe heads.initialize(repeating: Self.nowhere, count: 1 << Self.hashBits)
    unsafe before.initialize(repeating: Self.nowhere, count: DistanceSymbols.farthest)
  }

  deinit {
    unsafe heads.deallocate()
    unsafe before.deallocate()
  }

  /// Forgets all places and enters those to come by as many bytes as a match shall have: 4 to 8, or
  /// 16 where literals take next to nothing. There far matches gain little, and fewer are looked
  /// at.
  mutating func begin(shortest: Int) {
    unsafe heads.update(repeating: Self.nowhere, count: 1 << Self.hashBits)
    reach = shortest < 6 ? depth : max(1, depth / 8)
    let bytes = max(4, min(8, shortest))
    factor = 0x9e37_79b9_7f4a_7c15 &<< UInt64(64 - 8 * bytes)
    farFactor = shortest >= 10 ? 0xd6e8_feb8_6659_fd93 : 0
  }

  /// Moves all places to the front by a multiple of the farthest distance.
  mutating func slide(_ shift: Int) {
    for i in 0..<1 << Self.hashBits { unsafe heads[i] = moved(heads[i], shift) }
    for i in 0..<DistanceSymbols.farthest { unsafe before[i] = moved(before[i], shift) }
  }

  private func moved(_ place: Int32, _ shift: Int) -> Int32 {
    max(Self.nowhere, place &- Int32(truncatingIfNeeded: shift))
  }

  /// Enters a place.
  @inline(__always) func insert(_ place: Int) {
    let byte = unsafe window[place]
    if unsafe byte == window[place &+ 1] && byte == window[place &+ 2] { return }
    let hash = hash(place)
    unsafe before[place & (DistanceSymbols.farthest &- 1)] = heads[hash]
    unsafe heads[hash] = Int32(truncatingIfNeeded: place)
  }

  /// The best match at a place of the window, which ends at `end`. One as long as `known` is known,
  /// so there is less to gain.
  @inline(__always) func find(
    _ place: Int, _ end: Int, last: Int, known: Int, _ costs: borrowing SymbolCosts
  ) -> Match {
    var best = Match(gain: unsafe costs.worth &- costs.literals[Int(window[place])])
    let most = min(Self.longest, end &- place)
    guard most >= 4, place > 0 else { return best }
    let four = four(place)
    if last != 1, four == self.four(place &- 1) { consider(place, 1, most, costs, &best) }
    if last <= place, four == self.four(place &- last) { consider(place, last, most, costs, &best) }
    if row <= place, row != last, four == self.four(place &- row) {
      consider(place, row, most, costs, &best)
    }
    if best.length < most { follow(place, most, known, costs, &best) }
    return best
  }

  /// Takes the match of a distance if it is the best.
  @inline(__always) private func consider(
    _ place: Int, _ distance: Int, _ most: Int, _ costs: borrowing SymbolCosts, _ best: inout Match
  ) {
    let length = common(place, place &- distance, most)
    weigh(place, distance, length, costs, &best)
  }

  @inline(__always) private func weigh(
    _ place: Int, _ distance: Int, _ length: Int, _ costs: borrowing SymbolCosts,
    _ best: inout Match
  ) {
    let cost = unsafe costs.lengths[length] &+ costs.distances[DistanceSymbols.of(distance)]
    let gain = costs.worth &* Int32(truncatingIfNeeded: length) &- cost
    guard gain > best.gain else { return }
    if length < 24 {
      var literals: Int32 = 0
      for i in 0..<length { literals &+= unsafe costs.literals[Int(window[place &+ i])] }
      if literals <= cost { return }
    }
    best = Match(length: length, distance: distance, gain: gain)
  }

  /// Goes back through the chain of the place where the run at `place` ends.
  @inline(__always) private func follow(
    _ place: Int, _ most: Int, _ known: Int, _ costs: borrowing SymbolCosts, _ best: inout Match
  ) {
    let run = common(place &+ 1, place, most) &+ 1
    var longest = max(costs.shortest, run, best.length)
    guard longest < most else { return }
    let offset = max(0, run &- 2)
    let low = max(0, place &- DistanceSymbols.farthest)
    var other = unsafe Int(heads[hash(place &+ offset)]) &- offset
    // the last bytes of what would be longer are looked at first
    let mask = longest < 7 ? ~0 &>> UInt64(truncatingIfNeeded: 56 &- longest &<< 3) : ~0
    var tail = max(0, longest &- 7)
    var wanted = word(place &+ tail)
    var left = max(known, best.length) < Self.good ? reach : reach / 4
    while other >= low, left > 0 {
      left &-= 1
      if (word(other &+ tail) ^ wanted) & mask == 0 {
        let length = common(place, other, most)
        if length > longest {
          weigh(place, place &- other, length, costs, &best)
          if length == most { return }
          longest = length
          tail = max(0, longest &- 7)
          wanted = word(place &+ tail)
        }
      }
      other =
        unsafe Int(before[(other &+ offset) & (DistanceSymbols.farthest &- 1)]) &- offset
    }
  }

  /// The number of bytes that are the same from two places on.
  @inline(__always) func common(_ one: Int, _ other: Int, _ most: Int) -> Int {
    var length = 0
    while length < most {
      let difference = word(one &+ length) ^ word(other &+ length)
      if difference != 0 {
        return min(most, length &+ difference.trailingZeroBitCount &>> 3)
      }
      length &+= 8
    }
    return most
  }

  @inline(__always) private func hash(_ place: Int) -> Int {
    let product = word(place) &* factor &+ word(place &+ 8) &* farFactor
    return Int(truncatingIfNeeded: product &>> UInt64(64 - Self.hashBits))
  }

  @inline(__always) private func word(_ place: Int) -> UInt64 {
    unsafe UInt64(
      littleEndian: UnsafeRawPointer(window + place).loadUnaligned(as: UInt64.self))
  }

  @inline(__always) private func four(_ place: Int) -> UInt32 {
    unsafe UnsafeRawPointer(window + place).loadUnaligned(as: UInt32.self)
  }
}
