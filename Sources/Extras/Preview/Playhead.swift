package import TerrariumEncoding
internal import TerrariumRendering

/// The playhead of a film: the frame that is shown at a moment, as time passes and keys are
/// pressed. Moments are seconds from some start.
package struct Playhead {
  /// The most frames, and the most bytes of pictures, that one can go back through.
  static let most = (frames: 1000, bytes: 1 << 26)
  /// The shortest delay of a frame, used instead of 0.
  private static let shortest = 0.001
  /// The delay after which a film that cannot keep up continues from now instead of catching up.
  private static let patience = 0.5
  private static let doublingsAllowed = -5...5

  /// The frames that were shown, and those from which the user went back.
  private var seen: [DrawnFrame] = []
  private var bytes = 0
  private var place = -1
  /// The moment from which the current frame counts as shown.
  private var since = 0.0
  /// True if the time of the current frame is over and no other one has come.
  private var isLate = false
  package private(set) var isPaused = false
  /// The number of times that the speed was doubled.
  package private(set) var doublings = 0

  package init() {}

  /// The frame to show.
  package var current: DrawnFrame? { seen.indices.contains(place) ? seen[place] : nil }

  private var speed: Double { doublings < 0 ? 1 / Double(1 << -doublings) : Double(1 << doublings) }

  /// Moves to the frame that is due, skipping frames whose time has passed.
  ///
  /// - Parameters:
  ///   - now: The moment.
  ///   - next: Returns a frame that has come; nil while there is none.
  /// - Returns: The seconds until another frame is due; nil if that does not depend on time.
  package mutating func goOn(to now: Double, next: () -> DrawnFrame?) -> Double? {
    while true {
      guard let current else {
        guard advance(next) else { return nil }
        since = now
        continue
      }
      if isPaused { return nil }
      let seconds = Double(current.delay.numerator) / Double(current.delay.denominator)
      let due = since + max(Self.shortest, seconds / speed)
      guard now >= due else { return due - now }
      guard advance(next) else {
        isLate = true
        return nil
      }
      since = isLate || now - due > Self.patience ? now : due
      isLate = false
    }
  }

  /// The next action after a film has gone on.
  package enum Turn: Equatable {
    /// Another frame is due in this many seconds; nil if that does not depend on time.
    case wait(Double?)
    case end
  }

  /// Continues with the frames of a queue, up to the film's end if it is reached.
  package mutating func goOn(to now: Double, with queue: FrameQueue) -> Turn {
    let pause = goOn(to: now, next: queue.take)
    // This is checked last: the last frame may just have been taken, and nothing would wake the
    // player after it.
    let hasShownAll = isLate && !isPaused || current == nil
    return hasShownAll && queue.isOver ? .end : .wait(pause)
  }

  /// Executes a command about the film's time.
  package mutating func act(_ act: PreviewAct, at now: Double, next: () -> DrawnFrame?) {
    switch act {
    case .pause:
      isPaused.toggle()
      since = now
    case .step(let way):
      isPaused = true
      if way > 0 {
        _ = advance(next)
      } else if place > 0 {
        place -= 1
      }
    case .speed(let way):
      if Self.doublingsAllowed.contains(doublings + way) { doublings += way }
    case .usualSpeed: doublings = 0
    case .quit, .next, .redraw: break
    }
  }

  private mutating func advance(_ next: () -> DrawnFrame?) -> Bool {
    if place + 1 < seen.count {
      place += 1
      return true
    }
    guard let frame = next() else { return false }
    seen.append(frame)
    bytes += frame.picture.pixels.count
    place += 1
    // Many are dropped at once, so that few are moved.
    let isTooMuch = seen.count > Self.most.frames || bytes > Self.most.bytes
    if isTooMuch, seen.count > 16 {
      let count = seen.count / 8
      bytes -= seen[..<count].reduce(0) { $0 + $1.picture.pixels.count }
      seen.removeFirst(count)
      place -= count
    }
    return true
  }
}
