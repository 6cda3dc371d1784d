import { useSignal } from '@preact/signals'
import { speaking } from '../../page/words.ts'
import { linkTo } from '../address.ts'
import { api } from '../api.ts'
import { LinkField } from '../LinkField.tsx'
import { invitationOf, keepInvitation } from '../room/host.ts'
import { onlineWords } from '../words.ts'

const words = speaking({
  en: {
    title: 'Let others watch',
    hint: 'Whoever has the link sees what lies open at this table, and can do nothing. A new link ends the old one.',
    make: 'Make a link for watching',
    link: 'Link for watching',
    end: 'End the link',
    ended: 'Nobody can come by the link any more.',
  },
  fr: {
    title: 'Laisser regarder',
    hint: 'Qui a le lien voit ce qui est visible de tous à cette table, et ne peut rien y faire. Un nouveau lien remplace l’ancien.',
    make: 'Créer un lien pour regarder',
    link: 'Lien pour regarder',
    end: 'Fermer ce lien',
    ended: 'Plus personne ne peut venir par ce lien.',
  },
})

const w = speaking(onlineWords)

interface WatchLinkProps {
  readonly id: string
  /** Opened when somebody wants it. */
  readonly folded?: boolean
}

/** A link with which people without a seat may watch a table. */
export function WatchLink({ id, folded = false }: WatchLinkProps) {
  const kept = `watch/${id}`
  const key = useSignal(invitationOf(kept))
  const said = useSignal('')
  const address = key.value === null ? '' : linkTo(['t', id], { k: key.value })
  const turn = async (on: boolean) => {
    try {
      key.value = (await api.watch(id, on)).key
      keepInvitation(kept, key.value)
      said.value = on ? '' : words.value.ended
    } catch (error) {
      said.value = (error as Error).message
    }
  }
  const inside = (
    <>
      <p class="quiet">{words.value.hint}</p>
      {key.value !== null && <LinkField label={words.value.link} address={address} isLabelUnseen />}
      <p class="link-acts">
        <button type="button" class="button" onClick={() => void turn(true)}>
          {key.value === null ? words.value.make : w.value.newLink}
        </button>
        {key.value !== null && (
          <button type="button" class="button" onClick={() => void turn(false)}>
            {words.value.end}
          </button>
        )}
      </p>
      <p role="status">{said.value}</p>
    </>
  )
  return folded ? (
    <details class="slab">
      <summary>{words.value.title}</summary>
      <div class="watch-link">{inside}</div>
    </details>
  ) : (
    <section class="watch-link" aria-labelledby="watch-link">
      <h3 id="watch-link">{words.value.title}</h3>
      {inside}
    </section>
  )
}
