#!/bin/sh
# Writes what lies in assets/ into Swift sources, one string literal a file: the compiler takes
# such a literal in a blink, where an array of bytes of the same size takes it half a minute.
# A test compares the sources with the files, so a stale one does not go unnoticed.
set -eu
cd "$(dirname "$0")/.."
target=Sources/Core/Assets
enum=Assets
access="package "

# embed NAME FILE TEXT-COMMAND DOCUMENTATION: writes a file into the enum of a target
embed() {
  {
    echo "// Made by Scripts/embed-assets.sh from $2. Do not edit."
    echo "// swift-format-ignore-file"
    echo
    echo "extension $enum {"
    echo "  /// $4"
    echo "  ${access}static let $1 = ##\"\"\""
    $3 "$2"
    echo "\"\"\"##"
    echo "}"
  } > "$target/$enum+$1.swift"
}

base64_lines() { base64 < "$1" | tr -d "\n" | fold -w 100; echo; }

embed themes assets/themes.txt cat "The themes' text source."
embed typefaceRegular assets/typeface/regular.txt cat "The regular weight of the built-in typeface."
embed typefaceBold assets/typeface/bold.txt cat "The bold weight of the built-in typeface."
for sprite in penguin penguin2 penguin3 orca orca2 orca3 ripples bubla kustik iskra tuchka rogul; do
  embed "$sprite" "assets/sprites/$sprite.png" base64_lines "The $sprite's PNG, in base 64."
done

target=Sources/Extras/Page/Assets
enum=PageAssets
access=
[ -d "$target" ] || exit 0
embed player assets/page/player.js cat "The script of a page that plays."
embed sheet assets/page/sheet.js cat "The script of a page to explore, behind that of one that plays."
embed style assets/page/page.css cat "The style of a page that plays."
