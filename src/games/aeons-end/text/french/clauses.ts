import { act, led, says, words } from '../../../../language/text/discourse.ts'
import { elide, typeset } from '../../../../language/text/french/elision.ts'
import { agree, list, measured, type Noun, phrase, the, un } from '../../../../language/text/french/nouns.ts'
import { inWords } from '../../../../language/text/french/numbers.ts'
import type { Window } from '../../language/nodes.ts'
import { things } from '../acts.ts'
import { type CardLanguage, described, filtered, type MatWords } from '../context.ts'
import { adjunct } from './conditions.ts'
import { life, nouns, procedures, sidePlace, token } from './lexicon.ts'
import { nemesisName, you } from './people.ts'
import { cardNoun, head, nounFor } from './phrases.ts'

export const labels: CardLanguage['labels'] = {
  cast: 'Lancer',
  persistent: 'DURABLE',
  toDiscard: 'POUR DÉFAUSSER',
  immediately: 'IMMÉDIATEMENT',
  power: (n) => `PUISSANCE\u00a0${n}`,
  part: (name) => (name === 'bloodMagic' ? 'MAGIE DU SANG' : name.toUpperCase()),
}

export const events: CardLanguage['events'] = {
  startOfCasting: () => "au début de votre phase d'incantation",
  endOfCasting: () => "à la fin de votre phase d'incantation",
  focusedOrOpened: () => 'quand vous stabilisez ou ouvrez une de vos brèches',
  dealtDamage: ({ what }, ctx) =>
    `lorsque ${what === 'self' ? 'ce serviteur' : nemesisName(ctx)} subit des dégâts`,
  discarded: ({ what }, ctx) => {
    if (what === 'self') return 'lorsque ce serviteur quitte le jeu parce qu’il est défaussé'
    const d = filtered({ is: what.kind }, 'card', ctx)
    const noun = nounFor(d, ctx)
    return `lorsque ${un(noun, head(d, 1, ctx))} est ${noun.gender === 'f' ? 'défaussée' : 'défaussé'}`
  },
  startOfTurn: () => 'au début du tour de chaque joueur',
  endOfMainPhase: () => 'à la fin de la phase principale de chaque joueur',
  endOfNemesisTurn: () => 'à la fin du tour de la némésis',
  endOfTurn: () => 'à la fin de chaque tour',
  startOfNemesisTurn: () => 'au début du tour de la némésis',
  turnCardDrawn: () => 'lorsque une carte Ordre du tour est piochée',
  gainedFromPile: () => 'lorsque un joueur acquiert une carte d’une pile de la réserve',
  outOfPower: () => 'lorsque le dernier jeton Puissance de cette carte est retiré',
}

const windows: Readonly<Record<Window, string>> = {
  yourMainPhase: 'durant votre phase principale',
  anyMainPhase: "durant la phase principale de n'importe quel joueur",
  afterTurnCardDrawn: "juste après qu'une carte Ordre du tour a été piochée",
  afterNemesisDraw: 'durant la phase de pioche de la némésis',
}

export const window = (which: Window): string => typeset(elide(`S'active ${windows[which]} :`))

export const onGain: CardLanguage['onGain'] = (when, ctx) => {
  const during = when === undefined ? undefined : adjunct(when, ctx)
  const what = during?.includes('fois') ? un(cardNoun(ctx.on.id, ctx)) : 'cette carte'
  const lead = phrase('lorsque vous acquérez', what, during)
  return when !== undefined && during === undefined ? `${lead}, ${ctx.language.if(when, ctx)}` : lead
}

export const prepRule: CardLanguage['prepRule'] = ({ closedUnfocused, span, link }) => [
  ...(link ? [words('Lien')] : []),
  ...(closedUnfocused
    ? [words("ce sort peut être préparé sur une brèche fermée sans qu'elle doive être stabilisée")]
    : []),
  ...(span === undefined
    ? []
    : [
        words(`ce sort doit être préparé sur ${inWords(span, 'f')} brèches adjacentes`),
        says(things('il', 'one'), act('occuper', 'entièrement les deux brèches')),
      ]),
]

export const opening: CardLanguage['opening'] = (drawn, ctx) => {
  if (drawn === undefined) return undefined
  const kinds = filtered(drawn, 'card', ctx).kinds.map(
    (kind) => ({ attack: 'Attaque', power: 'Pouvoir', minion: 'Serviteur' })[kind as 'attack'],
  )
  return `lorsque une carte ${list(kinds, 'ou')} de la némésis est piochée, mais avant sa résolution`
}

export const afterNemesisDraw = {
  ...words("elle n'a aucun effet et la némésis ne pioche pas d'autre carte à la place"),
  aside: true,
} as const

/** « les acolytes défaussés » */
const discardedOnes = (noun: Noun): string =>
  the(noun, 2, `${noun.many} ${agree('défaussé', noun.gender, 2)}`)

/** What the cards of a deck are called. */
const deckNoun = (name: string) =>
  (['acolyte', 'pod', 'beacon'] as const).find((each) => each === name) ?? 'card'

const minionNoun = (name: string) => nouns[name === 'husk' ? 'husk' : 'minion']

export const mat: MatWords = {
  setup: 'Mise en place',
  unleash: 'Déchaîné',
  rules: 'Règles additionnelles',
  increased: 'Pour plus de difficulté',
  procedure: (name) => procedures[name]?.label ?? name,
  table: (of, ctx) => `appliquez la ligne correspondant au nombre de ${head(described(of, ctx), 2, ctx)}`,
  counterStart: ({ name }, n, ctx) => [
    says(things(nemesisName(ctx), 'one'), act('gagner', measured(n, token(name)))),
  ],
  counterLimits: ({ name }, min, max, ctx) => {
    const limits = [
      min > 0 ? `moins de ${measured(min, token(name))}` : undefined,
      max === undefined ? undefined : `plus de ${measured(max, token(name))}`,
    ].filter((each) => each !== undefined)
    return [words(`${nemesisName(ctx)} ne peut jamais posséder ${list(limits, 'ni')}`)]
  },
  scripted: () => [
    words('la pioche de la némésis garde son ordre et ne contient aucune carte de base ; ne la mélangez pas'),
  ],
  increasedLife: (n, ctx) => [
    says(things(nemesisName(ctx), 'one'), act('commencer', `la partie avec ${measured(n, life)}`)),
  ],
  deckInOrder: (name) => [words(`placez ${the(sidePlace(name), 1)} à côté du plateau sans le mélanger`)],
  deckSetup: (name) => {
    const cards = {
      strike: 'cartes Frappe',
      corruption: 'cartes Corruption',
      acolyte: 'cartes Acolyte',
      pod: 'cartes Cosse',
      beacon: 'cartes Balise',
      concentrate: 'cartes Sort',
    }[name]
    return [
      says(you, act('mélanger', `toutes les ${cards ?? 'cartes'} pour former ${the(sidePlace(name), 1)}`)),
    ]
  },
  deckEmpty: (name) => {
    const noun = nouns[name === 'corruption' ? 'corruption' : 'card']
    return `lorsque un joueur devrait recevoir ${un(noun)} et que ${the(sidePlace(name), 1)} est vide`
  },
  deckHidden: (name) => {
    const noun = nouns[name === 'corruption' ? 'corruption' : 'card']
    return [words(`un joueur ne peut pas regarder ${un(noun)} qu'il reçoit, sauf s'il la prend en main`)]
  },
  deckDiscard: (name, to) => [
    ...(name === 'acolyte' ? [words(`${the(nouns.acolyte, 2)} sont des ${nouns.minion.many}`)] : []),
    words(`${discardedOnes(nouns[deckNoun(name)])} vont dans ${the(sidePlace(to), 1)}`),
  ],
  deckReshuffled: (name, from) =>
    led(`lorsque ${the(sidePlace(name), 1)} est vide`, [
      says(you, act('mélanger', `${the(sidePlace(from), 1)} pour en former un nouveau`)),
    ]),
  breaches: (n, ctx) => [
    says(things(nemesisName(ctx), 'one'), act('avoir', `${inWords(n, 'f')} brèches ouvertes`)),
  ],
  zoneGained: (name) => [
    words(
      `la carte du dessus de ${the(sidePlace(name), 1)} peut être acquise comme si c'était une pile de la réserve`,
    ),
  ],
  minionRules: ({ name, life: n }) => [
    says(
      things(`chaque ${minionNoun(name).one}`, 'one'),
      act('être', `${un(nouns.minion)} ayant ${measured(n, life)}`),
    ),
  ],
  minionOverflow: ({ name, max }) => {
    const noun = minionNoun(name)
    const another = `${noun.gender === 'f' ? 'une' : 'un'} autre`
    return `lorsque il y a ${inWords(max)} ${noun.many} en jeu et que ${another} devrait y être ${noun.gender === 'f' ? 'mise' : 'mis'}`
  },
  players: (from, to) => (from === to ? `${from} joueurs` : `${from} à ${to} joueurs`),
}
