import { effect, useComputed, useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { Peek } from '../card/Peek.tsx'
import { hidePeek } from '../card/peek.ts'
import { Teacher } from '../lesson/Teacher.tsx'
import { Announcer, announce } from '../page/announce.tsx'
import { later, nothing } from '../page/later.tsx'
import { go, to } from '../page/route.ts'
import { firstShown } from '../page/timing.ts'
import { speaking } from '../page/words.ts'
import { useSounds } from '../sound/sounds.ts'
import { packed } from '../source/link.ts'
import type { Moment } from '../source/source.ts'
import { Coach } from './Coach.tsx'
import { useFlights } from './flights.ts'
import { press, watchFocus } from './keys.ts'
import { Ledge } from './Ledge.tsx'
import { Log } from './log/Log.tsx'
import { playAgain, type Sitting, sharesSecrets } from './sitting.ts'
import { type Slot, slotsNow } from './slots.ts'
import { useSteadyHand } from './steady.ts'
import { Tools } from './Tools.tsx'
import type { BoardProps, GameFace } from './table-parts.ts'
import './table.css'
import { tableWords } from './words.ts'

const w = speaking(tableWords)

// What a table needs now and then only.
const EndScreen = later(() => import('./EndScreen.tsx').then((part) => part.EndScreen), nothing)
const KeysDialog = later(() => import('./KeysDialog.tsx').then((part) => part.KeysDialog), nothing)
const Menu = later(() => import('./Menu.tsx').then((part) => part.Menu), nothing)
const Reel = later(() => import('./reel/Reel.tsx').then((part) => part.Reel), nothing)
const Replay = later(() => import('./Replay.tsx').then((part) => part.Replay), nothing)

const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta', 'Tab']
const isModifier = ({ key }: KeyboardEvent): boolean => MODIFIERS.includes(key)

type Over = 'menu' | 'keys' | null

/** A table with a game on it: board, log, and the ledge with everything that can be said. */
export function OpenTable({ sitting, face }: { readonly sitting: Sitting; readonly face: GameFace }) {
  const live = sitting.moment.value!
  const past = sitting.past.value
  const moment = past ?? live
  const inside = useSignal<{ readonly at: number; readonly group: string } | null>(null)
  const over = useSignal<Over>(null)
  const logOpen = useSignal(false)
  const endSeen = useSignal(-1)
  const notice = useSignal('')
  /** The moment at which somebody was told that going back would undo what was seen. */
  const sure = useSignal<Moment | null>(null)
  const main = useRef<HTMLElement>(null)
  const seats = useComputed(() => face.seats?.(sitting.moment.value!, sitting.sheets.value) ?? [])

  const group = inside.value?.at === moment.at ? inside.value.group : null
  const enter = (name: string | null) => {
    inside.value = name === null ? null : { at: moment.at, group: name }
  }
  const asked: BoardProps = {
    moment,
    inside: group,
    enter,
    cards: sitting.cards.value,
    sheets: sitting.sheets.value,
    choices: past === null ? (live.question?.choices ?? []) : [],
    // A key may come between the next moment and its drawing: what it meant is gone.
    choose: (index) => void (sitting.moment.peek() === live && sitting.answer(index)),
    follow: (plan, goesOn) => void (sitting.moment.peek() === live && sitting.follow(plan, goesOn)),
    keyOf: (index) => slots.find(({ indexes }) => indexes.includes(index))?.key,
    // The engine knows nothing of what is being put together here.
    whyNot: async (wish) => (await sitting.whyNot(wish)) ?? w.value.finishFirst,
    numbers: (about) => sitting.numbers(about),
  }
  const slots: readonly Slot[] = past === null ? slotsNow(face, asked) : []

  const say = (words: string) => {
    notice.value = words
    announce(words)
  }
  // Nobody at this screen could be wronged by it.
  const alone = !sharesSecrets(live)
  const undo = () => {
    if (past !== null) void sitting.look(live.last)
    else if (live.undo === 'free') void sitting.undo()
    else if (live.undo === 'seen' && alone && sure.value === live) void sitting.undo(true)
    else if (live.undo === 'seen' && alone) {
      sure.value = live
      say(w.value.undoSeen)
    } else say(w.value.undoStops[live.undo])
  }
  // A card asks what it is aimed at: the card itself may still be taken back.
  const takeBack = () => {
    const asks = live.question !== null && sitting.cards.value.has(live.question.why.split(', ')[0] ?? '')
    if (past !== null || !asks || live.undo !== 'free') return false
    void sitting.undo()
    return true
  }
  const askHint = async () => {
    if (past !== null || live.question === null) return
    await sitting.askHint()
    if (sitting.hints.peek().length === 0) say(w.value.noHint)
  }
  const toggleLog = () => {
    logOpen.value = !logOpen.value
  }
  const fork = async () => {
    const forked = await sitting.fork()
    if (forked !== null) go(['table', forked])
  }
  const copyLink = async (toMoment: boolean) => {
    const place = to(
      ['link', live.game, await packed(live.record)],
      toMoment ? { at: String(moment.at) } : {},
    )
    await navigator.clipboard.writeText(new URL(place, location.href).href)
    say(live.outcome === null ? w.value.copiedUnfinished : w.value.copied)
  }
  const closeTop = () => {
    if (group !== null) enter(null)
    else if (logOpen.value) toggleLog()
    else if (past !== null) void sitting.look(live.last)
    else return false
    return true
  }

  // At once: a key says what stands on the screen, however quickly it follows the last one.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (sitting.presenting.peek()) {
        // Any key has seen enough; it answers nothing.
        if (!isModifier(event)) event.preventDefault()
        if (!event.repeat && !isModifier(event)) sitting.endReel()
        return
      }
      const said = press(event, {
        slots,
        undo,
        log: toggleLog,
        keys: () => {
          over.value = 'keys'
        },
        menu: () => {
          over.value = 'menu'
        },
        hint: () => void askHint(),
        escape: closeTop,
        takeBack,
      })
      if (said) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  // An answer on its way changes this mark only: nothing is drawn anew for it.
  useLayoutEffect(() =>
    effect(() => {
      main.current?.toggleAttribute('data-ready', slots.length > 0 && !sitting.busy.value)
    }),
  )
  useEffect(firstShown, [])
  useEffect(watchFocus, [])
  useSteadyHand(main)
  // At once, too: what is said about this moment must not go with what was said about the last.
  useLayoutEffect(() => {
    notice.value = ''
    hidePeek()
  }, [moment.at])
  useSounds(moment, face)
  useFlights(main, moment, face)

  const { Board, Controls } = face
  const ended = live.outcome !== null && past === null && endSeen.value !== live.at
  return (
    <main
      ref={main}
      class={`table ${moment.game} ${past === null ? '' : 'past'}`}
      data-at={moment.at}
      data-over={live.outcome?.id}
      onContextMenu={(event) => {
        const { target } = event
        if (target instanceof Element && target.closest('button') === null && (closeTop() || takeBack()))
          event.preventDefault()
      }}
    >
      <Board {...asked} />
      <Log
        moment={moment}
        face={face}
        marks={sitting.marks.value}
        cards={sitting.cards.value}
        sheets={sitting.sheets.value}
        look={(at) => void sitting.look(at)}
        reasons={(line) => sitting.reasons(line)}
        open={logOpen.value}
        toggle={toggleLog}
      />
      {sitting.lesson.value === null ? (
        <Coach line={past === null ? (face.coach?.(moment) ?? null) : null} />
      ) : (
        <Teacher lesson={sitting.lesson.value} at={live.at} />
      )}
      <section class="ledge" aria-label={w.value.ledge}>
        {past === null ? (
          <Ledge face={face} asked={asked} slots={slots} hints={sitting.hints.value} />
        ) : (
          <Replay
            moment={past}
            look={(at) => void sitting.look(at)}
            back={() => void sitting.look(live.last)}
            fork={() => void fork()}
            seats={seats.value}
            seeAs={(seat) => void sitting.eyes(seat)}
          />
        )}
        {Controls !== undefined && past === null && <Controls {...asked} />}
        <Tools
          slots={slots}
          undo={undo}
          undoable={live.undo}
          hint={() => void askHint()}
          log={toggleLog}
          keys={() => {
            over.value = 'keys'
          }}
          menu={() => {
            over.value = 'menu'
          }}
        />
        {(sitting.problem.value ?? notice.value) !== '' && (
          <p class="notice" role="status">
            {sitting.problem.value ?? notice.value}
          </p>
        )}
      </section>
      {ended && (
        <EndScreen
          moment={live}
          face={face}
          sheets={sitting.sheets.value}
          again={async () => {
            const id = await playAgain(live, sitting.title)
            if (id !== null) go(['table', id])
          }}
          replay={() => void sitting.look(0)}
          dismiss={() => {
            endSeen.value = live.at
          }}
        />
      )}
      {over.value === 'keys' && (
        <KeysDialog
          close={() => {
            over.value = null
          }}
        />
      )}
      {over.value === 'menu' && (
        <Menu
          close={() => {
            over.value = null
          }}
          takeBack={live.undo === 'seen' && past === null ? () => void sitting.undo(true) : null}
          fork={() => void fork()}
          replay={() => void sitting.look(Math.max(0, live.last - 1))}
          copyLink={(toMoment) => void copyLink(toMoment)}
          save={() => saveFile(live.record, live.game)}
          acts={live.acts}
          act={(id) => void sitting.act(id)}
        >
          {Controls !== undefined && past === null && <Controls {...asked} />}
        </Menu>
      )}
      {sitting.presenting.value && (
        <Reel
          moment={live}
          face={face}
          cards={sitting.cards.value}
          sheets={sitting.sheets.value}
          skip={() => sitting.endReel()}
        />
      )}
      <Peek />
      <Announcer />
    </main>
  )
}

/** The game as a file, to be kept or sent. */
function saveFile(record: string, game: string): void {
  const address = URL.createObjectURL(new Blob([record], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${game}.cardwright.json`
  link.click()
  URL.revokeObjectURL(address)
}
