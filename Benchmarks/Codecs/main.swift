// One encoding job as a process of its own, to be timed beside ffmpeg: see compare.sh.
//
//     bench-codecs gif|apng|y4m|raw FILM FILE      bench-codecs png FILM FOLDER

import Encoding
import Glibc
import Rendering

struct Usage: Error {}

/// A file that bytes are added to.
@safe final class Output {
  private let file: UnsafeMutablePointer<FILE>

  init(_ path: String) throws {
    guard let file = unsafe fopen(path, "w+b") else { throw Usage() }
    unsafe self.file = file
  }

  deinit { unsafe fclose(file) }

  func write(_ bytes: borrowing [UInt8]) {
    _ = unsafe bytes.withUnsafeBufferPointer { unsafe fwrite($0.baseAddress, 1, $0.count, file) }
  }

  func patch(_ patch: BytePatch) {
    unsafe fseek(file, patch.offset, SEEK_SET)
    write(patch.bytes)
  }
}

let delay = FrameDelay(milliseconds: 40)
let jobs = 2

func run(_ kind: String, _ film: Film, _ path: String) async throws {
  switch kind {
  case "gif":
    let output = try Output(path)
    let compressor = GIFFrameCompressor(palette: Film.palette)
    var writer = GIFWriter(width: film.side, height: film.side, palette: Film.palette)
    output.write(writer.head)
    try await film.each(jobs: jobs) {
      compressor.compress($0, after: $1)
    } write: {
      output.write(writer.append($1, delay: delay))
    }
    output.write(writer.finish())
  case "apng":
    let output = try Output(path)
    let format = APNGFormat.indexed(palette: Film.palette.map(\.code))
    let compressor = APNGFrameCompressor(format: format)
    var writer = try APNGWriter(width: film.side, height: film.side, format: format)
    output.write(writer.head)
    try await film.each(jobs: jobs) {
      try compressor.compress($0, after: $1)
    } write: {
      output.write(writer.append($1, delay: delay))
    }
    let (end, patch) = writer.finish()
    output.write(end)
    if let patch { output.patch(patch) }
  case "png":
    try await film.each(jobs: jobs) { picture, _ in
      try pngBytes(picture)
    } write: {
      let number = String($0 + 1000).dropFirst()
      try Output("\(path)/\(number).png").write($1)
    }
  case "y4m":
    let output = try Output(path)
    output.write(y4mHead(width: film.side, height: film.side, delay: delay))
    try await film.each(jobs: jobs) { picture, _ in
      VideoMatrix.bt601.encode(picture)
    } write: {
      output.write($1)
    }
  case "raw":
    let output = try Output(path)
    try await film.each(jobs: jobs) { picture, _ in
      picture.pixels.map { 0 &- $0 }
    } write: {
      output.write($1)
    }
  default: throw Usage()
  }
}

let words = CommandLine.arguments
guard words.count == 4, let number = Int(words[2]), let film = Film(number: number) else {
  print("bench-codecs gif|apng|png|y4m|raw 1|2|3 PATH")
  exit(64)
}
try await run(words[1], film, words[3])
