import TerrariumBasics
import TerrariumIdentification
import TerrariumPatterns
import TerrariumSimulation
import TerrariumSupport
import Testing

/// The facts of patterns that repeat, compared with their cells in each generation.
@Suite(.ownThread) struct IdentityFactsTests {
  /// Patterns of the library that repeat soon.
  private static let entries = PatternLibrary.entries.filter {
    guard let code = $0.apgcode, let period = $0.facts.period, period <= 16 else { return false }
    return ["xs", "xp", "xq"].contains(code.prefix(2)) && $0.rule == "B3/S23"
      && $0.pattern.population < 40
  }

  /// The cells of a pattern in each generation of some, under Life.
  private func generations(_ cells: [Cell], _ count: Int) -> [Set<Cell>] {
    var plane = NaivePlane(rule: .life, alive: cells)
    return (0..<count).map { _ in
      defer { plane.advance() }
      return Set(plane.differing)
    }
  }

  @Test func `cells, heat and volatility are those of a period`() throws {
    let entries = Self.entries.enumerated().filter { $0.offset % 6 == 0 }.map(\.element)
    #expect(entries.count > 30)
    let words = ["identify"] + entries.map(\.name) + ["--json", "--rule", "B3/S23"]
    let run = try Command.run(words, in: TemporaryFolder())
    for (entry, facts) in zip(entries, try run.objects) {
      let period = try #require(entry.facts.period)
      let phases = generations(entry.pattern.cells, period + 1)
      let changes = (0..<period).reduce(0) {
        $0 + phases[$1].symmetricDifference(phases[$1 + 1]).count
      }
      let counts = phases.dropLast().map(\.count)
      #expect(facts["period"] as? Int == period, "\(entry.name)")
      #expect(facts["least"] as? Int == counts.min() && facts["most"] as? Int == counts.max())
      #expect(facts["alive"] as? Int == counts[0], "\(entry.name)")
      let heat = try #require(facts["heat"] as? Double)
      #expect(abs(heat - Double(changes) / Double(period)) < 0.01, "\(entry.name)")
      let corner = { (cells: Set<Cell>) in CellRect(around: Array(cells)).map { Cell($0.x, $0.y) } }
      let (first, last) = (try #require(corner(phases[0])), try #require(corner(phases[period])))
      #expect(facts["dx"] as? Int == last.x - first.x && facts["dy"] as? Int == last.y - first.y)
      guard first == last else { continue }
      let ever = phases.reduce(Set()) { $0.union($1) }
      let always = phases.reduce(ever) { $0.intersection($1) }
      let share = Double(ever.count - always.count) / Double(ever.count)
      let volatility = try #require(facts["volatility"] as? Double)
      #expect(abs(volatility - share) < 0.01, "\(entry.name)")
    }
  }

  @Test func `an object is at each time what its cells become`() throws {
    #expect(Self.entries.count > 150)
    for entry in Self.entries {
      let object = try #require(RepeatingObject(CellPatch(entry.pattern.cells), .life))
      let phases = generations(entry.pattern.cells, 2 * object.period + 2)
      var box: CellRect?
      for (time, cells) in phases.enumerated() {
        #expect(Set(object.patch(at: time).cells) == cells, "\(entry.name) at \(time)")
        #expect(object.population(at: time) == cells.count)
        let own = try #require(CellRect(around: Array(cells)))
        if time < object.period { box = box?.union(own) ?? own }
      }
      #expect(object.box == box, "\(entry.name)")
      let (back, way) = (object.patch(at: -1), object.displacement)
      #expect(back.moved(right: way.x, down: way.y) == object.patch(at: object.period - 1))
      #expect(object.isShip == (way != Cell(0, 0)) && object.period == entry.facts.period)
    }
  }

  @Test(arguments: [
    ("seas --runs 0", "runs"), ("seas --runs 100001", "runs"), ("loops --ticks 0", "ticks"),
    ("loops --ticks 1000001", "ticks"), ("loops --period 0", "period"),
    ("loops --period 1000001", "period"), ("seas --period 3", "period"),
    ("loops --near B3/S23", "near"), ("seas --seed random", "seed"),
    ("seas --seed 9223372036853775808", "seed"),
  ])
  func `a number that no search takes is refused`(words: String, option: String) throws {
    let run = try Command.run("find \(words) --json", in: TemporaryFolder())
    #expect(run.code != 0 && run.text == "", "\(run.text)")
    #expect(run.complaint.contains(option), "\(run.complaint)")
  }
}
