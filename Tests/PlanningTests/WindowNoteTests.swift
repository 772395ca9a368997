import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumRunning
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import Testing

extension Notice {
  /// The view that shows everything that the window cuts off.
  fileprivate var view: CellRect? {
    guard case .cutOff(_, let all) = self, case .view(let view) = all[0] else { return nil }
    return view
  }
}

/// The notices for a default window that cuts off live cells, and for letters that are missing.
struct WindowNoteTests {
  private func notices(_ settings: String) async throws -> [Notice] {
    let text = "world: life\nout: a.gif\n\(settings)\n"
    return try await TemporaryFolder().runAll(text)[0].notices
  }

  @Test(arguments: [
    ("title: Жизнь ¿Ñandú? №1 {tick}", nil), ("caption: \"two\\nlines É\"", nil),
    ("title: λ-calculus λ\ncaption: 世界", "λ世界"),
    ("annotate: [{label: 'a مَ', at: [1, 1]}, {box: [0, 0, 2, 2]}]", "مَ"),
    ("steps: [{run: 1}, {set: {title: αβγδεζηθικλμν}}, {run: 1}]", "αβγδεζηθικλμ…"),
    ("vary: {seed: 1..3}\ntitle: '🐧'", "🐧"),
  ])
  func `letters that the built-in typeface lacks are told once`(
    settings: String, letters: String?
  ) async throws {
    let notice = letters.map {
      Notice.said("the built-in typeface has no '\($0)'; --font=FILE takes one of your own")
    }
    let told = try await notices("pattern: block\nsize: 40x20\ncell: 8\n\(settings)")
    #expect(told == [notice].compactMap(\.self))
  }

  @Test(arguments: [
    // Two blocks that stay apart, further than the default window is wide, or not.
    ("pattern: '2o297b2o$2o297b2o!'\nframes: 2", nil),
    ("pattern: '2o97b2o$2o97b2o!'\nframes: 2", nil),
    // A glider that leaves after the window was full of cells, and one that leaves alone.
    (
      "pattern: '2o198b2o$2o198b2o197$bo198b2o$2bo197b2o$3o!'\nframes: 41\nevery: 4",
      CellRect(x: -2, y: -2, width: 206, height: 245)
    ),
    ("pattern: glider\nframes: 200\nevery: 4", CellRect(x: -2, y: -2, width: 206, height: 206)),
    (
      "pattern: glider\nrule: B3/S23:T0,20\nframes: 200\nevery: 4",
      CellRect(x: 28, y: 0, width: 206, height: 20)
    ), ("pattern: 200o!\nrule: B3/S23:P0,20\nframes: 1", nil),
    ("pattern: 201o!\nrule: B3/S23:P0,20\nframes: 1", nil),
    ("pattern: glider\nframes: 200\nevery: 4\nview: [0, 0, 9, 9]", nil),
    ("pattern: glider\nframes: 200\nevery: 4\nsize: 9x9", nil),
    ("pattern: glider\nframes: 200\nevery: 4\nview: follow", nil),
  ])
  func `a note names the view that shows all`(settings: String, view: CellRect?) async throws {
    let views = try await notices(settings).compactMap(\.view)
    #expect(views == (view.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("skip: 1000000", "--view=-2,-2,250022,250009 --fit=800x800 shows all of it"),
    ("skip: 1000000\nfit: 90x90", "--view=-2,-2,250022,250009 shows all of it"),
    ("skip: 10000000000", "--view=follow keeps it in view"),
    ("skip: 500000\ncell: 3", "--view=follow keeps it in view"),
    ("skip: 8000\ncell: 3", "--view=-2,-2,2022,2009 shows all of it"),
    ("skip: 50000\nvary: {seed: 1..2}", "--view=-2,-2,12522,12509 --fit=800x800 shows all of it"),
    (
      "skip: 50000\nvary: {seed: 1..2}\nfit: 90x90", "--view=-2,-2,12522,12509 shows all of it"
    ), ("skip: 50000\nvary: {seed: 1..2}\ncell: 3", "--view=follow keeps it in view"),
  ])
  func `a note names flags that can be given`(settings: String, flags: String) async throws {
    let film = "pattern: gosper-glider-gun\nframes: 2\n\(settings)"
    let told = try await notices(film).map(\.sentence)
    #expect(told.contains { $0.hasSuffix("; \(flags)") }, "\(told)")
    let given = flags.split(separator: " ").filter { $0.hasPrefix("--") }
      .map { $0.dropFirst(2).replacing("=", with: ": ") + "\n" }.joined()
    #expect(Scenario.faults("world: life\nout: a.gif\n\(film)\n\(given)").isEmpty)
  }

  @Test(arguments: [
    (
      "out: a.txt\nframes: 6",
      "; --view=-2,-2,259,8 shows all of it; in texts --size=259x8 --at=2,2 shows all of it"
    ),
    (
      "out: a.txt\nframes: 6\nat: [5, -7]",
      "; --view=3,-9,259,8 shows all of it; in texts --size=259x8 --at=2,2 shows all of it"
    ),
    ("out: a.txt\nsteps: [{run: 500}]", "; in texts a .rle file has all of it"),
    ("out: a.txt\nframes: 6\nview: follow", "view has no effect here; use it with a picture"),
    (
      "out: [a.png, a.txt]\nframes: 6",
      "; --view=-2,-2,259,8 shows all of it; in texts --size=259x8 --at=2,2 shows all of it"
    ),
  ])
  func `a note names what texts take`(settings: String, says: String?) async throws {
    let text = "world: life\npattern: lwss\nevery: 100\n\(settings)\n"
    let told = try await TemporaryFolder().runAll(text)[0].notices.map(\.sentence)
    #expect(told.count == (says == nil ? 0 : 1) && told.allSatisfy { $0.hasSuffix(says ?? "") })
  }

  @Test func `a chart without room is told of its other place`() async throws {
    let told = try await notices("size: 400x3\ncell: 3\nedges: wrap\nchart: beside\nframes: 2")
    let advice = "; make the picture larger, or try chart under or beside"
    #expect(told.map { $0.sentence.hasSuffix(advice) } == [true])
  }

  private static let glider = CellRect(x: -2, y: -2, width: 253, height: 253)

  @Test(arguments: [
    ("panels: [0, 984]", "png", glider),
    ("vary: {theme: [light, dark]}\nframes: 985", "png", glider),
    ("vary: {theme: [light, dark]}\nevery: 8\nframes: 124", "gif", glider),
    ("vary: {pattern: [block, glider]}\nframes: 985", "png", glider),
    ("panels: [0, 300]", "png", nil), ("panels: [0, 984]\nview: [0, 0, 9, 9]", "png", nil),
  ])
  func `a sheet has one note for all of its tiles`(
    settings: String, ending: String, view: CellRect?
  ) async throws {
    let pattern = settings.contains("pattern") ? "" : "pattern: glider\n"
    let text = "world: life\nout: a.\(ending)\ncell: 1\n\(pattern)\(settings)\n"
    let views = try await TemporaryFolder().runAll(text)[0].notices.compactMap(\.view)
    #expect(views == (view.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("label: here, at: [200, 5]", "the annotation 'here' at 200,5 is not visible: "),
    ("line: [[-9, 3], [-4, 3]]", "the annotation at -9,3 is not visible: "),
    ("label: here, at: [30, 9]", nil),
    ("label: here, at: [30, 10]", "the annotation 'here' at 30,10"),
    ("line: [[-9, 3], [4, 3]]", nil), ("label: moves, at: [200, 5], move: [-1, 0]", nil),
  ])
  func `an annotation that is not seen is told`(annotation: String, says: String?) async throws {
    for view in ["", "\nview: follow"] {
      let told = try await notices(
        "pattern: gosper-glider-gun\nsize: 38x10\nframes: 3\nannotate: [{\(annotation)}]\(view)"
      ).map(\.sentence).filter { $0.contains("annotation") }
      #expect(told.count == (view.isEmpty && says != nil ? 1 : 0), "\(told)")
      if let says, view.isEmpty {
        #expect(told[0].hasPrefix(says) && told[0].contains("shows the cells 0,0,38,10"))
      }
    }
  }

  @Test(arguments: [
    ("at: [1, 1], from: 7", "1,1 is not visible: the film is from tick 3 to 6; change from or to"),
    ("at: [1, 1], to: 2", "1,1 is not visible: the film is from tick 3 to 6; change from or to"),
    ("at: [1, 1], to: 3", nil), ("at: [1, 1], from: 6", nil),
    (
      "at: [1, 1], move: [1, 0], from: 9",
      "1,1 is not visible: the film is from tick 3 to 6; change from or to"
    ),
    (
      "at: [108, 2], on: picture",
      "108,2 is not visible: positions on the picture are from 0 to 100; move it"
    ),
    ("at: [100, 0], on: picture", nil),
  ])
  func `an annotation beside the film's ticks or the picture is told`(
    annotation: String, says: String?
  ) async throws {
    for view in ["", "\nview: follow"] {
      let told = try await notices(
        "pattern: gosper-glider-gun\nsize: 38x10\nskip: 3\nframes: 4\nannotate: [{label: a, \(annotation)}]\(view)"
      ).map(\.sentence).filter { $0.hasPrefix("the annotation") }
      #expect(told == (says.map { ["the annotation 'a' at \($0)"] } ?? []))
    }
  }
}
