internal import TerrariumLibC

/// A temporary file for this process alone: it is removed with its owner, or when the program is
/// interrupted. A named one left by a killed program is removed by the next.
package final class ScratchFile {
  /// The place of a named one; nothing lies there for one without a name.
  package let path: String
  let descriptor: Int32

  /// An empty file without a name in the folder for such things: even a killed program leaves
  /// nothing of it.
  package init() throws(FileError) {
    (path, descriptor) = try TemporaryFiles.create(beside: Self.common)
    System.removeFile(path)
    TemporaryFiles.forget(path)
  }

  /// An empty named file beside a target, where there is as much room as for the target; without a
  /// target, or if none can be made there, in the folder for temporary files.
  package init(beside target: String?) throws(FileError) {
    do throws(FileError) {
      (path, descriptor) = try TemporaryFiles.create(beside: target ?? Self.common)
    } catch {
      guard target != nil else { throw error }
      (path, descriptor) = try TemporaryFiles.create(beside: Self.common)
    }
  }

  private static var common: String {
    let folder = unsafe getenv("TMPDIR").map { unsafe Path.text(ofWord: $0) } ?? "/tmp"
    return Path.join(folder, "scratch")
  }

  deinit {
    // Nobody else takes a name that nobody can guess: one that is gone already stays gone.
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
