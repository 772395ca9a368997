internal import TerrariumPatterns
internal import TerrariumPlayback
package import TerrariumSimulation

/// Identifies a pattern: runs it, and then examines its period or its remains.
package struct PatternStudy {
  private let rule: CellRule
  private let patchRule: PatchRule
  private let options: LifeOptions
  private var finder: CourseFinder
  private var census: ObjectCensus

  /// The most cells, in all generations of a period together, that are examined one by one.
  private static let mostCells = 1 << 25

  /// Creates a study under a rule; nil if objects of the rule cannot be identified.
  package init?(
    _ rule: CellRule, ticks: Int, work: Int = CourseFinder.usualWork, options: LifeOptions
  ) {
    guard let census = ObjectCensus(rule), let patchRule = PatchRule(rule),
      let finder = CourseFinder(rule, ticks: ticks, work: work, options: options)
    else { return nil }
    self.rule = rule
    self.patchRule = patchRule
    self.options = options
    (self.finder, self.census) = (finder, census)
  }

  /// Identifies the object that some cells form.
  package mutating func identity(
    of cells: [LiveCell], called name: String
  ) throws(WorldError) -> Identity {
    let course = try finder.course(of: cells)
    var identity = Identity(
      pattern: name, rule: rule.text, alive: cells.count, looked: course.lastTick,
      last: course.populations.last ?? 0)
    identity.isHexagonal = rule.lattice == .hexagons
    identity.least = course.populations.min() ?? 0
    identity.most = course.populations.max() ?? 0
    switch course.end {
    case .repeats(let period, let displacement):
      identity.period = period
      identity.displacement = displacement
      identity.rest = 0
      identity.kind = displacement != Cell(0, 0) ? .spaceship : period == 1 ? .still : .oscillator
      try describe(&identity, cells, course.ash?.ash)
    case .rests(let tick):
      identity.kind = tick == 0 || course.populations.last == 0 ? .unknown : .methuselah
      identity.rest = tick
      if let (ash, time) = course.ash { describe(&identity, ash, at: tick - time) }
    case .grows(let growth): try describe(&identity, growth)
    case .spreads(let growth):
      (identity.kind, identity.most) = (.breeder, nil)
      identity.growth = Identity.Growth(
        order: 2, period: growth.period, tick: growth.tick, cells: growth.increase)
    case .open(let mostCells): identity.mostCells = mostCells
    }
    identity.names = names(of: cells, identity.apgcode)
    return identity
  }

  /// Returns the object of a code, with the library's name for it.
  private func object(of code: String) -> CountedObject {
    let name = PatternLibrary.names(ofApgcode: code, rule: rule.text).first
    return CountedObject(apgcode: code, name: name, count: 1)
  }

  /// Returns the library's names of a code, or else of a shape.
  private func names(of cells: [LiveCell], _ code: String?) -> [String] {
    let named = code.map { PatternLibrary.names(ofApgcode: $0, rule: rule.text) } ?? []
    guard named.isEmpty, let box = CellRect(around: cells.places), box.size.area <= Self.mostCells
    else { return named }
    let grid = CellPatch(cells).grid
    return PatternLibrary.names(
      ofShape: grid, rule: rule.text, turns: patchRule.symmetry == .squares)
  }
}

extension PatternStudy {
  private mutating func describe(
    _ identity: inout Identity, _ cells: [LiveCell], _ ash: Ash?
  ) throws(WorldError) {
    guard let period = identity.period, let displacement = identity.displacement else { return }
    if let ash { identity.objects = census.rows(of: ash.objects) }
    guard !cells.isEmpty else {
      identity.apgcode = "xs0_0"
      return
    }
    guard let phases = try phases(of: cells, ash, period) else { return }
    let kind: Apgcode.Kind =
      switch identity.kind {
      case .still: .still
      case .spaceship: .spaceship(period: period)
      default: .oscillator(period: period)
      }
    let code = code(of: phases, kind)
    identity.apgcode = code
    if let code, ash == nil { identity.objects = [object(of: code)] }
    let study = PhaseStudy(phases, displacement: displacement, symmetry: patchRule.symmetry)
    identity.least = study.least
    identity.most = study.most
    identity.heat = study.heat
    identity.turningPeriod = study.turningPeriod
    if displacement == Cell(0, 0) { identity.volatility = study.volatility }
    identity.map =
      ash.map { map(of: $0.objects, at: 0) } ?? map(of: study, at: phases[0], displacement)
  }

  /// Returns the apgcode of the generations of a period; nil if it needs too many cells.
  private func code(of phases: [[LiveCell]], _ kind: Apgcode.Kind) -> String? {
    let boxes = phases.map { CellRect(around: $0.places)?.size ?? GridSize(columns: 0, rows: 0) }
    let drawn = zip(phases, boxes).filter { Apgcode.draws($1) }
    guard drawn.reduce(0, { $0 + $1.1.area }) <= Self.mostCells else { return nil }
    return Apgcode.text(
      of: drawn.map { CellPatch($0.0).grid }, population: phases[0].count, kind: kind,
      symmetry: patchRule.symmetry, stateCount: patchRule.stateCount)
  }

  /// Returns the cells of the generations of a period; nil if there are too many.
  private func phases(
    of cells: [LiveCell], _ ash: Ash?, _ period: Int
  ) throws(WorldError) -> [[LiveCell]]? {
    let box = CellRect(around: cells.places)?.size.area ?? 0
    guard period <= Self.mostCells / max(1, min(box, 4 * cells.count)) else { return nil }
    if let ash { return (0..<period).map { ash.cells(at: $0) } }
    var world = finder.world(cells)
    var phases: [[LiveCell]] = []
    for _ in 0..<period {
      phases.append(world.live)
      try world.advance(by: 1)
    }
    return phases
  }

  private mutating func describe(_ identity: inout Identity, _ ash: Ash, at time: Int) {
    identity.objects = census.rows(of: ash.objects)
    identity.map = map(of: ash.objects, at: time)
    // The remains may have fewer or more live cells than were seen so far.
    let period = ash.clusters.map(\.period).max() ?? 1
    for tick in 0..<2 * period {
      let population = ash.population(at: tick)
      identity.least = min(identity.least, population)
      identity.most = max(identity.most ?? 0, population)
    }
  }

  private mutating func describe(
    _ identity: inout Identity, _ growth: ProvedGrowth
  ) throws(WorldError) {
    func rows(of clusters: [RepeatingObject]) -> [CountedObject] {
      census.rows(of: clusters.flatMap { finder.splitter.parts(of: $0) })
    }
    identity.kind = growth.isGun ? .gun : .puffer
    identity.most = nil
    identity.growth = Identity.Growth(
      order: 1, period: growth.period, displacement: growth.displacement, tick: growth.tick,
      cells: growth.shed.reduce(0) { $0 + $1.population(at: 0) },
      objects: rows(of: growth.shed), debris: rows(of: growth.debris))
    if growth.isFromStart {
      (identity.period, identity.displacement) = (growth.period, growth.displacement)
      identity.rest = 0
    }
    if growth.isFromStart, patchRule.symmetry == .squares, patchRule.stateCount == 2,
      let gun = GunCode(growth)
    {
      identity.apgcode = try gun.text(patchRule, in: finder.world(growth.core))
    }
    if identity.apgcode == nil { identity.apgcode = try finder.code(of: growth) }
    guard growth.isFromStart else { return }
    if let code = identity.apgcode { identity.objects = [object(of: code)] }
    if growth.isGun { identity.map = try map(of: growth) }
  }
}

extension PatternStudy {
  private static let mostSide = 4096

  /// Maps the cells of objects, with ships as at a time; distant ships are left out.
  private func map(of objects: [RepeatingObject], at time: Int) -> Identity.CellMap? {
    let still = objects.filter { !$0.isShip }
    let boxes = still.isEmpty ? objects.map { $0.patch(at: time).box } : still.map(\.box)
    guard let first = boxes.first else { return nil }
    let box = boxes.dropFirst().reduce(first) { $0.union($1) }
    guard max(box.width, box.height) <= Self.mostSide else { return nil }
    var entries: [Identity.CellMap.Entry] = []
    for object in objects {
      let study = PhaseStudy(
        object.phases.map(\.live), displacement: object.displacement)
      let cells = object.isShip ? object.patch(at: time).cells : nil
      entries += Self.entries(of: study, only: cells)
    }
    return Identity.CellMap(box: box, entries: entries)
  }

  /// Maps the cells of one pattern; a ship is shown in its first generation.
  private func map(
    of study: PhaseStudy, at cells: [LiveCell], _ displacement: Cell
  ) -> Identity.CellMap? {
    let entries = Self.entries(of: study, only: displacement == Cell(0, 0) ? nil : cells.places)
    guard let box = CellRect(around: entries.map { $0.cell }),
      max(box.width, box.height) <= Self.mostSide
    else { return nil }
    return Identity.CellMap(box: box, entries: entries)
  }

  private static func entries(
    of study: PhaseStudy, only ship: [Cell]?
  ) -> [Identity.CellMap.Entry] {
    if let ship { return ship.map { ($0, study.period, 1000) } }
    return study.cells.map { ($0.cell, $0.period, 1000 * $0.changes / study.period) }
  }

  /// Maps the cells of a gun in and near its own box, once its streams exist.
  private func map(of growth: ProvedGrowth) throws(WorldError) -> Identity.CellMap? {
    var world = finder.world(growth.core)
    guard let core = world.liveBox, max(core.width, core.height) <= Self.mostSide,
      growth.period <= Self.mostCells / max(1, growth.core.count)
    else { return nil }
    let window = core.widened(by: 8)
    try world.advance(by: 4 * growth.period)
    var phases: [[LiveCell]] = []
    for _ in 0..<growth.period {
      phases.append(world.live(in: window))
      try world.advance(by: 1)
    }
    let study = PhaseStudy(phases, displacement: Cell(0, 0))
    return map(of: study, at: [], Cell(0, 0))
  }
}
