package import Foundation
internal import Testing

/// A process started by a test. Tests must start processes only in this way, because it limits
/// them.
///
/// It cannot run for ever, use up the processor or the memory, or fill the disk: see ``Limits``. It
/// leads its own process group, ignores no signals even if the tests do, and inherits only its
/// three streams. It is ended when the last reference to it is released.
///
/// Waiting for it blocks a thread, so tests that start one need threads of their own, which the
/// `ownThread` trait provides. Without the trait no child is started.
package final class Child: Sendable {
  /// The resources that a child may use before it is ended. Each is far more than a good child
  /// needs on a slow and busy machine: they limit the harm of a bad one, and do not time a good
  /// one. Under a sanitizer it may use more processor time, and any number of addresses.
  package struct Limits: Sendable {
    /// Seconds of wall clock time.
    package var seconds = 300 * Sanitizers.slowness
    /// Seconds of processor time in total.
    package var processorSeconds: Int
    /// Megabytes of a single file.
    package var fileMegabytes = 64
    /// Megabytes that it writes in total, to files, pipes and devices.
    package var writtenMegabytes = 256
    /// Megabytes of address space.
    package var memoryMegabytes = 16384
    /// The megabytes of each output stream that are kept; the rest is dropped.
    package var keptMegabytes = 64

    /// Creates limits with this much processor time, or more under a sanitizer.
    package init(processorSeconds: Int = 120) {
      self.processorSeconds = processorSeconds * Sanitizers.slowness
    }
  }

  /// The end of a child, and its output.
  package struct Outcome: Sendable {
    /// The exit code, or the negative number of the signal that ended it.
    package let code: Int32
    package let output: [UInt8]
    package let complaint: String

    package init(code: Int32, output: [UInt8], complaint: String) {
      (self.code, self.output, self.complaint) = (code, output, complaint)
    }

    /// Standard output as text.
    package var text: String { String(decoding: output, as: UTF8.self) }

    /// The objects that standard output lists as JSON.
    package var objects: [[String: Any]] {
      get throws {
        try #require(JSONSerialization.jsonObject(with: Data(output)) as? [[String: Any]])
      }
    }
  }

  /// The reason why there is no outcome.
  package enum Failure: Error, CustomStringConvertible {
    case sharedThread(program: String)
    case notStarted(program: String, reason: String)
    case overran(words: [String], limit: String, complaint: String)

    package var description: String {
      switch self {
      case .sharedThread(let program):
        "'\(program)' would block a thread that all tests share; add the trait .ownThread"
      case .notStarted(let program, let reason): "'\(program)' cannot be started: \(reason)"
      case .overran(let words, let limit, let complaint):
        "'\(words.joined(separator: " "))' was ended: \(limit); it said: \(complaint.suffix(2000))"
      }
    }
  }

  /// The variables that programs get from the environment of the tests. Others, such as `CI`,
  /// `NO_COLOR` and `GITHUB_ACTIONS`, would change their behaviour.
  package static let inherited: [String: String] = {
    let names: Set = [
      "PATH", "HOME", "TMPDIR", "LD_PRELOAD", "LD_LIBRARY_PATH", "ASAN_OPTIONS", "TSAN_OPTIONS",
    ]
    return ProcessInfo.processInfo.environment.filter { names.contains($0.key) }
  }()

  /// The number by which the system knows it.
  package let process: pid_t

  private let attendant: Attendant

  /// Starts a program with its arguments in a folder; `input` is the path of its standard input.
  package init(
    _ program: String, _ words: [String] = [], in folder: String = "/",
    environment: [String: String] = inherited,
    input: String = "/dev/null", limits: Limits = Limits()
  ) throws {
    guard OwnThreads.isCurrent else { throw Failure.sharedThread(program: program) }
    let start = ChildStart(
      words: [program] + words, folder: folder, environment: environment, input: input,
      limits: limits)
    let started = try start.spawn()
    process = started.process
    attendant = Attendant(started, words: [program] + words, limits: limits)
    attendant.start()
  }

  deinit { attendant.signal(SIGKILL) }

  /// Runs a program to its end.
  package static func run(
    _ program: String, _ words: [String] = [], in folder: String = "/",
    environment: [String: String] = inherited,
    input: String = "/dev/null", limits: Limits = Limits()
  ) throws -> Outcome {
    try Child(
      program, words, in: folder, environment: environment, input: input, limits: limits
    ).wait()
  }

  /// Sends it a signal, if it has not ended yet.
  package func signal(_ number: Int32) { attendant.signal(number) }

  /// Waits until it has written a number of bytes to standard output, or has ended; returns its
  /// output.
  package func waitForOutput(bytes: Int = 1) -> String { attendant.waitForOutput(bytes: bytes) }

  /// Waits for its end.
  ///
  /// - Throws: ``Failure/overran`` if it had to be ended.
  package func wait() throws -> Outcome { try attendant.wait() }
}
