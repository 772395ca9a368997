internal import TerrariumLibraries
internal import TerrariumSharedLibraries

extension FuzzTarget {
  static let sharedLibraries = [
    FuzzTarget(name: "folder-listing") { bytes in
      guard let address = try? RemoteAddress("http://host/dav/"),
        let listing = try? FolderListing.read(bytes)
      else { return }
      check(listing.files(below: address).files.map(\.file))
    },
    FuzzTarget(name: "hash-list") { bytes in
      check((FolderListing.files(inHashes: bytes) ?? []).map(\.file))
    },
  ]

  /// No name leads out of the library.
  private static func check(_ files: [String]) {
    for file in files {
      precondition(KeptKind.of(file) != nil, "a name that can be kept")
      precondition(!file.utf8.contains { $0 == 47 || $0 < 32 } && file.utf8.first != 46)
    }
  }
}
