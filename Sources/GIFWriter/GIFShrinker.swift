/// Rewrites a film in fewer bytes.
///
/// A frame is held back until its best treatment before the next one is known.
struct GIFShrinker {
  /// The bytes so far.
  private(set) var bytes: [UInt8]

  private let decoder: GIFDecoder
  private let frames: FrameShrinker
  private let empty: Canvas

  typealias Shown = JoinedFrames.Shown
  typealias Drawn = FrameShrinker.Drawn

  /// The treatment of a frame before the next one is drawn.
  private struct Step {
    let disposal: GIFControl.Disposal
    /// The frame, drawn so that this is possible.
    let part: GIFFramePart
    let next: Drawn

    var size: Int { part.size + next.part.size }
  }

  /// Starts a film with a colour table.
  init(_ decoder: GIFDecoder, _ table: FilmColours.Table) {
    self.decoder = decoder
    frames = FrameShrinker(table)
    empty = Canvas(
      pixels: [UInt32](repeating: 0, count: decoder.width * decoder.height), width: decoder.width)
    let old = decoder.blocks
    bytes = headerBytes(
      width: decoder.width, height: decoder.height,
      palette: table.colours.map(GIFColor.init(opaque:)), depth: table.depth, timesToPlay: 1,
      comment: nil)
    bytes[12] = old.aspect
    if old.background < old.palette.count,
      let place = frames.place(of: old.palette[old.background].opaque)
    {
      bytes[11] = place
    }
  }

  /// The number of frames that are compressed in parallel.
  private var batchSize: Int { max(2, min(16, (1 << 22) / empty.pixels.count)) }

  /// Writes all frames. False if there are none, one has more colours than a frame can have, or
  /// there is text that a player draws by itself.
  mutating func write() async throws(BrokenGIF) -> Bool {
    var film = JoinedFrames(decoder)
    guard let first = try film.next(),
      var held = frames.drawn(first, on: empty, needsTransparent: first.pixels.contains(0))
    else { return false }
    var extensions = first.extensions
    var isFirst = true
    while true {
      var batch: [Shown] = []
      while batch.count < batchSize, let shown = try film.next() { batch.append(shown) }
      extensions += batch.isEmpty ? film.lastExtensions : batch.flatMap(\.extensions)
      guard !extensions.contains(where: \.isPlainText) else { return false }
      extensions = []
      guard !batch.isEmpty else { break }
      let kept = await drawnOver(batch, after: held.shown)
      for (shown, kept) in zip(batch, kept) {
        guard let step = step(from: held, isFirst, to: shown, kept) else { return false }
        append(held.shown, step.part, step.disposal)
        held = step.next
        isFirst = false
      }
    }
    append(held.shown, held.part, .keep)
    for some in film.lastExtensions { bytes += decoder.blocks.bytes[some.bytes] }
    bytes.append(0x3b)
    return true
  }

  /// Returns the frames drawn over those before, computed in parallel; nil for those that cannot
  /// be.
  private func drawnOver(_ batch: [Shown], after before: Shown) async -> [Drawn?] {
    let (frames, width) = (frames, decoder.width)
    return await withTaskGroup(of: (Int, Drawn?).self) { group in
      for (place, (before, shown)) in zip([before] + batch, batch).enumerated() {
        group.addTask {
          let canvas = Canvas(pixels: before.pixels, width: width)
          guard canvas.change(to: shown.pixels).vanishing == nil else { return (place, nil) }
          return (place, frames.drawn(shown, on: canvas))
        }
      }
      var result = [Drawn?](repeating: nil, count: batch.count)
      for await (place, drawn) in group { result[place] = drawn }
      return result
    }
  }

  /// Returns the way to the next frame that takes the fewest bytes; nil if there is none.
  private func step(
    from held: Drawn, _ isFirst: Bool, to shown: Shown, _ kept: Drawn?
  ) -> Step? {
    let current = Canvas(pixels: held.shown.pixels, width: decoder.width)
    let change = current.change(to: shown.pixels)
    var steps: [Step] = []
    func add(_ disposal: GIFControl.Disposal, _ part: GIFFramePart?, _ next: Drawn?) {
      if let part, let next { steps.append(Step(disposal: disposal, part: part, next: next)) }
    }
    add(.keep, held.part, kept)
    // Players differ in their treatment of the first frame when they restore what was before it.
    if !isFirst, held.area != nil {
      let restored = held.canvas.change(to: shown.pixels)
      if restored.vanishing == nil, change.vanishing != nil || restored.count < change.count {
        add(.restore, held.part, frames.drawn(shown, on: held.canvas))
      }
    }
    if let vanishing = change.vanishing {
      let area = vanishing.union(held.area)
      let part = [true, false].lazy.compactMap { needsTransparent in
        frames.part(
          from: held.canvas, to: held.shown, in: area, needsTransparent: needsTransparent)
      }.first
      add(.clear, part, frames.drawn(shown, on: current.cleared(area)))
    }
    return steps.min { $0.size < $1.size }
  }

  private mutating func append(
    _ shown: Shown, _ part: GIFFramePart, _ disposal: GIFControl.Disposal
  ) {
    for some in shown.extensions { bytes += decoder.blocks.bytes[some.bytes] }
    // Some players clear a frame to the background unless that is the transparent index.
    if disposal == .clear, shown.clearsToNothing, let transparent = part.transparent {
      bytes[11] = transparent
    }
    let needsControl =
      shown.hundredths > 0 || part.transparent != nil || disposal != .keep || shown.waitsForInput
    appendFrame(
      part, hundredths: shown.hundredths, disposal: needsControl ? disposal : nil,
      waitsForInput: shown.waitsForInput, to: &bytes)
  }
}

extension GIFEncoder {
  /// Makes an animated GIF smaller without changing a pixel or a delay.
  ///
  ///     let smaller = try await GIFEncoder.shrunk(bytes)
  ///
  /// Every frame is redrawn in the way that takes the fewest bytes: only the changes, in the colours
  /// that they need. Comments, loops and other extensions are kept, and equal frames are joined.
  /// Frames are compressed in parallel, on the executor of the task; the result is the same on any
  /// number of threads.
  ///
  /// - Parameters:
  ///   - bytes: A whole file.
  ///   - pixelLimit: The most pixels that the picture may have; each takes about 100 bytes.
  /// - Returns: The smaller file; the same bytes if there is no smaller one.
  /// - Throws: `BrokenGIF` if the bytes cannot be read; nothing is repaired.
  public static func shrunk(
    _ bytes: [UInt8], pixelLimit: Int = GIFDecoder.usualPixelLimit
  ) async throws(BrokenGIF) -> [UInt8] {
    let decoder = try GIFDecoder(bytes, pixelLimit: pixelLimit)
    var smallest = bytes
    for table in try FilmColours(decoder).tables {
      var shrinker = GIFShrinker(decoder, table)
      guard try await shrinker.write() else { break }
      if shrinker.bytes.count < smallest.count { smallest = shrinker.bytes }
      // In a larger film the table is only a small part.
      if shrinker.bytes.count > 1 << 16 { break }
    }
    return smallest
  }
}
