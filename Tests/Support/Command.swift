package import Foundation

/// Runs the built program as people do: as a process of its own.
package struct Command {
  /// How a run ended and what it said.
  package struct Outcome {
    package let code: Int32
    package let output: [UInt8]
    package let complaint: String

    /// Standard output as text.
    package var text: String { String(decoding: output, as: UTF8.self) }
  }

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

  /// The program as it is built for release, if it is.
  package static let release: String? = {
    let path = packageFolder + "/.build/release/render"
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }()

  /// Starts the program; the caller waits for it.
  package static func start(
    _ words: [String], in folder: String, output: String, complaint: String,
    program: String = built, environment changes: [String: String] = [:]
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["NO_COLOR"] = nil
    process.environment = environment.merging(changes) { $1 }
    process.standardInput = FileHandle.nullDevice
    for path in [output, complaint] {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
    }
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: complaint)
    try process.run()
    return process
  }

  /// Runs the program to its end.
  package static func run(
    _ words: [String], in folder: TemporaryFolder, program: String = built,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let talk = try TemporaryFolder()
    let process = try start(
      words, in: folder.path, output: talk.path("output"), complaint: talk.path("complaint"),
      program: program, environment: environment)
    process.waitUntilExit()
    return Outcome(
      code: process.terminationReason == .exit
        ? process.terminationStatus : -process.terminationStatus,
      output: try talk.bytes("output"), complaint: try talk.text("complaint"))
  }

  /// Runs the program to its end; the words are those between spaces.
  package static func run(
    _ line: String, in folder: TemporaryFolder, program: String = built
  ) throws -> Outcome {
    try run(line.split(separator: " ").map(String.init), in: folder, program: program)
  }
}
