/// A pipe with a name that processes hold and this hears: what they write to it, and when the last
/// of them has ended. Nobody has to ask again and again, or to guess how long something takes.
package final class Lifeline: Sendable {
  /// The path of the pipe; a shell holds it after `exec 9> PATH`.
  package let path: String

  private let folder: TemporaryFolder
  private let ear: Child

  /// A pipe that nobody holds yet.
  package init() throws {
    folder = try TemporaryFolder()
    path = folder.path("pipe")
    try folder.makePipe("pipe")
    ear = try Child("/bin/cat", [path])
  }

  /// Waits for what somebody writes to it.
  package func waitForWord() -> String { ear.waitForOutput() }

  /// Waits until all have ended that held it.
  ///
  /// - Throws: ``Child/Failure`` if one of them lives longer than a child may.
  package func waitForEnd() throws { _ = try ear.wait() }
}
