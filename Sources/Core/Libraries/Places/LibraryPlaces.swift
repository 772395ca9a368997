internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumLibC

/// The folders of a person's library and of files pulled from remotes.
package struct LibraryPlaces: Sendable {
  /// The folders for the work that is begun here: those of the environment, unless a command was
  /// given another library.
  package static var current: LibraryPlaces {
    WorkContext.current[LibraryPlaces.self] ?? LibraryPlaces()
  }

  /// The folder that holds everything; nil if the system gives none.
  private let root: String?
  /// The folder of the library, where it is another one.
  private let own: String?

  /// The folders given by the environment, with another folder in place of one's own library if one
  /// is given.
  package init(library: String? = nil) {
    let home = Self.variable("HOME").map { Path.join($0, ".local/share") }
    root = (Self.variable("XDG_DATA_HOME") ?? home).map { Path.join($0, "terrarium") }
    own = library
  }

  /// A variable of the environment that is a whole path, as those of folders must be.
  private static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe Path.text(ofWord: value)
    return text.hasPrefix("/") ? text : nil
  }

  /// One's own library.
  package var my: Shelf? {
    (own ?? root.map { Path.join($0, "patterns") }).map { Shelf(folder: $0) }
  }

  /// The folders of one's own rule files.
  package var rules: [String] {
    [root.map { Path.join($0, "rules") }, my?.folder].compactMap { $0 }
  }

  /// The folder that has a folder for each remote.
  package var remotes: String? { root.map { Path.join($0, "remotes") } }

  /// The shelf of files pulled from a remote.
  package func remote(_ name: String) -> Shelf? {
    remotes.map { Shelf(folder: Path.join($0, name)) }
  }

  /// The shelf named after the `@`.
  package func shelf(_ shelf: KeptName.Shelf) -> Shelf? {
    switch shelf {
    case .my: my
    case .remote(let name): remote(name)
    }
  }
}

extension KeptName {
  /// The file of the thing of this name, whether it is there or not; nil if there is no place
  /// for it.
  package func path(of kind: KeptKind, in places: LibraryPlaces = .current) -> String? {
    places.shelf(shelf)?.path(of: kind.file(name))
  }
}
