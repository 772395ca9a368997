package import TerrariumFiles

// A file may be saved again between a check and its replacement. So a file that has been moved away
// is checked once more, and moved back if it is not the expected one.

extension Shelf {
  /// A file that has left a shelf: its name on the shelf of copies, and its hash.
  package struct Copy: Hashable, Sendable {
    package let file: String
    package let hash: String

    /// Creates a copy of a file with a hash.
    package init(file: String, hash: String) { (self.file, self.hash) = (file, hash) }
  }

  /// The result of a replacement or removal.
  package enum Change: Hashable, Sendable {
    /// It was done, and the old content is kept.
    case done(kept: Copy?)
    /// The file has unexpected content, and was not changed.
    case overtaken

    /// The copy of the old content.
    package var copy: Copy? { if case .done(let copy) = self { copy } else { nil } }
  }

  /// Replaces a file that has an expected content.
  ///
  /// The old file moves to a shelf of copies, as a program that has it open may still write it.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - bytes: Its new content.
  ///   - hash: The hash of the expected content; nil if the file must not exist.
  ///   - copies: The shelf of copies, on the same disk.
  /// - Returns: The result.
  /// - Throws: An error of the disk; the file is then unchanged, or replaced and kept.
  package func replace(
    _ file: String, with bytes: [UInt8], expecting hash: String?, keepingIn copies: Shelf
  ) throws(FileError) -> Change {
    guard let hash else { return try place(bytes, as: file) }
    let spare = copies.freeName(like: file)
    try copies.keep(bytes, as: spare)
    let (own, other) = (path(of: file), copies.path(of: spare))
    Path.giveRights(of: own, to: other)
    // A link leads elsewhere, perhaps to another disk, so its target is written.
    switch try Path.isLink(own) ? .unsupported : Path.exchange(own, other) {
    case .overtaken:
      try copies.remove(spare)
      return .overtaken
    case .unsupported:
      let old = try self.bytes(of: file)
      guard FileHash.of(old) == hash else {
        try copies.remove(spare)
        return .overtaken
      }
      try copies.keep(old, as: spare)
      try keep(bytes, as: file)
      return .done(kept: Copy(file: spare, hash: hash))
    case .done: break
    }
    if copies.hash(of: spare) == hash { return .done(kept: Copy(file: spare, hash: hash)) }
    // If the file was saved again meanwhile, that version comes out now and goes back.
    var tries = 0
    repeat {
      guard try Path.exchange(own, other) == .done else { break }
      tries += 1
    } while copies.hash(of: spare) != FileHash.of(bytes) && tries < 2
    if copies.hash(of: spare) == FileHash.of(bytes) { try copies.remove(spare) }
    return .overtaken
  }

  /// Creates a file that must not exist.
  private func place(_ bytes: [UInt8], as file: String) throws(FileError) -> Change {
    let new = ".new-\(file)"
    try keep(bytes, as: new)
    let change = try Path.link(path(of: new), to: path(of: file))
    try remove(new)
    switch change {
    case .done: return .done(kept: nil)
    case .overtaken: return .overtaken
    case .unsupported:
      guard Path.kind(of: path(of: file)) == .nothing else { return .overtaken }
      try keep(bytes, as: file)
      return .done(kept: nil)
    }
  }

  /// Moves a file with an expected content to a shelf of copies.
  package func take(
    _ file: String, expecting hash: String, keepingIn copies: Shelf
  ) throws(FileError) -> Change {
    let own = path(of: file)
    let spare = copies.freeName(like: file)
    let other = copies.path(of: spare)
    try Path.makeFolder(copies.folder)
    switch try Path.isLink(own) ? .unsupported : Path.move(own, to: other) {
    case .overtaken: return .overtaken
    case .unsupported:
      guard self.hash(of: file) == hash else { return .overtaken }
      try remove(file)
      return .done(kept: nil)
    case .done: break
    }
    if copies.hash(of: spare) == hash { return .done(kept: Copy(file: spare, hash: hash)) }
    // A newer file that has appeared stays, and so does the copy of the older one.
    if try Path.link(other, to: own) == .done { try copies.remove(spare) }
    return .overtaken
  }

  /// A free name similar to that of a file.
  private func freeName(like file: String) -> String {
    guard Path.kind(of: path(of: file)) != .nothing, let (kind, name) = KeptKind.of(file) else {
      return file
    }
    var number = 2
    while Path.kind(of: path(of: kind.file("\(name)-\(number)"))) != .nothing { number += 1 }
    return kind.file("\(name)-\(number)")
  }
}
