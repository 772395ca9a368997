package import TerrariumSimulation

/// Sizes that straddle words, edges and the smallest grids.
package let awkwardSizes: [GridSize] = [
  (1, 1), (1, 2), (2, 1), (2, 2), (3, 3), (1, 7), (7, 1), (7, 3), (31, 4), (32, 5), (33, 2),
  (63, 5), (64, 64), (65, 2), (127, 3), (128, 3), (129, 3), (1, 65), (200, 7),
].map { GridSize(columns: $0.0, rows: $0.1) }
