import TerrariumSimulation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The processor time that this process has taken, in seconds: on a busy machine it tells more
/// than the clock on the wall.
func processorSeconds() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The measured work: a rule on a torus of random cells, or one that has settled first.
struct Job {
  let name: String
  let rule: RuleTable
  let settling: Int
}

func counting(_ births: [UInt16], _ survivals: [UInt16]) -> RuleTable {
  RuleTable(
    NeighbourCounts(
      births: births.reduce(0) { $0 | 1 << $1 }, survivals: survivals.reduce(0) { $0 | 1 << $1 }))
}

/// B2/S, but two opposite corners do not bear a cell: the places matter.
let placed = RuleTable { around in
  around.liveNeighbours == 2 && !around.isAlive && !(around[-1, -1] && around[1, 1])
}

let jobs = [
  Job(name: "B3/S23", rule: .life, settling: 0),
  Job(name: "B2/S", rule: counting([2], []), settling: 0),
  Job(name: "B36/S125", rule: counting([3, 6], [1, 2, 5]), settling: 0),
  Job(name: "by places", rule: placed, settling: 0),
  Job(name: "B3/S23, settled", rule: .life, settling: 20_000),
]

let side = 1024
let generations = 8192
let size = GridSize(columns: side, rows: side)

// Words are names of these jobs, or rules: bench-kernels B2-n/S B2-ak3/S0
let wanted = CommandLine.arguments.dropFirst()
let others = wanted.compactMap { word in
  (try? LifeRule(word)).map { Job(name: word, rule: $0.table, settling: 0) }
}
for job in wanted.isEmpty ? jobs : others + jobs.filter({ wanted.contains($0.name) }) {
  for kernel in Kernel.available {
    for threads in [1, 2] {
      var options = LifeOptions(workers: WorkerPool(threads: threads))
      options.kernel = kernel
      var world = LifeWorld(rule: job.rule, size: size, edges: .wrap, options: options)
      var stream = Seed(1).stream("init")
      world.fill(CellRect(size), thousandthsOfPercent: 37_500, using: &stream)
      try world.advance(by: job.settling)
      let before = processorSeconds()
      let time = try ContinuousClock().measure { try world.advance(by: generations) }
      let busy = processorSeconds() - before
      let cells = Double(side * side) * Double(generations) / 1e9
      print(
        job.name, kernel.rawValue, "\(threads) threads",
        "\(Int(cells / (time / .seconds(1)))) Gcell/s", "\(Int(cells / busy)) a busy second",
        "\(world.census[0]) alive", separator: "\t")
    }
  }
}
