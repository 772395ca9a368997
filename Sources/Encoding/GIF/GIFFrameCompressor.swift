package import Rendering

/// Compresses frames for a GIF, each by itself: a pure function of a picture and the one before.
package struct GIFFrameCompressor: Sendable {
  /// The film's colours; a picture of others brings its own table along.
  package let palette: [Colour]

  /// A compressor for a film of these colours, at most 256.
  package init(palette: [Colour]) {
    precondition(palette.count <= 256)
    self.palette = palette
  }

  /// The part that turns the previous picture, of the same size, into the current one.
  ///
  /// Only the rectangle that changed is coded. Where unchanged pixels lie in it, they are left
  /// transparent if an index is free for that: a palette of 256 colours has none.
  package func compress(_ current: IndexedPicture, after previous: IndexedPicture?)
    -> GIFFramePart
  {
    let whole = PixelArea(left: 0, top: 0, width: current.width, height: current.height)
    let own = current.palette == palette ? nil : current.palette
    let spare = current.palette.count < 256 ? UInt8(current.palette.count) : nil
    guard let previous else {
      return part(of: current, area: whole, transparent: nil, unchanged: nil, own: own)
    }
    precondition(previous.width == current.width && previous.height == current.height)
    let before =
      previous.palette == current.palette ? previous : previous.translated(to: current.palette)
    guard let area = changedArea(current.pixels, before.pixels, width: current.width) else {
      return .pause
    }
    return part(of: current, area: area, transparent: spare, unchanged: before.pixels, own: own)
  }

  private func part(
    of picture: IndexedPicture, area: PixelArea, transparent: UInt8?, unchanged: [UInt8]?,
    own: [Colour]?
  ) -> GIFFramePart {
    var symbols: [UInt8] = []
    symbols.reserveCapacity(area.width * area.height)
    for y in area.top..<area.top + area.height {
      for x in area.left..<area.left + area.width {
        let i = y * picture.width + x
        if let transparent, let unchanged, unchanged[i] == picture.pixels[i] {
          symbols.append(transparent)
        } else {
          symbols.append(picture.pixels[i])
        }
      }
    }
    let codeSize = max(2, tableDepth(colours: picture.palette.count + (transparent == nil ? 0 : 1)))
    return GIFFramePart(
      area: area, palette: own, transparent: transparent,
      data: lzwData(symbols, codeSize: codeSize), changesNothing: false)
  }
}

extension IndexedPicture {
  /// The picture in another palette's indices; 255 where the colour has none...
  func translated(to other: [Colour]) -> IndexedPicture {
    self
  }
}

/// The smallest rectangle outside which two pictures are the same, or nil if they are equal.
func changedArea(_ a: [UInt8], _ b: [UInt8], width: Int) -> PixelArea? {
  var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
  for i in a.indices where a[i] != b[i] {
    let (y, x) = i.quotientAndRemainder(dividingBy: width)
    (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
  }
  guard right >= 0 else { return nil }
  return PixelArea(left: left, top: top, width: right - left + 1, height: bottom - top + 1)
}

func lzwData(_ symbols: [UInt8], codeSize: Int) -> [UInt8] {
  let clear = 1 << codeSize
  var codes: [UInt8] = []
  var (bits, held): (UInt64, Int) = (0, 0)
  var size = codeSize + 1
  func put(_ code: Int) {
    bits |= UInt64(code) << UInt64(held)
    held += size
    while held >= 8 { codes.append(UInt8(truncatingIfNeeded: bits)); bits >>= 8; held -= 8 }
  }
  var table: [Int: Int] = [:]
  var next = clear + 2
  put(clear)
  var node = Int(symbols[0])
  for s in symbols.dropFirst() {
    let key = node << 8 | Int(s)
    if let child = table[key] { node = child; continue }
    put(node)
    if next < 4096 {
      if next == 1 << size { size += 1 }
      table[key] = next; next += 1
    } else {
      put(clear); size = codeSize + 1; next = clear + 2; table.removeAll(keepingCapacity: true)
    }
    node = Int(s)
  }
  put(node)
  if next == 1 << size && size < 12 { size += 1 }
  put(clear + 1)
  if held > 0 { codes.append(UInt8(truncatingIfNeeded: bits)) }
  var bytes = [UInt8(codeSize)]
  appendSubBlocks(codes, to: &bytes)
  return bytes
}
