import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lanAddresses } from '../../../src/server/reach/lan.ts'
import { Reach } from '../../../src/server/reach/reach.ts'
import { openSite, type Site, Visitor } from '../api/site.ts'

describe('where others reach a server', () => {
  it('is what the operator says', () => {
    const reach = new Reach({ publicUrl: new URL('https://cards.example'), lan: true, host: '0.0.0.0' })
    expect(reach.origin).toBe('https://cards.example')
  })
  it('is the address in the house, once it listens', () => {
    const reach = new Reach({ publicUrl: null, lan: true, host: '0.0.0.0' })
    expect(reach.origin).toBeNull()
    reach.port = 4681
    expect(reach.origin).toBe(lanAddresses(4681)[0] ?? null)
    for (const address of lanAddresses(4681)) {
      const bound = new Reach({ publicUrl: null, lan: true, host: new URL(address).hostname })
      bound.port = 4681
      expect(bound.origin).toBe(address)
    }
  })
  it('is not known of a server for this machine', () => {
    const reach = new Reach({ publicUrl: null, lan: false, host: '127.0.0.1' })
    reach.port = 4680
    expect(reach.origin).toBeNull()
  })
})

describe('a page', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite({ PUBLIC_URL: 'http://cards.example:8080' })
  })
  afterAll(() => site.end())

  it('is told so, whatever name a request has for the server', async () => {
    for (const host of ['localhost:4680', '127.0.0.1:1', '10.1.2.3', 'cards.example:8080']) {
      const { body } = await new Visitor(site).ask({ method: 'GET', url: '/api/me', headers: { host } })
      expect(body, host).toMatchObject({ origin: 'http://cards.example:8080' })
    }
  })
})
