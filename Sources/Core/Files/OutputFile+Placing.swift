internal import TerrariumLibC

extension OutputFile {
  /// Closes the descriptor early, because there are many files. Without its lock the file could be
  /// mistaken for a leftover and removed; it then does not get its place, and nothing is lost.
  func letGo() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
  }

  /// Copies the owner and permissions of the replaced file, or uses those of a new file.
  /// Set-user-ID bits are dropped, because they were given to the old content.
  func takeRights() {
    guard let temporary else { return }
    let own = descriptor >= 0 ? descriptor : System.openFile(temporary, O_RDONLY | O_NOFOLLOW)
    guard own >= 0 else { return }
    defer { if own != descriptor { close(own) } }
    var info = stat()
    guard unsafe stat(Path.bytes(of: target), &info) == 0 else {
      fchmod(own, 0o666 & ~Self.mask)
      return
    }
    // Only the superuser can change the owner; others can at least keep the group.
    if fchown(own, info.st_uid, info.st_gid) != 0 { _ = fchown(own, uid_t.max, info.st_gid) }
    fchmod(own, info.st_mode & 0o777)
  }

  /// Renames the file to the target.
  func takePlace() throws(FileError) {
    guard let temporary, System.renameFile(temporary, to: target) == 0 else {
      throw .last(path: path)
    }
  }

  /// Marks the file as done: nothing of it is left to be removed.
  func end() {
    if let temporary { TemporaryFiles.forget(temporary) }
    letGo()
    isOpen = false
  }

  /// The permissions that new files do not get. Reading the mask means setting it, so this is done
  /// once.
  private static let mask: mode_t = {
    let mask = umask(0o077)
    umask(mask)
    return mask
  }()

  /// True if the written bytes equal those of the target.
  func isSameAsTarget() -> Bool {
    let old = System.openFile(target, O_RDONLY)
    guard old >= 0 else { return false }
    defer { close(old) }
    var mine = stat()
    var theirs = stat()
    guard unsafe fstat(descriptor, &mine) == 0, unsafe fstat(old, &theirs) == 0,
      mine.st_size == theirs.st_size
    else { return false }
    var offset = 0
    while let left = System.chunk(of: descriptor, at: offset) {
      guard left == System.chunk(of: old, at: offset) else { return false }
      guard !left.isEmpty else { return true }
      offset += left.count
    }
    return false
  }
}
