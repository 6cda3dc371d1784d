import type { ComponentChildren } from 'preact'
import { influenceInWords } from '../../games/eternal/text/plain.ts'
import { speaking } from '../page/words.ts'
import { Glyph, type GlyphName, glyphPath } from './glyphs.tsx'
import { cardWords } from './words.ts'

const w = speaking(cardWords)

const FACTIONS = { F: 'fire', T: 'time', J: 'justice', P: 'primal', S: 'shadow' } as const
export type Faction = (typeof FACTIONS)[keyof typeof FACTIONS]

export const LETTERS: Readonly<Record<Faction, string>> = {
  fire: 'F',
  time: 'T',
  justice: 'J',
  primal: 'P',
  shadow: 'S',
}

/** A faction is a shape, a letter and a colour, in that order of importance. */
export function Pip({ faction }: { readonly faction: Faction }) {
  return (
    <svg
      class="pip"
      viewBox="0 0 24 24"
      role="img"
      aria-label={w.value.factions[faction]}
      style={{ color: `var(--${faction})` }}
    >
      <path d={glyphPath(faction as GlyphName)} fill="currentColor" stroke="#0009" />
      <text x="12" y={faction === 'fire' ? 20 : 16.8} text-anchor="middle">
        {LETTERS[faction]}
      </text>
    </svg>
  )
}

const isLetter = (mark: string): mark is keyof typeof FACTIONS => mark in FACTIONS

/** A number, its sign and the stop after it never part at the end of a line. */
const MARK = /([\d+−-]*[\u00a0 ]?)\{(ae|[FTJPS])\}([.,:;)]?)/g

export interface RichProps {
  readonly text: string
  /** How a number is shown, where it is more than its figures. */
  readonly number?: ((figures: string, key: string) => ComponentChildren) | undefined
}

/** A sentence of the engine with its signs drawn: {ae} is aether, {F} and its like are influence. */
export function Rich({ text, number: shown }: RichProps) {
  const plain = (words: string, at: number): ComponentChildren =>
    shown === undefined || !/\d/.test(words)
      ? words
      : words.split(/(\d+)/).map((part, i) => (i % 2 === 0 ? part : shown(part, `${at} ${i}`)))
  const parts: ComponentChildren[] = []
  let done = 0
  for (const found of text.matchAll(MARK)) {
    const [whole, number = '', mark = '', stop = ''] = found
    parts.push(plain(text.slice(done, found.index), done))
    parts.push(
      <span class="nb" key={found.index}>
        {plain(number.trimEnd(), found.index)}
        {isLetter(mark) ? (
          <Pip faction={FACTIONS[mark]} />
        ) : (
          <>
            <Glyph name="aether" />
            <span class="unseen"> {w.value.aether}</span>
          </>
        )}
        {stop}
      </span>,
    )
    done = found.index + whole.length
  }
  parts.push(plain(text.slice(done), done))
  return <>{parts}</>
}

/** The same sentence for those who listen, and for places where only letters can stand. */
export function inLetters(text: string): string {
  const { aether, factions } = w.value
  return influenceInWords(text.replaceAll('{ae}', aether), {
    F: factions.fire,
    T: factions.time,
    J: factions.justice,
    P: factions.primal,
    S: factions.shadow,
  })
}

const LABEL = /^([\p{Lu}\p{L} ’'\d]{2,28}?[\u00a0 ]?:)([\s\S]*)$/u

/** Rules text: one paragraph a line, what stands before a colon set off, OR between two lines. */
export function RulesText({ text }: { readonly text: string }) {
  return (
    <>
      {text.split('\n').map((line, i) => {
        const label = LABEL.exec(line)
        const or = line === 'OR' || line === 'OU'
        return (
          <span key={i} class={or ? 'c-or' : undefined}>
            {label === null ? (
              <Rich text={line} />
            ) : (
              <>
                <b>{label[1]}</b>
                <Rich text={label[2]!} />
              </>
            )}
          </span>
        )
      })}
    </>
  )
}
