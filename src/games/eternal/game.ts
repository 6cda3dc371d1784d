import { copyInto } from '../../kernel/block.ts'
import { forgetOptionsOf } from '../../kernel/options.ts'
import type { Seed } from '../../kernel/random.ts'
import type { State } from '../../kernel/state.ts'
import { contentName, named, once } from '../../language/content-name.ts'
import type { Rules } from '../../language/face.ts'
import { CardNames, keepNames } from './card-names.ts'
import { definitions, library } from './content.ts'
import { decision } from './decisions.ts'
import { assembler, ENEMY, MANY, YOU } from './engine.ts'
import { CardCompiler } from './language/compile.ts'
import { loadPack } from './load-pack.ts'
import { numberings } from './numberings.ts'
import type { Pack } from './pack.ts'
import { usualPacks } from './packs/index.ts'
import type { Event } from './protocol/events.ts'
import type { Option } from './protocol/options.ts'
import { reactions } from './protocol/reactions.ts'
import type { EternalSetup } from './protocol/setup.ts'
import { story } from './protocol/story.ts'
import type { View } from './protocol/view.ts'
import { writeDirectAttack } from './rules/battle/direct-attack.ts'
import { ACTS, act, ENDINGS } from './rules/damage/end.ts'
import { writeActivating } from './rules/playing/activating.ts'
import { writePlaying } from './rules/playing/playing-cards.ts'
import { writeRuleTexts } from './rules/playing/rule-texts.ts'
import { addCards, CHOSEN_BY_CHANCE } from './rules/turn/setup.ts'
import { writeGame } from './rules/turn/turn.ts'
import { addPool } from './rules/zones/making.ts'
import { readCode, writeCode } from './setup/code.ts'
import { readSetup } from './setup/document.ts'
import { setupFrom } from './setup/from-flags.ts'
import { settled } from './setup/settled.ts'
import {
  collection,
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

// The rules are compiled once, then every pack when it is first loaded.
const rules = new CardCompiler()
for (const text of writeRuleTexts()) rules.ruleTrigger(text)
writePlaying()
writeActivating()
writeDirectAttack()
const gameText = writeGame()
rules.compile([])
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

/** Set-ups of which the table is kept: those of a study that takes turns, and not those of every table in memory. */
const MOST_TEMPLATES = 4

/** The table of each of the last set-ups before chance comes in: makeTemplate once, copied for every game. */
class Templates {
  /** The latest first: game after game begins with the same set-up. */
  private known: { readonly setup: EternalSetup; readonly template: State }[] = []
  private edition = 0
  private readonly collection: number

  constructor(ofCards: number) {
    this.collection = ofCards
  }

  of(setup: EternalSetup): State {
    if (library.edition !== this.edition) {
      this.edition = library.edition
      this.known = []
    }
    if (this.known[0]?.setup === setup) return this.known[0].template
    const found = this.known.find((each) => each.setup === setup)
    const { template } = found ?? { template: this.makeTemplate(setup) }
    this.known = [{ setup, template }, ...this.known.filter((each) => each !== found)].slice(
      0,
      MOST_TEMPLATES,
    )
    return template
  }

  private makeTemplate(setup: EternalSetup): State {
    const s = schema.create()
    emptyTable(s, NO_SEED)
    collection.set(s, this.collection)
    starter.set(s, setup.first ?? CHOSEN_BY_CHANCE)
    secondRedraw.set(s, setup.secondRedraw ? 1 : 0)
    of2019.set(s, setup.era === '2019' ? 1 : 0)
    for (let p = 0; p < 2; p++) {
      addCards(s, p, DECK + p, setup.decks[p]!.main)
      addCards(s, p, MARKET + p, setup.decks[p]!.market)
    }
    return s
  }
}
const NO_SEED: Seed = [0, 0, 0, 0]

for (const pack of usualPacks) loadPack(pack)
for (const numbering of Object.values(numberings)) numbering.close()
const usualDefinitions = [...definitions]
const usualCode = machine.code
/** A name of the rules and the usual packs: the programs and the printed numbers. Told when somebody asks for it. */
const usualContent = once(() => contentName(JSON.stringify(usualDefinitions), usualCode))
const isUsual = (packs: readonly Pack[]): boolean =>
  packs.length === usualPacks.length && usualPacks.every((pack, i) => packs[i] === pack)

interface EternalRules extends Rules<EternalSetup, View, Option, Event> {
  /** The number of the cards that chance creates from. */
  readonly pool: number
  /** What its cards are called. */
  readonly names: CardNames
}

/** Eternal with these packs: a game of its own, which may be played beside others. None may be new that `check` refuses. */
export function loadGame(packs: readonly Pack[], check?: (pack: Pack) => void): EternalRules {
  const loaded = packs.map((pack) => loadPack(pack, check))
  const todays = loaded.flatMap(({ numbers }) => numbers)
  const earlierVersions = loaded.flatMap(({ older }) => older)
  const pool = addPool(todays)
  const names = keepNames(pool, new CardNames(todays, earlierVersions))
  const templates = new Templates(pool)
  const rules: Omit<EternalRules, 'content'> = {
    id: 'eternal',
    pool,
    names,
    schema,
    machine,
    readSetup: (document) => readSetup(document, names),
    settled,
    askedDigest,
    shownDigest,
    seats: () => 2,
    begin(s, setup, seed) {
      copyInto(s, templates.of(setup))
      streams.seed(s, seed)
      machine.run(s)
    },
    outcome: (s) =>
      machine.over.get(s) === 0 ? null : `player ${winner.get(s) + 1}: ${ENDINGS[ending.get(s)]!}`,
    determinise,
    acts: ACTS,
    act,
    cardIds: todays.map((d) => definitions[d]!.id),
    olderCardIds: earlierVersions.map((d) => definitions[d]!.id),
    setupFrom,
    sharing: { code: writeCode, seed: (code) => readCode(code).seed },
    observe,
    decision,
    seen,
    story,
    reactions,
  }
  return named(rules, () =>
    isUsual(packs) ? usualContent() : `${usualContent()}-${contentName(JSON.stringify(packs))}`,
  )
}

/** The game with the packs that it usually has. */
export const eternalRules = loadGame(usualPacks)
