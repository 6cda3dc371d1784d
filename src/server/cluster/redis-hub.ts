import { Redis } from 'ioredis'
import { type Hub, MemoryHub } from './hub.ts'

const PREFIX = 'cw/'
/** So often, and every so many milliseconds, it is tried to be heard. */
const MOST_TRIES = 50
const TRIED_AGAIN_AFTER = 100

/** A connection that comes back by itself; while it is away nothing waits for it. */
export function redisAt(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    retryStrategy: (times) => Math.min(times * 100, 2_000),
  })
  // Every attempt to connect again would be told here; what fails meanwhile is told where it fails.
  redis.on('error', () => {})
  return redis
}

/** Of all nodes, over Redis as a relay only: losing it loses nothing that was acknowledged. */
export class RedisHub implements Hub {
  private readonly sender: Redis
  private readonly receiver: Redis
  private readonly here = new MemoryHub()
  private readonly topics = new Map<string, number>()
  private readonly waiting = new Set<() => void>()

  constructor(url: string) {
    this.sender = redisAt(url)
    this.receiver = new Redis(url, {
      retryStrategy: (times) => Math.min(times * 100, 2_000),
      autoResubscribe: false,
    })
    this.receiver.on('error', () => {})
    // Whoever subscribes between connecting and being ready makes the client fail its own check, connect again and forget
    // what it had subscribed to: so everything is said again as soon as it is ready, and nothing before.
    // One way may be lost without the other; what was said on it meanwhile is.
    const known = new Set<Redis>()
    const back = (way: Redis): void => {
      if (known.has(way)) for (const listener of this.waiting) listener()
      known.add(way)
    }
    this.sender.on('ready', () => back(this.sender))
    this.receiver.on('ready', () => {
      this.listen().then(
        () => back(this.receiver),
        () => {},
      )
    })
    this.receiver.on('message', (channel: string, text: string) =>
      this.here.publish(channel.slice(PREFIX.length), text),
    )
  }

  publish(topic: string, text: string): void {
    this.sender.publish(PREFIX + topic, text).catch(() => {
      // At least whoever is on this node hears it.
      this.here.publish(topic, text)
    })
  }

  subscribe(topic: string, listener: (text: string) => void): () => void {
    const count = this.topics.get(topic) ?? 0
    this.topics.set(topic, count + 1)
    if (count === 0 && this.isReady) this.receiver.subscribe(PREFIX + topic).catch(() => {})
    const end = this.here.subscribe(topic, listener)
    return () => {
      end()
      const left = (this.topics.get(topic) ?? 1) - 1
      if (left > 0) {
        this.topics.set(topic, left)
        return
      }
      this.topics.delete(topic)
      if (this.isReady) this.receiver.unsubscribe(PREFIX + topic).catch(() => {})
    }
  }

  regained(listener: () => void): () => void {
    this.waiting.add(listener)
    return () => this.waiting.delete(listener)
  }

  /** Until what others say now is heard here, also where a line is lost while this is waited for. */
  async ready(): Promise<void> {
    const ways = [this.sender, this.receiver]
    for (let tries = 1; ; tries++) {
      for (const each of ways)
        if (each.status !== 'ready') await new Promise((done) => each.once('ready', done))
      try {
        await this.listen()
        await this.sender.ping()
        return
      } catch (error) {
        // A line that has just been lost may not know it yet; whatever else went wrong goes wrong again.
        if (tries === MOST_TRIES) throw error
        await new Promise((done) => setTimeout(done, TRIED_AGAIN_AFTER))
      }
    }
  }

  private get isReady(): boolean {
    return this.receiver.status === 'ready'
  }

  private async listen(): Promise<void> {
    const topics = [...this.topics.keys()].map((topic) => PREFIX + topic)
    if (topics.length > 0) await this.receiver.subscribe(...topics)
  }

  async close(): Promise<void> {
    this.sender.disconnect()
    this.receiver.disconnect()
    await this.here.close()
  }
}
