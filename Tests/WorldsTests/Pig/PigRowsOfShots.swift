import TerrariumSimulation

/// Returns the rows of the dice game among those of a shot; there are no others.
func pigRows(_ rows: any TableRows) -> [PigRow] {
  guard let rows = rows as? PigRows else { preconditionFailure("rows of another world") }
  return rows.rows
}
