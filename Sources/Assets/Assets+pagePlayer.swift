// Made by Scripts/embed-assets.sh from assets/page/player.js. Do not edit.
// swift-format-ignore-file

extension Assets {
  /// The script of a page that plays.
  package static let pagePlayer = ##"""
// A stand-in for the player, until that is here.
"use strict";
document.getElementById("film").dataset.count = JSON.parse(document.getElementById("data").textContent).films[0].count;
"""##
}
