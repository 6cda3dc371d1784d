import { measured, phrase } from '../../../../../language/text/english/nouns.ts'
import type { OwnZone } from '../../../place-names.ts'
import { aether, charge, damage, life, nouns, token } from '../../english/lexicon.ts'
import type { EventWords, Move, Outcome } from '../voice.ts'
import { breach, uses, whose } from './names.ts'

/** "suffers 3 damage (7 life left)", "gains 2 life (9)". */
const lives = (who: string, by: number, now: number): string =>
  by < 0
    ? `${who} suffers ${measured(-by, damage)} (${measured(now, life)} left)`
    : `${who} gains ${measured(by, life)} (now ${now})`

/** What becomes of a card that was gained. */
const arrivals: Readonly<Record<OwnZone, (top: boolean) => string>> = {
  hand: () => 'takes it to hand',
  deck: (top) => `places it ${top ? 'on top' : 'at the bottom'} of the deck`,
  'discard pile': () => 'places it in the discard pile',
  'play area': () => 'puts it into play',
}

function moves({ id, turnCard, from, to, top, place, owner }: Move, card: (id: string) => string): string {
  const justDrawn = from?.kind === 'common' && from.zone === 'drawn nemesis card'
  const unseen = justDrawn ? 'the drawn card' : 'a card'
  const moving = turnCard ?? (id === undefined ? unseen : card(id))
  const source = from === undefined || justDrawn ? undefined : `from ${place(from)}`
  const there = place(to)
  if (to.kind === 'own' && to.zone === 'hand') return phrase(owner(to.player), 'takes', moving, source)
  const deck = /deck$/.test(there)
  return phrase(moving, 'goes', source, deck ? (top ? 'on top of' : 'to the bottom of') : 'to', there)
}

export const eventsWith = (card: (id: string) => string): EventWords => ({
  draws: (who, drawn) => `${who} draws ${drawn}`,
  plays: (who, played) => `${who} plays ${played}`,
  preps: (who, spell, n) => `${who} preps ${spell} to ${breach(n)}`,
  gains: (who, gained, to, top) =>
    `${who} gains ${gained}${to === 'discard pile' ? '' : ` and ${arrivals[to](top)}`}`,
  receives: (who, corruption, to, top) =>
    `${who} gains the corruption ${corruption} and ${arrivals[to](top)}`,
  resolves: (who, corruption) => `${who} resolves the corruption ${corruption}`,
  discards: (who, gone) => `${who} discards ${gone}`,
  putsDown: (who, played) => `${who} puts ${played} on the discard pile`,
  takesBack: (who, back) => `${who} returns ${back} to hand`,
  destroyed: (id) => `${card(id)} is destroyed`,
  devoured: (id) => `${card(id)} is devoured`,
  discarded: (id) => `${card(id)} is discarded`,
  nemesisDraws: (drawn) => `the nemesis draws ${drawn}`,
  entersPlay: (entering) => `${entering} enters play`,
  turnCard: (drawn) => `${drawn} is drawn`,
  moves: (move) => moves(move, card),
  revealed: (seen, from) => `${seen} is revealed from ${from}`,
  shuffled: (place) => `${place} is shuffled`,
  tierShuffled: () => 'one tier of the nemesis deck is shuffled',
  turnedOver: (who) => `${who} turns the discard pile over: it is the new deck`,
  turnBegan: (who, turn) => `turn ${turn}: ${who ?? 'the nemesis'}`,
  phaseBegan: (who, phase) => (who === undefined ? phase : `${who}: ${phase}`),
  aetherGained: (who, { n, use }) => `${who} gains ${phrase(measured(n, aether), uses[use])}`,
  aetherSpent: (who, n) => `${who} spends ${measured(n, aether)}`,
  charges: (who, by, now) =>
    by < 0
      ? `${who} loses ${measured(-by, charge)} (${now} left)`
      : `${who} gains ${measured(by, charge)} (now ${now})`,
  life: lives,
  gravehold: (by, now) => lives('Gravehold', by, now),
  nemesis: (by, now) => lives('the nemesis', by, now),
  minion: lives,
  power: (power, by, now) => {
    const n = Math.abs(by)
    return `${power} ${by < 0 ? 'loses' : 'gains'} ${n} power ${n === 1 ? 'token' : 'tokens'} (${now} left)`
  },
  tokens: (name, by, now) =>
    `the nemesis ${by < 0 ? 'loses' : 'gains'} ${measured(Math.abs(by), token(name))} (now ${now})`,
  focused: (who, n) => `${who} focuses ${breach(n)}`,
  opened: (who, n) => `${who} opens ${breach(n)}`,
  breachDestroyed: (who, n) => `${whose(who)} ${breach(n)} is destroyed`,
  unleashed: () => 'the nemesis Unleashes',
  exhausted: (who) => `${who} is exhausted`,
  cast: (who, spell, owner, n) =>
    `${who} casts ${spell} from ${owner === undefined ? breach(n) : `${whose(owner)} ${breach(n)}`}`,
  abilityUsed: (who, ability) => `${who} uses ${ability ?? 'their ability'}`,
  prevented: (saved, n) => `${saved ?? 'Gravehold'} is spared ${measured(n, damage)}`,
  became: (id, into) => `${card(id)} becomes ${card(into)}`,
  turnCardBecame: (card_, into) => `${card_} becomes ${into}`,
  bridge: (between, there) => `a bridge ${between} is ${there ? 'placed' : 'discarded'}`,
  silenced: (minion, now) => (now ? `${minion} is silenced` : `${minion} is silenced and does not act`),
  playerTokens: (who, name, by, now) =>
    `${who} ${by < 0 ? 'loses' : 'gains'} ${measured(Math.abs(by), token(name))} (now ${now})`,
  shields: (minion, by, now) =>
    `${minion} ${by < 0 ? 'loses' : 'gains'} ${measured(Math.abs(by), token('shield'))} (now ${now})`,
  husks: (by, now) => {
    if (by === 0) return `a husk is damaged (${now} in play)`
    const some = measured(Math.abs(by), nouns.husk)
    return by < 0 ? `the nemesis loses ${some} (${now} left)` : `the nemesis gains ${some} (now ${now})`
  },
})

export const outcomes: Readonly<Record<Outcome, string>> = {
  'won: nemesis defeated': 'The players win: the nemesis is defeated.',
  'won: nemesis deck exhausted': 'The players win: the nemesis has no card left to draw and none in play.',
  'won: nemesis condition': 'The players win, as the mat of the nemesis says.',
  'lost: Gravehold': 'The players lose: Gravehold has fallen.',
  'lost: all exhausted': 'The players lose: every mage is exhausted.',
  'lost: nemesis condition': 'The players lose, as the mat of the nemesis says.',
}
