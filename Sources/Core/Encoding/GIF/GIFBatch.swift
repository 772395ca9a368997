package import GIFWriter
package import TerrariumPictures

/// Frames on their way into a GIF, compressed as far as they can be without the frames before them.
///
/// What was the shortest for some frames is tried first for those behind them (`SearchHabit`), within
/// groups of as many frames as a batch usually has. A batch may end within a group, where much lies
/// between two frames: then it leaves its habit to the next one, whose first frames are compressed when
/// they are written. So a film has the same bytes whatever else is made of it.
package struct GIFBatch: Sendable {
  /// The pictures of the frames whose group another batch began, behind the two pictures before them.
  private let pictures: [GIFPicture?]
  private let choices: [GIFFrameChoice]
  private let habit: SearchHabit

  /// Compresses the frames of a batch from the first new group on; `pictures` are those of all frames
  /// behind those of some before.
  package init(
    _ batch: Batch, _ pictures: [IndexedPicture], groupsOf size: Int,
    by compressor: GIFFrameCompressor
  ) {
    let count = pictures.count - batch.frames.count
    let all = [nil, nil] + pictures.map { GIFPicture($0) as GIFPicture? }
    let frames = Array(all.dropFirst(count))
    let rest = min(batch.frames.count, (size - batch.framesBefore % size) % size)
    self.pictures = rest > 0 ? Array(frames.prefix(rest + 2)) : []
    var habit = SearchHabit()
    choices = compressor.choices(Array(frames.dropFirst(rest)), groupsOf: size, &habit)
    self.habit = habit
  }

  /// The compressed frames; `habit` is that of the batch before, and becomes that of this one.
  package func finished(_ habit: inout SearchHabit, by compressor: GIFFrameCompressor)
    -> [GIFFrameChoice]
  {
    let rest = compressor.choices(pictures, groupsOf: .max, &habit)
    if !choices.isEmpty { habit = self.habit }
    return rest + choices
  }
}
