// A kernel: choices made in a row of pixels are reused in the rows that repeat it.
//
// With a full table, which no longer changes, a choice depends on the pixels from its point to the
// end of the longest compared phrase, and on the next one. If all these repeat the pixels a number
// of rows above, so does the choice. Phrases continue over the ends of rows, yet some of them begin
// where others began in the row above. In a mosaic whose rows come eight times, four choices in
// five need no search.

/// The phrases that were chosen with a full table, by the columns in which they begin.
@safe struct KnownChoices: ~Copyable {
  private struct Choice {
    var start: PhraseEnd
    var end: PhraseEnd
    /// The last pixel on which it depends.
    var reach: UInt32
  }

  private let choices: UnsafeMutablePointer<Choice>
  private let rows: RepeatedRows
  private let width: UInt32
  /// The last stretch of rows that was examined.
  private var stretch = 0
  private var isOver: Bool
  private var first: UInt32 = 0
  private var end: UInt32 = 0
  /// The pixel at which the table was first full.
  private var since: UInt32 = 0
  /// The first pixel of the row of the last query, and the column in it.
  private var row: UInt32 = 0
  private var column = 0

  /// Creates an empty table of choices for an area with such repeated rows.
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

  /// Returns the choice at the next point, if it must equal one in a row above; otherwise nil.
  @inline(__always) mutating func choice(from start: PhraseEnd) -> PhraseEnd? {
    while start.at >= end, !isOver { nextStretch() }
    guard start.at >= first, start.at < end else { return nil }
    // Points follow each other closely, so counting rows is quicker than dividing.
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

  /// Keeps a choice at the point of the last query, for the rows below.
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

/// The rows of an area that equal the row above.
struct RepeatedRows {
  let width: Int
  /// The pixels at which stretches of equal rows end; empty if no row repeats another.
  var ends: [UInt32] = []
  /// The number of rows at both ends of a stretch that may differ from the others.
  var insets = 0
}
