internal import Basics

// Values of the language as JSON has them.

extension BinaryInteger { var json: JSON { .number(self) } }
extension String { var json: JSON { .text(self) } }
