import type { Series, Study } from '../../src/lab/simulate/series.ts'
import type { Playable } from '../../src/language/face.ts'

/** The usual set-up, played at random. */
export const seriesOf = (game: Playable): Series => ({
  game: game.id,
  setups: { kind: 'same', document: game.setupFrom({}) },
  seed: 'series',
  bots: ['random'],
})

export const studyOf = (one: Series, other?: Series): Study => ({
  series: other === undefined ? [one] : [one, other],
  facts: true,
})
