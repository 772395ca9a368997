package import TerrariumBasics

/// Draws points that are blocks of many cells, each in the mix of its states' colours.
package struct BlockPainter: Sendable {
  private let mixer: Mixer
  /// The drawn steps for a share. The more cells a point has, the more the share is exaggerated;
  /// any occurrence counts at least one step.
  private let stepsOfShare: [Int]
  /// True if several states share a colour.
  private let areMany: Bool

  /// Creates a painter of points that are blocks of a number of cells per side.
  package init(_ mixer: Mixer, blockSide: Int) {
    self.mixer = mixer
    areMany = mixer.places != Array(mixer.places.indices)
    let curve = ShadeCurve(cellsAcross: Double(blockSide), strength: .gentle)
    stepsOfShare = (0...255).map { share in
      guard share > 0 else { return 0 }
      let shade = Int(curve.shade(share: Float(share) / 255, blocks: 1))
      return max(1, (shade * mixer.coarse + 127) / 255)
    }
  }

  /// Writes the indices of the colours of one row of points.
  package func lay(row: Int, of shares: ShareGrid, into pixels: inout [UInt8], at start: Int) {
    let points = row * shares.size.columns..<(row + 1) * shares.size.columns
    guard !areMany else { return layMany(points, of: shares, into: &pixels, at: start) }
    for (pixel, point) in zip(start..., points) {
      var mix = Mix(left: mixer.coarse)
      for plane in shares.planes { add(plane[point], to: &mix) }
      pixels[pixel] = mixer.table[mix.place]
    }
  }

  /// Writes the row plane by plane, of which there may be hundreds.
  private func layMany(
    _ points: Range<Int>, of shares: ShareGrid, into pixels: inout [UInt8], at start: Int
  ) {
    var sums = [UInt16](repeating: 0, count: mixer.count * points.count)
    for (plane, place) in zip(shares.planes, mixer.places.dropFirst()) {
      let first = place * points.count
      for (sum, point) in zip(first..., points) { sums[sum] += UInt16(plane[point]) }
    }
    for offset in 0..<points.count {
      var mix = Mix(left: mixer.coarse)
      for place in 1..<max(1, mixer.count) {
        add(UInt8(min(255, sums[place * points.count + offset])), to: &mix)
      }
      pixels[start + offset] = mixer.table[mix.place]
    }
  }

  /// An index into the table being computed, and the steps that remain to be distributed.
  private struct Mix {
    var place = 0
    var left: Int
  }

  @inline(__always)
  private func add(_ share: UInt8, to mix: inout Mix) {
    let step = min(mix.left, stepsOfShare[Int(share)])
    mix.place = mix.place * (mixer.coarse + 1) + step
    mix.left -= step
  }
}
