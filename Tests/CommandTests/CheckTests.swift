import Foundation
import TerrariumSupport
import Testing

/// The pictures of differences that `check` finds, and files that it cannot read; `check.txt` has
/// its messages.
@Suite(.ownThread) struct CheckTests {
  private static let scenario =
    "world: sea\nframes: 6\nsize: 6x5\ncell: 8\nout: [a.gif, a.png]\n"

  /// A folder with a scenario and its outputs.
  private let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder(["a.yaml": Self.scenario])
    await InnerRender.done("run a.yaml --quiet", in: folder)
  }

  /// Replaces a correct file by one with other settings.
  private func replace(_ path: String, by flags: String) async {
    let line = "sea --frames 6 --size 6x5 --cell 8 --quiet --out \(path) \(flags)"
    await InnerRender.done(line, in: folder)
  }

  @Test func `a folder shows what differs, beside what is right and what is there`() async throws {
    await replace("a.gif", by: "--colors free=#010203")
    await replace("a.png", by: "--colors free=#010203")
    #expect(await InnerRender.run("check a.yaml --diff out/diffs", in: folder).code == 1)
    let gif = try folder.gif("out/diffs/a.gif.diff.gif")
    #expect(gif.width == 3 * 48 + 16 && gif.height == 40 && gif.frames.count == 6)
    #expect(try folder.bytes("out/diffs/a.png.diff.png").starts(with: [0x89, 0x50]))
    let right = gif.frames[0].shown[0], there = gif.frames[0].shown[56]
    #expect(right != there)
  }

  @Test func `what --orphans cannot read is a fault beside the orphans`() async throws {
    for name in ["deep", "deep/shut"] { try folder.makeFolder(name) }
    for path in ["deep/old.gif", "deep/shut.gif"] { await replace(path, by: "") }
    for name in ["deep/shut", "deep/shut.gif"] {
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path(name))
    }
    let run = try Command.runAsNobody(["check", "a.yaml", "--orphans", "deep"], in: folder)
    #expect(run.code == 2 && run.text.hasPrefix("deep/old.gif: orphaned;"), "\(run.text)")
    let advice = "permission denied; choose another place, or change its permissions"
    #expect(run.complaint == "render: 'deep/shut': \(advice)\nrender: 'deep/shut.gif': \(advice)\n")
  }
}
