internal import TerrariumGD
internal import TerrariumVocabulary

extension Problem {
  /// The problem of a photo that cannot be read.
  static func photo(_ error: GDError, in path: String?) -> Problem {
    let what =
      switch error {
      case .unknownPictureFormat: "it is neither PNG, JPEG nor GIF"
      case .brokenPicture(let format): "it is a broken \(format)"
      case .sideOutOfRange(let side, let limit):
        "a side has \(side) pixels, and at most \(limit) go"
      case .outOfMemory(let width, let height): "\(width)x\(height) pixels are too many"
      case .tooFewBytes(let count, let width, let height):
        "its \(count) bytes are too few for \(width)x\(height) pixels"
      default: "it has too many pixels"
      }
    return .said(
      "the photo\(path.map { " '\($0)'" } ?? "") cannot be read: \(what)",
      "give a PNG, JPEG or GIF", isOfFile: true)
  }
}
