import Patterns
import Simulation
import Testing

/// Trees whose cells lie elsewhere.
struct MacrocellMovedTests {
  private let limits = PatternLimits.manyStates

  /// A tree of a figure, round [0, 0].
  private func tree(_ figure: Figure, at corner: Cell, hasStates: Bool) -> Macrocell {
    if hasStates { return Macrocell(states: figure, at: corner) }
    return Macrocell(
      checked: MacrocellNode.tree(
        of: figure.cells.map { Cell($0.x + corner.x, $0.y + corner.y) }))
  }

  @Test(arguments: [false, true])
  func `all cells move, and nothing else does`(hasStates: Bool) throws {
    var stream = RandomStream(key: 12)
    for _ in 0..<60 {
      let size = GridSize(columns: 1 + stream.draw(below: 70), rows: 1 + stream.draw(below: 70))
      var grid = StateGrid(size: size)
      for place in grid.states.indices where stream.happens(1, in: 3) {
        grid.states[place] = UInt8(1 + stream.draw(below: hasStates ? 255 : 1))
      }
      let figure = Figure(states: grid)
      guard figure.population > 0 else { continue }
      let reach = 1 << (1 + stream.draw(below: 24))
      let corner = Cell(stream.draw(below: 300) - 150, stream.draw(below: 300) - 150)
      let (right, down) = (stream.draw(below: reach) - reach / 2, stream.draw(below: reach) - 1)
      let before = tree(figure, at: corner, hasStates: hasStates)
      let moved = try #require(before.moved(right: right, down: down))
      #expect(try moved.figure(limits: limits) == before.figure(limits: limits))
      let (was, now) = (before.liveBox, moved.liveBox)
      #expect(now.x == was.x + right && now.y == was.y + down && now.size == was.size)
      // There is one smallest tree of some cells, whatever they were before.
      let back = try #require(moved.moved(right: -right, down: -down))
      let again = try #require(back.moved(right: right, down: down))
      #expect(again == moved)
      if !hasStates {
        let there = Cell(corner.x + right, corner.y + down)
        #expect(moved == tree(figure, at: there, hasStates: false))
      }
    }
  }

  @Test func `a tree too large to be moved is left alone`() throws {
    let far = Macrocell(checked: MacrocellNode.tree(of: [Cell(1 << 60, 0)]))
    #expect(far.moved(right: 1, down: 0) == nil)
    #expect(far.moved(right: 0, down: 0) == far)
    let near = Macrocell(checked: MacrocellNode.tree(of: [Cell(1, 0)]))
    #expect(near.moved(right: 1 << 61, down: 0) == nil)
    #expect(near.moved(right: 1 << 50, down: -1)?.liveBox.x == 1 << 50 + 1)
  }

  @Test func `a repeated square is moved once`() throws {
    let full = (4...30).map {
      MacrocellNode.branch(level: $0, nw: $0 - 3, ne: $0 - 3, sw: $0 - 3, se: $0 - 3)
    }
    let tree = Macrocell(checked: [.leaf(~0)] + full)
    let moved = try #require(tree.moved(right: 12345, down: -678))
    #expect(moved.population == 1 << 60 && moved.nodes.count < 400)
  }
}
