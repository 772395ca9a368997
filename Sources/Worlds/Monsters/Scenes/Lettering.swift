internal import GD
internal import Rendering

/// Letters of a size, as scenes of monsters are lettered.
struct Lettering: Hashable, Sendable {
  let size: Int
  var isBold = false

  private var scale: Int { max(1, (size + 3) / 13) }

  /// The pixels of a line.
  var height: Int { BitmapFont.builtIn.height * scale }

  /// The pixels of a text.
  func width(of text: String) -> Int { BitmapFont.builtIn.width(of: text) * scale }

  /// Sets a text, its top left at a point.
  func set(_ text: String, left: Int, top: Int, colour: Colour, on canvas: inout Canvas) {
    canvas.set(text, left: left, top: top, scale: scale, colour: colour)
  }

  /// The smallest size that can be read.
  static let smallest = 9
}
