import TerrariumPlayback
import TerrariumRendering
import TerrariumWorlds
import Testing

/// The sprites with which the worlds are drawn.
struct SpriteTests {
  private static let sprites = Catalogue.builtIn.worlds.flatMap { world in
    world.subject.states.flatMap { ($0.sprite.map { [$0] } ?? []) + $0.poses }
  }
  private static let textures = Catalogue.builtIn.worlds.compactMap(\.subject.texture)

  @Test func `sprites are drawn large enough`() throws {
    #expect(Set(Self.sprites.map(\.name)).isSuperset(of: ["penguin", "penguin3", "orca", "orca2"]))
    #expect(Self.textures.map(\.name).contains("ripples"))
    for sprite in Self.sprites {
      let picture = try sprite.picture()
      #expect(picture.width >= 64 && picture.width == picture.height, "\(sprite.name)")
    }
  }
}
