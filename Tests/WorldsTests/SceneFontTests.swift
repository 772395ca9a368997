import Foundation
import Support
import Testing

/// `font` reaches every letter: no scene asks for the built-in typeface on its own.
struct SceneFontTests {
  @Test func `scenes write in the face of their look`() throws {
    let folder = Command.packageFolder + "/Sources/Worlds"
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }
    #expect(names.count > 50)
    for name in names {
      let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      #expect(!text.contains("Font(size:"), "\(name)")
    }
  }
}
