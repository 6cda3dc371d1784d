import { describe, expect, it } from 'vitest'
import { allCards } from '../../src/games/eternal/cards/index.ts'
import { betweenLanguages } from '../../src/games/eternal/text/audit.ts'
import { cardName, cardText } from '../../src/games/eternal/text/index.ts'
import { frenchNames } from '../../src/games/eternal/text/names/french.ts'
import { LANGS } from '../../src/language/face.ts'
import { faults, raw } from './faults.ts'

const sideBySide = (en: readonly string[], fr: readonly string[]): string =>
  Array.from(
    { length: Math.max(en.length, fr.length) },
    (_, i) => `  ${en[i] ?? '-'}\n    ${fr[i] ?? '-'}`,
  ).join('\n')

describe('the texts of Eternal', () => {
  it('are these, English above French', async () => {
    const entries = allCards.map((card) => {
      const heading = `${card.id}: ${cardName(card.id, 'en')} / ${cardName(card.id, 'fr')}`
      const text = sideBySide(cardText(card, 'en'), cardText(card, 'fr'))
      return text === '' ? heading : `${heading}\n${text}`
    })
    await expect(`${entries.join('\n\n')}\n`).toMatchFileSnapshot('golden/eternal.txt')
  })

  it.each(LANGS)('are without a fault of grammar or print (%s)', (lang) => {
    const found = allCards.flatMap((card) =>
      cardText(card, lang).flatMap((line) => [
        ...faults(line, lang).map((fault) => `${card.id}: ${fault}`),
        ...(raw.test(line) ? [`${card.id}: raw ${line}`] : []),
      ]),
    )
    expect(found).toEqual([])
  })

  it('have as many lines in both languages', () => {
    const uneven = allCards.filter((card) => cardText(card, 'en').length !== cardText(card, 'fr').length)
    expect(uneven.map(({ id }) => id)).toEqual([])
  })

  it('say the same numbers and words of the game in both languages', () => {
    expect(betweenLanguages(allCards)).toEqual([])
  })

  it('have names in both languages, and no two cards the same', () => {
    expect(
      allCards.filter(({ id }) => frenchNames[id] === undefined).map(({ id, name }) => `${id} ${name}`),
    ).toEqual([])
    for (const lang of LANGS) {
      const names = allCards.map(({ id }) => cardName(id, lang))
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
    }
  })
})

describe('the faults are found', () => {
  it.each([
    ['en', 'Kill a enemy unit.'],
    ['en', 'Your units gets +1/+1.'],
    ['en', 'The wielder get Flying.'],
    ['en', 'Draw two card.'],
    ['en', 'Summon: draw a card.'],
    ['en', 'Deal undefined damage.'],
    ['fr', 'Infligez 1\u00a0dégâts.'],
    ['fr', 'Tuez un unité.'],
    ['fr', 'Tuez une unité ennemi.'],
    ['fr', 'Vos unités gagne +1/+1.'],
    ['fr', 'Invocation\u00a0: Piochez une carte.'],
    ['fr', 'Invocation : piochez une carte.'],
    ['fr', 'Piochez la première carte de le deck adverse.'],
    ['fr', 'Le coût de une carte double.'],
    ['fr', 'Tuez toutes vos unité.'],
  ] as const)('%s: %s', (lang, text) => {
    expect(faults(text, lang)).not.toEqual([])
  })
})
