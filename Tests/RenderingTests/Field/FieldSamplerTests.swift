import TerrariumRendering
import TerrariumSimulation
import Testing

/// Samples of a world whose pixels are many cells.
struct FieldSamplerTests {
  private func world(_ edges: Edges, live: Int, in box: CellRect, seed: UInt64) -> LifeWorld {
    var random = RandomStream(key: seed)
    var world = LifeWorld(rule: .life, size: box.size, edges: edges)
    world.set(
      (0..<live).map { _ in
        Cell(box.x + random.draw(below: box.width), box.y + random.draw(below: box.height))
      })
    return world
  }

  private func lens(_ columns: Int, _ rows: Int) throws -> Lens {
    Layout(GridSize(columns: columns, rows: rows), look(.square, .pixelsACell(1)), flatSea).lens
  }

  /// Returns the same, block by block and pixel by pixel.
  private func naive(_ visible: VisibleArea, _ lens: Lens, of world: LifeWorld) -> [UInt8] {
    let scale = lens.scale(of: visible)
    var side = 1
    while Double(2 * side) * scale <= 0.5 { side *= 2 }
    let curve = ShadeCurve(cellsAcross: 1 / scale)
    let seen = visible.field.map { $0.intersection(visible.cells) } ?? visible.cells
    var shades: [UInt8] = []
    for y in 0..<lens.pixels.rows {
      for x in 0..<lens.pixels.columns {
        func overlap(_ pixel: Int, _ start: Double, _ block: Int) -> Double {
          let from = (start + Double(pixel) / scale) / Double(side)
          let to = (start + Double(pixel + 1) / scale) / Double(side)
          return max(0, min(to, Double(block + 1)) - max(from, Double(block)))
        }
        func blocks(_ start: Int, _ end: Int) -> Range<Int> {
          let first = Int((Double(start) / Double(side)).rounded(.down))
          return first..<max(first, Int((Double(end) / Double(side)).rounded(.up)))
        }
        var (share, present) = (0.0, 0.0)
        for row in blocks(seen.y, seen.maxY) where overlap(y, visible.y, row) > 0 {
          for column in blocks(seen.x, seen.maxX) where overlap(x, visible.x, column) > 0 {
            let cells = CellRect(x: column * side, y: row * side, width: side, height: side)
            let alive = world.states(in: cells).states.reduce(0) { $0 + Int($1) }
            let part = overlap(x, visible.x, column) * overlap(y, visible.y, row)
            share +=
              part * Double(ShareGrid.share(of: UInt128(alive), in: UInt128(side * side))) / 255
            present += alive > 0 ? part : 0
          }
        }
        let area = scale * scale * Double(side * side)
        shades.append(
          present == 0 ? 0 : curve.shade(share: Float(share * area), blocks: Float(present)))
      }
    }
    return shades
  }

  @Test(arguments: [Edges.none, .wall])
  func `a pixel is as dense as the blocks under it, by area`(edges: Edges) throws {
    var random = RandomStream(key: 8)
    let box = CellRect(x: 0, y: 0, width: 70, height: 50)
    let world = world(edges, live: 400, in: box, seed: 1)
    let lens = try lens(13, 9)
    for round in 0..<25 {
      let width = 13.5 + Double(random.draw(below: 12_000)) / 100
      let visible = VisibleArea(
        x: Double(random.draw(below: 4000)) / 100 - 30,
        y: Double(random.draw(below: 4000)) / 100 - 30,
        width: width, height: width, field: world.bounds
      ).fitted(to: lens.shape)
      let (cells, shares) = lens.sample(visible, of: world)
      #expect(cells == nil)
      let shades = shares?.planes.first ?? []
      let exact = naive(visible, lens, of: world)
      #expect(!shades.isEmpty || exact.allSatisfy { $0 == 0 })
      let off = zip(shades, exact).map { abs(Int($0) - Int($1)) }.max() ?? 0
      // A block that only touches a pixel may or may not be visible in it, depending on rounding.
      #expect(off <= 1, "round \(round): \(visible)")
      let sampler = FieldSampler(lens, visible, scale: lens.scale(of: visible), blocksPerBand: 40)
      #expect(sampler.shades(of: world).planes.first ?? [] == shades, "round \(round): bands")
    }
  }

  @Test func `a single cell is seen from any distance, wherever it is`() throws {
    let lens = try lens(16, 12)
    var random = RandomStream(key: 9)
    for distance in [1.0, 1.5, 4, 33, 1000, 123_456, 1e8] {
      for _ in 0..<10 {
        let cell = Cell(random.draw(below: 4000) - 2000, random.draw(below: 4000) - 2000)
        var world = LifeWorld(rule: .life, size: GridSize(columns: 9, rows: 9), edges: .none)
        world.set([cell])
        let visible = VisibleArea(
          x: Double(cell.x) - Double(1 + random.draw(below: 14)) * distance,
          y: Double(cell.y) - Double(1 + random.draw(below: 10)) * distance,
          width: 16 * distance, height: 12 * distance)
        let (cells, shares) = lens.sample(visible, of: world)
        let shades = shares?.planes.first ?? cells?.states.map { $0 * 255 } ?? []
        let sum = shades.reduce(0) { $0 + Int($1) }
        let dots = shades.count { $0 > 0 }
        #expect(sum >= 50 && dots <= 4, "\(distance): \(sum) in \(dots)")
      }
    }
  }

  @Test func `what is drawn for a share grows with it, and with the distance`() {
    for distance in [1.0, 2, 10, 1000] {
      let curve = ShadeCurve(cellsAcross: distance)
      let shades = (1...100).map { curve.shade(share: Float($0) / 100, blocks: 1) }
      #expect(zip(shades, shades.dropFirst()).allSatisfy { $0 <= $1 } && shades[99] == 255)
    }
    let near = ShadeCurve(cellsAcross: 1)
    for share in [Float(0.1), 0.25, 0.5, 0.9] {
      let shade = near.shade(share: share, blocks: 1)
      #expect(abs(Float(shade) - share * 255) <= 1)
      #expect(ShadeCurve(cellsAcross: 100).shade(share: share, blocks: 1) > shade)
    }
  }
}
