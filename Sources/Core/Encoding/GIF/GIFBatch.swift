package import GIFWriter
package import TerrariumPictures

/// Frames of a GIF, compressed as far as possible without the frames before them.
///
/// Frames first try the encoding that was shortest for earlier ones (`SearchHabit`), within groups
/// of a usual batch's size. A batch may end within a group if there is much data between two
/// frames. It then passes its habit on, and the next batch's first frames are compressed when they
/// are written. So the bytes of a film do not depend on its other outputs.
package struct GIFBatch: Sendable {
  /// The pictures of the frames whose group began in another batch, preceded by the two pictures
  /// before them.
  private let pictures: [GIFPicture?]
  private let choices: [GIFFrameChoice]
  private let habit: SearchHabit

  /// Compresses the frames of a batch from its first new group on; `pictures` has those of all
  /// frames, preceded by earlier ones.
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

  /// Returns the compressed frames; `habit` is that of the batch before, and is updated.
  package func finished(_ habit: inout SearchHabit, by compressor: GIFFrameCompressor)
    -> [GIFFrameChoice]
  {
    let rest = compressor.choices(pictures, groupsOf: .max, &habit)
    if !choices.isEmpty { habit = self.habit }
    return rest + choices
  }
}
