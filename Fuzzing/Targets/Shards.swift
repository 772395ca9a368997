internal import TerrariumFiles
internal import TerrariumRendering
internal import TerrariumRunning

/// Files that programs leave for others, or for a later run.
enum Shards {
  /// The part of a sheet. Its seal is made to fit, because anybody can.
  static func part(_ bytes: [UInt8]) {
    var hash = SHA256()
    let body = Array(PartFile.mark.utf8) + bytes
    hash.update(body)
    let all = body + Array(hash.finalized().hexadecimal.utf8)
    let part = try? PartFile(size: all.count) { offset, count in
      Array(all.dropFirst(offset).prefix(count))
    }
    guard var blocks = part?.blocks(piece: 256) else { return }
    while let block = try? blocks.next() {
      guard let tile = PaintedTile(block.bytes) else { continue }
      let colours = tile.picture.palette.count
      precondition(tile.picture.pixels.allSatisfy { $0 < colours }, "each pixel has a colour")
      precondition(tile.bytes.elementsEqual(block.bytes), "what was read is written")
    }
  }

  /// The record of what a scenario has made.
  static func record(_ bytes: [UInt8]) {
    guard let record = RunRecord(FuzzTarget.text(bytes)) else { return }
    precondition(RunRecord(record.text)?.text == record.text, "what is written is read")
  }
}
