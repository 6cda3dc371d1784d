import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { announce } from '../page/announce.tsx'
import { copyText } from '../page/clipboard.ts'
import { speaking } from '../page/words.ts'
import { linkTo } from './address.ts'
import { invitationOf, keepInvitation } from './host.ts'
import { onlineWords } from './words.ts'

const w = speaking(onlineWords)

/** The link for friends, as text and as a picture. */
export function Invitation({
  id,
  place,
  renew: turn,
  problem,
}: {
  readonly id: string
  /** The page that the link leads to. */
  readonly place: string
  readonly renew: () => Promise<{ readonly key: string | null }>
  readonly problem: (text: string) => void
}) {
  const key = useSignal(invitationOf(id))
  const said = useSignal('')
  const field = useRef<HTMLInputElement>(null)
  const address = key.value === null ? '' : linkTo([place, id, key.value])
  const renew = async () => {
    try {
      const { key: made } = await turn()
      if (made === null) return
      keepInvitation(id, made)
      key.value = made
      said.value = ''
    } catch (error) {
      problem((error as Error).message)
    }
  }
  const copy = async () => {
    said.value = await copyText(address, w.value.copied, w.value.selectAndCopy)
    field.current?.select()
    announce(said.value)
  }
  return (
    <section class="slab invitation" aria-labelledby="invitation">
      {key.value !== null && <Code text={address} />}
      <h2 id="invitation">{w.value.invitation}</h2>
      <p>{w.value.invitationHint}</p>
      {key.value !== null && (
        <div class="link-line">
          <label>
            <span class="unseen">{w.value.link}</span>
            <input ref={field} type="text" readOnly value={address} onFocus={() => field.current?.select()} />
          </label>
          <button type="button" class="button" onClick={() => void copy()}>
            {w.value.copy}
          </button>
        </div>
      )}
      {said.value !== '' && <p class="quiet">{said.value}</p>}
      <button type="button" class="button" onClick={() => void renew()}>
        {w.value.newLink}
      </button>
    </section>
  )
}

/** The link as a picture for a telephone. */
function Code({ text }: { readonly text: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    void import('lean-qr').then(({ generate }) => {
      if (canvas.current !== null)
        generate(text).toCanvas(canvas.current, { on: [16, 24, 28, 255], off: [240, 238, 226, 255] })
    })
  }, [text])
  return <canvas ref={canvas} class="qr" role="img" aria-label={w.value.qr} />
}
