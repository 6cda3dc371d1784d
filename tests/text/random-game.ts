import { AgentView } from '../../src/bots/agent-view.ts'
import { RandomBot } from '../../src/bots/random.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { mages, nemeses } from '../../src/games/aeons-end/packs/all.ts'
import { derivedSeed, seedFrom } from '../../src/kernel/random.ts'
import { Table } from '../../src/table/table.ts'

const supplies = [
  'base-deck-destruction',
  'base-free-charges',
  'war-eternal-deck-destruction',
  'war-eternal-reuse-spells',
]

/** A table that differs from the others in mages, nemesis, supply and difficulty. */
export function tableNumber(i: number): Table {
  const players = 1 + (i % 4)
  const who = Array.from({ length: players }, (_, p) => mages[(i * 3 + p * 5) % mages.length]!.id)
  const document = {
    mages: [...new Set(who)],
    nemesis: nemeses[i % nemeses.length]!.id,
    supply: supplies[i % supplies.length]!,
    difficulty: ['beginner', 'normal', 'expert', 'extinction'][Math.floor(i / 2) % 4]!,
  }
  return Table.begin(aeonsEnd, document, `words ${i}`)
}

/** Plays on at random; `look` sees every decision before it is answered. */
export function playRandomly(table: Table, seed: string, look: (n: number) => void, most = 100_000): void {
  const bot = new RandomBot()
  bot.begin(derivedSeed(seedFrom(seed), 1))
  for (let n = 0; n < most && !table.over; n++) {
    look(n)
    table.answer(bot.choose(new AgentView(aeonsEnd, table.state)))
  }
}
