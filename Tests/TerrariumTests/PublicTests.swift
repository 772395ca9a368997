import Foundation
import TerrariumSupport
import Testing

/// The public interface.
struct PublicTests {
  @Test func `nothing but the two libraries is public`() throws {
    let sources = Command.packageFolder + "/Sources"
    let files = try #require(FileManager.default.enumerator(atPath: sources))
    var seen = 0
    for case let file as String in files where file.hasSuffix(".swift") {
      if file.hasPrefix("Terrarium/") || file.hasPrefix("GIFWriter/") { continue }
      seen += 1
      let text = try String(contentsOfFile: sources + "/" + file, encoding: .utf8)
      let isPublic = text.contains(#/(?m)^\s*(@\w+ )*public (?!import)/#)
      #expect(!isPublic, "\(file)")
    }
    #expect(seen > 100)
  }
}
