internal import CTerrariumGD
internal import CTerrariumMemory
internal import Synchronization
internal import TerrariumLibC

/// A font of the user, drawn by FreeType through libgd.
///
/// libgd opens fonts by path, and again if they have left its cache. So the bytes are kept in a
/// nameless file for as long as the program runs, one for each font. The drawn font is always the
/// one that was read, even if the original file changes.
package struct FontFile: Hashable, Sendable {
  /// The path of the nameless file.
  private let path: String

  /// The coverage of a line of text: the opacity of each pixel, from 0 to 255, row by row.
  package struct Line: Hashable, Sendable {
    /// The column of the first pixel from the pen, and the rows above the baseline.
    package var left = 0
    package var top = 0
    package var width = 0
    package var height = 0
    package var shares: [UInt8] = []
  }

  /// All threads share libgd's cache of open fonts.
  private static let gate = Mutex<Void>(())

  private static let kept = Mutex<[[UInt8]: String]>([:])

  /// Reads a font from the bytes of a file.
  ///
  /// - Throws: If FreeType cannot read them.
  package init(bytes: [UInt8]) throws(GDError) {
    if let path = Self.kept.withLock({ $0[bytes] }) {
      self.path = path
      return
    }
    guard let file = Self.unnamedFile(of: bytes) else { throw .brokenFont }
    path = file.path
    guard box(of: "H", size: 16) != nil else {
      close(file.descriptor)
      throw .brokenFont
    }
    Self.kept.withLock { [path] in $0[bytes] = path }
  }

  /// A nameless file with some bytes; nil if there is no room for it.
  private static func unnamedFile(of bytes: [UInt8]) -> (descriptor: Int32, path: String)? {
    let descriptor = cmemory_file()
    guard descriptor >= 0 else { return nil }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else {
        close(descriptor)
        return nil
      }
      rest = rest.dropFirst(count)
    }
    lseek(descriptor, 0, SEEK_SET)
    return (descriptor, "/dev/fd/\(descriptor)")
  }

  /// The bytes of the file.
  package var bytes: [UInt8] { Self.kept.withLock { $0.first { $1 == path }?.key } ?? [] }

  /// The column after the last pixel of a text; nil if FreeType fails.
  package func end(of text: String, size: Int) -> Int? { box(of: text, size: size)?.right }

  /// The pixels of a text; empty if FreeType fails.
  package func line(_ text: String, size: Int) -> Line {
    guard let box = box(of: text, size: size) else { return Line() }
    // One more pixel on each side: the box is that of the outlines, and edges are smooth.
    let (left, top) = (box.left - 1, box.top - 1)
    let (width, height) = (box.right - box.left + 3, box.bottom - box.top + 3)
    guard width > 3, height > 3, width <= Canvas.sideLimit, height <= Canvas.sideLimit,
      let image = unsafe gdImageCreateTrueColor(Int32(width), Int32(height))
    else { return Line() }
    defer { unsafe gdImageDestroy(image) }
    guard unsafe draw(text, size: size, x: -left, y: -top, on: image) != nil else { return Line() }
    let shares = unsafe imagePixels(image).map { UInt8($0 & 255) }
    return Line(left: left, top: -top, width: width, height: height, shares: shares)
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

  /// Draws white text, or only measures it if there is no image.
  @unsafe
  private func draw(_ text: String, size: Int, x: Int, y: Int, on image: gdImagePtr?) -> Box? {
    silenceGD()
    var corners = [Int32](repeating: 0, count: 8)
    var extra = unsafe gdFTStringExtra()
    unsafe extra.flags = gdFTEX_RESOLUTION
    // At 72 dots per inch, a point is a pixel.
    unsafe (extra.hdpi, extra.vdpi) = (72, 72)
    let isDrawn = Self.gate.withLock { _ in
      unsafe corners.withUnsafeMutableBufferPointer { corners in
        unsafe path.withCString { path in
          unsafe text.withCString { text in
            // libgd's types lack a const, but it changes neither.
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
