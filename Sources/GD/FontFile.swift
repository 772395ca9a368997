internal import CGD
internal import Synchronization

/// A person's own font, drawn by FreeType through libgd. It is the caller who tells which file.
package struct FontFile: Hashable, Sendable {
  package let path: String

  /// What a line of text covers: how much of each pixel, from 0 to 255, row by row.
  package struct Line: Hashable, Sendable {
    /// The column of the first pixel from the pen, and the rows over the line that letters stand on.
    package var left = 0
    package var top = 0
    package var width = 0
    package var height = 0
    package var shares: [UInt8] = []

    package init() {}
  }

  /// libgd keeps the fonts that it has opened in a table of its own, which all threads share.
  private static let gate = Mutex<Void>(())

  /// The font in a file.
  ///
  /// - Throws: that FreeType cannot read it as one.
  package init(path: String) throws(GDError) {
    // libgd takes a list of names, parted by these, and looks for bare names elsewhere.
    guard !path.contains(";"), path.contains("/") else { throw .brokenFont }
    self.path = path
    guard box(of: "H", size: 16) != nil else { throw .brokenFont }
  }

  /// The column behind the last pixel of a text; nil where FreeType refuses it.
  package func end(of text: String, size: Int) -> Int? { box(of: text, size: size)?.right }

  /// A text's pixels; nothing where FreeType refuses it.
  package func line(_ text: String, size: Int) -> Line {
    guard let box = box(of: text, size: size) else { return Line() }
    // A pixel more on all sides: the box is of outlines, edges are smooth.
    let (left, top) = (box.left - 1, box.top - 1)
    let (width, height) = (box.right - box.left + 3, box.bottom - box.top + 3)
    guard width > 3, height > 3, width <= Canvas.sideLimit, height <= Canvas.sideLimit,
      let canvas = try? Canvas(width: width, height: height),
      unsafe draw(text, size: size, x: -left, y: -top, on: canvas.handle) != nil
    else { return Line() }
    var line = Line()
    (line.left, line.top, line.width, line.height) = (left, -top, width, height)
    line.shares = canvas.colours.map { UInt8($0 & 255) }
    return line
  }

  private struct Box {
    let left: Int
    let right: Int
    let top: Int
    let bottom: Int
  }

  private func box(of text: String, size: Int) -> Box? {
    unsafe draw(text, size: size, x: 0, y: 0, on: nil)
  }

  /// Draws white text, or only measures it where there is no picture.
  @unsafe
  private func draw(_ text: String, size: Int, x: Int, y: Int, on image: gdImagePtr?) -> Box? {
    var corners = [Int32](repeating: 0, count: 8)
    var extra = unsafe gdFTStringExtra()
    unsafe extra.flags = gdFTEX_RESOLUTION
    // At 72 dots an inch a point is a pixel.
    unsafe (extra.hdpi, extra.vdpi) = (72, 72)
    let isDrawn = Self.gate.withLock { _ in
      unsafe corners.withUnsafeMutableBufferPointer { corners in
        unsafe path.withCString { path in
          unsafe text.withCString { text in
            // libgd's types lack a const; it changes neither.
            unsafe gdImageStringFTEx(
              image, corners.baseAddress, 0xff_ffff, UnsafeMutablePointer(mutating: path),
              Double(size), 0, Int32(clamping: x), Int32(clamping: y),
              UnsafeMutablePointer(mutating: text), &extra) == nil
          }
        }
      }
    }
    guard isDrawn else { return nil }
    let places = corners.map(Int.init)
    return Box(
      left: min(places[0], places[6]), right: max(places[2], places[4]),
      top: min(places[5], places[7]), bottom: max(places[1], places[3]))
  }
}
