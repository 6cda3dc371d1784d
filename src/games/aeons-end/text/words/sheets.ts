import type { SheetEntry } from '../../../../language/face.ts'
import type { Content } from '../../pack.ts'
import type { CardLanguage } from '../context.ts'
import { abilityText, mageNames, matText, nemesisName } from '../texts.ts'

/** Mages with their ability, nemeses with their mat. */
export const sheets = (t: CardLanguage, { mages, mats, nemeses }: Content): SheetEntry[] => [
  ...[...mages, ...mats].map((mage): SheetEntry => {
    const { name, title, ability } = mageNames(mage.id, t)
    return {
      id: mage.id,
      type: 'mage',
      name,
      title,
      sections: [{ part: 'ability', heading: ability, lines: abilityText(mage, t) }],
    }
  }),
  ...nemeses.map(
    (nemesis): SheetEntry => ({
      id: nemesis.id,
      type: 'nemesis',
      name: nemesisName(nemesis.id, t),
      title: '',
      sections: matText(nemesis, t),
    }),
  ),
]
