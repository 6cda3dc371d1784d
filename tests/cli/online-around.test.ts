import { describe, expect, it } from 'vitest'
import { placeWords } from '../../src/cli/online/words/places.ts'
import { joinWords } from '../../src/cli/online/words/words.ts'
import { playWords } from '../../src/cli/play-words.ts'
import { OTHER_STEPS } from '../../src/table/refusals.ts'
import { asksAll, newId, Page } from '../server/live/harness.ts'
import { LiveGame, type LiveTerminal } from './live-terminal.ts'

/* What is around a game at a terminal: pointing, bookmarks, closing, lent eyes, looking back alone and together. */

const w = placeWords.en

/** A question to all of three, at a table that agrees: two pages and a terminal. */
async function questionToAll(): Promise<{ game: LiveGame; ann: LiveTerminal; bob: Page; cid: Page }> {
  const people = ['ann', 'bob', 'cid']
  const game = await new LiveGame().begin('aeons-end', people, { together: 'agree' }, {}, { suits: asksAll })
  const ann = await game.terminal('ann')
  const [bob, cid] = [await game.page('bob'), await game.page('cid')]
  for (let n = 0; n < 60 && bob.moment!.asked !== -1; n++) {
    if (bob.moment!.asked === 0) await ann.types('1')
    for (const page of [bob, cid])
      if (page.moment!.asked !== -1 && page.moment!.question !== null) await game.answer(page)
  }
  expect(bob.moment!.asked).toBe(-1)
  return { game, ann, bob, cid }
}

describe('at a table that agrees', () => {
  it('an answer is a proposal, and it is told who points at what', async () => {
    const { game, ann, bob, cid } = await questionToAll()
    expect(ann.printed).toContain(w.forAll)
    const { choices } = bob.moment!.question!
    expect(choices.length).toBeGreaterThan(1)
    const point = (page: Page, n: number) => async () => {
      page.say({ c: 'a', r: page.revision, i: choices[n]!.index, id: newId() })
      await game.pass(300)
    }
    expect(await ann.printedDuring(point(bob, 1))).toEqual([expect.stringContaining('bob points at 2: ')])
    expect(await ann.types('1')).toEqual([w.proposal(1, 3)])
    expect(await ann.types('2')).toEqual([w.proposal(2, 3)])
    expect(await ann.printedDuring(point(cid, 0))).toEqual([
      expect.stringContaining('cid points at 1: '),
      w.proposal(2, 3),
    ])
    // Whoever is away is not waited for.
    cid.leave()
    await game.pass(300)
    const { revision } = bob
    expect(await ann.types('1')).toContain(w.proposal(1, 2))
    expect(bob.revision).toBe(revision)
    await point(bob, 0)()
    expect(bob.revision).toBe(revision + 1)
  })

  it('an option can be shown without answering, and what lies on the table is called by its name', async () => {
    const { game, ann, bob } = await questionToAll()
    expect(await ann.types('point 1')).toEqual([w.proposal(1, 3)])
    expect(bob.company!.pointing[0]).toBe(bob.moment!.question!.choices[0]!.index)
    expect(await ann.types('point 99')).toEqual([w.notForAll])
    for (const [name, sentence] of [
      ['supply/jade', w.pointsAtThing('bob', 'Jade')],
      ['breach-1', w.pointsElsewhere('bob')],
    ] as const) {
      const printed = await ann.printedDuring(async () => {
        bob.say({ c: 'point', i: null, ref: { kind: 'place', name } })
        await game.pass(300)
      })
      expect(printed).toEqual([sentence])
    }
  })
})

describe('a terminal at which nobody is heard', () => {
  it('shows nothing that others point at, nor where they lead', async () => {
    const game = await new LiveGame().begin('eternal', ['ann', 'bob'])
    const ann = await game.terminal('ann')
    const bob = await game.page('bob')
    const points = async (): Promise<void> => {
      bob.say({ c: 'point', i: null, ref: { kind: 'place', name: 'breach-1' } })
      await game.pass(300)
    }
    const leads = async (): Promise<void> => {
      bob.say({ c: 'lead', at: 0, eyes: 1, fork: [] })
      await game.pass(300)
    }
    await ann.types('mute all')
    expect(await ann.printedDuring(points)).toEqual([])
    await ann.types('hear all')
    expect(await ann.printedDuring(points)).toEqual([w.pointsElsewhere('bob')])
    await ann.types('concede!')
    await ann.types('mute all')
    expect(await ann.printedDuring(leads)).toEqual([])
    await ann.types('hear all')
    expect(await ann.printedDuring(leads)).toEqual([w.leads('bob')])
  })
})

describe('bookmarks of others', () => {
  it('are neither told nor listed where nobody is heard, unlike one’s own', async () => {
    const game = await new LiveGame().begin('eternal', ['ann', 'bob'])
    const ann = await game.terminal('ann')
    const bob = await game.page('bob')
    const marks = (text: string) => async (): Promise<void> => {
      bob.say({ c: 'mark', at: 0, text })
      await game.pass(300)
    }
    await ann.types('concede!')
    await ann.types('mute all')
    expect(await ann.printedDuring(marks('his'))).toEqual([])
    expect(await ann.types('mark hers')).toEqual([w.marked('ann', 0, 'hers')])
    expect(await ann.types('mark')).toEqual([w.marked('ann', 0, 'hers')])
    expect(await ann.types('mark -')).toEqual([w.unmarked(0)])
    expect(await ann.types('mark')).toEqual([w.noMarks])
    expect(await ann.printedDuring(marks(''))).toEqual([])
    await ann.types('hear all')
    expect(await ann.printedDuring(marks('again'))).toEqual([w.marked('bob', 0, 'again')])
    expect(await ann.types('mark')).toEqual([w.marked('bob', 0, 'again')])
  })
})

describe('somebody at a terminal who gives up', () => {
  it.each([
    ['en', 'concede', 'yes'],
    ['fr', 'abandonner', 'oui'],
  ] as const)('is asked once more, and only a yes does it (%s)', async (lang, concede, yes) => {
    const game = await new LiveGame().begin('eternal', ['ann', 'bob'])
    const ann = await game.terminal('ann', lang)
    const { sureToConcede, notConceded, yesOrNo } = playWords[lang]
    const prompt = ann.seat.prompt
    for (const other of ['', 'no', '1', 'q', concede, `${concede}!`]) {
      expect(await ann.types(concede)).toEqual([sureToConcede])
      expect(ann.seat.prompt).toBe(yesOrNo)
      expect(await ann.types(other)).toEqual([notConceded])
      expect(ann.seat.prompt).toBe(prompt)
    }
    expect([ann.seat.over, ann.said.includes('a'), ann.said.includes('act')]).toEqual([false, false, false])
    await ann.types(concede)
    await ann.types(yes)
    expect([ann.seat.over, ann.said.filter((said) => said === 'act')]).toEqual([true, ['act']])
  })
  it('is not asked any more when the game has ended meanwhile', async () => {
    const game = await new LiveGame().begin('eternal', ['ann', 'bob'])
    const [ann, bob] = [await game.terminal('ann'), await game.terminal('bob')]
    await ann.types('concede')
    await bob.types('concede!')
    expect(ann.seat.over).toBe(true)
    expect(await ann.types('again')).toEqual([joinWords.en.youWantThat])
  })
})

describe('somebody at a terminal who would like to play again', () => {
  it('is told that this was heard, and reads no name of her own', async () => {
    const game = await new LiveGame().begin('eternal', ['ann', 'bob'])
    const ann = await game.terminal('ann')
    await ann.types('concede!')
    expect(await ann.types('again')).toEqual([joinWords.en.youWantThat])
    expect(await ann.types('again sides')).toEqual([joinWords.en.youWantThat])
  })
})

describe('a terminal that has seen steps which the store has lost', () => {
  it('is told so and shown what was played in their place', async () => {
    const game = await new LiveGame().begin('aeons-end', ['ann', 'bob'])
    const ann = await game.terminal('ann')
    const play = async (pages: readonly Page[], until: number, choose: number): Promise<void> => {
      while (pages[0]!.revision < until) {
        const who = pages.find(({ moment }) => moment!.question !== null)!
        const { choices } = who.moment!.question!
        who.say({ c: 'a', r: who.revision, i: choices.at(choose)!.index, id: newId() })
        await game.time.pass(10)
      }
    }
    await play([await game.page('ann'), await game.page('bob')], 4, 0)
    ann.loseLine()
    await game.live.lapsed()
    const kept = game.store.kept.get(game.id)!
    kept.steps.splice(2)
    kept.row = { ...kept.row, steps: 2 }
    const others = ['ann', 'bob'].map((person) => {
      const page = new Page(() => game.time.now())
      page.connect(game.live, game.id, person)
      return page
    })
    await game.time.pass(10)
    await play(others, 4, -1)
    expect(await ann.printedDuring(() => game.pass(2_000))).toContain(OTHER_STEPS.en)
    const fresh = await game.terminal('ann')
    expect(await ann.types('l')).toEqual(await fresh.types('l'))
  })
})

describe('a wish to close the table', () => {
  it('can be withdrawn, by whoever had it and by another', async () => {
    const game = await new LiveGame().begin('aeons-end', ['ann', 'bob'])
    const ann = await game.terminal('ann')
    const bob = await game.terminal('bob', 'fr')
    expect(await ann.types('close no')).toEqual([joinWords.en.nothingAsked])
    expect(await ann.types('close')).toEqual([joinWords.en.youWouldClose])
    expect(bob.printed.at(-1)).toBe(joinWords.fr.wouldClose('ann'))
    expect(await ann.types('close no')).toEqual([w.closesNoMore])
    expect(bob.printed.at(-1)).toBe(placeWords.fr.closesNoMore)
    await bob.types('fermer')
    expect(await ann.types('n')).toEqual([w.closesNoMore])
    expect(ann.seat.closed || bob.seat.closed).toBe(false)
    await bob.types('fermer')
    await ann.types('y')
    expect([ann.seat.closed, bob.seat.closed]).toEqual([true, true])
  })
})

describe('bookmarks of a terminal', () => {
  it('are kept at their moments, listed, taken away, and shared once the game is over', async () => {
    const game = await new LiveGame().begin('eternal', ['ann', 'bob'])
    const ann = await game.terminal('ann')
    const bob = await game.page('bob')
    expect(await ann.types('mark')).toEqual([w.noMarks])
    expect(await ann.types('mark what a hand')).toEqual([w.marked('ann', 0, 'what a hand')])
    expect(game.store.marks).toMatchObject([{ person: 'ann', at: 0, text: 'what a hand' }])
    expect(await ann.types('mark')).toEqual([w.marked('ann', 0, 'what a hand')])
    expect(await ann.types('mark -')).toEqual([w.unmarked(0)])
    expect(game.store.marks).toEqual([])
    // Until the end the other's are not hers to know.
    const printed = await ann.printedDuring(async () => {
      bob.say({ c: 'mark', at: 0, text: 'mine' })
      await game.pass(300)
    })
    expect(printed).toEqual([])
    expect(await ann.types('concede!')).toContain(w.marked('bob', 0, 'mine'))
  })
})

describe('eyes that are lent at a terminal', () => {
  it('see what she sees by a link, until she ends it', async () => {
    const game = await new LiveGame().begin('eternal', ['ann', 'bob'], { watchers: 'none' })
    const ann = await game.terminal('ann')
    const [lent = ''] = await ann.types('lend')
    const key = /k=([\w-]+)$/.exec(lent)?.[1] ?? ''
    expect(lent).toBe(w.lent(`http://table.example/#/t/${game.id}?k=${key}`))
    const friend = await game.terminal('fay', 'fr', key)
    expect(friend.printed).toContain(joinWords.fr.watching)
    const hands = (await friend.types('b')).join('\n')
    expect(hands.length).toBeGreaterThan(100)
    expect(ann.printed).not.toContain(w.stillLent)
    const elsewhere = await game.terminal('ann')
    expect(elsewhere.printed).toContain(w.stillLent)
    expect(friend.printed).not.toContain(placeWords.fr.stillLent)
    expect(await ann.types('lend no')).toEqual([w.lentNoMore])
    expect(friend.seat.refused).toBe(true)
  })
})

describe('what somebody asks to take back', () => {
  it('is said in a game of days with the time until when it can be answered', async () => {
    for (const pace of ['days', 'relaxed'] as const) {
      const game = await new LiveGame().begin('aeons-end', ['ann', 'bob'], { pace })
      const [ann, bob] = [await game.page('ann'), await game.page('bob')]
      for (let n = 0; n < 20; n++) await game.answer(ann.moment!.question === null ? bob : ann)
      const terminal = await game.terminal('bob')
      const asked = await terminal.printedDuring(async () => {
        ann.say({ c: 'undo', r: ann.revision, to: 4, id: newId() })
        await game.pass(300)
      })
      const until = joinWords.en.votesUntil('DAY', 'HOUR').split('DAY')[0]!
      const [said = ''] = asked.filter((line) => line.startsWith(joinWords.en.asksBack('ann')))
      expect(said).not.toBe('')
      expect(said.includes(until)).toBe(pace === 'days')
    }
  })
})

describe('looking back at a terminal', () => {
  async function playedGame() {
    const game = await new LiveGame().begin('eternal', ['ann', 'bob'], { windows: 'plain' })
    const ann = await game.terminal('ann')
    const bob = await game.terminal('bob', 'fr')
    for (let n = 0; n < 6; n++) {
      for (const each of [ann, bob]) if (each.seat.asked) await each.types('1')
      await game.time.pass(1_000)
    }
    return { game, ann, bob }
  }

  it('shows the table as it was, step by step, during the game', async () => {
    const { ann } = await playedGame()
    const [, first] = await ann.types('look 0')
    const [head, fifth] = await ann.types('look 5')
    expect(head).toMatch(/^After 5 of \d+ answers:$/)
    expect(fifth).not.toBe(first)
    expect((await ann.types('look -'))[0]).toMatch(/^After 4 of/)
    expect((await ann.types('look +'))[1]).toBe(fifth)
    expect((await ann.types('look 0'))[1]).toBe(first)
    expect(await ann.types('look -')).toEqual([expect.stringMatching(/^Say after how many answers/)])
    expect((await ann.types('look'))[0]).toBe(w.presentAgain)
    expect(await ann.types('lead')).toEqual([w.notOver])
    expect(await ann.types('eyes 9')).toEqual([w.noEyes])
    // Of another hand nothing is hers to see yet.
    const sealed = await ann.types('eyes 2')
    expect(sealed).toHaveLength(1)
    expect(sealed[0]).not.toBe(w.eyesOf('bob'))
  })

  it('is led by one and followed by another, once it is over', async () => {
    const { game, ann, bob } = await playedGame()
    const fr = placeWords.fr
    await ann.types('concede!')
    const printed = await bob.printedDuring(() => ann.types('lead'))
    expect(printed).toEqual([fr.leads('ann')])
    const followed = await bob.types('suivre')
    expect(followed.slice(0, 2)).toEqual([fr.youFollow, fr.led('ann', 0, 'ann', 0)])
    const shown = await bob.printedDuring(() => ann.types('look 2'))
    expect(shown[0]).toBe(fr.led('ann', 2, 'ann', 0))
    // What the leader sees, in the words of whoever follows.
    expect(shown[1]!.length).toBeGreaterThan(100)
    const through = await bob.printedDuring(() => ann.types('eyes 2'))
    expect(through[0]).toBe(fr.led('ann', 2, 'bob', 0))
    expect(through[1]).not.toBe(shown[1])
    // “What if” of a page that leads.
    const cid = await game.page('bob')
    const forked = await bob.printedDuring(async () => {
      cid.say({ c: 'lead', at: 0, eyes: 1, fork: [0] })
      await game.pass(300)
    })
    expect(forked[0]).toBe(fr.led('bob', 0, 'bob', 1))
    const played = await bob.printedDuring(async () => {
      cid.say({ c: 'lead', at: 0, eyes: 1, fork: [999] })
      await game.pass(300)
    })
    expect(played).toEqual([])
    expect(await bob.types('suivre')).toEqual([fr.youFollowNoMore])
    expect(await bob.printedDuring(() => ann.types('look 3'))).toEqual([fr.leads('ann')])
    expect(await ann.types('lead')).toEqual([w.youLeadNoMore])
    expect(await bob.printedDuring(() => ann.types('look 1'))).toEqual([])
  })

  it('explains the numbers of a line that has reasons', async () => {
    const game = await new LiveGame().begin('aeons-end', ['ann', 'bob'])
    const ann = await game.terminal('ann')
    const bob = await game.page('bob')
    let numbered: string | undefined
    for (let n = 0; n < 40 && numbered === undefined; n++) {
      if (ann.seat.asked) await ann.types('1')
      if (bob.moment!.question !== null) await game.answer(bob)
      numbered = (await ann.types('l')).find((line) => /^ *\d+ {2}/.test(line))
    }
    const line = numbered!.trim().split(' ')[0]!
    const sums = await ann.types(`sum ${line}`)
    expect(sums.length).toBeGreaterThan(0)
    for (const sum of sums) expect(sum).toMatch(/^ {2}\d+: \S/)
    expect(await ann.types('sum 0')).toEqual([w.noSum])
  })
})
