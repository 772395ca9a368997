/// The ways that were the best for a frame: those after it in the same batch are likely of its kind.
///
/// (The sea's hundred frames take two fifths of the time so, for 0.2 % more bytes. Small frames of
/// one film differ more from each other, and are soon tried. For coarse ones, such as a chart or a
/// mosaic, the best way changes from frame to frame: trying only a few makes films up to 2 % larger.)
package struct SearchHabit {
  /// The fewest bytes of a frame that others go by.
  private static let least = 4000

  /// The best ways for a frame that is much like this one.
  package private(set) var ways: [(TransparentPixels, ParsingWay)] = []
  /// The choices of transparency that are worth a trial for any other large frame of fine grain.
  private(set) var veils: [TransparentPixels] = []
  private var (pixels, segments, size) = (0, 0, 0)

  /// No habit yet.
  package init() {}

  /// The habit after a frame that was searched for all ways, or for some of those of another habit.
  init(
    _ trials: [Trial], _ area: PixelArea, _ segments: borrowing PixelSegments,
    after other: SearchHabit? = nil
  ) {
    (pixels, self.segments) = (area.width * area.height, segments.count)
    size = trials[0].size
    if let other { veils = other.veils }
    guard size >= Self.least else { return }
    for trial in trials where ways.count < 2 && trial.size <= size + size / 200 {
      if !ways.contains(where: { $0.0 == trial.veil }) { ways.append((trial.veil, trial.way)) }
    }
    guard other == nil, size > GIFFrameSearch.tableful, segments.areFine else { return }
    for trial in trials where veils.count < 3 && trial.size <= size + size / 20 {
      if !veils.contains(trial.veil) { veils.append(trial.veil) }
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
