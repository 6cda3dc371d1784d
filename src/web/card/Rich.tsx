import type { ComponentChildren } from 'preact'
import type { CardEntry } from '../../language/face.ts'
import { figuresIn, marksInWords, spansOf } from '../../language/text/marks.ts'
import { speaking } from '../page/words.ts'
import { Glyph, glyphPath } from './glyphs.tsx'
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
      <path d={glyphPath(faction)} fill="currentColor" stroke="#0009" />
      <text x="12" y={faction === 'fire' ? 20 : 16.8} text-anchor="middle">
        {LETTERS[faction]}
      </text>
    </svg>
  )
}

const isLetter = (mark: string): mark is keyof typeof FACTIONS => mark in FACTIONS

export interface RichProps {
  readonly text: string
  /** How a number is shown, where it is more than its figures. */
  readonly number?: ((figures: string, key: string) => ComponentChildren) | undefined
}

/** A sentence of the engine with its signs drawn: {ae} is aether, {F} and its like are influence. */
export function Rich({ text, number: shown }: RichProps) {
  const plain = (words: string, at: number): ComponentChildren =>
    shown === undefined
      ? words
      : figuresIn(words).map((part, i) => (i % 2 === 0 ? part : shown(part, `${at} ${i}`)))
  return (
    <>
      {spansOf(text).map((span, at) =>
        typeof span === 'string' ? (
          plain(span, at)
        ) : (
          <span class="nb" key={at}>
            {plain(span.number, at)}
            <Sign mark={span.mark} />
            {span.stop}
          </span>
        ),
      )}
    </>
  )
}

function Sign({ mark }: { readonly mark: string }) {
  if (isLetter(mark)) return <Pip faction={FACTIONS[mark]} />
  if (mark !== 'ae') return <>{`{${mark}}`}</>
  return (
    <>
      <Glyph name="aether" />
      <span class="unseen"> {w.value.aether}</span>
    </>
  )
}

/** The same sentence for those who listen, and for places where only letters can stand. */
export function inLetters(text: string): string {
  const { aether, factions } = w.value
  return marksInWords(text, {
    ae: aether,
    F: factions.fire,
    T: factions.time,
    J: factions.justice,
    P: factions.primal,
    S: factions.shadow,
  })
}

/** Rules text: one paragraph a line, its label set off, OR between two lines. */
export function RulesText({ entry: { text, lines = [{ text }] } }: { readonly entry: CardEntry }) {
  return (
    <>
      {lines.map((line, i) => (
        <span key={i} class={line.or && 'c-or'}>
          {line.label !== undefined && (
            <>
              <b>
                <Rich text={line.label} />
              </b>{' '}
            </>
          )}
          <Rich text={line.text} />
        </span>
      ))}
    </>
  )
}
