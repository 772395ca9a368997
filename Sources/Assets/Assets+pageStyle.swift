// Made by Scripts/embed-assets.sh from assets/page/page.css. Do not edit.
// swift-format-ignore-file

extension Assets {
  /// The style of a page that plays.
  package static let pageStyle = ##"""
/* A stand-in for the style of a page. */
body { background: var(--ground); color: var(--ink); font-family: sans-serif; }
"""##
}
