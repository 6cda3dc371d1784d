import type { SayingShown } from '../../../table/messages.ts'
import { LISTENS_TO_NOBODY, LISTENS_TO_WATCHERS } from '../../../table/wire/api.ts'
import { me, muted } from '../me.ts'
import { personSetting } from '../person-setting.ts'

/* Whom somebody hears of those who talk at tables. */

/** Nobody is heard. */
export const listensToNobody = personSetting(LISTENS_TO_NOBODY)
/** A player hears those who watch, too. */
export const listensToWatchers = personSetting(LISTENS_TO_WATCHERS)

/** What of all that was said is shown to somebody, with a seat or without. What she said herself always is. */
export const audibleOf = (sayings: readonly SayingShown[], seated: boolean): readonly SayingShown[] =>
  sayings.filter(({ person, seat }) => {
    if (person !== null && person === me.value?.id) return true
    if (listensToNobody.value || (person !== null && muted.value.some(({ id }) => id === person)))
      return false
    return seat !== null || !seated || listensToWatchers.value
  })
