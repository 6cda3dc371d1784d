import type { MarkShown, SayingShown } from '../../../table/messages.ts'
import { LISTENS_TO_NOBODY, LISTENS_TO_WATCHERS } from '../../../table/wire/api.ts'
import { me, muted } from '../me.ts'
import { personSetting } from '../person-setting.ts'

/* Whom somebody hears of those who talk at tables. */

/** Nobody is heard. */
export const listensToNobody = personSetting(LISTENS_TO_NOBODY)
/** A player hears those who watch, too. */
export const listensToWatchers = personSetting(LISTENS_TO_WATCHERS)

const isOwn = (person: string | null): boolean => person !== null && person === me.value?.id

const listensTo = (person: string | null): boolean =>
  !listensToNobody.value && (person === null || !muted.value.some(({ id }) => id === person))

/** What of all that was said is shown to somebody, with a seat or without. What she said herself always is. */
export const audibleOf = (sayings: readonly SayingShown[], seated: boolean): readonly SayingShown[] =>
  sayings.filter(
    ({ person, seat }) =>
      isOwn(person) || (listensTo(person) && (seat !== null || !seated || listensToWatchers.value)),
  )

/** The same of bookmarks: what others call a moment is something they say. */
export const visibleMarks = (marks: readonly MarkShown[]): readonly MarkShown[] =>
  marks.filter(({ person }) => isOwn(person) || listensTo(person))
