/** Abilities that the rules give: they stand in the table of triggers before those of the cards. */
export const WARCRY_TRIGGER = 0
export const ECHO_TRIGGER = 1
export const DESTINY_TRIGGER = 2
export const AGENDA_TRIGGER = 3
export const SUMMON_DONE_TRIGGER = 4
export const VALOR_TRIGGER = 5
export const UNLEASH_TRIGGER = 6
