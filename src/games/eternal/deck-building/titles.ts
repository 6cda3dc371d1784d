import type { Lang } from '../../../language/face.ts'

/** The starter decks in French; those of tournaments keep the names under which they were played. */
const french: Readonly<Record<string, string>> = {
  'Rakano Warcry': 'Cri de guerre de Rakano',
  'Combrei Empower': 'Renfort de Combrei',
  'Elysian Flyers': 'Volants élysiens',
  'Feln Control': 'Contrôle de Feln',
  'Stonescar Aggro': 'Assaut de Stonescar',
  'Skycrag Burn': 'Brasier de Skycrag',
  'Praxis Tokens': 'Nuées de Praxis',
  'Xenan Recursion': 'Retours de Xenan',
  'Hooru Skies': 'Cieux de Hooru',
  'Argenport Lifesteal': 'Vol de vie d’Argenport',
}

/** What a deck that is offered is called. */
export const deckTitle = (name: string, lang: Lang): string => (lang === 'fr' ? (french[name] ?? name) : name)

/** The name by which the game knows it, whichever language it was said in. */
export function deckSaid(said: string): string {
  const plain = (text: string): string => text.toLowerCase().replaceAll("'", '’')
  return Object.keys(french).find((name) => plain(french[name]!) === plain(said)) ?? said
}
