internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

/// Makes the artist for a picture of many runs: of their numbers, or of the objects that they
/// leave.
struct GraphDrawing: Sendable {
  /// The picture of numbers; nil for one of objects.
  let plan: GraphPlan?
  private let table: RunTable?
  private let columns: Int?
  /// The size of the whole picture, if given.
  let room: GridSize?
  /// The place to report if the picture is too large.
  let place: Place?
  /// The places of the title and the caption, if given.
  private let textPlaces: [(name: String, place: Place)]
  /// True if the request is a default for all worlds, which gives way to other settings.
  private let isUsual: Bool

  /// Creates the drawing that the settings request; nil for films and sheets of frames.
  init(
    _ plan: GraphPlan?, _ table: RunTable?, of draft: inout Draft, _ outputs: [OutputPlan],
    varied: [Variation]
  ) {
    self.plan = plan
    self.table = table
    columns = draft.value(.columns)
    let kind = plan?.kind.rawValue ?? "objects"
    let isFitted = draft.isGiven(.fit) && !varied.contains { $0.name == Setting.fit.name }
    room = isFitted ? draft.value(.fit) : nil
    place =
      draft.written["fit"]?.value.place ?? draft.written["chart-style"]?.value.place
      ?? varied.first?.namePlace
    isUsual = plan != nil && draft.hasUsualChartStyle
    textPlaces = ["title", "caption"].compactMap { name in
      draft.written[name].map { (name, $0.value.place) }
    }
    for output in outputs where output.format.isPicture {
      guard !output.format.canBeOnePicture || output.numbered != nil else { continue }
      let what = WorldMessage(
        "'\(output.path)' shows no \(kind): that is one picture of all runs",
        "write a .png, .svg or .pdf")
      draft.refuse(problem(what, beside: Setting.out.name), at: output.place)
    }
    for (name, place) in textPlaces {
      let text = draft.written[name]?.value.text.replacing("{{", with: "") ?? ""
      guard varied.contains(where: { text.contains("{\($0.name)}") }) else { continue }
      draft.refuse(problem(Self.differs(name), beside: name), at: place)
    }
    let choosing = [
      ("sort", draft.isGiven(.sort)), ("top", draft.isGiven(.top)),
      ("distinct", draft.value(.distinct) ?? false),
    ]
    if plan?.kind == .heat, let name = choosing.first(where: \.1)?.0 {
      let what = WorldMessage(
        "a heat map has no order of runs: use \(name) with sheets, tables and scatters",
        "leave it out")
      draft.refuse(problem(what, beside: name), for: name)
    }
  }

  /// The problem of combining a picture of many runs with a setting.
  private func problem(_ what: WorldMessage, beside setting: String) -> Problem {
    isUsual ? .excludes(Setting.chartStyle.name, setting) : .said(what)
  }

  /// The fault of a text that depends on a varying setting.
  private static func differs(_ name: String) -> WorldMessage {
    WorldMessage(
      "the \(name) of a picture of many runs cannot contain what differs between them",
      "leave out what varies")
  }

  /// The artist for runs of which some plans are samples.
  func artist(
    _ samples: [Plan], varied: [Variation], _ values: [SheetValues]
  ) throws(Faults) -> any RunsPainter {
    var faults = Faults()
    let looks = samples.map { $0.film.looks[0] }
    for (name, place) in textPlaces {
      let texts = looks.map { name == "title" ? $0.texts.title : $0.texts.caption }
      let isOnce = texts.allSatisfy { $0 == texts[0] && $0?.isFixed ?? true }
      if !isOnce { faults.add(problem(Self.differs(name), beside: name), at: place) }
    }
    guard faults.list.isEmpty else { throw faults }
    let (look, subject) = (looks[0].onPage(with: looks), samples[0].subject.onPage)
    let facts = FilmFacts(
      ofMany: samples[0].worldStart.clock, measure: samples[0].world.subject.measure)
    let what: WorldMessage
    do throws(DrawingError) {
      if let plan {
        var names = plan.names(
          varied: varied, values, of: samples[0].world.subject, in: look.language)
        names.titles = look.chart.axes
        let artist = try RunGraphArtist(
          plan.kind, names: names, look: look, subject: subject, facts: facts, room: room)
        if artist.hasRoom { return artist }
        what =
          plan.kind == .heat
          ? WorldMessage(
            "the picture has too few pixels for a heat map of so many values",
            "make it larger, or vary fewer values")
          : WorldMessage("a \(plan.kind.rawValue) has no room in this picture", "make it larger")
      } else {
        func artist(of count: Int) throws(DrawingError) -> HaulArtist {
          try HaulArtist(
            count: count, columns: columns, look: look, subject: subject, facts: facts, room: room)
        }
        let all = try artist(of: table?.mostShown ?? 1)
        if all.showsObjects { return all }
        // The number of kinds is given by `top`, or limited by the room.
        let most = table?.top == nil ? all.mostWithRoom : 0
        if most > 0 { return try artist(of: most) }
        what = WorldMessage(
          "so many objects have no room in this picture", "make it larger, or lower top")
      }
    } catch {
      throw Faults([Fault(error.problem, at: place)])
    }
    throw Faults([Fault(.said(what), at: place)])
  }
}
