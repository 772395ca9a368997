package import Foundation
internal import Testing

/// A process started by a test: the only allowed way, because it is limited.
///
/// It cannot run for ever, use up the processor or the memory, or fill the disk: see ``Limits``. It
/// leads a process group of its own, takes no signal as ignored that the tests happen to ignore,
/// and inherits no file but its three streams. When the last reference to it goes, it is ended.
///
/// Waiting for it blocks a thread, so tests that start one belong on threads of their own: the
/// `ownThread` trait gives them such, and without it nothing is started.
package final class Child: Sendable {
  /// The resources that a child may use before it is ended. Each is far more than a good child
  /// needs on a slow and busy machine: they limit the harm of a bad one, and do not time a good
  /// one. Under a sanitizer it may use more processor time, and any number of addresses.
  package struct Limits: Sendable {
    /// Seconds by the clock on the wall.
    package var seconds = 300 * Sanitizers.slowness
    /// Seconds of all its processors.
    package var processorSeconds: Int
    /// Megabytes of a single file.
    package var fileMegabytes = 64
    /// Megabytes that it writes in all, to files, pipes and devices.
    package var writtenMegabytes = 256
    /// Megabytes of addresses.
    package var memoryMegabytes = 16384
    /// The megabytes of each output stream that are kept; the rest is dropped.
    package var keptMegabytes = 64

    /// The limits of a child that may use its processors for so long, or longer where sanitizers
    /// watch it.
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

  /// The variables that programs get from the environment of the tests. Others would change what they do, as
  /// `CI`, `NO_COLOR` and `GITHUB_ACTIONS` do.
  package static let inherited: [String: String] = {
    let names: Set = [
      "PATH", "HOME", "TMPDIR", "LD_PRELOAD", "LD_LIBRARY_PATH", "ASAN_OPTIONS", "TSAN_OPTIONS",
    ]
    return ProcessInfo.processInfo.environment.filter { names.contains($0.key) }
  }()

  /// The number that the system knows it by.
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
