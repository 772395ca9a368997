internal import TerrariumLibC

/// A temporary file for this process only, which is removed with its owner or on an interrupt. A
/// named one left by a killed program is removed by the next run.
package final class ScratchFile {
  /// The path of a named file; a nameless one has nothing there.
  package let path: String
  let descriptor: Int32

  /// Creates an empty, nameless file in the folder for temporary files; even a killed program
  /// leaves nothing of it.
  package init() throws(FileError) {
    (path, descriptor) = try TemporaryFiles.create(beside: Self.common)
    System.removeFile(path)
    TemporaryFiles.forget(path)
  }

  /// Creates an empty named file beside a target, where there is as much room as for the target.
  /// Without a target, or if that fails, it is in the folder for temporary files.
  package init(beside target: String?) throws(FileError) {
    do throws(FileError) {
      (path, descriptor) = try TemporaryFiles.create(beside: target ?? Self.common)
    } catch {
      guard target != nil else { throw error }
      (path, descriptor) = try TemporaryFiles.create(beside: Self.common)
    }
  }

  /// The folder for temporary files.
  static var folder: String { environment("TMPDIR") ?? "/tmp" }

  private static var common: String { Path.join(folder, "scratch") }

  deinit {
    // Nobody can guess the name and reuse it, so a missing file stays missing.
    System.removeFile(path)
    TemporaryFiles.forget(path)
    close(descriptor)
  }

  /// The bytes from an offset on, at most 64 KB; none at the end.
  package func bytes(from offset: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, unsafe pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset)))
    }
  }
}
