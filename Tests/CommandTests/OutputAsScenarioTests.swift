import TerrariumSupport
import Testing

/// A file that the program made, given where a scenario is expected, is told as what it is.
@Suite(.ownThread) struct OutputAsScenarioTests {
  /// The endings of the files, and what they are.
  private static let kinds = [
    "gif": "a picture", "png": "a picture", "apng": "a picture", "webp": "a picture",
    "svg": "a picture", "pdf": "a picture", "ppm": "a picture", "html": "a page", "y4m": "a video",
    "mp4": "a video", "webm": "a video", "txt": "a film in letters", "csv": "a table",
    "jsonl": "a list of events", "rle": "a pattern", "cells": "a pattern", "mc": "a pattern",
    "state": "a saved state",
  ]
  private static let withRecipe = ["gif", "png", "apng", "webp", "svg", "pdf", "html"]

  @Test func `each output is named, by every command that reads scenarios`() async throws {
    let folder = TemporaryFolder()
    let kinds = Self.kinds.filter { Command.hasExtras(for: "f.\($0.key)") }
    let made = kinds.keys.filter { !["mp4", "webm", "state"].contains($0) }.sorted()
    for (world, endings) in [
      ("life --pattern glider", made.filter { $0 != "jsonl" }), ("sea", ["jsonl"]),
    ] {
      let outputs = endings.map { "--out f.\($0)" }.joined(separator: " ")
      await InnerRender.done("\(world) --frames 2 --quiet \(outputs)", in: folder)
    }
    try folder.write("world: sea\nout: s.csv\nsteps: [{run: 1}, {save: f.state}]\n", to: "s.yaml")
    await InnerRender.done("run s.yaml --quiet", in: folder)
    // Beginnings of videos, which need another program.
    try folder.write([0, 0, 0, 32] + Array("ftypisom\0\0\u{2}\0isomiso2".utf8), to: "f.mp4")
    try folder.write([0x1a, 0x45, 0xdf, 0xa3, 1, 0, 0, 0], to: "f.webm")
    for (ending, noun) in kinds {
      for command in ["run", "run --dry-run", "check", "run --safe"] {
        let run = await InnerRender.run("\(command) f.\(ending)", in: folder)
        let expected = "f.\(ending):1:1: this is \(noun), not a scenario; "
        #expect(run.complaint.hasPrefix(expected), "\(command): \(run.complaint)")
        #expect(run.code == 2, "\(command) f.\(ending)")
        #expect(
          run.complaint.contains("'render show f.\(ending)' prints its scenario")
            == Self.withRecipe.contains(ending))
      }
      let show = await InnerRender.run("show f.\(ending)", in: folder)
      #expect(show.complaint.contains("contains no recipe") != Self.withRecipe.contains(ending))
      let shrink = await InnerRender.run("shrink f.\(ending)", in: folder)
      #expect(shrink.complaint.contains("is not a GIF") == (ending != "gif"))
    }
    // A film of several megabytes is told from its ending.
    try folder.write([UInt8](repeating: 0x47, count: 5_000_000), to: "large.gif")
    let large = await InnerRender.run("run large.gif", in: folder)
    #expect(large.complaint.hasPrefix("large.gif:1:1: this is a picture, not a scenario; "))
  }
}
