import { Refusal } from '../../../kernel/refusal.ts'
import type { Lang, Wish } from '../../../language/face.ts'
import { collectionIn } from '../collection.ts'
import { gemsWouldGive } from '../rules/gems.ts'
import { ANSWER_FIRST, type Move, NOT_YOUR_TURN, type WhyNot, whyNot } from '../rules/why-not.ts'
import { active, BREACHES, PHASE_NEMESIS_MAIN, phase, type State } from '../state.ts'
import { cardIn } from '../text/names/names.ts'
import { allSpoken, spokenIn } from '../text/spoken.ts'
import type { Voice } from '../text/words/voice.ts'
import { shortText, whyNotText } from '../text/words/why-not.ts'
import { asMove, fits, readMove } from './moves.ts'
import { offered, type Said } from './offered.ts'

const EXAMPLES = {
  en: 'play jade, prep spark 2, cast 1, gain jade, charge, focus 2, open 3, ability 1, use aurora, discard power scorn, end casting',
  fr: 'jouer jade, préparer étincelle 2, lancer 1, acquérir jade, charger, stabiliser 2, ouvrir 3, capacité 1, utiliser aurore, défausser mépris, terminer incantation',
}

/** French verbs, without their accents, for those of the rules. */
const VERBS: Readonly<Record<string, string>> = {
  jouer: 'play',
  preparer: 'prep',
  lancer: 'cast',
  acquerir: 'gain',
  acheter: 'gain',
  charger: 'charge',
  stabiliser: 'focus',
  ouvrir: 'open',
  capacite: 'ability',
  utiliser: 'use',
  defausser: 'discard power',
}

/** Moves that name no card, as the buttons say them and shorter. */
const ALONE: readonly (readonly [RegExp, string])[] = [
  [/^terminer (?:la )?(?:phase )?(?:d['’])?incantation$/, 'end casting'],
  [/^terminer (?:la )?(?:phase )?principale$/, 'end main'],
  [/^gagner (?:une )?charge$/, 'charge'],
  [/^utiliser (?:la |ma |sa )?capacite$/, 'ability'],
]

const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '')

/** « acquérir un jade » as the rules would have it said. */
function inEnglish(wish: string): string {
  const said = wish.trim().toLowerCase().replace(/\s+/g, ' ')
  const alone = ALONE.find(([words]) => words.test(plain(said)))
  if (alone !== undefined) return alone[1]
  const [verb = '', ...rest] = said.split(' ')
  const known = VERBS[plain(verb)]
  if (known === undefined) return said
  const things = rest.join(' ').replace(/^(?:le pouvoir |la |le |les |une |un |l['’])/, '')
  return `${known} ${things.replace(/^br[eè]che /, '')}`.trim()
}

/** `gain Diamond Cluster` as the words of a scenario. */
function moveOf(s: State, wish: string): unknown {
  const words = inEnglish(wish).split(/\s+/)
  const [verb] = words
  if (verb === 'charge' || verb === 'end') return words.join(' ')
  const two = verb === 'discard'
  const rest = words.slice(two ? 2 : 1)
  const last = rest.at(-1) ?? ''
  const number = /^\d$/.test(last) ? Number(last) : null
  const id = idOfName(s, number === null ? rest : rest.slice(0, -1))
  switch (verb) {
    case 'play':
    case 'gain':
    case 'use':
      return { [verb]: id }
    case 'discard':
      return { 'discard power': id }
    case 'prep':
      return { prep: { spell: id, ...(number === null ? {} : { to: number }) } }
    case 'cast':
      return { cast: number === null ? id : { from: number } }
    case 'focus':
    case 'open':
      return { [verb]: number ?? 0 }
    case 'ability':
      return { ability: `player ${number ?? active.get(s) + 1}` }
    default:
      throw new Refusal({
        en: `say it like one of these: ${EXAMPLES.en}`,
        fr: `dites-le comme l’un de ceux-ci\u00a0: ${EXAMPLES.fr}`,
      })
  }
}

/** By a name that a card of this game has in any of its languages; anything else is an id. */
function idOfName(s: State, words: readonly string[]): string {
  const of = collectionIn(s)
  const said = plain(words.join(' ')).replaceAll('’', "'")
  for (const { language } of allSpoken(of))
    for (const { id } of [...of.playerCards, ...of.nemesisCards])
      if (plain((cardIn(language.names, id) ?? '').toLowerCase()).replaceAll('’', "'") === said) return id
  return words.join('-').replace(/[’']/g, '')
}

/** What keeps a spell out of every breach: the reason that a player can do something about comes first. */
function nowhereToPrep(s: State, def: number): WhyNot | null {
  const first = active.get(s) * BREACHES
  const found = Array.from({ length: BREACHES }, (_, k) =>
    whyNot(s, { kind: 'prep', def, breach: first + k }),
  )
  return found.find((each) => each?.reason === 'breach-closed-not-focused') ?? found[0]!
}

/** Whether something typed is possible now for a seat, usually the one whose turn it is, and the rule that forbids it. */
export function wish(s: State, text: string, lang: Lang, as?: number): Wish {
  const said = readMove(s, moveOf(s, text))
  const acts = as === undefined || phase.get(s) >= PHASE_NEMESIS_MAIN || active.get(s) === as
  if (acts && offered(s).some((option) => fits(said, option))) return { possible: true, why: null }
  const move = asMove(s, said)
  const { rule, reason, short } = (acts ? found(s, said, move) : NOT_YOUR_TURN) ?? ANSWER_FIRST
  const v = spokenIn(collectionIn(s), lang).voice
  const words = short === undefined ? whyNotText(reason, v) : shortOf(s, short, v)
  return { possible: false, why: { words, rule } }
}

/** How much is missing, and what the gems that are still in hand would give. */
function shortOf(s: State, short: number, v: Voice): string {
  const { gems, aether } = gemsWouldGive(s)
  return shortText(short, gems, aether, v)
}

function found(s: State, said: Said, move: Move | null): WhyNot | null {
  if (move === null) return null
  return move.kind === 'prep' && said.breach === undefined ? nowhereToPrep(s, move.def) : whyNot(s, move)
}
