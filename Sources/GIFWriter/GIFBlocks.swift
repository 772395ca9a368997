// The blocks of a GIF89a stream, as its specification (CompuServe, 1990) lays them out.

/// Returns everything before the first frame; `depth` is the number of bits of an index into the
/// table.
func headerBytes(
  width: Int, height: Int, palette: [GIFColor], depth: Int, timesToPlay: Int, comment: String?
) -> [UInt8] {
  var bytes = Array("GIF89a".utf8)
  bytes.append(width, bytes: 2)
  bytes.append(height, bytes: 2)
  bytes += [0x80 | 0x70 | UInt8(depth - 1), 0, 0]
  appendTable(palette, depth: depth, to: &bytes)
  if timesToPlay != 1 {
    bytes += [0x21, 0xff, 11]
    bytes += Array("NETSCAPE2.0".utf8)
    bytes += [3, 1]
    // The extension counts the repetitions after the first showing; 0 is for ever.
    bytes.append(max(0, timesToPlay - 1), bytes: 2)
    bytes.append(0)
  }
  if let comment, !comment.isEmpty {
    bytes += [0x21, 0xfe]
    appendSubBlocks(Array(comment.utf8), to: &bytes)
  }
  return bytes
}

/// Appends a frame: its control extension, its descriptor, its colour table if it has one, its
/// codes.
///
/// Without a disposal there is no control extension: the frame stays and takes no time.
func appendFrame(
  _ part: GIFFramePart, hundredths: Int, disposal: GIFControl.Disposal? = .keep,
  waitsForInput: Bool = false, to bytes: inout [UInt8]
) {
  if let disposal {
    let flags = (waitsForInput ? 2 : 0) | (part.transparent == nil ? 0 : 1) as UInt8
    bytes += [0x21, 0xf9, 4, disposal.rawValue << 2 | flags]
    bytes.append(hundredths, bytes: 2)
    bytes += [part.transparent ?? 0, 0]
  }
  bytes.append(0x2c)
  bytes.append(part.area.left, bytes: 2)
  bytes.append(part.area.top, bytes: 2)
  bytes.append(part.area.width, bytes: 2)
  bytes.append(part.area.height, bytes: 2)
  if let palette = part.palette, let depth = part.tableDepth {
    bytes.append(0x80 | UInt8(depth - 1))
    appendTable(palette, depth: depth, to: &bytes)
  } else {
    bytes.append(0)
  }
  bytes += part.data
}

/// Splits data into blocks of at most 255 bytes and ends them.
func appendSubBlocks(_ data: some RandomAccessCollection<UInt8>, to bytes: inout [UInt8]) {
  var rest = data[...]
  while !rest.isEmpty {
    let block = rest.prefix(255)
    bytes.append(UInt8(block.count))
    bytes += block
    rest = rest.dropFirst(255)
  }
  bytes.append(0)
}

/// Returns the bits of an index into the table of a film.
///
/// It has space for one more index, the transparent one, because some readers refuse an index
/// beyond the table. Otherwise a frame with all colours would have to repeat all that stays. Only
/// the largest table has none to spare.
func filmTableDepth(_ palette: [GIFColor]) -> Int { min(8, tableDepth(colours: palette.count + 1)) }

/// Returns the bits of an index into a table of this many colours: 1 to 8.
func tableDepth(colours: Int) -> Int {
  var depth = 1
  while 1 << depth < colours { depth += 1 }
  return depth
}

private func appendTable(_ palette: [GIFColor], depth: Int, to bytes: inout [UInt8]) {
  for colour in palette { bytes += [colour.red, colour.green, colour.blue] }
  bytes += [UInt8](repeating: 0, count: 3 * ((1 << depth) - palette.count))
}

extension [UInt8] {
  /// Appends a number in a number of bytes, the lowest first.
  mutating func append(_ number: Int, bytes: Int) {
    for place in 0..<bytes { append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
  }
}
