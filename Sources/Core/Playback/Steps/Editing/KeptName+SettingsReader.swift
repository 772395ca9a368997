internal import TerrariumFiles
internal import TerrariumLibraries
internal import TerrariumVocabulary

extension KeptName {
  /// The file of a kept name; a missing file is recorded as a fault. Nothing is downloaded: a
  /// scenario does not use the network.
  func path(of kind: KeptKind, for setting: String, in reader: inout SettingsReader) -> String? {
    let places = LibraryPlaces.current
    guard let shelf = places.shelf(shelf), let path = self.path(of: kind, in: places) else {
      reader.refuse(.library(.noHome), for: setting)
      return nil
    }
    ReadLog.current?.note(path)
    if Fence.forbids(reading: path) {
      reader.refuse(.file(.fenced(path: text)), for: setting)
      return nil
    }
    if Path.kind(of: path) == .file { return path }
    let nearest = NearestMatch.of(name, in: shelf.names(of: kind))
    let problem: LibraryProblem
    switch self.shelf {
    case .my: problem = .notKept(text, kind, nearest: nearest)
    case .remote(let remote) where RemoteBook(places)[remote] != nil:
      problem = .notPulled(text, nearest: nearest)
    case .remote(let remote):
      let known = RemoteBook(places).all.map(\.name) + [KeptName.my]
      problem = .noRemote(remote, nearest: NearestMatch.of(remote, in: known))
    }
    reader.refuse(.library(problem), for: setting)
    return nil
  }
}
