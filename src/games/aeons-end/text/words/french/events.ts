import { agree, form, measured, phrase } from '../../../../../language/text/french/nouns.ts'
import { aether, charge, damage, life, nouns, token } from '../../french/lexicon.ts'
import { cardNoun } from '../../french/phrases.ts'
import type { EventWords, Outcome } from '../voice.ts'
import { bare, breach, powerToken, uses } from './names.ts'

/** « reste 1 point de vie », « restent 7 points de vie ». */
const lives = (who: string, by: number, now: number): string =>
  by < 0
    ? `${who} subit ${measured(-by, damage)} (reste ${measured(now, life)})`
    : `${who} gagne ${measured(by, life)} (désormais ${now})`

/** « Étincelle est détruite »: the participle agrees with the name. */
function done(id: string, participle: string): string {
  const noun = cardNoun(id)
  return `${noun.one} est ${agree(participle, noun.gender, 1)}`
}

export const events: EventWords = {
  draws: (who, drawn) => `${who} pioche ${drawn}`,
  plays: (who, played) => `${who} joue ${played}`,
  preps: (who, spell, n) => `${who} prépare ${spell} sur ${breach(n)}`,
  gains: (who, gained, to) => `${who} acquiert ${gained}${to === undefined ? '' : `, dans ${to}`}`,
  receives: (who, corruption, to) => `${who} reçoit la corruption ${corruption}, dans ${to}`,
  discards: (who, gone) => `${who} défausse ${gone}`,
  putsDown: (who, played) => `${who} pose ${played} sur sa défausse`,
  takesBack: (who, back) => `${who} reprend ${back} en main`,
  destroyed: (id) => done(id, 'détruit'),
  devoured: (id) => done(id, 'dévoré'),
  discarded: (id) => done(id, 'défaussé'),
  nemesisDraws: (drawn) => `la némésis pioche ${drawn}`,
  entersPlay: (entering) => `${entering} entre en jeu`,
  turnCard: (drawn) => `${drawn} est piochée`,
  moves: (moving, from, to, top) =>
    phrase(
      moving ?? 'une carte',
      'va',
      from === undefined ? undefined : `de ${from}`,
      `${/pioche|paquet/.test(to) ? (top ? 'sur' : 'sous') : 'à'} ${to}`,
    ),
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
  abilityUsed: (who, ability) => `${who} utilise ${ability ?? 'sa capacité'}`,
  prevented: (saved, n) => `${saved ?? 'Gravehold'} évite ${measured(n, damage)}`,
  became: (id, into) => `${cardNoun(id).one} devient ${cardNoun(into).one}`,
  bridge: (between, there) => `un pont est ${there ? 'placé' : 'défaussé'} ${between}`,
  husks: (now) =>
    now === 0 ? 'il ne reste aucune bogue' : `il y a désormais ${now} ${form(nouns.husk, now)}`,
}

export const outcomes: Readonly<Record<Outcome, string>> = {
  'won: nemesis defeated': 'Les joueurs gagnent la partie : la némésis est vaincue.',
  'won: nemesis deck exhausted':
    "Les joueurs gagnent la partie : la némésis n'a plus de carte à piocher ni en jeu.",
  'won: nemesis condition': 'Les joueurs gagnent la partie, comme le dit le plateau Némésis.',
  'lost: Gravehold': 'Les joueurs perdent la partie : Gravehold est tombé.',
  'lost: all exhausted': 'Les joueurs perdent la partie : tous les mages sont épuisés.',
  'lost: nemesis condition': 'Les joueurs perdent la partie, comme le dit le plateau Némésis.',
}
