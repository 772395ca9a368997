// GD
