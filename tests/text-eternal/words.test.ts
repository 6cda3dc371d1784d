import { describe, expect, it } from 'vitest'
import { eternal } from '../../src/games/eternal/index.ts'
import { event } from '../../src/games/eternal/protocol/events.ts'
import { GAME_EVENTS } from '../../src/games/eternal/rules/common/events.ts'
import { QUESTIONS } from '../../src/games/eternal/visibility/questions.ts'
import { copyInto } from '../../src/kernel/block.ts'
import { listening } from '../../src/kernel/events.ts'
import { seedFrom } from '../../src/kernel/random.ts'
import type { State } from '../../src/kernel/state.ts'
import { LANGS, type Lang } from '../../src/language/face.ts'
import { labelLine, promptLine } from '../../src/language/label.ts'
import { chooser } from '../eternal/playing.ts'
import { samplesOf } from '../protocol/samples.ts'
import { raw } from './faults.ts'

const { machine, schema, words } = eternal

// ---- a scripted game

const position = {
  players: [
    {
      health: 18,
      power: 6,
      influence: 'FFJJ',
      hand: ['Torch', 'Hammer of Might', 'Finest Hour', 'Fire Sigil'],
      units: [
        'Oni Ronin',
        'Oni Ronin',
        { card: 'Valkyrie Enforcer', exhausted: true },
        'Crownwatch Paladin',
        'Skycrag Wyvarch',
      ],
      relics: ['Sword of Icaria'],
      void: ['Torch', 'Torch', 'Pyroknight'],
      market: ['Temper'],
    },
    {
      health: 9,
      armor: 2,
      power: 5,
      influence: 'PPSS',
      hand: ['Lightning Strike', 'Backlash', 'Storm Lynx'],
      units: [
        { card: 'Feln Bloodcaster', damage: 1 },
        { card: 'Yeti Spy', attachments: ['Permafrost'] },
        'Dark Wisp',
      ],
      relics: ['Feln Cauldron'],
      site: 'The Praxis Arcanum',
    },
  ],
}

/** What is chosen, by the beginning of the English option. */
const script = [
  'Play Fire Sigil',
  'Play Torch',
  'Feln Bloodcaster',
  'Pass',
  'Play Hammer of Might',
  'On Oni Ronin #1',
  'Attack Yeti Spy 1/1 with Skycrag Wyvarch',
  'Pass',
  'Attack with Oni Ronin #1',
  'Attack with Oni Ronin #2',
  'No more attackers',
  'Attack your opponent',
  'Play Lightning Strike',
  'Oni Ronin #1',
  'Pass',
  'Pass',
  'Block with Dark Wisp',
  'Play Finest Hour',
  'Oni Ronin',
  'Pass until end of turn',
]

interface Played {
  readonly lines: readonly string[]
  readonly left: readonly string[]
}

/** The whole game as the seat that is asked reads it. */
function playScript(lang: Lang): Played {
  const s = eternal.scenario.given(position)
  const lines: string[] = []
  const left = [...script]
  const say = words[lang]
  for (let n = 0; n < 60 && machine.waiting(s); n++) {
    const seat = machine.seat(s)
    const wanted = left[0]
    const english = Array.from({ length: machine.options(s) }, (_, i) => labelLine(words.en.option(s, i)))
    const found = wanted === undefined ? -1 : english.findIndex((text) => text.startsWith(wanted))
    if (n % 6 === 0) lines.push('', ...say.board(s, seat), '')
    lines.push(`? ${promptLine(say.decision(s), lang)}`)
    for (let i = 0; i < english.length; i++) lines.push(`    ${labelLine(say.option(s, i))}`)
    if (wanted === undefined) break
    if (found >= 0) left.shift()
    const answer = found >= 0 ? found : english.findIndex((text) => /^(?:Pass|Done|No more|Don’t)/.test(text))
    if (answer < 0) break
    const events: string[] = []
    listening(
      (now, kind, a, b, c, d) => {
        const event = eternal.seen(now, seat, kind, a, b, c, d)
        const text = event === null ? '' : say.event(event)
        if (text !== '') events.push(`  ${text}`)
      },
      () => machine.answer(s, answer),
    )
    lines.push(`> ${answer + 1}`, ...events)
  }
  return { lines, left }
}

describe('a scripted game', () => {
  it.each(LANGS)('reads like this (%s)', async (lang) => {
    const { lines, left } = playScript(lang)
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/game-${lang}.txt`)
    expect(left).toEqual([])
  })
})

// ---- nothing is without words

describe('nothing is without words', () => {
  it('every question', () => {
    const asked = machine.opNames.filter((_, op) => machine.questions[op] !== null)
    expect([...new Set(asked)].filter((name) => !(QUESTIONS as readonly string[]).includes(name))).toEqual([])
  })

  it.each(LANGS)('every event and every outcome (%s)', (lang) => {
    const samples = samplesOf(event, '1-8').map((each) => event(each, ''))
    expect(samples.map(({ kind }) => kind).sort()).toEqual([...GAME_EVENTS].sort())
    for (const each of samples) expect(words[lang].event(each)).not.toMatch(/undefined|null/)
    const said = ['health', 'empty deck', 'conceded', 'time'].map((ending) =>
      words[lang].outcome(`player 2: ${ending}`),
    )
    expect(new Set(said).size).toBe(4)
    for (const text of said) expect(text).toMatch(/^\p{Lu}.*2.*\.$/u)
  })

  it.each(LANGS)('every card (%s)', (lang) => {
    for (const id of eternal.cardIds) {
      const { name, text } = words[lang].card(id)
      expect(`${name} ${text}`).not.toMatch(raw)
    }
  })
})

// ---- random games

const decks = ['Rakano Warcry', 'Feln Control', 'Elysian Flyers']
const everything = (from: readonly string[]) => ({
  main: from.slice(0, 90).map((id): [number, string] => [1, id]),
  market: ['1-8', '1-13'],
})
const all = eternal.cardIds.filter((id) => !id.includes('-t-'))
const mixed = { decks: [everything(all), everything([...all].reverse())], format: 'open' }
/** The long searches play more. */
const GAMES = process.env.DEEP === '1' ? 300 : 12

/** Words of the game that are English and no name: they may not stand in a French sentence. */
const foreign =
  /(?<!\p{L})(?:hand|units?|spells?|gains?|draws?|plays?|cards?|discards?|players?|damage|health|strength|turn|attacks?|blocks?|the|you|your|with|is|of)(?!\p{L})/iu

/** What is wrong with one text. */
function wrong(text: string, lang: Lang): string[] {
  const found: string[] = []
  if (raw.test(text)) found.push(`raw: ${text}`)
  if (/[ \u00a0\u202f]{2}|'/.test(text.trim())) found.push(`print: ${text}`)
  if (lang === 'fr' && foreign.test(text)) found.push(`English: ${text}`)
  if (
    lang === 'fr' &&
    /(?<!\p{L})(?:de|à) les?(?!\p{L})|(?<!\p{L})(?:de|que|le|la) (?!huit|onz|Héraut|Hors-la-loi|Hibou|Héros|Hooru|Highbranch|Hache|Happeur)[aàâeéèêiîoôuûhœ]/iu.test(
      text,
    )
  )
    found.push(`elision: ${text}`)
  return found
}

function begin(s: State, g: number): void {
  const document = g % 3 === 2 ? mixed : { decks: [decks[g % 3], decks[(g + 1) % 3]] }
  eternal.begin(s, eternal.readSetup(document), seedFrom(`words ${g}`))
}

describe('random games, put into words', () => {
  it.each(LANGS)(`${GAMES} of them, without raw data or a foreign word (%s)`, (lang) => {
    const s = schema.create()
    const say = words[lang]
    const found = new Set<string>()
    const check = (text: string): void => {
      for (const each of wrong(text, lang)) found.add(each)
    }
    for (let g = 0; g < GAMES; g++) {
      const pick = chooser(g + 1)
      begin(s, g)
      for (let n = 0; machine.waiting(s) && n < 500; n++) {
        check(promptLine(say.decision(s), lang))
        const options = machine.options(s)
        const texts = Array.from({ length: options }, (_, i) => labelLine(say.option(s, i)))
        for (const text of texts) check(text)
        if (new Set(texts).size !== texts.length) found.add(`two options read the same: ${texts.join(' | ')}`)
        if (n % 5 === 0)
          for (const line of say.board(s, n % 2)) {
            check(line.trim())
            if (line.length > 80) found.add(`longer than 80: ${line}`)
          }
        listening(
          (now, kind, a, b, c, d) => {
            for (let seat = 0; seat < 2; seat++) {
              const event = eternal.seen(now, seat, kind, a, b, c, d)
              if (event !== null) check(say.event(event))
            }
          },
          () => machine.answer(s, pick(options)),
        )
      }
    }
    expect([...found].slice(0, 40)).toEqual([])
  })

  it('tell a seat nothing of what it cannot see', () => {
    const s = schema.create()
    const other = schema.create()
    for (let g = 0; g < 9; g++) {
      const pick = chooser(g + 77)
      begin(s, g)
      for (let n = 0; machine.waiting(s) && n < 300; n++) {
        const asked = machine.seat(s)
        const looks = ['select', 'scout'].includes(eternal.decision(s).kind)
        for (let seat = 0; seat < 2 && n % 4 === 0; seat++) {
          copyInto(other, s)
          eternal.determinise(other, seat, seedFrom(`world ${g} ${n}`))
          expect(words.en.board(other, seat)).toEqual(words.en.board(s, seat))
          // Whoever looks at a hidden hand or deck while choosing may read what is there.
          if (seat === asked && !looks) expect(words.en.decision(other)).toEqual(words.en.decision(s))
        }
        machine.answer(s, pick(machine.options(s)))
      }
    }
  })
})
