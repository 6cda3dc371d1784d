import { writeRecord } from '../kernel/record.ts'
import type { AskedBy } from '../language/asked-by.ts'
import type { Change, Coming, Rules, SeenEvent, SeenOption, Words } from '../language/face.ts'
import type { Label, Prompt } from '../language/label.ts'
import type { SharedTable } from './shared-table.ts'
import { liesOpen, type Table } from './table.ts'

/** Who plays a seat: a person, or a bot by its name, such as `search:strong`. */
export interface Player {
  readonly bot: string | null
  /** What a person who shares a screen wants to be called. */
  readonly name?: string
}

export interface Choice<Option extends SeenOption = SeenOption> {
  readonly index: number
  /** What it refers to, for the board to light up. */
  readonly ref: Option
  readonly label: Label
}

/** What is asked now, of whom, and why. */
export interface Question<Option extends SeenOption = SeenOption> {
  /** The seat that is asked, or -1 for the whole table. */
  readonly seat: number
  readonly kind: string
  readonly why: AskedBy
  readonly prompt: Prompt
  /** Several things are chosen one after the other: how many are left of how many. */
  readonly picks?: { readonly left: number; readonly of: number }
  readonly choices: readonly Choice<Option>[]
}

/** One line of the log. */
export interface LogLine<Event extends SeenEvent = SeenEvent> {
  /** How many answers had been given when it happened. */
  readonly after: number
  readonly event: Event
  readonly text: string
  /** Its place in the whole log, by which the reasons of its numbers can be asked; absent when it has none. */
  readonly line?: number
}

/** Why undo stops where it stops. */
export type Undo = 'free' | 'seen' | 'start'

/** Somebody who looks at a table, and what is hers to know. */
export interface Viewer {
  /** The seat whose eyes these are; those of a watcher lie behind the last seat. */
  readonly eyes: number
  /** The seats that she answers for; none for a watcher. */
  readonly answersFor: readonly number[]
  /** The whole table is hers, as at one screen: she may have the record, and the seed in it, before the end. */
  readonly holdsTable: boolean
}

/** The table at one moment, as one viewer may know it. */
export interface Moment<View = unknown, Option extends SeenOption = SeenOption> {
  readonly game: string
  /** How many steps the table has taken: what an answer to this moment has to name. */
  readonly revision: number
  /** Answers given before this moment, and in the whole line of play. */
  readonly at: number
  readonly last: number
  /** Whose eyes these are. */
  readonly eyes: number
  readonly players: readonly Player[]
  readonly view: View
  /** Who is asked: a seat, -1 for the whole table, null when nobody is. */
  readonly asked: number | null
  /** Null when the game is over, when this is a look back, or when somebody else is asked. */
  readonly question: Question<Option> | null
  /** A bot is asked. */
  readonly botAsked: boolean
  readonly outcome: { readonly id: string; readonly words: string } | null
  readonly undo: Undo
  /** What the viewer may do unasked, such as conceding, with its words. */
  readonly acts: readonly { readonly id: string; readonly words: string }[]
  /** What will happen by itself, in the order in which it will. */
  readonly forecast: readonly Coming[]
  /** What all of that does to the numbers on the table, as far as it can be told. */
  readonly outlook: readonly Change[]
  /** What holds at this table in particular, beside the cards. */
  readonly standing: readonly string[]
  /** The whole game as text; null for those who may not have it before the game is over. */
  readonly record: string | null
}

/** Somebody gives up a game against others. */
export const CONCEDE_ACT = 'concede'
/** The time of a turn runs out by a clock, never by a person. */
export const CLOCK_ACT = 'timeout'
/** So does all the time that somebody has where a game takes days, and the game is lost with it. */
export const LATE_ACT = 'overdue'

/** Is this for whoever keeps the clock to do, and for nobody else? */
export const isClockAct = (act: string): boolean => act === CLOCK_ACT || act === LATE_ACT

/** The eyes of nobody in particular. */
const EVERYBODY = -1

interface Part {
  readonly part: string
  readonly eyes: number
  readonly words: Words | null
  readonly value: unknown
}

/**
 * What several viewers of one moment have in common, made once for all of them: what has no seat by itself, and in a game
 * where everything lies open also what they see. It is of no use after another revision. What it forgets it lets go of as
 * a whole: a list that grew old with its table would hold on to what is new until all old things are looked through.
 */
export class CommonParts {
  private revision = -1
  /** So few that looking through them is faster than any map. */
  private made: Part[] | null = null

  /** Whoever is here has been shown the moment: nobody needs it until there is another. */
  forget(): void {
    this.made = null
  }

  /** What `make` gives for this revision, part and words, and for whose eyes it is. */
  of<T>(revision: number, part: string, words: Words | null, make: () => T, eyes = EVERYBODY): T {
    if (revision !== this.revision) {
      this.made = null
      this.revision = revision
    }
    const known = this.made?.find((each) => each.part === part && each.words === words && each.eyes === eyes)
    if (known !== undefined) return known.value as T
    const value = make()
    this.made ??= []
    this.made.push({ part, eyes, words, value })
    return value
  }
}

/** What somebody sees, made with the help of what another sees of the same revision. */
function viewFor(
  { game, state }: Table<Rules>,
  revision: number,
  eyes: number,
  common: CommonParts,
): unknown {
  const known = common.of(revision, 'any view', null, (): { view?: unknown } => ({}))
  const make = (): unknown => {
    const view = game.observe(state, eyes, known.view)
    known.view ??= view
    return view
  }
  return common.of(revision, 'view', null, make, eyesFor(game, eyes))
}

/** For whom a part is made that is the same for all who look where everything lies open, and else for these eyes alone. */
export const eyesFor = (game: Rules, eyes: number): number => (liesOpen(game) ? EVERYBODY : eyes)

/**
 * The table as a viewer may know it: the one place where moments are made, for every page, terminal and socket. With
 * `shown` it is a look back at an earlier point of the same game.
 */
export function momentFor<G extends Rules>(
  table: SharedTable<G>,
  viewer: Viewer,
  words: Words,
  shown: Table<G> = table.table,
  common: CommonParts = new CommonParts(),
): Moment {
  const live = table.table
  const past = shown !== live
  const { eyes } = viewer
  const { game, state } = shown
  const asked = past || shown.over ? null : game.machine.seat(state)
  const botAsked = !past && table.botAsked
  const { revision } = table
  return {
    game: game.id,
    revision,
    at: shown.session.answers.length,
    last: live.session.answers.length,
    eyes,
    players: table.players,
    view: viewFor(shown, revision, eyes, common),
    asked,
    question:
      asked === null || botAsked || !mayAnswer(viewer, asked)
        ? null
        : common.of(revision, viewer.holdsTable ? 'whole question' : 'question', words, () =>
            questionOf(shown, words, viewer.holdsTable),
          ),
    botAsked,
    outcome: shown.outcome === null ? null : { id: shown.outcome, words: words.outcome(shown.outcome) },
    undo: table.undoFor(viewer),
    acts: asked === null || viewer.answersFor.length === 0 ? [] : actsOf(game, words),
    forecast: common.of(revision, 'forecast', words, () => words.forecast?.(state) ?? []),
    outlook:
      eyes === live.watcher
        ? []
        : common.of(
            revision,
            'outlook',
            words,
            () => words.outlook?.(state, eyes) ?? [],
            eyesFor(game, eyes),
          ),
    standing: common.of(revision, 'standing', words, () => words.standing?.(state) ?? []),
    record: viewer.holdsTable || live.over ? writeRecord(live.session.record()) : null,
  }
}

/** Is it hers to answer what this seat, or the whole table, is asked? */
export const mayAnswer = ({ answersFor }: Pick<Viewer, 'answersFor'>, asked: number): boolean =>
  asked < 0 ? answersFor.length > 0 : answersFor.includes(asked)

/** Passing for the rest of a turn would show by its speed: only who holds the table may, others have orders for it. */
function questionOf({ game, state, decision }: Table<Rules>, words: Words, holdsTable: boolean): Question {
  const { seat, kind, why, picks, options } = decision
  return {
    seat,
    kind,
    why,
    prompt: words.decision(state),
    ...(picks === undefined ? {} : { picks }),
    choices: options.flatMap((ref, index) =>
      holdsTable || ref.kind !== game.reactions?.passTurn
        ? [{ index, ref, label: words.option(state, index) }]
        : [],
    ),
  }
}

function actsOf(game: Rules, { act: say }: Words): Moment['acts'] {
  if (say === undefined) return []
  return (game.acts ?? []).filter((id) => !isClockAct(id)).map((id) => ({ id, words: say(id) }))
}
