// Who works with worlds works with what they are made of: one import brings both.
@_exported public import TerrariumBasics
