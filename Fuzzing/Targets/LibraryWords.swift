internal import TerrariumLibraries

/// The names of kept files.
enum LibraryWords {
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
