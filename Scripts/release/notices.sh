#!/bin/sh
# Copies the terms of what is linked into the program itself, as this machine has them: notices.sh FOLDER
set -eu
folder=${1:?a folder}
gd=$(dpkg-query -L libgd-dev 2>/dev/null | grep '/doc/.*/copyright$' || true)
# The toolchain has them two folders above its modules. Swift leaves a folder each time.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
modules=$(TMPDIR=$scratch swift -print-target-info 2>/dev/null | sed -n 's/.*"runtimeResourcePath" *: *"\(.*\)".*/\1/p')
swift=$modules/../../share/swift/LICENSE.txt
for terms in "$gd" "$swift"; do
  [ -f "$terms" ] || {
    echo "notices: the terms of libgd or of Swift are not found here: '$terms'" >&2
    exit 2
  }
done
install -m 644 "$gd" "$folder/LICENSE.libgd"
install -m 644 "$swift" "$folder/LICENSE.swift"
