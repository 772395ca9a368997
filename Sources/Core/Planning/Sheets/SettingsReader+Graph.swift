internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

extension SettingsReader {
  /// Rejects settings that do not fit a picture of many runs: of their numbers, or without a plan of
  /// the objects that they leave.
  mutating func checkGraph(
    _ plan: GraphPlan?, in outputs: [OutputPlan], varied: [Variation]
  ) {
    let kind = plan?.kind.rawValue ?? "objects"
    for output in outputs where output.format.isPicture {
      guard !output.format.canBeOnePicture || output.numbered != nil else { continue }
      let what = WorldMessage(
        "'\(output.path)' shows no \(kind): that is one picture of all runs",
        "write a .png, .svg or .pdf")
      refuse(problem(of: plan, what, beside: Setting.out.name), at: output.place)
    }
    for (name, value) in textsOfGraph {
      let text = value.text.replacing("{{", with: "")
      guard varied.contains(where: { text.contains("{\($0.name)}") }) else { continue }
      refuse(problem(of: plan, differingIn: name), at: value.place)
    }
    let choosing = [
      ("sort", isGiven(.sort)), ("top", isGiven(.top)), ("distinct", value(.distinct) ?? false),
    ]
    if plan?.kind == .heat, let name = choosing.first(where: \.1)?.0 {
      let what = WorldMessage(
        "a heat map has no order of runs: use \(name) with sheets, tables and scatters",
        "leave it out")
      refuse(problem(of: plan, what, beside: name), for: name)
    }
  }

  /// The title and the caption, if given.
  private var textsOfGraph: [(name: String, value: Node)] {
    ["title", "caption"].compactMap { name in written[name].map { (name, $0.value) } }
  }

  /// The problem of combining a picture of many runs with a setting. A style that is a default for
  /// all worlds gives way to it.
  private func problem(
    of plan: GraphPlan?, _ what: WorldMessage, beside setting: String
  ) -> Problem {
    plan != nil && hasUsualChartStyle ? .excludes(Setting.chartStyle.name, setting) : .said(what)
  }

  /// The problem of a text that depends on a varying setting.
  private func problem(of plan: GraphPlan?, differingIn name: String) -> Problem {
    let what = WorldMessage(
      "the \(name) of a picture of many runs cannot contain what differs between them",
      "leave out what varies")
    return problem(of: plan, what, beside: name)
  }

  /// The artist for a picture of many runs, of which some plans are samples: of their numbers, or of
  /// the objects in a table.
  func artist(
    of plan: GraphPlan?, _ table: RunTable?, _ samples: [Plan], varied: [Variation],
    _ values: [SheetValues]
  ) throws(Faults) -> any RunsPainter {
    var faults = Faults()
    let looks = samples.map { $0.film.looks[0] }
    for (name, value) in textsOfGraph {
      let texts = looks.map { name == "title" ? $0.texts.title : $0.texts.caption }
      let isOnce = texts.allSatisfy { $0 == texts[0] && $0?.isFixed ?? true }
      if !isOnce { faults.add(problem(of: plan, differingIn: name), at: value.place) }
    }
    guard faults.list.isEmpty else { throw faults }
    let room = varied.contains { $0.name == Setting.fit.name } ? nil : given(.fit)
    let place = self.place(of: .fit) ?? self.place(of: .chartStyle) ?? varied.first?.namePlace
    let (look, subject) = (looks[0].onPage(with: looks), samples[0].subject.onPage)
    let facts = FilmFacts(
      ofMany: samples[0].worldStart.clock, chartUnit: samples[0].world.subject.chartUnit)
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
            count: count, columns: given(.columns), look: look, subject: subject, facts: facts,
            room: room)
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
