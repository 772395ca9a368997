// Made by Scripts/embed-patterns.sh from assets/patterns/predecessor.rle. Do not edit.
// swift-format-ignore-file

extension LibraryText {
  /// The patterns of assets/patterns/predecessor.rle, one per line: the name, then other names after commas.
  package static let predecessorNames = """
pre-block
grin
pre-pre-block, hook
tail
feather
o-pentomino
p-pentomino
q-pentomino
s-pentomino
t-pentomino
u-pentomino
v-pentomino
w-pentomino
x-pentomino
y-pentomino
z-pentomino
claw
pre-beehive
stairstep-hexomino
table
z-hexomino
bullet-heptomino
bun
cap
long-hook
pre-pulsar-predecessor
teardrop
dock
unidimensional-pentadecathlon
bookend-siamese-table
pre-sidewalk
racetrack
very-long-house
anvil
pre-pulsar
cheshire-cat
garden-of-eden-14x14
garden-of-eden-13x12
garden-of-eden-12x11
garden-of-eden-12x12
garden-of-eden-11x11
garden-of-eden-10x10
"""

  /// assets/patterns/predecessor.rle as gzip compresses it, in base 64.
  package static let predecessorFile = """
H4sIAAAAAAACA71Y227jNhB991ewiB+jVLxIjhfIQza9vXQXaBfoM2XTthpZVCU5sfv1JYekLraoyGlaLLC2Lj6cOXPOcJibL6go
RZBkcvU8u/lBX6zFSlSVLFGWbkRV8PwBo0IWh4zXqcwf2OyIHhC5RSfzUR4yob59pt//TuhMzon8bja7+YK2ZZrPbp7QHzteo7RC
mdjUSG5QvRPoaSeqXVoKtOL1J8QRLK8+tyIXJSyD1GqivLsmJOYLiSRynriwdLadjB/RTkp/5sSbOT1fhqhF5NyuUvM084LSLmg8
CqoAG0I3givuymmwJlZqYNlArBCtYsZgy6AQeS33aS69+HEXHxNYIDIL4PMFIsf2BFzWxQ3f4pg0HP81AXs5ELNPJ0zOqeOjmoAd
XcbtgyZKfnPqtDEBG4cDgVMPKxRq6UI/vI9y6nNP0kb+MgG6p8LFaNxahA76dQI0uQaadDx/fKe6fehASUP46VpW3tKKnDML/ff7
oOloi2poWWX8dRrZUTdiOqjuyy6bCLFLX8S0Fh6PipC2QqlUay2rWhTBThzfKGmPGhyPJwHRz0mTQs2TbCT4K9zPDDuupG/GzSJv
SZmnpB3qk0OWiVqtUrwhnPurFU+bJXI/MYsuLGGjpLfCcdArXvgl2dMkvp8G7byUyXwbjG72jF3uoJGv5wI+7eDDYHHIKl4GHfTz
xQpRpnKtTNtm1V/VZLX0SCmREZSCNoTVgpfrUo6wFvr3wAs5KVjDWt/O67HpcHGp1thXFG0FpgcP2RrtkKfrdC/ySv2eZ9DxuFpF
DTuqZB7+lP2GO5VVBQ49gwkOnYaVEkS+DqqU70UlgnG70/4gYbSx8LcSTR8wGHfUUaVr8cqzidNmf5GLSkXQrYBGXSdiLs1iJV+J
Wv03IvXQWzQ2KHUljMTWLnGKfxHlKbC2OlTiqq3Vx10SteQRSRuR8PxlZKJmA6OBj7hGgyYlZeH+2QAsPMG2od+2AxMaBWclumOc
GXhlz0KBUvzs5it6ukO/3aFvcl88p3mlT1DfdnBQQlspqls4P+mzld4JT+qa52t9L0cyz07qDFXw17tpXmXdsseXrYaYYhu2NEsX
Ctiq3iPyQG4CoT8xOyrVqhweV7t0j37K+F75+pnvi1uEl0usk3lEP8OP9FHwR/X5CeWy3qX5Fq2kMiJKxEaqg2Fa33lqQLo16EmL
mh0e2+aGBzbLxPwzqWgBUHvB2q/UvcWsRsyT+ULfUc9n8PDeAjjMeSyV2Q1NkbRVTpYOwsC02ETOIARMPFTSo3LKMJUkDNlHU4l7
DW5piLTTAB6aUXU2kHtkuHRMzIEkq3Z9D1zWMqXPnFr8JDGziyMQDkjmt3CbweZqH9nNKIE214xS55SRI8b/I2Vk0WsBsemi2J5d
Mb40lE7BJGMIBA4dRyZbagmL1GvMJE1l4mYk9ULz5wzgkLQyhr4J6ICFwxGaQFlf0pXM+Al9FtlBNaH8WQJP8Yfz1B/Dz2j6b7Ql
Zx1pdZVFxpTlYwxbYXkYW/47xjwetDxhr5xos/m77gK3IsOOS501X+CNprPZ29DMQG1td9JWBGqoh4/wqKqo+PiVl+mfOfpFqMA0
E5h+EBPxABFuogsHfEVt8RNrlcYcjYZgpGCaDuJegQc2Ty2YxjrWnCr5fwDSxR5wHhUAAA==
"""
}
