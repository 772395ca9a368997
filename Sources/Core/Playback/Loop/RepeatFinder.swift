/// Finds the start and the period of a sequence's repetition.
package struct RepeatFinder {
  /// The sequence so far.
  private(set) var keys: [Int] = []

  package init() {}

  /// A part of a sequence that repeats up to its end.
  package struct Repeat: Hashable {
    /// The place from which each key equals the one a period later.
    var start: Int
    var period: Int

    package init(start: Int, period: Int) {
      self.start = start
      self.period = period
    }
  }

  package mutating func append(_ key: Int) { keys.append(key) }

  /// The repetitions at the end of the sequence that are long enough, the shortest periods first.
  ///
  /// - Parameters:
  ///   - limit: The most results.
  ///   - length: The number of keys that must have repeated, given a period.
  /// - Returns: The repeats.
  package func repeats(atMost limit: Int = 1, lasting length: (_ period: Int) -> Int) -> [Repeat] {
    let matches = matches
    var found: [Repeat] = []
    for period in 1..<max(1, keys.count) where matches[period] >= length(period) {
      found.append(Repeat(start: keys.count - period - matches[period], period: period))
      if found.count == limit { break }
    }
    return found
  }

  /// The number of last keys that equal those at each distance before: the lengths of the longest
  /// common prefixes of the reversed sequence and its suffixes, in linear time.
  private var matches: [Int] {
    let count = keys.count
    var matches = [Int](repeating: 0, count: count)
    var (left, right) = (0, 0)
    for place in 1..<max(1, count) {
      var length = place < right ? min(right - place, matches[place - left]) : 0
      while place + length < count,
        keys[count - 1 - length] == keys[count - 1 - place - length]
      {
        length += 1
      }
      matches[place] = length
      if place + length > right { (left, right) = (place, place + length) }
    }
    return matches
  }
}
