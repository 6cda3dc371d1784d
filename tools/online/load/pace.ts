/** How many milliseconds people take for a decision, on average. */
export const PACE: Readonly<Record<string, number>> = { 'aeons-end': 12_000, eternal: 6_000 }

/** A page says so often that it is there. */
export const PING = 8_000

/** How long somebody takes this time: between half and one and a half of the usual. */
export const thinkingTime = (pace: number): number => pace * (0.5 + Math.random())

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
