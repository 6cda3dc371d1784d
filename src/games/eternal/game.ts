import { copyInto } from '../../kernel/block.ts'
import { forgetOptionsOf } from '../../kernel/options.ts'
import type { Seed } from '../../kernel/random.ts'
import type { State } from '../../kernel/state.ts'
import type { Rules } from '../../language/face.ts'
import { definitions, olders, todays } from './content.ts'
import { decision } from './decisions.ts'
import { assembler, ENEMY, MANY, YOU } from './engine.ts'
import { CardCompiler } from './language/compile.ts'
import type { Event } from './protocol/events.ts'
import type { Option } from './protocol/options.ts'
import type { EternalSetup } from './protocol/setup.ts'
import type { View } from './protocol/view.ts'
import { writeDirectAttack } from './rules/battle/direct-attack.ts'
import { ACTS, act, ENDINGS } from './rules/damage/end.ts'
import { writeActivating } from './rules/playing/activating.ts'
import { writePlaying } from './rules/playing/playing-cards.ts'
import { writeRuleTexts } from './rules/playing/rule-texts.ts'
import { addCards, CHOSEN_BY_CHANCE } from './rules/turn/set-up.ts'
import { writeGame } from './rules/turn/turn.ts'
import { readCode, writeCode } from './set-up/code.ts'
import { readSetup } from './set-up/document.ts'
import { setupFrom } from './set-up/flags.ts'
import { settled } from './set-up/settled.ts'
import {
  DECK,
  ending,
  MARKET,
  machine,
  of2019,
  schema,
  secondRedraw,
  starter,
  streams,
  winner,
  zones,
} from './state.ts'
import { askedDigest, shownDigest } from './visibility/digests.ts'
import { determinise } from './visibility/possible-worlds.ts'
import { observe, seen } from './visibility.ts'

// Everything is compiled once, when the game is loaded: rules first, then the text of every card.
const compiler = new CardCompiler()
for (const text of writeRuleTexts()) compiler.ruleTrigger(text)
writePlaying()
writeActivating()
writeDirectAttack()
const gameText = writeGame()
compiler.compileAll()
compiler.writeAll()
assembler.seal()

/** A fresh block in which nothing has happened yet. */
export function emptyTable(s: State, seed: Seed): number {
  schema.reset(s)
  forgetOptionsOf(s)
  zones.clear(s)
  streams.seed(s, seed)
  assembler.begin(s, gameText)
  const f = machine.running(s)
  s[f + YOU] = 0
  s[f + ENEMY] = 1
  s[f + MANY] = 0
  return f
}

export function begin(s: State, setup: EternalSetup, seed: Seed): void {
  copyInto(s, templateOf(setup))
  streams.seed(s, seed)
  machine.run(s)
}

/** The table of each set-up before chance comes in: laid once, copied for every game. */
const templates = new WeakMap<EternalSetup, State>()

function templateOf(setup: EternalSetup): State {
  let s = templates.get(setup)
  if (s === undefined) {
    s = schema.create()
    emptyTable(s, NO_SEED)
    starter.set(s, setup.first ?? CHOSEN_BY_CHANCE)
    secondRedraw.set(s, setup.secondRedraw ? 1 : 0)
    of2019.set(s, setup.era === '2019' ? 1 : 0)
    for (let p = 0; p < 2; p++) {
      addCards(s, p, DECK + p, setup.decks[p]!.main)
      addCards(s, p, MARKET + p, setup.decks[p]!.market)
    }
    templates.set(setup, s)
  }
  return s
}
const NO_SEED: Seed = [0, 0, 0, 0]

/** A name of the cards and rules: the programs and the printed numbers. */
function contentName(): string {
  const text = JSON.stringify(definitions)
  let h = 0x811c9dc5 | 0
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  for (let i = 0; i < machine.code.length; i++) h = Math.imul(h ^ machine.code[i]!, 0x01000193)
  return (h >>> 0).toString(16)
}

export const eternalRules: Rules<EternalSetup, View, Option, Event> = {
  id: 'eternal',
  schema,
  machine,
  content: contentName(),
  readSetup,
  settled,
  askedDigest,
  shownDigest,
  seats: () => 2,
  begin,
  outcome: (s) =>
    machine.over.get(s) === 0 ? null : `player ${winner.get(s) + 1}: ${ENDINGS[ending.get(s)]!}`,
  determinise,
  acts: ACTS,
  act,
  cardIds: todays.map((d) => definitions[d]!.id),
  olderCardIds: olders.map((d) => definitions[d]!.id),
  setupFrom,
  sharing: { code: writeCode, seed: (code) => readCode(code).seed },
  observe,
  decision,
  seen,
}
