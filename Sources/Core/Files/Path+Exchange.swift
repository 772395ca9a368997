internal import TerrariumLibC

/// The result of giving a file a name that may be taken.
package enum FileChange: Hashable, Sendable {
  case done
  /// Another process was faster: a file has appeared or disappeared.
  case overtaken
  /// The file system cannot do it atomically.
  case unsupported
}

extension Path {
  /// Copies the permissions and the group of a file to another.
  package static func giveRights(of other: String, to path: String) {
    var info = stat()
    guard unsafe stat(located(other), &info) == 0 else { return }
    if unsafe chown(located(path), info.st_uid, info.st_gid) != 0 {
      _ = unsafe chown(located(path), uid_t.max, info.st_gid)
    }
    _ = unsafe chmod(located(path), info.st_mode & 0o777)
  }

  /// Removes a folder if it is empty.
  package static func removeEmptyFolder(_ folder: String) { _ = unsafe rmdir(located(folder)) }

  /// Exchanges two files atomically; overtaken if one of them is gone.
  package static func exchange(_ path: String, _ other: String) throws(FileError) -> FileChange {
    if System.exchangeFiles(path, other) == 0 {
      System.syncFolder(folder(of: path))
      return .done
    }
    switch errno {
    case ENOENT: return .overtaken
    case EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP, EXDEV: return .unsupported
    default: throw .last(path: path)
    }
  }

  /// Gives a file another name; overtaken if the name is taken.
  package static func link(_ path: String, to other: String) throws(FileError) -> FileChange {
    if System.linkFile(path, to: other) == 0 {
      System.syncFolder(folder(of: other))
      return .done
    }
    switch errno {
    case EEXIST: return .overtaken
    case EPERM, EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP, EXDEV, EMLINK: return .unsupported
    default: throw .last(path: other)
    }
  }

  /// Moves a file to a free name; overtaken if the file is gone.
  package static func move(_ path: String, to other: String) throws(FileError) -> FileChange {
    if System.renameFile(path, to: other) == 0 {
      System.syncFolder(folder(of: path))
      return .done
    }
    switch errno {
    case ENOENT: return .overtaken
    case EXDEV: return .unsupported
    default: throw .last(path: path)
    }
  }
}
