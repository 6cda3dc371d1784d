import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { mages } from '../../src/games/aeons-end/packs/all.ts'
import { mageNames } from '../../src/games/aeons-end/text/index.ts'
import { LANGS } from '../../src/language/face.ts'
import { dealt, wander } from '../bots/worlds.ts'

/** Every two mages that share a name in some language. */
const pairs = mages.flatMap((one, i) =>
  mages
    .slice(i + 1)
    .filter((other) => LANGS.some((lang) => mageNames(one.id, lang).name === mageNames(other.id, lang).name))
    .map((other) => [one.id, other.id] as const),
)

describe('two mages with one name', () => {
  it('are there', () => {
    expect(pairs.length).toBeGreaterThan(0)
  })
  it.each(pairs)('%s and %s are told apart on the board and in the turn order', (one, other) => {
    for (const lang of LANGS) {
      const s = dealt(aeonsEnd, { mages: [one, other] }, 'same name')
      const { name } = mageNames(one, lang)
      const board = aeonsEnd.words[lang].board(s, 0).join('\n')
      expect(board).toContain(`${name} (1)`)
      expect(board).toContain(`${name} (2)`)
      expect(board.replaceAll(`${name} (1)`, '').replaceAll(`${name} (2)`, '')).not.toMatch(
        new RegExp(`\\b${name}\\b, `),
      )
    }
  })
  it.each(pairs)('%s and %s give no two options with one text that name different players', (one, other) => {
    let asked = 0
    for (let g = 0; g < 4; g++)
      wander(aeonsEnd, dealt(aeonsEnd, { mages: [one, other] }, `named ${g}`), `named ${g}`, 1, (s) => {
        const { options } = aeonsEnd.decision(s)
        const players = options.flatMap((option, i) =>
          'player' in option ? [{ i, player: option.player }] : [],
        )
        const texts = new Map<string, unknown>()
        for (const { i, player } of players) {
          const text = JSON.stringify(aeonsEnd.words.en.option(s, i))
          if (texts.has(text)) expect(player, text).toEqual(texts.get(text))
          texts.set(text, player)
        }
        if (new Set(players.map(({ player }) => player)).size > 1) asked++
      })
    expect(asked).toBeGreaterThan(0)
  })
  it('others keep their name alone', () => {
    const s = dealt(aeonsEnd, { mages: ['brama', 'kadir'] }, 'other names')
    expect(aeonsEnd.words.en.board(s, 0).join('\n')).not.toMatch(/Brama \(1\)|Kadir \(2\)/)
  })
})
