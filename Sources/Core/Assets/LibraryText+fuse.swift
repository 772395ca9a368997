// Made by Scripts/embed-patterns.sh from assets/patterns/fuse.rle. Do not edit.
// swift-format-ignore-file

extension LibraryText {
  /// The patterns of assets/patterns/fuse.rle, one per line: the name, then other names after commas.
  package static let fuseNames = """
baker
hive-maker
beacon-maker
boat-maker
harvester
hwss-blinker-fuse
blinker-fuse
6c13-blinker-fuse
beehive-fuse
washerwoman
blinker-fuse-3
blinker-fuse-2
bi-block-fuse
cow
"""

  /// assets/patterns/fuse.rle as gzip compresses it, in base 64.
  package static let fuseFile = """
H4sIAAAAAAACA62W3W6bMBTH7/0UrsJls4G/SC5ysba7mtZN2hPgxF1QKY6AJOvbz8c2TRwMaaVK2IB1ML/zPx8we8SyeFYNmv3C
P1TZbfHP9X2lqqqoN2j2gJ/2rcJV+aTaXVGvMoF3ereviq7U9Ypw9A+vcCZu8Suc2S1u9pUyl3f06x9CUcYk0UlGpZbmRGDKYErN
tDRjYUZuhjCDm8HMoDB0IvUNQrNHvC0Pav7iCAc0i3OajDiafJSGWxrmaOhHkRyPVMVa1xdEO9WUerMiJzTCAzQRCsU/USgwJr1a
UhfdmFohEvVIC4+UD5CEReIOiX1AMu74YCB/4WNZNAfVdi7ZHopDucG/9WsdDW0e6JeHsPxzYXWizeOe8di2c1mVtdFwDkwTQeYk
gKQWknjI5SWjFOY93L9aMxs2ognEcXiMrqLIso99AH2P7/ZN3eJu2+j93y0uu7a3aG+xKW5cqcJEw3jTdZX6MgyBSAPvFs477rwb
RMB4IkFFI6gNgtFZ0tPRL/dmDlmsMxoX+5QIlEeKXBCHQS8xKAjLxw8T6WsWVKNpi74RKNub4thsGajHXaekqccmQ/lAOxtjoxY1
gSa2rIkNOtGiT9q3Ge5PHQ3sXIMTSQZ5ni1cLfgTLJHcbiqctb1zrhyLdquao34paqjM70VT4W9SRtwiadhyfWFyMZIVEHA2qTWk
g6aTEzpdXtkuUglzOvRiEcSGMOsD83U7aIRE2s8RzJC9cGMpztN7eICRfUQyW8wogkYi6Z7RCFuf7kN94WV95dkbpt8+b9OAHhMm
1D91vp3nLU196vXzSJqL4H/AfVJYPtEi3j+S+DKKLbqMZmz8seg2yftpnBprfRxqQIOS8MmUjiWTzqd9dok1ZmDbApPIury0MWNu
eemuTJ2k8vo+9mVXYG7Qf+x/DjAcCgAA
"""
}
