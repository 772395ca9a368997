import Foundation
import TerrariumSupport
import Testing

/// Files that a user may not read or write; `messages.txt` has all other messages.
@Suite(.ownThread) struct MessagesTests {
  private let folder = TemporaryFolder()

  @Test(
    arguments: transcript(
      """
      life --pattern shut/x.rle --out a.gif
      > 'shut/x.rle': permission denied; choose another place, or change its permissions
      life --pattern ring.rle --out a.gif
      > 'ring.rle': the symbolic links form a circle; 
      life --library shut --pattern x --out a.gif
      > 'shut': permission denied; 
      life --out shut/x.gif
      > 'shut/x.gif': permission denied; 
      life --out shut/deep/x.gif
      > 'shut/deep/x.gif': permission denied; 
      """))
  func `what cannot be looked at is not told to be missing`(line: String, said: [String]) throws {
    try folder.makeFolder("shut")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path("shut"))
    try folder.link("ring.rle", to: "ring.rle")
    let run = try Command.runAsNobody(Command.words(line), in: folder)
    #expect(run.code == 2 && run.complaint.contains("render: \(said[0])"), "\(run.complaint)")
  }
}
