import Rendering

/// A film that is encoded: its generations and how large a cell is drawn.
struct Film: Sendable {
  let fields: [BitField]
  let cell: Int

  var side: Int { fields[0].side * cell }

  /// The films by their numbers in the comparison.
  init?(number: Int) {
    let frames = 200
    switch number {
    case 1: (fields, cell) = (lifeFilm(side: 128, frames: frames), 8)
    case 2: (fields, cell) = (lifeFilm(side: 512, frames: frames), 1)
    case 3: (fields, cell) = (ruleThirtyFilm(side: 1024, frames: frames), 1)
    default: return nil
    }
  }

  static let palette = [Colour(0x000000), Colour(0xffffff)]

  /// A generation as a picture, its cells 1 or 8 pixels wide: eight pixels are laid at a time.
  func picture(_ number: Int) -> IndexedPicture {
    let (field, side) = (fields[number], side)
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: side * side) { pixels, count in
      let bytes = UnsafeMutableRawBufferPointer(pixels)
      for line in field.rows {
        let start = count
        for word in line {
          for shift: UInt64 in stride(from: 0, to: 64, by: cell == 8 ? 1 : 8) {
            let eight =
              cell == 8
              ? (word >> shift & 1) &* 0x0101_0101_0101_0101 : spread[Int(word >> shift & 255)]
            unsafe bytes.storeBytes(of: eight.littleEndian, toByteOffset: count, as: UInt64.self)
            count += 8
          }
        }
        for _ in 1..<cell {
          let next = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[count..<count + side])
          unsafe next.copyMemory(
            from: UnsafeRawBufferPointer(rebasing: bytes[start..<start + side]))
          count += side
        }
      }
    }
    return IndexedPicture(width: side, height: side, palette: Self.palette, pixels: pixels)
  }

  /// Makes something of each picture and the one before it, on `jobs` threads, and hands it out in
  /// order. Batches of pictures keep the second drawing of the one before rare.
  func each<Part: Sendable>(
    jobs: Int, _ make: @escaping @Sendable (IndexedPicture, IndexedPicture?) throws -> Part,
    write: (Int, Part) throws -> Void
  ) async throws {
    let size = 5
    try await withThrowingTaskGroup(of: (Int, [Part]).self) { group in
      var (started, written) = (0, 0)
      var waiting: [Int: [Part]] = [:]
      let batches = (fields.count + size - 1) / size
      while written < batches {
        while started < batches, started - written < 2 * jobs {
          let batch = started
          group.addTask {
            var last = batch == 0 ? nil : picture(batch * size - 1)
            return (
              batch,
              try (batch * size..<min((batch + 1) * size, fields.count)).map { number in
                let current = picture(number)
                defer { last = current }
                return try make(current, last)
              }
            )
          }
          started += 1
        }
        guard let (batch, parts) = try await group.next() else { return }
        waiting[batch] = parts
        while let parts = waiting.removeValue(forKey: written) {
          for (i, part) in parts.enumerated() { try write(written * size + i, part) }
          written += 1
        }
      }
    }
  }
}

/// For each pattern of eight cells, eight pixels.
private let spread: [UInt64] = (0..<256).map { pattern in
  (0..<8).reduce(0) { $0 | UInt64(pattern >> $1 & 1) << UInt64(8 * $1) }
}
