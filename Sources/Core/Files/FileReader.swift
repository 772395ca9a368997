internal import TerrariumLibC

/// Reads whole files up to a limit, because a given file may be larger than memory, or endless.
package enum FileReader {
  /// True if a file that begins with some bytes may be of the wanted kind.
  package typealias Beginning = ([UInt8]) -> Bool

  /// Returns the bytes of a file, or of standard input for `-`. Inputs that can be read only once
  /// are kept.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - limit: The most bytes.
  ///   - beginning: Decides by the first bytes whether the others are read as well.
  /// - Returns: All bytes, or only the first ones of a file of another kind.
  /// - Throws: `.tooLarge` as soon as there is more than `limit`, before it is kept.
  package static func bytes(
    of path: String, limit: Int, beginning: Beginning = { _ in true }
  ) throws(FileError) -> [UInt8] {
    if path == "-", KeptInput.current?.hasScenario ?? false { throw .isScenario(path: path) }
    return try keptBytes(of: path, limit: limit, beginning)
  }

  /// Returns the bytes of a scenario; if it is standard input, nothing else can read that
  /// afterwards.
  package static func bytes(ofScenario path: String, limit: Int) throws(FileError) -> [UInt8] {
    if path == "-" { KeptInput.current?.noteScenario() }
    return try keptBytes(of: path, limit: limit) { _ in true }
  }

  private static func keptBytes(
    of path: String, limit: Int, _ beginning: Beginning
  ) throws(FileError) -> [UInt8] {
    try Fence.check(reading: path)
    ReadLog.current?.note(path)
    guard let kept = KeptInput.current, path == "-" || Path.kind(of: path) == .special else {
      return try whole(read(path, limit: limit, beginning), at: path)
    }
    let bytes = try kept.bytes(of: path) { () throws(FileError) in
      try read(path, limit: limit, beginning)
    }
    guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
    return bytes
  }

  private static func read(
    _ path: String, limit: Int, _ beginning: Beginning
  ) throws(FileError) -> [UInt8] {
    guard path != "-" else {
      guard let input = Surroundings.current.input else {
        return try read(from: STDIN_FILENO, path: path, limit: limit, beginning)
      }
      guard input.count <= limit else { throw .tooLarge(path: path, limit: limit) }
      return input
    }
    let descriptor = System.openFile(path, O_RDONLY)
    guard descriptor >= 0 else { throw FileError.last(path: path).ofReading }
    defer { close(descriptor) }
    return try read(from: descriptor, path: path, limit: limit, beginning)
  }

  /// The bytes of a file, if they are not only a pointer of Git LFS.
  private static func whole(_ bytes: [UInt8], at path: String) throws(FileError) -> [UInt8] {
    guard LargeFilePointer(bytes) == nil else { throw .pointer(path: path) }
    return bytes
  }

  /// Returns the bytes of a file that was found, not given: a pipe or a device counts as missing,
  /// and is not opened.
  package static func bytes(ofFile path: String, limit: Int) throws(FileError) -> [UInt8] {
    try Fence.check(reading: path)
    let descriptor = try System.openPlainFile(path)
    defer { close(descriptor) }
    return try whole(read(from: descriptor, path: path, limit: limit), at: path)
  }

  /// Returns the bytes of an output, to compare it; it must be where files may be written. With a
  /// wrong `beginning`, only the first bytes.
  package static func bytes(
    ofOutput path: String, limit: Int, beginning: Beginning
  ) throws(FileError) -> [UInt8] {
    try Fence.check(writing: path)
    let descriptor = try System.openPlainFile(path)
    defer { close(descriptor) }
    return try read(from: descriptor, path: path, limit: limit, beginning)
  }

  /// Returns some of a file's bytes, fewer if it ends before. The file is open only meanwhile, as
  /// thousands may be read in parallel.
  package static func bytes(
    ofFile path: String, from offset: Int, count: Int
  ) throws(FileError) -> [UInt8] {
    try Fence.check(reading: path)
    let descriptor = try System.openPlainFile(path)
    defer { close(descriptor) }
    var all: [UInt8] = []
    try makeRoom(for: count, in: &all, path: path)
    while all.count < count {
      guard
        let bytes = System.chunk(of: descriptor, at: offset + all.count, atMost: count - all.count)
      else { throw .last(path: path) }
      guard !bytes.isEmpty else { break }
      all += bytes
    }
    return all
  }

  /// Returns the number of a file's bytes.
  package static func size(ofFile path: String) throws(FileError) -> Int {
    let descriptor = try System.openPlainFile(path)
    defer { close(descriptor) }
    var info = stat()
    guard unsafe fstat(descriptor, &info) == 0 else { throw .last(path: path) }
    return Int(info.st_size)
  }

  private static func read(
    from descriptor: Int32, path: String, limit: Int, _ beginning: Beginning = { _ in true }
  ) throws(FileError) -> [UInt8] {
    var all: [UInt8] = []
    var isBegun = false
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        unsafe System.readBytes(descriptor, buffer)
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .last(path: path) }
      guard count > 0 else { return all }
      guard all.count + count <= limit else { throw .tooLarge(path: path, limit: limit) }
      try makeRoom(for: count, in: &all, path: path)
      all += chunk[..<count]
      guard !isBegun, all.count >= firstCount else { continue }
      isBegun = true
      guard beginning(all) else { return all }
      var info = stat()
      guard unsafe fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { continue }
      guard info.st_size <= limit else { throw .tooLarge(path: path, limit: limit) }
      try makeRoom(for: max(0, Int(info.st_size) - all.count), in: &all, path: path)
    }
  }

  /// The number of first bytes that decide whether a file is read; a pipe may give them one by one.
  private static let firstCount = 1 << 12

  /// Reserves room for more bytes; an array would end the program if there is no memory.
  private static func makeRoom(
    for count: Int, in bytes: inout [UInt8], path: String
  ) throws(FileError) {
    guard bytes.count + count > bytes.capacity else { return }
    let capacity = max(2 * bytes.capacity, bytes.count + count)
    if capacity >= asked {
      let more = capacity + asked
      let room = unsafe mmap(nil, more, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0)
      guard unsafe room != MAP_FAILED else { throw .last(path: path) }
      _ = unsafe munmap(room, more)
    }
    bytes.reserveCapacity(capacity)
  }

  /// The size in bytes from which memory is checked before it is allocated.
  private static let asked = 1 << 20
}
