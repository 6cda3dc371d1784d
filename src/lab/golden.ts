import { RandomBot } from '../bots/random.ts'
import { hash } from '../kernel/block.ts'
import type { Playable } from '../language/face.ts'
import { Playout } from './playout.ts'
import { Table } from './table.ts'

const SEED = 'golden'

function who(seat: number): string {
  return seat < 0 ? 'the table' : `seat ${seat + 1}`
}

/** A whole game of the random bot as a text that is reviewed as a diff. */
export function goldenPlaythrough(game: Playable): string {
  const document = game.setupFrom({})
  const playout = new Playout(game, document, new RandomBot())
  playout.play(SEED)
  const words = game.words.en
  const table = Table.begin(game, document, SEED)
  const lines = [`game ${game.id}`, `set-up ${JSON.stringify(game.readSetup(document))}`, `seed ${SEED}`, '']
  let shown = 0
  const tell = () => {
    for (; shown < table.log.length; shown++) {
      const told = table.told(table.log[shown]!, table.viewer, 'en')
      if (told !== null) lines.push(`    ${told}`)
    }
  }
  tell()
  for (const answer of playout.answers) {
    const { state, options } = table
    const number = table.session.answers.length + 1
    lines.push(
      `${number}. ${who(game.machine.seat(state))}: ${words.decision(state)} [${options} options]`,
      `  > ${words.option(state, answer)}`,
    )
    table.answer(answer)
    tell()
  }
  lines.push('', `outcome ${table.outcome}`, `hash ${hash(table.state).toString(16).padStart(8, '0')}`)
  return `${lines.join('\n')}\n`
}
