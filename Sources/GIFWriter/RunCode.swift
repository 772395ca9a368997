/// The choice of phrases, and of the moment when the table starts anew.
package struct ParsingOptions: Hashable, Sendable {
  /// The hundredths of a phrase that two phrases must gain for the first to be cut short while the
  /// table grows; nil cuts none.
  var patience: Int?
  var clears: ClearPolicy.Kind = .whenWorse
  /// True if time counts more than the last few bytes.
  var isQuick = false
}

/// The code of compressed segments.
struct RunCode: Sendable {
  let data: [UInt8]
  /// The number of bytes written after each sixteenth of the pixels.
  let course: [Int]
  /// True if the table was cleared during the encoding.
  let hasCleared: Bool
  /// True if it was not, but should have been: its codes covered fewer runs once it was full
  /// (`TableYield.isStale`).
  let isStale: Bool
}

/// The limit at which an encoding is given up, because another is known to be shorter.
struct RunLimit {
  /// The most bytes.
  var bytes = Int.max
  /// The number of bytes that another encoding had taken by each sixteenth of the pixels.
  var course: [Int] = []

  static let parts = 16

  /// True if this many bytes by a sixteenth are too many to end with less than the other. An
  /// encoding that is behind by 22 % after a quarter never catches up, nor one by 5 % at the end.
  func isHopeless(_ bytes: Int, at part: Int) -> Bool {
    guard part >= 4, part < course.count else { return false }
    return bytes > course[part] + course[part] * (Self.parts + 2 - part) / 64 + 24
  }
}

/// A phrase that was found: its place, the pixel after it, and a segment at that or before.
struct PhraseEnd {
  var place: Int32 = -1
  var at: UInt32 = 0
  var segment: UInt32 = 0
}
