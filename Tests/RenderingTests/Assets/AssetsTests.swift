import Foundation
import Support
import Testing

@testable import Rendering

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

  @Test(arguments: Sprite.allCases)
  func `sprites are built in as they lie in assets`(sprite: Sprite) throws {
    #expect(try file("sprites/\(sprite.rawValue).png") == Assets.png(of: sprite))
  }

  @Test(arguments: [Sprite.penguin, .orca])
  func `sprites are drawn large enough`(sprite: Sprite) throws {
    let picture = try TruePicture(png: Assets.png(of: sprite))
    #expect(picture.width >= 64 && picture.width == picture.height)
  }

  @Test(arguments: [
    ("", ""), ("TQ==", "M"), ("TWE=", "Ma"), ("TWFu", "Man"), ("TW\nFu\n", "Man"),
    ("+/+/", "\u{fb}\u{ff}\u{bf}"),
  ])
  func `base 64 is read`(text: String, bytes: String) {
    #expect(Assets.decodedBase64(text) == bytes.unicodeScalars.map { UInt8($0.value) })
  }
}
