internal import TerrariumEncoding
internal import TerrariumRendering

/// Inserts interpolated pictures between the frames of a film, by the setting `smooth`.
///
/// They are returned with the frames; tables and other renditions of moments skip them. Each is
/// shown for an equal part of its frame's time, and none follows the last frame.
struct Smoother {
  /// The number of pictures for each frame.
  let steps: Int
  private var previous: Shot?
  private var waiting: [Shot] = []

  init(steps: Int) { self.steps = steps }

  /// Returns the next shot of a film, or a picture before it.
  mutating func next(_ source: () throws -> Shot?) throws -> Shot? {
    guard steps > 1 else { return try source() }
    if let shot = waiting.popLast() { return shot }
    guard let shot = try source() else { return nil }
    guard let frame = shot.frame, frame.isMoment else { return shot }
    var divided = shot
    divided.delay = shot.delay?.divided(by: steps)
    defer { previous = divided }
    guard let before = previous, let from = before.frame else { return divided }
    waiting.append(divided)
    for step in (1..<steps).reversed() {
      waiting.append(
        Shot(
          reports: [], frame: from.between(and: frame, step: step, of: steps), delay: before.delay))
    }
    return waiting.popLast()
  }
}
