import { Glyph, type GlyphName } from '../../card/glyphs.tsx'
import { Rich } from '../../card/Rich.tsx'
import { Said } from '../../page/Said.tsx'
import { speaking } from '../../page/words.ts'
import type { Undo } from '../../source/source.ts'
import { tableWords } from '../words.ts'
import { longOf } from './Reason.tsx'
import type { Slot } from './slots.ts'

const w = speaking(tableWords)

interface ToolsProps {
  readonly slots: readonly Slot[]
  readonly undo: () => void
  readonly undoable: Undo
  readonly hint: () => void
  readonly log: () => void
  readonly keys: () => void
  readonly menu: () => void
}

/** What can be done at any time; on a phone the answer that goes on stands here, at the thumb. */
export function Tools({ slots, undo, undoable, hint, log, keys, menu }: ToolsProps) {
  const words = w.value
  const going = slots.find(({ confirms }) => confirms)
  const tool = (glyph: GlyphName, title: string, key: string, act: () => void, more = '') => (
    <button
      type="button"
      class={`tool ${glyph === 'help' ? 'for-keys' : ''}`}
      title={`${title}${more}`}
      onClick={act}
    >
      <Said as={`${title}${more}`}>
        <Glyph name={glyph} />
        <span>{title}</span>
        <kbd class="calm">{key}</kbd>
      </Said>
    </button>
  )
  return (
    <div class="tools" role="toolbar" aria-label={words.tools}>
      {/* Its place is kept while nothing goes on: nothing else comes under the thumb. */}
      <button
        type="button"
        class={`tool thumb ${longOf(going?.title)}`}
        disabled={going === undefined}
        onClick={() => going?.run()}
      >
        {going === undefined ? '…' : <Rich text={going.title} />}
      </button>
      {tool('undo', words.undo, 'U', undo, undoable === 'free' ? '' : ` – ${words.undoStops[undoable]}`)}
      {tool('hint', words.hint, 'H', hint)}
      {tool('log', words.log, 'L', log)}
      {tool('help', words.keys, '?', keys)}
      {tool('menu', words.menu, 'M', menu)}
    </div>
  )
}
