import Foundation
import Support
import Testing

/// The examples for those who use the modules as libraries see what a stranger sees: the compiler
/// looks at them without belonging to this package.
struct LibraryExamplesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: ["life", "elementary", "picture"])
  func `an example for library users compiles`(name: String) throws {
    let modules = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "Modules").path
    let sources = Self.root.appending(path: "Sources")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-I", modules,
        Self.root.appending(path: "examples/library/\(name).swift").path,
      ] + ["CGD", "CPNG", "CKernels/include"].flatMap { ["-I", sources.appending(path: $0).path] }
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
  }
}
