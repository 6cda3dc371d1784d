import { describe, expect, it } from 'vitest'
import { AS_PRINTED } from '../../src/games/aeons-end/setup/document.ts'
import { pagesIn } from '../../src/lab/rulebook/files.ts'
import { LANGUAGES, rulingsOn } from '../../src/lab/rulebook/index.ts'
import { checkBook, isRulings } from './book.ts'

checkBook({
  game: 'aeons-end',
  isRule: (id) => /^(?:R\d|L)/.test(id),
  isExample: (id) => /^S\d/.test(id),
  beyond: [],
  foreign: 'deck|breach|breaches|gem|minion',
})

const SWITCHES = [
  'excessFirst',
  'immediatelyFirst',
  'breachBonusAtDamage',
  'preventedCounts',
  'zeroAmountCounts',
  'strictPlayerOr',
  'minionLifeUncapped',
  'magusAnyHit',
  'shieldPrinting',
  'wildEffectFixedToTaker',
  'noDoubleNemesis',
  'splitCards',
  'soloTurnCards',
  'soloLife',
  'basicPool',
  'openHands',
]

describe.each(LANGUAGES)('the switches in %s', (language) => {
  const rulings = pagesIn('rulebook', language, 'aeons-end').filter(isRulings)

  it('names every switch in its ruling and on the page of switches', () => {
    const offered = rulings.flatMap(rulingsOn).flatMap((one) => one.switch.match(/`\w+`/g) ?? [])
    const listed = rulings
      .filter(({ name }) => name.endsWith('switches'))
      .flatMap(({ blocks }) => blocks.flatMap(({ text }) => text.match(/^\| `\w+`/gm) ?? []))
    expect(listed.map((row) => row.slice(3, -1)).toSorted()).toEqual(SWITCHES.toSorted())
    expect(SWITCHES.filter((name) => !offered.includes(`\`${name}\``))).toEqual([])
  })

  it('says of a switch that it can be set only if it can', () => {
    const [settable] = rulings
      .find(({ name }) => name.endsWith('switches'))!
      .blocks.filter(({ kind }) => kind === 'table')
    const names = (settable!.text.match(/^\| `\w+`/gm) ?? []).map((row) => row.slice(3, -1))
    const entries = [...Object.keys(AS_PRINTED), 'basicPool']
    expect(names.filter((name) => !entries.includes(name))).toEqual([])
  })
})
