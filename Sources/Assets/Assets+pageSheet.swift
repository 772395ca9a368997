// Made by Scripts/embed-assets.sh from assets/page/sheet.js. Do not edit.
// swift-format-ignore-file

extension Assets {
  /// The script of a page to explore, behind that of one that plays.
  package static let pageSheet = ##"""
// A stand-in for the sheet's script.
"""##
}
