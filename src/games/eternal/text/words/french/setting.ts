import { elide, typeset } from '../../../../../language/text/french/elision.ts'
import { capital } from '../../../../../language/text/french/sentence.ts'

export const set = (text: string): string => typeset(elide(text))
export const sentence = (text: string): string => capital(set(text))
