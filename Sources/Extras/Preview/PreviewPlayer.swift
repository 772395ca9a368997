internal import TerrariumEncoding
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

/// Shows one film on the terminal, frame by frame at its own speed, and executes the viewer's
/// commands.
struct PreviewPlayer {
  enum End {
    case quit
    case next
    /// It was played the requested number of times.
    case over
  }

  private let watched: WatchedJob
  private let queue: FrameQueue
  private let method: FilmScreen.Method
  private var playhead = Playhead()
  private var keys = PreviewKeys()
  private var screen: FilmScreen
  private let start = ContinuousClock.now

  init(_ watched: WatchedJob, _ queue: FrameQueue, _ method: FilmScreen.Method) {
    self.watched = watched
    self.queue = queue
    self.method = method
    screen = FilmScreen(PreviewTerminal.size, method)
  }

  private var now: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// Plays until the film ends or the user stops it. It blocks its thread.
  mutating func play() -> End {
    while true {
      let turn = playhead.goOn(to: now, with: queue)
      if let frame = playhead.current {
        let status = status(of: frame)
        guard let bytes = try? screen.show(frame.picture, status: status),
          PreviewTerminal.write(bytes)
        else { return .quit }
      }
      guard case .wait(let pause) = turn else { return .over }
      let news = PreviewTerminal.wait(pause)
      if news.isStopped { PreviewTerminal.stop() }
      if news.isNewScreen || news.isStopped { redraw() }
      if news.isGone { return .quit }
      for act in keys.acts(of: news.keys) {
        switch act {
        case .quit: return .quit
        case .next: return .next
        case .redraw: redraw()
        default: playhead.act(act, at: now, next: queue.take)
        }
      }
    }
  }

  private mutating func redraw() {
    PreviewTerminal.clear()
    screen = FilmScreen(PreviewTerminal.size, method)
  }

  /// Returns the line below the picture: title, tick, census, and the state that keys have changed.
  private func status(of frame: DrawnFrame) -> String {
    let subject = watched.job.world.subject
    let titles = watched.titles
    let title = titles.indices.contains(frame.look) ? titles[frame.look] : titles.first ?? nil
    var parts = [
      title?.words(tick: frame.tick, census: frame.census) ?? watched.job.world.name,
      watched.job.isSheet ? "frame \(frame.number)" : "\(subject.timeName) \(frame.tick)",
    ]
    parts += zip(subject.census, frame.census).map { "\($0.name) \($1)" }
    if watched.job.picksSeed { parts.append("seed \(watched.job.runs.first.seed)") }
    let doublings = playhead.doublings
    if doublings != 0 {
      parts.append(doublings > 0 ? "×\(1 << doublings)" : "×1/\(1 << -doublings)")
    }
    if playhead.isPaused { parts.append("paused") }
    let facts = parts.joined(separator: " · ").printable
    let gap = PreviewTerminal.size.columns - facts.count - Self.hint.count
    return gap >= 2 ? facts + String(repeating: " ", count: gap) + Self.hint : facts
  }

  private static let hint = "space pause  ←→ step  ↑↓ speed  q quit"
}
