internal import Files
internal import Libraries
internal import Vocabulary

extension KeptName {
  /// The file of a kept name; a missing file is noted. Nothing is fetched here: a scenario does not
  /// use the network.
  func path(of kind: KeptKind, for setting: String, in draft: inout Draft) -> String? {
    let places = LibraryPlaces()
    guard let shelf = places.shelf(shelf), let path = self.path(of: kind, in: places) else {
      draft.refuse(.library(.noHome), for: setting)
      return nil
    }
    ReadLog.current?.note(path)
    if Fence.forbids(reading: path) {
      draft.refuse(.file(.fenced(path: text)), for: setting)
      return nil
    }
    if Path.kind(of: path) == .file { return path }
    let nearest = NearestMatch.of(name, in: shelf.names(of: kind))
    switch self.shelf {
    case .my:
      draft.refuse(.library(.notKept(text, kind, nearest: nearest)), for: setting)
    case .remote(let remote):
      let isKnown = RemoteBook(places)[remote] != nil
      draft.refuse(
        .library(
          isKnown
            ? .notPulled(text, nearest: nearest)
            : .noRemote(
              remote,
              nearest: NearestMatch.of(
                remote, in: RemoteBook(places).all.map(\.name) + [KeptName.my]))),
        for: setting)
    }
    return nil
  }
}
