internal import Libraries
internal import Remotes

/// The answers of remotes, and the names of kept files.
enum LibraryWords {
  /// A folder's answer: no name comes of it that leads out of the library.
  static func listing(_ bytes: [UInt8]) {
    guard let address = try? RemoteAddress("http://host/dav/"),
      let listing = try? FolderListing.read(bytes)
    else { return }
    check(listing.files(below: address).files.map(\.file))
  }

  static func hashes(_ bytes: [UInt8]) {
    check((FolderListing.files(inHashes: bytes) ?? []).map(\.file))
  }

  private static func check(_ files: [String]) {
    for file in files {
      precondition(KeptKind.of(file) != nil, "a name that can be kept")
      precondition(!file.utf8.contains { $0 == 47 || $0 < 32 } && file.utf8.first != 46)
    }
  }

  /// Names and addresses: what is read says the same again.
  static func names(_ bytes: [UInt8]) {
    let text = FuzzTarget.text(bytes)
    if let name = KeptName(text) { precondition(name.text == text) }
    if let name = KeptName.name(of: text) { precondition(KeptName.isName(name)) }
    guard let address = try? RemoteAddress(text) else { return }
    precondition((try? RemoteAddress(address.text)) == address, "an address is read again")
    precondition(address.file(of: address.address(of: "a b.rle")) == "a b.rle")
  }
}
