package import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
package import TerrariumPictures

/// The texts of a page that plays: its head, style and script, and the parts between them.
package enum PageText {
  /// A value in the data of a page, in which no HTML element can begin or end.
  package static func data(_ value: JSON) -> String {
    let parts = value.written(.compact).utf8.split(
      separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    return parts.map { String(Substring($0)) }.joined(separator: "\\u003c")
  }

  /// The fields of an object in the data of a page, without its braces.
  static func fields(of object: JSON) -> Substring { data(object).dropFirst().dropLast() }

  /// A source without comment lines and indentation.
  package static func bare(_ source: String) -> String {
    var (lines, isComment) = ([Substring](), false)
    for line in source.split(separator: "\n") {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if isComment {
        isComment = !line.hasSuffix("*/")
      } else if line.hasPrefix("/*") {
        isComment = !line.hasSuffix("*/")
      } else if !line.isEmpty, !line.hasPrefix("//") {
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The script of a page; an explorable page has more of it.
  package static func script(isSheet: Bool) -> String {
    bare(Assets.text(of: "page/player.js"))
      + (isSheet ? bare(Assets.text(of: "page/sheet.js")) : "")
  }

  /// The style of a page in its colours; with a second set of colours, that of the dark scheme
  /// follows.
  package static func style(_ colours: [PageColours]) -> String {
    var style = bare(Assets.text(of: "page/page.css"))
    for (place, kind) in colours.enumerated() {
      let names = ["ground", "ink", "soft", "line", "accent"]
      let values = [kind.ground, kind.ink, kind.soft, kind.line, kind.accent]
      let rule = zip(names, values).map { "--\($0):\($1.written)" }.joined(separator: ";")
      let isSecond = place > 0
      style +=
        (isSecond ? "@media (prefers-color-scheme:\(kind.scheme)){" : "")
        + ":root{\(rule)}" + (isSecond ? "}" : "") + "\n"
    }
    return style
  }

  /// The hash by which a page's content security policy allows a text.
  package static func policyHash(of text: String) -> String {
    "'sha256-\(Base64.text(of: SHA256(Array(text.utf8)).finalized()))'"
  }

  /// Returns the beginning of a page, up to the data of its films.
  ///
  /// - Parameters:
  ///   - page: The facts of its first film.
  ///   - caption: The caption of the first picture.
  ///   - colours: The colours of each film.
  ///   - stills: The address of the first picture of each film.
  ///   - size: The width and the height of the first one.
  ///   - recipe: The recipe of the page.
  ///   - measure: An example of the measures on an explorable page; nil for any other page.
  /// - Returns: The text.
  static func beginning(
    of page: PageFacts, caption: String?, colours: [PageColours], stills: [String],
    size: (Int, Int), recipe: String, measure: String? = nil
  ) -> String {
    let (style, script) = (style(colours), script(isSheet: measure != nil))
    let language = page.language.rawValue
    let data: JSON = [
      "version": 1, "language": .text(language),
      "words": PageWords.data(in: page.language, measure: measure), "recipe": .text(recipe),
    ]
    let image =
      "<img class=\"still\" alt=\"\(xmlEscaped(page.alt, quoted: true))\" width=\"\(size.0)\""
      + " height=\"\(size.1)\" src=\"\(stills[0])\">"
    let others = zip(colours, stills).dropFirst().map {
      "<source media=\"(prefers-color-scheme: \($0.scheme))\" srcset=\"\($1)\">"
    }.joined()
    let picture = others.isEmpty ? image : "<picture>\(others)\(image)</picture>"
    // A caption of the still only is removed together with it.
    let kind = caption == page.caption(nil) ? "" : " class=\"still\""
    let caption = caption.map { "<figcaption\(kind)>\(xmlEscaped($0))</figcaption>\n" } ?? ""
    return """
      <!DOCTYPE html>
      <html lang="\(language)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      img-src data: blob:; style-src \(policyHash(of: style)); \
      script-src \(policyHash(of: script))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="\(colours.map(\.scheme).joined(separator: " "))">
      <meta name="generator" content="terrarium">
      <title>\(xmlEscaped(page.title))</title>
      <style>\(style)</style>
      </head>
      <body>
      <main>
      <figure id="film">
      \(picture)
      \(caption)</figure>
      </main>
      <script type="application/json" id="data">{\(fields(of: data)),
      """
  }

  /// The page's script as an element, the last one.
  static func scriptElement(isSheet: Bool) -> String {
    "<script>\(script(isSheet: isSheet))</script>\n"
  }
}

extension PageColours {
  /// The colour scheme for browsers.
  var scheme: String { isDark ? "dark" : "light" }
}
