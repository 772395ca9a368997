internal import Foundation
package import Testing

/// Runs the built program as users do: as a process of its own.
package enum Command {
  /// The end of a run, and its output.
  package typealias Outcome = Child.Outcome

  /// The folder that holds the package.
  package static let packageFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// The program that was built together with the tests.
  package static let built: String = {
    let beside = Bundle.main.executableURL?.deletingLastPathComponent()
      .appendingPathComponent("render").path
    if let beside, FileManager.default.isExecutableFile(atPath: beside) { return beside }
    return packageFolder + "/.build/debug/render"
  }()

  /// True if the program has an extra, which a build can omit.
  package static func has(extra: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(packageFolder)/Sources/Extras/\(extra)")
  }

  /// True if the program has the extras that a scenario or a command needs, as far as its words
  /// tell.
  package static func hasExtras(for text: String) -> Bool {
    wordsOfExtras.allSatisfy { extra, words in
      has(extra: extra) || !words.contains { text.contains($0) }
    }
  }

  private static let wordsOfExtras = [
    "Identification": ["rows: objects", "--rows objects", "render identify"],
    "Measures": ["activity", "complexity", "density", "distinct", "entropy"],
    "Page": [".html"],
  ]

  /// Another build of the program for comparisons, at the path in `TERRARIUM_OTHER`.
  package static let other = ProcessInfo.processInfo.environment["TERRARIUM_OTHER"]

  /// The environment of the program. Nothing is kept from one test to the next, or in a user's own
  /// folders.
  package static let environment = Child.inherited.merging([
    "SWIFT_BACKTRACE": "enable=no", "XDG_CACHE_HOME": "/dev/null", "XDG_DATA_HOME": "/dev/null",
  ]) { $1 }

  /// Starts the program; the caller waits for it.
  package static func start(
    _ words: [String], in folder: String, program: String = built,
    environment changes: [String: String] = [:], limits: Child.Limits = Child.Limits()
  ) throws -> Child {
    try Child(
      program, words, in: folder, environment: environment.merging(changes) { $1 }, limits: limits)
  }

  /// Runs the program to its end.
  package static func run(
    _ words: [String], in folder: TemporaryFolder, program: String = built,
    environment: [String: String] = [:], limits: Child.Limits = Child.Limits()
  ) throws -> Outcome {
    try start(
      words, in: folder.path, program: program, environment: environment, limits: limits
    ).wait()
  }

  /// Runs the program to its end as a user who is subject to file permissions, unlike the
  /// superuser.
  package static func runAsNobody(_ words: [String], in folder: TemporaryFolder) throws -> Outcome {
    guard geteuid() == 0 else { return try run(words, in: folder) }
    let user = ["--reuid=65534", "--regid=65534", "--clear-groups"]
    return try run(user + [built] + words, in: folder, program: "/usr/bin/setpriv")
  }

  /// Runs the program to its end with a line of words separated by spaces.
  package static func run(
    _ line: String, in folder: TemporaryFolder, program: String = built,
    environment: [String: String] = [:], limits: Child.Limits = Child.Limits()
  ) throws -> Outcome {
    try run(words(line), in: folder, program: program, environment: environment, limits: limits)
  }

  /// Splits a line into words at spaces.
  package static func words(_ line: String) -> [String] {
    line.split(separator: " ").map(String.init)
  }

  /// Runs the program to its end, and expects success.
  @discardableResult
  package static func done(
    _ words: [String], in folder: TemporaryFolder, program: String = built,
    environment: [String: String] = [:], limits: Child.Limits = Child.Limits(),
    at place: SourceLocation = #_sourceLocation
  ) throws -> Outcome {
    let run = try run(words, in: folder, program: program, environment: environment, limits: limits)
    #expect(run.code == 0, "\(words): \(run.complaint)", sourceLocation: place)
    return run
  }

  /// Runs the program to its end with a line of words separated by spaces, and expects success.
  @discardableResult
  package static func done(
    _ line: String, in folder: TemporaryFolder, environment: [String: String] = [:],
    limits: Child.Limits = Child.Limits(), at place: SourceLocation = #_sourceLocation
  ) throws -> Outcome {
    try done(words(line), in: folder, environment: environment, limits: limits, at: place)
  }
}
