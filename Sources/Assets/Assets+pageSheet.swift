// Made by Scripts/embed-assets.sh from assets/page/sheet.js. Do not edit.
// swift-format-ignore-file

extension Assets {
  /// The script of a page to explore, behind that of one that plays.
  package static let pageSheet = ##"""
// The page to explore a sheet of variations; it stands behind player.js.
function explore() {}
"""##
}
