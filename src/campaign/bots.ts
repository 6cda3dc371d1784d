import { AgentView } from '../bots/agent-view.ts'
import type { Bot } from '../bots/bot.ts'
import { derivedSeed, fairNumbers, seedFrom } from '../kernel/random.ts'
import type { GameRecord } from '../kernel/record.ts'
import { Session } from '../kernel/session.ts'
import type { Playable } from '../language/face.ts'
import type { Campaign } from './campaign.ts'
import type { Question } from './state.ts'

/** Bots fight the battle that waits from its first decision to its last; one of them may sit at all seats. */
export function botsFight(campaign: Campaign, bots: readonly Bot[]): GameRecord {
  const { document, seed } = campaign.battle
  return fight(campaign.battles.game, document, seed, bots).record()
}

/** Bots play this game to its end. */
export function fight(
  game: Playable,
  document: unknown,
  seed: string,
  bots: readonly Bot[],
): Session<unknown> {
  const session = new Session<unknown>(game, document, seed)
  const agent = new AgentView(game, session.state)
  bots.forEach((bot, i) => {
    bot.begin(derivedSeed(seedFrom(seed), 1 + i))
  })
  while (game.machine.waiting(session.state)) {
    const seat = Math.max(0, game.machine.seat(session.state))
    session.answer((bots[seat] ?? bots[0]!).choose(agent))
  }
  return session
}

/** Losses after which bots leave a chapter; the last one they cannot leave but by giving up. */
const PATIENCE = 5

/**
 * What bots answer between battles: they go on, confirm what they chose, leave a chapter as soon as they may, and
 * take insights, piles and boons by chance. So everything is tried by parties of all kinds, and how it fares can be
 * told apart from who took it.
 */
export function botsAnswer(question: Question, attempt: number, roll: (sides: number) => number): number {
  const { kind, options } = question
  switch (kind) {
    case 'confirmInsight':
    case 'confirmUpgrade':
      return 0
    case 'decide':
      return options[1] === 'moveOn' || attempt >= PATIENCE ? 1 : 0
    default:
      return roll(options.length)
  }
}

/** Plays a whole campaign with bots. `after` is called when a battle is over. */
export function botsPlay(
  campaign: Campaign,
  bots: readonly Bot[],
  date: string,
  after: () => void = () => undefined,
): void {
  const roll = fairNumbers(seedFrom(`interludes ${campaign.state.seed}`))
  for (;;) {
    const { asked, attempt } = campaign.state
    if (asked.kind === 'end') return
    if (asked.kind === 'battle') {
      campaign.finish(botsFight(campaign, bots), date)
      after()
    } else campaign.answer(botsAnswer(asked, attempt, roll))
  }
}
