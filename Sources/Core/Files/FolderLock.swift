internal import TerrariumLibC

/// A lock on a folder for the object's lifetime, so that programs that read and replace a file
/// there wait for each other.
///
/// The lock is on the folder, because a replaced file would take its lock with it.
@safe
package struct FolderLock: ~Copyable {
  private let descriptor: Int32
  private let path: String

  /// Waits until the folder of a path is free, and locks it.
  package init(ofFolderOf path: String) throws(FileError) {
    self.path = path
    let folder = Path.folder(of: Path.target(of: path))
    descriptor = System.openFile(folder, O_RDONLY | O_DIRECTORY)
    guard descriptor >= 0 else { throw .last(path: path) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        let error = FileError.last(path: path)
        close(descriptor)
        throw error
      }
    }
  }

  deinit {
    // A child process that is being started would otherwise inherit the open folder and hold the
    // lock until it runs.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Writes the present names of the folder's files to the disk.
  package func sync() throws(FileError) {
    // Some file systems cannot sync a folder, and report EINVAL.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw .last(path: path) }
  }
}
