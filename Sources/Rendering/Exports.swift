// Whoever draws has what is drawn: frames, colours, pictures and sketches.
@_exported public import Pictures
