import { type Act, groupAsStory, type Story, type Turn } from '../../../language/story.ts'

interface Line<Event> {
  readonly event: Event
  readonly text: string
}

/** What nobody did and no card, and what changed no number, such as the usual draw of a card, is no beat of the story. */
const happens = ({ head, card, deltas }: Act<unknown>): boolean =>
  head !== null || card !== null || deltas.length > 0

/** What a listener hears of these lines, one sentence each, in order: turns, what was done, and what came of it. */
export function sentencesOf<Event>(
  lines: readonly Line<Event>[],
  story: Story<Event> | null,
): readonly string[] {
  if (story === null) return lines.map(({ text }) => text)
  return groupAsStory(lines, story).flatMap(({ head, acts }) => [
    ...(head === null ? [] : [head.text]),
    ...acts.flatMap((act) => [
      ...(act.head === null ? [] : [act.times > 1 ? `${act.head.text} × ${act.times}` : act.head.text]),
      ...act.effects.map(({ text }) => text),
    ]),
  ])
}

/** Whose turns these are: true for a seat that somebody else plays, and for a turn that no player takes. */
type IsForeign = (seat: number | null) => boolean

/**
 * The turns of others that have just been: those at the end, before the own one that has perhaps begun. A turn in which somebody
 * was asked is still all of it, but nothing that ended before `since` is told again.
 */
export function lastTurns<Event, L extends Line<Event>>(
  lines: readonly L[],
  since: number,
  story: Story<Event>,
  foreign: IsForeign,
): readonly Turn<L>[] {
  const begun = lines.findLastIndex(({ event }, i) => i < since && story.part(event).is === 'turn')
  const turns = groupAsStory(lines.slice(Math.max(0, begun)), story)
  const isOthers = ({ head }: Turn<L>): boolean => head !== null && foreign(story.whose(head.event))
  const end = turns.length - (turns.length > 0 && !isOthers(turns.at(-1)!) ? 1 : 0)
  let first = end
  while (first > 0 && isOthers(turns[first - 1]!)) first--
  return turns
    .slice(first, end)
    .map((turn) => ({ ...turn, acts: turn.acts.filter(happens) }))
    .filter(({ acts }) => acts.length > 0)
}
