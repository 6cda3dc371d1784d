/** Tells whoever listens, on whichever node; what is said while nobody listens is lost. */
export interface Hub {
  publish(topic: string, text: string): void
  /** Gives a function that ends it. */
  subscribe(topic: string, listener: (text: string) => void): () => void
  /** Calls when the hub is back after it was away: what was said meanwhile is lost. Gives a function that ends it. */
  regained(listener: () => void): () => void
  close(): Promise<void>
}

/** A hub within one process. */
export class MemoryHub implements Hub {
  private readonly listeners = new Map<string, Set<(text: string) => void>>()

  publish(topic: string, text: string): void {
    for (const listener of this.listeners.get(topic) ?? []) listener(text)
  }

  subscribe(topic: string, listener: (text: string) => void): () => void {
    const all = this.listeners.get(topic) ?? new Set()
    this.listeners.set(topic, all)
    all.add(listener)
    return () => {
      all.delete(listener)
      if (all.size === 0) this.listeners.delete(topic)
    }
  }

  /** A hub in memory is never away. */
  regained(): () => void {
    return () => {}
  }

  async close(): Promise<void> {
    this.listeners.clear()
  }
}

/** Something about a table before play has changed: who sits, what is played, whether it has begun. */
export const tableTopic = (id: string): string => `table/${id}`

/** Sessions of somebody have ended; the text is who she is. */
export const ENDED_SESSIONS = 'sessions'

/** The same where she has got another session in its place. */
export const REPLACED_SESSIONS = 'sessions/replaced'

/** Something has changed like that about any table; the text is its id. */
export const ANY_TABLE = 'tables'
