package import TerrariumEncoding
internal import TerrariumLibC
internal import TerrariumPictures

/// Packs the pictures of a film into segments. It holds the changes of one segment and one picture.
package struct FilmPacker<Pixel: FixedWidthInteger & UnsignedInteger & Sendable> {
  package let width: Int
  package let height: Int
  /// The grid of the tiles; nil if the film has none.
  package let grid: TileGrid?
  private var book: TileBook<Pixel>
  private var previous: [Pixel] = []
  /// The tiles of the segment's first frame.
  private var start: [UInt16] = []
  private var frames: [FrameChanges<Pixel>] = []
  /// The decoding cost of the segment for a player.
  private var cost = 0
  private var first = 0
  private var count = 0

  /// The highest cost of a segment: about as many cells, or pixels without a grid, as a browser
  /// plays in a twentieth of a second.
  private var mostCost: Int { grid == nil ? 12_000_000 : 1_500_000 }
  private static var mostFrames: Int { 1024 }

  /// Creates a packer of pictures of a size; a grid that does not fit into them is ignored.
  package init(width: Int, height: Int, grid: TileGrid?) {
    (self.width, self.height) = (width, height)
    self.grid = grid.flatMap { $0.fits(width: width, height: height) ? $0 : nil }
    book = TileBook(width: self.grid?.width ?? 1, height: self.grid?.height ?? 1)
  }

  /// The pixels of the tiles that are kept for later segments.
  package var tilePixels: ArraySlice<Pixel> { book.pixels.prefix(book.kept * (grid?.area ?? 0)) }

  /// Adds the next picture; `colours` are those so far.
  ///
  /// - Returns: The segment before it, if that is complete.
  package mutating func add(_ picture: [Pixel], colours: [UInt32]) -> PackedSegment? {
    precondition(picture.count == width * height, "a picture of the film's size")
    defer { (previous, count) = (picture, count + 1) }
    if !frames.isEmpty, frames.count < Self.mostFrames, cost < mostCost,
      let changes = changes(to: picture)
    {
      frames.append(changes)
      return nil
    }
    let done = finish(colours: colours)
    begin(with: picture)
    return done
  }

  /// Returns the segment of the pending frames, if there are any.
  package mutating func finish(colours: [UInt32]) -> PackedSegment? {
    guard !frames.isEmpty else { return nil }
    var uses = [Int](repeating: 0, count: book.count)
    for tile in start where tile != .max { uses[Int(tile)] += 1 }
    for frame in frames { for change in frame.cells { uses[Int(change.tile)] += 1 } }
    fillHoles(uses: uses)
    let writer = SegmentWriter(
      frames, from: start, grid: grid, colours: colours.count, tiles: book.kept)
    let segment = PackedSegment(first: first, frames: frames.count, bytes: writer.bytes())
    (frames, start) = ([], [])
    return segment
  }

  private mutating func begin(with picture: [Pixel]) {
    (first, cost) = (count, width * height / 16)
    var changes = FrameChanges<Pixel>()
    var areas = [PixelRect(left: 0, top: 0, width: width, height: height)]
    if let grid {
      start = (0..<grid.count).map { cell in
        book.number(at: origin(ofCell: cell, grid), of: picture, stride: width) ?? .max
      }
      areas = grid.surroundings(width: width, height: height)
      for (cell, tile) in start.enumerated() where tile == .max {
        changes.patches.append(patch(grid.area(ofTile: cell), of: picture))
      }
    }
    changes.patches += areas.map { patch($0, of: picture) }
    frames = [changes]
  }

  /// The changes from the last picture; nil if too many of its tiles are new.
  private mutating func changes(to picture: [Pixel]) -> FrameChanges<Pixel>? {
    var changes = FrameChanges<Pixel>()
    var areas = [PixelRect(left: 0, top: 0, width: width, height: height)]
    if let grid {
      areas = grid.surroundings(width: width, height: height)
      for cell in changedCells(of: grid, picture) {
        guard !book.isFull,
          let tile = book.number(at: origin(ofCell: cell, grid), of: picture, stride: width)
        else { return nil }
        changes.cells.append((Int32(cell), tile))
      }
      cost += changes.cells.isEmpty ? 0 : grid.count
    }
    let found = ChangedAreas(picture, after: previous, width: width, in: areas).found
    changes.patches = found.map { area in
      let (new, old) = (patch(area, of: picture), patch(area, of: previous))
      let isSame = zip(new.pixels, old.pixels).map { $0 == $1 }
      return PixelPatch(area: area, pixels: new.pixels, isSame: isSame)
    }
    cost += found.reduce(64) { $0 + $1.width * $1.height }
    return changes
  }

  private func origin(ofCell cell: Int, _ grid: TileGrid) -> Int {
    (grid.top + cell / grid.columns * grid.height) * width + grid.left
      + cell % grid.columns * grid.width
  }

  private func patch(_ area: PixelRect, of picture: [Pixel]) -> PixelPatch<Pixel> {
    var pixels: [Pixel] = []
    pixels.reserveCapacity(area.width * area.height)
    for y in area.top..<area.top + area.height {
      let start = y * width + area.left
      pixels += picture[start..<start + area.width]
    }
    return PixelPatch(area: area, pixels: pixels)
  }

  /// The cells whose pixels differ from those of the last picture, in order.
  private func changedCells(of grid: TileGrid, _ picture: [Pixel]) -> [Int] {
    var cells: [Int] = []
    let size = MemoryLayout<Pixel>.stride
    unsafe picture.withUnsafeBytes { picture in
      unsafe previous.withUnsafeBytes { previous in
        guard let now = picture.baseAddress, let then = previous.baseAddress else { return }
        func differs(_ pixel: Int, _ count: Int) -> Bool {
          unsafe memcmp(now + pixel * size, then + pixel * size, count * size) != 0
        }
        for row in 0..<grid.rows {
          let start = (grid.top + row * grid.height) * width + grid.left
          let lines = (0..<grid.height).filter {
            differs(start + $0 * width, grid.columns * grid.width)
          }
          guard !lines.isEmpty else { continue }
          for column in 0..<grid.columns {
            let left = start + column * grid.width
            if lines.contains(where: { differs(left + $0 * width, grid.width) }) {
              cells.append(row * grid.columns + column)
            }
          }
        }
      }
    }
    return cells
  }

  /// Decides which tiles are kept, and stores the others pixel by pixel.
  private mutating func fillHoles(uses: [Int]) {
    guard let grid else { return }
    let old = book
    let numbers = book.settle(uses: uses)
    func hole(_ cell: Int, _ tile: UInt16) -> PixelPatch<Pixel> {
      PixelPatch(area: grid.area(ofTile: cell), pixels: Array(old.pixels(of: tile)))
    }
    var now = start
    for (cell, tile) in start.enumerated() where tile != .max {
      now[cell] = numbers[Int(tile)] ?? .max
      if now[cell] == .max { frames[0].patches.append(hole(cell, tile)) }
    }
    start = now
    for number in frames.indices {
      var cells: [(cell: Int32, tile: UInt16)] = []
      for (cell, tile) in frames[number].cells {
        let settled = numbers[Int(tile)] ?? .max
        if settled == .max { frames[number].patches.append(hole(Int(cell), tile)) }
        if settled != now[Int(cell)] { cells.append((cell, settled)) }
        now[Int(cell)] = settled
      }
      frames[number].cells = cells
    }
  }
}
