import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { allDecks, missingFrom } from '../../src/games/eternal/deck-building/offered.ts'
import { games } from '../../src/games/index.ts'
import { coverage } from '../../src/lab/scenarios/coverage.ts'
import { allScenarios } from './all.ts'

const covered = coverage(games, allScenarios())

it('every statement of the rules and every card is proved by a scenario', () => {
  for (const [game, { statements, cards }] of Object.entries(covered)) {
    expect(statements.total, game).toBeGreaterThan(400)
    expect(cards.total, game).toBeGreaterThan(200)
    expect([...statements.missing, ...cards.missing], game).toEqual([])
  }
})

it('the README says how much there is', () => {
  const readme = readFileSync('README.md', 'utf8')
  const row = (title: string): readonly string[] =>
    new RegExp(`^\\| ${title} \\| (.*) \\| (.*) \\|$`, 'm').exec(readme)?.slice(1) ?? []
  const proven = row('rules and rulings that scenarios prove')
  const written = row('scenarios')
  const playable = row('to play with')
  for (const [i, { id, cardIds }] of games.entries()) {
    const { total, covered: proved } = covered[id]!.statements
    expect(proven[i]).toBe(`${proved} of ${total}`)
    const there = allScenarios().filter(({ game }) => game === id).length
    const least = Math.floor(there / 500) * 500
    expect(written[i]).toBe(`more than ${least.toLocaleString('en')}`)
    expect(playable[i]).toMatch(new RegExp(`\\b${cardIds.length} cards`))
  }
  const { mages, nemeses, supplyCards } = aeonsEnd.offer!('en')
  expect(playable[0]).toContain(`${mages.length} mages`)
  expect(playable[0]).toContain(`${nemeses.length} nemeses, ${supplyCards.length} supply piles`)
  expect(playable[1]).toContain(
    `${allDecks.filter((deck) => missingFrom(deck).length === 0).length} decks by name`,
  )
})
