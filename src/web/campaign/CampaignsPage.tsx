import { useSignal } from '@preact/signals'
import { Icon } from '../card/Picture.tsx'
import { go, to } from '../page/route.ts'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import { Segments } from '../setup/Segments.tsx'
import { newId } from '../source/store.ts'
import './campaign.css'
import { onlineCampaignWords } from '../online/campaign/campaign-words.ts'
import { CampaignLine } from './client.ts'
import { Portrait } from './Party.tsx'
import { BOX } from './pictures.ts'
import type { CampaignView } from './protocol.ts'
import { SealedRoad } from './Road.tsx'
import { SeatSelect } from './SeatSelect.tsx'
import {
  cannotKeepCampaigns,
  damagedCampaigns,
  forgetCampaign,
  keepCampaign,
  savedCampaigns,
} from './store.ts'
import { campaignWords } from './words.ts'

const w = speaking(campaignWords)
const o = speaking(onlineCampaignWords)

const NAMES = ['Ysel', 'Toran', 'Maro', 'Ilka'] as const
const COUNTS = [
  ['1', '1'],
  ['2', '2'],
  ['3', '3'],
  ['4', '4'],
] as const
type Count = (typeof COUNTS)[number][0]
const LARGEST_FILE = 16 * 1024 * 1024

/** Asks a worker of its own for a campaign, keeps it, and goes there. */
async function take(ask: (line: CampaignLine) => Promise<CampaignView>): Promise<string | null> {
  const line = new CampaignLine()
  try {
    const { title, text, score, over } = await ask(line)
    const id = newId()
    keepCampaign({ id, title, text, battles: score.length, over, at: Date.now() })
    go(['campaign', id])
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    line.close()
  }
}

/** All campaigns of this browser, and a new one. */
export function CampaignsPage() {
  const campaigns = useSignal(savedCampaigns())
  const asked = useSignal<string | null>(null)
  const problem = useSignal<string | null>(null)
  const broken = damagedCampaigns.value.length
  const forget = (id: string) => {
    if (asked.value !== id) {
      asked.value = id
      return
    }
    forgetCampaign(id)
    campaigns.value = savedCampaigns()
  }
  const open = async (file: File | undefined) => {
    if (file === undefined || file.size > LARGEST_FILE) return
    const text = await file.text()
    problem.value = await take((line) => line.call('open', text, lang.peek()))
  }
  return (
    <main class="page campaigns">
      <div class="campaigns-head">
        <h1>{w.value.title}</h1>
        <p class="quiet">{w.value.pitch}</p>
      </div>
      <SealedRoad />
      {broken > 0 && <p role="status">{w.value.damaged(broken)}</p>}
      {cannotKeepCampaigns.value && <p role="status">{w.value.cannotKeep}</p>}
      {problem.value !== null && <p role="alert">{problem.value}</p>}
      {campaigns.value.length > 0 && (
        <section class="campaigns-kept" aria-labelledby="yours">
          <h2 id="yours">{w.value.yours}</h2>
          <ul class="campaign-list">
            {campaigns.value.map(({ id, title, battles, over }) => (
              <li key={id} class="slab">
                <a href={to(['campaign', id])}>
                  <Icon name={BOX} />
                  {title}
                  <small>
                    {w.value.battles(battles)}
                    {over && `, ${w.value.over}`}
                  </small>
                </a>
                <button type="button" class="button calm" onClick={() => forget(id)}>
                  {asked.value === id ? w.value.sure(title) : w.value.forget(title)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <NewCampaign
        say={(words) => {
          problem.value = words
        }}
      />
      <section class="slab other-ways" aria-labelledby="others">
        <h2 id="others">{w.value.otherWays}</h2>
        <a class="button" href={to(['c'])}>
          {o.value.withFriends}
        </a>
        <label class="field import">
          <span>{w.value.import}</span>
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
          />
        </label>
      </section>
    </main>
  )
}

function NewCampaign({ say }: { readonly say: (problem: string | null) => void }) {
  const count = useSignal<Count>('2')
  const names = useSignal<readonly string[]>(NAMES)
  const seats = useSignal<readonly string[]>(NAMES.map(() => 'person'))
  const changed = (list: readonly string[], i: number, value: string) =>
    list.map((each, k) => (k === i ? value : each))
  const begin = async () => {
    const chosen = names.value.slice(0, Number(count.value))
    say(
      await take((line) =>
        line.call(
          'create',
          {
            title: chosen.join(', '),
            seed: newId(),
            names: chosen,
            seats: seats.value.slice(0, Number(count.value)),
          },
          lang.peek(),
        ),
      ),
    )
  }
  return (
    <form
      class="slab new-campaign"
      aria-labelledby="new"
      onSubmit={(event) => {
        event.preventDefault()
        void begin()
      }}
    >
      <h2 id="new">{w.value.begin}</h2>
      <Segments
        label={w.value.players}
        shown
        name="mages"
        values={COUNTS}
        value={count.value}
        change={(n) => {
          count.value = n
        }}
      />
      {names.value.slice(0, Number(count.value)).map((name, i) => (
        <div key={i} class={`mage-row look-${i}`}>
          <Portrait look={i} />
          <label class="field">
            <span>{w.value.name(i + 1)}</span>
            <input
              value={name}
              maxLength={24}
              required
              onInput={({ currentTarget }) => {
                names.value = changed(names.value, i, currentTarget.value)
              }}
            />
          </label>
          <SeatSelect
            label={w.value.seat(name)}
            value={seats.value[i]!}
            change={(seat) => {
              seats.value = changed(seats.value, i, seat)
            }}
          />
        </div>
      ))}
      <button type="submit" class="go">
        {w.value.begin}
      </button>
    </form>
  )
}
