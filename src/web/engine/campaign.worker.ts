import { Campaign } from '../../campaign/campaign.ts'
import { legacyBattles } from '../../campaign/legacy/battles.ts'
import { legacy } from '../../campaign/legacy/script.ts'
import { campaignView } from '../../campaign/legacy/view.ts'
import { asked, optionWords } from '../../campaign/legacy/words/index.ts'
import { after, readCampaign, stateAt, writeCampaign } from '../../campaign/record.ts'
import { campaignSentence, verifyCampaign } from '../../campaign/verify.ts'
import { readRecord, writeRecord } from '../../kernel/record.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Lang } from '../../language/face.ts'
import type { CampaignCall, CampaignCalls, CampaignReply, CampaignView } from '../campaign/protocol.ts'
import { inBothLanguages } from './problem.ts'

/* The inside of the worker behind the campaign pages: one campaign, and everything that can be done with it. */

let campaign: Campaign | null = null
let lang: Lang = 'en'

function current(): Campaign {
  if (campaign === null) throw new Error('no campaign has been opened')
  return campaign
}

const view = (): CampaignView => ({
  ...campaignView(current(), lang),
  text: writeCampaign(current().record),
})

/** All of it happens, or nothing does. */
function choose(ids: readonly string[]): CampaignView {
  const next = Campaign.open(legacyBattles, current().record)
  for (const id of ids) {
    const option = next.state.asked.options.indexOf(id)
    if (option < 0)
      throw new Refusal({ en: 'this cannot be chosen now', fr: 'ceci ne peut pas être choisi maintenant' })
    next.answer(option)
  }
  campaign = next
  return view()
}

function steps(): readonly string[] {
  const { record } = current()
  let state = stateAt(legacy, record, 0)
  return record.entries.map((entry) => {
    const before = state
    state = after(legacy, before, entry)
    const { name } = asked(before, before.asked, lang)
    const id = 'answer' in entry ? before.asked.options[entry.answer] : undefined
    return id === undefined || before.asked.options.length < 2
      ? name
      : `${name} → ${optionWords(before.asked, id, lang).name}`
  })
}

const calls: CampaignCalls = {
  create(from, language) {
    lang = language
    const mages = from.names.map((name, look) => ({ name: name.trim(), look }))
    campaign = Campaign.create(legacyBattles, { seed: from.seed, mages, seats: from.seats }, from.title)
    return view()
  },
  open(text, language) {
    lang = language
    campaign = Campaign.open(legacyBattles, readCampaign(legacy, text.trim()))
    return view()
  },
  speak(language) {
    lang = language
    return view()
  },
  choose,
  seat(seats) {
    current().seat(seats)
    return view()
  },
  battle() {
    const { battle, record, state } = current()
    const { name } = asked(state, state.asked, lang)
    return {
      game: legacy.game,
      setup: battle.document,
      seed: battle.seed,
      record: record.current === null ? null : writeRecord(record.current),
      seats: state.seats,
      title: `${record.title}, ${name}`,
    }
  },
  fought(text, over, date) {
    const record = readRecord(text)
    if (over) current().finish(record, date)
    else current().keep(record)
    return view()
  },
  steps,
  copy: (count, title) => writeCampaign(current().copy(count, title).record),
  verify: () => campaignSentence(verifyCampaign(legacyBattles, current().record))?.[lang] ?? null,
}

function replyTo({ id, name, args }: CampaignCall): CampaignReply {
  try {
    const call = calls[name] as (...words: readonly unknown[]) => unknown
    return { id, value: call(...args) }
  } catch (error) {
    return { id, error: inBothLanguages(error), refused: error instanceof Refusal }
  }
}

addEventListener('message', ({ data }: MessageEvent<CampaignCall>) => postMessage(replyTo(data)))
