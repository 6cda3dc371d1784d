import { lookup as resolve } from 'node:dns'
import { Agent } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/*
 * Addresses that people have given may point anywhere, also at this machine and its neighbours. They are looked at when
 * they are called, after their names were resolved: a name may mean another address every time.
 */

const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6')

/** `::ffff:10.0.0.1` is an address of the old kind. */
const unmapped = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address

export function isPublic(address: string): boolean {
  const plain = unmapped(address)
  const family = isIP(plain)
  // What is left of mapped addresses is written in hex; nobody needs those.
  if (family === 0 || /^::ffff:/i.test(plain)) return false
  return !inside.check(plain, family === 4 ? 'ipv4' : 'ipv6')
}

/** A name as the net has them. What else may stand in an address is read in many ways: `127.0.0.1;a.org` as a bare address, by some. */
const NAME = /^(?:[\w-]{1,63}\.)+[\w-]{1,63}\.?$/

/** Could somebody be called there? Only by https, at the usual port, without a password, and not at a bare inner address. */
export function mayCall(text: string): boolean {
  if (text.length > 1_000 || !URL.canParse(text)) return false
  const { protocol, username, password, port, hostname } = new URL(text)
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return false
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
  return isIP(bare) === 0
    ? NAME.test(bare) && !/(^|\.)(local|localhost|internal|home|lan)\.?$/.test(bare)
    : isPublic(bare)
}

export class InnerAddress extends Error {}

/** Resolves names to public addresses only; the connection is made to what was looked at. */
export const publicLookup: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, found) => {
    if (error !== null) {
      done(error, [])
      return
    }
    if (found.length === 0 || !found.every(({ address }) => isPublic(address))) {
      done(new InnerAddress('not a public address'), [])
      return
    }
    if (options.all === true) done(null, found)
    else done(null, found[0]!.address, found[0]!.family)
  })
}

/** For calls to addresses that people have given. */
export const publicAgent = (): Agent => new Agent({ lookup: publicLookup, keepAlive: false, timeout: 10_000 })
