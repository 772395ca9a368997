internal import TerrariumLibC

/// An error of a file operation, with the path.
package enum FileError: Error, Hashable, Sendable {
  /// Nothing is there; `missing` is the first part of the path that does not exist.
  case notFound(path: String, missing: String)
  /// A file that was to be read is not there, because `folder` is not.
  case folderNotFound(path: String, folder: String)
  case denied(path: String)
  case readOnly(path: String)
  case isFolder(path: String)
  case notAFolder(path: String, part: String)
  case tooLarge(path: String, limit: Int)
  case diskFull(path: String)
  /// The reader of a pipe went away.
  case brokenPipe(path: String)
  case nameTooLong(path: String)
  /// The links at a path lead back to where they began.
  case linkCircle(path: String)
  /// It is a pipe or a device, where a file is wanted.
  case noPlainFile(path: String)
  /// It lies outside the folders that a stranger's scenario may use.
  case fenced(path: String)
  /// The output is larger than its limit.
  case overLimit(path: String, SizeLimit.Excess)
  /// The call writes more files, or more bytes, than it may.
  case tooManyFiles(path: String, limit: Int)
  case tooManyBytes(path: String, limit: Int)
  /// Standard input has the scenario itself.
  case isScenario(path: String)
  /// It is no longer as it was when the work first read it.
  case changed(path: String)
  /// Anything else, by the number that the system gives it and its words.
  case failed(path: String, code: Int32, reason: String)
}

extension FileError {
  /// The path in question.
  package var path: String {
    switch self {
    case .notFound(let path, _), .folderNotFound(let path, _), .denied(let path),
      .readOnly(let path), .isFolder(let path),
      .notAFolder(let path, _), .tooLarge(let path, _), .diskFull(let path), .brokenPipe(let path),
      .nameTooLong(let path), .linkCircle(let path), .noPlainFile(let path), .fenced(let path),
      .overLimit(let path, _), .tooManyFiles(let path, _), .tooManyBytes(let path, _),
      .isScenario(let path), .changed(let path), .failed(let path, _, _):
      path
    }
  }

  /// The error of the call that just failed at a path, or at the target of the links there.
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

  /// True if a folder is missing that could be made.
  package var isOfMissingFolder: Bool {
    guard case .notFound(let path, let missing) = self else { return false }
    return missing != path
  }
}
