internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlayback
internal import TerrariumRendering
package import TerrariumVocabulary

/// The distribution of jobs among shards: each job, or each run of one, is done by exactly one.
///
/// Every machine computes the same distribution. The runs of a sheet or table are dealt out by
/// number, without a list. Whole jobs are assigned from the largest down, each to the shard with
/// the least work (Graham, 1969). No shard then has more than 4/3 of the best possible maximum.
package struct Sharing {
  /// The shard of each job that is done as a whole; nil for one that is divided.
  private var owners: [Int?]
  private let counts: [Int]

  /// Distributes jobs; sheets are divided into their runs if `divides` is true.
  package init(_ jobs: [Job], among count: Int, divides: Bool) {
    counts = jobs.map(\.runs.count)
    owners = jobs.map { _ in nil }
    let whole = jobs.indices.filter { !(divides && jobs[$0].canBeDivided) }
      .map { (job: $0, cost: jobs[$0].cost) }
    // Of more shards than jobs, the last ones have none.
    var loads = Array(repeating: 0, count: min(count, whole.count))
    for one in whole.sorted(by: { ($1.cost, $0.job) < ($0.cost, $1.job) }) {
      guard let shard = loads.indices.min(by: { loads[$0] < loads[$1] }) else { continue }
      owners[one.job] = shard
      loads[shard] = [loads[shard], max(1, one.cost)].cappedSum
    }
  }

  /// True if a job is done as a whole by a shard.
  package func isWhole(_ job: Int, of shard: Shard) -> Bool { owners[job] == shard.number - 1 }

  /// The runs of a divided job that a shard does; nil if the job is not divided.
  package func runs(_ job: Int, of shard: Shard) -> RunNumbers? {
    owners[job] == nil ? RunNumbers(of: shard, among: counts[job]) : nil
  }
}

/// The numbers of some runs, in order: all of a job, or those of a shard.
///
/// A shard has one of each `count` consecutive runs, and its place among them moves back by one
/// each time. So no shard has all runs with one value of the varying settings.
package struct RunNumbers: RandomAccessCollection, Sendable {
  private let shard: Int
  private let shards: Int
  package let endIndex: Int

  package init(below count: Int) { (shard, shards, endIndex) = (0, 1, count) }

  package init(of shard: Shard, among count: Int) {
    self.shard = shard.number - 1
    shards = shard.count
    let (rounds, rest) = count.quotientAndRemainder(dividingBy: shards)
    endIndex = rounds + (Self.place(of: self.shard, shards, inRound: rounds) < rest ? 1 : 0)
  }

  package var startIndex: Int { 0 }

  package subscript(place: Int) -> Int {
    place * shards + Self.place(of: shard, shards, inRound: place)
  }

  /// The shard of a run, counted from 0.
  package static func shard(ofRun number: Int, among shards: Int) -> Int {
    let (round, place) = number.quotientAndRemainder(dividingBy: shards)
    return (place + round) % shards
  }

  private static func place(of shard: Int, _ shards: Int, inRound round: Int) -> Int {
    (shard + shards - round % shards) % shards
  }
}

extension Job {
  /// True if its runs can be done separately and merged, unlike films that show all runs at once.
  package var canBeDivided: Bool {
    isSheet && choice?.measures.isEmpty ?? true
      && !renditions[0].outputs.contains { isInStep($0) || $0.format.isVector }
  }

  /// The fault of shards that would each pick a seed, or divide an output that cannot be merged;
  /// nil if they can share the work.
  package var faultOfShards: Fault? {
    if picksSeed {
      let written = scenario?.written
      return Fault(
        .said("each shard would pick another seed", "give seed a number"),
        at: (written?[Setting.seed.name] ?? written?[Setting.vary.name])?.value.place)
    }
    guard canBeDivided else { return nil }
    for output in renditions[0].outputs
    where output.path == "-" || Path.kind(of: output.path) == .special {
      return Fault(
        .said("no parts can be written beside '\(output.path)'", "give out a file"),
        at: output.place)
    }
    let places = renditions[0].outputs.map { (isPicture: $0.format.isPicture, place: $0.place) }
    if graph != nil {
      return Fault(
        .said(
          "a picture of the numbers of all runs cannot be made by shards",
          "let them make a table with rows: runs, and the picture one task alone"),
        at: places.first(where: \.isPicture)?.place)
    }
    if let table, table.groups != nil {
      return Fault(
        .said(
          "rows: groups needs the runs of all groups and cannot be made by shards",
          "let them make a table with rows: runs"),
        at: scenario?.written[Setting.rows.name]?.value.place ?? places.first?.place)
    }
    guard table?.isOfObjects ?? false else { return nil }
    let rows = scenario?.written[Setting.rows.name]?.value.place
    return Fault(
      .said(
        "rows: objects counts the objects of all runs and cannot be made by shards",
        "let each task count seeds of its own, and add the tables up"),
      at: rows ?? places.first?.place)
  }

  /// The limit of a job's cost, so that sums do not overflow.
  private static var mostCost: Int { 1 << 44 }

  /// The total cost: frames times pixels, or times cells without pictures.
  fileprivate var cost: Int {
    let area = renditions.reduce(0) {
      $0 + ($1.painter.map { $0.form.width * $0.form.height } ?? 0)
    }
    let pixels = isSheet ? max(area / runs.count, 1) : area
    let all = runs.total { run in
      let frames = min(run.film.frames ?? run.film.clock.limit, 1 << 20)
      let area = pixels > 1 ? pixels : run.window.size.area
      let (cost, isTooMuch) = frames.multipliedReportingOverflow(by: max(1, area))
      return isTooMuch ? Self.mostCost : min(cost, Self.mostCost)
    }
    return min(all, Self.mostCost)
  }
}
