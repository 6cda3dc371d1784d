import { copyInto } from '../../kernel/block.ts'
import { forgetOptionsOf } from '../../kernel/options.ts'
import type { Seed } from '../../kernel/random.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { State } from '../../kernel/state.ts'
import { contentName, named, once } from '../../language/content-name.ts'
import type { Rules } from '../../language/face.ts'
import { plain } from '../../language/nodes.ts'
import { learnPack } from './card-names.ts'
import { definitions, library } from './content.ts'
import { decision } from './decisions.ts'
import { assembler, ENEMY, MANY, YOU } from './engine.ts'
import { CardCompiler } from './language/compile.ts'
import type { CardDefinition } from './language/nodes.ts'
import { numberings } from './numberings.ts'
import { type Pack, prefixOf } from './pack.ts'
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
import { addCards, CHOSEN_BY_CHANCE } from './rules/turn/set-up.ts'
import { writeGame } from './rules/turn/turn.ts'
import { addPool } from './rules/zones/making.ts'
import { readCode, writeCode } from './set-up/code.ts'
import { readSetup } from './set-up/document.ts'
import { setupFrom } from './set-up/flags.ts'
import { settled } from './set-up/settled.ts'
import { addSkills } from './skills.ts'
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
import { learnCards } from './text/names.ts'
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

/** The table of each set-up before chance comes in: laid once, copied for every game. */
class Templates {
  private known = new WeakMap<EternalSetup, State>()
  /** Game after game begins with the same set-up. */
  private last: { readonly setup: EternalSetup; readonly template: State } | null = null
  private edition = 0
  private readonly collection: number

  constructor(ofCards: number) {
    this.collection = ofCards
  }

  of(setup: EternalSetup): State {
    if (library.edition !== this.edition) {
      this.edition = library.edition
      this.known = new WeakMap()
      this.last = null
    }
    if (this.last?.setup === setup) return this.last.template
    let s = this.known.get(setup)
    if (s === undefined) {
      s = schema.create()
      emptyTable(s, NO_SEED)
      collection.set(s, this.collection)
      starter.set(s, setup.first ?? CHOSEN_BY_CHANCE)
      secondRedraw.set(s, setup.secondRedraw ? 1 : 0)
      of2019.set(s, setup.era === '2019' ? 1 : 0)
      for (let p = 0; p < 2; p++) {
        addCards(s, p, DECK + p, setup.decks[p]!.main)
        addCards(s, p, MARKET + p, setup.decks[p]!.market)
      }
      this.known.set(setup, s)
    }
    this.last = { setup, template: s }
    return s
  }
}
const NO_SEED: Seed = [0, 0, 0, 0]

interface LoadedPack {
  readonly pack: Pack
  /** The numbers of its cards, and of their earlier definitions. */
  readonly numbers: readonly number[]
  readonly older: readonly number[]
}
/** What each pack of this process was loaded with. */
const loadedPacks = new Map<string, LoadedPack>()

/** Compiles the cards of a pack, once; one that cannot be compiled leaves nothing behind. */
function loadPack(pack: Pack): LoadedPack {
  const key = prefixOf(pack)
  const known = loadedPacks.get(key)
  if (known?.pack === pack) return known
  if (known !== undefined) {
    if (JSON.stringify(known.pack) === JSON.stringify(pack)) return known
    throw new Refusal({
      en: `version ${pack.version} of the pack “${pack.id}” is loaded with other cards: a changed pack has another version`,
      fr: `la version ${pack.version} du paquet «\u202f${pack.id}\u202f» est chargée avec d’autres cartes\u00a0: un paquet modifié a une autre version`,
    })
  }
  const before = library.loaded.length
  const written = assembler.written
  const compiler = new CardCompiler()
  const forgetSkills = addSkills(pack.skills ?? [])
  try {
    const add = (cards: readonly CardDefinition[], place: string): number[] =>
      library.add(
        cards.map((card) => plain(card)),
        place,
      )
    const numbers = add(pack.cards, `pack ${pack.id}`)
    const older = add(pack.older ?? [], `earlier cards of pack ${pack.id}`)
    compiler.compile([...numbers, ...older])
    assembler.seal()
    learnCards([...pack.cards, ...(pack.older ?? [])])
    learnPack(numbers)
    const loaded = { pack, numbers, older }
    loadedPacks.set(key, loaded)
    return loaded
  } catch (error) {
    const place = compiler.place === '' ? assembler.writing : compiler.place
    assembler.backTo(written)
    library.keepFirst(before)
    forgetSkills()
    throw new Refusal(error instanceof Error ? error.message : String(error), place)
  }
}

for (const pack of usualPacks) loadPack(pack)
for (const numbering of Object.values(numberings)) numbering.close()
const usualDefinitions = [...definitions]
const usualCode = machine.code
/** A name of the rules and the usual packs: the programs and the printed numbers. Told when somebody asks for it. */
const usualContent = once(() => contentName(JSON.stringify(usualDefinitions), usualCode))
const isUsual = (packs: readonly Pack[]): boolean =>
  packs.length === usualPacks.length && usualPacks.every((pack, i) => packs[i] === pack)

type EternalRules = Rules<EternalSetup, View, Option, Event>

/** Eternal with these packs: a game of its own, which may be played beside others. */
export function loadGame(packs: readonly Pack[]): EternalRules {
  const loaded = packs.map(loadPack)
  const todays = loaded.flatMap(({ numbers }) => numbers)
  const earlierVersions = loaded.flatMap(({ older }) => older)
  const cards = new Set([...todays, ...earlierVersions])
  const templates = new Templates(addPool(todays))
  const rules: Omit<EternalRules, 'content'> = {
    id: 'eternal',
    schema,
    machine,
    readSetup(document) {
      const setup = readSetup(document)
      setup.decks.forEach(({ main, market }, i) => {
        const stranger = [...main, ...market].find((d) => !cards.has(d))
        if (stranger === undefined) return
        const { name } = definitions[stranger]!
        throw new Refusal(
          {
            en: `“${name}” is in no pack of this game`,
            fr: `«\u202f${name}\u202f» n’est dans aucun paquet de cette partie`,
          },
          `decks[${i}]`,
        )
      })
      return setup
    },
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
