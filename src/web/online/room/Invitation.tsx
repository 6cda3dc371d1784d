import { useEffect, useRef } from 'preact/hooks'
import { speaking } from '../../page/words.ts'
import { linkTo } from '../address.ts'
import { LinkField } from '../LinkField.tsx'
import { onlineWords } from '../words.ts'
import { invitationOf, inviteeOf, keepInvitation } from './host.ts'

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
  const key = invitationOf(id)
  const invitee = inviteeOf(id)
  const address = key === null ? '' : linkTo([place, id, key])
  const renew = async () => {
    try {
      const { key: made } = await turn()
      if (made === null) return
      keepInvitation(id, made)
    } catch (error) {
      problem((error as Error).message)
    }
  }
  return (
    <section class="slab invitation" aria-labelledby="invitation">
      {key !== null && <Code text={address} />}
      <h2 id="invitation">{w.value.invitation}</h2>
      <p>{invitee === null ? w.value.invitationHint : w.value.invitationFor(invitee)}</p>
      {key !== null && <LinkField label={w.value.link} address={address} isLabelUnseen />}
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
