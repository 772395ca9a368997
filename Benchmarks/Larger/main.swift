import Simulation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The processor time that this process has taken, in seconds.
func processorSeconds() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Generations of Larger than Life a second on a torus of random cells, without a program round it.
///
///     bench-larger RULE… [SIDE=512] [JOBS=2] [PERCENT=50]
var (rules, side, jobs, percent): ([String], Int, Int, Int) = ([], 512, 2, 50)
for word in CommandLine.arguments.dropFirst() {
  let parts = word.split(separator: "=")
  switch (parts.first, parts.count == 2 ? Int(parts[1]) : nil) {
  case ("SIDE", let number?): side = number
  case ("JOBS", let number?): jobs = number
  case ("PERCENT", let number?): percent = number
  default: rules.append(word)
  }
}

for text in rules {
  for kernel in Kernel.available {
    let rule = try CellRule("\(text):T\(side),\(side)")
    let size = GridSize(columns: side, rows: side)
    var options = LifeOptions(workers: WorkerPool(jobs: jobs))
    options.kernel = kernel
    var world = LifeWorld(rule: rule, size: size, options: options)
    var stream = Seed(1).stream("init")
    var cells = StateGrid(size: size)
    for place in cells.states.indices {
      cells.states[place] = stream.happens(percent, in: 100) ? 1 : 0
    }
    world.write(cells, at: Cell(0, 0))
    try world.advance(by: 4)
    var generations = 4
    var time = Duration.zero
    var busy = 0.0
    while time < .milliseconds(150), generations < 1 << 24 {
      generations *= 2
      let before = processorSeconds()
      time = try ContinuousClock().measure { try world.advance(by: generations) }
      busy = processorSeconds() - before
    }
    let cellsDone = Double(side * side) * Double(generations) / 1e9
    func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
    print(
      text, kernel.rawValue, "\(rounded(cellsDone / (time / .seconds(1)))) Gcell/s",
      "\(rounded(cellsDone / busy)) a busy second", "\(world.population) alive", separator: "\t")
  }
}
