import TerrariumSupport
import Testing

@Suite(.ownThread) struct RemoteMessagesTests {
  @Test(arguments: [
    ("patterns remote add a file:///x y", 64, "unknown word 'y'"),
    ("patterns remote remove a b", 64, "unknown word 'b'"),
    ("patterns remote add my https://a.example/", 64, "'my' is not a name for a remote"),
    ("patterns remote add team gopher://a", 64, "'gopher://a' is not the address"),
    ("patterns remote add team https://a:b@c.example/", 64, "the address contains a name"),
    ("patterns sync", 2, "there is no remote yet"),
    ("patterns sync --conflicts his", 64, "conflicts cannot be 'his'"),
    ("patterns pull x@my", 64, "'x@my' does not belong to a remote"),
    ("patterns pull", 64, "pull needs a value; give a remote, or NAME@REMOTE"),
    ("patterns sync --timeout 0", 64, "timeout cannot be '0'"),
    ("patterns remote list extra", 64, "unknown word 'extra'; flags begin with --"),
  ])
  func `a mistake is reported in a line`(line: String, code: Int32, start: String) throws {
    let folder = TemporaryFolder()
    let run = try Command.run(
      line, in: folder, environment: ["XDG_DATA_HOME": folder.path, "HOME": folder.path])
    #expect(run.code == code && run.complaint.hasPrefix("render: \(start)"), "\(run.complaint)")
    #expect(run.complaint.filter(\.isNewline).count == 1 && run.text == "", "\(run.text)")
  }
}
