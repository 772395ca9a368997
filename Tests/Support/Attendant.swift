internal import Foundation

/// The thread next to a child: it collects the child's output, and ends the child when it exceeds
/// its limits.
///
/// Unchecked, because mutable state is accessed only under the condition's lock.
final class Attendant: @unchecked Sendable {
  private let process: pid_t
  private let words: [String]
  private let limits: Child.Limits
  private let streams: [Int32]

  private let condition = NSCondition()
  private var said: [[UInt8]] = [[], []]
  private var status: Int32?
  private var overrun: String?

  init(_ started: ChildStart.Started, words: [String], limits: Child.Limits) {
    process = started.process
    streams = [started.output, started.complaint]
    (self.words, self.limits) = (words, limits)
  }

  func start() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { preconditionFailure("no pipe for a child's end") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (process, heard, told) = (process, ends[0], ends[1])
    // The exit is observed without reaping the child. So the number stays the child's until it is
    // reaped below, under the lock that every signal is sent under.
    Thread.detachNewThread {
      var info = siginfo_t()
      while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      // A byte, and not just the end of the pipe: another process may have its other end for a
      // while, if it was started between the two lines above.
      _ = write(told, [0], 1)
      close(told)
    }
    Thread.detachNewThread { [self] in attend(ended: heard) }
  }

  func signal(_ number: Int32) {
    condition.withLock {
      if status == nil { kill(process, number) }
    }
  }

  func waitForOutput(bytes: Int) -> String {
    condition.withLock {
      while said[0].count < bytes, status == nil { condition.wait() }
      return String(decoding: said[0], as: UTF8.self)
    }
  }

  func wait() throws -> Child.Outcome {
    try condition.withLock {
      while status == nil { condition.wait() }
      let complaint = String(decoding: said[1], as: UTF8.self)
      if let overrun {
        throw Child.Failure.overran(words: words, limit: overrun, complaint: complaint)
      }
      let status = status ?? 0
      let signal = status & 0x7f
      return Child.Outcome(
        code: signal == 0 ? status >> 8 & 0xff : -signal, output: said[0], complaint: complaint)
    }
  }

  /// Listens until the child has ended, then reaps it.
  private func attend(ended: Int32) {
    let deadline = ContinuousClock.now + .seconds(limits.seconds)
    var polled = (streams + [ended]).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while polled[2].revents == 0 {
      // From time to time it checks the clock, the written bytes and the signals from others.
      if poll(&polled, nfds_t(polled.count), 200) <= 0 {
        for index in polled.indices { polled[index].revents = 0 }
      }
      for stream in 0..<2 where polled[stream].revents != 0 {
        if !hear(stream) { polled[stream].fd = -1 }
      }
      if ContinuousClock.now > deadline {
        end("it ran for over \(limits.seconds) seconds")
      } else if writtenBytes > limits.writtenMegabytes << 20 {
        end("it wrote over \(limits.writtenMegabytes) MB")
      }
    }
    close(ended)
    // The processes that it started and left end with it. Then comes the rest in the pipes, which
    // is no more than they hold, even if an unreachable process keeps writing.
    kill(-process, SIGKILL)
    for stream in 0..<2 {
      var pieces = 0
      while polled[stream].fd >= 0, pieces < 64, hear(stream) { pieces += 1 }
      close(streams[stream])
    }
    condition.withLock {
      var code: Int32 = 0
      while waitpid(process, &code, 0) < 0, errno == EINTR {}
      status = code
      condition.broadcast()
    }
  }

  /// Reads a piece of the output; false if there is none.
  private func hear(_ stream: Int) -> Bool {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var count = -1
    repeat { count = read(streams[stream], &piece, piece.count) } while count < 0 && errno == EINTR
    guard count > 0 else { return false }
    condition.withLock {
      let room = limits.keptMegabytes << 20 - said[stream].count
      said[stream] += piece[..<min(count, room)]
      condition.broadcast()
    }
    return true
  }

  /// Ends it and every process that it started.
  private func end(_ reason: String) {
    condition.withLock { if overrun == nil { overrun = reason } }
    kill(-process, SIGKILL)
  }

  /// The bytes that it has written so far, by the system's count; those of its own children are
  /// added when they end.
  private var writtenBytes: Int {
    guard let all = try? String(contentsOfFile: "/proc/\(process)/io", encoding: .utf8),
      let line = all.split(separator: "\n").first(where: { $0.hasPrefix("wchar: ") })
    else { return 0 }
    return Int(line.dropFirst(7)) ?? 0
  }
}
