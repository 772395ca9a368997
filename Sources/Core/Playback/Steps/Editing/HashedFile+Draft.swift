internal import TerrariumFiles
internal import TerrariumLibraries
internal import TerrariumVocabulary

extension HashedFile {
  /// The path of the file: in the recipe's folder, or in the current one. A missing or different
  /// file is recorded as a fault.
  func path(for setting: String, in draft: inout Draft) -> String? {
    let name = Path.name(of: name)
    var others: [String] = []
    if KeptName.isName(name) {
      for path in [draft.path(name, at: draft.written[setting]?.value.place), name] {
        ReadLog.current?.note(path)
        guard Path.kind(of: path) == .file, !Fence.forbids(reading: path) else { continue }
        if FileHash.of(path) == sha256 { return path }
        others.append(path)
      }
    }
    let what =
      others.first.map { "'\($0)' is not the file of the recipe, which has the SHA-256 \(sha256)" }
      ?? "the recipe needs the file '\(name)' with the SHA-256 \(sha256), which is not here"
    let place = "put that file beside the recipe"
    draft.refuse(
      .said(what, setting == "pattern" ? "\(place), or give --pattern FILE" : place), for: setting)
    return nil
  }
}
