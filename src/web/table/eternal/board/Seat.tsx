import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Glyph, type GlyphName } from '../../../card/glyphs.tsx'
import { Icon } from '../../../card/Picture.tsx'
import { Pip } from '../../../card/Rich.tsx'
import { Said } from '../../../page/Said.tsx'
import { numeral, speaking } from '../../../page/words.ts'
import type { SeenPlayer } from '../view.ts'
import { SEAT_PICTURES } from '../words/signs.ts'
import { eternalWords } from '../words/words.ts'
import { Badges } from './Badges.tsx'
import { doAt, type Places } from './places.ts'

const w = speaking(eternalWords)

interface SeatProps {
  readonly player: SeenPlayer
  readonly name: string
  /** Below, where whoever looks sits. */
  readonly mine: boolean
  /** She does sit there, and does not only watch. */
  readonly own: boolean
  readonly theirTurn: boolean
  readonly places: Places
  readonly aimed: boolean
  /** What an attack will leave of the health. */
  readonly then: ComponentChildren
  readonly open: (what: 'void' | 'market') => void
}

const FACTIONS = { F: 'fire', T: 'time', J: 'justice', P: 'primal', S: 'shadow' } as const

/** One player: health and armor, power, influence, and how many cards lie where. */
export function Seat({ player, name, mine, own, theirTurn, places, aimed, then, open }: SeatProps) {
  const { seat, health, armor, power, maxPower, influence, skills, deck, hand } = player
  const place = `player/${seat}`
  const lit = places.at(place)
  const inHand = typeof hand === 'number' ? hand : hand.length
  const face = (
    <>
      <Icon name={SEAT_PICTURES[seat === 1 ? 1 : 0]} />
      {lit?.key !== undefined && <kbd class="c-key">{lit.key}</kbd>}
    </>
  )
  return (
    <section
      class={`seat slab ${mine ? 'me' : 'foe'} ${aimed ? 'aimed' : ''} ${theirTurn ? 'turn' : ''}`}
      aria-label={w.value.seatOf(name)}
    >
      {lit === undefined ? (
        <span class="face" data-place={place}>
          {face}
        </span>
      ) : (
        <button type="button" class="face can" data-place={place} onClick={() => doAt(lit, null, place)}>
          <Said as={lit.acts[0]!.title}>{face}</Said>
        </button>
      )}
      <span class="seat-name">{name}</span>
      {theirTurn && <span class="whose">{own ? w.value.yourTurn : w.value.theirTurn}</span>}
      <span class="vital">
        <Vital glyph="life" value={health} words={w.value.health} />
        {armor > 0 && <Vital glyph="armor" value={armor} words={w.value.armor} />}
        {(!mine || typeof hand === 'number') && (
          <span class="backs" data-zone="hand">
            {Array.from({ length: Math.max(1, Math.min(inHand, 4)) }, (_, i) => (
              <i key={i} />
            ))}
            <b>{inHand}</b>
            <span class="in-hand">{w.value.hand}</span>
          </span>
        )}
      </span>
      {then}
      <Stones now={power} most={maxPower} />
      <ul class="influence" aria-label={w.value.influence}>
        {(['F', 'T', 'J', 'P', 'S'] as const).map((letter) => {
          const n = [...influence].filter((each) => each === letter).length
          return (
            <li key={letter} class={n === 0 ? 'none' : ''}>
              <Pip faction={FACTIONS[letter]} />
              {n}
            </li>
          )
        })}
      </ul>
      <span class="counts">
        <span>
          <Glyph name="deck" />
          <b>{deck}</b> {w.value.deck}
        </span>
        <button type="button" class="plain" onClick={() => open('void')}>
          <Said as={w.value.open(w.value.void, player.void.length)}>
            <Glyph name="void" />
            <b>{player.void.length}</b> {w.value.void}
          </Said>
        </button>
      </span>
      <Badges skills={skills} />
    </section>
  )
}

/** A number with what it changed by for a while. */
function Vital({
  glyph,
  value,
  words,
}: {
  readonly glyph: GlyphName
  readonly value: number
  readonly words: string
}) {
  const before = useRef(value)
  const [delta, setDelta] = useState(0)
  useEffect(() => {
    const change = value - before.current
    before.current = value
    if (change === 0) return
    setDelta(change)
    const timer = setTimeout(() => setDelta(0), 2400)
    return () => clearTimeout(timer)
  }, [value])
  return (
    <span>
      <Glyph name={glyph} />
      <b>{numeral(value)}</b>
      <span class="unseen">{words}</span>
      {delta !== 0 && (
        <span class={`delta ${delta > 0 ? 'good' : ''}`} aria-hidden="true">
          {delta > 0 ? `+${delta}` : `−${-delta}`}
        </span>
      )}
    </span>
  )
}

const MOST_STONES = 12

/** Power as stones that are lit until they are spent. */
function Stones({ now, most }: { readonly now: number; readonly most: number }) {
  const shown = Math.min(Math.max(now, most), MOST_STONES)
  return (
    <span class="stones" role="img" aria-label={w.value.power(now, most)}>
      {Array.from({ length: shown }, (_, i) => (
        <i key={i} class={i < now ? 'on' : ''} />
      ))}
      <b>
        {now}/{most}
      </b>
    </span>
  )
}
