import { describe, expect, it } from 'vitest'
import { advice } from '../../src/games/aeons-end/advice/index.ts'
import { aeonsEndRules, type LoadedGame, usualDealing } from '../../src/games/aeons-end/game.ts'
import { writeMageCode } from '../../src/games/aeons-end/growth/code.ts'
import { newMage } from '../../src/games/aeons-end/growth/options.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import type { Setup } from '../../src/games/aeons-end/protocol/setup.ts'
import { wish } from '../../src/games/aeons-end/scenario/wish.ts'
import { scenarioOf } from '../../src/games/aeons-end/scenario.ts'
import { speakBothLanguages } from '../../src/games/aeons-end/text/both-languages.ts'
import { offerOf } from '../../src/games/aeons-end/text/offer.ts'
import { setupLines } from '../../src/games/aeons-end/text/words/setup.ts'
import { markedWords } from '../../src/games/aeons-end/text/words.ts'
import { whole } from '../../src/games/aeons-end/whole.ts'
import { writeRecord } from '../../src/kernel/record.ts'
import { Session } from '../../src/kernel/session.ts'
import { verify } from '../../src/kernel/verify.ts'
import { noDecks } from '../../src/web/engine/no-decks.ts'
import type { Parts } from '../../src/web/engine/parts.ts'
import * as setUps from '../../src/web/engine/setups.ts'
import { TableHost } from '../../src/web/engine/table-host.ts'
import type { Beginning } from '../../src/web/source/source.ts'

/* A worker of the page begins with the usual packs, and fetches the others when something asks for them. */

const partsOf = ({ rules, dealing }: LoadedGame, more: Parts['more']): Parts => ({
  rules,
  words: async (lang) => {
    speakBothLanguages(dealing.collection)
    return markedWords(lang, dealing.collection)
  },
  advice: async () => advice,
  scenario: async () => scenarioOf(dealing),
  wish: async () => wish,
  offer: async () => (lang) => offerOf(dealing.collection, lang),
  setupWords: async (lang) => (setup: Setup) => setupLines(dealing.collection, setup, lang),
  decks: async () => noDecks,
  names: async () => speakBothLanguages(dealing.collection),
  more,
})

function host(): { readonly host: TableHost; readonly fetched: () => number } {
  let fetched = 0
  const parts = partsOf({ rules: aeonsEndRules, dealing: usualDealing }, async () => {
    fetched += 1
    return partsOf(whole, null)
  })
  return { host: new TableHost(parts), fetched: () => fetched }
}

const PLAYERS = [{ bot: null }, { bot: null }] as const
const CODE = writeMageCode({ ...newMage('Ysel'), gem: 'hearth-amber' })

/** A record of so many first answers. */
function recordOf(game: typeof aeonsEndRules, setup: unknown, answers = 12): string {
  const session = new Session(game, setup, 'later')
  for (let i = 0; i < answers; i++) session.answer(0)
  return writeRecord(session.record())
}

const ORDINARY: Readonly<Record<string, Beginning>> = {
  'the usual table': { kind: 'usual', seed: 'a' },
  'a deal of the base game': {
    kind: 'deal',
    setup: { nemesis: 'gate-witch', supply: { random: {} } },
    seed: 'a',
  },
  'a record of an ordinary game': { kind: 'record', record: recordOf(aeonsEndRules, {}) },
  'a record that was made with all packs': { kind: 'record', record: recordOf(aeonsEnd, {}) },
}

const NEEDING: Readonly<Record<string, Beginning>> = {
  'a nemesis': { kind: 'deal', setup: { nemesis: 'deathmind' }, seed: 'a' },
  'basic cards': { kind: 'deal', setup: { basics: 'legacy' }, seed: 'a' },
  'a pile': { kind: 'deal', setup: { supply: { random: { must: ['gravity-node'] } } }, seed: 'a' },
  'a set to roll piles from': {
    kind: 'deal',
    setup: { supply: { random: { sets: ['legacy'] } } },
    seed: 'a',
  },
  'the code of a mage': { kind: 'deal', setup: { mages: ['brama', CODE] }, seed: 'a' },
  'a battle of a campaign': {
    kind: 'deal',
    setup: { mages: ['brama', CODE], nemesis: 'bladius', campaign: { nemesisLife: 40 } },
    seed: 'a',
  },
  'a battle with printed mages': { kind: 'deal', setup: { campaign: { nemesisLife: 40 } }, seed: 'a' },
  'a record': { kind: 'record', record: recordOf(aeonsEnd, { nemesis: 'deathmind' }) },
  'a position': {
    kind: 'position',
    given: { nemesis: { id: 'bladius', life: 12 } },
  },
}

describe('packs that come later', () => {
  it.each(Object.entries(ORDINARY))('are not fetched for %s', async (_, from) => {
    const { host: it, fetched } = host()
    const moment = await it.begin(from, PLAYERS, 'en')
    expect(moment.differs).toBeNull()
    expect(fetched()).toBe(0)
  })

  it.each(Object.entries(NEEDING))('are fetched once for %s', async (_, from) => {
    const { host: it, fetched } = host()
    const moment = await it.begin(from, PLAYERS, 'fr')
    expect(moment.differs).toBeNull()
    expect(fetched()).toBe(1)
    await it.begin(from, PLAYERS, 'en')
    expect(fetched()).toBe(1)
  })

  it('are fetched for a shared set-up, and what is wrong anyway is still refused', async () => {
    const { host: it, fetched } = host()
    const setup = aeonsEnd.readSetup({ mages: ['brama', CODE], nemesis: 'fungal-mesh' })
    const code = aeonsEnd.sharing!.code(setup, 'shared')!
    const read = await setUps.setup(it, { code }, '', 'en')
    expect(read.settled).toMatchObject({ mages: ['brama', CODE], nemesis: 'fungal-mesh' })
    expect(read.words).toEqual(aeonsEnd.words.en.setup!(setup))
    expect(fetched()).toBe(1)
    await expect(setUps.read(it, { nemesis: 'nobody' }, '', 'en')).rejects.toThrow('nobody')
  })

  it('change nothing about a game without them: a record is good with and without', () => {
    for (const [from, to] of [
      [aeonsEndRules, aeonsEnd],
      [aeonsEnd, aeonsEndRules],
    ] as const) {
      const session = new Session(from, { nemesis: 'umbra-titan' }, 'both')
      for (let i = 0; i < 60 && from.machine.waiting(session.state); i++) session.answer(0)
      expect(verify(to, session.record())).toMatchObject({ ok: true, proven: true })
    }
    expect(aeonsEnd.packs).toMatchObject(aeonsEndRules.packs!)
  })
})
