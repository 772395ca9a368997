package import TerrariumPictures

/// One or several output files, opened before the film begins and put in their places after it.
package protocol OutputTarget: AnyObject {
  /// Throws if the whole file is larger than it may be.
  func checkSize() throws

  /// Completes the file; it gets its place with its group, or at once without one.
  func commit() throws -> WrittenOutput
}

extension OutputTarget {
  /// Numbered files are checked one by one, so nothing is left to check.
  package func checkSize() {}
}

/// A receiver of a film's frames: a file, or a watch that writes nothing. Batches are prepared in
/// parallel and written in order.
package protocol FrameReceiver: AnyObject {
  /// The encoded form of a batch, written in order.
  associatedtype Piece: Sendable

  /// True if it needs the pixels of every frame.
  var wantsPictures: Bool { get }

  /// The number of earlier pictures that it needs: one or two.
  var picturesBefore: Int { get }

  /// The number of pictures at the start of the film that it needs before all batches.
  var openingPictures: Int { get }

  /// The longest film, in pictures, that it needs as a whole before all batches.
  var fewPictures: Int { get }

  /// The approximate memory for compressing a pixel of a frame, in bytes.
  var bytesPerPixel: Int { get }

  /// Receives the film's first pictures before the first batch is prepared: as many as it needs, or
  /// all of a short film.
  func begin(with pictures: [IndexedPicture], isWhole: Bool) throws

  /// Draws or compresses a batch, without writing. `pictures` has those of the batch's frames,
  /// preceded by as many earlier ones as it needs and there are.
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
  /// Prepares a batch on any thread. Only here and in `take` the type of pieces is erased and
  /// restored.
  typealias Preparation = @Sendable (Batch, [IndexedPicture]) throws -> any Sendable

  /// The preparation of the next batches.
  var preparation: Preparation { prepare }

  /// Writes the prepared piece of the next batch.
  func take(_ piece: any Sendable, of batch: Batch) throws {
    guard let piece = piece as? Piece else { preconditionFailure("a piece of another receiver") }
    try write(piece, of: batch)
  }
}

/// An output of a film's frames.
package protocol FilmTarget: FrameReceiver, OutputTarget {}
