package import TerrariumBasics

extension Lens {
  /// Samples the visible cells for a picture: the states of the cells, or if a pixel covers more than
  /// a cell, the share of each state in each pixel.
  package func sample(
    _ visible: VisibleArea, of source: any CellSource
  ) -> (cells: StateGrid?, shares: ShareGrid?) {
    let scale = scale(of: visible)
    if scale >= 1 - VisibleArea.edge { return (source.states(in: visible.cells), nil) }
    let sampler = FieldSampler(self, visible, scale: scale)
    return (nil, sampler.shades(of: source))
  }
}

/// Samples a world at a scale of many cells per pixel. It counts blocks of cells, a few for each
/// pixel, and adds up the parts that each pixel covers.
///
/// The blocks are aligned to the plane, not to the view, so nothing flickers while the camera
/// glides.
package struct FieldSampler {
  private let lens: Lens
  private let visible: VisibleArea
  private let scale: Double
  private let weave: LatticeDirections
  /// The side of a block in cells, a power of two: at most half a pixel.
  private let side: Int
  private let blocks: CellRect

  private let blocksPerBand: Int

  package init(_ lens: Lens, _ visible: VisibleArea, scale: Double, blocksPerBand: Int = 1 << 23) {
    self.blocksPerBand = blocksPerBand
    self.lens = lens
    self.visible = visible
    self.scale = scale
    weave = visible.lattice.tiling.weave
    var side = 1
    while side < Limits.farReach, Double(2 * side) * scale <= 0.5 { side *= 2 }
    self.side = side
    let seen = visible.field.map { $0.intersection(visible.cells) } ?? visible.cells
    func block(_ cell: Int) -> Int { cell >> side.trailingZeroBitCount }
    let (left, top) = (block(seen.x), block(seen.y))
    blocks = CellRect(
      x: left, y: top, width: seen.isEmpty ? 0 : block(seen.maxX - 1) + 1 - left,
      height: seen.isEmpty ? 0 : block(seen.maxY - 1) + 1 - top)
  }

  /// The share of each state except the first in each pixel. Rare states get more than their area,
  /// and any occurrence at least a little. The two ends of a range of colours count together.
  package func shades(of source: any CellSource) -> ShareGrid {
    guard !blocks.isEmpty else { return ShareGrid(size: lens.pixels, planes: []) }
    let curve = ShadeCurve(cellsAcross: 1 / scale)
    let rows = rowEdges()
    let straight = columnEdges(inBlockRow: 0)
    let area =
      Float(scale * scale * Double(side) * Double(side) / (weave.columns * weave.rows)) / 255
    var reader = BlockReader(source, blocks, side: side, blocksPerBand: blocksPerBand)
    let (states, ranges) = (reader.band.states, reader.band.ranges)
    var planes = [[UInt8]](repeating: [], count: reader.band.planes.count)
    for (from, to) in zip(rows, rows.dropFirst()) {
      var sums = planes.map { _ in [SIMD2<Float>](repeating: .zero, count: lens.pixels.columns) }
      for row in Int(from)..<max(Int(from), Int(to.rounded(.up))) {
        let part = Float(min(to, Double(row + 1)) - max(from, Double(row)))
        let columns = weave.lean == 0 ? straight : columnEdges(inBlockRow: row)
        for plane in planes.indices {
          guard let line = reader.line(row, ofPlane: plane, between: columns) else { continue }
          for column in 0..<lens.pixels.columns { sums[plane][column] += line[column] * part }
        }
      }
      func shade(_ sum: SIMD2<Float>) -> UInt8 {
        sum.y == 0 ? 0 : curve.shade(share: sum.x * area, blocks: sum.y)
      }
      for plane in planes.indices where !ranges.contains(where: { $0...$0 + 1 ~= plane }) {
        planes[plane] += sums[plane].map(shade)
      }
      for first in ranges {
        for (one, other) in zip(sums[first], sums[first + 1]) {
          let both = shade(SIMD2(one.x + other.x, max(one.y, other.y)))
          let part = UInt8(Float(both) * other.x / max(one.x + other.x, .ulpOfOne) + 0.5)
          planes[first].append(both - part)
          planes[first + 1].append(part)
        }
      }
    }
    return ShareGrid(size: lens.pixels, planes: planes, states: states, ranges: ranges)
  }

  /// The edges between rows of pixels, in blocks from the first.
  private func rowEdges() -> [Double] {
    (0...lens.pixels.rows).map { pixel in
      let row = weave.row(at: visible.y + Double(pixel) / scale)
      return max(0, min(Double(blocks.height), row / Double(side) - Double(blocks.y)))
    }
  }

  /// The edges between columns of pixels in a row of blocks, in blocks from the first. If rows are
  /// slanted, a block's middle row counts.
  private func columnEdges(inBlockRow blockRow: Int) -> [Double] {
    let row = (Double(blocks.y + blockRow) + 0.5) * Double(side) - 0.5
    return (0...lens.pixels.columns).map { pixel in
      let column = weave.column(at: visible.x + Double(pixel) / scale, inRow: row)
      return max(0, min(Double(blocks.width), column / Double(side) - Double(blocks.x)))
    }
  }
}

/// Counts blocks of cells in bands of rows, so that pictures of any size take little more memory than
/// their pixels.
private struct BlockReader {
  private let source: any CellSource
  private let blocks: CellRect
  private let side: Int
  private let rowsPerBand: Int
  private(set) var band: ShareGrid
  private var first = 0
  /// The last row of each plane that was added up, as two rows of pixels may share one of blocks.
  private var last: [(row: Int, line: [SIMD2<Float>]?)]

  init(_ source: any CellSource, _ blocks: CellRect, side: Int, blocksPerBand: Int) {
    self.source = source
    self.blocks = blocks
    self.side = side
    rowsPerBand = max(1, blocksPerBand / blocks.width)
    band = Self.band(of: source, blocks, side: side, first: 0, rows: rowsPerBand)
    last = band.planes.map { _ in (-1, nil) }
  }

  private static func band(
    of source: any CellSource, _ blocks: CellRect, side: Int, first: Int, rows: Int
  ) -> ShareGrid {
    source.shares(
      in: CellRect(
        left: blocks.x * side, top: (blocks.y + first) * side, right: blocks.maxX * side,
        bottom: min(blocks.y + first + rows, blocks.maxY) * side), blockSide: side)
  }

  /// The shares of a row of blocks, added up between edges, and the number of nonempty blocks; nil
  /// if there are none. Rows must be requested in order.
  mutating func line(_ row: Int, ofPlane plane: Int, between edges: [Double]) -> [SIMD2<Float>]? {
    if last[plane].row == row { return last[plane].line }
    if row >= first + band.size.rows {
      first = row
      band = Self.band(of: source, blocks, side: side, first: row, rows: rowsPerBand)
    }
    let start = (row - first) * blocks.width
    let line = band.planes[plane][start..<start + blocks.width]
    let added = line.contains { $0 != 0 } ? Self.added(line, between: edges) : nil
    last[plane] = (row, added)
    return added
  }

  private static func added(_ line: ArraySlice<UInt8>, between edges: [Double]) -> [SIMD2<Float>] {
    var sums: [SIMD2<Double>] = [.zero]
    sums.reserveCapacity(line.count + 1)
    var sum = SIMD2<Double>.zero
    for value in line {
      sum += SIMD2(Double(value), value == 0 ? 0 : 1)
      sums.append(sum)
    }
    func until(_ edge: Double) -> SIMD2<Double> {
      let block = min(line.count - 1, Int(edge))
      return sums[block] + (sums[block + 1] - sums[block]) * (edge - Double(block))
    }
    var before = until(edges[0])
    return edges.dropFirst().map { edge in
      let here = until(edge)
      defer { before = here }
      return SIMD2<Float>(here - before)
    }
  }
}
