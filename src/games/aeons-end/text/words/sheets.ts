import type { Lang, SheetEntry } from '../../../../language/face.ts'
import { mages, nemeses } from '../../content.ts'
import { abilityText, mageNames, matText, nemesisName } from '../index.ts'

/** Mages with their ability, nemeses with their mat. */
export const sheets = (lang: Lang): SheetEntry[] => [
  ...mages.map((mage): SheetEntry => {
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
