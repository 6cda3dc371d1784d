import { askedAmong } from '../../../language/asked.ts'
import { machine } from '../state.ts'

/** What may be asked. */
export const QUESTIONS = [
  'keep',
  'main',
  'declare',
  'aim',
  'berserk',
  'react',
  'defend',
  'block',
  'block which',
  'pre-fight',
  'split',
  'interrupt',
  'discard',
  'direct attack',
  'after ambush',
  'extra',
  'bearer',
  'make room',
  'influence',
  'scout',
  'agenda',
  'versatile',
  'plunder',
  'plunder as',
  'invoke',
  'select',
  'fork',
  'consent',
] as const
export type QuestionName = (typeof QUESTIONS)[number]

/** What is asked now: `main`, `react`, `select`, `block` ... */
export const askedName = askedAmong(machine, QUESTIONS)
