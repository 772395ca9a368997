internal import Encoding
internal import Playback
internal import Rendering
internal import Basics

/// The distribution of jobs among shards: each piece of work is done by exactly one.
///
/// It is the same wherever it is worked out. The largest pieces are given out first, each to the
/// shard that has least to do (Graham, 1969): none then has more than 4/3 of what the best sharing
/// would give it.
package struct Sharing {
  /// For each job the shard of each of its pieces: its runs, where these can be merged, or itself.
  private var owners: [[Int]]
  private let isDivided: [Bool]

  /// Shares out jobs; sheets are divided into their runs where `divides` says so.
  package init(_ jobs: [Job], among count: Int, divides: Bool) {
    let isDivided = jobs.map { divides && $0.canBeDivided }
    self.isDivided = isDivided
    let pieces = jobs.indices.flatMap { job in
      jobs[job].costs(isDivided[job]).enumerated().map { (job: job, piece: $0, cost: $1) }
    }
    owners = zip(jobs, isDivided).map { [Int](repeating: 0, count: $1 ? $0.runs.count : 1) }
    var loads = Loads(count: count)
    for piece in pieces.sorted(by: { ($1.cost, $0.job, $0.piece) < ($0.cost, $1.job, $1.piece) }) {
      owners[piece.job][piece.piece] = loads.give(piece.cost)
    }
  }

  /// True if a job is done as a whole by a shard.
  package func isWhole(_ job: Int, of shard: Shard) -> Bool {
    !isDivided[job] && owners[job][0] == shard.number - 1
  }

  /// The runs of a divided job that a shard does; nil where the job is not divided.
  package func runs(_ job: Int, of shard: Shard) -> [Int]? {
    guard isDivided[job] else { return nil }
    return owners[job].indices.filter { owners[job][$0] == shard.number - 1 }
  }
}

/// The loads of the shards so far: a heap, the least on top.
private struct Loads {
  private var heap: [(load: Int, shard: Int)]

  init(count: Int) { heap = (0..<count).map { (0, $0) } }

  /// Gives work to the one who has least, of equals the first; tells which that is.
  mutating func give(_ cost: Int) -> Int {
    let shard = heap[0].shard
    let (load, isTooMuch) = heap[0].load.addingReportingOverflow(max(1, cost))
    heap[0].load = isTooMuch ? .max : load
    var place = 0
    while case let child = smallerChild(of: place), child < heap.count, heap[child] < heap[place] {
      heap.swapAt(place, child)
      place = child
    }
    return shard
  }

  private func smallerChild(of place: Int) -> Int {
    let (left, right) = (2 * place + 1, 2 * place + 2)
    return right < heap.count && heap[right] < heap[left] ? right : left
  }
}

extension Job {
  /// True if its runs can be done apart and put together: what shows all of them at once, frame
  /// after frame, cannot.
  package var canBeDivided: Bool {
    isSheet && !pages[0].outputs.contains { isInStep($0) || $0.format.isVector }
  }

  /// More than a piece can cost: many of them still have a sum.
  private static var mostCost: Int { 1 << 44 }

  /// The cost of each of its pieces: frames times pixels, or times cells where there are none.
  fileprivate func costs(_ isDivided: Bool) -> [Int] {
    let area = pages.reduce(0) { $0 + ($1.painter.map { $0.form.width * $0.form.height } ?? 0) }
    let all = runs.map { run in
      let pixels = isSheet ? max(area / runs.count, 1) : area
      return clamped(
        run.film.frames ?? run.film.clock.limit, pixels > 1 ? pixels : run.window.size.area)
    }
    return isDivided ? all : [all.reduce(0) { min($0 + $1, Self.mostCost) }]
  }

  private func clamped(_ frames: Int, _ area: Int) -> Int {
    let (cost, isTooMuch) = min(frames, 1 << 20).multipliedReportingOverflow(by: max(1, area))
    return isTooMuch ? Self.mostCost : min(cost, Self.mostCost)
  }
}
