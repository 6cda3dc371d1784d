import { TABLE } from '../../../../kernel/machine.ts'
import { optionAt, optionCount, optionFirst, optionKind, optionSecond } from '../../../../kernel/options.ts'
import { NONE } from '../../../../kernel/state.ts'
import { PICK } from '../../../../language/compiler/steps.ts'
import { asLabel, type Label, mapLabel } from '../../../../language/label.ts'
import { collectionIn, collectionNumbered } from '../../collection.ts'
import {
  costOf,
  defNamed,
  idOf,
  knownNemesis,
  nemesisCardCalled,
  POWER,
  playerCardCalled,
  typeOf,
} from '../../content.ts'
import type { Action, Clause, Effect, PlayerCard } from '../../language/nodes.ts'
import { isTurnCardId, placeNamed } from '../../place-names.ts'
import type { Option, OptionKind, OptionOf, Target } from '../../protocol/options.ts'
import { castBonus, focusCost, focusReduction, openCost, reduction, stageOf } from '../../rules/breaches.ts'
import { chargeSpaces } from '../../rules/charges.ts'
import { tokenLife } from '../../rules/damage.ts'
import { CHARGE_COST } from '../../rules/main-phase.ts'
import { rules } from '../../rules/modifiers.ts'
import { priceOf as supplyPrice } from '../../rules/prices.ts'
import {
  active,
  BREACHES,
  breachState,
  CLOSED,
  charges,
  collection,
  defOf,
  gravehold,
  IN_PLAY,
  isOrdered,
  life,
  machine,
  nemesisId,
  nemesisLife,
  PILES,
  pileZone,
  playAreaOf,
  preppedIn,
  SIGIL,
  type State,
  shieldsOn,
  vital,
  zones,
} from '../../state.ts'
import { chosenSoFar, optionRef, selection } from '../../visibility/options.ts'
import { mageIdOf } from '../../visibility.ts'
import { standingOf } from '../cards.ts'
import { rememberedOf } from '../remembered.ts'
import { effectText, mageNames } from '../texts.ts'
import { branchText, seatName } from './asking.ts'
import { turnCardName } from './decisions.ts'
import { lowered, unstopped } from './lowered.ts'
import { runs } from './runs.ts'
import type { BreachName, Voice } from './voice.ts'

/** A text behind a label is only said when it is short enough to be read at a glance. */
const AT_A_GLANCE = 72

const nameIn = (s: State, id: string, v: Voice): string =>
  isTurnCardId(id) ? turnCardName(s, id, v) : v.card(id)

interface BreachRef {
  readonly player: number
  readonly breach: number
}

function breachName(s: State, ref: BreachRef, v: Voice): BreachName {
  const owner = ref.player
  const asked = machine.seat(s)
  const own = owner === asked || (asked === TABLE && owner === active.get(s))
  return { number: ref.breach, owner: own ? undefined : seatName(s, owner, v) }
}

const breachNumber = (ref: BreachRef): number => ref.player * BREACHES + ref.breach - 1

// ---- what a card will do, in brackets

function part(card: PlayerCard, op: 'play' | 'cast'): readonly Effect[] {
  const clause = card.clauses.find((each): each is Extract<Clause, { op: 'play' | 'cast' }> => each.op === op)
  return clause?.steps ?? []
}

function action(card: PlayerCard): Action | undefined {
  for (const clause of card.clauses)
    if (clause.op === 'whilePrepped' && clause.part.op === 'action') return clause.part
  return undefined
}

type Doing = 'play' | 'cast' | 'action'

function effectsOf(card: PlayerCard, doing: Doing): readonly Effect[] {
  if (doing !== 'action') return part(card, doing)
  const found = action(card)
  return found === undefined ? [] : [...(found.price ?? []), ...found.steps]
}

/** What a card does, if that is short. */
const effectNote = rememberedOf((card: PlayerCard, which: `${Doing} ${number}`, t): string | undefined => {
  const [doing, game] = which.split(' ') as [Doing, string]
  const of = collectionNumbered(Number(game))
  const effects = effectsOf(card, doing)
  if (effects.length === 0) return undefined
  const said = effectText(effects, t, { on: standingOf(card), button: true })
  if (said.length > AT_A_GLANCE || /(?:^| )(?:OR|OU) /.test(said)) return undefined
  return unstopped(said)
    .split('. ')
    .map((sentence) => lowered(sentence, of))
    .join('; ')
})

/** The label with what the card does. */
function withEffect(
  s: State,
  label: string,
  doing: Doing,
  card: PlayerCard | undefined,
  v: Voice,
): string | Label {
  const note = card === undefined ? undefined : effectNote(card, `${doing} ${collection.get(s)}`, v.language)
  return note === undefined ? label : { title: label, note }
}

function priceOf(id: string, v: Voice): string | undefined {
  const i = defNamed(id)
  if (typeOf[i] !== POWER) return undefined
  const card = nemesisCardCalled(id)
  const clause = card?.clauses.find((each) => each.op === 'toDiscard')
  return clause === undefined || card === undefined
    ? undefined
    : effectText(clause.price, v.language, { on: standingOf(card), button: true })
}

// ---- things to pick

function breachStateText(s: State, b: number, v: Voice): string {
  const state = breachState.get(s, b)
  if (state === CLOSED) return v.breachStates.closed(openCost(s, b))
  return state === SIGIL ? v.breachStates.sigil : v.breachStates.opened
}

/** Where the card lies, unless it is the hand of the one who is asked. */
function placeOf(s: State, zone: string, v: Voice): string | undefined {
  const place = placeNamed(zone)
  const owner = place.kind === 'own' || place.kind === 'breach' ? place.player : NONE
  if (place.kind === 'own' && place.zone === 'hand' && owner === machine.seat(s)) return undefined
  const mine = owner !== NONE && owner === machine.seat(s)
  return v.place(place, owner === NONE || mine ? undefined : seatName(s, owner, v))
}

function targetText(s: State, ref: Target, i: number, v: Voice): Label {
  switch (ref.target) {
    case 'nemesis':
      return v.options.living(v.nemesis(knownNemesis(nemesisId.get(s))?.id ?? null), nemesisLife.get(s))
    case 'gravehold':
      return v.options.living('Gravehold', gravehold.get(s))
    case 'player':
      return v.options.player(seatName(s, ref.player, v), life.get(s, ref.player))
    case 'husk':
      return v.options.husk(ref.damaged, tokenLife(s))
    case 'minion':
      return minionLabel(s, optionFirst(optionAt(i)), v)
  }
}

/** The card that an option is about; whoever chooses among facedown cards has just been shown them. */
const offeredId = (s: State, i: number): string => idOf(defOf(s, optionFirst(optionAt(i))))

/** How many are left in the supply pile of a card; undefined if it lies elsewhere. */
function leftInPile(s: State, c: number): number | undefined {
  const zone = zones.of(s, c)
  return zone >= pileZone(0) && zone < pileZone(PILES) ? zones.count(s, zone) : undefined
}

/** A card that is picked: in play it is known by its life, in the supply by its cost. */
function cardText(s: State, c: number, zone: string, v: Voice): Label {
  const place = placeNamed(zone)
  const id = idOf(defOf(s, c))
  if (place.kind === 'common' && place.zone === 'nemesis play')
    return typeOf[defNamed(id)] === POWER
      ? v.options.powered(v.card(id), vital.get(s, c))
      : minionLabel(s, c, v)
  if (place.kind === 'supply') return v.options.pile(v.card(id), costOf[defNamed(id)]!, leftInPile(s, c) ?? 0)
  return v.options.card(nameIn(s, id, v), placeOf(s, zone, v))
}

/** One more thing to know of an option. */
const noted = (label: Label, more: string): Label => ({
  ...label,
  note: label.note === undefined ? more : `${label.note}, ${more}`,
})

/** A minion by its life and shields; of two that are alike, each by its place in play. */
function minionLabel(s: State, c: number, v: Voice): Label {
  const living = v.options.living(v.card(idOf(defOf(s, c))), vital.get(s, c))
  const shields = shieldsOn(s, c)
  const label = shields === 0 ? living : noted(living, v.board.tokens('shield', shields))
  for (let other = zones.first(s, IN_PLAY); other !== NONE; other = zones.after(s, other))
    if (
      other !== c &&
      defOf(s, other) === defOf(s, c) &&
      vital.get(s, other) === vital.get(s, c) &&
      shieldsOn(s, other) === shields
    )
      return noted(label, v.options.inPlay(zones.indexOf(s, c) + 1))
  return label
}

/** Equal cards in one pile are distinguished by their place. */
function amongEqual(s: State, i: number, label: Label, v: Voice, placed = (): Label => label): Label {
  const o = optionAt(i)
  const c = optionFirst(o)
  const zone = zones.of(s, c)
  if (!isOrdered(zone)) return label
  const alike = (other: number): boolean =>
    optionKind(other) === optionKind(o) &&
    optionSecond(other) === optionSecond(o) &&
    zones.of(s, optionFirst(other)) === zone &&
    defOf(s, optionFirst(other)) === defOf(s, c)
  for (let j = 0; j < optionCount(); j++)
    if (j !== i && alike(optionAt(j)))
      return noted(placed(), v.options.among(zones.indexOf(s, c), zones.count(s, zone)))
  return label
}

function pickText(s: State, i: number, ref: OptionOf<'pick'>, v: Voice): Label {
  const x = optionFirst(optionAt(i))
  if ('target' in ref) return targetText(s, ref, i, v)
  if ('pile' in ref) return v.options.pile(v.card(ref.card), costOf[defNamed(ref.card)]!, zones.count(s, x))
  if ('zone' in ref) return amongEqual(s, i, cardText(s, x, ref.zone, v), v)
  if ('breach' in ref) return v.options.breach(breachName(s, ref, v), breachStateText(s, x, v))
  return v.options.player(seatName(s, x, v), life.get(s, x))
}

function hasPicks(): boolean {
  for (let i = 0; i < optionCount(); i++) if (optionKind(optionAt(i)) === PICK) return true
  return false
}

// ---- the options

type Sayings = {
  readonly [K in OptionKind]: (s: State, ref: OptionOf<K>, v: Voice, i: number) => string | Label
}

const onlyEnd = (): boolean => optionCount() === 1

export const options: Sayings = {
  pick: (s, ref, v, i) => pickText(s, i, ref, v),
  done: (s, _, v) => {
    const asked = selection(s)
    return asked !== undefined && (asked.upTo || chosenSoFar(s, asked) > 0) && hasPicks()
      ? v.options.done()
      : v.options.decline()
  },
  yes: (_s, _, v) => v.options.yes(),
  no: (_s, _, v) => v.options.no(),
  branch: (s, ref, v) => unstopped(branchText(s, ref.branch, v)),
  cast: (s, ref, v, i) => {
    const card = playerCardCalled(offeredId(s, i))
    const label = v.options.cast(v.a(offeredId(s, i)), breachName(s, ref, v), castBonus(s, breachNumber(ref)))
    return withEffect(s, label, 'cast', card, v)
  },
  'end casting': (_s, _, v) => (onlyEnd() ? v.options.endCasting() : v.options.keepPrepped()),
  play: (s, _, v, i) => {
    const card = playerCardCalled(offeredId(s, i))
    const label = v.options.play(v.a(offeredId(s, i)))
    return withEffect(s, label, 'play', card, v)
  },
  prep: (s, ref, v, i) => v.options.prep(v.a(offeredId(s, i)), breachName(s, ref, v)),
  gain: (s, ref, v, i) => {
    const c = optionFirst(optionAt(i))
    const def = defOf(s, c)
    return v.options.gain(
      v.a(idOf(def)),
      supplyPrice(s, active.get(s), c),
      leftInPile(s, c),
      ref.keeping !== undefined,
    )
  },
  charge: (_s, _, v) => v.options.charge(CHARGE_COST),
  focus: (s, ref, v) => {
    const b = breachNumber(ref)
    const less = focusReduction(s, ref.player)
    // One quarter turn makes opening cheaper by what is missing for it.
    const then = stageOf(s, b) === 3 ? undefined : openCost(s, b) - (focusCost(b) - 1)
    return v.options.focus(breachName(s, ref, v), Math.max(0, focusCost(b) - less), then)
  },
  open: (s, ref, v) => {
    const less = reduction(s, ref.player)
    return v.options.open(breachName(s, ref, v), Math.max(0, openCost(s, breachNumber(ref)) - less))
  },
  ability: (s, ref, v) => {
    const p = ref.player
    const { name, ability } = mageNames(mageIdOf(s, p)!, v.language)
    return v.options.ability(ability, p === machine.seat(s) ? undefined : name)
  },
  'use prepped': (s, _, v, i) => {
    const card = playerCardCalled(offeredId(s, i))
    return withEffect(s, v.options.usePrepped(v.a(offeredId(s, i))), 'action', card, v)
  },
  'to discard': (s, _, v, i) => {
    const price = priceOf(offeredId(s, i), v)
    const label = v.options.discardPower(v.the(offeredId(s, i)))
    return price === undefined ? label : { title: label, note: lowered(unstopped(price), collectionIn(s)) }
  },
  'end main': (_s, _, v) => v.options.endMain(),
  'lose breach': (s, ref, v) => {
    const prepped: string[] = []
    const zone = preppedIn(breachNumber(ref))
    for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c)) prepped.push(v.a(idOf(defOf(s, c))))
    return v.options.loseBreach(breachName(s, ref, v), prepped)
  },
  'take turn': (s, ref, v) => v.options.takeTurn(seatName(s, ref.player, v)),
  pass: (_s, _, v) => v.options.pass(),
  'keep order': (s, _, v) => {
    const ids: string[] = []
    const zone = playAreaOf(machine.seat(s))
    for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c)) ids.push(idOf(defOf(s, c)))
    return v.options.keepOrder(runs(ids).map(({ id, n }) => v.board.times(v.card(id), n)))
  },
  'discard next': (s, _, v, i) => v.options.next(v.a(offeredId(s, i))),
  'let it resolve': (_s, _, v) => v.options.letItResolve(),
  target: (s, ref, v, i) => targetText(s, ref, i, v),
  'prep now': (s, ref, v, i) => {
    const label = v.options.prep(v.a(offeredId(s, i)), breachName(s, ref, v))
    return amongEqual(s, i, { title: label }, v, () => v.options.card(label, placeOf(s, ref.zone, v)))
  },
  'whose card': (s, ref, v) => seatName(s, ref.player, v),
  'charge to': (s, ref, v) => {
    const p = ref.player
    return v.options.charged(seatName(s, p, v), charges.get(s, p), chargeSpaces(s, p))
  },
  'on top': (s, _, v, i) => v.options.onTop(placed(s, i, v)),
  'at the bottom': (s, _, v, i) => v.options.atBottom(placed(s, i, v)),
  'comes first': (s, ref, v, i) =>
    'mat' in ref ? v.nemesis(knownNemesis(nemesisId.get(s))?.id ?? null) : shown(s, i, v),
  'use rule': (s, ref, v) => {
    const { node } = rules[ref.rule] as { readonly node?: unknown }
    const doing = node as Action
    const on = { id: '', self: 'card', nemesis: knownNemesis(nemesisId.get(s))?.id ?? '' } as const
    return unstopped(effectText([...(doing.price ?? []), ...doing.steps], v.language, { on, button: true }))
  },
  ward: (s, ref, v) => v.options.ward(seatName(s, ref.player, v)),
  'how many': (_s, ref, v) => v.options.howMany(ref.n),
  link: (_s, ref, v) => v.options.between(pilesBetween(ref.between, v)),
}

/** Two supply piles by what they sell. */
export const pilesBetween = (between: readonly (string | null)[], v: Voice): (string | undefined)[] =>
  between.map((id) => (id === null ? undefined : v.card(id)))

/** The same in a sentence. */
function placed(s: State, i: number, v: Voice): string {
  const id = offeredId(s, i)
  return isTurnCardId(id) ? turnCardName(s, id, v) : v.a(id)
}

/** The card that was revealed and waits for its place. */
const shown = (s: State, i: number, v: Voice): string => nameIn(s, offeredId(s, i), v)

function said<K extends OptionKind>(s: State, ref: OptionOf<K>, v: Voice, i: number): string | Label {
  const say: Sayings[K] = options[ref.kind]
  return say(s, ref, v, i)
}

/** A short label for one option of the pending decision. */
export function optionText(s: State, i: number, v: Voice): Label {
  machine.options(s)
  const ref: Option = optionRef(s, i)
  const label = mapLabel(asLabel(said(s, ref, v, i)), v.set)
  return { ...label, title: v.capital(label.title) }
}
