import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../../src/server/config.ts'

const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'serving.md'), 'utf8')
const blockOf = (language: string): string => page.split(`\`\`\`${language}\n`)[1]!.split('```')[0]!
const scripts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'),
).scripts

interface Compose {
  readonly services: Readonly<
    Record<string, { readonly command?: readonly string[]; readonly environment?: Record<string, string> }>
  >
}

describe('the page for operators', () => {
  it('has a compose file whose nodes are configured as the program reads it', () => {
    const { services } = parse(blockOf('yaml')) as Compose
    expect(Object.keys(services)).toEqual(['database', 'redis', 'node', 'worker'])
    const config = readConfig(services.node!.environment!, [], '/srv')
    expect(config).toMatchObject({ host: '0.0.0.0', port: 4680, proxies: 1 })
    expect(new URL(config.databaseUrl!).hostname).toBe('database')
    expect(new URL(config.redisUrl!).hostname).toBe('redis')
    expect(config.publicUrl?.origin).toBe('https://cards.example')
  })
  it('has a unit whose environment is read too', () => {
    const unit = blockOf('ini')
    const environment = /^Environment=(.*)$/m.exec(unit)![1]!
    const env = Object.fromEntries(environment.split(' ').map((each) => each.split('=') as [string, string]))
    expect(readConfig(env, [], '/srv')).toMatchObject({ host: '127.0.0.1', port: 4680, proxies: 1 })
    expect(unit).toMatch(/^ExecStart=.*npm start$/m)
  })
  it('names only variables that mean something, and all of them', () => {
    const table = page.split('## Settings')[1]!.split('\n## ')[0]!
    const named = [...table.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name!)
    const asked = new Set<string>()
    const env = new Proxy({}, { get: (_, name) => void asked.add(String(name)) })
    readConfig(env, [], '/srv')
    expect([...new Set(named)].sort()).toEqual([...asked].sort())
  })
  it('names only commands that are there', () => {
    for (const [, name] of page.matchAll(/npm run ([a-z]+)/g)) expect(Object.keys(scripts)).toContain(name)
  })
})

describe('the configuration', () => {
  it.each([
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535'],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY must be'],
    [
      { DATABASE_URL: 'mysql://u:secret@h/d' },
      'DATABASE_URL must be an address that begins with postgres://',
    ],
    [{ REDIS_URL: 'localhost' }, 'REDIS_URL must be an address that begins with redis://'],
    [{ PUBLIC_URL: 'https://a/b' }, 'PUBLIC_URL is a scheme, a host'],
    [{ PUBLIC_URL: 'ftp://a' }, 'PUBLIC_URL must be'],
    [{ LOG: 'loud' }, 'LOG is one of'],
    [{ WEBHOOKS: 'yes' }, 'WEBHOOKS is 1 or 0'],
    [{ SMTP_URL: 'mail' }, 'SMTP_URL must be'],
  ])('%j is refused with one sentence that repeats no password', (env, sentence) => {
    const read = () => readConfig(env, [], '/srv')
    expect(read).toThrow(sentence)
    expect(read).not.toThrow('secret')
  })
  it('an empty variable is none', () => {
    const empty = {
      PORT: '',
      HOST: ' ',
      DATABASE_URL: '',
      REDIS_URL: ' ',
      PUBLIC_URL: '',
      LOG: '',
      WEBHOOKS: '',
    }
    expect(readConfig(empty, [], '/srv')).toEqual(readConfig({}, [], '/srv'))
  })
})
