import Encoding
import GD
import Glibc
import Rendering

// A stand-in.
@MainActor func main() {
  let args = CommandLine.arguments
  let side = Int(args[2])!
  let f = unsafe fopen(args[1], "rb")!
  let out = unsafe fopen(args[3], "wb")!
  var frames: [IndexedPicture] = []
  let palette = [Colour(0), Colour(0xffffff)]
  for _ in 0..<(args.count > 5 ? Int(args[5])! : 200) {
    var buffer = [UInt8](repeating: 0, count: side * side)
    _ = unsafe fread(&buffer, 1, side * side, f)
    for i in buffer.indices { buffer[i] &= 1 }
    frames.append(IndexedPicture(width: side, height: side, palette: palette, pixels: buffer))
  }
  let clock = ContinuousClock()
  if args[3] == "png" {
    for filters in [PNGEffort.Filters.none, .up] {
      for strategy in [PNGEffort.Strategy.standard, .filtered, .runs, .fixed] {
        for level in [1, 2, 3, 4, 5, 6, 9] {
          var total = 0
          let effort = PNGEffort(level: level, strategy: strategy, filters: filters)
          let took = clock.measure {
            for f in frames { total += (try! pngBytes(f, effort: effort)).count }
          }
          print(filters, strategy, level, total, took)
        }
      }
    }
    return
  }
  let compressor = GIFFrameCompressor(palette: palette)
  for round in 0..<(args.count > 4 ? Int(args[4])! : 1) {
    var total = 0
    let took = clock.measure {
      var writer = GIFWriter(GIFHeader(width: side, height: side, palette: palette)) {
        (b: borrowing [UInt8]) throws(Never) -> Void in
        total += b.count
        if round == 0 { _ = unsafe fwrite(b.withUnsafeBufferPointer { $0.baseAddress! }, 1, b.count, out) }
      }
      for i in frames.indices {
        writer.append(compressor.compress(frames[i], after: i > 0 ? frames[i - 1] : nil), delay: FrameDelay(milliseconds: 40))
      }
      writer.finish()
    }
    print(total, took)
  }
  unsafe fclose(out)
}
main()
