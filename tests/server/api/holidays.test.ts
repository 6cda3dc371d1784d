import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOLIDAY_DAY } from '../../../src/table/time/holiday.ts'
import { openSite, type Site, Visitor } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.end())

describe('holiday', () => {
  it('is taken in days, ended, and never more than there is', async () => {
    const mia = await new Visitor(site).named('Mia')
    expect((await mia.get('/api/holiday')).body).toEqual({ until: null, days: 14 })
    const { body } = await mia.post('/api/holiday', { days: 5 })
    const { until, days } = body as unknown as { until: number; days: number }
    expect(days).toBe(9)
    expect(Math.abs(until - Date.now() - 5 * HOLIDAY_DAY)).toBeLessThan(HOLIDAY_DAY)
    const twice = await mia.post('/api/holiday', { days: 1 }, { 'accept-language': 'fr' })
    expect(twice).toMatchObject({ status: 409, body: { error: 'no-holiday' } })
    expect(twice.body.message).toMatch(/déjà en vacances/)
    expect((await mia.post('/api/holiday', { days: 0 })).body).toMatchObject({ until: null, days: 13 })
    expect(await mia.post('/api/holiday', { days: 14 })).toMatchObject({ status: 409 })
    expect(JSON.stringify((await mia.get('/api/me/export')).body)).toContain('"holiday"')
  })

  it.each([-1, 15, 1.5, '3', null])('refuses %j days', async (days) => {
    const mia = await new Visitor(site).named('Mia')
    expect((await mia.post('/api/holiday', { days })).status).toBe(400)
  })

  it('is for people who have said who they are', async () => {
    expect((await new Visitor(site).get('/api/holiday')).status).toBe(401)
    expect((await new Visitor(site).post('/api/holiday', { days: 1 })).status).toBe(401)
  })
})
