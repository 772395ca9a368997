internal import Foundation
package import Testing

/// Compares a picture with an approved one in `Tests/Goldens`.
///
/// Sizes are compared first, then every pixel. On failure a comparison is written to
/// `.build/goldens`: the expected picture, the differences and the actual picture.
/// `TERRARIUM_RECORD=1` keeps the actual picture; a picture fails the run in which it was recorded,
/// so that somebody looks at it.
package func expectGolden(
  _ picture: TruePicture, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let path = goldenPath(name)
  let expected = try keptGolden(name)
  if expected == picture { return }
  if ProcessInfo.processInfo.environment["TERRARIUM_RECORD"] == "1" {
    try Data(try picture.png()).write(to: URL(fileURLWithPath: path))
    Issue.record("recorded \(path): look at it, then run again", sourceLocation: sourceLocation)
    return
  }
  guard let expected else {
    Issue.record(
      "there is no \(path); TERRARIUM_RECORD=1 records it", sourceLocation: sourceLocation)
    return
  }
  let folder = Command.packageFolder + "/.build/goldens"
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  let shown = "\(folder)/\(name).png"
  try Data(try comparison(expected, picture).png()).write(to: URL(fileURLWithPath: shown))
  let sizes =
    "\(expected.width)x\(expected.height) expected, \(picture.width)x\(picture.height) drawn"
  Issue.record("\(name) differs (\(sizes)): see \(shown)", sourceLocation: sourceLocation)
}

private func goldenPath(_ name: String) -> String {
  Command.packageFolder + "/Tests/Goldens/\(name).png"
}

/// Returns the picture that is kept, if there is one.
func keptGolden(_ name: String) throws -> TruePicture? {
  try FileManager.default.contents(atPath: goldenPath(name)).map {
    try TruePicture(png: [UInt8]($0))
  }
}

/// Returns the expected picture, a mask of the differing pixels, and the actual picture, side by
/// side.
func comparison(_ expected: TruePicture, _ actual: TruePicture) -> TruePicture {
  let wide = max(expected.width, actual.width)
  let high = max(expected.height, actual.height)
  func colour(_ picture: TruePicture, _ x: Int, _ y: Int) -> UInt32? {
    x < picture.width && y < picture.height ? picture[x, y] : nil
  }
  var colours: [UInt32] = []
  for y in 0..<high {
    colours += (0..<wide).map { colour(expected, $0, y) ?? 0x808080 }
    colours += (0..<wide).map { x in
      colour(expected, x, y) == colour(actual, x, y) ? 0x000000 : 0xff00ff
    }
    colours += (0..<wide).map { colour(actual, $0, y) ?? 0x808080 }
  }
  return TruePicture(width: 3 * wide, height: high, colours: colours)
}
