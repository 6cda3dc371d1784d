import { SHOWN_TO_NOBODY } from '../../../table/wire/api.ts'
import { personSetting } from '../person-setting.ts'

/** Those whom I have played with are not told when I am here. */
export const shownToNobody = personSetting(SHOWN_TO_NOBODY)
