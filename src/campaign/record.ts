import { digest, digits, textHash } from '../kernel/digest.ts'
import { type GameRecord, readRecord, writeRecord } from '../kernel/record.ts'
import { isTooDeep } from '../kernel/record-parts.ts'
import { Refusal } from '../kernel/refusal.ts'
import { type Entries, isEntries } from '../language/parse-values.ts'
import { between, flag, listOfEach, object, type Shape, text } from '../language/shapes.ts'
import { answer, begin, type Creation, fought, seated } from './interpreter.ts'
import type { Script } from './script.ts'
import type { BattleResult, CampaignState } from './state.ts'

const FORMAT = 1

/** Something that happened in a campaign. */
export type Entry =
  | { readonly answer: number }
  | { readonly seats: readonly string[] }
  | {
      readonly battle: GameRecord
      /** What it came to: a campaign opens without playing its battles again. */
      readonly result: BattleResult
      readonly date: string
    }

/** A whole campaign: the seed, the choices at its creation, and everything that happened in its order. */
export interface CampaignRecord {
  readonly campaign: string
  readonly version: number
  readonly title: string
  readonly creation: Creation
  readonly entries: readonly Entry[]
  /** A digest of the campaign after its creation and after every entry. */
  readonly checks: readonly string[]
  /** A battle that was interrupted. */
  readonly current: GameRecord | null
}

/** A digest of everything that a campaign remembers. */
export const stateDigest = (state: CampaignState): string => digits(digest(state))

/** The campaign after one more entry. */
export function after(script: Script, state: CampaignState, entry: Entry): CampaignState {
  if ('answer' in entry) return answer(script, state, entry.answer)
  if ('seats' in entry) return seated(state, entry.seats)
  return fought(script, state, entry.result, entry.date)
}

/** The campaign as it stood after so many entries. */
export function stateAt(
  script: Script,
  record: CampaignRecord,
  count = record.entries.length,
): CampaignState {
  return record.entries
    .slice(0, count)
    .reduce<CampaignState>((state, entry) => after(script, state, entry), begin(script, record.creation))
}

/** The same campaign taken back to a point: a record of its own, which the original knows nothing of. */
export const copiedAt = (record: CampaignRecord, count: number, title: string): CampaignRecord => ({
  ...record,
  title,
  entries: record.entries.slice(0, count),
  checks: record.checks.slice(0, count + 1),
  current: count === record.entries.length ? record.current : null,
})

const packed = (record: GameRecord): unknown => JSON.parse(writeRecord(record))

const written = (record: CampaignRecord): Entries => ({
  format: FORMAT,
  campaign: record.campaign,
  version: record.version,
  title: record.title,
  seed: record.creation.seed,
  mages: record.creation.mages.map(({ name, look }) => ({ name, look })),
  seats: record.creation.seats,
  entries: record.entries.map((entry) =>
    'battle' in entry
      ? { battle: packed(entry.battle), result: entry.result, date: entry.date }
      : 'answer' in entry
        ? entry.answer
        : { seats: entry.seats },
  ),
  checks: record.checks.join(''),
  ...(record.current === null ? {} : { current: packed(record.current) }),
})

const sumOf = (document: Entries): string => digits(textHash(JSON.stringify(document)))

/** A campaign as one file. */
export function writeCampaign(record: CampaignRecord): string {
  const document = written(record)
  return JSON.stringify({ ...document, sum: sumOf(document) })
}

const COUNT = 10_000
const names = listOfEach(text)
const counts = listOfEach(between(0, COUNT))
const resultShape: Shape<BattleResult> = object(
  {
    won: flag,
    outcome: text,
    rounds: between(0, COUNT),
    gravehold: between(0, COUNT),
    nemesisLife: between(0, COUNT),
    exhausted: counts,
    flawed: counts,
  },
  { marked: listOfEach(counts) },
)
const magesShape = listOfEach(object({ name: text, look: between(0, COUNT) }, {}))

const ENTRIES = [
  'format',
  'campaign',
  'version',
  'title',
  'seed',
  'mages',
  'seats',
  'entries',
  'checks',
  'current',
  'sum',
]

/** Reads a campaign that `writeCampaign` wrote; a foreign or damaged one is refused. */
export function readCampaign(script: Script, source: string): CampaignRecord {
  const document = parsed(source)
  if (document.format !== FORMAT || document.campaign !== script.id)
    throw new Refusal({
      en: 'this is not a campaign that can be read here',
      fr: 'ce n’est pas une campagne lisible ici',
    })
  const unknown = Object.keys(document).find((key) => !ENTRIES.includes(key))
  const { sum, ...rest } = document
  if (unknown !== undefined || sum !== sumOf(rest)) throw damaged()
  const creation = readCreation(script, {
    seed: text(document.seed, 'seed'),
    mages: magesShape(document.mages, 'mages'),
    seats: names(document.seats, 'seats'),
  })
  const list = Array.isArray(document.entries) ? document.entries : []
  const checks = text(document.checks, 'checks').match(/.{8}/g) ?? []
  const record: CampaignRecord = {
    campaign: script.id,
    version: between(1, COUNT)(document.version, 'version'),
    title: text(document.title, 'title'),
    creation,
    entries: list.map(readEntry),
    checks,
    current: document.current === undefined ? null : unpacked(document.current),
  }
  if (checks.length !== list.length + 1) throw damaged()
  return record
}

/** What a campaign is made from, or one sentence about what is wrong with it. */
export function readCreation(script: Script, creation: Creation): Creation {
  const { mages, seats } = creation
  const { least, most } = script.players
  if (mages.length < least || mages.length > most || seats.length !== mages.length)
    throw new Refusal(
      {
        en: `a campaign has ${least} to ${most} mages and a player for each`,
        fr: `une campagne a de ${least} à ${most} mages et quelqu’un pour jouer chacun d’eux`,
      },
      'mages',
    )
  mages.forEach(({ name, look }, i) => {
    if (name.trim() === '' || name.length > LONGEST_NAME)
      throw new Refusal(
        {
          en: `a name has 1 to ${LONGEST_NAME} letters`,
          fr: `un nom a de 1 à ${LONGEST_NAME} lettres`,
        },
        `mages[${i}].name`,
      )
    if (mages.some((other, j) => j < i && other.name === name))
      throw new Refusal(
        { en: `two mages are called ${name}`, fr: `deux mages s’appellent ${name}` },
        `mages[${i}].name`,
      )
    if (look >= script.looks || mages.some((other, j) => j < i && other.look === look))
      throw new Refusal(
        {
          en: `each mage takes another look, 1 to ${script.looks}`,
          fr: `chaque mage prend une autre apparence, de 1 à ${script.looks}`,
        },
        `mages[${i}].look`,
      )
  })
  return creation
}

export const LONGEST_NAME = 24

function parsed(source: string): Entries {
  let document: unknown
  try {
    document = JSON.parse(source)
  } catch {
    throw damaged()
  }
  if (!isEntries(document) || isTooDeep(document)) throw damaged()
  return document
}

const damaged = (): Refusal =>
  new Refusal({
    en: 'this campaign is damaged: its checksum does not match what is in it',
    fr: 'cette campagne est abîmée\u00a0: sa somme de contrôle ne correspond pas à son contenu',
  })

const unpacked = (value: unknown): GameRecord => readRecord(JSON.stringify(value))

function readEntry(value: unknown, i: number): Entry {
  const place = `entries[${i}]`
  if (typeof value === 'number') return { answer: between(0, COUNT)(value, place) }
  if (!isEntries(value))
    throw new Refusal(
      {
        en: 'expected an answer, seats or a battle',
        fr: 'il faut une réponse, des places ou une bataille',
      },
      place,
    )
  if (value.seats !== undefined) return { seats: names(value.seats, `${place}.seats`) }
  return {
    battle: unpacked(value.battle),
    result: resultShape(value.result, `${place}.result`),
    date: text(value.date, `${place}.date`),
  }
}
