internal import TerrariumPlayback

/// A world that comes with the package, and its start.
///
/// Omitted parameters have the world's defaults; all other settings go into the `settings` of a
/// ``Film``, such as `["at": [2, 2]]` for life.
public struct BuiltInWorld: Sendable {
  let kind: any WorldKind
  let settings: [String: SettingValue]

  init(_ kind: any WorldKind, _ settings: [String: SettingValue?]) {
    (self.kind, self.settings) = (kind, settings.compactMapValues { $0 })
  }
}
