/// One tick of an infection, band by band, on the words of an `InfectionLayout`.
///
/// First every band picks: it reads `closed` everywhere and writes its own front, its own newly
/// infected, and its own two spills. Then every band settles: it collects the spills of its two
/// neighbours and makes its newly infected fall ill.
///
/// `@unchecked Sendable`: in neither half do two bands write the same word, or one read a word that
/// another writes, so each half may run on any number of threads.
///
/// Only words with a part of the front are visited; the marks find them, 64 at a time.
@safe struct InfectionKernel: @unchecked Sendable {
  let layout: InfectionLayout
  let tickKey: UInt64
  let words: UnsafeMutablePointer<UInt64>
  let subsets: UnsafePointer<UInt8>
  let counts: UnsafePointer<UInt8>
  let stride: Int

  // Used for each word, so stored instead of computed each time.
  let closed: Int
  let front: Int
  let fresh: Int
  let spills: Int
  let wordsPerRow: Int
  let distinct: UInt8

  init(
    layout: InfectionLayout, tickKey: UInt64, words: UnsafeMutablePointer<UInt64>,
    subsets: UnsafePointer<UInt8>, counts: UnsafePointer<UInt8>, stride: Int
  ) {
    self.layout = layout
    self.tickKey = tickKey
    unsafe self.words = words
    unsafe self.subsets = subsets
    unsafe self.counts = counts
    self.stride = stride
    closed = layout.closed
    front = layout.front
    fresh = layout.fresh
    spills = layout.spills
    wordsPerRow = layout.wordsPerRow
    distinct = layout.distinctDirections
  }
}

extension InfectionKernel {
  /// Reads a note of a band.
  func note(_ note: InfectionLayout.Note, of band: Int) -> UInt64 {
    unsafe words[layout.note(note, of: band)]
  }

  /// Writes a note of a band.
  func write(_ value: UInt64, as note: InfectionLayout.Note, of band: Int) {
    unsafe words[layout.note(note, of: band)] = value
  }

  /// The place of a band's picks in the row above it.
  func spillAbove(_ band: Int) -> Int { spills + 2 * band * wordsPerRow }

  /// The place of a band's picks in the row below it.
  func spillBelow(_ band: Int) -> Int { spills + (2 * band + 1) * wordsPerRow }

  /// The words of marks of a band in a plane of marks.
  func slots(of band: Int, in marks: Int) -> Range<Int> {
    let first = marks + band * layout.marksPerBand
    return first..<first + layout.marksPerBand
  }

  /// Marks a word of newly ill people as not zero.
  @inline(__always)
  func markFresh(_ word: Int) {
    unsafe words[layout.freshMarks + word >> 6] |= 1 << UInt64(word & 63)
  }
}
