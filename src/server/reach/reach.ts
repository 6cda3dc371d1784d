import type { Config } from '../config.ts'
import { lanAddresses } from './lan.ts'

/**
 * Where others reach this server, for links that are given to them: what the operator said, or with `--lan` the address
 * of this machine in its network. Never what a request calls it: anybody can send any name.
 */
export class Reach {
  private readonly config: Pick<Config, 'publicUrl' | 'lan' | 'host'>
  /** Known as soon as the server listens. */
  port: number | null = null

  constructor(config: Pick<Config, 'publicUrl' | 'lan' | 'host'>) {
    this.config = config
  }

  /** Null when nobody but this machine is known to reach it. */
  get origin(): string | null {
    const { publicUrl, lan, host } = this.config
    if (publicUrl !== null) return publicUrl.origin
    if (!lan || this.port === null) return null
    const found = lanAddresses(this.port)
    return found.find((each) => new URL(each).hostname === host) ?? found[0] ?? null
  }
}
