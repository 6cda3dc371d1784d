import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costOf, defNamed, playerCardAt } from '../../../src/games/aeons-end/content.ts'
import { readGrownMage, readMageCode, writeMageCode } from '../../../src/games/aeons-end/growth/code.ts'
import {
  ABILITIES,
  type GrownMage,
  LOOKS,
  MASTERIES,
  type Mastery,
  newMage,
  STARTER_GEMS,
  STARTER_SPELLS,
  TEMPERAMENTS,
  UPGRADES,
} from '../../../src/games/aeons-end/growth/options.ts'
import { grownSheet } from '../../../src/games/aeons-end/growth/sheet.ts'
import { aeonsEnd } from '../../../src/games/aeons-end/index.ts'
import { mats as grownMats } from '../../../src/games/aeons-end/packs/all.ts'
import { fairNumbers, seedFrom } from '../../../src/kernel/random.ts'
import { Refusal } from '../../../src/kernel/refusal.ts'

const masteries: readonly Mastery[] = [
  { kind: 'wider-second' },
  { kind: 'wider-last' },
  { kind: 'primed' },
  { kind: 'retrained', into: 'crystal' },
  { kind: 'retrained', into: 'spark' },
  ...[0, 1, 2, 3, 4].map((place): Mastery => ({ kind: 'ordered', place })),
]

const chosen = <T>(options: readonly T[]): fc.Arbitrary<T | null> => fc.constantFrom(null, ...options)

const anyMage: fc.Arbitrary<GrownMage> = fc
  .record({
    name: fc.constantFrom('Ada', 'Bérénice', 'Ødegård', 'Name with 24 characters!', '龍'),
    look: fc.nat(LOOKS - 1),
    gem: chosen(STARTER_GEMS),
    ability: chosen(ABILITIES),
    upgrade: chosen(UPGRADES),
    temperament: chosen(TEMPERAMENTS),
    spell: chosen(STARTER_SPELLS),
    mastery: chosen(masteries),
  })
  .map((mage) => (mage.ability === null ? { ...mage, upgrade: null } : mage))

describe('a grown mage', () => {
  it('has 25,600 forms once it has chosen everything', () => {
    const forms =
      STARTER_GEMS.length *
      ABILITIES.length *
      UPGRADES.length *
      TEMPERAMENTS.length *
      STARTER_SPELLS.length *
      MASTERIES.length
    expect(forms).toBe(25_600)
  })

  it('travels as a short code and comes back as it was', () => {
    fc.assert(
      fc.property(anyMage, (mage) => {
        const code = writeMageCode(mage)
        expect(code).toMatch(/^mage:[\w-]{9,60}$/)
        expect(readMageCode(code)).toEqual(mage)
      }),
    )
  })

  it('that is mistyped is refused with a sentence, in both languages', () => {
    const code = writeMageCode({ ...newMage('Ada'), gem: 'hearth-amber', ability: 'masons-vow' })
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: code.length - 1 }),
        fc.constantFrom(...'AZaz09-_ !'),
        (at, sign) => {
          const wrong = code.slice(0, at) + sign + code.slice(at + 1)
          if (wrong === code) return
          try {
            // Whatever else it is, it is a mage.
            readGrownMage(readMageCode(wrong), 'mage')
          } catch (error) {
            expect(error).toBeInstanceOf(Refusal)
            expect((error as Refusal).french).not.toBe((error as Refusal).message)
          }
        },
      ),
    )
    for (const bad of ['mage:', 'mage:A', code.slice(0, -4), `${code}AAAA`])
      expect(() => aeonsEnd.readSetup({ mages: [bad] })).toThrow(Refusal)
  })

  it('has a name of one line, and an ability before it upgrades it', () => {
    const read = (more: object) => () => readGrownMage({ ...newMage('Ada'), ...more }, 'mage')
    expect(read({ name: '' })).toThrow(/mage\.name/)
    expect(read({ name: 'x'.repeat(25) })).toThrow(/1 to 24 characters/)
    expect(read({ name: 'two\nlines' })).toThrow(Refusal)
    expect(read({ upgrade: 'deep' })).toThrow(/no ability to upgrade/)
    expect(read({ gem: 'jade' })).toThrow(/mage\.gem/)
    expect(read({ mastery: { kind: 'ordered', place: 5 } })).toThrow(/mage\.mastery\.place/)
    expect(read({ treasure: 'ward-locket' })).toThrow(/no such entry/)
  })

  it('has the format of any other mage, whatever it has chosen', () => {
    const mats = new Set(grownMats.map(({ id }) => id))
    fc.assert(
      fc.property(anyMage, (mage) => {
        const sheet = grownSheet(mage)
        expect(mats).toContain(sheet.mat)
        expect([sheet.hand.length, sheet.deck.length, sheet.breaches.length]).toEqual([5, 5, 4])
        for (const id of [...sheet.hand, ...sheet.deck]) {
          expect(costOf[defNamed(id)], id).toBe(0)
          expect(playerCardAt[defNamed(id)]!.starter, id).toBe(true)
        }
        expect([...sheet.hand, ...sheet.deck].filter((id) => id === mage.gem)).toHaveLength(
          mage.gem === null ? 0 : 1,
        )
        expect([...sheet.hand, ...sheet.deck].filter((id) => id === mage.spell)).toHaveLength(
          mage.spell === null ? 0 : 1,
        )
      }),
    )
  })

  it('has a mat and texts for every ability', () => {
    expect(grownMats).toHaveLength(1 + ABILITIES.length * 3)
    for (const lang of ['en', 'fr'] as const)
      for (const sheet of aeonsEnd.words[lang].sheets!().filter(({ id }) =>
        grownMats.some((mat) => mat.id === id),
      )) {
        const lines = sheet.sections.flatMap(({ lines: all }) => all)
        expect(lines.length > 0, sheet.id).toBe(sheet.id !== 'legacy-mage')
      }
  })

  it('is called at the table as its player called it', () => {
    const mages = [writeMageCode({ ...newMage('Ada'), ability: 'masons-vow' }), 'brama']
    const s = aeonsEnd.schema.create()
    aeonsEnd.begin(s, aeonsEnd.readSetup({ mages }), seedFrom('names'))
    expect(aeonsEnd.observe(s, 0).players[0]!.mage).toBe('masons-vow-mage:Ada')
    expect(aeonsEnd.words.en.board(s, 0).join('\n')).toMatch(/Ada/)
    expect(aeonsEnd.words.fr.board(s, 0).join('\n')).toMatch(/Vœu du maçon/)
  })
})

describe('games of grown mages', () => {
  it('go on to their end, whatever the mages have chosen', () => {
    const s = aeonsEnd.schema.create()
    fc.assert(
      fc.property(fc.array(anyMage, { minLength: 1, maxLength: 4 }), fc.nat(), (team, n) => {
        const mages = team.map((mage, i) => writeMageCode({ ...mage, name: `Mage ${i + 1}` }))
        const roll = fairNumbers(seedFrom(`grown ${n}`))
        aeonsEnd.begin(s, aeonsEnd.readSetup({ mages }), seedFrom(`grown ${n}`))
        for (let i = 0; i < 5000 && aeonsEnd.machine.waiting(s); i++)
          aeonsEnd.machine.answer(s, roll(aeonsEnd.machine.options(s)))
        expect(aeonsEnd.outcome(s)).not.toBeNull()
      }),
      { numRuns: 40 },
    )
  })
})
