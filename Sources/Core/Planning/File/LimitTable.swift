internal import TerrariumBasics
internal import TerrariumGD
internal import TerrariumLibraries
internal import TerrariumPatterns
package import TerrariumPlayback
internal import TerrariumVocabulary

// All limits, with the values of their declarations, for the documents.

extension Catalogue {
  package var limitsAsTable: String {
    let rows = limits.map { "| \($0.what) | \($0.most) | \($0.raisedBy ?? "") |\n" }
    return "| of | at most | raised by |\n| --- | --- | --- |\n" + rows.joined()
  }

  /// An array of objects: the limited quantity, its limit, and the setting that raises it.
  package var limitsAsJSON: String {
    JSON.lines(
      limits.map { row in
        let limit: JSON = ["of": .text(row.what), "most": .text(row.most)]
        return limit.with("raised_by", row.raisedBy.map { .text($0.replacing("`", with: "")) })
      })
  }

  private var limits: [LimitRow] {
    let patterns = PatternLimits()
    let ofAll: [LimitRow] = [
      LimitRow(
        "memory of a call",
        "three quarters of the machine's, or what a limit or a control group leaves",
        raisedBy: "`memory`"),
      LimitRow(
        "memory of a stranger's scenario", Limits.safeMemory / 1_000_000_000, "GB",
        raisedBy: "`--memory`"),
      LimitRow("time of a call", "none", raisedBy: "`--time` sets one"),
      LimitRow(
        "time of a stranger's scenario", Limits.safeSeconds, "seconds", raisedBy: "`--time`"),
      LimitRow(
        "files that strangers' scenarios write", Limits.safeFiles, raisedBy: "`--max-files`"),
      LimitRow(
        "bytes that strangers' scenarios write", Limits.safeBytes / 1_000_000_000, "GB",
        raisedBy: "`--max-bytes`"),
      LimitRow("ticks of a film", Limits.ticks),
      LimitRow("ticks between frames, and before the first", Limits.ticksAtOnce),
      LimitRow("frames of a film", Limits.frames),
      LimitRow("variants of a request, each a file or a tile", Variants.limit),
      LimitRow("variants of a table", Variants.rowsLimit),
      LimitRow("parts of the work, of which a shard does one", Shard.limit),
      LimitRow("pixels of a picture's side", Limits.pictureSide),
      LimitRow("pixels of a picture that moves, or that is held whole", Limits.pictureArea),
      LimitRow("pixels of a photo", DecodedPicture.pixelLimit),
      LimitRow("pixels of a photo for each byte of its file", DecodedPicture.pixelsPerByte),
      LimitRow("bytes of a file that is made", "none", raisedBy: "`max-size` sets one"),
      LimitRow("columns or rows of a field", Limits.side),
      LimitRow("how far from the first a cell may be named", Limits.reach, "cells"),
      LimitRow("cells of a window that is written as letters", Limits.letters),
      LimitRow("cells of a field that changes its size on the way", Limits.changedField),
    ]
    let ofWorlds = worlds.flatMap { world in
      world.words.limits.map {
        LimitRow("\(world.name): \($0.what)", $0.most, raisedBy: $0.raisedBy)
      }
    }
    let ofFiles: [LimitRow] = [
      LimitRow("bytes of a scenario", SourceText.limit),
      LimitRow("values in a scenario", YAMLReader.valueLimit),
      LimitRow("lists and mappings within each other", YAMLReader.depthLimit),
      LimitRow("bytes of a pattern or a state", Limits.file),
      LimitRow("bytes of a pattern's text, unpacked", patterns.bytes),
      LimitRow("live cells of a pattern", patterns.cells),
      LimitRow("runs of live cells of a pattern", patterns.runs),
      LimitRow("columns or rows of a pattern", patterns.side),
      LimitRow("nodes of a macrocell tree", patterns.nodes),
      LimitRow("letters of a name that is kept", KeptName.nameLimit),
    ]
    return ofAll + ofWorlds + ofFiles + extras.adding((any LimitedExtra).self).flatMap(\.limits)
  }
}
