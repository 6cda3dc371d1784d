import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Plain } from '../../../language/face.ts'
import { announce } from '../../page/announce.tsx'
import { speaking } from '../../page/words.ts'
import type { RemoteTable } from '../source/remote.ts'
import { elementOf, readThing, type TableThing, wordsOf } from './pointed-thing.ts'
import { toolsWords } from './tools-words.ts'

const w = speaking(toolsWords)

/** More of them at all moments of a game show nothing any more. */
const MOST_ARROWS = 40

/** Somebody points at something after so many answers. */
interface Arrow {
  readonly seat: number
  readonly at: number
  readonly thing: TableThing
}

/** What somebody's page has sent may be anything. */
function readArrow({ seat, ref }: { readonly seat: number; readonly ref: Plain }): Arrow | null {
  const thing = readThing(ref)
  if (thing === null || typeof ref !== 'object' || ref === null || !('at' in ref)) return null
  return typeof ref.at === 'number' ? { seat, at: ref.at, thing } : null
}

const isSame = (a: Arrow, b: Arrow): boolean =>
  a.seat === b.seat && a.at === b.at && a.thing.kind === b.thing.kind && a.thing.name === b.thing.name

interface Drawn {
  readonly name: string
  readonly box: DOMRect
}

interface ArrowsProps {
  readonly remote: RemoteTable
  readonly nameOf: (seat: number) => string
  readonly at: number
}

/**
 * What people point at while they look back together. An arrow belongs to its moment: it is there again whenever that is
 * shown, until whoever made it points at the same once more. Nobody keeps them but the pages that are here.
 */
export function Arrows({ remote, nameOf, at }: ArrowsProps) {
  const arrows = useSignal<readonly Arrow[]>([])
  const drawn = useSignal<readonly Drawn[]>([])
  const said = useRef(new WeakSet<Arrow>())
  const pointed = remote.conversation.pointed.value
  useEffect(() => {
    const arrow = pointed === null ? null : readArrow(pointed)
    if (arrow === null) return
    const before = arrows.peek()
    const others = before.filter((each) => !isSame(each, arrow))
    arrows.value = others.length < before.length ? others : [...before, arrow].slice(-MOST_ARROWS)
  }, [pointed])
  const here = arrows.value.filter((arrow) => arrow.at === at)
  useEffect(() => {
    const draw = (): void => {
      drawn.value = here.flatMap(({ seat, thing }) => {
        const element = elementOf(thing)
        return element === null ? [] : [{ name: nameOf(seat), box: element.getBoundingClientRect() }]
      })
    }
    for (const arrow of here) {
      if (said.current.has(arrow)) continue
      said.current.add(arrow)
      const [name, element] = [nameOf(arrow.seat), elementOf(arrow.thing)]
      announce(element === null ? w.value.pointsElsewhere(name) : w.value.pointsAt(name, wordsOf(element)))
      element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    draw()
    addEventListener('resize', draw)
    addEventListener('scroll', draw, { capture: true, passive: true })
    return () => {
      removeEventListener('resize', draw)
      removeEventListener('scroll', draw, { capture: true })
    }
  }, [arrows.value, at])
  return (
    <>
      {drawn.value.map(({ name, box }, i) => (
        <div
          key={i}
          class="pointed-at kept-arrow"
          aria-hidden="true"
          style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
        >
          <span>{name}</span>
        </div>
      ))}
    </>
  )
}
