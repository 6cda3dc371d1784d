import { to } from '../page/route.ts'
import { type Catalogue, speaking } from '../page/words.ts'
import { tableWords } from './words.ts'

export type TroubleKind = 'damaged' | 'missing'

const troubleWords: Catalogue<Readonly<Record<TroubleKind, string>>> = {
  en: {
    damaged: 'This saved game is damaged. It was put aside; your other games are untouched.',
    missing: 'There is no such game in this browser.',
  },
  fr: {
    damaged: 'Cette sauvegarde est abîmée. Elle a été mise de côté\u202f; vos autres parties sont intactes.',
    missing: 'Cette partie n’est pas dans ce navigateur.',
  },
}
const w = speaking(troubleWords)
const t = speaking(tableWords)

/** A game that cannot be opened on the table, and why. */
export function Trouble({ what, why }: { readonly what: TroubleKind; readonly why: string | null }) {
  return (
    <main class="page">
      <h1>{w.value[what]}</h1>
      {why !== null && <p>{why}</p>}
      <a href={to([])}>{t.value.home}</a>
    </main>
  )
}
