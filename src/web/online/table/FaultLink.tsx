import { speaking } from '../../page/words.ts'
import type { Sitting } from '../../table/sitting/sitting.ts'
import { linkTo } from '../address.ts'
import { LinkField } from '../LinkField.tsx'

const words = speaking({
  en: {
    title: 'Something is wrong in the game',
    hint: 'Send this link to whoever looks after the game, with a word about what is wrong: it leads to this very moment, seen as you see it. As long as the game goes on it opens nothing and tells nobody’s cards.',
    hintOver:
      'Send this link to whoever looks after the game, with a word about what is wrong: it leads to this very moment, seen as you see it.',
    link: 'Link to this moment',
  },
  fr: {
    title: 'Quelque chose ne va pas dans la partie',
    hint: 'Envoyez ce lien à qui s’occupe du jeu, avec un mot sur ce qui ne va pas\u00a0: il mène à ce moment précis, vu comme vous le voyez. Tant que la partie dure, il n’ouvre rien et ne dit les cartes de personne.',
    hintOver:
      'Envoyez ce lien à qui s’occupe du jeu, avec un mot sur ce qui ne va pas\u00a0: il mène à ce moment précis, vu comme vous le voyez.',
    link: 'Lien vers ce moment',
  },
})

interface FaultLinkProps {
  readonly table: string
  readonly sitting: Sitting
  readonly over: boolean
}

/** A link with which a fault can be seen again: the moment that is looked at, in the record that everybody may see once the game is over. */
export function FaultLink({ table, sitting, over }: FaultLinkProps) {
  const moment = sitting.past.value ?? sitting.moment.value
  if (moment === null) return null
  const { at, eyes } = moment
  return (
    <section aria-labelledby="fault-link">
      <h3 id="fault-link">{words.value.title}</h3>
      <p class="quiet">{over ? words.value.hintOver : words.value.hint}</p>
      <LinkField
        label={words.value.link}
        address={linkTo(['replay', table], { at: String(at), eyes: String(eyes) })}
      />
    </section>
  )
}
