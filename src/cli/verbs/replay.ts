import { gameNamed } from '../../games/index.ts'
import { hash } from '../../kernel/block.ts'
import { type GameRecord, readRecord } from '../../kernel/record.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { GameStopped } from '../../kernel/session.ts'
import { verify } from '../../kernel/verify.ts'
import { about, readText } from '../../lab/files.ts'
import { Table } from '../../lab/table.ts'
import { LANGS, type Lang, type Playable } from '../../language/face.ts'
import { labelLine, promptLine } from '../../language/label.ts'
import type { Verb } from '../flags.ts'
import { printJson } from '../output.ts'
import { told } from '../told.ts'

/** The table after `count` answers of a record. */
function tableAt(game: Playable, record: GameRecord, count: number): Table {
  try {
    return Table.resume(game, record, count)
  } catch (error) {
    if (error instanceof GameStopped)
      throw new Refusal(
        {
          en: `${error.message}; --at shows the table before that`,
          fr: `${error.french}\u202f; --at montre la table d’avant`,
        },
        `decision ${record.answers.length}`,
      )
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
    hash: hash(state).toString(16).padStart(8, '0'),
  }
}

function tellPosition(table: Table, lang: Lang): void {
  const { decisions, board, prompt, options, outcome, hash: name } = position(table, lang)
  console.log(`${told[lang].after(decisions, name)}\n${board.join('\n')}`)
  if (prompt !== null) console.log(prompt)
  options.forEach((option, i) => {
    console.log(`  ${i + 1}. ${option}`)
  })
  if (outcome !== null) console.log(table.game.words[lang].outcome(outcome))
}

/** Every decision of a game with what came of it. */
function moves(game: Playable, record: GameRecord, lang: Lang) {
  const table = Table.begin(game, record.setup, record.seed)
  const words = game.words[lang]
  let heard = 0
  const news = (): string[] => {
    const fresh = table.log.slice(heard)
    heard = table.log.length
    return fresh.flatMap((entry) => table.told(entry, table.viewer, words) ?? [])
  }
  /** What somebody did unasked after so many answers, such as conceding. */
  function acted(after: number): string[] {
    for (const { seat, act } of record.acts?.filter((each) => each.after === after) ?? [])
      table.act(seat, act)
    return news()
  }
  const before = [...news(), ...acted(0)]
  const list = record.answers.map((answer, i) => {
    const { state } = table
    const seat = game.machine.seat(state)
    const prompt = promptLine(words.decision(state), lang)
    const { options } = table
    const option = labelLine(words.option(state, answer))
    table.answer(answer)
    return { seat, prompt, options, answer, option, events: [...news(), ...acted(i + 1)] }
  })
  return { before, list, table }
}

function tellGame(game: Playable, record: GameRecord, lang: Lang): void {
  const { before, list, table } = moves(game, record, lang)
  console.log(told[lang].record(game.id, record.seed, JSON.stringify(record.setup)))
  for (const event of before) console.log(`    ${event}`)
  list.forEach(({ seat, option, events }, i) => {
    console.log(`${i + 1}. ${told[lang].who(seat)}: ${option}`)
    for (const event of events) console.log(`    ${event}`)
  })
  tellPosition(table, lang)
}

export const replay: Verb = {
  name: 'replay',
  use: 'FILE [--verify] [--at N] [--lang en|fr] [--json]',
  summary: {
    en: 'a recorded game, shown or verified step by step',
    fr: 'une partie enregistrée, montrée ou vérifiée pas à pas',
  },
  help: {
    en: 'Shows every decision of a recorded game. --verify plays it again and names the first decision at which it\ndiffers from what was recorded; --at shows the table after so many decisions.',
    fr: 'Montre chaque décision d’une partie enregistrée. --verify la rejoue et nomme la première décision où elle\ndiffère de l’enregistrement\u202f; --at montre la table après tant de décisions.',
  },
  flags: [
    {
      name: 'verify',
      help: {
        en: 'compare with the fingerprints of the record',
        fr: 'comparer avec les empreintes de l’enregistrement',
      },
    },
    { name: 'at', value: 'N', help: { en: 'the table after N decisions', fr: 'la table après N décisions' } },
    { name: 'lang', value: 'LANG', help: { en: 'en or fr', fr: 'en ou fr' } },
    { name: 'json', help: { en: 'the answer for a program', fr: 'la réponse pour un programme' } },
  ],
  words: { least: 1, most: 1 },
  run(given) {
    const file = given.words[0]!
    const lang = given.oneOf('lang', 'en', LANGS)
    const text = readText(file)
    const record = about(file, () => readRecord(text))
    const game = about(file, () => gameNamed(record.game))
    const json = given.has('json')
    if (given.has('verify')) {
      const verdict = about(file, () => verify(game, record))
      if (json) printJson({ file, ...verdict })
      else console.log(told[lang].verdict(file, verdict, verdict.outcome))
      return verdict.ok ? 0 : 1
    }
    const at = given.wholeNumber('at', record.answers.length, 0, record.answers.length)
    const table = about(file, () => tableAt(game, record, at))
    if (given.has('at')) {
      if (json) printJson(position(table, lang))
      else tellPosition(table, lang)
    } else if (json) {
      const { before, list } = moves(game, record, lang)
      const { setup, seed } = record
      printJson({ game: game.id, setup, seed, before, decisions: list, end: position(table, lang) })
    } else tellGame(game, record, lang)
    return 0
  },
}
