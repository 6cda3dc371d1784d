import { describe, expect, it } from 'vitest'
import { CARD_OF_TODAY, definitionOf, definitions, IN_2019 } from '../../../src/games/eternal/content.ts'
import { eternal } from '../../../src/games/eternal/index.ts'
import { CARDS, def, instances } from '../../../src/games/eternal/state.ts'
import { seedFrom } from '../../../src/kernel/random.ts'
import { LANGS } from '../../../src/language/face.ts'

const olders = (eternal.olderCardIds ?? []).map((id) => definitionOf(id)!)
const older = olders.map((d) => definitions[d]!)

describe('the cards of 2019', () => {
  it('differ from those of today, and only in what is printed', () => {
    expect(older.length).toBeGreaterThan(20)
    for (const card of older) {
      const today = definitions[CARD_OF_TODAY[definitionOf(card.id)!]!]!
      expect(card.id).toBe(`${today.id}@2019`)
      expect(card.name).toBe(today.name)
      expect({ ...card, id: today.id }).not.toEqual(today)
    }
  })

  it('have their names and texts in both languages, and stand in no list of cards', () => {
    for (const { id } of older) {
      expect(eternal.cardIds).not.toContain(id)
      for (const lang of LANGS) {
        const { name, older: marked } = eternal.words[lang].card(id)
        expect(name).toBe(eternal.words[lang].card(id.replace('@2019', '')).name)
        expect(marked).toBe(true)
      }
    }
  })

  it('are the ones that a game of 2019 is played with, created cards included, and never otherwise', () => {
    const s = eternal.schema.create()
    for (const rules of ['today', '2019']) {
      const setup = eternal.readSetup({ decks: ['random:FTJPS:a', 'random:FTJPS:b'], rules })
      for (let g = 0; g < 20; g++) {
        eternal.begin(s, setup, seedFrom(`era ${g}`))
        for (let n = 0; eternal.machine.waiting(s); n++)
          eternal.machine.answer(s, (n * 7 + g) % eternal.machine.options(s))
        for (let c = 0; c < Math.min(CARDS, instances.get(s)); c++) {
          const d = def.get(s, c)
          if (rules === 'today') expect(olders).not.toContain(d)
          else expect(IN_2019[d]).toBe(d)
        }
      }
    }
  })
})
