internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumSimulation
internal import TerrariumVocabulary

private let peopleSetting = Setting(
  "people", .whole(1...Infection.peopleLimit), "the number of people, in a square; excludes size",
  example: "render infection --people 400 --out epidemic.gif",
  fallback: "100")
private let factorSetting = Setting(
  "factor", .whole(0...1_000_000_000),
  "how many neighbours each ill person infects in a tick, at most 8",
  example: "render infection --factor 2 --out epidemic.gif", fallback: "3")
private let periodSetting = Setting(
  "period", .time, "the model's time of a tick; also the time of a frame, without delay and fps",
  example: "render infection --period 200ms --out epidemic.gif",
  fallback: "1s")
private let infectSetting = Setting(
  "infect", .taps,
  "who is ill at the start: cells, rectangles or a number of people; also a list such as [[3, 3], [5, 5]]; default: the one in the middle",
  example: "render infection --infect 5 --out epidemic.gif",
  isRepeatable: true)

/// An infection among a group of people.
struct Infection: WorldKind {
  typealias State = InfectionWorld

  let words = WorldWords(
    name: "infection",
    synonyms: ["virus", "sir", "epidemic", "pandemic", "disease", "covid"],
    meanings: [
      "rate": "factor", "r0": "factor", "population": "people", "infected": "infect",
      "ill": "infect",
    ],
    title: LocalizedText(en: "infection", ru: "инфекция", es: "infección"),
    summary: "an infection spreads from neighbour to neighbour",
    examples: [
      "render infection --people 100 --factor 3 --out epidemic.gif",
      "render infection --size 160x90 --infect 5 --shape circle --theme dark --out five.gif",
      "render infection --people 1000000 --infect 20 --fit 500x500 --period 100ms --out million.gif",
    ],
    settings: [peopleSetting, factorSetting, periodSetting, infectSetting],
    ofPictures: ["period"],
    defaults: ["edges": "wall", "counters": "true", "seed": "1", "delay": "1s"],
    choices: ["edges": ["wall", "wrap"], "shape": ["square", "circle", "rounded"]],
    lacking: ["fade"], exclusions: [("people", "size")],
    limits: [LimitRow("people", Infection.peopleLimit)], hasOwnTimes: true)

  let subject = Subject(
    states: [
      StateStyle("healthy", .healthy, letter: ".", tone: .healthy, extent: 60),
      StateStyle("ill", .ill, letter: "#", tone: .ill, extent: 88),
      StateStyle("blank", letter: nil, tone: .ground, extent: 0).passedOver,
      StateStyle("fresh", .fresh, letter: "#", tone: .fresh, extent: 88),
    ],
    ground: .ground,
    census: [
      .init("healthy", .healthyPeople, tone: .healthy),
      .init("ill", .illPeople, tone: .ill),
    ],
    mixedStates: 3)

  let steps = [StepKind.infect, .undo] + StepKind.cellSteps

  let ownMeasures = [
    CensusMeasure(
      firstTick: "all", "the first tick at which all are ill; empty if that never happens",
      title: LocalizedText(
        en: "tick at which all are ill", ru: "такт, когда больны все",
        es: "paso en que todos están enfermos")
    ) { $0[0] == 0 },
    CensusMeasure(
      "peak", "the most people who fall ill in one tick",
      title: LocalizedText(
        en: "most new cases in a tick", ru: "больше всего новых больных за такт",
        es: "máximo de casos nuevos por paso")
    ) { soFar, _, before, now in soFar = [max(soFar.first ?? 0, newCases(before, now))] },
    CensusMeasure(
      "peak-tick", "the first tick in which that many fall ill",
      title: LocalizedText(
        en: "tick with the most new cases", ru: "такт, когда больше всего новых больных",
        es: "paso con más casos nuevos"), isUsual: false
    ) { soFar, tick, before, now in
      let cases = newCases(before, now)
      if cases > soFar.last ?? 0 { soFar = [tick, cases] }
    },
    CensusMeasure(
      firstTick: "half", "the first tick at which half of the people are ill",
      title: LocalizedText(
        en: "tick at which half are ill", ru: "такт, когда больна половина",
        es: "paso en que la mitad está enferma"), isUsual: false
    ) { $0[1] >= $0[0] },
  ]

  /// The most people: three bits each are at most two gigabytes.
  static let peopleLimit = 1 << 32

  /// Draws the newly ill brighter than the ill, even if only the ill have a given colour.
  func complete(_ look: inout Look, from reader: inout SettingsReader) {
    let names = (reader.value(.colors) ?? []).map(\.name)
    guard names.contains("ill"), !names.contains("fresh") else { return }
    look.theme[.fresh] = look.theme[.ill].mixed(with: Colour(0xffffff), share: 0.4)
  }

  func start(_ reader: inout SettingsReader) -> WorldStart? {
    let edges = reader.value(.edges)
    let factor = reader.value(factorSetting)
    let period = reader.value(periodSetting)
    let taps = reader.value(infectSetting)
    let tapsAreRight = taps != nil || !reader.isGiven(infectSetting)
    let group = Self.group(from: &reader)
    guard let edges, let factor, let period, let group, tapsAreRight else { return nil }
    let (size, people) = group
    return WorldStart(
      window: CellRect(size), field: FieldShape(size: size, edges: edges),
      widestCensus: [UInt128](repeating: UInt128(people), count: 2), tickTime: period
    ) { seed, threads, _ throws(WorldError) in
      // Three bits each, and as much again during a tick.
      try Allocation.check(bytes: people)
      var world = InfectionWorld(
        size: size, people: people, factor: min(8, factor), edges: edges, seed: seed)
      let sameAsEight = "a factor of \(factor) is the same as 8: a person has at most 8 neighbours"
      var notices: [Notice] = factor > 8 ? [.said(sameAsEight)] : []
      world.workers = threads > 1 ? WorkerPool(threads: threads) : nil
      // Without taps, the person in the centre falls ill.
      let report = taps.map { world.infect(by: $0) } ?? world.infect(world.defaultPatient)
      if !report.isClean { notices.append(.tapsWithoutEffect(report)) }
      return (world, notices)
    }
  }

  /// The size of a group, and the number of its people; the last row of a square may be shorter.
  private static func group(from reader: inout SettingsReader) -> (size: GridSize, people: Int)? {
    let people = reader.value(peopleSetting)
    let size = reader.value(.size)
    guard let size else { return people.map { (InfectionWorld.size(ofPeople: $0), $0) } }
    guard size.area <= peopleLimit else {
      reader.refuse(
        .sizeTooLarge(setting: "size", text: "\(size)", limit: "\(peopleLimit) people"),
        for: "size")
      return nil
    }
    reader.facts["people"] = String(size.area)
    return (size, size.area)
  }
}

/// The people who fall ill in a tick, from the census before and after it.
private func newCases(_ before: [UInt128], _ now: [UInt128]) -> Int {
  Int(clamping: Int128(now[1]) - Int128(before[1]))
}
