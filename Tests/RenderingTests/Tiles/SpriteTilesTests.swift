import TerrariumPictures
import TerrariumRendering
import Testing

/// Tiles of sprites, drawn so that they can be packed well.
struct SpriteTilesTests {
  @Test(arguments: ["light", "dark", "amber", "print"], [10, 17, 32, 64])
  func `a sprite has the same pixels on every ground, or the ground is seen`(
    theme: String, cell: Int
  ) throws {
    var sprites = look(.sprite, .pixelsACell(cell), theme: theme)
    let textured = TilePainter(look: sprites, subject: seaLike, cell: cell)
    sprites.texture = .none
    let plain = TilePainter(look: sprites, subject: seaLike, cell: cell)
    let ground = try textured.ground()
    let side = textured.period * cell
    for state in 1..<3 {
      var drawn = 0
      let sheet = try textured.sheet(for: state, on: ground)
      let figure = try plain.sheet(for: state, on: plain.ground())
      for (place, colour) in sheet.enumerated() where colour != ground[place] {
        drawn += 1
        let own = Colour(figure[place / side % cell * cell + place % side % cell])
        let seen = Colour(colour)
        // gd rounds a step differently from us.
        for (a, b) in [(own.red, seen.red), (own.green, seen.green), (own.blue, seen.blue)] {
          #expect(abs(Int(a) - Int(b)) <= 4, "state \(state) at \(place)")
        }
      }
      #expect(drawn > sheet.count / 10, "state \(state): \(drawn) of \(sheet.count)")
    }
  }

  @Test(arguments: ["light", "dark", "amber"], [10, 32, 48])
  func `sprites and their ground have few shades, the plain ground its own`(
    theme: String, cell: Int
  ) throws {
    let sprites = look(.sprite, .pixelsACell(cell), theme: theme)
    let tiles = try TileSet(look: sprites, subject: seaLike, cell: cell, exact: [])
    let seen = Set(tiles.pixels.dropLast(TileSet.overrun)).map { tiles.palette[Int($0)] }
    #expect(seen.count <= 32 && seen.count > 5)
    #expect(seen.contains(sprites.theme[.water]))
  }

  @Test(arguments: [CellShape.sprite, .circle, .square], [5, 9, 10, 23, 48])
  func `a set's tiles are cut from the sheets that are drawn`(shape: CellShape, cell: Int) throws {
    for isTextured in [true, false] {
      var drawn = look(shape, .pixelsACell(cell))
      if !isTextured { drawn.texture = .none }
      let painter = TilePainter(look: drawn, subject: seaLike, cell: cell)
      let tiles = try TileSet(look: drawn, subject: seaLike, cell: cell, exact: [])
      let (ground, side) = (try painter.ground(), painter.period * cell)
      #expect(tiles.period == painter.period)
      var indices: [UInt32: UInt8] = [:]
      var place = 0
      for state in seaLike.states.indices {
        let sheet = try painter.sheet(for: state, on: ground)
        for tile in 0..<painter.period * painter.period {
          let corner = tile / painter.period * cell * side + tile % painter.period * cell
          for pixel in 0..<cell * cell {
            let colour = sheet[corner + pixel / cell * side + pixel % cell]
            let index = tiles.pixels[place]
            // Colours are reduced, but one colour always becomes the same one.
            #expect(indices[colour, default: index] == index)
            indices[colour] = index
            place += 1
          }
        }
      }
      #expect(place <= tiles.pixels.count - TileSet.overrun)
    }
  }

  @Test func `who turns is seen the other way round where it heads left`() {
    let (turning, frontal) = (Poses(kinds: 3, turns: true), Poses(kinds: 3, turns: false))
    #expect((turning.count, frontal.count) == (6, 3))
    for nature in UInt8(0)..<9 {
      let kind = Int(nature) % 3
      #expect(turning.pose(of: 2 * nature) == kind)
      #expect(turning.pose(of: 2 * nature + 1) == kind + 3)
      #expect(frontal.pose(of: 2 * nature) == kind)
      #expect(frontal.pose(of: 2 * nature + 1) == kind)
    }
  }
}
