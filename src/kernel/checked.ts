declare const CARDWRIGHT_CHECKED: boolean | undefined

/** True in tests and development: every write is checked against the declared range of its field. */
export const CHECKED: boolean = typeof CARDWRIGHT_CHECKED !== 'undefined' && CARDWRIGHT_CHECKED === true
