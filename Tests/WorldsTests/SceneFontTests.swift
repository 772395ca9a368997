import Foundation
import TerrariumSupport
import Testing

/// `font` changes every letter: the text of a scene is fitted in a named face, and no scene names
/// the built-in one.
struct SceneFontTests {
  @Test func `scenes write in the face of their look`() throws {
    let folder = Command.packageFolder + "/Sources/Core/Worlds"
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }
    var faces = 0
    for name in names {
      let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      faces += text.split(separator: "face").count - 1
      for words in ["Font(size:", "(.builtIn", "face: .builtIn", "FontFace.builtIn"] {
        #expect(!text.contains(words), "\(name): \(words)")
      }
    }
    #expect(faces > 20)
  }
}
