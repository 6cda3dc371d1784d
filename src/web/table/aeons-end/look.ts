import { ROMAN } from '../../card/Card.tsx'
import { aCard } from '../../card/naming.ts'
import { speaking } from '../../page/words.ts'
import type { Cards, ChoiceLook } from '../table-parts.ts'
import type { Choice, Moment } from './types.ts'
import { aeonsEndWords } from './words/words.ts'

const w = speaking(aeonsEndWords)

const ROOM = 9

const countOf = ({ question }: Moment, kind: string): number =>
  question?.choices.filter(({ ref }) => ref.kind === kind).length ?? 0

/** How many buttons there would be if only cards to gain and breaches to prep to stood together. */
function crowded(moment: Moment): boolean {
  const choices = moment.question?.choices ?? []
  const preps = new Set(choices.flatMap(({ ref }) => (ref.kind === 'prep' ? [ref.card] : [])))
  const apart = choices.filter(({ ref }) => ref.kind !== 'gain' && ref.kind !== 'prep').length
  return apart + preps.size + Math.min(1, countOf(moment, 'gain')) > ROOM
}

/** The title behind which a choice stands with its like, or undefined when it stands alone. */
export function groupOf({ ref }: Choice, moment: Moment, cards: Cards): string | undefined {
  switch (ref.kind) {
    case 'gain':
      return countOf(moment, 'gain') > 1 ? w.value.gainCard : undefined
    case 'prep': {
      const same = moment.question?.choices.filter(
        (other) => other.ref.kind === 'prep' && other.ref.card === ref.card,
      )
      return typeof ref.card === 'string' && (same?.length ?? 0) > 1
        ? w.value.prepCard(aCard(cards.get(ref.card)))
        : undefined
    }
    case 'focus':
      return crowded(moment) && countOf(moment, 'focus') > 1 ? w.value.focusBreach : undefined
    case 'open':
      return crowded(moment) && countOf(moment, 'open') > 1 ? w.value.openBreach : undefined
    default:
      return undefined
  }
}

/** A choice of the engine as a button: what it costs stands apart from what it does. */
export function look({ ref, label, ...choice }: Choice, moment: Moment, cards: Cards): ChoiceLook {
  const group = groupOf({ ref, label, ...choice }, moment, cards)
  const { title, note, cost } = label
  const turned = ref.kind === 'focus' || ref.kind === 'open' ? ref : null
  return {
    title: turned === null ? title : `${w.value[turned.kind]} ${ROMAN[turned.breach] ?? ''}`,
    ...(note === undefined || turned !== null ? {} : { note }),
    ...(cost === undefined ? {} : { cost: `${cost.n}{ae}` }),
    ...(group === undefined ? {} : { group }),
  }
}
