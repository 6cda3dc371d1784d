/**
 * Something while it is made: parts that it may have are added one after the other. Views and words of every option are made
 * with every decision of every table, and an object that is spread into another for each part costs more than the part.
 */
export type Draft<T> = { -readonly [K in keyof T]: T[K] }
