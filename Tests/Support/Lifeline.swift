/// A pipe with a name that processes hold and this hears: what they write to it, and when the last
/// of them has ended. Nobody has to ask again and again, or to guess how long something takes.
public final class Lifeline: Sendable {
  /// Where the pipe lies; a shell holds it after `exec 9> PATH`.
  public let path: String

  private let folder: TemporaryFolder
  private let ear: Child

  /// A pipe that nobody holds yet.
  public init() throws {
    folder = try TemporaryFolder()
    path = folder.path("pipe")
    try folder.makePipe("pipe")
    ear = try Child("/bin/cat", [path])
  }

  /// Waits for what somebody writes to it.
  public func waitForWord() -> String { ear.waitForOutput() }

  /// Waits until all have ended that held it.
  ///
  /// - Throws: ``Child/Failure`` if one of them lives longer than a child may.
  public func waitForEnd() throws { _ = try ear.wait() }
}
