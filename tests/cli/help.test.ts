import { describe, expect, it } from 'vitest'
import { cardwright, spawned } from './line.ts'

const verbs = [
  'play',
  'host',
  'join',
  'campaign',
  'cards',
  'decks',
  'compile',
  'check',
  'simulate',
  'worker',
  'replay',
  'bench',
  'golden',
  'schema',
]

describe('help', () => {
  it('lists every verb', async () => {
    const { code, out, err } = await cardwright()
    expect(code).toBe(0)
    expect(err).toBe('')
    for (const verb of verbs) expect(out).toMatch(new RegExp(`^ {2}${verb} `, 'm'))
    expect((await cardwright('--help')).out).toBe(out)
    expect((await cardwright('help')).out).toBe(out)
  })
  it.each(verbs)('of %s says how it is called and what its flags do', async (verb) => {
    const { code, out, err } = await cardwright(verb, '--help')
    expect(code).toBe(0)
    expect(err).toBe('')
    expect(out.split('\n')[0]).toMatch(new RegExp(`^cardwright ${verb}( |$)`))
    expect(out).toContain('Flags:')
    expect((await cardwright('help', verb)).out).toBe(out)
    expect((await cardwright(verb, '-h')).out).toBe(out)
  })
  it('of play names the set-up flags of each game', async () => {
    const { out } = await cardwright('play', '--help')
    expect(out).toMatch(/Set-up of aeons-end:[\s\S]*--nemesis[\s\S]*Set-up of eternal:[\s\S]*--deck1/)
  })
  it.each(verbs)('of %s is there in French', async (verb) => {
    const { code, out, err } = await cardwright(verb, '--help', '--lang', 'fr')
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('Options\u00a0:')
    expect(out).not.toMatch(/ the | a game|unless said/)
    expect(out).not.toMatch(/[\p{L}\d’»] [:;!?»]|« /u)
    expect((await cardwright('help', verb, '--lang=fr')).out).toBe(out)
    expect((await cardwright('--help', '--lang', 'fr')).out).toMatch(new RegExp(`^ {2}${verb} `, 'm'))
  })
  it('comes from the program itself too', async () => {
    const { code, out, err } = await spawned(['--version'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^cardwright \d+\.\d+\.\d+\n$/)
  })
})
