import type { ComponentChildren } from 'preact'
import type { CampaignShown } from '../../campaign/view.ts'
import { Card } from '../card/Card.tsx'
import { pageGames } from '../games/index.ts'
import { useCards } from '../page/library.ts'
import { speaking } from '../page/words.ts'
import { GAMES } from '../source/source.ts'
import { campaignWords } from './words.ts'

const w = speaking(campaignWords)
/** The game whose cards a campaign is played with. */
const GAME = GAMES.find((id) => pageGames[id].hasCampaign)!

interface PileProps {
  readonly id: string
  readonly tag?: ComponentChildren
  readonly choose?: { readonly label: string; readonly act: () => void }
  readonly pressed?: boolean
  readonly class?: string
}

/** A card of the game by its id; the back of one until its words have come. */
export function Pile({ id, tag, choose, pressed, class: extra }: PileProps) {
  const cards = useCards(GAME)
  const entry = cards.get(id)
  if (entry === undefined) return cards.size === 0 ? <span class="card-awaited" /> : null
  return (
    <Card
      entry={entry}
      tag={tag}
      {...(choose === undefined ? {} : { choose: { ...choose, light: true } })}
      {...(pressed === undefined ? {} : { pressed })}
      {...(extra === undefined ? {} : { class: extra })}
    />
  )
}

export function SupplyPiles({ supply }: Pick<CampaignShown, 'supply'>) {
  const { supply: title, nine, refined } = w.value
  return (
    <section class="supply-piles slab" aria-labelledby="supply">
      <div class="head">
        <h2 id="supply">{title}</h2>
        <small>{nine}</small>
      </div>
      <ul class="market-piles">
        {supply.map((pile) => (
          <li key={pile.id}>
            <Pile id={pile.id} {...(pile.refined ? { tag: refined } : {})} />
            {pile.refined && <span class="unseen">{refined}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Banished({ banished }: Pick<CampaignShown, 'banished'>) {
  const { banished: title, nothingBanished } = w.value
  return (
    <section class="gone slab" aria-labelledby="banished">
      <div class="head">
        <h2 id="banished">{title}</h2>
        <small>{banished.length}</small>
      </div>
      {banished.length === 0 ? (
        <p class="quiet">{nothingBanished}</p>
      ) : (
        <ul class="market-piles">
          {banished.map((id) => (
            <li key={id}>
              <Pile id={id} class="spent" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export function Pool({ pool }: Pick<CampaignShown, 'pool'>) {
  const { pool: title, poolNote, noPool, evolved: grown } = w.value
  return (
    <section class="campaign-pool slab" aria-labelledby="pool">
      <div class="head">
        <h2 id="pool">{title}</h2>
        <small>{poolNote}</small>
      </div>
      {pool.length === 0 ? (
        <p class="quiet">{noPool}</p>
      ) : (
        <ul class="market-piles">
          {pool.map(({ id, evolved }) => (
            <li key={id}>
              <Pile id={id} {...(evolved ? { tag: grown } : {})} />
              {evolved && <span class="unseen">{grown}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
