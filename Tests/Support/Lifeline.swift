/// A named pipe that processes hold and this object reads: it reports what they write, and when the
/// last of them has ended. So no test has to poll, or to guess how long something takes.
package final class Lifeline: Sendable {
  /// The path of the pipe; a shell holds it after `exec 9> PATH`.
  package let path: String

  private let folder = TemporaryFolder()
  private let ear: Child

  /// A pipe that no process holds yet.
  package init() throws {
    path = folder.path("pipe")
    try folder.makePipe("pipe")
    ear = try Child("/bin/cat", [path])
  }

  /// Waits for text in the pipe.
  package func waitForWord() -> String { ear.waitForOutput() }

  /// Waits until all have ended that held it.
  ///
  /// - Throws: ``Child/Failure`` if one of them lives longer than a child may.
  package func waitForEnd() throws { _ = try ear.wait() }
}
