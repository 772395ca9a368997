internal import Files
internal import Planning
internal import Playback
internal import Vocabulary
internal import Worlds

/// The requested film: a world, and settings by their names. Nothing is checked before it is
/// planned.
struct Request: Sendable {
  let world: any WorldKind
  /// True if the world is the caller's own.
  private let isOwn: Bool
  private let settings: [String: SettingValue]
  /// Steps as YAML has them.
  let steps: String?

  init(
    _ world: any WorldKind, isOwn: Bool, _ settings: [String: SettingValue], steps: String?
  ) {
    (self.world, self.isOwn, self.settings, self.steps) = (world, isOwn, settings, steps)
  }

  /// Plans everything that is to be written to some paths.
  ///
  /// - Throws: everything that is wrong, in one go.
  func jobs(out paths: [String]) throws(FilmError) -> [Job] {
    let catalogue = Catalogue(Catalogue.builtIn.worlds + (isOwn ? [world] : []))
    var faults = Faults()
    var written = WrittenSettings()
    var settings = settings
    if !paths.isEmpty { settings[Setting.out.name] = SettingValue(paths.map { SettingValue($0) }) }
    for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
      let place = Place.word(name)
      if let problem = catalogue.problem(ofKey: name, in: world) {
        faults.add(problem, at: place)
      } else {
        written.set(.init(name: name, namePlace: place, value: value.node(at: place)))
      }
    }
    if let node = readSteps(&faults) {
      written.set(.init(name: "steps", namePlace: node.place, value: node))
    }
    var jobs: [Job] = []
    do throws(Faults) {
      jobs = try Job.all(world: world, in: catalogue, written: written)
    } catch {
      faults.add(error)
    }
    guard faults.list.isEmpty else { throw FilmError(faults.withoutEchoes.sorted) }
    return jobs
  }

  private func readSteps(_ faults: inout Faults) -> Node? {
    guard let steps else { return nil }
    let source = SourceText(path: "steps", bytes: Array(steps.utf8))
    let (node, found) = YAMLReader.read(source)
    faults.add(found)
    return node ?? Node(.list([]), at: .file(path: "steps", line: 1, column: 1, length: 1))
  }
}
