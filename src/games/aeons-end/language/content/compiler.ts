import { AeonsEndCompiler } from '../compile.ts'

/** One compiler for all texts: they are written together, at the end. */
export const k = new AeonsEndCompiler()
