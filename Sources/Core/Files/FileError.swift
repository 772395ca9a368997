internal import TerrariumLibC

/// An error of a file operation, with the path.
package enum FileError: Error, Hashable, Sendable {
  /// There is no file; `missing` is the first part of the path that does not exist.
  case notFound(path: String, missing: String)
  /// A file to read does not exist because `folder` does not.
  case folderNotFound(path: String, folder: String)
  case denied(path: String)
  case readOnly(path: String)
  case isFolder(path: String)
  case notAFolder(path: String, part: String)
  case tooLarge(path: String, limit: Int)
  case diskFull(path: String)
  /// The reader of a pipe has closed it.
  case brokenPipe(path: String)
  case nameTooLong(path: String)
  /// The links at a path form a cycle.
  case linkCircle(path: String)
  /// The path is a pipe or a device, but must be a file.
  case noPlainFile(path: String)
  /// The path is outside the folders that an untrusted scenario may use.
  case fenced(path: String)
  /// The output is larger than its limit.
  case overLimit(path: String, SizeExcess)
  /// The command writes more files, or more bytes, than it may.
  case tooManyFiles(path: String, limit: Int)
  case tooManyBytes(path: String, limit: Int)
  /// Standard input contains the scenario itself.
  case isScenario(path: String)
  /// The file is only a pointer of Git LFS.
  case pointer(path: String)
  /// The file has changed since the work first read it.
  case changed(path: String)
  /// Any other error, with the system's number and text.
  case failed(path: String, code: Int32, reason: String)
}

extension FileError {
  /// The path of the error.
  package var path: String {
    switch self {
    case .notFound(let path, _), .folderNotFound(let path, _), .denied(let path),
      .readOnly(let path), .isFolder(let path),
      .notAFolder(let path, _), .tooLarge(let path, _), .diskFull(let path), .brokenPipe(let path),
      .nameTooLong(let path), .linkCircle(let path), .noPlainFile(let path), .fenced(let path),
      .overLimit(let path, _), .tooManyFiles(let path, _), .tooManyBytes(let path, _),
      .isScenario(let path), .pointer(let path), .changed(let path), .failed(let path, _, _):
      path
    }
  }

  /// The error of the system call that just failed at a path, or at the target of its links.
  static func last(path: String, target: String? = nil) -> FileError {
    let code = errno
    return switch code {
    case ENOENT: .notFound(path: path, missing: Path.firstMissingPart(of: target ?? path))
    case ENOTDIR: .notAFolder(path: path, part: Path.firstPartThatIsNoFolder(of: target ?? path))
    case EACCES, EPERM: .denied(path: path)
    case EROFS: .readOnly(path: path)
    case EISDIR: .isFolder(path: path)
    case ENOSPC, EDQUOT: .diskFull(path: path)
    case EPIPE: .brokenPipe(path: path)
    case ENAMETOOLONG: .nameTooLong(path: path)
    case ELOOP: .linkCircle(path: path)
    default: .failed(path: path, code: code, reason: System.words(for: code))
    }
  }

  /// The same error for a file that is only read, without the advice to make its folder.
  package var ofReading: FileError {
    guard case .notFound(let path, let missing) = self, missing != path else { return self }
    return .folderNotFound(path: path, folder: missing)
  }

  /// True if the error is a missing folder that could be made.
  package var isOfMissingFolder: Bool {
    guard case .notFound(let path, let missing) = self else { return false }
    return missing != path
  }
}
