import type { Named } from '../../../../../language/text/french/names.ts'
import { agree, measured, phrase } from '../../../../../language/text/french/nouns.ts'
import type { OwnZone } from '../../../place-names.ts'
import { aether, charge, damage, life, nouns, token } from '../../french/lexicon.ts'
import type { EventWords, Move, Outcome } from '../voice.ts'
import { bare, breach, type NamedCards, powerToken, uses } from './names.ts'

/** « reste 1 point de vie », « restent 7 points de vie ». */
const lives = (who: string, by: number, now: number): string =>
  by < 0
    ? `${who} subit ${measured(-by, damage)} (reste ${measured(now, life)})`
    : `${who} gagne ${measured(by, life)} (désormais ${now})`

/** « une Étincelle est détruite »: the participle agrees with the name. */
const is = ({ words, gender }: Named, participle: string): string =>
  `${words} est ${agree(participle, gender, 1)}`

/** What becomes of a card that was acquired. */
const arrivals: Readonly<Record<OwnZone, (top: boolean) => string>> = {
  hand: () => 'en main',
  deck: (top) => `${top ? 'sur' : 'sous'} sa pioche`,
  'discard pile': () => 'dans sa défausse',
  'play area': () => 'en jeu',
}

const aCard: Named = { words: 'une carte', gender: 'f' }

/** « la carte piochée est placée sous la pioche de la némésis », « Gex prend en main un Cristal de … ». */
function moves({ id, turnCard, from, to, top, place, owner }: Move, cards: NamedCards): string {
  const justDrawn = from?.kind === 'common' && from.zone === 'drawn nemesis card'
  const inPlay = from?.kind === 'common' && from.zone === 'nemesis play'
  const named = id === undefined ? (justDrawn ? { ...aCard, words: 'la carte piochée' } : aCard) : cards.a(id)
  const { words, gender }: Named = turnCard === undefined ? named : { words: turnCard, gender: 'f' }
  const source =
    from === undefined || justDrawn || turnCard !== undefined ? '' : inPlay ? ' en jeu' : ` de ${place(from)}`
  const moving = `${words}${source}`
  const there = place(to)
  if (to.kind === 'own' && to.zone === 'hand') return `${owner(to.player)} prend en main ${moving}`
  if (/pioche|paquet/.test(there))
    return `${moving} est ${agree('placé', gender, 1)} ${top ? 'sur' : 'sous'} ${there}`
  return `${moving} est ${agree('placé', gender, 1)} ${to.kind === 'breach' ? 'sur' : 'dans'} ${there}`
}

export const eventsWith = (cards: NamedCards): EventWords => ({
  draws: (who, drawn) => `${who} pioche ${drawn}`,
  plays: (who, played) => `${who} joue ${played}`,
  preps: (who, spell, n) => `${who} prépare ${spell} sur ${breach(n)}`,
  gains: (who, gained, to, top) =>
    phrase(who, 'acquiert', gained, to === 'discard pile' ? undefined : arrivals[to](top)),
  receives: (who, corruption, to, top) => phrase(who, 'reçoit', corruption, arrivals[to](top)),
  resolves: (who, corruption) => `${who} applique ${corruption}`,
  discards: (who, gone) => `${who} défausse ${gone}`,
  putsDown: (who, played) => `${who} pose ${played} sur sa défausse`,
  takesBack: (who, back) => `${who} reprend ${back} en main`,
  destroyed: (id) => is(cards.a(id), 'détruit'),
  devoured: (id) => is(cards.a(id), 'dévoré'),
  discarded: (id) => is(cards.a(id), 'défaussé'),
  nemesisDraws: (drawn) => `la némésis pioche ${drawn}`,
  entersPlay: (entering) => `${entering} entre en jeu`,
  turnCard: (drawn) => `${drawn} est piochée`,
  moves: (move) => moves(move, cards),
  revealed: (seen, from) => `on révèle ${seen} (${bare(from)})`,
  shuffled: (place) => `on mélange ${place}`,
  tierShuffled: () => 'on mélange un palier de la pioche de la némésis',
  turnedOver: (who) => `${who} retourne sa défausse, qui devient sa pioche`,
  turnBegan: (who, turn) => `tour ${turn} : ${who ?? 'la némésis'}`,
  phaseBegan: (who, phase) => (who === undefined ? phase : `${who} : ${phase}`),
  aetherGained: (who, { n, use }) => `${who} gagne ${phrase(measured(n, aether), uses[use])}`,
  aetherSpent: (who, n) => `${who} dépense ${measured(n, aether)}`,
  charges: (who, by, now) =>
    by < 0
      ? `${who} perd ${measured(-by, charge)} (reste ${now})`
      : `${who} gagne ${measured(by, charge)} (désormais ${now})`,
  life: lives,
  gravehold: (by, now) => lives('Gravehold', by, now),
  nemesis: (by, now) => lives('la némésis', by, now),
  minion: lives,
  power: (power, by, now) =>
    `${power} ${by < 0 ? 'perd' : 'gagne'} ${measured(Math.abs(by), powerToken)} (reste ${now})`,
  tokens: (name, by, now) =>
    `la némésis ${by < 0 ? 'perd' : 'gagne'} ${measured(Math.abs(by), token(name))} (désormais ${now})`,
  focused: (who, n) => `${who} stabilise ${breach(n)}`,
  opened: (who, n) => `${who} ouvre ${breach(n)}`,
  breachDestroyed: (who, n) => `${breach(n)} de ${who} est détruite`,
  unleashed: () => 'la némésis se déchaîne',
  exhausted: (who) => `${who} tombe d'épuisement`,
  cast: (who, spell, owner, n) =>
    phrase(who, 'lance', spell, 'depuis', breach(n), owner === undefined ? undefined : `de ${owner}`),
  abilityUsed: (who, ability) => phrase(who, 'utilise sa capacité', ability),
  prevented: (saved, n) => `${saved ?? 'Gravehold'} évite ${measured(n, damage)}`,
  became: (id, into) => `${cards.a(id).words} devient ${cards.a(into).words}`,
  turnCardBecame: (card, into) => `${card} devient ${into}`,
  bridge: (between, there) => `un pont est ${there ? 'placé' : 'défaussé'} ${between}`,
  silenced: (minion, now) =>
    now ? `${minion} ne pourra pas agir : silence` : `silence : ${minion} n'agit pas`,
  playerTokens: (who, name, by, now) =>
    `${who} ${by < 0 ? 'perd' : 'gagne'} ${measured(Math.abs(by), token(name))} (désormais ${now})`,
  shields: (minion, by, now) =>
    `${minion} ${by < 0 ? 'perd' : 'gagne'} ${measured(Math.abs(by), token('shield'))} (désormais ${now})`,
  husks: (by, now) => {
    if (by === 0) return `une bogue est endommagée (${now} en jeu)`
    const some = measured(Math.abs(by), nouns.husk)
    return by < 0 ? `la némésis perd ${some} (reste ${now})` : `la némésis gagne ${some} (désormais ${now})`
  },
})

export const outcomes: Readonly<Record<Outcome, string>> = {
  'won: nemesis defeated': 'Les joueurs gagnent la partie : la némésis est vaincue.',
  'won: nemesis deck exhausted':
    "Les joueurs gagnent la partie : la némésis n'a plus de carte à piocher ni en jeu.",
  'won: nemesis condition': 'Les joueurs gagnent la partie, comme le dit le plateau Némésis.',
  'lost: Gravehold': 'Les joueurs perdent la partie : Gravehold est tombé.',
  'lost: all exhausted': 'Les joueurs perdent la partie : tous les mages sont épuisés.',
  'lost: nemesis condition': 'Les joueurs perdent la partie, comme le dit le plateau Némésis.',
}
