// A kernel: what was chosen in a row of pixels is chosen again in the rows that repeat it.
//
// With a full table, which changes no more, a choice depends on the pixels from its point to where
// the longest of the phrases that were compared ends, and on the one behind. Where all these repeat
// the pixels a number of rows above, so does the choice. Phrases go on over the ends of rows, yet
// after some of them they begin where others began in the row above: of a mosaic whose rows come
// eight times, four choices in five need no search.

/// The phrases that were chosen with a full table, by the columns that they begin in.
@safe struct KnownChoices: ~Copyable {
  private struct Choice {
    var start: PhraseEnd
    var end: PhraseEnd
    /// The last pixel that it depends on.
    var reach: UInt32
  }

  private let choices: UnsafeMutablePointer<Choice>
  private let rows: RepeatedRows
  private let width: UInt32
  /// The stretch of rows that was looked at last.
  private var stretch = 0
  private var isOver: Bool
  private var first: UInt32 = 0
  private var end: UInt32 = 0
  /// The pixel where the table was first full.
  private var since: UInt32 = 0
  /// The first pixel of the row that was asked about last, and the column in it.
  private var row: UInt32 = 0
  private var column = 0

  /// No choices yet, for an area with such repeated rows.
  init(_ rows: RepeatedRows) {
    self.rows = rows
    width = UInt32(rows.width)
    isOver = rows.ends.isEmpty
    let count = rows.ends.isEmpty ? 0 : rows.width
    unsafe choices = .allocate(capacity: count)
    let none = Choice(start: PhraseEnd(at: .max), end: PhraseEnd(), reach: 0)
    unsafe choices.initialize(repeating: none, count: count)
  }

  deinit { unsafe choices.deallocate() }

  /// Forgets all choices before a pixel, where the table changed.
  mutating func forget(before pixel: UInt32) { since = pixel }

  /// The choice at the next point, if it must equal one in a row above; else nil.
  @inline(__always) mutating func choice(from start: PhraseEnd) -> PhraseEnd? {
    while start.at >= end, !isOver { nextStretch() }
    guard start.at >= first, start.at < end else { return nil }
    // Points follow each other closely: to count rows is quicker than to divide.
    while start.at &- row >= width { row &+= width }
    column = Int(start.at &- row)
    let known = unsafe choices[column]
    guard known.start.at >= max(first, since), known.start.at < start.at else { return nil }
    let shift = start.at &- known.start.at
    guard known.reach &+ shift < end else { return nil }
    return PhraseEnd(
      place: known.end.place, at: known.end.at &+ shift,
      segment: known.end.segment &+ start.segment &- known.start.segment)
  }

  /// Keeps a choice at the point that was asked about last, for the rows below.
  @inline(__always) mutating func keep(_ end: PhraseEnd, from start: PhraseEnd, reach: UInt32) {
    guard start.at >= first, start.at < self.end else { return }
    unsafe choices[column] = Choice(start: start, end: end, reach: reach)
  }

  @inline(never) private mutating func nextStretch() {
    first = stretch > 0 ? rows.ends[stretch - 1] : 0
    end = rows.ends[stretch]
    stretch += 1
    isOver = stretch == rows.ends.count
    guard rows.insets > 0 else { return }
    (first, end) = end - first > 2 * width ? (first + width, end - width) : (end, end)
  }
}

/// The rows of an area that are the same as the one above.
struct RepeatedRows {
  let width: Int
  /// The pixels where stretches of rows end that are all the same; empty where no row repeats another.
  var ends: [UInt32] = []
  /// The rows at both ends of a stretch that may differ from the others.
  var insets = 0
}
