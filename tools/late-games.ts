// The fullest moments of games that bots have played: for pictures, and for tests that look whether everything is in sight.
import type { Bot } from '../src/bots/bot.ts'
import { GreedyBot } from '../src/bots/greedy.ts'
import { RandomBot } from '../src/bots/random.ts'
import { aeonsEnd } from '../src/games/aeons-end/index.ts'
import type { View as AeonsEndView } from '../src/games/aeons-end/protocol/view.ts'
import { eternal } from '../src/games/eternal/index.ts'
import type { View as EternalView } from '../src/games/eternal/protocol/view.ts'
import { writeRecord } from '../src/kernel/record.ts'
import { Playout } from '../src/lab/playout.ts'
import type { Playable } from '../src/language/face.ts'
import { Table } from '../src/table/table.ts'
import { packed } from '../src/web/source/link.ts'

/** How much lies on the table. */
type Counts = (view: unknown) => number

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

/** Cards of the nemesis before all, then exhausted mages, spells and hands. */
const ofAeonsEnd: Counts = (view) => {
  const { nemesis, players } = view as AeonsEndView
  const exhausted = players.filter(({ life }) => life === 0).length
  const spells = sum(players.map(({ breaches }) => sum(breaches.map(({ prepped }) => prepped.length))))
  return 3 * nemesis.inPlay.length + nemesis.husks + 2 * exhausted + spells
}

/** Units, relics and attachments of both sides, and the hand. */
const ofEternal: Counts = (view) => {
  const { players } = view as EternalView
  const [mine] = players
  return (
    sum(players.map(({ playmat }) => playmat.length)) + (typeof mine.hand === 'number' ? 0 : mine.hand.length)
  )
}

/** The place of the page at which the fullest moment of this game is open. */
async function fullest(
  game: Playable,
  flags: Readonly<Record<string, string>>,
  [bot, seed]: readonly [Bot, seed: string],
  counts: Counts,
): Promise<string> {
  const document = game.anySetup(flags, seed)
  const playout = new Playout(game, document, bot)
  playout.play(seed)
  const table = Table.begin(game, document, seed)
  let most = { count: -1, at: 0 }
  for (const [at, answer] of playout.answers.entries()) {
    const count = counts(game.observe(table.state, 0))
    if (count > most.count) most = { count, at }
    table.answer(answer)
  }
  return `#/link/${game.id}/${await packed(writeRecord(playout.record(seed)))}?at=${most.at}`
}

const greedy = new GreedyBot()
const random = new RandomBot()
const against = (nemesis: string, bot: Bot, seed: string): Promise<string> =>
  fullest(aeonsEnd, { mages: '4', nemesis }, [bot, seed], ofAeonsEnd)
const skies = { deck1: 'Hooru Skies', deck2: 'Hooru Skies' }

/** The fullest moments, each as the place of the page that opens it. These seeds lead to many cards. */
export const lateGames = async (): Promise<Readonly<Record<string, string>>> => ({
  'late-gate-witch': await against('gate-witch', greedy, '8'),
  'late-carapace-queen': await against('carapace-queen', random, '3'),
  'late-maelstrom-risen': await against('maelstrom-risen', random, '10'),
  'late-eternal': await fullest(eternal, {}, [greedy, '1'], ofEternal),
  'late-eternal-weapons': await fullest(eternal, skies, [greedy, '9'], ofEternal),
})
