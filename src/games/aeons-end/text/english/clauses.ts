import { act, led, says, words } from '../../../../language/text/discourse.ts'
import { a, form, list, phrase } from '../../../../language/text/english/nouns.ts'
import { inWords } from '../../../../language/text/english/numbers.ts'
import { typeset } from '../../../../language/text/english/typeset.ts'
import type { Window } from '../../language/nodes.ts'
import { things } from '../acts.ts'
import { type CardLanguage, described, filtered, type MatWords } from '../context.ts'
import { adjunct, condition } from './conditions.ts'
import { nouns, procedures, sidePlace, token } from './lexicon.ts'
import { nemesisName, you } from './people.ts'
import { cardNoun, head, nounFor } from './phrases.ts'

export const labels: CardLanguage['labels'] = {
  cast: 'Cast',
  persistent: 'PERSISTENT',
  toDiscard: 'TO DISCARD',
  immediately: 'IMMEDIATELY',
  power: (n) => `POWER ${n}`,
  part: (name) => (name === 'bloodMagic' ? 'BLOOD MAGIC' : name.toUpperCase()),
}

export const events: CardLanguage['events'] = {
  startOfCasting: () => 'at the start of your casting phase',
  endOfCasting: () => 'at the end of your casting phase',
  focusedOrOpened: () => 'when you focus or open one of your breaches',
  dealtDamage: ({ what }, ctx) =>
    what === 'self' ? 'when this minion is dealt damage' : `when ${nemesisName(ctx)} is dealt damage`,
  discarded: ({ what }, ctx) =>
    what === 'self'
      ? 'when this minion is discarded from play'
      : `when ${a(head(filtered({ is: what.kind }, 'card', ctx), 1, ctx))} is discarded`,
  startOfTurn: () => "at the start of each player's turn",
  endOfMainPhase: () => "at the end of each player's main phase",
  endOfNemesisTurn: () => 'at the end of the nemesis turn',
  endOfTurn: () => 'at the end of each turn',
  startOfNemesisTurn: () => 'at the start of the nemesis turn',
  turnCardDrawn: () => 'when a turn order card is drawn',
  gainedFromPile: () => 'when a player gains a card from a supply pile',
  outOfPower: () => 'when the last power token is removed from this card',
}

const windows: Readonly<Record<Window, string>> = {
  yourMainPhase: 'during your main phase',
  anyMainPhase: "during any player's main phase",
  afterTurnCardDrawn: 'immediately after a turn order card is drawn',
  afterNemesisDraw: 'during the nemesis draw phase',
}

export const window = (which: Window): string => typeset(`Activate ${windows[which]}:`)

export const onGain: CardLanguage['onGain'] = (when, ctx) => {
  const during = when === undefined ? undefined : adjunct(when, ctx)
  // "for the first time" counts cards of this name, not this one.
  const what = during?.includes('time') ? a(cardNoun(ctx.on.id, ctx).one) : 'this'
  const lead = phrase('when you gain', what, during)
  return when !== undefined && during === undefined ? `${lead}, if ${condition(when, ctx)}` : lead
}

export const prepRule: CardLanguage['prepRule'] = ({ closedUnfocused, span, link }) => [
  ...(link ? [words('Link')] : []),
  ...(closedUnfocused
    ? [
        says(things('this spell', 'one'), {
          kind: 'may',
          acts: [act('be', 'prepped to a closed breach without focusing it')],
        }),
      ]
    : []),
  ...(span === undefined
    ? []
    : [
        words(
          `this spell must be prepped to ${inWords(span)} adjacent breaches. It fully occupies both breaches`,
        ),
      ]),
]

export const opening: CardLanguage['opening'] = (drawn, ctx) => {
  if (drawn === undefined) return undefined
  const kinds = nounFor(filtered(drawn, 'card', ctx), ctx).one
  return `when ${a(`nemesis ${kinds} card`)} is drawn but before it is resolved`
}

export const afterNemesisDraw = {
  ...words('it has no effect, and the nemesis does not draw a replacement card'),
  aside: true,
} as const

const DECKS = ['strike', 'corruption', 'acolyte', 'pod', 'beacon'] as const
/** What the cards of a deck are called. */
const deckNoun = (name: string): (typeof DECKS)[number] | 'spell' | 'card' =>
  DECKS.find((each) => each === name) ?? (name === 'concentrate' ? 'spell' : 'card')

export const mat: MatWords = {
  setup: 'Setup',
  unleash: 'Unleash',
  rules: 'Additional rules',
  increased: 'Increased difficulty',
  procedure: (name) =>
    name === 'allBloodMagic'
      ? 'All Blood Magic effects'
      : name === 'accelerate'
        ? 'Accelerate time'
        : (procedures[name]?.verb ?? name),
  table: (of, ctx) => `resolve the line for the number of ${head(described(of, ctx), 2, ctx)}`,
  counterStart: ({ name }, n, ctx) => [
    says(things(nemesisName(ctx), 'one'), act('gain', `${inWords(n)} ${form(token(name), n)}`)),
  ],
  counterLimits: ({ name }, min, max, ctx) => {
    const tokens = token(name).many
    const limits = [
      min > 0 ? `fewer than ${inWords(min)}` : undefined,
      max === undefined ? undefined : `more than ${inWords(max)}`,
    ].filter((each) => each !== undefined)
    return [words(`${nemesisName(ctx)} can never have ${list(limits, 'or')} ${tokens}`)]
  },
  scripted: () => [words('the nemesis deck lies in its own order and has no basic cards; do not shuffle it')],
  increasedLife: (n, ctx) => [says(things(nemesisName(ctx), 'one'), act('start', `the game with ${n} life`))],
  deckInOrder: (name) => [words(`place ${sidePlace(name)} next to the mat without shuffling it`)],
  deckSetup: (name) => {
    const card = deckNoun(name)
    const many = card === 'strike' ? nouns.strike.many : `${nouns[card].one} cards`
    return [says(you, act('shuffle', `all ${many} to form ${sidePlace(name)}`))]
  },
  deckEmpty: (name) =>
    `when a player would gain ${a(name === 'corruption' ? nouns.corruption.one : nouns.card.one)} and ${sidePlace(name)} is empty`,
  deckHidden: (name) => [
    words(`a player may not look at ${a(name)} they gain unless it is placed into their hand`),
  ],
  deckDiscard: (name, to) => [
    ...(name === 'acolyte' ? [words(`${nouns.acolyte.many} are ${nouns.minion.many}`)] : []),
    words(`discarded ${nouns[deckNoun(name)].many} go to ${sidePlace(to)}`),
  ],
  deckReshuffled: (name, from) => [
    ...led(`when ${sidePlace(name)} is empty`, [
      says(you, act('shuffle', `${sidePlace(from)} to form a new one`)),
    ]),
  ],
  breaches: (n, ctx) => [says(things(nemesisName(ctx), 'one'), act('have', `${inWords(n)} opened breaches`))],
  zoneGained: (name) => [
    words(`cards may be gained from the top of ${sidePlace(name)} as if it were a supply pile`),
  ],
  minionRules: ({ name, life }) => [
    says(
      things(`each ${nouns[name === 'husk' ? 'husk' : 'minion'].one}`, 'one'),
      act('be', `${a(nouns.minion.one)} with ${life} life`),
    ),
  ],
  minionOverflow: ({ name, max }) => {
    const noun = nouns[name === 'husk' ? 'husk' : 'minion']
    return `when there are ${inWords(max)} ${noun.many} in play and another would be placed`
  },
  players: (from, to) => (from === to ? `${from} players` : `${from}-${to} players`),
}
