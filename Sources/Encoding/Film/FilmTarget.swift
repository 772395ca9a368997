package import Rendering

/// An output of a film. Batches are prepared side by side, and written in order.
package protocol FilmTarget: AnyObject {
  /// Whether it wants every frame's pixels.
  var wantsPictures: Bool { get }

  /// How many pictures before each it looks at: one, or two.
  var picturesBefore: Int { get }

  /// How many pictures of the film's beginning it looks at before all else.
  var openingPictures: Int { get }

  /// Begins, before the first batch is prepared, with the film's first pictures: as many as it looks
  /// at, or as there are.
  func begin(with pictures: [IndexedPicture]) throws

  /// Draws or compresses a batch; nothing is written. `pictures` has those of the batch's frames,
  /// and before them those of as many frames as it looks at, as far as there are so many.
  var prepare: @Sendable (Batch, _ pictures: [IndexedPicture]) throws -> Prepared { get }

  /// Writes what was prepared of the next batch.
  func write(_ prepared: Prepared, of batch: Batch) throws

  /// Writes what remains; the file is then whole, but not yet in its place.
  func finish() throws

  /// Throws if the whole file is larger than it may be.
  func checkSize() throws

  /// Puts the file in its place.
  func commit() throws -> WrittenOutput
}

extension FilmTarget {
  package var picturesBefore: Int { 1 }
  package var openingPictures: Int { 0 }
  package func begin(with pictures: [IndexedPicture]) throws {}

  /// There is nothing to look at where each file was looked at by itself.
  package func checkSize() {}
}

/// What became of an output.
package struct WrittenOutput: Hashable, Sendable {
  package let path: String
  package let files: Int
  package let frames: Int
  package let bytes: Int
  /// The hash of all its bytes, where it was asked for.
  package let sha256: String?
  /// The files that are not what they should be, where they were only compared.
  package let differences: [Difference]
  /// Whether each frame stands as long as it should: a video's frames all stand equally long.
  package let hasExactTimes: Bool
  /// Whether frames stand so shortly that players show them longer.
  package var hasShortTimes = false

  package init(
    path: String, files: Int, frames: Int, bytes: Int, sha256: String?,
    differences: [Difference] = [], hasExactTimes: Bool = true
  ) {
    self.path = path
    self.files = files
    self.frames = frames
    self.bytes = bytes
    self.sha256 = sha256
    self.differences = differences
    self.hasExactTimes = hasExactTimes
  }
}
