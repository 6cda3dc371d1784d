import { effect, useComputed, useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { campaignOf } from '../campaign/battle-id.ts'
import { hidePeek } from '../card/peek.ts'
import { pageGames } from '../games/index.ts'
import { Announcer, announce } from '../page/announce.tsx'
import { tableStands } from '../page/later.tsx'
import { go } from '../page/route.ts'
import { firstShown } from '../page/timing.ts'
import { speaking } from '../page/words.ts'
import { useSounds } from '../sound/sounds.ts'
import { AnswerBar } from './answers/AnswerBar.tsx'
import { useTableKeys, watchFocus } from './answers/keys.ts'
import { restSlots, type Slot, slotsNow } from './answers/slots.ts'
import { Tools } from './answers/Tools.tsx'
import { useTakingBack } from './answers/taking-back.ts'
import { Coach } from './examples/Coach.tsx'
import {
  EndScreen,
  ExampleCard,
  Flights,
  KeysDialog,
  LastTurn,
  Log,
  Menu,
  Peek,
  Reel,
  Replay,
  Teacher,
} from './later-parts.ts'
import { lastTurns } from './reel/sentences.ts'
import { playAgain } from './sitting/begin.ts'
import { type Sitting, sharesSecrets } from './sitting/sitting.ts'
import { useStandingAnswer } from './sitting/standing.ts'
import { useSteadyHand } from './steady.ts'
import type { BoardProps, GameFace } from './table-parts.ts'
import './table.css'
import { tableWords } from './words.ts'

const w = speaking(tableWords)

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
  watches = false,
  address = null,
}: {
  readonly sitting: Sitting
  readonly face: GameFace
  /** Another game with the same people, where they are asked; null deals one here. */
  readonly rematch?: (() => void) | null
  /** The page of the campaign that this is a battle of, where others play it too. */
  readonly campaign?: readonly string[] | null
  /** Whoever looks plays no seat. */
  readonly watches?: boolean
  /** Where the whole game can be seen once it is over, if it is kept somewhere; a link has all of it in itself otherwise. */
  readonly address?: readonly string[] | null
}) {
  const live = sitting.moment.value!
  const past = sitting.past.value
  const moment = past ?? live
  const inside = useSignal<{ readonly at: number; readonly group: string } | null>(null)
  const over = useSignal<Over>(null)
  const logOpen = useSignal(false)
  const endSeen = useSignal(-1)
  const notice = useSignal('')
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
    () =>
      live.question === null && (watches || !sitting.online)
        ? []
        : lastTurns(live.log, sitting.own.since.value, face.story, foreign),
    [live, sitting.own.since.value],
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
    whyNot: async (wish) => (await sitting.explanations.whyNot(wish)) ?? { words: w.value.finishFirst },
    numbers: (about) => sitting.explanations.numbers(about),
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
  const { undo, takeBack } = useTakingBack(sitting, { live, past, resting }, say)
  const askHint = async () => {
    if (past !== null || live.question === null) return
    await sitting.explanations.askHint()
    if (sitting.explanations.hints.peek().length === 0) say(w.value.noHint)
  }
  const toggleLog = () => {
    logOpen.value = !logOpen.value
  }
  const fork = async () => {
    const forked = await sitting.fork()
    if (forked !== null) go(['table', forked])
  }
  const { record } = live
  const copy = async (whole: string, at: number | null) => {
    const { copyLink } = await import('./menus/sharing.ts')
    say(await copyLink(live, whole, at, address))
  }
  const again = async (sidesChanged: boolean) => {
    const id = await playAgain(live, sitting.kept.title, sitting.kept.rung, sidesChanged)
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

  useTableKeys(sitting, {
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
  // An answer on its way changes this mark only: nothing is drawn again for it. What is not drawn yet is not ready.
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
  const controls = Controls !== undefined && !watches && past === null && live.outcome === null && (
    <Controls {...asked} />
  )
  const words = sitting.problem.value ?? notice.value
  const said = words !== '' && (
    <p class="notice" role="status">
      {words}
    </p>
  )
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
        marks={sitting.own.marks.value}
        cards={sitting.cards.value}
        sheets={sitting.sheets.value}
        look={(at) => void sitting.look(at)}
        reasons={(line) => sitting.explanations.reasons(line)}
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
            hints={sitting.explanations.hints.value}
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
        {!ended && said}
      </section>
      {ended && (
        <EndScreen
          id={sitting.kept.id}
          moment={live}
          face={face}
          cards={sitting.cards.value}
          sheets={sitting.sheets.value}
          campaign={campaign ?? ofSaved(sitting.kept.id)}
          online={sitting.online}
          watches={watches}
          said={said}
          rung={sitting.kept.rung}
          again={rematch ?? (() => void again(false))}
          sides={rematch === null && pageGames[live.game].hidesCards ? () => void again(true) : null}
          replay={(at) => void sitting.look(at)}
          share={() => void (record !== null && copy(record, null))}
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
                  copyLink: (toMoment) => void copy(record, toMoment ? moment.at : null),
                  save: () =>
                    void import('./menus/sharing.ts').then(({ saveRecord }) => saveRecord(live, record)),
                }
          }
          acts={live.acts}
          act={(id) => void sitting.act(id)}
        >
          {controls}
          {Kept !== undefined && !watches && <Kept cards={asked.cards} />}
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
