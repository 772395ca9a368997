package import Pictures

/// One or several output files: opened before the film begins, and placed when it is over.
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

  /// The number of earlier pictures that it needs: one or two.
  var picturesBefore: Int { get }

  /// The number of first pictures that it needs before all batches.
  var openingPictures: Int { get }

  /// About how many bytes it takes for each pixel of a frame while it compresses that.
  var bytesPerPixel: Int { get }

  /// Begins with the film's first pictures, before the first batch is prepared: as many as it
  /// needs, or as there are.
  func begin(with pictures: [IndexedPicture]) throws

  /// Draws or compresses a batch; nothing is written. `pictures` has those of the batch's frames,
  /// preceded by as many earlier ones as it needs, or as there are.
  var prepare: @Sendable (Batch, _ pictures: [IndexedPicture]) throws -> Piece { get }

  /// Writes the prepared piece of the next batch.
  func write(_ piece: Piece, of batch: Batch) throws

  /// Writes the rest; the file is then complete, but not yet at its path.
  func finish() throws
}

extension FilmTarget {
  package var picturesBefore: Int { 1 }
  package var openingPictures: Int { 0 }
  package var bytesPerPixel: Int { 1 }
  package func begin(with pictures: [IndexedPicture]) throws {}
}

/// An observer of a film's frames, which writes nothing.
package protocol FilmObserver: AnyObject {
  /// The result of observing a batch.
  associatedtype Seen: Sendable

  /// Observes a batch, on any thread.
  var look: @Sendable (Batch, _ pictures: [IndexedPicture]) -> Seen { get }

  /// Receives the observation of the next batch, in order.
  func take(_ seen: Seen, of batch: Batch)
}
