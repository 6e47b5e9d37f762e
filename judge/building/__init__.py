"""Makes a program of a file: a source file goes in, a `program.Program` or a `program.CompileError` comes out."""
