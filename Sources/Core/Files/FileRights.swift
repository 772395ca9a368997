internal import TerrariumLibC

/// The owner and permissions of files.
enum FileRights {
  /// Gives a temporary file the rights of the file that it will replace, or those of a new file.
  /// Set-user-ID bits are dropped, because they were given to the old content.
  ///
  /// - Parameters:
  ///   - target: The path of the file that is replaced.
  ///   - temporary: The path of the temporary file.
  ///   - descriptor: The temporary file if it is open; negative otherwise.
  static func copy(from target: String, to temporary: String, _ descriptor: Int32) {
    let own = descriptor >= 0 ? descriptor : System.openFile(temporary, O_RDONLY | O_NOFOLLOW)
    guard own >= 0 else { return }
    defer { if own != descriptor { close(own) } }
    var info = stat()
    guard unsafe stat(Path.located(target), &info) == 0 else {
      fchmod(own, 0o666 & ~mask)
      return
    }
    // Only the superuser can change the owner; others can at least keep the group.
    if fchown(own, info.st_uid, info.st_gid) != 0 { _ = fchown(own, uid_t.max, info.st_gid) }
    fchmod(own, info.st_mode & 0o777)
  }

  /// The permissions that new files do not get. Reading the mask means setting it, so this is done
  /// once.
  private static let mask: mode_t = {
    let mask = umask(0o077)
    umask(mask)
    return mask
  }()
}
