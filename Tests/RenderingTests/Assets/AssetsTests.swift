import Foundation
import TerrariumAssets
import TerrariumBasics
import TerrariumRendering
import TerrariumSupport
import Testing

struct AssetsTests {
  private func file(_ path: String) throws -> [UInt8] {
    let url = URL(fileURLWithPath: Command.packageFolder + "/assets/" + path)
    return [UInt8](try Data(contentsOf: url))
  }

  @Test func `texts are built in as they lie in assets`() throws {
    #expect(try file("themes.txt") == Array((Assets.themes + "\n").utf8))
    #expect(try file("typeface/regular.txt") == Array((Assets.typefaceRegular + "\n").utf8))
    #expect(try file("typeface/bold.txt") == Array((Assets.typefaceBold + "\n").utf8))
  }

  @Test(arguments: [
    ("", ""), ("TQ==", "M"), ("TWE=", "Ma"), ("TWFu", "Man"), ("TW\nFu\n", "Man"),
    ("+/+/", "\u{fb}\u{ff}\u{bf}"),
  ])
  func `base 64 is read`(text: String, bytes: String) {
    #expect(Base64.bytes(of: text.utf8) == bytes.unicodeScalars.map { UInt8($0.value) })
  }
}
