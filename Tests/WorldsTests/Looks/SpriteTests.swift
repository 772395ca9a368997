import Foundation
import TerrariumGD
import TerrariumPlayback
import TerrariumRendering
import TerrariumSupport
import TerrariumWorlds
import Testing

/// The sprites with which the worlds are drawn.
struct SpriteTests {
  private static let sprites = Catalogue.builtIn.worlds.flatMap { world in
    world.subject.states.flatMap { ($0.sprite.map { [$0] } ?? []) + $0.poses }
  }
  private static let textures = Catalogue.builtIn.worlds.compactMap(\.subject.texture)

  @Test func `sprites are built in as they lie in assets`() throws {
    for sprite in Self.sprites + Self.textures {
      let path = Command.packageFolder + "/assets/sprites/\(sprite.name).png"
      let file = try Canvas(DecodedPicture([UInt8](Data(contentsOf: URL(fileURLWithPath: path)))))
      let picture = try sprite.picture()
      #expect(file.width == picture.width && file.height == picture.height, "\(sprite.name)")
      #expect(file.pixels == picture.pixels, "\(sprite.name)")
    }
  }

  @Test func `sprites are drawn large enough`() throws {
    #expect(Set(Self.sprites.map(\.name)).isSuperset(of: ["penguin", "penguin3", "orca", "orca2"]))
    #expect(Self.textures.map(\.name).contains("ripples"))
    for sprite in Self.sprites {
      let picture = try sprite.picture()
      #expect(picture.width >= 64 && picture.width == picture.height, "\(sprite.name)")
    }
  }
}
