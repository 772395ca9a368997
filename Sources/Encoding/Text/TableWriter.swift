internal import Rendering

/// The census of every frame as comma-separated values.
package struct TableWriter: TextWriter {
  package let head: String

  /// A table of the tick and the counts of a census.
  package init(columns: [String]) {
    head = (["tick"] + columns).joined(separator: ",") + "\n"
  }

  package func bytes(of batch: Batch) -> [UInt8] {
    var text = ""
    for frame in batch.moments {
      text += String(frame.tick)
      for count in frame.census { text += ",\(count)" }
      text += "\n"
    }
    return Array(text.utf8)
  }
}
