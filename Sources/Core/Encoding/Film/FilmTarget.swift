package import TerrariumPictures

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

/// A receiver of a film's frames: a file of them, or a watch that writes nothing. Batches are prepared
/// side by side, and written in order.
package protocol FrameReceiver: AnyObject {
  /// The encoded form of a batch, written in order.
  associatedtype Piece: Sendable

  /// True if it wants every frame's pixels.
  var wantsPictures: Bool { get }

  /// The number of earlier pictures that it needs: one or two.
  var picturesBefore: Int { get }

  /// The number of first pictures that it needs before all batches.
  var openingPictures: Int { get }

  /// The most pictures of a film that it needs as a whole before all batches.
  var fewPictures: Int { get }

  /// About how many bytes it takes for each pixel of a frame while it compresses that.
  var bytesPerPixel: Int { get }

  /// Begins with the film's first pictures, before the first batch is prepared: as many as it
  /// needs, or all of a film of few.
  func begin(with pictures: [IndexedPicture], isWhole: Bool) throws

  /// Draws or compresses a batch; nothing is written. `pictures` has those of the batch's frames,
  /// preceded by as many earlier ones as it needs, or as there are.
  var prepare: @Sendable (Batch, _ pictures: [IndexedPicture]) throws -> Piece { get }

  /// Writes the prepared piece of the next batch.
  func write(_ piece: Piece, of batch: Batch) throws

  /// Writes the rest; the file is then complete, but not yet at its path.
  func finish() throws
}

extension FrameReceiver {
  package var picturesBefore: Int { 1 }
  package var openingPictures: Int { 0 }
  package var fewPictures: Int { 0 }
  package var bytesPerPixel: Int { 1 }
  package func begin(with pictures: [IndexedPicture], isWhole: Bool) throws {}
  package func finish() {}
}

extension FrameReceiver {
  /// Prepares a batch, on any thread. Here and in `take`, and nowhere else, the type of pieces is
  /// forgotten and comes back.
  typealias Preparation = @Sendable (Batch, [IndexedPicture]) throws -> any Sendable

  /// The preparation of the batches from now on.
  var preparation: Preparation { prepare }

  /// Writes the prepared piece of the next batch.
  func take(_ piece: any Sendable, of batch: Batch) throws {
    guard let piece = piece as? Piece else { preconditionFailure("a piece of another receiver") }
    try write(piece, of: batch)
  }
}

/// An output of a film's frames.
package protocol FilmTarget: FrameReceiver, OutputTarget {}
