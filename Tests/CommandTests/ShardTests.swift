import Foundation
import TerrariumFiles
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRendering
import TerrariumRunning
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// Work that is divided into shards, and merged again; `shards.txt` has the messages of commands.
@Suite(.ownThread) struct ShardTests {
  private static let sheet =
    "world: sea\nsize: 6x5\nframes: 4\nvary: {seed: 1..11}\ncaption: \"{tick}\"\nout: [all.png, all.csv, all.jsonl]\n"

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["sheet.yaml": Self.sheet])
    try folder.write(
      "world: sea\nsize: 6x5\nframes: 4\nvary: {seed: 1..7}\nout: 'f-{seed}.csv'\n",
      to: "films.yaml")
    try folder.write(
      "world: sea\nsize: 6x5\nframes: 4\nvary: {seed: 1..5}\nout: moving.gif\n", to: "moving.yaml")
    return folder
  }

  @Test(arguments: [1, 2, 3, 4, 13])
  func `parts make the very bytes of one run`(count: Int) async throws {
    let (whole, parted) = (try folder(), try folder())
    let files = "sheet.yaml films.yaml moving.yaml twice.yaml first.yaml --quiet"
    let table = "world: sea\nframes: 2\nvary: {seed: 1..5}\nrows: runs\n"
    for folder in [whole, parted] {
      try folder.write(table + "out: [r.csv, s.csv]\n", to: "twice.yaml")
      try folder.write(table + "top: 3\nout: t.csv\n", to: "first.yaml")
    }
    await InnerRender.done("run \(files)", in: whole)
    for number in 1...count {
      await InnerRender.done(
        "run \(files) --shard \(number)/\(count) --jobs \(1 + number % 2)", in: parted)
    }
    #expect(parted.names.count { $0.hasSuffix(".part") } == 6 * count)
    await InnerRender.done("merge \(files)", in: parted)
    #expect(parted.names == whole.names)
    for name in whole.names { #expect(try parted.bytes(name) == whole.bytes(name), "\(name)") }
  }

  @Test func `so do those of a page, with its links`() async throws {
    let films = "world: sea\nsize: 6x5\nframes: 1\nvary: {seed: 1..5}\nout: 'f-{seed}.png'\n"
    let page = "# Sea\n\n```yaml render\n\(Self.sheet)```\n\n```yaml render\n\(films)```\n"
    let (whole, parted) = (
      try TemporaryFolder(["page.md": page]), try TemporaryFolder(["page.md": page])
    )
    await InnerRender.done("run page.md --quiet", in: whole)
    for number in 1...2 {
      await InnerRender.done("run page.md --shard \(number)/2 --quiet", in: parted)
    }
    await InnerRender.done("merge page.md --quiet", in: parted)
    #expect(parted.names == whole.names)
    for name in whole.names { #expect(try parted.bytes(name) == whole.bytes(name), "\(name)") }
    let links = try parted.text("page.md")
    for (name, code) in [("all.png", 1), ("f-1.png", 1), ("f-5.png", 1), ("", 0)] {
      try parted.write(links.replacing("src=\"\(name)\"", with: "src=\"old.png\""), to: "page.md")
      for number in 1...2 {
        let check = await InnerRender.run("check page.md --shard \(number)/2", in: parted)
        #expect(check.code == (number == 1 ? code : 0), "\(name): \(check.text)")
      }
    }
  }

  @Test(arguments: [
    "vary: {seed: 1..3}\nsteps: [{run: 3}, {set: {theme: ember}}, {run: 2}]",
    // Looks that no frame has, and looks that are equal on a sheet.
    "vary: {seed: 1..3}\nsteps: [{set: {theme: ember}}, {set: {grid: true}}, {run: 2}]",
    "vary: {theme: [light, dark]}\nsteps: [{set: {title: glider}}, {run: 2}]",
  ])
  func `so do those of a sheet that ends in another look`(steps: String) async throws {
    let sheet =
      "world: life\npattern: glider\nsize: 20x20\ncell: 4\nannotate: [{label: two, at: [2, 2]}]\n"
      + "\(steps)\nout: all.png\n"
    let folder = try TemporaryFolder(["s.yaml": sheet])
    await InnerRender.done("run s.yaml --quiet", in: folder)
    let whole = try folder.bytes("all.png")
    for number in 1...2 {
      await InnerRender.done("run s.yaml --shard \(number)/2 --quiet", in: folder)
    }
    await InnerRender.done("merge s.yaml --quiet", in: folder)
    #expect((try folder.bytes("all.png") == whole) as Bool)
  }

  /// A change to a tile: its size, its colours, its pixels.
  enum Change: CaseIterable {
    case smaller, larger, fewColours, cut, otherLook
  }

  @Test(arguments: Change.allCases)
  func `a part with a right seal and a wrong tile is refused`(change: Change) async throws {
    let folder = try folder()
    for number in 1...2 {
      await InnerRender.done("run sheet.yaml --shard \(number)/2 --quiet", in: folder)
    }
    let name = "all.png.2-of-2.part"
    let bytes = try [UInt8](folder.bytes(name))
    let part = try #require(
      try PartFile(size: bytes.count) { Array(bytes.dropFirst($0).prefix($1)) })
    var blocks = part.blocks(bytesAtOnce: bytes.count)
    var changed: [[UInt8]] = []
    while let block = try blocks.next() {
      // That of the first run is changed.
      let tile = try #require(PaintedTile(block.bytes))
      let bytes =
        changed.isEmpty ? Self.block(tile.picture, changed: change) : Array(block.bytes)
      changed.append(PartFile.block(bytes, of: block.run, frames: 0))
    }
    try folder.write(
      PartFile.head(part.scenario, part.shard, runs: changed.count) + changed.joined(), to: name)
    let merge = await InnerRender.run("merge sheet.yaml", in: folder)
    #expect(merge.code == 2)
    #expect(merge.complaint == "render: '\(name)' is incomplete; make that part again\n")
    #expect(!folder.names.contains("all.png"))
  }

  private static func block(_ picture: IndexedPicture, changed: Change) -> [UInt8] {
    let (width, height) = (picture.width, picture.height)
    func tile(_ width: Int, _ height: Int, _ palette: [Colour], look: Int = 0) -> [UInt8] {
      let pixels = [UInt8](repeating: UInt8(palette.count - 1), count: width * height)
      let picture = IndexedPicture(width: width, height: height, palette: palette, pixels: pixels)
      return PaintedTile(number: 3, tick: 5, look: look, picture: picture).bytes
    }
    return switch changed {
    case .smaller: tile(width - 1, height, picture.palette)
    case .larger: tile(width + 900, height + 900, picture.palette)
    case .fewColours:
      tile(width, height, picture.palette).dropLast() + [UInt8(picture.palette.count)]
    case .cut: tile(width, height, picture.palette).dropLast()
    case .otherLook: tile(width, height, picture.palette, look: 1)
    }
  }
}
