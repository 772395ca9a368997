internal import TerrariumBasics
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumSimulation
package import TerrariumVocabulary

/// The sea of penguins and orcas.
struct Sea: WorldKind {
  typealias State = SeaWorld

  let words = WorldWords(
    name: "sea",
    synonyms: [
      "penguin", "penguins", "orca", "orcas", "ocean", "fish", "predator", "wator", "wa-tor",
    ],
    meanings: [
      "food": "penguins", "prey": "penguins", "fish": "penguins", "predators": "orcas",
      "sharks": "orcas",
    ],
    title: LocalizedText(en: "sea", ru: "море", es: "mar"),
    summary: "penguins swim and multiply, orcas hunt them",
    examples: [
      "render sea --out sea.gif",
      "render sea --size 24x16 --edges wrap --seed 166 --theme dark --out sea.gif --out sea.csv",
      "render sea --size 40x30 --vary seed=5,7,9,12 --out 'sea-{seed}.gif'",
    ],
    settings: [Setting.penguins, Setting.orcas],
    defaults: [
      "size": "10x15", "edges": "wall", "shape": "sprite", "seed": "\(defaultSeed)",
      "delay": "200ms",
    ],
    choices: ["edges": ["wall", "wrap"], "shape": ["square", "circle", "rounded", "sprite"]],
    limits: [LimitRow("cells", Sea.cellLimit)])

  let subject = Subject(
    states: [
      StateStyle("free", .free, letter: ".", tone: .water, extent: 0),
      StateStyle(
        "penguin", .penguin, letter: "P", tone: .penguin, sprite: .penguin,
        poses: Sprite.penguinPoses, turns: false),
      StateStyle("orca", .orca, letter: "O", tone: .orca, sprite: .orca, poses: Sprite.orcaPoses),
    ],
    ground: .water,
    census: [
      .init("penguins", .penguins, tone: .penguin), .init("orcas", .orcas, tone: .orca),
      .init("free", .freeCells, tone: .water),
    ],
    texture: .ripples, glides: true,
    ending: Ending(
      .nobodyLeft,
      advice: "try another seed, a larger size, or fewer frames"))

  let steps = StepKind.cellSteps

  let ownMeasures = [
    CensusMeasure(
      firstTick: "extinct", "the first tick without one of the species; empty if both survive",
      title: LocalizedText(
        en: "tick of the extinction", ru: "такт вымирания", es: "paso de la extinción")
    ) { $0[0] == 0 || $0[1] == 0 }
  ]

  /// The default seed: a sea in which both species live long and their numbers vary widely.
  private static let defaultSeed = 167_646

  /// The most cells of a sea; shuffling the start takes eight bytes for each.
  static let cellLimit = 1 << 26

  func start(_ reader: inout SettingsReader) -> WorldStart? {
    let edges = reader.value(.edges)
    let penguins = reader.value(.penguins)
    let orcas = reader.value(.orcas)
    guard let size = reader.value(.size) else { return nil }
    guard size.area <= Self.cellLimit else {
      reader.refuse(
        .sizeTooLarge(setting: "size", text: "\(size)", limit: "\(Self.cellLimit) cells"),
        for: "size")
      return nil
    }
    guard let edges, let penguins, let orcas else { return nil }
    let penguinCount = penguins.count(of: size.area)
    let orcaCount = orcas.count(of: size.area)
    guard penguinCount + orcaCount <= size.area else {
      let asked = reader.isGiven(.orcas) ? "orcas" : reader.isGiven(.penguins) ? "penguins" : "size"
      let animals = penguinCount + orcaCount
      reader.refuse(
        .said(
          "\(animals) animals do not fit into \(size.area.counted("cell"))",
          "lower penguins or orcas, or raise size"), for: asked)
      return nil
    }
    var start = WorldStart(
      window: CellRect(size), field: FieldShape(size: size, edges: edges),
      widestCensus: [UInt128](repeating: UInt128(size.area), count: 3)
    ) { seed, _, _ throws(WorldError) in
      // A place in the shuffle and an animal for each cell.
      try Allocation.check(bytes: 16 * size.area)
      let world = SeaWorld(
        size: size, wraps: edges == .wrap, penguins: penguinCount, orcas: orcaCount, seed: seed)
      return (world, [])
    }
    if penguinCount + orcaCount == 0 {
      start.firstCells.emptyAdvice = "the sea is empty at the start; raise penguins, orcas or size"
    }
    return start
  }
}

extension Setting where Value == Population {
  package static let penguins = Setting(
    "penguins", .population, "the penguins at the start, a number or a share of the cells",
    example: "render sea --penguins 30% --out sea.gif", fallback: "50%")
  package static let orcas = Setting(
    "orcas", .population, "the orcas at the start, a number or a share of the cells",
    example: "render sea --orcas 8 --out sea.gif", fallback: "5%")
}
