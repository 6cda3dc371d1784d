import { speaking } from '../../page/words.ts'
import { tableWords } from '../words.ts'
import { Dialog } from './Dialog.tsx'
import { keyWords } from './keyboard-words.ts'

const w = speaking(tableWords)
const k = speaking(keyWords)

/** Every key of the table. */
export function KeysDialog({ close }: { readonly close: () => void }) {
  return (
    <Dialog title={w.value.keys} close={close}>
      <dl class="keys">
        {k.value.allKeys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd class="calm">{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
