internal import TerrariumFiles
internal import TerrariumLibraries
package import TerrariumVocabulary

/// A file that a setting names.
package struct NamedFile: Sendable {
  package let path: String
  package let bytes: [UInt8]
  /// Its name and hash, which replace a long text in recipes; nil for standard input.
  package let hashed: HashedFile?

  package init(path: String, bytes: [UInt8], hashed: HashedFile? = nil) {
    self.path = path
    self.bytes = bytes
    self.hashed = hashed
  }
}

extension SettingsReader {
  /// Reads the file that a setting names: by its path, or as in recipes by its name and hash. Nil if
  /// it cannot be read, which is recorded.
  package mutating func file(_ written: String, of setting: String, limit: Int) -> NamedFile? {
    let path: String
    if let file = self.written[setting]?.value.hashedFile {
      guard let found = self.path(of: file, for: setting) else { return nil }
      path = found
    } else {
      path = self.path(written, at: self.written[setting]?.value.place)
    }
    do throws(FileError) {
      let bytes = try FileReader.bytes(of: path, limit: limit)
      return NamedFile(path: path, bytes: bytes, hashed: hashed(bytes, at: path, of: setting))
    } catch {
      refuse(.file(error), for: setting)
      return nil
    }
  }

  /// The name and hash of a file that a setting names; nil for standard input.
  package func hashed(_ bytes: [UInt8], at path: String, of setting: String) -> HashedFile? {
    guard path != "-" else { return nil }
    let name = written[setting]?.value.hashedFile?.name ?? path
    return HashedFile(name: Path.name(of: name), sha256: FileHash.of(bytes))
  }

  /// The path of a file in a recipe: in the recipe's folder, or in the current one. A missing or
  /// different file is recorded as a fault.
  package mutating func path(of file: HashedFile, for setting: String) -> String? {
    do throws(Problem) {
      return try path(of: file, for: setting, hash: FileHash.of)
    } catch {
      refuse(error, for: setting)
      return nil
    }
  }

  /// The path of a file in a recipe, whose content has the hash that a function returns.
  package func path(
    of file: HashedFile, for setting: String, hash: (String) -> String?
  ) throws(Problem) -> String {
    let name = Path.name(of: file.name)
    var others: [String] = []
    if KeptName.isName(name) {
      for path in [path(name, at: written[setting]?.value.place), name] {
        ReadLog.current?.note(path)
        guard Path.kind(of: path) == .file, !Fence.forbids(reading: path) else { continue }
        if hash(path) == file.sha256 { return path }
        others.append(path)
      }
    }
    let what =
      others.first.map {
        "'\($0)' is not the file of the recipe, which has the SHA-256 \(file.sha256)"
      } ?? "the recipe needs the file '\(name)' with the SHA-256 \(file.sha256), which is not here"
    let place = "put that file beside the recipe"
    throw .said(what, setting == "pattern" ? "\(place), or give --pattern FILE" : place)
  }
}
