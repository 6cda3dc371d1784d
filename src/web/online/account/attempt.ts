/** Does something and says how it went: with the sentence that it gives, or that it is done. */
export type Attempt = (act: () => Promise<unknown>) => Promise<void>
