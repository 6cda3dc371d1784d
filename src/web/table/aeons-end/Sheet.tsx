import { useSignal } from '@preact/signals'
import type { SheetEntry } from '../../../language/face.ts'
import { Glyph } from '../../card/glyphs.tsx'
import { Rich } from '../../card/Rich.tsx'
import { speaking } from '../../page/words.ts'
import { Dialog } from '../menus/Dialog.tsx'
import { aeonsEndWords } from './words/words.ts'

const w = speaking(aeonsEndWords)

interface SheetNameProps {
  readonly name: string
  readonly sheet: SheetEntry | undefined
  readonly class: string
}

/** The name of a mage or a nemesis; it opens her sheet with everything that is printed on it. */
export function SheetName({ name, sheet, class: extra }: SheetNameProps) {
  const open = useSignal(false)
  return (
    <>
      <h2 class={extra}>
        <button
          type="button"
          class="sheet-name"
          title={w.value.readSheet}
          onClick={() => {
            open.value = sheet !== undefined
          }}
        >
          {name} <Glyph name="help" />
        </button>
      </h2>
      {open.value && sheet !== undefined && (
        <Dialog
          title={sheet.title === '' ? sheet.name : `${sheet.name}, ${sheet.title}`}
          class="sheet"
          close={() => {
            open.value = false
          }}
        >
          {sheet.sections.map(({ part, heading, lines }) => (
            <section key={part}>
              <h3>{heading}</h3>
              {lines.map((line) => (
                <p key={line}>
                  <Rich text={line} />
                </p>
              ))}
            </section>
          ))}
        </Dialog>
      )}
    </>
  )
}
