package import Rendering

/// A file, or several, on the way: opened before the film begins, put in place when it is over.
package protocol OutputTarget: AnyObject {
  /// Throws if the whole file is larger than it may be.
  func checkSize() throws

  /// Puts the file in its place.
  func commit() throws -> WrittenOutput
}

extension OutputTarget {
  /// There is nothing to look at where each file was looked at by itself.
  package func checkSize() {}
}

/// An output of a film's frames. Batches are prepared side by side, and written in order.
package protocol FilmTarget: OutputTarget {
  /// The encoded form of a batch, written in order.
  associatedtype Piece: Sendable

  /// True if it wants every frame's pixels.
  var wantsPictures: Bool { get }

  /// The number of earlier pictures that it looks at: one, or two.
  var picturesBefore: Int { get }

  /// The number of pictures of the film's beginning that it looks at before all else.
  var openingPictures: Int { get }

  /// About how many bytes it takes for each pixel of a frame while it compresses that.
  var bytesPerPixel: Int { get }

  /// Begins, before the first batch is prepared, with the film's first pictures: as many as it looks
  /// at, or as there are.
  func begin(with pictures: [IndexedPicture]) throws

  /// Draws or compresses a batch; nothing is written. `pictures` has those of the batch's frames,
  /// and before them those of as many frames as it looks at, as far as there are so many.
  var prepare: @Sendable (Batch, _ pictures: [IndexedPicture]) throws -> Piece { get }

  /// Writes what was prepared of the next batch.
  func write(_ piece: Piece, of batch: Batch) throws

  /// Writes what remains; the file is then whole, but not yet in its place.
  func finish() throws
}

extension FilmTarget {
  package var picturesBefore: Int { 1 }
  package var openingPictures: Int { 0 }
  package var bytesPerPixel: Int { 1 }
  package func begin(with pictures: [IndexedPicture]) throws {}
}

/// One who watches a film's frames and writes nothing.
package protocol FilmObserver: AnyObject {
  /// The result of observing a batch.
  associatedtype Seen: Sendable

  /// Looks at a batch, as targets prepare one.
  var look: @Sendable (Batch, _ pictures: [IndexedPicture]) -> Seen { get }

  /// Hears what was seen in the next batch.
  func take(_ seen: Seen, of batch: Batch)
}
