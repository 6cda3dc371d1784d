import * as content from '../../../src/games/eternal/content.ts'
import { definitionOf, definitions, FACTION, INFLUENCE_LETTERS } from '../../../src/games/eternal/content.ts'
import { randomDeck } from '../../../src/games/eternal/deck-building/random.ts'
import { eternal } from '../../../src/games/eternal/index.ts'
import { SKILLS, type Skill } from '../../../src/games/eternal/language/nodes.ts'
import * as events from '../../../src/games/eternal/rules/common/events.ts'
import {
  ACTIVATE,
  AVATAR_ATTACK,
  END_TURN,
  KILLER_ATTACK,
  PASS,
  PASS_TURN,
  PLAY,
} from '../../../src/games/eternal/rules/common/options.ts'
import { skills } from '../../../src/games/eternal/rules/values/skills.ts'
import { maskOf } from '../../../src/games/eternal/skills.ts'
import {
  BLOCKED,
  CARDS,
  current,
  def,
  FRESH,
  has,
  instances,
  PLAYER,
  zones,
} from '../../../src/games/eternal/state.ts'
import type { Sink } from '../../../src/kernel/events.ts'
import { optionFirst, optionKind } from '../../../src/kernel/options.ts'
import { NONE, type State } from '../../../src/kernel/state.ts'
import { Search } from '../../lab/searching.ts'

/*
 * Random games with random legal decks that seek out what has been used least: the least played cards make the decks,
 * and whoever is asked rather plays the card that was played least.
 */

const texts = definitions.map((card) => JSON.stringify(card))
/** Skills that some card has or gives; what a card only forbids may never come up. */
const known = SKILLS.filter((skill) =>
  texts.some((text) => text.replaceAll(/\{"op":"cannot"[^}]*\}/g, '').includes(`"${skill}"`)),
)
/** Cards that can come into a game: those for decks, and those that some other card names. */
const ids = eternal.cardIds.filter(
  (id) =>
    !definitions[definitionOf(id)!]!.created ||
    definitions.some(
      (card, d) =>
        content.CARD_OF_TODAY[d] !== definitionOf(id) && texts[d]!.includes(`"${id}"`) && card?.id !== id,
    ),
)

export class Fuzz extends Search {
  /** How often each card came into play, and how often each skill mattered. */
  readonly uses = new Map<string, number>(ids.map((id) => [id, 0]))
  readonly mattered = new Map<Skill, number>(known.map((skill) => [skill, 0]))

  constructor(series: string) {
    super(eternal, series)
  }

  get unused(): string[] {
    return [...this.uses].filter(([, n]) => n === 0).map(([id]) => id)
  }

  get idle(): Skill[] {
    return [...this.mattered].filter(([, n]) => n === 0).map(([skill]) => skill)
  }

  play(count: number, series: string): void {
    for (let i = 0; i < count; i++) {
      const seed = `${series}/${i}`
      this.game(seed, () => ({
        decks: [this.deck(`${seed} a`), this.deck(`${seed} b`)],
        rules: this.die(4) === 0 ? '2019' : 'today',
        secondRedraw: this.die(2) === 0,
      }))
    }
  }

  private use(id: string): void {
    const n = this.uses.get(id)
    if (n !== undefined) this.uses.set(id, n + 1)
  }

  private matters(mask: number): void {
    if (mask === 0) return
    for (const [skill, n] of this.mattered)
      if ((mask & maskOf([skill]).first) !== 0) this.mattered.set(skill, n + 1)
  }

  /** A deck of the factions of the card that was used least, with the least used cards of these factions. */
  private deck(word: string): string | object {
    const rarest = ids
      .filter((id) => !definitions[definitionOf(id)!]!.created)
      .map((id) => ({ id, uses: this.uses.get(id)!, chance: this.die(10_000) }))
      .reduce((a, b) => (b.uses < a.uses || (b.uses === a.uses && b.chance < a.chance) ? b : a))
    const own = FACTION[definitionOf(rarest.id)!]!
    const letters = [...INFLUENCE_LETTERS].filter((_, f) => ((own >> f) & 1) === 1)
    while (letters.length < 2) {
      const more = INFLUENCE_LETTERS[this.die(INFLUENCE_LETTERS.length)]!
      if (!letters.includes(more)) letters.push(more)
    }
    const { name, main, market } = randomDeck(letters.join(''), word, 'throne', (id) => this.uses.get(id)!)
    return { name, main, market }
  }

  protected readonly watch: Sink = (s, kind, a, b, c) => {
    switch (kind) {
      case events.PLAYED_EVENT: {
        this.use(idOf(s, a))
        const free = c !== 0
        this.matters(
          skills(s, a) &
            ~(ONLY_IN_ACTION | (free ? 0 : content.DESTINY) | (b === current.get(s) ? content.AMBUSH : 0)),
        )
        break
      }
      case events.MOVED:
        if (definitions[def.get(s, a)]!.created) this.use(idOf(s, a))
        break
      case events.TRANSFORMED:
        this.use(idOf(s, a))
        break
      case events.DRAWN:
        this.matters(skills(s, a) & content.ECHO)
        break
      case events.ATTACKS_EVENT:
        this.matters(skills(s, a) & (IN_ATTACK | (has(s, a, FRESH) ? content.CHARGE : 0)))
        break
      case events.DAMAGED:
        if (c !== NONE && c < CARDS) {
          const through = a >= PLAYER && has(s, c, BLOCKED) ? content.OVERWHELM : 0
          this.matters(skills(s, c) & (IN_DAMAGE | through))
        }
        break
      case events.READIED:
        this.matters(skills(s, a) & content.ENDURANCE)
        break
      case events.DIRECT_ATTACK:
        if (a < CARDS) this.matters(content.KILLER)
        break
      case events.GAINED:
      case events.PLAYER_GAINED:
        this.matters(b & ~ONLY_IN_ACTION)
        break
      case events.AEGIS_SPENT:
        this.matters(content.AEGIS)
        break
      case events.WARCRY_EVENT:
        this.matters(content.WARCRY_BIT)
        break
      default:
    }
  }

  protected check(s: State): void {
    const fault = eternal.schema.fault(s) ?? zones.fault(s)
    if (fault !== null) throw new Error(fault)
    let placed = 0
    for (let c = 0; c < CARDS; c++) if (zones.of(s, c) !== NONE) placed++
    if (placed !== instances.get(s)) throw new Error('a card was lost')
  }

  protected appeal(s: State, option: number): number {
    switch (optionKind(option)) {
      case PLAY:
        return this.uses.get(idOf(s, optionFirst(option))) ?? 0
      case ACTIVATE:
      case KILLER_ATTACK:
      case AVATAR_ATTACK:
        return this.die(1000)
      case END_TURN:
      case PASS:
      case PASS_TURN:
        return Number.MAX_VALUE
      default:
        return Number.POSITIVE_INFINITY
    }
  }
}

/** The card of today: the cards of 2019 count for it. */
const idOf = (s: State, c: number): string => definitions[content.CARD_OF_TODAY[def.get(s, c)]!]!.id

const IN_ATTACK = content.FLYING | content.RECKLESS | content.UNBLOCKABLE | content.BERSERK
const IN_DAMAGE = content.LIFESTEAL | content.QUICKDRAW | content.DEADLY | content.DOUBLE_DAMAGE
/** These matter only when something is done with them; the others when a card that has them is played. */
const ONLY_IN_ACTION =
  IN_ATTACK |
  IN_DAMAGE |
  content.OVERWHELM |
  content.CHARGE |
  content.ENDURANCE |
  content.KILLER |
  content.AEGIS |
  content.ECHO |
  content.WARCRY_BIT
