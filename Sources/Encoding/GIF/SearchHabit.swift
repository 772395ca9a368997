/// The ways that were the best for a frame: those after it in the same batch are likely of its kind.
///
/// (The sea's hundred frames take half of the time so, for 0.2 % more bytes. Small frames of one film
/// differ more from each other, and are soon tried.)
package struct SearchHabit {
  /// The fewest bytes of a frame that others go by.
  private static let least = 4000

  package private(set) var ways: [(TransparentPixels, ParsingWay)] = []
  private var (pixels, segments, size) = (0, 0, 0)

  /// No habit yet.
  package init() {}

  init(_ trials: [Trial], _ area: PixelArea, _ segments: Int) {
    (pixels, self.segments) = (area.width * area.height, segments)
    size = trials[0].size
    guard size >= Self.least else { return }
    for trial in trials where ways.count < 2 && trial.size <= size + size / 200 {
      if !ways.contains(where: { $0.0 == trial.veil }) { ways.append((trial.veil, trial.way)) }
    }
  }

  /// True if a frame has about as many pixels and segments as the one that it is from.
  func isOf(_ area: PixelArea, _ count: Int) -> Bool {
    let other = area.width * area.height
    return other * 4 < pixels * 5 && other * 5 > pixels * 4 && count * 4 < segments * 5
      && count * 5 > segments * 4
  }

  /// True if a frame of so many bytes is of the kind that the habit is from.
  func fits(_ bytes: Int) -> Bool { bytes * 3 < size * 4 && bytes * 4 > size * 3 }
}
