/// True if a picture made again from its recipe is the same: in every byte, or for a numbered
/// frame, such as `n-07.png`, in every pixel. Frames are compressed less than a single picture.
package func isAlike(_ name: String, _ again: [UInt8], _ first: [UInt8]) throws -> Bool {
  guard name.hasPrefix("n-"), name.hasSuffix(".png") else { return again == first }
  return try TruePicture(png: again) == TruePicture(png: first)
}
