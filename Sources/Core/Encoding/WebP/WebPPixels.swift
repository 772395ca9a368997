internal import TerrariumPictures

/// The pixels of a rectangle as `0xAARRGGBB`, and which of them are unchanged.
struct WebPPixels {
  /// The choice of unchanged pixels that become transparent.
  enum Mask: CaseIterable {
    case none
    case all
    /// Unchanged stretches of a row with several colours.
    case busyStretches
    /// Long unchanged stretches of a row, which keeps repeated cells equal.
    case longStretches
  }

  /// All pixels, opaque.
  let whole: [UInt32]
  private let isUnchanged: [Bool]
  private let width: Int

  init(_ picture: IndexedPicture, after previous: [UInt8]?, area: PixelRect) {
    let colours = picture.palette.map { 0xff00_0000 | $0.code }
    var whole: [UInt32] = []
    var isUnchanged: [Bool] = []
    whole.reserveCapacity(area.width * area.height)
    for y in area.top..<area.top + area.height {
      let start = y * picture.width + area.left
      for i in start..<start + area.width { whole.append(colours[Int(picture.pixels[i])]) }
      guard let previous else { continue }
      for i in start..<start + area.width { isUnchanged.append(picture.pixels[i] == previous[i]) }
    }
    self.whole = whole
    self.isUnchanged = isUnchanged
    width = area.width
  }

  /// The pixels under a mask.
  func masked(by mask: Mask) -> [UInt32] {
    guard mask != .none else { return whole }
    var pixels = whole
    var start = 0
    while start < pixels.count {
      guard isUnchanged[start] else {
        start += 1
        continue
      }
      let rowEnd = (start / width + 1) * width
      var end = start + 1
      var colours = 1
      while end < rowEnd, isUnchanged[end] {
        if whole[end] != whole[end - 1] { colours += 1 }
        end += 1
      }
      let isMasked =
        switch mask {
        case .none: false
        case .all: true
        case .busyStretches: colours >= 3
        case .longStretches: end - start >= 24
        }
      if isMasked { for i in start..<end { pixels[i] = 0 } }
      start = end
    }
    return pixels
  }
}
