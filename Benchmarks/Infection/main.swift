// How long a hundred million people take to fall ill, and what memory that needs.
//
//     swift run -c release bench-infection [PEOPLE [TAPS [FACTOR [THREADS]]]]

import TerrariumSimulation

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

/// The fastest of three runs, in seconds.
func best(_ run: () -> Void) -> Double {
  let clock = ContinuousClock()
  return (1...3).map { _ in clock.measure(run) / .seconds(1) }.min() ?? 0
}

/// Runs until everybody is ill; how many ticks that takes.
func runPacked(people: Int, taps: Int, threads: Int) -> Int {
  var world = InfectionWorld(people: people, factor: factor, seed: Seed(1))
  world.workers = threads > 1 ? WorkerPool(threads: threads) : nil
  world.infect(randomly: taps)
  while world.healthy > 0 { world.advance(by: 1) }
  return world.tick
}

let seconds = best {
  print("everybody ill after \(runPacked(people: people, taps: taps, threads: threads)) ticks")
}
print(
  "\(people) people, \(taps) taps, factor \(factor), \(threads) threads:",
  "\(text(seconds, decimals: 2)) s,",
  "\(text(Double(peakBytes()) / Double(people), decimals: 2)) bytes a person at the peak")

// The peer on a tenth of the people, one thread each: the same taps, so the same infection.
let small = InfectionWorld.size(ofPeople: people / 10)
let side = small.columns
var tapped = InfectionWorld(people: side * side, factor: factor, seed: Seed(1))
tapped.infect(randomly: max(1, taps / 10))
let patients = (0..<side * side).lazy.map { Cell($0 % side, $0 / side) }.filter(tapped.isIll)
var ticks = (packed: 0, plain: 0)
let packed = best {
  ticks.packed = runPacked(people: side * side, taps: max(1, taps / 10), threads: 1)
}
let plain = best {
  var world = PlainInfection(side: side, factor: factor, seed: Seed(1))
  for patient in patients { world.infect(patient) }
  while world.ill < side * side { world.step() }
  ticks.plain = world.tick
}
precondition(ticks.packed == ticks.plain, "both are the same infection")
print(
  "\(side * side) people, one thread: \(text(packed, decimals: 2)) s packed,",
  "\(text(plain, decimals: 2)) s with a byte a person and a list of the front:",
  "\(text(plain / packed, decimals: 1)) times")
