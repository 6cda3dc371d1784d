import { describe, expect, it } from 'vitest'
import { RandomBot } from '../../src/bots/random.ts'
import { botsFight, botsPlay } from '../../src/campaign/bots.ts'
import { Campaign } from '../../src/campaign/campaign.ts'
import { legacy } from '../../src/campaign/legacy/script.ts'
import { readCampaign, stateAt, writeCampaign } from '../../src/campaign/record.ts'
import { campaignSentence, verifyCampaign } from '../../src/campaign/verify.ts'
import { resumeSession } from '../../src/kernel/opening.ts'
import { Session } from '../../src/kernel/session.ts'
import { creationOf } from './random-campaign.ts'
import { standIn } from './stand-in.ts'

const begun = (seed: string, players = 2): Campaign =>
  Campaign.create(standIn, creationOf(players, seed), 'ours')

function toBattle(campaign: Campaign): Campaign {
  while (campaign.state.asked.kind !== 'battle') campaign.answer(0)
  return campaign
}

/** Long enough to have an interlude behind it. */
function afterTwoBattles(seed: string): Campaign {
  const campaign = begun(seed)
  const bots = [new RandomBot()]
  for (let i = 0; i < 2; i++) {
    toBattle(campaign)
    campaign.finish(botsFight(campaign, bots), '2026-01-02')
  }
  return toBattle(campaign)
}

const DATE = '2026-01-01'

describe('a campaign with battles', () => {
  it('is one text that opens where it was, and verifies', () => {
    const campaign = afterTwoBattles('text')
    const record = readCampaign(legacy, writeCampaign(campaign.record))
    expect(record).toEqual(campaign.record)
    expect(Campaign.open(standIn, record).state).toEqual(campaign.state)
    expect(verifyCampaign(standIn, record)).toMatchObject({ ok: true, battles: 2, reason: null })
  })

  it('says where it first differs', () => {
    const { record } = afterTwoBattles('differs')
    const at = record.entries.findIndex((entry) => 'battle' in entry)
    const entry = record.entries[at]!
    if (!('battle' in entry)) throw new Error('no battle')
    const changed = (battle: object) => ({
      ...record,
      entries: record.entries.map((each, i) => (i === at ? { ...entry, ...battle } : each)),
    })
    const answers = entry.battle.answers.map((answer, i) => (i === 5 ? answer + 1 : answer))
    const other = verifyCampaign(standIn, changed({ battle: { ...entry.battle, answers } }))
    expect(other).toMatchObject({ ok: false, differsAt: at + 1 })
    expect(campaignSentence(other)?.en).toMatch(/plays alike until step \d+, then differs: battle 1: /)
    const better = changed({ result: { ...entry.result, won: !entry.result.won } })
    expect(verifyCampaign(standIn, better).reason?.fr).toMatch(/bataille 1/)
    const first = record.entries.map((each, i) => (i === 0 ? { answer: 7 } : each))
    expect(verifyCampaign(standIn, { ...record, entries: first })).toMatchObject({ ok: false, differsAt: 1 })
  })

  it('goes back to any point as a copy, and stays as it is', () => {
    const campaign = afterTwoBattles('copy')
    const text = writeCampaign(campaign.record)
    const upgrade = campaign.record.entries.findIndex(
      (_, i) => stateAt(legacy, campaign.record, i).asked.kind === 'add',
    )
    const copy = campaign.copy(upgrade, 'what if')
    expect(copy.state.asked.kind).toBe('add')
    copy.answer(copy.state.asked.options.length - 1)
    copy.answer(0)
    copy.answer(8)
    copy.answer(0)
    copy.answer(0)
    expect(copy.state.supply).not.toEqual(campaign.state.supply)
    expect(writeCampaign(campaign.record)).toBe(text)
    expect(copy.record.title).toBe('what if')
    expect(verifyCampaign(standIn, copy.record).ok).toBe(true)
  })

  it('goes on with a battle that was interrupted at any decision', () => {
    const campaign = toBattle(begun('interrupted'))
    const whole = botsFight(campaign, [new RandomBot()])
    for (const count of [0, 1, 17, whole.answers.length - 1]) {
      const half = Session.at(standIn.game, whole, count)
      campaign.keep(half.record())
      const opened = Campaign.open(standIn, readCampaign(legacy, writeCampaign(campaign.record)))
      const session = resumeSession(standIn.game, opened.record.current!)
      expect(session.answers).toEqual(whole.answers.slice(0, count))
      for (const answer of whole.answers.slice(count)) session.answer(answer)
      opened.finish(session.record(), DATE)
      expect(opened.record.current).toBeNull()
      expect(verifyCampaign(standIn, opened.record).ok).toBe(true)
    }
  })

  it('takes no battle but the one that it waits for, and only when it is over', () => {
    const campaign = toBattle(begun('ours'))
    const battle = botsFight(campaign, [new RandomBot()])
    const early = begun('ours')
    expect(() => early.finish(battle, DATE)).toThrow('not the battle')
    expect(() => campaign.finish({ ...battle, seed: 'other' }, DATE)).toThrow('not the battle')
    const half = Session.at(standIn.game, battle, 3).record()
    expect(() => campaign.finish(half, DATE)).toThrow('not over')
    campaign.finish(battle, DATE)
    expect(campaign.state.score).toHaveLength(1)
  })

  it('lets a battle that was begun with the numbers of an earlier release go on to its end', () => {
    const chapters = legacy.chapters.map((chapter) => ({ ...chapter, gravehold: chapter.gravehold + 7 }))
    const before = { ...standIn, script: { ...legacy, chapters } }
    const old = toBattle(Campaign.create(before, creationOf(2, 'release'), 'ours'))
    const battle = botsFight(old, [new RandomBot()])
    const now = Campaign.open(standIn, old.record)
    expect(() => now.keep(battle)).toThrow('not the battle')
    old.keep(Session.at(standIn.game, battle, 5).record())
    const opened = Campaign.open(standIn, readCampaign(legacy, writeCampaign(old.record)))
    opened.keep(Session.at(standIn.game, battle, 6).record())
    expect(() => opened.keep({ ...battle, seed: 'other' })).toThrow('not the battle')
    opened.finish(battle, DATE)
    expect(opened.state.score).toHaveLength(1)
  })

  it('gives seats to others between battles, never in the middle of one, and has the same mages for good', () => {
    const campaign = toBattle(begun('seats'))
    campaign.seat(['greedy', 'person'])
    expect(campaign.state.seats).toEqual(['greedy', 'person'])
    expect(() => campaign.seat(['person'])).toThrow('2 mages for good')
    const battle = botsFight(campaign, [new RandomBot()])
    campaign.keep(Session.at(standIn.game, battle, 2).record())
    expect(() => campaign.seat(['person', 'person'])).toThrow('between battles')
    expect(verifyCampaign(standIn, campaign.record).ok).toBe(true)
  })

  it('refuses a damaged text with a sentence, whatever was changed', () => {
    const text = writeCampaign(afterTwoBattles('damaged').record)
    for (let i = 0; i < text.length; i += 97) {
      const other = `${text.slice(0, i)}${text[i] === '1' ? '2' : '1'}${text.slice(i + 1)}`
      if (other !== text) expect(() => readCampaign(legacy, other)).toThrow(/./)
    }
    for (const foreign of ['', 'x', '{}', '[]', 'null', text.slice(0, -9)])
      expect(() => readCampaign(legacy, foreign)).toThrow(/damaged|not a campaign/)
  })

  it('refuses mages without a name, twice the same, or too many', () => {
    const create = (names: string[]) =>
      Campaign.create(
        standIn,
        { seed: 's', mages: names.map((name, look) => ({ name, look })), seats: names.map(() => 'person') },
        'x',
      )
    expect(() => create([])).toThrow('1 to 4 mages')
    expect(() => create(['a', 'b', 'c', 'd', 'e'])).toThrow('1 to 4 mages')
    expect(() => create([' '])).toThrow('1 to 24 letters')
    expect(() => create(['a', 'a'])).toThrow('two mages are called a')
  })
})

describe('whole campaigns of bots', () => {
  it.each([1, 2, 3, 4])('of %i mages end, open and verify', (players) => {
    const campaign = begun(`whole ${players}`, players)
    botsPlay(campaign, [new RandomBot()], DATE)
    expect(campaign.state.ending).not.toBeNull()
    expect(campaign.state.score.length).toBeGreaterThanOrEqual(8)
    const record = readCampaign(legacy, writeCampaign(campaign.record))
    expect(verifyCampaign(standIn, record)).toMatchObject({ ok: true, battles: campaign.state.score.length })
  })
})
