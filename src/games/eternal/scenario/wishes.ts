import { Refusal } from '../../../kernel/refusal.ts'
import { NONE, type State } from '../../../kernel/state.ts'
import type { Lang, Wish as Told } from '../../../language/face.ts'
import { shownName } from '../card-names.ts'
import { definitions } from '../content.ts'
import { ANSWER_FIRST, type Wish, whyNot } from '../rules/explaining/why-not.ts'
import { HAND, machine, PLAYMAT } from '../state.ts'
import { shortText, whyNotText } from '../text/words/why-not.ts'
import { offered } from './moves.ts'
import { cardIn, numbered, objectCalled } from './reading.ts'

const EXAMPLES =
  'play Torch, attack Oni Ronin, block Oni Ronin on Pyre Adept, activate Stormcaller, killer Oni Ronin on Pyre Adept, avatar player 2, end turn'

/** Whether something typed is possible now for a seat, usually the one that is asked, and the rule that forbids it. */
export function wishFor(s: State, text: string, lang: Lang, as?: number): Told {
  const asked = machine.waiting(s) ? Math.max(0, machine.seat(s)) : 0
  const seat = as ?? asked
  const said = text.trim().replace(/\s+/g, ' ')
  const move = inEnglish(said)
  if (seat === asked && isOffered(s, move)) return { possible: true, why: null }
  if (!/^(play|attack|block|activate|avatar|killer|end turn|commit)\b/i.test(move))
    throw new Refusal(`say it like one of these: ${EXAMPLES}`)
  const { rule, reason, short } = whyNot(s, seat, wish(s, seat, move)) ?? ANSWER_FIRST
  const words = short === undefined ? whyNotText(reason, lang) : shortText(short, lang)
  return { possible: false, why: `${words} (${rule})` }
}

/** Is there an option that reads like this, and with `#2` a second one? */
function isOffered(s: State, move: string): boolean {
  const { name, nth } = numbered(move)
  return offered(s).filter((each) => each.toLowerCase() === name.toLowerCase()).length >= nth
}

/** The verb in small letters; a card may be called by its French name or its id, too. */
function inEnglish(said: string): string {
  const [verb = '', ...rest] = said.split(' ')
  const names = rest.join(' ').split(/ on /i)
  const card = (word: string): string => {
    const [, name = '', nth = ''] = /^(.*?)(\s+#\d+)?$/.exec(word)!
    const found = definitions.find(
      ({ id }) => id === name || shownName(id, 'fr').toLowerCase() === name.toLowerCase(),
    )
    return `${found?.name ?? name}${nth}`
  }
  return [verb.toLowerCase(), names.map(card).join(' on ')].filter((word) => word !== '').join(' ')
}

/** A move in a scenario's words that is not possible now, as something a player wants to do. */
export function wish(s: State, seat: number, move: string): Wish {
  const found = /^(play|attack|block|activate|avatar|killer)\s+(.+?)(?:\s+on\s+(.+))?$/.exec(move)
  if (found === null) {
    if (move === 'end turn' || move === 'commit') return { kind: move }
    throw new Refusal(`“${move}” is no move whose reason can be told`)
  }
  const [, kind, name, on] = found
  if (kind === 'avatar') return { kind, object: objectCalled(s, name!) }
  const c = cardIn(s, name!, kind === 'play' ? [HAND + seat] : [PLAYMAT + seat])
  if (c === NONE) throw new Refusal(`player ${seat + 1} has no “${name}” there`)
  if (kind === 'killer') return { kind, card: c, object: objectCalled(s, on ?? '') }
  if (kind === 'block') return { kind, card: c, object: on === undefined ? NONE : objectCalled(s, on) }
  return { kind: kind as 'play' | 'attack' | 'activate', card: c }
}
