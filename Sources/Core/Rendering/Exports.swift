// The parameters and results of painters: frames, colours, pictures and sketches.
@_exported public import TerrariumPictures
