import TerrariumSimulation

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
/// With WHOLE=1 nothing that rests is left out.
///
///     bench-larger RULE… [SIDE=512] [JOBS=2] [PERCENT=50] [WHOLE=0]
var (rules, side, threads, percent, isWhole): ([String], Int, Int, Int, Bool) = (
  [], 512, 2, 50, false
)
for word in CommandLine.arguments.dropFirst() {
  let parts = word.split(separator: "=")
  switch (parts.first, parts.count == 2 ? Int(parts[1]) : nil) {
  case ("SIDE", let number?): side = number
  case ("JOBS", let number?): threads = number
  case ("PERCENT", let number?): percent = number
  case ("WHOLE", let number?): isWhole = number != 0
  default: rules.append(word)
  }
}

for text in rules {
  for kernel in Kernel.available {
    let rule = try CellRule("\(text):T\(side),\(side)")
    let size = GridSize(columns: side, rows: side)
    var options = LifeOptions(workers: WorkerPool(threads: threads))
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
      time = try ContinuousClock().measure {
        for _ in 0..<(isWhole ? generations : 1) {
          // An edit makes the next generation a whole one.
          if isWhole { world.set([]) }
          try world.advance(by: isWhole ? 1 : generations)
        }
      }
      busy = processorSeconds() - before
    }
    let cellsDone = Double(side * side) * Double(generations) / 1e9
    func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
    print(
      text, kernel.rawValue, "\(rounded(cellsDone / (time / .seconds(1)))) Gcell/s",
      "\(rounded(cellsDone / busy)) a busy second", "\(world.population) alive", separator: "\t")
  }
}
