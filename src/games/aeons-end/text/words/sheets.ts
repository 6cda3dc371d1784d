import type { Lang, SheetEntry } from '../../../../language/face.ts'
import type { Content } from '../../pack.ts'
import { abilityText, mageNames, matText, nemesisName } from '../texts.ts'

/** Mages with their ability, nemeses with their mat. */
export const sheets = (lang: Lang, { mages, mats, nemeses }: Content): SheetEntry[] => [
  ...[...mages, ...mats].map((mage): SheetEntry => {
    const { name, title, ability } = mageNames(mage.id, lang)
    return {
      id: mage.id,
      type: 'mage',
      name,
      title,
      sections: [{ part: 'ability', heading: ability, lines: abilityText(mage, lang) }],
    }
  }),
  ...nemeses.map(
    (nemesis): SheetEntry => ({
      id: nemesis.id,
      type: 'nemesis',
      name: nemesisName(nemesis.id, lang),
      title: '',
      sections: matText(nemesis, lang),
    }),
  ),
]
