import TerrariumFilmSupport
import TerrariumPlayback
import TerrariumSimulation
import Testing

/// A step of a film that only takes time.
private enum Piece: CustomStringConvertible {
  case run(Int)
  case hold(Int)

  var description: String {
    switch self {
    case .run(let count): "run \(count)"
    case .hold(let count): "hold \(count)"
    }
  }
}

/// Returns the ticks at which a film shows something, tick by tick, according to the rule.
private func naiveFrames(_ pieces: [Piece], every: Int, skip: Int, limit: Int?) -> [Int] {
  var frames: [Int] = []
  var tick = 0
  func isFull() -> Bool { limit.map { frames.count >= $0 } ?? false }
  for piece in pieces {
    if frames.isEmpty && skip == 0 { frames.append(0) }
    switch piece {
    case .run(let count):
      for _ in 0..<count {
        if isFull() { return frames }
        tick += 1
        if tick >= skip, (tick - skip) % every == 0 { frames.append(tick) }
      }
    case .hold(let count):
      for _ in 0..<count where !frames.isEmpty {
        if isFull() { return frames }
        frames.append(tick)
      }
    }
  }
  return frames
}

struct FilmClockTests {
  /// Returns the same by the clock, in strides as long as it allows.
  private func clockFrames(_ pieces: [Piece], _ clock: FilmClock) -> (frames: Int, ticks: Int) {
    var clock = clock
    for piece in pieces where !clock.isOver {
      _ = clock.open()
      switch piece {
      case .run(let count): clock.pass(count)
      case .hold(let count): clock.hold(count)
      }
    }
    return (clock.frames, clock.ticks)
  }

  @Test func `the clock agrees with the rule told tick by tick`() {
    var random = RandomStream(key: 5)
    for round in 0..<3000 {
      let every = 1 + random.draw(below: 4)
      let skip = random.draw(below: 3) * random.draw(below: 4)
      let limit = random.happens(1, in: 2) ? nil : 1 + random.draw(below: 12)
      let pieces = (0..<random.draw(below: 5)).map { _ in
        random.happens(1, in: 2) ? Piece.run(random.draw(below: 9)) : .hold(random.draw(below: 4))
      }
      let expected = naiveFrames(pieces, every: every, skip: skip, limit: limit)
      let clock = FilmClock(every: every, skip: skip, limit: limit)
      let found = clockFrames(pieces, clock)
      #expect(
        found.frames == expected.count,
        "round \(round): \(pieces), every \(every), skip \(skip), limit \(limit ?? -1)")
    }
  }

  @Test(arguments: [
    ([Piece.run(10)], 1, 0, nil as Int?, Array(0...10)), ([.run(10)], 3, 0, nil, [0, 3, 6, 9]),
    ([.run(10)], 1, 4, nil, Array(4...10)), ([.run(10)], 4, 2, nil, [2, 6, 10]),
    ([.run(5), .run(5)], 3, 0, nil, [0, 3, 6, 9]), ([.hold(2)], 1, 0, nil, [0, 0, 0]),
    ([.run(2), .hold(2), .run(1)], 1, 0, nil, [0, 1, 2, 2, 2, 3]),
    ([.run(10)], 1, 0, 4, [0, 1, 2, 3]), ([.hold(2), .run(10)], 1, 0, 4, [0, 0, 0, 1]),
    ([.hold(9)], 1, 0, 4, [0, 0, 0, 0]),
    ([.run(3), .hold(2), .run(4)], 1, 3, nil, [3, 3, 3, 4, 5, 6, 7]),
    ([.hold(5), .run(3)], 1, 2, nil, [2, 3]), ([.run(0)], 1, 0, nil, [0]),
    ([.run(7), .hold(1)], 5, 0, nil, [0, 5, 7]),
  ])
  fileprivate func `the census of a film is that of the frames that the rule tells`(
    pieces: [Piece], every: Int, skip: Int, limit: Int?, ticks: [Int]
  ) throws {
    #expect(naiveFrames(pieces, every: every, skip: skip, limit: limit) == ticks)
    let steps = pieces.map { "- " + $0.description.replacing(" ", with: ": ") }
    let text = """
      world: sea
      out: x.csv
      every: \(every)
      skip: \(skip)
      \(limit.map { "frames: \($0)" } ?? "")
      steps:
      \(steps.map { "  \($0)\n" }.joined())
      """
    let shown = try ticksShown(by: text)
    #expect(shown == ticks, "\(pieces)")
  }

  @Test func `a film without steps makes the frames that it is asked for`() throws {
    let text = "world: sea\nout: x.csv\nframes: 4\nevery: 5\nskip: 3\n"
    #expect(try ticksShown(by: text) == [3, 8, 13, 18])
  }

  @Test func `steps in which no time passes show what they have made`() throws {
    #expect(try ticksShown(by: "world: sea\nout: x.csv\nsteps:\n  - restart\n") == [0])
    #expect(try ticksShown(by: "world: sea\nout: x.csv\nsteps: []\n") == [0])
  }
}
