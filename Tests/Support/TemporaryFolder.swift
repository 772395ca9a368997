internal import Foundation
internal import Synchronization
internal import Testing

/// A test's own folder, which is removed with it.
package final class TemporaryFolder: Sendable {
  package let path: String

  /// Creates an empty folder; the test fails if it cannot be made.
  package init() {
    path = Self.newPath()
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch { Issue.record(error) }
  }

  /// Creates a folder with some files, by their names.
  package convenience init(_ files: KeyValuePairs<String, String>) throws {
    self.init()
    for (name, text) in files { try write(text, to: name) }
  }

  /// Returns a new path for a folder.
  package static func newPath() -> String {
    base.appendingPathComponent("terrarium-tests-\(getpid())-\(UUID().uuidString)").path
  }

  /// The parent of such folders: its real path, because tests compare paths that the system has
  /// resolved.
  ///
  /// Folders that killed tests left there a day or longer ago are removed.
  private static let base: URL = {
    let manager = FileManager.default
    let base = manager.temporaryDirectory.resolvingSymlinksInPath()
    let names = (try? manager.contentsOfDirectory(atPath: base.path)) ?? []
    for name in names where name.hasPrefix("terrarium-tests-") {
      let path = base.appendingPathComponent(name).path
      guard let changed = try? manager.attributesOfItem(atPath: path)[.modificationDate] as? Date,
        changed < Date(timeIntervalSinceNow: -86_400),
        let process = pid_t(name.split(separator: "-")[2]), kill(process, 0) != 0
      else { continue }
      try? manager.removeItem(atPath: path)
    }
    return base
  }()

  deinit {
    // For some seconds the system looks for a new file behind all removed ones, so folders are
    // removed together at the end.
    if names.count < 100 {
      try? FileManager.default.removeItem(atPath: path)
    } else {
      Self.retire(path)
    }
  }

  /// The folders that are removed when the process ends.
  private static let retired: Mutex<[String]> = {
    atexit {
      for path in TemporaryFolder.retired.withLock({ $0 }) {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
    return Mutex([])
  }()

  private static func retire(_ path: String) { retired.withLock { $0.append(path) } }

  /// Returns the path of a file in the folder.
  package func path(_ name: String) -> String { path + "/" + name }

  /// The names of everything in the folder, including hidden files, in order.
  package var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// Returns the names in an inner folder, without hidden files, in order; empty if it does not
  /// exist.
  package func names(in inner: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path(inner))) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Returns the bytes of a file in the folder.
  package func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  /// Returns the text of a file in the folder.
  package func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  /// Returns the lines of a file in the folder, without empty ones.
  package func lines(_ name: String) throws -> [String] {
    try text(name).split(separator: "\n").map(String.init)
  }

  /// Returns the picture of a PNG in the folder.
  package func picture(_ name: String) throws -> TruePicture { try TruePicture(png: bytes(name)) }

  /// Returns the frames of a GIF in the folder.
  package func gif(_ name: String) throws -> GIFReader { try GIFReader(bytes(name)) }

  /// Removes a file or a folder.
  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }

  /// Writes a text to a file in the folder.
  package func write(_ text: String, to name: String) throws { try write(text.utf8, to: name) }

  /// Writes bytes to a file in the folder.
  package func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
  }

  /// Creates a folder in the folder.
  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: false)
  }

  /// Writes an executable script into the folder; its processes have limits, too.
  ///
  /// A child writes it. A file that a process has open for writing cannot be started ("text file
  /// busy"). Children that other tests start at the same time briefly hold all open files of this
  /// process.
  package func writeProgram(_ script: String, to name: String) throws {
    let text = "#!/bin/sh\nulimit -t 60; ulimit -f 131072\n\(script)\n"
    let writing = try Child.run(
      "/bin/sh", ["-c", "printf %s \"$1\" > \"$2\" && chmod 755 \"$2\"", "sh", text, path(name)])
    guard writing.code == 0 else {
      throw Child.Failure.notStarted(program: path(name), reason: writing.complaint)
    }
  }

  /// Creates a link with a name in the folder.
  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: target)
  }

  /// Creates a pipe with a name in the folder.
  package func makePipe(_ name: String) throws {
    guard mkfifo(path(name), 0o600) == 0 else {
      throw Child.Failure.notStarted(program: path(name), reason: String(cString: strerror(errno)))
    }
  }
}
