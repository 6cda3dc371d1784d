import { describe, expect, it } from 'vitest'
import { loadGame } from '../../../src/games/eternal/game.ts'
import { eternal, loadEternal } from '../../../src/games/eternal/index.ts'
import * as b from '../../../src/games/eternal/language/builders.ts'
import { type PackSkill, SKILLS } from '../../../src/games/eternal/language/nodes.ts'
import { usualPacks } from '../../../src/games/eternal/packs/index.ts'
import { readPack } from '../../../src/games/eternal/read-pack.ts'
import { silence } from '../../../src/games/eternal/rules/values/changes.ts'
import { allSkills, allSkillsOfPlayer } from '../../../src/games/eternal/rules/values/later-skills.ts'
import { createCopy } from '../../../src/games/eternal/rules/zones/instances.ts'
import { move, transformInto } from '../../../src/games/eternal/rules/zones/zones.ts'
import {
  isLater,
  MOST_SKILLS,
  maskOf,
  skillNumbers,
  skillsOfMask,
} from '../../../src/games/eternal/skills.ts'
import * as state from '../../../src/games/eternal/state.ts'
import { copyInto, hash, restore, serialise } from '../../../src/kernel/block.ts'
import { listening } from '../../../src/kernel/events.ts'
import { seedFrom } from '../../../src/kernel/random.ts'
import type { State } from '../../../src/kernel/state.ts'
import type { Card } from '../../../src/kernel/zones.ts'
import { plain } from '../../../src/language/nodes.ts'

const MORE = 20
const idOf = (i: number): PackSkill => `many@1/skill-${i}`
const skill = (i: number) => ({ op: 'skill', skill: idOf(i) }) as const
const has = (i: number) => ({ op: 'has', skill: idOf(i) }) as const
const all = Array.from({ length: MORE }, (_, i) => i)

const cards = [
  ...all.map((i) =>
    b.unit(`many@1/unit-${i}`, `Bearer ${i}`, { cost: 0, strength: 1, health: 1 }, [skill(i)]),
  ),
  ...all.map((i) =>
    b.spell(`many@1/gift-${i}`, `Gift ${i}`, { cost: 0 }, [
      b.onPlay(b.get(b.one(b.yourUnits()), skill(i), b.flying)),
    ]),
  ),
  ...all.map((i) =>
    b.spell(`many@1/turn-${i}`, `Moment ${i}`, { cost: 0 }, [
      b.onPlay(b.getThisTurn(b.one(b.yourUnits()), skill(i))),
    ]),
  ),
  ...all.map((i) =>
    b.relic(`many@1/banner-${i}`, `Banner ${i}`, { cost: 0 }, [b.have(b.yourUnits(), skill(i))]),
  ),
  ...all.map((i) =>
    b.weapon(`many@1/blade-${i}`, `Blade ${i}`, { cost: 0, strength: 1, health: 1 }, [skill(i)]),
  ),
  ...all.map((i) =>
    b.spell(`many@1/end-${i}`, `End ${i}`, { cost: 0 }, [b.onPlay(b.kill(b.enemyUnits(has(i))))]),
  ),
  b.unit('many@1/plain', 'Nobody', { cost: 0, strength: 3, health: 3 }),
  b.unit('many@1/host', 'Host', { cost: 0, strength: 1, health: 1 }, [
    b.summon(b.playNew(b.copyOf(b.self))),
    skill(0),
    skill(MORE - 1),
  ]),
]
const pack = readPack(
  JSON.parse(
    JSON.stringify({
      id: 'many',
      version: 1,
      skills: all.map((i) => ({ id: idOf(i), name: { en: `Skill ${i}`, fr: `Talent ${i}` } })),
      cards: cards.map((card) => plain(card)),
    }),
  ),
)
const game = loadEternal([...usualPacks, pack])

const position = (document: object): State => game.scenario.given(document)
const unit = (s: State): Card => state.zones.first(s, state.PLAYMAT)
const skillsNow = (s: State, c: Card) => skillsOfMask(allSkills(s, c))
/** Answers with the first option that plays something, and with the first of any other question. */
function playFirst(s: State): void {
  for (let n = 0; n < 4 && game.machine.waiting(s); n++) {
    const { options } = game.decision(s)
    const i = options.findIndex(({ kind }) => kind === 'play')
    if (n > 0 && i === -1 && options.some(({ kind }) => kind === 'end turn')) return
    game.machine.answer(s, Math.max(0, i))
  }
}

describe('a pack with twenty more skills', () => {
  it('has some of them beyond the thirty-second', () => {
    expect(SKILLS).toHaveLength(32)
    expect(all.filter((i) => isLater(skillNumbers.of(idOf(i))))).toHaveLength(MORE)
  })

  it('has units with them, which views and words show', () => {
    for (const i of all) {
      const s = position({ 'player 1': { units: [`Bearer ${i}`] } })
      expect(skillsNow(s, unit(s))).toEqual([idOf(i)])
      const [shown] = game.observe(s, 1).players[0]!.playmat
      expect(shown!.skills).toEqual([idOf(i)])
      game.protocol.view(game.observe(s, 1), '')
      expect(game.words.en.card(`many@1/unit-${i}`).text).toBe(`Skill ${i}`)
      expect(game.words.fr.card(`many@1/unit-${i}`).text).toBe(`Talent ${i}`)
      expect(game.words.en.card(`many@1/end-${i}`).text).toContain(`with Skill ${i}`)
      expect(game.words.fr.card(`many@1/end-${i}`).text).toContain(`avec Talent ${i}`)
    }
  })

  it('gives them for good and for a turn, says so, and takes them away', () => {
    for (const i of all) {
      const s = position({ 'player 1': { units: ['Nobody'], hand: [`Gift ${i}`], maxPower: 1 } })
      const events: unknown[] = []
      listening(
        (at, kind, x, y, z, w) => events.push(game.seen(at, 1, kind, x, y, z, w)),
        () => playFirst(s),
      )
      expect(skillsNow(s, unit(s))).toEqual(['flying', idOf(i)])
      expect(events).toContainEqual(expect.objectContaining({ kind: 'gained', skills: [idOf(i)] }))
      expect(events).toContainEqual(expect.objectContaining({ kind: 'gained', skills: ['flying'] }))
      state.turnEnds(s, unit(s))
      expect(skillsNow(s, unit(s))).toContain(idOf(i))
      silence(s, unit(s))
      expect(skillsNow(s, unit(s))).toEqual([])

      const t = position({ 'player 1': { units: ['Nobody'], hand: [`Moment ${i}`], maxPower: 1 } })
      playFirst(t)
      expect(skillsNow(t, unit(t))).toEqual([idOf(i)])
      state.turnEnds(t, unit(t))
      expect(skillsNow(t, unit(t))).toEqual([])
    }
  })

  it('lets relics and weapons give them, and texts look for them', () => {
    for (const i of all) {
      const s = position({
        'player 1': { units: ['Nobody'], relics: [`Banner ${i}`] },
        'player 2': { units: [{ card: 'Nobody', attachments: [`Blade ${i}`] }] },
      })
      expect(skillsNow(s, unit(s))).toEqual([idOf(i)])
      expect(skillsNow(s, state.zones.first(s, state.PLAYMAT + 1))).toEqual([idOf(i)])

      const other = (i + 1) % MORE
      const t = position({
        'player 1': { hand: [`End ${i}`], maxPower: 1 },
        'player 2': { units: [`Bearer ${i}`, `Bearer ${other}`, 'Nobody'] },
      })
      playFirst(t)
      expect(game.observe(t, 0).players[1]!.playmat.map(({ card }) => card)).toEqual([
        `many@1/unit-${other}`,
        'many@1/plain',
      ])
    }
  })

  it('keeps them on copies of a card and of a game, and ends them where a card becomes another or leaves', () => {
    for (const i of all) {
      const s = position({ 'player 1': { units: [{ card: 'Nobody', skills: [idOf(i)] }] } })
      const before = eternal.schema.create()
      copyInto(before, s)
      expect([...before]).toEqual([...s])
      expect([...restore(game.schema, serialise(game.schema, s))]).toEqual([...s])
      const copy = createCopy(s, unit(s), 0)
      expect(skillsNow(s, copy)).toEqual([idOf(i)])
      transformInto(s, copy, state.def.get(s, unit(s)))
      expect(skillsNow(s, copy)).toEqual([])
      move(s, unit(s), state.HAND, 0)
      expect(skillsNow(s, state.zones.first(s, state.HAND))).toEqual([idOf(i)])
      // A block that held such skills holds none when a usual game is copied into it.
      const usual = eternal.scenario.given({ 'player 1': { units: ['Yeti Spy'] } })
      copyInto(s, usual)
      expect([...s]).toEqual([...usual])
    }
  })

  it('gives them to players', () => {
    const s = position({ 'player 1': { skills: [idOf(0), idOf(MORE - 1), 'stealth', 'flying'] } })
    expect(skillsOfMask(allSkillsOfPlayer(s, 0))).toEqual(['flying', 'stealth', idOf(0), idOf(MORE - 1)])
    expect(game.observe(s, 1).players[0]!.skills).toHaveLength(4)
  })

  it('plays whole games, copied at every decision', () => {
    const s = game.schema.create()
    const main = [
      [25, '1-1'],
      [25, 'many@1/host'],
      ...all.map((i) => [4, i % 2 === 0 ? `many@1/unit-${i}` : `many@1/gift-${i}`] as const),
    ]
    game.begin(s, game.readSetup({ format: 'open', decks: [{ main }, { main }] }), seedFrom('many skills'))
    const copy = game.schema.create()
    let met = false
    for (let n = 0; game.machine.waiting(s) && n < 600; n++) {
      const answer = (n * 7 + 3) % game.machine.options(s)
      copyInto(copy, s)
      game.machine.answer(copy, answer)
      game.machine.answer(s, answer)
      expect(hash(copy)).toBe(hash(s))
      met ||= state.hasLater(s)
    }
    expect(met).toBe(true)
    expect(game.schema.fault(s)).toBeNull()
  })

  it('costs a game without them nothing: their numbers are not even copied', () => {
    const s = eternal.scenario.given({ 'player 1': { units: ['Yeti Spy'] } })
    expect(state.hasLater(s)).toBe(false)
    expect(s[0]).toBeLessThan(eternal.schema.rareAt)
  })

  it('leaves room for some more; the sixty-fifth is refused, and nothing of its pack stays', () => {
    const crowd = (n: number, version: number) => ({
      id: 'throng',
      version,
      cards: [],
      skills: Array.from({ length: n }, (_, i) => ({
        id: `throng@${version}/skill-${i}` as const,
        name: { en: `S${i}`, fr: `T${i}` },
      })),
    })
    // Whatever was loaded before in this thread has its place, too.
    const left = MOST_SKILLS - skillNumbers.size
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(12)
    expect(() => loadGame([...usualPacks, readPack(crowd(left + 1, 1))])).toThrow(
      `there is room for 64 skills, “throng@1/skill-${left}” is one more`,
    )
    expect(skillNumbers.size).toBe(MOST_SKILLS - left)
    loadGame([...usualPacks, readPack(crowd(left, 2))])
    expect(maskOf([`throng@2/skill-${left - 1}`]).later).toBe(1 << 31)
  })

  it('is refused where a skill has another’s id or is called for and not there', () => {
    const brought = { id: 'bad@1/a', name: { en: 'A', fr: 'A' } }
    const bad = (entries: object) => () => readPack({ id: 'bad', version: 1, cards: [], ...entries })
    expect(bad({ skills: [brought, brought] })).toThrow('skills[1].id: the id “bad@1/a” stands twice')
    expect(bad({ skills: [{ ...brought, id: 'flying' }] })).toThrow('skills[0].id')
    expect(
      bad({
        skills: [brought],
        cards: [{ id: 'bad@1/x', name: 'X', kind: 'unit', skills: [{ op: 'skill', skill: 'bad@1/b' }] }],
      }),
    ).toThrow('cards[0].skills[0].skill: no skill is called “bad@1/b”')
    expect(() =>
      loadGame([
        ...usualPacks,
        readPack({
          id: 'bad',
          version: 1,
          cards: [
            plain(
              b.spell('bad@1/y', 'Y', { cost: 0 }, [
                b.onPlay(b.kill(b.enemyUnits({ op: 'has', skill: 'bad@1/b' }))),
              ]),
            ),
          ],
        }),
      ]),
    ).toThrow('there is no skill “bad@1/b”')
  })
})
