import GIFWriter
import TerrariumBasics
import TerrariumEncoding
import TerrariumPictures
import TerrariumSupport
import Testing

/// The lengths of films, so that no change makes files larger unseen. A better search makes them
/// smaller, and they are recorded anew.
struct FilmSizeTests {
  private func pictures(_ texture: Texture, colours: Int, seed: UInt64) -> [IndexedPicture] {
    var random = Seed(seed).stream("sizes")
    return randomPictures(
      7, width: 90, height: 61, colours: colours, texture: texture, using: &random)
  }

  private func film(_ pictures: [IndexedPicture]) throws -> [UInt8] {
    var encoder = try GIFEncoder(
      width: 90, height: 61, palette: GIFPicture(pictures[0]).palette, timesToPlay: 2)
    var bytes: [UInt8] = []
    for picture in pictures + [pictures[0], pictures[0], pictures[2]] {
      bytes += try encoder.append(GIFPicture(picture), for: .milliseconds(80))
    }
    return try bytes + encoder.finish()
  }

  @Test(
    arguments: [
      (Texture.flat, 2, 1633, 1633), (.noise, 2, 4262, 4262), (.noise, 200, 24201, 23983),
      (.blocks, 4, 3006, 3006),
      (.blocks, 16, 7240, 7141), (.blocks, 100, 15022, 14717), (.longRuns, 3, 1471, 1471),
      (.longRuns, 60, 7711, 7665),
      (.stripes, 7, 5179, 4859), (.stripes, 256, 12466, 12466),
    ] as [(Texture, Int, Int, Int)])
  func `a film is as short as it was`(texture: Texture, colours: Int, bytes: Int, shrunk: Int)
    async throws
  {
    let film = try film(pictures(texture, colours: colours, seed: UInt64(colours)))
    #expect(film.count == bytes)
    let smaller = try await GIFEncoder.shrunk(film)
    #expect(smaller.count == shrunk)
  }
}
