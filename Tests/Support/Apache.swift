internal import Foundation

/// A real Apache httpd with a WebDAV folder that users may change after signing in.
///
/// It listens only on this machine, runs as a single process, and ends with its owner.
package final class Apache: Sendable {
  private let folder = TemporaryFolder()
  private let child: Child
  package let port: Int

  /// The path of the program, by Debian's name or Apache's own; nil if it is not installed.
  package static let program: String? = ["/usr/sbin/apache2", "/usr/sbin/httpd"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The folder of its modules.
  package static let modules: String? = ["/usr/lib/apache2/modules", "/usr/libexec/apache2"]
    .first { FileManager.default.fileExists(atPath: $0 + "/mod_dav.so") }

  /// True if tests can have one. Complete test runs require one.
  package static let isThere =
    program != nil && modules != nil || ProcessInfo.processInfo.environment["CI"] == "true"

  /// The address of the folder.
  package var address: String { "http://127.0.0.1:\(port)/patterns/" }

  /// The folder on the disk.
  package var root: String { folder.path("www/patterns") }

  /// Returns the beginning of every configuration: the modules, the folder and the port.
  package static func head(in folder: String, port: Int, modules more: [String] = []) -> String {
    let names = [
      "mpm_event", "authn_core", "authn_file", "authz_core", "authz_user", "auth_basic", "dav",
      "dav_fs",
    ]
    let lines = (names + more).map { "LoadModule \($0)_module \(modules ?? "")/mod_\($0).so\n" }
    return lines.joined() + """
      ServerRoot \(folder)
      ServerName localhost
      Listen 127.0.0.1:\(port)
      PidFile \(folder)/pid
      ErrorLog \(folder)/error.log
      User www-data
      Group www-data

      """
  }

  /// Returns the configuration of a folder `www` that everybody may read and that the people in
  /// `users` may change; `more` is added to its section.
  package static func configuration(in folder: String, port: Int, more: String = "") -> String {
    head(in: folder, port: port) + """
      DavLockDB \(folder)/lock
      DocumentRoot \(folder)/www
      <Directory \(folder)/www>
        Dav On
        AuthType Basic
        AuthName patterns
        AuthUserFile \(folder)/users
        \(more)
        <LimitExcept GET HEAD OPTIONS PROPFIND>
          Require valid-user
        </LimitExcept>
      </Directory>

      """
  }

  /// Starts one; `limits` apply to it as to any child, including its files.
  package init(
    limits: Child.Limits = Child.Limits(),
    configuration: (_ folder: String, _ port: Int) -> String = {
      Apache.configuration(in: $0, port: $1)
    }
  ) throws {
    guard let program = Self.program else {
      throw Child.Failure.notStarted(program: "apache2", reason: "it is not installed")
    }
    try folder.makeFolder("www")
    try folder.makeFolder("www/patterns")
    // The password 'secret', by SHA-1, which every httpd knows without a helper program.
    try folder.write("ada:{SHA}5en6G6MezRroT3XKqkdPOmY/BfQ=\n", to: "users")
    // If the superuser starts it, its workers run as nobody.
    if geteuid() == 0 {
      _ = try Child.run("/bin/chown", ["-R", "www-data", folder.path])
      _ = try Child.run("/bin/chmod", ["755", folder.path])
    }
    var tries = 0
    while true {
      let port = try Loopback.freePort()
      try folder.write(configuration(folder.path, port), to: "httpd.conf")
      // It writes its process number when it listens.
      for name in ["pid", "ended"] {
        try? FileManager.default.removeItem(atPath: folder.path(name))
      }
      let watch = FolderWatch(folder.path)
      let child = try Child(
        "/bin/sh", ["-c", "\"$0\" -X -f \"$1\"; : > ended", program, folder.path("httpd.conf")],
        in: folder.path, limits: limits)
      let names = { [folder] in folder.names }
      if watch.wait(until: { names().contains("pid") || names().contains("ended") }),
        names().contains("pid")
      {
        (self.child, self.port) = (child, port)
        return
      }
      child.signal(SIGKILL)
      tries += 1
      guard tries < 3 else {
        throw Child.Failure.notStarted(
          program: program, reason: (try? folder.text("error.log")) ?? "it is not heard")
      }
    }
  }

  deinit { child.signal(SIGKILL) }

  /// The files of the folder, in order.
  package var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Puts a file into the folder without WebDAV.
  package func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: root + "/" + name))
    if geteuid() == 0 { _ = try Child.run("/bin/chown", ["www-data", root + "/" + name]) }
  }

  /// Returns the text of a file of the folder.
  package func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: root + "/" + name)), as: UTF8.self)
  }
}
