// Re-exports the basics, which code that uses worlds always needs.
@_exported public import TerrariumBasics
