internal import TerrariumLibC

/// A folder of this process only, in the folder for temporary files; its owner removes it with
/// `Path.removeTree`.
package struct ScratchFolder {
  package let path: String

  package init() throws(FileError) {
    var bytes = Path.bytes(of: Path.join(Fence.root(ScratchFile.folder), "render-XXXXXX"))
    guard unsafe mkdtemp(&bytes) != nil else { throw .last(path: ScratchFile.folder) }
    path = Path.text(of: bytes.dropLast().map(UInt8.init(bitPattern:)))
  }
}

extension Path {
  /// Removes a folder with all that is in it, as far as possible.
  package static func removeTree(_ folder: String) {
    for name in names(in: folder) where name != "." && name != ".." {
      let path = join(folder, name)
      if kind(of: path) == .folder, !isLink(path) { removeTree(path) } else { remove(path) }
    }
    _ = unsafe rmdir(located(folder))
  }

  /// Makes a link with a text as its target.
  package static func makeLink(at path: String, to target: String) throws(FileError) {
    guard unsafe symlink(bytes(of: target), located(path)) == 0 else { throw .last(path: path) }
  }
}
