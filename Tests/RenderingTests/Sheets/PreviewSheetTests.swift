import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

private func preview(_ name: String, _ columns: Int, _ rows: Int) -> PreviewSheet.Preview {
  PreviewSheet.Preview(
    name: name, cells: StateGrid(size: GridSize(columns: columns, rows: rows), filledWith: 1))
}

private let font = Font(size: 12)

/// Some groups of patterns of many sizes.
private let groups = [
  PreviewSheet.Group(
    heading: "Many",
    previews: (0..<60).map { preview("figure-\($0)", 1 + $0 * 7 % 40, 1 + $0 * 11 % 30) }),
  PreviewSheet.Group(heading: "Two", previews: [preview("a", 3, 3), preview("b", 9, 40)]),
  PreviewSheet.Group(heading: "One", previews: [preview("unbreakablename", 2, 2)]),
  PreviewSheet.Group(heading: "High", previews: [preview("tower", 3, 300)]),
]

@Test(arguments: [200, 600, 1600])
func `a page of lines has all figures at one scale, and none over another`(width: Int) {
  let layout = PreviewLayout(lines: groups, width: width, font)
  #expect(layout.places.count == 64 && layout.headings.count == 4)
  let page = PixelRect(left: 0, top: 0, width: width, height: layout.height)
  for (number, place) in layout.places.enumerated() {
    #expect(page.contains(place.tile), "\(place.preview.name)")
    for other in layout.places[..<number] {
      #expect(!place.tile.overlaps(other.tile), "\(place.preview.name)")
    }
    let size = place.scale.size(of: place.preview.cells.size)
    #expect(size.columns <= place.tile.width && size.rows <= place.tile.height)
    // Groups that would take half a page have smaller cells, and no other difference.
    #expect(place.scale.cell == (place.preview.name == "tower" ? 1 : 4))
    #expect(place.label.allSatisfy { font.width(of: $0) <= place.tile.width })
    #expect(place.label.joined() == place.preview.name || width == 200)
  }
}

@Test(arguments: [600, 1600])
func `an overview has the smallest figures of each group in a line of half the page`(width: Int) {
  let layout = PreviewLayout(lines: groups, width: width, font, isOverview: true)
  #expect(layout.headings.count == 4 && (5..<40).contains(layout.places.count))
  let many = layout.places.filter { $0.preview.name.hasPrefix("figure") }
  #expect(Set(many.map(\.tile.top)).count == 1 && many.allSatisfy { $0.tile.right <= width / 2 })
  #expect(layout.places.allSatisfy { $0.label.joined() == $0.preview.name })
}

@Test func `a tile of snapshots is large enough to be seen`() {
  #expect(min(PreviewLayout.tile.columns, PreviewLayout.tile.rows) >= 160)
}

@Test func `all lines of a group but the last are as wide as the page`() {
  let layout = PreviewLayout(lines: groups, width: 600, font)
  let lines = Dictionary(grouping: layout.places.prefix(60), by: \.tile.top)
  let ends = lines.sorted { $0.key < $1.key }.map { $0.value.map(\.tile.right).max() ?? 0 }
  #expect(ends.dropLast().allSatisfy { $0 == 600 - 12 } && ends.count > 3)
  // Small groups share a line.
  #expect(layout.headings[1].top == layout.headings[2].top)
}

@Test(arguments: [1, 2])
func `a tile keeps its time whole, however long its name is`(scale: Int) {
  func lines(_ name: String) -> (labels: [[String]], height: Int) {
    let preview = PreviewSheet.Preview(
      name: name, time: "tick 10", cells: StateGrid(size: GridSize(columns: 3, rows: 3)))
    let layout = PreviewLayout(
      tiles: [PreviewSheet.Group(heading: "", previews: [preview])], columns: 1,
      font.sized(12 * scale), scale: scale)
    return (layout.places.map(\.label), layout.height)
  }
  for (name, label) in [
    ("before-the-very-first-catastrophe", ["before-the-very-first-", "catastrophe"]),
    ("before the very first catastrophe", ["before the very first", "catastrophe"]),
  ] {
    #expect(lines(name).labels == [label + ["tick 10"]])
  }
  let long = "first one with a very long name that goes on and on and on and on and on"
  let (named, nameless) = (lines(long), lines(""))
  #expect(named.labels.map(\.last) == ["tick 10"] && named.labels[0][1].hasSuffix("…"))
  #expect(nameless.labels == [["tick 10"]])
  #expect(named.height - nameless.height == 2 * font.sized(12 * scale).height)
}

@Test func `a sheet has the same figures as pixels and as shapes`() {
  for arrangement in [PreviewSheet.Arrangement.tiles(columns: 5), .lines(width: 500)] {
    let sheet = PreviewSheet(theme: Theme.all[1], arrangement)
    let pixels = TruePicture(sheet.picture(of: groups))
    let difference = pixels.meanDifference(from: SketchRaster.picture(of: sheet.sketch(of: groups)))
    #expect((difference ?? 255) < 2, "\(arrangement)")
  }
}
