import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as b from '../../src/games/aeons-end/language/builders.ts'
import { textsOf } from '../../src/games/aeons-end/language/grammar/texts.ts'
import { grammar } from '../../src/games/aeons-end/language/grammar.ts'
import type { Effect } from '../../src/games/aeons-end/language/nodes.ts'
import { mages, nemeses, nemesisCards, playerCards } from '../../src/games/aeons-end/packs/all.ts'
import { aside } from '../../src/games/aeons-end/packs/aside.ts'
import { TURN_CARDS } from '../../src/games/aeons-end/place-names.ts'
import { cardText, matText } from '../../src/games/aeons-end/text/index.ts'
import { allCards } from '../../src/games/eternal/cards/index.ts'
import * as eternal from '../../src/games/eternal/language/grammar.ts'
import { LANGS } from '../../src/language/face.ts'
import { lint, opsIn, type Text } from '../../src/language/linter.ts'
import { plain } from '../../src/language/nodes.ts'
import { scenariosBelow } from '../scenarios/all.ts'

const shelf = {
  playerCards: [...playerCards, ...aside.playerCards],
  nemesisCards: [...nemesisCards, ...aside.nemesisCards],
  mages,
  nemeses: [...nemeses, ...aside.nemeses],
  otherCards: TURN_CARDS,
}
const faultsOf = (texts: readonly Text[], by: typeof grammar): string[] =>
  texts.flatMap((text) => lint(text, by).map(({ place, what }) => `${place}: ${what}`))

describe('the definitions', () => {
  it('of Aeon’s End have no fault', () => {
    const texts = textsOf(shelf)
    expect(texts.length).toBeGreaterThan(380)
    // The stand-in of S17 and B32 means two instances of damage; no printed card of these sets does.
    expect(faultsOf(texts, grammar)).toEqual([
      'two-blows.cast: “deal” stands 2 times on one way through the text',
    ])
  })
  it('of Eternal have no fault', () => {
    const texts = eternal.textsOf(allCards)
    expect(texts.length).toBeGreaterThan(100)
    expect(faultsOf(texts, eternal.grammar)).toEqual([])
  })
})

describe('every node of Aeon’s End', () => {
  it('is read by both languages wherever it stands', () => {
    for (const lang of LANGS) {
      for (const card of [...shelf.playerCards, ...shelf.nemesisCards]) cardText(card, lang)
      for (const nemesis of shelf.nemeses) matText(nemesis, lang)
    }
  })
  it('that a definition uses is proved by the scenario of some definition that uses it', () => {
    const proved = new Set(scenariosBelow('aeons-end').flatMap(({ proves }) => proves))
    const all = [...shelf.playerCards, ...shelf.nemesisCards, ...shelf.mages, ...shelf.nemeses]
    const shown = opsIn(all.filter(({ id }) => proved.has(id)))
    expect([...opsIn(all)].filter((op) => !shown.has(op))).toEqual([])
  })
})

/** A text of a mat with one counter, one procedure and one side deck. */
const text = (steps: readonly Effect[], more: Partial<Text> = {}): Text => ({
  place: 'text',
  tree: plain(steps),
  on: 'mat',
  declared: {
    card: new Set(['crystal']),
    mage: new Set(['brama']),
    counter: new Set(['fury']),
    procedure: new Set(['strike']),
    'side zone': new Set(['strike']),
    'token of players': new Set(['pulse']),
  },
  ...more,
})
const faults = (...steps: Effect[]) => lint(text(steps), grammar).map(({ what }) => what)

describe('a planted fault', () => {
  it.each<[string, Effect[], string]>([
    ['a name that nobody gave', [b.destroy(b.the('spell'))], 'nothing is called “spell” here'],
    [
      'a name before it is given',
      [b.destroy(b.the('card')), b.discard(b.one(b.hand)).as('card')],
      'nothing is called “card” here',
    ],
    [
      'a name from another way',
      [b.either(b.discard(b.one(b.hand)).as('card'), b.draw(1)), b.destroy(b.the('card'))],
      'nothing is called “card” here',
    ],
    [
      'a name given twice',
      [b.discard(b.one(b.hand)).as('card'), b.reveal(b.one(b.hand)).as('card')],
      '“card” is given twice',
    ],
    [
      'a player where a card is needed',
      [b.anyPlayer(b.suffer(1)).as('p'), b.destroy(b.the('p'))],
      '“p” is the name of a player, and a card or a pile or a breach is needed',
    ],
    [
      'a card where a player is needed',
      [b.discard(b.one(b.hand)).as('card'), b.anotherPlayer('card', b.suffer(1))],
      '“card” is the name of a card, and a player is needed',
    ],
    [
      'a card where a hit is needed',
      [b.discard(b.one(b.hand)).as('card'), b.when(b.killed('card', b.is('minion')), b.draw(1))],
      '“card” is the name of a card, and a hit is needed',
    ],
    [
      'a name inside a text of its own',
      [b.discard(b.one(b.hand)).as('card'), b.thisTurn(b.action(b.loseCharge(1), b.toHand(b.the('card'))))],
      'nothing is called “card” here',
    ],
    ['a procedure that is not defined', [b.perform('swarm')], 'there is no procedure “swarm”'],
    ['a counter that is not declared', [b.gainToken('nemesis', 1)], 'there is no counter “nemesis”'],
    ['a counter that is only read', [b.suffer(b.tokens('nemesis'))], 'there is no counter “nemesis”'],
    [
      'a token that players do not keep',
      [b.loseToken('fury', 1, 'you')],
      'there is no token of players “fury”',
    ],
    ['a card that does not exist', [b.destroy(b.all(b.hand.named('crystl')))], 'there is no card “crystl”'],
    ['a card to become', [b.become(b.one(b.hand), 'crystl')], 'there is no card “crystl”'],
    ['a side deck that is not there', [b.enterPlay(b.top(1, b.side('pod')))], 'there is no side zone “pod”'],
    ['a mage who does not exist', [b.mage('bramma', b.draw(1))], 'there is no mage “bramma”'],
    ['an empty loop', [b.repeatWhile(b.some(b.hand))], 'a loop with nothing in it'],
    [
      'a loop that never ends',
      [b.repeatUntil(b.atLeast(b.tokens('fury'), 3), b.gravehold(b.suffer(1)))],
      'a loop that goes on by “tokens fury”, which nothing in it changes',
    ],
    ['two instances of damage', [b.deal(1), b.deal(2)], '“deal” stands 2 times on one way through the text'],
    [
      'two instances behind a condition',
      [b.deal(1), b.when(b.yourTurn, b.deal(1)).otherwise(b.draw(1))],
      '“deal” stands 2 times on one way through the text',
    ],
  ])('%s', (_, steps, what) => {
    expect(faults(...steps)).toEqual([what])
  })

  it('an op that nothing reads', () => {
    expect(lint(text([], { tree: [{ op: 'explode' }] }), grammar)).toEqual([
      { place: 'text[0]', what: 'nothing reads “explode”: it has no interpreter or no words' },
    ])
  })
  it('the difficulty on a card', () => {
    const steps = [b.byDifficulty(b.draw(1), b.draw(2))]
    expect(lint(text(steps, { on: 'nemesis card' }), grammar).map(({ what }) => what)).toEqual([
      '“byDifficulty” belongs on a mat, not on a nemesis card',
    ])
    expect(lint(text(steps), grammar)).toEqual([])
  })
  it('is placed', () => {
    const steps = [b.draw(1), b.may(b.discard(b.one(b.hand)), b.destroy(b.the('x')))]
    expect(lint(text(steps), grammar).map(({ place }) => place)).toEqual(['text[1].steps[1].pick'])
  })
  it('is found in Eternal as well', () => {
    const [first] = eternal.textsOf(allCards)
    const planted = {
      ...first!,
      tree: { op: 'onPlay', do: [{ op: 'kill', what: { op: 'the', name: 'unit' } }] },
    }
    expect(lint(planted, eternal.grammar).map(({ what }) => what)).toEqual(['nothing is called “unit” here'])
    const unknown = { ...first!, tree: { op: 'playNew', card: { op: 'card', id: 'nobody' } } }
    expect(lint(unknown, eternal.grammar).map(({ what }) => what)).toEqual(['there is no card “nobody”'])
  })
})

describe('what is right is left alone', () => {
  it.each<[string, Effect[]]>([
    ['a name inside the block that gives it', [b.forEach(b.hand, 'card', b.destroy(b.the('card')))]],
    [
      'the same name on two ways',
      [b.either(b.discard(b.one(b.hand)).as('card'), b.destroy(b.one(b.hand)).as('card'))],
    ],
    [
      'a loop that uses up what it reads',
      [b.repeatWhile(b.atLeast(b.tokens('fury'), 2), b.loseToken('fury', 2))],
    ],
    ['a loop that runs another text', [b.repeatUntil(b.atLeast(b.tokens('fury'), 2), b.unleash())]],
    ['one damage on each of two ways', [b.either(b.deal(1), b.deal(2))]],
  ])('%s', (_, steps) => {
    expect(faults(...steps)).toEqual([])
  })
  it('the scenarios that it counts are there', () => {
    expect(existsSync(join(import.meta.dirname, '../../scenarios/aeons-end/hardest'))).toBe(true)
  })
})
