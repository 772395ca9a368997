package import Simulation

extension Lens {
  /// What a picture needs of a world that a camera sees: the states of the cells, or where a pixel
  /// is more than a cell, how much of each pixel is in which state.
  package func sample(
    _ sight: Sight, of world: any World
  ) -> (cells: StateGrid?, shares: ShareGrid?) {
    let scale = scale(of: sight)
    if scale >= 1 - Sight.edge { return (world.states(in: sight.cells), nil) }
    let sampler = SightSampler(self, sight, scale: scale)
    return (nil, sampler.shades(of: world))
  }
}

/// Looks at a world from far: counts blocks of cells, a few for each pixel, and adds up what parts
/// of them each pixel covers.
///
/// The blocks lie where the plane's own squares lie, whatever is seen of them: so nothing flickers
/// while the camera glides.
struct SightSampler {
  private let lens: Lens
  private let sight: Sight
  private let scale: Double
  /// The cells of a block's side, a power of two: at most half a pixel.
  private let side: Int
  /// The blocks that are seen.
  private let blocks: CellRect

  private static let largestSide = 1 << 30

  init(_ lens: Lens, _ sight: Sight, scale: Double) {
    (self.lens, self.sight, self.scale) = (lens, sight, scale)
    var side = 1
    while side < Self.largestSide, Double(2 * side) * scale <= 0.5 { side *= 2 }
    self.side = side
    let seen = sight.field.map { $0.intersection(sight.cells) } ?? sight.cells
    func block(_ cell: Int) -> Int { Int((Double(cell) / Double(side)).rounded(.down)) }
    let (left, top) = (block(seen.x), block(seen.y))
    blocks = CellRect(
      x: left, y: top, width: seen.isEmpty ? 0 : block(seen.maxX - 1) + 1 - left,
      height: seen.isEmpty ? 0 : block(seen.maxY - 1) + 1 - top)
  }

  /// For each pixel and each state but the first how much of it is seen there. What is rare is seen
  /// more than it has area, and any of it at all a little.
  func shades(of world: any World) -> ShareGrid {
    let window = CellRect(
      x: blocks.x * side, y: blocks.y * side, width: blocks.width * side,
      height: blocks.height * side)
    let shares =
      blocks.isEmpty
      ? ShareGrid(size: GridSize(columns: 0, rows: 0), planes: [])
      : world.shares(in: window, blockSide: side)
    let curve = ShadeCurve(cellsAcross: 1 / scale)
    let blocksAPixel = 1 / (scale * scale * Double(side) * Double(side))
    let planes = shares.planes.map { plane in
      shades(of: plane, curve, blocksAPixel: blocksAPixel)
    }
    return ShareGrid(size: lens.pixels, planes: planes)
  }

  private func shades(of plane: [UInt8], _ curve: ShadeCurve, blocksAPixel: Double) -> [UInt8] {
    let (columns, rows) = (lens.pixels.columns, lens.pixels.rows)
    let edges = edges(from: sight.x, pixels: columns, first: blocks.x, count: blocks.width)
    var sums = [SIMD2<Float>](repeating: .zero, count: columns * rows)
    for (row, parts) in spread().enumerated() where !parts.isEmpty {
      let line = plane[row * blocks.width..<(row + 1) * blocks.width]
      guard line.contains(where: { $0 != 0 }) else { continue }
      let added = Self.added(line, between: edges)
      for part in parts {
        let start = part.pixel * columns
        for column in 0..<columns { sums[start + column] += added[column] * part.share }
      }
    }
    let area = Float(1 / blocksAPixel)
    return sums.map { sum in
      sum.y == 0 ? 0 : curve.shade(share: sum.x * area / 255, blocks: sum.y)
    }
  }

  /// The edges between pixels, in blocks from the first.
  private func edges(from start: Double, pixels: Int, first: Int, count: Int) -> [Double] {
    (0...pixels).map { pixel in
      let place = (start + Double(pixel) / scale) / Double(side) - Double(first)
      return max(0, min(Double(count), place))
    }
  }

  /// For each row of blocks, which rows of pixels it lies in, and how much of it.
  private func spread() -> [[(pixel: Int, share: Float)]] {
    let edges = edges(
      from: sight.y, pixels: lens.pixels.rows, first: blocks.y, count: blocks.height)
    var spread = [[(pixel: Int, share: Float)]](repeating: [], count: blocks.height)
    for pixel in 0..<lens.pixels.rows where edges[pixel] < edges[pixel + 1] {
      for row in Int(edges[pixel])..<min(blocks.height, Int(edges[pixel + 1].rounded(.up))) {
        let share = min(edges[pixel + 1], Double(row + 1)) - max(edges[pixel], Double(row))
        if share > 0 { spread[row].append((pixel, Float(share))) }
      }
    }
    return spread
  }

  /// The shares of a row of blocks added up between edges, and how many of the blocks have any.
  private static func added(
    _ line: ArraySlice<UInt8>, between edges: [Double]
  ) -> [SIMD2<Float>] {
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

/// How much of a pixel is drawn for what part of its area: the same as long as a pixel is a cell,
/// and more the more cells it is, so that what is thin is seen from far.
struct ShadeCurve {
  private let table: [Float]
  /// What a single block with anything in it is drawn as, at least.
  private let least: Float

  private static let steps = 512

  /// The curve of a pixel that is so many cells across.
  init(cellsAcross: Double) {
    // The binary logarithm, near enough, and the same everywhere.
    let doublings = Double(cellsAcross.exponent) + cellsAcross.significand - 1
    let power = Power(max(0.4, 1 - 0.1 * doublings))
    least = Float(0.3 * max(0, min(1, doublings / 2)))
    table = (0...Self.steps).map { step in
      let root = Double(step) / Double(Self.steps)
      return step == 0 ? 0 : Float(power.of(root * root))
    }
  }

  /// What is drawn for a share of the area, where so many blocks have any.
  func shade(share: Float, blocks: Float) -> UInt8 {
    let place = max(0, min(1, share)).squareRoot() * Float(Self.steps)
    let step = min(Self.steps - 1, Int(place))
    let curved = table[step] + (table[step + 1] - table[step]) * (place - Float(step))
    return UInt8(max(1, min(255, max(curved, least * min(1, blocks)) * 255 + 0.5)))
  }
}
