import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { markedWords } from '../../src/games/aeons-end/text/words.ts'
import { whole } from '../../src/games/aeons-end/whole.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import { words as englishEternal } from '../../src/games/eternal/text/words/english/index.ts'
import { words as frenchEternal } from '../../src/games/eternal/text/words/french/index.ts'
import { LANGS } from '../../src/language/face.ts'
import { wholeLine } from '../../src/language/text/discourse.ts'
import { figuresIn, marksInWords, spansOf } from '../../src/language/text/marks.ts'

/* What a page is given of a card's text: lines with their labels, and the signs in them, so that it reads no sentence. */

const aeonsEndOf = {
  en: markedWords('en', whole.dealing.collection),
  fr: markedWords('fr', whole.dealing.collection),
}
const eternalOf = { en: englishEternal, fr: frenchEternal }

describe.each([
  ['aeons-end', aeonsEnd.cardIds, aeonsEndOf],
  ['eternal', eternal.cardIds, eternalOf],
] as const)('the lines of a card of %s', (_, ids, words) => {
  it.each(LANGS)('are its text, in %s', (lang) => {
    for (const id of ids) {
      const { text, lines = [] } = words[lang].card(id)
      expect(lines.map(wholeLine).join('\n')).toBe(text)
    }
  })

  it('have labels and alternatives at the same places in both languages', () => {
    const shape = (lang: 'en' | 'fr', id: string) =>
      (words[lang].card(id).lines ?? []).map(({ label, or }) => [label !== undefined, or === true])
    const labelled = ids.filter((id) => shape('en', id).some(([label]) => label))
    expect(labelled.length).toBeGreaterThan(100)
    expect(ids.filter((id) => JSON.stringify(shape('en', id)) !== JSON.stringify(shape('fr', id)))).toEqual(
      [],
    )
  })

  it.each(LANGS)('give every label its colon and leave none at the end of it, in %s', (lang) => {
    const labels = ids.flatMap((id) => (words[lang].card(id).lines ?? []).flatMap(({ label = [] }) => label))
    expect(labels.filter((label) => !label.endsWith(lang === 'en' ? ':' : '\u00a0:'))).toEqual([])
  })
})

describe('labels', () => {
  const labelsOf = (id: string) => aeonsEndOf.fr.card(id).lines?.map(({ label }) => label)

  it('are set off in French with a number in them, too', () => {
    const powers = aeonsEnd.cardIds.filter((id) => aeonsEndOf.fr.card(id).type === 'power')
    const counting = powers.filter((id) => labelsOf(id)?.some((label) => label?.startsWith('PUISSANCE')))
    expect(counting.length).toBeGreaterThan(50)
  })

  it('are no name with a colon in it', () => {
    for (const lang of LANGS) {
      const found = aeonsEnd.cardIds.filter((id) =>
        aeonsEndOf[lang].card(id).lines?.some(({ label }) => label?.startsWith('Xaxos')),
      )
      expect(found).toEqual([])
    }
  })
})

describe('signs in a text', () => {
  it('stand with their number and the stop after them', () => {
    expect(spansOf('Gain 2 {ae}, then {F}{F}.')).toEqual([
      'Gain ',
      { mark: 'ae', number: '2', stop: ',' },
      ' then ',
      { mark: 'F', number: '', stop: '' },
      { mark: 'F', number: '', stop: '.' },
    ])
    expect(spansOf('')).toEqual([])
    expect(spansOf('No sign.')).toEqual(['No sign.'])
  })

  it('are read as words, and stay as they are where nobody has a word for them', () => {
    const names = { ae: 'aether', F: 'Fire', T: 'Time' }
    expect(marksInWords('Gain 2 {ae}. {F}{F}{T}: {ae}.', names)).toBe(
      'Gain 2 aether. 2\u00a0Fire, Time: aether.',
    )
    expect(marksInWords('{constructor} {x}', names)).toBe('{constructor} {x}')
  })

  it('leave words and figures by turns', () => {
    expect(figuresIn('deals 12 of 3')).toEqual(['deals ', '12', ' of ', '3', ''])
  })
})
