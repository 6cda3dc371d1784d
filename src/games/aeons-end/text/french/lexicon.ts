import { f, m, type Noun } from '../../../../language/text/french/nouns.ts'
import { roman } from '../../../../language/text/french/numbers.ts'
import { breachOfSide, type NounKey } from '../things.ts'

export const nouns: Readonly<Record<NounKey, Noun>> = {
  card: f('carte'),
  gem: f('gemme'),
  relic: f('relique'),
  spell: m('sort'),
  corruption: f('corruption'),
  attack: f('attaque'),
  power: m('pouvoir'),
  minion: m('serviteur'),
  acolyte: m('acolyte'),
  husk: f('bogue'),
  pod: f('cosse'),
  beacon: f('balise'),
  breach: f('brèche'),
  pile: f('pile de la réserve', 'piles de la réserve'),
  player: m('joueur'),
  ally: m('allié'),
  turnCard: f('carte Ordre du tour'),
  nemesisCard: f('carte Némésis'),
  strike: f('carte Frappe'),
}

/** The icon never agrees. */
export const aether: Noun = m('{ae}', '{ae}')
export const charge = f('charge')
export const life = m('point de vie', 'points de vie')
export const damage = m('dégât')

const tokens: Readonly<Record<string, Noun>> = {
  fury: m('jeton Furie', 'jetons Furie'),
  nemesis: m('jeton Némésis', 'jetons Némésis'),
  trophy: m('jeton Trophée', 'jetons Trophée'),
  pulse: m('jeton Impulsion', 'jetons Impulsion'),
  power: m('jeton Puissance', 'jetons Puissance'),
  shield: m('jeton Bouclier', 'jetons Bouclier'),
  bridge: m('jeton Pont', 'jetons Pont'),
}
export const token = (name: string): Noun => tokens[name] ?? m(`jeton ${name}`, `jetons ${name}`)

/** A player's deck is a pioche, the decks of the mats are paquets. */
const sides: Readonly<Record<string, Noun>> = {
  strike: m('paquet de frappe'),
  corruption: m('paquet de Corruption'),
  acolyte: m('paquet des acolytes'),
  acolyteDiscard: f('défausse des acolytes'),
  devoured: f('pile dévorée', 'piles dévorées'),
  concentrate: m('paquet de Concentration'),
  assist: m("paquet d'Assistance"),
  assistDiscard: f("défausse d'Assistance"),
  spell: m('paquet de sorts'),
  pod: m('paquet des cosses'),
  podDiscard: f('défausse des cosses'),
  beacon: m('paquet des balises'),
  beaconDiscard: f('défausse des balises'),
}
export function sidePlace(name: string): Noun {
  const breach = breachOfSide(name)
  return breach === undefined
    ? (sides[name] ?? m(`paquet de ${name}`))
    : f(`brèche ${roman(breach)} de la némésis`)
}

export const places = {
  hand: f('main'),
  deck: f('pioche'),
  discardPile: f('défausse'),
  playArea: f('zone de jeu'),
  turnDeck: m("paquet d'ordre du tour"),
  turnDiscard: f("défausse d'ordre du tour"),
  nemesisDeck: f('pioche de la némésis'),
  nemesisDiscard: f('défausse de la némésis'),
  supply: f('réserve'),
} as const

/** The keywords of the mats: what the nemesis does, as a verb. */
export const procedures: Readonly<
  Record<string, { readonly verb: string; readonly by: 'nemesis' | 'all'; readonly label: string }>
> = {
  strike: { verb: 'frapper', by: 'nemesis', label: 'Frapper' },
  swarm: { verb: 'pulluler', by: 'nemesis', label: 'Pulluler' },
  accelerate: { verb: 'accélérer', by: 'nemesis', label: 'Accélérer le temps' },
  devour: { verb: 'dévorer', by: 'all', label: 'Dévorer' },
  allBloodMagic: { verb: 'appliquer', by: 'all', label: 'Tous les effets de Magie du sang' },
  concentrate: { verb: 'concentrer', by: 'nemesis', label: 'Se concentrer' },
  assist: { verb: 'assister', by: 'all', label: 'Assistance' },
}

/** What a procedure's verb takes with it. */
export const procedureObject: Readonly<Record<string, string>> = { accelerate: 'le temps' }

export const parts: Readonly<Record<string, Noun>> = {
  bloodMagic: m('effet de Magie du sang'),
  persistent: m('effet durable'),
  power: m('effet de puissance'),
}
