// The page to explore a sheet of variations; it stands behind player.js.
function explore() {}
