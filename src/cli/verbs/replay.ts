import { digits } from '../../kernel/digest.ts'
import { type GameRecord, readRecord } from '../../kernel/record.ts'
import { isDocument } from '../../kernel/record-parts.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { type Verdict, verdictSentence, verify } from '../../kernel/verify.ts'
import { about, readText } from '../../lab/files.ts'
import { gameOf } from '../../lab/position.ts'
import { LANGS, type Lang, type Playable } from '../../language/face.ts'
import { labelLine, promptLine } from '../../language/label.ts'
import { checkDeal, firstShare, type PublishedDeal } from '../../table/deal.ts'
import { Table } from '../../table/table.ts'
import { beginsAsDealt, OTHER_START } from '../beginning.ts'
import type { Verb } from '../flags.ts'
import { messages } from '../messages.ts'
import { printJson } from '../output.ts'
import { missingPacks, PACKS_FLAG, recordedGame } from '../packs.ts'

/** What a deal was made of, all but the seed, which is that of the record; null where that is not what it is. */
function readDeal(document: unknown): Omit<PublishedDeal, 'seed'> | null {
  if (!isDocument(document)) return null
  const { table, commitment, secret, setup, shares } = document
  if (typeof table !== 'string' || typeof commitment !== 'string') return null
  if (typeof secret !== 'string' || typeof setup !== 'string' || !Array.isArray(shares)) return null
  const isShare = (share: unknown): share is string | null => share === null || typeof share === 'string'
  return shares.every(isShare) ? { table, commitment, secret, setup, shares } : null
}

interface Replayed {
  readonly text: string
  readonly deal: ReturnType<typeof readDeal>
  /** The deal was made at another table, and played here once more. */
  readonly repeated: boolean
}

/** What a server gives for a game that is over has the record in it, and what its deal was made of. */
function replayIn(text: string): Replayed {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch {
    return { text, deal: null, repeated: false }
  }
  const replay = isDocument(document) ? document.replay : null
  if (!isDocument(replay) || typeof replay.record !== 'string') return { text, deal: null, repeated: false }
  const deal = readDeal(replay.deal)
  const repeated = deal !== null && typeof replay.id === 'string' && replay.id !== deal.table
  return { text: replay.record, deal, repeated }
}

/**
 * Does the deal that was published give the seed that was played, and its set-up the beginning? Undefined where there is
 * nothing to check: only people add parts, and a battle of a campaign has its chance from there.
 */
function dealVerdict(
  game: Playable,
  record: GameRecord,
  deal: ReturnType<typeof readDeal>,
): Refusal | null | undefined {
  if (deal === null) return undefined
  const opened = { ...deal, seed: record.seed }
  const share = firstShare(opened)
  if (share === null) return undefined
  try {
    checkDeal(opened, share)
    return beginsAsDealt(game, record, deal.setup) ? null : new Refusal(OTHER_START)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

function position(table: Table, lang: Lang) {
  const { game, state } = table
  const words = game.words[lang]
  const options = Array.from({ length: table.options }, (_, i) => labelLine(words.option(state, i)))
  return {
    decisions: table.session.answers.length,
    board: words.board(state, table.viewer),
    seat: table.over ? null : game.machine.seat(state),
    prompt: table.over ? null : promptLine(words.decision(state), lang),
    options,
    outcome: table.outcome,
    digest: digits(game.shownDigest(state)),
  }
}

function printPosition(table: Table, lang: Lang): void {
  const { decisions, board, prompt, options, outcome, digest } = position(table, lang)
  console.log(`${messages[lang].after(decisions, digest)}\n${board.join('\n')}`)
  if (prompt !== null) console.log(prompt)
  options.forEach((option, i) => {
    console.log(`  ${i + 1}. ${option}`)
  })
  if (outcome !== null) console.log(table.game.words[lang].outcome(outcome))
}

/** Every decision of a game with what came of it. */
function moves(game: Playable, record: GameRecord, { agreesUntil: until, ok: whole }: Verdict, lang: Lang) {
  const table = Table.begin(game, record.setup, record.seed)
  const words = game.words[lang]
  let received = 0
  const news = (): string[] => {
    const fresh = table.log.slice(received)
    received = table.log.length
    return fresh.flatMap((entry) => table.describe(entry, table.viewer, words) ?? [])
  }
  /** What somebody did unasked after so many answers, such as conceding. */
  function acted(after: number): string[] {
    for (const { seat, act } of record.acts?.filter((each) => each.after === after) ?? [])
      table.act(seat, act)
    return news()
  }
  /** What was done after the last answer belongs to a game only if it is the whole game. */
  const acts = (after: number): string[] => (after < until || whole ? acted(after) : news())
  const before = [...news(), ...acts(0)]
  const list = record.answers.slice(0, until).map((answer, i) => {
    const { state } = table
    const seat = game.machine.seat(state)
    const prompt = promptLine(words.decision(state), lang)
    const { options } = table
    const option = labelLine(words.option(state, answer))
    table.answer(answer)
    return { seat, prompt, options, answer, option, events: [...news(), ...acts(i + 1)] }
  })
  return { before, list, table }
}

function printGame(game: Playable, record: GameRecord, verdict: Verdict, lang: Lang): void {
  const { before, list, table } = moves(game, record, verdict, lang)
  console.log(messages[lang].record(game.id, record.seed, JSON.stringify(record.setup)))
  for (const event of before) console.log(`    ${event}`)
  list.forEach(({ seat, option, events }, i) => {
    console.log(`${i + 1}. ${messages[lang].who(seat)}: ${option}`)
    for (const event of events) console.log(`    ${event}`)
  })
  printPosition(table, lang)
}

export const replay: Verb = {
  name: 'replay',
  use: 'FILE [--verify] [--at N] [--lang en|fr] [--json]',
  summary: {
    en: 'a recorded game, shown or verified step by step',
    fr: 'une partie enregistrée, montrée ou vérifiée pas à pas',
  },
  help: {
    en: 'Shows every decision of a recorded game. --verify plays it again and names the first decision at which it\ndiffers from what was recorded; with the file that a server gives for a game (/api/replays/ID) it also checks that nobody\nchose the deal. --at shows the table after so many decisions.',
    fr: 'Montre chaque décision d’une partie enregistrée. --verify la rejoue et nomme la première décision où elle\ndiffère de l’enregistrement\u202f; avec le fichier qu’un serveur donne pour une partie (/api/replays/ID), il vérifie aussi que personne\nn’a choisi la donne. --at montre la table après tant de décisions.',
  },
  flags: [
    {
      name: 'verify',
      help: {
        en: 'compare with the fingerprints of the record',
        fr: 'comparer avec les empreintes de l’enregistrement',
      },
    },
    PACKS_FLAG,
    { name: 'at', value: 'N', help: { en: 'the table after N decisions', fr: 'la table après N décisions' } },
    { name: 'lang', value: 'LANG', help: { en: 'en or fr', fr: 'en ou fr' } },
    { name: 'json', help: { en: 'the answer for a program', fr: 'la réponse pour un programme' } },
  ],
  words: { least: 1, most: 1 },
  run(given) {
    const file = given.words[0]!
    const lang = given.oneOf('lang', 'en', LANGS)
    const { text, deal, repeated } = replayIn(readText(file))
    const record = about(file, () => readRecord(text))
    const game = about(file, () => gameOf(recordedGame(record), record))
    const json = given.has('json')
    const verdict = verify(game, record)
    const missing = verdict.ok ? null : missingPacks(game, record)
    if (missing !== null) {
      if (verdict.deal === 'impossible') throw new Refusal(missing, file)
      console.error(`${file}: ${missing[lang]}`)
    }
    if (given.has('verify')) {
      const fault = dealVerdict(game, record, deal)
      if (json)
        printJson({ file, ...verdict, ...(fault === undefined ? {} : { dealt: fault === null, repeated }) })
      else {
        const { outcome } = verdict
        const ended = outcome === null ? null : game.words[lang].outcome(outcome)
        console.log(messages[lang].verdict(file, verdict, ended))
        if (fault !== undefined)
          console.log(
            fault === null && repeated
              ? messages[lang].dealtBefore(file)
              : messages[lang].dealt(file, lang === 'fr' ? fault?.french : fault?.message),
          )
      }
      return verdict.ok && fault == null ? 0 : 1
    }
    const at = given.wholeNumber('at', record.answers.length, 0, record.answers.length)
    const sentence = verdictSentence(verdict)
    if (sentence !== null && verdict.deal === 'impossible') throw new Refusal(sentence, file)
    // What differs from the recorded game is not shown as if it were that game.
    const until = verdict.agreesUntil
    const shown = Math.min(at, until)
    const table = Table.at(game, record, shown, shown === record.answers.length && verdict.ok)
    // Whoever still plays it would learn what lies hidden.
    if (verdict.outcome === null) console.error(messages[lang].unfinished)
    if (given.has('at')) {
      if (json) printJson(position(table, lang))
      else printPosition(table, lang)
    } else if (json) {
      const { before, list } = moves(game, record, verdict, lang)
      const { setup, seed } = record
      printJson({ game: game.id, setup, seed, verdict, before, decisions: list, end: position(table, lang) })
    } else printGame(game, record, verdict, lang)
    if (sentence === null || (given.has('at') && at <= until)) return 0
    if (!json) console.log(`${file}: ${sentence[lang]}`)
    return 1
  },
}
