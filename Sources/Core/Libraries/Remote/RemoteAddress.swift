internal import TerrariumFiles

/// The address of a remote's folder, `https://example.org/patterns/`: a scheme, a host and a path,
/// without credentials.
package struct RemoteAddress: Hashable, Sendable {
  /// A fault in an address.
  package enum Flaw: Error, Hashable, Sendable {
    case noWebAddress
    /// It contains a name or a password, which would be stored and shown with it.
    case hasPassword
    /// It has a query or a fragment after the path.
    case hasMore
  }

  package let isSecure: Bool
  package let host: String
  /// The port, unless it is the default.
  package let port: Int?
  /// The encoded path, which begins and ends with a slash.
  package let path: String

  /// Parses an address.
  package init(_ text: String) throws(Flaw) {
    guard let (scheme, rest) = Self.scheme(of: text[...]), ["http", "https"].contains(scheme),
      text.utf8.allSatisfy({ 33...126 ~= $0 && !"\"\\<>^`{|}".utf8.contains($0) })
    else { throw .noWebAddress }
    isSecure = scheme == "https"
    guard !rest.contains("?"), !rest.contains("#") else { throw .hasMore }
    let slash = rest.firstIndex(of: "/") ?? rest.endIndex
    let authority = rest[..<slash]
    guard !authority.contains("@") else { throw .hasPassword }
    let path = String(rest[slash...])
    self.path = path.hasSuffix("/") ? path : path + "/"
    guard let (host, port) = Self.parts(of: authority),
      !self.path.split(separator: "/").contains(where: { $0 == "." || $0 == ".." })
    else { throw .noWebAddress }
    self.host = host
    self.port = port == (isSecure ? 443 : 80) ? nil : port
    // The address as stored, perhaps with a slash added.
    guard self.text.utf8.count <= Self.longest else { throw .noWebAddress }
  }

  /// The longest address in bytes.
  private static let longest = 2000

  /// The parts before and after `://`; nil if it does not occur.
  private static func scheme(of text: Substring) -> (scheme: String, rest: Substring)? {
    guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") else { return nil }
    return (text[..<colon].lowercased(), text[colon...].dropFirst(3))
  }

  /// The host and the port of `example.org:8080` or `[::1]:8080`.
  private static func parts(of authority: Substring) -> (host: String, port: Int?)? {
    let isBracketed = authority.hasPrefix("[")
    let end = isBracketed ? authority.firstIndex(of: "]").map(authority.index(after:)) : nil
    let colon = authority[(end ?? authority.startIndex)...].firstIndex(of: ":")
    let host = authority[..<(end ?? colon ?? authority.endIndex)].lowercased()
    let inner = isBracketed ? String(host.dropFirst().dropLast()) : host
    guard !inner.isEmpty, !isBracketed || end != nil,
      inner.allSatisfy({
        $0.isLetter || $0.isNumber || "-._".contains($0) || isBracketed && $0 == ":"
      })
    else { return nil }
    guard let colon else { return end == nil || end == authority.endIndex ? (host, nil) : nil }
    let digits = authority[authority.index(after: colon)...]
    guard end == nil || end == colon, digits.utf8.allSatisfy({ 48...57 ~= $0 }),
      let port = Int(digits), 1...65535 ~= port
    else { return nil }
    return (host, port)
  }

  /// The whole address.
  package var text: String {
    "\(isSecure ? "https" : "http")://\(host)\(port.map { ":\($0)" } ?? "")\(path)"
  }

  /// True if the host is this machine.
  package var isLoopback: Bool {
    if host == "localhost" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  /// True if nobody between the two ends can read the transfer.
  package var isPrivate: Bool { isSecure || isLoopback }

  /// The address of a file in the folder.
  package func address(of file: String) -> String { text + Path.encodedForURI(file) }

  /// The name of the file that a reference in the folder's listing points to, absolute or relative
  /// to the host; nil for the folder itself and for anything outside it.
  package func file(of reference: String) -> String? {
    var rest = Substring(reference)
    if let (_, behind) = Self.scheme(of: rest) {
      rest = behind.firstIndex(of: "/").map { behind[$0...] } ?? ""
    }
    let names = rest.split(separator: "/", omittingEmptySubsequences: true)
    let own = path.split(separator: "/", omittingEmptySubsequences: true)
    guard names.count == own.count + 1, !rest.hasSuffix("/"), let last = names.last,
      zip(names, own).allSatisfy({ Path.decodedFromURI($0) == Path.decodedFromURI($1) }),
      let name = Path.decodedFromURI(last), !name.contains("/")
    else { return nil }
    return name
  }
}
