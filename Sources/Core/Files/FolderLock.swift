internal import TerrariumLibC

/// A lock on a folder, held for the object's lifetime: programs that read and replace a file there
/// wait for one another.
///
/// The folder is locked and not the file, because a file that is replaced takes its lock along.
@safe
package struct FolderLock: ~Copyable {
  private let descriptor: Int32
  private let path: String

  /// Waits until the folder of a path is free, and takes it.
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
    // A child that is being started has the folder open, too, and would hold the lock until it runs.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Has the disk keep the names that files of the folder have now.
  package func sync() throws(FileError) {
    // Some file systems cannot sync a folder; they say so with EINVAL.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw .last(path: path) }
  }
}
