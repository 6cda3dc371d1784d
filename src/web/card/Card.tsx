import type { ComponentChildren, JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import type { CardEntry, Sum } from '../../language/face.ts'
import type { WhyNot } from '../../language/label.ts'
import { gameIdOf } from '../games/game-id.ts'
import { pageGames } from '../games/index.ts'
import { speaking } from '../page/words.ts'
import type { GameId } from '../source/source.ts'
import type { GroundName } from './art.ts'
import { Glyph, type GlyphName, glyphPath } from './glyphs.tsx'
import { clipPolygon, type Kind, kindOf, svgPoints } from './kinds.ts'
import { Engraving, Icon } from './Picture.tsx'
import { type Choosing, type Peeked, peekHandlers } from './peek.ts'
import { pictureOf } from './pictures/index.ts'
import { type Faction, inLetters, LETTERS, Pip, RulesText } from './Rich.tsx'
import './card.css'
import { cardWords, kindWord } from './words.ts'

const w = speaking(cardWords)

export const ROMAN = ['0', 'I', 'II', 'III', 'IV'] as const

/** A skill or state that stands on a small face as a picture. */
export interface Badge {
  readonly icon: string
  readonly name: string
}

export interface CardProps {
  readonly entry: CardEntry
  /** Numbers as they are now, where they differ from what is printed: cost, life, power, strength ... */
  readonly now?: Readonly<Record<string, number>>
  readonly badges?: readonly Badge[]
  /** It can be chosen: what choosing it does, in words, and what happens. */
  readonly choose?: Choosing & { readonly key?: string | undefined }
  /** It opens something and is no answer: no light. */
  readonly quiet?: boolean
  /** Asks the engine why it cannot be chosen. */
  readonly why?: () => Promise<WhyNot | null>
  /** More words in the peek. */
  readonly note?: string | undefined
  /** Where its numbers come from, for the peek. */
  readonly numbers?: (() => Promise<readonly Sum[]>) | undefined
  /** It is one of several that are chosen together. */
  readonly pressed?: boolean
  readonly count?: number
  readonly tag?: ComponentChildren
  /** `dim`: out of reach; `spent`: has done its work; `grows`: as high as its words need. */
  readonly class?: string
  /** A name for its place on the table, by which it is followed when it moves. */
  readonly place?: string
  readonly style?: JSX.CSSProperties
}

/** The five factions in the order of the game. */
const ORDER: readonly Faction[] = ['fire', 'time', 'justice', 'primal', 'shadow']

const factionsOf = ({ influence = '' }: CardEntry): readonly (readonly [Faction, number])[] =>
  ORDER.flatMap((faction) => {
    const n = [...influence].filter((letter) => letter === LETTERS[faction]).length
    return n > 0 ? [[faction, n] as const] : []
  })

/** Two colours: a kind has one, a card of two factions has both. */
function tints(entry: CardEntry, kind: Kind): readonly [string, string] {
  if (entry.influence === undefined) return [entry.type, entry.type]
  const [first, second] = factionsOf(entry)
  const one = first?.[0] ?? (kind.foe === true ? 'attack' : 'factionless')
  return [one, second?.[0] ?? one]
}

function groundOf(entry: CardEntry, kind: Kind): GroundName {
  return factionsOf(entry)[0]?.[0] ?? kind.ground
}

const STATS: readonly (readonly [name: string, glyph: GlyphName])[] = [
  ['life', 'life'],
  ['shields', 'armor'],
  ['power', 'hourglass'],
  ['strength', 'strength'],
  ['health', 'life'],
  ['armor', 'armor'],
]

/** How much room the words need, for the size of their letters and of the picture: all in hundredths of the width. */
function roomOf({ text, lines = [{ text }] }: CardEntry, stats: boolean): string {
  const lengths = lines.map((line) => line.text.length + (line.label?.length ?? 0))
  const high = (size: number): number =>
    lengths.reduce((sum, n) => sum + Math.ceil((n * size) / 160) * size * 1.2, (lengths.length - 1) * 1.6)
  const left = stats ? 27 : 47
  if (text.length < 40 && high(8.6) <= left) return 'brief'
  if (high(7.4) <= left) return ''
  if (high(7) <= left) return 'tight'
  return high(7) <= left + 20 ? 'wordy' : 'wordy full'
}

/** Everything that the face says, as one sentence for those who listen. */
function spoken({ entry, now, count, choose }: CardProps): string {
  const { cost, numbers, tier, left } = w.value
  const game = gameIdOf(entry.game)
  const printed = entry.numbers ?? {}
  const price = now?.cost ?? entry.cost
  const said = [
    entry.name,
    kindWord(w.value, entry),
    price === null || pageGames[game].price.without.includes(entry.type) ? '' : `${price} ${cost[game]}`,
    printed.tier === undefined || printed.tier === 0 ? '' : tier(ROMAN[printed.tier] ?? ''),
    ...STATS.map(([name]) => {
      const n = now?.[name] ?? printed[name]
      return n === undefined ? '' : `${n} ${numbers[name]}`
    }),
    count === undefined ? '' : left(count),
    choose?.label ?? '',
  ]
    .filter((part) => part !== '')
    .join(', ')
  return entry.text === '' ? said : `${said}. ${inLetters(entry.text).replaceAll('\n', ' ')}`
}

/** One card. The same markup serves every size: the style shows more or less of it by its width. */
export function Card(props: CardProps) {
  const { entry, now, badges = [], choose, why, note, numbers, count, tag, place, style } = props
  const game = gameIdOf(entry.game)
  const kind = kindOf(game, entry.type)
  const [tint, tint2] = tints(entry, kind)
  // Most faces stay as they are from one question to the next: only those that changed are drawn.
  const face = useMemo(
    () => <Face entry={entry} kind={kind} now={now} badges={badges} />,
    [entry, w.value, JSON.stringify([now, badges])],
  )
  const peeked: Peeked = { entry, now, badges, why, note, numbers }
  const classes = [
    'card',
    game,
    kind.foe === true ? 'foe' : '',
    choose === undefined || props.quiet === true ? '' : 'can',
    props.pressed === true ? 'picked' : '',
    props.class ?? '',
  ]
  return (
    <button
      type="button"
      class={classes.join(' ')}
      aria-pressed={props.pressed}
      data-card={entry.id}
      data-place={place}
      style={{ '--tint': `var(--${tint})`, '--tint2': `var(--${tint2})`, ...style }}
      {...peekHandlers(peeked, choose)}
    >
      <span class="unseen">{spoken(props)}</span>
      {face}
      {count !== undefined && (
        <span class="c-count" aria-hidden="true">
          ×{count}
        </span>
      )}
      {tag !== undefined && (
        <span class="c-tag" aria-hidden="true">
          {tag}
        </span>
      )}
      {choose?.key !== undefined && (
        <span class="c-key" aria-hidden="true">
          <kbd>{choose.key}</kbd>
        </span>
      )}
    </button>
  )
}

type FaceProps = Pick<CardProps, 'entry'> &
  Required<Pick<CardProps, 'badges'>> & { readonly kind: Kind; readonly now: CardProps['now'] }

/** What is printed on a card, with its numbers as they are now. */
function Face({ entry, kind, now, badges }: FaceProps) {
  const printed = entry.numbers ?? {}
  const stats = STATS.filter(([name]) => printed[name] !== undefined || now?.[name] !== undefined)
  const room = roomOf(entry, stats.length > 0)
  const isWordy = room.startsWith('wordy')
  return (
    <span class={`c-in ${isWordy ? room : ''} ${stats.length > 0 ? 'stats' : ''}`} aria-hidden="true">
      <Art entry={entry} kind={kind} />
      <span class="c-mark" aria-hidden="true">
        <Glyph name={kind.glyph} />
      </span>
      <Head entry={entry} price={now?.cost ?? entry.cost} />
      <span class="c-type">
        <Glyph name={kind.glyph} />
        <span>
          {kindWord(w.value, entry)}
          {entry.kin !== undefined && entry.kin.length > 0 && <i> · {entry.kin.join(' ')}</i>}
        </span>
      </span>
      <span class={`c-text ${isWordy ? 'tight' : room}`}>
        {stats.length > 1 && <i class="c-beside" />}
        <RulesText entry={entry} />
      </span>
      {badges.length > 0 && (
        <span class={`c-badges ${badges.length > 3 ? 'crowd' : ''}`}>
          {badges.map(({ icon, name }) => (
            <span key={name} title={name}>
              <Icon name={icon} />
            </span>
          ))}
          {badges.length > 3 && <span class="more">+{badges.length - 2}</span>}
        </span>
      )}
      {stats.length > 0 && (
        <span class={`c-stats n${stats.length}`}>
          {stats.map(([name, glyph]) => (
            <Stat
              key={name}
              name={name}
              glyph={glyph}
              value={now?.[name] ?? printed[name] ?? 0}
              printed={printed[name]}
            />
          ))}
        </span>
      )}
    </span>
  )
}

function Art({ entry, kind }: { readonly entry: CardEntry; readonly kind: Kind }) {
  return (
    <>
      <span class="c-art" style={{ clipPath: clipPolygon(kind.outline) }}>
        <Engraving seed={entry.id} picture={pictureOf(entry)} ground={groundOf(entry, kind)} />
      </span>
      <svg class="c-window" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polygon points={svgPoints(kind.outline)} />
      </svg>
    </>
  )
}

function Head({ entry, price }: { readonly entry: CardEntry; readonly price: number | null }) {
  const factions = factionsOf(entry)
  const total = factions.reduce((sum, [, n]) => sum + n, 0)
  const tier = entry.numbers?.tier
  const { outline, without } = pageGames[gameIdOf(entry.game)].price
  return (
    <span class="c-head">
      {price !== null && !without.includes(entry.type) && (
        <span class="c-cost">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={outline} />
          </svg>
          <b>{price}</b>
        </span>
      )}
      {tier !== undefined && tier > 0 && <span class="c-tier">{ROMAN[tier]}</span>}
      <span class={`c-name ${entry.name.length > 15 ? 'long' : ''}`}>
        <span>{entry.name}</span>
      </span>
      {factions.length > 0 && (
        <span class="c-inf">
          {factions.flatMap(([faction, n]) =>
            total > 3 ? (
              <span class="many" key={faction}>
                <Pip faction={faction} />
                <b>{n}</b>
              </span>
            ) : (
              Array.from({ length: n }, (_, i) => <Pip key={`${faction}${i}`} faction={faction} />)
            ),
          )}
        </span>
      )}
    </span>
  )
}

interface StatProps {
  readonly name: string
  readonly glyph: GlyphName
  readonly value: number
  readonly printed: number | undefined
}

function Stat({ name, glyph, value, printed }: StatProps) {
  const changed = printed === undefined || printed === value ? '' : value < printed ? 'less' : 'more'
  return (
    <span class={`c-stat ${name} ${changed}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={glyphPath(glyph)} />
      </svg>
      <b>{value}</b>
    </span>
  )
}

/** A card that lies face down. */
export function CardBack({ game, style }: { readonly game: GameId; readonly style?: JSX.CSSProperties }) {
  return (
    <span class={`card back ${game}`} style={style} aria-hidden="true">
      <span class="c-in">
        <svg viewBox="0 0 100 140" aria-hidden="true">
          <g fill="none" stroke="currentColor">
            {[44, 40, 31, 28, 19].map((r, i) => (
              <circle key={r} cx="50" cy="70" r={r} stroke-width={i % 2 ? 0.6 : 1.6} />
            ))}
            {Array.from({ length: 24 }, (_, i) => {
              const a = (i / 24) * Math.PI * 2
              const point = (r: number) => `${50 + r * Math.cos(a)} ${70 + r * Math.sin(a)}`
              return <path key={a} stroke-width=".8" d={`M${point(i % 2 ? 31 : 20)}L${point(40)}`} />
            })}
            <path d="M6 6h88v128H6z" />
          </g>
        </svg>
      </span>
    </span>
  )
}
