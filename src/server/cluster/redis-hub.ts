import { Redis } from 'ioredis'
import { type Hub, MemoryHub } from '../hub.ts'

const PREFIX = 'cw/'

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

  constructor(url: string) {
    this.sender = redisAt(url)
    this.receiver = new Redis(url, { retryStrategy: (times) => Math.min(times * 100, 2_000) })
    this.receiver.on('error', () => {})
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
    if (count === 0) this.receiver.subscribe(PREFIX + topic).catch(() => {})
    const end = this.here.subscribe(topic, listener)
    return () => {
      end()
      const left = (this.topics.get(topic) ?? 1) - 1
      if (left > 0) {
        this.topics.set(topic, left)
        return
      }
      this.topics.delete(topic)
      this.receiver.unsubscribe(PREFIX + topic).catch(() => {})
    }
  }

  /** Until what others say now is heard here. */
  async ready(): Promise<void> {
    await this.receiver.ping()
    await this.sender.ping()
  }

  async close(): Promise<void> {
    this.sender.disconnect()
    this.receiver.disconnect()
    await this.here.close()
  }
}
