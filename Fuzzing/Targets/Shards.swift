internal import TerrariumFiles
internal import TerrariumRendering
internal import TerrariumRunning

/// Files that programs leave for others, or for a later run.
enum Shards {
  /// The part of a sheet: the line that identifies it, and the bytes of its one block, whose checksum
  /// is made to fit, because anybody can.
  static func part(_ bytes: [UInt8]) {
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    let all =
      BlockFile.head(FuzzTarget.text(Array(bytes[..<end])))
      + BlockFile.block(Array(bytes[end...].dropFirst()), of: 0)
    let part = try? PartFile(size: all.count) { offset, count in
      Array(all.dropFirst(offset).prefix(count))
    }
    guard var blocks = part?.blocks(bytesAtOnce: 256) else { return }
    while let block = try? blocks.next() {
      guard let tile = PaintedTile(block.bytes) else { continue }
      let colours = tile.picture.palette.count
      precondition(tile.picture.pixels.allSatisfy { $0 < colours }, "each pixel has a colour")
      precondition(tile.bytes.elementsEqual(block.bytes), "what was read is written")
    }
  }

  /// The record of what a scenario has made: texts, each in a block of its own.
  static func record(_ bytes: [UInt8]) {
    let blocks = bytes.split(separator: UInt8(ascii: "\n")).enumerated()
    let file = BlockFile.head("x") + blocks.flatMap { BlockFile.block(Array($1), of: $0) }
    guard let record = RunRecord(file) else { return }
    precondition(RunRecord(record.bytes)?.bytes == record.bytes, "what is written is read")
  }
}
