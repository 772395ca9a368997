internal import TerrariumPatterns
internal import TerrariumSimulation

/// The apgcode of a gun that sends gliders along one lane.
///
/// The gliders are cut off where they leave the gun: at the box of all its cells outside the lane,
/// which extends backwards without end. Only those generations count in which the next step brings
/// a glider over that border and the last step did not. The code is the smallest of their texts.
struct GunCode {
  private let period: Int
  private let glider: RepeatingObject

  /// Prepares the code of a gun; nil for puffers and for guns of other ships or of several lanes.
  init?(_ growth: ProvedGrowth) {
    guard growth.isGun, let first = growth.shed.first else { return nil }
    let lane = Self.lane(of: first)
    guard growth.shed.allSatisfy({ Self.isGlider($0) && $0.displacement == first.displacement }),
      growth.shed.allSatisfy({ Self.lane(of: $0) == lane })
    else { return nil }
    (period, glider) = (growth.period, first)
  }

  private static func isGlider(_ object: RepeatingObject) -> Bool {
    object.period == 4 && abs(object.displacement.x) == 1 && abs(object.displacement.y) == 1
      && object.phases.allSatisfy { $0.population == 5 }
  }

  /// The diagonals that a glider covers.
  private static func lane(of glider: RepeatingObject) -> Set<Int> {
    Set(glider.phases.flatMap(\.cells).map { diagonal(of: $0, glider) })
  }

  private static func diagonal(of cell: Cell, _ glider: RepeatingObject) -> Int {
    glider.displacement.x == glider.displacement.y ? cell.x - cell.y : cell.x + cell.y
  }

  /// Returns the code; nil if the gun is too large for one.
  func text(_ rule: PatchRule, in world: LifeWorld) throws(WorldError) -> String? {
    var world = world
    try world.advance(by: 4 * period)
    var generations: [[Cell]] = []
    for _ in 0...period {
      generations.append(world.liveCells)
      try world.advance(by: 1)
    }
    let seen = Set(generations.joined())
    let lane = Self.lane(of: glider)
    let outside = seen.filter { !lane.contains(Self.diagonal(of: $0, glider)) }
    guard let body = CellRect(around: Array(outside)) else { return nil }
    let way = glider.displacement
    let border = body.union(body.moved(right: -256 * way.x, down: -256 * way.y))
    let own = seen.filter(border.contains)
    var phases: [StateGrid] = []
    var before: CellPatch?
    for cells in generations {
      let shadow = CellPatch(near: cells.filter(own.contains).alive)
      if let shadow, Apgcode.draws(shadow.box.size), before?.next(rule) == shadow,
        shadow.next(rule).cells.contains(where: { !own.contains($0) })
      {
        phases.append(shadow.grid)
      }
      before = shadow
    }
    guard let body = Apgcode.body(of: phases) else { return nil }
    return "xg\(period)_\(body)"
  }
}
