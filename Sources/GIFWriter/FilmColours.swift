/// The colours to which the frames of a film change pixels, from which its colour table is chosen.
///
/// A frame needs no table of its own if all its colours are in the film's, and its codes are
/// shorter the earlier these come. The sizes of tables and codes are estimated for several orders
/// of the colours and several table sizes.
struct FilmColours {
  /// The colours to which a frame changes pixels.
  private struct Need {
    let colours: [Int]
    /// The estimated number of codes.
    let codes: Int

    /// The bits of an index into a table of the frame's own.
    var depth: Int { min(8, tableDepth(colours: colours.count + 1)) }
  }

  /// The colours by number, and the reverse.
  private var codes: [UInt32] = []
  private var numbers: [UInt32: Int] = [:]
  private var needs: [Need] = []
  private var size = 0

  /// The most numbers of all frames together: frames beyond it have tables of their own, unless
  /// others have the same colours.
  private static let mostNumbers = 1 << 20

  /// Reads all frames of a film.
  init(_ decoder: GIFDecoder) throws(BrokenGIF) {
    var canvas = Canvas(
      pixels: [UInt32](repeating: 0, count: decoder.width * decoder.height), width: decoder.width)
    var frames = JoinedFrames(decoder)
    while let frame = try frames.next() {
      var change = canvas.change(to: frame.pixels)
      if let vanishing = change.vanishing {
        canvas = canvas.cleared(vanishing.union(change.area))
        change = canvas.change(to: frame.pixels)
      }
      add(from: canvas.pixels, to: frame.pixels, in: change.area, width: canvas.width)
      canvas.pixels = frame.pixels
    }
  }

  /// Counts the colours of the pixels that change in an area.
  private mutating func add(
    from old: [UInt32], to new: [UInt32], in area: PixelArea?, width: Int
  ) {
    guard let area, size < Self.mostNumbers else { return }
    var found: Set<UInt32> = []
    var (last, runs) = (UInt32(0), 0)
    for y in area.top..<area.top + area.height {
      for place in y * width + area.left..<y * width + area.left + area.width
      where old[place] != new[place] && new[place] != last {
        last = new[place]
        runs += 1
        found.insert(last)
      }
    }
    found.remove(0)
    guard found.count <= 256 else { return }
    let colours = found.sorted().map { number(of: $0) }
    needs.append(Need(colours: colours, codes: runs * 2 / 3 + 1))
    size += colours.count
  }

  private mutating func number(of colour: UInt32) -> Int {
    if let known = numbers[colour] { return known }
    numbers[colour] = codes.count
    codes.append(colour)
    return codes.count - 1
  }

  /// A colour table, and the bits of an index into it.
  struct Table {
    let colours: [UInt32]
    let depth: Int
  }

  /// The tables that are likely to make the smallest films: the best one with an entry to spare for
  /// transparency, and the best one without.
  var tables: [Table] {
    [1, 0].map { spare in
      var best: (table: Table, bytes: Int)?
      for order in [byGain(perColour: true), byGain(perColour: false), byFrames, bySize] {
        var places = [Int](repeating: .max, count: codes.count)
        for (place, colour) in order.enumerated() { places[colour] = place }
        let lasts = needs.map { need in need.colours.reduce(0) { max($0, places[$1]) } }
        for depth in 1...8 {
          let count = min(order.count, 1 << depth - spare)
          let bytes = bytes(depth, lasts.map { $0 < count ? $0 : nil })
          if best.map({ bytes < $0.bytes }) ?? true {
            best = (Table(colours: order.prefix(count).map { codes[$0] }, depth: depth), bytes)
          }
          if count == order.count { break }
        }
      }
      return best?.table ?? Table(colours: [0xff00_0000], depth: 1)
    }
  }

  /// Estimates the bytes of tables and codes with a table of the film. Each frame has its last
  /// colour at an index of it, or lacks some colours there.
  private func bytes(_ depth: Int, _ lasts: [Int?]) -> Int {
    zip(needs, lasts).reduce(3 << depth) { sum, next in
      let (need, last) = next
      let own = 3 << need.depth + codeBytes(need.codes, depth: need.depth)
      let common =
        last.map { codeBytes(need.codes, depth: min(8, tableDepth(colours: $0 + 2))) } ?? own
      return sum + min(own, common)
    }
  }

  /// The colours of the frames that gain most by the film's table, per new colour or in total; of
  /// equal ones, those with the fewest new colours come first.
  private func byGain(perColour: Bool) -> [Int] {
    var isIn = [Bool](repeating: false, count: codes.count)
    var order: [Int] = []
    var rest = needs
    while order.count < 256 {
      var best: (place: Int, gain: Int)?
      for (place, need) in rest.enumerated() {
        let new = need.colours.count { !isIn[$0] }
        guard new > 0, order.count + new <= 256 else { continue }
        let bytes = 3 << need.depth
        let gain = perColour ? bytes << 8 / new : bytes << 9 - new
        if best.map({ gain > $0.gain }) ?? true { best = (place, gain) }
      }
      guard let best else { break }
      for colour in rest[best.place].colours where !isIn[colour] {
        isIn[colour] = true
        order.append(colour)
      }
      rest.removeAll { $0.colours.allSatisfy { isIn[$0] } }
    }
    return order
  }

  /// The colours of most frames first.
  private var byFrames: [Int] {
    var frames = [Int](repeating: 0, count: codes.count)
    for need in needs { for colour in need.colours { frames[colour] += 1 } }
    return Array(codes.indices.sorted { (frames[$1], $0) < (frames[$0], $1) }.prefix(256))
  }

  /// The colours of frames with few colours first.
  private var bySize: [Int] {
    var isIn = [Bool](repeating: false, count: codes.count)
    var order: [Int] = []
    for need in needs.enumerated().sorted(by: {
      ($0.element.colours.count, $0.offset) < ($1.element.colours.count, $1.offset)
    }).map(\.element) {
      for colour in need.colours where !isIn[colour] {
        isIn[colour] = true
        order.append(colour)
      }
      if order.count >= 256 { break }
    }
    return Array(order.prefix(256))
  }
}

/// Returns the bytes that a number of codes takes.
private func codeBytes(_ codes: Int, depth: Int) -> Int {
  var (bits, left) = (0, codes)
  var (width, room) = (max(2, depth) + 1, 1 << max(2, depth))
  while left > 0 {
    let some = width < 12 ? min(left, room) : left
    bits += some * width
    left -= some
    (width, room) = (width + 1, 2 * room)
  }
  return bits / 8
}
