import type { Badge } from '../../../card/Card.tsx'
import { Icon } from '../../../card/Picture.tsx'
import { wordsLater } from '../../../page/later.tsx'
import { lang } from '../../../page/settings.ts'
import { speaking } from '../../../page/words.ts'
import type { CardInPlay, SeenCard } from '../view.ts'
import { SKILL_ICONS } from '../words/signs.ts'
import { skillNames } from '../words/skill-names.ts'

const w = speaking(skillNames)
const meant = wordsLater(async () => (await import('../words/skill-meanings.ts')).skillMeanings)
const means = (skill: string): string | undefined => meant.value?.[skill]

/** Marks that are worth a picture; the others show in how the card lies. */
const SHOWN_MARKS = ['stunned', 'played this turn'] as const

const badge = (skill: string, n?: number): Badge => ({
  icon: SKILL_ICONS[skill] ?? 'star-swirl',
  name: `${w.value[skill] ?? skill}${n === undefined || n === 1 ? '' : ` ${n}`}`,
})

/** The skills and states of a card as small pictures with words. */
export function badgesOf(
  card: SeenCard & Partial<Pick<CardInPlay, 'marks'>>,
  unit: boolean,
): readonly Badge[] {
  const spent = card.marks ?? []
  const skills = (card.skills ?? []).filter(
    (skill) => skill !== 'warcry' && !(skill === 'aegis' && spent.includes('aegis spent')),
  )
  const canRush = skills.includes('charge')
  return [
    ...skills.map((skill) => badge(skill)),
    ...(card.warcry === undefined ? [] : [badge('warcry', card.warcry)]),
    ...(card.silenced === true ? [badge('silenced')] : []),
    ...SHOWN_MARKS.filter(
      (mark) => unit && spent.includes(mark) && !(mark === 'played this turn' && canRush),
    ).map((mark) => badge(mark)),
  ]
}

/** What the skills of a card mean, for the peek. */
export const meanings = (card: SeenCard & Partial<Pick<CardInPlay, 'marks'>>): string | undefined => {
  const known = [...(card.skills ?? []), ...(card.warcry === undefined ? [] : ['warcry'])]
  const colon = lang.value === 'fr' ? '\u00a0:' : ':'
  const lines = [...new Set(known)].flatMap((skill) => {
    const said = means(skill)
    return said === undefined ? [] : [`${w.value[skill]}${colon} ${said}`]
  })
  return lines.length === 0 ? undefined : lines.join(' ')
}

export function Badges({ skills }: { readonly skills: readonly string[] }) {
  if (skills.length === 0) return null
  return (
    <ul class="badges">
      {skills.map((skill) => (
        <li key={skill} title={means(skill)}>
          <Icon name={SKILL_ICONS[skill] ?? 'star-swirl'} />
          {w.value[skill] ?? skill}
        </li>
      ))}
    </ul>
  )
}
