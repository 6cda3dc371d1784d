import { Refusal } from '../../../kernel/refusal.ts'
import { NONE, type State } from '../../../kernel/state.ts'
import type { Lang, Wish as WishAnswer } from '../../../language/face.ts'
import { type CardNames, namesIn } from '../card-names.ts'
import { library } from '../content.ts'
import { ANSWER_FIRST, type Wish, whyNot } from '../rules/explaining/why-not.ts'
import { HAND, machine, PLAYMAT } from '../state.ts'
import { shortText, whyNotText } from '../text/words/why-not.ts'
import { offered } from './moves.ts'
import { cardIn, numbered, objectCalled } from './names.ts'

const EXAMPLES = {
  en: 'play Torch, attack Oni Ronin, block Oni Ronin on Pyre Adept, activate Stormcaller, killer Oni Ronin on Pyre Adept, avatar player 2, end turn',
  fr: 'jouer Torche, attaquer Ronin oni, bloquer Ronin oni sur Adepte du bûcher, utiliser Appeleuse de tempêtes, tueur Ronin oni sur Adepte du bûcher, avatar joueur 2, finir le tour',
}

/** French verbs, without their accents, for those of the rules. */
const VERBS: Readonly<Record<string, string>> = {
  jouer: 'play',
  attaquer: 'attack',
  bloquer: 'block',
  activer: 'activate',
  utiliser: 'activate',
  tueur: 'killer',
}

const plain = (words: string): string => words.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
const withoutArticle = (words: string): string =>
  words.replace(/^(?:avec )?(?:la |le |les |une |un |l['’])/i, '')

const typed = (name: string): string => plain(name).replaceAll('’', "'")

const known = new WeakMap<
  CardNames,
  {
    readonly edition: number
    readonly french: unknown
    readonly names: ReadonlyMap<string, string>
  }
>()

/** English names by ids and by French names as they are typed, of the cards of this game. */
function englishNames(s: State): ReadonlyMap<string, string> {
  const cards = namesIn(s)
  const { edition } = library
  const before = known.get(cards)
  const french = cards.frenchNames
  if (before?.edition === edition && before.french === french) return before.names
  const names = new Map<string, string>()
  for (const { id, name } of cards.all)
    for (const called of [id, typed(cards.shown(id, 'fr'))]) if (!names.has(called)) names.set(called, name)
  known.set(cards, { edition, french, names })
  return names
}

const notUnderstood = (): Refusal =>
  new Refusal({
    en: `say it like one of these: ${EXAMPLES.en}`,
    fr: `dites-le comme l’un de ceux-ci\u00a0: ${EXAMPLES.fr}`,
  })

/** Whether something typed is possible now for a seat, usually the one that is asked, and the rule that forbids it. */
export function wishFor(s: State, text: string, lang: Lang, as?: number): WishAnswer {
  const asked = machine.waiting(s) ? Math.max(0, machine.seat(s)) : 0
  const seat = as ?? asked
  const said = text.trim().replace(/\s+/g, ' ')
  const move = inEnglish(s, said)
  if (seat === asked && isOffered(s, move)) return { possible: true, why: null }
  if (!/^(play|attack|block|activate|avatar|killer|end turn|commit)\b/i.test(move)) throw notUnderstood()
  const { rule, reason, short } = whyNot(s, seat, wish(s, seat, move)) ?? ANSWER_FIRST
  const words = short === undefined ? whyNotText(reason, lang) : shortText(short, lang)
  return { possible: false, why: { words, rule } }
}

/** Is there an option that reads like this, and with `#2` a second one? */
function isOffered(s: State, move: string): boolean {
  const { name, nth } = numbered(move)
  return offered(s).filter((each) => each.toLowerCase() === name.toLowerCase()).length >= nth
}

/** The verb in small letters; a card may be called by its French name or its id, too. */
function inEnglish(s: State, said: string): string {
  if (/^(?:finir|terminer) (?:le |mon |votre )?tour$/i.test(said)) return 'end turn'
  const [first = '', ...rest] = said.split(' ')
  const verb = VERBS[plain(first)] ?? first
  const french = verb !== first
  const english = englishNames(s)
  const names = rest
    .join(' ')
    .split(french ? / sur | on /i : / on /i)
    .map((name) => (french ? withoutArticle(name) : name))
  const card = (word: string): string => {
    const player = /^joueur ([12])$/i.exec(word)
    if (player !== null) return `player ${player[1]}`
    const [, name = '', nth = ''] = /^(.*?)(\s+#\d+)?$/.exec(word)!
    return `${english.get(name) ?? english.get(typed(name)) ?? name}${nth}`
  }
  return [verb.toLowerCase(), names.map(card).join(' on ')].filter((word) => word !== '').join(' ')
}

/** What somebody called it in English, as a reader of French knows it. */
function shownInFrench(s: State, name: string): string {
  const cards = namesIn(s)
  const found = cards.all.find((each) => each.name.toLowerCase() === name.toLowerCase())
  return found === undefined ? name : cards.shown(found.id, 'fr')
}

/** A move in a scenario's words that is not possible now, as something a player wants to do. */
export function wish(s: State, seat: number, move: string): Wish {
  const found = /^(play|attack|block|activate|avatar|killer)\s+(.+?)(?:\s+on\s+(.+))?$/.exec(move)
  if (found === null) {
    if (move === 'end turn' || move === 'commit') return { kind: move }
    throw notUnderstood()
  }
  const [, kind, name, on] = found
  if (kind === 'avatar') return { kind, object: objectCalled(s, name!) }
  const c = cardIn(s, name!, kind === 'play' ? [HAND + seat] : [PLAYMAT + seat])
  if (c === NONE)
    throw new Refusal({
      en: `“${name}” is not ${kind === 'play' ? 'in the hand' : 'in play on the side'} of player ${seat + 1}`,
      fr: `«\u202f${shownInFrench(s, name!)}\u202f» n’est pas ${kind === 'play' ? 'dans la main' : 'en jeu du côté'} du joueur ${seat + 1}`,
    })
  if (kind === 'killer') return { kind, card: c, object: objectCalled(s, on ?? '') }
  if (kind === 'block') return { kind, card: c, object: on === undefined ? NONE : objectCalled(s, on) }
  return { kind: kind as 'play' | 'attack' | 'activate', card: c }
}
