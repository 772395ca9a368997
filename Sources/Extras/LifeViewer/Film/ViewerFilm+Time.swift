internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPatterns
internal import TerrariumVocabulary

// The length of the film, its speed, and its steps.

extension ViewerFilm {
  /// Adds the settings of time, and the steps if there are any.
  mutating func addFilm() {
    if let rate, reader.written["delay"] == nil { add("fps", Self.text(rate)) }
    if every != 1, !isStrip { add("every", String(every)) }
    guard reader.written["steps"] == nil else { return }
    if skip > 0, !isStrip { add("skip", String(skip)) }
    // A film that begins after the end of the loop never reaches it.
    if panel == nil, !isStrip, reader.written["frames"] == nil, scene.script.stop == nil,
      let loop = scene.script.loop, loop <= skip
    {
      undrawn.append("LOOP")
    }
    // A film of too many ticks has no steps, and is rejected like one without a script.
    if isLoop, !scene.script.pastes.isEmpty { undrawn.append("PASTE") }
    guard needsSteps, !isLoop, last <= Limits.ticks else {
      if let end, !isStrip { add("frames", String((end - skip) / interval + 1)) }
      return
    }
    addSteps()
    replace("steps", Node(.list(steps)))
  }

  /// True if the film is a panel of a strip, which has its own moments.
  private var isStrip: Bool { reader.written[Setting.panels.name] != nil }

  /// The last tick; nil if the film has no end of its own.
  private var end: Int? {
    if panel != nil { return skip }
    if let frames = reader.whole("frames") { return skip + ticks(of: frames - 1) }
    let script = scene.script
    if script.isStill { return skip }
    if let stop = script.stop, stop <= loop ?? stop { return max(skip, stop) }
    if let loop, loop > skip { return skip + (loop - 1 - skip) / interval * interval }
    return moments.last.flatMap { $0.tick > skip ? $0.tick : nil }
  }

  /// True if the last tick is shown although it lies between frames; a calm film shows it only if
  /// it is odd.
  private var holdsEnd: Bool {
    guard let end, !isStrip else { return false }
    return (end - skip) % interval != 0 && (end - skip) % (isCalm ? 2 : 1) == 0
  }

  /// The tick at which the film starts again.
  private var loop: Int? {
    let script = scene.script
    guard let period = script.trackingPeriod else { return script.loop }
    // The lines between cells must also meet.
    let theme = moments[0].theme.flatMap(ViewerTheme.named)
    let major = scene.lattice == .squares ? script.majorLines ?? theme?.interval ?? 10 : 1
    return period * max(1, major)
  }

  private var needsSteps: Bool {
    holdsEnd || hasCamera || !scene.script.pastes.isEmpty
      || moments.contains { $0.pause != nil } || hasChangesOnTheWay
  }

  /// True if the look or the speed differs at some later moment.
  private var hasChangesOnTheWay: Bool {
    moments.count > 1
      && moments.dropFirst().contains {
        $0.theme != moments[1].theme || rate(of: $0) != rate(of: moments[1])
      }
  }

  /// The last tick of the film; without an end of its own, that of the default last frame.
  var last: Int { end ?? skip + ticks(of: 99) }

  private mutating func addSteps() {
    let last = last
    let script = scene.script
    preparePastes(until: last)
    paste(at: 0)
    if hasCamera, let view = moments[0].view { step([("camera", rectangle(view))]) }
    for (number, moment) in moments.enumerated().dropFirst() {
      guard now < last || moment.pause != nil && moment.tick <= last else { break }
      change(to: moment)
      if let pause = moment.pause {
        hold(pause, at: number)
      } else {
        glide(from: moments[number - 1], to: moment)
        if moment.tick <= last { changeRate(after: number) }
        run(to: min(last, moment.tick))
      }
    }
    if script.moments.count == 1 { track(until: last) }
    run(to: last)
    if holdsEnd { step([("hold", Node(made: "1"))]) }
  }

  /// Advances to a tick, with the pastes that are due on the way.
  mutating func run(to tick: Int) {
    while let next = due.first?.tick, next <= tick {
      if next > now {
        step([("run", Node(made: String(next - now))), ("edits", Node(made: "true"))])
      }
      now = next
      paste(at: next)
    }
    guard tick > now else { return }
    step([("run", Node(made: String(tick - now)))])
    now = tick
  }

  private mutating func change(to moment: ViewerMoment) {
    guard moment.theme != theme else { return }
    let settings = changes(ofTheme: moment.theme, after: theme)
    theme = moment.theme
    if !settings.isEmpty { step([("set", Node(.map(settings)))], at: moment.position) }
  }

  /// Changes the speed at a moment: its frame already lasts as long as those after it.
  private mutating func changeRate(after number: Int) {
    let (next, moment) = (rate(after: number), moments[number])
    guard next != rate, reader.written["delay"] == nil, reader.written["fps"] == nil else { return }
    run(to: moment.tick - 1)
    // The first frame comes before the change.
    if now == skip { step([("hold", Node(made: "0"))]) }
    rate = next
    setRate()
  }

  private mutating func setRate() {
    if let rate { set("fps", Self.text(rate)) } else { set("delay", "80ms") }
  }

  private mutating func hold(_ seconds: Double, at number: Int) {
    let (moment, before) = (moments[number], moments[number - 1])
    guard moment.tick >= skip else { return }
    let drawings = reader.written["annotate"] == nil ? drawings(duringPause: number) : nil
    if let drawings { step([("annotate", drawings)]) }
    defer { if drawings != nil { step([("annotate", Node(.list(allDrawings)))]) } }
    // The first frame comes before the pause, and lasts no longer than others.
    if number == 1 { step([("hold", Node(made: "0"))]) }
    let usual = usualDelay(of: moment)
    let moves = hasCamera && (moment.view != before.view || moment.angle != before.angle)
    let frames = max(
      Int((seconds / Self.longestDelay).rounded(.up)),
      moves ? min(10_000, Int((seconds / usual).rounded())) : 1)
    let milliseconds = (seconds / Double(frames) * 1e6).rounded() / 1e3
    set("delay", "\(ViewerFilm.text(milliseconds))ms")
    if moves {
      glide(from: before, to: moment, holding: frames)
    } else {
      step([("hold", Node(made: String(frames)))], at: moment.position)
    }
    if let delay = reader.written["delay"]?.value.text {
      set("delay", delay)
    } else if let fps = reader.written["fps"]?.value.text {
      set("fps", fps)
    } else {
      setRate()
    }
  }

  /// The longest delay of a frame in seconds.
  private static let longestDelay = 3600.0

  /// Adds a step that changes some settings.
  mutating func set(_ settings: [(name: String, value: String)]) {
    let pairs = settings.map { Node.Pair(key: $0.name, value: Node(made: $0.value)) }
    step([("set", Node(.map(pairs)))])
  }

  private mutating func set(_ name: String, _ value: String) { set([(name, value)]) }

  /// The seconds of a frame on the way to a moment.
  private func usualDelay(of moment: ViewerMoment) -> Double {
    if let fps = reader.written["fps"].flatMap({ Double($0.value.text) }) { return 1 / fps }
    if let delay = reader.written["delay"].flatMap({ FrameDelay(written: $0.value.text) }) {
      return max(0.001, Double(delay.numerator) / Double(delay.denominator))
    }
    return 1 / (rate(of: moment) ?? Self.usualRate)
  }

  /// Formats a number as settings have it.
  static func text(_ number: Double) -> String { rounded(number).written }

  /// Formats a list of numbers as settings have it.
  static func node(_ numbers: [Double]) -> Node { Node(made: numbers.map(rounded)) }

  private static func rounded(_ number: Double) -> Double { (number * 1e9).rounded() / 1e9 }
}
