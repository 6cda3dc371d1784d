import { Said } from '../../page/Said.tsx'
import { lang } from '../../page/settings.ts'
import { speaking } from '../../page/words.ts'
import type { GameId } from '../../source/source.ts'
import { Why } from '../answers/Why.tsx'
import { tableWords } from '../words.ts'

const w = speaking(tableWords)

/** The sentences of the rulebook that the question comes from. */
export function RuleSign({ game, ids }: { readonly game: GameId; readonly ids: readonly string[] }) {
  const ask = async () => {
    const { rulesUnder } = await import('../../learn/rulings.ts')
    return (await rulesUnder(game, lang.peek(), ids)).map((words, n) => ({ n, words }))
  }
  return (
    <Why ask={ask} class="ask-rule" title={w.value.theRule}>
      <Said as={w.value.theRule}>§</Said>
    </Why>
  )
}
