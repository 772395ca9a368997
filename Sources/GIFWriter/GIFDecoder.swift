/// Reads an animated GIF, one frame at a time, as players show it.
///
///     var decoder = try GIFDecoder(bytes)
///     while let frame = try decoder.next() { print(frame.hundredths) }
///
/// Frames that are drawn over others, interlaced or removed again are composed. The decoder needs
/// memory for a few pictures, regardless of the number of frames.
public struct GIFDecoder: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The number of plays; 0 is for ever. It is known before the first frame.
  public private(set) var timesToPlay = 1

  package private(set) var blocks: GIFBlockReader
  /// Empty before the first frame, so that reading the size alone takes no memory for it.
  private var canvas: [UInt32] = []
  private var control = GIFControl()
  /// The canvas for the next frame, if it is a different one.
  private var undo: [UInt32]?
  /// The blocks that were read ahead.
  private var ahead: [GIFBlockReader.Block] = []
  /// The control of the last frame, and the extensions between it and the frame before; after the
  /// last frame those at the end.
  private(set) var lastControl = GIFControl()
  private(set) var extensions: [GIFExtension] = []

  /// The default limit of the number of pixels of a picture.
  public static let usualPixelLimit = 1 << 26

  /// Reads the size of the picture, and everything before the first frame.
  ///
  /// - Parameters:
  ///   - bytes: A whole file.
  ///   - pixelLimit: The most pixels that the picture may have; each takes about 12 bytes.
  /// - Throws: `BrokenGIF` if the bytes cannot be read.
  public init(_ bytes: [UInt8], pixelLimit: Int = usualPixelLimit) throws(BrokenGIF) {
    blocks = try GIFBlockReader(bytes)
    (width, height) = (blocks.width, blocks.height)
    guard width > 0, height > 0 else { throw BrokenGIF(.noSize, at: 6) }
    guard width * height <= pixelLimit else {
      throw BrokenGIF(.tooLarge(width: width, height: height), at: 6)
    }
    while ahead.isEmpty || !ahead[ahead.count - 1].isFrame, let block = try blocks.next() {
      if case .extension(let some) = block { note(some) }
      ahead.append(block)
    }
    ahead.reverse()
  }

  /// Returns the next frame; nil after the last.
  public mutating func next() throws(BrokenGIF) -> GIFFrame? {
    if let undo { canvas = undo }
    undo = nil
    extensions = []
    while let block = try nextBlock() {
      switch block {
      case .control(let new): control = new
      case .extension(let new):
        note(new)
        extensions.append(new)
      case .frame(let frame): return try shown(frame)
      }
    }
    return nil
  }

  private mutating func nextBlock() throws(BrokenGIF) -> GIFBlockReader.Block? {
    if let block = ahead.popLast() { return block }
    return try blocks.next()
  }

  private mutating func note(_ some: GIFExtension) {
    if let count = some.repetitions { timesToPlay = count == 0 ? 0 : count + 1 }
  }

  private mutating func shown(_ frame: GIFFrameBlock) throws(BrokenGIF) -> GIFFrame {
    let indices = try frame.indices()
    if canvas.isEmpty { canvas = [UInt32](repeating: 0, count: width * height) }
    let before = control.disposal == .restore ? canvas : []
    try draw(indices, frame)
    switch control.disposal {
    case .keep: break
    case .clear: undo = Canvas(pixels: canvas, width: width).cleared(frame.area).pixels
    case .restore: undo = before
    }
    lastControl = control
    control = GIFControl()
    return GIFFrame(pixels: canvas, hundredths: lastControl.hundredths)
  }

  private mutating func draw(_ indices: [UInt8], _ frame: GIFFrameBlock) throws(BrokenGIF) {
    var colours = [UInt32](repeating: 0, count: 256)
    for (place, colour) in frame.palette.enumerated() { colours[place] = colour.opaque }
    let area = frame.area
    let transparent = control.transparent
    let count = frame.palette.count
    var from = 0
    for y in area.top..<area.top + area.height {
      let start = y * width + area.left
      for x in start..<start + area.width {
        let index = indices[from]
        from += 1
        guard index != transparent else { continue }
        guard index < count else {
          throw BrokenGIF(.noColour(Int(index)), at: frame.offset, frame: frame.number)
        }
        canvas[x] = colours[Int(index)]
      }
    }
  }
}

extension GIFDecoder {
  /// Returns the comments of a GIF, joined into one text; nil if there are none. No frame is
  /// unpacked.
  ///
  /// For a broken file it is the comment before the broken place.
  public static func comment(in bytes: [UInt8]) -> String? {
    guard var blocks = try? GIFBlockReader(bytes) else { return nil }
    var text: [UInt8] = []
    while let block = try? blocks.next() {
      if case .extension(let some) = block, some.isComment { text += some.data }
    }
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }
}

/// A frame as players show it.
public struct GIFFrame: Hashable, Sendable {
  /// The colours `0xAARRGGBB`, row by row. Alpha is 255, or 0 for transparent pixels, whose whole
  /// value is then 0.
  public var pixels: [UInt32]
  /// The delay in hundredths of a second.
  package var hundredths: Int

  /// The time that it is shown.
  public var delay: Duration { .milliseconds(10 * hundredths) }

  package init(pixels: [UInt32], hundredths: Int) {
    (self.pixels, self.hundredths) = (pixels, hundredths)
  }
}

extension GIFColor {
  /// The colour as `0xffRRGGBB`.
  var opaque: UInt32 { 0xff00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}

extension GIFBlockReader.Block {
  fileprivate var isFrame: Bool {
    guard case .frame = self else { return false }
    return true
  }
}
