internal import TerrariumFiles
internal import TerrariumLibC
internal import TerrariumLibraries

/// Credentials for a server.
package struct Credentials: Sendable {
  /// A name and a password.
  package struct Account: Sendable {
    let user: String
    let password: String

    package init(user: String, password: String) { (self.user, self.password) = (user, password) }
  }

  private(set) var account: Account?
  private var token: String?
  /// A file of names and passwords by host.
  private(set) var netrc: String?

  /// Reads a remote's credentials from the environment, or those for its host from a netrc file.
  ///
  /// For a remote `team` the variables are `TERRARIUM_TEAM_TOKEN`, or `TERRARIUM_TEAM_USER` and
  /// `TERRARIUM_TEAM_PASSWORD`.
  package init(of remote: String) {
    let names = Remote.variables(of: remote)
    if let token = Self.line(of: names.token) {
      self.token = token
    } else if let user = Self.line(of: names.user), let password = Self.line(of: names.password) {
      account = Account(user: user, password: password)
    } else {
      netrc = Self.netrcFile
    }
  }

  /// Creates credentials from an account that the user entered.
  package init(_ account: Account) { self.account = account }

  init() {}

  var headers: [String] { token.map { ["Authorization: Bearer \($0)"] } ?? [] }

  /// True if they contain secrets for the server alone.
  var tellsSecrets: Bool { account != nil || token != nil || netrc != nil }

  /// True if the environment has credentials for this very remote.
  package var isNamed: Bool { account != nil || token != nil }

  /// True if there are credentials for this remote, or for its host in a netrc file.
  func isNamed(at host: String) -> Bool {
    if isNamed { return true }
    guard let netrc, let bytes = try? FileReader.bytes(ofFile: netrc, limit: 1 << 20) else {
      return false
    }
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return words.contains("default")
      || zip(words, words.dropFirst()).contains { $0 == "machine" && $1.lowercased() == host }
  }

  /// Returns the value of a variable; nil if it has several lines, the second of which would be
  /// sent as another header.
  private static func line(of variable: String) -> String? {
    environment(variable).flatMap { value in
      value.isEmpty || value.utf8.contains { $0 < 32 } ? nil : value
    }
  }

  /// The file of names and passwords, if it exists.
  private static var netrcFile: String? {
    if let path = environment("NETRC"), !path.isEmpty { return path }
    let usual = environment("HOME").map { Path.join($0, ".netrc") }
    return usual.flatMap { Path.kind(of: $0) == .file ? $0 : nil }
  }

  /// The file of certificates that the environment names instead of the system's.
  static var authorities: String? {
    ["SSL_CERT_FILE", "CURL_CA_BUNDLE"].lazy.compactMap { environment($0) }.first { !$0.isEmpty }
  }
}
