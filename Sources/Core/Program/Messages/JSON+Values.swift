package import TerrariumBasics

// Values of the language as JSON has them.

extension BinaryInteger { package var json: JSON { .number(self) } }
extension String { package var json: JSON { .text(self) } }
