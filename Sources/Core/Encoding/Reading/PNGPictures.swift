internal import TerrariumGD

/// The pictures of a PNG, animated or not. Each is turned into a PNG of its own, which the library
/// decodes.
struct PNGPictures: PictureReader {
  let width: Int
  let height: Int
  let timesToPlay: Int?

  /// The canvas; empty before the first picture, so that reading only the size takes no memory for
  /// it.
  private var canvas: [UInt32] = []
  private var chunks: ArraySlice<PNGChunk>
  private let beginning: [PNGChunk]
  private let isWhole: Bool
  /// The file. Its chunks are checked as they are read, so a fault is reported at its picture.
  private let bytes: [UInt8]
  /// The number of remaining pictures that the file announces.
  private var remaining = 1
  /// The sequence number of the next animation chunk.
  private var sequence = 0
  private var undo: [UInt32]?

  init(_ bytes: [UInt8]) throws(BrokenPicture) {
    guard bytes.starts(with: pngSignature) else { throw .otherFormat }
    let chunks = pngChunks(bytes)
    guard let header = chunks.first, header.type == "IHDR", header.data.count == 13 else {
      throw .endsEarly
    }
    (width, height) = (
      number(bigEndian: header.data.prefix(4)),
      number(bigEndian: header.data.dropFirst(4).prefix(4))
    )
    guard 1...1 << 24 ~= width, 1...1 << 24 ~= height, width * height <= DecodedPicture.pixelLimit
    else { throw .damaged }
    let film = chunks.first { $0.type == "acTL" }
    timesToPlay = film.map { number(bigEndian: $0.data.suffix(4)) }
    if let film { remaining = number(bigEndian: film.data.prefix(4)) }
    let first = film == nil ? "IDAT" : "fcTL"
    self.chunks = chunks.drop { $0.type != first }
    (self.bytes, isWhole) = (bytes, chunks.last?.type == "IEND")
    beginning = chunks.prefix { $0.type != "IDAT" }
      .filter { ["IHDR", "PLTE", "tRNS"].contains($0.type) }
    for chunk in chunks.prefix(while: { $0.type != first }) { try check(chunk) }
  }

  /// Throws on a chunk with a wrong checksum, as other programs do.
  private func check(_ chunk: PNGChunk) throws(BrokenPicture) {
    guard let sum = try? chunk.bytes.suffix(4), bytes[chunk.data.endIndex...].starts(with: sum)
    else { throw .damaged }
  }

  private mutating func takeChunk() throws(BrokenPicture) -> PNGChunk {
    let chunk = chunks.removeFirst()
    try check(chunk)
    if ["fcTL", "fdAT"].contains(chunk.type) {
      guard number(bigEndian: chunk.data.prefix(4)) == sequence else { throw .damaged }
      sequence += 1
    }
    return chunk
  }

  mutating func next() throws(BrokenPicture) -> ShownPicture? {
    if let undo { canvas = undo }
    undo = nil
    var control: [UInt8]?
    if chunks.first?.type == "fcTL" {
      control = Array(try takeChunk().data)
      guard control?.count == 26 else { throw .damaged }
    }
    let data = try takeData()
    guard !data.isEmpty else {
      guard isWhole else { throw .endsEarly }
      guard remaining == 0 else { throw .damaged }
      return nil
    }
    remaining -= 1
    // The last data of a truncated file may lack its end.
    if chunks.isEmpty, !isWhole { throw .endsEarly }
    guard let control else {
      return ShownPicture(
        pixels: try decoded(beginning, data).pixels, delay: FrameDelay(0, over: 1))
    }
    return try show(control, data)
  }

  /// Returns the data up to the next control chunk.
  private mutating func takeData() throws(BrokenPicture) -> [UInt8] {
    var data: [UInt8] = []
    while let next = chunks.first, next.type != "fcTL" {
      let chunk = try takeChunk()
      if chunk.type == "IDAT" { data += chunk.data }
      if chunk.type == "fdAT" { data += chunk.data.dropFirst(4) }
    }
    return data
  }

  private mutating func show(_ control: [UInt8], _ data: [UInt8]) throws(BrokenPicture)
    -> ShownPicture
  {
    let area = (1..<5).map { number(bigEndian: control[4 * $0..<4 * $0 + 4]) }
    guard area[2] + area[0] <= width, area[3] + area[1] <= height else { throw .damaged }
    let header = PNGChunk(type: "IHDR", data: control[4..<12] + beginning[0].data.dropFirst(8))
    guard width * height / DecodedPicture.pixelsPerByte <= bytes.count else { throw .endsEarly }
    let picture = try decoded([header] + beginning.dropFirst(), data)
    if canvas.isEmpty { canvas = [UInt32](repeating: 0, count: width * height) }
    let before = canvas
    for y in 0..<area[1] {
      for x in 0..<area[0] {
        let pixel = picture.pixels[y * area[0] + x]
        if control[25] == 0 || pixel >> 24 != 0 {
          canvas[(area[3] + y) * width + area[2] + x] = pixel
        }
      }
    }
    if control[24] == 2 { undo = before }
    if control[24] == 1 {
      var cleared = canvas
      for y in area[3]..<area[3] + area[1] {
        for x in area[2]..<area[2] + area[0] { cleared[y * width + x] = 0 }
      }
      undo = cleared
    }
    let parts = max(1, number(bigEndian: control[22..<24]))
    return ShownPicture(
      pixels: canvas,
      delay: FrameDelay(
        number(bigEndian: control[20..<22]), over: control[22..<24] == [0, 0] ? 100 : parts))
  }

  private func decoded(_ head: [PNGChunk], _ data: [UInt8]) throws(BrokenPicture) -> DecodedPicture
  {
    let all = head + [PNGChunk(type: "IDAT", data: data[...]), PNGChunk(type: "IEND", data: [])]
    do throws(GDError) {
      return try DecodedPicture(pngFile(all))
    } catch {
      throw .damaged
    }
  }
}
