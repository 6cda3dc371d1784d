import type { CardEntry, Lang, Words } from '../../../../language/face.ts'
import { wholeLine } from '../../../../language/text/discourse.ts'
import type { Collection } from '../../collection.ts'
import { cardCalled } from '../../content.ts'
import type { Effect, NemesisCard, PlayerCard } from '../../language/nodes.ts'
import type { Event } from '../../protocol/events.ts'
import type { Topic } from '../../protocol/topics.ts'
import type { State } from '../../state.ts'
import { cardWords } from '../card-words.ts'
import { spokenIn } from '../spoken.ts'
import { cardLines, cardName } from '../texts.ts'
import { decisionText } from './decisions.ts'
import { eventText } from './events.ts'
import { forecast, outlook, unleashNow } from './forecast.ts'
import { optionText } from './options.ts'
import { reasonWords } from './reasons.ts'
import { sheets } from './sheets.ts'
import { reasonsOf, tableSums } from './sums.ts'
import type { Outcome, Voice } from './voice.ts'

/** Tier, life and power tokens of a nemesis card, as far as it has them. */
function numbersOf({ tier, life, shields, power }: NemesisCard): Record<string, number> {
  return {
    tier,
    ...(life === undefined ? {} : { life }),
    ...(shields === undefined ? {} : { shields }),
    ...(power === undefined ? {} : { power }),
  }
}

/** Effects that carry out what they say without a choice. */
const WITHOUT_CHOICE: ReadonlySet<string> = new Set(['gainAether', 'gainCharge', 'gainLife', 'gainToken'])

const asksNothing = (effect: Effect): boolean =>
  effect.op === 'when'
    ? [...effect.steps, ...(effect.otherwise ?? [])].every(asksNothing)
    : WITHOUT_CHOICE.has(effect.op)

/** A gem that only gives is played with the others without a stop. */
const mayAsk = ({ type, clauses }: PlayerCard | NemesisCard): boolean =>
  type === 'gem' && clauses.some((clause) => clause.op === 'play' && !clause.steps.every(asksNothing))

function card(id: string, v: Voice): CardEntry {
  const found = cardCalled(id)!
  const lines = cardLines(found, v.language)
  const text = lines.map(wholeLine)
  return {
    id,
    game: 'aeons-end',
    set: found.set,
    type: found.type,
    cost: found.cost ?? null,
    name: cardName(id, v.language),
    ...(v.withArticles === undefined ? {} : { named: v.withArticles(id) }),
    text: text.join('\n'),
    lines,
    // A power says first what it costs to be rid of it, then what it does: only one of them asks.
    ...(found.type === 'power' && found.clauses[0]?.op === 'toDiscard'
      ? { parts: { 'to discard': text[0]!, '': text.slice(1).join('\n') } }
      : {}),
    ...(mayAsk(found) ? { asks: true } : {}),
    ...('tier' in found ? { numbers: numbersOf(found) } : {}),
  }
}

/** Everything the game says, with the mark {ae} where a table may draw the icon. */
export function markedWords(lang: Lang, of: Collection): Words<Event, Topic> {
  const v = spokenIn(of, lang).voice
  return {
    decision: (s: State) => decisionText(s, v),
    option: (s: State, i: number) => optionText(s, i, v),
    event: (event) => eventText(event, v),
    reasons: (event) => reasonsOf(event, v),
    numbers: (s, _seat, about, log) => tableSums(s, about, log, v),
    outcome: (id: string) => v.set(v.outcomes[id as Outcome]),
    reason: reasonWords(lang),
    card: (id: string) => card(id, v),
    cardWords: cardWords[lang],
    sheets: () => sheets(v.language, of),
    forecast: (s: State) => forecast(s, v),
    outlook: (s: State) => outlook(s, v),
    standing: (s: State) => unleashNow(s, v),
  }
}
