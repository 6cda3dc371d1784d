import { describe, expect, it } from 'vitest'
import type { Mage, Nemesis } from '../../src/games/aeons-end/language/nodes.ts'
import { type Definition, fullText } from '../../src/games/aeons-end/text/audit.ts'
import {
  abilityText,
  cardName,
  cardText,
  mageNames,
  matText,
  nemesisName,
} from '../../src/games/aeons-end/text/index.ts'
import { LANGS, type Lang } from '../../src/language/face.ts'
import { cards, everything, mages, nemeses } from './definitions.ts'
import { faults } from './faults.ts'

const sideBySide = (en: readonly string[], fr: readonly string[]): string =>
  Array.from(
    { length: Math.max(en.length, fr.length) },
    (_, i) => `  ${en[i] ?? '-'}\n    ${fr[i] ?? '-'}`,
  ).join('\n')

const heading = (id: string, name: (lang: Lang) => string): string => `${id}: ${name('en')} / ${name('fr')}`

const matLines = (nemesis: Nemesis, lang: Lang): string[] =>
  matText(nemesis, lang).flatMap(({ heading: title, lines }) => lines.map((line) => `[${title}] ${line}`))

const mageHeading = ({ id }: Mage) =>
  heading(id, (lang) => {
    const { name, title, ability } = mageNames(id, lang)
    return `${name}, ${title}, ${ability}`
  })

describe('the texts of Aeon’s End', () => {
  it('are these, English above French', async () => {
    const entries = [
      ...cards.map(
        (card) =>
          `${heading(card.id, (lang) => cardName(card.id, lang))}\n${sideBySide(cardText(card, 'en'), cardText(card, 'fr'))}`,
      ),
      ...mages.map(
        (mage) => `${mageHeading(mage)}\n${sideBySide(abilityText(mage, 'en'), abilityText(mage, 'fr'))}`,
      ),
      ...nemeses.map(
        (nemesis) =>
          `${heading(nemesis.id, (lang) => nemesisName(nemesis.id, lang))}\n${sideBySide(matLines(nemesis, 'en'), matLines(nemesis, 'fr'))}`,
      ),
    ]
    await expect(`${entries.join('\n\n')}\n`).toMatchFileSnapshot('golden/aeons-end.txt')
  })

  it.each(LANGS)('are without a fault of grammar or print (%s)', (lang) => {
    // A card with nothing on it but its numbers has no text.
    const lines = (definition: Definition) =>
      'clauses' in definition && definition.clauses.length === 0 ? [] : fullText(definition, lang).split('\n')
    expect(
      everything.flatMap((each) =>
        lines(each).flatMap((line) => faults(line, lang).map((fault) => `${each.id}: ${fault}`)),
      ),
    ).toEqual([])
  })

  it('have as many paragraphs in both languages', () => {
    const count = (definition: Definition, lang: Lang) => fullText(definition, lang).split('\n').length
    expect(everything.filter((each) => count(each, 'en') !== count(each, 'fr')).map(({ id }) => id)).toEqual(
      [],
    )
  })

  it('have names in both languages', () => {
    for (const lang of LANGS) {
      expect(cards.filter(({ id }) => cardName(id, lang) === id).map(({ id }) => id)).toEqual([])
      expect(mages.filter(({ id }) => mageNames(id, lang).ability === '')).toEqual([])
      expect(nemeses.filter(({ id }) => nemesisName(id, lang) === id)).toEqual([])
    }
  })
})

describe('the faults are found', () => {
  it.each([
    ['en', 'Any player suffer 3 damage.'],
    ['en', 'The players suffers 3 damage.'],
    ['en', 'Destroy a opened breach.'],
    ['en', 'Draw two card.'],
    ['en', 'Draw  a card.'],
    ['en', 'Draw a card'],
    ['en', 'Gain undefined.'],
    ['fr', 'Révélez la première carte de le paquet.'],
    ['fr', 'Un joueur gagne de éther.'],
    ['fr', 'Si il y a une carte, piochez une carte.'],
    ['fr', 'Infligez 1\u00a0dégâts.'],
    ['fr', 'Infligez 3 dégâts.'],
    ['fr', 'Lancer : Infligez 1\u00a0dégât.'],
    ['fr', 'Détruisez un carte.'],
    ['fr', 'Infligez 3\u00a0dégâts par carte défaussé de cette manière.'],
    ['fr', 'Ce allié pioche une carte.'],
    ['fr', 'Les joueurs subit 1\u00a0dégât.'],
    ['fr', 'Détruisez la moitié (arrondie.'],
  ] as const)('%s: %s', (lang, text) => {
    expect(faults(text, lang)).not.toEqual([])
  })
})
