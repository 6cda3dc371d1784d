import { describe, expect, it } from 'vitest'
import { roomWords } from '../../../src/web/online/room/room-words.ts'

/** In a window 360 wide a list that drops down shows so many letters; a browser breaks no lines in it. */
const SHOWN = 34

describe.each(['en', 'fr'] as const)('what a host chooses from, in %s', (lang) => {
  const { options, deckKinds } = roomWords[lang]
  const { paces, windowKinds, undos, togethers, talks, watcherKinds } = options
  it('can be read whole on a phone', () => {
    const all = [paces, windowKinds, undos, togethers, talks, watcherKinds, deckKinds].flatMap((kinds) =>
      Object.values<string>(kinds),
    )
    expect(all.filter(({ length }) => length > SHOWN)).toEqual([])
  })
})
