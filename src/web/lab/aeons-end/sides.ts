import type { Flags } from '../../games/game.ts'
import { offerOf } from '../../page/library.ts'
import { lang } from '../../page/settings.ts'
import type { Sides } from '../headline.ts'
import { labWords } from '../words.ts'

/** The mages against a nemesis, or against whichever was drawn. */
export async function aeonsEndSides({ nemesis }: Flags): Promise<Sides> {
  const language = lang.peek()
  const { nemeses } = await offerOf('aeons-end', language)
  const words = labWords[language]
  return { who: words.theMages, against: nemeses.find(({ id }) => id === nemesis)?.name ?? words.anyNemesis }
}
