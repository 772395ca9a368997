import TerrariumEncoding
import TerrariumFiles
import TerrariumFilmSupport
import TerrariumGD
import TerrariumPlanning
import TerrariumRunning
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// Pictures that are compared with files of any other size.
struct DifferentSizesTests {
  private let folder = TemporaryFolder()

  private struct Size: Equatable {
    var width: Int
    var height: Int

    /// Draws sides of all orders of magnitude.
    init(below bits: Int, _ random: inout RandomStream) {
      func side() -> Int {
        let most = 1 << (1 + random.draw(below: bits))
        return min(1 + random.draw(below: most), 1 << bits - 1)
      }
      (width, height) = (side(), side())
    }

    init(_ width: Int, _ height: Int) { (self.width, self.height) = (width, height) }

    /// Returns the area of both sizes and their difference next to each other.
    func area(beside other: Size) -> Int {
      (3 * max(width, other.width) + 16) * max(height, other.height)
    }

    /// True if a picture of both is small, or cannot be made.
    func isQuick(beside other: Size) -> Bool {
      let area = area(beside: other)
      return area < 1 << 19 || area > 1 << 26
    }
  }

  /// Returns the bytes of a file with another size in its header.
  private static func bytes(_ old: [UInt8], saying size: Size, _ ending: String) throws -> [UInt8] {
    func little(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    switch ending {
    case "gif": return old[..<6] + little(size.width, 2) + little(size.height, 2) + old[10...]
    case "webp":
      return old[..<24] + little(size.width - 1, 3) + little(size.height - 1, 3) + old[30...]
    default:
      let chunks = pngChunks(old).map { chunk in
        guard chunk.type == "IHDR" else { return chunk }
        let sides = little(size.width, 4).reversed() + little(size.height, 4).reversed()
        return PNGChunk(type: "IHDR", data: sides + chunk.data.dropFirst(8))
      }
      return try pngFile(chunks)
    }
  }

  private func difference(_ job: Job) async throws -> Difference {
    var options = FileOptions(purpose: .comparing)
    options.drawsDifferences = true
    let reports = try await job.run(threads: 1, options) { _ in }
    return try #require(reports.flatMap(\.outputs).flatMap(\.differences).first)
  }

  private func job(_ size: Size, _ ending: String, in folder: TemporaryFolder) throws -> Job {
    try folder.scenario(
      """
      world: life
      size: \(size.width)x\(size.height)
      edges: wall
      fill: 40%
      cell: 1
      frames: 3
      out: a.\(ending)

      """
    ).job()
  }

  /// Checks the difference of two sizes, and the size and the format of its picture.
  private func expect(_ made: Size, _ there: Size, in difference: Difference) throws {
    guard case .seen(let seen) = difference.kind else {
      Issue.record("no difference is seen")
      return
    }
    if case .unreadable = seen.first { return }
    #expect(
      seen.first == .size(made: [made.width, made.height], there: [there.width, there.height]))
    let area = made.area(beside: there)
    #expect((difference.picture == nil) == (area > 1 << 26))
    guard let picture = difference.picture else { return }
    let width = 3 * max(made.width, there.width) + 16
    if picture.ending == "gif" { #expect(width <= 65_535) }
    let reader = try #require(Format(ending: picture.ending)?.pictures)
    let pictures = try reader(picture.bytes)
    #expect(pictures.width == width && pictures.height == max(made.height, there.height))
  }

  @Test(arguments: [("gif", 16), ("png", 24), ("apng", 24), ("webp", 14)])
  func `a file of any size is compared with a small film`(ending: String, bits: Int) async throws {
    let made = Size(40, 30)
    let job = try job(made, ending, in: folder)
    _ = try await job.run(threads: 1) { _ in }
    let old = try folder.bytes("a.\(ending)")
    var random = Seed(5).stream("sizes")
    var sizes = [Size(65_535, 1), Size(1, 65_535), Size(65_535, 65_535), Size(16_383, 16_383)]
    sizes = sizes.filter { max($0.width, $0.height) < 1 << bits }
    while sizes.count < 16 {
      let size = Size(below: bits, &random)
      if size != made, size.isQuick(beside: made) { sizes.append(size) }
    }
    for there in sizes {
      try folder.write(Self.bytes(old, saying: there, ending), to: "a.\(ending)")
      try expect(made, there, in: await difference(job))
    }
  }

  @Test(arguments: ["gif", "png", "apng", "webp"])
  func `films of two sizes are compared`(ending: String) async throws {
    var random = Seed(6).stream("sizes")
    var count = 0
    while count < 12 {
      let (made, there) = (Size(below: 13, &random), Size(below: 13, &random))
      guard made != there, made.isQuick(beside: there),
        [made, there].allSatisfy({ $0.width * $0.height < 1 << 16 })
      else { continue }
      count += 1
      _ = try await job(there, ending, in: folder).run(threads: 1) { _ in }
      try expect(made, there, in: await difference(job(made, ending, in: folder)))
    }
  }
}
