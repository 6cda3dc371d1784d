import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { View } from '../../../../games/eternal/protocol/view.ts'
import { announce } from '../../../page/announce.tsx'
import { later, nothing } from '../../../page/later.tsx'
import { colon, speaking } from '../../../page/words.ts'
import { isWindow } from '../answers/asking.ts'
import { draftAt, isEmpty } from '../draft.ts'
import { useForesight } from '../foresight.ts'
import { useDrops } from '../hand/carrying.ts'
import { Hand } from '../hand/Hand.tsx'
import { Then } from '../Then.tsx'
import { keyAt, keyOf, type Standing, sideOf, viewOf } from '../view.ts'
import { eternalWords } from '../words/words.ts'
import type { Arrow } from './Arrows.tsx'
import { Floor } from './Floor.tsx'
import { Lane } from './Lane.tsx'
import { Line, type Verb } from './Line.tsx'
import { listed, Piles } from './Piles.tsx'
import { isOffTable, menu, placesNow } from './places.ts'
import { sideName, watches } from './player-name.ts'
import { Seat } from './Seat.tsx'
import '../eternal.css'
import type { BoardProps, Moment } from '../types.ts'

const w = speaking(eternalWords)

const ActsMenu = later(() => import('../answers/ActsMenu.tsx').then((part) => part.ActsMenu), nothing)
const Arrows = later(() => import('./Arrows.tsx').then((part) => part.Arrows), nothing)
const OpenPile = later(() => import('./OpenPile.tsx').then((part) => part.OpenPile), nothing)
const Tray = later(() => import('../hand/Tray.tsx').then((part) => part.Tray), nothing)

/** The table of Eternal through the eyes of one seat: the other side above, the own below. */
export function Board(props: BoardProps) {
  const { moment, cards, choices, whyNot } = props
  const view = viewOf(moment)
  const me = moment.eyes === 1 ? 1 : 0
  const foe = me === 1 ? 0 : 1
  useForesight(props)
  useDrops(props, w.value)
  const places = placesNow(props, w.value)
  const opened = useSignal<{ readonly seat: 0 | 1; readonly what: 'void' | 'market' } | null>(null)
  useEffect(() => {
    menu.value = null
  }, [moment.at])

  const nameOf = (seat: number): string => sideName(moment, seat)
  const kindOf = (id: string): string => cards.get(id)?.type ?? 'unit'
  const arrows = arrowsOf(view, props)
  const aimed = new Set(arrows.filter(({ kind }) => kind === 'aim').map(({ to }) => to))
  const draft = draftAt(moment)
  // What is put together is heard as well: how many attack or block by now.
  const confirms = places.acts.find((act) => act.confirms === true)?.title
  useEffect(() => {
    if (!isEmpty(draft) && confirms !== undefined) announce(confirms)
  }, [draft.attackers.length, draft.blocks.length])
  const drafted = new Set([
    ...draft.attackers,
    ...draft.blocks.map(([blocker]) => blocker),
    ...(draft.blocker === null ? [] : [draft.blocker]),
    ...draft.picks,
  ])
  const mine = view.players[me]
  const hand = typeof mine.hand === 'number' ? [] : mine.hand
  // Only where a card of the hand could be the answer do the others step back.
  const asked = choices.length > 0 && (moment.question?.kind === 'main' || isWindow(moment))
  const numbers = (key: string) => {
    const [zone = '', of, index] = key.split('/')
    return props.numbers({ kind: 'card', zone, of: Number(of), index: Number(index) })
  }
  const side = (seat: 0 | 1) => (
    <Line
      seat={seat}
      side={sideOf(view, seat, kindOf)}
      name={nameOf(seat)}
      mine={seat === me}
      cards={cards}
      places={places}
      aimed={aimed}
      drafted={drafted}
      armor={view.players[seat].armor}
      whyNot={seat === me ? (verb, card) => whyNot(wishOf(verb, card, moment)) : null}
      numbers={numbers}
    />
  )
  const seat = (which: 0 | 1) => (
    <Seat
      key={which}
      player={view.players[which]}
      name={nameOf(which)}
      mine={which === me}
      own={which === moment.eyes && !watches(moment)}
      theirTurn={view.current === which && view.turn > 0}
      places={places}
      aimed={aimed.has(`player/${which}`)}
      then={<Then board={props} seat={which} />}
      open={(what) => {
        opened.value = { seat: which, what }
      }}
    />
  )
  return (
    <>
      <Floor />
      {seat(foe)}
      {side(foe)}
      <div class="middle">
        <Lane moment={moment} view={view} cards={cards} places={places} lastTurn={props.lastTurn} />
        <span class="drop-here">{w.value.dropHere}</span>
      </div>
      {seat(me)}
      {side(me)}
      <Piles
        player={mine}
        cards={cards}
        open={(what) => {
          opened.value = { seat: me, what }
        }}
      />
      <Hand
        hand={hand}
        seat={me}
        cards={cards}
        places={places}
        asked={asked}
        whyNot={whyNot}
        numbers={numbers}
        picks={draft.picks}
      />
      {places.acts.some((act) => act.places.some((place) => isOffTable(place, me))) && (
        <Tray places={places} cards={cards} eyes={me} picks={draft.picks} />
      )}
      {arrows.length > 0 && <Arrows arrows={arrows} />}
      {menu.value !== null && <ActsMenu />}
      {opened.value !== null && (
        <OpenPile
          title={`${colon(nameOf(opened.value.seat))} ${w.value[opened.value.what]}`}
          pile={listed(view.players[opened.value.seat][opened.value.what])}
          cards={cards}
          close={() => {
            opened.value = null
          }}
        />
      )}
    </>
  )
}

/** A question to the engine about a card on the playmat that cannot be used now. */
function wishOf(verb: Verb, { key, card }: Standing, moment: Moment): string {
  const [, of, place] = key.split('/')
  const side = of === '1' ? 1 : 0
  if (verb === 'avatar') return `avatar player ${2 - side}`
  const nth = viewOf(moment)
    .players[side].playmat.slice(0, Number(place) + 1)
    .filter((other) => other.card === card).length
  const blocks = moment.question?.kind === 'block' || moment.question?.kind === 'block which'
  return `${verb === 'activate' ? verb : blocks ? 'block' : 'attack'} ${card} #${nth}`
}

/** What is aimed at what, and who blocks whom. */
function arrowsOf(view: View, { moment }: BoardProps): readonly Arrow[] {
  const played = view.played.flatMap((card, i) =>
    card.on.map((ref): Arrow => ({ from: `played/${i}`, to: keyOf(ref), kind: 'aim' })),
  )
  const source = view.window?.card ?? null
  const ability =
    source !== null && view.played.length === 0
      ? (view.window?.on ?? []).map((ref): Arrow => ({ from: keyOf(source), to: keyOf(ref), kind: 'aim' }))
      : []
  const blocks = view.players.flatMap((player) =>
    player.playmat.flatMap((card, i): Arrow[] =>
      card.blocks === undefined
        ? []
        : [{ from: keyAt('playmat', player.seat, i), to: keyOf(card.blocks), kind: 'block' }],
    ),
  )
  const site = view.site
  const onSite =
    site === null
      ? []
      : view.players.flatMap((player) =>
          player.playmat.flatMap((card, i): Arrow[] =>
            card.marks?.includes('attacking')
              ? [{ from: keyAt('playmat', player.seat, i), to: keyOf(site), kind: 'aim' }]
              : [],
          ),
        )
  const drafted = draftAt(moment).blocks.map(
    ([blocker, attacker]): Arrow => ({ from: blocker, to: attacker, kind: 'draft' }),
  )
  return [...played, ...ability, ...blocks, ...onSite, ...drafted]
}
