// How long a hundred million people take to fall ill, and what memory that needs.
//
//     swift run -c release bench-infection [PEOPLE [TAPS [FACTOR [THREADS]]]]

import Simulation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The most memory this process ever held, in bytes.
func peakBytes() -> Int {
  var usage = rusage()
  #if canImport(Glibc)
    unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  #else
    unsafe getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
  #endif
}

/// A number with some decimals, for lack of Foundation.
func text(_ value: Double, decimals: Int) -> String {
  var scale = 1
  for _ in 0..<decimals { scale *= 10 }
  let scaled = Int((value * Double(scale)).rounded())
  let fraction = String(scaled % scale)
  let zeros = String(repeating: "0", count: decimals - fraction.count)
  return "\(scaled / scale).\(zeros)\(fraction)"
}

let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let defaults = [100_000_000, 1000, 3, 2]
let (people, taps, factor, threads) = (
  arguments.first ?? defaults[0],
  arguments.count > 1 ? arguments[1] : defaults[1],
  arguments.count > 2 ? arguments[2] : defaults[2],
  arguments.count > 3 ? arguments[3] : defaults[3]
)

let workers = WorkerPool(jobs: threads)
var seconds = [Double]()
for run in 1...3 {
  let elapsed = ContinuousClock().measure {
    var world = InfectionWorld(people: people, factor: factor, seed: Seed(1))
    world.workers = workers
    world.infect(randomly: taps)
    while world.healthy > 0 { world.advance(by: 1) }
    print("run \(run): everybody ill after \(world.tick) ticks")
  }
  seconds.append(elapsed / .seconds(1))
}
let best = seconds.min() ?? 0
print(
  "\(people) people, \(taps) taps, factor \(factor), \(threads) threads:",
  "\(text(best, decimals: 2)) s,",
  "\(text(Double(peakBytes()) / Double(people), decimals: 2)) bytes a person at the peak")
