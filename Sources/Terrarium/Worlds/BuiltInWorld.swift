internal import Playback
internal import Simulation
internal import Worlds

/// A world that comes with the package, and what it begins with.
///
/// What is left out is as the world has it; everything else that it understands goes into the
/// `settings` of a ``Film``, such as `["at": [2, 2]]` for life.
public struct BuiltInWorld: Sendable {
  let kind: any WorldKind
  let settings: [String: SettingValue]

  /// A world of the list; a test makes each of them.
  init(_ name: String, _ settings: [String: SettingValue?]) {
    kind = Catalogue.builtIn[name] ?? Catalogue.builtIn.worlds[0]
    self.settings = settings.compactMapValues { $0 }
  }
}
