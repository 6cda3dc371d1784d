import { effect, useComputed, useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { cardThatAsks } from '../../language/label.ts'
import { campaignOf } from '../campaign/battle-id.ts'
import { hidePeek } from '../card/peek.ts'
import { pageGames } from '../games/index.ts'
import { Announcer, announce } from '../page/announce.tsx'
import { later, nothing, tableStands, whenIdle } from '../page/later.tsx'
import { go, to } from '../page/route.ts'
import { firstShown } from '../page/timing.ts'
import { speaking } from '../page/words.ts'
import { useSounds } from '../sound/sounds.ts'
import type { Moment } from '../source/source.ts'
import { AnswerBar } from './AnswerBar.tsx'
import { playAgain } from './begin.ts'
import { Coach } from './Coach.tsx'
import { press, watchFocus } from './keys.ts'
import { lastTurns } from './reel/sentences.ts'
import { type Sitting, sharesSecrets } from './sitting.ts'
import { restSlots, type Slot, slotsNow } from './slots.ts'
import { useStandingAnswer } from './standing.ts'
import { useSteadyHand } from './steady.ts'
import { Tools } from './Tools.tsx'
import type { BoardProps, GameFace } from './table-parts.ts'
import './table.css'
import { tableWords } from './words.ts'

const w = speaking(tableWords)

// What a table needs now and then only.
const Flights = later(
  () =>
    whenIdle()
      .then(() => import('./Flights.tsx'))
      .then((part) => part.Flights),
  nothing,
)
const Peek = later(
  () =>
    whenIdle()
      .then(() => import('../card/Peek.tsx'))
      .then((part) => part.Peek),
  nothing,
)
const EndScreen = later(() => import('./EndScreen.tsx').then((part) => part.EndScreen), nothing)
const ExampleCard = later(() => import('./ExampleCard.tsx').then((part) => part.ExampleCard), nothing)
const KeysDialog = later(() => import('./KeysDialog.tsx').then((part) => part.KeysDialog), nothing)
const LastTurn = later(() => import('./reel/LastTurn.tsx').then((part) => part.LastTurn), nothing)
// The log is read when something has happened: the first decision does not wait for it.
const Log = later(
  () =>
    whenIdle()
      .then(() => import('./log/Log.tsx'))
      .then((part) => part.Log),
  nothing,
)
const Menu = later(() => import('./Menu.tsx').then((part) => part.Menu), nothing)
const Reel = later(() => import('./reel/Reel.tsx').then((part) => part.Reel), nothing)
const Teacher = later(() => import('../lesson/Teacher.tsx').then((part) => part.Teacher), nothing)
const Replay = later(() => import('./Replay.tsx').then((part) => part.Replay), nothing)

const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta', 'Tab']
const isModifier = ({ key }: KeyboardEvent): boolean => MODIFIERS.includes(key)

const ofSaved = (game: string): readonly string[] | null => {
  const campaign = campaignOf(game)
  return campaign === null ? null : ['campaign', campaign]
}

type Over = 'menu' | 'keys' | null

/** A table with a game on it: board, log, and the answer bar with everything that can be said. */
export function OpenTable({
  sitting,
  face,
  rematch = null,
  campaign = null,
}: {
  readonly sitting: Sitting
  readonly face: GameFace
  /** Another game with the same people, where they are asked; null deals one here. */
  readonly rematch?: (() => void) | null
  /** The page of the campaign that this is a battle of, where others play it too. */
  readonly campaign?: readonly string[] | null
}) {
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
  const standing = useStandingAnswer(sitting, live, face)
  const open = past === null && standing === null
  // Whose turns are news at this screen: those of bots, of the nemesis, of people who sit elsewhere or hide their cards.
  const foreign = (seat: number | null): boolean =>
    seat === null ||
    live.players[seat]?.bot != null ||
    ((sitting.online || pageGames[live.game].hidesCards) && seat !== live.eyes)
  const others = useMemo(
    () => (live.question === null ? [] : lastTurns(live.log, sitting.since.value, face.story, foreign)),
    [live, sitting.since.value],
  )
  const asked: BoardProps = {
    moment,
    inside: group,
    enter,
    cards: sitting.cards.value,
    sheets: sitting.sheets.value,
    choices: open ? (live.question?.choices ?? []) : [],
    // A key may come between the next moment and its drawing: what it meant is gone.
    choose: (index) => void (sitting.stillAsks(live) && sitting.answer(index)),
    follow: (plan, goesOn) => void (sitting.stillAsks(live) && sitting.follow(plan, goesOn)),
    keyOf: (index) => slots.find(({ indexes }) => indexes.includes(index))?.key,
    // The engine knows nothing of what is being put together here.
    whyNot: async (wish) => (await sitting.whyNot(wish)) ?? { words: w.value.finishFirst },
    numbers: (about) => sitting.numbers(about),
    lastTurn:
      others.length === 0 || past !== null || sitting.lesson.value !== null ? null : (
        <LastTurn
          turns={others}
          moment={live}
          face={face}
          cards={sitting.cards.value}
          sheets={sitting.sheets.value}
          openLog={() => toggleLog()}
        />
      ),
  }
  // A lesson goes one step at a time.
  const { more: _, ...stepwise } = face
  const resting = past === null ? sitting.resting.value : null
  const slots: readonly Slot[] =
    resting !== null
      ? restSlots(resting)
      : open
        ? slotsNow(sitting.lesson.value === null ? face : stepwise, asked)
        : []

  const say = (words: string) => {
    notice.value = words
    announce(words)
  }
  // Nobody at this screen could be wronged by it.
  const alone = sitting.online || !sharesSecrets(live)
  const undo = () => {
    if (past !== null) void sitting.look(live.last)
    else if (resting !== null) resting.end(false)
    else if (live.undo === 'free') void sitting.undo()
    else if (live.undo === 'seen' && alone && sure.value === live) void sitting.undo(true)
    else if (live.undo === 'seen' && alone) {
      sure.value = live
      say(w.value.undoSeen)
    } else say(w.value.undoStops[live.undo])
  }
  // A card asks what it is aimed at: the card itself may still be taken back.
  const takeBack = () => {
    const asks = sitting.cards.value.has(cardThatAsks(live.question) ?? '')
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
  const { record } = live
  const copyLink = async (whole: string, toMoment: boolean) => {
    const [{ packed }, { copyText }] = await Promise.all([
      import('../source/link.ts'),
      import('../page/clipboard.ts'),
    ])
    const seats = live.players.map(({ bot }) => bot ?? '-').join(',')
    const place = to(['link', live.game, await packed(whole)], {
      ...(toMoment ? { at: String(moment.at) } : {}),
      ...(seats === '' ? {} : { seats }),
    })
    const copied = live.outcome === null ? w.value.copiedUnfinished : w.value.copied
    say(await copyText(new URL(place, location.href).href, copied))
  }
  const again = async (sidesChanged: boolean) => {
    const id = await playAgain(live, sitting.title, sitting.rung, sidesChanged)
    if (id !== null) go(['table', id])
  }
  const closeTop = () => {
    // A reason that lies open is all that Escape closes: it must not take a choice back as well.
    const reason = main.current?.querySelector<HTMLElement>('[popover]:popover-open')
    if (reason != null) reason.hidePopover()
    else if (group !== null) enter(null)
    else if (face.close?.() === true) return true
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
  // An answer on its way changes this mark only: nothing is drawn anew for it. What is not drawn yet is not ready.
  useLayoutEffect(() =>
    effect(() => {
      const drawn = sitting.moment.value === live
      const ready = slots.length > 0 && resting === null && drawn && !sitting.busy.value
      main.current?.toggleAttribute('data-ready', ready)
      // Whoever plays with others may not be asked for long, and whoever watches never is.
      const waits = sitting.online && live.question === null
      if (ready || waits || live.outcome !== null) tableStands()
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

  const { Board, Controls, Kept } = face
  // What to be asked about means nothing any more when the game is over.
  const controls = Controls !== undefined && past === null && live.outcome === null && <Controls {...asked} />
  const ended = live.outcome !== null && past === null && endSeen.value !== live.at
  return (
    <main
      ref={main}
      class={`table ${moment.game} ${past === null ? '' : 'past'} ${sitting.presenting.value ? 'telling' : ''}`}
      data-at={moment.at}
      data-over={live.outcome?.id}
      onContextMenu={(event) => {
        const { target } = event
        if (target instanceof Element && target.closest('button') === null && (closeTop() || takeBack()))
          event.preventDefault()
      }}
    >
      <Board {...asked} />
      {sitting.example.value !== null ? (
        <ExampleCard note={sitting.example.value} />
      ) : sitting.lesson.value === null ? (
        <Coach line={past === null ? (face.coach?.(moment) ?? null) : null} />
      ) : (
        <Teacher
          lesson={sitting.lesson.value}
          at={live.at}
          back={() => void sitting.undo(true)}
          leave={() => sitting.leaveLesson()}
        />
      )}
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
      <section class="answer-bar" aria-label={w.value.answerBar}>
        {past === null ? (
          <AnswerBar
            face={face}
            asked={asked}
            slots={slots}
            given={standing}
            hints={sitting.hints.value}
            rests={resting !== null}
            shows={sitting.presenting.value}
            say={say}
          />
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
        {controls}
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
          id={sitting.id}
          moment={live}
          face={face}
          cards={sitting.cards.value}
          sheets={sitting.sheets.value}
          campaign={campaign ?? ofSaved(sitting.id)}
          online={sitting.online}
          rung={sitting.rung}
          again={rematch ?? (() => void again(false))}
          sides={rematch === null && pageGames[live.game].hidesCards ? () => void again(true) : null}
          replay={(at) => void sitting.look(at)}
          share={() => void (record !== null && copyLink(record, false))}
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
          agreed={sitting.online || sharesSecrets(live)}
          replay={() => void sitting.look(Math.max(0, live.last - 1))}
          kept={
            record === null
              ? null
              : {
                  fork: () => void fork(),
                  copyLink: (toMoment) => void copyLink(record, toMoment),
                  save: () =>
                    void import('../source/file.ts').then(({ saveText }) =>
                      saveText(record, `${live.game}.cardwright.json`),
                    ),
                }
          }
          acts={live.acts}
          act={(id) => void sitting.act(id)}
        >
          {controls}
          {Kept !== undefined && <Kept cards={asked.cards} />}
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
      <Flights table={main} moment={moment} face={face} />
      <Announcer />
    </main>
  )
}
