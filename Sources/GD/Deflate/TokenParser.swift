// A kernel: the bytes of a window become literals and matches.
//
// A match is put off by a byte as long as the next place has a better one. A row that repeats the
// one above is a match of that distance, or of distance 1 where it is of one colour, without any
// search. The estimates by which matches are chosen come from a rehearsal over the beginning.

/// Chooses the tokens of a picture's bytes.
@safe struct TokenParser: ~Copyable {
  /// Matches as long are taken without a look at the next place.
  private static let patience = 128
  /// The number of tokens of a rehearsal, and between two updates of the estimates.
  private static let rehearsal = 400
  private static let lesson = 1024

  private(set) var block = TokenBlock()
  /// The first byte that is no part of the block as yet.
  private(set) var place = 0

  private let window: UnsafeMutablePointer<UInt8>
  private let row: Int
  private var costs = SymbolCosts()
  private var finder: MatchFinder
  private var last = 1
  private var repeats: [Range<Int>] = []
  private var nextRepeat = 0
  private var nextLesson = 0

  /// A parser of a window with rows of a number of bytes, which searches a number of places for a
  /// match.
  @unsafe init(_ window: UnsafeMutablePointer<UInt8>, row: Int, depth: Int) {
    unsafe self.window = window
    self.row = row
    unsafe finder = MatchFinder(window, row: row, depth: depth)
  }

  /// Notes bytes that are those of the row above.
  mutating func add(repeated bytes: Range<Int>) {
    if nextRepeat < repeats.count, let above = repeats.last, above.upperBound == bytes.lowerBound {
      repeats[repeats.count - 1] = above.lowerBound..<bytes.upperBound
    } else {
      repeats.append(bytes)
    }
  }

  /// Makes the first estimates and rehearses with the bytes up to the window's end.
  mutating func rehearse(until limit: Int, end: Int) {
    costs.begin(sample(end))
    finder.begin(shortest: costs.shortest)
    nextLesson = Int.max
    parse(until: limit, end: end, tokens: Self.rehearsal)
    costs.learn(block)
    restart()
    nextLesson = Self.lesson
  }

  /// Starts choosing tokens again, with a preference for near matches: the stronger, the less a
  /// byte is worth.
  mutating func restartPreferringNear(worth: Int32) {
    costs.preferNear(worth: worth)
    restart()
    nextLesson = Int.max
  }

  /// Forgets the tokens, which were written.
  mutating func clear() {
    block.clear()
    nextLesson = min(nextLesson, Self.lesson)
  }

  /// Takes bytes into the block as they are.
  mutating func store(until limit: Int) {
    block.add(stored: limit - place)
    place = limit
  }

  /// Moves what it knows to the front, by a multiple of the farthest distance.
  mutating func slide(_ shift: Int) {
    finder.slide(shift)
    place -= shift
    // a match may have gone beyond rows that were not come to
    repeats = repeats[nextRepeat...].filter { $0.upperBound > shift }.map {
      max(0, $0.lowerBound - shift)..<$0.upperBound - shift
    }
    nextRepeat = 0
  }

  /// Adds tokens for the bytes up to a limit or somewhat beyond, or until the block is full.
  mutating func parse(until limit: Int, end: Int, tokens: Int = Int.max) {
    while place < limit, !block.isFull, block.count < tokens {
      if nextRepeat < repeats.count, place >= repeats[nextRepeat].lowerBound {
        repeatRows(until: repeats[nextRepeat].upperBound, end)
        continue
      }
      if block.count >= nextLesson {
        costs.learn(block)
        nextLesson = block.count + Self.lesson
      }
      addToken(end)
    }
  }

  private mutating func restart() {
    finder.begin(shortest: costs.shortest)
    block.clear()
    (place, last, nextRepeat) = (0, 1, 0)
  }

  /// The number of each byte in the first rows that repeat no other.
  private func sample(_ end: Int) -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: 256)
    var (from, total) = (0, 0)
    for rows in repeats + [end..<end] where total < 4096 {
      if from < rows.lowerBound {
        let part = from..<min(rows.lowerBound, from + 8192)
        for i in part { unsafe counts[Int(window[i])] += 1 }
        total += part.count
      }
      from = rows.upperBound
    }
    return counts
  }

  /// Adds a literal, or literals and a match.
  @inline(__always) private mutating func addToken(_ end: Int) {
    var best = finder.find(place, end, last: last, known: 0, costs)
    finder.insert(place)
    guard best.length > 0 else {
      unsafe block.add(literal: window[place])
      place &+= 1
      return
    }
    while best.length < Self.patience, place &+ 1 < end, block.hasRoomForTwo {
      let next = finder.find(place &+ 1, end, last: last, known: best.length, costs)
      let literal = unsafe costs.worth &- costs.literals[Int(window[place])]
      guard next.length > 0, next.gain &+ literal > best.gain else { break }
      unsafe block.add(literal: window[place])
      place &+= 1
      finder.insert(place)
      best = next
    }
    add(best.length, best.distance)
    let start = place &- best.length &+ 1
    let stop = nextRepeat < repeats.count ? min(place, repeats[nextRepeat].lowerBound) : place
    for i in start..<max(start, stop) { finder.insert(i) }
  }

  @inline(__always) private mutating func add(_ length: Int, _ distance: Int) {
    block.add(length: length, distance: distance)
    last = distance
    place &+= length
  }

  /// Adds matches for bytes that are those of the row above, up to a place or somewhat beyond.
  private mutating func repeatRows(until stop: Int, _ end: Int) {
    let start = place
    while place < stop, !block.isFull {
      var length = min(MatchFinder.longest, stop - place)
      if length < MatchFinder.longest {
        length = finder.common(place, place - row, min(MatchFinder.longest, end - place))
      }
      guard length >= 3 else { break }
      let isPlain = finder.common(place, place - 1, length) == length
      let isLast = !isPlain && last < row && finder.common(place, place - last, length) == length
      add(length, isPlain ? 1 : isLast ? last : row)
    }
    if place + 3 > stop { nextRepeat += 1 }
    // the last of the repeated rows is nearest to what comes
    let from = max(start, stop - row)
    for i in from..<max(from, min(place, stop)) { finder.insert(i) }
  }
}
