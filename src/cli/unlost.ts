/** What a shell says of a program that these ended. */
const ENDED = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/** Runs something; however the program ends meanwhile, what is played is saved first. */
export async function unlost<T>(played: { rescue(): void }, work: () => Promise<T>): Promise<T> {
  const rescue = () => played.rescue()
  const end = (signal: keyof typeof ENDED) => process.exit(ENDED[signal])
  const signals = Object.keys(ENDED) as (keyof typeof ENDED)[]
  process.once('exit', rescue)
  for (const signal of signals) process.once(signal, end)
  try {
    return await work()
  } catch (error) {
    played.rescue()
    throw error
  } finally {
    process.off('exit', rescue)
    for (const signal of signals) process.off(signal, end)
  }
}
