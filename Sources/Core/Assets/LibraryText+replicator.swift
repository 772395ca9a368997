// Made by Scripts/embed-patterns.sh from assets/patterns/replicator.rle. Do not edit.
// swift-format-ignore-file

extension LibraryText {
  /// The patterns of assets/patterns/replicator.rle, one per line: the name, then other names after commas.
  package static let replicatorNames = """
fredkin-replicator
highlife-replicator, replicator
langtons-loop, langton-loop
"""

  /// assets/patterns/replicator.rle as gzip compresses it, in base 64.
  package static let replicatorFile = """
H4sIAAAAAAACA3WQwXKCMBCG73mK7eDRxgJi9eCBqPVi7aF9gSgBMsYsE0Jb374bxdp2pjOQ/Xf/hHw/0RZKp4qDtvdONUbvpUfH
ohdYFR/SFfB0MVm0gNW7cicoddU5BUd5UC0oXdUe9thoarAE7VtlyiH4WlNvFXhEzqIl3L4NjXIai/m4Pzafsk+YQzKE06W4zihS
Ik6zx9FrWFmCgx3eMRZtoaYbjS7VL9ocfrNvpa+lhbcaj02LdgjxbDYOEZ7P1H95QRq0FUgotKzQSvMPcpxcmZMzc3Zhzm7M6WT0
mqQs2aWBONnhANOwBJX2CYy0lUfb3hvEJrD3g75/gUXtdOuxqZWDzcULCabnBKLTpmiJlUhOPyKUDo/02xVo23rX7b2mK2ggPVQI
DjtbkEW7/8uWxedMcR8qfvhOtbkCbwiwZXwqBiJf83xJD0k+EZzKWoy5yIN1FfwqbtZE5Flw1jmjl68zmvI4FXfsC7E6b56IAgAA
"""
}
