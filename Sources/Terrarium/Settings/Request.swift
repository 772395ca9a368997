internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// The requested film: a world, and settings by their names. Nothing is checked before it is
/// planned.
struct Request: Sendable {
  let world: any WorldKind
  /// True if the world is the caller's own.
  var isOwn = false
  let settings: [String: SettingValue]
  var steps: Steps?
  /// The settings that it uses; nil if it uses all of the world's.
  var used: Set<String>?

  /// Plans everything that should be made; further settings give the destination.
  ///
  /// - Throws: all faults together.
  func jobs(for outputs: [String: SettingValue]) throws(FilmError) -> [Job] {
    let known = Catalogue.ofLibrary
    // A built-in world of the same name does not hide a world of your own.
    let catalogue =
      isOwn
      ? Catalogue(known.worlds.filter { $0.name != world.name } + [world], known.extras) : known
    var faults = Faults()
    var written = WrittenSettings()
    let settings = settings.merging(outputs) { _, output in output }
    for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
      let place = Place.word(name)
      if outputs[name] != nil, self.settings[name] != nil {
        faults.add(used == nil ? .given(twice: name) : .needs(name, "a film"))
      }
      if ["steps", "world"].contains(name) {
        faults.add(.said("'\(name)' is not a setting here", "give it as a parameter"), at: place)
      } else if let problem = catalogue.problem(ofKey: name, in: world) {
        faults.add(problem, at: place)
      } else if let used, outputs[name] == nil, !used.contains(name) {
        faults.add(.needs(name, "a film"), at: place)
      } else {
        written.set(.init(name: name, namePlace: place, value: value.node(at: place)))
      }
    }
    if let (node, found) = steps?.read() {
      faults.add(found)
      written.set(.init(name: "steps", namePlace: node.place, value: node))
    }
    var jobs: [Job] = []
    let scenario = Scenario(world, in: catalogue, written: written)
    do throws(Faults) {
      jobs = try WorkContext.current.with(catalogue.formats).with(ReadLog()).run {
        Result { () throws(Faults) in try scenario.jobs() }
      }.get()
    } catch {
      faults.add(error)
    }
    guard faults.list.isEmpty else { throw FilmError(faults.withoutEchoes.sorted) }
    return jobs
  }
}
