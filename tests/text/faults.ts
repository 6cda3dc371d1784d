import type { Lang } from '../../src/language/face.ts'

/** What no text may contain: each with the mistake it shows. */
const always: readonly (readonly [RegExp, string])[] = [
  [/undefined|\[object|NaN|null/, 'a value instead of words'],
  [/ {2}|[ \u00a0]$|^[ \u00a0]/m, 'a stray space'],
  [/ [.,)]|\( /, 'a space before punctuation'],
  [/,,|\.\.|,\./, 'doubled punctuation'],
  [/'/, 'a straight apostrophe'],
  [/\b(\p{L}+) \1\b/u, 'a doubled word'],
]

const english: readonly (readonly [RegExp, string])[] = [
  [/\ba (?:[aeio]|un[^i])/i, 'a before a vowel'],
  [/\ban [^aeiou]/i, 'an before a consonant'],
  [
    /(?<! and this )\b(?:player|ally|Gravehold|minion|acolyte) (?:suffer|draw|discard(?! pile)|destroy|gain|lose|reveal|place|focus|return|prep|resolve|shuffle)\b/,
    'a plural verb after one',
  ],
  [
    /\b(?:players|allies|husks|acolytes) (?:suffers|draws|discards|destroys|gains|loses|reveals|places|focuses|has|wins)\b/,
    'a singular verb after several',
  ],
  [/\bmay \w+s\b(?! )/, 'a conjugated verb after may'],
  [/\b(?:two|three|four|five|six) (?:card|spell|husk|gem|token|acolyte)\b/, 'a singular after several'],
  [/\bone (?:cards|spells|husks|gems|tokens|acolytes)\b/, 'a plural after one'],
]

const french: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:de|à) les?(?!\p{L})/iu, 'a missing contraction'],
  [
    /(?<![\p{L}-])(?:de|que|ne|se|le|la|lorsque|jusque) (?!huit|onz|oui|Hooru|Highbranch|Hache|Happeur|Héraut|Hibou|Hors-la-loi|Héros)[aàâeéèêiîoôuûhœ]/iu,
    'a missing elision',
  ],
  [/(?<!\p{L})si ils?(?!\p{L})/iu, 'si il'],
  [/ [:;!?]/, 'a breaking space before high punctuation'],
  [/[^\s\u00a0]:(?=\s|$)/, 'no space before a colon'],
  [/(?<!joueur )\d \p{L}|\d \{/u, 'a breaking space after a number'],
  [
    /(?<! et ce )(?:joueur|allié|serviteur|Gravehold|acolyte) (?:subissent|gagnent|défaussent|piochent|détruisent|perdent|révèlent)/,
    'a plural verb after one',
  ],
  [
    /(?:joueurs|alliés|acolytes|bogues) (?:subit|gagne|défausse|pioche|détruit|perd|révèle)(?!\p{L})/u,
    'a singular verb after several',
  ],
  [/(?<!\d)[01]\u00a0(?:dégâts|charges|points|jetons)/, 'a plural after 0 or 1'],
  [/(?<!\d)[2-9]\u00a0(?:dégât|charge|point|jeton)(?!s)/, 'a singular after several'],
  [
    /(?:deux|trois|quatre|cinq|six) (?:carte|sort|bogue|gemme|corruption|acolyte)(?!s)/,
    'a singular after several',
  ],
  [
    /(?<!\p{L})un (?:carte|gemme|relique|corruption|bogue|brèche|pile)|(?<!\p{L})une (?:sort|joueur|allié|serviteur|acolyte|jeton)/u,
    'the wrong gender',
  ],
  [
    /(?<!\p{L})ce (?:allié|acolyte|carte|gemme|relique)|(?<!\p{L})cet (?:sort|joueur|serviteur)|(?<!\p{L})cette (?:sort|joueur|allié)/iu,
    'the wrong demonstrative',
  ],
  [
    /(?:carte|gemme|corruption|bogue|relique)s? (?:défaussé|détruit|révélé)s?(?!\p{L})/u,
    'a participle without agreement',
  ],
]

function unbalanced(text: string): boolean {
  let depth = 0
  for (const c of text) {
    if (c === '(' || c === '«') depth += 1
    if (c === ')' || c === '»') depth -= 1
    if (depth < 0) return true
  }
  return depth !== 0
}

/** Mistakes inside words of any kind: labels, lines of a table, sentences. */
export function faultsInside(text: string, lang: Lang): string[] {
  const found = [...always, ...(lang === 'en' ? english : french)]
    .filter(([pattern]) => pattern.test(text))
    .map(([pattern, why]) => `${why}: ${pattern.exec(text)?.[0]}`)
  if (unbalanced(text)) found.push('unbalanced brackets')
  return found.map((each) => `${each} in “${text}”`)
}

/** Every mistake in one paragraph; a question may end as one. */
export function faults(text: string, lang: Lang, { asks = false } = {}): string[] {
  const found = faultsInside(text, lang)
  const ends = asks ? /(?:\.|\?)$/ : /(?:\.|:|\.\))$/
  if (text !== 'OR' && text !== 'OU' && !ends.test(text)) found.push(`no full stop in “${text}”`)
  if (!/^[\p{Lu}\d(]/u.test(text)) found.push(`no capital in “${text}”`)
  return found
}
