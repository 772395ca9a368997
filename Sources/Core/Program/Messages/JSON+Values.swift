package import TerrariumBasics

// Values of the vocabulary as JSON.

extension BinaryInteger { package var json: JSON { .number(self) } }
extension String { package var json: JSON { .text(self) } }
