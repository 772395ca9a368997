import TerrariumBasics
import TerrariumEncoding
import TerrariumPreview
import TerrariumProgram
import TerrariumRendering
import Testing

/// Keys, and the frame that is shown at each moment.
struct PlayheadTests {
  private static let keys: [(String, [PreviewAct])] = [
    ("q", [.quit]), ("\u{3}", [.quit]), (" ", [.pause]), ("p", [.pause]), ("n", [.next]),
    ("\u{1b}[A", [.speed(1)]), ("\u{1b}[B", [.speed(-1)]), ("\u{1b}[C", [.step(1)]),
    ("\u{1b}[D", [.step(-1)]), ("\u{1b}OC", [.step(1)]),
    (".,][", [.step(1), .step(-1), .speed(1), .speed(-1)]),
    ("\u{7f}", [.usualSpeed]), ("\u{c}", [.redraw]), ("xyzß\r\n", []), ("\u{1b}q", [.quit]),
    ("\u{1b}[?62;4c \u{1b}_Gi=31;OK\u{1b}\\q", [.pause, .quit]),
    ("\u{1b}[5~\u{1b}[1;5C", [.step(1)]),
    ("\u{1b}]11;rgb:00/00/00\u{7}n", [.next]), ("\u{1b}\u{1b}[A", [.speed(1)]),
  ]

  @Test(arguments: keys)
  func `keys mean the same however they are cut`(text: String, acts: [PreviewAct]) {
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      var keys = PreviewKeys()
      #expect(keys.acts(of: Array(bytes[..<cut])) + keys.acts(of: Array(bytes[cut...])) == acts)
    }
  }

  /// Returns frames of a tenth of a second each, numbered by their ticks.
  private func frames(_ count: Int, side: Int = 1) -> ArraySlice<DrawnFrame> {
    let picture = IndexedPicture(
      width: side, height: side, palette: [Colour(0)],
      pixels: Array(repeating: 0, count: side * side))
    return (0..<count).map {
      DrawnFrame(
        number: $0, tick: $0, picture: picture, delay: FrameDelay(1, over: 10), census: [], look: 0)
    }[...]
  }

  @Test func `frames keep their times, and are dropped where those are over`() {
    var (head, film) = (Playhead(), frames(100))
    var shown: [Int] = []
    for now in [5.0, 5.05, 5.1, 5.12, 5.2, 5.41, 5.5, 5.59, 7.0, 7.1] {
      _ = head.goOn(to: now) { film.popFirst() }
      shown.append(head.current?.tick ?? -1)
    }
    // After more than half a second the film does not catch up: one frame, for its whole time.
    #expect(shown == [0, 0, 1, 1, 2, 4, 5, 5, 6, 7])
  }

  @Test func `the pause to the next frame is what is left`() {
    var (head, film) = (Playhead(), frames(2))
    #expect(head.goOn(to: 1, next: { nil }) == nil && head.current == nil)
    #expect(abs((head.goOn(to: 1) { film.popFirst() } ?? 0) - 0.1) < 1e-9)
    #expect(abs((head.goOn(to: 1.04) { film.popFirst() } ?? 0) - 0.06) < 1e-9)
    #expect(head.goOn(to: 1.15) { film.popFirst() } != nil && head.current?.tick == 1)
    #expect(head.goOn(to: 1.3) { film.popFirst() } == nil && head.current?.tick == 1)
  }

  @Test func `what comes late stands its whole time`() {
    var head = Playhead()
    var film: ArraySlice<DrawnFrame> = frames(1)
    _ = head.goOn(to: 0) { film.popFirst() }
    #expect(head.goOn(to: 0.1) { film.popFirst() } == nil)
    film = frames(3)
    #expect(abs((head.goOn(to: 0.34) { film.popFirst() } ?? 0) - 0.1) < 1e-9)
  }

  @Test func `whenever it is looked at, a film ends after its last frame`() throws {
    for seed in 0..<300 {
      var stream = Seed(UInt64(seed)).stream("film")
      var film = frames(stream.draw(below: 12))
      let last = film.last?.tick
      let queue = FrameQueue(room: 12, news: {})
      var head = Playhead()
      var (now, isOver) = (0.0, false)
      while true {
        // Frames that come between two looks, and then the film's end.
        for _ in 0..<stream.draw(below: 4) {
          if let frame = film.popFirst() { try queue.put(frame) } else { isOver = true }
        }
        if isOver { queue.end() }
        let turn = head.goOn(to: now, with: queue)
        if turn == .end { break }
        try #require(!isOver || turn != .wait(nil), "seed \(seed)")
        now += Double(stream.draw(below: 40)) / 100
      }
      #expect(isOver && head.current?.tick == last, "seed \(seed)")
    }
  }

  @Test func `a person stops, steps, goes back and changes the speed`() {
    var (head, film) = (Playhead(), frames(50))
    let next = { film.popFirst() }
    func act(_ acts: PreviewAct..., at now: Double) -> Int? {
      for one in acts { head.act(one, at: now, next: next) }
      _ = head.goOn(to: now, next: next)
      return head.current?.tick
    }
    _ = head.goOn(to: 0, next: next)
    #expect(act(at: 0.1) == 1 && act(.pause, at: 0.15) == 1 && head.isPaused)
    #expect(act(at: 9) == 1)
    #expect(act(.step(1), .step(1), at: 9) == 3)
    #expect(act(.step(-1), .step(-1), .step(-1), .step(-1), at: 9) == 0)
    #expect(act(.step(1), at: 9) == 1 && act(.pause, at: 10) == 1 && !head.isPaused)
    #expect(act(.speed(1), at: 10.05) == 2 && head.doublings == 1)
    #expect(act(at: 10.11) == 3)
    #expect(act(.speed(-1), .speed(-1), at: 10.2) == 3 && act(at: 10.31) == 4)
    #expect(act(.usualSpeed, at: 10.39) == 4 && head.doublings == 0)
    for _ in 0..<20 { head.act(.speed(1), at: 11, next: next) }
    #expect(head.doublings == 5)
  }

  @Test func `one cannot go back for ever`() {
    var (head, film) = (Playhead(), frames(3000))
    for step in 0...3000 { _ = head.goOn(to: Double(step) / 10 + 1e-6) { film.popFirst() } }
    #expect(head.current?.tick == 2999)
    for _ in 0..<3000 { head.act(.step(-1), at: 400, next: { nil }) }
    #expect((1999...2200).contains(head.current?.tick ?? 0))
  }
}
