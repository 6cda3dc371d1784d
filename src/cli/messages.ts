import type { Verdict } from '../kernel/verify.ts'
import type { Lang } from '../language/face.ts'

/** What the verbs for players say themselves; the words of a game come from the game. */
interface Messages {
  readonly deck: (name: string, format: string, cards: number, missing: number) => string
  /** `outcome` is a sentence: how the game ended, if it has. */
  readonly verdict: (file: string, verdict: Verdict, outcome: string | null) => string
  readonly dealt: (file: string, fault: string | undefined) => string
  readonly dealtBefore: (file: string) => string
  readonly who: (seat: number) => string
  readonly record: (game: string, seed: string, setup: string) => string
  /** Before a game is shown that may still be played. */
  readonly unfinished: string
  readonly after: (decisions: number, state: string) => string
  readonly simulated: (
    /** By series. */
    games: readonly string[],
    decisions: string,
    seconds: string,
    rate: string,
    states: string,
  ) => string
  /** A worker waits for games to play, on so many threads. */
  readonly working: (threads: number) => string
  readonly worked: (games: string) => string
  /** The run goes on, but its file is not up to date. */
  readonly notKept: (why: string) => string
  readonly stopped: (game: number, message: string, file: string) => string
  readonly progress: (done: string, all: string, rate: string, left: string) => string
  readonly audit: {
    readonly miss: (miss: Miss) => string
    readonly language: (lang: Lang, matched: number, total: number) => string
    readonly sum: (matched: number, total: number, unknown: number) => string
  }
  readonly check: {
    readonly failed: (file: string, title: string) => string
    readonly sum: (passed: number, failed: number) => string
    readonly covered: (game: string, what: string, covered: number, total: number) => string
    readonly missing: (ids: readonly string[]) => string
    /** Of the mutants of a card, a set or a game. */
    readonly killed: (whose: string, killed: number, total: number, percent?: number) => string
    readonly before: (text: string) => string
    readonly after: (text: string) => string
    readonly notEquivalent: (card: string, what: string) => string
  }
}

interface Miss {
  readonly id: string
  readonly lang: Lang
  readonly missing: readonly string[]
  readonly extra: readonly string[]
  readonly reason?: string | undefined
}

/** What a text lacks and what it has too much of, behind its id. */
function missed(
  { id, lang, missing, extra, reason }: Miss,
  lacks: string,
  has: string,
  colon: string,
): string {
  const parts = [
    ...(missing.length > 0 ? [`${lacks} ${missing.join(', ')}`] : []),
    ...(extra.length > 0 ? [`${has} ${extra.join(', ')}`] : []),
  ]
  return `${id} (${lang})${colon} ${parts.join('; ')}${reason === undefined ? '' : ` [${reason}]`}`
}

/** “1 decision”, “12 decisions”: one alone is singular. */
const several = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`

const english: Messages = {
  deck: (name, format, cards, missing) =>
    `${name} (${format}, ${several(cards, 'card')})${missing === 0 ? '' : `: ${several(missing, 'card')} ${missing === 1 ? 'is' : 'are'} not there yet`}`,
  dealt: (file, fault) =>
    fault === undefined
      ? `${file}: the deal was fixed before anybody added a part, and its seed comes from all parts together.`
      : `${file}: the deal cannot be trusted: ${fault}.`,
  dealtBefore: (file) =>
    `${file}: the deal of an earlier game was played once more, so its seed was known beforehand: this proves only that it is that deal.`,
  verdict: (file, { ok, proven, decisions, deal, differsAt, agreesUntil, reason }, outcome) => {
    if (ok && !proven)
      return `${file}: plays through, ${several(decisions, 'decision')}; a record of format 1 does not say more to compare with. ${outcome ?? 'The game is not over yet.'}`
    if (ok)
      return `${file}: verified, ${several(decisions, 'decision')}. ${outcome ?? 'The game is not over yet.'}`
    if (deal === 'impossible') return `${file}: cannot be verified: ${reason}`
    if (differsAt === 0) return `${file}: differs from its start: ${reason}`
    const first = agreesUntil + 1 < differsAt ? ` (proven the same up to decision ${agreesUntil})` : ''
    return `${file}: first differs at decision ${differsAt}${first}: ${reason}`
  },
  who: (seat) => (seat < 0 ? 'the table' : `player ${seat + 1}`),
  record: (game, seed, setup) => `${game}, seed ${seed}, set-up ${setup}`,
  unfinished: 'This game is not over: what is shown here also holds what its players cannot see yet.',
  after: (decisions, state) => `after ${several(decisions, 'decision')} (state ${state})`,
  simulated: (games, decisions, seconds, rate, states) =>
    `${games.join(' and ')} ${games.join() === '1' ? 'game' : 'games'}, ${decisions} ${decisions === '1' ? 'decision' : 'decisions'} in ${seconds} s (${rate} decisions/s), final states ${states}`,
  working: (threads) =>
    `Waiting for games to play on ${threads} ${threads === 1 ? 'thread' : 'threads'}. Ctrl-C ends it.`,
  worked: (games) => `${games} ${games === '1' ? 'game' : 'games'} played here.`,
  notKept: (why) => `the games go on, but the run is not on disk: ${why}`,
  stopped: (game, message, file) =>
    `game ${game} was stopped by an error: ${message}; see it with: cardwright replay ${file} --verify`,
  progress: (done, all, rate, left) =>
    `${done} of ${all} ${all === '1' ? 'game' : 'games'}  ${rate}/s  ${left} left`,
  audit: {
    miss: (miss) => missed(miss, 'missing', 'extra', ':'),
    language: (lang, matched, total) => `${lang}: ${matched} of ${several(total, 'text')} match`,
    sum: (matched, total, unknown) =>
      `${matched} of ${several(total, 'text')} match; ${unknown} of the reference are not among our cards`,
  },
  check: {
    failed: (file, title) => `FAILED ${file}: ${title}`,
    sum: (passed, failed) => `${passed} passed, ${failed} failed`,
    covered: (game, what, covered, total) => `${game}: ${covered} of ${total} ${what} covered`,
    missing: (ids) => `missing: ${ids.join(', ')}`,
    killed: (whose, killed, total, percent) =>
      `${whose}: ${killed} of ${several(total, 'mutant')} killed${percent === undefined ? '' : ` (${percent} %)`}`,
    before: (text) => `before: ${text}`,
    after: (text) => `after:  ${text}`,
    notEquivalent: (card, what) => `${card}, ${what}: listed as equivalent, but it is killed or not there`,
  },
}

/** What scenarios prove, as the coverage calls it. */
const proven: Readonly<Record<string, string>> = {
  statements: 'énoncés prouvés',
  cards: 'cartes prouvées',
}

/** « 1 décision », « 12 décisions »: nothing and one are singular. */
const counted = (n: number, one: string, many: string): string => `${n}\u00a0${n >= 2 ? many : one}`
const decided = (n: number): string => counted(n, 'décision', 'décisions')

const french: Messages = {
  deck: (name, format, cards, missing) =>
    `${name} (${format}, ${counted(cards, 'carte', 'cartes')})${missing === 0 ? '' : `\u00a0: ${counted(missing, 'carte n’existe', 'cartes n’existent')} pas encore ici`}`,
  dealt: (file, fault) =>
    fault === undefined
      ? `${file}\u00a0: la donne était fixée avant que quiconque ajoute une part, et sa graine vient de toutes les parts ensemble.`
      : `${file}\u00a0: on ne peut pas se fier à la donne\u00a0: ${fault}.`,
  dealtBefore: (file) =>
    `${file}\u00a0: la donne d’une partie précédente a été rejouée, sa graine était donc connue d’avance\u00a0: ceci prouve seulement que c’est cette donne.`,
  verdict: (file, { ok, proven, decisions, deal, differsAt, agreesUntil, french }, outcome) => {
    if (ok && !proven)
      return `${file}\u00a0: la partie se joue jusqu’au bout, ${decided(decisions)}\u202f; un enregistrement de format 1 ne dit rien de plus à comparer. ${outcome ?? 'La partie n’est pas encore finie.'}`
    if (ok)
      return `${file}\u00a0: partie vérifiée, ${decided(decisions)}. ${outcome ?? 'La partie n’est pas encore finie.'}`
    if (deal === 'impossible') return `${file}\u00a0: la partie ne peut pas être vérifiée\u00a0: ${french}`
    if (differsAt === 0) return `${file}\u00a0: diffère dès le début\u00a0: ${french}`
    const first =
      agreesUntil + 1 < differsAt ? ` (identique avec certitude jusqu’à la décision ${agreesUntil})` : ''
    return `${file}\u00a0: diffère d’abord à la décision ${differsAt}${first}\u00a0: ${french}`
  },
  who: (seat) => (seat < 0 ? 'la table' : `joueur ${seat + 1}`),
  record: (game, seed, setup) => `${game}, graine ${seed}, mise en place ${setup}`,
  unfinished:
    'Cette partie n’est pas finie\u00a0: on voit ici aussi ce que ses joueurs ne peuvent pas encore voir.',
  after: (decisions, state) => `après ${decided(decisions)} (état ${state})`,
  simulated: (games, decisions, seconds, rate, states) =>
    `${games.join(' et ')}\u00a0${games.join() === '1' ? 'partie' : 'parties'}, ${decisions}\u00a0${/^[01]$/.test(decisions) ? 'décision' : 'décisions'} en ${seconds}\u00a0s (${rate}\u00a0décisions/s), états finaux ${states}`,
  working: (threads) =>
    `En attente de parties à jouer sur ${threads}\u00a0${threads === 1 ? 'fil' : 'fils'}. Ctrl-C pour arrêter.`,
  worked: (games) => `Parties jouées ici\u00a0: ${games}.`,
  notKept: (why) => `les parties continuent, mais la série n’est pas sur le disque\u00a0: ${why}`,
  stopped: (game, message, file) =>
    `la partie ${game} a été arrêtée par une erreur\u00a0: ${message}\u202f; pour la voir\u00a0: cardwright replay ${file} --verify`,
  progress: (done, all, rate, left) =>
    `${done} ${/^[01]$/.test(done) ? 'partie' : 'parties'} sur ${all}  ${rate}/s  reste ${left}`,
  audit: {
    miss: (miss) => missed(miss, 'manque', 'en trop', '\u00a0:'),
    language: (lang, matched, total) =>
      `${lang}\u00a0: ${matched} ${matched >= 2 ? 'textes' : 'texte'} sur ${total} ${matched >= 2 ? 'concordent' : 'concorde'}`,
    sum: (matched, total, unknown) =>
      `${matched} ${matched >= 2 ? 'textes' : 'texte'} sur ${total} ${matched >= 2 ? 'concordent' : 'concorde'}\u202f; ${unknown} de la référence ne sont pas parmi nos cartes`,
  },
  check: {
    failed: (file, title) => `ÉCHEC ${file}\u00a0: ${title}`,
    sum: (passed, failed) =>
      `${passed} ${passed >= 2 ? 'réussis' : 'réussi'}, ${failed} ${failed >= 2 ? 'échoués' : 'échoué'}`,
    covered: (game, what, covered, total) => `${game}\u00a0: ${covered} ${proven[what] ?? what} sur ${total}`,
    missing: (ids) => `il manque\u00a0: ${ids.join(', ')}`,
    killed: (whose, killed, total, percent) =>
      `${whose}\u00a0: ${counted(killed, 'mutant tué', 'mutants tués')} sur ${total}${percent === undefined ? '' : ` (${String(percent).replace('.', ',')}\u00a0%)`}`,
    before: (text) => `avant\u00a0: ${text}`,
    after: (text) => `après\u00a0: ${text}`,
    notEquivalent: (card, what) => `${card}, ${what}\u00a0: listé comme équivalent, mais tué ou absent`,
  },
}

export const messages: Readonly<Record<Lang, Messages>> = { en: english, fr: french }
