internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumLibC

/// The folders of the user's library and of files pulled from remotes.
package struct LibraryPlaces: Sendable {
  /// The folders for the current work: those of the environment, unless a command has another
  /// library.
  package static var current: LibraryPlaces {
    WorkContext.current[LibraryPlaces.self] ?? LibraryPlaces()
  }

  /// The folder of everything; nil if the system provides none.
  private let root: String?
  /// The folder of the library, if it is elsewhere.
  private let own: String?

  /// Creates the folders given by the environment, with another folder for the user's library if
  /// given.
  package init(library: String? = nil) {
    let home = Self.variable("HOME").map { Path.join($0, ".local/share") }
    root = (Self.variable("XDG_DATA_HOME") ?? home).map { Path.join($0, "terrarium") }
    own = library
  }

  /// A variable of the environment if it is an absolute path, as folders must be.
  private static func variable(_ name: String) -> String? {
    environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// The user's own library.
  package var my: Shelf? {
    (own ?? root.map { Path.join($0, "patterns") }).map { Shelf(folder: $0) }
  }

  /// The folders of the user's rule files.
  package var rules: [String] {
    [root.map { Path.join($0, "rules") }, my?.folder].compactMap { $0 }
  }

  /// The folder with a folder for each remote.
  package var remotes: String? { root.map { Path.join($0, "remotes") } }

  /// The shelf of files pulled from a remote.
  package func remote(_ name: String) -> Shelf? {
    remotes.map { Shelf(folder: Path.join($0, name)) }
  }

  /// The shelf of the word after the `@`.
  package func shelf(_ shelf: KeptName.Shelf) -> Shelf? {
    switch shelf {
    case .my: my
    case .remote(let name): remote(name)
    }
  }
}

extension KeptName {
  /// The path of the file of this name, existing or not; nil if there is no place for it.
  package func path(of kind: KeptKind, in places: LibraryPlaces = .current) -> String? {
    places.shelf(shelf)?.path(of: kind.file(name))
  }
}
