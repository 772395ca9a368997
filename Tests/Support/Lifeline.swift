/// A named pipe that processes hold open and this object reads. It reports the text that they
/// write, and the end of the last of them. So no test has to poll, or to guess how long something
/// takes.
package final class Lifeline: Sendable {
  /// The path of the pipe; a shell holds it after `exec 9> PATH`.
  package let path: String

  private let folder = TemporaryFolder()
  private let ear: Child

  /// Creates a pipe that no process holds yet.
  package init() throws {
    path = folder.path("pipe")
    try folder.makePipe("pipe")
    ear = try Child("/bin/cat", [path])
  }

  /// Waits for text in the pipe.
  package func waitForWord() -> String { ear.waitForOutput() }

  /// Waits until all processes that held it have ended.
  ///
  /// - Throws: ``Child/Failure`` if one of them lives longer than a child may.
  package func waitForEnd() throws { _ = try ear.wait() }
}
