import type { State } from '../../../kernel/state.ts'
import { NONE } from '../../../kernel/state.ts'
import type { CardEntry, Lang, Words } from '../../../language/face.ts'
import { defIndex, definitions } from '../content.ts'
import type { Kind } from '../language/nodes.ts'
import type { GameEvent } from '../rules/events.ts'
import type { EternalSetup } from '../set-up/document.ts'
import { attackedSite, current, PHASES, phase, turn } from '../state.ts'
import { typeNoun as englishType } from './english/lexicon.ts'
import { typeNoun as frenchType } from './french/lexicon.ts'
import { cardName, cardText } from './texts.ts'
import { english } from './words/english.ts'
import { french } from './words/french.ts'
import { fieldsOf, type Line, type Phrasebook } from './words/phrasebook.ts'
import { setupWords } from './words/set-up.ts'
import { readOption, readQuestion, readSide, thingFor } from './words/state.ts'

/** What a terminal shows without scrolling sideways. */
const WIDTH = 80

/** A label and what stands behind it, broken between parts, and within one only if it is too long itself. */
function wrapped({ indent, label, parts }: Line, colon: string): string[] {
  const start = `${' '.repeat(indent)}${label}${label === '' ? '' : colon}`
  const next = ' '.repeat(indent + 4)
  const lines: string[] = []
  let line = start
  const add = (piece: string): void => {
    const gap = line.trim() === '' ? '' : ' '
    if (`${line}${gap}${piece}`.length <= WIDTH || line.trim() === '') line = `${line}${gap}${piece}`
    else {
      lines.push(line)
      line = `${next}${piece}`
    }
  }
  parts.forEach((part, i) => {
    const piece = i === parts.length - 1 ? part : `${part},`
    for (const each of piece.length > WIDTH - next.length ? piece.split(' ') : [piece]) add(each)
  })
  return [...lines, line]
}

function board(s: State, seat: number, book: Phrasebook): string[] {
  const colon = book.lang === 'fr' ? '\u00a0:' : ':'
  const whose = current.get(s)
  const site = attackedSite.get(s)
  const rows = (p: number): string[] =>
    book.side(readSide(s, p, seat)).flatMap((line) => wrapped(line, colon))
  return [
    book.heading(turn.get(s), whose, whose === seat, PHASES[phase.get(s)]!),
    ...(site === NONE ? [] : [book.siteAttacked(thingFor(s, seat, site))]),
    ...rows(1 - seat),
    ...rows(seat),
  ]
}

/** Strength and health are printed on units, weapons and sites. */
const hasValues = (kind: Kind): boolean =>
  kind === 'unit' || kind === 'weapon' || kind === 'relic weapon' || kind === 'site'

function card(id: string, lang: Lang): CardEntry {
  const definition = definitions[defIndex(id)]!
  const [set] = id.split('-')
  return {
    id,
    game: 'eternal',
    set: set!,
    type: definition.kind,
    cost: definition.cost,
    name: cardName(id, lang),
    text: cardText(definition, lang).join('\n'),
    ...(hasValues(definition.kind)
      ? { numbers: { strength: definition.strength, health: definition.health } }
      : {}),
    influence: definition.influence,
    kin: definition.types.map((type) => (lang === 'en' ? englishType(type) : frenchType(type)).one),
    skills: definition.skills.map(({ skill }) => skill),
    ...(definition.created ? { created: true } : {}),
  }
}

function outcome(id: string, book: Phrasebook): string {
  const read = /^player (\d+): (.*)$/.exec(id)
  return read === null ? id : book.outcome(Number(read[1]) - 1, read[2]!)
}

function words(book: Phrasebook): Words {
  const { lang } = book
  return {
    decision(s) {
      const { name, asked } = readQuestion(s, lang)
      return book.prompt(asked.seat, book.questions[name](asked))
    },
    option: (s, index) => book.option(readOption(s, index, lang)),
    event: (event) => book.events[event.kind as GameEvent](fieldsOf(event)),
    board: (s, seat) => board(s, seat, book),
    outcome: (id) => outcome(id, book),
    card: (id) => card(id, lang),
    setup: (setup) => setupWords(setup as EternalSetup, lang),
  }
}

export const eternalWords: Readonly<Record<Lang, Words>> = { en: words(english), fr: words(french) }
