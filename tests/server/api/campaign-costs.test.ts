import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Campaign } from '../../../src/campaign/campaign.ts'
import { openSite, type Site, Visitor } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.end())

const MANY = 8

describe('looking at campaigns', () => {
  it('opens none of them a second time, and asks the store as often for many as for one', async () => {
    const ada = await new Visitor(site).named('Ada')
    const made = async (): Promise<string> => {
      const { body } = await ada.post('/api/campaigns', {
        names: ['Ysel', 'Toran'],
        seats: [{ who: 'me' }, { who: 'open' }],
      })
      return (body.campaign as unknown as { id: string }).id
    }
    const id = await made()
    // All that is asked of the store goes to its thread.
    const asked = vi.spyOn(Worker.prototype, 'postMessage')
    const open = vi.spyOn(Campaign, 'open')
    const listed = async () => {
      for (const each of [asked, open]) each.mockClear()
      const { body } = await ada.get('/api/campaigns')
      return {
        campaigns: (body.campaigns as unknown as readonly unknown[]).length,
        rows: asked.mock.calls.length,
        opened: open.mock.calls.length,
      }
    }
    try {
      await listed()
      const one = await listed()
      expect(one).toMatchObject({ campaigns: 1, opened: 0 })
      expect(one.rows).toBeGreaterThan(0)
      for (let n = 1; n < MANY; n++) await made()
      await listed()
      expect(await listed()).toEqual({ ...one, campaigns: MANY })
      // The same for one that is looked at again and again, and where somebody chooses what is not there.
      open.mockClear()
      for (let n = 0; n < 5; n++) {
        expect((await ada.post(`/api/campaigns/${id}/look`)).status).toBe(200)
        expect((await ada.post(`/api/campaigns/${id}/choose`, { steps: 0, ids: ['no'] })).status).toBe(400)
      }
      expect(open).not.toHaveBeenCalled()
    } finally {
      vi.restoreAllMocks()
    }
  })

  it('is limited for each route that may open some', async () => {
    const ada = await new Visitor(site).named('Ada')
    for (const [method, url] of [
      ['GET', '/api/campaigns'],
      ['POST', '/api/campaigns/nowhere/fight'],
      ['POST', '/api/campaigns/nowhere/choose'],
      ['POST', '/api/campaigns/nowhere/look'],
    ] as const) {
      const { headers } = await (method === 'GET' ? ada.get(url) : ada.post(url))
      expect(Number(headers['x-ratelimit-limit']), url).toBeLessThanOrEqual(120)
    }
  })
})

describe('a campaign that is kept open', () => {
  it('knows nothing of what is tried with another one that stands there', async () => {
    const { opened } = await import('../../../src/server/waiting.ts')
    const ada = await new Visitor(site).named('Ada')
    const { body } = await ada.post('/api/campaigns', {
      names: ['Ysel', 'Toran'],
      seats: [{ who: 'me' }, { who: 'open' }],
    })
    const row = (await site.backend.store.campaigns.campaign(
      (body.campaign as unknown as { id: string }).id,
    ))!
    const [one, other] = [opened(row), opened(row)]
    const before = JSON.stringify(other.state)
    one.seat(['person', 'greedy'])
    one.answer(0)
    expect(JSON.stringify(one.state)).not.toBe(before)
    for (const each of [other, opened(row)]) {
      expect(JSON.stringify(each.state)).toBe(before)
      expect(each.record.entries).toEqual([])
    }
  })
})
