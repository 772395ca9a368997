package import Pictures

/// A sketch as a PDF of one page, on which a pixel is three quarters of a point: as large as browsers
/// show the picture.
package func pdfBytes(_ sketch: Sketch, recipe: String?) -> [UInt8] {
  let parts = SketchParts(of: sketch)
  var page = PDFPage(parts: parts, height: sketch.height)
  page.write(sketch.items)
  let number = PDFNumbers(pictures: parts.pictures)
  var objects = PDFObjects(count: number.count)
  objects.add(number.root, "<</Type/Catalog/Pages \(number.pages) 0 R>>")
  objects.add(number.pages, "<</Type/Pages/Kids[\(number.page) 0 R]/Count 1>>")
  let size = [sketch.width, sketch.height].map { ShortNumbers.text(Double($0) * 0.75) }
  objects.add(
    number.page,
    "<</Type/Page/Parent \(number.pages) 0 R/MediaBox[0 0 \(size[0]) \(size[1])]"
      + "/Contents \(number.content) 0 R/Group<</S/Transparency/CS/DeviceRGB>>"
      + "/Resources<<\(number.resources)\(page.states)>>>>")
  objects.add(number.content, stream: Array(page.text.utf8))
  for (place, picture) in parts.pictures.enumerated() {
    picture.write(into: &objects, number.picture(place), mask: number.mask(place))
  }
  let told = recipe.map { Array(pdfRecipeName.utf8) + pdfString($0) } ?? []
  objects.add(number.info, Array("<</Producer(Terrarium)".utf8) + told + Array(">>".utf8))
  return objects.finished(root: number.root, info: number.info)
}

/// The numbers of a file's objects.
private struct PDFNumbers {
  let root = 1
  let pages = 2
  let page = 3
  let content = 4
  /// For each picture its number, and that of how far it is seen through.
  private var pictures: [(picture: Int, mask: Int?)] = []
  private var next = 5

  init(pictures: [SketchPicture]) {
    for picture in pictures {
      let mask = picture.isBlended ? next + 1 : nil
      self.pictures.append((next, mask))
      next += mask == nil ? 1 : 2
    }
  }

  var info: Int { next }
  var count: Int { next }

  func picture(_ place: Int) -> Int { pictures[place].picture }

  func mask(_ place: Int) -> Int? { pictures[place].mask }

  /// The page's resource dictionary.
  var resources: String {
    guard !pictures.isEmpty else { return "" }
    let names = pictures.enumerated().map { "/P\($0) \($1.picture) 0 R" }
    return "/XObject<<\(names.joined())>>"
  }
}

extension SketchPicture {
  /// True if something is seen through it.
  fileprivate var isBlended: Bool {
    if case .blended(let pixels) = pixels { pixels.contains { $0 >> 24 < 255 } } else { false }
  }

  /// Writes its pixels as one object, and how far they are seen through as another.
  fileprivate func write(into objects: inout PDFObjects, _ number: Int, mask: Int?) {
    let head = "/Type/XObject/Subtype/Image/Width \(width)/Height \(height)/BitsPerComponent 8"
    switch pixels {
    case .indexed(let indices, let palette):
      let colours = palette.map { String($0.written.dropFirst()) }.joined()
      let space = "/ColorSpace[/Indexed/DeviceRGB \(palette.count - 1)<\(colours)>]"
      objects.add(number, stream: indices, head + space)
    case .blended(let pixels):
      let colours = pixels.flatMap { pixel in
        [16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> UInt32($0)) }
      }
      let smask = mask.map { "/SMask \($0) 0 R" } ?? ""
      objects.add(number, stream: colours, head + "/ColorSpace/DeviceRGB" + smask)
      guard let mask else { return }
      objects.add(
        mask, stream: pixels.map { UInt8($0 >> 24) }, head + "/ColorSpace/DeviceGray")
    }
  }
}
