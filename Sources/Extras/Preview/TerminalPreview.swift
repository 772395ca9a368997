internal import Synchronization
internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumLibC
internal import TerrariumPlanning
package import TerrariumProgram
internal import TerrariumRendering
internal import TerrariumRunning
internal import TerrariumVocabulary

/// The extra of this module.
package let terminalPreview: any FilmPlayer = TerminalPreview()

/// Plays films on the terminal: instead of outputs if there are none, and with --preview after they
/// are written.
struct TerminalPreview: FilmPlayer {
  let option = CommandOption(
    name: "preview", help: "play the film on the terminal when its outputs are written")

  /// True if standard output is a terminal with colours.
  func canPlay(colour: String) -> Bool {
    let isPlain = !(environment("NO_COLOR") ?? "").isEmpty
    let wantsColour = colour == "always" || colour == "auto" && !isPlain
    let terminal = environment("TERM") ?? ""
    return Surroundings.current.isTerminal(STDOUT_FILENO) && !terminal.isEmpty
      && terminal != "dumb" && wantsColour
  }

  func play(
    within fence: Fence?, instead isInstead: Bool, in shell: Shell, _ plan: ScreenPlan
  ) async -> ExitCode? {
    shell.atEnd(PreviewTerminal.closeAtOnce)
    guard PreviewTerminal.open() else { return .done }
    let method = Self.method()
    let context = WorkContext.current.with(fence)
    let films: [WatchedJob]
    do throws(Faults) {
      films = try context.run {
        Result { () throws(Faults) in try plan(Self.room(for: method)) }
      }.get()
    } catch {
      PreviewTerminal.close()
      return shell.printer.refuse(error.list)
    }
    guard !isInstead || !films.contains(where: \.writes) else {
      PreviewTerminal.close()
      return nil
    }
    PreviewTerminal.enter(removal: method == .kitty ? KittyText.removal : [])
    var fault: Fault?
    for film in films {
      let interruption = Interruption()
      let outcome = await context.with(interruption).run {
        await Self.play(film, method, until: interruption)
      }
      fault = outcome.fault
      if fault != nil || outcome.end == .quit { break }
    }
    PreviewTerminal.close()
    return fault.map { shell.printer.refuse([$0]) } ?? .done
  }

  /// Draws a film and shows it, until either ends.
  private static func play(
    _ film: WatchedJob, _ method: FilmScreen.Method, until interruption: Interruption
  ) async -> (end: PreviewPlayer.End, fault: Fault?) {
    let queue = FrameQueue(news: PreviewTerminal.wake)
    async let fault = make(film, into: queue)
    let end = await withCheckedContinuation { continuation in
      let isStarted = Threads.start {
        var player = PreviewPlayer(film, queue, method)
        let end = player.play()
        // On the only thread there is, a task that waits for space must continue before any other
        // can.
        interruption.ask()
        queue.close()
        continuation.resume(returning: end)
      }
      if !isStarted {
        queue.close()
        continuation.resume(returning: .quit)
      }
    }
    let found = await fault
    // A user who has asked for the end is not told about it.
    return (end, found?.problem == .interrupted ? nil : found)
  }

  /// Makes the frames of a film as often as it is played. They are made only once if all of them
  /// can be kept to go back to.
  private static func make(_ film: WatchedJob, into queue: FrameQueue) async -> Fault? {
    let kept = Mutex<(frames: [DrawnFrame], bytes: Int)?>(([], 0))
    let times = film.job.renditions[0].timing.timesToPlay
    var round = 0
    do throws(Fault) {
      while times == 0 || round < times {
        round += 1
        if round > 1, let frames = kept.withLock({ $0?.frames }) {
          // A single picture stays until the user has seen enough.
          if frames.count == 1 { return nil }
          for frame in frames { try queue.put(frame) }
          continue
        }
        try await film.play(threads: film.job.threads ?? WorkerPool.cores) { frame in
          kept.withLock { kept in
            kept?.frames.append(frame)
            kept?.bytes += frame.picture.pixels.count
            let most = Playhead.most
            if let all = kept, all.frames.count > most.frames || all.bytes > most.bytes {
              kept = nil
            }
          }
          try queue.put(frame)
        }
      }
      queue.end()
      return nil
    } catch {
      queue.end()
      return error
    }
  }

  /// Returns the best method for showing pictures on the terminal.
  private static func method() -> FilmScreen.Method {
    let terminal = environment("TERM") ?? ""
    // A multiplexer would show kitty's query as a title.
    let isInside =
      environment("TMUX") != nil || environment("STY") != nil
      || ["screen", "tmux"].contains(where: terminal.hasPrefix)
    let answers = PreviewTerminal.ask(asksForKitty: !isInside)
    if answers.hasKitty { return .kitty }
    let colours = environment("COLORTERM")
    return .blocks(colours == "truecolor" || colours == "24bit" ? .any : .fixed)
  }

  /// Returns the pixels available to pictures: those of half blocks, or of the window. A large
  /// window counts as a half or a third, so that the terminal draws in time.
  private static func room(for method: FilmScreen.Method) -> ScreenRoom {
    let size = PreviewTerminal.size
    if case .blocks = method {
      return ScreenRoom(width: size.columns, height: 2 * size.pictureRows, isCoarse: true)
    }
    let width = size.columns * size.character.width
    let height = size.pictureRows * size.character.height
    var part = 1
    while width * height / (part * part) > 500_000 { part += 1 }
    return ScreenRoom(width: width / part, height: height / part, isCoarse: false)
  }
}
