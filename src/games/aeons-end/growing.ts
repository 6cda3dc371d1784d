import { Growing } from '../../language/growing.ts'

/** What the compiler adds to, beside the code, the rows of the evaluator and the tables by definition. */
export const growing = new Growing()
