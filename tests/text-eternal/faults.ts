import type { Lang } from '../../src/language/face.ts'
import { faults as common } from '../text/faults.ts'

/** What is wrong in a text of Eternal beyond what is wrong in any text. */
const english: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:unit|weapon|spell|card|player|wielder|it|he|she) (?:get|have|are|deal|stay|discard|draw)\b(?!s)/,
    'a plural verb after one',
  ],
  [
    /(?<!of (?:your|their) )\b(?:[Uu]nits|[Ww]eapons|[Ss]pells|they) (?:gets|has|is|deals|stays|costs)\b/,
    'a singular verb after several',
  ],
  [/\b(?:[2-9]|two|three|four|five) (?:unit|card|spell|weapon|relic)\b/, 'a singular after several'],
  [/^(?:Summon|Entomb|Infiltrate|Empower|Fate|Ultimate): \p{Ll}/u, 'a small letter after a label'],
]

const french: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})un (?:unité|arme|relique|carte|malédiction|copie)|(?<!\p{L})une (?:sort|joueur|attachement|site|sceau|ennemi)(?!\p{L})/u,
    'the wrong gender',
  ],
  [
    /(?:unité|arme|carte|relique)s? (?:ennemi|épuisé|étourdi|maudit|attaquant)s?(?!\p{L})/u,
    'an adjective without agreement',
  ],
  [
    /(?<![lL]’une de (?:vos|ses) )(?:unités|armes|cartes|reliques) (?:gagne|a|est|coûte|reste)(?!\p{L})/u,
    'a singular verb after several',
  ],
  [/(?:unité|arme|carte|relique) (?:gagnent|ont|sont|coûtent|restent)(?!\p{L})/u, 'a plural verb after one'],
  [
    /^(?:Invocation|Ensevelissement|Infiltration|Renfort|Destin|Ultime)\u00a0: (?:Jouez|Piochez|Infligez|Vous|Donnez)/,
    'a capital after a label',
  ],
  [
    /(?<!\p{L})(?:vos|ses|les|des) (?:unité|arme|carte|sort|relique)(?!s)/u,
    'a singular after a plural article',
  ],
]

/** What holds a name or a label in front of the sentence away from the rules for sentences. */
const isSkillLine = (text: string): boolean => !/[.:]/.test(text)

const mayStartSmall = /^(?:no capital)/
const isEight = /an before a consonant: an (?:8|11|18)/
/** A word boundary beside an accent is none. */
const isAccent = /a doubled word: é é/

/** Every mistake in one line of a card. */
export function faults(text: string, lang: Lang): string[] {
  if (isSkillLine(text)) return / {2}|undefined|,,/.test(text) ? [`a broken list of skills in “${text}”`] : []
  const symbols = /^[{+−]/.test(text)
  const found = common(text, lang).filter(
    (each) => !isEight.test(each) && !isAccent.test(each) && !(symbols && mayStartSmall.test(each)),
  )
  const own = (lang === 'en' ? english : french)
    .filter(([pattern]) => pattern.test(text))
    .map(([pattern, why]) => `${why}: ${pattern.exec(text)?.[0]} in “${text}”`)
  return [...found, ...own]
}

/** What nobody at the table may ever read. */
export const raw = /undefined|\[object|NaN|null|\{"|"\}|\u2060|\u2061|\u2063|\b\d+-(?:\d+|t-)/
