import TerrariumPictures
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

/// A sheet shows each film's own picture in its tile, pixel by pixel.
struct SheetArtistTests {
  private static let looks: [[Look]] = [
    [look(.square, .pixelsACell(3))], [look(.circle, .pixelsACell(6), theme: "dark")],
    [look(.sprite, .pixelsACell(16))],
    [look(.rounded, .pixelsACell(5), grid: true), look(.square, .pixelsACell(4), theme: "dark")],
  ]

  private func artist(_ looks: [Look], _ size: GridSize) throws -> FilmArtist {
    try FilmArtist(looks: looks, subject: seaLike, window: size, facts: FilmFacts(size))
  }

  private func page(
    _ tile: GridSize, _ axes: SheetAxis..., look: Look = Look(theme: Theme.all[0])
  ) -> SheetPage {
    SheetPage(
      tile: tile, axes: axes, look: look, subject: seaLike,
      facts: FilmFacts(ofMany: .ticks, chartUnit: nil))
  }

  @Test func `the ground of a sheet's chart is as wide as its tiles`() throws {
    var look = Look(theme: Theme.all[0])
    look.chart.place = .under
    let page = page(
      GridSize(columns: 120, rows: 80), SheetAxis(name: "seed", labels: ["1", "2", "3", "4"]),
      look: look)
    let chart = try #require(page.frame.place(of: .chart))
    #expect(chart.left..<chart.right == page.layout.span)
  }

  @Test(arguments: [14, 20, 24, 28, 40])
  func `no part of a table's page goes beyond it`(letters: Int) {
    var look = Look(theme: Theme.all[0])
    look.text = TextStyle(size: letters)
    look.texts.caption = PictureText("tick")
    var captions = 0
    for side in [16, 25, 60, 120, 200] {
      let page = page(
        GridSize(columns: side, rows: side), SheetAxis(name: "seed", labels: ["1", "2"]),
        SheetAxis(name: "theme", labels: ["1", "2"]), look: look)
      guard let caption = page.frame.place(of: .caption) else { continue }
      captions += 1
      #expect(caption.left >= 0 && caption.right <= page.width, "tiles of \(side) pixels")
    }
    #expect(captions > 0)
  }

  private func frame(_ tiles: [Frame], _ number: Int) -> Frame {
    Frame(number: number, tick: 0, census: [], scene: SheetFrame(tiles: tiles))
  }

  /// Returns films of random sizes and looks, a few frames of each, some of them standing still.
  private func films(
    _ count: Int, of looks: [[Look]], seed: UInt64
  ) throws -> (artists: [FilmArtist], frames: [[Frame]]) {
    var random = Seed(seed).stream("films")
    var artists: [FilmArtist] = []
    var frames: [[Frame]] = []
    for film in 0..<count {
      let size = GridSize(columns: 1 + random.draw(below: 9), rows: 1 + random.draw(below: 9))
      let looks = looks[random.draw(below: looks.count)]
      artists.append(try artist(looks, size))
      let stands = random.happens(1, in: 3)
      frames.append(
        (0..<4).map { number in
          Frame(
            number: number, tick: number,
            cells: randomStates(size, seed: UInt64(film * 10 + (stands ? 0 : number))),
            census: [0, 0, 0], look: number % looks.count)
        })
    }
    return (artists, frames)
  }

  private func check(_ artists: [FilmArtist], _ films: [[Frame]], isExact: Bool) throws {
    let tile = GridSize(
      columns: artists.map(\.form.width).max() ?? 1, rows: artists.map(\.form.height).max() ?? 1)
    let axis = SheetAxis(name: "seed", labels: films.indices.map(String.init))
    let sheet = try SheetArtist(page(tile, axis), artists: artists)
    let frames = (0..<4).map { number in frame(films.map { $0[number] }, number) }
    let series = sheet.draw(frames)
    var rest = [series[0]]
    sheet.draw(frames[...], after: &rest)
    #expect(rest == series)
    for (number, frame) in frames.enumerated() {
      let picture = sheet.draw(frame)
      #expect(TruePicture(picture) == TruePicture(series[number]), "the order does not matter")
      guard isExact else { continue }
      for (film, corner) in sheet.layout.corners.enumerated() {
        let own = TruePicture(artists[film].draw(films[film][number]))
        let part = TruePicture(picture).part(
          left: corner.x + (tile.columns - own.width) / 2,
          top: corner.y + (tile.rows - own.height) / 2, width: own.width, height: own.height)
        #expect(part == own, "film \(film), frame \(number)")
      }
    }
  }

  @Test(arguments: UInt64(0)..<12)
  func `a tile has the pixels of its film's own picture`(seed: UInt64) throws {
    let looks = Array(Self.looks.prefix(2))
    let (artists, frames) = try films(1 + Int(seed), of: looks, seed: seed)
    try check(artists, frames, isExact: true)
  }

  @Test func `so it is where films change their colours on the way`() throws {
    let (artists, frames) = try films(5, of: [Self.looks[3], Self.looks[0]], seed: 3)
    try check(artists, frames, isExact: true)
  }

  @Test func `of more colours than a palette has those of texts and states stay`() throws {
    let size = GridSize(columns: 4, rows: 4)
    let artists = try Theme.all.flatMap { theme in
      try [CellShape.sprite, .circle].map { shape in
        try artist([look(shape, .pixelsACell(16), theme: theme.name)], size)
      }
    }
    #expect(Set(artists.flatMap(\.palette)).count > 255)
    let frames = artists.indices.map { film in
      (0..<4).map {
        Frame(number: $0, tick: $0, cells: randomStates(size, seed: UInt64(film)), census: [])
      }
    }
    try check(artists, frames, isExact: false)
    let theme = try #require(Theme.named("light"))
    let sheet = try SheetArtist(
      page(
        GridSize(columns: 64, rows: 64),
        SheetAxis(name: "theme", labels: artists.indices.map(String.init))),
      artists: artists)
    #expect(sheet.form.table.count == 255)
    for tone in [Tone.background, .text, .muted] {
      #expect(sheet.form.table.contains(theme[tone]))
    }
    for theme in Theme.all {
      for tone in [Tone.water, .penguin, .orca] {
        #expect(sheet.form.table.contains(theme[tone]), "\(theme.name)")
      }
    }
  }

  @Test func `a sheet that is too large is refused`() throws {
    let size = GridSize(columns: 9, rows: 9)
    let one = try artist([look(.square, .pixelsACell(1000))], size)
    let count = 5
    let layout = page(
      GridSize(columns: one.form.width, rows: one.form.height),
      SheetAxis(name: "seed", labels: (1...count).map(String.init)))
    #expect(
      throws: DrawingError.tooLarge(
        width: layout.width, height: layout.height, side: Limits.pictureSide,
        area: Limits.pictureArea)
    ) {
      _ = try SheetArtist(layout, artists: [FilmArtist](repeating: one, count: count))
    }
  }
}
