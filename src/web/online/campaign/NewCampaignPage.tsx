import { useSignal } from '@preact/signals'
import type { WantedSeat } from '../../../table/wire/api.ts'
import { go } from '../../page/route.ts'
import { speaking } from '../../page/words.ts'
import { Entrance } from '../lobby/Entrance.tsx'
import { keepInvitation } from '../room/host.ts'
import { campaignApi } from './campaign-api.ts'
import { onlineCampaignWords } from './campaign-words.ts'

const w = speaking(onlineCampaignWords)

const NAMES = ['Ysel', 'Toran', 'Maro', 'Ilka'] as const
const WHO = ['me', 'open', 'bot'] as const
type Who = (typeof WHO)[number]

const seatOf = (who: Who): WantedSeat => (who === 'bot' ? { who, bot: 'search:normal' } : { who })

/** How many mages a campaign in a file has; the server reads all the rest. */
function magesIn(text: string): number {
  try {
    const { mages } = JSON.parse(text)
    return Array.isArray(mages) ? mages.length : 0
  } catch {
    return 0
  }
}

/** A new campaign for people elsewhere, or one that goes on from a file. */
export function NewCampaignPage() {
  return (
    <Entrance title={w.value.make}>
      <Form />
    </Entrance>
  )
}

function Form() {
  const title = useSignal(w.value.usualTitle)
  const pace = useSignal<'relaxed' | 'days'>('relaxed')
  const mages = useSignal<readonly { readonly name: string; readonly who: Who }[]>([
    { name: NAMES[0], who: 'me' },
    { name: NAMES[1], who: 'open' },
  ])
  const problem = useSignal<string | null>(null)
  const make = async (
    of: { readonly names: readonly string[] } | { readonly text: string },
    who: readonly Who[],
  ) => {
    try {
      const { campaign, key } = await campaignApi.make({
        title: title.value.trim(),
        pace: pace.value,
        ...of,
        seats: who.map(seatOf),
      })
      keepInvitation(campaign.id, key)
      go(['c', campaign.id])
    } catch (error) {
      problem.value = (error as Error).message
    }
  }
  const bring = async (file: File | undefined) => {
    if (file === undefined) return
    const text = await file.text()
    const count = Math.max(1, magesIn(text))
    await make(
      { text },
      Array.from({ length: count }, (_, i) => (i === 0 ? 'me' : 'open')),
    )
  }
  const change = (at: number, to: Partial<{ name: string; who: Who }>) => {
    mages.value = mages.value.map((mage, i) => (i === at ? { ...mage, ...to } : mage))
  }
  const names: Readonly<Record<Who, string>> = { me: w.value.me, open: w.value.open, bot: w.value.bot }
  return (
    <main class="page online new-campaign">
      <h1>{w.value.make}</h1>
      <p class="lead">{w.value.makeHint}</p>
      {problem.value !== null && <p role="alert">{problem.value}</p>}
      <form
        class="slab"
        onSubmit={(event) => {
          event.preventDefault()
          void make(
            { names: mages.value.map(({ name }) => name) },
            mages.value.map(({ who }) => who),
          )
        }}
      >
        <label class="field">
          <span>{w.value.title}</span>
          <input
            type="text"
            maxLength={60}
            value={title.value}
            onInput={({ currentTarget }) => {
              title.value = currentTarget.value
            }}
          />
        </label>
        <label class="field">
          <span>{w.value.pace}</span>
          <select
            value={pace.value}
            onChange={({ currentTarget }) => {
              pace.value = currentTarget.value === 'days' ? 'days' : 'relaxed'
            }}
          >
            <option value="relaxed">{w.value.paces.relaxed}</option>
            <option value="days">{w.value.paces.days}</option>
          </select>
        </label>
        <label class="field">
          <span>{w.value.mages}</span>
          <select
            value={mages.value.length}
            onChange={({ currentTarget }) => {
              const count = Number(currentTarget.value)
              mages.value = NAMES.slice(0, count).map((name, i) => mages.value[i] ?? { name, who: 'open' })
            }}
          >
            {NAMES.map((name, i) => (
              <option key={name} value={i + 1}>
                {i + 1}
              </option>
            ))}
          </select>
        </label>
        {mages.value.map(({ name, who }, i) => (
          <div key={i} class="mage-line">
            <label class="field">
              <span>{w.value.mage(i + 1)}</span>
              <input
                type="text"
                required
                maxLength={24}
                value={name}
                onInput={({ currentTarget }) => change(i, { name: currentTarget.value })}
              />
            </label>
            <label class="field">
              <span>{w.value.who(name)}</span>
              <select
                value={who}
                onChange={({ currentTarget }) =>
                  change(i, { who: WHO.find((each) => each === currentTarget.value) ?? 'open' })
                }
              >
                {WHO.map((each) => (
                  <option key={each} value={each}>
                    {names[each]}
                  </option>
                ))}
              </select>
            </label>
          </div>
        ))}
        <button type="submit" class="go">
          {w.value.begin}
        </button>
      </form>
      <section class="slab" aria-labelledby="bring">
        <h2 id="bring">{w.value.bring}</h2>
        <p id="bring-hint">{w.value.bringHint}</p>
        <input
          type="file"
          accept=".json,application/json"
          aria-labelledby="bring"
          aria-describedby="bring-hint"
          onChange={({ currentTarget }) => void bring(currentTarget.files?.[0])}
        />
      </section>
    </main>
  )
}
