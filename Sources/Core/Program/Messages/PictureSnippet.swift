internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumRunning
internal import TerrariumVocabulary

/// The Markdown for a light and a dark picture, of which a page shows the one for its reader's
/// theme, or for one picture that adapts itself.
struct PictureSnippet {
  let pair: PicturePair
  /// The alternative text.
  private let alt: String
  private var size = ""
  /// The folder of the page.
  private var folder: String?

  /// Creates the snippet of a job's pair.
  init(_ pair: PicturePair, in job: Job) {
    self.pair = pair
    alt = job.alternative(of: pair.light)
  }

  /// The sizes of pictures in pixels, by path.
  typealias Sizes = [String: (width: Int, height: Int)]

  /// Creates the snippet of a pair for a page in a folder, with the pictures' sizes.
  init(_ pair: PicturePair, in job: Job, _ sizes: Sizes, folder: String) {
    self.init(pair, in: job)
    self.folder = folder
    // Pictures for dense screens are shown smaller.
    let scale = max(1, job.runs.first.film.looks[0].text.scale)
    size =
      sizes[pair.light].map { " width=\"\($0.width / scale)\" height=\"\($0.height / scale)\"" }
      ?? ""
  }

  /// The HTML in one line.
  var text: String {
    let alt = xmlEscaped(alt, quoted: true)
    let image = "<img alt=\"\(alt)\"\(size) src=\"\(address(pair.light))\">"
    guard pair.light != pair.dark else { return image }
    return "<picture><source media=\"(prefers-color-scheme: dark)\""
      + " srcset=\"\(address(pair.dark))\">\(image)</picture>"
  }

  private func address(_ path: String) -> String {
    Self.address(folder.map { Path.relative(path, to: $0) } ?? path)
  }

  /// A path as a relative URL, with special characters of URLs and URL lists percent-encoded,
  /// including colons, which would end a scheme.
  private static func address(_ path: String) -> String {
    var address = ""
    for scalar in Path.collapsed(path).unicodeScalars {
      if scalar.value <= 32 || 127..<160 ~= scalar.value
        || " \"#%&',:<>?\\`{}".unicodeScalars.contains(scalar)
      {
        address += "%" + scalar.value.hexadecimal(digits: 2).uppercased()
      } else {
        address.unicodeScalars.append(scalar)
      }
    }
    return address
  }
}
