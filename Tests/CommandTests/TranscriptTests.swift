import TerrariumSupport
import Testing

/// The output of commands matches `Tests/Transcripts`.
@Suite(.ownThread) struct TranscriptTests {
  @Test(arguments: ShellTranscript.names)
  func `commands print what their transcript says`(name: String) async throws {
    try await ShellTranscript(named: name).replay()
  }

  @Test(arguments: [
    "$ echo a\na", "$ echo a; echo b >&2\na\nb", "$ false\n[exit 1]", "$ true", "$ true\n\n",
    "$ echo abc\na…c", "$ echo abc\n…", "$ printf 'a\\nb\\nc\\n'\na\n…\nc", "$ echo …\n…",
    "$ echo\n",
    "$ cat <<END\n> a\n> END\na", "$ : > a\n=== Another\n$ ls", "words\n\n$ : > a\n$ ls\na",
    "$ export A=$PWD/x\n$ echo $A\n$PWD/x\n=== Another\n$ echo $A",
    "$ render version\nrender …", "$ render version; render version\nrender …\nrender …",
    "$ echo 'a  \"b;'  c > e; render version\nrender …\n$ cat e\na  \"b; c",
    "$ cat > a <<END\n> b\n> END\n> render version\nrender …\n$ cat a\nb",
  ])
  func `a right transcript passes`(text: String) async throws {
    try await ShellTranscript(text).replay()
  }

  @Test(arguments: [
    "$ echo a", "$ echo a\nb", "$ echo a\na\nb", "$ echo a\na…b", "$ echo a b\na…c", "$ false",
    "$ true\n[exit 0]", "$ echo a; echo b >&2\nb\na", "$ echo render: a",
    "$ printf 'a\\nb\\n'\n…\na",
  ])
  func `a wrong one fails`(text: String) async {
    await withKnownIssue { try await ShellTranscript(text).replay() }
  }
}
