internal import TerrariumEncoding
internal import TerrariumPlayback
internal import TerrariumVocabulary

extension Scenario {
  /// The scenario without the settings that give way: those that exclude one of higher rank, and
  /// defaults for all worlds that mean nothing in this one or beside its other settings.
  ///
  /// The settings are read for that until the rest fits together. Nothing is planned.
  var settled: Scenario {
    guard written.mayGiveWay else { return self }
    return written.yielding(to: faultsOfReading, isOfOthers: isOfOthers).map { with($0).settled }
      ?? self
  }

  /// The faults of its settings, read for a film, or for each output of several films.
  private var faultsOfReading: Faults {
    var faults: Faults
    guard varies else {
      faults = faultsOfOneRun
      faults.add(faultsOfFilm())
      return faults
    }
    let variants: Variants
    do throws(Faults) { variants = try Variants(self) } catch {
      faults = error
      faults.add(firstVariant.faultsOfFilm())
      return faults
    }
    faults = variants.faultsOfSingleRuns
    for output in variants.outputs {
      let (named, others) = variants.divided(by: output)
      let first = variants.base.with(outputs: [output.path]).varied(by: named, number: 0)
      if others.isEmpty {
        faults.add(first.faultsOfFilm())
      } else {
        let reading = SheetReading(
          of: first, varied: others, isPage: output.isPage, isBesidePage: variants.explores)
        faults.add(reading.faultsOfReading)
      }
    }
    return faults
  }

  /// The faults of its settings as those of a film, or of a tile.
  func faultsOfFilm(_ tile: Plan.Tile? = nil) -> Faults {
    do throws(Faults) {
      let plan = try Plan(self, tile: tile, isOnlyRead: true)
      var faults = Faults()
      if tile == nil, let fault = written.faultOfIdleFrame(beside: plan.outputs) {
        faults.add(fault.problem, at: fault.place)
      }
      return faults
    } catch {
      return error
    }
  }

  /// True if its world rejects a value that is a default for all worlds, and another world accepts
  /// it.
  private func isOfOthers(_ entry: WrittenSettings.Entry) -> Bool {
    refuses(entry) == true
      && catalogue.having(setting: entry.name).contains { other in
        guard other.name != world.name else { return false }
        let names = Set(other.words.vocabulary.map(\.name))
        let defaults = written.entries.filter { $0.rank == .general && names.contains($0.name) }
        let scenario = Scenario(
          other, in: catalogue, written: WrittenSettings(defaults), folder: folder, home: home)
        return scenario.refuses(entry) == false
      }
  }

  /// True if its world rejects a value by its own rules, for example as a rule, pattern or size;
  /// nil if another value is rejected, and not all were read.
  private func refuses(_ entry: WrittenSettings.Entry) -> Bool? {
    var reader = reader
    let kind = world.resolved(by: &reader)
    let start = kind.start(&reader)
    _ = reader.look(of: kind, note: start?.note)
    let measures = Measure.all(of: kind, with: catalogue.extras)
    _ = RunTable.measures(from: &reader, among: measures)
    _ = RunChoice(from: &reader, among: measures)
    if let problem = reader.value(.until)?.problem(inFilmsOf: kind) {
      reader.refuse(problem, for: Setting.until.name)
    }
    if reader.faults.list.contains(where: { written.entry(around: $0.place) == entry }) {
      return true
    }
    return start == nil ? nil : false
  }
}

extension WrittenSettings {
  /// The fault of a chosen frame beside outputs that show no single picture; nil if there is none.
  /// A scenario or a recipe keeps its frame even if it is given another output.
  func faultOfIdleFrame(beside outputs: [OutputPlan]) -> Fault? {
    guard let place = self["frame"]?.value.place,
      !outputs.contains(where: { $0.isStill && $0.format.content == .picture })
    else { return nil }
    switch (place, self["out"]?.value.items.first?.place) {
    case (.flag, .flag), (.file, .file):
      return Fault(.needs("frame", "a .png, .svg or .pdf"), at: place)
    default: return nil
    }
  }
}
