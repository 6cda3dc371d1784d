import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { RECIPES, type SoundName } from '../../src/web/sound/recipes.ts'
import { SAMPLE_RATE, synthesise } from '../../src/web/sound/synth.ts'
import { House } from './browser.ts'
import { READY } from './play.ts'

const names = Object.keys(RECIPES) as SoundName[]
const sounds = new Map(names.map((name) => [name, synthesise(RECIPES[name])]))

const loudness = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length)

describe.each(names)('the sound “%s”', (name) => {
  const samples = sounds.get(name)!

  it('is short, and heard', () => {
    const seconds = samples.length / SAMPLE_RATE
    expect(seconds).toBeGreaterThan(0.05)
    expect(seconds).toBeLessThan(2.5)
    expect(loudness(samples)).toBeGreaterThan(0.01)
  })

  it('neither clips nor clicks', () => {
    const worst = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
    expect(worst).toBeGreaterThan(0.05)
    expect(worst).toBeLessThan(1)
    expect(samples.every(Number.isFinite)).toBe(true)
    expect(Math.abs(samples[0]!)).toBeLessThan(0.05)
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.05)
  })

  it('is the same every time', () => {
    expect(synthesise(RECIPES[name])).toEqual(samples)
  })

  it('is no other sound', () => {
    for (const [other, theirs] of sounds)
      if (other !== name) expect(theirs, `${name} and ${other}`).not.toEqual(samples)
  })
})

const house = new House()

/** Counts what the page plays, on the document; the real sounds go on being made. */
function count(): void {
  const { start } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function (...when) {
    const { dataset } = document.documentElement
    dataset.played = String(Number(dataset.played ?? 0) + 1)
    return start.apply(this, when)
  }
}

const playedOn = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset.played ?? 0))

/** How many sounds a first answer makes at a table that is so loud. */
async function played(volume: string): Promise<number> {
  const person = await house.person()
  await person.context.addInitScript(count)
  await person.context.addInitScript((value) => localStorage.setItem('cardwright/volume', value), volume)
  const page = await person.visit('#/play/aeons-end?seed=sounds')
  await page.waitForSelector(READY)
  expect(await playedOn(page)).toBe(0)
  await page.keyboard.press('1')
  await page.waitForFunction(() => Number(document.querySelector<HTMLElement>('main')?.dataset.at) > 0)
  if (volume !== '0') await page.waitForFunction(() => document.documentElement.dataset.played !== undefined)
  const sounds = await playedOn(page)
  await person.leave()
  return sounds
}

describe('a table with sound', () => {
  it('is heard when something happens', async () => {
    expect(await played('100')).toBeGreaterThan(0)
  })

  it('is silent when nobody wants it', async () => {
    expect(await played('0')).toBe(0)
  })
})
