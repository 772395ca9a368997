import Foundation
import TerrariumGD
import Testing

struct FontFileTests {
  @Test func `what is no font is refused`() throws {
    for bytes in [[], Array("This is a text.".utf8), [UInt8](repeating: 0, count: 5000)] {
      #expect(throws: GDError.brokenFont) { try FontFile(bytes: bytes) }
    }
  }

  @Test func `a mask lays as much of a colour as it says`() throws {
    var canvas = try Canvas(width: 4, height: 3)
    canvas.fill(0x00_0000)
    canvas.lay([0, 255, 128, 64], width: 2, left: 1, top: 1, colour: 0xff_8000)
    #expect(
      canvas.colours == [
        0, 0, 0, 0, 0, 0, 0xff_8000, 0, 0, 0x80_4000, 0x40_2000, 0,
      ])
    canvas.lay([255, 255], width: 2, left: 3, top: -1, colour: 0xff_ffff)
    canvas.lay([255, 255], width: 1, left: 3, top: 2, colour: 0xff_ffff)
    #expect(canvas.colours[3] == 0 && canvas.colours[11] == 0xff_ffff)
  }

  @Test func `colours change and what is seen through stays`() throws {
    var canvas = try Canvas(width: 2, height: 1, isTransparent: true)
    canvas.fill(0x12_3456, left: 0, top: 0, width: 1, height: 1)
    canvas.recolour { $0 == 0x12_3456 ? 0xff_0000 : 0x00_ff00 }
    var ground = try Canvas(width: 2, height: 1)
    ground.fill(0x00_00ff)
    ground.draw(canvas, left: 0, top: 0)
    #expect(ground.colours == [0xff_0000, 0x00_00ff])
  }
}
