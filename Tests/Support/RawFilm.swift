package import Testing

/// A film of raw pixels read back: three full planes per frame.
package struct RawFilm: Equatable {
  package let width: Int
  package let height: Int
  /// The words of its head after the size.
  package let form: [Substring]
  /// The planes of each frame, one after the other.
  package private(set) var frames: [[UInt8]] = []

  /// Reads a whole film.
  package init(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) throws {
    var place = try #require(bytes.firstIndex(of: 10), sourceLocation: sourceLocation)
    let head = String(decoding: bytes[..<place], as: UTF8.self).split(separator: " ")
    try #require(head.first == "YUV4MPEG2" && head.count > 3, sourceLocation: sourceLocation)
    width = try #require(Int(head[1].dropFirst()), sourceLocation: sourceLocation)
    height = try #require(Int(head[2].dropFirst()), sourceLocation: sourceLocation)
    form = Array(head[3...])
    let size = 6 + 3 * width * height
    place += 1
    try #require((bytes.count - place) % size == 0, sourceLocation: sourceLocation)
    for start in stride(from: place, to: bytes.count, by: size) {
      let frame = bytes[start..<start + size]
      try #require(frame.starts(with: "FRAME\n".utf8), sourceLocation: sourceLocation)
      frames.append(Array(frame.dropFirst(6)))
    }
  }

  private init(_ film: RawFilm, width: Int, height: Int, frames: [[UInt8]]) {
    (self.width, self.height, self.form, self.frames) = (width, height, film.form, frames)
  }

  /// Returns the film of its last frames.
  package func suffix(_ count: Int) -> RawFilm {
    RawFilm(self, width: width, height: height, frames: frames.suffix(count))
  }

  /// Returns the film of a part of each frame: left, top, width, height.
  package func cropped(_ box: [Int]) -> RawFilm {
    let parts = frames.map { frame in
      (0..<3 * height).filter { box[1]..<box[1] + box[3] ~= $0 % height }
        .flatMap { frame[($0 * width + box[0])...].prefix(box[2]) }
    }
    return RawFilm(self, width: box[2], height: box[3], frames: parts)
  }
}
