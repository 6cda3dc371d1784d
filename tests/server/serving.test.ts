import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../../src/server/config.ts'
import { blockOf, program } from './proxy.ts'

const root = join(import.meta.dirname, '..', '..')
const page = readFileSync(join(root, 'docs', 'serving.md'), 'utf8')
const scripts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
).scripts

interface Service {
  readonly command?: readonly string[]
  readonly environment?: Record<string, string>
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition: string }>>
}

const { services } = parse(blockOf('yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>
}
const NODES = ['node-1', 'node-2'] as const
const dependenciesOf = ({ depends_on = [] }: Service): readonly string[] =>
  Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)

/** Directives of a configuration of nginx, block by block; whatever does not end as it should is told. */
function directives(text: string): readonly string[] {
  const lines = text
    .replace(/#.*$/gm, '')
    .split(/(?<=[;{}])/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
  let depth = 0
  for (const line of lines) {
    if (line.endsWith('{')) depth += 1
    else if (line === '}') depth -= 1
    else expect(line, 'a directive ends with a semicolon').toMatch(/;$/)
    expect(depth).toBeGreaterThanOrEqual(0)
  }
  expect(depth, 'every block is closed').toBe(0)
  return lines
}

describe('the page for operators', () => {
  it('has a compose file whose nodes are configured as the program reads it', () => {
    expect(Object.keys(services)).toEqual(['build', 'database', 'redis', ...NODES, 'worker', 'proxy'])
    for (const name of NODES) {
      const config = readConfig(services[name]!.environment!, [], '/srv')
      expect(config).toMatchObject({ host: '0.0.0.0', port: 4680, proxies: 1 })
      expect(new URL(config.databaseUrl!).hostname).toBe('database')
      expect(new URL(config.redisUrl!).hostname).toBe('redis')
      expect(config.publicUrl?.origin).toBe('https://cards.example')
    }
  })
  it('people reach it by the proxy and by nothing else, and the proxy reaches every node', () => {
    const open = Object.entries(services).flatMap(([name, { ports = [] }]) =>
      ports.map((port) => [name, port]),
    )
    expect(open).toEqual([
      ['proxy', '80:80'],
      ['proxy', '443:443'],
    ])
    expect(dependenciesOf(services.proxy!)).toEqual(NODES)
    expect(services.proxy!.volumes).toContain('./proxy.conf:/etc/nginx/conf.d/default.conf:ro')
    for (const name of NODES) expect(page).toContain(`\`${name}:4680\``)
  })
  it('builds once in the folder that the services share, before any of them starts in it', () => {
    for (const [name, service] of Object.entries(services)) {
      for (const other of dependenciesOf(service)) expect(Object.keys(services)).toContain(other)
      if (name === 'build' || service.volumes?.[0] !== '.:/srv/cardwright') continue
      expect(service.depends_on, name).toMatchObject({
        build: { condition: 'service_completed_successfully' },
      })
    }
    expect(services.build!.command).toEqual(['npm', 'run', 'build'])
  })
  it('has a block for nginx that passes on everything that a node needs', () => {
    const block = blockOf('nginx')
    const found = directives(block)
    for (const needed of [
      /^upstream cardwright \{/,
      /^listen 443 ssl;/,
      /^listen 80;/,
      /^ssl_certificate /,
      /^ssl_certificate_key /,
      /^proxy_pass http:\/\/cardwright;/,
      /^proxy_http_version 1\.1;/,
      /^proxy_set_header Host /,
      /^proxy_set_header X-Forwarded-For /,
      /^proxy_set_header Upgrade /,
      /^proxy_set_header Connection /,
    ])
      expect(
        found.some((each) => needed.test(each)),
        String(needed),
      ).toBe(true)
    const nginx = program('nginx')
    if (nginx === null) return
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
    // Without a certificate of that name, and on ports that anybody may open.
    const tried = block
      .replace('listen 443 ssl;', 'listen 48443;')
      .replace('listen 80;', 'listen 48080;')
      .replace(/^\s*ssl_certificate.*$/gm, '')
    writeFileSync(join(folder, 'nginx.conf'), `pid ${folder}/pid;\nevents {}\nhttp {\n${tried}\n}\n`)
    const done = spawnSync(nginx, ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')], {
      encoding: 'utf8',
    })
    rmSync(folder, { recursive: true })
    expect(done.stderr).toContain('syntax is ok')
  })
  it('has a unit whose environment is read too', () => {
    const unit = blockOf('ini')
    const environment = /^Environment=(.*)$/m.exec(unit)![1]!
    const env = Object.fromEntries(environment.split(' ').map((each) => each.split('=') as [string, string]))
    expect(readConfig(env, [], '/srv')).toMatchObject({ host: '127.0.0.1', port: 4680, proxies: 1 })
    expect(unit).toMatch(/^ExecStart=.*npm start$/m)
    const analyze = program('systemd-analyze')
    if (analyze === null) return
    const folder = mkdtempSync(join(tmpdir(), 'unit-'))
    const file = join(folder, 'cardwright.service')
    // A machine of ours need not have npm where that one has it.
    writeFileSync(file, unit.replace(/^ExecStart=.*$/m, 'ExecStart=/bin/sh -c "npm start"'))
    const done = spawnSync(analyze, ['verify', file], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect(done.stderr.split('\n').filter((line) => line.includes('cardwright.service'))).toEqual([])
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
    const known = Object.keys(scripts)
    const asked = [...page.matchAll(/npm run ([a-z-]+)/g)].map(([, name]) => name!)
    expect(asked.length).toBeGreaterThan(5)
    for (const name of [...asked, 'start']) expect(known).toContain(name)
    // `cardwright worker` in a sentence, and as the command of a service.
    const verbs = [...page.matchAll(/(?:npx |`|"npx", ")cardwright(?: |", ")([a-z]+)/g)].map(
      ([, verb]) => verb!,
    )
    expect(verbs).toContain('worker')
    for (const verb of verbs)
      expect(existsSync(join(root, 'src', 'cli', 'verbs', `${verb}.ts`)), verb).toBe(true)
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
