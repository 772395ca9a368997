package import TerrariumFiles

/// A named folder on a server.
package struct Remote: Hashable, Sendable {
  package let name: String
  package let address: RemoteAddress

  package init(name: String, address: RemoteAddress) { (self.name, self.address) = (name, address) }
}

extension Remote {
  /// The most files of a folder, and the most bytes of its listing.
  package static let fileLimit = 20_000
  package static let listingLimit = 16 << 20
  /// The default number of seconds before an unresponsive server is given up.
  package static let defaultTimeout = 30

  /// The file that lists a folder's patterns with their hashes, for servers that cannot list it.
  package static let list = "index.sha256"

  /// The environment variables with the credentials of a remote: a token, or a name and a password.
  /// Each remote has its own, so that no server receives another's.
  package static func variables(of name: String) -> (token: String, user: String, password: String)
  {
    let start = "TERRARIUM_" + String(name.uppercased().map { $0 == "-" ? "_" : $0 })
    return ("\(start)_TOKEN", "\(start)_USER", "\(start)_PASSWORD")
  }
}

/// The remotes that the user has added: a folder each, with its address and the pulled files.
package struct RemoteBook: Sendable {
  private let folder: String?

  private static let addressFile = "address"

  package init(_ places: LibraryPlaces = LibraryPlaces()) { folder = places.remotes }

  /// All remotes, by name.
  package var all: [Remote] {
    guard let folder else { return [] }
    return Path.names(in: folder).filter(KeptName.isRemote).sorted().compactMap { self[$0] }
  }

  /// The remote of a name; nil if there is none.
  package subscript(name: String) -> Remote? {
    guard KeptName.isRemote(name), let path = path(of: name),
      let bytes = try? FileReader.bytes(ofFile: path, limit: 4096)
    else { return nil }
    let line = String(decoding: bytes.prefix { $0 != 10 }, as: UTF8.self)
    return (try? RemoteAddress(line)).map { Remote(name: name, address: $0) }
  }

  private func path(of name: String) -> String? {
    folder.map { Path.join(Path.join($0, name), Self.addressFile) }
  }

  /// Adds a remote. Files pulled from another address under the same name are removed.
  package func add(_ remote: Remote) throws(FileError) {
    guard let folder, let path = path(of: remote.name) else { return }
    if let old = self[remote.name], old != remote { try remove(remote.name) }
    try Path.makeFolder(Path.join(folder, remote.name))
    try OutputFile.write(remote.address.text + "\n", to: path, synced: true)
  }

  /// Removes a remote and the files pulled from it.
  package func remove(_ name: String) throws(FileError) {
    guard let folder else { return }
    try Path.takeAwayFolder(Path.join(folder, name))
  }
}
