import TerrariumEncoding
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

@Test(arguments: [
  (FrameDelay(milliseconds: 80), "F25:2"), (FrameDelay(1, over: 30), "F30:1"),
  (FrameDelay(1001, over: 30_000), "F30000:1001"),
])
func `the rate is exact`(delay: FrameDelay, rate: String) {
  let line = String(decoding: y4mHead(width: 5, height: 4, delay: delay), as: UTF8.self)
  #expect(line == "YUV4MPEG2 W5 H4 \(rate) Ip A1:1 C444 XCOLORRANGE=LIMITED\n")
}

@Test func `a frame is three planes of the palette's components`() {
  var random = Seed(1).stream("y4m")
  for (number, size) in (awkwardSizes + [GridSize(columns: 700, rows: 400)]).enumerated() {
    let picture = randomPicture(
      width: size.columns, height: size.rows, colours: [2, 30, 8, 9][number % 4], texture: .noise,
      using: &random)
    let bytes = VideoMatrix.bt709.encode(picture)
    let parts = picture.palette.map { VideoMatrix.bt709.components(of: $0) }
    let planes = (0..<3).flatMap { plane in picture.pixels.map { parts[Int($0)][plane] } }
    #expect(bytes == Array("FRAME\n".utf8) + planes, "\(size)")
  }
}

@Test(arguments: [VideoMatrix.bt601, .bt709])
func `grey has no colour, and black and white are the ends of the range`(matrix: VideoMatrix) {
  for level in UInt8.min...255 {
    let parts = matrix.components(of: Colour(red: level, green: level, blue: level))
    let light = (219 * Double(level) / 255).rounded()
    #expect(parts == [16 + UInt8(light), 128, 128])
  }
}

@Test(arguments: [(VideoMatrix.bt601, 0.299, 0.114), (.bt709, 0.2126, 0.0722)])
func `colours are what the recommendation's formula says`(
  matrix: VideoMatrix, redShare: Double, blueShare: Double
) {
  var random = Seed(3).stream("colours")
  for _ in 0..<2000 {
    let colour = Colour(UInt32(random.draw(below: 1 << 24)))
    let (red, green, blue) = (
      Double(colour.red) / 255, Double(colour.green) / 255, Double(colour.blue) / 255
    )
    let luma = redShare * red + (1 - redShare - blueShare) * green + blueShare * blue
    let exact = [
      16 + 219 * luma, 128 + 112 * (blue - luma) / (1 - blueShare),
      128 + 112 * (red - luma) / (1 - redShare),
    ]
    for (part, value) in zip(matrix.components(of: colour), exact) {
      #expect(abs(Double(part) - value) <= 0.5 + 1e-9, "\(colour)")
    }
  }
}
