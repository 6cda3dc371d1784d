import { Redis } from 'ioredis'

/*
 * A database of Redis for whoever fills and empties it. Several do so at the same time, also from other checkouts, and the
 * first database may hold what is somebody else's: so each takes one in which nothing is, and leaves nothing in it.
 */

/** What is kept about them in the first database. */
const KEPT = 'cardwright-tests'
/** Whoever has ended without leaving keeps hers so long, in seconds. */
const KEEPS = 120
const SIGNS_EVERY = 10_000
const LOOKS_AGAIN = 200

/** Takes the first in which nothing is, or that was left without a word; gives its number, or 0 where there is none. */
const TAKE = `
for n = 1, 15 do
  if redis.call('EXISTS', KEYS[1] .. '/' .. n) == 0 then
    redis.call('SELECT', n)
    local size = redis.call('DBSIZE')
    redis.call('SELECT', ARGV[1])
    if size == 0 or redis.call('SISMEMBER', KEYS[1], n) == 1 then
      redis.call('SELECT', n)
      redis.call('FLUSHDB')
      redis.call('SELECT', ARGV[1])
      redis.call('SADD', KEYS[1], n)
      redis.call('SET', KEYS[1] .. '/' .. n, 'taken', 'EX', ARGV[2])
      return n
    end
  end
end
return 0`

export interface OwnRedis {
  readonly url: string
  /** Empties it, and lets others have it. */
  drop(): Promise<void>
}

/** Waits until one is free. */
export async function ownRedis(url: string): Promise<OwnRedis> {
  const all = new URL(url)
  all.pathname = '/0'
  const redis = new Redis(all.href)
  const take = async (): Promise<number> => Number(await redis.eval(TAKE, 1, KEPT, 0, KEEPS))
  let n = await take()
  for (; n === 0; n = await take()) await new Promise((done) => setTimeout(done, LOOKS_AGAIN))
  const taken = `${KEPT}/${n}`
  const signs = setInterval(() => redis.set(taken, 'taken', 'EX', KEEPS).catch(() => {}), SIGNS_EVERY)
  signs.unref()
  const own = new URL(url)
  own.pathname = `/${n}`
  return {
    url: own.href,
    drop: async () => {
      clearInterval(signs)
      await redis.select(n)
      await redis.flushdb()
      await redis.select(0)
      await redis.multi().srem(KEPT, n).del(taken).exec()
      redis.disconnect()
    },
  }
}
