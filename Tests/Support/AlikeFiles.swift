/// True if a picture that its recipe made again is the same: to the byte, but of a numbered frame, such as
/// `n-07.png`, the pixels. Frames are compressed less hard than a single picture.
package func isAlike(_ name: String, _ again: [UInt8], _ first: [UInt8]) throws -> Bool {
  guard name.hasPrefix("n-"), name.hasSuffix(".png") else { return again == first }
  return try TruePicture(png: again) == TruePicture(png: first)
}
