#!/bin/sh
# Compares the kernels with a step cell by cell, in C alone.
#
#   test-kernels.sh           on this processor
#   test-kernels.sh aarch64   as NEON code, on an emulator; needs the Debian packages
#                             libc6-dev-arm64-cross, gcc-aarch64-linux-gnu and qemu-user
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
build() { # flags of the compiler
  for file in Sources/Core/CKernels/*.c Tests/CKernels/naive.c; do
    clang -O2 -Wall -Wextra -Werror -I Sources/Core/CKernels/include "$@" \
      -c "$file" -o "$work/$(basename "$file" .c).o"
  done
}

case "${1:-}" in
"")
  build
  clang "$work"/*.o -o "$work/naive"
  "$work/naive"
  ;;
aarch64)
  build --target=aarch64-linux-gnu -isystem /usr/aarch64-linux-gnu/include
  aarch64-linux-gnu-gcc -static "$work"/*.o -o "$work/naive"
  qemu-aarch64 "$work/naive"
  ;;
*)
  echo "usage: test-kernels.sh [aarch64]" >&2
  exit 2
  ;;
esac
