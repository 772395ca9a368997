internal import Files

extension SizeLimit.Excess {
  /// The excess of a file, and what would fit.
  package func sentence(
    _ path: String, frames: Int, every: Int, cell: Int?
  ) -> (what: String, advice: String) {
    var advice: [String] = []
    if let fittingFrames, fittingFrames > 0 {
      advice.append("\(fittingFrames == 1 ? "1 frame fits" : "\(fittingFrames) frames fit")")
    }
    if let firstFrameBytes, let wider = stride(frames, first: firstFrameBytes) {
      advice.append("about every \(every * wider)")
    }
    // Lines of pixels repeat in a mosaic, but each is written again: bytes grow at least as the
    // side of a cell does.
    if let cell, case let smaller = cell * limit / bytes, smaller > 0, smaller < cell {
      advice.append("about cell \(smaller)")
    }
    let over = ByteCount.text(bytes - limit)
    return (
      "'\(path)' would have \(ByteCount.text(bytes)), \(over) more than max-size; nothing is written",
      advice.isEmpty ? "raise max-size" : "\(advice.joined(separator: ", or "))"
    )
  }

  /// The factor by which the film must be thinned, if its frames then have nothing in common.
  private func stride(_ frames: Int, first: Int) -> Int? {
    guard case let room = limit / max(1, first), room > 1, frames > room else { return nil }
    return (frames + room - 1) / room
  }
}
