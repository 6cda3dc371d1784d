import { FIRST_GAME_OPTION } from '../../../../language/compiler/steps.ts'

/** Option kinds of texts. */
export const TARGET = FIRST_GAME_OPTION + 20
export const PREP_NOW = FIRST_GAME_OPTION + 21
export const SHARE = FIRST_GAME_OPTION + 22
export const CHARGE_TO = FIRST_GAME_OPTION + 23
export const ON_TOP = FIRST_GAME_OPTION + 24
export const AT_BOTTOM = FIRST_GAME_OPTION + 25
/** A bridge of the supply grid. */
export const LINK = FIRST_GAME_OPTION + 26
/** So many, from 0. */
export const HOW_MANY = FIRST_GAME_OPTION + 27
/** In a prep that may be declined: nothing is prepped. */
export const NO_BREACH = 4095
